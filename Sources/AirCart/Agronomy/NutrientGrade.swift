/// What a fertilizer is made of, as its name says: shares of its mass in percent.
package struct NutrientGrade: Equatable, Sendable {
  /// Nitrogen, N.
  package let nitrogen: Double
  /// Phosphate, P2O5.
  package let phosphate: Double
  /// Potash, K2O.
  package let potash: Double
  /// Sulphur, S.
  package let sulphur: Double

  /// Creates a grade from percentages.
  package init(_ nitrogen: Double, _ phosphate: Double, _ potash: Double, sulphur: Double = 0) {
    self.nitrogen = nitrogen
    self.phosphate = phosphate
    self.potash = potash
    self.sulphur = sulphur
  }
}

extension NutrientGrade {
  /// The mean of the grades by weight; `nil` where one is not known.
  init?(blend parts: [ProductDemand]) {
    guard parts.allSatisfy({ $0.traits.grade != nil }), let sum = Nutrients(of: parts) else {
      return nil
    }
    let pounds = parts.reduce(0.0) { $0 + $1.rate.poundsPerAcre }
    func mean(_ nutrient: Nutrient) -> Double { sum[nutrient].poundsPerAcre / pounds * 100 }
    self.init(mean(.nitrogen), mean(.phosphate), mean(.potash), sulphur: mean(.sulphur))
  }
}

/// Nutrients on an acre, as actual nutrient.
package struct Nutrients: Equatable, Sendable {
  /// In the order of the nutrients.
  private var rates = Nutrient.allCases.map { _ in ApplicationRate(poundsPerAcre: 0) }

  /// What products deliver together, rate · percent / 100 of each nutrient; `nil` when no applied one
  /// has a grade.
  package init?(of products: [ProductDemand]) {
    var hasGrade = false
    for product in products where product.isApplied {
      guard let grade = product.traits.grade else { continue }
      hasGrade = true
      for (place, nutrient) in Nutrient.allCases.enumerated() {
        let pounds = product.rate.poundsPerAcre * grade.percent(of: nutrient) / 100
        rates[place] = ApplicationRate(poundsPerAcre: rates[place].poundsPerAcre + pounds)
      }
    }
    guard hasGrade else { return nil }
  }

  /// How much of one there is.
  package subscript(nutrient: Nutrient) -> ApplicationRate { rates[Int(nutrient.rawValue)] }
}
