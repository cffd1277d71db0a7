/// Every cart that AirCart knows by name.
package enum CartCatalogue {
  /// The makers, each with its carts.
  package static let makers: [(name: String, carts: [Cart])] = [
    (BourgaultCarts.maker, BourgaultCarts.all)
  ]

  /// All carts, maker by maker.
  package static let all: [Cart] = makers.flatMap { $0.carts }

  /// Returns the cart with exactly this name, if there is one.
  package static func cart(named name: String) -> Cart? {
    all.first { $0.name == name }
  }
}
