package import AirCart
import AirCartDocuments

// Constraints, and what they make impossible, in words.

extension PlanDocument {
  /// The names of tanks, in tank order.
  package func tankNames(_ tanks: TankSet) -> [String] {
    cart.tanks.indices.filter(tanks.contains).map { cart.tanks[$0].name }
  }

  /// Each constraint as a clause.
  package var constraintTexts: [String] { problem.constraintStatements.map(text) }

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
    let parts = kept.map { "\(short($0.volume.bushels)) bu in \($0.tanks.listed)" }
    return "Not counted above, because it stays in: \(parts.joined(separator: ", "))."
  }

  /// Why no plan gives every product a tank; `nil` when one does.
  package var infeasibilityText: String? { statements.infeasibility.map(text) }
}
