package import AirCart

extension CellMetric {
  /// Returns a metric of a job planned on its own; NaN where there is none.
  ///
  /// The other way to the numbers of a sweep: through `Plan`, as the verb `plan` goes, with none of
  /// the sweep's short cuts. Both give the same bits.
  package func value(of plan: Plan, for problem: AllocationProblem) -> Double {
    let capacity = problem.cart.capacity.bushels
    let demand = plan.greedy.demand.bushels
    let fill = plan.capacity
    return switch self {
    case .demand: demand
    case .cartLoad: demand / capacity * 100
    case .utilization: plan.greedy.utilizationPercent
    case .greedyFilled: min(100, plan.greedy.placed.bushels / capacity * 100)
    case .optimalFilled: plan.optimalPlaced(problem) / capacity * 100
    case .greedyUnallocated: plan.greedy.unallocated.bushels
    case .optimalUnallocated: plan.leastUnallocated.value
    case .gap: plan.unallocatedGap
    case .areaPerFill: fill.areaPerFill.acres
    case .greedyAreaPerFill: problem.greedyAreaPerFill
    case .greedyCovered: plan.greedy.coveredArea.acres
    case .fills: fill.fills.map { Double($0) } ?? .nan
    case .greedyFills:
      FillArithmetic.fills(field: problem.area.acres, areaPerFill: problem.greedyAreaPerFill)
    case .limitingProduct: fill.limitingProduct.map { Double($0) } ?? .nan
    case .lastFill: fill.lastFill?.acres ?? .nan
    case .tanksUsed: Double(plan.capacityAssignment.tanksUsed)
    case .grossWeight: fill.grossWeight?.pounds ?? .nan
    }
  }
}

extension AllocationProblem {
  /// What a fill by the simple rule covers, in acres; not a number where it covers nothing.
  var greedyAreaPerFill: Double {
    let acres = greedyRange.acres
    return acres > 0 ? acres : .nan
  }
}
