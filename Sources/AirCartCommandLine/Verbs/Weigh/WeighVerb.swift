import AirCart
import AirCartDocuments
import AirCartReports

/// `aircart weigh`: a rate from what was caught below the openers, and a density from half a litre.
struct WeighVerb: Verb {
  private static let rows = OptionDescription.value(
    "rows", placeholder: "count", help: "How many rows were caught.", group: "A catch")

  private static let length = OptionDescription.value(
    "length", placeholder: "length", help: "How far was driven or turned, as in 100ft or 30m.",
    group: "A catch")

  private static let spacing = OptionDescription.value(
    "spacing", placeholder: "length", help: "How far rows are apart, as in 9in or 23cm.",
    group: "A catch")

  private static let product = OptionDescription.value(
    "product", placeholder: "name", help: "The grain in half a litre, for its test weight.",
    completion: .names(ProductCatalogue.all.filter { $0.testWeight != nil }.map(\.name)),
    group: "Half a litre")

  let description = VerbDescription(
    name: "weigh", abstract: "Turn a catch into a rate, and half a litre into a density.",
    discussion: """
      Catch what comes out of some rows, weigh it together, and say how far the drill went: the \
      answer is the rate. Or fill half a litre level and weigh it, as in 395g/0.5L: the answer is \
      the density.
      """,
    positionals: [
      PositionalDescription(
        "weight", help: "What was weighed, as in 18.75g, 0.5lb or 395g/0.5L.")
    ],
    options: [rows, length, spacing, product],
    examples: [
      Example(
        "aircart weigh 18.75g --rows 5 --length 100ft --spacing 9in",
        shows: "The rate of canola that five rows gave over 100 feet."),
      Example(
        "aircart weigh 395g/0.5L --product wheat",
        shows: "The density of wheat, loosely poured and as its test weight."),
    ], formats: [.text])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let text = arguments.positional("weight") ?? ""
    let catchOptions = [Self.rows, Self.length, Self.spacing]
    let half = try? QuantityText(parsing: text.replacing(" ", with: ""), as: .density)
    if let half, half.unit == .gramsPerHalfLitre {
      try refuse(catchOptions, in: arguments, beside: "half a litre has none")
      try console.print(density(half.value, arguments))
    } else {
      try refuse([Self.product], in: arguments, beside: "it is for half a litre, as in 395g/0.5L")
      try console.print([rate(text, arguments)])
    }
    return .success
  }

  /// A figure in the units of the person, then in the others.
  private static func inBothSystems(
    _ units: UnitSystem, _ text: (AmountText) -> String
  ) -> String {
    let other: UnitSystem = units == .imperial ? .metric : .imperial
    return [units, other].map { text(AmountText(units: $0)) }.joined(separator: ", ")
  }

  private func refuse(
    _ options: [OptionDescription], in arguments: ParsedArguments, beside reason: String
  ) throws {
    for option in options where arguments.value(option.name) != nil {
      throw CommandError("'--\(option.name)' does not belong to this: \(reason).")
    }
  }

  // MARK: A catch

  private func rate(_ text: String, _ arguments: ParsedArguments) throws -> String {
    let weight = try QuantityText(parsing: text, as: .mass)
    try require(
      weight.unit != nil && weight.value > 0, "'\(text)' is not what was caught.",
      remedy: "Write it with its unit, as in 18.75g or 0.5lb; half a litre as in 395g/0.5L.")
    let typed = try value(Self.rows, "5", arguments)
    let rows = try Int(typed).required(
      in: 1...1_000, "'--rows \(typed)' is not a number of rows.",
      remedy: "Write a whole number from 1 to 1,000.")
    let length = try self.length(Self.length, "100ft", arguments)
    let spacing = try self.length(Self.spacing, "9in", arguments)
    let rate = ApplicationRate(
      caught: weight.mass(.imperial).mass, rows: rows, spacing: spacing.inches,
      length: length.inches / 12)
    try InputRanges.rate.check(rate.poundsPerAcre, "The rate of such a catch", .imperial)
    let answer = Self.inBothSystems(try GlobalOptions(arguments).units) { $0.rate(rate) }
    return "\(text) from \(rows.counted("row")) over \(try value(Self.length, "", arguments)), "
      + "\(try value(Self.spacing, "", arguments)) apart, are \(answer)."
  }

  private func value(
    _ option: OptionDescription, _ example: String, _ arguments: ParsedArguments
  ) throws -> String {
    try arguments.value(option.name).required(
      "A catch needs '--\(option.name)'.", remedy: "Add it, as in --\(option.name) \(example).")
  }

  /// A length with its unit: feet and inches stand side by side here.
  private func length(
    _ option: OptionDescription, _ example: String, _ arguments: ParsedArguments
  ) throws -> QuantityText {
    let text = try value(option, example, arguments)
    let length = try QuantityText(parsing: text, as: .length)
    try require(
      length.unit != nil && length.value > 0, "'--\(option.name) \(text)' is not a length.",
      remedy: "Write it with its unit, as in --\(option.name) \(example).")
    return length
  }

  // MARK: Half a litre

  private func density(_ grams: Double, _ arguments: ParsedArguments) throws -> [String] {
    let units = try GlobalOptions(arguments).units
    try InputRanges.gramsPerHalfLitre.check(grams, "The weight of half a litre", units)
    let loose = BulkDensity(looseGramsPerHalfLitre: grams)
    let sentence =
      "\(grams.plain) g in half a litre are \(Self.text(loose, units)), poured loosely."
    guard let name = arguments.value(Self.product.name) else { return [sentence] }
    let product = try CatalogueNames.product(
      named: name, density: DensityEntry(grams, .gramsPerHalfLitre), in: .standard, beside: [],
      units: units, rest: "")
    return [
      sentence,
      "As the test weight of \(product.name), which allows for settling, they are "
        + "\(Self.text(product.density, units)).",
    ]
  }

  private static func text(_ density: BulkDensity, _ units: UnitSystem) -> String {
    inBothSystems(units) { $0.density(density) }
  }
}
