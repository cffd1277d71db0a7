import AirCartDocuments
import AirCartTestSupport
import Testing

/// The one reader of values between separators.
@Suite struct SeparatedTextTests {
  private func values(_ text: String, _ separator: Character = ",") throws -> [[String]] {
    try SeparatedText(Array(text.utf8), separator: separator.asciiValue ?? 0).rows.map(\.values)
  }

  /// Oracle: RFC 4180, by hand.
  @Test func `values, quotes and ends of lines are those of the standard`() throws {
    #expect(try values("a,b\nc,d") == [["a", "b"], ["c", "d"]])
    #expect(try values("a,b\r\nc,d\r\n") == [["a", "b"], ["c", "d"]])
    #expect(try values("\"a,\"\"b\"\"\nc\",d") == [["a,\"b\"\nc", "d"]])
    #expect(try values("a;b", ";") == [["a", "b"]])
    #expect(try values("a,,\n\n , \nb,c,d") == [["a", "", ""], ["b", "c", "d"]])
    #expect(try values("") == [])
  }

  @Test(arguments: [("a\tb;c,d", "\t"), ("a;b,c", ";"), ("a b", ","), ("a\nb;c", ",")])
  func `the first line says what parts values`(text: String, separator: Character) {
    #expect(SeparatedText.separator(of: Array(text.utf8)) == separator.asciiValue)
  }

  @Test func `an open quote is found by its length`() {
    let text = "a,\"" + String(repeating: "x\n", count: 600)
    #expect(throws: Diagnostic.self) { try SeparatedText(Array(text.utf8)) }
  }

  /// Oracle: values without quotes and separators, put together by hand.
  @Test(arguments: 0..<50)
  func `what is written is read`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(77_000 + seed))
    let letters = Array("ab,;\"\n\r é")
    let rows = (0..<3).map { _ in
      (0..<4).map { _ in
        "x"
          + String(
            (0..<Int.random(in: 0...6, using: &random)).map { _ in
              letters.randomElement(using: &random) ?? "a"
            })
      }
    }
    let text = rows.map { row in
      row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
    }.joined(separator: "\r\n")
    #expect(try values(text) == rows, "seed \(seed)")
  }
}
