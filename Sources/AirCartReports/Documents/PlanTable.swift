import AirCart

extension PlanDocument {
  /// The plan as a tidy table: one row per tank of the plan and of the simple rule,
  /// and one per product that finds no tank.
  package var table: ResultTable {
    let lines = tableLines
    return ResultTable(
      columns: [
        .init("plan", cells: .texts(lines.map(\.plan))),
        .init("tank", cells: .texts(lines.map(\.tank))),
        .init("capacity_bu", cells: .numbers(lines.map(\.capacity))),
        .init("product", cells: .texts(lines.map(\.product))),
        .init("fill_bu", cells: .numbers(lines.map(\.fill))),
        .init("fill_lb", cells: .numbers(lines.map(\.mass))),
        .init("fill_pct", cells: .numbers(lines.map(\.percent))),
        .init("unallocated_bu", cells: .numbers(lines.map(\.unallocated))),
      ], rowCount: lines.count)
  }

  private var tableLines: [TableLine] {
    let recommended = "recommended"
    let reference = "reference-rule"
    var lines = recommendedRows.map { TableLine(recommended, $0) }
    if !isFeasible { lines += optimalUnallocated.map { TableLine(recommended, $0) } }
    lines += referenceRows.map { TableLine(reference, $0) }
    return lines + referenceUnallocated.map { TableLine(reference, $0) }
  }
}

/// One row of the table; what a row does not have is not a number.
private struct TableLine {
  let plan: String
  var tank: String?
  var capacity = Double.nan
  var product: String?
  var fill = Double.nan
  var mass = Double.nan
  var percent = Double.nan
  var unallocated = Double.nan

  init(_ plan: String, _ row: PlanDocument.TankRow) {
    self.plan = plan
    tank = row.tank
    capacity = row.capacity.bushels
    product = row.product
    fill = row.amount.bushels
    mass = row.mass.pounds
    percent = row.fillPercent
  }

  init(_ plan: String, _ row: PlanDocument.UnallocatedRow) {
    self.plan = plan
    product = row.product
    unallocated = row.amount.bushels
  }
}
