/// Student's t distribution, by which a mean of few values is judged.
///
/// Written with + − × ÷ √ and `ElementaryFunctions` alone, for the same bits on every machine.
package enum StudentDistribution {
  /// Returns the probability that a number of the distribution is above `t`.
  ///
  /// For t ≥ 0 half the regularised incomplete beta function I_x(ν/2, ½) at x = ν/(ν + t²).
  package static func tail(above t: Double, degrees: Int) -> Double {
    guard t >= 0 else { return 1 - tail(above: -t, degrees: degrees) }
    let freedom = Double(degrees)
    return 0.5 * incompleteBeta(freedom / 2, ratio: t * t / freedom)
  }

  package static func density(_ t: Double, degrees: Int) -> Double {
    let freedom = Double(degrees)
    let power = ElementaryFunctions.exp(-(freedom + 1) / 2 * log1p(t * t / freedom))
    return gammaRatio(freedom / 2) / (freedom * .pi).squareRoot() * power
  }

  /// Returns the number that one of the distribution does not exceed with a probability.
  ///
  /// Newton's method from the normal quantile, which is below for every number of degrees. Above
  /// zero the tail is convex and falls, so the steps go up to the root and never past it.
  ///
  /// - Parameters:
  ///   - probability: From ½ to below 1.
  ///   - degrees: Degrees of freedom, from 1.
  /// - Returns: The quantile, to about 12 digits.
  /// - Complexity: some ten evaluations of the tail.
  package static func quantile(_ probability: Double, degrees: Int) -> Double {
    precondition(probability >= 0.5 && probability < 1 && degrees > 0, "an upper quantile")
    var t = ElementaryFunctions.normalQuantile(probability)
    for _ in 0..<100 {
      let excess = tail(above: t, degrees: degrees) - (1 - probability)
      let step = excess / density(t, degrees: degrees)
      t += step
      if step.magnitude <= 1e-14 * t { break }
    }
    return t
  }
}

// MARK: - What it is made of

extension StudentDistribution {
  /// ln(1 + u), also where 1 + u would lose the digits of u.
  private static func log1p(_ u: Double) -> Double {
    guard u < 0.25 else { return ElementaryFunctions.log(1 + u) }
    let s = u / (2 + u)
    var term = s
    var sum = s
    var k = 1.0
    while term > 1e-17 * sum {
      k += 2
      term *= s * s
      sum += term / k
    }
    return 2 * sum
  }

  /// Γ(a + ½) / Γ(a): its asymptotic series beyond 30, and Γ(x + 1) = x·Γ(x) down from there.
  private static func gammaRatio(_ a: Double) -> Double {
    var a = a
    var factor = 1.0
    while a < 30 {
      factor *= a / (a + 0.5)
      a += 1
    }
    let square = 1 / (a * a)
    let series =
      (-1.0 / 8 + square * (1.0 / 192 + square * (-1.0 / 640 + square * 17 / 14_336))) / a
    return factor * a.squareRoot() * ElementaryFunctions.exp(series)
  }

  /// I_x(a, ½) at x = 1 / (1 + u), from the side on which its continued fraction converges fast.
  private static func incompleteBeta(_ a: Double, ratio u: Double) -> Double {
    guard u > 0 else { return 1 }
    let x = 1 / (1 + u)
    let y = u / (1 + u)
    // xᵃ·√y / B(a, ½), where B(a, ½) = √π·Γ(a)/Γ(a + ½).
    let front =
      ElementaryFunctions.exp(-a * log1p(u)) * y.squareRoot() * gammaRatio(a)
      / Double.pi.squareRoot()
    if x < (a + 1) / (a + 2.5) { return front * fraction(a, 0.5, x) / a }
    return 1 - front * fraction(0.5, a, y) / 0.5
  }

  /// The continued fraction of the incomplete beta function (Abramowitz and Stegun, 26.5.8) by
  /// Lentz's method.
  private static func fraction(_ a: Double, _ b: Double, _ x: Double) -> Double {
    var c = 1.0
    var d = 1 / (1 - (a + b) * x / (a + 1))
    var value = d
    var m = 1.0
    while m < 10_000 {
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / (1 + even * d)
      c = 1 + even / c
      value *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / (1 + odd * d)
      c = 1 + odd / c
      value *= d * c
      if (d * c - 1).magnitude < 1e-15 { break }
      m += 1
    }
    return value
  }
}
