/// Something that can be done better about a job, which can be planned all the same.
///
/// Products are meant by position; the words are above the core. Which tanks are good ones is for
/// ``HouseRules``.
package enum Advice: Equatable, Sendable {
  /// Nitrogen or sulphur without phosphate, which is banded away from the seed.
  case banded(products: [Int])
  /// More of a nutrient than may be seed-placed.
  case seedRow(SeedRowExcess)
  /// A legume without inoculant, which takes a separate tank.
  case inoculant(SeedCrop)
}

/// The rules of advice: pure functions of the products.
package enum Advisor {
  /// The crop of a job: its one product that is seed; `nil` with none or several.
  package static func crop(of products: [ProductDemand]) -> SeedCrop? {
    var found: SeedCrop?
    for product in products where product.isApplied {
      guard let crop = product.traits.crop else { continue }
      if found != nil { return nil }
      found = crop
    }
    return found
  }

  /// What is to be done about the band, seed-placed fertilizer and inoculant; rates are whole
  /// numbers in the units of the job.
  package static func advice(on products: [ProductDemand], units: UnitSystem) -> [Advice] {
    guard products.contains(where: { $0.isApplied && $0.traits.crop != nil }) else { return [] }
    let crop = crop(of: products)
    let banded = products.indices.filter { products[$0].belongsInBand(beside: crop) }
    var advice: [Advice] = banded.isEmpty ? [] : [.banded(products: banded)]
    guard let crop else { return advice }
    for nutrient in Nutrient.allCases {
      if let excess = SeedRowExcess(of: nutrient, beside: crop, products, units) {
        advice.append(.seedRow(excess))
      }
    }
    if crop.isInoculated, !products.contains(where: { $0.traits.isInoculant && $0.isApplied }) {
      advice.append(.inoculant(crop))
    }
    return advice
  }
}

/// More of a seed-placed nutrient than its maximum, and what to do about it.
package struct SeedRowExcess: Equatable, Sendable {
  /// A product of which less may lie with the seed.
  package struct Remedy: Equatable, Sendable {
    /// Its position in the job.
    package let product: Int
    /// The most of it that may: a whole number in the units of the job.
    package let most: ApplicationRate
    /// What is banded then.
    package let rest: ApplicationRate
  }

  package let nutrient: Nutrient
  package let crop: SeedCrop
  package let maximum: SeedRowMaximum
  /// How much of the nutrient lies with the seed.
  package let planned: ApplicationRate
  /// Whether the job states so; otherwise what is not banded for its nitrogen or sulphur is taken to
  /// lie there.
  package let isStated: Bool
  /// The products that bring most are cut first, until the upper maximum is kept.
  package let remedies: [Remedy]

  /// Adds up what lies with the seed, share · rate · percent / 100; `nil` where that is not more than
  /// the upper maximum, or none is known.
  ///
  /// The nitrogen of phosphate fertilizer counts with the phosphate, and nothing of what belongs in a
  /// band, where other advice puts all of it.
  init?(
    of nutrient: Nutrient, beside crop: SeedCrop, _ products: [ProductDemand], _ units: UnitSystem
  ) {
    guard let maximum = crop.seedRowMaximum(of: nutrient) else { return nil }
    func amount(_ product: ProductDemand) -> Double {
      product.belongsInBand(beside: crop) || nutrient == .nitrogen && !product.traits.isBanded
        ? 0 : product.seedRate.poundsPerAcre * product.share(of: nutrient)
    }
    let sources = products.indices.filter { amount(products[$0]) > 0 }
    let total = sources.reduce(0.0) { $0 + amount(products[$1]) }
    var excess = total - maximum.high.poundsPerAcre
    guard excess > Self.tolerance else { return nil }
    var remedies: [Remedy] = []
    var left = sources
    while excess > Self.tolerance, let first = left.first {
      var next = first
      for other in left where products[other].brings(amount, before: products[next]) {
        next = other
      }
      left.removeAll { $0 == next }
      let product = products[next]
      let kept = max(0, amount(product) - excess) / product.share(of: nutrient)
      excess -= amount(product)
      let most = ApplicationRate(poundsPerAcre: kept).roundedDown(in: units)
      let rest = product.rate.poundsPerAcre - most.poundsPerAcre
      remedies.append(Remedy(product: next, most: most, rest: ApplicationRate(poundsPerAcre: rest)))
    }
    (self.nutrient, self.crop, self.maximum) = (nutrient, crop, maximum)
    planned = ApplicationRate(poundsPerAcre: total)
    isStated = sources.contains { products[$0].seedPlaced != nil }
    self.remedies = remedies
  }

  /// In lb/ac: what rounding may add up to.
  private static let tolerance = 1e-9
}

extension ProductDemand {
  /// Whether it is fertilizer to be kept from the seed: one that is not stated to be, unless some
  /// nitrogen may lie with the crop and is stated to.
  fileprivate func belongsInBand(beside crop: SeedCrop?) -> Bool {
    guard isApplied, traits.isBanded, seedPlaced != 0 else { return false }
    return seedPlaced == nil || share(of: .sulphur) > 0
      || crop?.seedRowMaximum(of: .nitrogen) == nil
  }

  /// The part of the rate that lies with the seed: as stated, or all that is not banded for its
  /// nitrogen or sulphur.
  fileprivate var seedRate: ApplicationRate {
    let share = seedPlaced ?? (traits.isBanded ? 0 : 1)
    return ApplicationRate(poundsPerAcre: isApplied ? rate.poundsPerAcre * share : 0)
  }

  /// How much of it is a nutrient, 0 to 1.
  fileprivate func share(of nutrient: Nutrient) -> Double {
    (traits.grade?.percent(of: nutrient) ?? 0) / 100
  }

  /// Whether it brings more than another product, or as much and its name comes first.
  fileprivate func brings(
    _ amount: (ProductDemand) -> Double, before other: ProductDemand
  ) -> Bool {
    let (own, others) = (amount(self), amount(other))
    return own != others ? own > others : name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}

extension ApplicationRate {
  /// A whole number of lb/ac or kg/ha that is not more.
  fileprivate func roundedDown(in units: UnitSystem) -> ApplicationRate {
    let dust = 1e-9
    return switch units {
    case .imperial: ApplicationRate(poundsPerAcre: (poundsPerAcre + dust).rounded(.down))
    case .metric: ApplicationRate(kilogramsPerHectare: (kilogramsPerHectare + dust).rounded(.down))
    }
  }
}
