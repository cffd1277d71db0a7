/// What a fertilizer is made of, as its name says: shares of its mass in percent.
public struct NutrientGrade: Equatable, Sendable {
  /// Nitrogen, N.
  public let nitrogen: Double
  /// Phosphate, P2O5.
  public let phosphate: Double
  /// Potash, K2O.
  public let potash: Double
  /// Sulphur, S.
  public let sulphur: Double

  /// Creates a grade from percentages.
  public init(_ nitrogen: Double, _ phosphate: Double, _ potash: Double, sulphur: Double = 0) {
    self.nitrogen = nitrogen
    self.phosphate = phosphate
    self.potash = potash
    self.sulphur = sulphur
  }
}

extension NutrientGrade {
  /// The mean of the grades by weight; `nil` where one is not known.
  init?(blend parts: [ProductDemand]) {
    var (delivered, pounds) = ([Nutrients](), 0.0)
    for part in parts {
      guard let grade = part.traits.grade else { return nil }
      delivered.append(Nutrients(grade, at: part.rate))
      pounds += part.rate.poundsPerAcre
    }
    let sum = Nutrients(sum: delivered)
    self.init(
      sum.nitrogen.poundsPerAcre / pounds * 100, sum.phosphate.poundsPerAcre / pounds * 100,
      sum.potash.poundsPerAcre / pounds * 100, sulphur: sum.sulphur.poundsPerAcre / pounds * 100)
  }
}

/// Nutrients on an acre, as actual nutrient.
package struct Nutrients: Equatable, Sendable {
  /// Nitrogen, N.
  package let nitrogen: ApplicationRate
  /// Phosphate, P2O5.
  package let phosphate: ApplicationRate
  /// Potash, K2O.
  package let potash: ApplicationRate
  /// Sulphur, S.
  package let sulphur: ApplicationRate

  /// What a product delivers at a rate: rate · percent / 100 of each nutrient.
  package init(_ grade: NutrientGrade, at rate: ApplicationRate) {
    let pounds = rate.poundsPerAcre
    nitrogen = ApplicationRate(poundsPerAcre: pounds * grade.nitrogen / 100)
    phosphate = ApplicationRate(poundsPerAcre: pounds * grade.phosphate / 100)
    potash = ApplicationRate(poundsPerAcre: pounds * grade.potash / 100)
    sulphur = ApplicationRate(poundsPerAcre: pounds * grade.sulphur / 100)
  }

  /// The sum of what several products deliver, in their order; nothing at all from none.
  package init(sum parts: [Nutrients]) {
    var totals = (0.0, 0.0, 0.0, 0.0)
    for part in parts {
      totals.0 += part.nitrogen.poundsPerAcre
      totals.1 += part.phosphate.poundsPerAcre
      totals.2 += part.potash.poundsPerAcre
      totals.3 += part.sulphur.poundsPerAcre
    }
    nitrogen = ApplicationRate(poundsPerAcre: totals.0)
    phosphate = ApplicationRate(poundsPerAcre: totals.1)
    potash = ApplicationRate(poundsPerAcre: totals.2)
    sulphur = ApplicationRate(poundsPerAcre: totals.3)
  }
}
