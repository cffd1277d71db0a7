package import AirCart

/// What a number of a season must be, as it is stated: the bounds hold in either unit system.
public struct SeasonLimit: Equatable, Sendable {
  /// The least value, in the units of the farm.
  public let least: Double
  /// The greatest value, in the units of the farm.
  public let most: Double
  package let unit: DataUnit
  /// Whether the least itself is too small.
  package let excludesLeast: Bool
  /// What it must do, where the range does not say it: `end by midnight`.
  package let words: String?
  /// Below this a percentage above 0 can hardly be meant, but its hundredfold.
  let doubtBelow: Double

  package init(
    _ range: ClosedRange<Double>, _ unit: DataUnit = .none, excludesLeast: Bool = false,
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
  package func contains(_ value: Double, _ units: UnitSystem) -> Bool {
    let stated = unit.stated(value, units)
    let rounding = 1e-12
    return stated >= least * (1 - rounding) && stated <= most * (1 + rounding)
      && !(excludesLeast && stated <= least)
  }
}
