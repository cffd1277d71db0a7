import Foundation
import Testing

/// Oracle: the files of the package, which CONTRIBUTING.md must name as they are.
@Suite struct ContributingTests {
  private static func text() throws -> String {
    try String(
      contentsOf: SourceTree.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
  }

  /// The rows of the table below a heading, without its head.
  private static func rows(below heading: String) throws -> [Substring] {
    let section = try #require(
      try text().components(separatedBy: "\n## \(heading)").dropFirst().first)
    return section.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("|") }.dropFirst(2).map { $0 }
  }

  @Test func `the table of modules has every module`() throws {
    let named = try Self.rows(below: "Where things are").flatMap { row in
      row.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) }
    }
    #expect(Set(named) == Set(try SourceTree.files().map(\.module)))
  }

  @Test func `every place in which something is added exists`() throws {
    let files = try SourceTree.files()
    let names = Set(files.map { $0.path.split(separator: "/").last.map(String.init) ?? "" })
    let rows = try Self.rows(below: "How to add")
    #expect(rows.count >= 12)
    for row in rows {
      for match in row.matches(of: /`([A-Z][A-Za-z]+)`/) where match.1 != "Assets" {
        #expect(names.contains("\(match.1).swift") || Self.declares(files, match.1), "\(match.1)")
      }
      for match in row.matches(of: /`([\w\/]+)\/<\w+>(\w+\.swift)`/) {
        #expect(
          files.contains { $0.path.hasPrefix("Sources/\(match.1)/") && $0.path.hasSuffix(match.2) },
          "\(match.0)")
      }
    }
  }

  private static func declares(_ files: [SourceTree.File], _ name: Substring) -> Bool {
    files.contains { file in
      file.lines.contains { line in
        ["struct ", "enum ", "protocol "].contains { line.contains("\($0)\(name)") }
      }
    }
  }
}
