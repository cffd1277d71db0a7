import AirCart
import AirCartDocuments
import AirCartReports

/// The option that says what tanks hold already.
enum OnBoardOptions {
  static let all: [OptionDescription] = [
    .value(
      "on-board", placeholder: "tank=product:amount", isRepeatable: true,
      help: "What a tank holds now, as in 'Tank 1=urea:200bu': the rest of the field is planned.",
      discussion: """
        Bushels, litres, pounds, kilograms, or a share of the tank as in 40%. '--field' is then the \
        area left to seed. A tank keeps its product, unless '--empty' says to clean it out first.
        """, completion: .names(JobOptions.tankNames.map { $0 + "=" }), group: "On board")
  ]

  /// Reads the options of a verb that has them into a request.
  static func read(
    _ arguments: ParsedArguments, into request: inout PlanRequest, _ reader: JobReader
  ) throws {
    guard arguments.describes("on-board") else { return }
    for text in arguments.values("on-board") {
      request.onBoard.append(try holding(text, &request, reader))
    }
    try BlendOptions.check(request)
    if let fault = request.faultOfOnBoard {
      throw CommandError(.usage, "'--on-board': \(fault).")
    }
  }

  /// Refuses a job whose tanks are not those of one cart.
  static func refuse(_ request: PlanRequest, on carts: [Cart]) throws {
    try require(
      request.onBoard.isEmpty || carts.count == 1, "'--on-board' is about the tanks of one cart.",
      remedy: "Name it, as in --cart 91300.")
  }

  private static func holding(
    _ text: String, _ request: inout PlanRequest, _ reader: JobReader
  ) throws -> PlanRequest.TankHolding {
    let typed = try AssignmentText(parsing: text, expected: "'Tank 1=urea:200bu'")
    let colon = try typed.value.lastIndex(of: ":").required(
      "'\(text)' does not say how much is on board.",
      remedy: "Write the amount after a colon, as in --on-board 'Tank 1=urea:200bu'.")
    let tanks = try JobReader.tanks(typed.name, "--on-board")
    guard let tank = tanks.first, tanks.count == 1 else {
      throw CommandError(
        .usage, "'--on-board \(text)' names \(tanks.count) tanks.",
        remedy: "Give each tank its own --on-board.")
    }
    let name = typed.value[..<colon].trimmed
    let amount = typed.value[typed.value.index(after: colon)...].trimmed
    let names = request.products.map { NameChoice(product: $0.name) }
    if let own = try? names.position(meantBy: name, among: "the products") {
      let density = try request.resolvedProducts()[own].density
      return .init(
        tank: tank, product: request.products[own].name,
        amount: try reader.amount(onBoard: amount, density))
    }
    let blend = name.split(separator: "+").compactMap {
      try? names.position(meantBy: $0.trimmed, among: "the products")
    }
    if blend.count > 1, blend.count == name.split(separator: "+").count {
      return try holding(of: blend, in: tank, amount, &request, reader)
    }
    let other = try CatalogueNames.product(
      named: name, density: nil, in: reader.densities, beside: reader.own, rest: ":" + amount)
    return .init(
      tank: tank, product: other.name, amount: try reader.amount(onBoard: amount, other.density),
      density: other.statedDensity)
  }

  /// What is blended already stays so: the blend is that of the job.
  private static func holding(
    of blend: [Int], in tank: TankReference, _ amount: String, _ request: inout PlanRequest,
    _ reader: JobReader
  ) throws -> PlanRequest.TankHolding {
    let names = blend.sorted().map { request.products[$0].name }
    if !request.blends.contains(where: { Set($0) == Set(names) }) { request.blends.append(names) }
    let products = try request.resolvedProducts()
    let weights = blend.map { request.products[$0].rate }
    let volumes = zip(weights, blend).map { $0 / products[$1].density.poundsPerBushel }
    let density = weights.reduce(0, +) / volumes.reduce(0, +)
    return .init(
      tank: tank, product: ProductDemand.name(ofBlend: names),
      amount: try reader.amount(onBoard: amount, BulkDensity(poundsPerBushel: density)))
  }
}

extension JobReader {
  /// What a tank holds, as bushels or as a share of the tank.
  fileprivate func amount(onBoard text: String, _ density: BulkDensity) throws -> Reserve {
    let what = "What is on board, '\(text)',"
    if let mass = try? QuantityText(parsing: text, as: .mass), mass.unit != nil {
      let bushels = mass.mass(units).mass.pounds / density.poundsPerBushel
      try InputRanges.onBoard.check(bushels, what, units)
      return .volume(Volume(bushels: bushels))
    }
    return try amount(
      text, what, volume: InputRanges.onBoard, percent: InputRanges.onBoardPercent,
      remedy: "Write what is on board as 200bu, 10000lb or 40%.")
  }
}
