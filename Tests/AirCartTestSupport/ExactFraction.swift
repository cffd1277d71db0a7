/// A fraction of whole numbers, compared without rounding.
///
/// A number too large for 128 bits stops the test rather than wrapping. The nearest double decides
/// comparisons that are not close, so that a scan over many fractions stays quick.
package struct ExactFraction: Comparable, Sendable, CustomStringConvertible {
  package let numerator: Int128
  /// Above zero.
  package let denominator: Int128
  package let approximation: Double

  /// Creates the fraction as it is written; it is not reduced.
  package init(_ numerator: Int128, over denominator: Int128 = 1) {
    precondition(denominator != 0, "a fraction has no denominator of 0")
    self.numerator = denominator < 0 ? -numerator : numerator
    self.denominator = denominator < 0 ? -denominator : denominator
    approximation = Double(self.numerator) / Double(self.denominator)
  }

  /// Creates the fraction that a double is, when 20 binary places behind the point are enough.
  package init(_ value: Double) {
    let scaled = value * 0x1p20
    precondition(scaled == scaled.rounded() && scaled.magnitude < 0x1p62, "\(value) is not short")
    self = ExactFraction(Int128(scaled), over: 1 << 20).reduced
  }

  /// The same number in lowest terms.
  package var reduced: ExactFraction {
    var (larger, smaller) = (numerator.magnitude, denominator.magnitude)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let divisor = Int128(larger)
    return ExactFraction(numerator / divisor, over: denominator / divisor)
  }

  /// The least whole number that is not below.
  package var roundedUp: Int128 {
    let quotient = numerator / denominator
    return quotient * denominator < numerator ? quotient + 1 : quotient
  }

  package var description: String { "\(numerator)/\(denominator) (\(approximation))" }

  package static func == (left: Self, right: Self) -> Bool { difference(left, right) == 0 }

  package static func < (left: Self, right: Self) -> Bool { difference(left, right) < 0 }

  /// The sign of left − right.
  private static func difference(_ left: Self, _ right: Self) -> Int {
    let gap = left.approximation - right.approximation
    // Each approximation is right to a few units in the last place.
    let size = max(left.approximation.magnitude, right.approximation.magnitude)
    if gap.magnitude > 1e-12 * size { return gap < 0 ? -1 : 1 }
    let (first, second) =
      (left.numerator * right.denominator, right.numerator * left.denominator)
    return first == second ? 0 : first < second ? -1 : 1
  }

  package static func * (left: Self, right: Self) -> Self {
    Self(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  package static func / (left: Self, right: Self) -> Self {
    Self(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  package static func - (left: Self, right: Self) -> Self {
    left + Self(-right.numerator, over: right.denominator)
  }
}
