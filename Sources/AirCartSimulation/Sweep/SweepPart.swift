import AirCart

/// The values of some combinations of rates of a sweep.
package struct SweepPart: Sendable {
  let layout: SweepLayout
  let combinations: Range<Int>
  var values: [Double]
  /// The worst difference that the judge saw in these cells.
  var worst: SweepAgreement.Difference?

  /// Room for the values, of which none is there yet.
  init(_ sweep: Sweep, _ combinations: Range<Int>) {
    let layout = sweep.grid.layout(sweep.options.computedMetrics, combinations: combinations.count)
    self.layout = layout
    self.combinations = combinations
    values = [Double](unsafeUninitializedCapacity: layout.valueCount) { buffer, initialized in
      initialized = layout.valueCount
      guard let base = buffer.baseAddress else { return }
      adviseLargePages(base, bytes: initialized * MemoryLayout<Double>.stride)
    }
  }

  /// The value of a metric in a cell of the part; `nil` for a metric that was not asked for.
  package func value(_ metric: CellMetric, at cell: SweepGrid.Cell) -> Double? {
    layout.column(metric).map { column in
      values[
        column.index(
          cart: cell.cart, combination: cell.combination - combinations.lowerBound,
          field: cell.field)]
    }
  }
}

/// A block is a combination of rates.
extension Sweep {
  package var blockCount: Int { grid.rateCombinationCount }

  package func tallies(
    of combinations: Range<Int>, _ watch: StudyWatch
  ) throws(SweepError) -> SweepPart {
    var part = SweepPart(self, combinations)
    try evaluate(&part, watch)
    part.worst = try SweepJudge(self).worst(of: part, watch)
    return part
  }

  package func results(_ part: SweepPart) -> SweepResults {
    SweepResults(
      grid: grid, metrics: options.computedMetrics,
      agreement: SweepJudge(self).agreement(part.worst), values: part.values)
  }
}
