/// Every product that AirCart knows by name.
package enum ProductCatalogue {
  /// All products: grains and pulses, dry and liquid fertilizers, inoculants.
  ///
  /// In each, those of the reference app come first, in its order.
  package static let all: [Product] =
    GrainAndPulseProducts.all + FertilizerProducts.all + FertilizerProducts.liquids
    + [inoculant]

  /// Granular inoculant, of which no density was read.
  private static let inoculant = Product(
    "Inoculant (granular)", .inoculant, listed: nil, published: .assumed(50),
    aliases: ["Granular inoculant"])

  /// Returns the product with exactly this name, if there is one.
  package static func product(named name: String) -> Product? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
