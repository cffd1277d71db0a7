extension AllocationProblem {
  /// Returns the largest area for which the simple rule leaves nothing over: what one filling by it
  /// lasts for when it is given no more than fits.
  ///
  /// There some product exactly fills its tanks: some that follow each other in the rule's order, or
  /// any where constraints let it skip some. Smaller areas fit too, so that the largest is found by
  /// trying ever fewer.
  ///
  /// - Returns: The area; zero where the rule gives some product no tank, however small the area.
  /// - Complexity: O(*n*·*t*²) areas for *n* products and *t* tanks, *n*·2^*t* with constraints, and
  ///   the rule's own work for a few times the logarithm of them.
  package var greedyRange: Area {
    // A little less, so that no rounding asks for another tank.
    let largest = filledAreas.largest { isPlaced(acres: $0 * (1 - Tolerance.tie)) }
    return Area(acres: largest.map { min($0, weightArea) } ?? 0)
  }

  /// The areas at which a product exactly fills tanks that follow each other.
  private var filledAreas: [Double] {
    let capacities = usableCapacities
    let order = GreedyRule(capacities: capacities).tankOrder
    var areas: [Double] = []
    for (index, product) in products.enumerated() where product.isApplied {
      let own = order.filter { rules.allowedTanks[index].contains($0) }.map { capacities[$0] }
      let sums = constraints.isEmpty ? own.runSums : own.subsetSums
      for sum in sums where sum > 0 { areas.append(sum / product.unitDemand) }
    }
    return areas
  }

  private func isPlaced(acres: Double) -> Bool {
    guard let job = try? varied(.field, to: acres) else { return false }
    let rows = GreedyAllocator().rows(for: job)
    return rows.unallocated.bushels <= Tolerance.tie * rows.demand.bushels
  }
}

extension [Double] {
  /// The sums of elements that follow each other.
  fileprivate var runSums: [Double] {
    var sums: [Double] = []
    for first in indices {
      var sum = 0.0
      for element in self[first...] {
        sum += element
        sums.append(sum)
      }
    }
    return sums
  }
}
