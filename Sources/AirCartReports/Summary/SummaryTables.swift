import AirCart
import AirCartDocuments
import AirCartSimulation

/// The tables of a summary for people: one row per cart or group of carts that tie.
///
/// Areas and weights are in the units of the input; what was not computed has no column.
extension SweepSummary {
  /// Rank, capacity, area per fill, fills.
  package var cartTable: ResultTable {
    let carts = shownCarts
    return ResultTable(
      columns: present([
        wholes("Rank", carts) { standing.ranks?[$0.cart] },
        .init("Cart", cells: .texts(carts.map { names(ofTied: $0.cart) })),
        numbers("Capacity", "bu", 0, carts) { $0.capacity },
        texts("Area per fill", areaUnit, carts) { $0.areaPerFill.map(areaText) },
        texts("Fills", "", carts) { $0.fills.map(fillsText) },
        infeasibleColumn(carts),
      ]), rowCount: carts.count)
  }

  /// Where greedy falls short of the optimum, and by how much.
  package var greedyTable: ResultTable {
    let carts = shownCarts
    return ResultTable(
      columns: present([
        .init("Cart", cells: .texts(carts.map { names(ofTied: $0.cart) })),
        numbers("Greedy falls short", "% of cells", 1, carts) {
          $0.greedy.map { $0.shortShare * 100 }
        },
        numbers("Mean gap", "bu", 1, carts) { $0.greedy?.meanGap },
        numbers("Worst gap", "bu", 1, carts) { $0.greedy.map { $0.worst?.gap ?? 0 } },
        wholes("Fits only by the optimum, cells", carts) { $0.greedy?.cellsThatFitOnlyByOptimum },
        wholes("Greedy covers no area, cells", carts) { $0.cellsNotCoveredByGreedy },
        numbers("Greedy covers of a filling", "%", 1, carts) {
          $0.meanGreedyCoverage.map { $0 * 100 }
        },
      ]), rowCount: carts.count)
  }

  /// The weight of every cart, those that tie included; `nil` when none is known.
  package var weightTable: ResultTable? {
    guard carts.contains(where: { $0.heaviestWeight != nil }) else { return nil }
    let isMetric = grid.units == .metric
    let unit = isMetric ? "kg" : "lb"
    let weight = { (pounds: Double) in isMetric ? Mass(pounds: pounds).kilograms : pounds }
    return ResultTable(
      columns: present([
        .init("Cart", cells: .texts(carts.map(\.name))),
        numbers("Empty", unit, 0, carts) {
          grid.carts[$0.cart].cart.emptyWeight.map { weight($0.pounds) }
        },
        numbers("Heaviest with product", unit, 0, carts) { $0.heaviestWeight.map(weight) },
      ]), rowCount: carts.count)
  }

  /// The unit of areas in texts for people.
  package var areaUnit: String { grid.units == .metric ? "ha" : "ac" }

  /// Returns an area in acres as a number for people, in their unit.
  package func areaNumber(_ acres: Double) -> String {
    let value = grid.units == .metric ? Area(acres: acres).hectares : acres
    return fixed(value, 1)
  }

  private func areaText(_ spread: Spread) -> String { rangeText(spread, areaNumber) }

  private func fillsText(_ fills: Spread) -> String {
    rangeText(fills) { $0.plain }
  }

  private func rangeText(_ spread: Spread, _ number: (Double) -> String) -> String {
    let (least, greatest) = (number(spread.least), number(spread.greatest))
    return least == greatest ? least : "\(least) to \(greatest), median \(number(spread.median))"
  }

  private func infeasibleColumn(_ carts: [CartSummary]) -> ResultTable.Column? {
    guard carts.contains(where: { $0.infeasibleCells ?? 0 > 0 }) else { return nil }
    return wholes("No fill possible, cells", carts) { $0.infeasibleCells }
  }
}

// MARK: - Columns, where there is something to show

extension SweepSummary {
  private func present(_ columns: [ResultTable.Column?]) -> [ResultTable.Column] {
    columns.compactMap { $0 }
  }

  private func numbers(
    _ title: String, _ unit: String, _ digits: Int, _ carts: [CartSummary],
    _ value: (CartSummary) -> Double?
  ) -> ResultTable.Column? {
    let values = carts.map(value)
    guard values.contains(where: { $0 != nil }) else { return nil }
    return .init(
      title, unit: unit, fractionDigits: digits, cells: .numbers(values.map { $0 ?? .nan }))
  }

  private func wholes(
    _ title: String, _ carts: [CartSummary], _ value: (CartSummary) -> Int?
  ) -> ResultTable.Column? {
    let values = carts.map(value)
    guard values.contains(where: { $0 != nil }) else { return nil }
    return .init(title, cells: .integers(values))
  }

  private func texts(
    _ title: String, _ unit: String, _ carts: [CartSummary], _ value: (CartSummary) -> String?
  ) -> ResultTable.Column? {
    let values = carts.map(value)
    guard values.contains(where: { $0 != nil }) else { return nil }
    return .init(title, unit: unit, cells: .texts(values))
  }
}
