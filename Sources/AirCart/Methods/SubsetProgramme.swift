/// Dynamic programme over subsets of the tanks.
///
/// ```
/// F_p(S) = best over U ⊆ S of combine(F_{p−1}(S ∖ U), contribution_p(U))
/// ```
/// Exact for both objectives and for every constraint: a product's subsets U are those of its
/// allowed tanks with at most its most tanks.
package enum SubsetProgramme {
  /// The most tanks whose subsets are enumerated.
  package static let tankLimit = 12
  /// The most products.
  package static let productLimit = 12

  /// Refuses more tanks or products than there may be.
  package static func check(tanks: Int, products: Int = 0) throws(AllocationError) {
    guard tanks <= tankLimit else {
      throw .tooManyTanks(tanks, limit: tankLimit, method: .subsetProgramme)
    }
    guard products <= productLimit else {
      throw .tooManyProducts(products, limit: productLimit, method: .subsetProgramme)
    }
  }

  /// Refuses an instance with more tanks or products than there may be.
  package static func check(_ instance: AllocationInstance) throws(AllocationError) {
    try check(tanks: instance.usableTanks.count, products: instance.productCount)
  }
}

extension SubsetWorkspace {
  /// Returns the largest area per fill in acres, or 0 when some product must go without a tank.
  ///
  /// - Complexity: O(*n*·3^*t*) for *n* products and *t* tanks; no heap memory.
  package func largestArea(
    unitDemands: UnsafePointer<Double>, counters: inout WorkCounters
  ) -> Double {
    guard productCount > 0, productCount <= tankCount else { return 0 }
    if let table { return table.largestArea(unitDemands: unitDemands) }
    return bestValue(areaObjective(unitDemands), &counters)
  }

  /// Returns the least unallocated amount in bushels, as searched and not yet settled.
  ///
  /// - Complexity: O(*n*·3^*t*) for *n* products and *t* tanks; no heap memory.
  package func leastUnallocated(
    demands: UnsafePointer<Double>, totalDemand: Double, counters: inout WorkCounters
  ) -> Double {
    guard productCount > 0 else { return 0 }
    if let table { return table.leastUnallocated(demands: demands) }
    return bestValue(unallocatedObjective(demands, totalDemand), &counters)
  }

  /// Returns the canonical assignment for the largest area per fill, which is greater than zero.
  ///
  /// - Complexity: O(*n*²·3^*t*) for *n* products and *t* tanks; no heap memory.
  package func canonicalAssignment(
    unitDemands: UnsafePointer<Double>, best: Double, counters: inout WorkCounters
  ) -> Assignment {
    let objective = areaObjective(unitDemands)
    return search?.canonical(objective, unitDemands: unitDemands, best: best)
      ?? canonical(objective, best, &counters)
  }

  /// Returns the canonical assignment for the least unallocated amount as searched.
  ///
  /// - Complexity: O(*n*²·3^*t*) for *n* products and *t* tanks; no heap memory.
  package func canonicalAssignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double,
    counters: inout WorkCounters
  ) -> Assignment {
    let objective = unallocatedObjective(demands, totalDemand)
    return search?.canonical(objective, demands: demands, best: best)
      ?? canonical(objective, best, &counters)
  }

  private func areaObjective(_ unitDemands: UnsafePointer<Double>) -> AreaObjective {
    for product in 0..<productCount { numbers[product] = 1 / unitDemands[product] }
    return AreaObjective(acresPerBushel: numbers)
  }

  private func unallocatedObjective(
    _ demands: UnsafePointer<Double>, _ totalDemand: Double
  ) -> UnallocatedObjective {
    UnallocatedObjective(
      demands: demands, tie: Tolerance.tieBushels(totalDemand: totalDemand))
  }
}

// MARK: - The best value

extension SubsetWorkspace {
  /// The programme over tanks that are available: leaving one unused costs nothing here.
  private func bestValue(
    _ objective: some SeparableObjective, _ counters: inout WorkCounters
  ) -> Double {
    var (stage, next) = stages
    contribute(objective, product: 0)
    for subset in 0...everyTank { stage[subset] = contributions[subset & allowed[0]] }
    for product in 1..<max(1, productCount) {
      contribute(objective, product: product)
      // The last product is asked for the full cart only.
      let first = product == productCount - 1 ? everyTank : 0
      for subset in first...everyTank {
        next[subset] = combined(objective, stage, subset, subset & allowed[product], &counters)
      }
      (stage, next) = (next, stage)
    }
    return stage[everyTank]
  }

  /// The best split of a subset between a product and those before it.
  @inline(__always)
  private func combined(
    _ objective: some SeparableObjective, _ stage: UnsafeMutablePointer<Double>, _ subset: Int,
    _ choices: Int, _ counters: inout WorkCounters
  ) -> Double {
    var best = objective.combine(stage[subset], contributions[0])
    var chosen = choices
    while chosen != 0 {
      let value = objective.combine(stage[subset & ~chosen], contributions[chosen])
      if objective.isBetter(value, than: best) { best = value }
      chosen = (chosen - 1) & choices
      counters.subsetPairs += 1
    }
    return best
  }

  /// Fills `contributions` with the best a product can do with each available subset.
  @inline(__always)
  private func contribute(_ objective: some SeparableObjective, product: Int) {
    let most = most[product]
    guard most < tankCount else {
      for subset in 0...everyTank {
        contributions[subset] = objective.contribution(
          of: product, capacity: capacities[subset])
      }
      return
    }
    let nothing = objective.contribution(of: product, capacity: 0)
    for subset in 0...everyTank {
      var best = nothing
      if subset.nonzeroBitCount <= most {
        best = objective.contribution(of: product, capacity: capacities[subset])
      } else {
        var rest = subset
        while rest != 0 {
          let without = contributions[subset & ~(rest & -rest)]
          if objective.isBetter(without, than: best) { best = without }
          rest &= rest - 1
        }
      }
      contributions[subset] = best
    }
  }
}

// MARK: - The canonical assignment

extension SubsetWorkspace {
  /// Tanks used and their capacity: what ties are broken by before the product vector.
  private struct TieKey: Equatable {
    let tanks: Int
    let capacity: Double

    func isPreferred(to other: TieKey) -> Bool {
      tanks == other.tanks ? capacity < other.capacity : tanks < other.tanks
    }
  }

  /// Fixes the canonical assignment tank by tank.
  ///
  /// The first pass finds the smallest sets of tanks that reach the best value when exactly they
  /// are used. Then each tank takes the first content, empty before any product, with which the
  /// tanks behind it can still complete such a set.
  private func canonical(
    _ objective: some SeparableObjective, _ best: Double, _ counters: inout WorkCounters
  ) -> Assignment {
    for product in 0..<productCount { given[product] = 0 }
    guard let key = smallestSet(objective, best, &counters) else {
      preconditionFailure("The best value was found among these subsets.")
    }
    var assignment = Assignment.empty
    var used = 0
    for tank in 0..<tankCount {
      // Empty first; the tanks behind complete the set, or one of the products is put here.
      if completes(objective, best, key, used, from: tank + 1, &counters) { continue }
      used |= 1 << tank
      for product in 0..<productCount {
        given[product] |= 1 << tank
        if mayHold(product, given[product]),
          completes(objective, best, key, used, from: tank + 1, &counters)
        {
          assignment = assignment.placing(product: product, inTank: positions[tank])
          break
        }
        given[product] &= ~(1 << tank)
      }
    }
    return assignment
  }

  private func mayHold(_ product: Int, _ tanks: Int) -> Bool {
    tanks & ~allowed[product] == 0 && tanks.nonzeroBitCount <= most[product]
  }

  private func smallestSet(
    _ objective: some SeparableObjective, _ best: Double, _ counters: inout WorkCounters
  ) -> TieKey? {
    let values = exactValues(objective, from: 0, tanksToUse: nil, &counters)
    var smallest: TieKey?
    for subset in 0...everyTank where objective.isAsGood(values[subset], as: best) {
      let key = TieKey(tanks: subset.nonzeroBitCount, capacity: capacities[subset])
      if let found = smallest, !key.isPreferred(to: found) { continue }
      smallest = key
    }
    return smallest
  }

  /// Whether tanks from a position on can complete what is given to a set as good as `key`.
  private func completes(
    _ objective: some SeparableObjective, _ best: Double, _ key: TieKey, _ used: Int,
    from tank: Int, _ counters: inout WorkCounters
  ) -> Bool {
    let missing = key.tanks - used.nonzeroBitCount
    guard missing >= 0, missing <= tankCount - tank else { return false }
    let values = exactValues(objective, from: tank, tanksToUse: missing, &counters)
    for rest in 0..<(1 << (tankCount - tank))
    where rest.nonzeroBitCount == missing && capacities[used | rest << tank] == key.capacity {
      if objective.isAsGood(values[rest], as: best) { return true }
    }
    return false
  }

  /// The best value for each subset of the tanks from a position on.
  ///
  /// Exactly the subset is used, beside what is given already. The last product is asked only for
  /// subsets of `tanksToUse` tanks.
  private func exactValues(
    _ objective: some SeparableObjective, from tank: Int, tanksToUse: Int?,
    _ counters: inout WorkCounters
  ) -> UnsafeMutablePointer<Double> {
    let every = (1 << (tankCount - tank)) - 1
    var (stage, next) = stages
    for subset in 0...every { stage[subset] = objective.worst }
    stage[0] = objective.neutral
    for product in 0..<productCount {
      contributeExactly(objective, product, from: tank)
      let isLast = product == productCount - 1
      for subset in 0...every {
        if isLast, let tanksToUse, subset.nonzeroBitCount != tanksToUse { continue }
        let choices = subset & (allowed[product] >> tank)
        next[subset] = combined(objective, stage, subset, choices, &counters)
      }
      (stage, next) = (next, stage)
    }
    return stage
  }

  private func contributeExactly(
    _ objective: some SeparableObjective, _ product: Int, from tank: Int
  ) {
    for rest in 0..<(1 << (tankCount - tank)) {
      let tanks = given[product] | rest << tank
      contributions[rest] =
        mayHold(product, tanks)
        ? objective.contribution(of: product, capacity: capacities[tanks]) : objective.worst
    }
  }
}
