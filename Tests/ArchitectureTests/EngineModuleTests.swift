import Foundation
import Testing

/// Oracle: the lines of code that the committed browser engine says it was made of.
///
/// Whether the engine is what they give, byte for byte, `.ci/run` sees by building it again.
@Suite struct EngineModuleTests {
  /// The folders whose code is in the engine, in the order in which they are compiled.
  static let folders = [
    "AirCart", "AirCartSimulation/Execution", "AirCartSimulation/Metrics",
    "AirCartSimulation/MonteCarlo", "AirCartSimulation/SeedingDay",
    "AirCartSimulation/Statistics", "AirCartSimulation/Sweep", "AirCartWeb",
  ]

  static func files() throws -> [SourceTree.File] {
    let all = try SourceTree.files()
    return folders.flatMap { folder in all.filter { $0.path.hasPrefix("Sources/\(folder)/") } }
  }

  /// FNV-1a over the lines that are not comments, without indentation.
  static func hash(_ files: [SourceTree.File]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for line in files.flatMap(\.lines) {
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//") else { continue }
      for byte in code.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }

  @Test func `the committed engine was made of these sources`() throws {
    let module = SourceTree.root.appendingPathComponent(
      "Sources/AirCartWebModule/Generated/EngineModuleWasm.swift")
    let header = try String(contentsOf: module, encoding: .utf8).prefix(400)
    #expect(
      header.contains("with code \(Self.hash(try Self.files())) by"),
      "stale: swift package --allow-writing-to-package-directory embed-assets")
  }

  @Test func `a changed line of code changes the hash, and a comment does not`() throws {
    let files = try Self.files()
    func changed(_ line: String) throws -> String {
      let last = try #require(files.last)
      let file = SourceTree.File(module: last.module, path: last.path, lines: last.lines + [line])
      return Self.hash(files.dropLast() + [file])
    }
    #expect(try changed("  // A reason.") == Self.hash(files))
    #expect(try changed("let version = 99") != Self.hash(files))
  }
}
