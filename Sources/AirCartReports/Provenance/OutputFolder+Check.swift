import Foundation

extension OutputFolder {
  /// Finds out, before any work is done, whether a run could be written into the folder at `path`.
  ///
  /// Looks only: nothing is made, changed or removed. Waits for a run that is being written there.
  ///
  /// - Throws: `OutputError` when it or a folder above it is something else, when it may
  ///   not be written, when it is `/` or the home folder, or when it holds anything else than an
  ///   earlier state of the same run and not `overwrites`.
  package static func checkWritable(
    _ path: String, for run: Manifest.Run, overwrites: Bool = false
  ) throws {
    let target = try FilePath(path)
    try checkPlace(of: target)
    guard let lock = try FolderLock(target.path, shown: path) else { return }
    try withExtendedLifetime(lock) {
      _ = try inspected(target, for: run, overwrites: overwrites)
    }
  }

  /// What is in a folder, which is refused where the run must not be written into it.
  static func inspected(
    _ target: FilePath, for run: Manifest.Run, overwrites: Bool
  ) throws -> FolderInspection {
    let inspection = try FolderInspection(
      target.path, shown: target.shown, judgesBytes: !overwrites)
    if !overwrites { try inspection.check(for: run, shown: target.shown) }
    return inspection
  }

  /// Checks the folder's place, but not what is in it.
  static func checkPlace(of target: FilePath) throws {
    switch FileKind(target.path) {
    case .nothing: try checkParent(of: target)
    case .folder:
      try checkIsNoHome(target)
      try checked(.cannotCreate, target.shown) { access(target.path, R_OK | W_OK | X_OK) }
    case .file, .link, .device:
      throw OutputError(
        .cannotCreate, path: target.shown, reason: "This is a file and not a folder.",
        remedy: "Name another folder, or move the file away.")
    }
  }

  /// Refuses folders that only a slip or an unset variable names: nobody wants a run in them.
  private static func checkIsNoHome(_ target: FilePath) throws {
    let homes = [
      ProcessInfo.processInfo.environment["HOME"],
      getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) },
    ]
    var status = stat()
    guard stat(target.path, &status) == 0 else { return }
    for place in homes.compactMap(\.self) + ["/"] where !place.isEmpty {
      var other = stat()
      guard stat(place, &other) == 0, status.isSame(as: other) else { continue }
      throw OutputError(
        .cannotCreate, path: target.shown,
        reason: place == "/" ? "This is the root of all folders." : "This is your home folder.",
        remedy: "Name a folder in it, as in Reports/spring.")
    }
  }

  /// Checks the folder that is to contain the new one, or the nearest above it that exists.
  private static func checkParent(of target: FilePath) throws {
    try checkName(target)
    var parent = target.folder
    while FileKind(parent) == .nothing, parent != ".", parent != "/" {
      parent = FilePath.parent(of: parent)
    }
    guard FileKind(parent) == .folder else {
      throw OutputError(.cannotCreate, path: target.shown, code: ENOTDIR)
    }
    try checked(.cannotCreate, target.shown) { access(parent, W_OK | X_OK) }
  }

  /// Lets the system judge a name that does not exist yet.
  private static func checkName(_ target: FilePath) throws {
    var status = stat()
    guard lstat(target.path, &status) != 0, errno != ENOENT else { return }
    throw OutputError(.cannotCreate, path: target.shown, code: errno)
  }

  // MARK: Making folders

  /// Makes a folder and those above it, and returns the ones that were made, outermost first.
  @discardableResult
  package static func makeFolders(_ path: String, shown: String) throws -> [String] {
    switch FileKind(path) {
    case .nothing: break
    case .folder: return []
    case .file, .link, .device: throw OutputError(.cannotCreate, path: shown, code: ENOTDIR)
    }
    let above = try makeFolders(FilePath.parent(of: path), shown: shown)
    try makeFolder(path, shown: shown)
    return above + [path]
  }

  /// Makes a folder; it is fine if another process makes it at the same time.
  static func makeFolder(_ path: String, shown: String) throws {
    guard mkdir(path, 0o777) != 0 else { return }
    let code = errno
    if code == EEXIST, FileKind(path) == .folder { return }
    throw OutputError(.cannotCreate, path: shown, code: code)
  }
}
