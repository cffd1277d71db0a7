/// Where the values of each metric go: the base of a column, or nothing when it was not asked for.
///
/// Threads write different parts of the same columns, so nothing is shared that is written twice.
struct SinkTable: @unchecked Sendable {
  private let bases: [UnsafeMutablePointer<Double>?]

  init(_ pointers: [UnsafeMutablePointer<Double>], metrics: [CellMetric]) {
    var bases = [UnsafeMutablePointer<Double>?](repeating: nil, count: CellMetric.allCases.count)
    for (pointer, metric) in zip(pointers, metrics) { bases[metric.rawValue] = pointer }
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
  private let table: SinkTable
  private let discarded: UnsafeMutablePointer<Double>
  private let fieldCount: Int

  init(_ table: SinkTable, fieldCount: Int) {
    self.table = table
    self.fieldCount = fieldCount
    let metrics = CellMetric.allCases.count
    discarded = .allocate(capacity: metrics * fieldCount)
    sinks = .allocate(capacity: metrics)
    move(to: 0)
  }

  func deallocate() {
    sinks.deallocate()
    discarded.deallocate()
  }

  /// Points every sink at the axis that starts at an offset of its column.
  func move(to offset: Int) {
    for metric in CellMetric.allCases {
      sinks[metric.rawValue] =
        table.base(metric).map { $0 + offset } ?? discarded + metric.rawValue * fieldCount
    }
  }
}
