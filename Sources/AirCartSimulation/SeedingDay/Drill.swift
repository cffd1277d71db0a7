/// The drill behind or before the cart: how fast it seeds.
public struct Drill: Equatable, Sendable {
  /// The working width in feet.
  public var widthFeet: Double
  /// The ground speed in miles per hour where nothing slows the drill.
  public var milesPerHour: Double
  /// The share of the theoretical field capacity that is left by turns and overlap alone.
  ///
  /// Refilling is simulated and must not be counted here a second time.
  public var fieldEfficiency: Double
  /// The most product that the meters deliver in a minute, in pounds; infinite without a limit.
  public var poundsPerMinute: Double
  /// The length of a pass in feet.
  public var runFeet: Double

  /// Creates a drill; what is left out is ``SeasonDefaults``.
  public init(
    widthFeet: Double = SeasonDefaults.widthFeet,
    milesPerHour: Double = SeasonDefaults.milesPerHour,
    fieldEfficiency: Double = SeasonDefaults.fieldEfficiency,
    poundsPerMinute: Double = .infinity, runFeet: Double = SeasonDefaults.runFeet
  ) {
    self.widthFeet = widthFeet
    self.milesPerHour = milesPerHour
    self.fieldEfficiency = fieldEfficiency
    self.poundsPerMinute = poundsPerMinute
    self.runFeet = runFeet
  }
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
