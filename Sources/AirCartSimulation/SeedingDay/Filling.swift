/// How the cart is filled: how long it takes, how much goes in, what stays in.
public struct Filling: Equatable, Sendable {
  /// How much is loaded at a stop.
  public enum Policy: Equatable, Sendable, CaseIterable {
    /// What the fields of the crop still need, at most what the tanks hold.
    case part
    /// What the tanks hold, also when less is needed.
    case full
    /// What is still needed in fills of the same size.
    case even
  }

  /// Minutes of driving up to the first truck of a stop.
  public var minutesOfDriving: Double
  /// Minutes of every truck whatever is loaded: drawing up, opening, starting the conveyor.
  public var minutesPerStop: Double
  /// Minutes for every tank that gets something.
  public var minutesPerTank: Double
  /// The conveyor, in bushels a minute.
  public var bushelsPerMinute: Double
  /// The share of every tank's capacity that planned seeding leaves in it.
  public var reserveShare: Double
  /// The bushels that planned seeding leaves in every tank, where that is more.
  public var reserveBushels: Double
  /// How much is loaded at a stop.
  public var policy: Policy

  /// Creates a way of filling; what is left out is ``SeasonDefaults``.
  public init(
    minutesOfDriving: Double = SeasonDefaults.minutesOfDriving,
    minutesPerStop: Double = SeasonDefaults.minutesPerStop,
    minutesPerTank: Double = SeasonDefaults.minutesPerTank,
    bushelsPerMinute: Double = SeasonDefaults.bushelsPerMinute,
    reserveShare: Double = SeasonDefaults.reserveShare, reserveBushels: Double = 0,
    policy: Policy = .part
  ) {
    self.minutesOfDriving = minutesOfDriving
    self.minutesPerStop = minutesPerStop
    self.minutesPerTank = minutesPerTank
    self.bushelsPerMinute = bushelsPerMinute
    self.reserveShare = reserveShare
    self.reserveBushels = reserveBushels
    self.policy = policy
  }

  /// Returns the reserve of a tank in bushels.
  package func reserve(capacity: Double) -> Double {
    max(reserveBushels, reserveShare * capacity)
  }
}
