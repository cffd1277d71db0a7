import AirCart

extension PlanDocument {
  /// The plan as a tidy table: one row per tank of the plan and of the simple rule,
  /// and one per product that finds no tank.
  package var table: ResultTable {
    let lines = tableLines
    let tank = { (value: (Load) -> Double) in
      ResultTable.Cells.numbers(lines.map { $0.tank.map(value) ?? .nan })
    }
    return ResultTable(
      columns: [
        .init("plan", cells: .texts(lines.map(\.plan))),
        .init("tank", cells: .texts(lines.map(\.tank?.tank.name))),
        .init("capacity_bu", cells: tank(\.tank.capacity.bushels)),
        .init("product", cells: .texts(lines.map { $0.tank?.product ?? $0.left?.product })),
        .init("fill_bu", cells: tank(\.volume.bushels)),
        .init("fill_lb", cells: tank(\.weight.pounds)),
        .init("fill_pct", cells: tank(\.fillPercent)),
        .init("unallocated_bu", cells: .numbers(lines.map { $0.left?.amount.bushels ?? .nan })),
      ], rowCount: lines.count)
  }

  private typealias Line = (plan: String, tank: Load?, left: Shortfall?)

  private var tableLines: [Line] {
    let lines = { (plan: String, tanks: [Load], left: [Shortfall]) -> [Line] in
      tanks.map { (plan, $0, nil) } + left.map { (plan, nil, $0) }
    }
    let greedy = plan.greedy
    return lines("recommended", statements.tanks, isFeasible ? [] : plan.shortfalls)
      + lines("reference-rule", greedy.tanks, greedy.unallocatedRows)
  }
}
