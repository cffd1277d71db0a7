extension ScenarioDescription {
  /// The products to seed.
  static let products = KeyDescription(
    ScenarioKey.products,
    .list(ListRule(of: "product", count: 1...maximumProductCount, .object(product))),
    isRequired: true, example: "[{ \"product\": \"Wheat\", \"rate\": 100 }]",
    "The products to seed, each with its rate.")

  /// A product of a scenario.
  static let product = ObjectDescription(
    "a product",
    keys: [
      KeyDescription(
        ScenarioKey.product, .text(TextRule("a product name", length: 1...100)),
        isRequired: true, example: "\"Wheat\"",
        "The product: a name that AirCart lists, or a name of your own with a density."),
      KeyDescription(
        ScenarioKey.rate, .levels(rate, noun: "rate"), isRequired: true, example: "100",
        "The rate: a number, a list of numbers, or a range whose end is included."),
      KeyDescription(
        ScenarioKey.density, .anyOf([.number(bareDensity), .object(densityObject)]),
        example: "60",
        """
        The density: a number in lb per US bushel (kg/hL in a metric file), or an object that \
        names its unit.
        """),
      KeyDescription(
        ScenarioKey.tanks, tankReferences, example: "[1, 2]",
        "The only tanks that the product may use, by name or by number."),
      KeyDescription(
        ScenarioKey.maxTanks, .number(maxTanks), example: "2",
        "The most tanks that the product may use."),
    ])

  private static let rate = NumberRule(
    minimum: .inclusive(0), maximum: 10_000, unit: UnitName(imperial: "lb/ac", metric: "kg/ha"))

  private static let maxTanks = NumberRule(
    minimum: .inclusive(1), maximum: Double(maximumTankCount), isWhole: true)

  /// Far below any product, and far above where a demand in bushels would overflow.
  private static let leastDensity = NumberRule.Minimum.inclusive(0.1)

  private static let bareDensity = NumberRule(
    minimum: leastDensity, maximum: 1_000, unit: UnitName(imperial: "lb/bu", metric: "kg/hL"))

  private static func density(_ unit: String) -> NumberRule {
    NumberRule(minimum: leastDensity, maximum: 1_000, unit: UnitName(unit))
  }

  private static let densityObject = ObjectDescription(
    "a density", rule: .exactlyOneKey,
    keys: [
      KeyDescription(
        ScenarioKey.poundsPerBushel, .number(density("lb/bu")), "Pounds per US bushel."),
      KeyDescription(
        ScenarioKey.kilogramsPerHectolitre, .number(density("kg/hL")),
        "Kilograms per hectolitre."),
      KeyDescription(
        ScenarioKey.poundsPerCubicFoot, .number(density("lb/ft³")), "Pounds per cubic foot."),
      KeyDescription(
        ScenarioKey.gramsPerHalfLitre, .number(density("g/0.5 L")),
        "Grams in half a litre, as an elevator weighs grain."),
    ])
}
