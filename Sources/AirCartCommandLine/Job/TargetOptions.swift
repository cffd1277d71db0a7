import AirCart
import AirCartDocuments
import AirCartReports

/// The options by which nutrients are asked for in place of rates.
enum TargetOptions {
  private static let fertilizers = ProductCatalogue.all.filter { $0.grade != nil }.map(\.name)

  static let target = OptionDescription.value(
    "target", placeholder: "nutrients", isRepeatable: true,
    help: "Nutrients to deliver per acre or hectare, as in N=90,P2O5=30,S=15.",
    discussion: """
      N, P2O5, K2O and S, in lb/ac or, when metric, kg/ha; P means P2O5 and K means K2O. Products \
      with given rates count. The rates leave the least shortfall, then the least excess, then the \
      least product.
      """)

  static let from = OptionDescription.value(
    "from", placeholder: "products", isRepeatable: true,
    help: "The fertilizers that meet --target or a list of fields, as in urea,map,ams.",
    discussion: """
      At most \(FertilizerProgramme.fertilizerLimit). A density may follow, as in urea@59.7.
      """,
    completion: .list(fertilizers))

  static let price = OptionDescription.value(
    "price", placeholder: "prices", isRepeatable: true,
    help: "The price of each fertilizer, as in urea=650,map=900, to find the least cost.",
    discussion: "All per tonne or all per short ton, in any one currency.",
    completion: .names(fertilizers.map { $0 + "=" }))

  static let all = [target, from, price].map { $0.under("Nutrient targets") }
}

/// Reads nutrient targets, and finds the rates that meet them.
struct TargetReader {
  private let reader: JobReader
  private let targets: [NutrientTarget]
  /// The nutrients that were typed as an element and are oxides.
  private let oxides: [Nutrient]
  /// The fertilizers as typed, without prices.
  private let from: [Fertilizer]
  private let prices: [Double]?

  /// A fertilizer of `--from`.
  struct Fertilizer {
    let name: String
    /// What follows its rate, an `@` included.
    let density: String
    let grade: NutrientGrade
  }

  /// Reads the options of a verb that has them; `nil` where none was typed.
  init?(_ arguments: ParsedArguments, _ reader: JobReader) throws {
    let texts = TargetOptions.all.map { Self.parts(of: $0, arguments) }
    let typed = zip(TargetOptions.all, texts).filter { !$1.isEmpty }.map(\.0.name)
    guard let given = typed.first else { return nil }
    let needed = [TargetOptions.target, TargetOptions.from].map(\.name)
    if let missing = needed.first(where: { !typed.contains($0) }) {
      throw CommandError(
        "'--\(given)' needs '--\(missing)'.",
        remedy: "Write both, as in --target N=90,P2O5=30 --from urea,map.")
    }
    self.reader = reader
    (targets, oxides) = try Self.targets(texts[0], reader)
    from = try Self.fertilizers(texts[1], reader)
    prices = texts[2].isEmpty ? nil : try Self.prices(texts[2], from.map(\.name))
  }

  /// The parts of an option's values between commas; none where the verb does not have it.
  private static func parts(
    of option: OptionDescription, _ arguments: ParsedArguments
  ) -> [String] {
    guard arguments.describes(option.name) else { return [] }
    return arguments.values(option.name).flatMap(\.commaSeparated)
  }

  /// The fertilizers as products with rates, and what was understood.
  ///
  /// What is typed beside them is read too, and what a file states: their nutrients count.
  func answer(
    beside typed: [String], and stated: [PlanRequest.Product], on area: Double
  ) throws -> (products: [String], sentences: [String]) {
    let read = try typed.map { try reader.product($0).0 }
    let given = read + stated.filter { product in !read.contains { $0.name == product.name } }
    let twice = given.first { product in from.contains { $0.name.isSameWord(as: product.name) } }
    if let twice {
      throw CommandError(
        "'\(twice.name)' has a rate and is in '--from'.", remedy: "Leave out one of the two.")
    }
    let others = given.compactMap { product in
      ProductTraits(named: product.name).grade.map {
        NutrientTargetText.Part(name: product.name, grade: $0, rate: product.rate)
      }
    }
    let missing = targets.map { target in
      let brought = others.map { $0.amount(of: target.nutrient) }
      return NutrientTarget(target.nutrient, target.amount - brought.reduce(0, +))
    }
    let rates = FertilizerProgramme.ratesOfJob(missing, of: from.map(\.grade), prices: prices)
    let chosen = zip(from, rates).enumerated().map { index, part in
      NutrientTargetText.Part(
        name: part.0.name, grade: part.0.grade, rate: part.1, price: prices?[index])
    }
    let text = NutrientTargetText(
      targets: targets, oxides: oxides, chosen: chosen, others: others, area: area,
      units: reader.units)
    return (zip(from, rates).map { "\($0.name)=\($1.plain)\($0.density)" }, text.sentences)
  }

  // MARK: - Reading

  private static func targets(
    _ texts: [String], _ reader: JobReader
  ) throws -> (targets: [NutrientTarget], oxides: [Nutrient]) {
    var targets: [NutrientTarget] = []
    var oxides: [Nutrient] = []
    for text in texts {
      let typed = try AssignmentText(parsing: text, expected: "N=90")
      let nutrient = try nutrient(typed.name, typed.value)
      try require(
        !targets.contains(where: { $0.nutrient == nutrient }),
        "'--target' asks for \(nutrient.name) more than once.",
        remedy: "Write one amount for each nutrient; P means P2O5 and K means K2O.")
      let quantity = try QuantityText(parsing: typed.value, as: .rate)
      try require(
        quantity.isWeightOnArea, "The target '\(text)' is not a weight on an area.",
        remedy: "Write it as \(nutrient.name)=90lb/ac or \(nutrient.name)=100kg/ha.")
      let amount = reader.weight(quantity)
      try InputRanges.rate.check(amount, "The target of \(nutrient.name)", reader.units)
      targets.append(NutrientTarget(nutrient, amount))
      if nutrient.element != nutrient.name, typed.name.isSameWord(as: nutrient.element) {
        oxides.append(nutrient)
      }
    }
    return (targets, oxides)
  }

  private static func nutrient(_ name: String, _ value: String) throws(CommandError) -> Nutrient {
    try Nutrient.allCases.first { $0.names.contains(where: name.isSameWord) }.required(
      "'\(name)=\(value)' names no nutrient that grades state.",
      remedy: "Write N, P2O5, K2O or S, as in --target N=90,P2O5=30,S=15.")
  }

  /// Reads fertilizers with their densities; each must have a grade.
  static func fertilizers(_ texts: [String], _ reader: JobReader) throws -> [Fertilizer] {
    try require(
      texts.count <= FertilizerProgramme.fertilizerLimit,
      "'--from' names \(texts.count) fertilizers; at most \(FertilizerProgramme.fertilizerLimit) "
        + "are tried.", remedy: "Leave out those that you would not buy.")
    var found: [Fertilizer] = []
    for text in texts {
      let at = text.firstIndex(of: "@") ?? text.endIndex
      let density = String(text[at...])
      let product = try reader.product("\(text[..<at])=0\(density)", rest: density).0
      let grade = try ProductTraits(named: product.name).grade.required(
        "'\(product.name)' in '--from' has no grade, so it brings no nutrients.",
        remedy: "Name fertilizers, as in --from urea,map. Your own products need their grade in "
          + "the name, as in 'Blend (28-13-0-9S)'.")
      try require(
        !found.contains(where: { $0.name.isSameWord(as: product.name) }),
        "'--from' names \(product.name) more than once.")
      found.append(Fertilizer(name: product.name, density: density, grade: grade))
    }
    return found
  }

  /// The prices in the order of the fertilizers, each of which must have one.
  static func prices(_ texts: [String], _ names: [String]) throws -> [Double] {
    var prices = [Double?](repeating: nil, count: names.count)
    for text in texts {
      let typed = try AssignmentText(parsing: text, expected: "urea=650")
      let index = try CatalogueNames.position(of: typed.name, among: names, option: "--price") {
        "--price " + "\($0)=\(typed.value)".shellQuoted
      }
      let price = try DecimalText.value(typed.value).required(
        in: 0.01...1_000_000, "'\(text)' is not a price.",
        remedy: "Write a number from 0.01 to 1000000 without a currency, as in urea=650.")
      try require(prices[index] == nil, "'--price' names \(names[index]) more than once.")
      prices[index] = price
    }
    guard let missing = prices.firstIndex(of: nil) else { return prices.compactMap(\.self) }
    throw CommandError(
      "'--price' does not name \(names[missing]).",
      remedy: "Give each fertilizer of '--from' a price, or none.")
  }
}
