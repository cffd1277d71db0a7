import AirCartDocuments
package import AirCartSimulation

/// One metric of all carts as a matrix: field sizes down, the first swept rate across.
///
/// The cart and the rates of further swept products lead each row, and the first swept product's
/// rates are the headings:
/// ```
/// cart,field_ac,60,70
/// 91300,40,1,1
/// ```
/// Without a swept product the one column of values has the metric's name. A metric that the field
/// does not change has no field sizes. Carts that tie share their rows, as in `9950 = L9950`, unless
/// they differ in this metric.
package struct SweepMatrix: Sendable {
  package let metric: CellMetric
  private let results: SweepResults
  private let axes: GridAxes
  /// Carts whose rows are the same.
  private let groups: [[Int]]

  /// Creates the matrix of a metric of `results`, whose axes are `axes`; `ties` are the carts that
  /// are equal in every metric of capacity.
  package init(_ metric: CellMetric, of results: SweepResults, axes: GridAxes, ties: [[Int]]) {
    self.metric = metric
    self.results = results
    self.axes = axes
    groups = Self.groups(ties, metric, results)
  }

  /// The path in a run's folder: `matrices/<metric>.csv`.
  package var path: String { "matrices/\(metric.name(in: axes.units)).csv" }

  package var table: ResultTable {
    let field = metric.dependsOnField ? [fieldColumn] : []
    return ResultTable(
      columns: [cartColumn] + sliceColumns + field + valueColumns,
      rowCount: groups.count * rowsPerCart)
  }

  /// Tied carts together where they do not differ in the metric.
  private static func groups(
    _ ties: [[Int]], _ metric: CellMetric, _ results: SweepResults
  ) -> [[Int]] {
    let values = results.grid.carts.indices.map { CartValues(metric, cart: $0, of: results) }
    return values.indices.grouped { group, cart in
      guard ties.contains(where: { $0.contains(cart) && $0.contains(group[0]) }),
        let own = values[cart], let other = values[group[0]]
      else { return false }
      return own.isSame(as: other)
    }
  }

  /// The combinations of the swept products after the first.
  private var sliceCount: Int { axes.rates.first?.stride ?? 1 }

  /// The rows of a slice: one for each field size, or one in all.
  private var rowsPerSlice: Int { metric.dependsOnField ? axes.fields.count : 1 }

  private var rowsPerCart: Int { sliceCount * rowsPerSlice }

  private var cartColumn: ResultTable.Column {
    let names = groups.map { $0.map { axes.carts[$0] }.joined(separator: " = ") }
    let rows = rowsPerCart
    return .init("cart", cells: .label(names) { $0 / rows })
  }

  private var sliceColumns: [ResultTable.Column] {
    let (rows, slices) = (rowsPerSlice, sliceCount)
    return axes.rates.dropFirst().map { axis in
      .init(
        axis.name, cells: .number { axis.values[axis.index(inCombination: $0 / rows % slices)] })
    }
  }

  private var fieldColumn: ResultTable.Column {
    let fields = axes.fields
    return .init(axes.fieldName, cells: .number { fields[$0 % fields.count] })
  }

  private var valueColumns: [ResultTable.Column] {
    guard let across = axes.rates.first else {
      return [metric.column(of: results, order(ofRate: 0))]
    }
    return across.values.enumerated().map { index, rate in
      metric.column(of: results, order(ofRate: index), name: rate.plain)
    }
  }

  /// Within a cart the first swept rate is the slowest axis, then come slices, then fields.
  private func order(ofRate rate: Int) -> StoredOrder {
    let start = rate * sliceCount * axes.fields.count
    return StoredOrder(
      blocksAt: groups.map { $0[0] * axes.cellsPerCart + start }, rows: rowsPerCart,
      step: metric.dependsOnField ? 1 : axes.fields.count)
  }
}
