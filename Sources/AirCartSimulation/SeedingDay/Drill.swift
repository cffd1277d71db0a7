/// The drill behind or before the cart: how fast it seeds.
public struct Drill: Equatable, Sendable {
  /// The working width in feet; 76 is among the published widths of air hoe drills, 60 to 86
  /// (Grainews on the 3320).
  public var widthFeet = 76.0
  /// The ground speed in miles per hour where nothing slows the drill; an assumption: a demonstration
  /// ran at 7 km/h, large farms work at 6 to 7 km/h.
  public var milesPerHour = 5.0
  /// The share of the theoretical field capacity that overlap, headlands and short stops leave; with turns,
  /// it comes to about 80 % in a quarter section (Progressive Forage).
  ///
  /// Turns and refilling are simulated and must not be counted here a second time.
  public var fieldEfficiency = 0.86
  /// The most product that the meters deliver in a minute, in pounds; infinite without a limit.
  public var poundsPerMinute = Double.infinity
  /// Minutes of turning at the end of each pass; an assumption, about 220 ft at 5 mph.
  public var turnMinutes = 0.5
  /// The length of a field over its width; an assumption, the square of a quarter section.
  public var fieldShape = 1.0
  /// The length of a pass in feet, where it is the same everywhere; infinite where it is that of the field.
  public var runFeet = Double.infinity

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
  /// hour between turns; infinite without a meter limit.
  package func capacityCeiling(poundsPerAcre rate: Double) -> Double {
    theoreticalCapacity(milesPerHour: ceiling(poundsPerAcre: rate)) * fieldEfficiency
  }

  /// The effective field capacity between turns where the meters are no limit, in acres per hour.
  package var freeCapacity: Double {
    theoreticalCapacity(milesPerHour: milesPerHour) * fieldEfficiency
  }

  /// Returns the effective field capacity (ASABE EP496) between turns at a rate, in acres per hour.
  public func effectiveCapacity(poundsPerAcre rate: Double) -> Double {
    theoreticalCapacity(milesPerHour: milesPerHour(poundsPerAcre: rate)) * fieldEfficiency
  }

  /// Returns the ground that one pass covers from headland to headland of a field, in acres.
  ///
  /// ```
  /// width · √(acres · 43,560 · shape) / 43,560, or width · run / 43,560
  /// ```
  package func passAcres(ofField acres: Double) -> Double {
    let length = runFeet < .infinity ? runFeet : (acres * 43_560 * fieldShape).squareRoot()
    return widthFeet * length / 43_560
  }

  /// Returns a field capacity with a turn at the end of every pass, in acres per second.
  ///
  /// With *p* acres a pass and *e* acres a second between turns, p / (p / e + turn); *e* itself without turns.
  package func withTurns(_ acresPerSecond: Double, passAcres: Double) -> Double {
    acresPerSecond / (1 + turnMinutes * 60 * acresPerSecond / passAcres)
  }
}
