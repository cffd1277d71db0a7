package import AirCart

/// What the numbers of a data file measure: their unit in both systems, and the way there.
///
/// Files are in the units of their scenario. Volumes are US bushels in both systems, because cart
/// makers state tanks in them.
package enum DataQuantity: Sendable {
  case area, mass, rate, density, volume, share, plain

  /// The symbol for people; empty for counts and names.
  package func symbol(in system: UnitSystem) -> String {
    let isMetric = system == .metric
    return switch self {
    case .area: isMetric ? "ha" : "ac"
    case .mass: isMetric ? "kg" : "lb"
    case .rate: isMetric ? "kg/ha" : "lb/ac"
    case .density: isMetric ? "kg/hL" : "lb/bu"
    case .volume: "bu"
    case .share: "%"
    case .plain: ""
    }
  }

  /// The ending of a name in data: `_ac`, `_lb_per_ac`; empty for counts and names.
  package func suffix(in system: UnitSystem) -> String {
    switch self {
    case .share: "_pct"
    case .plain: ""
    case .rate: system == .metric ? "_kg_per_ha" : "_lb_per_ac"
    case .density: system == .metric ? "_kg_per_hl" : "_lb_per_bu"
    case .area, .mass, .volume: "_" + symbol(in: system)
    }
  }

  /// The ending of a key in JSON: `Ac`, `LbPerAc`; empty for counts and names.
  package func keyEnding(in system: UnitSystem) -> String {
    suffix(in: system).split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// What a number in canonical units is multiplied by; 1 in imperial files.
  package func factor(in system: UnitSystem) -> Double {
    guard system == .metric else { return 1 }
    return switch self {
    case .area: Area(acres: 1).hectares
    case .mass: Mass(pounds: 1).kilograms
    case .rate: ApplicationRate(poundsPerAcre: 1).kilogramsPerHectare
    case .density: BulkDensity(poundsPerBushel: 1).kilogramsPerHectolitre
    case .volume, .share, .plain: 1
    }
  }
}
