package import AirCart

// What a result says about tanks and left-over amounts, in the words of the independent check.

extension FeasibilityCheck.Claim {
  /// What the reference rule's rows say.
  package init(_ greedy: GreedyAllocation, in job: Job) {
    self.init(emptyIn: job)
    fill(greedy.tanks)
    for row in greedy.unallocatedRows { unallocated[row.productIndex] = row.amount.bushels }
    unallocatedTotal = greedy.unallocated.bushels
  }

  /// What the least-unallocated rows of a plan say.
  package init(optimumOf plan: Plan, in job: Job) {
    self.init(emptyIn: job)
    fill(plan.optimalTanks)
    for row in plan.shortfalls { unallocated[row.productIndex] = row.amount.bushels }
    unallocatedTotal = plan.leastUnallocated.value
  }

  /// What one load of the fill plan says, when what one fill does not cover is left over.
  package init(loadsOf plan: FillPlan, in job: Job) {
    self.init(emptyIn: job)
    fill(plan.tanks)
    for product in job.products.indices {
      let own = plan.tanks.filter { $0.productIndex == product }
      let loaded = own.reduce(0) { $0 + $1.volume.bushels }
      unallocated[product] = max(0, job.products[product].demand.bushels - loaded)
    }
    unallocatedTotal = unallocated.reduce(0, +)
  }

  private mutating func fill(_ tanks: [Load]) {
    for load in tanks {
      holders[load.tankIndex] = load.productIndex
      fills[load.tankIndex] = load.volume.bushels
    }
  }

  /// How many weight limits it breaks as what is on the cart for one fill, reserves included.
  package func brokenWeightLimits(in job: Job) -> Int {
    var pounds = 0.0
    for (tank, holder) in holders.enumerated() {
      guard let product = holder, job.products.indices.contains(product) else { continue }
      pounds +=
        (fills[tank] + FeasibilityCheck.reserve(of: tank, job))
        * job.products[product].density.poundsPerBushel
    }
    return job.constraints.count { constraint in
      switch constraint {
      case .payload(let mass): pounds > mass.pounds * (1 + 1e-9)
      case .grossWeight(let mass):
        pounds > (mass.pounds - (job.cart.emptyWeight?.pounds ?? 0)) * (1 + 1e-9)
      case .allowedTanks, .mostTanks, .emptyTanks, .forbiddenTanks, .holds, .reserve: false
      }
    }
  }

  /// A claim that puts nothing anywhere.
  package init(emptyIn job: Job) {
    self.init(
      holders: Array(repeating: nil, count: job.cart.tanks.count),
      fills: Array(repeating: 0, count: job.cart.tanks.count),
      unallocated: Array(repeating: 0, count: job.products.count), unallocatedTotal: 0)
  }
}
