package import AirCart
import AirCartDocuments

// Constraints, and what they make impossible, in words.

extension PlanDocument {
  /// The names of tanks, in tank order.
  package func tankNames(_ tanks: TankSet) -> [String] {
    cart.tanks.indices.filter(tanks.contains).map { cart.tanks[$0].name }
  }

  /// Each constraint as a clause.
  package var constraintTexts: [String] { problem.constraints.map { text(of: $0) } }

  /// What ends a fill where no product does: the limit that allows the least.
  package var weightLimitName: String {
    let empty = cart.emptyWeight?.pounds ?? 0
    let limits = problem.constraints.compactMap { constraint -> (name: String, pounds: Double)? in
      switch constraint {
      case .payload(let mass): ("payload of \(text(of: mass))", mass.pounds)
      case .grossWeight(let mass): ("gross weight of \(text(of: mass))", mass.pounds - empty)
      default: nil
      }
    }
    return limits.min { $0.pounds < $1.pounds }?.name ?? ""
  }

  /// What stays in tanks in use, in a sentence; `nil` where nothing does.
  package var reserveSentence: String? {
    var kept: [(volume: Volume, tanks: [String])] = []
    for load in plan.fillPlan.tanks where load.reserve.bushels > 0 {
      let name = cart.tanks[load.tank].name
      if let index = kept.firstIndex(where: { $0.volume == load.reserve }) {
        kept[index].tanks.append(name)
      } else {
        kept.append((load.reserve, [name]))
      }
    }
    guard !kept.isEmpty else { return nil }
    let parts = kept.map { "\(Self.plain($0.volume.bushels)) bu in \($0.tanks.listed)" }
    return "Not counted above, because it stays in: \(parts.joined(separator: ", "))."
  }

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
    case .forbiddenTanks(let product, let tanks):
      "\(problem.products[product].name) not in \(tankNames(tanks).listed(joinedBy: "or"))"
    case .reserve(let tanks, let reserve): "a reserve of \(text(of: reserve)) in \(all(tanks))"
    case .payload(let mass): "at most \(text(of: mass)) of product on the cart"
    case .grossWeight(let mass): "at most \(text(of: mass)) with the cart"
    }
  }

  private func all(_ tanks: TankSet) -> String {
    tanks == .first(cart.tanks.count) ? "every tank" : tankNames(tanks).listed
  }

  private func text(of reserve: Reserve) -> String {
    switch reserve {
    case .volume(let volume): "\(Self.plain(volume.bushels)) bu"
    case .percent(let percent): "\(Self.plain(percent)) %"
    }
  }

  /// A mass in the units of the job.
  package func text(of mass: Mass) -> String {
    units == .metric ? "\(Self.plain(mass.kilograms)) kg" : "\(Self.plain(mass.pounds)) lb"
  }

  /// At most one decimal, and none where there is nothing behind the point.
  private static func plain(_ value: Double) -> String {
    let text = fixed(value, 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
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
    case .reservesOutweighLimit:
      return "The reserves alone may weigh \(text(of: problem.heaviestReserve)), and nothing is "
        + "left to seed: " + constraintTexts.joined(separator: "; ") + "."
    case .nothingApplied:
      return "No product has a rate above zero."
    }
  }

  private func clauses(about product: Int) -> String {
    let relevant = problem.constraints.filter { constraint in
      switch constraint {
      case .allowedTanks(let restricted, _), .mostTanks(let restricted, _),
        .forbiddenTanks(let restricted, _):
        restricted == product
      case .emptyTanks: true
      case .reserve, .payload, .grossWeight: false
      }
    }
    return relevant.map { text(of: $0) }.joined(separator: "; ")
  }
}
