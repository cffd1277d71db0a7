/// Grains and pulses of the reference app, whose listed densities are true pounds per bushel, then
/// others that are in use.
enum GrainAndPulseProducts {
  private static let deere = "Deere OMN300820, grain divisors"
  private static let alberta = "Alberta Agriculture, bushel to tonne converter (2002)"
  private static let hempTrade = "Canadian Hemp Trade Alliance, clean bushel weight"
  private static let agvance = "Agvance, grain divisors (helpcenter.agvance.net)"

  static let all: [Product] = [
    product(
      "Wheat", .wheat, listed: 60, PublishedDensity(60, low: 60, high: 60, source: deere),
      testWeight: TestWeightEquation(intercept: 1.4767, slope: 0.2012)),
    product(
      "Durum", .durum, listed: 60, .assumed(60, high: 62),
      testWeight: TestWeightEquation(intercept: 0.7572, slope: 0.202)),
    product(
      "Barley", .barley, listed: 48, PublishedDensity(48, low: 48, high: 48, source: deere),
      testWeight: TestWeightEquation(intercept: -0.3063, slope: 0.2089)),
    product(
      "Oats", aka: ["Oat"], .oats, listed: 32,
      PublishedDensity(32, low: 32, high: 40, source: deere + "; " + agvance),
      testWeight: TestWeightEquation(intercept: 4.3122, slope: 0.1986)),
    product(
      "Canola", aka: ["Rapeseed"], .canola, listed: 50,
      PublishedDensity(50, low: 50, high: 52, source: alberta),
      testWeight: TestWeightEquation(intercept: 1.9922, slope: 0.1957)),
    product(
      "Flax", aka: ["Flaxseed", "Linseed"], .flax, listed: 56,
      PublishedDensity(56, low: 56, high: 56, source: deere),
      testWeight: TestWeightEquation(intercept: 6.3164, slope: 0.192)),
    product(
      "Peas", aka: ["Pea"], .peas, listed: 60,
      PublishedDensity(60, low: 60, high: 60, source: deere)),
    product("Lentils", aka: ["Lentil"], .lentils, listed: 60, .assumed(60)),
    product(
      "Soybeans", aka: ["Soybean", "Soya"], .soybeans, listed: 60,
      PublishedDensity(60, low: 60, high: 60, source: deere + "; " + agvance),
      testWeight: TestWeightEquation(intercept: 2.3696, slope: 0.1896)),
    product(
      "Corn", aka: ["Maize"], .corn, listed: 56,
      PublishedDensity(56, low: 56, high: 56, source: agvance),
      testWeight: TestWeightEquation(intercept: 2.1025, slope: 0.192)),
    product(
      "Mustard", .mustard, listed: nil,
      PublishedDensity(50, low: 50, high: 50, source: alberta)),
    product(
      "Chickpeas", aka: ["Chickpea", "Chick peas", "Chick-peas"], .chickpeas, listed: nil,
      .assumed(60)),
    product(
      "Canaryseed", aka: ["Canary", "Canary seed"], .canaryseed, listed: nil,
      PublishedDensity(50, low: 50, high: 50, source: deere)),
    product(
      "Rye", aka: ["Fall rye"], .rye, listed: nil,
      PublishedDensity(56, low: 56, high: 56, source: deere + "; " + alberta)),
    product(
      "Triticale", .triticale, listed: nil,
      PublishedDensity(52, low: 52, high: 52, source: alberta)),
    product(
      "Faba beans",
      aka: ["Faba", "Faba bean", "Fababeans", "Fababean", "Fava beans", "Broad beans"],
      .fabaBeans, listed: nil, PublishedDensity(60, low: 60, high: 60, source: alberta)),
    product(
      "Sunflower", aka: ["Sunflowers", "Sunflower seed"], .sunflower, listed: nil,
      PublishedDensity(30, low: 24, high: 32, source: alberta + "; Missouri G4020")),
    product(
      "Hemp", aka: ["Hempseed", "Hemp seed"], .hemp, listed: nil,
      PublishedDensity(44, low: 44, high: 44, source: hempTrade)),
  ]

  private static func product(
    _ name: String, aka aliases: [String] = [], _ crop: SeedCrop, listed: Double?,
    _ published: PublishedDensity, testWeight: TestWeightEquation? = nil
  ) -> Product {
    Product(
      name, .grainOrPulse, listed: listed, published: published, testWeight: testWeight, crop: crop,
      aliases: aliases)
  }
}
