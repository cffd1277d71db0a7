import AirCartCommandLine
import AirCartSimulation
import Foundation
import Testing

/// Oracle: what a README is for, and the files that it must agree with.
@Suite struct ReadmeTests {
  static let root = Document.root

  @Test func `the README is short enough to be read`() throws {
    let lines = try Document.readme.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 180)
  }

  /// Oracle: the catalogue of verbs.
  @Test func `the table of verbs is complete`() throws {
    let readme = try Document.readme.text()
    for verb in VerbCatalogue.all {
      #expect(readme.contains("`\(verb.description.name)`"), "\(verb.description.name)")
    }
  }

  /// Oracle: the committed run of the scenario that the README names, cell by cell.
  @Test func `the simple rule needs more fills as often as the README says`() throws {
    let file = Self.root.appendingPathComponent("Reports/cart-choice/results.csv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let fills = try #require(rows[0].firstIndex(of: "fills"))
    let greedy = try #require(rows[0].firstIndex(of: "greedy_fills"))
    let readme = try Self.prose()
    for cart in ["91300", "9950", "9650"] {
      let cells = rows.dropFirst().filter { $0[0] == cart }
      let more = try cells.count {
        try #require(Int($0[greedy])) > #require(Int($0[fills]))
      }
      let share = Int((100 * Double(more) / Double(cells.count)).rounded())
      #expect(readme.contains(" of \(cells.count) jobs "))
      #expect(
        readme.contains(try Regex("\\b\(share) %( of the jobs)? on the \(cart)\\b")), "\(cart)")
    }
  }

  /// Oracle: the row of the simple rule in the committed study that the README links to.
  @Test func `the simple rule is as good on random jobs as the README says`() throws {
    let study = try Document(path: "Reports/random-quality/quality.md").text()
    let shares = study.matches(of: #/\n\| greedy +\| +6 \| +([0-9.]+ %) /#)
    #expect(shares.count == 1)
    let share = try #require(shares.first).1
    #expect(try Self.prose().contains(" no more than it must in \(share)"))
  }

  /// The README's prose with each run of blanks as one.
  private static func prose() throws -> String {
    try Document.readme.prose().split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func `the picture stands in both schemes, is small, and has a text`() throws {
    let pictures = try Document.readme.text().components(separatedBy: "<picture>").dropFirst().map {
      $0.components(separatedBy: "</picture>")[0]
    }
    #expect(pictures.count == 1)
    for picture in pictures {
      let alternative = try #require(picture.firstMatch(of: /alt="([^"]+)"/)).1
      #expect(alternative.count >= 20)
      let light = String(try #require(picture.firstMatch(of: #/ src="([^"]+)"/#)).1)
      let dark = String(try #require(picture.firstMatch(of: /srcset="([^"]+)"/)).1)
      #expect(picture.contains("media=\"(prefers-color-scheme: dark)\""))
      #expect(light != dark)
      for path in [light, dark] {
        try Self.expectSmall(Self.root.appendingPathComponent(path))
      }
    }
  }

  /// DocC shows `name~dark.png` in place of `name.png` where a page is dark.
  @Test func `every picture of an article stands in both schemes, is small, and has a text`() throws
  {
    var count = 0
    for article in Document.articles {
      let folder = article.file.deletingLastPathComponent()
      for match in try article.prose().matches(of: /!\[([^\]]*)\]\(([a-z-]+)\.png\)/) {
        count += 1
        #expect(match.1.count >= 20, "\(article.path)")
        for name in ["\(match.2).png", "\(match.2)~dark.png"] {
          try Self.expectSmall(folder.appendingPathComponent(name))
        }
      }
    }
    #expect(count >= 2)
  }

  private static func expectSmall(_ picture: URL) throws {
    #expect(try Data(contentsOf: picture).count <= 150_000, "\(picture.lastPathComponent)")
  }

  @Test func `version, changelog and citation agree`() throws {
    let version = ToolDescription.currentVersion
    let changelog = try String(
      contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let citation = try String(
      contentsOf: Self.root.appendingPathComponent("CITATION.cff"), encoding: .utf8)
    let released = changelog.components(separatedBy: "\n## [").dropFirst().first {
      !$0.hasPrefix("Unreleased")
    }
    #expect(released?.hasPrefix("\(version)]") == true)
    #expect(citation.contains("\nversion: \(version)\n"))
    let packages = try Document.readme.text().matches(of: /aircart[_-]([0-9.]+)[_-]/)
    #expect(packages.count == 2 && packages.allSatisfy { $0.1 == version })
  }
}
