import Foundation
import Testing

/// Oracle: the ground rules of design.md section 1.
@Suite struct HouseTests {
  static let longest = 600

  @Test func `no source file is longer than 600 lines`() throws {
    let files = try SourceTree.files().filter { !$0.path.contains("/Generated/") }
    for file in files where file.lines.count > Self.longest {
      Issue.record("\(file.path) has \(file.lines.count) lines")
    }
    let byLength = files.sorted { $0.lines.count > $1.lines.count }
    for file in byLength.prefix(5) { print("\(file.lines.count) lines: \(file.path)") }
  }

  @Test func `the manifest names no package dependency`() throws {
    let manifest = try String(
      contentsOf: SourceTree.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("let package = Package("))
    #expect(!manifest.contains(".package("))
    #expect(!manifest.contains(".product("))
    // A plugin of our own is a target; one of another package, or any use of one, names it.
    #expect(!manifest.contains("package:"))
    #expect(!manifest.contains("plugins:"))
    let resolved = SourceTree.root.appendingPathComponent("Package.resolved").path
    #expect(!FileManager.default.fileExists(atPath: resolved))
  }

  /// Only what Git tracks belongs to the package: a checkout may also hold other files.
  @Test(
    .enabled(
      if: Toolchain.git != nil || ProcessInfo.processInfo.environment["CI"] == "true",
      "git is not installed"))
  func `the top level holds the allowed names only`() throws {
    let allowed: Set = [
      "Package.swift", "Sources", "Tests", "Scenarios", "Reports", "README.md", "CHANGELOG.md",
      "CONTRIBUTING.md", "SECURITY.md", "LICENSE", "CITATION.cff", ".swift-format", ".gitignore",
      ".ci",
    ]
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-house-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Toolchain.run(
      try #require(Toolchain.git),
      ["-c", "safe.directory=*", "-C", SourceTree.root.path, "ls-tree", "--name-only", "HEAD"],
      in: folder)
    let names = outcome.text.split(separator: "\n").map(String.init)
    #expect(outcome.status == 0 && names.contains("Package.swift"), "\(outcome.text)")
    #expect(Set(names).subtracting(allowed) == [])
  }

  /// Tests also run optimized, where a module shows its public and package names only.
  @Test func `no test imports what an optimized build hides`() throws {
    let form = "@testable import"
    let files = try SourceTree.files(in: "Tests")
    try #require(!files.isEmpty)
    for file in files where file.lines.contains(where: { $0.hasPrefix(form) }) {
      Issue.record("\(file.path) has \(form)")
    }
  }

  @Test func `no two files differ only in case`() throws {
    let paths = try SourceTree.files().map { $0.path }
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
  }

  @Test func `no module shares its name with a type`() throws {
    let files = try SourceTree.files()
    let modules = Set(files.map { $0.module })
    let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    for file in files {
      for line in file.lines {
        let words = line.prefix { $0 != "/" }
          .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        for (kind, name) in zip(words, words.dropFirst())
        where kinds.contains(kind) && modules.contains(name) {
          Issue.record("\(file.path) declares \(kind) \(name)")
        }
      }
    }
  }
}
