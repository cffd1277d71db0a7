import AirCart
import AirCartReports
import AirCartScenarios

/// Finds carts, products and tanks by the names that were typed.
///
/// A name is taken as it is written; one that is nearly right is answered with a question, never
/// corrected in silence.
enum CatalogueNames {
  /// Returns the cart of that name, or the pair of two names joined by `+`.
  static func cart(named text: String, hasSaddle: Bool = true) throws(CommandError) -> Cart {
    let names = text.split(separator: "+", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    guard names.count <= 2 else {
      throw CommandError(
        .usage, "'\(text)' joins \(names.count) carts, and at most two are pulled as one.")
    }
    var cart = try model(named: names[0])
    if names.count == 2 { cart = cart.paired(with: try model(named: names[1])) }
    return hasSaddle ? cart : cart.withoutSaddle()
  }

  private static func model(named name: String) throws(CommandError) -> Cart {
    if let cart = CartCatalogue.cart(named: name) { return cart }
    throw CommandError(
      .usage, "Unknown cart '\(name)'.\(question(name, among: CartCatalogue.all.map(\.name)))",
      remedy: """
        'aircart list carts' shows the names. A pair is written 91300+L9650, a cart of your own \
        --tanks 635,230,140.
        """)
  }

  /// Returns the listed product of that name.
  static func product(named name: String) throws(CommandError) -> Product {
    if let product = ProductCatalogue.product(named: name) { return product }
    throw CommandError(
      .usage,
      "Unknown product '\(name)'.\(question(name, among: ProductCatalogue.all.map(\.name)))",
      remedy: """
        'aircart list products' shows the names. A product of your own needs a density: \
        \(name)=90@52.
        """)
  }

  /// Returns the position of the tank of that name or number.
  ///
  /// A number is that of the label, or else the place of a tank whose label has no number, as the
  /// saddle tank of a single cart is the fifth.
  static func tank(named text: String, of cart: Cart) throws(CommandError) -> Int {
    let names = cart.tanks.map(\.name)
    if let position = names.firstIndex(where: { $0 == text || $0 == "Tank " + text }) {
      return position
    }
    if let number = Int(text), names.indices.contains(number - 1),
      !names[number - 1].hasPrefix("Tank ")
    {
      return number - 1
    }
    throw CommandError(
      .usage, "The cart \(cart.name) has no tank '\(text)'.\(question(text, among: names))",
      remedy: "Its tanks are \(names.listed).")
  }

  /// ` Did you mean …?`, or nothing when no name is close.
  static func question(_ name: String, among names: [String]) -> String {
    let close = closestNames(to: name, among: names, limit: 2).map { "'\($0)'" }
    return close.isEmpty ? "" : " Did you mean \(close.listed(joinedBy: "or"))?"
  }
}
