extension PlanStatements {
  /// What can hardly be meant, a statement each.
  ///
  /// - Parameters:
  ///   - units: The units of the job.
  ///   - overlap: The share of the field that is seeded twice, in percent, as it was stated.
  ///   - counted: The products whose rate was stated as seeds or plants on a square foot.
  /// - Returns: The doubts, those about rates first.
  package func doubts(
    in units: UnitSystem, overlap: Double, counted: [Int] = []
  ) -> [Statement] {
    var doubts: [Statement] = []
    for (position, product) in problem.products.enumerated() {
      let doubt = RateDoubt(
        product.rate, product.density, product.traits, isCounted: counted.contains(position))
      if let doubt { doubts.append(doubt.statement(of: position, in: units)) }
    }
    if overlap > 0, overlap < LikelyRate.leastOverlap {
      let share = Statement.Value.number(overlap)
      doubts.append(Statement(.overlapDoubt, share, share, .number(overlap * 100)))
    }
    if let area = plan.fillPlan.fillArea, area.acres > LikelyRate.mostAcres {
      doubts.append(Statement(.areaDoubt, .area(area)))
    }
    return doubts
  }
}

/// A rate that can hardly be meant.
package struct RateDoubt {
  private let rate: ApplicationRate
  private let density: BulkDensity
  /// Whether it was stated as seeds or plants on a square foot.
  private let isCounted: Bool
  /// The usual rates of the crop; `nil` for a fertilizer.
  private let likely: LikelyRate?

  /// Creates a doubt; `nil` where the rate may be meant.
  package init?(
    _ rate: ApplicationRate, _ density: BulkDensity, _ traits: ProductTraits,
    isCounted: Bool = false
  ) {
    likely = traits.crop?.likelyRate
    let isDoubtful =
      likely.map { !$0.allows(rate.poundsPerAcre) }
      ?? (traits.isFertilizer && rate.poundsPerAcre > LikelyRate.mostFertilizer)
    guard isDoubtful else { return nil }
    (self.rate, self.density, self.isCounted) = (rate, density, isCounted)
  }

  /// The doubt about a product, by its position.
  package func statement(of product: Int, in units: UnitSystem) -> Statement {
    guard let likely else { return Statement(.rateBeyondMeters, .products([product]), .rate(rate)) }
    let usual = likely.usual
    return Statement(
      .rateDoubt, .products([product]), .rate(rate),
      .rate(ApplicationRate(poundsPerAcre: usual.lowerBound)),
      .rate(ApplicationRate(poundsPerAcre: usual.upperBound)),
      .clauses(otherReading(likely, units).map { [$0] } ?? []))
  }

  /// What the number would be in another unit or with a point, where that is a usual rate.
  private func otherReading(_ likely: LikelyRate, _ units: UnitSystem) -> Statement? {
    let pounds = rate.poundsPerAcre
    let number = units == .metric ? rate.kilogramsPerHectare : pounds
    let bushels = ApplicationRate(bushelsPerAcre: number, density: density)
    if likely.allows(bushels.poundsPerAcre) {
      return Statement(.wereBushels, .number(number), .rate(bushels))
    }
    let perMetre = ApplicationRate(
      poundsPerAcre: pounds * ConversionFactors.metresPerFoot * ConversionFactors.metresPerFoot)
    if isCounted, likely.allows(perMetre.poundsPerAcre) {
      return Statement(.wereOnSquareMetre, .rate(perMetre))
    }
    return likely.allows(pounds / 1_000)
      ? Statement(.wereThousandth, .number(number / 1_000)) : nil
  }
}
