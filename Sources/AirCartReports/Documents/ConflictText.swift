package import AirCart
import AirCartDocuments

// Constraints that cannot all be kept, in words.

extension PlanDocument {
  /// Which constraints make the plan infeasible, and what it would be without them; empty where it
  /// is not they that do.
  package func conflictSentences(area: (Area) -> String) -> [String] {
    guard let conflict else { return [] }
    let texts = constraintTexts
    let names = conflict.constraints.map { "\"\(texts[$0])\"" }
    let cause =
      names.count == 1
      ? "The constraint \(names[0]) makes it so."
      : "These constraints cannot all be kept: \(names.listed)."
    return [cause] + conflict.relaxations.map { sentence($0, texts, area) }
  }

  private func sentence(
    _ relaxation: ConstraintConflict.Relaxation, _ texts: [String], _ area: (Area) -> String
  ) -> String {
    let dropped = relaxation.dropped.map { "\"\(texts[$0])\"" }.listed
    let fillPlan = relaxation.plan.fillPlan
    let fills = fillPlan.fills ?? 0
    let count = fills == 1 ? "one fill" : "\(fills) fills of \(area(fillPlan.areaPerFill))"
    let placement = clauses(of: relaxation.plan.recommended).joined(separator: ", ")
    return "Without \(dropped) it takes \(count): \(placement)."
  }
}
