// What a scale in the hand says of a rate and of a density.

extension ApplicationRate {
  /// Creates the rate at which rows were caught over a length.
  /// ```
  /// lb/ac = lb / (rows · spacing/12 · length) · 43,560       in, ft
  /// ```
  /// 18.75 g of 5 rows over 100 ft at 9 in are 0.04134 lb of 375 ft², 4.80 lb/ac.
  ///
  /// - Parameters:
  ///   - mass: What was caught of all the rows together.
  ///   - rows: How many were caught, 1 or more.
  ///   - spacing: How far rows are apart, in inches, above zero.
  ///   - length: How far was driven, or turned, in feet, above zero.
  package init(caught mass: Mass, rows: Int, spacing: Double, length: Double) {
    let squareFeet = Double(rows) * (spacing / 12) * length
    self.init(poundsPerAcre: mass.pounds / squareFeet * ConversionFactors.squareFeetPerAcre)
  }
}

extension BulkDensity {
  /// Creates the density of what is poured loosely into half a litre: kg/hL = g / 5.
  ///
  /// A tank holds about 2 % more wheat than that, because grain settles in it; `TestWeightEquation`
  /// counts that in.
  package init(looseGramsPerHalfLitre grams: Double) {
    self.init(kilogramsPerHectolitre: grams / 5)
  }
}
