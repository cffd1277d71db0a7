extension Job {
  /// Returns the largest area for which the simple rule leaves nothing over: what one filling by it
  /// lasts for when it is given no more than fits.
  ///
  /// Constraints let a product skip tanks; then ``FillAwareGreedy`` steps down to it.
  ///
  /// - Returns: The area; zero where the rule gives some product no tank, however small the area.
  /// - Complexity: That of ``GreedyBlocks``, or of ``FillAwareGreedy`` with constraints.
  package var greedyRange: Area {
    if bindingRules == nil {
      let blocks = GreedyBlocks(GreedyRule(capacities: usableCapacities))
      let unitDemands = products.filter { $0.isApplied }.map { $0.unitDemand }
      return Area(acres: blocks.area(unitDemands: unitDemands, count: unitDemands.count))
    }
    return Area(acres: FillAwareGreedy().allocate(self, for: .largestAreaPerFill).value)
  }
}
