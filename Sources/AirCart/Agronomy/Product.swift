/// What a product is, which decides where lists show it and what its listed density means.
public enum ProductCategory: UInt8, CaseIterable, Sendable {
  /// Seed of cereals, oilseeds and pulses.
  case grainOrPulse
  /// Dry fertilizer.
  case fertilizer
}

/// Which of the two density sets a job uses.
public enum DensitySet: UInt8, CaseIterable, Sendable {
  /// The reference app's figures. Its fertilizer figures are in truth pounds per cubic foot.
  case listed
  /// Figures from published tables, in pounds per US bushel.
  case published

  /// The set that a job uses unless it says otherwise.
  public static let standard = DensitySet.published
}

/// A density with the range that was published and where it was read.
public struct PublishedDensity: Equatable, Sendable {
  /// The figure that AirCart calculates with.
  public let value: BulkDensity
  /// The lowest published figure.
  public let low: BulkDensity
  /// The highest published figure.
  public let high: BulkDensity
  /// Where it was read; `nil` when no published figure was found and the value is a default.
  public let source: String?

  /// Creates a density with its range, in pounds per US bushel.
  public init(_ value: Double, low: Double, high: Double, source: String?) {
    self.value = BulkDensity(poundsPerBushel: value)
    self.low = BulkDensity(poundsPerBushel: low)
    self.high = BulkDensity(poundsPerBushel: high)
    self.source = source
  }
}

/// A product that can be put into a tank, with its density in both sets.
public struct Product: Equatable, Sendable {
  /// The name that people read and write.
  public let name: String
  /// Abbreviations and other words for it, beside what stands before and in its parentheses.
  public let aliases: [String]
  /// Seed or fertilizer.
  public let category: ProductCategory
  /// The reference app's density.
  public let listed: BulkDensity
  /// The published density with its range and source.
  public let published: PublishedDensity
  /// How an elevator's grams in half a litre become a density; `nil` where no equation is known.
  public let testWeight: TestWeightEquation?
  /// The crop that it is seed of.
  public let crop: SeedCrop?
  /// What a fertilizer is made of.
  public let grade: NutrientGrade?

  /// Creates a product; the listed density is in pounds per bushel.
  public init(
    _ name: String, _ category: ProductCategory, listed: Double, published: PublishedDensity,
    testWeight: TestWeightEquation? = nil, crop: SeedCrop? = nil, grade: NutrientGrade? = nil,
    aliases: [String] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.category = category
    self.listed = BulkDensity(poundsPerBushel: listed)
    self.published = published
    self.testWeight = testWeight
    self.crop = crop
    self.grade = grade
  }

  /// Returns the density in one of the two sets.
  public func density(in set: DensitySet) -> BulkDensity {
    switch set {
    case .listed: listed
    case .published: published.value
    }
  }
}
