import AirCartDocuments
import AirCartTestSupport
import Testing

/// Oracle: the JSON5 specification 1.0.0, read by hand, and what this reader forbids beyond it.
struct SyntaxReaderTests {
  private func read(_ text: String) throws -> SyntaxNode {
    try SyntaxReader.read(SourceText(name: "test", text: text))
  }

  private func firstError(_ bytes: [UInt8]) -> Diagnostic? {
    do {
      _ = try SyntaxReader.read(SourceText(name: "test", bytes: bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("160", 160), ("+5", 5), ("5.", 5), (".5", 0.5), ("-.5e2", -50),
    ("1e3", 1_000), ("1E+3", 1_000), ("2.5e-1", 0.25), ("0x1F", 31), ("-0xff", -255),
    ("0.1", 0.1), ("123456789.125", 123_456_789.125), ("1e-999", 0),
  ]) func `a number of JSON5 has its value`(text: String, value: Double) throws {
    let node = try read(text)
    #expect(node.kind == .number(value, text: text))
    #expect(node.span == 0..<text.utf8.count)
  }

  @Test(arguments: [
    ".", "+", "-", "5e", "5e+", "0x", "01", "00", "1.2.3", "1_000", "160ac", "--5", "+.", "1e5x",
  ]) func `a malformed number is refused`(text: String) {
    #expect(firstError(Array(text.utf8))?.code == .number)
  }

  @Test(arguments: [
    "NaN", "+NaN", "-NaN", "Infinity", "+Infinity", "-Infinity", "1e999", "-1e999",
    "0x" + String(repeating: "f", count: 300),
  ]) func `a number that is not finite is refused`(text: String) {
    #expect(firstError(Array(text.utf8))?.code == .notFinite)
  }

  @Test(arguments: [
    (#""""#, ""), (#"'it "is"'"#, #"it "is""#), (#""it's""#, "it's"), (#""\"\\\/""#, #""\/"#),
    (#""\b\f\n\r\t\v\0""#, "\u{8}\u{C}\n\r\t\u{B}\0"), (#""\x41\u0042""#, "AB"),
    (#""\ud83c\udf3e""#, "🌾"), ("'two\\\nlines'", "twolines"), ("'two\\\r\nlines'", "twolines"),
    (#""\q""#, "q"), ("\"a\u{2028}b\"", "a\u{2028}b"), (#""小麦""#, "小麦"),
  ]) func `a text has its escapes resolved`(text: String, value: String) throws {
    let node = try read(text)
    #expect(node.kind == .string(value))
    #expect(node.span == 0..<text.utf8.count)
  }

  @Test(arguments: [
    #""\ud83d""#, #""\ud83d\u0041""#, #""\udc00""#, #""\u12g4""#, #""\x4""#, #""\1""#, #""\01""#,
  ]) func `an invalid escape is refused`(text: String) {
    #expect(firstError(Array(text.utf8))?.code == .escape)
  }

  @Test func `every control character inside a text is refused`() {
    for byte in UInt8(1)..<0x20 {
      let code = firstError([0x22, byte, 0x22])?.code
      let isLineBreak = byte == 0x0A || byte == 0x0D
      #expect(code == (isLineBreak ? .unterminated : .controlCharacter), "U+00\(byte)")
    }
  }

  @Test func `keys need no quotes, and every value keeps its bytes`() throws {
    let text = #"{ a: 1, 'b c': [true, null,], $é_: { }, "d": 'x', \u0065f: false, }"#
    let node = try read(text)
    let bytes = Array(text.utf8)
    let members = try #require(node.members)
    #expect(members.map(\.key) == ["a", "b c", "$é_", "d", "ef"])
    #expect(
      members.map { String(decoding: bytes[$0.keySpan], as: UTF8.self) }
        == ["a", "'b c'", "$é_", "\"d\"", "\\u0065f"])
    #expect(
      members.map { String(decoding: bytes[$0.value.span], as: UTF8.self) }
        == ["1", "[true, null,]", "{ }", "'x'", "false"])
    #expect(node["b c"]?.elements?.map(\.kind) == [.bool(true), .null])
  }

  @Test func `comments and all white space of JSON5 are skipped`() throws {
    let text =
      "\u{FEFF} \t\u{B}\u{C}\u{A0}\u{2003}\u{2028}// one\n/* two * / */[1 /**/, // three\r2]"
    #expect(try read(text).elements?.compactMap(\.number) == [1, 2])
  }

  @Test func `duplicate keys are kept for the validator`() throws {
    #expect(try read("{ a: 1, a: 2 }").members?.count == 2)
  }

  @Test(arguments: [("[", "]"), ("{a:", "}")]) func `64 levels are read and 65 are refused`(
    opening: String, closing: String
  ) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    }
    _ = try read(nested(SyntaxReader.maximumDepth))
    #expect(firstError(Array(nested(SyntaxReader.maximumDepth + 1).utf8))?.code == .tooDeep)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
      [0xE2, 0x82], [0xF0, 0x9F, 0x8C],
    ] as [[UInt8]]) func `bytes that are not UTF-8 are refused where they stand`(bytes: [UInt8])
  {
    let error = firstError([0x22, 0x41] + bytes + [0x22])
    #expect(error?.code == .encoding)
    #expect(error?.span?.lowerBound == 2)
  }

  @Test func `a file with a zero byte is refused as binary`() {
    #expect(firstError(Array("{}".utf8) + [0])?.code == .binary)
  }

  /// Oracle: the hang guard, as a quadratic reader would take 9e10 steps, or hours, for any of these.
  @Test(
    .timeLimit(HangGuard.limit),
    arguments: [
      "[", "{a:", "[0,", "\"", "\"a\",", "{\"a\":0,", "//", "/*", "/", "\n", " ", "a", "1", "0.",
      "\\",
      "\u{2028}", "é", "'\\\n", "{a:1,", "[1 ", "\u{A0}", "-", "1e", "\"\\u00",
    ]) func `a long repetition is read or refused in linear time`(unit: String)
  {
    let repeated = Array(String(repeating: unit, count: 300_000 / unit.utf8.count).utf8)
    for prefix in ["", "{ \"field\": [", "{ \"name\": \""] {
      let source = SourceText(name: "test", bytes: Array(prefix.utf8) + repeated)
      let reading = ScenarioDocument.read(source)
      #expect(reading.document == nil)
      #expect(!reading.report.text.isEmpty)
    }
  }
}
