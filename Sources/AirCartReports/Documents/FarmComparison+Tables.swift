import AirCart

extension FarmComparison {
  /// The comparison as a table: one row per cart in rank order, an area per fill for each crop.
  package var table: ResultTable {
    let crops = farm.crops.indices.filter { farm.area(ofCrop: $0).acres > 0 }
    let names = DataName.distinct(
      crops.map { DataName.spelling(of: farm.crops[$0].name, fallback: "crop") })
    return ResultTable(columns: cartColumns + zip(crops, names).map(area), rowCount: entries.count)
  }

  private var cartColumns: [ResultTable.Column] {
    let acres = farm.area().acres
    return [
      .init("rank", title: "Rank", cells: .integers(entries.map(\.rank))),
      .init("cart", title: "Cart", cells: .texts(entries.map(\.cart.name))),
      .init(
        "tied_with", title: "Tied with",
        cells: .texts(entries.map { $0.tiedWith.joined(separator: "; ") })),
      .init(
        "capacity_bu", title: "Capacity", unit: "bu", fractionDigits: 0,
        cells: .numbers(entries.map(\.cart.capacity.bushels))),
      .init(
        "area_ac", title: "Area", unit: "ac", fractionDigits: 2, cells: .number { _ in acres }),
      .init("fills", title: "Fills", cells: .integers(entries.map(\.plan.fills))),
      .init(
        "fills_carried_over", title: "Carried over",
        cells: .integers(entries.map(\.plan.fillsCarriedOver))),
      .init("clean_outs", title: "Clean-outs", cells: .integers(entries.map(\.plan.cleanOuts))),
      .init(
        "clean_outs_proven", title: "Proven fewest",
        cells: .texts(entries.map { $0.plan.isOrderProven ? "yes" : "no" })),
      .init(
        "dominated_by", title: "Dominated by",
        cells: .texts(entries.map { $0.dominatedBy.joined(separator: "; ") })),
    ]
  }

  private func area(_ crop: Int, _ name: String) -> ResultTable.Column {
    .init(
      "area_per_fill_\(name)_ac", title: "\(farm.crops[crop].name), per fill", unit: "ac",
      fractionDigits: 2,
      cells: .numbers(
        entries.map { entry in
          entry.plan.crops[crop].map { $0.status == .infeasible ? .nan : $0.areaPerFill.acres }
            ?? .nan
        }))
  }

  /// The fields as a table: one row per cart and field, in the order in which it seeds them.
  package var fieldTable: ResultTable {
    let rows = entries.flatMap { entry in
      entry.plan.fields.enumerated().map { FieldRow(entry: entry, place: $0, plan: $1) }
    }
    let fields = rows.map { farm.fields[$0.plan.field] }
    return ResultTable(
      columns: [
        .init("rank", title: "Rank", cells: .integers(rows.map(\.entry.rank))),
        .init("cart", title: "Cart", cells: .texts(rows.map(\.entry.cart.name))),
        .init("place", title: "Place", cells: .integers(rows.map { $0.place + 1 })),
        .init("field", title: "Field", cells: .texts(fields.map(\.name))),
        .init("crop", title: "Crop", cells: .texts(fields.map { farm.crops[$0.crop].name })),
        .init(
          "field_ac", title: "Area", unit: "ac", fractionDigits: 2,
          cells: .numbers(rows.map { farm.area(ofField: $0.plan.field).acres })),
        .init("fills", title: "Fills", cells: .integers(rows.map(\.plan.fills))),
        .init(
          "fills_carried_over", title: "Carried over",
          cells: .integers(rows.map(\.plan.fillsCarriedOver))),
        .init(
          "clean_outs", title: "Clean-outs", cells: .integers(rows.map(\.plan.cleanOuts.count))),
        .init(
          "cleaned_tanks", title: "Cleaned before", cells: .texts(rows.map(\.cleanedTanks))),
      ], rowCount: rows.count)
  }
}

/// A field in the order of a cart.
private struct FieldRow {
  let entry: FarmComparison.Entry
  let place: Int
  let plan: FarmPlan.FieldPlan

  var cleanedTanks: String {
    plan.cleanOuts.map { entry.cart.tanks[$0].name }.joined(separator: "; ")
  }
}
