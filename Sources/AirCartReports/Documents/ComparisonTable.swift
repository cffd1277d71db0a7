import AirCart

extension ComparisonDocument {
  /// The comparison as a table: one row per cart in rank order, with the sweep's column names.
  package var table: ResultTable {
    let plans = entries.map(\.document)
    let fillPlans = plans.map(\.plan.fillPlan)
    return ResultTable(
      columns: [
        .init("rank", title: "Rank", cells: .integers(entries.map(\.rank))),
        .init("cart", title: "Cart", cells: .texts(plans.map(\.cart.name))),
        .init(
          "tied_with", title: "Tied with",
          cells: .texts(entries.map { $0.tiedWith.joined(separator: "; ") })),
        .measure("capacity_bu", "Capacity", "bu", 0, plans.map(\.cart.capacity.bushels)),
        .measure("field_ac", "Field", "ac", 2, plans.map(\.problem.area.acres)),
        .measure("demand_bu", "Demand", "bu", 1, plans.map(\.demand.bushels)),
        .measure("cart_load_pct", "Cart load", "%", 1, plans.map(\.cartLoadPercent)),
        .measure("utilization_pct", "Utilization", "%", 1, plans.map(\.utilizationPercent)),
        .measure(
          "greedy_unallocated_bu", "Left over by greedy", "bu", 1,
          plans.map(\.plan.greedy.unallocated.bushels)),
        .measure(
          "optimal_unallocated_bu", "Left over by the optimum", "bu", 1,
          plans.map(\.plan.leastUnallocated.value)),
        .measure(
          "area_per_fill_ac", "Area per fill", "ac", 2, fillPlans.map(\.areaPerFill.acres)),
        .init("fills", title: "Fills", cells: .integers(fillPlans.map(\.fills))),
        .init(
          "limiting_product", title: "Runs out first", cells: .texts(plans.map(\.limitingProduct))),
        .measure(
          "last_fill_ac", "Last fill", "ac", 2, fillPlans.map { $0.lastFill?.acres ?? .nan }),
        .measure(
          "gross_weight_lb", "Gross weight", "lb", 0,
          fillPlans.map { $0.grossWeight?.pounds ?? .nan }),
      ], rowCount: entries.count)
  }
}

extension ResultTable.Column {
  fileprivate static func measure(
    _ name: String, _ title: String, _ unit: String, _ digits: Int, _ values: [Double]
  ) -> Self {
    Self(name, title: title, unit: unit, fractionDigits: digits, cells: .numbers(values))
  }
}
