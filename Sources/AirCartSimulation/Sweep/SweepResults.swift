package import AirCart

/// The numbers of a finished sweep, metric by metric.
public struct SweepResults: Sendable {
  /// The grid that was swept.
  package let grid: SweepGrid
  /// The metrics that were computed, in catalogue order.
  package let metrics: [CellMetric]
  /// What the exhaustive search confirmed.
  package private(set) var agreement: SweepAgreement
  private let values: [Double]
  private let layout: SweepLayout

  /// Takes values metric by metric, each over the axes that it depends on: cart, rates, field.
  package init(
    grid: SweepGrid, metrics: [CellMetric], agreement: SweepAgreement, values: [Double]
  ) {
    self.grid = grid
    self.metrics = metrics
    self.agreement = agreement
    self.values = values
    layout = grid.layout(metrics)
    precondition(values.count == layout.valueCount, "There is one value per place.")
  }

  /// Returns the value of a metric in a cell; NaN where there is none.
  ///
  /// A limiting product is its position among the grid's products. Areas are in acres, volumes in
  /// bushels, masses in pounds, whatever the grid's units; see ``CellMetric/unit``.
  package func value(_ metric: CellMetric, at cell: SweepGrid.Cell) -> Double {
    guard let column = layout.column(metric) else { return .nan }
    return values[
      column.index(cart: cell.cart, combination: cell.combination, field: cell.field)]
  }

  /// Returns the values of a metric in all cells, in the order of ``SweepGrid/cell(ofRow:)``; empty
  /// where it was not computed.
  ///
  /// - Complexity: O(cells).
  package func values(of metric: CellMetric) -> [Double] {
    guard metrics.contains(metric) else { return [] }
    return (0..<grid.cellCount).map { value(metric, at: grid.cell(ofRow: $0)) }
  }

  /// Returns a metric's values as they are stored, over the axes that it depends on.
  package func stored(_ metric: CellMetric) -> (column: SweepLayout.Column, values: [Double])? {
    layout.column(metric).map { ($0, values) }
  }

  /// Returns a metric's values in all cells; empty where it was not computed.
  package func column(_ metric: CellMetric) -> SweepColumn {
    SweepColumn(values, layout.column(metric), of: grid)
  }

  /// Returns a metric's values for a cart as they are stored: by rates, then fields, or one for all
  /// fields where it does not depend on them; empty where it was not computed.
  package func stored(_ metric: CellMetric, ofCart cart: Int) -> ArraySlice<Double> {
    guard let own = layout.column(metric) else { return [] }
    let start = own.start + cart * own.cart
    return values[start..<start + grid.rateCombinationCount * own.combination]
  }
}

/// The values of one metric in all cells, ordered cart, rates, field, of which a metric that does not
/// depend on an axis keeps one for all.
package struct SweepColumn: RandomAccessCollection, Sendable {
  @usableFromInline let values: [Double]
  @usableFromInline let column: SweepLayout.Column
  @usableFromInline let fieldCount: Int
  @usableFromInline let combinationCount: Int
  /// Whether every cell has its own value.
  @usableFromInline let isWhole: Bool
  package let endIndex: Int

  package var startIndex: Int { 0 }

  init(_ values: [Double], _ column: SweepLayout.Column?, of grid: SweepGrid) {
    self.values = values
    self.column = column ?? .init(start: 0, cart: 0, combination: 0, field: 0, count: 0)
    fieldCount = grid.fields.count
    combinationCount = grid.rateCombinationCount
    endIndex = column == nil ? 0 : grid.cellCount
    isWhole = column?.count == endIndex
  }

  @inlinable
  package subscript(index: Int) -> Double {
    if isWhole { return values[column.start + index] }
    let (axis, field) = index.quotientAndRemainder(dividingBy: fieldCount)
    let (cart, combination) = axis.quotientAndRemainder(dividingBy: combinationCount)
    return values[column.index(cart: cart, combination: combination, field: field)]
  }
}

/// How far the exhaustive search was run beside the exact method, and what it found.
package struct SweepAgreement: Equatable, Sendable {
  /// The largest relative difference seen for an objective, with both values.
  package struct Difference: Equatable, Sendable {
    /// Where it was seen.
    package let cell: SweepGrid.Cell
    /// The objective on which the two methods differ.
    package let objective: Objective
    /// The exact method's value.
    package let exact: Double
    /// The exhaustive search's value.
    package let exhaustive: Double
    /// |exact − exhaustive| over the larger of both and 1.
    package let relative: Double

    package init(
      cell: SweepGrid.Cell, objective: Objective, exact: Double, exhaustive: Double,
      relative: Double
    ) {
      self.cell = cell
      self.objective = objective
      self.exact = exact
      self.exhaustive = exhaustive
      self.relative = relative
    }
  }

  /// Cells that were checked.
  package let checkedCells: Int
  /// Cells of carts with too many assignments to try.
  package let uncheckedCarts: [String]
  /// Whether cells were drawn because all would exceed the budget.
  package let isSample: Bool
  /// The seed they were drawn with.
  package let seed: UInt64
  /// The worst difference, or `nil` when nothing was checked.
  package let worst: Difference?

  package init(
    checkedCells: Int, uncheckedCarts: [String], isSample: Bool, seed: UInt64, worst: Difference?
  ) {
    self.checkedCells = checkedCells
    self.uncheckedCarts = uncheckedCarts
    self.isSample = isSample
    self.seed = seed
    self.worst = worst
  }

  /// Whether every checked cell agrees within one part in 10⁹.
  package var holds: Bool { (worst?.relative ?? 0) <= 1e-9 }
}
