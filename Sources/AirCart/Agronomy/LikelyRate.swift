/// The rates at which a crop is usually seeded, and how far from them a rate can hardly be meant.
package struct LikelyRate: Equatable, Sendable {
  /// The usual rates in lb/ac.
  package let usual: ClosedRange<Double>

  /// Returns whether a rate in lb/ac may be meant: from 0.4 times the least to twice the most, or
  /// none.
  package func allows(_ poundsPerAcre: Double) -> Bool {
    poundsPerAcre == 0
      || (0.4 * usual.lowerBound...2 * usual.upperBound).contains(poundsPerAcre)
  }

  /// The rates of any fertilizer in lb/ac: meters deliver 400 to 550 at 5 mph, and less than the
  /// least feeds no crop.
  package static let fertilizer = 4.0...700

  /// The acres that no fill is meant to last for: an outfit seeds 300 to 600 a day.
  package static let mostAcres = 2_000.0

  /// The acres below which a fill takes longer than seeding it.
  package static let leastAcres = 5.0

  /// The acres that hardly any farm has in all.
  package static let mostField = 20_000.0

  /// The percentage below which a part of 1 was perhaps meant.
  package static let leastPercent = 0.5

  /// The bushels below which a reserve was perhaps meant as a part of 1.
  package static let leastReserve = 0.5
}

extension SeedCrop {
  /// The usual rates.
  ///
  /// Those of cereals, flax and pulses follow from the plants per square foot that provinces and
  /// growers' associations aim for, usual weights of 1,000 seeds and usual survival.
  package var likelyRate: LikelyRate {
    switch self {
    // Manitoba Agriculture, target plant stands (cropchatter.com/tag/seeding-rate).
    case .wheat: LikelyRate(usual: 100...140)
    case .durum: LikelyRate(usual: 110...150)
    case .barley: LikelyRate(usual: 105...135)
    case .oats: LikelyRate(usual: 75...105)
    case .flax: LikelyRate(usual: 35...50)
    case .soybeans: LikelyRate(usual: 75...100)
    case .corn: LikelyRate(usual: 20...25)
    // Canola Council, target plant stands.
    case .canola: LikelyRate(usual: 4...6)
    // Saskatchewan Pulse Growers, seeding tips.
    case .peas: LikelyRate(usual: 180...245)
    case .lentils: LikelyRate(usual: 50...100)
    // Defaults of our own.
    case .mustard: LikelyRate(usual: 5...12)
    case .chickpeas: LikelyRate(usual: 100...180)
    case .canaryseed: LikelyRate(usual: 25...35)
    case .rye: LikelyRate(usual: 55...110)
    case .triticale: LikelyRate(usual: 90...150)
    case .fabaBeans: LikelyRate(usual: 150...300)
    case .lupins: LikelyRate(usual: 80...150)
    case .vetch: LikelyRate(usual: 20...60)
    case .sunflower: LikelyRate(usual: 3...6)
    case .camelina: LikelyRate(usual: 4...8)
    case .hemp: LikelyRate(usual: 20...35)
    }
  }
}
