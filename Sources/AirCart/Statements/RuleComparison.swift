/// The plan beside the simple rule (greedy).
package struct RuleComparison: Sendable {
  private let statements: PlanStatements

  package init(_ statements: PlanStatements) { self.statements = statements }

  private var plan: Plan { statements.plan }
  private var job: Job { statements.job }
  private var rounding: Double { Tolerance.tie * plan.greedy.demand.bushels }

  /// Whether both put the same amounts into the same tanks, or for several fills the same products.
  package var isSameAllocation: Bool {
    // Loads of a fill are the plan's own where the field takes several, or tanks are filled whole.
    let isLoadedForField =
      plan.fillPlan.fills == nil || plan.fillPlan.fills == 1 && !plan.fillPlan.filling.isToBrim
    guard isLoadedForField else { return plan.greedy.assignment == plan.recommended }
    return PlanStatements.isSame(statements.tanks, statements.ruleTanks)
  }

  /// What the plan does better.
  package var statement: Statement {
    guard let fills = plan.fillPlan.fills else { return infeasible }
    return fills == 1 ? oneFill : severalFills(fills)
  }

  private var infeasible: Statement {
    let (rule, best) = (plan.greedy.unallocated, plan.leastUnallocated.value)
    if isSameAllocation { return Statement(.ruleSame) }
    guard rule.bushels - best > rounding else { return Statement(.ruleLeavesSame, .volume(rule)) }
    return Statement(.ruleLeavesMore, .volume(rule), .volume(Volume(bushels: best)))
  }

  private var oneFill: Statement {
    if plan.greedy.unallocated.bushels > 0 {
      let left = plan.greedy.unallocatedRows.filter { $0.amount.bushels > rounding }
      return Statement(.ruleLeaves, .amounts(left))
    }
    if isSameAllocation { return Statement(.ruleSame) }
    let (best, rule) = (plan.recommended.tanksUsed, plan.greedy.assignment.tanksUsed)
    guard best == rule else { return Statement(.ruleTanks, .tankCount(best), .count(rule)) }
    let (own, others) = (emptyCapacity(statements.tanks), emptyCapacity(statements.ruleTanks))
    guard own > others else { return Statement(.ruleSameTanks, .tankCount(best)) }
    return Statement(.ruleEmptyCapacity, .tankCount(best), .capacity(own), .capacity(others))
  }

  private func emptyCapacity(_ tanks: [Load]) -> Volume {
    var bushels = 0.0
    for load in tanks where load.product == nil { bushels += load.tank.capacity.bushels }
    return Volume(bushels: bushels)
  }

  private func severalFills(_ fills: Int) -> Statement {
    let (rule, best) = (job.greedyRange, plan.capacity.areaPerFill)
    guard rule.acres > 0 else {
      let placed = statements.ruleTanks.compactMap { $0.productIndex }
      let without = job.products.indices.filter {
        job.products[$0].isApplied && !placed.contains($0)
      }
      return Statement(.ruleNoTank, .products(without))
    }
    guard best.acres - rule.acres > Tolerance.tie * best.acres else {
      return Statement(.ruleSameArea, .area(rule))
    }
    let count = FillArithmetic.count(
      FillArithmetic.fills(field: job.area.acres, areaPerFill: rule.acres))
    guard count > fills else {
      return Statement(.ruleLessArea, .area(rule), .area(best), .fills(fills))
    }
    return Statement(.ruleMoreFills, .area(rule), .area(best), .fills(count), .count(fills))
  }
}

extension PlanStatements {
  /// What the optimum does better than greedy, for one filling.
  package var greedyBesideOptimum: Statement {
    let (greedy, least) = (plan.greedy.unallocated, Volume(bushels: plan.leastUnallocated.value))
    if plan.unallocatedGap > 0 {
      return Statement(
        .greedyLeavesMore, .volume(greedy), .volume(least),
        .volume(Volume(bushels: plan.unallocatedGap)))
    }
    if Self.isSame(plan.optimalTanks, ruleTanks) { return Statement(.greedySame) }
    return least.bushels > 0
      ? Statement(.greedyLeavesSame, .volume(least)) : Statement(.greedyOtherTanks)
  }

  /// Whether the same amounts are in the same tanks, to what nobody can see.
  fileprivate static func isSame(_ left: [Load], _ right: [Load]) -> Bool {
    zip(left, right).allSatisfy {
      $0.productIndex == $1.productIndex
        && abs($0.volume.bushels - $1.volume.bushels) <= Tolerance.visibleBushels
    }
  }
}
