/// The linear programme behind nutrient targets: how much of each fertilizer meets them best.
///
/// With x_j ≥ 0 the rate of fertilizer j, g_ij its percent of nutrient i, and t_i what is wanted:
/// ```
/// minimise   Σ u_i, then Σ o_i, then Σ price_j · x_j
/// where      Σ_j g_ij / 100 · x_j + u_i − o_i = t_i,   x, u, o ≥ 0
/// ```
/// u is what is missing and o what is too much. Nutrients without a target count in neither. What
/// is still tied goes to the fertilizers named first: the largest x_1, then the largest x_2, and so
/// on. So there is one answer, and it is a basic solution (Dantzig: Linear programming and
/// extensions, 1963, chapter 4): all of them are looked at.
///
/// - Complexity: `BasicSolutions` makes C(n + 2m, m) of them for n fertilizers and m targets,
///   1,820 at most; each takes O(m³).
package struct FertilizerProgramme: Sendable {
  package static let fertilizerLimit = 8

  /// What is wanted: one target for a nutrient, at least one.
  package let targets: [NutrientTarget]
  /// The grades of the fertilizers, one at least.
  package let grades: [NutrientGrade]
  /// What a unit of mass of each fertilizer costs, above zero; all 1 for the least product.
  package let prices: [Double]

  /// Creates a programme; all targets are in the unit of the rates.
  package init(targets: [NutrientTarget], grades: [NutrientGrade], prices: [Double]? = nil) {
    precondition((1...Nutrient.allCases.count).contains(targets.count))
    precondition((1...Self.fertilizerLimit).contains(grades.count))
    precondition(prices == nil || prices?.count == grades.count)
    self.targets = targets
    self.grades = grades
    self.prices = prices ?? grades.map { _ in 1 }
  }

  /// Returns the rate of each fertilizer, in the unit of the targets.
  package func rates() -> [Double] {
    var candidates = BasicSolutions(of: self).all
    candidates.keepLeast { $0.missing }
    candidates.keepLeast { $0.excess }
    candidates.keepLeast { $0.cost(at: prices) }
    for fertilizer in grades.indices { candidates.keepLeast { -$0.rates[fertilizer] } }
    return candidates[0].rates
  }
}

/// A basic solution of a fertilizer programme.
struct FertilizerRates {
  let rates: [Double]
  /// Σ u_i.
  let missing: Double
  /// Σ o_i.
  let excess: Double

  func cost(at prices: [Double]) -> Double {
    var sum = 0.0
    for index in rates.indices { sum += prices[index] * rates[index] }
    return sum
  }
}

extension [FertilizerRates] {
  /// Keeps those within 1e-9 of the least value, measured against it and never against each other.
  fileprivate mutating func keepLeast(_ value: (FertilizerRates) -> Double) {
    var least = Double.infinity
    for candidate in self { least = Swift.min(least, value(candidate)) }
    let bound = least + 1e-9 * Swift.max(1, least.magnitude)
    self = filter { value($0) <= bound }
  }
}
