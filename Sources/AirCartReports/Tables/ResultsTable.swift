package import AirCartSimulation

extension ResultTable {
  /// The table of `results.csv`: one row per cell, in the order cart, field, rates.
  ///
  /// Columns: the axes, then every metric. A metric that was not computed keeps its column, empty.
  package init(_ results: SweepResults) {
    let axes = GridAxes(results.grid)
    let order = StoredOrder(rowsOf: axes)
    self.init(
      columns: [axes.cartColumn, axes.fieldColumn] + axes.rateColumns(of: results.grid)
        + CellMetric.allCases.map { $0.column(of: results, order) },
      rowCount: axes.carts.count * axes.cellsPerCart)
  }
}

extension GridAxes {
  fileprivate var cartColumn: ResultTable.Column {
    let cells = cellsPerCart
    return .init("cart", title: "Cart", cells: .label(carts) { $0 / cells })
  }

  fileprivate var fieldColumn: ResultTable.Column {
    let (fields, combinations) = (fields, combinationCount)
    return .init(
      "field_ac", title: "Field", unit: "ac",
      cells: .number { fields[$0 / combinations % fields.count] })
  }

  fileprivate func rateColumns(of grid: SweepGrid) -> [ResultTable.Column] {
    rates.map { axis in
      .init(
        axis.name, title: grid.products[axis.product].name, unit: "lb/ac",
        cells: .number { axis.values[axis.index(inCombination: $0)] })
    }
  }
}
