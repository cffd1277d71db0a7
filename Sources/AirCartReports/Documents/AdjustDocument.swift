package import AirCart
package import AirCartDocuments

/// What a look into the tanks in the middle of a field comes to: the real rates, how long what is left
/// lasts, and the rest of the field planned anew.
package struct AdjustDocument: Sendable {
  /// The plan of the whole field as it was stated.
  package let plan: PlanDocument
  package let rates: RealRates
  /// What is left to seed, overlap included.
  package let unseeded: Area
  /// Whether the rest is planned at the stated rates, the meters being put right.
  package let keepsRates: Bool
  /// The plan of the rest; `nil` where the field is finished or `notes` say why there is none.
  package let rest: PlanDocument?
  package private(set) var notes: [String] = []

  /// Plans the rest of a field.
  ///
  /// - Parameters:
  ///   - plan: The plan of the whole field.
  ///   - rates: The real rates of its job.
  ///   - field: What is left to seed in the units of the job, without what overlaps.
  ///   - keepsRates: Whether the rest is planned at the stated rates.
  ///   - notes: What else a person should know.
  /// - Throws: `PlanRequestError` where the rest cannot be planned.
  package init(
    _ plan: PlanDocument, _ rates: RealRates, field: Double, keepsRates: Bool, notes: [String] = []
  ) throws(PlanRequestError) {
    self.plan = plan
    self.rates = rates
    self.keepsRates = keepsRates
    self.notes = notes
    let field = InputRanges.field.contains(field) ? field : 0
    let overlap = FieldOverlap(percent: plan.request?.overlap ?? 0)
    unseeded = Area(overlap.seeded(field), in: plan.units)
    guard let request = plan.request, field > 0 else {
      rest = nil
      return
    }
    let left = request.rest(field, after: rates, of: plan.job, keepsRates: keepsRates)
    if let fault = left.faultOfOnBoard {
      rest = nil
      self.notes.append("The rest is not planned: \(fault).")
    } else {
      rest = try left.document(on: plan.cart)
    }
  }
}

extension PlanRequest {
  /// The same job on what is left of its field, with what is left in the tanks on board.
  fileprivate func rest(
    _ field: Double, after rates: RealRates, of job: Job, keepsRates: Bool
  ) -> PlanRequest {
    var rest = self
    rest.field = field
    // They are about the rates as they were typed.
    rest.understood = []
    // An empty tank may hold anything next.
    rest.onBoard = rates.tanks.filter { $0.left.bushels >= Tolerance.dust }.map {
      TankHolding(
        tank: .name(job.cart.tanks[$0.tank].name), product: job.products[$0.product].name,
        amount: .volume($0.left))
    }
    guard !keepsRates else { return rest }
    for applied in rates.products {
      let product = job.products[applied.product]
      let names = product.parts.isEmpty ? [product.name] : product.parts.map(\.name)
      for index in products.indices where names.contains(products[index].name) {
        rest.products[index].rate *= applied.ratio
      }
    }
    return rest
  }
}

// MARK: - Data

extension AdjustDocument {
  private typealias Product = (document: AdjustDocument, own: RealRates.Applied)
  private typealias Tank = (document: AdjustDocument, own: RealRates.Tank)

  /// The keys; what is added later goes to the end.
  package static let table = OutputTable<AdjustDocument>(
    "an adjustment",
    [
      .schemaVersion(1),
      .init(.cart, .text, "The cart.") { $0.plan.cart.name },
      .init(.fieldAc, .acres, "The whole field.") { $0.plan.job.area },
      .init("seededAc", .acres, "What is seeded of it.") { $0.rates.seeded },
      .units("The units that the job was stated in.") { $0.plan.units },
      .init(.products, .list(productTable), "The products that are applied.") { document in
        document.rates.products.map { (document, $0) }
      },
      .init(.tanks, .list(tankTable), "The tanks that the plan loads.") { document in
        document.rates.tanks.map { (document, $0) }
      },
      .init(nullable: .lastsAc, .acres, "How long what is left lasts at the real rates.") {
        $0.rates.first?.lasts
      },
      .limitingProduct { document in document.rates.first.map { document.name(of: $0.product) } },
      .init(nullable: "firstTank", .text, "The tank that is empty first as the meters have run.") {
        document in document.rates.firstTank.map { document.name(of: $0.tank) }
      },
      .init("keepsRates", .flag, "Whether the rest is planned at the stated rates.") {
        $0.keepsRates
      },
      .init(nullable: "rest", .object(PlanDocument.table), "The plan of what is left to seed.") {
        $0.rest
      },
      .init(.notes, .list(.text), "What a person should know.") { $0.notes },
    ])

  package var jsonValue: JSONValue { Self.table.json(self) }

  private static let productTable = OutputTable<Product>(
    "an applied product",
    [
      .init(.product, .text, "The name.") { $0.document.name(of: $0.own.product) },
      .init(.rateLbPerAc, .poundsPerAcre, "The stated rate.") { $0.own.stated },
      .init("realRateLbPerAc", .poundsPerAcre, "The real rate.") { $0.own.real },
      .init("offPct", .number(in: "%"), "How far it is above the stated rate.") {
        $0.own.deviationPercent
      },
      .init("goneLb", .pounds, "What has gone out of its tanks.") { $0.own.gone },
      .init(.lastsAc, .acres, "How long what is left of it lasts at the real rate.") {
        $0.own.lasts
      },
    ])

  private static let tankTable = OutputTable<Tank>(
    "a tank in the field",
    [
      .init(.tank, .text, "The name.") { $0.document.name(of: $0.own) },
      .init(.product, .text, "The product in it.") { $0.document.name(of: $0.own.product) },
      .init("filledBu", .bushels, "What went into it.") { $0.own.filled },
      .init(.leftBu, .bushels, "What is left of that.") { $0.own.left },
      .init(nullable: .lastsAc, .acres, "How long that lasts as its meter has run.") {
        $0.document.rates.lasts($0.own)
      },
    ])

  func name(of product: Int) -> String { plan.job.products[product].name }

  func name(of tank: RealRates.Tank) -> String { plan.cart.tanks[tank.tank].name }

  /// One row per tank.
  var tankRows: ResultTable {
    let tanks = rates.tanks
    let product = { (value: (RealRates.Applied) -> Double) in
      ResultTable.Cells.numbers(
        tanks.map { tank in
          rates.products.first { $0.product == tank.product }.map(value) ?? .nan
        })
    }
    return ResultTable(
      columns: [
        .init("tank", cells: .texts(tanks.map { name(of: $0) })),
        .init("product", cells: .texts(tanks.map { name(of: $0.product) })),
        .init("filled_bu", cells: .numbers(tanks.map(\.filled.bushels))),
        .init("left_bu", cells: .numbers(tanks.map(\.left.bushels))),
        .init("lasts_ac", cells: .numbers(tanks.map { rates.lasts($0)?.acres ?? .nan })),
        .init("rate_lb_per_ac", cells: product(\.stated.poundsPerAcre)),
        .init("real_rate_lb_per_ac", cells: product(\.real.poundsPerAcre)),
        .init("off_pct", cells: product(\.deviationPercent)),
      ], rowCount: tanks.count)
  }
}
