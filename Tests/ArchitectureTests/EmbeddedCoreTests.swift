import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the compiler of the toolchain that runs the tests.
///
/// The core goes into the browser as Embedded Swift, which knows no existentials, no key paths and
/// no untyped throws; what it refuses is refused here first.
@Suite(
  .tags(.slow),
  .enabled(if: EmbeddedSwift.isPossible, "\(EmbeddedSwift.objection ?? "")")
)
struct EmbeddedCoreTests {
  static func coreFiles() throws -> [String] {
    try SourceTree.files().filter { $0.module == "AirCart" }.map {
      SourceTree.root.appendingPathComponent($0.path).path
    }
  }

  @Test func `the core compiles as Embedded Swift for the browser`() throws {
    let outcome = try EmbeddedSwift.compile(Self.coreFiles())
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func `a file that Embedded Swift refuses is noticed`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-refused-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Refused.swift")
    let text =
      "public func f(_ g: () throws -> Int) rethrows -> Int { try g() }\n"
      + "public protocol P { var n: Int { get } }\npublic func h(_ p: any P) -> Int { p.n }\n"
    try Data(text.utf8).write(to: file)
    let outcome = try EmbeddedSwift.compile([file.path])
    #expect(outcome.status != 0)
  }
}
