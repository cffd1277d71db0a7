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
  public init(named name: String) {
    let lowercase = name.lowercased()
    let isInoculant = Self.inoculants.contains { lowercase.contains($0) }
    if let listed = ProductCatalogue.product(named: name) {
      self.init(crop: listed.crop, grade: listed.grade, isInoculant: isInoculant)
    } else {
      self.init(
        crop: SeedCrop(inLowercase: lowercase), grade: NutrientGrade(inName: name),
        isInoculant: isInoculant)
    }
  }

  /// Parts of names of inoculants; each kind is recognized by one of them.
  private static let inoculants = [
    "inocul", "rhizob", "nodulator", "tagteam", "tag team", "cell-tech", "celltech", "cell tech",
  ]
}

extension ProductTraits {
  /// Whether it is a fertilizer of nitrogen or sulphur that is no starter, such as urea.
  ///
  /// What has phosphate beside them, such as MAP, is placed with the seed within its maximum.
  var isBanded: Bool {
    guard let grade else { return false }
    return grade.phosphate == 0 && (grade.nitrogen > 0 || grade.sulphur > 0)
  }

  /// Whether it has enough phosphate for the house rules on phosphate.
  var isPhosphate: Bool { (grade?.phosphate ?? 0) >= HouseRule.leastPhosphate }

  /// Whether the saddle tank is made for it.
  var isSmallSeed: Bool { isInoculant || crop == .canola || crop == .mustard }
}

extension ProductDemand {
  /// Whether it is seed that comes in bulk: canola, corn and other seed at a low rate come in bags.
  var isBulkSeed: Bool {
    traits.crop != nil && traits.crop != .canola && rate.poundsPerAcre >= Self.leastBulkSeed
  }

  /// The lowest rate of seed in lb/ac that counts as bulk; by default, not by a source.
  private static let leastBulkSeed = 25.0
}

extension SeedCrop {
  /// The crop of a product that is not listed, where its name has that of an unlisted crop.
  fileprivate init?(inLowercase name: String) {
    let words: [(String, SeedCrop)] = [
      ("mustard", .mustard), ("chickpea", .chickpeas), ("canaryseed", .canaryseed),
      ("canary seed", .canaryseed),
    ]
    guard let crop = words.first(where: { name.contains($0.0) })?.1 else { return nil }
    self = crop
  }
}
