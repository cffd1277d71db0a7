import AirCart
import AirCartDocuments
import AirCartSimulation

extension SweepAgreement {
  /// What the exhaustive search confirmed, for programs: the same in summary and manifest.
  func record(in grid: SweepGrid) -> JSONValue {
    [
      "checkedCells": .integer(checkedCells),
      "uncheckedCarts": .array(uncheckedCarts.map(JSONValue.string)),
      "isSample": .bool(isSample),
      "seed": Int(exactly: seed).map(JSONValue.integer) ?? .string("\(seed)"),
      "holds": checkedCells > 0 ? .bool(holds) : nil,
      "worst": worst.map { $0.record(in: grid) } ?? nil,
    ]
  }
}

extension SweepAgreement.Difference {
  fileprivate func record(in grid: SweepGrid) -> JSONValue {
    let metric =
      switch objective {
      case .leastUnallocated: "optimal_unallocated_bu"
      case .largestAreaPerFill: "area_per_fill_ac"
      }
    return .object(
      [
        .init("metric", .string(metric)), .init("exact", .number(exact)),
        .init("exhaustive", .number(exhaustive)), .init("relative", .number(relative)),
      ] + grid.place(of: cell))
  }
}

extension SweepGrid {
  /// The members that say where a cell is, in acres and pounds.
  func place(of cell: Cell) -> [JSONValue.Member] {
    let indices = rateIndices(ofCombination: cell.combination)
    let rates = products.indices.map { product in
      JSONValue.number(products[product].statedRates[indices[product]])
    }
    return [
      .init("cart", .string(carts[cell.cart].cart.name)),
      .init("field" + DataQuantity.area.keyEnding(in: units), .number(statedFields[cell.field])),
      .init("rates" + DataQuantity.rate.keyEnding(in: units), .array(rates)),
    ]
  }
}
