import AirCart
import AirCartDocuments
import AirCartReports

extension PlansRun {
  /// Keeps a job under a name.
  func save() throws -> ExitCode {
    let name = try requiredWords(
      "The name of the plan",
      example: "aircart plans save 'North quarter' --field 160ac Wheat=100"
    )[0]
    try Self.check(name: name)
    let job = try Job(
      arguments, knowing: KnownProducts(arguments, console).own,
      products: Array(words.dropFirst()))
    let filling = try FillOptions.filling(arguments)
    let documents = try CartOptions.candidates(arguments, console).map {
      try job.document(on: $0, filling: filling)
    }
    guard let best = ComparisonDocument(ranking: documents).entries.first?.document else {
      preconditionFailure("there are always carts to choose from")
    }
    let plan = SavedPlan(
      id: PlanStore.newID(), name: name, saved: now, job: job,
      usesSaddleTank: arguments.flag("saddle") ?? true, document: best)
    try console.write(answer(plan, of: best, path: try store.add(plan)), as: format)
    return .success
  }

  /// The time to the millisecond, so that of two plans it is known which is newer.
  private var now: Timestamp { Timestamp(milliseconds: Int64(console.clock() * 1000)) }

  private static func check(name: String) throws(CommandError) {
    let scalars = name.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) {
      throw CommandError(.usage, "The name of the plan is blank.")
    }
    if scalars.contains(where: \.isUnprintable) {
      throw CommandError(
        .usage, "The name '\(name.printable)' has control characters.",
        remedy: "Write it on one line.")
    }
    if scalars.count > SavedPlan.longestName {
      throw CommandError(
        .usage, "The name of the plan has \(scalars.count) characters.",
        remedy: "Write it with at most \(SavedPlan.longestName).")
    }
    if let product = try? ProductText(parsing: name),
      ProductCatalogue.fullName(of: product.name) != nil
    {
      throw CommandError(
        .usage, "'\(name)' states a product, where the name of the plan is expected.",
        remedy: "Write the name first, as in aircart plans save 'North quarter' \(name).")
    }
  }

  private func answer(
    _ plan: SavedPlan, of document: PlanDocument, path: String
  ) -> Answer {
    let fills = document.plan.fillPlan.fills.map { $0 == 1 ? "1 fill" : "\($0) fills" }
    let parts = [
      plan.cart.name, AmountText(units: plan.units).area(document.problem.area),
      fills ?? "no plan gives each a tank",
    ]
    return Answer(
      title: "", blocks: [.sentence("Saved '\(plan.name)': \(parts.joined(separator: ", ")).")],
      data: ["schemaVersion": 1, "path": .string(path), "plan": plan.json],
      table: ResultTable(
        columns: [
          .init("name", cells: .texts([plan.name])), .init("id", cells: .texts([plan.id])),
          .init("path", cells: .texts([path])),
        ], rowCount: 1))
  }
}

// MARK: From a job

extension SavedPlan {
  /// The plan of a job on the cart of its document.
  init(
    id: String, name: String, saved: Timestamp, job: Job, usesSaddleTank: Bool,
    document: PlanDocument
  ) {
    let cart = document.cart
    let listed = try? CartDirectory(usesSaddleTank: usesSaddleTank).cart(named: cart.name)
    let reference: (Int) -> TankReference = { .name(cart.tanks[$0].name) }
    var tanks = [[TankReference]](repeating: [], count: job.products.count)
    var mostTanks = [Int?](repeating: nil, count: job.products.count)
    var emptyTanks: [TankReference] = []
    var keepOutOf = tanks
    var limits = Limits()
    for constraint in document.problem.constraints {
      switch constraint {
      case .allowedTanks(let product, let set):
        tanks[product] = cart.positions(in: set).map(reference)
      case .mostTanks(let product, let count): mostTanks[product] = count
      case .emptyTanks(let set): emptyTanks = cart.positions(in: set).map(reference)
      case .forbiddenTanks(let product, let set):
        keepOutOf[product] = cart.positions(in: set).map(reference)
      case .reserve(let set, let reserve):
        limits.reserves += cart.positions(in: set).map {
          TankReserve(tank: reference($0), reserve: reserve)
        }
      case .payload(let mass): limits.payload = mass
      case .grossWeight(let mass): limits.grossWeight = mass
      }
    }
    self.init(
      id: id, name: name, saved: saved, units: job.units,
      cart: listed == cart ? .named(cart.name) : .own(cart), usesSaddleTank: usesSaddleTank,
      densities: job.densities, field: job.statedArea,
      products: job.products.enumerated().map { index, entry in
        Product(
          name: entry.name, rate: entry.statedRate, density: entry.density, tanks: tanks[index],
          maxTanks: mostTanks[index], keepOutOf: keepOutOf[index])
      }, emptyTanks: emptyTanks, limits: limits, keepApart: job.keepApart,
      filling: document.plan.fillPlan.filling, results: Results(document))
  }
}

extension Cart {
  fileprivate func positions(in set: TankSet) -> [Int] { tanks.indices.filter(set.contains) }
}

extension SavedPlan.Results {
  /// What a document comes to, the area in the units of its job.
  init(_ document: PlanDocument) {
    let fillPlan = document.plan.fillPlan
    self.init(
      areaPerFill: document.isFeasible ? fillPlan.areaPerFill.value(document.units) : nil,
      fills: fillPlan.fills, unallocated: document.plan.leastUnallocated.value,
      tanks: document.recommendedRows.compactMap { row in
        row.product.map { TankRow(tank: row.tank, product: $0) }
      })
  }
}
