import AirCart
import AirCartDocuments
import AirCartReports

extension PlansRun {
  /// Keeps a job under a name, in place of a plan that has it where that is wanted.
  func save() throws -> ExitCode {
    let name = try requiredWords(
      "The name of the plan",
      example: "aircart plans save 'North quarter' --field 160ac Wheat=100"
    )[0]
    let products = Array(words.dropFirst())
    let stated = try JobArgument(arguments, products, console)
    if stated == nil { try Self.requireOne(words.prefix { !$0.contains("=") }) }
    try Self.check(name: name)
    let job = try PlanRequest(arguments, stated, console, products: products)
    let carts = JobOptions.light(
      try CartOptions.candidates(arguments, console, for: job, stated), for: job, console)
    try OnBoardOptions.refuse(job, on: carts)
    let documents = try carts.map { try job.document(on: $0) }
    guard let best = ComparisonDocument(ranking: documents).entries.first?.document,
      let request = best.request
    else { preconditionFailure("there are always carts to choose from") }
    let plan = SavedPlan(name: name, saved: now, request: request, results: .init(best))
    guard let replaces = try replaces(name) else {
      console.note("Nothing was saved.")
      return .negative
    }
    let saved = try store.save(plan, replaces: replaces)
    try console.write(
      answer(plan, of: best, path: saved.path, replaced: saved.replaced), as: format)
    return .success
  }

  /// Whether plans of that name may go; `nil` when a person was asked and says no.
  private func replaces(_ name: String) throws -> Bool? {
    if arguments.isOn(PlansAction.replace.name) { return true }
    guard console.input.isTerminal, let older = try store.contents().plans(named: name).first
    else { return false }
    let time = older.plan.saved.localText(console.environment)
    return try agrees(to: "Replace '\(name)' of \(time)?") ? true : nil
  }

  /// The time to the millisecond, so that of two plans it is known which is newer.
  private var now: Timestamp { Timestamp(milliseconds: Int64(console.clock() * 1000)) }

  private static func check(name: String) throws(CommandError) {
    let scalars = name.unicodeScalars
    try require(!scalars.allSatisfy(\.properties.isWhitespace), "The name of the plan is blank.")
    try require(
      !scalars.contains(where: \.isUnprintable),
      "The name '\(name.printable)' has control characters.", remedy: "Write it on one line.")
    try require(
      scalars.count <= SavedPlan.longestName,
      "The name of the plan has \(scalars.count) characters.",
      remedy: "Write it with at most \(SavedPlan.longestName).")
    let product = (try? ProductText(parsing: name))?.name
    try require(
      product.flatMap(ProductCatalogue.fullName) == nil,
      "'\(name)' states a product, where the name of the plan is expected.",
      remedy: "Write the name first, as in aircart plans save 'North quarter' \(name).")
  }

  private func answer(
    _ plan: SavedPlan, of document: PlanDocument, path: String, replaced: [PlanStore.Entry]
  ) -> Answer {
    let fills = document.plan.fillPlan.fills.map { $0 == 1 ? "1 fill" : "\($0) fills" }
    let parts = [
      plan.request.cart.name, AmountText(units: plan.request.units).area(document.job.area),
      fills ?? "no plan gives each a tank",
    ]
    let verb = replaced.isEmpty ? "Saved" : "Replaced"
    return Answer(
      title: "",
      blocks: [
        .sentences(
          ["\(verb) '\(plan.name)': \(parts.joined(separator: ", "))."]
            + replaced.dropFirst().map { "Removed '\($0.file)', which had that name too." })
      ],
      data: PlansAnswer(path: path, saved: plan, replaced: replaced).json,
      table: ResultTable(
        columns: [
          .init("name", cells: .texts([plan.name])), .init("path", cells: .texts([path])),
        ], rowCount: 1))
  }
}

extension SavedPlan.Results {
  /// What a document comes to, the area in the units of its job.
  init(_ document: PlanDocument) {
    let fillPlan = document.plan.fillPlan
    self.init(
      areaPerFill: document.isFeasible ? fillPlan.areaPerFill.value(document.units) : nil,
      fills: fillPlan.fills, unallocated: document.plan.leastUnallocated.value,
      tanks: document.statements.tanks.compactMap { load in
        load.product.map { TankRow(tank: load.tank.name, product: $0) }
      })
  }
}
