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

  /// Whether the seed is a legume's, which is sown with inoculant.
  package var isInoculated: Bool {
    switch self {
    case .peas, .lentils, .soybeans, .chickpeas: true
    case .wheat, .durum, .barley, .oats, .canola, .flax, .corn, .mustard, .canaryseed: false
    }
  }

  /// The most of a nutrient that may lie with the seed; `nil` where none was read.
  ///
  /// Phosphate and potash: ``SeedRowMaximum/bourgault``, with durum inferred, as wheat. Soybeans: the
  /// guide of Manitoba, 10 lb/ac in rows of 15 inches, and its pulse specialist, 20. Nitrogen counts
  /// beside that of the phosphate: 20 to 25 lb/ac with cereals, by the older guides for narrow
  /// openers, and 10 with canola, by Saskatchewan's for a 1-inch knife on rows of 9 inches in medium
  /// soil. Bourgault bands nitrogen and sulphur.
  package func seedRowMaximum(of nutrient: Nutrient) -> SeedRowMaximum? {
    switch nutrient {
    case .nitrogen: nitrogenMaximum
    case .phosphate: phosphateMaximum
    case .potash:
      self == .soybeans || self == .corn ? nil : SeedRowMaximum(15, 15, SeedRowMaximum.bourgault)
    case .sulphur: nil
    }
  }

  private var nitrogenMaximum: SeedRowMaximum? {
    switch self {
    case .wheat, .durum, .barley, .oats:
      SeedRowMaximum(20, 25, "Top Crop Manager, establishing a safe rate")
    case .canola: SeedRowMaximum(10, 10, "Canola Council, 2010, limit nitrogen in the seed row")
    default: nil
    }
  }

  private var phosphateMaximum: SeedRowMaximum? {
    let bourgault = SeedRowMaximum.bourgault
    return switch self {
    case .wheat, .durum, .barley, .oats: SeedRowMaximum(45, 50, bourgault)
    case .canola: SeedRowMaximum(25, 30, bourgault)
    case .flax, .peas, .mustard: SeedRowMaximum(15, 15, bourgault)
    case .lentils: SeedRowMaximum(15, 20, bourgault)
    case .chickpeas: SeedRowMaximum(20, 25, bourgault)
    case .canaryseed: SeedRowMaximum(25, 25, bourgault)
    case .soybeans:
      SeedRowMaximum(
        10, 20, "Manitoba Cooperator, 2019, beating the heat on seed-placed fertilizer")
    case .corn: nil
    }
  }
}

/// The most of a nutrient that may be seed-placed, as actual nutrient.
package struct SeedRowMaximum: Equatable, Sendable {
  /// The lower end of the recommended maximum.
  package let low: ApplicationRate
  /// The upper end, which for some crops is the same.
  package let high: ApplicationRate
  /// Where it was read.
  package let source: String

  /// The maker's table.
  package static let bourgault = "Bourgault Agronomy, recommended maximum fertilizer rates"

  /// Creates a maximum in lb/ac.
  init(_ low: Double, _ high: Double, _ source: String) {
    self.low = ApplicationRate(poundsPerAcre: low)
    self.high = ApplicationRate(poundsPerAcre: high)
    self.source = source
  }
}
