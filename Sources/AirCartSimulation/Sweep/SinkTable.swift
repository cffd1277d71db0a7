import AirCart

/// Where the values of each metric go: memory with its layout.
///
/// Threads write different parts of the same columns, so nothing is shared that is written twice.
struct SinkTable: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<Double>
  private let layout: SweepLayout

  init(_ memory: UnsafeMutablePointer<Double>, _ layout: SweepLayout) {
    self.memory = memory
    self.layout = layout
  }

  /// Returns the base of a metric's column and how far it moves from cart to cart and from one
  /// combination of rates to the next; `nil` when it was not asked for.
  func column(
    _ metric: CellMetric
  ) -> (base: UnsafeMutablePointer<Double>, cart: Int, combination: Int)? {
    layout.column(metric).map { (memory + $0.start, $0.cart, $0.combination) }
  }
}

/// The sinks of one axis: a pointer for every metric, into its column or into memory that is
/// thrown away, so that the evaluator need not ask.
struct SinkRow {
  private struct Column {
    let base: UnsafeMutablePointer<Double>
    let cart: Int
    let combination: Int
  }

  /// One pointer for each case of `CellMetric`.
  let sinks: UnsafeMutablePointer<UnsafeMutablePointer<Double>>
  /// The columns in the same order; what is thrown away does not follow the axis.
  private let columns: UnsafeMutablePointer<Column>
  private let metricCount: Int

  init(_ table: SinkTable, fieldCount: Int, in scratch: inout Scratch) {
    metricCount = CellMetric.allCases.count
    let fieldCount = max(1, fieldCount)
    let discarded: UnsafeMutablePointer<Double> = scratch.take(metricCount * fieldCount)
    sinks = scratch.take(metricCount)
    columns = scratch.take(metricCount)
    for metric in CellMetric.allCases {
      let place = metric.rawValue
      let column = table.column(metric)
      (columns + place).initialize(
        to: Column(
          base: column?.base ?? discarded + place * fieldCount, cart: column?.cart ?? 0,
          combination: column?.combination ?? 0))
    }
  }

  /// Points every sink at the axis of a cart and a combination of rates.
  func move(cart: Int, combination: Int) {
    for metric in 0..<metricCount {
      let column = columns[metric]
      sinks[metric] = column.base + cart * column.cart + combination * column.combination
    }
  }
}
