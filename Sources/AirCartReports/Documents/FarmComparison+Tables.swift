import AirCart

extension FarmComparison {
  /// The comparison as a table: one row per cart in rank order, an area per fill for each crop.
  package var table: ResultTable {
    let crops = farm.crops.indices.filter { farm.area(ofCrop: $0).acres > 0 }
    let names = DataName.spellings(of: crops.map { farm.crops[$0].name }, fallback: "crop")
    return ResultTable(columns: cartColumns + zip(crops, names).map(area), rowCount: entries.count)
  }

  private var cartColumns: [ResultTable.Column] {
    let acres = farm.area().acres
    return [
      .init("rank", cells: .integers(entries.map(\.rank))),
      .init("cart", cells: .texts(entries.map(\.cart.name))),
      .init("tied_with", cells: .texts(entries.map { $0.tiedWith.joined(separator: "; ") })),
      .init("capacity_bu", cells: .numbers(entries.map(\.cart.capacity.bushels))),
      .init("area_ac", cells: .number { _ in acres }),
      .init("fills", cells: .integers(entries.map(\.plan.fills))),
      .init("fills_carried_over", cells: .integers(entries.map(\.plan.fillsCarriedOver))),
      .init("clean_outs", cells: .integers(entries.map(\.plan.cleanOuts))),
      .init("clean_outs_proven", cells: .texts(entries.map { $0.plan.isProven ? "yes" : "no" })),
      .init("dominated_by", cells: .texts(entries.map { $0.dominatedBy.joined(separator: "; ") })),
    ]
  }

  private func area(_ crop: Int, _ name: String) -> ResultTable.Column {
    .init(
      "area_per_fill_\(name)_ac",
      cells: .numbers(
        entries.map { entry in
          entry.plan.crops[crop].map { $0.status == .infeasible ? .nan : $0.areaPerFill.acres }
            ?? .nan
        }))
  }

  /// The fields as a table: one row per cart and field, in the order in which it seeds them.
  package var fieldTable: ResultTable {
    let rows = entries.flatMap { entry in
      entry.plan.fields.enumerated().map { (entry: entry, place: $0, plan: $1) }
    }
    let fields = rows.map { farm.fields[$0.plan.field] }
    let cleaned = rows.map { row in row.plan.cleanOuts.map { row.entry.cart.tanks[$0].name } }
    return ResultTable(
      columns: [
        .init("rank", cells: .integers(rows.map(\.entry.rank))),
        .init("cart", cells: .texts(rows.map(\.entry.cart.name))),
        .init("place", cells: .integers(rows.map { $0.place + 1 })),
        .init("field", cells: .texts(fields.map(\.name))),
        .init("crop", cells: .texts(fields.map { farm.crops[$0.crop].name })),
        .init("field_ac", cells: .numbers(rows.map { farm.area(ofField: $0.plan.field).acres })),
        .init("fills", cells: .integers(rows.map(\.plan.fills))),
        .init("fills_carried_over", cells: .integers(rows.map(\.plan.fillsCarriedOver))),
        .init("clean_outs", cells: .integers(rows.map(\.plan.cleanOuts.count))),
        .init("cleaned_tanks", cells: .texts(cleaned.map { $0.joined(separator: "; ") })),
      ], rowCount: rows.count)
  }
}
