import AirCart
import AirCartDocuments

extension PlanRequest {
  /// Reads the request of a command line whose verb has `JobOptions.statement`, knowing products of
  /// one's own; `words` state its products where they have no argument of that name.
  ///
  /// What is not typed is as in the job that a file states. Without one the cart is left open: that is
  /// for the verb to choose.
  init(
    _ arguments: ParsedArguments, knowing own: [OwnProduct], products words: [String]? = nil,
    on file: PlanRequest? = nil
  ) throws {
    let units = arguments.word("units") ?? file?.units ?? .imperial
    self = file?.stated(in: units) ?? PlanRequest(units: units, field: 0, products: [])
    densities = arguments.word("densities") ?? densities
    let reader = JobReader(units: units, densities: densities, own: self.own(beside: own))
    let typed = words ?? arguments.positionals("products")
    try JobReader.refuseStrays(in: typed)
    try OnBoardOptions.refuseSwallowed(arguments)
    let targets = try TargetReader(arguments, reader)
    if file == nil || arguments.value("field") != nil {
      field = try reader.field(
        arguments.value("field"), hasProducts: !typed.isEmpty || targets != nil)
    }
    overlap = try ChoiceOptions.overlap(arguments) ?? overlap
    let met = try targets?.answer(
      beside: typed, and: products, on: FieldOverlap(percent: overlap).seeded(field))
    try add(reader.products(typed + (met?.products ?? []), isEmptyAllowed: file != nil))
    understood += met?.sentences ?? []
    setFlags(arguments)
    try reader.addTanks(
      arguments.list("pin"), option: "--pin", example: "Wheat=1,3", to: \.tanks,
      of: &self.products)
    try reader.addMosts(arguments.list("most"), to: &self.products)
    try reader.addTanks(
      arguments.list("keep-out"), option: "--keep-out", example: "Canola=1,2",
      to: \.keepOutOf, of: &self.products)
    if let empty = try arguments.list("empty") {
      emptyTanks = try empty.flatMap { try JobReader.tanks($0, "--empty") }
    }
    try reader.addLimits(arguments, to: &limits)
    if let pairs = try arguments.list("apart") { keepApart = try reader.pairs(pairs, products) }
    try FillOptions.check(self)
    try ChoiceOptions.read(arguments, into: &self)
    try SeedPlacedOptions.read(arguments, into: &self, reader)
    try BlendOptions.read(arguments, into: &self)
    try OnBoardOptions.read(arguments, into: &self, reader)
  }

  /// Each flag of a job, and what it sets.
  private static let flags: [(OptionDescription, any WritableKeyPath<Self, Bool> & Sendable)] = [
    (JobOptions.saddle, \.usesSaddleTank), (BlendOptions.mayBlend, \.mayBlend),
    (FillOptions.even, \.isEven), (FillOptions.topUp, \.isToBrim),
  ]

  /// Sets what is so by the flags that are typed; what no flag is typed for stays.
  mutating func setFlags(_ arguments: ParsedArguments) {
    for (option, place) in Self.flags where arguments.describes(option.name) {
      self[keyPath: place] = arguments.flag(option.name) ?? self[keyPath: place]
    }
  }

  /// One's own products, of which those of the request go before others.
  func own(beside others: [OwnProduct]) -> [OwnProduct] {
    let stated = products.compactMap { product in
      product.density.map { OwnProduct(name: product.name, density: $0) }
    }
    return stated + others.filter { other in !stated.contains { $0.name == other.name } }
  }

  /// Adds products, each in place of the one of its name, whose tanks stay as they were.
  private mutating func add(
    _ typed: (products: [Product], understood: [String])
  ) throws(CommandError) {
    for product in typed.products {
      guard let index = products.firstIndex(where: { $0.name.isSameWord(as: product.name) }) else {
        products.append(product)
        continue
      }
      understood.removeAll { $0.hasPrefix(products[index].name + ":") }
      products[index].rate = product.rate
      products[index].density = product.density ?? products[index].density
    }
    understood += typed.understood
    try JobReader.requireRate(in: products)
  }
}

extension NumberRule {
  /// Refuses a value that no job can have.
  func check(_ value: Double, _ what: Phrase, _ units: UnitSystem) throws(CommandError) {
    guard !contains(value) else { return }
    throw CommandError("\(what) must be \(bounds(in: units)).")
  }
}

/// Reads the texts of a job in one unit system.
struct JobReader {
  /// The most products of a job and tanks of a cart, those that the exact methods take.
  static let mostProducts = InputRanges.productCount
  static let mostTanks = InputRanges.tankCount

  /// What the reference app says to an empty form, to the letter.
  private static let nothingToPlan: Phrase = "Enter a valid field size and at least one product."
  private static let noField: Phrase = "Enter a valid field size."
  private static let noProduct: Phrase = "Enter at least one product."

  let units: UnitSystem
  /// The densities of products without their own.
  let densities: DensitySet
  /// Custom products, whose densities go into the job.
  let own: [OwnProduct]

  // MARK: Field

  func field(_ text: String?, hasProducts: Bool) throws -> Double {
    let text = try text.required(
      hasProducts ? Self.noField : Self.nothingToPlan,
      remedy: "Give the size of the field, as in --field 160ac.")
    let quantity = try QuantityText(parsing: text, as: .area)
    let value = quantity.value(in: units) ?? quantity.value
    try require(value > 0, Self.noField, remedy: "The field size '\(text)' is zero.")
    try InputRanges.field.check(value, "The field size '\(text)'", units)
    return value
  }

  // MARK: Products

  /// Refuses what is often typed among products: a unit apart from its number, and a file.
  static func refuseStrays(in words: [String]) throws(CommandError) {
    for word in words {
      if let unit = TypedUnit(spelling: word.trimmed) {
        let example = unit.kind == .area ? "--field 160ac" : unit.kind.example
        throw CommandError(
          "The unit '\(word)' is apart from its number.",
          remedy: "Write the unit with the number, as in \(example).")
      }
      try require(
        !word.endsInJSON, "'\(word)' is a file, where a product is expected.",
        remedy: """
          A job in a file stands before all products; 'aircart compare', 'aircart plan' and \
          'aircart simulate' read farms, 'aircart sweep' scenarios.
          """
      )
    }
  }

  static func requireRate(in products: [PlanRequest.Product]) throws(CommandError) {
    try require(
      products.contains { $0.rate > 0 }, noProduct, remedy: "No product has a rate above zero.")
  }

  /// The products, and how rates were understood that are no weight on an area.
  ///
  /// Beside a file that has some there may be none.
  func products(
    _ texts: [String], isEmptyAllowed: Bool = false
  ) throws -> (products: [PlanRequest.Product], understood: [String]) {
    try require(
      !texts.isEmpty || isEmptyAllowed, Self.noProduct,
      remedy: "Give the products with their rates, as in Wheat=100.")
    try require(
      texts.count <= Self.mostProducts,
      "\(texts.count) products are too many: at most \(Self.mostProducts).")
    var entries: [PlanRequest.Product] = []
    var understood: [String] = []
    for text in texts {
      let (entry, sentence) = try product(text)
      try require(
        !entries.contains(where: { $0.name.lowercased() == entry.name.lowercased() }),
        "The product '\(entry.name)' is given more than once.",
        remedy: "Add its rates up into one.")
      entries.append(entry)
      if let sentence { understood.append(sentence) }
    }
    return (entries, understood)
  }

  /// A product, and how its rate was understood; a suggestion repeats the rest behind its name.
  func product(
    _ text: String, rest: String? = nil
  ) throws -> (PlanRequest.Product, understood: String?) {
    let typed = try ProductText(parsing: text)
    let product = try CatalogueNames.product(
      named: typed.name, density: try typed.density.map { try density($0, of: typed.name) },
      in: densities, beside: own, units: units, rest: rest ?? text.behindName)
    let rate = try rate(typed, of: product)
    return (
      PlanRequest.Product(name: product.name, rate: rate.value, density: product.statedDensity),
      rate.understood
    )
  }

  private func density(_ quantity: QuantityText, of name: String) throws -> DensityEntry {
    let unit = quantity.unit.flatMap { DensityUnit(rawValue: $0.text) }
    try (unit?.rule ?? InputRanges.density).check(quantity.value, "The density of \(name)", units)
    return DensityEntry(
      quantity.value, unit ?? (units == .imperial ? .poundsPerBushel : .kilogramsPerHectolitre))
  }

  // MARK: Constraints

  /// Adds the tanks that `--pin` or `--keep-out` names to the products, and of none takes all away.
  func addTanks(
    _ texts: [String]?, option: String, example: String,
    to place: WritableKeyPath<PlanRequest.Product, [TankReference]>,
    of products: inout [PlanRequest.Product]
  ) throws {
    guard let texts else { return }
    products.takeAway(place, if: texts.isEmpty, leaving: [])
    var named: Set<Int> = []
    for text in texts {
      let typed = try AssignmentText(parsing: text, expected: example)
      let product = try position(of: typed, products, option: option)
      let name = products[product].name
      try require(
        named.insert(product).inserted, "'\(option)' names \(name) more than once.",
        remedy:
          "Write all of its tanks into one, as in \(option) '\(name)\(example.drop { $0 != "=" })'."
      )
      products[product][keyPath: place] = try Self.tanks(typed.value, option)
    }
  }

  func addMosts(_ texts: [String]?, to products: inout [PlanRequest.Product]) throws {
    guard let texts else { return }
    products.takeAway(\.maxTanks, if: texts.isEmpty, leaving: nil)
    var named: Set<Int> = []
    for text in texts {
      let typed = try AssignmentText(parsing: text, expected: "Wheat=2")
      let product = try position(of: typed, products, option: "--most")
      let count = try Int(typed.value).required(
        in: 1...Self.mostTanks, "'\(typed.value)' is not a number of tanks.",
        remedy: "Write a whole number from 1 to \(Self.mostTanks), as in --most Wheat=2.")
      try require(
        named.insert(product).inserted,
        "'--most' names \(products[product].name) more than once.")
      products[product].maxTanks = count
    }
  }

  /// The position of a product that an option names before an `=`.
  func position(
    of typed: AssignmentText, _ products: [PlanRequest.Product], option: String
  ) throws(CommandError) -> Int {
    try CatalogueNames.position(of: typed.name, among: products.map(\.name), option: option) {
      "\(option) " + "\($0)=\(typed.value)".shellQuoted
    }
  }

  /// Splits a list of tanks at its commas.
  static func tanks(_ text: String, _ option: String) throws -> [TankReference] {
    let names = text.commaSeparated
    try require(
      !names.contains(""), "'\(text)' lacks the name of a tank.",
      remedy: "Write names or numbers with a comma between, as in 1,Saddle.")
    return names.map { TankReference(parsing: $0) }
  }
}

extension [PlanRequest.Product] {
  /// Takes away from all what `none` was typed for.
  mutating func takeAway<Value>(
    _ place: WritableKeyPath<PlanRequest.Product, Value>, if isNone: Bool, leaving value: Value
  ) {
    guard isNone else { return }
    for index in indices { self[index][keyPath: place] = value }
  }
}

extension String {
  /// What follows the name of a product as typed, its `=` included.
  var behindName: String { ProductParts(of: self).behindName }
}

// MARK: - Reserves, limits of weight, and where products may go

extension JobReader {
  /// Reads the limits of a command line whose verb has `JobOptions.constraints`; what is not typed
  /// stays.
  func addLimits(_ arguments: ParsedArguments, to limits: inout PlanRequest.Limits) throws {
    if let reserves = try arguments.list("reserve") {
      (limits.reserve, limits.reserves) = (nil, [])
      for text in reserves { try addReserve(text, to: &limits) }
    }
    if let texts = try arguments.list("payload") {
      limits.payload = try texts.first.map { try mass($0, "The payload") }
    }
    if let texts = try arguments.list("gross") {
      limits.grossWeight = try texts.first.map { try mass($0, "The gross weight") }
    }
  }

  /// The pairs of products that `--apart` names.
  func pairs(_ texts: [String], _ products: [PlanRequest.Product]) throws -> [[String]] {
    try texts.map { try pair($0, products) }
  }

  private func pair(_ text: String, _ products: [PlanRequest.Product]) throws -> [String] {
    let names = text.commaSeparated
    try require(
      names.count == 2 && names[0] != names[1] && !names.contains(""),
      "'\(text)' is not two products.",
      remedy: "Write both with a comma between, as in --apart 'Wheat,Canola'.")
    let meant = try names.enumerated().map { index, name in
      try CatalogueNames.position(of: name, among: products.map(\.name), option: "--apart") {
        "--apart " + (index == 0 ? "\($0),\(names[1])" : "\(names[0]),\($0)").shellQuoted
      }
    }
    try require(
      meant[0] != meant[1], "Both names of '--apart \(text)' mean '\(products[meant[0]].name)'.")
    return meant.map { products[$0].name }
  }

  private func addReserve(_ text: String, to limits: inout PlanRequest.Limits) throws {
    guard text.contains("=") else {
      try require(
        limits.reserve == nil, "'--reserve' is given for all tanks more than once.",
        remedy: "Name the tank that keeps more or less, as in --reserve Saddle=2bu.")
      limits.reserve = try reserve(text)
      return
    }
    let typed = try AssignmentText(parsing: text, expected: "Saddle=2bu")
    limits.reserves.append(
      .init(tank: TankReference(parsing: typed.name), reserve: try reserve(typed.value)))
  }

  private func reserve(_ text: String) throws -> Reserve {
    try amount(
      text, "The reserve '\(text)'", volume: InputRanges.reserve,
      percent: InputRanges.reservePercent, remedy: "Write a reserve as 5bu, 200L or 3%.")
  }

  /// Reads how much of a tank is meant, within bounds: a volume, or a share with its sign.
  func amount(
    _ text: String, _ what: Phrase, volume bounds: NumberRule, percent: NumberRule, remedy: Phrase
  ) throws -> Reserve {
    guard DecimalText.percentSign(of: text) != nil else {
      let quantity = try QuantityText(parsing: text, as: .volume)
      try bounds.check(quantity.volume.bushels, what, units)
      return .volume(quantity.volume)
    }
    let share = try DecimalText.percentage(text).required(
      "'\(text)' is not a share of a tank.", remedy: remedy)
    try percent.check(share, what, units)
    return .percent(share)
  }

  private func mass(_ text: String, _ what: Phrase) throws -> Mass {
    let quantity = try QuantityText(parsing: text, as: .mass)
    let mass = quantity.mass(units)
    try InputRanges.weightLimit.check(mass.value, "\(what) '\(text)'", mass.units)
    return mass.mass
  }
}
