/// A crop of a farm: the products that go on every acre of it.
public struct Crop: Equatable, Sendable {
  /// The crop's name.
  public let name: String
  /// Its products in the order of the input, each at one rate.
  public package(set) var products: [ProductRate]
  /// The date from which it is seeded, in days after 1 January; by default that of its seed.
  package var seededFrom: Int

  /// Creates a crop of products, each at one rate.
  public init(name: String, products: [ProductRate]) {
    self.name = name
    self.products = products
    var date = SeedCrop.cerealDate
    for product in products where product.isApplied {
      if let crop = ProductTraits(named: product.name).crop { date = crop.usualDate }
    }
    seededFrom = date
  }
}

extension SeedCrop {
  /// 1 May.
  fileprivate static let cerealDate = 120

  /// The date from which it is usually seeded, in days after 1 January.
  ///
  /// Pulses, durum and mustard from 24 April, wheat and barley from 1 May, canola, flax, oats and
  /// canaryseed from 8 May, soybeans and corn from 15 May. In Saskatchewan a third of the lentils, peas and
  /// durum, a fifth of the mustard and barley, 13 % of the wheat and 10 % of the canola were seeded by
  /// 5 May 2025, and 14 % of the soybeans by the 12th (Crop Report): the order is theirs, and the dates, some
  /// days before a tenth is seeded, are inferred. Crops that the report leaves out go with their like.
  fileprivate var usualDate: Int {
    switch self {
    case .peas, .lentils, .chickpeas, .durum, .mustard, .fabaBeans, .lupins, .vetch: 113
    case .wheat, .barley, .rye, .triticale: Self.cerealDate
    case .canola, .flax, .oats, .canaryseed, .camelina, .hemp: 127
    case .soybeans, .corn, .sunflower: 134
    }
  }
}
