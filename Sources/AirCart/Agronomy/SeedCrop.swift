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
  /// Sources: ``SeedRowMaxima/bourgault``, with durum inferred, as wheat; nitrogen and sulphur have no
  /// maximum there, because they are placed in the mid row. Soybeans: ``SeedRowMaxima/manitoba``,
  /// 10 lb/ac in rows of 15 inches by the province's guide, 20 by its pulse specialist.
  package var seedRowMaxima: SeedRowMaxima? {
    switch self {
    case .wheat, .durum, .barley, .oats: SeedRowMaxima(phosphate: 45, to: 50)
    case .canola: SeedRowMaxima(phosphate: 25, to: 30)
    case .flax, .peas, .mustard: SeedRowMaxima(phosphate: 15, to: 15)
    case .lentils: SeedRowMaxima(phosphate: 15, to: 20)
    case .chickpeas: SeedRowMaxima(phosphate: 20, to: 25)
    case .canaryseed: SeedRowMaxima(phosphate: 25, to: 25)
    case .soybeans:
      SeedRowMaxima(phosphate: 10, to: 20, potash: nil, source: SeedRowMaxima.manitoba)
    case .corn: nil
    }
  }
}

/// The most phosphate and potash that may lie in the seed row, as actual nutrient.
package struct SeedRowMaxima: Equatable, Sendable {
  /// The lower end of the recommended maximum of phosphate (P2O5).
  package let phosphateLow: ApplicationRate
  /// The upper end, which for some crops is the same.
  package let phosphateHigh: ApplicationRate
  /// The maximum of potash (K2O), the same for every crop in Bourgault's table; `nil` where none was
  /// read.
  package let potash: ApplicationRate?
  /// Where the maxima were read.
  package let source: String

  /// The maker's table for most crops.
  package static let bourgault = "Bourgault Agronomy, recommended maximum fertilizer rates"
  /// The article on soybeans.
  static let manitoba = "Manitoba Cooperator, 2019, beating the heat on seed-placed fertilizer"

  /// Creates maxima in lb/ac.
  init(
    phosphate low: Double, to high: Double, potash: Double? = 15,
    source: String = SeedRowMaxima.bourgault
  ) {
    phosphateLow = ApplicationRate(poundsPerAcre: low)
    phosphateHigh = ApplicationRate(poundsPerAcre: high)
    self.potash = potash.map { ApplicationRate(poundsPerAcre: $0) }
    self.source = source
  }
}
