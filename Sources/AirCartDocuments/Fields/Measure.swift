package import AirCart
package import AirCartSimulation

/// What a number measures: its unit in both systems, and what the unit adds to the number's key.
package protocol Measure: Sendable {
  /// The symbol of the unit, as in `lb/ac`; empty for counts and shares.
  func symbol(in system: UnitSystem) -> String
  /// The ending of the key, as in `LbPerAc`.
  func keyEnding(in system: UnitSystem) -> String
  /// What a number in canonical units is multiplied by.
  func factor(in system: UnitSystem) -> Double
}

extension DataQuantity: Measure {}

extension SeasonUnit: Measure {
  package func symbol(in system: UnitSystem) -> String { name(system) }

  package func factor(in system: UnitSystem) -> Double { factor(system) }

  package func keyEnding(in system: UnitSystem) -> String {
    switch self {
    case .percent: return "Pct"
    case .hours: return "Hours"
    case .days: return "Days"
    default:
      let symbol = name(system)
      let parts = symbol.split(separator: "/").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return (symbol.hasPrefix("/") ? "Per" : "") + parts.joined(separator: "Per")
    }
  }
}
