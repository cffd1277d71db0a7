/// Logarithm, exponential and the normal distribution by + − × ÷ and √ alone.
///
/// A C library may round its functions differently on another machine. These have the same bits
/// everywhere, so that a season simulated with a seed is the same season on every machine.
package enum ElementaryFunctions {
  private static let ln2High = 0x1.62e42fefa38p-1
  private static let ln2Low = 0x1.ef35793c7673p-45

  /// Returns the natural logarithm of a positive number, to about 2⁻⁵².
  ///
  /// x = m·2ᵏ with m in √½…√2, and ln m = 2·artanh((m − 1)/(m + 1)) by its series.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    // A subnormal number is taken 2⁵⁴ times.
    let isNormal = x >= 0x1p-1022
    let bits = (isNormal ? x : x * 0x1p54).bitPattern
    var exponent = Double(Int(bits >> 52) - (isNormal ? 1_023 : 1_077))
    var significand = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 1.0 / 25 * square
    sum = (sum + 1.0 / 23) * square
    sum = (sum + 1.0 / 21) * square
    sum = (sum + 1.0 / 19) * square
    sum = (sum + 1.0 / 17) * square
    sum = (sum + 1.0 / 15) * square
    sum = (sum + 1.0 / 13) * square
    sum = (sum + 1.0 / 11) * square
    sum = (sum + 1.0 / 9) * square
    sum = (sum + 1.0 / 7) * square
    sum = (sum + 1.0 / 5) * square
    sum = (sum + 1.0 / 3) * square
    return exponent * ln2High + (2 * s + (2 * s * sum + exponent * ln2Low))
  }

  /// Returns eˣ, to about 2⁻⁵²; 0 and infinity beyond the range of numbers.
  ///
  /// x = k·ln 2 + r with |r| ≤ ln 2 / 2, and eʳ by its series.
  package static func exp(_ x: Double) -> Double {
    guard x > -708 else { return 0 }
    guard x < 709 else { return .infinity }
    let k = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    var n = 17.0
    while n > 0 {
      sum = 1 + sum * r / n
      n -= 1
    }
    return sum * Double(sign: .plus, exponent: Int(k), significand: 1)
  }

  /// Returns ln(1 + x), also for small x to about 2⁻⁵².
  static func logOnePlus(_ x: Double) -> Double {
    let whole = 1 + x
    return whole == 1 ? x : log(whole) * (x / (whole - 1))
  }

  /// Returns eˣ − 1, also for small x to about 2⁻⁵².
  static func expMinusOne(_ x: Double) -> Double {
    let whole = exp(x)
    if whole == 1 { return x }
    return whole > 0 && whole < .infinity ? (whole - 1) * (x / log(whole)) : whole - 1
  }

  package static func normalDensity(_ x: Double) -> Double {
    0.3989422804014327 * exp(-x * x / 2)
  }

  /// Returns the probability that a standard normal number is at most x, to about 10⁻¹⁵.
  ///
  /// Φ(x) = ½ + φ(x)·(x + x³/3 + x⁵/(3·5) + …), whose terms all have one sign.
  package static func normalProbability(_ x: Double) -> Double {
    guard x > -8.3 else { return 0 }
    guard x < 8.3 else { return 1 }
    var term = x
    var sum = x
    var k = 1.0
    while term.magnitude > 1e-17 * sum.magnitude {
      k += 2
      term *= x * x / k
      sum += term
    }
    return min(1, max(0, 0.5 + normalDensity(x) * sum))
  }

  /// Returns the number that a standard normal one does not exceed with a probability, to about
  /// 10⁻¹⁵ of it.
  ///
  /// Algorithm AS 241 (Wichura, Applied Statistics 37, 1988): rational functions of the
  /// probability, beyond 0.425 of the middle of √−ln of it.
  package static func normalQuantile(_ probability: Double) -> Double {
    let q = probability - 0.5
    guard q.magnitude > 0.425 else { return q * centre(0.180625 - q * q) }
    let tail = q < 0 ? probability : 1 - probability
    guard tail > 0 else { return q < 0 ? -.infinity : .infinity }
    let r = (-log(tail)).squareRoot()
    let value = r <= 5 ? shoulder(r - 1.6) : farTail(r - 5)
    return q < 0 ? -value : value
  }

  private static func centre(_ r: Double) -> Double {
    polynomial(
      r,
      (
        3.3871328727963666080, 133.14166789178437745, 1971.5909503065514427,
        13731.693765509461125, 45921.953931549871457, 67265.770927008700853, 33430.575583588128105,
        2509.0809287301226727
      ))
      / polynomial(
        r,
        (
          1, 42.313330701600911252, 687.18700749205790830, 5394.1960214247511077,
          21213.794301586595867, 39307.895800092710610, 28729.085735721942674,
          5226.4952788528545610
        ))
  }

  private static func shoulder(_ r: Double) -> Double {
    polynomial(
      r,
      (
        1.42343711074968357734, 4.63033784615654529590, 5.76949722146069140550,
        3.64784832476320460504, 1.27045825245236838258, 0.241780725177450611770,
        0.0227238449892691845833, 7.74545014278341407640e-4
      ))
      / polynomial(
        r,
        (
          1, 2.05319162663775882187, 1.67638483018380384940, 0.689767334985100004550,
          0.148103976427480074590, 0.0151986665636164571966, 5.47593808499534494600e-4,
          1.05075007164441684324e-9
        ))
  }

  private static func farTail(_ r: Double) -> Double {
    polynomial(
      r,
      (
        6.65790464350110377720, 5.46378491116411436990, 1.78482653991729133580,
        0.296560571828504891230, 0.0265321895265761230930, 1.24266094738807843860e-3,
        2.71155556874348757815e-5, 2.01033439929228813265e-7
      ))
      / polynomial(
        r,
        (
          1, 0.599832206555887937690, 0.136929880922735805310, 0.0148753612908506148525,
          7.86869131145613259100e-4, 1.84631831751005468180e-5, 1.42151175831644588870e-7,
          2.04426310338993978564e-15
        ))
  }

  private typealias Coefficients = (
    Double, Double, Double, Double, Double, Double, Double, Double
  )

  /// a + b·x + … + h·x⁷.
  @inline(__always)
  private static func polynomial(
    _ x: Double, _ coefficients: Coefficients
  ) -> Double {
    let (a, b, c, d, e, f, g, h) = coefficients
    return a + x * (b + x * (c + x * (d + x * (e + x * (f + x * (g + x * h))))))
  }
}
