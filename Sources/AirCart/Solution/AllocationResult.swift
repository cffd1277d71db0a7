/// What a method found out about a job.
package enum SolutionStatus: UInt8, Sendable {
  /// The allocation is as good as any can be. Only exact methods say so.
  case optimal
  /// The allocation keeps every rule; whether a better one exists was not asked.
  case feasible
  /// No allocation gives every product a tank and something to seed.
  case infeasible
}

/// Why no allocation gives every product a tank and something to seed.
package enum Infeasibility: Equatable, Sendable {
  /// More products with a rate above zero than tanks that may be filled.
  case moreProductsThanTanks(products: Int, tanks: Int)
  /// The constraints leave a product, meant by position, no tank.
  case noAllowedTank(product: Int)
  /// Each product has an allowed tank, but they cannot all have one at once.
  case constraintsConflict
  /// The reserves alone may weigh as much as the weight limit allows.
  case reservesOutweighLimit
  /// No product has a rate above zero.
  case nothingApplied
}

/// The allocation that a method returns, with its value, a bound and what the work was.
package struct AllocationResult: Equatable, Sendable {
  /// What was found.
  package let status: SolutionStatus
  /// Why not, when the status is `infeasible`.
  package let infeasibility: Infeasibility?
  /// The objective that was asked for.
  package let objective: Objective
  /// The method that answered.
  package let method: Method
  /// Which product each tank holds; `empty` when infeasible.
  package let assignment: Assignment
  /// The objective's value: acres per fill, or bushels unallocated.
  package let value: Double
  /// The best value over all assignments as the search computed it.
  ///
  /// The assignment is the canonical one among all within the tie tolerance of this value.
  package let bestValue: Double
  /// The capacity bound: no allocation is better than this.
  package let bound: Double
  /// The work that was done.
  package let counters: WorkCounters
}

extension AllocationResult {
  /// The answer with another bound.
  func with(bound: Double) -> AllocationResult {
    AllocationResult(
      status: status, infeasibility: infeasibility, objective: objective, method: method,
      assignment: assignment, value: value, bestValue: bestValue, bound: bound, counters: counters)
  }

  /// Returns the answer that no allocation gives every product a tank and something to seed.
  ///
  /// `largestArea` is that of the tanks alone: above zero, it is the weight limit that allows none.
  static func infeasible(
    _ instance: AllocationInstance, _ method: Method, largestArea: Double, _ counters: WorkCounters
  ) -> AllocationResult {
    AllocationResult(
      status: .infeasible,
      infeasibility: largestArea > 0 ? .reservesOutweighLimit : instance.infeasibility,
      objective: .largestAreaPerFill, method: method, assignment: .empty, value: 0, bestValue: 0,
      bound: instance.bound(for: .largestAreaPerFill), counters: counters)
  }

  /// Returns an optimal answer from the canonical assignment of the instance's products.
  ///
  /// The value of an area per fill is the assignment's own, min C / v or what a weight limit
  /// allows; an unallocated amount is the best value, settled on the bound where it reaches it.
  static func optimal(
    _ instance: AllocationInstance, for objective: Objective, by method: Method,
    _ assignment: Assignment, best: Double, counters: WorkCounters
  ) -> AllocationResult {
    let value =
      switch objective {
      case .leastUnallocated: instance.unallocatedBound.settle(best)
      case .largestAreaPerFill: instance.areaPerFill(of: assignment)
      }
    return AllocationResult(
      status: .optimal, infeasibility: nil, objective: objective, method: method,
      assignment: assignment.renumbered(
        instance.productIndices, tankCount: instance.capacities.count),
      value: value, bestValue: best, bound: instance.bound(for: objective), counters: counters)
  }
}

extension AllocationInstance {
  /// The reason why some product must go without a tank; asked only when that is so.
  var infeasibility: Infeasibility {
    if productCount == 0 { return .nothingApplied }
    for (product, tanks) in allowedTanks.enumerated()
    where tanks == .none || mostTanks[product] == 0 {
      return .noAllowedTank(product: productIndices[product])
    }
    if productCount > usableTanks.count {
      return .moreProductsThanTanks(products: productCount, tanks: usableTanks.count)
    }
    return .constraintsConflict
  }
}
