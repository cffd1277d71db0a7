import AirCart

/// What may stand in a farm file; what it shares with a scenario, it takes from there.
package enum FarmDescription {
  /// The most crops and fields of a farm.
  static let cropLimit = 50
  static let fieldLimit = 1_000

  /// The whole file.
  package static let farm = ObjectDescription(
    "a farm",
    keys: [
      ScenarioDescription.schema, name, ScenarioDescription.title, ScenarioDescription.units,
      ScenarioDescription.carts, ScenarioDescription.saddleTank, ScenarioDescription.densities,
      ScenarioDescription.emptyTanks, crops, fields, order, SeasonDescription.season,
    ] + ScenarioDescription.limits + [ScenarioDescription.keepApart])

  private static let name = KeyDescription(
    ScenarioKey.name, .text(ScenarioDescription.folderName), isRequired: true,
    example: "\"farm\"",
    "The name of the farm: letters, digits, - and _. Results go into a folder of this name.")

  // MARK: Crops

  private static let crops = KeyDescription(
    FarmKey.crops, .list(ListRule(of: "crop", count: 1...cropLimit, .object(crop))),
    isRequired: true,
    example: """
      [{ "name": "Wheat", "products": [{ "product": "Wheat", "rate": 110 }, \
      { "product": "Urea (46-0-0)", "rate": 150 }] }]
      """,
    "The crops, each with the products that go on every acre of it.")

  static let crop = ObjectDescription(
    "a crop",
    keys: [
      KeyDescription(
        ScenarioKey.name, .text(TextRule("a crop name", length: 1...60)), isRequired: true,
        example: "\"Canola\"", "The name of the crop, by which fields mean it."),
      KeyDescription(
        ScenarioKey.products,
        .list(
          ListRule(of: "product", count: 1...InputRanges.productCount, .object(product))),
        isRequired: true, example: "[{ \"product\": \"Canola\", \"rate\": 5 }]",
        "The products of the crop, each with its rate."),
    ])

  /// A product as in a scenario, but with one rate.
  static let product = ObjectDescription(
    ScenarioDescription.product.noun, rule: ScenarioDescription.product.rule,
    keys: ScenarioDescription.product.keys.map {
      $0.name == ScenarioKey.rate.rawValue ? rate : $0
    })

  private static let rate = KeyDescription(
    ScenarioKey.rate, .number(InputRanges.rate), isRequired: true, example: "110", "The rate.")

  // MARK: Fields

  private static let fields = KeyDescription(
    FarmKey.fields, .list(ListRule(of: "field", count: 1...fieldLimit, .object(field))),
    isRequired: true,
    example: "[{ \"name\": \"Home quarter\", \"area\": 155, \"crop\": \"Wheat\" }]",
    "The fields, in the order in which they are seeded unless another is asked for.")

  static let field = ObjectDescription(
    "a field",
    keys: [
      KeyDescription(
        ScenarioKey.name, .text(TextRule("a field name", length: 1...60)), isRequired: true,
        example: "\"Home quarter\"", "The name of the field."),
      KeyDescription(
        FarmKey.area, .number(InputRanges.field), isRequired: true, example: "155",
        "The area that is seeded."),
      KeyDescription(
        FarmKey.crop, .text(TextRule("a crop name", length: 1...60)), isRequired: true,
        example: "\"Wheat\"", "The crop of the field, by its name in \"crops\"."),
    ])

  private static let order = KeyDescription(
    FarmKey.order, .choice(FieldOrder.choices), standard: .string(FieldOrder.given.word),
    "The order in which the fields are seeded.")
}

extension FieldOrder: DocumentWord {
  package var word: String { name }

  package var documentation: String {
    switch self {
    case .given: "As the fields stand in the file."
    case .fewestCleanOuts: "Chosen for each cart so that the fewest tanks change product."
    }
  }
}
