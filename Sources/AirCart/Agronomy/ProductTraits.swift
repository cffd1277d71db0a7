/// What is known of a product beside its density: what advice and house rules are about.
package struct ProductTraits: Equatable, Sendable {
  /// The crop, where it is seed of one.
  package let crop: SeedCrop?
  /// The grade, where it is a fertilizer with one.
  package let grade: NutrientGrade?
  /// Whether it is an inoculant.
  package let isInoculant: Bool
  /// Whether it is a liquid, which takes a tank for liquids.
  package let isLiquid: Bool

  /// Creates the traits of a product.
  package init(
    crop: SeedCrop? = nil, grade: NutrientGrade? = nil, isInoculant: Bool = false,
    isLiquid: Bool = false
  ) {
    self.crop = crop
    self.grade = grade
    self.isInoculant = isInoculant
    self.isLiquid = isLiquid
  }

  /// A product of which nothing is known: no advice and no house rule is about it.
  package static let unknown = ProductTraits()

  /// Returns what is known of a product by its name: what ``ProductCatalogue`` says of it, or
  /// otherwise what its name says of crop, grade, inoculant and liquid.
  ///
  /// Letters are compared as bytes, in either case: the browser build has no tables of Unicode.
  package init(named name: String) {
    let words = LowercaseASCII(name)
    let isInoculant = Self.inoculants.contains { words.contains($0) }
    if let listed = ProductCatalogue.product(named: name) {
      self.init(
        crop: listed.crop, grade: listed.grade, isInoculant: isInoculant,
        isLiquid: listed.isLiquid)
      return
    }
    let grade = NutrientGrade(inName: name)
    let isMade = words.hasGrade || Self.fertilizers.contains { words.contains($0) }
    let isSeed = grade == nil && !isInoculant && !isMade
    let crop = isSeed ? Self.crops.first { words.hasWord($0.word) }?.crop : nil
    self.init(
      crop: crop, grade: grade, isInoculant: isInoculant,
      isLiquid: crop == nil && Self.liquids.contains { words.hasWord($0) })
  }

  /// Words for liquids in names of products that are not listed, as in `Liquid starter`.
  private static let liquids: [StaticString] = [
    "liquid", "solution", "uan", "ats", "thiosulphate", "thiosulfate", "polyphosphate",
  ]

  /// Parts of names of inoculants; each kind is recognized by one of them.
  private static let inoculants: [StaticString] = [
    "inocul", "rhizob", "nodulator", "tagteam", "tag team", "cell-tech", "celltech", "cell tech",
  ]

  /// Parts of names of what is made for a crop and is not its seed, as in `Corn starter`.
  private static let fertilizers: [StaticString] = [
    "starter", "fertili", "pop-up", "popup", "blend",
  ]

  /// Words for crops in names of products that are not listed, as in `Yellow peas`; of several in a
  /// name the first here, those that stand least beside them.
  private static let crops: [(word: StaticString, crop: SeedCrop)] = [
    ("canola", .canola), ("rapeseed", .canola), ("mustard", .mustard), ("flax", .flax),
    ("linseed", .flax), ("soybean", .soybeans), ("soy", .soybeans), ("lentil", .lentils),
    ("chickpea", .chickpeas), ("chick pea", .chickpeas), ("pea", .peas),
    ("canaryseed", .canaryseed), ("canary seed", .canaryseed), ("corn", .corn), ("maize", .corn),
    ("durum", .durum), ("barley", .barley), ("oat", .oats), ("triticale", .triticale),
    ("rye", .rye), ("faba", .fabaBeans), ("fababean", .fabaBeans), ("lupin", .lupins),
    ("vetch", .vetch), ("sunflower", .sunflower), ("camelina", .camelina), ("hemp", .hemp),
    ("wheat", .wheat),
  ]
}

/// A name in lower case, as far as it is ASCII.
struct LowercaseASCII {
  private let bytes: [UInt8]

  init(_ name: String) { bytes = name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 } }

  func contains(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count <= bytes.count else { return false }
    return (0...(bytes.count - count)).contains { start in
      isFound(word, at: start)
    }
  }

  /// Whether it has the word by itself, its plural or its seed: `pea` is in `Yellow peas`, `flax` in
  /// `Flaxseed`, and `pea` not in `Peat`.
  func hasWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count <= bytes.count else { return false }
    return (0...(bytes.count - count)).contains { start in
      guard isFound(word, at: start), !isLetter(start - 1) else { return false }
      let end = start + count
      return ["", "s", "seed", "seeds"].contains { (ending: StaticString) in
        isFound(ending, at: end) && !isLetter(end + ending.utf8CodeUnitCount)
      }
    }
  }

  /// Whether a grade is written in it, as in `Canola blend 30-10-0`.
  var hasGrade: Bool {
    let parts = bytes.split { $0 != UInt8(ascii: "-") && !(48...57).contains($0) }
    return parts.contains { part in
      let numbers = part.split(separator: UInt8(ascii: "-"))
      return numbers.count >= 3 && numbers.allSatisfy { $0.count <= 2 }
    }
  }

  private func isFound(_ word: StaticString, at start: Int) -> Bool {
    start + word.utf8CodeUnitCount <= bytes.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
  }

  private func isLetter(_ position: Int) -> Bool {
    bytes.indices.contains(position)
      && (bytes[position] >= 128 || (97...122).contains(bytes[position]))
  }
}

extension ProductTraits {
  /// Whether it may be seed-placed: a fertilizer with a known grade.
  package var isFertilizer: Bool { grade != nil && crop == nil && !isInoculant }

  /// Whether house rules on phosphate are about it: a liquid has no meter to wear.
  var isPhosphate: Bool { !isLiquid && (grade?.phosphate ?? 0) >= HouseRule.leastPhosphate }

  /// Whether the saddle tank is made for it.
  var isSmallSeed: Bool { isInoculant || crop == .canola || crop == .mustard || crop == .camelina }

  /// Whether it is seed that comes in bulk: canola, corn and other seed at a low rate come in bags.
  func isBulkSeed(at rate: ApplicationRate) -> Bool {
    crop != nil && crop != .canola && rate.poundsPerAcre >= Self.leastBulkSeed
  }

  /// The lowest rate of seed in lb/ac that counts as bulk; by default, not by a source.
  private static let leastBulkSeed = 25.0
}
