extension ScenarioDescription {
  /// The products to seed.
  static let products = KeyDescription(
    ScenarioKey.products,
    .list(ListRule(of: "product", count: 1...InputRanges.productCount, .object(product))),
    isRequired: true, example: "[{ \"product\": \"Wheat\", \"rate\": 100 }]",
    "The products to seed, each with its rate.")

  /// A product of a scenario.
  static let product = ObjectDescription(
    "a product",
    keys: [
      KeyDescription(
        ScenarioKey.product, .text(productName), isRequired: true, example: "\"Wheat\"",
        "The product: a name that AirCart lists, or a name of your own with a density."),
      KeyDescription(
        ScenarioKey.rate, .levels(InputRanges.rate, noun: "rate"), isRequired: true, example: "100",
        "The rate: a number, a list of numbers, or a range whose end is included."),
      KeyDescription(
        ScenarioKey.density, density, example: "60",
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
      KeyDescription(
        ScenarioKey.keepOutOf, tankReferences, example: "[\"Saddle\"]",
        "Tanks that the product may not use, by name or by number."),
    ])

  /// Pairs of products that share no air stream and do not follow each other.
  static let keepApart = KeyDescription(
    ScenarioKey.keepApart,
    .list(
      ListRule(
        of: "pair", count: 1...100,
        .list(ListRule(of: "product", count: 2...2, isUnique: true, .text(productName))))),
    example: "[[\"Wheat\", \"Urea (46-0-0)\"]]",
    """
    Pairs of products to keep apart: they are to share no air stream, and not to follow each other \
    in a tank. A warning, which changes no plan.
    """)

  private static let productName = TextRule("a product name", length: 1...100)

  private static let maxTanks = NumberRule(
    minimum: .inclusive(1), maximum: Double(InputRanges.tankCount), isWhole: true)

  /// A density: a number, or an object that names its unit.
  static let density = ValueDescription.anyOf([
    .number(InputRanges.density), .object(densityObject),
  ])

  private static let densityObject = ObjectDescription(
    "a density", rule: .exactlyOneKey,
    keys: [
      KeyDescription(
        ScenarioKey.poundsPerBushel, .number(InputRanges.density(UnitName("lb/bu"))),
        "Pounds per US bushel."),
      KeyDescription(
        ScenarioKey.kilogramsPerHectolitre, .number(InputRanges.density(UnitName("kg/hL"))),
        "Kilograms per hectolitre."),
      KeyDescription(
        ScenarioKey.poundsPerCubicFoot, .number(InputRanges.density(UnitName("lb/ft³"))),
        "Pounds per cubic foot."),
      KeyDescription(
        ScenarioKey.gramsPerHalfLitre, .number(InputRanges.gramsPerHalfLitre),
        """
        Grams in half a litre, as an elevator weighs grain: a density by the equation that the \
        Canadian Grain Commission has for the crop.
        """),
      KeyDescription(
        ScenarioKey.poundsPerAveryBushel, .number(InputRanges.density(UnitName("lb/bu-avery"))),
        "Pounds per Avery bushel (36.37 L), as Canadian test weights are given."),
    ])
}
