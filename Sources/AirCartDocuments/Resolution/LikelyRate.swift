package import AirCart

/// The rates at which a crop is usually seeded, and how far from them a rate can hardly be meant.
package struct LikelyRate: Equatable, Sendable {
  /// The usual rates in lb/ac.
  package let usual: ClosedRange<Double>
  /// Where they were read, or that they are a default.
  package let source: String

  /// Returns whether a rate in lb/ac may be meant: from 0.4 times the least to twice the most, or
  /// none.
  package func allows(_ poundsPerAcre: Double) -> Bool {
    poundsPerAcre == 0
      || (0.4 * usual.lowerBound...2 * usual.upperBound).contains(poundsPerAcre)
  }

  /// The most of any fertilizer: meters deliver 400 to 550 lb/ac at 5 mph.
  package static let mostFertilizer = 700.0

  /// The acres that no fill is meant to last for: an outfit seeds 300 to 600 a day.
  package static let mostAcres = 2_000.0

  /// The share below which an overlap in percent was perhaps meant as a part of 1.
  package static let leastOverlap = 0.5
}

extension SeedCrop {
  /// The usual rates.
  ///
  /// Those of cereals, flax and pulses follow from the plants per square foot that provinces and
  /// growers' associations aim for, usual weights of 1,000 seeds and usual survival.
  package var likelyRate: LikelyRate {
    let manitoba = "Manitoba Agriculture, target plant stands (cropchatter.com/tag/seeding-rate)"
    let pulses = "Saskatchewan Pulse Growers, seeding tips"
    return switch self {
    case .wheat: LikelyRate(usual: 100...140, source: manitoba)
    case .durum: LikelyRate(usual: 110...150, source: manitoba)
    case .barley: LikelyRate(usual: 105...135, source: manitoba)
    case .oats: LikelyRate(usual: 75...105, source: manitoba)
    case .canola: LikelyRate(usual: 4...6, source: "Canola Council, target plant stands")
    case .flax: LikelyRate(usual: 35...50, source: manitoba)
    case .peas: LikelyRate(usual: 180...245, source: pulses)
    case .lentils: LikelyRate(usual: 50...100, source: pulses)
    case .soybeans: LikelyRate(usual: 75...100, source: manitoba)
    case .corn: LikelyRate(usual: 20...25, source: manitoba)
    case .mustard: LikelyRate(usual: 5...12, source: "default")
    case .chickpeas: LikelyRate(usual: 100...180, source: "default")
    case .canaryseed: LikelyRate(usual: 25...35, source: "default")
    }
  }
}
