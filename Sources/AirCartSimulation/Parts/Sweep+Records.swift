import AirCart

extension Sweep: Study {
  package var size: Int { grid.cellCount }

  package var emptyTallies: SweepPart { SweepPart(self, 0..<blockCount) }

  package func visit(
    _ part: inout SweepPart, _ combinations: Range<Int>, _ records: inout PartRecords
  ) {
    // Those of a metric and a cart lie in a row.
    let rows = options.computedMetrics.compactMap(part.layout.column).flatMap { column in
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
}
