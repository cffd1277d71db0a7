package import AirCart

// Constraints, and what they make impossible, in words.

extension PlanDocument {
  /// The names of tanks, in tank order.
  package func tankNames(_ tanks: TankSet) -> [String] {
    cart.tanks.indices.filter(tanks.contains).map { cart.tanks[$0].name }
  }

  /// Each constraint as a clause.
  package var constraintTexts: [String] { problem.constraints.map { text(of: $0) } }

  /// Why no plan gives every product a tank; `nil` when one does.
  package var infeasibilityText: String? {
    plan.largestArea.infeasibility.map { text(of: $0) }
  }

  private func text(of constraint: Constraint) -> String {
    switch constraint {
    case .allowedTanks(let product, let tanks):
      "\(problem.products[product].name) only in \(tankNames(tanks).listed)"
    case .mostTanks(let product, 1):
      "\(problem.products[product].name) in at most 1 tank"
    case .mostTanks(let product, let count):
      "\(problem.products[product].name) in at most \(count) tanks"
    case .emptyTanks(let tanks):
      tanks.count == 1
        ? "\(tankNames(tanks).listed) stays empty" : "\(tankNames(tanks).listed) stay empty"
    }
  }

  private func text(of infeasibility: Infeasibility) -> String {
    switch infeasibility {
    case .moreProductsThanTanks(let products, let tanks):
      let verb = tanks == 1 ? "tank" : "tanks"
      return "\(products) products need a tank each, and only \(tanks) \(verb) may be filled."
    case .noAllowedTank(let product):
      let name = problem.products[product].name
      guard problem.rules.usableTanks.count > 0 else { return "Every tank is to stay empty." }
      return "\(name) has no tank that it may use: \(clauses(about: product))."
    case .constraintsConflict:
      return "Not every product can have a tank of its own: "
        + constraintTexts.joined(separator: "; ") + "."
    case .nothingApplied:
      return "No product has a rate above zero."
    }
  }

  private func clauses(about product: Int) -> String {
    let relevant = problem.constraints.filter { constraint in
      switch constraint {
      case .allowedTanks(let restricted, _), .mostTanks(let restricted, _): restricted == product
      case .emptyTanks: true
      }
    }
    return relevant.map { text(of: $0) }.joined(separator: "; ")
  }
}

extension [String] {
  /// The words as an enumeration: `Tank 1, Tank 2 and Saddle`.
  package var listed: String { listed(joinedBy: "and") }

  /// The words as an enumeration with a conjunction before the last.
  package func listed(joinedBy conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
