/// Which of several carts a job needs: the fills that each takes, and the smallest that takes the
/// fewest.
package struct CartDecision {
  /// A cart with its plan; `nil` where a limit leaves it nothing to load.
  package typealias Candidate = PlanStatements?

  /// Carts that take the same number of fills, the smallest first.
  private typealias Need = (fills: Int, carts: [Int])

  private let candidates: [Candidate]
  /// What each takes; `nil` where it does not give every product a tank.
  private let fills: [Int?]
  /// The planned carts by position in groups of equal merit, the first first.
  package let groups: [[Int]]
  /// The carts that give every product a tank, those with the fewest fills first.
  private let needs: [Need]

  /// Ranks carts as `CartRanking.ofPlans` does.
  package init(_ candidates: [Candidate]) {
    self.init(candidates, fills: candidates.map { $0?.plan.capacity.fills })
  }

  /// The same by the fills that several fields take one after the other.
  package init(_ candidates: [Candidate], fills own: [Int?]) {
    self.candidates = candidates
    fills = own
    var planned: [(index: Int, plan: Plan)] = []
    for (index, candidate) in candidates.enumerated() {
      if let candidate { planned.append((index, candidate.plan)) }
    }
    groups = CartRanking<(index: Int, plan: Plan)>
      .ofPlans({ $0.plan }, fills: { own[$0.index] })
      .groups(of: planned).map { $0.map { $0.index } }
    var needs: [Need] = []
    for cart in groups.flatMap({ $0 }) {
      guard let fills = own[cart] else { continue }
      if needs.last?.fills != fills { needs.append((fills, [])) }
      needs[needs.count - 1].carts.append(cart)
    }
    self.needs = needs
  }

  /// The decision in a sentence; nothing where there is nothing to compare.
  package var statement: Statement? {
    guard candidates.count > 1 else { return nil }
    guard let nearest = groups.first else { return Statement(.noCartAtAll) }
    guard let fewest = needs.first else { return comesClosest(nearest) }
    let fills = Statement.Value.fills(fewest.fills)
    if fewest.carts.count == candidates.count {
      return Self.allSeed(in: fewest.fills, capacities: candidates.indices.map(capacity))
    }
    guard fewest.carts.count > 1 || needs.count > 1 else {
      return Statement(.onlyCart, fills, .cartList(fewest.carts))
    }
    return Statement(
      .fillsWith, fills, .cartList(fewest.carts), .clauses(smallestOf(fewest.carts)),
      .clauses(others(after: 0)))
  }

  /// What a cart does beside the others.
  ///
  /// It does the job in the fewest fills, as the smallest of those that do, or in so many fills more;
  /// nothing where there is nothing to compare, or it cannot seed the job.
  package func verdict(on cart: Int) -> Statement? {
    guard candidates.count > 1, let fewest = needs.first,
      let fills = fills[cart]
    else { return nil }
    guard fills == fewest.fills else {
      return Statement(.takesMoreFills, .count(fills - fewest.fills))
    }
    let smallest = smallest(of: fewest.carts)
    let isOneOfFew = smallest.count < fewest.carts.count && smallest.contains(cart)
    return Statement(isOneOfFew ? .doesJobSmallest : .doesJob)
  }

  // MARK: Sentences

  /// What is said where all carts take as many fills.
  static func allSeed(in count: Int, capacities: [Double]) -> Statement {
    let fills = Statement.Value.fills(count)
    let smallest = smallest(capacities)
    if smallest.count == capacities.count {
      return Statement(.cartsEqual, fills, .count(capacities.count))
    }
    return capacities.count == 2
      ? Statement(.eitherCart, fills, .anyCart(smallest))
      : Statement(.everyCart, fills, .count(capacities.count), .anyCart(smallest))
  }

  /// None can do the job where none gives every product a tank.
  private func comesClosest(_ group: [Int]) -> Statement? {
    guard let plan = candidates[group[0]]?.plan else { return nil }
    let short = plan.shortfalls.filter { $0.amount.bushels >= Tolerance.dust }
    // Bushels and gallons make no sum that people know.
    let left =
      short.contains { $0.isLiquid }
      ? Statement.Value.amounts(short) : .volume(Volume(bushels: plan.leastUnallocated.value))
    let hasFewTanks =
      if case .moreProductsThanTanks = plan.largestArea.infeasibility { true } else { false }
    return Statement(hasFewTanks ? .noCartHasTanks : .noCartKeepsRules, .carts(group), left)
  }

  private func smallestOf(_ carts: [Int]) -> [Statement] {
    let smallest = smallest(of: carts)
    return smallest.count < carts.count ? [Statement(.smallestOf, .anyCart(smallest))] : []
  }

  /// How many needs a sentence has room for, the last of which may stand for several.
  private static let shownNeeds = 4

  /// What the carts after a need take, and which of them cannot do the job.
  private func others(after place: Int) -> [Statement] {
    let rest = needs.dropFirst(place + 1)
    guard let next = rest.first else {
      let idle = candidates.indices.filter { fills[$0] == nil }
      return idle.isEmpty ? [] : [Statement(.notWithCarts, .cartList(idle))]
    }
    guard rest.count == 1 || place + 2 < Self.shownNeeds else {
      return [
        Statement(.moreFillsWith, .count(next.fills), .cartList(rest.flatMap { $0.carts }))
      ] + others(after: needs.count - 1)
    }
    if rest.count == 1, next.carts.count > 1, !fills.contains(nil) {
      return [Statement(.withOthers, .count(next.fills))]
    }
    return [
      Statement(
        .nextFillsWith, .count(next.fills), .cartList(next.carts),
        .clauses(others(after: place + 1)))
    ]
  }

  // MARK: Sizes

  /// The carts that hold least.
  private func smallest(of carts: [Int]) -> [Int] {
    Self.smallest(carts.map { capacity($0) }).map { carts[$0] }
  }

  /// The positions of the least.
  private static func smallest(_ capacities: [Double]) -> [Int] {
    let least = capacities.min() ?? 0
    return capacities.indices.filter { FigureTolerance.isSame(capacities[$0], least) }
  }

  private func capacity(_ cart: Int) -> Double {
    candidates[cart]?.job.cart.capacity.bushels ?? 0
  }
}
