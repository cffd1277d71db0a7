/// Every cart that AirCart knows by name.
public enum CartCatalogue {
  /// The makers, each with its carts.
  public static let makers: [(name: String, carts: [Cart])] = [
    (BourgaultCarts.maker, BourgaultCarts.all)
  ]

  /// All carts, maker by maker.
  public static let all: [Cart] = makers.flatMap { $0.carts }

  /// Returns the cart with exactly this name, if there is one.
  public static func cart(named name: String) -> Cart? {
    all.first { $0.name == name }
  }
}
