import AirCart
import AirCartTestSupport
import Testing

/// A job in a line, and the numbers and names in it.
///
/// Oracle: each line as a person reads it, written out by hand.
@Suite struct TypedLineTests {
  private static let lines: [(String, String?, [(String, String?)])] = [
    (
      "160 ac canola 5, urea 150, MAP 40", "160 ac",
      [("canola", "5"), ("urea", "150"), ("MAP", "40")]
    ),
    ("64,75 ha: wheat 100 kg/ha", "64,75 ha", [("wheat", "100 kg/ha")]),
    ("1,280 acres of wheat 2 bu/ac; ams 60", "1,280 acres", [("wheat", "2 bu/ac"), ("ams", "60")]),
    ("1 quarter wheat 110", "1 quarter", [("wheat", "110")]),
    ("2 quarter sections wheat 110,", "2 quarter sections", [("wheat", "110"), ("", nil)]),
    (
      "160 ac.\r\ncanola: 5\r\nurea @ 150", "160 ac", [("canola", "5"), ("", nil), ("urea", "150")]
    ),
    ("160 ac canola 5,46-0-0 150", "160 ac", [("canola", "5"), ("46-0-0", "150")]),
    ("½ section of canola 5½", "½ section", [("canola", "5 1/2")]),
    ("peas 1,200, urea=100kg/ha", nil, [("peas", "1,200"), ("urea", "100kg/ha")]),
    ("Urea (46-0-0) 150", nil, [("Urea (46-0-0)", "150")]),
    (
      "urea 46-0-0 150 lb\nmap 11-52 60kg", nil,
      [("urea 46-0-0", "150 lb/ac"), ("map 11-52", "60 kg/ha")]
    ),
    ("28-0-0", nil, [("28-0-0", nil)]),
    ("urea 46", nil, [("urea", "46")]),
    ("wheat110; canola5.5lb/ac", nil, [("wheat", "110"), ("canola", "5.5lb/ac")]),
    ("0x ac wheat 5", nil, [("0x ac wheat", "5")]),
    ("160 ac", "160 ac", [("", nil)]),
    ("quarter wheat 110", "1 quarter", [("wheat", "110")]),
    ("a Quarter section of canola 5", "1 Quarter section", [("canola", "5")]),
    ("quarters wheat 110", nil, [("quarters wheat", "110")]),
    ("quarterly wheat 110", nil, [("quarterly wheat", "110")]),
    ("", nil, [("", nil)]),
  ]

  @Test(arguments: lines.indices)
  func `a line is its field and its products with their rates`(index: Int) {
    let (text, field, rows) = Self.lines[index]
    let line = TypedLine(reading: TypedText(text.utf8))
    #expect(line.field == field.map { TypedText($0.utf8) }, "\(text)")
    let names = rows.map { TypedText($0.0.utf8) }
    let rates = rows.map { $0.1.map { TypedText($0.utf8) } }
    #expect(line.rows.map(\.name) == names && line.rows.map(\.rate) == rates, "\(text)")
  }

  @Test(arguments: [
    ("1.280", "1280", "1,2800"), ("1,280", "1280", "1,2800"), ("999,000", "999000", "999,0000"),
  ])
  func `where a comma is the decimal sign, three digits behind a sign may be either`(
    text: String, whole: String, decimal: String
  ) {
    #expect(
      throws: TypedNumber.Fault.either(
        whole: TypedText(whole.utf8), decimal: TypedText(decimal.utf8))
    ) {
      try TypedNumber(
        reading: TypedText(text.utf8), isArea: true, decimalSign: UInt8(ascii: ","))
    }
  }

  @Test(arguments: [
    ("64,75", "64.75"), ("64.75", "64.75"), ("1.280,5", "1280.5"), ("1.280.000", "1280000"),
    ("0,125", "0.125"), ("1,2800", "1.2800"), ("12,345.25", "12345.25"), ("1 280,5", "1280.5"),
  ])
  func `a decimal comma and points between thousands are read where people write so`(
    text: String, digits: String
  ) throws {
    let number = try TypedNumber(
      reading: TypedText(text.utf8), isArea: false, decimalSign: UInt8(ascii: ","))
    #expect(number.digits == TypedText(digits.utf8) && number.fraction == 0 && number.rest.isEmpty)
  }

  @Test func `a space that does not break parts thousands, and a small 2 is no digit`() throws {
    let spaced = try TypedNumber(reading: "12\u{202F}800 ac", isArea: true)
    #expect(spaced.digits == "12800" && spaced.rest == "ac")
    #expect((try TypedNumber(reading: "16²", isArea: true)).rest == "²")
    #expect(TypedUnit("seeds/ft²") == .seedsPerSquareFoot && TypedUnit("a^c") == nil)
  }

  /// Bytes that no one types are no number either, and none traps.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `any bytes are read or refused`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let signs = Array("0123456789.,/' _½²%-+eE=;\nacbuhlgk\u{A0}’".utf8)
    for _ in 0..<500 {
      let text = TypedText(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          Int.random(in: 0..<8, using: &random) == 0
            ? UInt8.random(in: 0...255, using: &random) : signs.randomElement(using: &random) ?? 0
        })
      for sign in [UInt8(ascii: "."), UInt8(ascii: ",")] {
        if let number = try? TypedNumber(reading: text, isArea: true, decimalSign: sign) {
          #expect(number.digits.isDecimal && (0..<1).contains(number.fraction), "seed \(seed)")
        }
      }
      let line = TypedLine(reading: text)
      #expect(!line.rows.isEmpty, "seed \(seed)")
    }
  }
}
