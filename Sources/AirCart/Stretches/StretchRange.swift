extension StretchSequence {
  /// Bounds the fills that an assignment takes when the acres of the stretches are seeded in any order,
  /// as where passes go across zones.
  ///
  /// ```
  /// least   max over p of Σᵢ aᵢ vᵢₚ / Cₚ        no fill holds more of p than Cₚ
  /// most    Σᵢ aᵢ · max over p of vᵢₚ / Cₚ      every fill but the last empties one tank
  /// ```
  /// both rounded up. With one rate everywhere they are the same.
  ///
  /// - Parameter assignment: An assignment that gives every product a tank.
  /// - Returns: The fewest and the most fills; every order lies within, and not every number between
  ///   them need be reached.
  package func fillRange(of assignment: Assignment) -> ClosedRange<Int> {
    let capacities = capacities(of: assignment)
    var uses = [Double](repeating: 0, count: capacities.count)
    var most = 0.0
    for stretch in stretches {
      var fastest = 0.0
      for product in uses.indices where stretch.unitDemands[product] > 0 {
        let share = stretch.area.acres * stretch.unitDemands[product] / capacities[product]
        uses[product] += share
        fastest = max(fastest, share)
      }
      most += fastest
    }
    let least = Self.fills(uses.reduce(0, max))
    return least...max(least, Self.fills(most))
  }

  /// What is within the tolerance of a whole number of fills is that number.
  private static func fills(_ share: Double) -> Int {
    max(1, Int((share * (1 - 2 * Tolerance.tie)).rounded(.up)))
  }
}
