/// What is known of a product beside its density: what advice and house rules are about.
public struct ProductTraits: Equatable, Sendable {
  /// The crop, where it is seed of one.
  public let crop: SeedCrop?
  /// The grade, where it is a fertilizer with one.
  public let grade: NutrientGrade?
  /// Whether it is an inoculant.
  public let isInoculant: Bool

  /// Creates the traits of a product.
  public init(crop: SeedCrop? = nil, grade: NutrientGrade? = nil, isInoculant: Bool = false) {
    self.crop = crop
    self.grade = grade
    self.isInoculant = isInoculant
  }

  /// A product of which nothing is known: no advice and no house rule is about it.
  public static let unknown = ProductTraits()

  /// Returns what is known of a product by its name: what ``ProductCatalogue`` says of it, or
  /// otherwise what its name says of crop, grade and inoculant.
  ///
  /// Letters are compared as bytes, in either case: the browser build has no tables of Unicode.
  public init(named name: String) {
    let words = LowercaseASCII(name)
    let isInoculant = Self.inoculants.contains { words.contains($0) }
    if let listed = ProductCatalogue.product(named: name) {
      self.init(crop: listed.crop, grade: listed.grade, isInoculant: isInoculant)
    } else {
      let crop = Self.unlistedCrops.first { words.contains($0.word) }?.crop
      self.init(crop: crop, grade: NutrientGrade(inName: name), isInoculant: isInoculant)
    }
  }

  /// Parts of names of inoculants; each kind is recognized by one of them.
  private static let inoculants: [StaticString] = [
    "inocul", "rhizob", "nodulator", "tagteam", "tag team", "cell-tech", "celltech", "cell tech",
  ]

  /// Words for crops in names of products that are not listed.
  private static let unlistedCrops: [(word: StaticString, crop: SeedCrop)] = [
    ("mustard", .mustard), ("chickpea", .chickpeas), ("canaryseed", .canaryseed),
    ("canary seed", .canaryseed),
  ]
}

/// A name in lower case, as far as it is ASCII.
private struct LowercaseASCII {
  private let bytes: [UInt8]

  init(_ name: String) { bytes = name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 } }

  func contains(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count <= bytes.count else { return false }
    return (0...(bytes.count - count)).contains { start in
      (0..<count).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }
  }
}

extension ProductTraits {
  /// Whether it is a fertilizer of nitrogen or sulphur that is no starter, such as urea.
  ///
  /// What has phosphate beside them, such as MAP, is placed with the seed within its maximum.
  var isBanded: Bool {
    guard let grade else { return false }
    return grade.phosphate == 0 && (grade.nitrogen > 0 || grade.sulphur > 0)
  }

  /// Whether it may be seed-placed: a fertilizer with a known grade.
  package var isFertilizer: Bool { grade != nil && crop == nil && !isInoculant }

  var isPhosphate: Bool { (grade?.phosphate ?? 0) >= HouseRule.leastPhosphate }

  /// Whether the saddle tank is made for it.
  var isSmallSeed: Bool { isInoculant || crop == .canola || crop == .mustard }

  /// Whether it is seed that comes in bulk: canola, corn and other seed at a low rate come in bags.
  func isBulkSeed(at rate: ApplicationRate) -> Bool {
    crop != nil && crop != .canola && rate.poundsPerAcre >= Self.leastBulkSeed
  }

  /// The lowest rate of seed in lb/ac that counts as bulk; by default, not by a source.
  private static let leastBulkSeed = 25.0

  /// Where a fertilizer goes; those that go alike may be blended.
  package enum Placement: Equatable, Sendable {
    /// In a band away from the seed.
    case banded
    /// This share of it seed-placed, as a starter.
    case withSeed(Double)
  }

  /// Where a fertilizer with a known grade goes: as stated, or phosphate with the seed and all else
  /// into a band.
  ///
  /// `nil` for what is not blended: everything else, and what is seed-placed without phosphate.
  package func placement(seedPlaced: Double?) -> Placement? {
    guard isFertilizer, let grade else { return nil }
    let share = seedPlaced ?? (grade.phosphate > 0 ? 1 : 0)
    guard share > 0 else { return .banded }
    return grade.phosphate > 0 ? .withSeed(share) : nil
  }
}
