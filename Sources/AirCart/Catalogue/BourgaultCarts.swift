// To add a maker: a file like this one, and its carts in CartCatalogue.makers.

/// The five air carts of the Bourgault 9000 I Series.
package enum BourgaultCarts {
  /// The maker's name, which may be typed before a model's.
  package static let maker = "Bourgault"

  /// Where tank capacities and weights were read.
  package static let source =
    "Bourgault, 9000 I Series specifications, "
    + "bourgault.com/en-us/products/air-carts/9000-i-series/9000-i-series-specifications"

  /// The models in the maker's order, each with its saddle tank.
  package static let all: [Cart] = [
    cart("91300", [635, 230, 140, 295, 44], emptyPounds: 50_500),
    cart("9950", [465, 165, 100, 220, 44], emptyPounds: 42_800),
    cart("9650", [195, 130, 130, 195, 44], emptyPounds: 38_800),
    cart("L9950", [220, 100, 165, 465, 44], emptyPounds: 38_500),
    cart("L9650", [195, 130, 130, 195, 44], emptyPounds: 35_100),
  ]

  private static func cart(_ name: String, _ bushels: [Double], emptyPounds: Double) -> Cart {
    Cart(name: name, bushels: bushels, emptyWeight: Mass(pounds: emptyPounds), source: source)
  }
}

extension Cart {
  /// The five carts of the Bourgault 9000 I Series in the maker's order, each with its saddle tank.
  public static var bourgault: [Cart] { BourgaultCarts.all }
  /// Bourgault 91300: 1,344 bu.
  public static var bourgault91300: Cart { BourgaultCarts.all[0] }
  /// Bourgault 9950: 994 bu.
  public static var bourgault9950: Cart { BourgaultCarts.all[1] }
  /// Bourgault 9650: 694 bu.
  public static var bourgault9650: Cart { BourgaultCarts.all[2] }
  /// Bourgault L9950: 994 bu.
  public static var bourgaultL9950: Cart { BourgaultCarts.all[3] }
  /// Bourgault L9650: 694 bu.
  public static var bourgaultL9650: Cart { BourgaultCarts.all[4] }
}
