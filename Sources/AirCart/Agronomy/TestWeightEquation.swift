/// How the Canadian Grain Commission turns the grams of a grain in half a litre into its test weight.
/// ```
/// kg/hL = intercept + slope · g
/// ```
/// Poured loosely, g grams in half a litre are g / 5 kg/hL. The equations give about 2 % more for
/// wheat, because the Canadian test weight allows for compaction, as a tank does.
///
/// Source: Canadian Grain Commission, test weight calculator, grainscanada.gc.ca.
package struct TestWeightEquation: Equatable, Sendable {
  /// Kilograms per hectolitre at no grams at all.
  package let intercept: Double
  /// Kilograms per hectolitre for each gram.
  package let slope: Double

  /// Creates an equation.
  package init(intercept: Double, slope: Double) {
    self.intercept = intercept
    self.slope = slope
  }

  /// Returns the density of a grain of which so many grams fill half a litre.
  package func density(gramsPerHalfLitre grams: Double) -> BulkDensity {
    BulkDensity(kilogramsPerHectolitre: intercept + slope * grams)
  }
}
