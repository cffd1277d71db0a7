import AirCart
import AirCartSimulation

/// The values of a metric as a report shows them, in the units of the input.
struct MatrixValues {
  let metric: PageMetric
  private let results: SweepResults
  private let reference: Int

  init(_ metric: PageMetric, of results: SweepResults, reference: Int) {
    self.metric = metric
    self.results = results
    self.reference = reference
  }

  /// The value of a cell; NaN where there is none.
  func value(_ cart: Int, _ field: Int, _ combination: Int) -> Double {
    let value = shown(.init(cart: cart, field: field, combination: combination))
    guard metric.figure == .against else { return value }
    guard cart != reference else { return .nan }
    return value - shown(.init(cart: reference, field: field, combination: combination))
  }

  private func shown(_ cell: SweepGrid.Cell) -> Double {
    let value = results.value(metric.metric, at: cell)
    guard metric.metric == .areaPerFill else { return value }
    return value > 0 ? Area(acres: value).value(results.grid.units) : .nan
  }

  /// The least and the greatest value of some cells; `nil` without any.
  func bounds(_ selection: PageSelection) -> (low: Double, high: Double)? {
    var (low, high) = (Double.infinity, -Double.infinity)
    let combinations = selection.combinations
    for cart in selection.carts {
      for combination in combinations {
        for field in selection.fields {
          let value = value(cart, field, combination)
          guard value.isFinite else { continue }
          (low, high) = (min(low, value), max(high, value))
        }
      }
    }
    return low <= high ? (low, high) : nil
  }
}
