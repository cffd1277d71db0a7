package import AirCartSimulation

/// What a sweep says in a page: the carts, how they stand beside each other, and the check.
///
/// The files and the terminal show the same numbers, these.
package struct SweepSummary: Sendable {
  /// What was swept.
  package let grid: SweepGrid
  /// The carts in the order of the grid.
  package let carts: [CartSummary]
  /// Ties, ranks and dominance.
  package let standing: CartStanding
  /// What the exhaustive search confirmed.
  package let agreement: SweepAgreement

  /// Summarises a sweep; carts on several threads, `nil` for as many as the machine has.
  ///
  /// - Complexity: O(cells · metrics), and O(carts² · cells) where carts dominate each other.
  package init(_ results: SweepResults, threads: Int? = 1) {
    grid = results.grid
    carts = concurrentMap(count: grid.carts.count, threads: threads) {
      CartSummary(results, cart: $0)
    }
    standing = CartStanding(results)
    agreement = results.agreement
  }

  /// The carts to show: by rank where there is one, and of carts that tie only the first.
  package var shownCarts: [CartSummary] { standing.shownCarts.map { carts[$0] } }

  /// The cell in which greedy leaves most beyond the optimum, the first such; `nil` where it
  /// never leaves more.
  package var worst: GreedyComparison.Worst? {
    var worst: GreedyComparison.Worst?
    for candidate in carts.compactMap(\.greedy?.worst) where candidate.gap > worst?.gap ?? 0 {
      worst = candidate
    }
    return worst
  }

  /// Returns the names of a cart and those that tie with it: `9950 = L9950`.
  package func names(ofTied cart: Int) -> String {
    ([cart] + standing.carts(tiedWith: cart)).sorted().map { carts[$0].name }
      .joined(separator: " = ")
  }
}
