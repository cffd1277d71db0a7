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

  /// The one map of a folder: its task data, which may be in a folder TASKDATA, or the only file that
  /// may be a map.
  private static func only(in path: String) throws(Diagnostic) -> (folder: String, file: String) {
    var names = MapFiles.folder(path).names
    if let inner = names.first(where: { $0.lowercased() == "taskdata" }) {
      names += MapFiles.folder(path + "/" + inner).names.filter(isTaskData)
        .map { inner + "/" + $0 }
    }
    let map = try only(among: names, of: "folder")
    return (path + "/" + map.folder, map.file)
  }

  /// The one map among the paths of a folder or an archive: the task data that is least deep in it, or
  /// the only file that may be a map.
  static func only(
    among paths: [String], of place: String
  ) throws(Diagnostic) -> (folder: String, file: String) {
    let tasks = paths.filter { isTaskData(name(of: $0)) }
    let least = tasks.map(depth).min()
    let maps =
      least.map { least in tasks.filter { depth($0) == least } }
      ?? paths.filter { path in
        [".geojson", ".shp", ".csv"].contains { path.lowercased().hasSuffix($0) }
      }
    guard maps.count == 1 else {
      throw Diagnostic(
        maps.isEmpty ? .unreadable : .exclusiveKeys,
        maps.isEmpty
          ? "there is no map in the \(place)"
          : "there are \(maps.count) maps in the \(place): "
            + "\(maps.prefix(8).map(\.quoted).joined(separator: ", "))",
        notes: [
          maps.isEmpty
            ? "a map is TASKDATA.XML, .shp, .geojson or .csv"
            : place == "folder"
              ? "name the one that is meant" : "unpack it, and name the one that is meant"
        ])
    }
    let file = name(of: maps[0])
    return (String(maps[0].dropLast(file.count)), file)
  }

  /// Whether a file beside a map may be a part of it: grids and further files of task data, and the
  /// files of a shapefile, which differ in their endings.
  static func isPart(_ file: String, of map: String) -> Bool {
    let (file, map) = (file.lowercased(), map.lowercased())
    if isTaskData(map) { return file.hasSuffix(".xml") || file.hasSuffix(".bin") }
    guard map.hasSuffix(".shp") else { return file == map }
    return file.hasPrefix(map.dropLast(3))
  }

  private static func isTaskData(_ name: String) -> Bool { name.lowercased() == "taskdata.xml" }

  private static func depth(_ path: String) -> Int { path.split(separator: "/").count }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}
