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

extension RestatedRule {
  /// The field, or how far the product gets that is short of it the most.
  func coveredArea(of problem: AllocationProblem) -> Double {
    leftOver.reduce(problem.area.acres) { least, left in
      let placed = holders.indices.filter { holders[$0] == left.product }
        .reduce(0) { $0 + fills[$1] }
      let product = problem.products[left.product]
      let dust = max(1e-9, 1e-12 * (left.amount + placed))
      guard product.isApplied, left.amount > dust else { return least }
      return min(least, placed / product.unitDemand)
    }
  }
}
