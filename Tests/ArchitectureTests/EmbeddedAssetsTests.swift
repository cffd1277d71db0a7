import Foundation
import Testing

/// Oracle: the files that pages are made of, read beside the Swift sources made of them.
///
/// `swift package embed-assets --check` says the same; this needs no package manager.
@Suite struct EmbeddedAssetsTests {
  static let page = SourceTree.root.appendingPathComponent("Sources/AirCartReports/Page")

  /// Names of files in a folder of the page, sorted.
  static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: page.appendingPathComponent(folder).path
    ).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The text between the marks of a raw literal; `nil` where there is none.
  static func literal(in source: String) -> String? {
    guard let start = source.range(of: "##\"\"\"\n"), let end = source.range(of: "\n\"\"\"##")
    else { return nil }
    return String(source[start.upperBound..<end.lowerBound])
  }

  static func asset(namedIn source: String) -> String? {
    source.split(separator: "\n").lazy.compactMap { line in
      line.hasPrefix("// Generated from ") ? line.split(separator: " ")[3] : nil
    }.first.map(String.init)
  }

  @Test func `every asset of text stands unchanged in its generated source`() throws {
    var embedded: [String] = []
    for name in try Self.names("Generated") {
      let file = Self.page.appendingPathComponent("Generated/\(name)")
      let source = try String(contentsOf: file, encoding: .utf8)
      let path = try #require(Self.asset(namedIn: source), "\(name) names no asset")
      guard let text = Self.literal(in: source) else { continue }
      let asset = SourceTree.root.appendingPathComponent(path)
      #expect(try String(contentsOf: asset, encoding: .utf8) == text, "\(name) is stale")
      embedded.append(asset.lastPathComponent)
    }
    #expect(embedded.sorted() == (try Self.names("Assets")))
    #expect(embedded.contains("tokens.css"))
  }

  @Test func `only the tokens and the colour maps name colours`() throws {
    let hexadecimal = try Regex("#[0-9a-fA-F]{3,8}\\b")
    let function = try Regex("\\b(rgb|rgba|hsl|hsla|oklch|lab|lch|color-mix)\\(")
    for name in try Self.names("Assets") where !["tokens.css", "scales.css"].contains(name) {
      let file = Self.page.appendingPathComponent("Assets/\(name)")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for (number, line) in lines.enumerated()
      where line.contains(function) || (name.hasSuffix(".css") && line.contains(hexadecimal)) {
        Issue.record("\(name), line \(number + 1): \(line)")
      }
    }
  }

  @Test func `spaces, radii and sizes of type in styles are tokens`() throws {
    // Lengths in pixels that are no spacing: lines, rings, offsets of one pixel.
    let spaced = try Regex(
      "^\\s*(padding|margin|gap|inset|border-radius|font-size)[a-z-]*:.*\\b([4-9]|[1-9][0-9]+)px")
    for name in try Self.names("Assets")
    where name.hasSuffix(".css") && !["tokens.css", "scales.css"].contains(name) {
      let file = Self.page.appendingPathComponent("Assets/\(name)")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for (number, line) in lines.enumerated() where line.contains(spaced) {
        Issue.record("\(name), line \(number + 1): \(line)")
      }
    }
  }
}
