import Foundation

extension AtomicFile {
  /// Finds out, before any work is done, whether the file at `path` could be written.
  ///
  /// Looks only: nothing is created, and an existing file stays.
  ///
  /// - Throws: `OutputError` when the path is a folder, when there is no folder for it, or when
  ///   it may not be written.
  package static func checkWritable(_ path: String) throws {
    let target = try FilePath(path)
    switch FileKind(target.path) {
    case .folder: throw OutputError(.cannotCreate, path: path, code: EISDIR)
    case .device: try checked(.cannotCreate, path) { access(target.path, W_OK) }
    case .nothing, .file, .link: try checkFolder(of: target)
    }
  }

  private static func checkFolder(of target: FilePath) throws {
    switch FileKind(target.folder) {
    case .folder: try checked(.cannotCreate, target.shown) { access(target.folder, W_OK | X_OK) }
    case .nothing: throw OutputError(.cannotCreate, path: target.shown, code: ENOENT)
    case .file, .link, .device: throw OutputError(.cannotCreate, path: target.shown, code: ENOTDIR)
    }
  }
}
