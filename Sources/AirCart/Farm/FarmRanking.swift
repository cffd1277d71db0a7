/// The carts that are compared on a farm, by merit and by position.
package struct FarmRanking {
  private let merits: [FarmMerit]
  private let carriesOver: Bool
  /// Whether each of several carts seeds the farm in as many fills with as many clean-outs.
  package let isAnyEnough: Bool
  /// The carts in groups of equal merit, the best first; of those with as many fills and clean-outs the
  /// smallest.
  package let groups: [[Int]]

  package init(_ farm: Farm, carts: [Cart], plans: [FarmPlan], carriesOver: Bool) {
    let merits = zip(carts, plans).map { FarmMerit(of: $1, on: $0, farm, carriesOver: carriesOver) }
    isAnyEnough =
      merits.count > 1
      && merits.allSatisfy {
        $0.unseeded == 0 && $0.fills == merits[0].fills && $0.cleanOuts == merits[0].cleanOuts
      }
    groups = CartRanking<Int>(criteria: [
      .figure { merits[$0].unseeded }, .count { Double(merits[$0].fills) },
      .count { Double(merits[$0].cleanOuts) },
      .figure { merits[$0].unseeded > 0 ? 0 : merits[$0].capacity },
      .figure { merits[$0].fullCarts },
    ]).groups(of: Array(merits.indices))
    self.merits = merits
    self.carriesOver = carriesOver
  }

  /// The carts that rank before one, hold no more, and can seed the farm: none beats a cart of the
  /// first rank, and none any where all are enough.
  package func dominators(of cart: Int) -> [Int] {
    guard !isAnyEnough else { return [] }
    return groups.prefix { !$0.contains(cart) }.flatMap { $0 }.filter {
      merits[$0].unseeded == 0
        && !FigureTolerance.isLess(merits[cart].capacity, merits[$0].capacity)
    }
  }

  /// Which cart takes the fewest fills, and what the next takes; where that is the same with any, which is
  /// the smallest.
  package var statement: Statement {
    guard let best = groups.first, merits[best[0]].unseeded == 0 else {
      return Statement(.noCartSeedsFarm)
    }
    if isAnyEnough {
      return CartDecision.allSeed(in: merits[0].fills, capacities: merits.map { $0.capacity })
    }
    let kind: Statement.Kind = carriesOver ? .fewestContinued : .fewestOnFarm
    return Statement(kind, .carts(best), .count(merits[best[0]].fills), .clauses(next(after: best)))
  }

  private func next(after best: [Int]) -> [Statement] {
    guard groups.count > 1 else { return [] }
    let next = merits[groups[1][0]]
    if next.unseeded > 0 { return [Statement(.noOtherSeedsFarm)] }
    let first = merits[best[0]]
    if next.fills != first.fills {
      return [Statement(.nextOnFarm, .carts(groups[1]), .count(next.fills))]
    }
    // The figure that decides is named.
    return [
      next.cleanOuts == first.cleanOuts
        ? Statement(.asManyFills, .carts(groups[1]))
        : Statement(
          .moreCleanOuts, .carts(groups[1]), .count(first.cleanOuts), .count(next.cleanOuts))
    ]
  }
}
