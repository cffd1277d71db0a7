/// The largest area for which the simple rule leaves nothing over on a cart without constraints.
///
/// Largest product first, each product takes tanks that follow each other in the rule's order, as few
/// as will do. So an area fits exactly where the tanks can be divided in that order into a block for
/// each product that holds it, and the largest such area is
/// ```
/// max over divisions of min over products of Σ c(block) / v
/// ```
package struct GreedyBlocks: Sendable {
  private let tankCount: Int
  /// What tanks hold that follow each other in the rule's order: `first · tankCount + last`.
  private let sums: [Double]

  package init(_ rule: GreedyRule) {
    let capacities = rule.orderedCapacities
    tankCount = capacities.count
    var sums = [Double](repeating: 0, count: tankCount * tankCount)
    for first in capacities.indices {
      var sum = 0.0
      for last in first..<tankCount {
        sum += capacities[last]
        sums[first * tankCount + last] = sum
      }
    }
    self.sums = sums
  }

  /// Returns the area in acres for products with these unit demands, all above zero; 0 for none and
  /// for more than there are tanks.
  ///
  /// - Complexity: O(*n*·*t*²) for *n* products and *t* tanks; no heap memory.
  package func area(unitDemands: UnsafePointer<Double>, count: Int) -> Double {
    guard count > 0, count <= tankCount else { return 0 }
    let scratch = count + tankCount + 1
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: scratch) { memory in
      guard let sorted = memory.baseAddress else { return 0 }
      sortDescending(unitDemands, count: count, into: sorted)
      // The best area of the products so far with so many of the first tanks.
      let best = sorted + count
      best[0] = .infinity
      for product in 0..<count {
        let later = count - 1 - product
        let fewest = later == 0 ? tankCount : product + 1
        for tanks in stride(from: tankCount - later, through: fewest, by: -1) {
          var most = 0.0
          for before in product..<tanks where product > 0 || before == 0 {
            let own = sums[before * tankCount + tanks - 1] / sorted[product]
            most = max(most, min(best[before], own))
          }
          best[tanks] = most
        }
      }
      return best[tankCount]
    }
  }
}
