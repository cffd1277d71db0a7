extension PlanStatements {
  /// What can hardly be meant, a statement each.
  ///
  /// - Parameters:
  ///   - units: The units of the job.
  ///   - overlap: The share of the field that is seeded twice, in percent, as it was stated.
  ///   - understood: How rates were read that were stated by volume or by count, a sentence each
  ///     behind the name of its product.
  /// - Returns: The doubts, those about rates first.
  package func doubts(
    in units: UnitSystem, overlap: Double, understood: [String] = []
  ) -> [Statement] {
    var doubts: [Statement] = []
    for (position, product) in job.products.enumerated() {
      let doubt = RateDoubt(
        product.rate, product.density, product.traits,
        isCounted: understood.contains { product.isCounted(by: $0) })
      if let doubt { doubts.append(doubt.statement(of: position, in: units)) }
      doubts += product.doubts(at: position, in: units)
    }
    if let doubt = Statement.doubt(.overlapDoubt, percent: overlap) { doubts.append(doubt) }
    return doubts + doubtsAboutLimits()
  }
}

extension ProductDemand {
  /// Whether a sentence is about the product, and says that its rate was stated as seeds or plants on
  /// a square foot.
  fileprivate func isCounted(by sentence: String) -> Bool {
    sentence.utf8.starts(with: name.utf8)
      && sentence.utf8.dropFirst(name.utf8.count).first == UInt8(ascii: ":")
      && LowercaseASCII(sentence).contains("/ft2")
  }
}

extension Area {
  /// That a fill lasts for days, where it covers this area.
  var doubtOfFill: Statement? {
    acres > LikelyRate.mostAcres ? Statement(.areaDoubt, .area(self)) : nil
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
      ?? (traits.isFertilizer && rate.poundsPerAcre > 0
        && !LikelyRate.fertilizer.contains(rate.poundsPerAcre))
    guard isDoubtful else { return nil }
    (self.rate, self.density, self.isCounted) = (rate, density, isCounted)
  }

  /// Creates a doubt about all rates of a range, by its start; `nil` where one may be meant.
  package init?(
    from lower: ApplicationRate, to upper: ApplicationRate, _ density: BulkDensity,
    _ traits: ProductTraits
  ) {
    guard let first = RateDoubt(lower, density, traits),
      let last = RateDoubt(upper, density, traits),
      first.isLow == last.isLow
    else { return nil }
    self = first
  }

  /// Whether it is less than may be meant, not more.
  private var isLow: Bool {
    rate.poundsPerAcre < likely?.usual.lowerBound ?? LikelyRate.fertilizer.lowerBound
  }

  /// The doubt about a product, by its position.
  package func statement(of product: Int, in units: UnitSystem) -> Statement {
    guard let likely else {
      return Statement(
        isLow ? .rateNextToNothing : .rateBeyondMeters, .products([product]), .rate(rate))
    }
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
    let number = rate.value(units)
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
