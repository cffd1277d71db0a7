import AirCart

/// Where the values of each metric go: the base of a column, or nothing when it was not asked for.
///
/// Threads write different parts of the same columns, so nothing is shared that is written twice.
struct SinkTable: @unchecked Sendable {
  private let bases: [UnsafeMutablePointer<Double>?]

  /// Divides memory into one column after the other.
  init(_ memory: UnsafeMutablePointer<Double>, metrics: [CellMetric], cellCount: Int) {
    var bases = [UnsafeMutablePointer<Double>?](repeating: nil, count: CellMetric.allCases.count)
    for (column, metric) in metrics.enumerated() {
      bases[metric.rawValue] = memory + column * cellCount
    }
    self.bases = bases
  }

  /// Returns the base of a metric's column.
  func base(_ metric: CellMetric) -> UnsafeMutablePointer<Double>? { bases[metric.rawValue] }
}

/// The sinks of one axis: a pointer for every metric, into its column or into memory that is
/// thrown away, so that the evaluator need not ask.
struct SinkRow {
  /// One pointer for each case of `CellMetric`.
  let sinks: UnsafeMutablePointer<UnsafeMutablePointer<Double>>
  /// The bases of the columns in the same order, and how far each follows the axis: not at all
  /// for what is thrown away.
  private let bases: UnsafeMutablePointer<UnsafeMutablePointer<Double>>
  private let strides: UnsafeMutablePointer<Int>
  private let metricCount: Int

  init(_ table: SinkTable, fieldCount: Int, in scratch: inout Scratch) {
    metricCount = CellMetric.allCases.count
    let discarded: UnsafeMutablePointer<Double> = scratch.take(metricCount * fieldCount)
    sinks = scratch.take(metricCount)
    bases = scratch.take(metricCount)
    strides = scratch.take(metricCount)
    for metric in CellMetric.allCases {
      let column = table.base(metric)
      bases[metric.rawValue] = column ?? discarded + metric.rawValue * fieldCount
      strides[metric.rawValue] = column == nil ? 0 : 1
    }
    move(to: 0)
  }

  /// Points every sink at the axis that starts at an offset of its column.
  func move(to offset: Int) {
    for metric in 0..<metricCount { sinks[metric] = bases[metric] + offset * strides[metric] }
  }
}
