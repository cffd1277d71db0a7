package import AirCart
import AirCartDocuments

// Constraints, and what they make impossible, in words.

extension PlanDocument {
  /// The names of tanks, in tank order.
  package func tankNames(_ tanks: TankSet) -> [String] {
    cart.tanks.indices.filter(tanks.contains).map { cart.tanks[$0].name }
  }

  /// The product in each tank, in tank order; `nil` for an empty one.
  package func contents(of assignment: Assignment) -> [String?] {
    cart.tanks.indices.map { tank in
      assignment.product(inTank: tank).map { job.products[$0].name }
    }
  }

  /// Each product with its tanks as a clause: `Wheat in Tank 1 and Tank 4`.
  package func clauses(of assignment: Assignment) -> [String] {
    job.products.enumerated().compactMap { index, product in
      let tanks = cart.tanks.indices.filter { assignment.product(inTank: $0) == index }
      guard !tanks.isEmpty else { return nil }
      return localized("\(product.name) in \(tanks.map { cart.tanks[$0].name }.listed)")
    }
  }

  /// Each constraint as a clause.
  package var constraintTexts: [String] { job.constraintStatements.map(text) }

  /// What stays in tanks in use, in a sentence; `nil` where nothing does.
  package var reserveSentence: String? {
    let kept = plan.fillPlan.tanks.filter { $0.reserve.bushels > 0 }.grouped {
      $0.tank.isLiquid ? amounts.liquid($0.reserve) : amounts.capacity($0.reserve)
    }
    guard !kept.isEmpty else { return nil }
    let parts = kept.map { localized("\($0) in \($1.map(\.tank.name).listed)") }
      .joined(separator: ", ")
    let weight = amounts.mass(job.reserveMass(of: plan.recommended))
    return localized("Not counted above, because it stays in: \(parts), \(weight).")
  }

  /// Why no plan gives every product a tank; `nil` when one does.
  package var infeasibilityText: String? { statements.infeasibility.map(text) }
}
