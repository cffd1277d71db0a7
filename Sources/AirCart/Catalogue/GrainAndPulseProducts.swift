/// Grains and pulses of the reference app, whose listed densities are true pounds per bushel.
enum GrainAndPulseProducts {
  private static let deere = "Deere OMN300820, grain divisors"
  private static let agvance = "Agvance, grain divisors (helpcenter.agvance.net)"

  static let all: [Product] = [
    product("Wheat", 60, published: PublishedDensity(60, low: 60, high: 60, source: deere)),
    product("Durum", 60, published: unsourced(60, low: 60, high: 62)),
    product("Barley", 48, published: PublishedDensity(48, low: 48, high: 48, source: deere)),
    product(
      "Oats", 32, published: PublishedDensity(32, low: 32, high: 40, source: deere + "; " + agvance)
    ),
    product("Canola", 50, published: unsourced(50, low: 50, high: 52)),
    product("Flax", 56, published: PublishedDensity(56, low: 56, high: 56, source: deere)),
    product("Peas", 60, published: PublishedDensity(60, low: 60, high: 60, source: deere)),
    product("Lentils", 60, published: unsourced(60, low: 60, high: 60)),
    product(
      "Soybeans", 60,
      published: PublishedDensity(60, low: 60, high: 60, source: deere + "; " + agvance)),
    product("Corn", 56, published: PublishedDensity(56, low: 56, high: 56, source: agvance)),
  ]

  private static func product(
    _ name: String, _ listed: Double, published: PublishedDensity
  ) -> Product {
    Product(name, .grainOrPulse, listed: listed, published: published)
  }

  /// A default: no published figure was found for this product.
  private static func unsourced(_ value: Double, low: Double, high: Double) -> PublishedDensity {
    PublishedDensity(value, low: low, high: high, source: nil)
  }
}
