package import AirCart
package import AirCartDocuments

extension RateConversion {
  /// What was understood, as a sentence.
  package func text(of name: String, density: BulkDensity, units: UnitSystem) -> String {
    let rate = AmountText(units: units).rate(rate(of: density))
    let weighed = " at \(fixed(density.poundsPerBushel, 2)) lb in a US bushel"
    switch self {
    case .bushels(let bushels): return "\(name): \(bushels.plain) bu/ac\(weighed) is \(rate)."
    case .gallons(let gallons): return "\(name): \(gallons.plain) US gal/ac\(weighed) is \(rate)."
    case .seeds(let seeds, let ground, let grams):
      return "\(name): \(seeds.plain) seeds/\(ground.rawValue) at \(grams.plain) g in 1,000 seeds "
        + "is \(rate)."
    case .plants(let plants, let ground, let grams, let survival):
      let seeds = fixed(plants * 100 / survival, 2)
      return "\(name): \(plants.plain) plants/\(ground.rawValue) at \(survival.plain) % survival "
        + "is \(seeds) seeds/\(ground.rawValue), which at \(grams.plain) g in 1,000 seeds is "
        + "\(rate)."
    }
  }
}
