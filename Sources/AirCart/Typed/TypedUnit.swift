/// What a number with a unit measures; it decides which units may follow.
package enum QuantityKind: CaseIterable, Sendable {
  case area, rate, volume, mass, density, speed, length, duration

  /// The units that may follow the number.
  package var units: [TypedUnit] { TypedUnit.allCases.filter { $0.kind == self } }
}

/// A unit that may be written after a number.
package enum TypedUnit: CaseIterable, Sendable {
  case acres, hectares, sections, quarterSections
  case poundsPerAcre, kilogramsPerHectare, bushelsPerAcre, gallonsPerAcre, litresPerHectare
  case tonnesPerHectare
  case seedsPerSquareFoot, plantsPerSquareFoot, seedsPerSquareMetre, plantsPerSquareMetre
  case seedsPerAcre, plantsPerAcre, seedsPerHectare, plantsPerHectare
  case bushels, litres, gallons, cubicMetres
  case pounds, kilograms, tonnes, grams
  case poundsPerBushel, kilogramsPerHectolitre, poundsPerCubicFoot, gramsPerHalfLitre
  case poundsPerAveryBushel, poundsPerGallon, kilogramsPerLitre, kilogramsPerCubicMetre
  case tonnesPerCubicMetre
  case milesPerHour, kilometresPerHour
  case feet, metres, inches, centimetres
  case hours, minutes

  package var kind: QuantityKind { facts.kind }

  /// How it is written, and on what: `lb` and `ac`; nothing where it is on nothing.
  package var name: (TypedText, per: TypedText?) {
    (facts.spellings[0], facts.per.first)
  }

  /// Whether litres or gallons on an area are meant, as of a liquid.
  package var isLiquidRate: Bool { self == .gallonsPerAcre || self == .litresPerHectare }

  /// Whether it is a weight on an area.
  package var isWeightOnArea: Bool {
    self == .poundsPerAcre || self == .kilogramsPerHectare || self == .tonnesPerHectare
  }

  private struct Facts {
    var kind: QuantityKind
    /// The usual spelling, then how else people write it.
    var spellings: [TypedText]
    /// The same of what it is on, where that is apart from it.
    var per: [TypedText] = []

    init(_ kind: QuantityKind, _ spellings: [TypedText], per: [TypedText] = []) {
      (self.kind, self.spellings, self.per) = (kind, spellings, per)
    }

    init(_ kind: QuantityKind, _ unit: TypedUnit, per other: TypedUnit) {
      self.init(kind, unit.facts.spellings, per: other.facts.spellings)
    }
  }

  private var facts: Facts {
    let (seeds, plants) = (["seeds", "seed"] as [TypedText], ["plants", "plant"] as [TypedText])
    return switch self {
    case .acres: Facts(.area, ["ac", "acre", "acres", "a"])
    case .hectares: Facts(.area, ["ha", "hectare", "hectares"])
    case .sections: Facts(.area, ["section", "sections"])
    case .quarterSections:
      Facts(.area, ["quarter", "quarters", "quarter section", "quarter sections"])
    case .poundsPerAcre: Facts(.rate, .pounds, per: .acres)
    case .kilogramsPerHectare: Facts(.rate, .kilograms, per: .hectares)
    case .bushelsPerAcre: Facts(.rate, .bushels, per: .acres)
    case .gallonsPerAcre: Facts(.rate, .gallons, per: .acres)
    case .litresPerHectare: Facts(.rate, .litres, per: .hectares)
    case .tonnesPerHectare: Facts(.rate, .tonnes, per: .hectares)
    case .seedsPerSquareFoot: Facts(.rate, seeds, per: Self.squareFeet)
    case .plantsPerSquareFoot: Facts(.rate, plants, per: Self.squareFeet)
    case .seedsPerSquareMetre: Facts(.rate, seeds, per: ["m2"])
    case .plantsPerSquareMetre: Facts(.rate, plants, per: ["m2"])
    case .seedsPerAcre: Facts(.rate, seeds, per: TypedUnit.acres.facts.spellings)
    case .plantsPerAcre: Facts(.rate, plants, per: TypedUnit.acres.facts.spellings)
    case .seedsPerHectare: Facts(.rate, seeds, per: TypedUnit.hectares.facts.spellings)
    case .plantsPerHectare: Facts(.rate, plants, per: TypedUnit.hectares.facts.spellings)
    case .bushels: Facts(.volume, ["bu", "bus", "bushel", "bushels"])
    case .litres: Facts(.volume, ["L", "litre", "litres", "liter", "liters"])
    case .gallons:
      Facts(
        .volume,
        ["gal", "gals", "gallon", "gallons", "us gal", "us gals", "us gallon", "us gallons"])
    case .cubicMetres:
      Facts(.volume, ["m3", "cubic metre", "cubic metres", "cubic meter", "cubic meters"])
    case .pounds: Facts(.mass, ["lb", "lbs", "pound", "pounds"])
    case .kilograms: Facts(.mass, ["kg", "kgs", "kilogram", "kilograms"])
    case .tonnes: Facts(.mass, ["t", "tonne", "tonnes"])
    case .grams: Facts(.mass, ["g", "gram", "grams"])
    case .poundsPerBushel: Facts(.density, .pounds, per: .bushels)
    case .poundsPerGallon: Facts(.density, .pounds, per: .gallons)
    case .kilogramsPerLitre: Facts(.density, .kilograms, per: .litres)
    case .kilogramsPerCubicMetre: Facts(.density, .kilograms, per: .cubicMetres)
    case .tonnesPerCubicMetre: Facts(.density, .tonnes, per: .cubicMetres)
    case .kilogramsPerHectolitre: Facts(.density, ["kg"], per: ["hL"])
    case .poundsPerCubicFoot: Facts(.density, ["lb"], per: ["ft3"])
    case .gramsPerHalfLitre: Facts(.density, ["g"], per: ["0.5L"])
    case .poundsPerAveryBushel: Facts(.density, ["lb"], per: ["bu-avery"])
    case .milesPerHour: Facts(.speed, ["mph"])
    case .kilometresPerHour: Facts(.speed, ["km"], per: ["h"])
    case .feet: Facts(.length, ["ft"])
    case .metres: Facts(.length, ["m"])
    case .inches: Facts(.length, ["in", "inch", "inches", "\""])
    case .centimetres: Facts(.length, ["cm"])
    case .hours: Facts(.duration, ["h", "hr", "hrs", "hour", "hours"])
    case .minutes: Facts(.duration, ["min", "minute", "minutes"])
    }
  }

  private static let squareFeet: [TypedText] = ["ft2", "sq ft", "sq. ft.", "sqft", "square foot"]

  /// The unit with that spelling, in any case, with `per` or a slash between its parts.
  package init?(_ spelling: TypedText) {
    let powers: [(TypedText, TypedText)] = [("²", "2"), ("^2", "2"), ("³", "3"), ("^3", "3")]
    let folded = powers.reduce(spelling.plainSigns.lowercased) { $0.replacing($1.0, with: $1.1) }
      .replacing(" per ", with: "/")
    let parts = folded.split { $0 == .slash }.map { $0.trimmed }
    let others = TypedText.joined(Array(parts.dropFirst()), by: "/")
    let unit = Self.allCases.first { unit in
      let facts = unit.facts
      return facts.spellings.contains { $0.lowercased == parts[0] }
        && (parts.count == 1 ? facts.per.isEmpty : facts.per.contains { $0.lowercased == others })
    }
    guard let unit else { return nil }
    self = unit
  }
}
