import AirCart
package import AirCartDocuments

// The load sheet as a table and as JSON, fill by fill.

extension LoadSheetDocument {
  /// One row per fill and tank in use; masses and volumes in the units of the job, bushels always.
  package var table: ResultTable {
    let rows = singleStops.flatMap { stop in stop.tanks.map { Row(stop: stop, tank: $0) } }
    let isMetric = plan.units == .metric
    return ResultTable(
      columns: [
        .init("fill", title: "Fill", cells: .integers(rows.map(\.stop.fills.lowerBound))),
        .init(
          isMetric ? "area_ha" : "area_ac", title: "Area", unit: isMetric ? "ha" : "ac",
          fractionDigits: 2, cells: .numbers(rows.map { $0.stop.area.value(plan.units) })),
        .init("tank", title: "Tank", cells: .texts(rows.map { tank($0.tank.tank) })),
        .init("product", title: "Product", cells: .texts(rows.map { product($0.tank.product) })),
      ] + volumes("before", "In the tank", rows.map(\.tank.before))
        + volumes("load", "Load", rows.map(\.tank.load))
        + [mass("load", "Load", rows.map(\.tank.loadMass))]
        + [mass("product_on_cart", "Product on the cart", rows.map(\.tank.productOnCart))]
        + [mass("gross", "Cart and product", rows.map { gross($0.tank.productOnCart) })]
        + volumes("seeded", "Seeded", rows.map(\.tank.seeded))
        + volumes("left", "Left", rows.map(\.tank.left))
        + [mass("left", "Left", rows.map(\.tank.leftMass))]
        + volumes("product_total", "Product so far", rows.map(total).map { $0?.total })
        + [mass("product_total", "Product so far", rows.map(total).map { $0?.totalMass })],
      rowCount: rows.count)
  }

  private struct Row {
    let stop: LoadSheet.Stop
    let tank: LoadSheet.TankStop
  }

  private func total(_ row: Row) -> LoadSheet.ProductStop? {
    total(of: row.tank.product, at: row.stop)
  }

  private func volumes(
    _ name: String, _ title: String, _ values: [Volume?]
  ) -> [ResultTable.Column] {
    let bushels = ResultTable.Column(
      name + "_bu", title: title, unit: "bu", fractionDigits: 1,
      cells: .numbers(values.map { $0?.bushels ?? .nan }))
    guard plan.units == .metric else { return [bushels] }
    let litres = ResultTable.Column(
      name + "_l", title: title, unit: "L", fractionDigits: 0,
      cells: .numbers(values.map { $0?.litres ?? .nan }))
    return [bushels, litres]
  }

  private func mass(_ name: String, _ title: String, _ values: [Mass?]) -> ResultTable.Column {
    let isMetric = plan.units == .metric
    return ResultTable.Column(
      name + (isMetric ? "_kg" : "_lb"), title: title, unit: isMetric ? "kg" : "lb",
      fractionDigits: 0,
      cells: .numbers(values.map { (isMetric ? $0?.kilograms : $0?.pounds) ?? .nan }))
  }
}

// MARK: - JSON

extension LoadSheetDocument {
  /// The version of the document's structure.
  private static let schemaVersion = 1

  /// The sheet as JSON: bushels, acres and pounds whatever the units of the job; behind the stops
  /// the plan, from which they can be computed again.
  package var jsonValue: JSONValue {
    let fillPlan = plan.plan.fillPlan
    return [
      "schemaVersion": .integer(Self.schemaVersion),
      "cart": .string(plan.cart.name),
      "fieldAc": .number(plan.problem.area.acres),
      "units": .string(plan.units.name),
      "fills": .integer(fillCount),
      "even": .bool(fillPlan.filling.isEven),
      "brim": .bool(fillPlan.filling.isToBrim),
      "emptyWeightLb": plan.cart.emptyWeight.map { .number($0.pounds) } ?? .null,
      "stops": .array(singleStops.map { json($0) }),
      "plan": plan.jsonValue,
    ]
  }

  private func json(_ stop: LoadSheet.Stop) -> JSONValue {
    [
      "fill": .integer(stop.fills.lowerBound),
      "areaAc": .number(stop.area.acres),
      "tanks": .array(stop.tanks.map { json($0) }),
      "products": .array(stop.products.map { json($0) }),
    ]
  }

  private func json(_ row: LoadSheet.TankStop) -> JSONValue {
    [
      "tank": .string(tank(row.tank)), "product": .string(product(row.product)),
      "beforeBu": .number(row.before.bushels), "loadBu": .number(row.load.bushels),
      "loadLb": .number(row.loadMass.pounds),
      "productOnCartLb": .number(row.productOnCart.pounds),
      "grossWeightLb": gross(row.productOnCart).map { .number($0.pounds) } ?? .null,
      "seededBu": .number(row.seeded.bushels), "leftBu": .number(row.left.bushels),
      "leftLb": .number(row.leftMass.pounds),
    ]
  }

  private func json(_ row: LoadSheet.ProductStop) -> JSONValue {
    [
      "product": .string(product(row.product)), "loadBu": .number(row.load.bushels),
      "loadLb": .number(row.loadMass.pounds), "totalBu": .number(row.total.bushels),
      "totalLb": .number(row.totalMass.pounds),
    ]
  }
}
