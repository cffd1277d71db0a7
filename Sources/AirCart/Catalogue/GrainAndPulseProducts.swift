/// Grains and pulses of the reference app, whose listed densities are true pounds per bushel.
enum GrainAndPulseProducts {
  private static let deere = "Deere OMN300820, grain divisors"
  private static let agvance = "Agvance, grain divisors (helpcenter.agvance.net)"

  static let all: [Product] = [
    product("Wheat", 60, PublishedDensity(60, low: 60, high: 60, source: deere), 1.4767, 0.2012),
    product("Durum", 60, unsourced(60, low: 60, high: 62), 0.7572, 0.202),
    product("Barley", 48, PublishedDensity(48, low: 48, high: 48, source: deere), -0.3063, 0.2089),
    product(
      "Oats", 32, PublishedDensity(32, low: 32, high: 40, source: deere + "; " + agvance), 4.3122,
      0.1986),
    product("Canola", 50, unsourced(50, low: 50, high: 52), 1.9922, 0.1957),
    product("Flax", 56, PublishedDensity(56, low: 56, high: 56, source: deere), 6.3164, 0.192),
    product("Peas", 60, PublishedDensity(60, low: 60, high: 60, source: deere)),
    product("Lentils", 60, unsourced(60, low: 60, high: 60)),
    product(
      "Soybeans", 60, PublishedDensity(60, low: 60, high: 60, source: deere + "; " + agvance),
      2.3696, 0.1896),
    product("Corn", 56, PublishedDensity(56, low: 56, high: 56, source: agvance), 2.1025, 0.192),
  ]

  private static func product(
    _ name: String, _ listed: Double, _ published: PublishedDensity
  ) -> Product {
    Product(name, .grainOrPulse, listed: listed, published: published)
  }

  /// A product with its equation for test weight, intercept and slope.
  private static func product(
    _ name: String, _ listed: Double, _ published: PublishedDensity, _ intercept: Double,
    _ slope: Double
  ) -> Product {
    Product(
      name, .grainOrPulse, listed: listed, published: published,
      testWeight: TestWeightEquation(intercept: intercept, slope: slope))
  }

  /// A default: no published figure was found for this product.
  private static func unsourced(_ value: Double, low: Double, high: Double) -> PublishedDensity {
    PublishedDensity(value, low: low, high: high, source: nil)
  }
}
