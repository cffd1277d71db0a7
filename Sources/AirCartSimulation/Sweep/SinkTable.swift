import AirCart

/// Where the values of each metric go: memory with its layout.
///
/// Threads write different parts of the same columns, so nothing is shared that is written twice.
struct SinkTable: @unchecked Sendable {
  let memory: UnsafeMutablePointer<Double>
  let layout: SweepLayout
}

/// The sinks of one axis: a pointer for every metric, into its column or into memory that is
/// thrown away, so that the evaluator need not ask.
struct SinkRow {
  /// One pointer for each case of `CellMetric`.
  let sinks: UnsafeMutablePointer<UnsafeMutablePointer<Double>>
  /// The metrics that are kept, and where.
  private let kept: [(metric: Int, column: SweepLayout.Column)]
  private let memory: UnsafeMutablePointer<Double>

  init(_ table: SinkTable, fieldCount: Int, in scratch: inout Scratch) {
    let metrics = CellMetric.allCases
    let fieldCount = max(1, fieldCount)
    let discarded: UnsafeMutablePointer<Double> = scratch.take(metrics.count * fieldCount)
    sinks = scratch.take(metrics.count)
    for metric in metrics.indices { sinks[metric] = discarded + metric * fieldCount }
    memory = table.memory
    kept = metrics.compactMap { metric in
      table.layout.column(metric).map { (metric.rawValue, $0) }
    }
  }

  /// Points every sink at the axis of a cart and a combination of rates.
  func move(cart: Int, combination: Int) {
    for (metric, column) in kept {
      sinks[metric] = memory + column.index(cart: cart, combination: combination, field: 0)
    }
  }
}
