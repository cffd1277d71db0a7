/// What a product is, which decides where lists show it and what its listed density means.
package enum ProductCategory: UInt8, CaseIterable, Sendable {
  /// Seed of cereals, oilseeds and pulses.
  case grainOrPulse
  /// Dry fertilizer.
  case fertilizer
  /// Granular inoculant.
  case inoculant
}

/// Which of the two density sets a job uses.
package enum DensitySet: UInt8, CaseIterable, Sendable {
  /// The reference app's figures. Its fertilizer figures are in truth pounds per cubic foot.
  case listed
  /// Figures from published tables, in pounds per US bushel.
  case published

  /// The set that a job uses unless it says otherwise.
  package static let standard = DensitySet.published
}

/// A density with the range that was published and where it was read.
package struct PublishedDensity: Equatable, Sendable {
  /// The figure that AirCart calculates with.
  package let value: BulkDensity
  /// The lowest published figure.
  package let low: BulkDensity
  /// The highest published figure.
  package let high: BulkDensity
  /// Where it was read; `nil` when no published figure was found and the value is a default.
  package let source: String?

  /// Creates a density with its range, in pounds per US bushel.
  package init(_ value: Double, low: Double, high: Double, source: String?) {
    self.value = BulkDensity(poundsPerBushel: value)
    self.low = BulkDensity(poundsPerBushel: low)
    self.high = BulkDensity(poundsPerBushel: high)
    self.source = source
  }

  /// A default, in pounds per US bushel: no published figure was found.
  static func assumed(_ value: Double, high: Double? = nil) -> PublishedDensity {
    PublishedDensity(value, low: value, high: high ?? value, source: nil)
  }
}

/// A product that can be put into a tank, with its density in both sets.
public struct Product: Equatable, Sendable {
  /// The name that people read and write.
  public let name: String
  /// Abbreviations and other words for it, beside what stands before and in its parentheses.
  public let aliases: [String]
  /// Seed, fertilizer or inoculant.
  package let category: ProductCategory
  /// The reference app's density; `nil` for a product that it does not list.
  public let listed: BulkDensity?
  /// The published density with its range and source.
  package let published: PublishedDensity
  /// How an elevator's grams in half a litre become a density; `nil` where no equation is known.
  package let testWeight: TestWeightEquation?
  /// The crop that it is seed of.
  package let crop: SeedCrop?
  /// What a fertilizer is made of.
  package let grade: NutrientGrade?
  /// Whether it is a liquid, which takes a tank for liquids.
  package let isLiquid: Bool

  /// Creates a product; the listed density is in pounds per bushel, `nil` where there is none.
  package init(
    _ name: String, _ category: ProductCategory, listed: Double?, published: PublishedDensity,
    testWeight: TestWeightEquation? = nil, crop: SeedCrop? = nil, grade: NutrientGrade? = nil,
    isLiquid: Bool = false, aliases: [String] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.category = category
    self.listed = listed.map { BulkDensity(poundsPerBushel: $0) }
    self.published = published
    self.testWeight = testWeight
    self.crop = crop
    self.grade = grade
    self.isLiquid = isLiquid
  }

  /// Returns the density in one of the two sets; the published one where there is none listed.
  package func density(in set: DensitySet) -> BulkDensity {
    switch set {
    case .listed: listed ?? published.value
    case .published: published.value
    }
  }
}

extension BulkDensity {
  /// The densities that are likely for a product: 15 to 120 lb/bu, and 0.7 to 1.4 times what is
  /// published of a listed one; a published figure is always among them.
  ///
  /// A figure beyond these was mistyped or is in another unit.
  package static func likely(for product: Product?) -> ClosedRange<BulkDensity> {
    guard let published = product?.published else {
      return BulkDensity(poundsPerBushel: 15)...BulkDensity(poundsPerBushel: 120)
    }
    let middle = published.value.poundsPerBushel
    let low = BulkDensity(poundsPerBushel: max(15, 0.7 * middle))
    let high = BulkDensity(poundsPerBushel: min(120, 1.4 * middle))
    return min(low, published.low)...max(high, published.high)
  }
}
