/// Something that can be done better about a job, which can be planned all the same.
///
/// Products are meant by position; the words are above the core. Which tanks are good ones is for
/// ``HouseRules``.
package enum Advice: Equatable, Sendable {
  /// What is assumed because the job does not state it.
  case assumed(Assumption)
  /// Products of which nothing may lie beside the seed, and some does.
  case keptFromSeed(SeedRowRefusal)
  /// More beside the seed than all together may be.
  case seedRow(SeedRowExcess)
  /// A legume without inoculant, which takes a separate tank.
  case inoculant(SeedCrop)

  /// What a job does not state of its drill, as far as something depends on it.
  package struct Assumption: Equatable, Sendable {
    /// Whether the drill itself is assumed, to be a double-shoot one.
    package var isDrill = false
    /// Products that are taken to lie beside the seed, and in the band.
    package var besideSeed: [Int] = []
    package var banded: [Int] = []
    /// How far rows are apart and how wide openers spread, in inches, and the soil: where the advice
    /// would be another with others.
    package var rows: Double?
    package var opener: Double?
    package var isMediumSoil = false

    package init() {}

    fileprivate var isNone: Bool { self == Assumption() }
  }
}

/// The rules of advice: pure functions of the products and the drill.
package enum Advisor {
  /// The crop of a job: its one product that is seed; `nil` with none or several.
  package static func crop(of products: [ProductDemand]) -> SeedCrop? {
    let crops = Seedbed(of: products, drill: nil).crops
    return crops.count == 1 ? crops[0] : nil
  }

  /// What is to be done about fertilizer beside the seed and inoculant; rates are whole numbers in the
  /// units of the job.
  ///
  /// Of several crops that are seeded together, the most sensitive decides.
  package static func advice(
    on products: [ProductDemand], drill: SeedDrill? = nil, units: UnitSystem
  ) -> [Advice] {
    let seedbed = Seedbed(of: products, drill: drill)
    guard !seedbed.crops.isEmpty else { return [] }
    let worst = seedbed.crops.map { SeedRow(of: products, beside: $0, seedbed) }
      .max { $0.total < $1.total }
    var advice: [Advice] = []
    var assumption = assumption(on: products, seedbed)
    worst?.assume(&assumption)
    if !assumption.isNone { advice.append(.assumed(assumption)) }
    if let worst {
      if let refusal = worst.refusal { advice.append(.keptFromSeed(refusal)) }
      if let excess = worst.excess(in: units) { advice.append(.seedRow(excess)) }
    }
    guard !products.contains(where: { $0.traits.isInoculant && $0.isApplied }) else {
      return advice
    }
    return advice + seedbed.crops.filter { $0.isInoculated }.map { .inoculant($0) }
  }

  /// The drill and the places that are assumed, without its details.
  private static func assumption(
    on products: [ProductDemand], _ seedbed: Seedbed
  ) -> Advice.Assumption {
    var assumption = Advice.Assumption()
    guard seedbed.drill == nil else { return assumption }
    let assumed = products.indices.filter {
      let product = products[$0]
      return product.isApplied && product.traits.isFertilizer && product.seedPlaced == nil
    }
    let beside = assumed.filter { seedbed.share(of: products[$0]) > 0 }
    assumption.isDrill = !assumed.isEmpty
    assumption.besideSeed = beside
    assumption.banded = assumed.filter { !beside.contains($0) }
    return assumption
  }
}

/// Products of which nothing may lie beside a crop.
package struct SeedRowRefusal: Equatable, Sendable {
  package let products: [Int]
  package let crop: SeedCrop
  package let limits: [Seedbed.Limit]
  /// Whether the drill has no band for them.
  package let isSingleShoot: Bool
}

/// More beside the seed than is safe, and what to do about it.
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

  package let crop: SeedCrop
  package let products: [Int]
  /// Σ rate / limit of what lies beside the seed, where 1 is safe (SDSU Extension).
  package let share: Double
  /// What decides, each nutrient once.
  package let limits: [Seedbed.Limit]
  /// Products without phosphate are cut first, then those that take most, until the sum is kept.
  package let remedies: [Remedy]
  /// Whether the drill has no band for the rest.
  package let isSingleShoot: Bool
}

/// What lies beside one crop.
private struct SeedRow {
  /// A product beside the seed, or a part of a blend.
  private struct Entry {
    let product: Int
    /// Its rate beside the seed as a share of its limit, which may be 0.
    let share: Double
    let limit: Seedbed.Limit
  }

  private let crop: SeedCrop
  private let seedbed: Seedbed
  private let products: [ProductDemand]
  private let entries: [Entry]

  init(of products: [ProductDemand], beside crop: SeedCrop, _ seedbed: Seedbed) {
    self.crop = crop
    self.seedbed = seedbed
    self.products = products
    var entries: [Entry] = []
    for (index, product) in products.enumerated() where product.isApplied {
      let beside = seedbed.share(of: product)
      for part in product.parts.isEmpty ? [product] : product.parts {
        guard beside > 0, let grade = part.traits.grade,
          let limit = seedbed.limit(of: grade, beside: crop)
        else { continue }
        let rate = part.rate.poundsPerAcre * beside
        entries.append(Entry(product: index, share: rate / limit.most, limit: limit))
      }
    }
    self.entries = entries
  }

  /// Names the details of the drill that are not stated and that decide whether, or by how much, too
  /// much lies beside the seed.
  func assume(_ assumption: inout Advice.Assumption) {
    let drill = seedbed.drill ?? .assumed
    let rows = drill.rowSpacing(of: crop)
    if drill.rows == nil, depends(on: [6, 40].map { drill.with(rows: $0) }) {
      assumption.rows = rows
    }
    if drill.opener == nil, depends(on: [0.25, 3].map { drill.with(opener: $0) }) {
      assumption.opener = SeedDrill.usualOpener
    }
    assumption.isMediumSoil =
      drill.soil == nil && depends(on: [.light, .heavy].map { drill.with(soil: $0) })
  }

  /// Whether one of the limits is another with one of some drills, where one of them is passed.
  private func depends(on drills: [SeedDrill]) -> Bool {
    drills.contains { drill in
      let row = SeedRow(of: products, beside: crop, Seedbed(crops: seedbed.crops, drill: drill))
      return max(row.total, total) > 1 + Seedbed.dust
        && zip(row.entries, entries).contains { $0.limit.most != $1.limit.most }
    }
  }

  /// What is not refused outright.
  private var counted: [Entry] { entries.filter { !refused.contains($0.product) } }

  private var refused: [Int] {
    products.indices.filter { index in
      entries.contains { $0.product == index && $0.limit.most == 0 }
    }
  }

  fileprivate var total: Double { entries.reduce(0) { $0 + $1.share } }

  var refusal: SeedRowRefusal? {
    guard !refused.isEmpty else { return nil }
    return SeedRowRefusal(
      products: refused, crop: crop,
      limits: Self.distinct(entries.filter { $0.limit.most == 0 }.map { $0.limit }),
      isSingleShoot: seedbed.isSingleShoot)
  }

  func excess(in units: UnitSystem) -> SeedRowExcess? {
    let counted = counted
    let total = counted.reduce(0) { $0 + $1.share }
    guard total > 1 + Seedbed.dust else { return nil }
    return SeedRowExcess(
      crop: crop,
      products: products.indices.filter { index in
        counted.contains { $0.product == index }
      }, share: total, limits: Self.distinct(counted.map { $0.limit }),
      remedies: remedies(total: total, in: units), isSingleShoot: seedbed.isSingleShoot)
  }

  private func remedies(total: Double, in units: UnitSystem) -> [SeedRowExcess.Remedy] {
    var excess = total - 1
    var remedies: [SeedRowExcess.Remedy] = []
    for index in inOrderOfCuts where excess > Seedbed.dust {
      let share = share(of: index)
      let product = products[index]
      let rate = product.rate.poundsPerAcre
      let kept = max(0, 1 - excess / share) * rate * seedbed.share(of: product)
      let most = ApplicationRate(poundsPerAcre: kept).roundedDown(in: units)
      excess -= share
      remedies.append(
        .init(
          product: index, most: most,
          rest: ApplicationRate(poundsPerAcre: rate - most.poundsPerAcre)))
    }
    return remedies
  }

  private func share(of product: Int) -> Double {
    counted.reduce(0) { $0 + ($1.product == product ? $1.share : 0) }
  }

  private var inOrderOfCuts: [Int] {
    var order: [Int] = []
    for index in products.indices where share(of: index) > 0 {
      order.insert(index, at: order.firstIndex { isCut(index, before: $0) } ?? order.count)
    }
    return order
  }

  private func isCut(_ product: Int, before other: Int) -> Bool {
    let (isStarter, isOtherStarter) = (hasPhosphate(product), hasPhosphate(other))
    if isStarter != isOtherStarter { return isOtherStarter }
    let (own, others) = (share(of: product), share(of: other))
    return own != others
      ? own > others
      : products[product].name.utf8.lexicographicallyPrecedes(products[other].name.utf8)
  }

  private func hasPhosphate(_ product: Int) -> Bool {
    (products[product].traits.grade?.phosphate ?? 0) > 0
  }

  private static func distinct(_ limits: [Seedbed.Limit]) -> [Seedbed.Limit] {
    var found: [Seedbed.Limit] = []
    for limit in limits {
      let known = found.firstIndex {
        $0.nutrient == limit.nutrient && $0.allowed == limit.allowed
      }
      if let known, found[known].map == nil { found[known] = limit }
      if known == nil { found.append(limit) }
    }
    return found
  }
}

extension Seedbed {
  /// Σ rate / limit of what lies beside the crop that tolerates least.
  package func load(of products: [ProductDemand]) -> Double {
    crops.map { SeedRow(of: products, beside: $0, self).total }.max() ?? 0
  }

  /// The share of a product of a job that lies beside the seed; a blend goes where its parts go.
  package func share(of product: ProductDemand) -> Double {
    share(of: product.traits, stated: product.seedPlaced)
  }

  package func placement(of product: ProductDemand) -> Placement? {
    placement(of: product.traits, stated: product.seedPlaced)
  }
}

extension ApplicationRate {
  /// A whole number of lb/ac or kg/ha that is not more.
  fileprivate func roundedDown(in units: UnitSystem) -> ApplicationRate {
    ApplicationRate((value(units) + Seedbed.dust).rounded(.down), in: units)
  }
}
