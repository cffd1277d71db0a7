/// Which number of a job is varied while the others stay.
package enum Variation: Equatable, Sendable {
  /// The rate of a product, by position, in pounds per acre.
  case rate(product: Int)
  /// All rates together: the factor that each is multiplied by.
  case allRates
  /// The field size in acres.
  case field
  /// The density of a product, by position, in pounds per bushel.
  case density(product: Int)
}

extension Job {
  /// Returns the job with the varied number at a value, its demands computed in pounds and acres; it
  /// is loaded by the same house rules and margin.
  package func varied(
    _ variation: Variation, to value: Double
  ) throws(JobError) -> Job {
    let acres = variation == .field ? value : area.acres
    let varied = products.enumerated().map { index, product in
      product.varied(variation, to: value, isMeant: index, acres: acres)
    }
    return try with(area: Area(acres: acres), products: varied)
  }
}

extension ProductDemand {
  fileprivate func varied(
    _ variation: Variation, to value: Double, isMeant index: Int, acres: Double
  ) -> ProductDemand {
    var pounds = rate.poundsPerAcre
    var density = density
    switch variation {
    case .rate(index): pounds = value
    case .allRates: pounds *= value
    case .density(index): density = BulkDensity(poundsPerBushel: value)
    case .rate, .density, .field: break
    }
    return ProductDemand(
      name: name, density: density, rate: .poundsPerAcre(pounds), area: .acres(acres),
      traits: traits)
  }
}
