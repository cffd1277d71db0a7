import AirCartScenarios
import AirCartTestSupport
import Foundation
import Testing

/// Every refused file is compared with what its author is told, read and judged when recorded.
struct BadDocumentTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/bad")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  private static func read(_ name: String) throws -> DocumentReading<Scenario> {
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    return Scenario.read(SourceText(name: name + ".json", bytes: [UInt8](data)))
  }

  @Test func `there are at least 125 bad files`() {
    #expect(Self.names.count >= 125)
  }

  @Test(arguments: names) func `a bad file gets the recorded diagnostics`(name: String) throws {
    let reading = try Self.read(name)
    #expect(reading.document == nil)
    expectGolden(reading.report.text, named: "bad/\(name).txt")
  }

  /// Oracle: the position in the text form, which the files above pin down.
  @Test(arguments: names) func `the JSON form is one readable object for each diagnostic`(
    name: String
  ) throws {
    let report = try Self.read(name).report
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
