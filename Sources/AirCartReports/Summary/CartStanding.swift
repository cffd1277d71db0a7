import AirCart
package import AirCartSimulation

/// How the carts of a sweep stand beside each other.
///
/// Weight takes no part in it.
package struct CartStanding: Equatable, Sendable {
  /// Groups of two or more carts that are equal in every cell and every metric of capacity.
  ///
  /// That is every metric that was computed but for the limiting product, whose name may differ
  /// between carts that tie, and the weight. Values may differ by rounding: the same tanks in
  /// another order are added up in another order.
  package let ties: [[Int]]

  /// Each cart's rank from 1; `nil` when fills, area per fill or unallocated were not computed.
  ///
  /// Carts are compared by the cells that no fill can seed (fewest first), the fills over all
  /// cells (fewest), the mean area per fill over the combinations of rates (largest), and the
  /// bushels unallocated over all cells (least). Carts equal in all four share a rank, and the next
  /// rank counts all of them: 1, 1, 3. So do carts that tie.
  package let ranks: [Int]?

  /// For each cart the carts that dominate it; `nil` when the same metrics are missing.
  ///
  /// A cart dominates another when it is at least as good in fills, area per fill and
  /// unallocated in every cell, and better in some, each by more than rounding. No fills are worse
  /// than any number of them. Carts that tie have the same dominators.
  package let dominators: [[Int]]?

  /// The carts to show: by rank where there is one, and of carts that tie only the first.
  package let shownCarts: [Int]

  /// What the first rank has over the next; `nil` without ranks or a next one.
  package let advantage: Advantage?

  /// The figures by which carts are ranked, in their order.
  package enum Advantage: Equatable, Sendable {
    case moreCellsSeeded
    case fewerFills
    case largerAreaPerFill
    case lessUnallocated
  }

  package init(_ results: SweepResults) {
    let carts = results.grid.carts.indices
    let ties = Self.ties(results)
    var first = Array(carts)
    for group in ties { for cart in group { first[cart] = group[0] } }
    let shown = carts.filter { first[$0] == $0 }
    let decisive = carts.compactMap { DecisiveValues(results, cart: $0) }
    let isComplete = decisive.count == carts.count
    let merits = decisive.map(\.merit)
    let ranks = isComplete ? Self.ranks(merits, first) : nil
    let ordered = ranks.map { ranks in shown.sorted { (ranks[$0], $0) < (ranks[$1], $1) } } ?? shown
    shownCarts = ordered
    dominators = isComplete ? Self.dominators(decisive, first) : nil
    advantage = ranks.flatMap { Self.advantage($0, ordered, merits) }
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
    return values.indices.grouped { group, cart in
      zip(values[group[0]], values[cart]).allSatisfy { $0.isSame(as: $1) }
    }.filter { $0.count > 1 }
  }

  /// Ranks carts by the merit of the first that each ties with.
  private static func ranks(_ merits: [DecisiveValues.Merit], _ first: [Int]) -> [Int] {
    let ranking = CartRanking<Int>(criteria: [
      .count { Double(merits[first[$0]].infeasibleCells) }, .count { merits[first[$0]].fills },
      .figure { -merits[first[$0]].meanAreaPerFill }, .figure { merits[first[$0]].unallocated },
    ])
    var ranks = first
    var rank = 1
    for group in ranking.groups(of: Array(merits.indices)) {
      for cart in group { ranks[cart] = rank }
      rank += group.count
    }
    return ranks
  }

  /// The first figure in which a cart of the first rank is better than one of the next.
  private static func advantage(
    _ ranks: [Int], _ shown: [Int], _ merits: [DecisiveValues.Merit]
  ) -> Advantage? {
    guard let first = shown.first, let next = shown.first(where: { ranks[$0] > 1 }) else {
      return nil
    }
    let (best, other) = (merits[first], merits[next])
    if best.infeasibleCells < other.infeasibleCells { return .moreCellsSeeded }
    if best.fills < other.fills { return .fewerFills }
    let hasMoreArea = FigureTolerance.isLess(other.meanAreaPerFill, best.meanAreaPerFill)
    return hasMoreArea ? .largerAreaPerFill : .lessUnallocated
  }

  /// Compares the first of each group that ties, and counts the others as it.
  private static func dominators(_ decisive: [DecisiveValues], _ first: [Int]) -> [[Int]] {
    let ofFirst = decisive.indices.map { cart in
      guard first[cart] == cart else { return Set<Int>() }
      return Set(
        decisive.indices.filter { other in
          first[other] == other && other != cart && decisive[other].dominates(decisive[cart])
        })
    }
    return decisive.indices.map { cart in
      decisive.indices.filter { ofFirst[first[cart]].contains(first[$0]) }
    }
  }
}

/// What decides between carts.
private struct DecisiveValues {
  /// The cart as a whole.
  struct Merit {
    let infeasibleCells: Int
    let fills: Double
    let meanAreaPerFill: Double
    let unallocated: Double
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
      (fills.stored, other.fills.stored, -1.0), (areaPerFill.stored, other.areaPerFill.stored, 1.0),
      (unallocated.stored, other.unallocated.stored, -1.0),
    ]
    for (own, others, sign) in pairs {
      for (value, other) in zip(own, others) {
        let (value, other) = (goodness(value, sign), goodness(other, sign))
        if FigureTolerance.isLess(value, other) { return false }
        if FigureTolerance.isLess(other, value) { isBetter = true }
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
