import AirCart

/// What may stand in a scenario file.
package enum ScenarioDescription {
  /// The whole file.
  package static let scenario = ObjectDescription(
    "a scenario",
    keys: [schema, name, title, units, carts, saddleTank, densities, field, products, emptyTanks]
      + limits + [keepApart])

  static let schema = KeyDescription(
    ScenarioKey.schema, .text(TextRule("an address", length: 0...2_000)),
    "The schema that an editor completes and checks with. AirCart ignores it.")

  private static let name = KeyDescription(
    ScenarioKey.name, .text(folderName),
    isRequired: true, example: "\"cart-choice\"",
    "The name of the scenario: letters, digits, - and _. Results go into a folder of this name.")

  /// A name that is fit for a folder.
  static let folderName = TextRule("a name", length: 1...64, isFolderName: true)

  static let title = KeyDescription(
    ScenarioKey.title, .text(TextRule("a title", length: 1...200)),
    example: "\"Which cart for wheat with urea and MAP?\"",
    "The headline of the report, in one line.")

  static let units = KeyDescription(
    ScenarioKey.units,
    .choice(UnitSystem.choices), standard: .string(UnitSystem.imperial.word),
    """
    The units of the field, of the rates, of weights and of densities without a unit. Tank \
    capacities are in US bushels in both.
    """)

  static let saddleTank = KeyDescription(
    ScenarioKey.saddleTank, .flag, standard: .bool(true),
    "Whether the saddle tank of carts that have one is used.")

  static let densities = KeyDescription(
    ScenarioKey.densities,
    .choice(DensitySet.choices), standard: .string(DensitySet.listed.word),
    "The densities of products that have none of their own in the file.")

  private static let field = KeyDescription(
    ScenarioKey.field,
    .levels(InputRanges.field, noun: "field size"),
    isRequired: true, example: "{ \"from\": 40, \"to\": 640, \"step\": 40 }",
    "The field size: a number, a list of numbers, or a range whose end is included.")

  static let emptyTanks = KeyDescription(
    ScenarioKey.emptyTanks, tankReferences,
    example: "[1]",
    "The tanks to be left empty, by name or by number, the front tank being 1.")

  /// Tanks by name or by number.
  static let tankReferences = ValueDescription.list(
    ListRule(
      of: "tank", count: 1...InputRanges.tankCount, isUnique: true,
      .anyOf([.number(tankNumber), .text(tankName)])))

  static let tankName = TextRule("a tank name", length: 1...40)

  static let tankNumber = NumberRule(
    minimum: .inclusive(1), maximum: Double(InputRanges.tankCount), isWhole: true)
}
