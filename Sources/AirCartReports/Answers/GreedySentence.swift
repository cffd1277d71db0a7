import AirCart

/// What the plan does better than the simple rule (greedy), in one sentence.
struct GreedySentence {
  private let comparison: RuleComparison
  let sentence: String

  init(document: PlanDocument) {
    comparison = RuleComparison(document.statements)
    sentence = document.text(comparison.statement)
  }

  /// Whether both put the same amounts into the same tanks, or for several fills the same products.
  var isSameAllocation: Bool { comparison.isSameAllocation }
}
