/// A nutrient that a grade states.
package enum Nutrient: UInt8, CaseIterable, Sendable {
  /// N.
  case nitrogen
  /// Phosphate, P2O5.
  case phosphate
  /// Potash, K2O.
  case potash
  /// S.
  case sulphur
}

extension NutrientGrade {
  package func percent(of nutrient: Nutrient) -> Double {
    switch nutrient {
    case .nitrogen: nitrogen
    case .phosphate: phosphate
    case .potash: potash
    case .sulphur: sulphur
    }
  }
}

/// How much of a nutrient is wanted on an area.
package struct NutrientTarget: Equatable, Sendable {
  package let nutrient: Nutrient
  /// In any unit of mass per area; below zero where other products bring more than is wanted.
  package let amount: Double

  package init(_ nutrient: Nutrient, _ amount: Double) {
    self.nutrient = nutrient
    self.amount = amount
  }
}
