extension AllocationProblem {
  /// Returns the largest area for which the simple rule leaves nothing over: what one filling by it
  /// lasts for when it is given no more than fits.
  ///
  /// Constraints let a product skip tanks. Then some product exactly fills some of its tanks there,
  /// and smaller areas fit too, so that the largest is found by halving.
  ///
  /// - Returns: The area; zero where the rule gives some product no tank, however small the area.
  /// - Complexity: That of ``GreedyBlocks``; with constraints O(*n*·2^*t*) areas for *n* products and
  ///   *t* tanks, and the rule's own work for the logarithm of them.
  package var greedyRange: Area {
    if constraints.isEmpty {
      let blocks = GreedyBlocks(GreedyRule(capacities: usableCapacities))
      let unitDemands = products.filter { $0.isApplied }.map { $0.unitDemand }
      return Area(acres: blocks.area(unitDemands: unitDemands, count: unitDemands.count))
    }
    let areas = descending(filledAreas)
    var (low, high) = (0, areas.count)
    while low < high {
      let middle = (low + high) / 2
      // A little less, so that no rounding asks for another tank.
      let acres = areas[middle] * (1 - Tolerance.tie)
      if isPlaced(acres: acres) { high = middle } else { low = middle + 1 }
    }
    guard low < areas.count else { return Area(acres: 0) }
    return Area(acres: min(areas[low], WeightLimit(self).area(totalRate: totalRate.poundsPerAcre)))
  }

  /// The areas at which a product exactly fills some of its tanks.
  private var filledAreas: [Double] {
    let capacities = usableCapacities
    let order = GreedyRule(capacities: capacities).tankOrder
    var areas: [Double] = []
    for (index, product) in products.enumerated() where product.isApplied {
      let own = order.filter { rules.allowedTanks[index].contains($0) }.map { capacities[$0] }
      areas += own.subsetSums.map { $0 / product.unitDemand }
    }
    return areas
  }

  private func isPlaced(acres: Double) -> Bool {
    let demands = products.map {
      ProductDemand(
        name: $0.name, density: $0.density, statedRate: $0.rate.poundsPerAcre, statedArea: acres,
        units: .imperial, traits: $0.traits)
    }
    guard
      let job = try? AllocationProblem(
        cart: cart, area: Area(acres: acres), products: demands, constraints: constraints)
    else { return false }
    let rows = GreedyAllocator().rows(for: job)
    return rows.unallocated.bushels <= Tolerance.tie * rows.demand.bushels
  }
}

extension [Double] {
  /// The sums of any elements, of at least one.
  fileprivate var subsetSums: [Double] {
    var sums = [0.0]
    for element in self { sums += sums.map { $0 + element } }
    sums.removeFirst()
    return sums
  }
}
