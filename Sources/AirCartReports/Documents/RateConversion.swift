package import AirCart
import AirCartDocuments

/// A rate that was given by volume or by count, and the weight on an area that it is.
package enum RateConversion: Equatable, Sendable {
  /// An area on which seeds and plants are counted.
  package enum Ground: String, Sendable {
    case squareFoot = "ft2"
    case squareMetre = "m2"
  }

  /// US bushels on an acre.
  case bushels(Double)
  /// US gallons on an acre.
  case gallons(Double)
  /// Seeds that are sown, and the grams of 1,000 of them.
  case seeds(Double, on: Ground, grams: Double)
  /// Plants that are wanted, the grams of 1,000 seeds, and how many of 100 become plants.
  case plants(Double, on: Ground, grams: Double, survival: Double)

  /// The rate of a product of that density; plants take plants · 100 / survival seeds.
  package func rate(of density: BulkDensity) -> ApplicationRate {
    switch self {
    case .bushels(let bushels): ApplicationRate(bushelsPerAcre: bushels, density: density)
    case .gallons(let gallons): ApplicationRate(gallonsPerAcre: gallons, density: density)
    case .seeds(let seeds, on: .squareFoot, let grams):
      ApplicationRate(seedsPerSquareFoot: seeds, gramsPerThousand: grams)
    case .seeds(let seeds, on: .squareMetre, let grams):
      ApplicationRate(seedsPerSquareMetre: seeds, gramsPerThousand: grams)
    case .plants(let plants, let ground, let grams, let survival):
      Self.seeds(plants * 100 / survival, on: ground, grams: grams).rate(of: density)
    }
  }

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
