package import AirCart

/// A unit of rates as maps have them, by a unit that is typed.
package struct MapUnit: Equatable, Sendable {
  /// As people read it.
  package let name: String
  /// The unit that rates are read in.
  package let unit: TypedUnit
  /// Whether litres or gallons are meant, as of a liquid.
  package var isLiquid: Bool { unit.isLiquidRate }
  /// Whether seeds are counted.
  package var isCount: Bool { unit.count != nil }

  private init(_ name: String, _ unit: TypedUnit) {
    self.name = name
    self.unit = unit
  }

  package static let kilogramsPerHectare = MapUnit("kg/ha", .kilogramsPerHectare)
  package static let litresPerHectare = MapUnit("L/ha", .litresPerHectare)
  package static let kernelsPerHectare = MapUnit("kernels/ha", .seedsPerHectare)
  private static let kernelsPerAcre = MapUnit("kernels/ac", .seedsPerAcre)

  /// The unit with that spelling in any case, as in `kg/ha`, `lbs_ac`, `#/ac`, `kg ha-1` or `seeds/ha`.
  package init?(spelling: String) {
    let word = Self.withSlash(spelling.trimmed.lowercased())
    if let unit = TypedUnit(spelling: word), unit.kind == .rate {
      self.init(unit.text, unit)
      return
    }
    guard let slash = word.firstIndex(of: "/") else { return nil }
    let (top, bottom) = (String(word[..<slash]), String(word[word.index(after: slash)...]))
    let isHectare = ["ha", "hectare", "hectares"].contains(bottom)
    let isAcre = ["ac", "acre", "acres", "a"].contains(bottom)
    switch top {
    case "lt", "ltr": self = .litresPerHectare
    case "kernels", "kernel", "seeds", "seed", "grains", "kö", "korn", "körner":
      self = isAcre ? .kernelsPerAcre : .kernelsPerHectare
    default: return nil
    }
    guard isHectare || (isAcre && isCount) else { return nil }
  }

  /// The ways in which tables write "per", and points behind what is cut short, as one.
  private static func withSlash(_ spelling: String) -> String {
    [
      ("_", "/"), ("#", "lb"), ("⁻¹", "-1"), ("^-1", "-1"), ("acre-1", "ac-1"), (".ha-1", "/ha"),
      (".ac-1", "/ac"), (".", ""), (" per ", "/"), (" / ", "/"), ("/ha-1", "/ha"),
      (" ha-1", "/ha"), ("/ac-1", "/ac"), (" ac-1", "/ac"), ("gpa", "gal/ac"),
    ].reduce(spelling) { $0.replacing($1.0, with: $1.1) }
  }

  /// The unit in a heading, as in `Dose (kg/ha)`, `Rate [lbs/ac]`, `UAN gal/ac` or `rate_kg_ha`.
  package init?(inHeading heading: String) {
    guard let unit = Self.parts(ofHeading: heading)?.unit else { return nil }
    self = unit
  }

  /// What a heading names and the unit in it; `nil` where it has none.
  package static func parts(ofHeading heading: String) -> (name: String, unit: MapUnit)? {
    // Parentheses may hold a grade, as in `Urea (46-0-0) lb/ac`.
    for bracket in heading.indices.reversed() where "([".contains(heading[bracket]) {
      let rest = heading[heading.index(after: bracket)...]
      let inside = rest.prefix { !")]".contains($0) }
      guard let unit = MapUnit(spelling: String(inside)) else { continue }
      return (String(heading[..<bracket] + rest.dropFirst(inside.count + 1)).trimmed, unit)
    }
    var words = heading.lowercased().replacing("_", with: " ").replacing(" per ", with: "/")
      .replacing(" / ", with: "/").split(separator: " ").map { String($0) }
    for (place, word) in words.enumerated()
    where word.contains("/") || word.hasSuffix("-1") || word == "gpa" {
      guard let unit = MapUnit(spelling: word) else { continue }
      words.remove(at: place)
      return (words.joined(separator: " "), unit)
    }
    guard words.count > 2 else { return nil }
    return MapUnit(spelling: words.suffix(2).joined(separator: "/"))
      .map { (words.dropLast(2).joined(separator: " "), $0) }
  }

  /// The unit behind a number, as in `250kg/ha`.
  package init?(behindNumber text: String) {
    let rest = text.trimmed.drop { $0.isDecimal || "., ".contains($0) }
    guard !rest.isEmpty else { return nil }
    self.init(spelling: String(rest))
  }

  /// The rate that a number of a map is.
  package func quantity(_ value: Double) -> QuantityText {
    QuantityText(value: value, unit: unit)
  }
}
