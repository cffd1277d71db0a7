extension AllocationProblem {
  /// Returns the largest area for which the simple rule leaves nothing over: what one filling by it
  /// lasts for when it is given no more than fits.
  ///
  /// Constraints let a product skip tanks. Then some product exactly fills some of its tanks there,
  /// and smaller areas fit too, so that the largest is found by trying ever fewer.
  ///
  /// - Returns: The area; zero where the rule gives some product no tank, however small the area.
  /// - Complexity: That of ``GreedyBlocks``; with constraints O(*n*·2^*t*) areas for *n* products and
  ///   *t* tanks, and the rule's own work for a few times the logarithm of them.
  package var greedyRange: Area {
    if constraints.isEmpty {
      let blocks = GreedyBlocks(GreedyRule(capacities: usableCapacities))
      let unitDemands = products.filter { $0.isApplied }.map { $0.unitDemand }
      return Area(acres: blocks.area(unitDemands: unitDemands, count: unitDemands.count))
    }
    // A little less, so that no rounding asks for another tank.
    let largest = filledAreas.largest { isPlaced(acres: $0 * (1 - Tolerance.tie)) }
    return Area(acres: largest.map { min($0, weightArea) } ?? 0)
  }

  /// The areas at which a product exactly fills some of its tanks.
  private var filledAreas: [Double] {
    let capacities = usableCapacities
    let order = GreedyRule(capacities: capacities).tankOrder
    var areas: [Double] = []
    for (index, product) in products.enumerated() where product.isApplied {
      let own = order.filter { rules.allowedTanks[index].contains($0) }.map { capacities[$0] }
      for sum in own.subsetSums where sum > 0 { areas.append(sum / product.unitDemand) }
    }
    return areas
  }

  private func isPlaced(acres: Double) -> Bool {
    guard let job = try? varied(.field, to: acres) else { return false }
    let rows = GreedyAllocator().rows(for: job)
    return rows.unallocated.bushels <= Tolerance.tie * rows.demand.bushels
  }
}
