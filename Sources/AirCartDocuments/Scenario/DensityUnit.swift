package import AirCart

/// The units in which a density may be given, by the words for them.
package enum DensityUnit: String, DocumentWord {
  case poundsPerBushel = "lb/bu"
  case kilogramsPerHectolitre = "kg/hL"
  case poundsPerCubicFoot = "lb/ft3"
  case gramsPerHalfLitre = "g/0.5L"
  case poundsPerAveryBushel = "lb/bu-avery"

  package var word: String { rawValue }

  package var documentation: String {
    switch self {
    case .poundsPerBushel: "Pounds per US bushel."
    case .kilogramsPerHectolitre: "Kilograms per hectolitre."
    case .poundsPerCubicFoot: "Pounds per cubic foot."
    case .gramsPerHalfLitre:
      """
      Grams in half a litre, as an elevator weighs grain: a density by the equation that the \
      Canadian Grain Commission has for the crop.
      """
    case .poundsPerAveryBushel:
      "Pounds per Avery bushel (36.37 L), as Canadian test weights are given."
    }
  }

  package var key: String { "\(self)" }

  package var rule: NumberRule {
    switch self {
    case .gramsPerHalfLitre: InputRanges.gramsPerHalfLitre
    case .poundsPerCubicFoot: InputRanges.density(UnitName("lb/ft³"))
    default: InputRanges.density(UnitName(rawValue))
    }
  }
}

extension DensityEntry {
  /// The density that is meant, of a product that the catalogue may have.
  ///
  /// - Returns: The density; `nil` for grams in half a litre of a product without an equation.
  package func density(of product: Product?) -> BulkDensity? {
    switch unit {
    case .poundsPerBushel: BulkDensity(poundsPerBushel: value)
    case .kilogramsPerHectolitre: BulkDensity(kilogramsPerHectolitre: value)
    case .poundsPerCubicFoot: BulkDensity(poundsPerCubicFoot: value)
    case .poundsPerAveryBushel: BulkDensity(poundsPerAveryBushel: value)
    case .gramsPerHalfLitre: product?.testWeight?.density(gramsPerHalfLitre: value)
    }
  }
}
