import AirCart
import AirCartDocuments

// The reference rule, written down once more: it shares nothing with the engine's.

/// What the reference rule does with a job.
struct RestatedRule {
  /// The product in each tank, or `nil`.
  private(set) var holders: [Int?]
  /// Bushels in each tank.
  private(set) var fills: [Double]
  /// What finds no tank, the largest product first.
  private(set) var leftOver: [(product: Int, amount: Double)] = []

  /// Applies the rule: the largest product first, into the largest free tank that it may use.
  init(demands: [Double], capacities: [Double], rules: PlacementRules) {
    holders = capacities.map { _ in nil }
    fills = capacities.map { _ in 0 }
    let tanks = Self.largestFirst(capacities)
    for product in Self.largestFirst(demands) {
      var remaining = demands[product]
      var tanksLeft = rules.mostTanks[product]
      for tank in tanks
      where remaining > 0 && tanksLeft > 0 && holders[tank] == nil
        && rules.allowedTanks[product].contains(tank)
      {
        holders[tank] = product
        fills[tank] = min(remaining, capacities[tank])
        remaining -= fills[tank]
        tanksLeft -= 1
      }
      leftOver.append((product, remaining))
    }
  }

  /// Positions by value, largest first; equal values keep their order.
  private static func largestFirst(_ values: [Double]) -> [Int] {
    values.indices.sorted { values[$0] == values[$1] ? $0 < $1 : values[$0] > values[$1] }
  }
}

extension PlanCheck {
  mutating func checkReference() {
    findings.compare(
      plan.reference.status.rawValue, StoredPlan.Status.feasible.rawValue, .status,
      at: place("/greedy/status"))
    let rule = RestatedRule(demands: demands, capacities: usable, rules: problem.rules)
    checkRows(rule)
    checkUnallocatedRows(rule)
    let total = rule.leftOver.reduce(0) { $0 + $1.amount }
    findings.compare(
      plan.reference.unallocated, total < rounding(of: totalDemand) ? 0 : total, .referenceTotal,
      at: place("/greedy/unallocatedBu"))
    findings.compare(
      plan.coveredArea, coveredArea(rule), .coveredArea, at: place("/greedy/coveredAc"))
  }

  private mutating func checkRows(_ rule: RestatedRule) {
    for (tank, row) in plan.reference.tanks.enumerated() {
      let name = rule.holders[tank].map { problem.products[$0].name }
      let path = place("/greedy/tanks/\(tank)")
      findings.compare(row.product, name, .referenceRule, at: path + "/product")
      requireSameBits(row.amount, rule.fills[tank], at: path + "/fillBu")
      requireSameBits(
        row.fillPercent, (rule.fills[tank] / capacities[tank]) * 100, at: path + "/fillPct")
    }
  }

  private mutating func checkUnallocatedRows(_ rule: RestatedRule) {
    let expected = rule.leftOver.filter { $0.amount > 0 }
    let rows = plan.reference.unallocatedRows
    findings.require(
      rows.count == expected.count, .referenceRule, at: place("/greedy/unallocated"),
      "\(rows.count) rows", "\(expected.count) rows")
    for (index, (row, (product, amount))) in zip(rows, expected).enumerated() {
      let path = place("/greedy/unallocated/\(index)")
      findings.compare(
        row.product, problem.products[product].name, .referenceRule, at: path + "/product")
      requireSameBits(row.amount, amount, at: path + "/bu")
    }
  }

  private mutating func requireSameBits(_ found: Double, _ expected: Double, at path: String) {
    findings.require(
      found == expected, .referenceRule, at: path, Findings.shown(found),
      Findings.shown(expected))
  }

  /// The field, or how far the product gets that is short of it the most.
  private func coveredArea(_ rule: RestatedRule) -> Double {
    rule.leftOver.reduce(problem.area.acres) { least, left in
      let placed = rule.holders.indices.filter { rule.holders[$0] == left.product }
        .reduce(0) { $0 + rule.fills[$1] }
      let product = problem.products[left.product]
      guard product.isApplied, left.amount > rounding(of: left.amount + placed) else {
        return least
      }
      return min(least, placed / product.unitDemand)
    }
  }
}
