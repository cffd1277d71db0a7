/// Every product that AirCart knows by name.
public enum ProductCatalogue {
  /// All products: grains and pulses, then fertilizers, in the reference app's order.
  public static let all: [Product] = GrainAndPulseProducts.all + FertilizerProducts.all

  /// Returns the product with exactly this name, if there is one.
  public static func product(named name: String) -> Product? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
