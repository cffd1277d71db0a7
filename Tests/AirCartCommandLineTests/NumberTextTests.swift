import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (266.666, 1, "266.7"), (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (1.005, 2, "1.00"),
    (2.5, 0, "3"), (-2.5, 0, "-3"), (0.5, 0, "1"), (-0.04, 1, "0.0"), (-0.0, 1, "0.0"),
    (9.96, 1, "10.0"), (999_999.95, 1, "999999.9"), (1344, 0, "1344"), (1344, 2, "1344.00"),
    (0.000_05, 4, "0.0001"), (1e-300, 9, "0.000000000"), (0x1p62, 1, "4611686018427387904.0"),
    (1e20, 2, "1e+20"), (.infinity, 1, "–"), (.nan, 0, "–"),
    (4_503_599_627_370_497.5, 0, "4503599627370498"),
    (0.049_999_999_999_999_996, 1, "0.0"), (0.05, 1, "0.1"), (100.0 / 3, 3, "33.333"),
  ])
  func `a number for people has fixed decimals`(value: Double, digits: Int, text: String) {
    #expect(fixed(value, digits) == text)
  }

  /// The oracle is the C library, which differs only in exact ties.
  @Test(arguments: 0..<20)
  func `rounding agrees with the C library`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for digits in 0...9 {
      for _ in 0..<50 {
        let exponent = Double.random(in: -9...9, using: &random)
        let value = Double.random(in: -1...1, using: &random) * exp2(exponent * 3)
        let expected = String(format: "%.\(digits)f", value)
        let isNegativeZero = expected.hasPrefix("-") && Double(expected) == 0
        #expect(fixed(value, digits) == (isNegativeZero ? String(expected.dropFirst()) : expected))
      }
    }
  }
}
