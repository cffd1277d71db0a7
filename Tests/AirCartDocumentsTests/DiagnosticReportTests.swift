import AirCartDocuments
import Testing

/// Oracle: the shape that the interface prescribes, written out by hand.
struct DiagnosticReportTests {
  private func report(_ text: String, name: String = "day.json", _ diagnostics: Diagnostic...)
    -> DiagnosticReport
  {
    var report = DiagnosticReport(on: SourceText(name: name, text: text))
    for diagnostic in diagnostics { report.add(diagnostic) }
    return report
  }

  @Test func `the text has the shape of the interface`() {
    let text = String(repeating: "\n", count: 11) + "      \"feildAcres\": 160,\n"
    let report = report(
      text, name: "Scenarios/day.json",
      Diagnostic(
        .unknownKey, "unknown key \"feildAcres\"", span: 17..<29, pointer: "/fields/0",
        suggestion: "\"fieldAcres\"", notes: ["known keys: fieldAcres, name, products"]))
    #expect(
      report.text == """
        error: Scenarios/day.json:12:7: unknown key "feildAcres"
           |
        12 |       "feildAcres": 160,
           |       ^^^^^^^^^^^^ did you mean "fieldAcres"?
           = at /fields/0    known keys: fieldAcres, name, products

        """)
    #expect(
      report.jsonLines == #"{"file":"Scenarios/day.json","line":12,"column":7,"endColumn":19,"#
        + #""pointer":"/fields/0","code":"E-UNKNOWN-KEY","#
        + #""message":"unknown key \"feildAcres\"","suggestion":"\"fieldAcres\""}"# + "\n")
  }

  @Test func `diagnostics come by position, at most 20, and the rest is counted`() {
    var report = DiagnosticReport(
      on: SourceText(name: "a", text: String(repeating: "x\n", count: 30)))
    for line in (0..<25).reversed() {
      report.add(Diagnostic(.syntax, "line", span: 2 * line..<2 * line + 1))
    }
    #expect(report.diagnostics.compactMap(\.span?.lowerBound) == (0..<25).map { 2 * $0 })
    #expect(report.text.hasSuffix("\n\nand 5 more\n"))
    #expect(report.text.split(separator: "\n").count { $0.hasPrefix("error: ") } == 20)
    #expect(report.jsonLines.split(separator: "\n").count == 21)
    #expect(report.jsonLines.contains(#""line":null,"column":null"#))
  }

  @Test func `a warning leaves the document usable`() {
    let report = report("{}", Diagnostic(.type, "odd", severity: .warning, span: 0..<1))
    #expect(!report.hasErrors)
    #expect(report.text.hasPrefix("warning: day.json:1:1: odd\n"))
  }

  @Test func `a file as a whole has no excerpt`() {
    #expect(report("", Diagnostic(.empty, "nothing")).text == "error: day.json: nothing\n")
  }

  @Test func `a span over several lines is marked to the end of its first`() {
    let report = report("[1,\n2]", Diagnostic(.type, "no", span: 0..<6, pointer: ""))
    #expect(report.text.hasSuffix("1 | [1,\n  | ^^^\n"))
    #expect(report.jsonLines.contains(#""column":1,"endColumn":4"#))
  }

  @Test func `tabs are widened and columns count scalars`() {
    let report = report("\t\"é\":\t1", Diagnostic(.type, "no", span: 7..<8))
    #expect(report.text == "error: day.json:1:7: no\n  |\n1 |     \"é\":    1\n  |             ^\n")
  }

  @Test func `carets stand under wide characters and skip combining ones`() {
    let report = report("小e\u{301}x", Diagnostic(.type, "no", span: 6..<7))
    #expect(report.text.hasSuffix("1 | 小e\u{301}x\n  |    ^\n"))
  }

  @Test func `nothing from a file reaches the terminal as a control character`() {
    let name = "a\u{1B}[2J\u{202E}.json"
    let report = report(
      "\u{1B}[31m\u{7}", name: name,
      Diagnostic(.unknownKey, "key \("\u{9B}\u{7}".quoted)", span: 0..<1))
    let bad = report.text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(bad.isEmpty)
  }

  @Test(arguments: [0, 1, 50, 91, 92, 93, 500, 5_000, 100_000])
  func `a long line is cut around the span, and the carets still stand under it`(before: Int) throws
  {
    let text = String(repeating: "a", count: before) + "SPAN" + String(repeating: "b", count: 9_000)
    let report = report(text, Diagnostic(.type, "no", span: before..<before + 4))
    let lines = report.text.split(separator: "\n", omittingEmptySubsequences: false)
    let excerpt = Array(try #require(lines.dropFirst(2).first))
    let carets = Array(try #require(lines.dropFirst(3).first))
    #expect(excerpt.count <= 96)
    let marked = carets.indices.filter { carets[$0] == "^" }
    #expect(String(marked.map { excerpt[$0] }) == "SPAN")
  }

  @Test func `a long span is cut`() {
    let report = report(
      String(repeating: "é", count: 3_000), Diagnostic(.type, "no", span: 0..<6_000))
    #expect(report.text.split(separator: "\n").allSatisfy { $0.count <= 96 })
  }

  @Test func `positions count lines of every kind and ignore the byte order mark`() {
    let source = SourceText(name: "a", text: "\u{FEFF}a\nb\r\nc\rd")
    let places = [3, 5, 8, 10].map { source.position(at: $0) }
    #expect(places.map(\.line) == [1, 2, 3, 4])
    #expect(places.map(\.column) == [1, 1, 1, 1])
  }

  @Test func `codes are unique and say what they are`() {
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.hasPrefix("E-") && $0 == $0.uppercased() })
  }
}
