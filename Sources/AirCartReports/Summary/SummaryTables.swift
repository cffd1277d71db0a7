import AirCart
import AirCartDocuments
import AirCartSimulation

extension SweepSummary {
  /// Where greedy falls short of the optimum, and by how much: one row per cart or group of carts
  /// that tie.
  ///
  /// What was not computed has no column.
  var greedyTable: Answer.Table {
    table(
      [
        figures("Greedy falls short", "% of jobs", 1) { $0.greedy.map { $0.shortShare * 100 } },
        figures("Mean gap", "bu", 1) { $0.greedy?.meanGap },
        figures("Worst gap", "bu", 1) { $0.greedy.map { $0.worst?.gap ?? 0 } },
        figures("Left by greedy", "bu, mean", 1, value: \.meanGreedyUnallocated),
        figures("Left by the optimum", "bu, mean", 1, value: \.meanOptimalUnallocated),
      ] + fillings)
  }

  /// What greedy's one filling of the cart takes and covers.
  var fillingTable: Answer.Table { table(fillings) }

  private typealias Column = Answer.ColumnOf<CartSummary>

  private var fillings: [Column?] {
    [
      figures("Fits only by the best possible, jobs") {
        $0.greedy?.cellsThatFitOnlyByOptimum.map(Double.init)
      },
      figures("Greedy covers no area, jobs") { $0.cellsNotCoveredByGreedy.map(Double.init) },
      figures("Greedy covers of a filling", "%", 1) { $0.meanGreedyCoverage.map { $0 * 100 } },
    ]
  }

  private func table(_ columns: [Column?]) -> Answer.Table {
    Answer.Table(
      shownCarts, [.words("Cart") { names(ofTied: $0.cart) }] + columns.compactMap(\.self))
  }

  private func figures(
    _ title: String, _ unit: String = "", _ digits: Int = 0,
    value: @escaping (CartSummary) -> Double?
  ) -> Column? {
    guard shownCarts.contains(where: { value($0) != nil }) else { return nil }
    return .figure(title, unit: unit) { fixed(value($0) ?? .nan, digits).grouped }
  }

  /// The unit of areas in texts for people.
  package var areaUnit: String { DataUnit.acres.symbol(in: grid.units) }

  /// Returns an area in acres as a number for people, in their unit.
  package func areaNumber(_ acres: Double) -> String {
    fixed(Area(acres: acres).value(grid.units), 1)
  }
}
