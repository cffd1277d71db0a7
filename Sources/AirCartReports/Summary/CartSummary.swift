import AirCart
package import AirCartSimulation

/// What a sweep says about one cart; what was not computed is `nil`.
package struct CartSummary: Equatable, Sendable {
  /// The cart's position in the grid.
  package let cart: Int
  package let name: String
  /// The sum of its tanks in bushels.
  package let capacity: Double
  package let cellCount: Int
  /// Acres per fill over all combinations of rates that can be seeded.
  package let areaPerFill: Spread?
  /// Fills over all cells that can be seeded.
  package let fills: Spread?
  /// Cells that no number of fills can seed, because a product would have no tank.
  package let infeasibleCells: Int?
  /// Greedy beside the optimum.
  package let greedy: GreedyComparison?
  /// Cells where greedy's one filling covers no area: a product got no tank.
  package let cellsNotCoveredByGreedy: Int?
  /// The mean of greedy's covered area over what one filling can cover, min(field, area per fill).
  package let meanGreedyCoverage: Double?
  /// The mean over all cells of what one filling leaves over by greedy, in bushels.
  package let meanGreedyUnallocated: Double?
  /// The same by the optimum.
  package let meanOptimalUnallocated: Double?
  /// The mean number of fills over the cells that can be seeded.
  package let meanFills: Double?
  /// The tanks in use over all cells.
  package let tanksUsed: Spread?
  /// The greatest weight with product in pounds; `nil` also where the empty weight is unknown.
  package let heaviestWeight: Double?

  package init(_ results: SweepResults, cart: Int) {
    let values = { CartValues($0, cart: cart, of: results) }
    self.cart = cart
    name = results.grid.carts[cart].cart.name
    capacity = results.grid.carts[cart].cart.capacity.bushels
    cellCount = results.grid.rateCombinationCount * results.grid.fields.count
    areaPerFill = values(.areaPerFill).flatMap { Spread($0.ofFirstField.filter { $0 > 0 }) }
    fills = values(.fills).flatMap { Spread(wholeNumbers: $0.stored) }
    infeasibleCells = values(.fills).map { $0.stored.count { $0.isNaN } }
    greedy = GreedyComparison(results, cart: cart)
    cellsNotCoveredByGreedy = values(.greedyCovered).map { $0.stored.count { $0 == 0 } }
    meanGreedyCoverage = Self.meanGreedyCoverage(results, cart: cart)
    meanGreedyUnallocated = values(.greedyUnallocated).flatMap(Self.mean)
    meanOptimalUnallocated = values(.optimalUnallocated).flatMap(Self.mean)
    meanFills = values(.fills).flatMap(Self.mean)
    tanksUsed = values(.tanksUsed).flatMap { Spread(wholeNumbers: $0.stored) }
    heaviestWeight = values(.grossWeight).flatMap { $0.stored.filter { $0 == $0 }.max() }
  }

  private static func mean(_ values: CartValues) -> Double? {
    var mean = Mean()
    values.visitCells { _, _, value in mean.add(value) }
    return mean.value
  }

  private static func meanGreedyCoverage(_ results: SweepResults, cart: Int) -> Double? {
    guard let covered = CartValues(.greedyCovered, cart: cart, of: results),
      let areaPerFill = CartValues(.areaPerFill, cart: cart, of: results)
    else { return nil }
    let fields = results.grid.seededFields.map(\.acres)
    var mean = Mean()
    covered.visitCells { field, combination, value in
      let area = areaPerFill[field, combination]
      if area > 0 { mean.add(value / min(fields[field], area)) }
    }
    return mean.value
  }
}

/// How greedy compares with the optimum in the cells of a cart.
package struct GreedyComparison: Equatable, Sendable {
  package let cellCount: Int
  /// Cells where greedy leaves more unallocated than the optimum does.
  package let shortCells: Int
  /// The mean over all cells of what greedy leaves beyond the optimum, in bushels.
  package let meanGap: Double
  /// Where it leaves most beyond the optimum, the first such cell; `nil` where it never does.
  package let worst: Worst?
  /// Cells where the optimum finds room for the whole field and greedy does not.
  package let cellsThatFitOnlyByOptimum: Int?

  /// A cell and what greedy leaves in it beyond the optimum.
  package struct Worst: Equatable, Sendable {
    package let gap: Double
    package let cell: SweepGrid.Cell
  }

  /// The share of cells where greedy falls short, 0 to 1.
  package var shortShare: Double { Double(shortCells) / Double(cellCount) }

  init?(_ results: SweepResults, cart: Int) {
    guard let gaps = CartValues(.gap, cart: cart, of: results) else { return nil }
    var mean = Mean()
    var short = 0
    var worst: Worst?
    gaps.visitCells { field, combination, gap in
      mean.add(gap)
      guard gap > 0 else { return }
      short += 1
      if gap > worst?.gap ?? 0 {
        worst = Worst(gap: gap, cell: .init(cart: cart, field: field, combination: combination))
      }
    }
    guard let value = mean.value else { return nil }
    cellCount = mean.count
    shortCells = short
    meanGap = value
    self.worst = worst
    cellsThatFitOnlyByOptimum = Self.cellsThatFitOnlyByOptimum(results, cart: cart)
  }

  private static func cellsThatFitOnlyByOptimum(_ results: SweepResults, cart: Int) -> Int? {
    guard let greedy = CartValues(.greedyUnallocated, cart: cart, of: results),
      let optimal = CartValues(.optimalUnallocated, cart: cart, of: results)
    else { return nil }
    return zip(greedy.stored, optimal.stored).count { $0 > 0 && $1 == 0 }
  }
}

/// A mean: the sum in the order of adding, over the count.
///
/// What is not a number is left out.
private struct Mean {
  private var sum = 0.0
  private(set) var count = 0

  @inline(__always)
  mutating func add(_ value: Double) {
    guard value == value else { return }
    sum += value
    count += 1
  }

  /// `nil` when nothing was added.
  var value: Double? { count > 0 ? sum / Double(count) : nil }
}
