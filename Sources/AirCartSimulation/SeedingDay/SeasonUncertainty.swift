import AirCart

/// What is uncertain about a season, each as a factor on what the season states, but overlap.
package struct SeasonUncertainty: Equatable, Sendable {
  /// A distribution for one product in place of the one for all.
  package struct OfProduct: Equatable, Sendable {
    /// The product's name.
    package let product: String
    /// Its distribution.
    package let value: UncertainValue

    /// Creates the distribution of one product.
    package init(product: String, value: UncertainValue) {
      self.product = product
      self.value = value
    }
  }

  /// Bulk density over the stated one, drawn for every product of every load.
  package var density = UncertainValue.exactly(1)
  /// Products whose density is distributed in another way.
  package var densityOfProduct: [OfProduct] = []
  /// Applied rate over the stated one, an error of calibration: drawn for every product in every
  /// field.
  package var rate = UncertainValue.exactly(1)
  /// Products whose rate is distributed in another way.
  package var rateOfProduct: [OfProduct] = []
  /// The share of a field that is covered twice, drawn for every field; inferred from 1.5 % with section
  /// control (McIntosh & Son, Western Australia) and 3.3 % without (Iowa, planting).
  package var overlap = UncertainValue.exactly(0.025)
  /// A field's area over the stated one, drawn for every field.
  package var area = UncertainValue.exactly(1)
  /// Ground speed over the stated one, drawn for every field.
  package var speed = UncertainValue.exactly(1)
  /// Time of a truck's trip over the stated one, drawn for every trip.
  package var trip = UncertainValue.exactly(1)
  /// Seconds of seeding until a breakdown over the stated ones, drawn for every breakdown.
  package var breakdown = UncertainValue.exactly(1)
  /// Time of a repair over the stated one, drawn for every breakdown.
  package var repair = UncertainValue.exactly(1)
  /// Whether days are drawn from the wet/dry chain; otherwise every day is workable.
  package var hasWeather = false

  /// What the overlap may be.
  package static let overlapLimit = SeasonLimit(0...50, .share)

  /// Creates a season in which nothing is uncertain and every day workable.
  package init() {}

  /// What AirCart assumes where a season does not say: published spreads where there are any.
  ///
  /// - Density: triangular within 5 %, from the ratio of 1.10 between the fillings of a measure
  ///   (Journal of the Society of Agricultural Structures, 1971; tapped fertilizer 1.10).
  /// - Rate: a standard deviation of 2.5 %, cut off at 7.5 %; an assumption (meters drift as
  ///   density changes).
  /// - Overlap: uniform from 1 to 4 %, with section control.
  /// - Area and speed: standard deviations of 1 % and 5 %; assumptions.
  /// - Breakdowns and repairs: exponential, so that a breakdown comes at any hour alike; an assumption.
  package static var assumed: SeasonUncertainty {
    var own = SeasonUncertainty()
    own.density = .triangular(low: 0.95, mode: 1, high: 1.05)
    own.rate = .normal(mean: 1, deviation: 0.025, low: 0.925, high: 1.075)
    own.overlap = .uniform(low: 0.01, high: 0.04)
    own.area = .normal(mean: 1, deviation: 0.01, low: 0.97, high: 1.03)
    own.speed = .normal(mean: 1, deviation: 0.05, low: 0.85, high: 1.15)
    own.breakdown = .exponential(mean: 1)
    own.repair = .exponential(mean: 1)
    own.hasWeather = true
    return own
  }

  /// The same season with everything as expected and every day workable.
  package var certain: SeasonUncertainty {
    var own = SeasonUncertainty()
    own.overlap = .exactly(overlap.mean)
    return own
  }

  /// The distribution of a product's density.
  package func density(of product: String) -> UncertainValue {
    densityOfProduct.map { $0.product }.place(of: product).map { densityOfProduct[$0].value }
      ?? density
  }

  /// The distribution of a product's rate.
  package func rate(of product: String) -> UncertainValue {
    rateOfProduct.map { $0.product }.place(of: product).map { rateOfProduct[$0].value } ?? rate
  }
}
