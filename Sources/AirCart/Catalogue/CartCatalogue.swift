/// Every cart that AirCart knows by name.
public enum CartCatalogue {
  /// All carts, maker by maker.
  public static let all: [Cart] = BourgaultCarts.all

  /// Returns the cart with exactly this name, if there is one.
  public static func cart(named name: String) -> Cart? {
    all.first { $0.name == name }
  }
}
