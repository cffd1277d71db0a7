package import AirCart

// What a result says about tanks and left-over amounts, in the words of the independent check.

extension FeasibilityCheck.Claim {
  /// What the reference rule's rows say.
  package init(_ greedy: GreedyAllocation, in problem: AllocationProblem) {
    self.init(emptyIn: problem)
    for row in greedy.tankRows {
      holders[row.tank] = row.product
      fills[row.tank] = row.fill.bushels
    }
    for row in greedy.unallocatedRows { unallocated[row.product] = row.amount.bushels }
    unallocatedTotal = greedy.unallocated.bushels
  }

  /// What the least-unallocated rows of a plan say.
  package init(optimumOf plan: Plan, in problem: AllocationProblem) {
    self.init(emptyIn: problem)
    for row in plan.optimalTanks {
      holders[row.tank] = row.product
      fills[row.tank] = row.fill.bushels
    }
    for row in plan.shortfalls { unallocated[row.product] = row.amount.bushels }
    unallocatedTotal = plan.leastUnallocated.value
  }

  /// What one load of the fill plan says, when what one fill does not cover is left over.
  package init(loadsOf plan: FillPlan, in problem: AllocationProblem) {
    self.init(emptyIn: problem)
    for row in plan.tanks {
      holders[row.tank] = row.product
      fills[row.tank] = row.load.bushels
    }
    for product in problem.products.indices {
      let loaded = plan.tanks.filter { $0.product == product }.reduce(0) { $0 + $1.load.bushels }
      unallocated[product] = max(0, problem.products[product].demand.bushels - loaded)
    }
    unallocatedTotal = unallocated.reduce(0, +)
  }

  /// How many weight limits it breaks as what is on the cart for one fill, reserves included.
  package func brokenWeightLimits(in problem: AllocationProblem) -> Int {
    var pounds = 0.0
    for (tank, holder) in holders.enumerated() {
      guard let product = holder, problem.products.indices.contains(product) else { continue }
      pounds +=
        (fills[tank] + FeasibilityCheck.reserve(of: tank, problem))
        * problem.products[product].density.poundsPerBushel
    }
    return problem.constraints.count { constraint in
      switch constraint {
      case .payload(let mass): pounds > mass.pounds * (1 + 1e-9)
      case .grossWeight(let mass):
        pounds > (mass.pounds - (problem.cart.emptyWeight?.pounds ?? 0)) * (1 + 1e-9)
      case .allowedTanks, .mostTanks, .emptyTanks, .forbiddenTanks, .holds, .reserve: false
      }
    }
  }

  /// A claim that puts nothing anywhere.
  package init(emptyIn problem: AllocationProblem) {
    self.init(
      holders: Array(repeating: nil, count: problem.cart.tanks.count),
      fills: Array(repeating: 0, count: problem.cart.tanks.count),
      unallocated: Array(repeating: 0, count: problem.products.count), unallocatedTotal: 0)
  }
}
