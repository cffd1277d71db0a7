/// The words for the kinds of constraint in a plan document.
enum ConstraintKind: String, DocumentWord {
  case allowedTanks
  case mostTanks
  case emptyTanks
  case forbiddenTanks
  case reserve
  case payload
  case grossWeight

  var word: String { rawValue }

  var documentation: String {
    switch self {
    case .allowedTanks: "A product may use these tanks only."
    case .mostTanks: "A product may use at most so many tanks."
    case .emptyTanks: "These tanks stay empty."
    case .forbiddenTanks: "A product may not use these tanks."
    case .reserve: "These tanks keep some of what they hold."
    case .payload: "The product on the cart weighs at most so much."
    case .grossWeight: "Cart and product together weigh at most so much."
    }
  }
}

extension StoredPlan.FillLimit {
  /// The word.
  package var word: String { rawValue }

  /// What it means.
  package var documentation: String {
    switch self {
    case .product: "A product runs out."
    case .weight: "No more may be loaded."
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
