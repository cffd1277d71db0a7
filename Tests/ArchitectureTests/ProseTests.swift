import Foundation
import Testing

/// Oracle: the habits by which a translation is told from native English, counted in everything that
/// people read: names, comments, messages, help and articles.
@Suite struct ProseTests {
  static let habits: [String] = [
    #"\bis no (range|time|cart|number|tank|product|file|folder|plan|list)\b"#,
    #"\bof (its|your|their|one's) own\b"#,
    #"\btold by\b"#,
    #"\bstands (in|at|behind|beside|there)\b"#,
    #"\bnowhere (better|more)\b"#,
    #"\basked anew\b"#,
  ]

  /// Lines with such a habit.
  static func findings(in text: String) throws -> [String] {
    let patterns = try habits.map { try Regex($0) }
    // "There is no plan" is English; "this is no plan" is not.
    return text.replacing("here is no", with: "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated()
      .filter { line in patterns.contains { line.element.contains($0) } }
      .map { "\($0.offset + 1): \($0.element.trimmingCharacters(in: .whitespaces))" }
  }

  @Test func `sources and articles read as native English`() throws {
    let root = SourceTree.root
    let paths =
      try FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent("Sources").path
      ).map { "Sources/" + $0 } + ["README.md", "CONTRIBUTING.md"]
    let read = paths.filter { path in
      !path.contains("/Generated/")
        && [".swift", ".md", ".js", ".css"].contains(where: path.hasSuffix)
    }
    #expect(read.count > 400)
    for path in read.sorted() {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for finding in try Self.findings(in: text) { Issue.record("\(path):\(finding)") }
    }
  }

  @Test(arguments: [
    "'Wheat=60' is no range.", "a cart of your own", "A density stands behind the rate.",
    "The time is told by the clock.", "91300 is nowhere better than 9950.",
  ])
  func `a habit is found`(line: String) throws {
    #expect(try !Self.findings(in: "Native.\n" + line).isEmpty)
  }
}
