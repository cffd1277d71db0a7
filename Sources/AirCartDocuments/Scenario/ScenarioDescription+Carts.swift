extension ScenarioDescription {
  /// The carts to compare.
  static let carts = KeyDescription(
    ScenarioKey.carts,
    .anyOf([
      .text(cartName),
      .list(
        ListRule(
          of: "cart", count: 1...1_000, isUnique: true,
          .anyOf([.text(cartName), .object(cart)]))),
    ]),
    standard: .string(CartSelection.allWord), example: "[\"91300\", \"91300+9950\"]",
    """
    The carts to compare: "all", one cart, or a list. A cart is a name, names joined by + for \
    carts pulled together (at most 12 tanks in all), or a cart of your own as an object with its \
    tanks.
    """)

  private static let cartName = TextRule("a cart name", length: 1...100)

  /// A cart that a scenario describes.
  static let cart = ObjectDescription(
    "a cart of your own",
    keys: [
      KeyDescription(
        ScenarioKey.name, .text(cartName), isRequired: true, example: "\"My cart\"",
        "The name of the cart."),
      KeyDescription(
        ScenarioKey.tanks, cartTanks, isRequired: true, example: "[300, 200, 440]",
        """
        The tanks from front to rear: a capacity in US bushels, also in a metric file, or an \
        object with a name.
        """),
      KeyDescription(
        ScenarioKey.emptyWeight, .number(InputRanges.emptyWeight), example: "24500",
        "The weight of the empty cart."),
      KeyDescription(
        ScenarioKey.source, .text(TextRule("a source", length: 1...500)),
        "Where the figures are from."),
    ])

  private static let cartTanks = ValueDescription.list(
    ListRule(
      of: "tank", count: 1...InputRanges.tankCount,
      .anyOf([.number(InputRanges.capacity), .object(tank)])))

  private static let tank = ObjectDescription(
    "a tank",
    keys: [
      KeyDescription(ScenarioKey.name, .text(tankName), "The name of the tank."),
      KeyDescription(
        ScenarioKey.capacity, .number(InputRanges.capacity), isRequired: true, example: "300",
        "The capacity of the tank in US bushels, also in a metric file."),
    ])
}
