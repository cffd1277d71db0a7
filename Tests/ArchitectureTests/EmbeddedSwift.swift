import Foundation
import Testing

/// The toolchain's compiler for the browser.
enum EmbeddedSwift {
  static let flags = [
    "-target", "wasm32-unknown-none-wasm", "-swift-version", "6", "-package-name", "aircart",
    "-enable-experimental-feature", "Embedded", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
    "MemberImportVisibility", "-wmo", "-Osize", "-parse-as-library", "-Xfrontend",
    "-disable-stack-protector", "-module-name", "AirCart", "-c", "-o", "AirCart.o",
  ]

  /// Why the toolchain cannot compile an empty file for the target either; `nil` where it can.
  static let objection: String? = {
    guard Toolchain.compiler() != nil else {
      return "there is no swiftc beside the loaded standard library nor in PATH"
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-probe-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try Data("public let one = 1\n".utf8).write(to: folder)
      let probe = try compile([folder.path])
      return probe.status == 0
        ? nil : "this toolchain has no Embedded standard library for wasm32: \(probe.text)"
    } catch {
      return "\(error)"
    }
  }()

  /// Where everything must be tested, what is missing fails the tests.
  static let isPossible =
    objection == nil || ProcessInfo.processInfo.environment["CI"] == "true"

  /// Compiles files in a folder of its own, which is gone afterwards.
  static func compile(_ files: [String]) throws -> Toolchain.Outcome {
    let compiler = try #require(Toolchain.compiler())
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-embedded-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Toolchain.run(compiler, flags + files, in: folder)
  }
}
