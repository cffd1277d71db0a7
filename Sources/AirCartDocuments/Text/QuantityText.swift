package import AirCart

/// What a number with a unit measures; it decides which units may follow.
package enum QuantityKind: String, CaseIterable, Sendable {
  case area, rate, volume, mass, density, speed, length, duration

  /// The units that may follow the number.
  package var units: [UnitText] { UnitText.allCases.filter { $0.kind == self } }

  /// The name with its article, for sentences.
  package var noun: String { (self == .area ? "an " : "a ") + rawValue }

  /// Two ways to write one, for sentences.
  package var example: String {
    switch self {
    case .area: "160ac or 64.75ha"
    case .rate: "100lb/ac or 112kg/ha"
    case .volume: "44bu or 1550L"
    case .mass: "2000lb or 907kg"
    case .density: "60lb/bu or 77.2kg/hL"
    case .speed: "5mph or 8km/h"
    case .length: "60ft or 18.3m"
    case .duration: "12h or 45min"
    }
  }
}

/// A unit as it is written after a number; the canonical spelling is the raw value.
package enum UnitText: String, CaseIterable, Sendable {
  case acres = "ac"
  case hectares = "ha"
  case sections = "section"
  case quarterSections = "quarter"
  case poundsPerAcre = "lb/ac"
  case kilogramsPerHectare = "kg/ha"
  case bushelsPerAcre = "bu/ac"
  case gallonsPerAcre = "gal/ac"
  case litresPerHectare = "L/ha"
  case tonnesPerHectare = "t/ha"
  case seedsPerSquareFoot = "seeds/ft2"
  case plantsPerSquareFoot = "plants/ft2"
  case seedsPerSquareMetre = "seeds/m2"
  case plantsPerSquareMetre = "plants/m2"
  case seedsPerAcre = "seeds/ac"
  case plantsPerAcre = "plants/ac"
  case seedsPerHectare = "seeds/ha"
  case plantsPerHectare = "plants/ha"
  case bushels = "bu"
  case litres = "L"
  case gallons = "gal"
  case cubicMetres = "m3"
  case pounds = "lb"
  case kilograms = "kg"
  case tonnes = "t"
  case grams = "g"
  case poundsPerBushel = "lb/bu"
  case kilogramsPerHectolitre = "kg/hL"
  case poundsPerCubicFoot = "lb/ft3"
  case gramsPerHalfLitre = "g/0.5L"
  case poundsPerAveryBushel = "lb/bu-avery"
  case poundsPerGallon = "lb/gal"
  case kilogramsPerLitre = "kg/L"
  case kilogramsPerCubicMetre = "kg/m3"
  case tonnesPerCubicMetre = "t/m3"
  case milesPerHour = "mph"
  case kilometresPerHour = "km/h"
  case feet = "ft"
  case metres = "m"
  case inches = "in"
  case centimetres = "cm"
  case hours = "h"
  case minutes = "min"

  package var kind: QuantityKind { facts.kind }

  /// What the unit measures, and how else people write it, in lower case, as `folded` leaves it.
  private var facts: (kind: QuantityKind, otherSpellings: [String]) {
    switch self {
    case .acres: (.area, ["acre", "acres", "a"])
    case .hectares: (.area, ["hectare", "hectares"])
    case .sections: (.area, ["sections"])
    case .quarterSections: (.area, ["quarters", "quarter section", "quarter sections"])
    case .poundsPerAcre: (.rate, Self.each(Self.pounds.spellings, per: .acres))
    case .kilogramsPerHectare: (.rate, Self.each(Self.kilograms.spellings, per: .hectares))
    case .bushelsPerAcre: (.rate, Self.each(Self.bushels.spellings, per: .acres))
    case .gallonsPerAcre: (.rate, Self.each(Self.gallons.spellings, per: .acres))
    case .litresPerHectare: (.rate, Self.each(Self.litres.spellings, per: .hectares))
    case .tonnesPerHectare: (.rate, Self.each(Self.tonnes.spellings, per: .hectares))
    case .seedsPerSquareFoot: (.rate, ["seed/ft2"])
    case .plantsPerSquareFoot: (.rate, ["plant/ft2"])
    case .seedsPerSquareMetre: (.rate, ["seed/m2"])
    case .plantsPerSquareMetre: (.rate, ["plant/m2"])
    case .seedsPerAcre: (.rate, Self.each(["seeds", "seed"], per: .acres))
    case .plantsPerAcre: (.rate, Self.each(["plants", "plant"], per: .acres))
    case .seedsPerHectare: (.rate, Self.each(["seeds", "seed"], per: .hectares))
    case .plantsPerHectare: (.rate, Self.each(["plants", "plant"], per: .hectares))
    case .bushels: (.volume, ["bus", "bushel", "bushels"])
    case .litres: (.volume, ["litre", "litres", "liter", "liters"])
    case .gallons: (.volume, Self.usGallons)
    case .cubicMetres: (.volume, ["cubic metre", "cubic metres", "cubic meter", "cubic meters"])
    case .pounds: (.mass, ["lbs", "pound", "pounds"])
    case .kilograms: (.mass, ["kgs", "kilogram", "kilograms"])
    case .tonnes: (.mass, ["tonne", "tonnes"])
    case .grams: (.mass, ["gram", "grams"])
    case .poundsPerBushel: (.density, Self.each(Self.pounds.spellings, per: .bushels))
    case .poundsPerGallon: (.density, Self.each(Self.pounds.spellings, per: .gallons))
    case .kilogramsPerLitre: (.density, Self.each(Self.kilograms.spellings, per: .litres))
    case .kilogramsPerCubicMetre:
      (.density, Self.each(Self.kilograms.spellings, per: .cubicMetres))
    case .tonnesPerCubicMetre: (.density, Self.each(Self.tonnes.spellings, per: .cubicMetres))
    case .kilogramsPerHectolitre, .poundsPerCubicFoot, .gramsPerHalfLitre, .poundsPerAveryBushel:
      (.density, [])
    case .milesPerHour, .kilometresPerHour: (.speed, [])
    case .feet, .metres: (.length, [])
    case .inches: (.length, ["inch", "inches", "\""])
    case .centimetres: (.length, [])
    case .hours: (.duration, ["hr", "hrs", "hour", "hours"])
    case .minutes: (.duration, ["minute", "minutes"])
    }
  }

  /// What is counted, and on which ground.
  package enum Count: Equatable, Sendable {
    case seeds(RateConversion.Ground)
    case plants(RateConversion.Ground)
  }

  /// Whether litres or gallons on an area are meant, as of a liquid.
  package var isLiquidRate: Bool { self == .gallonsPerAcre || self == .litresPerHectare }

  /// What a rate counts; `nil` of every other unit.
  package var count: Count? {
    switch self {
    case .seedsPerSquareFoot: .seeds(.squareFoot)
    case .seedsPerSquareMetre: .seeds(.squareMetre)
    case .seedsPerAcre: .seeds(.acre)
    case .seedsPerHectare: .seeds(.hectare)
    case .plantsPerSquareFoot: .plants(.squareFoot)
    case .plantsPerSquareMetre: .plants(.squareMetre)
    case .plantsPerAcre: .plants(.acre)
    case .plantsPerHectare: .plants(.hectare)
    default: nil
    }
  }

  /// Every spelling, in lower case.
  private var spellings: [String] { [rawValue.lowercased()] + facts.otherSpellings }

  /// US gallons, as answers call them.
  private static let usGallons =
    ["gals", "gallon", "gallons"].flatMap { [$0, "us \($0)"] } + ["us gal"]

  /// Each of some spellings on one of another unit, as in `lbs/acre`.
  private static func each(_ spellings: [String], per unit: UnitText) -> [String] {
    spellings.flatMap { spelling in unit.spellings.map { "\(spelling)/\($0)" } }
  }

  /// The unit with that spelling, in any case.
  package init?(spelling: String) {
    let folded = Self.folded(spelling)
    // The Kelvin sign lowercases to a Latin k.
    guard folded.utf8.allSatisfy({ $0 < 128 }) else { return nil }
    let lowercased = folded.lowercased()
    guard let unit = Self.allCases.first(where: { $0.spellings.contains(lowercased) }) else {
      return nil
    }
    self = unit
  }

  /// The spelling with its squares and cubes written as `ft2` and `m3` and its "per" as a slash.
  private static func folded(_ spelling: String) -> String {
    var folded = spelling.replacing("²", with: "2").replacing("^2", with: "2")
      .replacing("³", with: "3").replacing("^3", with: "3")
    for (word, sign) in [(" per ", "/"), ("/ ", "/"), (" /", "/")] {
      folded = folded.replacing(word, with: sign)
    }
    for word in ["sq ft", "sq. ft.", "sqft", "square foot"] where folded.hasSuffix("/" + word) {
      return folded.dropLast(word.count) + "ft2"
    }
    return folded
  }
}

/// A number with or without a unit, as it was typed; converting it is the engine's business.
package struct QuantityText: Equatable, Sendable {
  package let value: Double
  /// Nothing means the unit system that the user chose.
  package let unit: UnitText?

  package init(value: Double, unit: UnitText?) {
    self.value = value
    self.unit = unit
  }

  /// Reads decimal digits with at most one point, then a unit of the kind, or none.
  ///
  /// No sign, exponent, hexadecimal or infinity; thousands may be parted, the number may end in a
  /// fraction, or be one before a unit, and spaces are allowed around the number and the unit.
  package init(reading typed: String, as kind: QuantityKind) throws(TextFault) {
    try require(
      typed.trimmed.first != "-", "'\(typed)' is negative, which \(kind.noun) cannot be.",
      remedy: kind.hint)
    let text = try Self.decimal(typed, as: kind)
    if kind == .area { try Self.refuseSeveral(text) }
    let trimmed = try Self.ungrouped(text)
    try require(!trimmed.isEmpty, "An empty text is not \(kind.noun).", remedy: kind.hint)
    let digits = trimmed.prefix { $0.isDecimal || $0 == "." }
    let rest = String(trimmed.dropFirst(digits.count))
    guard let value = DecimalText.value(String(digits)) else { throw kind.refusal(of: text) }
    self.init(value: value, unit: try Self.unit(rest.trimmed, of: text, as: kind))
  }

  /// Refuses an area that may as well be several fields: `155,148`, `155,80`; of `1,280` the first
  /// would have one acre.
  package static func refuseSeveral(_ text: String) throws(TextFault) {
    let number = text.trimmed.prefix { $0.isDecimal || ",. ".contains($0) }
    let parts = number.split { $0 == "," || $0 == " " }.map { String($0) }
    // A point among digits by threes parts thousands: `1.344,50`.
    let isEuropean = number.contains(/[0-9]\.[0-9]{3},/)
    guard parts.count > 1, !isEuropean, parts.allSatisfy({ $0.isField }) else { return }
    let fields = "\(parts.count) fields of \(parts.listed)"
    guard let one = oneField(parts, isList: !number.contains(",")) else {
      throw TextFault("'\(text)' may mean \(fields).", remedy: severalFields)
    }
    let unit = text.trimmed.dropFirst(number.count)
    let whole = unit.isEmpty ? one : "\(one) \(unit)"
    throw TextFault(
      "'\(text)' may mean one field of \(whole) or \(fields).",
      remedy:
        "Write \(whole) for one field; for several, repeat --field in 'aircart plan' or write a farm file."
    )
  }

  private static let severalFields =
    "Repeat --field for each in 'aircart plan', or write a farm file."

  /// The one number that parts may be: with separators between thousands, or with a decimal comma.
  private static func oneField(_ parts: [String], isList: Bool) -> String? {
    let wholes = parts.map { $0.prefix { $0.isDecimal }.count }
    let isPlain = parts.dropLast().allSatisfy { !$0.contains(".") }
    if isPlain, wholes[0] <= 3, wholes.dropFirst().allSatisfy({ $0 == 3 }) { return parts.joined() }
    let isDecimalComma = parts.count == 2 && !isList && !parts.joined().contains(".")
    return isDecimalComma ? parts.joined(separator: ".") : nil
  }

  private static func unit(
    _ spelling: String, of text: String, as kind: QuantityKind
  ) throws(TextFault) -> UnitText? {
    if spelling.isEmpty { return nil }
    guard let unit = UnitText(spelling: spelling) else {
      // A ton is 2,000 lb here and 1,000 kg there.
      if kind == .mass, ["ton", "tons"].contains(spelling.lowercased()) {
        let digits = text.trimmed.prefix { $0.isDecimal || $0 == "." }
        throw TextFault(
          "'\(text)' may mean \(digits) short tons of 2,000 lb or \(digits) tonnes of 1,000 kg.",
          remedy: "Write '\(digits)t' for tonnes, and short tons in pounds, as in 40000lb.")
      }
      // The digit of `kg/m3` is one of a unit.
      let isNumberAgain =
        !spelling.contains("/") && spelling.dropFirst().contains { $0.isDecimal || $0 == "." }
      throw isNumberAgain
        ? kind.refusal(of: text)
        : TextFault("'\(text)' has the unknown unit '\(spelling)'.", remedy: kind.unitHint)
    }
    try require(
      unit.kind == kind, "'\(text)' is \(unit.kind.noun), where \(kind.noun) is expected.",
      remedy: kind.unitHint)
    return unit
  }

  /// The text with the fraction of its number as decimals: `1.5bu/ac` for `1 1/2bu/ac` or `1½bu/ac`.
  ///
  /// A fraction ends a whole number or is the number; `1½½` and `0.5½` are not numbers.
  private static func decimal(
    _ typed: String, as kind: QuantityKind
  ) throws(TextFault) -> String {
    var text = typed
    for (sign, fraction) in fractions { text.replace(sign, with: " \(fraction) ") }
    guard text.prefixMatch(of: /[^a-zA-Z]*[0-9]\/[0-9]/) != nil else { return typed }
    let number = /\s*(?:([^a-zA-Z\/]*[0-9])\s+)?([0-9]+)\/([1-9][0-9]*)(?!\s*[0-9\/.,])/
    guard let found = text.prefixMatch(of: number), let over = Double(found.2),
      let under = Double(found.3), let whole = try? ungrouped(String(found.1 ?? "")),
      whole.allSatisfy(\.isDecimal)
    else { throw kind.refusal(of: typed) }
    let share = "\(over / under)"
    let rest = text[found.range.upperBound...]
    // `1 3/2` is a slip, `11/2` may be meant as one and a half, and `1/2` as anything.
    guard share.hasPrefix("0."), !whole.isEmpty || !String(rest).trimmed.isEmpty else {
      throw kind.refusal(of: typed)
    }
    return (whole.isEmpty ? share : whole + share.dropFirst()) + rest
  }

  private static let fractions = [
    "¼": "1/4", "½": "1/2", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8",
    "⅞": "7/8",
  ]

  /// The text without the thousands separators of its number: `1,344`, `1 344`, `1'344`, `1_344`.
  ///
  /// What parts no thousands is refused: the decimal comma of `64,75`, and `1234,567`, which may be
  /// either.
  private static func ungrouped(_ typed: String) throws(TextFault) -> String {
    let text = typed.trimmed
    let characters = Array(text)
    // A digit of a unit is none of the number's, as in `28plants/ft2,38`.
    let number = characters.prefix { !$0.isLetter }
    let separators = number.indices.dropFirst().filter { index in
      ",_'’ \u{A0}\u{202F}".contains(characters[index]) && number[index - 1].isDecimal
        && index + 1 < number.count && number[index + 1].isDecimal
    }
    guard let first = separators.first else { return text }
    func repaired(_ sign: String) -> String {
      characters.indices.map { separators.contains($0) ? sign : String(characters[$0]) }.joined()
    }
    let isOneSign = separators.allSatisfy { characters[$0] == characters[first] }
    let groups = zip(separators, separators.dropFirst() + [characters.count]).map { start, end in
      String(characters[(start + 1)..<end]).prefix { $0.isDecimal || $0 == "." }
    }
    let isGrouped = zip(groups, 1...).allSatisfy { group, place in
      let whole = group.prefix { $0.isDecimal }
      return whole.count == 3 && (place == groups.count || whole.count == group.count)
    }
    let head = characters[..<first]
    let isWhole = head.allSatisfy(\.isDecimal)
    if isOneSign, isGrouped, isWhole, head.count <= 3, head.first != "0" { return repaired("") }
    try require(
      characters[first] == "," && separators.count == 1,
      "'\(typed)' has separators that part no thousands.", remedy: "Write '\(repaired(""))'.")
    try require(
      !isWhole || !isGrouped || head.first == "0",
      "'\(typed)' may mean \(repaired("")) or \(repaired(".")).",
      remedy: "Write the one that is meant.")
    let points = isWhole ? repaired(".") : text.replacing(".", with: "").replacing(",", with: ".")
    throw TextFault("'\(typed)' has a decimal comma.", remedy: "Write '\(points)'.")
  }
}

extension QuantityKind {
  fileprivate var unitHint: String {
    "The units are \(units.map(\.rawValue).listed); write it as \(example)."
  }

  /// Tanks are sold by the bushel everywhere.
  fileprivate var hint: String {
    let unit = self == .volume ? "bu" : "the units of --units"
    return "Write it as \(example); a bare number is in \(unit)."
  }

  /// Refuses a text that is not such a quantity.
  package func refusal(of text: String) -> TextFault {
    text.hasExponent
      ? TextFault(
        "Exponents such as '\(text)' are not accepted.",
        remedy: "Write all digits out, as in \(example).")
      : TextFault("'\(text)' is not \(noun).", remedy: hint)
  }
}

extension String {
  /// Whether the text may be the area of a field in a list: a number of 10 or more.
  fileprivate var isField: Bool {
    first != "0" && prefix { $0.isDecimal }.count > 1 && DecimalText.value(self) != nil
  }

  /// Whether the text begins as a number with an exponent does.
  fileprivate var hasExponent: Bool {
    trimmed.prefixMatch(of: /[0-9.]*[0-9][0-9.]*[eE][+\-]?[0-9]/) != nil
  }
}

// MARK: - What is meant in a system of units

extension QuantityText {
  /// The number in the unit that such quantities have in a system, as in acres.
  ///
  /// A bare number is in it already, and a section is a square mile. `nil` for a rate by volume or by
  /// count, which takes its product.
  package func value(in units: UnitSystem) -> Double? {
    switch unit?.kind {
    case nil: value
    case .area: area(units)
    case .rate: isWeightOnArea ? weightOnArea(units) : nil
    case .volume: volume.bushels
    case .mass: massValue(units)
    case .density: value
    case .speed: converted(from: .milesPerHour, by: ConversionFactors.kilometresPerMile, units)
    case .length: length(units)
    case .duration: unit == .minutes ? value / 60 : value
    }
  }

  private func area(_ units: UnitSystem) -> Double {
    let area =
      switch unit {
      case .acres: Area(acres: value)
      case .sections: Area(acres: 640 * value)
      case .quarterSections: Area(acres: 160 * value)
      default: Area(hectares: value)
      }
    return area.value(units)
  }

  /// In feet or metres.
  private func length(_ units: UnitSystem) -> Double {
    switch unit {
    case .inches, .centimetres:
      units == .imperial ? inches / 12 : inches * ConversionFactors.centimetresPerInch / 100
    default: converted(from: .feet, by: ConversionFactors.metresPerFoot, units)
    }
  }

  /// The length in inches, in which a bare number is taken to be.
  package var inches: Double {
    switch unit {
    case .feet: value * 12
    case .metres: value * 100 / ConversionFactors.centimetresPerInch
    case .centimetres: value / ConversionFactors.centimetresPerInch
    default: value
    }
  }

  /// A weight on an area; one in the units of the system keeps every bit.
  private func weightOnArea(_ units: UnitSystem) -> Double {
    switch unit {
    case .kilogramsPerHectare: ApplicationRate(kilogramsPerHectare: value).value(units)
    case .poundsPerAcre: ApplicationRate(poundsPerAcre: value).value(units)
    case .tonnesPerHectare:
      ApplicationRate(kilogramsPerHectare: value * ConversionFactors.kilogramsPerTonne).value(units)
    default: value
    }
  }

  private func massValue(_ units: UnitSystem) -> Double {
    let own = mass(units)
    guard own.units != units else { return own.value }
    return units == .imperial ? own.mass.pounds : own.mass.kilograms
  }

  private func converted(
    from imperial: UnitText, by factor: Double, _ units: UnitSystem
  ) -> Double {
    guard (unit == imperial) != (units == .imperial) else { return value }
    return units == .imperial ? value / factor : value * factor
  }

  /// The volume that is meant, in bushels where no unit says otherwise.
  package var volume: Volume {
    switch unit {
    case .litres: Volume(litres: value)
    case .gallons: Volume(gallons: value)
    case .cubicMetres: Volume(litres: 1_000 * value)
    default: Volume(bushels: value)
    }
  }

  /// Whether it is a weight on an area, by its unit or for want of one.
  package var isWeightOnArea: Bool {
    [nil, .poundsPerAcre, .kilogramsPerHectare, .tonnesPerHectare].contains(unit)
  }

  /// The mass that is meant in a system of units, with its number of pounds or kilograms.
  package func mass(_ units: UnitSystem) -> (mass: Mass, value: Double, units: UnitSystem) {
    switch (unit, units) {
    case (.pounds, _), (nil, .imperial): return (Mass(pounds: value), value, .imperial)
    default:
      let kilograms =
        switch unit {
        case .tonnes: value * ConversionFactors.kilogramsPerTonne
        case .grams: value / 1_000
        default: value
        }
      return (Mass(kilograms: kilograms), kilograms, .metric)
    }
  }
}
