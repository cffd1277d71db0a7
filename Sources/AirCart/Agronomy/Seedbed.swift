/// Which products of a job lie beside its seed, and how much of them may: the one rule of placement.
///
/// Everything with a single-shoot drill; with others as the job states, or phosphate beside the seed
/// and all else in a band. Potash may go either way where it may lie beside the seed at all.
package struct Seedbed: Equatable, Sendable {
  /// The crops whose seed is sown.
  package let crops: [SeedCrop]
  /// The drill that the job states.
  package let drill: SeedDrill?

  package init(crops: [SeedCrop], drill: SeedDrill?) {
    self.crops = crops
    self.drill = drill
  }

  /// The seedbed of a job.
  package init(of products: [ProductDemand], drill: SeedDrill?) {
    self.init(crops: products.compactMap { $0.isApplied ? $0.traits.crop : nil }, drill: drill)
  }

  /// Whether the drill has no band.
  package var isSingleShoot: Bool { drill?.shoot == .single }

  /// Where a fertilizer goes; those that go alike may be blended.
  package enum Placement: Equatable, Sendable {
    /// In a band away from the seed.
    case banded
    /// This share of it beside the seed.
    case withSeed(Double)
    /// In the band by itself, or wherever it is blended into.
    case either

    /// Whether a blend of the two can go where both go.
    package func allows(_ other: Placement) -> Bool {
      self == .either || other == .either || self == other
    }
  }

  /// The share of a product that lies beside the seed, 0 to 1.
  package func share(of traits: ProductTraits, stated: Double?) -> Double {
    guard traits.isFertilizer, let grade = traits.grade else { return 0 }
    return isSingleShoot ? 1 : stated ?? (grade.phosphate > 0 ? 1 : 0)
  }

  /// Where a product goes that may be blended: a fertilizer with a known grade, of which some may lie
  /// where it lies.
  package func placement(of traits: ProductTraits, stated: Double?) -> Placement? {
    guard traits.isFertilizer, let grade = traits.grade else { return nil }
    let share = share(of: traits, stated: stated)
    if share > 0 { return isKept(grade) ? nil : .withSeed(share) }
    let isPotash = grade.potash > 0 && grade.nitrogen == 0 && grade.sulphur == 0
    return stated == nil && isPotash && !isKept(grade) ? .either : .banded
  }

  /// Whether nothing of a grade may lie beside one of the crops.
  private func isKept(_ grade: NutrientGrade) -> Bool { cropKeeping(grade) != nil }

  /// A crop beside which nothing of a grade may lie.
  package func cropKeeping(_ grade: NutrientGrade) -> SeedCrop? {
    crops.first { limit(of: grade, beside: $0)?.most == 0 }
  }

  // MARK: Limits

  /// How much of a product may lie beside a crop, in lb/ac, and the nutrient that decides it.
  package struct Limit: Equatable, Sendable {
    package let most: Double
    package let nutrient: Nutrient
    package let allowed: SeedRowLimit
    /// The rate of MAP that the limit of phosphate is known by, where the product is MAP.
    package let map: ApplicationRate?
  }

  /// The least that one of its nutrients allows; `nil` where no limit was read.
  ///
  /// The nitrogen of a product with phosphate may be what MAP brings at the limit of phosphate, and
  /// what other fertilizers may bring; no limit was read for its sulphur.
  package func limit(of grade: NutrientGrade, beside crop: SeedCrop) -> Limit? {
    var least: Limit?
    for nutrient in Nutrient.allCases {
      let percent = grade.percent(of: nutrient)
      guard percent > 0, !(nutrient == .sulphur && grade.phosphate > 0),
        let allowed = allowance(of: nutrient, grade, beside: crop)
      else { continue }
      let most = allowed.pounds / percent * 100
      // MAP is as near its limit by either nutrient, and phosphate is what people know it by.
      let slack = nutrient == .phosphate ? 1 + Self.dust : 1 - Self.dust
      if let known = least, most > known.most * slack { continue }
      let map = nutrient == .phosphate && grade == .map
      least = Limit(
        most: most, nutrient: nutrient, allowed: allowed.limit,
        map: map ? ApplicationRate(poundsPerAcre: most) : nil)
    }
    return least
  }

  /// A limit, and the pounds of the nutrient that it comes to.
  private func allowance(
    of nutrient: Nutrient, _ grade: NutrientGrade, beside crop: SeedCrop
  ) -> (limit: SeedRowLimit, pounds: Double)? {
    let drill = drill ?? .assumed
    guard let own = crop.seedRowLimit(of: nutrient, with: drill) else { return nil }
    let pounds = own.rate.poundsPerAcre
    if nutrient == .phosphate {
      let rounding = grade == .map ? Self.poundsOfMAP * NutrientGrade.map.phosphate / 100 : 1
      return (own, pounds * rounding)
    }
    guard nutrient == .nitrogen, grade.phosphate > 0,
      let phosphate = crop.seedRowLimit(of: .phosphate, with: drill)
    else { return (own, pounds) }
    let starter = phosphate.rate.poundsPerAcre * Self.poundsOfMAP * NutrientGrade.map.nitrogen / 100
    return (crop.nitrogenLimit(own, withStarter: starter), pounds + starter)
  }

  /// The pounds of MAP for a pound of phosphate, as sources round: the Canola Council's 15, 20 and 25
  /// lb/ac of P2O5 are 30, 40 and 50 lb/ac of MAP.
  ///
  /// Other products are judged by their phosphate.
  static let poundsOfMAP = 2.0

  /// What rounding may add up to, as a share or in inches or pounds.
  static let dust = 1e-9
}

extension NutrientGrade {
  /// MAP, 11-52-0.
  fileprivate static let map = NutrientGrade(11, 52, 0)
}
