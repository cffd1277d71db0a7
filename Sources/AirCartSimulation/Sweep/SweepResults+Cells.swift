public import AirCart

/// What a sweep found for one cart, field and set of rates.
public struct Cell: Sendable {
  /// The cart.
  public let cart: Cart
  /// The field.
  public let field: Area
  /// The rate of each product, in their order.
  public let rates: [ApplicationRate]
  private let results: SweepResults
  private let place: SweepGrid.Cell

  fileprivate init(_ results: SweepResults, _ place: SweepGrid.Cell) {
    let grid = results.grid
    self.results = results
    self.place = place
    cart = grid.carts[place.cart].cart
    field = grid.seededFields[place.field]
    rates = grid.rates(at: place)
  }

  /// The fills that the field takes; 0 where the cart has no tank for every product.
  public var fills: Int { self[.fills].map(FillArithmetic.count) ?? 0 }

  /// The area that one fill lasts for at most; `nil` where no fill is possible.
  public var areaPerFill: Area? { self[.areaPerFill].map { Area(acres: $0) } }

  /// The figure of a metric, in acres, bushels and pounds; `nil` where there is none.
  package subscript(metric: CellMetric) -> Double? {
    let value = results.value(metric, at: place)
    return value.isFinite ? value : nil
  }
}

/// The cells by cart, then field, then rates.
extension SweepResults: RandomAccessCollection {
  /// The first row.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { grid.cellCount }

  /// Returns a cell by its row.
  public subscript(row: Int) -> Cell {
    precondition(indices.contains(row), "The row is one of the sweep's.")
    return Cell(self, grid.cell(ofRow: row))
  }
}

extension Sweep {
  /// Makes a sweep of every combination of carts, fields and rates.
  ///
  /// - Parameters:
  ///   - carts: The carts, without rules on where products may go.
  ///   - fields: The fields.
  ///   - products: The products, each with one rate or several.
  /// - Throws: ``SweepError`` for a number that makes no job, or a cart that the methods do not take.
  public init(
    carts: [Cart], fields: [Area], products: [ProductRate]
  ) throws(SweepError) {
    try self.init(SweepGrid(carts: carts, fields: fields, products: products))
  }
}
