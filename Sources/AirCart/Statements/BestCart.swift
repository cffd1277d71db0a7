/// Which of several carts is the best for a job, and why.
package struct BestCart {
  /// A cart with its plan; `nil` where a limit leaves it nothing to load.
  package typealias Candidate = PlanStatements?

  private let candidates: [Candidate]
  /// The planned carts by position in groups of equal merit, the best first.
  package let groups: [[Int]]

  /// Ranks carts as `CartRanking.ofPlans` does.
  package init(_ candidates: [Candidate]) {
    self.candidates = candidates
    var planned: [(index: Int, plan: Plan)] = []
    for (index, candidate) in candidates.enumerated() {
      if let candidate { planned.append((index, candidate.plan)) }
    }
    groups = CartRanking.ofPlans { $0.plan }.groups(of: planned).map { $0.map { $0.index } }
  }

  /// The cart and the reason; nothing where there is nothing to compare.
  package var statement: Statement? {
    guard candidates.count > 1 else { return nil }
    guard let group = groups.first, let best = group.first.flatMap({ candidates[$0] }) else {
      return Statement(.noCartAtAll)
    }
    guard best.plan.capacity.fills != nil else { return nearest(group, best) }
    guard candidates.count > group.count else {
      return Statement(.cartsEqual, .count(candidates.count))
    }
    let reason = reason(best)
    return Statement(.best, .carts(group), .count(candidates.count), .clauses([reason]))
  }

  /// The smallest carts that need no more fills than the best; `nil` where that is the best itself,
  /// or none gives every product a tank.
  package var smallest: Statement? {
    guard let best = groups.first, let fills = candidates[best[0]]?.plan.capacity.fills else {
      return nil
    }
    var (least, carts) = (Double.infinity, [Int]())
    for (index, candidate) in candidates.enumerated() {
      guard let candidate, candidate.plan.capacity.fills == fills else { continue }
      let capacity = candidate.job.cart.capacity.bushels
      if capacity < least { (least, carts) = (capacity, []) }
      if capacity == least { carts.append(index) }
    }
    guard carts.allSatisfy({ !best.contains($0) }) else { return nil }
    return Statement(.smallestCart, .carts(carts), .capacity(Volume(bushels: least)))
  }

  /// None is the best where none gives every product a tank.
  private func nearest(_ group: [Int], _ best: PlanStatements) -> Statement {
    let left = Statement.Value.volume(Volume(bushels: best.plan.leastUnallocated.value))
    let hasFewTanks =
      if case .moreProductsThanTanks = best.plan.largestArea.infeasibility { true } else { false }
    return Statement(hasFewTanks ? .noCartHasTanks : .noCartKeepsRules, .carts(group), left)
  }

  private func reason(_ best: PlanStatements) -> Statement {
    let first = best.plan.capacity
    guard groups.count > 1, let next = groups[1].first.flatMap({ candidates[$0] })?.plan,
      let fills = first.fills, let nextFills = next.capacity.fills
    else { return Statement(.onlyOne) }
    let carts = Statement.Value.carts(groups[1])
    if fills < nextFills { return Statement(.fewestFills, .count(fills), carts, .count(nextFills)) }
    let (area, nextArea) = (first.areaPerFill, next.capacity.areaPerFill)
    if area.acres - nextArea.acres > Tolerance.tie * area.acres {
      return Statement(.largestArea, .area(area), carts, .area(nextArea))
    }
    return Statement(
      .leastLeft, .volume(Volume(bushels: best.plan.leastUnallocated.value)), carts,
      .volume(Volume(bushels: next.leastUnallocated.value)))
  }
}
