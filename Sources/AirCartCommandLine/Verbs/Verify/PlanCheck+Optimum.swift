import AirCart
import AirCartDocuments

// What the plan says is as good as can be, against every allocation that there is.

extension PlanCheck {
  /// The bushels by which an unallocated amount may be off and still be the same.
  private var scale: Double { max(1, totalDemand) }

  mutating func checkOptimum(_ best: AllocationResult) {
    let status = plan.optimum.status
    findings.require(
      status != .infeasible, .status, at: place("/optimal/status"), status.rawValue.quoted,
      "\"optimal\"")
    let holds = checkUnallocated(best)
    findings.compare(
      plan.unallocatedBound, unallocatedBound, .bound, at: place("/optimal/boundBu"),
      scale: totalDemand)
    if holds, status == .optimal { checkCanonical(optimumList, best.assignment) }
    checkFillOrder()
  }

  /// - Returns: Whether the value is that of an optimum.
  private mutating func checkUnallocated(_ best: AllocationResult) -> Bool {
    let (stated, least) = (plan.optimum.unallocated, best.value)
    let path = place("/optimal/unallocatedBu")
    let slack = Findings.tolerance * scale
    if plan.optimum.status == .optimal {
      findings.require(
        stated <= least + slack, .leastUnallocated, at: path, Findings.shown(stated),
        Findings.shown(least))
    }
    findings.require(
      stated >= least - slack, .attainable, at: path, Findings.shown(stated),
      "at least \(Findings.shown(least))")
    return (stated - least).magnitude <= slack
  }

  /// max(0, Σb − Σc) over the tanks that may be filled.
  private var unallocatedBound: Double {
    let excess = totalDemand - usableCapacity
    return excess < rounding(of: totalDemand) ? 0 : excess
  }

  /// What a fill can take from the tanks that may be filled.
  var usableCapacity: Double {
    capacities.indices.filter { problem.rules.usableTanks.contains($0) }
      .reduce(0) { $0 + usable[$1] }
  }

  /// Names the first tank that does not hold what the canonical assignment puts there.
  mutating func checkCanonical(_ list: TankList, _ assignment: Assignment) {
    findings.valueCount += list.rows.count
    for (tank, row) in list.rows.enumerated() where tank < capacities.count {
      let expected = assignment.product(inTank: tank).map { problem.products[$0].name }
      guard row.product != expected else { continue }
      findings.add(
        .canonical, at: place(list.path(tank, "product")), found: Findings.shown(row.product),
        expected: Findings.shown(expected))
      return
    }
  }

  /// Fills each product's largest tank first and compares the amounts.
  private mutating func checkFillOrder() {
    let holders = holders(optimumList)
    guard holders.count == capacities.count else { return }
    let usable = usable
    var expected = usable.map { _ in 0.0 }
    for product in problem.products.indices {
      let own = holders.indices.filter { holders[$0] == product }
        .sorted { usable[$0] == usable[$1] ? $0 < $1 : usable[$0] > usable[$1] }
      var remaining = demands[product]
      for tank in own {
        expected[tank] = min(remaining, usable[tank])
        remaining -= expected[tank]
      }
    }
    for (tank, row) in plan.optimum.tanks.enumerated() {
      findings.compare(
        row.amount, expected[tank], .fillOrder, at: place(optimumList.path(tank)), scale: scale)
    }
  }
}
