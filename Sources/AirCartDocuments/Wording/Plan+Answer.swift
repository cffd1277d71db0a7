public import AirCart

extension Plan {
  /// The answer in a few sentences, in acres and pounds: how many fills, what ends them, what is then on
  /// the wheels; why not, where there is no plan.
  public var summary: String { summary(in: .imperial) }

  /// The answer in a few sentences, as ``summary`` but in the units of choice.
  public func summary(in units: UnitSystem) -> String {
    PlanStatements(self).answer.map(text(in: units).text).joined(separator: " ")
  }

  /// The house rules that the plan breaks, a sentence or two each: what it breaks, and what keeping it
  /// would cost.
  public var brokenRules: [String] {
    PlanStatements(self).brokenRules.map { rule in
      rule.statements.map(text(in: .imperial).text).joined(separator: " ")
    }
  }

  /// Statements about the plan in words; what is on board follows the products.
  package func text(in units: UnitSystem) -> StatementText {
    let onBoard = job.onBoard?.holdings.map(\.name) ?? []
    return StatementText(
      units: units, products: job.products.map(\.name) + onBoard,
      tanks: job.cart.tanks.map(\.name))
  }
}
