/// The rule of the reference app: largest product first into the largest free tank.
///
/// It looks at neither objective; its allocation is one feasible answer, usually good, sometimes
/// far from the best (`GreedyRule` says how it works).
package struct GreedyAllocator: Sendable {
  /// Creates the method.
  package init() {}

  /// Returns the rule's rows for a job, bit for bit those of the reference app.
  ///
  /// - Complexity: O(*n*² + *t*) for *n* products and *t* tanks.
  package func rows(for job: Job) -> GreedyAllocation {
    let rule = GreedyRule(capacities: job.usableCapacities)
    var scratch = Scratch()
    let buffers = GreedyBuffers(
      productCount: job.products.count, tankCount: job.cart.tanks.count, in: &scratch)
    for (index, product) in job.products.enumerated() {
      buffers.demands[index] = product.demand.bushels
      buffers.unitDemands[index] = product.unitDemand
    }
    let totals = rule.apply(
      to: buffers.demands, productCount: job.products.count,
      rules: job.bindingRules, rows: buffers.rows)
    return Self.assemble(job, totals, buffers, tankOrder: rule.tankOrder)
  }

  func allocate(_ job: Job, for objective: Objective) -> AllocationResult {
    let rows = rows(for: job)
    let assignment = rows.assignment
    let instance = AllocationInstance(job)
    let value =
      switch objective {
      case .leastUnallocated: rows.unallocated.bushels
      case .largestAreaPerFill: job.areaPerFill(of: assignment).acres
      }
    return AllocationResult(
      status: .feasible, infeasibility: nil, objective: objective, method: .greedy,
      assignment: assignment, value: value, bestValue: value,
      bound: instance.bound(for: objective), counters: rows.counters)
  }

  private static func assemble(
    _ job: Job, _ totals: GreedyRule.Totals, _ buffers: GreedyBuffers,
    tankOrder: [Int]
  ) -> GreedyAllocation {
    let rows = buffers.rows
    let productOrder = job.products.indices.map { rows.productOrder[$0] }
    var tanks = job.cart.tanks.indices.map { job.load(nil, bushels: 0, inTank: $0) }
    var filled: [Int] = []
    for product in productOrder {
      for tank in tankOrder where rows.holder[tank] == product {
        tanks[tank] = job.load(product, bushels: rows.fill[tank], inTank: tank)
        filled.append(tank)
      }
    }
    var unallocatedRows: [Shortfall] = []
    for product in productOrder where rows.leftOver[product] > 0 {
      unallocatedRows.append(job.shortfall(of: product, bushels: rows.leftOver[product]))
    }
    let capacity = job.cart.capacity.bushels
    var counters = WorkCounters()
    counters.candidates = totals.tanksVisited
    let covered = coveredAcres(
      field: min(job.area.acres, max(0, job.weightArea)),
      productCount: job.products.count, leftOver: rows.leftOver, placed: rows.placed,
      unitDemands: buffers.unitDemands)
    return GreedyAllocation(
      productOrder: productOrder, tanks: tanks, tankOrder: filled, unallocatedRows: unallocatedRows,
      demand: Volume(bushels: totals.demand), placed: Volume(bushels: totals.placed),
      unallocated: Volume(bushels: totals.shownUnallocated),
      coveredArea: Area(acres: covered),
      utilizationPercent: min(100, totals.demand / capacity * 100), counters: counters)
  }
}
