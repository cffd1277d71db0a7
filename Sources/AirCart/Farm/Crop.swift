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
  }

  /// The crop's name.
  public let name: String
  /// Its products in the order of the input.
  public let products: [Application]

  /// Creates a crop.
  public init(name: String, products: [Application]) {
    self.name = name
    self.products = products
  }
}
