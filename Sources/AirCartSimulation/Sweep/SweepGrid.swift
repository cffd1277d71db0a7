package import AirCart

/// What a sweep covers: every combination of cart, field size and rates.
///
/// Axes in order: cart, field, then each product with more than one rate in the order of the
/// input. Rates and fields are kept as stated, in `units`, because demands are computed in them.
package struct SweepGrid: Sendable {
  /// A product with the rates it is swept over.
  package struct ProductLevels: Equatable, Sendable {
    /// The product's name.
    package let name: String
    /// The bulk density that turns mass into volume.
    package let density: BulkDensity
    /// Rates in lb/ac or kg/ha; one when the product is not swept.
    package let statedRates: [Double]

    /// Creates a product with its rates, in lb/ac or kg/ha as the grid's units say.
    package init(name: String, density: BulkDensity, statedRates: [Double]) {
      self.name = name
      self.density = density
      self.statedRates = statedRates
    }

    package var isSwept: Bool { statedRates.count > 1 }
  }

  /// A cart with the constraints that hold on it; positions differ from cart to cart.
  package struct CartLevel: Equatable, Sendable {
    /// The cart.
    package let cart: Cart
    /// The rules, by positions of products and of the cart's tanks.
    package let constraints: [Constraint]

    /// Creates a cart with its rules.
    package init(cart: Cart, constraints: [Constraint]) {
      self.cart = cart
      self.constraints = constraints
    }
  }

  /// The system that fields and rates are stated in.
  package let units: UnitSystem
  /// The carts in order.
  package let carts: [CartLevel]
  /// Field sizes in ac or ha.
  package let statedFields: [Double]
  /// The products in order.
  package let products: [ProductLevels]
  /// The share of every field that is seeded twice.
  package var overlap = FieldOverlap()
  /// The spare of a practical plan beyond which more is no better, as a share of the field.
  package var margin = PracticalPlan.standardMargin

  /// Creates a grid of carts with rules on where products may go.
  ///
  /// Numbers are checked when a ``Sweep`` is made of the grid.
  package init(
    units: UnitSystem, carts: [CartLevel], statedFields: [Double], products: [ProductLevels]
  ) {
    self.units = units
    self.carts = carts
    self.statedFields = statedFields
    self.products = products
  }

  /// Creates a grid of carts without rules.
  ///
  /// - Parameters:
  ///   - carts: The carts.
  ///   - fields: Field sizes in ac, or in ha where `units` is metric.
  ///   - products: The products with their rates in lb/ac, or in kg/ha.
  ///   - units: The system that fields and rates are stated in.
  package init(
    carts: [Cart], fields: [Double], products: [ProductLevels], units: UnitSystem = .imperial
  ) {
    self.init(
      units: units, carts: carts.map { CartLevel(cart: $0, constraints: []) },
      statedFields: fields, products: products)
  }

  /// The positions of the products with more than one rate: the axes after cart and field.
  package var sweptProducts: [Int] { products.indices.filter { products[$0].isSwept } }

  /// The number of combinations of rates; the product of the numbers of rates.
  package var rateCombinationCount: Int {
    products.reduce(1) { $0 * $1.statedRates.count }
  }

  /// The number of cells.
  package var cellCount: Int { carts.count * statedFields.count * rateCombinationCount }

  /// What is seeded of each field in ac or ha: what overlaps counts twice.
  package var seededFields: [Double] { statedFields.map { overlap.seeded($0) } }

  /// What is seeded of each field, in acres.
  package var fields: [Area] {
    seededFields.map { Area($0, in: units) }
  }

  /// The same with other carts, field sizes or products.
  package func with(
    carts: [CartLevel]? = nil, statedFields: [Double]? = nil, products: [ProductLevels]? = nil
  ) -> SweepGrid {
    var grid = SweepGrid(
      units: units, carts: carts ?? self.carts, statedFields: statedFields ?? self.statedFields,
      products: products ?? self.products)
    grid.overlap = overlap
    grid.margin = margin
    return grid
  }

  /// Returns which of its rates each product has in a combination; the last product varies fastest.
  package func rateIndices(ofCombination combination: Int) -> [Int] {
    var rest = combination
    var indices = [Int](repeating: 0, count: products.count)
    for product in products.indices.reversed() {
      indices[product] = rest % products[product].statedRates.count
      rest /= products[product].statedRates.count
    }
    return indices
  }

  /// A place in the grid.
  package struct Cell: Equatable, Sendable {
    /// The cart, by position.
    package let cart: Int
    /// The field size, by position.
    package let field: Int
    /// The combination of rates, the last product's varying fastest.
    package let combination: Int

    /// Creates a place from its positions.
    package init(cart: Int, field: Int, combination: Int) {
      self.cart = cart
      self.field = field
      self.combination = combination
    }
  }

  /// Returns the cell of a row, in the order cart, field, rates; rows count from 0 to ``cellCount``.
  package func cell(ofRow row: Int) -> Cell {
    let combinations = rateCombinationCount
    return Cell(
      cart: row / (combinations * statedFields.count),
      field: row / combinations % statedFields.count, combination: row % combinations)
  }

  /// Returns the row of a cell, see ``cell(ofRow:)``.
  package func row(of cell: Cell) -> Int {
    (cell.cart * statedFields.count + cell.field) * rateCombinationCount + cell.combination
  }

  /// Returns the rate of each product in a cell, in the grid's units.
  package func statedRates(at cell: Cell) -> [Double] {
    zip(products, rateIndices(ofCombination: cell.combination)).map { $0.statedRates[$1] }
  }

  /// Returns the job of a cell by itself, to be planned with `Plan`.
  ///
  /// - Throws: What `Job` refuses.
  package func job(at cell: Cell) throws(JobError) -> Job {
    let demands = zip(products, statedRates(at: cell)).map { product, rate in
      ProductDemand(
        name: product.name, density: product.density, rate: ApplicationRate(rate, in: units),
        area: fields[cell.field])
    }
    var job = try Job(
      cart: carts[cell.cart].cart, area: fields[cell.field], products: demands,
      constraints: carts[cell.cart].constraints)
    job.preferences.margin = margin
    return job
  }
}
