/// Bags, or totes, in which products come: how many the cart carries, what they weigh, how long one takes.
package struct Bags: Equatable, Sendable {
  /// How many the saddle platform has room for: a pallet of canola, an assumption.
  ///
  /// With 0 bags are always there, weigh nothing and are conveyed as anything else.
  package var platformCount = 40
  /// Pounds of product in one: 50, as canola is sold, which is an assumption.
  package var pounds = 50.0
  /// Minutes in which one is lifted and emptied, or lifted onto the platform: an assumption.
  package var minutes = 0.5

  /// Creates bags as they are assumed.
  package init() {}

  /// Whether bags have a place, a weight and a time.
  package var areCounted: Bool { platformCount > 0 }

  /// Pounds of product that the platform holds.
  package var platformPounds: Double { Double(platformCount) * pounds }
}
