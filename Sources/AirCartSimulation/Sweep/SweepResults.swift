package import AirCart

/// The numbers of a finished sweep, metric by metric.
package struct SweepResults: Sendable {
  package let grid: SweepGrid
  /// The metrics that were computed, in catalogue order.
  package let metrics: [CellMetric]
  /// What the exhaustive search confirmed.
  package private(set) var agreement: SweepAgreement
  /// Values by metric, ordered cart, rates, field: a whole field axis lies together.
  private let columns: [CellMetric: [Double]]

  package init(
    grid: SweepGrid, metrics: [CellMetric], agreement: SweepAgreement = .notAsked,
    columns: [CellMetric: [Double]]
  ) {
    self.grid = grid
    self.metrics = metrics
    self.agreement = agreement
    self.columns = columns
  }

  /// Returns the same results with what the exhaustive search found.
  package func confirmed(by agreement: SweepAgreement) -> SweepResults {
    var results = self
    results.agreement = agreement
    return results
  }

  /// Returns the value of a metric in a cell; NaN where there is none.
  ///
  /// A limiting product is its position among the grid's products.
  package func value(_ metric: CellMetric, at cell: SweepGrid.Cell) -> Double {
    columns[metric]?[index(of: cell)] ?? .nan
  }

  /// Returns a metric's values as they are stored; `index(of:)` says where a cell is.
  package func column(_ metric: CellMetric) -> [Double] { columns[metric] ?? [] }

  /// Returns where a cell's values are stored in a column.
  package func index(of cell: SweepGrid.Cell) -> Int {
    (cell.cart * grid.rateCombinationCount + cell.combination) * grid.statedFields.count
      + cell.field
  }
}

/// How far the exhaustive search was run beside the exact method, and what it found.
package struct SweepAgreement: Equatable, Sendable {
  /// The largest relative difference seen for an objective, with both values.
  package struct Difference: Equatable, Sendable {
    package let cell: SweepGrid.Cell
    package let objective: Objective
    package let exact: Double
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

  /// The agreement of a sweep whose judge was not asked.
  package static let notAsked = SweepAgreement(
    checkedCells: 0, uncheckedCarts: [], isSample: false, seed: 0, worst: nil)

  /// Whether every checked cell agrees within one part in 10⁹.
  package var holds: Bool { (worst?.relative ?? 0) <= 1e-9 }
}
