package import AirCartSimulation

extension ResultTable {
  /// The table of `results.csv`: one row per cell, in the order cart, field, rates.
  ///
  /// Columns: the axes, then every metric, then the rates that are not swept and the densities. A
  /// metric that was not computed keeps its column, empty.
  package init(_ results: SweepResults) {
    let axes = GridAxes(results.grid)
    let order = StoredOrder(rowsOf: axes)
    self.init(
      columns: [axes.cartColumn, axes.fieldColumn] + axes.rateColumns
        + CellMetric.allCases.map { $0.column(of: results, order) }
        + axes.fixedColumns(of: results.grid), rowCount: axes.carts.count * axes.cellsPerCart)
  }
}

extension GridAxes {
  fileprivate var cartColumn: ResultTable.Column {
    let cells = cellsPerCart
    return .init("cart", cells: .label(carts) { $0 / cells })
  }

  fileprivate var fieldColumn: ResultTable.Column {
    let (fields, combinations) = (fields, combinationCount)
    return .init(fieldName, cells: .number { fields[$0 / combinations % fields.count] })
  }

  /// What is the same in every row: the rates of products that are not swept, and all densities.
  fileprivate func fixedColumns(of grid: SweepGrid) -> [ResultTable.Column] {
    fixedValues(of: grid).map { name, value in .init(name, cells: .number { _ in value }) }
  }

  fileprivate var rateColumns: [ResultTable.Column] {
    rates.map { axis in
      .init(axis.name, cells: .number { axis.values[axis.index(inCombination: $0)] })
    }
  }
}
