package import AirCart
import AirCartDocuments

// Constraints that cannot all be kept, in words.

extension PlanDocument {
  /// Which constraints make the plan infeasible, and what it would be without them; empty where it
  /// is not they that do.
  package func conflictSentences(area: (Area) -> String) -> [String] {
    guard let conflict, let conflictCause else { return [] }
    return [conflictCause] + conflict.relaxations.map { sentence($0, constraintTexts, area) }
  }

  /// Which constraints leave no plan.
  var conflictCause: String? {
    guard let conflict else { return nil }
    let names = conflict.constraints.map { "\"\(constraintTexts[$0])\"" }
    return names.count == 1
      ? localized("The constraint \(names[0]) makes it so.")
      : localized("These constraints cannot all be kept: \(names.listed).")
  }

  private func sentence(
    _ relaxation: ConstraintConflict.Relaxation, _ texts: [String], _ area: (Area) -> String
  ) -> String {
    let dropped = relaxation.dropped.map { "\"\(texts[$0])\"" }.listed
    let fillPlan = relaxation.plan.fillPlan
    let fills = fillPlan.fills ?? 0
    let placement = clauses(of: relaxation.plan.recommended).joined(separator: ", ")
    guard fills != 1 else {
      return localized("Without \(dropped) it takes one fill: \(placement).")
    }
    let (count, each) = (counted(fills, "fill"), area(fillPlan.areaPerFill))
    return localized("Without \(dropped) it takes \(count) of \(each): \(placement).")
  }
}
