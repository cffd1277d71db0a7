extension SweepSummary {
  /// The carts for programs: a row for each, those that tie included, and a column for each number.
  ///
  /// In bushels, acres and pounds whatever the units of the input. What was not computed, or was
  /// not there to be computed, is empty.
  package var cartData: ResultTable {
    let standing = standing
    return ResultTable(
      columns: [
        wholes("rank") { standing.ranks?[$0.cart] },
        .init("cart", cells: .texts(carts.map(\.name))),
        .init("tied_with", cells: .texts(carts.map { names(standing.carts(tiedWith: $0.cart)) })),
        numbers("capacity_bu") { $0.capacity },
      ] + spread("area_per_fill", unit: "_ac", \.areaPerFill) + spread("fills", unit: "", \.fills)
        + counts + [numbers("heaviest_weight_lb") { $0.heaviestWeight }], rowCount: carts.count)
  }

  private var counts: [ResultTable.Column] {
    [
      wholes("cells") { $0.cellCount }, wholes("infeasible_cells") { $0.infeasibleCells },
      wholes("greedy_short_cells") { $0.greedy?.shortCells },
      numbers("greedy_mean_gap_bu") { $0.greedy?.meanGap },
      numbers("greedy_worst_gap_bu") { $0.greedy.map { $0.worst?.gap ?? 0 } },
      wholes("cells_that_fit_only_by_optimum") { $0.greedy?.cellsThatFitOnlyByOptimum },
      wholes("cells_not_covered_by_greedy") { $0.cellsNotCoveredByGreedy },
      numbers("greedy_mean_coverage") { $0.meanGreedyCoverage },
    ]
  }

  private func names(_ tied: [Int]) -> String? {
    tied.isEmpty ? nil : tied.map { carts[$0].name }.joined(separator: ";")
  }

  private func spread(
    _ name: String, unit: String, _ value: (CartSummary) -> Spread?
  ) -> [ResultTable.Column] {
    [
      numbers("\(name)_least\(unit)") { value($0)?.least },
      numbers("\(name)_median\(unit)") { value($0)?.median },
      numbers("\(name)_greatest\(unit)") { value($0)?.greatest },
    ]
  }

  private func numbers(_ name: String, _ value: (CartSummary) -> Double?) -> ResultTable.Column {
    .init(name, cells: .numbers(carts.map { value($0) ?? .nan }))
  }

  private func wholes(_ name: String, _ value: (CartSummary) -> Int?) -> ResultTable.Column {
    .init(name, cells: .integers(carts.map(value)))
  }
}
