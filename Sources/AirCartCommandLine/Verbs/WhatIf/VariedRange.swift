import AirCart
import AirCartDocuments
import AirCartReports

/// The one range of a command line, and the job at its ends and at its current value.
struct VariedRange {
  let variation: Variation
  /// The jobs where the range begins and ends, and as it stands now.
  let lower: PlanRequest
  let upper: PlanRequest
  let current: PlanRequest
  /// The job that the varied number belongs to: with a factor on all rates the one as typed.
  let base: PlanRequest
  /// The factors on all rates at the three values; 1 unless they are varied.
  let factors: (lower: Double, upper: Double, current: Double)

  /// Reads the range, knowing custom products; exactly one thing must be varied.
  ///
  /// What is not typed is as in the job of a file, whose products all have a word.
  init(_ arguments: ParsedArguments, knowing own: [OwnProduct], on file: PlanRequest?) throws {
    try JobReader.refuseStrays(in: arguments.positionals("products"))
    let names = try Self.names(arguments, file?.own(beside: own) ?? own)
    let found = try Self.places(arguments, names)
    guard let place = found.first else { throw Self.otherRange(arguments) ?? Self.nothingVaried }
    try require(
      found.count == 1, "\(found.map(\.shown).listed) are varied at once.",
      remedy: "Vary one of them and give the others one value each.")
    let texts = try RangeTexts(place, at: arguments.value("at"))
    let job = { (value: String) in
      try PlanRequest(Self.arguments(arguments, place, value), knowing: own, on: file)
    }
    lower = try job(texts.lower)
    upper = try job(texts.upper)
    let stated = arguments.value("at") == nil ? file?.value(of: place, among: names) : nil
    current = try job(stated ?? texts.current)
    base = place.kind == .scale ? try PlanRequest(arguments, knowing: own, on: file) : current
    let factor: (String) throws -> Double = { text in
      place.kind == .scale ? try RangeTexts.factor(text) : 1
    }
    factors = (try factor(texts.lower), try factor(texts.upper), try factor(texts.current))
    variation =
      switch place.kind {
      case .field: .field
      case .scale: .allRates
      case .rate: .rate(product: place.product)
      case .density: .density(product: place.product)
      }
  }

  /// A range that is written otherwise than with three points, as in `Wheat=80-120`.
  private static func otherRange(_ arguments: ParsedArguments) -> CommandError? {
    let field = arguments.value("field").map { ["--field \($0)"] } ?? []
    for text in arguments.positionals("products") + field {
      guard let repaired = text.withThreePoints else { continue }
      let shown = text.hasPrefix("--field ") ? repaired : repaired.shellQuoted
      return CommandError(
        "'\(text)' is not a range.", remedy: "Write it with three points: \(shown).")
    }
    return nil
  }

  private static let nothingVaried = CommandError(
    "Nothing is varied.",
    remedy: """
      Write one value as a range: 'Wheat=60...120', --field 40ac...640ac, --scale 0.8...1.2 or \
      --density Wheat=56...62.
      """)

  // MARK: Places

  /// Where a range stands on the command line.
  struct Place {
    enum Kind {
      case rate, field, scale, density
    }

    let kind: Kind
    var product = 0
    let text: String
    /// What it was typed as, for messages.
    let shown: String
  }

  /// The full names of the products; an unknown one is refused here, while its range is known.
  private static func names(_ arguments: ParsedArguments, _ own: [OwnProduct]) throws -> [String] {
    let units = try GlobalOptions(arguments).units
    return try arguments.positionals("products").map { text in
      // With its own density a product may have any name.
      let parts = ProductParts(of: text)
      let density = parts.density == nil ? nil : DensityEntry(1, .poundsPerBushel)
      guard parts.rate != nil, !parts.name.isEmpty else { return parts.name }
      return try CatalogueNames.product(
        named: parts.name, density: density, in: .listed, beside: own, units: units,
        rest: parts.behindName
      ).name
    }
  }

  private static func places(_ arguments: ParsedArguments, _ names: [String]) throws -> [Place] {
    let products = arguments.positionals("products")
    var places: [Place] = []
    for (index, text) in products.enumerated() {
      guard let rate = ProductParts(of: text).rate, QuantityRangeText.isRange(rate) else {
        continue
      }
      places.append(Place(kind: .rate, product: index, text: rate, shown: "'\(text)'"))
    }
    if let text = arguments.value("field"), QuantityRangeText.isRange(text) {
      places.append(Place(kind: .field, text: text, shown: "'--field \(text)'"))
    }
    if let text = arguments.value("scale") {
      places.append(Place(kind: .scale, text: text, shown: "'--scale \(text)'"))
    }
    if let text = arguments.value("density") { places.append(try density(text, products, names)) }
    return places
  }

  private static func density(
    _ text: String, _ products: [String], _ names: [String]
  ) throws -> Place {
    let typed = try AssignmentText(parsing: text, expected: "Wheat=56...62")
    let index = try CatalogueNames.position(
      of: typed.name, among: names, option: "--density"
    ) { "--density " + "\($0)=\(typed.value)".shellQuoted }
    let parts = ProductParts(of: products[index])
    try require(
      parts.density == nil, "The density of \(names[index]) is given twice.",
      remedy: "Leave out what follows the @ in '\(products[index])'.")
    let rate = parts.rate.flatMap { try? QuantityText(parsing: $0, as: .rate) }
    try require(
      rate?.unit != .bushelsPerAcre && rate?.unit?.isLiquidRate != true,
      "The rate of \(names[index]) is a volume, whose weight changes with the density.",
      remedy: "Write the rate as a weight, as in \(names[index])=120lb/ac.")
    return Place(kind: .density, product: index, text: typed.value, shown: "'--density \(text)'")
  }

  /// The command line with one value in place of the range.
  private static func arguments(
    _ arguments: ParsedArguments, _ place: Place, _ value: String
  ) throws -> ParsedArguments {
    var arguments = arguments
    switch place.kind {
    case .field: arguments.typedValues["field"] = [value]
    case .scale:
      let factor = try RangeTexts.factor(value)
      arguments.positionals = arguments.positionals.map { $0.withRate(times: factor) }
    case .rate, .density:
      var parts = ProductParts(of: arguments.positionals[place.product])
      if place.kind == .rate { parts.rate = value } else { parts.density = value }
      arguments.positionals[place.product] = parts.text
    }
    return arguments
  }
}

extension PlanRequest {
  /// What the file states of what is varied, as it is typed; no file states a factor on all rates.
  fileprivate func value(of place: VariedRange.Place, among names: [String]) -> String? {
    let product = products.first { $0.name.isSameWord(as: names[place.product]) }
    switch place.kind {
    case .field: return field.plain + DataUnit.acres.symbol(in: units)
    case .scale: return nil
    case .rate: return product.map { $0.rate.plain + DataUnit.poundsPerAcre.symbol(in: units) }
    case .density: return product?.density.map { $0.value.plain + $0.unit.word }
    }
  }
}

extension String {
  /// The product at a multiple of its rate; what is no rate is left for the job to refuse.
  fileprivate func withRate(times factor: Double) -> String {
    var parts = ProductParts(of: self)
    guard let rate = parts.rate, let typed = try? QuantityText(parsing: rate, as: .rate) else {
      return self
    }
    parts.rate = typed.with(typed.value * factor)
    return parts.text
  }
}

/// The two ends of a range and the current value as texts that a job is read from.
private struct RangeTexts {
  let lower: String
  let upper: String
  let current: String

  init(_ place: VariedRange.Place, at typed: String?) throws {
    try require(
      QuantityRangeText.isRange(place.text), "\(place.shown) is not a range.",
      remedy: "Write two values with three points between, as in \(Self.example(place.kind)).")
    if place.kind == .scale {
      self = try Self(factors: place.text, at: typed)
    } else {
      self = try Self(quantities: place, at: typed)
    }
  }

  private init(lower: String, upper: String, current: String) {
    self.lower = lower
    self.upper = upper
    self.current = current
  }

  private init(quantities place: VariedRange.Place, at typed: String?) throws {
    let kind: QuantityKind = place.kind == .rate ? .rate : place.kind == .field ? .area : .density
    let range = try QuantityRangeText(parsing: place.text, as: kind)
    guard range.lower.value < range.upper.value else { throw Self.noWidth(place.text) }
    // A count without its unit would be a weight.
    let at = typed.map { text in
      let bare = try? QuantityText(parsing: text, as: kind)
      return bare?.unit == nil ? text + (range.lower.unit?.text ?? "") : text
    }
    self.init(
      lower: range.lower.with(range.lower.value), upper: range.lower.with(range.upper.value),
      current: at ?? range.lower.with((range.lower.value + range.upper.value) / 2))
  }

  private init(factors text: String, at typed: String?) throws {
    let parts = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    let (lower, upper) = (String(parts[0]).trimmed, String(parts[1]).trimmed)
    let (first, last) = (try Self.factor(lower), try Self.factor(upper))
    guard first != last else { throw Self.noWidth(text) }
    try require(
      first < last, "The range '\(text)' ends before it begins.",
      remedy: "Write the smaller value first, as in 0.8...1.2.")
    self.init(lower: lower, upper: upper, current: typed ?? "1")
  }

  static func factor(_ text: String) throws -> Double {
    try DecimalText.value(text).required(
      in: Double.leastNonzeroMagnitude...Double.greatestFiniteMagnitude,
      "'\(text)' is not a factor on the rates.",
      remedy: "Write numbers above zero, as in --scale 0.8...1.2.")
  }

  private static func noWidth(_ text: String) -> CommandError {
    CommandError(
      "The range '\(text)' begins where it ends.",
      remedy: "Write two different values; 'aircart plan' answers for a single one.")
  }

  private static func example(_ kind: VariedRange.Place.Kind) -> String {
    switch kind {
    case .rate: "Wheat=60...120"
    case .field: "--field 40ac...640ac"
    case .scale: "--scale 0.8...1.2"
    case .density: "--density Wheat=56...62"
    }
  }
}

extension QuantityText {
  /// Another value in the same unit, as it would be typed.
  fileprivate func with(_ value: Double) -> String {
    (NumberText.withoutExponent(value) ?? "") + (unit?.text ?? "")
  }
}

extension String {
  /// The text with three points between its two numbers, where it has something else there.
  var withThreePoints: String? {
    let start = lastIndex(of: "=") ?? firstIndex(of: " ") ?? startIndex
    for sign in [" to ", "..", "…", "–", "-"] {
      guard let found = self[start...].firstRange(of: sign) else { continue }
      let (left, right) = (self[..<found.lowerBound].trimmed, self[found.upperBound...].trimmed)
      let isBetween = left.last?.isDecimal == true && right.first?.isDecimal == true
      if isBetween { return left + "..." + right }
    }
    return nil
  }
}

extension WhatIfRequest {
  /// Asks about a range of a command line, whose ends are values of the job on a cart.
  init(_ range: VariedRange, on cart: Cart, fills: Int?, fillLimit: Int) throws {
    let (lower, upper) = (try range.lower.job(on: cart), try range.upper.job(on: cart))
    self.init(
      base: range.base, varying: range.variation,
      from: range.variation.value(in: lower, factor: range.factors.lower),
      to: range.variation.value(in: upper, factor: range.factors.upper),
      factor: range.factors.current, fills: fills, fillLimit: fillLimit)
  }
}

extension Variation {
  /// The varied number of a problem, in pounds and acres.
  fileprivate func value(in job: Job, factor: Double) -> Double {
    switch self {
    case .rate(let product): job.products[product].rate.poundsPerAcre
    case .allRates: factor
    case .field: job.area.acres
    case .density(let product): job.products[product].density.poundsPerBushel
    }
  }
}

extension CommandError {
  init(_ error: WhatIfError, _ carts: [Cart]) {
    // Of several carts, the largest is what a limit refuses.
    let cart = carts.max { $0.tanks.count < $1.tanks.count }?.name ?? ""
    switch error {
    case .tooLarge(.tooManyTanks(let count, let limit, _)):
      self.init("\(cart) has \(count) tanks; break points are found for at most \(limit).")
    case .tooLarge(.tooManyProducts(let count, let limit, _)):
      self.init("The job has \(count) products; break points are found for at most \(limit).")
    case .reservesVary:
      self.init(
        "The density also changes what the reserves weigh under the weight limit.",
        remedy: "Vary it without --reserve, or without --payload and --gross.")
    case .tooLarge, .invalidJob, .invalidRange:
      self.init(
        "The range takes the job of \(cart) out of what can be planned.",
        remedy: "Narrow the range.")
    }
  }
}
