import Foundation
import Testing

/// Oracle: the programs of `Tests/LibraryUser`, a package that uses this one as any other would;
/// `Tests/LibraryUser/run` compiles them and compares what they print.
@Suite struct LibraryExampleTests {
  static let folder = Document.root.appendingPathComponent("Tests/LibraryUser")
  static let article = "UseTheEngine"
  static let examples = ["PlanJob", "CompareCarts", "SweepRates", "RunSeason", "ReadFarm"]

  static func code(_ example: String) throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent("Sources/\(example)/main.swift"), encoding: .utf8)
  }

  @Test func `the Swift of the README is a program that runs`() throws {
    #expect(try Document.readme.blocks("swift") == [Self.code("PlanJob")])
  }

  @Test func `the programs of the article run, in this order`() throws {
    let blocks = try Document.article(Self.article).blocks("swift").filter {
      $0.hasPrefix("import ")
    }
    #expect(try blocks == Self.examples.map(Self.code))
  }

  /// Oracle: the folder and the two lists of names that are not compiled with this test.
  @Test func `every program is built, run and shown`() throws {
    let sources = Self.folder.appendingPathComponent("Sources").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        == Self.examples.sorted())
    let manifest = try String(
      contentsOf: Self.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let run = try String(contentsOf: Self.folder.appendingPathComponent("run"), encoding: .utf8)
    #expect(run.contains("for example in \(Self.examples.joined(separator: " ")); do"))
    for example in Self.examples { #expect(manifest.contains("\"\(example)\"")) }
  }

  @Test(arguments: examples)
  func `a program takes under ten lines`(example: String) throws {
    let lines = try Self.code(example).split(separator: "\n").filter {
      !$0.hasPrefix("import ") && $0.contains { $0.isLetter }
    }
    #expect(lines.count < 10, "\(lines.count)")
  }
}
