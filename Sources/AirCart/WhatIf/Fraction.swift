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

  /// The fraction when it is a number above zero.
  var ifPositive: Fraction? {
    denominator > 0 && numerator > 0 && value.isFinite && value > 0 ? self : nil
  }
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

  /// The parameter at which two levels are the same.
  func meeting(_ other: AreaLevel) -> Fraction? {
    let below = numerator * other.slope - other.numerator * slope
    let above = other.numerator * base - numerator * other.base
    return (below < 0 ? Fraction(-above, over: -below) : Fraction(above, over: below)).ifPositive
  }

  static func * (factor: Double, level: AreaLevel) -> AreaLevel {
    AreaLevel(numerator: factor * level.numerator, base: level.base, slope: level.slope)
  }
}
