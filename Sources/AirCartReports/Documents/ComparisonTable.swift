import AirCart

extension ComparisonDocument {
  /// The comparison as a table: one row per cart in rank order, with the sweep's column names.
  package var table: ResultTable {
    let plans = entries.map(\.document)
    let fillPlans = plans.map(\.plan.fillPlan)
    return ResultTable(
      columns: [
        .init("rank", cells: .integers(entries.map(\.rank))),
        .init("cart", cells: .texts(plans.map(\.cart.name))),
        .init("tied_with", cells: .texts(entries.map { $0.tiedWith.joined(separator: "; ") })),
        .init("capacity_bu", cells: .numbers(plans.map(\.cart.capacity.bushels))),
        .init("field_ac", cells: .numbers(plans.map(\.job.area.acres))),
        .init("demand_bu", cells: .numbers(plans.map(\.demand.bushels))),
        .init("cart_load_pct", cells: .numbers(plans.map(\.cartLoadPercent))),
        .init("utilization_pct", cells: .numbers(plans.map(\.utilizationPercent))),
        .init(
          "greedy_unallocated_bu", cells: .numbers(plans.map(\.plan.greedy.unallocated.bushels))),
        .init("optimal_unallocated_bu", cells: .numbers(plans.map(\.plan.leastUnallocated.value))),
        .init(
          "area_per_fill_ac",
          cells: .numbers(plans.map { $0.isFeasible ? $0.plan.fillPlan.areaPerFill.acres : .nan })),
        .init("fills", cells: .integers(fillPlans.map(\.fills))),
        .init("limiting_product", cells: .texts(plans.map(\.limitingProduct))),
        .init("last_fill_ac", cells: .numbers(fillPlans.map { $0.lastFill?.acres ?? .nan })),
        .init("gross_weight_lb", cells: .numbers(fillPlans.map { $0.grossWeight?.pounds ?? .nan })),
      ], rowCount: entries.count)
  }
}
