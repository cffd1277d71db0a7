/// The unit in which files and pages state a number, in each unit system.
///
/// Volumes are US bushels in both systems, because cart makers state tanks in them.
package enum DataUnit: Equatable, Sendable {
  case none
  case feet, miles, milesPerHour, acres, valuePerAcre
  case pounds, poundsPerAcre, poundsPerBushel, poundsPerMinute
  case bushels, bushelsPerMinute
  case minutes, hours, days
  /// An hour of the day.
  case clock
  case percent
  /// Computed with as a share of 1, stated in percent.
  case share
}

extension DataUnit {
  /// What the number that is computed with is multiplied by to be read in a unit system.
  package func factor(in units: UnitSystem) -> Double {
    if self == .share { return 100 }
    guard units == .metric else { return 1 }
    return switch self {
    case .feet: ConversionFactors.metresPerFoot
    case .miles, .milesPerHour: ConversionFactors.kilometresPerMile
    case .acres: ConversionFactors.hectaresPerAcre
    case .valuePerAcre: 1 / ConversionFactors.hectaresPerAcre
    case .pounds, .poundsPerMinute: ConversionFactors.kilogramsPerPound
    case .poundsPerAcre: ConversionFactors.kilogramsPerHectarePerPoundPerAcre
    case .poundsPerBushel: BulkDensity(poundsPerBushel: 1).kilogramsPerHectolitre
    default: 1
    }
  }

  /// The symbol for people, as in `lb/ac`; empty where there is no unit.
  package func symbol(in units: UnitSystem) -> String {
    let isMetric = units == .metric
    return switch self {
    case .none: ""
    case .feet: isMetric ? "m" : "ft"
    case .miles: isMetric ? "km" : "mi"
    case .milesPerHour: isMetric ? "km/h" : "mph"
    case .acres: isMetric ? "ha" : "ac"
    case .valuePerAcre: isMetric ? "/ha" : "/ac"
    case .pounds: isMetric ? "kg" : "lb"
    case .poundsPerAcre: isMetric ? "kg/ha" : "lb/ac"
    case .poundsPerBushel: isMetric ? "kg/hL" : "lb/bu"
    case .poundsPerMinute: isMetric ? "kg/min" : "lb/min"
    case .bushels: "bu"
    case .bushelsPerMinute: "bu/min"
    case .minutes: "min"
    case .hours: "h"
    case .days: "days"
    case .clock: "o'clock"
    case .percent, .share: "%"
    }
  }

  /// The ending of a name in data: `_ac`, `_lb_per_ac`; empty where there is no unit.
  package func suffix(in units: UnitSystem) -> String {
    switch self {
    case .none, .clock: ""
    case .percent, .share: "_pct"
    case .valuePerAcre: "_per" + DataUnit.acres.suffix(in: units)
    case .poundsPerBushel where units == .metric: "_kg_per_hl"
    default: "_" + symbol(in: units).split(separator: "/").joined(separator: "_per_")
    }
  }

  /// Returns a number as it is read in a unit system; 0.074 is 7.4 %, and nothing beside it.
  package func stated(_ value: Double, _ units: UnitSystem) -> Double {
    self == .share
      ? (value * 1e10).rounded(.toNearestOrEven) / 1e8 : value * factor(in: units)
  }

  /// Returns the number that is computed with from one that is stated in a unit system.
  package func canonical(_ stated: Double, _ units: UnitSystem) -> Double {
    self == .share
      ? (stated * 1e8).rounded(.toNearestOrEven) / 1e10 : stated / factor(in: units)
  }
}
