/// The crops of which something is known: those with seed in the catalogue, then others.
public enum SeedCrop: UInt8, CaseIterable, Sendable {
  /// Spring or winter wheat.
  case wheat
  /// Durum wheat.
  case durum
  /// Barley.
  case barley
  /// Oats.
  case oats
  /// Canola.
  case canola
  /// Flax.
  case flax
  /// Field peas.
  case peas
  /// Lentils.
  case lentils
  /// Soybeans.
  case soybeans
  /// Corn.
  case corn
  /// Mustard.
  case mustard
  /// Chickpeas.
  case chickpeas
  /// Canaryseed.
  case canaryseed
}

extension SeedCrop {
  /// Whether the seed is a legume's, which is sown with inoculant.
  package var isInoculated: Bool {
    switch self {
    case .peas, .lentils, .soybeans, .chickpeas: true
    case .wheat, .durum, .barley, .oats, .canola, .flax, .corn, .mustard, .canaryseed: false
    }
  }

  /// How much phosphate and potash may lie with the seed; `nil` where none was read.
  ///
  /// Source: `SeedRowMaxima.source`; durum is inferred, as wheat. Nitrogen and sulphur have no
  /// maximum there, because they are placed in the mid row.
  package var seedRowMaxima: SeedRowMaxima? {
    switch self {
    case .wheat, .durum, .barley, .oats: SeedRowMaxima(phosphate: 45, to: 50)
    case .canola: SeedRowMaxima(phosphate: 25, to: 30)
    case .flax, .peas, .mustard: SeedRowMaxima(phosphate: 15, to: 15)
    case .lentils: SeedRowMaxima(phosphate: 15, to: 20)
    case .chickpeas: SeedRowMaxima(phosphate: 20, to: 25)
    case .canaryseed: SeedRowMaxima(phosphate: 25, to: 25)
    case .soybeans, .corn: nil
    }
  }
}

/// The most phosphate and potash that may lie in the seed row, as actual nutrient.
package struct SeedRowMaxima: Equatable, Sendable {
  /// The lower end of the recommended maximum of phosphate (P2O5).
  package let phosphateLow: ApplicationRate
  /// The upper end, which for some crops is the same.
  package let phosphateHigh: ApplicationRate
  /// The maximum of potash (K2O), the same for every crop in the table.
  package let potash = ApplicationRate(poundsPerAcre: 15)

  /// Where the maxima were read.
  package static let source = "Bourgault Agronomy, recommended maximum fertilizer rates"

  /// Creates maxima in lb/ac.
  init(phosphate low: Double, to high: Double) {
    phosphateLow = ApplicationRate(poundsPerAcre: low)
    phosphateHigh = ApplicationRate(poundsPerAcre: high)
  }
}
