package import AirCart
package import AirCartDocuments

extension RateConversion {
  /// What was understood, as a sentence.
  package func text(of name: String, density: BulkDensity, units: UnitSystem) -> String {
    // A product's sentences are found again by its name with a colon behind it.
    "\(name): \(clause(density, units))"
  }

  private func clause(_ density: BulkDensity, _ units: UnitSystem) -> String {
    let rate = AmountText(units: units).rate(rate(of: density))
    let dense = AmountText(units: units).liquidDensity(density)
    switch self {
    case .bushels(let bushels):
      let pounds = fixed(density.poundsPerBushel, 2).withDecimalMark
      return localized("\(bushels.exact) bu/ac at \(pounds) lb in a US bushel is \(rate).")
    case .gallons(let gallons):
      return localized("\(gallons.exact) US gal/ac at \(dense) is \(rate).")
    case .litres(let litres): return localized("\(litres.exact) L/ha at \(dense) is \(rate).")
    case .seeds(let seeds, let ground, let grams):
      let unit = Self.seedUnit(ground.rawValue)
      return localized("\(seeds.exact) \(unit) at \(grams.shown) g in 1,000 seeds is \(rate).")
    case .plants(let plants, let ground, let grams, let survival):
      let sown = fixed(plants * 100 / survival, 2).withDecimalMark
      let seeds = "\(sown) \(Self.seedUnit(ground.rawValue))"
      let stood = "\(plants.exact) \(Self.plantUnit(ground.rawValue))"
      return localized(
        """
        \(stood) at \(survival.shown) % survival is \(seeds), which at \(grams.shown) g in 1,000 \
        seeds is \(rate).
        """)
    }
  }

  fileprivate static func seedUnit(_ ground: String) -> String {
    "\(localized("seeds"))/\(ground)"
  }

  fileprivate static func plantUnit(_ ground: String) -> String {
    "\(localized("plants"))/\(ground)"
  }
}

extension StatedRate {
  /// How many seeds, and plants, a weight on an area is where it says what the seeds weigh.
  package func countText(of name: String, units: UnitSystem) -> String? {
    guard quantity.isWeightOnArea, let grams = seed.grams else { return nil }
    let value = quantity.value(in: units) ?? quantity.value
    let rate = ApplicationRate(value, in: units)
    let seeds =
      units == .metric
      ? rate.seedsPerSquareMetre(gramsPerThousand: grams)
      : rate.seedsPerSquareFoot(gramsPerThousand: grams)
    let ground = units == .metric ? "m2" : "ft2"
    let sown = AmountText(units: units).rate(rate)
    let count = "\(fixed(seeds, 2).withDecimalMark) \(RateConversion.seedUnit(ground))"
    let head = "\(name): "
    guard let survival = seed.survival else {
      return head + localized("\(sown) at \(grams.shown) g in 1,000 seeds is \(count).")
    }
    let figure = fixed(seeds * survival / 100, 2).withDecimalMark
    let plants = "\(figure) \(RateConversion.plantUnit(ground))"
    return head
      + localized(
        """
        \(sown) at \(grams.shown) g in 1,000 seeds is \(count), \(plants) at \(survival.shown) % \
        survival.
        """)
  }
}

extension Double {
  /// As it was typed, or where it was computed by four digits.
  fileprivate var shown: String { plain.count > 7 ? fixed(self, 2).withDecimalMark : exact }

  /// As it was typed.
  fileprivate var exact: String { plain.withDecimalMark }
}
