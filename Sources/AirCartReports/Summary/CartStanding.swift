package import AirCartSimulation

/// How the carts of a sweep stand beside each other.
///
/// Weight takes no part in it.
package struct CartStanding: Equatable, Sendable {
  /// Groups of two or more carts that are equal in every cell and every metric of capacity.
  ///
  /// That is every metric that was computed but for the limiting product, whose name may differ
  /// between carts that tie, and the weight. Values are compared exactly.
  package let ties: [[Int]]

  /// Each cart's rank from 1; `nil` when fills, area per fill or unallocated were not computed.
  ///
  /// Carts are compared by the cells that no fill can seed (fewest first), the fills over all
  /// cells (fewest), the mean area per fill over the combinations of rates (largest), and the
  /// bushels unallocated over all cells (least). Carts equal in all four share a rank, and the next
  /// rank counts all of them: 1, 1, 3.
  package let ranks: [Int]?

  /// For each cart the carts that dominate it; `nil` when the same metrics are missing.
  ///
  /// A cart dominates another when it is at least as good in fills, area per fill and
  /// unallocated in every cell, and better in some. No fills are worse than any number of them.
  package let dominators: [[Int]]?

  /// The carts to show: by rank where there is one, and of carts that tie only the first.
  package let shownCarts: [Int]

  /// Compares the carts of a sweep.
  package init(_ results: SweepResults) {
    let carts = results.grid.carts.indices
    let ties = Self.ties(results)
    let decisive = carts.compactMap { DecisiveValues(results, cart: $0) }
    let isComplete = decisive.count == carts.count
    let ranks = isComplete ? Self.ranks(decisive.map(\.merit)) : nil
    let repeated = Set(ties.flatMap { $0.dropFirst() })
    let shown = carts.filter { !repeated.contains($0) }
    shownCarts = ranks.map { ranks in shown.sorted { (ranks[$0], $0) < (ranks[$1], $1) } } ?? shown
    dominators =
      isComplete
      ? carts.map { cart in carts.filter { decisive[$0].dominates(decisive[cart]) } } : nil
    self.ties = ties
    self.ranks = ranks
  }

  /// Returns the carts that tie with a cart, without itself.
  package func carts(tiedWith cart: Int) -> [Int] {
    (ties.first { $0.contains(cart) } ?? []).filter { $0 != cart }
  }

  private static func ties(_ results: SweepResults) -> [[Int]] {
    let metrics = results.metrics.filter { $0.describesCapacity }
    guard !metrics.isEmpty else { return [] }
    let values = results.grid.carts.indices.map { cart in
      metrics.compactMap { CartValues($0, cart: cart, of: results) }
    }
    var groups: [[Int]] = []
    for cart in values.indices {
      let group = groups.firstIndex { group in
        zip(values[group[0]], values[cart]).allSatisfy { $0.isSame(as: $1) }
      }
      if let group { groups[group].append(cart) } else { groups.append([cart]) }
    }
    return groups.filter { $0.count > 1 }
  }

  private static func ranks(_ merits: [DecisiveValues.Merit]) -> [Int] {
    merits.map { merit in 1 + merits.count { $0.isBetter(than: merit) } }
  }
}

extension CellMetric {
  /// Whether the values depend on the tanks alone and neither on their order nor on weights.
  fileprivate var describesCapacity: Bool { self != .limitingProduct && self != .grossWeight }
}

/// What decides between carts.
private struct DecisiveValues {
  /// The cart as a whole.
  struct Merit: Equatable {
    let infeasibleCells: Int
    let fills: Double
    let meanAreaPerFill: Double
    let unallocated: Double

    func isBetter(than other: Merit) -> Bool {
      if infeasibleCells != other.infeasibleCells { return infeasibleCells < other.infeasibleCells }
      if fills != other.fills { return fills < other.fills }
      if meanAreaPerFill != other.meanAreaPerFill { return meanAreaPerFill > other.meanAreaPerFill }
      return unallocated < other.unallocated
    }
  }

  private let fills: CartValues
  private let areaPerFill: CartValues
  private let unallocated: CartValues

  init?(_ results: SweepResults, cart: Int) {
    guard let fills = CartValues(.fills, cart: cart, of: results),
      let areaPerFill = CartValues(.areaPerFill, cart: cart, of: results),
      let unallocated = CartValues(.optimalUnallocated, cart: cart, of: results)
    else { return nil }
    self.fills = fills
    self.areaPerFill = areaPerFill
    self.unallocated = unallocated
  }

  var merit: Merit {
    let areas = areaPerFill.ofFirstField.map { $0 > 0 ? $0 : 0 }
    return Merit(
      infeasibleCells: fills.stored.count { $0.isNaN }, fills: fills.sum(),
      meanAreaPerFill: areas.reduce(0, +) / Double(areas.count), unallocated: unallocated.sum())
  }

  func dominates(_ other: DecisiveValues) -> Bool {
    var isBetter = false
    let pairs = [
      (fills.stored, other.fills.stored, -1.0),
      (areaPerFill.stored, other.areaPerFill.stored, 1.0),
      (unallocated.stored, other.unallocated.stored, -1.0),
    ]
    for (own, others, sign) in pairs {
      for (value, other) in zip(own, others) {
        let (value, other) = (goodness(value, sign), goodness(other, sign))
        if value < other { return false }
        if value > other { isBetter = true }
      }
    }
    return isBetter
  }

  /// The value as a number of which more is better; none is the worst.
  @inline(__always)
  private func goodness(_ value: Double, _ sign: Double) -> Double {
    value == value ? value * sign : -.infinity
  }
}
