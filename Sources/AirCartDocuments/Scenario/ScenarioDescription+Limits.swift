extension ScenarioDescription {
  /// What stays in tanks, and what a load may weigh.
  static let limits =
    [
      KeyDescription(
        ScenarioKey.reserve, reserve, example: "5",
        """
        What stays in every tank that holds a product: US bushels, also in a metric file, or an \
        object with a percentage. It is loaded once, and lowers what a fill can take from the tank.
        """)
    ] + tankLimits

  /// The same without the reserve of every tank.
  static let tankLimits = [
    KeyDescription(
      ScenarioKey.tankReserves,
      .list(ListRule(of: "reserve", count: 1...InputRanges.tankCount, .object(tankReserve))),
      example: "[{ \"tank\": \"Saddle\", \"reserve\": 2 }]",
      "What stays in single tanks, in place of the reserve of every tank."),
    KeyDescription(
      ScenarioKey.payload, .number(InputRanges.weightLimit), example: "60000",
      "The most that the product on a cart may weigh. It limits how far a fill lasts."),
    KeyDescription(
      ScenarioKey.grossWeight, .number(InputRanges.weightLimit), example: "120000",
      "The most that cart and product may weigh. The empty weight of every cart must be known."),
  ]

  static let tankReserve = ObjectDescription(
    "a reserve of a tank",
    keys: [
      KeyDescription(
        ScenarioKey.tank, .anyOf([.number(tankNumber), .text(tankName)]), isRequired: true,
        example: "\"Saddle\"", "The tank, by name or by number, the front tank being 1."),
      KeyDescription(
        ScenarioKey.reserve, reserve, isRequired: true, example: "2",
        "What stays in it: US bushels, or an object with a percentage."),
    ])

  private static let reserve = ValueDescription.anyOf([
    .number(InputRanges.reserve),
    .object(
      ObjectDescription(
        "a reserve", rule: .exactlyOneKey,
        keys: [
          KeyDescription(
            ScenarioKey.bushels, .number(InputRanges.reserve), "US bushels, also in a metric file."
          ),
          KeyDescription(
            ScenarioKey.percent, .number(InputRanges.reservePercent),
            "A share of the tank's capacity in percent."),
        ])),
  ])
}
