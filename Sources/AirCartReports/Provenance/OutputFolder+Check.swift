import Foundation

extension OutputFolder {
  /// Finds out, before any work is done, whether the folder at `path` could be written.
  ///
  /// Looks only: nothing is made, changed or removed.
  ///
  /// - Throws: `OutputError` when something that is no folder stands there or above, when it may
  ///   not be written, or when it holds files and AirCart did not write it and not `overwrites`.
  package static func checkWritable(_ path: String, overwrites: Bool = false) throws {
    try checkWritable(FilePath(path), overwrites: overwrites)
  }

  static func checkWritable(_ target: FilePath, overwrites: Bool) throws {
    try checkParent(of: target)
    switch FileKind(target.path) {
    case .nothing: break
    case .folder: try checkContents(of: target, overwrites: overwrites)
    case .file, .link, .device:
      throw OutputError(
        .cannotCreate, path: target.shown, reason: "A file stands there and not a folder.",
        remedy: "Name another folder, or move the file away.")
    }
  }

  /// Checks the folder in which the new one is to stand, or the nearest above it that exists.
  private static func checkParent(of target: FilePath) throws {
    try checkName(Leftovers(target: target).temporary, shown: target.shown)
    var parent = target.folder
    while FileKind(parent) == .nothing, parent != ".", parent != "/" {
      parent = Self.parent(of: parent)
    }
    guard FileKind(parent) == .folder else {
      throw OutputError(.cannotCreate, path: target.shown, code: ENOTDIR)
    }
    try checked(.cannotCreate, target.shown) { access(parent, W_OK | X_OK) }
  }

  /// Lets the system judge a name that does not exist yet.
  private static func checkName(_ path: String, shown: String) throws {
    var status = stat()
    guard lstat(path, &status) != 0, errno != ENOENT else { return }
    throw OutputError(.cannotCreate, path: shown, code: errno)
  }

  private static func checkContents(of target: FilePath, overwrites: Bool) throws {
    try checked(.cannotCreate, target.shown) { access(target.path, R_OK | W_OK | X_OK) }
    guard device(of: target.path) == device(of: target.folder) else {
      throw OutputError(.cannotCreate, path: target.shown, code: EBUSY)
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: target.path)
    if names?.isEmpty == true || overwrites || RecordedManifest(folder: target.path) != nil {
      return
    }
    throw OutputError(
      .cannotCreate, path: target.shown,
      reason: "The folder holds files, and aircart did not write it.",
      remedy: "Name another folder, or add --force to write into this one; its own files stay.")
  }

  /// The disk on which a path lies: a folder that is a disk of its own cannot be renamed.
  private static func device(of path: String) -> dev_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_dev : nil
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // MARK: Making folders

  /// Makes a folder and those above it, and returns the ones that were made, outermost first.
  static func makeFolders(_ path: String, shown: String) throws -> [String] {
    guard FileKind(path) == .nothing else { return [] }
    let above = try makeFolders(parent(of: path), shown: shown)
    try makeFolder(path, shown: shown, mayExist: true)
    return above + [path]
  }

  static func makeFolder(_ path: String, shown: String, mayExist: Bool = false) throws {
    guard mkdir(path, 0o777) != 0 else { return }
    let code = errno
    if mayExist, code == EEXIST, FileKind(path) == .folder { return }
    throw OutputError(.cannotCreate, path: shown, code: code)
  }
}
