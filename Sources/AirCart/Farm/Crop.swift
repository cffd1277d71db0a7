/// A crop of a farm: the products that go on every acre of it.
public struct Crop: Equatable, Sendable {
  /// A product of a crop at its rate.
  public struct Application: Equatable, Sendable {
    /// The product's name.
    public let name: String
    /// The bulk density that turns mass into volume.
    public let density: BulkDensity
    /// The rate in lb/ac or kg/ha, in the farm's units.
    public let statedRate: Double

    /// Creates an application; the rate is in the farm's units.
    public init(name: String, density: BulkDensity, statedRate: Double) {
      self.name = name
      self.density = density
      self.statedRate = statedRate
    }

    /// The rate, stated in one of the systems.
    package func rate(in units: UnitSystem) -> ApplicationRate {
      ApplicationRate(statedRate, in: units)
    }
  }

  /// The crop's name.
  public let name: String
  /// Its products in the order of the input.
  public package(set) var products: [Application]
  /// The date from which it is seeded, in days after 1 January; by default that of its seed.
  package var seededFrom: Int

  /// Creates a crop.
  public init(name: String, products: [Application]) {
    self.name = name
    self.products = products
    var date = SeedCrop.cerealDate
    for product in products where product.statedRate > 0 {
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
