package import AirCart

/// What a sweep covers: every combination of cart, field size and rates.
///
/// Axes in order: cart, field, then each product with more than one rate in the order of the
/// input. Rates and fields are kept as stated, in `units`, because demands are computed in them.
package struct SweepGrid: Sendable {
  /// A product with the rates it is swept over.
  package struct ProductLevels: Equatable, Sendable {
    package let name: String
    package let density: BulkDensity
    /// Rates in lb/ac or kg/ha; one when the product is not swept.
    package let statedRates: [Double]

    package init(name: String, density: BulkDensity, statedRates: [Double]) {
      self.name = name
      self.density = density
      self.statedRates = statedRates
    }

    package var isSwept: Bool { statedRates.count > 1 }
  }

  /// A cart with the constraints that hold on it; positions differ from cart to cart.
  package struct CartLevel: Equatable, Sendable {
    package let cart: Cart
    package let constraints: [Constraint]

    package init(cart: Cart, constraints: [Constraint]) {
      self.cart = cart
      self.constraints = constraints
    }
  }

  package let units: UnitSystem
  package let carts: [CartLevel]
  /// Field sizes in ac or ha.
  package let statedFields: [Double]
  package let products: [ProductLevels]

  package init(
    units: UnitSystem, carts: [CartLevel], statedFields: [Double], products: [ProductLevels]
  ) {
    self.units = units
    self.carts = carts
    self.statedFields = statedFields
    self.products = products
  }

  /// The positions of the products with more than one rate: the axes after cart and field.
  package var sweptProducts: [Int] { products.indices.filter { products[$0].isSwept } }

  /// The number of combinations of rates.
  package var rateCombinationCount: Int {
    products.reduce(1) { $0 * $1.statedRates.count }
  }

  /// The number of cells.
  package var cellCount: Int { carts.count * statedFields.count * rateCombinationCount }

  /// Field sizes in acres.
  package var fields: [Area] {
    statedFields.map { units == .metric ? Area(hectares: $0) : Area(acres: $0) }
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
    package let cart: Int
    package let field: Int
    package let combination: Int

    package init(cart: Int, field: Int, combination: Int) {
      self.cart = cart
      self.field = field
      self.combination = combination
    }
  }

  /// Returns the cell of a row, in the order cart, field, rates.
  package func cell(ofRow row: Int) -> Cell {
    let combinations = rateCombinationCount
    return Cell(
      cart: row / (combinations * statedFields.count),
      field: row / combinations % statedFields.count, combination: row % combinations)
  }

  /// Returns the row of a cell.
  package func row(of cell: Cell) -> Int {
    (cell.cart * statedFields.count + cell.field) * rateCombinationCount + cell.combination
  }

  /// Returns the job of a cell as a problem of its own, as `plan` would state it.
  package func problem(at cell: Cell) throws(ProblemError) -> AllocationProblem {
    let field = statedFields[cell.field]
    let rates = rateIndices(ofCombination: cell.combination)
    let demands = products.indices.map { product in
      ProductDemand(
        name: products[product].name, density: products[product].density,
        statedRate: products[product].statedRates[rates[product]], statedArea: field, units: units)
    }
    return try AllocationProblem(
      cart: carts[cell.cart].cart, area: fields[cell.field], products: demands,
      constraints: carts[cell.cart].constraints)
  }
}
