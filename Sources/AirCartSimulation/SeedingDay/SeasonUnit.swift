package import AirCart

/// The unit in which a number of a season is stated and read, in each unit system.
package enum SeasonUnit: Equatable, Sendable {
  case none
  case feet, miles, milesPerHour, acres, valuePerAcre
  case pounds, poundsPerAcre, poundsPerMinute
  case bushels, bushelsPerMinute
  case minutes, hours, days
  /// An hour of the day.
  case clock
  /// Kept as a share of 1.
  case percent
}

extension SeasonUnit {
  /// What the number that is computed with is multiplied by to be read in a unit system.
  package func factor(_ units: UnitSystem) -> Double {
    if self == .percent { return 100 }
    guard units == .metric else { return 1 }
    return switch self {
    case .feet: ConversionFactors.metresPerFoot
    case .miles, .milesPerHour: ConversionFactors.kilometresPerMile
    case .acres: ConversionFactors.hectaresPerAcre
    case .valuePerAcre: 1 / ConversionFactors.hectaresPerAcre
    case .pounds, .poundsPerMinute: ConversionFactors.kilogramsPerPound
    case .poundsPerAcre: ConversionFactors.kilogramsPerHectarePerPoundPerAcre
    case .none, .bushels, .bushelsPerMinute, .minutes, .hours, .days, .clock, .percent: 1
    }
  }

  /// The unit's sign, as in `ft` or `m`; empty where there is none.
  package func name(_ units: UnitSystem) -> String {
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
    case .poundsPerMinute: isMetric ? "kg/min" : "lb/min"
    case .bushels: "bu"
    case .bushelsPerMinute: "bu/min"
    case .minutes: "min"
    case .hours: "h"
    case .days: "days"
    case .clock: "o'clock"
    case .percent: "%"
    }
  }

  /// The unit as names of columns spell it; empty where there is none.
  func columnName(_ units: UnitSystem) -> String {
    switch self {
    case .clock: ""
    case .percent: "pct"
    default: name(units).split(separator: "/").joined(separator: "_per_")
    }
  }

  /// Returns a number as it is read in a unit system; 0.074 is 7.4 %, and nothing beside it.
  package func stated(_ value: Double, _ units: UnitSystem) -> Double {
    self == .percent
      ? (value * 1e10).rounded(.toNearestOrEven) / 1e8 : value * factor(units)
  }

  /// Returns the number that is computed with from one that is stated in a unit system.
  package func canonical(_ stated: Double, _ units: UnitSystem) -> Double {
    self == .percent
      ? (stated * 1e8).rounded(.toNearestOrEven) / 1e10 : stated / factor(units)
  }
}

/// What a number of a season must be, as it is stated: the bounds hold in either unit system.
public struct SeasonLimit: Equatable, Sendable {
  /// The least value, in the units of the farm.
  public let least: Double
  /// The greatest value, in the units of the farm.
  public let most: Double
  package let unit: SeasonUnit
  /// Whether the least itself is too small.
  package let excludesLeast: Bool
  /// What it must do, where the range does not say it: `end by midnight`.
  package let words: String?
  /// Below this a percentage above 0 can hardly be meant, but its hundredfold.
  let doubtBelow: Double

  package init(
    _ range: ClosedRange<Double>, _ unit: SeasonUnit = .none, excludesLeast: Bool = false,
    words: String? = nil, doubtBelow: Double = 0
  ) {
    least = range.lowerBound
    most = range.upperBound
    self.unit = unit
    self.excludesLeast = excludesLeast
    self.words = words
    self.doubtBelow = doubtBelow
  }

  /// Returns the number that is computed with from one in a file.
  package func canonical(_ stated: Double, _ units: UnitSystem) -> Double {
    unit.canonical(stated, units)
  }

  /// Whether a number, as it is stated, looks like a share of 1 where a percentage is asked for.
  package func isDoubtful(_ stated: Double) -> Bool { stated > 0 && stated < doubtBelow }

  /// Whether a number that is computed with is within the bounds as it is stated in a unit system,
  /// but for rounding.
  func contains(_ value: Double, _ units: UnitSystem) -> Bool {
    let stated = unit.stated(value, units)
    let rounding = 1e-12
    return stated >= least * (1 - rounding) && stated <= most * (1 + rounding)
      && !(excludesLeast && stated <= least)
  }
}
