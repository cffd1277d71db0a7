import AirCartDocuments
import Foundation

/// A farm file among many, named by itself or found in a folder that was named.
struct FarmFile: Sendable {
  let path: String
  let isFromFolder: Bool

  /// The farm files that words name; `nil` where that is one file and no folder.
  ///
  /// Of a folder these are the files in it that end in `.json` or `.json5`, by name; folders in it
  /// and hidden files are left out.
  static func many(_ words: [String], _ console: Console) throws -> [FarmFile]? {
    guard words.count > 1 || words.contains(where: console.isFolder) else { return nil }
    return try words.flatMap { word in
      console.isFolder(at: word)
        ? try files(inFolder: word, console) : [FarmFile(path: word, isFromFolder: false)]
    }
  }

  private static func files(inFolder folder: String, _ console: Console) throws -> [FarmFile] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: console.place(of: folder))
    } catch {
      throw CommandError(.missingInput, "The folder '\(folder)' cannot be read.")
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter(isJSON).sorted().map { FarmFile(path: start + $0, isFromFolder: true) }
      .filter { !console.isFolder(at: $0.path) }
  }

  /// Whether a name is that of a document that people write.
  static func isJSON(_ name: String) -> Bool {
    !name.hasPrefix(".") && (name.hasSuffix(".json") || name.hasSuffix(".json5"))
  }
}

extension Console {
  /// Whether a path, meant from the current folder, leads to a folder.
  func isFolder(at path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place(of: path), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
