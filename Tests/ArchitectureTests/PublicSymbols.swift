import Foundation
import Testing

/// The public declarations of a module, as the toolchain reads them from the built module.
struct PublicSymbols: Decodable {
  struct Symbol: Decodable {
    struct Fragment: Decodable {
      let spelling: String
    }

    struct Comment: Decodable {
      struct Line: Decodable {
        let text: String
      }

      let lines: [Line]
    }

    struct Kind: Decodable {
      let identifier: String
    }

    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?

    /// The type that it is or belongs to, and the declaration, on one line.
    var line: String {
      let isType = ["swift.struct", "swift.enum", "swift.class", "swift.protocol"]
        .contains(kind.identifier)
      let type = isType ? pathComponents : pathComponents.dropLast()
      let words = declarationFragments.map { $0.spelling }.joined()
        .split { $0 == " " || $0 == "\n" }
      // A blank sorts before letters, so that a type comes before its members.
      return type.joined(separator: ".") + (isType ? "  " : ": ") + words.joined(separator: " ")
    }

    var isDocumented: Bool { docComment?.lines.contains { !$0.text.isEmpty } ?? false }
  }

  let symbols: [Symbol]

  /// The folder of modules that this process was built with: beside what it runs, or where
  /// `swift build` puts it.
  private static var modules: URL? {
    let started = CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let usual = SourceTree.root.appendingPathComponent(".build/debug")
    return (started + [usual]).map { $0.appendingPathComponent("Modules") }.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("AirCart.swiftmodule").path)
    }
  }

  /// Reads a module's own public declarations, and those that it adds to the types of others.
  static func read(_ module: String) throws -> [Symbol] {
    let compiler = try #require(Toolchain.compiler(), "no swiftc")
    let extract = compiler.deletingLastPathComponent()
      .appendingPathComponent("swift-symbolgraph-extract")
    let modules = try #require(modules, "no folder of modules beside \(CommandLine.arguments)")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try Self.target(compiler, in: folder)
    let outcome = try Toolchain.run(
      extract,
      [
        "-module-name", module, "-I", modules.path, "-target", target, "-output-dir", folder.path,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ], in: folder)
    try #require(outcome.status == 0, "\(outcome.text)")
    let graphs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try graphs.filter { $0.hasSuffix(".symbols.json") }.sorted().flatMap { name in
      try JSONDecoder().decode(
        PublicSymbols.self, from: Data(contentsOf: folder.appendingPathComponent(name))
      ).symbols
    }
  }
  /// The target that modules are built for.
  private static func target(_ compiler: URL, in folder: URL) throws -> String {
    let outcome = try Toolchain.run(compiler, ["-print-target-info"], in: folder)
    let triple = try #require(outcome.text.firstMatch(of: /"triple": "([^"]+)"/))
    return String(triple.1)
  }
}
