package import AirCart

extension QuantityKind {
  private var name: String {
    switch self {
    case .area: "area"
    case .rate: "rate"
    case .volume: "volume"
    case .mass: "mass"
    case .density: "density"
    case .speed: "speed"
    case .length: "length"
    case .duration: "duration"
    }
  }

  /// The name with its article, for sentences.
  package var noun: String {
    let article = self == .area ? "an" : "a"
    return localized(word: "\(article) \(name)")
  }

  /// Two ways to write one, for sentences.
  package var example: String {
    switch self {
    case .area: ["160ac", "64.75ha"].alternatives
    case .rate: ["100lb/ac", "112kg/ha"].alternatives
    case .volume: ["44bu", "1550L"].alternatives
    case .mass: ["2000lb", "907kg"].alternatives
    case .density: ["60lb/bu", "77.2kg/hL"].alternatives
    case .speed: ["5mph", "8km/h"].alternatives
    case .length: ["60ft", "18.3m"].alternatives
    case .duration: ["12h", "45min"].alternatives
    }
  }
}

extension TypedUnit {
  /// The usual spelling.
  package var text: String {
    let (upper, lower) = name
    return upper.text + (lower.map { "/" + $0.text } ?? "")
  }

  /// The unit with that spelling, in any case.
  package init?(spelling: String) { self.init(TypedText(spelling.utf8)) }

  /// What is counted, and on which ground.
  package enum Count: Equatable, Sendable {
    case seeds(RateConversion.Ground)
    case plants(RateConversion.Ground)
  }

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
}

extension TypedText {
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A number with or without a unit, as it was typed; converting it is the engine's business.
package struct QuantityText: Equatable, Sendable {
  package let value: Double
  /// Nothing means the unit system that the user chose.
  package let unit: TypedUnit?

  package init(value: Double, unit: TypedUnit?) {
    self.value = value
    self.unit = unit
  }

  /// Reads a number, then a unit of the kind, or none.
  package init(reading typed: String, as kind: QuantityKind) throws(TextFault) {
    let read: TypedQuantity
    do {
      read = try TypedQuantity(reading: TypedText(typed.utf8), as: kind)
    } catch {
      throw kind.fault(error, of: typed)
    }
    guard let value = DecimalText.value(read.number.digits.text) else {
      throw kind.refusal(of: typed)
    }
    self.init(value: value + read.number.fraction, unit: read.unit)
  }

  /// Refuses an area that may as well be several fields: `155,148`, `155,80`.
  package static func refuseSeveral(_ text: String) throws(TextFault) {
    do {
      _ = try TypedNumber(reading: TypedText(text.utf8), isArea: true)
    } catch {
      if case .several(let fields, let one) = error { throw .several(text, fields, one) }
    }
  }
}

extension QuantityKind {
  /// What is wrong with a text that was typed.
  fileprivate func fault(_ fault: TypedQuantity.Fault, of text: String) -> TextFault {
    switch fault {
    case .number(let fault): self.fault(fault, of: text)
    case .unit(let spelling, let number):
      unknown(spelling.text, digits: number.digits.text, of: text)
    case .kind(let unit):
      TextFault(
        "'\(text)' is \(unit.kind.noun), where \(noun) is expected.", remedy: unitHint)
    }
  }

  private func fault(_ fault: TypedNumber.Fault, of text: String) -> TextFault {
    switch fault {
    case .notNumber:
      text.trimmed.isEmpty
        ? TextFault("An empty text is not \(noun).", remedy: hint) : refusal(of: text)
    case .negative:
      TextFault("'\(text)' is negative, which \(noun) cannot be.", remedy: hint)
    case .separators(let joined):
      TextFault(
        "'\(text)' has separators that part no thousands.", remedy: "Write '\(joined.text)'.")
    case .decimalComma(let pointed):
      TextFault("'\(text)' has a decimal comma.", remedy: "Write '\(pointed.text)'.")
    case .either(let whole, let decimal):
      TextFault(
        "'\(text)' may mean \(whole.text) or \(decimal.text).",
        remedy: "Write the one that is meant.")
    case .several(let fields, let one): .several(text, fields, one)
    }
  }

  private func unknown(_ spelling: String, digits: String, of text: String) -> TextFault {
    // A ton is 2,000 lb here and 1,000 kg there.
    if self == .mass, ["ton", "tons"].contains(spelling.lowercased()) {
      return TextFault(
        "'\(text)' may mean \(digits) short tons of 2,000 lb or \(digits) tonnes of 1,000 kg.",
        remedy: "Write '\(digits)t' for tonnes, and short tons in pounds, as in 40000lb.")
    }
    // The digit of `kg/m3` is one of a unit.
    let isNumberAgain =
      !spelling.contains("/") && spelling.dropFirst().contains { $0.isDecimal || $0 == "." }
    // An accent belongs to the digit before it.
    let first = spelling.unicodeScalars.first?.properties
    let isAccent = first?.canonicalCombiningClass != .notReordered
    return isNumberAgain || isAccent
      ? refusal(of: text)
      : TextFault("'\(text)' has the unknown unit '\(spelling)'.", remedy: unitHint)
  }
}

extension TextFault {
  fileprivate static func several(
    _ text: String, _ areas: [TypedText], _ one: TypedText?
  ) -> TextFault {
    let fields = "\(areas.count) fields of \(areas.map(\.text).listed)"
    guard let one = one?.text else {
      return TextFault(
        "'\(text)' may mean \(fields).",
        remedy: "Repeat --field for each in 'aircart plan', or write a farm file.")
    }
    return TextFault(
      "'\(text)' may mean one field of \(one) or \(fields).",
      remedy:
        "Write \(one) for one field; for several, repeat --field in 'aircart plan' or write a farm file."
    )
  }
}

extension QuantityKind {
  fileprivate var unitHint: Phrase {
    "The units are \(units.map(\.text).listed); write it as \(example)."
  }

  /// Tanks are sold by the bushel everywhere.
  fileprivate var hint: Phrase { "Write it as \(example); a bare number is in \(bareUnit)." }

  private var bareUnit: String { self == .volume ? "bu" : localized("the units of --units") }

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
    from imperial: TypedUnit, by factor: Double, _ units: UnitSystem
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
    unit?.isWeightOnArea ?? true
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
