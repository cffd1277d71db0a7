import AirCart
import AirCartScenarios

/// The carts that a command line asks for.
enum CartOptions {
  /// The word for the best of all carts.
  static let bestWord = "best"

  /// The name in answers of the cart of `--tanks`.
  static let ownName = "own cart"

  static let cart = OptionDescription.value(
    "cart", short: "c", placeholder: "name", help: "The cart: a name, a pair as in 91300+L9650.",
    discussion: "'best' tries all carts and takes the best one.",
    completion: .names([bestWord] + CartCatalogue.all.map(\.name)), defaultText: bestWord)

  static let tanks = OptionDescription.value(
    "tanks", placeholder: "list", help: "A cart of your own: its tanks in bu, front to rear.",
    discussion:
      "As in 635,230,140,295; litres with a unit, as in 8000L,6000L. A fifth tank is the saddle.")

  static let emptyWeight = OptionDescription.value(
    "empty-weight", placeholder: "weight",
    help: "What a cart of your own weighs empty, as in 24500lb or 11113kg.")

  static let carts = OptionDescription.value(
    "carts", short: "c", placeholder: "list", help: "The carts to compare, as in 91300,9950+9650.",
    completion: .names(CartCatalogue.all.map(\.name)), defaultText: CartSelection.allWord)

  /// The carts of `plan`, among which the best is taken.
  static func candidates(_ arguments: ParsedArguments) throws -> [Cart] {
    try checkWeight(arguments)
    let name = arguments.value("cart")?.text
    if let list = arguments.value("tanks")?.text {
      return [try own(list, arguments, cart: name)]
    }
    let hasSaddle = arguments.flag("saddle") ?? true
    guard let name, name != bestWord else {
      return CartDirectory(usesSaddleTank: hasSaddle).listed
    }
    return [try CatalogueNames.cart(named: name, hasSaddle: hasSaddle)]
  }

  /// The carts of `compare`: those of the catalogue, and beside them one of the user's own.
  static func compared(_ arguments: ParsedArguments) throws -> [Cart] {
    try checkWeight(arguments)
    let list = arguments.value("tanks")?.text
    return try named(arguments) + (list.map { [try own($0, arguments, cart: nil)] } ?? [])
  }

  /// The carts of `--carts`, by their names.
  static func named(_ arguments: ParsedArguments) throws -> [Cart] {
    let hasSaddle = arguments.flag("saddle") ?? true
    guard let list = arguments.value("carts")?.text, list != CartSelection.allWord else {
      return CartDirectory(usesSaddleTank: hasSaddle).listed
    }
    var carts: [Cart] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) {
      let cart = try CatalogueNames.cart(named: name, hasSaddle: hasSaddle)
      guard !carts.contains(where: { $0.name == cart.name }) else {
        throw CommandError(.usage, "The cart '\(cart.name)' is given more than once.")
      }
      carts.append(cart)
    }
    return carts
  }

  private static func own(
    _ list: String, _ arguments: ParsedArguments, cart: String?
  ) throws -> Cart {
    if let cart {
      throw CommandError(
        .usage, "The options '--cart \(cart)' and '--tanks \(list)' contradict each other.")
    }
    let texts = list.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    guard texts.count <= Job.mostTanks else {
      throw CommandError(
        .usage, "\(texts.count) tanks are too many: at most \(Job.mostTanks).")
    }
    let tanks = try texts.enumerated().map { position, text in
      Tank(position: position, capacity: try capacity(text))
    }
    let cart = Cart(
      name: ownName, tanks: tanks, emptyWeight: try weight(arguments), source: "command line")
    return arguments.flag("saddle") ?? true ? cart : cart.withoutSaddle()
  }

  /// Listed carts have their makers' weights.
  private static func checkWeight(_ arguments: ParsedArguments) throws {
    guard arguments.value("empty-weight") != nil, arguments.value("tanks") == nil else { return }
    throw CommandError(
      .usage, "The option '--empty-weight' is about a cart of your own.",
      remedy: "Add --tanks, as in --tanks 300,200,440.")
  }

  private static func weight(_ arguments: ParsedArguments) throws -> Mass? {
    guard let text = arguments.value("empty-weight")?.text else { return nil }
    let quantity = try withoutExponents { try QuantityText(parsing: text, as: .mass) }
    let units: UnitSystem =
      switch quantity.unit {
      case .pounds: .imperial
      case .kilograms: .metric
      default: try GlobalOptions(arguments).units == .metric ? .metric : .imperial
      }
    try InputRanges.emptyWeight.check(quantity.value, "The empty weight '\(text)'", units)
    return units == .metric ? Mass(kilograms: quantity.value) : Mass(pounds: quantity.value)
  }

  /// Capacities are in bushels whatever the unit system, as the makers state them.
  private static func capacity(_ text: String) throws -> Volume {
    let quantity = try withoutExponents { try QuantityText(parsing: text, as: .volume) }
    let volume =
      quantity.unit == .litres
      ? Volume(litres: quantity.value) : Volume(bushels: quantity.value)
    try InputRanges.capacity.check(volume.bushels, "The tank capacity '\(text)'", .imperial)
    return volume
  }
}
