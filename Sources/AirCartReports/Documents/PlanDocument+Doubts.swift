import AirCart
import AirCartDocuments

extension PlanDocument {
  /// What can hardly be meant, a sentence each.
  package var doubts: [String] {
    problem.products.compactMap { product in
      let isCounted = understood.contains {
        $0.hasPrefix(product.name) && $0.contains("/ft2")
      }
      return RateDoubt(product.name, product.rate, product.density, isCounted: isCounted)?
        .sentence(amounts)
    } + [overlapDoubt, areaDoubt].compactMap(\.self)
  }

  private var overlapDoubt: String? {
    guard let overlap = request?.overlap, overlap > 0, overlap < LikelyRate.leastOverlap else {
      return nil
    }
    return "Check the overlap: \(overlap.plain) % changes next to nothing. For a share of "
      + "\(overlap.plain), write \((overlap * 100).roundedForPeople.plain) %."
  }

  private var areaDoubt: String? {
    guard let area = plan.fillPlan.fillArea, area.acres > LikelyRate.mostAcres else { return nil }
    return "Check field and rates: one fill of \(amounts.area(area)) takes days to seed."
  }
}

/// A rate that can hardly be meant.
struct RateDoubt {
  private let name: String
  private let rate: ApplicationRate
  private let density: BulkDensity
  /// Whether it was stated as seeds or plants on a square foot.
  private let isCounted: Bool
  /// The usual rates of the crop; `nil` for a fertilizer.
  private let likely: LikelyRate?

  /// Creates a doubt; `nil` where the rate may be meant.
  init?(
    _ name: String, _ rate: ApplicationRate, _ density: BulkDensity, isCounted: Bool = false
  ) {
    let traits = ProductTraits(named: name)
    likely = traits.crop?.likelyRate
    let isDoubtful =
      likely.map { !$0.allows(rate.poundsPerAcre) }
      ?? (traits.isFertilizer && rate.poundsPerAcre > LikelyRate.mostFertilizer)
    guard isDoubtful else { return nil }
    (self.name, self.rate, self.density, self.isCounted) = (name, rate, density, isCounted)
  }

  func sentence(_ amounts: AmountText) -> String {
    let start = "Check the rate of \(name): \(amounts.rate(rate))"
    guard let likely else {
      return "\(start), which is more than meters deliver at seeding speed."
    }
    let ends = [likely.usual.lowerBound, likely.usual.upperBound].map {
      amounts.rate(ApplicationRate(poundsPerAcre: $0))
    }
    let other = otherReading(likely, amounts).map { "; \($0)" } ?? ""
    return "\(start), where \(ends[0]) to \(ends[1]) is usual\(other)."
  }

  /// What the number would be in another unit or with a point, where that is a usual rate.
  private func otherReading(_ likely: LikelyRate, _ amounts: AmountText) -> String? {
    let pounds = rate.poundsPerAcre
    let number = rate.value(amounts.units).roundedForPeople
    let bushels = ApplicationRate(bushelsPerAcre: number, density: density)
    if likely.allows(bushels.poundsPerAcre) {
      return "\(number.grouped) bu/ac would be \(amounts.rate(bushels))"
    }
    let perMetre = ApplicationRate(
      poundsPerAcre: pounds * ConversionFactors.metresPerFoot * ConversionFactors.metresPerFoot)
    if isCounted, likely.allows(perMetre.poundsPerAcre) {
      return "as many on a square metre would be \(amounts.rate(perMetre))"
    }
    return likely.allows(pounds / 1_000) ? "with a decimal point \((number / 1_000).plain)" : nil
  }
}

extension Farm {
  /// The rates that can hardly be meant, a sentence each.
  func rateDoubts(_ amounts: AmountText) -> [String] {
    crops.flatMap { crop in
      crop.products.compactMap { product in
        RateDoubt(product.name, product.rate(in: units), product.density)
          .map { "\(crop.name): \($0.sentence(amounts))" }
      }
    }
  }
}
