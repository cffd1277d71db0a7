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
  /// 8 May.
  fileprivate static let cerealDate = 127

  /// The date from which it is usually seeded, in days after 1 January.
  ///
  /// Pulses and durum from 1 May, other cereals from 8 May, and what wants warm soil from 15 May: in
  /// this order farms seed them; the dates are assumed.
  fileprivate var usualDate: Int {
    switch self {
    case .peas, .lentils, .chickpeas, .durum: 120
    case .wheat, .barley, .oats, .canaryseed: Self.cerealDate
    case .canola, .mustard, .flax, .soybeans, .corn: 134
    }
  }
}
