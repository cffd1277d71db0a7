/// The rule of the reference app: largest product first into the largest free tank.
///
/// It looks at neither objective; its allocation is one feasible answer, usually good, sometimes
/// far from the best (`GreedyRule` says how it works).
package struct GreedyAllocator: Sendable {
  /// Creates the method.
  package init() {}

  /// Returns the rule's rows for a problem, bit for bit those of the reference app.
  ///
  /// - Complexity: O(*n*² + *t*) for *n* products and *t* tanks.
  package func rows(for problem: AllocationProblem) -> GreedyAllocation {
    let rule = GreedyRule(capacities: problem.usableCapacities)
    var scratch = Scratch()
    let buffers = GreedyBuffers(
      productCount: problem.products.count, tankCount: problem.cart.tanks.count, in: &scratch)
    for (index, product) in problem.products.enumerated() {
      buffers.demands[index] = product.demand.bushels
      buffers.unitDemands[index] = product.unitDemand
    }
    let totals = rule.apply(
      to: buffers.demands, productCount: problem.products.count,
      rules: problem.constraints.isEmpty ? nil : problem.rules, rows: buffers.rows)
    return Self.assemble(problem, totals, buffers, tankOrder: rule.tankOrder)
  }

  func allocate(_ problem: AllocationProblem, for objective: Objective) -> AllocationResult {
    let rows = rows(for: problem)
    let assignment = rows.assignment
    let instance = AllocationInstance(problem)
    let value =
      switch objective {
      case .leastUnallocated: rows.unallocated.bushels
      case .largestAreaPerFill: problem.areaPerFill(of: assignment).acres
      }
    return AllocationResult(
      status: .feasible, infeasibility: nil, objective: objective, method: .greedy,
      assignment: assignment, value: value, bestValue: value,
      bound: instance.bound(for: objective), counters: rows.counters)
  }

  private static func assemble(
    _ problem: AllocationProblem, _ totals: GreedyRule.Totals, _ buffers: GreedyBuffers,
    tankOrder: [Int]
  ) -> GreedyAllocation {
    let rows = buffers.rows
    let productOrder = problem.products.indices.map { rows.productOrder[$0] }
    var tankRows: [GreedyAllocation.TankRow] = []
    for product in productOrder {
      for tank in tankOrder where rows.holder[tank] == product {
        let capacity = problem.cart.tanks[tank].capacity.bushels
        tankRows.append(
          .init(
            tank: tank, product: product, fill: Volume(bushels: rows.fill[tank]),
            fillPercent: (rows.fill[tank] / capacity) * 100))
      }
    }
    var unallocatedRows: [GreedyAllocation.UnallocatedRow] = []
    for product in productOrder where rows.leftOver[product] > 0 {
      unallocatedRows.append(
        .init(product: product, amount: Volume(bushels: rows.leftOver[product])))
    }
    let capacity = problem.cart.capacity.bushels
    var counters = WorkCounters()
    counters.candidates = totals.tanksVisited
    let covered = coveredAcres(
      field: min(problem.area.acres, max(0, problem.weightArea)),
      productCount: problem.products.count, leftOver: rows.leftOver, placed: rows.placed,
      unitDemands: buffers.unitDemands)
    return GreedyAllocation(
      productOrder: productOrder, tankRows: tankRows, unallocatedRows: unallocatedRows,
      demand: Volume(bushels: totals.demand), placed: Volume(bushels: totals.placed),
      unallocated: Volume(bushels: totals.shownUnallocated),
      coveredArea: Area(acres: covered),
      utilizationPercent: min(100, totals.demand / capacity * 100), counters: counters)
  }
}
