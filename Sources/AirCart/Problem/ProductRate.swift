/// A product with its density and the rate at which it is seeded, before the field is known.
public struct ProductRate: Equatable, Sendable {
  /// The product's name.
  public let name: String
  /// The bulk density that turns mass into volume.
  public let density: BulkDensity
  /// The application rate.
  public let rate: ApplicationRate

  /// Creates the rate of a product.
  ///
  /// - Parameters:
  ///   - name: The product's name, free to choose.
  ///   - density: The bulk density, greater than zero.
  ///   - rate: The application rate; at zero the product needs no tank.
  public init(_ name: String, density: BulkDensity, rate: ApplicationRate) {
    self.name = name
    self.density = density
    self.rate = rate
  }

  /// Creates the rate of a product in pounds, acres and US bushels.
  public init(_ name: String, poundsPerAcre: Double, poundsPerBushel: Double) {
    self.init(
      name, density: BulkDensity(poundsPerBushel: poundsPerBushel),
      rate: ApplicationRate(poundsPerAcre: poundsPerAcre))
  }

  /// Creates the rate of a product of ``ProductCatalogue`` with its density in one of the two sets.
  public init(_ product: Product, rate: ApplicationRate, densities: DensitySet) {
    self.init(product.name, density: product.density(in: densities), rate: rate)
  }
}

extension AllocationProblem {
  /// Creates the job of seeding a field with products at their rates.
  ///
  /// Demands are computed in pounds and acres. A job that is stated in kilograms and hectares gets
  /// the last bit of the reference app's metric arithmetic from ``ProductDemand``.
  ///
  /// - Parameters:
  ///   - cart: A cart of 1 to 16 tanks with positive capacities.
  ///   - area: The field, zero or more.
  ///   - rates: One to 15 products.
  ///   - constraints: Rules on where products may go; none by default.
  /// - Throws: The first ``ProblemError`` found.
  public init(
    cart: Cart, area: Area, rates: [ProductRate], constraints: [Constraint] = []
  ) throws(ProblemError) {
    let products = rates.map {
      ProductDemand(
        name: $0.name, density: $0.density, statedRate: $0.rate.poundsPerAcre,
        statedArea: area.acres, units: .imperial)
    }
    try self.init(cart: cart, area: area, products: products, constraints: constraints)
  }
}
