/// What a job is to be loaded for.
package enum PlanGoal: UInt8, CaseIterable, Sendable {
  /// As few fills as the cart can do, and among those the plan that keeps the house rules.
  case practical
  /// The largest area per fill, whatever goes where.
  case capacity
}

/// What a plan is chosen by, beside the constraints of its job.
package struct PlanPreferences: Equatable, Sendable {
  package var goal: PlanGoal
  package var rules: HouseRules
  /// The spare beyond which more is no better, as a share of the field.
  package var margin: Double
  /// Rules that no product may break, as if they were constraints.
  package var refused: [HouseRule]

  package init(
    goal: PlanGoal = .practical, rules: HouseRules = .standard,
    margin: Double = PracticalPlan.standardMargin, refused: [HouseRule] = []
  ) {
    self.goal = goal
    self.rules = rules
    self.margin = margin
    self.refused = refused
  }
}
