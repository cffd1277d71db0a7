public import AirCart

/// The numbers of a finished sweep, metric by metric.
public struct SweepResults: Sendable {
  /// The grid that was swept.
  public let grid: SweepGrid
  /// The metrics that were computed, in catalogue order.
  public let metrics: [CellMetric]
  /// What the exhaustive search confirmed.
  public private(set) var agreement: SweepAgreement
  /// One column after the other, each ordered cart, rates, field: a field axis lies together.
  private let values: [Double]
  /// Where each metric's column starts, by case; −1 for one that was not computed.
  private let starts: [Int]

  package init(
    grid: SweepGrid, metrics: [CellMetric], agreement: SweepAgreement = .notAsked,
    values: [Double]
  ) {
    precondition(
      values.count == metrics.count * grid.cellCount, "There is one value per metric and cell.")
    self.grid = grid
    self.metrics = metrics
    self.agreement = agreement
    self.values = values
    var starts = [Int](repeating: -1, count: CellMetric.allCases.count)
    for (column, metric) in metrics.enumerated() {
      starts[metric.rawValue] = column * grid.cellCount
    }
    self.starts = starts
  }

  /// Returns the value of a metric in a cell; NaN where there is none.
  ///
  /// A limiting product is its position among the grid's products. Areas are in acres, volumes in
  /// bushels, masses in pounds, whatever the grid's units; see ``CellMetric/unit``.
  public func value(_ metric: CellMetric, at cell: SweepGrid.Cell) -> Double {
    let start = starts[metric.rawValue]
    return start < 0 ? .nan : values[start + index(of: cell)]
  }

  /// Returns the values of a metric in all cells, in the order of ``SweepGrid/cell(ofRow:)``; empty
  /// where it was not computed.
  ///
  /// - Complexity: O(cells).
  public func values(of metric: CellMetric) -> [Double] {
    guard metrics.contains(metric) else { return [] }
    return (0..<grid.cellCount).map { value(metric, at: grid.cell(ofRow: $0)) }
  }

  /// Returns a metric's values as they are stored; `index(of:)` says where a cell is.
  package func column(_ metric: CellMetric) -> ArraySlice<Double> {
    let start = starts[metric.rawValue]
    return start < 0 ? [] : values[start..<(start + grid.cellCount)]
  }

  /// Returns where a cell's value is stored, counted from the start of a column.
  package func index(of cell: SweepGrid.Cell) -> Int {
    (cell.cart * grid.rateCombinationCount + cell.combination) * grid.statedFields.count
      + cell.field
  }
}

/// How far the exhaustive search was run beside the exact method, and what it found.
public struct SweepAgreement: Equatable, Sendable {
  /// The largest relative difference seen for an objective, with both values.
  public struct Difference: Equatable, Sendable {
    /// Where it was seen.
    public let cell: SweepGrid.Cell
    /// The objective on which the two methods differ.
    public let objective: Objective
    /// The exact method's value.
    public let exact: Double
    /// The exhaustive search's value.
    public let exhaustive: Double
    /// |exact − exhaustive| over the larger of both and 1.
    public let relative: Double

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
  public let checkedCells: Int
  /// Cells of carts with too many assignments to try.
  public let uncheckedCarts: [String]
  /// Whether cells were drawn because all would exceed the budget.
  public let isSample: Bool
  /// The seed they were drawn with.
  public let seed: UInt64
  /// The worst difference, or `nil` when nothing was checked.
  public let worst: Difference?

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
  public var holds: Bool { (worst?.relative ?? 0) <= 1e-9 }
}
