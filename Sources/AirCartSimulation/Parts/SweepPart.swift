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
    let layout = sweep.grid.layout(sweep.computedMetrics, combinations: combinations.count)
    self.layout = layout
    self.combinations = combinations
    values = [Double](unsafeUninitializedCapacity: layout.valueCount) { buffer, initialized in
      initialized = layout.valueCount
      guard let base = buffer.baseAddress else { return }
      adviseLargePages(base, bytes: initialized * MemoryLayout<Double>.stride)
    }
  }

  /// The value of a metric in a cell of the part; `nil` for a metric that was not asked for.
  func value(_ metric: CellMetric, at cell: SweepGrid.Cell) -> Double? {
    layout.column(metric).map { column in
      values[
        column.index(
          cart: cell.cart, combination: cell.combination - combinations.lowerBound,
          field: cell.field)]
    }
  }
}

/// A block is a combination of rates.
extension Sweep: Study {
  package var size: Int { grid.cellCount }
  package var blockCount: Int { grid.rateCombinationCount }

  package func tallies(
    of combinations: Range<Int>, _ watch: StudyWatch
  ) throws(SweepError) -> SweepPart {
    var part = SweepPart(self, combinations)
    try evaluate(&part, watch)
    part.worst = try SweepJudge(self).worst(of: part, watch)
    return part
  }

  package var emptyTallies: SweepPart { SweepPart(self, 0..<blockCount) }

  package func visit(
    _ part: inout SweepPart, _ combinations: Range<Int>, _ records: inout PartRecords
  ) {
    // Those of a metric and a cart lie in a row.
    let rows = computedMetrics.compactMap(part.layout.column).flatMap { column in
      grid.carts.indices.prefix(column.cart > 0 ? grid.carts.count : 1).map { cart in
        let start = column.start + cart * column.cart
        let ends = (combinations.lowerBound, combinations.upperBound)
        return start + ends.0 * column.combination..<start + ends.1 * column.combination
      }
    }
    records.visit(rows, of: &part.values)
    var worst = records.isRead ? nil : part.worst
    visit(&worst, &records)
    part.worst = SweepJudge.worse(part.worst, worst)
  }

  private func visit(_ worst: inout SweepAgreement.Difference?, _ records: inout PartRecords) {
    var count = worst == nil ? 0 : 1
    records.visit(&count)
    guard count == 1 else { return }
    let cell = worst?.cell ?? .init(cart: 0, field: 0, combination: 0)
    var places = [
      cell.cart, cell.field, cell.combination, Int(worst?.objective.rawValue ?? 0),
    ]
    for index in places.indices { records.visit(&places[index]) }
    var values: [Double] = worst.map { [$0.exact, $0.exhaustive, $0.relative] } ?? [0, 0, 0]
    for index in values.indices { records.visit(&values[index]) }
    guard let objective = Objective(rawValue: UInt8(clamping: places[3])) else {
      return records.require(false)
    }
    worst = .init(
      cell: .init(cart: places[0], field: places[1], combination: places[2]),
      objective: objective, exact: values[0], exhaustive: values[1], relative: values[2])
  }

  package func results(_ part: SweepPart) -> SweepResults {
    SweepResults(
      grid: grid, metrics: computedMetrics, agreement: SweepJudge(self).agreement(part.worst),
      values: part.values)
  }
}
