/// The drill behind or before the cart: how fast it seeds.
public struct Drill: Equatable, Sendable {
  /// The working width in feet; 76 is among the published widths of air hoe drills, 60 to 86
  /// (Grainews on the 3320).
  public var widthFeet = 76.0
  /// The ground speed in miles per hour where nothing slows the drill; an assumption: a demonstration
  /// ran at 7 km/h, large farms work at 6 to 7 km/h.
  public var milesPerHour = 5.0
  /// The share of the theoretical field capacity that is left by turns and overlap alone; about 80 %
  /// (Progressive Forage).
  ///
  /// Refilling is simulated and must not be counted here a second time.
  public var fieldEfficiency = 0.80
  /// The most product that the meters deliver in a minute, in pounds; infinite without a limit.
  public var poundsPerMinute = Double.infinity
  /// The length of a pass in feet; half a mile is the side of a quarter section.
  public var runFeet = 2_640.0

  /// Creates a drill with these numbers.
  public init() {}
}

extension Drill {
  /// Returns the theoretical field capacity at a speed, width · speed / 8.25, in acres per hour.
  package func theoreticalCapacity(milesPerHour: Double) -> Double {
    widthFeet * milesPerHour / 8.25
  }

  /// Returns the speed at which the meters deliver a rate, at most the drill's own.
  package func milesPerHour(poundsPerAcre rate: Double) -> Double {
    min(milesPerHour, ceiling(poundsPerAcre: rate))
  }

  /// Returns the speed beyond which the meters cannot deliver a rate.
  ///
  /// At *v* miles per hour they must deliver rate · width · v / 8.25 / 60 pounds a minute.
  private func ceiling(poundsPerAcre rate: Double) -> Double {
    rate > 0 ? poundsPerMinute * 60 * 8.25 / (widthFeet * rate) : .infinity
  }

  /// Returns the effective field capacity at which the meters cannot deliver more, in acres per
  /// hour; infinite without a meter limit.
  package func capacityCeiling(poundsPerAcre rate: Double) -> Double {
    theoreticalCapacity(milesPerHour: ceiling(poundsPerAcre: rate)) * fieldEfficiency
  }

  /// The effective field capacity where the meters are no limit, in acres per hour.
  package var freeCapacity: Double {
    theoreticalCapacity(milesPerHour: milesPerHour) * fieldEfficiency
  }

  /// Returns the effective field capacity (ASABE EP496) at a rate, in acres per hour.
  public func effectiveCapacity(poundsPerAcre rate: Double) -> Double {
    theoreticalCapacity(milesPerHour: milesPerHour(poundsPerAcre: rate)) * fieldEfficiency
  }

  /// The area of one pass from headland to headland, in acres.
  package var passAcres: Double { widthFeet * runFeet / 43_560 }
}
