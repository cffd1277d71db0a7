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
    if let texts = try arguments.list("on-board") {
      request.onBoard = []
      for text in texts { request.onBoard.append(try holding(text, &request, reader)) }
    }
    try BlendOptions.check(request)
    if let fault = request.faultOfOnBoard { throw CommandError("'--on-board': \(fault).") }
  }

  /// Refuses a job whose tanks are not those of one cart.
  static func refuse(_ request: PlanRequest, on carts: [Cart]) throws {
    try require(
      request.onBoard.isEmpty || carts.count == 1, "'--on-board' is about the tanks of one cart.",
      remedy: "Name it, as in --cart 91300.")
    guard let cart = carts.first else { return }
    for holding in request.onBoard { try refuse(holding, in: cart) }
  }

  /// Refuses a liquid in a dry tank, and a dry product in a tank for liquids.
  private static func refuse(_ holding: PlanRequest.TankHolding, in cart: Cart) throws {
    guard let position = try? cart.position(of: holding.tank) else { return }
    let tank = cart.tanks[position]
    let isLiquid = ProductTraits(named: holding.product).isLiquid
    guard isLiquid != tank.isLiquid else { return }
    throw CommandError(
      isLiquid
        ? "'--on-board' puts \(holding.product), a liquid, into \(tank.name), a dry tank."
        : "'--on-board' puts \(holding.product), a dry product, into \(tank.name), a tank for "
          + "liquids.",
      remedy: isLiquid && cart.liquidTanks == .none
        ? "The cart has no tank for liquids; a custom one has, as in --tanks 300,200,liquid=500gal."
        : "Name the tank that holds it.")
  }

  /// Refuses a product of the job that was typed behind the option, which says what a tank holds.
  static func refuseSwallowed(_ arguments: ParsedArguments) throws {
    guard arguments.describes("on-board") else { return }
    for text in try arguments.list("on-board") ?? [] where !text.contains(":") {
      let typed = try AssignmentText(parsing: text, expected: "'Tank 1=urea:200bu'")
      guard case .one = ProductCatalogue.choices.match(typed.name, takesBeginnings: true) else {
        continue
      }
      throw CommandError(
        "'--on-board \(text)' names a product where a tank is expected.",
        remedy: "Write the tank, its product and how much it holds, as in --on-board "
          + "'Tank 1=\(typed.name):200bu', and after it the products of the job.")
    }
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
        "'--on-board \(text)' names \(tanks.count) tanks.",
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
      named: name, density: nil, in: reader.densities, beside: reader.own, units: reader.units,
      rest: ":" + amount)
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
  func amount(
    onBoard text: String, _ density: BulkDensity, called name: String = "What is on board"
  ) throws -> Reserve {
    let what: Phrase = "\(name), '\(text)',"
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

/// The options that say with which drill a job is seeded, and how much of a fertilizer goes with the
/// seed.
enum SeedPlacedOptions {
  static let all: [OptionDescription] = [
    .value(
      "drill", placeholder: "drill",
      help: "How the drill places products, as in double,rows=9in,opener=1in,soil=medium.",
      discussion: """
        single: everything with the seed. double or triple: phosphate with the seed, all else in a \
        band. Rows, the spread of an opener and the soil (light, medium or heavy) decide how much \
        may lie with the seed. Without it double is assumed, and the advice says so.
        """, completion: .names(SeedDrill.Shoot.allCases.map(\.word)), group: "Placement"),
    .value(
      "seed-placed", placeholder: "product=share", isRepeatable: true,
      help: "How much of a fertilizer is seed-placed, as in MAP=40% or MAP=30lb/ac.",
      discussion: """
        The rest is banded. Advice compares it with what the crop tolerates, and only products \
        placed alike are blended. Otherwise the drill decides.
        """, completion: JobOptions.productRates, group: "Placement"),
  ]

  /// Reads the option of a verb that has it into the products of a request.
  static func read(
    _ arguments: ParsedArguments, into request: inout PlanRequest, _ reader: JobReader
  ) throws {
    guard arguments.describes("seed-placed") else { return }
    if let drill = try arguments.list("drill") {
      request.drill = try drill.first.map { try SeedDrill(parsing: $0) }
    }
    let shares = try arguments.list("seed-placed")
    request.products.takeAway(\.seedPlaced, if: shares?.isEmpty == true, leaving: nil)
    var named: Set<Int> = []
    for text in shares ?? [] {
      let typed = try AssignmentText(parsing: text, expected: "MAP=40%")
      let index = try reader.position(of: typed, request.products, option: "--seed-placed")
      try require(
        named.insert(index).inserted,
        "'--seed-placed' names \(request.products[index].name) more than once.")
      request.products[index].seedPlaced = try reader.percentage(typed, of: request.products[index])
      if let fault = request.products[index].faultOfSeedPlaced {
        throw CommandError("'--seed-placed \(text)': \(fault).")
      }
    }
    if let fault = request.faultOfDrill { throw CommandError("'--drill': \(fault).") }
  }
}

extension JobReader {
  /// The seed-placed share of a product in percent: as typed, or as a part of its rate.
  fileprivate func percentage(
    _ typed: AssignmentText, of product: PlanRequest.Product
  ) throws -> Double {
    if DecimalText.percentSign(of: typed.value) != nil,
      let share = DecimalText.percentage(typed.value)
    {
      try InputRanges.seedPlaced.check(share, "The seed-placed share '\(typed.value)'", units)
      return share
    }
    let quantity = try QuantityText(parsing: typed.value, as: .rate)
    try require(
      quantity.isWeightOnArea, "'\(typed.value)' is not a share of \(product.name).",
      remedy: "Write a share of it or of its rate, as in --seed-placed MAP=40% or MAP=30lb/ac.")
    let rate = weight(quantity)
    guard rate <= product.rate else {
      let most = "\(product.rate.plain) \(AmountText(units: units).rateUnit)"
      throw CommandError(
        "'\(typed.value)' of \(product.name) is more than its rate of \(most).",
        remedy: "Give what is seed-placed, at most \(most), or a share as in 40%.")
    }
    let share = product.rate == 0 ? 0 : rate / product.rate * 100
    return InputRanges.seedPlaced.contains(share) ? share : 0
  }
}

/// The options that say which products go into the tanks blended.
enum BlendOptions {
  private static let group = "Blends"

  static let all: [OptionDescription] = [
    .value(
      "blend", placeholder: "products", isRepeatable: true,
      help: "Products that go in as one: fertilizers, as in Urea+AMS, or a mixture of seed.",
      discussion: "Seed is seeded as one where it is mixed, as in Peas+Canola: its volumes add up.",
      group: group), mayBlend,
  ]

  static let mayBlend = OptionDescription.flag(
    "blends", isNegatable: true,
    help: "Blend fertilizers where that takes fewer fills or breaks milder rules.",
    defaultText: "yes", group: group)

  /// Reads the options of a verb that has them into a request.
  static func read(_ arguments: ParsedArguments, into request: inout PlanRequest) throws {
    guard arguments.describes("blend") else { return }
    let names = request.products.map(\.name)
    if let blends = try arguments.list("blend") {
      request.blends = try blends.map { try blend($0, names) }
    }
    try check(request)
  }

  /// Refuses blends that make no sense.
  static func check(_ request: PlanRequest) throws {
    if let (fault, _) = request.faultOfBlends { throw CommandError("'--blend': \(fault).") }
  }

  private static func blend(_ text: String, _ names: [String]) throws -> [String] {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    try require(
      parts.count > 1 && !parts.contains(""), "'\(text)' is not a blend.",
      remedy: "Write two products or more with a + between, as in --blend 'Urea+AMS'.")
    return try parts.enumerated().map { index, part in
      names[
        try CatalogueNames.position(of: part, among: names, option: "--blend") { name in
          var other = parts
          other[index] = name
          return "--blend " + other.joined(separator: "+").shellQuoted
        }]
    }
  }
}
