import Foundation
import Testing

/// Oracle: design.md, section 3: what is worth saying is decided in the core.
///
/// A page's script gets statements with their numbers; it looks up, formats and places.
@Suite struct PageScriptTests {
  /// What a script that decides for itself contains.
  ///
  /// A bound of layout has a name; the numbers 0, 1
  /// and 2 tell none from one and several.
  static let tellTales: [(what: String, pattern: String)] = [
    ("a tolerance", #"\b\d+(\.\d+)?e-\d"#),
    ("a sum", #"\.reduce(Right)?\("#),
    ("a sum", #"\+=\s*\w+\.(amount|load|capacity|demand|mass|area)\b"#),
    ("a threshold", #"(^|[^=<>])[<>]=?\s*-?(?![012]\b(?!\.))\d[\w.]*"#),
    ("a threshold", #"(^|[^\w.#\[])(?![012]\b(?!\.))\d[\w.]*\s*[<>]=?(?![\w/])"#),
  ]

  /// The lines of a script that decide, with what they decide by.
  static func findings(in script: String) throws -> [String] {
    let patterns = try tellTales.map { (what: $0.what, regex: try Regex($0.pattern)) }
    return script.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      number, line -> [String] in
      let text = line.trimmingCharacters(in: .whitespaces)
      guard !["//", "/*", "*"].contains(where: text.hasPrefix) else { return [] }
      return patterns.filter { text.contains($0.regex) }.map {
        "\(number + 1): \($0.what): \(text)"
      }
    }
  }

  static func scripts() throws -> [URL] {
    try ["Page", "Explorer"].flatMap { room -> [URL] in
      let folder = SourceTree.root.appendingPathComponent("Sources/AirCartReports/\(room)/Assets")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".js") }.map { folder.appendingPathComponent($0) }
    }
  }

  @Test func `scripts of pages decide nothing`() throws {
    let scripts = try Self.scripts()
    #expect(scripts.count > 15)
    for file in scripts {
      let text = try String(contentsOf: file, encoding: .utf8)
      for finding in try Self.findings(in: text) {
        Issue.record("\(file.lastPathComponent), line \(finding)")
      }
    }
  }

  /// The names that a script declares at its top level, each as often as it does.
  static func declared(in script: String) -> [String] {
    script.matches(of: /(?m)^(?:async )?(?:function|const|let|class) (\w+)/).map { String($0.1) }
  }

  /// Oracle: browsers, which run none of a page's scripts where two declare one name.
  @Test func `no two scripts that a page loads declare one name`() throws {
    let all = Dictionary(grouping: try Self.scripts(), by: \.lastPathComponent)
    let shared = ["html.js", "picture.js", "plan.js"]
    let reports = ["elements.js", "columns.js", "matrices.js", "inspector.js", "report.js"]
    let season = try Self.scripts().filter { $0.path.hasSuffix("Page/Assets/season.js") }
    let explorer = try Self.scripts().filter {
      $0.path.contains("/Explorer/") && $0.lastPathComponent != "loader.js"
    }
    let files = { (names: [String]) in names.flatMap { all[$0, default: []] } }
    let pages = [
      files(shared + reports), files(["elements.js"]) + season, files(shared) + explorer,
    ]
    // The loader stands alone, and both kinds of page have a script for seasons.
    #expect(Set(pages.flatMap(\.self)).count + 1 == (try Self.scripts().count))
    for scripts in pages {
      let names = try scripts.flatMap {
        Self.declared(in: try String(contentsOf: $0, encoding: .utf8))
      }
      #expect(!names.isEmpty)
      let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(twice == [])
    }
  }

  @Test(arguments: [
    "const hasLeft = left > 1e-9 * plan.demand;",
    "const word = percent => percent > 100 ? 'over' : 'ok';",
    "if (percent >= 0.5) return 'medium';",
    "if (90 < percent) return 'tight';",
    "const loaded = rows.reduce((sum, row) => sum + row.load, 0);",
    "for (const row of rows) loaded += row.load;",
  ])
  func `a script that decides is found`(line: String) throws {
    #expect(try !Self.findings(in: line).isEmpty, "\(line)")
    #expect(try Self.findings(in: "// " + line).isEmpty, "a comment decides nothing")
  }

  @Test(arguments: [
    "if (names.length < 2) return names.join('');", "html`<h2 class=\"a\">${12}</h2>`",
    "rows.map((_, place) => 10 * place);", "row.reserve > 0 && row.load >= least",
  ])
  func `layout and one or several are not found`(line: String) throws {
    #expect(try Self.findings(in: line) == [])
  }
}
