import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the compiler of the toolchain that runs the tests.
///
/// The core goes into the browser as Embedded Swift, which knows no existentials, no key paths and
/// no untyped throws; what it refuses is refused here first.
@Suite(.tags(.slow)) struct EmbeddedCoreTests {
  static let flags = [
    "-target", "wasm32-unknown-none-wasm", "-swift-version", "6", "-package-name", "aircart",
    "-enable-experimental-feature", "Embedded", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
    "MemberImportVisibility", "-wmo", "-Osize", "-parse-as-library", "-Xfrontend",
    "-disable-stack-protector", "-module-name", "AirCart", "-c", "-o", "AirCart.o",
  ]

  /// Compiles files in a folder of its own, which is gone afterwards; `nil` when the toolchain
  /// cannot compile an empty file for the target either, and then says why.
  static func compile(_ files: [String]) throws -> Toolchain.Outcome? {
    guard let compiler = Toolchain.compiler() else {
      print("SKIPPED: no swiftc beside the loaded standard library nor in PATH")
      return nil
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-embedded-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("public let one = 1\n".utf8).write(to: folder.appendingPathComponent("Probe.swift"))
    let probe = try Toolchain.run(
      compiler, flags + ["Probe.swift"], in: folder, seconds: 60)
    guard probe.status == 0 else {
      print("SKIPPED: this toolchain has no Embedded standard library for wasm32:\n\(probe.text)")
      return nil
    }
    return try Toolchain.run(compiler, flags + files, in: folder, seconds: 120)
  }

  static func coreFiles() throws -> [String] {
    try SourceTree.files().filter { $0.module == "AirCart" }.map {
      SourceTree.root.appendingPathComponent($0.path).path
    }
  }

  @Test func `the core compiles as Embedded Swift for the browser`() throws {
    guard let outcome = try Self.compile(Self.coreFiles()) else { return }
    #expect(outcome.ended, "the compiler took longer than 120 s")
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
    guard let outcome = try Self.compile([file.path]) else { return }
    #expect(outcome.ended)
    #expect(outcome.status != 0)
  }
}
