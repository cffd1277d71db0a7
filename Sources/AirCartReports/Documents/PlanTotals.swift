package import AirCart

/// The sums below a plan's products, each only where it says something new.
///
/// The demand together unless there is one product, the remainder when there is one, what is loaded
/// when either of them stands.
package struct PlanTotals: Equatable, Sendable {
  /// The demand of all products.
  package let together: Volume?
  /// What the plan's tanks do not take.
  package let remainder: Volume?
  /// What they take.
  package let loaded: Volume?

  package init(_ document: PlanDocument) {
    let loaded = document.recommendedRows.reduce(0) { $0 + $1.amount.bushels }
    let demand = document.demand.bushels
    let remainder = max(0, demand - loaded)
    let hasSeveral = document.problem.products.count != 1
    let hasRemainder = remainder > 1e-9 * demand
    together = hasSeveral ? document.demand : nil
    self.remainder = hasRemainder ? Volume(bushels: remainder) : nil
    self.loaded = hasSeveral || hasRemainder ? Volume(bushels: loaded) : nil
  }

  /// What the sums are called, where a plan gives every product a tank and where none does.
  package static let togetherTitle = "Together"

  package static func remainderTitle(isFeasible: Bool) -> String {
    isFeasible ? "Left for refills" : "Without a tank"
  }

  package static func loadedTitle(isFeasible: Bool) -> String {
    isFeasible ? "In one fill" : "In tanks"
  }
}

extension PlanDocument {
  /// What the plan is, by the number of fills; `nil` when none is possible.
  package static func planTitle(fills: Int?, isEven: Bool = false) -> String {
    guard let fills else { return "Plan: the least unallocated" }
    if fills == 1 { return "Plan: one fill seeds the field" }
    return "Plan: the loads of \(isEven ? "each fill" : "a full fill")"
  }
}
