import AirCartScenarios
package import AirCartSimulation

/// One metric of one cart as a matrix: field sizes down, the first swept rate across.
///
/// Every column's name says what it holds, so that a program can read the matrix alone:
/// ```
/// field_ac,wheat_lb_per_ac=60,wheat_lb_per_ac=70
/// 40,1,1
/// ```
/// A rate's column is named `<axis>=<rate>`. Further swept products are slices, one below the other,
/// named by leading columns such as `urea_46_0_0_lb_per_ac`; the last product varies fastest. Without
/// a swept product the one column of values has the metric's name. Carts that tie have a matrix each:
/// files are data, and what they mean is for the summary to say.
package struct SweepMatrix: Sendable {
  /// The metric.
  package let metric: CellMetric
  /// The cart's position in the grid.
  package let cart: Int
  private let results: SweepResults
  private let axes: GridAxes

  /// Creates the matrix of a metric and a cart of `results`, whose axes are `axes`.
  package init(_ metric: CellMetric, cart: Int, of results: SweepResults, axes: GridAxes) {
    self.metric = metric
    self.cart = cart
    self.results = results
    self.axes = axes
  }

  /// The path in a run's folder: `matrices/<metric>-<cart>.csv`.
  package var path: String { "matrices/\(metric.name)-\(axes.cartFileNames[cart]).csv" }

  /// The matrix as a table.
  package var table: ResultTable {
    ResultTable(
      columns: sliceColumns + [fieldColumn] + valueColumns,
      rowCount: sliceCount * axes.fields.count)
  }

  /// The combinations of the swept products after the first.
  private var sliceCount: Int { axes.rates.first?.stride ?? 1 }

  private var sliceColumns: [ResultTable.Column] {
    let fields = axes.fields.count
    return axes.rates.dropFirst().map { axis in
      .init(
        axis.name, title: results.grid.products[axis.product].name, unit: "lb/ac",
        cells: .number { axis.values[axis.index(inCombination: $0 / fields)] })
    }
  }

  private var fieldColumn: ResultTable.Column {
    let fields = axes.fields
    return .init(
      "field_ac", title: "Field", unit: "ac", cells: .number { fields[$0 % fields.count] })
  }

  private var valueColumns: [ResultTable.Column] {
    let start = cart * axes.cellsPerCart
    guard let across = axes.rates.first else {
      return [metric.column(of: results, StoredOrder(offset: start))]
    }
    // Within a cart the first swept rate is the slowest axis, then come slices, then fields: the
    // rows of a column lie together.
    return across.values.enumerated().map { index, rate in
      let order = StoredOrder(offset: start + index * sliceCount * axes.fields.count)
      let header = "\(across.name)=\(rate.plain)"
      return metric.column(of: results, order, name: header, title: header)
    }
  }
}
