package import AirCartDocuments
import Foundation

/// A file that appears complete or not at all.
///
/// It is written next to its place under a hidden name and moved there by `commit`; until then an
/// older file stays as it was. A value that is dropped before that leaves nothing behind. A device or
/// a pipe, such as `/dev/stdout`, cannot be replaced and is written directly.
package struct AtomicFile: ~Copyable {
  private let target: FilePath
  private let temporary: String
  private let isDevice: Bool
  /// Keeps the lock on the temporary file until it has its place.
  private let lock: Int32
  private var file: HashedFile
  private var isCommitted = false

  /// Prepares to write the file at `path`, whose folder must exist.
  ///
  /// - Throws: `OutputError` when it cannot be made there.
  package init(_ path: String) throws {
    let target = try FilePath(path)
    let kind = FileKind(target.path)
    guard kind != .folder else { throw OutputError(.cannotCreate, path: path, code: EISDIR) }
    let isDevice = kind == .device
    if !isDevice { Leftovers.clear(in: target.folder, of: target.name) }
    let (temporary, descriptor) =
      try isDevice ? Self.device(target) : Leftovers.open(beside: target)
    if !isDevice { UnfinishedFile.note(temporary) }
    lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    file = HashedFile(descriptor, path: path, shown: path)
    if !isDevice { file.takePermissions(of: target.path) }
    self.target = target
    self.isDevice = isDevice
    self.temporary = temporary
  }

  private static func device(_ target: FilePath) throws -> (path: String, descriptor: Int32) {
    let flags = O_WRONLY | O_CLOEXEC
    return (target.path, try checked(.cannotCreate, target.shown) { open(target.path, flags) })
  }

  deinit {
    if !isCommitted, !isDevice { unlink(temporary) }
    if lock >= 0 { close(lock) }
    UnfinishedFile.forget()
  }

  /// Writes the bytes of a buffer.
  package mutating func append(_ buffer: ByteBuffer) throws {
    try file.append(buffer)
  }

  /// Gives the file its place.
  ///
  /// - Throws: `OutputError` when the bytes do not reach the disk; an older file is then untouched.
  package consuming func commit() throws -> WrittenFile {
    let written = try file.finish(isDevice: isDevice)
    guard !isDevice else { return written }
    let (temporary, place) = (temporary, target.path)
    try checked(.cannotCreate, target.shown) { rename(temporary, place) }
    isCommitted = true
    syncFolder(target.folder)
    return written
  }

  /// Writes a whole file at once.
  @discardableResult
  package static func write(_ text: String, to path: String) throws -> WrittenFile {
    var buffer = ByteBuffer()
    buffer.append(text)
    var file = try AtomicFile(path)
    try file.append(buffer)
    return try file.commit()
  }
}
