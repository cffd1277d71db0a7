/// A product with its density and the rate at which it is seeded, before the field is known; with
/// several rates in a sweep.
///
/// `.wheat(110)` is one of the catalogue, in lb/ac and at its published density.
public struct ProductRate: Equatable, Sendable {
  /// The product's name.
  public let name: String
  /// The bulk density that turns mass into volume.
  public let density: BulkDensity
  /// The application rates: one in a job, one or more in a sweep.
  public let rates: [ApplicationRate]

  /// The rate, of several the first.
  package var rate: ApplicationRate { rates[0] }
  /// Whether there are several rates, which a sweep goes through.
  package var isSwept: Bool { rates.count > 1 }
  /// Whether some rate is above zero: at a rate of zero the product needs no tank.
  package var isApplied: Bool { rates.contains { $0.stated > 0 } }

  /// Creates the rate of a product.
  ///
  /// - Parameters:
  ///   - name: The product's name, free to choose.
  ///   - density: The bulk density, greater than zero.
  ///   - rate: The application rate; at zero the product needs no tank.
  public init(_ name: String, density: BulkDensity, rate: ApplicationRate) {
    self.init(name, density: density, rates: [rate])
  }

  /// Creates a product with the rates that a sweep goes through.
  public init(_ name: String, density: BulkDensity, rates: [ApplicationRate]) {
    self.name = name
    self.density = density
    self.rates = rates
  }

  /// Creates a product with rates in the unit of a system.
  package init(_ name: String, density: BulkDensity, rates: [Double], in units: UnitSystem) {
    self.init(name, density: density, rates: rates.map { ApplicationRate($0, in: units) })
  }

  /// Creates the rate of a product in pounds, acres and US bushels.
  public init(_ name: String, poundsPerAcre: Double, poundsPerBushel: Double) {
    self.init(
      name, density: BulkDensity(poundsPerBushel: poundsPerBushel),
      rate: ApplicationRate(poundsPerAcre: poundsPerAcre))
  }

  /// Creates the rate of a product of ``ProductCatalogue`` with its density in one of the two sets.
  package init(_ product: Product, rate: ApplicationRate, densities: DensitySet) {
    self.init(product.name, density: product.density(in: densities), rate: rate)
  }
}

extension Job {
  /// Creates the job of seeding a field with products at their rates.
  ///
  /// Demands are computed in the units in which field and rates are stated, as the reference app does.
  ///
  /// - Parameters:
  ///   - field: The field, zero or more.
  ///   - products: One to 15 products, each at one rate.
  ///   - cart: A cart of 1 to 16 tanks with positive capacities.
  ///   - constraints: Rules on where products may go; none by default.
  /// - Throws: The first ``JobError`` found.
  public init(
    field: Area, products: [ProductRate], cart: Cart, constraints: [Constraint] = []
  ) throws(JobError) {
    var demands: [ProductDemand] = []
    for (index, product) in products.enumerated() {
      guard product.rates.count == 1 else {
        throw .severalRates(product: index, product.rates.count)
      }
      demands.append(ProductDemand(product, area: field))
    }
    try self.init(cart: cart, area: field, products: demands, constraints: constraints)
  }
}
