import AirCart
package import AirCartDocuments

// The load sheet as a table and as JSON, fill by fill.

extension LoadSheetDocument {
  /// One row per fill and tank in use; masses and volumes in the units of the job, bushels always.
  package var table: ResultTable {
    let rows = singleStops.flatMap { stop in stop.tanks.map { (stop: stop, tank: $0) } }
    return ResultTable(
      columns: [
        .init("fill", cells: .integers(rows.map(\.stop.fills.lowerBound))),
        .init(
          "area" + DataUnit.acres.suffix(in: plan.units),
          cells: .numbers(rows.map { $0.stop.area.value(plan.units) })),
        .init("tank", cells: .texts(rows.map { tank($0.tank.tank) })),
        .init("product", cells: .texts(rows.map { product($0.tank.product) })),
      ] + volumes("before", rows.map(\.tank.before)) + volumes("load", rows.map(\.tank.load)) + [
        mass("load", rows.map(\.tank.loadMass))
      ] + [mass("product_on_cart", rows.map(\.tank.productOnCart))] + [
        mass("gross", rows.map { gross($0.tank.productOnCart) })
      ] + volumes("seeded", rows.map(\.tank.seeded)) + volumes("left", rows.map(\.tank.left)) + [
        mass("left", rows.map(\.tank.leftMass))
      ] + volumes("product_total", rows.map(total).map { $0?.total }) + [
        mass("product_total", rows.map(total).map { $0?.totalMass })
      ] + onBoard(rows), rowCount: rows.count)
  }

  private typealias Row = (stop: LoadSheet.Stop, tank: LoadSheet.TankStop)

  /// What each tank holds at the first stop, where anything was on board: the table's first fill
  /// begins with it.
  private func onBoard(_ rows: [Row]) -> [ResultTable.Column] {
    guard let onBoard = plan.job.onBoard else { return [] }
    return volumes("on_board", rows.map { onBoard.left[$0.tank.tank] })
  }

  private func total(_ row: Row) -> LoadSheet.ProductStop? {
    total(of: row.tank.product, at: row.stop)
  }

  private func volumes(_ name: String, _ values: [Volume?]) -> [ResultTable.Column] {
    let column = { (ending: String, number: (Volume) -> Double) in
      ResultTable.Column(name + ending, cells: .numbers(values.map { $0.map(number) ?? .nan }))
    }
    let bushels = column("_bu", \.bushels)
    return plan.units == .metric ? [bushels, column("_l", \.litres)] : [bushels]
  }

  private func mass(_ name: String, _ values: [Mass?]) -> ResultTable.Column {
    let factor = DataUnit.pounds.factor(in: plan.units)
    return ResultTable.Column(
      name + DataUnit.pounds.suffix(in: plan.units),
      cells: .numbers(values.map { ($0?.pounds ?? .nan) * factor }))
  }
}

// MARK: - JSON

extension LoadSheetDocument {
  /// The keys: bushels, acres and pounds whatever the units of the job; behind the stops the plan,
  /// from which they can be computed again.
  package static let table = OutputTable<LoadSheetDocument>(
    "a load sheet",
    [
      .schemaVersion(2),
      .init(.cart, .text, "The cart.") { $0.plan.cart.name },
      .init(.fieldAc, .acres, "The field.") { $0.plan.job.area },
      .units("The units that the job was stated in.") { $0.plan.units },
      .fills { $0.fillCount },
      .even { $0.plan.plan.fillPlan.filling }, .brim { $0.plan.plan.fillPlan.filling },
      .init(nullable: .emptyWeightLb, .pounds, "The cart without product.") {
        $0.plan.cart.emptyWeight
      },
      .init(.stops, .list(stopTable), "The fills, one by one.") { sheet in
        sheet.singleStops.map { (sheet, $0) }
      },
      .init(.plan, .object(PlanDocument.table), "The plan.") { $0.plan },
    ])

  package var jsonValue: JSONValue { Self.table.json(self) }

  static let stopTable = OutputTable<(sheet: Self, own: LoadSheet.Stop)>(
    "a stop",
    [
      .init(.fill, .whole, "The number of the fill.") { $0.own.fills.lowerBound },
      .init(.areaAc, .acres, "What it seeds.") { $0.own.area },
      .init(.tanks, .list(tankTable), "The tanks in use.") { stop in
        stop.own.tanks.map { (stop.sheet, $0) }
      },
      .init(.products, .list(productTable), "The products.") { stop in
        stop.own.products.map { (stop.sheet, $0) }
      },
    ])

  private static let tankTable = OutputTable<(sheet: Self, own: LoadSheet.TankStop)>(
    "a tank",
    [
      .init(.tank, .text, "The name.") { $0.sheet.tank($0.own.tank) },
      .init(.product, .text, "The product in it.") { $0.sheet.product($0.own.product) },
      .init("beforeBu", .bushels, "What is in it at the stop.") { $0.own.before },
      .init(.loadBu, .bushels, "What is loaded.") { $0.own.load },
      .init(.loadLb, .pounds, "The same by weight.") { $0.own.loadMass },
      .init("productOnCartLb", .pounds, "All product on the cart by then.") {
        $0.own.productOnCart
      },
      .init(nullable: .grossWeightLb, .pounds, "The cart with it.") {
        $0.sheet.gross($0.own.productOnCart)
      },
      .init("seededBu", .bushels, "What the fill seeds.") { $0.own.seeded },
      .init(.leftBu, .bushels, "What is left after it.") { $0.own.left },
      .init("leftLb", .pounds, "The same by weight.") { $0.own.leftMass },
    ])

  private static let productTable = OutputTable<(sheet: Self, own: LoadSheet.ProductStop)>(
    "a product",
    [
      .init(.product, .text, "The name.") { $0.sheet.product($0.own.product) },
      .init(.loadBu, .bushels, "What is loaded.") { $0.own.load },
      .init(.loadLb, .pounds, "The same by weight.") { $0.own.loadMass },
      .init("totalBu", .bushels, "What was loaded so far.") { $0.own.total },
      .init("totalLb", .pounds, "The same by weight.") { $0.own.totalMass },
    ])
}
