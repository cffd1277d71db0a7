import Foundation

/// The file of a map, found by its path or in a folder.
struct MapPlace {
  let folder: String
  let file: String
  /// Whether the path named only a folder.
  let isInFolder: Bool

  var isBinary: Bool { file.lowercased().hasSuffix(".shp") }

  init(_ path: String) throws(Diagnostic) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      file = parts.last.map { String($0) } ?? path
      folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/." : "."
      isInFolder = false
      return
    }
    (folder, file) = try Self.only(in: path)
    isInFolder = true
  }

  /// The one map of a folder: its task data, or the only file that may be a map.
  private static func only(in path: String) throws(Diagnostic) -> (folder: String, file: String) {
    let names = MapFiles.folder(path).names
    if let task = names.first(where: { $0.lowercased() == "taskdata.xml" }) { return (path, task) }
    if let inner = names.first(where: { $0.lowercased() == "taskdata" }),
      let task = MapFiles.folder(path + "/" + inner).names
        .first(where: { $0.lowercased() == "taskdata.xml" })
    {
      return (path + "/" + inner, task)
    }
    let maps = names.filter { name in
      [".geojson", ".shp", ".csv"].contains { name.lowercased().hasSuffix($0) }
    }
    guard maps.count == 1 else {
      throw Diagnostic(
        maps.isEmpty ? .unreadable : .exclusiveKeys,
        maps.isEmpty
          ? "there is no map in the folder"
          : "there are \(maps.count) maps in the folder: "
            + maps.prefix(8).map(\.quoted).joined(separator: ", "),
        notes: [
          maps.isEmpty
            ? "a map is TASKDATA.XML, .shp, .geojson or .csv" : "name the one that is meant"
        ])
    }
    return (path, maps[0])
  }
}
