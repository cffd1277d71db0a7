import AirCart
import AirCartDocuments

/// The carts that a command line asks for.
enum CartOptions {
  static let bestWord = "best"

  static let cart = OptionDescription.value(
    "cart", short: "c", placeholder: "name", help: "The cart: a name, or a pair as in 91300+L9650.",
    discussion: "'best' tries all carts and takes the best.",
    completion: .names([bestWord] + CartCatalogue.all.map(\.name)), defaultText: bestWord)

  static let tanks = OptionDescription.value(
    "tanks", placeholder: "list", help: "A custom cart: its tanks in bu, front to rear.",
    discussion:
      """
      As in 635,230,140,saddle=44, which marks the saddle tank; litres as in 8000L or 8m3. A tank for liquids \
      is marked so with its unit: liquid=2100gal or liquid=7949L.
      """)

  static let emptyWeight = OptionDescription.value(
    "empty-weight", placeholder: "weight",
    help: "The empty weight of a custom cart, as in 24500lb or 11113kg.")

  static let carts = OptionDescription.value(
    "carts", placeholder: "list", help: "The carts to choose from, as in 91300,9950+9650.",
    discussion: """
      Names, and files that define carts, as in 91300,Scenarios/carts/deere.json. 'aircart schema \
      carts' writes the schema of such a file.
      """,
    completion: .list(CartCatalogue.all.map(\.name)), defaultText: CartSelection.allWord)

  /// The same where no other option is called `-c`.
  static let comparedCarts = OptionDescription.value(
    carts.name, short: "c", placeholder: "list",
    help: "The carts to compare, as in 91300,9950+9650.", discussion: carts.discussion,
    completion: carts.completion, defaultText: CartSelection.allWord)

  static let pairs = OptionDescription.flag(
    "pairs", help: "Also compare every pair of these carts, pulled together.")

  /// The options by which one cart is chosen, or the best of several.
  static let single = [cart, carts, tanks, emptyWeight]

  /// The options by which the carts of a comparison are chosen.
  static let choices = [comparedCarts, tanks, emptyWeight, pairs]

  /// The carts of `plan`, among which the best is taken: those of a farm file unless others are named.
  static func candidates(
    _ arguments: ParsedArguments, _ console: Console, of farm: [Cart] = [], hasSaddle: Bool = true
  ) throws -> [Cart] {
    try checkWeight(arguments)
    let name = arguments.value("cart")
    let known = try KnownCarts(
      arguments, console, hasSaddle: arguments.flag("saddle") ?? hasSaddle)
    if let list = arguments.value("tanks") {
      try refuse(list, beside: carts, known.chosen == nil ? nil : arguments.value(carts.name))
      try refuse(list, beside: cart, name)
      return [try own(list, arguments, known.hasSaddle)]
    }
    guard let name, !name.isSameWord(as: bestWord) else {
      return known.chosen ?? (farm.isEmpty ? known.listed : farm)
    }
    try refuseOneBesideList(arguments)
    if let own = farm.first(where: { $0.name.isSameWord(as: name) }) { return [own] }
    return [try known.cart(named: name)]
  }

  /// The carts of `compare`: those of the catalogue, or the several of a job, beside them one of the
  /// user's own, and pairs.
  static func compared(
    _ arguments: ParsedArguments, _ console: Console, with job: [Cart], hasSaddle: Bool
  ) throws -> [Cart] {
    let known = try KnownCarts(arguments, console, hasSaddle: hasSaddle)
    let own = job.filter { cart in !known.listed.contains { $0.name == cart.name } }
    let carts = known.chosen ?? (job.count > 1 ? job : known.listed + own)
    return try withOwnAndPairs(carts, arguments, known.hasSaddle)
  }

  /// The carts of a comparison on a farm: its own unless others are named, and pairs.
  static func chosen(
    _ arguments: ParsedArguments, _ known: KnownCarts, besides own: [Cart]
  ) throws -> [Cart] {
    let isOwnAlone = known.chosen == nil && arguments.value(tanks.name) != nil
    return try withOwnAndPairs(
      known.chosen ?? (isOwnAlone ? known.listed : own), arguments, known.hasSaddle)
  }

  private static func withOwnAndPairs(
    _ carts: [Cart], _ arguments: ParsedArguments, _ hasSaddle: Bool
  ) throws -> [Cart] {
    try checkWeight(arguments)
    let list = arguments.value(tanks.name)
    let all = carts + (try list.map { [try own($0, arguments, hasSaddle)] } ?? [])
    return all + (arguments.isOn(pairs.name) ? CartPairs.all(of: all) : [])
  }

  /// Refuses a cart beside a list to choose from; one with a file says which carts a name may mean.
  static func refuseOneBesideList(_ arguments: ParsedArguments) throws(CommandError) {
    guard let cart = arguments.value(cart.name), !cart.isSameWord(as: bestWord),
      let list = arguments.value(carts.name),
      !list.commaSeparated.contains(where: KnownCarts.isFile)
    else { return }
    throw CommandError(
      "The options '--cart \(cart)' and '--carts \(list)' contradict each other.",
      remedy: "Name your cart, or the carts to choose from.")
  }

  private static func refuse(
    _ list: String, beside option: OptionDescription, _ text: String?
  ) throws {
    guard let text else { return }
    throw CommandError(
      "The options '--\(option.name) \(text)' and '--tanks \(list)' contradict each other.")
  }

  private static func own(
    _ list: String, _ arguments: ParsedArguments, _ hasSaddle: Bool
  ) throws -> Cart {
    try own(list, emptyWeight: try weight(arguments), hasSaddle: hasSaddle)
  }

  /// The custom cart of `--tanks`.
  static func own(_ list: String, emptyWeight: Mass?, hasSaddle: Bool) throws -> Cart {
    let texts = list.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    try require(
      texts.count <= JobReader.mostTanks,
      "\(texts.count) tanks are too many: at most \(JobReader.mostTanks).")
    var tanks: [Tank] = []
    for (position, text) in texts.enumerated() {
      if let saddle = capacity(of: Tank.saddleName, in: text) {
        tanks.append(
          Tank(name: Tank.saddleName, capacity: try capacity(saddle), isSaddle: true))
      } else if let liquid = capacity(of: Tank.liquidName, in: text) {
        let others = tanks.count(where: \.isLiquid)
        tanks.append(
          Tank(
            name: Tank.liquidName + (others == 0 ? "" : " \(others + 1)"),
            capacity: try liquidCapacity(liquid), isLiquid: true))
      } else {
        tanks.append(Tank(unnamedAt: position, capacity: try capacity(text)))
      }
    }
    try require(
      tanks.count(where: \.isSaddle) <= 1, "'--tanks \(list)' has more than one saddle tank.",
      remedy: "Write saddle= before one capacity.")
    let cart = Cart(
      name: "own cart", tanks: tanks, emptyWeight: emptyWeight, source: "command line")
    return hasSaddle ? cart : cart.withoutSaddle()
  }

  /// The capacity of a tank that is said to be of a kind, as in `saddle=44`.
  private static func capacity(of kind: String, in text: String) -> String? {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, parts[0].isSameWord(as: kind) else { return nil }
    return parts[1]
  }

  /// A tank for liquids is sold in gallons or litres, so that a bare number is in nothing.
  private static func liquidCapacity(_ text: String) throws -> Volume {
    try require(
      try QuantityText(parsing: text, as: .volume).unit != nil,
      "The capacity of the tank 'liquid=\(text)' may be in gallons, litres or bushels.",
      remedy: "Write its unit, as in liquid=\(text)gal.")
    return try capacity(text)
  }

  /// Listed carts have their makers' weights.
  private static func checkWeight(_ arguments: ParsedArguments) throws {
    try require(
      arguments.text(ifAny: emptyWeight) == nil || arguments.value(tanks.name) != nil,
      "The option '--empty-weight' is for a custom cart.",
      remedy: "Add --tanks, as in --tanks 300,200,440.")
  }

  private static func weight(_ arguments: ParsedArguments) throws -> Mass? {
    guard let text = arguments.text(ifAny: emptyWeight) else { return nil }
    return try weight(text, try GlobalOptions(arguments).units)
  }

  /// The weight of `--empty-weight`, a bare number in the given units.
  static func weight(_ text: String, _ units: UnitSystem) throws -> Mass {
    let quantity = try QuantityText(parsing: text, as: .mass)
    let weight = quantity.mass(units)
    try InputRanges.emptyWeight.check(weight.value, "The empty weight '\(text)'", weight.units)
    return weight.mass
  }

  /// Capacities are in bushels whatever the unit system, as the makers state them.
  private static func capacity(_ text: String) throws -> Volume {
    let parts = text.split(separator: " ")
    let one = (try? QuantityText(parsing: text, as: .volume))?.volume.bushels
    try require(
      parts.count < 2 || parts.contains { !$0.contains(where: \.isDecimal) }
        || one.map { InputRanges.capacity.contains($0) } == true,
      "'\(text)' is not the capacity of one tank.",
      remedy: "Put commas between tanks, as in --tanks \(parts.joined(separator: ",")).")
    let quantity = try QuantityText(parsing: text, as: .volume)
    try InputRanges.capacity.check(
      quantity.volume.bushels, "The tank capacity '\(text)'", .imperial)
    return quantity.volume
  }
}
