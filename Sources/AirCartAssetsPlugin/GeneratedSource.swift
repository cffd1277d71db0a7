import Foundation

/// A Swift file that holds an asset as a constant.
///
/// A `StaticString` costs the compiler next to nothing, whatever its length. Text is kept as it
/// is, so that a change can be read; anything else as base64.
struct GeneratedSource {
  /// The path below the package.
  let path: String
  private let text: String

  /// Makes the source of an asset.
  ///
  /// - Parameters:
  ///   - asset: The asset's path, which the file names.
  ///   - bytes: The asset's bytes.
  ///   - member: The name of the constant.
  ///   - path: Where the file goes.
  ///   - type: The enumeration to whose extension the constant belongs.
  /// - Throws: `EmbeddingError` where a text holds what would end its literal.
  init(of asset: String, bytes: Data, member: String, path: String, type: String) throws {
    self.path = path
    let body = try Self.body(of: asset, bytes: bytes)
    text = """
      // swift-format-ignore-file
      // Generated from \(asset) by `swift package embed-assets`; do not edit.

      extension \(type) {
        static let \(member): StaticString = \(body)
      }

      """
  }

  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  func isCurrent(in root: URL) -> Bool {
    let found = try? Data(contentsOf: root.appending(path: path))
    return found == Data(text.utf8)
  }

  func write(in root: URL) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private static func body(of asset: String, bytes: Data) throws -> String {
    let isText = ["css", "js", "html", "svg", "json", "txt", "po"].contains {
      asset.hasSuffix("." + $0)
    }
    guard isText, let text = String(data: bytes, encoding: .utf8) else {
      return base64Literal(bytes)
    }
    return try textLiteral(text, asset)
  }

  /// A raw literal, in which nothing needs to be escaped.
  private static func textLiteral(_ text: String, _ asset: String) throws -> String {
    guard !text.contains("\"\"\"##"), !text.contains("\\##"), !text.contains("\r"),
      text.hasSuffix("\n")
    else {
      throw EmbeddingError(
        "\(asset) must end with a line feed and hold no carriage return, no \"\"\"## and no \\##")
    }
    return "##\"\"\"\n\(text)\n\"\"\"##"
  }

  /// Lines of 1,024 characters, joined by the compiler.
  private static func base64Literal(_ bytes: Data) -> String {
    let characters = Array(bytes.base64EncodedString())
    let lines = stride(from: 0, to: characters.count, by: 1_024).map {
      String(characters[$0..<min($0 + 1_024, characters.count)])
    }
    return "\"\"\"\n" + lines.joined(separator: "\\\n") + "\n\"\"\""
  }
}
