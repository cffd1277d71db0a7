package import AirCart

/// A rate that was given by volume or by count, and the weight on an area that it is.
package enum RateConversion: Equatable, Sendable {
  /// An area on which seeds and plants are counted.
  package enum Ground: String, Sendable {
    case squareFoot = "ft2"
    case squareMetre = "m2"
    case acre = "ac"
    case hectare = "ha"
  }

  /// US bushels on an acre.
  case bushels(Double)
  /// US gallons on an acre.
  case gallons(Double)
  /// Litres on a hectare.
  case litres(Double)
  /// Seeds that are sown, and the grams of 1,000 of them.
  case seeds(Double, on: Ground, grams: Double)
  /// Plants that are wanted, the grams of 1,000 seeds, and how many of 100 become plants.
  case plants(Double, on: Ground, grams: Double, survival: Double)

  /// The rate of a product of that density; plants take plants · 100 / survival seeds.
  package func rate(of density: BulkDensity) -> ApplicationRate {
    switch self {
    case .bushels(let bushels): ApplicationRate(bushelsPerAcre: bushels, density: density)
    case .gallons(let gallons): ApplicationRate(gallonsPerAcre: gallons, density: density)
    case .litres(let litres): ApplicationRate(litresPerHectare: litres, density: density)
    case .seeds(let seeds, on: .squareFoot, let grams):
      ApplicationRate(seedsPerSquareFoot: seeds, gramsPerThousand: grams)
    case .seeds(let seeds, on: .squareMetre, let grams):
      ApplicationRate(seedsPerSquareMetre: seeds, gramsPerThousand: grams)
    case .seeds(let seeds, on: .acre, let grams):
      ApplicationRate(seedsPerAcre: seeds, gramsPerThousand: grams)
    case .seeds(let seeds, on: .hectare, let grams):
      ApplicationRate(seedsPerHectare: seeds, gramsPerThousand: grams)
    case .plants(let plants, let ground, let grams, let survival):
      Self.seeds(plants * 100 / survival, on: ground, grams: grams).rate(of: density)
    }
  }
}

// MARK: - From what was typed

/// A rate as it is typed behind the `=` of a product: `100`, `2bu/ac` or `33seeds/ft2,tkw=38`.
package struct StatedRate: Equatable, Sendable {
  package let quantity: QuantityText
  /// What its seeds weigh, where they are counted.
  package let seed: SeedDetails

  /// Why a rate by count means no weight.
  package enum Gap: Error, Equatable, Sendable {
    /// Details of seeds beside a weight or a volume.
    case uncounted
    /// A product without seeds.
    case seedless
    /// Nothing says what the seeds weigh.
    case noWeight
    /// Seeds that are sown have a survival all the same.
    case survivalOfSown
    /// Nothing says how many seeds become plants.
    case noSurvival
  }

  package init(_ quantity: QuantityText, seed: SeedDetails) {
    (self.quantity, self.seed) = (quantity, seed)
  }

  /// Reads a rate without its product; a density is stated apart.
  package init(reading text: String) throws(TextFault) {
    let parts = ProductParts(of: "=" + text)
    try require(
      parts.density == nil, "'\(text)' has a density.", remedy: "State the density apart.")
    quantity = try QuantityText(reading: parts.rate ?? "", as: .rate)
    seed = try SeedDetails(reading: parts.details)
  }

  /// What the rate of a product is converted by; `nil` for a weight on an area.
  package func conversion(of product: String) throws(Gap) -> RateConversion? {
    let value = quantity.value
    switch (quantity.unit, quantity.unit?.count) {
    case (.bushelsPerAcre, _) where seed.isEmpty: return .bushels(value)
    case (.gallonsPerAcre, _) where seed.isEmpty: return .gallons(value)
    case (.litresPerHectare, _) where seed.isEmpty: return .litres(value)
    case (_, .seeds(let ground)):
      let grams = try grams(of: product)
      guard seed.survival == nil else { throw .survivalOfSown }
      return .seeds(value, on: ground, grams: grams)
    case (_, .plants(let ground)):
      let grams = try grams(of: product)
      guard let survival = seed.survival else { throw .noSurvival }
      return .plants(value, on: ground, grams: grams, survival: survival)
    default:
      if !seed.isEmpty { try checkWeight(of: product) }
      return nil
    }
  }

  /// Refuses details of seeds beside a volume, or where a bare number may as well be plants.
  private func checkWeight(of product: String) throws(Gap) {
    let isPlain = quantity.isWeightOnArea && seed.grams != nil
    guard isPlain, quantity.unit != nil || seed.survival == nil else { throw .uncounted }
    _ = try grams(of: product)
  }

  private func grams(of product: String) throws(Gap) -> Double {
    guard ProductCatalogue.product(named: product)?.category != .fertilizer else {
      throw .seedless
    }
    guard let grams = seed.grams else { throw .noWeight }
    return grams
  }

  /// The number in lb/ac or kg/ha that the rate of a product is.
  package func value(of product: ResolvedProduct, in units: UnitSystem) throws(Gap) -> Double {
    value(try conversion(of: product.name), at: product.density, in: units)
  }

  /// The same by a conversion that is known; a weight on an area in those units keeps every bit.
  package func value(
    _ conversion: RateConversion?, at density: BulkDensity, in units: UnitSystem
  ) -> Double {
    conversion.map { $0.rate(of: density).value(units) } ?? quantity.value(in: units)
      ?? quantity.value
  }
}

extension StatedRate.Gap {
  /// What is wrong, as a file is told.
  func text(of product: String) -> (fact: Phrase, remedy: Phrase) {
    switch self {
    case .uncounted:
      (
        "this rate counts no seeds, which its details are about",
        "leave out tkw and survival, or count seeds, as in \"33seeds/ft2,tkw=38\""
      )
    case .seedless:
      ("\(product.quoted) has no seeds to count", "write a weight, as in \"150 lb/ac\"")
    case .noWeight:
      (
        "this rate does not say what the seeds weigh",
        "add the grams of 1,000 seeds, as in \"33seeds/ft2,tkw=38\""
      )
    case .survivalOfSown:
      (
        "this rate may mean seeds that are sown, or those that become plants",
        "leave out survival, or write plants"
      )
    case .noSurvival:
      (
        "this rate does not say how many seeds become plants",
        "add it, as in \"28plants/ft2,tkw=38,survival=85%\""
      )
    }
  }
}
