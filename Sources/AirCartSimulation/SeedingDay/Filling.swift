/// How the cart is filled: how long it takes, how much goes in, what stays in.
package struct Filling: Equatable, Sendable {
  /// How much is loaded at a stop.
  package enum Policy: Equatable, Sendable, CaseIterable {
    /// What the fields of the crop still need, at most what the tanks hold.
    case part
    /// What the tanks hold, also when less is needed.
    case full
    /// What is still needed in fills of the same size.
    case even
  }

  // Minutes are inferred from 650 bu that are filled in 20 to 25 with a conveyor of 60 bu/min (Western
  // Producer).

  /// Minutes of driving up to the first truck of a stop.
  package var minutesOfDriving = 3.0
  /// Minutes of every truck whatever is loaded: drawing up, opening, starting the conveyor.
  package var minutesPerStop = 5.0
  /// Minutes for every tank that gets something.
  package var minutesPerTank = 2.5
  /// The conveyor, in bushels a minute; a cart's own has 60 (Western Producer on the Morris 8XL).
  package var bushelsPerMinute = 60.0
  /// The share of every tank's capacity that planned seeding leaves in it; an assumption, as no least
  /// level is published.
  package var reserveShare = 0.03
  /// The bushels that planned seeding leaves in every tank, where that is more.
  package var reserveBushels = 0.0
  /// How much is loaded at a stop.
  package var policy = Policy.part

  /// Creates a way of filling with these numbers.
  package init() {}

  /// Returns the reserve of a tank in bushels.
  package func reserve(capacity: Double) -> Double {
    max(reserveBushels, reserveShare * capacity)
  }
}
