import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Every refused file is compared with what its author is told, read and judged when recorded.
struct BadDocumentTests {
  private static let scenarios = "refused-scenarios.md"
  private static let farms = "refused-farms.md"

  static let badScenarios = GoldenDocument(named: scenarios).cases
  static let badFarms = GoldenDocument(named: farms).cases

  private static func source(_ bad: GoldenDocument.Case, _ name: String) throws -> SourceText {
    SourceText(name: name, bytes: try #require(bad.input))
  }

  @Test func `there are at least 125 bad scenarios and 36 bad farms`() {
    #expect(Self.badScenarios.count >= 125)
    #expect(Self.badFarms.count >= 36)
  }

  /// Oracle: the documents themselves; so nothing that stands in them goes unread.
  @Test(arguments: [scenarios, farms]) func `a document holds its cases and nothing else`(
    name: String
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    let document = GoldenDocument(text)
    #expect(document.text == text)
    #expect(Set(document.cases.map(\.title)).count == document.cases.count)
    #expect(document.cases.allSatisfy { $0.blocks.count == 2 })
  }

  @Test(arguments: badScenarios) func `a bad scenario gets the recorded diagnostics`(
    bad: GoldenDocument.Case
  ) throws {
    let reading = Scenario.read(try Self.source(bad, "scenario.json"))
    #expect(reading.document == nil)
    expectGolden(reading.report.text, named: "\(Self.scenarios)#\(bad.title)")
  }

  /// Oracle: a language of wide letters, beside which no word that joins English words is left.
  ///
  /// What is wrong with a season stays English: no verb that has languages simulates one.
  @Test(arguments: badScenarios + badFarms) func `a diagnostic is translated`(
    bad: GoldenDocument.Case
  ) throws {
    let wide = Language(tag: "x", name: "wide") { withWideLetters($2 == 1 ? $0 : $1) }
    let source = try Self.source(bad, "farm.json")
    let isFarm = Self.badFarms.contains { $0.title == bad.title }
    let text = Language.$current.withValue(wide) {
      isFarm ? FarmScenario.read(source).report.text : Scenario.read(source).report.text
    }
    // An excerpt is of the file, and what is quoted is a key or a name.
    let said = text.split(separator: "\n").filter { !$0.contains(" | ") }.joined(separator: "\n")
      .replacing(/"[^"]*"/, with: "")
    guard !said.contains("/season") else { return }
    let joining: Set = [
      "a", "an", "and", "are", "at", "be", "does", "each", "has", "is", "may", "must", "needs",
      "not", "of", "on", "or", "takes", "that", "the", "this", "with", "without",
    ]
    let file = englishWords(of: String(decoding: source.bytes, as: UTF8.self))
    #expect(joining.intersection(englishWords(of: said)).subtracting(file) == [], "\(said)")
  }

  @Test(arguments: badFarms) func `a bad farm gets the recorded diagnostics`(
    bad: GoldenDocument.Case
  ) throws {
    let reading = FarmScenario.read(try Self.source(bad, "farm.json"))
    #expect(reading.document == nil)
    expectGolden(reading.report.text, named: "\(Self.farms)#\(bad.title)")
  }

  /// Oracle: the position in the text form, which the cases above pin down.
  @Test(arguments: badScenarios)
  func `the JSON form is one readable object for each diagnostic`(
    bad: GoldenDocument.Case
  ) throws {
    let report = Scenario.read(try Self.source(bad, "scenario.json")).report
    let lines = report.jsonLines.split(separator: "\n")
    #expect(lines.count >= min(report.diagnostics.count, DiagnosticReport.shownLimit))
    for line in lines {
      let node = try SyntaxReader.read(SourceText(name: "line", text: String(line)))
      #expect(
        node.members?.map(\.key) == [
          "file", "line", "column", "endColumn", "pointer", "code", "message", "suggestion",
        ])
    }
  }
}
