import Foundation

/// The files beside a map, by their names in any case: those of one folder, and none outside it.
package enum MapFiles: Sendable {
  case folder(String)
  case memory([String: [UInt8]])

  /// The names in the folder, sorted.
  package var names: [String] {
    switch self {
    case .folder(let path):
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    case .memory(let files): files.keys.sorted()
    }
  }

  /// What a file holds; `nil` where there is none of that name.
  ///
  /// - Throws: A diagnostic for a name that leads elsewhere, and for a file that cannot be read or is
  ///   too large.
  package func contents(of name: String) throws(Diagnostic) -> [UInt8]? {
    guard !name.isEmpty, name != ".", name != "..",
      !name.contains(where: { "/\\:".contains($0) }), !name.utf8.contains(0)
    else {
      throw Diagnostic(
        .text, "the map names the file \(name.quoted), which may lie outside its folder",
        notes: ["only files beside the map are read"])
    }
    let all = names
    guard
      let own = all.first(where: { $0 == name })
        ?? all.first(where: { $0.lowercased() == name.lowercased() })
    else { return nil }
    switch self {
    case .folder(let path): return try Self.read(path + "/" + own)
    case .memory(let files): return files[own]
    }
  }

  func missing(_ name: String) -> Diagnostic {
    Diagnostic(
      .unreadable, "there is no file \(name.quoted) beside the map",
      notes: ["copy all files of the map into one folder"])
  }

  /// Reads a file, saying of one that is too large what to do about a map.
  static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try SourceText(contentsOfFile: path).bytes
    } catch {
      var error = error
      if error.code == .tooLarge {
        error.notes = ["join zones of one rate, or split the map by fields"]
      }
      throw error
    }
  }
}
