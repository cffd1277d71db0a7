/// The words for the kinds of constraint in a plan document.
enum ConstraintKind: String, DocumentWord {
  case allowedTanks
  case mostTanks
  case emptyTanks

  var word: String { rawValue }

  var documentation: String {
    switch self {
    case .allowedTanks: "A product may use these tanks only."
    case .mostTanks: "A product may use at most so many tanks."
    case .emptyTanks: "These tanks stay empty."
    }
  }
}

extension StoredPlan.Status {
  /// The word.
  package var word: String { rawValue }

  /// What it claims.
  package var documentation: String {
    switch self {
    case .optimal: "As good as any can be."
    case .feasible: "Every rule is kept."
    case .infeasible: "No allocation gives every product a tank."
    }
  }
}
