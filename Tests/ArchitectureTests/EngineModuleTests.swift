import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the browser engine built anew from the sources, by the command that built the one that
/// is committed.
@Suite(
  .tags(.slow),
  .enabled(if: EmbeddedSwift.isPossible, "\(EmbeddedSwift.objection ?? "")")
)
struct EngineModuleTests {
  static let module = "Sources/AirCartWebModule/Generated/EngineModuleWasm.swift"

  /// A copy of the package in a folder of its own, with what the command reads.
  static func copy() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-engine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: SourceTree.root.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    return folder
  }

  static func check(_ package: URL) throws -> Toolchain.Outcome {
    let compiler = try #require(Toolchain.compiler())
    let swift = compiler.deletingLastPathComponent().appendingPathComponent("swift")
    return try Toolchain.run(
      swift,
      [
        "package", "--scratch-path", ".build", "--allow-writing-to-package-directory",
        "embed-assets", "--check",
      ], in: package)
  }

  @Test func `the committed engine is what the sources give, and a change to them is noticed`()
    throws
  {
    let package = try Self.copy()
    defer { try? FileManager.default.removeItem(at: package) }
    let current = try Self.check(package)
    #expect(current.status == 0, "\(current.text)")
    let source = package.appendingPathComponent("Sources/AirCartWeb/Layout.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let changed = text.replacing(/version: Int32 = [0-9]+/, with: "version: Int32 = 99")
    #expect(changed != text)
    try Data(changed.utf8).write(to: source)
    let stale = try Self.check(package)
    #expect(stale.status != 0)
    #expect(stale.text.contains(Self.module), "\(stale.text)")
  }
}
