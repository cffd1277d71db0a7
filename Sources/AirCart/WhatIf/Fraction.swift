/// A quotient that is not yet divided, so that a break point is rounded once.
///
/// Numerator and denominator are products of few numbers of the job: with whole bushels and rates
/// of few digits they are exact, and so is the value but for one rounding.
struct Fraction: Equatable {
  let numerator: Double
  let denominator: Double

  init(_ numerator: Double, over denominator: Double = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var value: Double { numerator / denominator }

  var reciprocal: Double { denominator / numerator }
}

/// Acres as a function of the varied number u: numerator / (base + slope · u).
///
/// A product whose need does not vary covers a constant area (slope 0), one whose need is
/// proportional to u covers C / u (base 0).
struct AreaLevel: Equatable {
  let numerator: Double
  let base: Double
  let slope: Double

  func acres(at parameter: Double) -> Double { numerator / (base + slope * parameter) }
}
