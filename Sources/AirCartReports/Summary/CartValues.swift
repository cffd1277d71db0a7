import AirCart
import AirCartSimulation

/// The values of one metric for one cart, read in the order of the results: fields, then rates.
struct CartValues {
  /// The values by rates, then fields, or one for all fields where the metric does not depend on them.
  let stored: ArraySlice<Double>
  private let combinations: Int
  private let fields: Int
  /// How many values there are for a combination of rates: the number of fields, or one.
  private let valuesPerCombination: Int

  /// `nil` when the metric was not computed.
  init?(_ metric: CellMetric, cart: Int, of results: SweepResults) {
    stored = results.stored(metric, ofCart: cart)
    guard !stored.isEmpty else { return nil }
    combinations = results.grid.rateCombinationCount
    fields = results.grid.fields.count
    valuesPerCombination = stored.count / combinations
  }

  /// The value of a cell.
  @inline(__always)
  subscript(field: Int, combination: Int) -> Double {
    let place = combination * valuesPerCombination + (valuesPerCombination > 1 ? field : 0)
    return stored[stored.startIndex + place]
  }

  /// The values for one field size; all there is of a metric that does not depend on it.
  var ofFirstField: [Double] { (0..<combinations).map { self[0, $0] } }

  /// Calls a function with every cell in the order of the results.
  @inline(__always)
  func visitCells(_ body: (_ field: Int, _ combination: Int, _ value: Double) -> Void) {
    for field in 0..<fields {
      for combination in 0..<combinations { body(field, combination, self[field, combination]) }
    }
  }

  /// Returns the sum of the values that are numbers, in the order of the results.
  func sum() -> Double {
    var sum = 0.0
    visitCells { _, _, value in if value == value { sum += value } }
    return sum
  }

  /// Whether two carts have the same value in every cell but for rounding; no value equals no value.
  func isSame(as other: CartValues) -> Bool {
    zip(stored, other.stored).allSatisfy { FigureTolerance.isSame($0, $1) }
  }
}
