package import AirCart

/// What a sweep covers: every combination of cart, field size and rates.
///
/// Axes in order: cart, field, then each product with more than one rate in the order of the
/// input. Rates and fields are kept as stated, because demands are computed so.
package struct SweepGrid: Sendable {
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

  /// The system that fields and rates are stated in, and answers given.
  package let units: UnitSystem
  /// The carts in order.
  package let carts: [CartLevel]
  /// Field sizes.
  package let fields: [Area]
  /// The products in order.
  package let products: [ProductRate]
  /// The share of every field that is seeded twice.
  package var overlap = FieldOverlap()
  /// The spare of a practical plan beyond which more is no better, as a share of the field.
  package var margin = PracticalPlan.standardMargin

  /// Creates a grid of carts with rules on where products may go.
  ///
  /// Numbers are checked when a ``Sweep`` is made of the grid.
  package init(
    units: UnitSystem, carts: [CartLevel], fields: [Area], products: [ProductRate]
  ) {
    self.units = units
    self.carts = carts
    self.fields = fields
    self.products = products
  }

  /// Creates a grid of carts without rules.
  ///
  /// - Parameters:
  ///   - carts: The carts.
  ///   - fields: Field sizes.
  ///   - products: The products with their rates.
  ///   - units: The system that fields and rates are stated in.
  package init(
    carts: [Cart], fields: [Area], products: [ProductRate], units: UnitSystem = .imperial
  ) {
    self.init(
      units: units, carts: carts.map { CartLevel(cart: $0, constraints: []) }, fields: fields,
      products: products)
  }

  /// The positions of the products with more than one rate: the axes after cart and field.
  package var sweptProducts: [Int] { products.indices.filter { products[$0].isSwept } }

  /// The number of combinations of rates; the product of the numbers of rates.
  package var rateCombinationCount: Int {
    products.reduce(1) { $0 * $1.rates.count }
  }

  /// The number of cells.
  package var cellCount: Int { carts.count * fields.count * rateCombinationCount }

  /// What is seeded of each field: what overlaps counts twice.
  package var seededFields: [Area] { fields.map { overlap.seeded($0) } }

  /// The same with other carts, field sizes or products.
  package func with(
    carts: [CartLevel]? = nil, fields: [Area]? = nil, products: [ProductRate]? = nil
  ) -> SweepGrid {
    var grid = SweepGrid(
      units: units, carts: carts ?? self.carts, fields: fields ?? self.fields,
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
      indices[product] = rest % products[product].rates.count
      rest /= products[product].rates.count
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
      cart: row / (combinations * fields.count),
      field: row / combinations % fields.count, combination: row % combinations)
  }

  /// Returns the row of a cell, see ``cell(ofRow:)``.
  package func row(of cell: Cell) -> Int {
    (cell.cart * fields.count + cell.field) * rateCombinationCount + cell.combination
  }

  /// Returns the rate of each product in a cell.
  package func rates(at cell: Cell) -> [ApplicationRate] {
    zip(products, rateIndices(ofCombination: cell.combination)).map { $0.rates[$1] }
  }

  /// Returns the job of a cell by itself, to be planned with `Plan`.
  ///
  /// - Throws: What `Job` refuses.
  package func job(at cell: Cell) throws(JobError) -> Job {
    let field = seededFields[cell.field]
    let demands = zip(products, rates(at: cell)).map { product, rate in
      ProductDemand(name: product.name, density: product.density, rate: rate, area: field)
    }
    var job = try Job(
      cart: carts[cell.cart].cart, area: field, products: demands,
      constraints: carts[cell.cart].constraints)
    job.preferences.margin = margin
    return job
  }
}
