import AirCart

/// What may stand in a saved plan.
enum SavedPlanDescription {
  /// The word for the format.
  static let format = "aircart-plan"

  /// The newest version, which is the one that is written.
  static let version = 1

  /// A plan of the newest version.
  static let plan = ObjectDescription(
    "a saved plan",
    keys: [
      KeyDescription(
        SavedPlanKey.format,
        .choice([Choice(name: format, documentation: "A plan that AirCart keeps.")]),
        isRequired: true, "What the file is."),
      KeyDescription(
        SavedPlanKey.version,
        .number(NumberRule(minimum: .inclusive(1), maximum: Double(version), isWhole: true)),
        isRequired: true, "The version of the format."),
      KeyDescription(
        SavedPlanKey.id, .text(TextRule("an id", length: 1...64, isFolderName: true)),
        isRequired: true, "What tells the plan from all others: letters, digits, - and _."),
      KeyDescription(
        SavedPlanKey.name, .text(name), isRequired: true, "The name that a person gave it."),
      KeyDescription(
        SavedPlanKey.saved, .text(TextRule("a time", length: 20...40)), isRequired: true,
        example: "\"2026-11-21T14:00:00Z\"", "When it was saved (ISO 8601)."),
      KeyDescription(
        SavedPlanKey.units, .choice(UnitSystem.choices), isRequired: true,
        "The units of the field, of rates and of weights."),
    ] + job + [results])

  /// The name of a plan; the longest one fits on a line of most lists.
  static let name = TextRule("a name", length: 1...SavedPlan.longestName)

  // MARK: The job

  private static let job =
    [
      KeyDescription(
        SavedPlanKey.cart,
        .anyOf([.text(TextRule("a cart name", length: 1...200)), .object(ScenarioDescription.cart)]
        ),
        isRequired: true, example: "\"91300\"", "The cart by name, or with its tanks."),
      KeyDescription(
        SavedPlanKey.saddleTank, .flag, standard: .bool(true), "Whether the saddle tank is used."),
      KeyDescription(
        SavedPlanKey.densities, .choice(DensitySet.choices),
        standard: .string(DensitySet.listed.word), "The densities of products without their own."),
      KeyDescription(
        SavedPlanKey.field, .number(InputRanges.field), isRequired: true, example: "160",
        "The field size."),
      KeyDescription(
        SavedPlanKey.products,
        .list(ListRule(of: "product", count: 1...InputRanges.productCount, .object(product))),
        isRequired: true, example: "[{ \"product\": \"Wheat\", \"rate\": 100 }]", "The products."),
      KeyDescription(SavedPlanKey.emptyTanks, tankReferences, "The tanks to be left empty."),
    ] + ScenarioDescription.tankLimits + [ScenarioDescription.keepApart, even, brim]

  private static let even = KeyDescription(
    SavedPlanKey.even, .flag, standard: .bool(false), "Whether all fills cover the same area.")

  private static let brim = KeyDescription(
    SavedPlanKey.brim, .flag, standard: .bool(false),
    "Whether every tank in use is filled to the brim; with a limit of weight none is.")

  private static let product = ObjectDescription(
    "a product",
    keys: [
      KeyDescription(
        SavedPlanKey.product, .text(TextRule("a product name", length: 1...200)),
        isRequired: true, example: "\"Wheat\"", "The name."),
      KeyDescription(
        SavedPlanKey.rate, .number(InputRanges.rate), isRequired: true, example: "100",
        "The rate."),
      KeyDescription(SavedPlanKey.density, .object(density), "The density, where it is its own."),
      KeyDescription(SavedPlanKey.tanks, tankReferences, "The only tanks that it may use."),
      KeyDescription(
        SavedPlanKey.maxTanks,
        .number(
          NumberRule(
            minimum: .inclusive(1), maximum: Double(InputRanges.tankCount), isWhole: true)),
        "The most tanks that it may use."),
      KeyDescription(SavedPlanKey.keepOutOf, tankReferences, "The tanks that it may not use."),
    ])

  private static let density = ObjectDescription(
    "a density",
    keys: [
      KeyDescription(
        SavedPlanKey.value, .number(InputRanges.density(UnitName("in its unit"))),
        isRequired: true, example: "75", "The number."),
      KeyDescription(
        SavedPlanKey.unit, .choice(DensityUnit.choices), isRequired: true, example: "\"kg/hL\"",
        "The unit."),
    ])

  private static let tankReferences = ValueDescription.list(
    ListRule(
      of: "tank", count: 0...InputRanges.tankCount, isUnique: true,
      .anyOf([
        .number(
          NumberRule(
            minimum: .inclusive(1), maximum: Double(InputRanges.tankCount), isWhole: true)),
        .text(ScenarioDescription.tankName),
      ])))

  // MARK: The results

  private static let results = KeyDescription(
    SavedPlanKey.results,
    .object(
      ObjectDescription(
        "results",
        keys: [
          KeyDescription(
            SavedPlanKey.areaPerFill, .number(NumberRule(minimum: .inclusive(0))),
            "The area that a fill covers, or null."),
          KeyDescription(
            SavedPlanKey.fills, .number(NumberRule(minimum: .inclusive(1), isWhole: true)),
            "The number of fills, or null."),
          KeyDescription(
            SavedPlanKey.unallocated,
            .number(NumberRule(minimum: .inclusive(0), unit: UnitName("bu"))), isRequired: true,
            example: "0", "What one filling leaves without a tank."),
          KeyDescription(
            SavedPlanKey.tanks,
            .list(
              ListRule(of: "tank", count: 0...InputRanges.tankCount, .object(tankRow))),
            isRequired: true, example: "[{ \"tank\": \"Tank 1\", \"product\": \"Wheat\" }]",
            "The tanks of the recommended plan."),
        ])), "What the plan came to.")

  private static let tankRow = ObjectDescription(
    "a tank",
    keys: [
      KeyDescription(
        SavedPlanKey.tank, .text(ScenarioDescription.tankName), isRequired: true, "The tank."),
      KeyDescription(
        SavedPlanKey.product, .text(TextRule("a product name", length: 1...200)),
        "The product in it, or null."),
    ])
}
