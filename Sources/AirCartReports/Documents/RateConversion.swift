package import AirCart
package import AirCartDocuments

extension RateConversion {
  /// What was understood, as a sentence.
  package func text(of name: String, density: BulkDensity, units: UnitSystem) -> String {
    let rate = AmountText(units: units).rate(rate(of: density))
    let dense = AmountText(units: units).liquidDensity(density)
    let weighed = " at \(fixed(density.poundsPerBushel, 2)) lb in a US bushel"
    switch self {
    case .bushels(let bushels): return "\(name): \(bushels.plain) bu/ac\(weighed) is \(rate)."
    case .gallons(let gallons): return "\(name): \(gallons.plain) US gal/ac at \(dense) is \(rate)."
    case .litres(let litres): return "\(name): \(litres.plain) L/ha at \(dense) is \(rate)."
    case .seeds(let seeds, let ground, let grams):
      return "\(name): \(seeds.plain) seeds/\(ground.rawValue) at \(grams.shown) g in 1,000 seeds "
        + "is \(rate)."
    case .plants(let plants, let ground, let grams, let survival):
      let seeds = fixed(plants * 100 / survival, 2)
      return "\(name): \(plants.plain) plants/\(ground.rawValue) at \(survival.shown) % survival "
        + "is \(seeds) seeds/\(ground.rawValue), which at \(grams.shown) g in 1,000 seeds is "
        + "\(rate)."
    }
  }
}

extension StatedRate {
  /// How many seeds, and plants, a weight on an area is where it says what the seeds weigh.
  package func countText(of name: String, units: UnitSystem) -> String? {
    guard quantity.isWeightOnArea, let grams = seed.grams else { return nil }
    let value = quantity.value(in: units) ?? quantity.value
    let rate = ApplicationRate(value, in: units)
    let seeds =
      units == .metric
      ? rate.seedsPerSquareMetre(gramsPerThousand: grams)
      : rate.seedsPerSquareFoot(gramsPerThousand: grams)
    let ground = units == .metric ? "m2" : "ft2"
    let plants = seed.survival.map {
      ", \(fixed(seeds * $0 / 100, 2)) plants/\(ground) at \($0.shown) % survival"
    }
    return "\(name): \(AmountText(units: units).rate(rate)) at \(grams.shown) g in 1,000 seeds is "
      + "\(fixed(seeds, 2)) seeds/\(ground)\(plants ?? "")."
  }
}

extension Double {
  /// As it was typed, or where it was computed by four digits.
  fileprivate var shown: String { plain.count > 7 ? fixed(self, 2) : plain }
}
