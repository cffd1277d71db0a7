/// What each tank of a cart holds while something is seeded, and which tanks change.
///
/// Products are meant by any numbers that tell them apart.
package struct TankContents: Equatable, Sendable {
  /// The mark of an empty tank.
  package static let empty = -1

  /// For each tank its product, or ``empty``.
  package let products: [Int]

  /// Creates contents from one number for each tank.
  package init(_ products: [Int]) { self.products = products }

  /// Returns the tanks that must be cleaned before something else goes in: those that both use,
  /// each for another product.
  package func cleanOuts(before next: TankContents) -> [Int] {
    products.indices.filter { isChanged($0, to: next) }
  }

  /// Returns the number of tanks that must be cleaned before something else goes in.
  package func cleanOutCount(before next: TankContents) -> Int {
    var count = 0
    for tank in products.indices where isChanged(tank, to: next) { count += 1 }
    return count
  }

  private func isChanged(_ tank: Int, to next: TankContents) -> Bool {
    let (old, new) = (products[tank], next.products[tank])
    return old != new && old != Self.empty && new != Self.empty
  }

  /// Returns what the tanks hold, or held last, after something else: an unused tank keeps what is
  /// left in it.
  package func followed(by next: TankContents) -> TankContents {
    TankContents(
      products.indices.map {
        next.products[$0] == Self.empty ? products[$0] : next.products[$0]
      })
  }
}

/// The clean-outs of contents that follow one another in an order that may be chosen.
///
/// A clean-out is a tank that gets another product than it held last, however long ago: what is
/// seeded between without the tank does not clean it. The first product of a tank costs nothing.
///
/// Contents that occur several times count once. In the best order equal ones follow each other
/// without a clean-out: where contents are taken out of an order, no tank changes more often.
package struct CleanOuts: Sendable {
  /// The contents, each once.
  package let states: [TankContents]

  /// Creates the problem of ordering contents no two of which are equal.
  package init(_ states: [TankContents]) { self.states = states }

  /// Returns the clean-outs of an order of positions, in which positions may recur.
  ///
  /// - Complexity: O(*n*·*t*) for *n* positions and *t* tanks.
  package func count(of order: [Int]) -> Int {
    guard let first = order.first else { return 0 }
    var contents = states[first]
    var count = 0
    for state in order.dropFirst() {
      count += contents.cleanOutCount(before: states[state])
      contents = contents.followed(by: states[state])
    }
    return count
  }

  /// The clean-outs that no order does without: in each tank every product but the first.
  package var bound: Int { least(for: states.indices.map { $0 }, after: nil) }

  /// Returns the clean-outs that some states need at least, in whatever order they come.
  func least(for rest: [Int], after contents: TankContents?) -> Int {
    guard let tankCount = states.first?.products.count else { return 0 }
    var count = 0
    for tank in 0..<tankCount {
      let held = contents.map { $0.products[tank] } ?? TankContents.empty
      var seen = held == TankContents.empty ? [] : [held]
      for state in rest {
        let product = states[state].products[tank]
        if product != TankContents.empty, !seen.contains(product) { seen.append(product) }
      }
      count += max(0, seen.count - 1)
    }
    return count
  }
}

/// An order with its clean-outs.
package struct CleanOutOrder: Equatable, Sendable {
  /// The positions of the contents.
  package let states: [Int]
  /// The clean-outs.
  package let count: Int
  /// Whether no order has fewer.
  package let isProven: Bool
}

extension CleanOuts {
  /// The most contents for which every order is looked at, directly or by a bound.
  package static let exactLimit = 12

  /// Returns an order with the fewest clean-outs; the order as given when it has no more.
  ///
  /// Up to ``exactLimit`` contents it is proven by a dynamic programme over sets of contents.
  /// Beyond, a heuristic orders them: always the next that needs the fewest clean-outs, from
  /// every start, and then moves of one at a time while they help. It is proven only where it
  /// reaches ``bound``.
  package func fewest() -> CleanOutOrder {
    let given = states.indices.map { $0 }
    let bound = bound
    var best = given
    var count = count(of: given)
    if count > bound {
      let found = CleanOutHeuristic(problem: self).order()
      let foundCount = self.count(of: found)
      if foundCount < count { (best, count) = (found, foundCount) }
    }
    guard count > bound, states.count <= Self.exactLimit else {
      return CleanOutOrder(states: best, count: count, isProven: count == bound)
    }
    var programme = CleanOutProgramme(self)
    if let better = programme.order(below: count) {
      (best, count) = (better, self.count(of: better))
    }
    return CleanOutOrder(states: best, count: count, isProven: true)
  }
}
