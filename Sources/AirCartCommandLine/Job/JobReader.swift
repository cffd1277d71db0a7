import AirCart
import AirCartDocuments
import AirCartReports

extension PlanRequest {
  /// Reads the request of a command line whose verb has `JobOptions.statement`, knowing products of
  /// one's own; `words` state its products where they have no argument of that name.
  ///
  /// Its cart is left open: that is for the verb to choose.
  init(
    _ arguments: ParsedArguments, knowing own: [OwnProduct], products words: [String]? = nil
  ) throws {
    let units = try GlobalOptions(arguments).units
    let densities = arguments.word("densities") ?? DensitySet.standard
    let reader = JobReader(units: units, densities: densities, own: own)
    let field = try reader.field(arguments.value("field"))
    let typed = words ?? arguments.positionals("products")
    let targets = try TargetReader(arguments, reader)?.answer(beside: typed)
    let read = try reader.products(typed + (targets?.products ?? []))
    self.init(units: units, densities: densities, field: field, products: read.products)
    understood = read.understood + (targets?.sentences ?? [])
    usesSaddleTank = arguments.flag("saddle") ?? true
    try reader.addTanks(
      arguments.values("pin"), option: "--pin", example: "Wheat=1,3", to: \.tanks,
      of: &self.products)
    try reader.addMosts(arguments.values("most"), to: &self.products)
    try reader.addTanks(
      arguments.values("keep-out"), option: "--keep-out", example: "Canola=1,2",
      to: \.keepOutOf, of: &self.products)
    emptyTanks = try arguments.values("empty").flatMap { try JobReader.tanks($0, "--empty") }
    limits = try reader.limits(arguments)
    keepApart = try reader.pairs(arguments.values("apart"), products)
    filling = try FillOptions.filling(arguments)
    try ChoiceOptions.read(arguments, into: &self)
    try SeedPlacedOptions.read(arguments, into: &self, reader)
    try BlendOptions.read(arguments, into: &self)
    try OnBoardOptions.read(arguments, into: &self, reader)
  }
}

extension NumberRule {
  /// Refuses a value that no job can have.
  func check(_ value: Double, _ what: String, _ units: UnitSystem) throws(CommandError) {
    guard !contains(value) else { return }
    throw CommandError(.usage, "\(what) must be \(bounds(in: units)).")
  }
}

/// Reads the texts of a job in one unit system.
struct JobReader {
  /// The most products of a job and tanks of a cart, those that the exact methods take.
  static let mostProducts = InputRanges.productCount
  static let mostTanks = InputRanges.tankCount

  /// What the reference app says to an empty form, to the letter.
  static let nothingToPlan = "Enter a valid field size and at least one product."

  let units: UnitSystem
  /// The densities of products without their own.
  let densities: DensitySet
  /// Custom products, whose densities go into the job.
  let own: [OwnProduct]

  // MARK: Field

  func field(_ text: String?) throws -> Double {
    let text = try text.required(
      Self.nothingToPlan, remedy: "Give the size of the field, as in --field 160ac.")
    let quantity = try QuantityText(parsing: text, as: .area)
    let value =
      switch (quantity.unit, units) {
      case (.hectares, .imperial): Area(hectares: quantity.value).acres
      case (.acres, .metric): Area(acres: quantity.value).hectares
      default: quantity.value
      }
    try require(value > 0, Self.nothingToPlan, remedy: "The field size '\(text)' is zero.")
    try InputRanges.field.check(value, "The field size '\(text)'", units)
    return value
  }

  // MARK: Products

  /// The products, and how rates were understood that are no weight on an area.
  func products(
    _ texts: [String]
  ) throws -> (products: [PlanRequest.Product], understood: [String]) {
    try require(
      !texts.isEmpty, Self.nothingToPlan,
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
    try require(
      entries.contains(where: { $0.rate > 0 }), Self.nothingToPlan,
      remedy: "No product has a rate above zero.")
    return (entries, understood)
  }

  /// A product, and how its rate was understood.
  func product(_ text: String) throws -> (PlanRequest.Product, understood: String?) {
    let typed = try ProductText(parsing: text)
    let product = try CatalogueNames.product(
      named: typed.name, density: try typed.density.map { try density($0, of: typed.name) },
      in: densities, beside: own, rest: text.behindName)
    let rate = try rate(typed, of: product)
    return (
      PlanRequest.Product(name: product.name, rate: rate.value, density: product.statedDensity),
      rate.understood
    )
  }

  private func density(_ quantity: QuantityText, of name: String) throws -> DensityEntry {
    let unit = quantity.unit.flatMap { DensityUnit(rawValue: $0.rawValue) }
    try (unit?.rule ?? InputRanges.density).check(quantity.value, "The density of \(name)", units)
    return DensityEntry(
      quantity.value, unit ?? (units == .imperial ? .poundsPerBushel : .kilogramsPerHectolitre))
  }

  // MARK: Constraints

  /// Adds the tanks that `--pin` or `--keep-out` names to the products.
  func addTanks(
    _ texts: [String], option: String, example: String,
    to place: WritableKeyPath<PlanRequest.Product, [TankReference]>,
    of products: inout [PlanRequest.Product]
  ) throws {
    for text in texts {
      let typed = try AssignmentText(parsing: text, expected: example)
      let product = try position(of: typed, products, option: option)
      let name = products[product].name
      try require(
        products[product][keyPath: place].isEmpty, "'\(option)' names \(name) more than once.",
        remedy:
          "Write all of its tanks into one, as in \(option) '\(name)\(example.drop { $0 != "=" })'."
      )
      products[product][keyPath: place] = try Self.tanks(typed.value, option)
    }
  }

  func addMosts(_ texts: [String], to products: inout [PlanRequest.Product]) throws {
    for text in texts {
      let typed = try AssignmentText(parsing: text, expected: "Wheat=2")
      let product = try position(of: typed, products, option: "--most")
      let count = try Int(typed.value).required(
        in: 1...Self.mostTanks, "'\(typed.value)' is not a number of tanks.",
        remedy: "Write a whole number from 1 to \(Self.mostTanks), as in --most Wheat=2.")
      try require(
        products[product].maxTanks == nil,
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

extension String {
  /// What follows the name of a product as typed, its `=` included.
  var behindName: String { ProductParts(of: self).behindName }
}
