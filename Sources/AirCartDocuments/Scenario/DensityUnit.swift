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

  /// The key of a density in this unit.
  var key: String {
    switch self {
    case .poundsPerBushel: "poundsPerBushel"
    case .kilogramsPerHectolitre: "kilogramsPerHectolitre"
    case .poundsPerCubicFoot: "poundsPerCubicFoot"
    case .gramsPerHalfLitre: "gramsPerHalfLitre"
    case .poundsPerAveryBushel: "poundsPerAveryBushel"
    }
  }

  /// Which numbers are accepted.
  package var rule: NumberRule {
    switch self {
    case .gramsPerHalfLitre: InputRanges.gramsPerHalfLitre
    case .poundsPerCubicFoot: InputRanges.density(UnitName("lb/ft³"))
    default: InputRanges.density(UnitName(rawValue))
    }
  }
}

extension DensityEntry {
  /// Creates a density from a number and its unit.
  package init(_ value: Double, _ unit: DensityUnit) {
    switch unit {
    case .poundsPerBushel: self = .poundsPerBushel(value)
    case .kilogramsPerHectolitre: self = .kilogramsPerHectolitre(value)
    case .poundsPerCubicFoot: self = .poundsPerCubicFoot(value)
    case .gramsPerHalfLitre: self = .gramsPerHalfLitre(value)
    case .poundsPerAveryBushel: self = .poundsPerAveryBushel(value)
    }
  }

  /// The number.
  package var value: Double {
    switch self {
    case .poundsPerBushel(let value), .kilogramsPerHectolitre(let value),
      .poundsPerCubicFoot(let value), .gramsPerHalfLitre(let value),
      .poundsPerAveryBushel(let value):
      value
    }
  }

  /// The unit.
  package var unit: DensityUnit {
    switch self {
    case .poundsPerBushel: .poundsPerBushel
    case .kilogramsPerHectolitre: .kilogramsPerHectolitre
    case .poundsPerCubicFoot: .poundsPerCubicFoot
    case .gramsPerHalfLitre: .gramsPerHalfLitre
    case .poundsPerAveryBushel: .poundsPerAveryBushel
    }
  }

  /// The density that is meant, of a product that the catalogue may have.
  ///
  /// - Returns: The density; `nil` for grams in half a litre of a product without an equation.
  package func density(of product: Product?) -> BulkDensity? {
    switch self {
    case .poundsPerBushel(let number): BulkDensity(poundsPerBushel: number)
    case .kilogramsPerHectolitre(let number): BulkDensity(kilogramsPerHectolitre: number)
    case .poundsPerCubicFoot(let number): BulkDensity(poundsPerCubicFoot: number)
    case .poundsPerAveryBushel(let number): BulkDensity(poundsPerAveryBushel: number)
    case .gramsPerHalfLitre(let number): product?.testWeight?.density(gramsPerHalfLitre: number)
    }
  }
}
