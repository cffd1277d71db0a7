import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// The oracle is the standard library's `description`; round trips are read by `Double(String)`.
@Suite struct NumberTextTests {
  @Test(arguments: [
    (1e-5, "0.00001"), (1.25e-7, "0.000000125"), (1e16, "10000000000000000"), (60, "60"),
    (0.1, "0.1"), (123_456.789, "123456.789"),
  ])
  func `all digits are written out where a command is printed`(value: Double, text: String) {
    #expect(NumberText.withoutExponent(value) == text)
  }

  @Test func `a whole number has no decimal point`() {
    #expect(NumberText.shortest(160) == "160")
    #expect(NumberText.shortest(-12) == "-12")
    #expect(NumberText.shortest(9_007_199_254_740_992) == "9007199254740992")
  }

  @Test func `negative zero is zero`() {
    #expect(NumberText.shortest(-0.0) == "0")
  }

  @Test func `few decimals stand without trailing zeros`() {
    #expect(NumberText.shortest(0.5) == "0.5")
    #expect(NumberText.shortest(-1.25) == "-1.25")
    #expect(NumberText.shortest(0.1 + 0.2) == "0.30000000000000004")
    #expect(NumberText.shortest(999_999_999.999999) == "999999999.999999")
    #expect(NumberText.shortest(0.000101) == "0.000101")
  }

  @Test func `an exponent appears where the standard library has one`() {
    #expect(NumberText.shortest(0.0001) == "0.0001")
    #expect(NumberText.shortest(0.00001) == "1e-05")
    #expect(NumberText.shortest(1e16) == "1e+16")
    #expect(NumberText.shortest(.leastNonzeroMagnitude) == "5e-324")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func `what is not finite has no text`(_ value: Double) {
    #expect(NumberText.shortest(value) == nil)
  }

  @Test(arguments: NumberKind.allCases)
  func `the digits are those of description and read back`(_ kind: NumberKind) {
    var random = SplitMix64(seed: 20_260)
    var buffer = ByteBuffer()
    for _ in 0..<(1_000_000 / NumberKind.allCases.count) {
      let value = kind.draw(&random)
      buffer.truncate(to: 0)
      guard buffer.append(shortest: value) else {
        #expect(!value.isFinite, "\(value) has a text")
        continue
      }
      let text = buffer.text
      if text != expectedText(value) || Double(text) != value {
        Issue.record("\(value.description) became \(text)")
        return
      }
    }
  }

  @Test func `every power of ten and of two agrees with description`() {
    var values = (-323...308).map { Double("1e\($0)") ?? .nan }
    values += (-1_074...1_023).map { Double(sign: .plus, exponent: $0, significand: 1) }
    for value in values.flatMap({ [$0, -$0, $0.nextUp, $0.nextDown] }) where value.isFinite {
      #expect(NumberText.shortest(value) == expectedText(value))
    }
  }

  @Test func `whole numbers agree with description`() {
    let edges = [Int.min, Int.max, 0, -1, 9, 10, 99, 100, 12_345, 999_999_999, 1_000_000_000]
    for value in edges {
      var buffer = ByteBuffer()
      buffer.append(value)
      #expect(buffer.text == value.description)
    }
  }

  @Test(arguments: [
    (266.666, 1, "266.7"), (0.125, 2, "0.12"), (-0.125, 2, "-0.12"), (0.375, 2, "0.38"),
    (1.005, 2, "1.00"), (2.5, 0, "2"), (3.5, 0, "4"), (-2.5, 0, "-2"), (0.5, 0, "0"),
    (-0.04, 1, "0.0"), (-0.06, 1, "-0.1"), (-0.0, 1, "0.0"), (9.96, 1, "10.0"),
    (999_999.95, 1, "999999.9"), (1344, 0, "1344"), (1344, 2, "1344.00"), (0.000_05, 4, "0.0001"),
    (1e-300, 9, "0.000000000"), (0x1p62, 1, "4611686018427387904.0"), (1e20, 2, "1e+20"),
    (.infinity, 1, "–"), (.nan, 1, "–"), (4_503_599_627_370_497.5, 0, "4503599627370498"),
    (4_503_599_627_370_496.5, 0, "4503599627370496"), (0.05, 1, "0.1"), (100.0 / 3, 3, "33.333"),
    (0.049_999_999_999_999_996, 1, "0.0"),
  ])
  func `a number for people has fixed decimals`(value: Double, digits: Int, text: String) {
    #expect(fixed(value, digits) == text)
  }

  /// The oracle is the C library, which rounds the exact binary value and a tie to the even digit.
  @Test(arguments: 0..<20)
  func `rounding agrees with the C library`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for digits in 0...9 {
      for _ in 0..<50 {
        let exponent = Double.random(in: -9...9, using: &random)
        let any = Double.random(in: -1...1, using: &random) * exp2(exponent * 3)
        let tie = (Double(Int.random(in: -999...999, using: &random)) + 0.5) / 8
        for value in [any, tie] {
          let expected = String(format: "%.\(digits)f", value)
          let isZero = expected.hasPrefix("-") && Double(expected) == 0
          #expect(fixed(value, digits) == (isZero ? String(expected.dropFirst()) : expected))
        }
      }
    }
  }

  @Test func `what is not finite is left out in sentences`() {
    #expect([Double.nan, .infinity, 0.25, 160, -0.0].map(\.plain) == ["", "", "0.25", "160", "0"])
  }

  private func expectedText(_ value: Double) -> String {
    let text = value == 0 ? "0.0" : value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// The kinds of numbers that the writer treats differently, and their neighbours.
enum NumberKind: String, CaseIterable, CustomTestStringConvertible {
  case anyBits
  case fewDecimals
  case besideFewDecimals
  case wholeNumbers
  case powersOfTen
  case subnormal
  case realistic
  case aroundTheShortCut

  var testDescription: String { rawValue }

  func draw(_ random: inout SplitMix64) -> Double {
    switch self {
    case .anyBits: Double(bitPattern: random.next())
    case .fewDecimals: decimal(&random)
    case .besideFewDecimals:
      Bool.random(using: &random) ? decimal(&random).nextUp : decimal(&random).nextDown
    case .wholeNumbers:
      Double(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
    case .powersOfTen: scaled(Double(Int.random(in: -99...99, using: &random)), &random)
    case .subnormal: Double(bitPattern: random.next() >> 12)
    case .realistic: Double.random(in: 0..<1_000, using: &random)
    case .aroundTheShortCut: Double.random(in: 0.00009..<0.00011, using: &random)
    }
  }

  private func decimal(_ random: inout SplitMix64) -> Double {
    let numerator = Double(
      Int64(bitPattern: random.next()) >> Int64.random(in: 10..<60, using: &random))
    return numerator
      / [1, 10, 100, 1_000, 1e4, 1e5, 1e6, 1e7, 1e8][Int.random(in: 0..<9, using: &random)]
  }

  private func scaled(_ value: Double, _ random: inout SplitMix64) -> Double {
    Double("\(Int(value))e\(Int.random(in: -30...30, using: &random))") ?? 0
  }
}
