package import AirCart
import AirCartSimulation

/// A value that a file writes as one of a few words.
package protocol DocumentWord: CaseIterable, Sendable {
  var word: String { get }
  /// What choosing it means, in a sentence.
  var documentation: String { get }
}

extension DocumentWord {
  /// The name of the case, its words joined by hyphens.
  package var word: String { "\(self)".split(atCapitalsWith: "-") }

  /// Finds the value of a word, whatever its case.
  package init?(word: String) {
    guard let value = Self.allCases.first(where: { $0.word.isSameWord(as: word) }) else {
      return nil
    }
    self = value
  }

  static var choices: [Choice] {
    allCases.map { Choice(name: $0.word, documentation: $0.documentation) }
  }
}

extension UnitSystem: DocumentWord {
  package var documentation: String {
    switch self {
    case .imperial: "Acres, pounds per acre and pounds."
    case .metric: "Hectares, kilograms per hectare and kilograms."
    }
  }
}

extension DensitySet: DocumentWord {
  package var documentation: String {
    switch self {
    case .listed: "The original app's densities."
    case .published: "Measured densities from publications, each with its source."
    }
  }
}

extension PlanGoal: DocumentWord {
  package var documentation: String {
    switch self {
    case .practical: "As few fills as the cart can do, and among those what keeps the house rules."
    case .capacity: "The largest area per fill, whatever goes where."
    }
  }
}

extension HouseRule: DocumentWord {
  package var documentation: String {
    switch self {
    case .saddleFertilizer: "No fertilizer in a saddle tank."
    case .saddleBulkSeed: "No seed at 25 lb/ac or more in a saddle tank."
    case .smallSeedInSaddle: "Canola, mustard and inoculant in the saddle tank, if there is one."
    case .phosphateOneTank: "A product with 20 % P2O5 or more in one tank only."
    case .phosphateTank:
      "Such a product in the tank with the steel meter auger, where that is named."
    case .blend: "No blend where each product can have its own tank."
    }
  }
}

extension String {
  /// Whether two words differ at most in the case of letters.
  package func isSameWord(as other: String) -> Bool { lowercased() == other.lowercased() }
}

/// The units in which a density may be given, by the words for them.
package enum DensityUnit: String, DocumentWord {
  case poundsPerBushel = "lb/bu"
  case kilogramsPerHectolitre = "kg/hL"
  case poundsPerCubicFoot = "lb/ft3"
  case gramsPerHalfLitre = "g/0.5L"
  case poundsPerAveryBushel = "lb/bu-avery"
  case poundsPerGallon = "lb/gal"
  case kilogramsPerLitre = "kg/L"
  case kilogramsPerCubicMetre = "kg/m3"
  case tonnesPerCubicMetre = "t/m3"

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
    case .poundsPerGallon: "Pounds per US gallon, as of a liquid."
    case .kilogramsPerLitre: "Kilograms per litre, as of a liquid."
    case .kilogramsPerCubicMetre: "Kilograms per cubic metre."
    case .tonnesPerCubicMetre: "Tonnes per cubic metre."
    }
  }

  package var key: String { "\(self)" }

  package var rule: NumberRule {
    switch self {
    case .gramsPerHalfLitre: InputRanges.gramsPerHalfLitre
    case .poundsPerCubicFoot: InputRanges.density(UnitName("lb/ft³"))
    case .kilogramsPerCubicMetre: InputRanges.kilogramsPerCubicMetre
    default: InputRanges.density(UnitName(rawValue))
    }
  }
}

extension DensityEntry {
  /// The density that is meant, of a product that the catalogue may have; `nil` for grams in half a
  /// litre of a product without an equation.
  package func density(of product: Product?) -> BulkDensity? {
    switch unit {
    case .poundsPerBushel: BulkDensity(poundsPerBushel: value)
    case .kilogramsPerHectolitre: BulkDensity(kilogramsPerHectolitre: value)
    case .poundsPerCubicFoot: BulkDensity(poundsPerCubicFoot: value)
    case .poundsPerAveryBushel: BulkDensity(poundsPerAveryBushel: value)
    case .poundsPerGallon: BulkDensity(poundsPerGallon: value)
    case .kilogramsPerLitre, .tonnesPerCubicMetre:
      BulkDensity(kilogramsPerHectolitre: 100 * value)
    case .kilogramsPerCubicMetre: BulkDensity(kilogramsPerHectolitre: value / 10)
    case .gramsPerHalfLitre: product?.testWeight?.density(gramsPerHalfLitre: value)
    }
  }
}
