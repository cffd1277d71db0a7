import Foundation

/// The package's files as text, found from where this file lies.
struct SourceTree {
  /// A Swift file under `Sources`.
  struct File {
    /// The module's folder name.
    let module: String
    /// The path below the package, such as `Sources/AirCart/Equipment/Cart.swift`.
    let path: String
    let lines: [String]

    /// The modules that the file imports, in order.
    var imports: [String] { lines.compactMap(SourceTree.importedModule) }
  }

  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under a folder of the package, by path.
  static func files(in folder: String = "Sources") throws -> [File] {
    let sources = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return File(
        module: path.split(separator: "/").first.map(String.init) ?? "",
        path: "\(folder)/\(path)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// The module that a line imports, or `nil` when it is no import.
  ///
  /// Understands access levels, attributes and imports of one declaration:
  /// `@preconcurrency public import struct Foundation.Data`.
  static func importedModule(_ line: String) -> String? {
    let code = line.prefix { $0 != "/" }
    var words = code.split { $0 == " " || $0 == "\t" || $0 == ";" }.map(String.init)
    let access = ["public", "package", "internal", "fileprivate", "private"]
    while let first = words.first, first.hasPrefix("@") || access.contains(first) {
      words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
    let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return name.split(separator: ".").first.map(String.init)
  }
}
