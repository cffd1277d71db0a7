package import AirCartDocuments
import Foundation

/// A file that was written completely.
package struct WrittenFile: Sendable, Equatable {
  /// The path by which it was opened.
  package var path: String

  package var sha256: SHA256.Digest

  package var bytes: Int
}

/// A file that is written from front to back and hashed on the way.
///
/// Callers pass large pieces; nothing is buffered here. A value that is dropped without `finish`
/// closes the file and leaves it as it is.
package struct HashedFile: ~Copyable {
  private let path: String
  private let shown: String
  private var descriptor: Int32
  private var hash = SHA256()
  private var count = 0

  /// Takes over a file that is open for writing, and closes it in the end.
  ///
  /// When it is complete it is known by `path`; errors have the path that is shown.
  init(_ descriptor: Int32, path: String, shown: String) {
    self.descriptor = descriptor
    self.path = path
    self.shown = shown
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Gives the file the permissions of the one whose place it takes, if there is one.
  func takePermissions(of path: String) {
    var status = stat()
    if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
  }

  /// Writes the bytes of a buffer.
  package mutating func append(_ buffer: ByteBuffer) throws {
    try buffer.withUnsafeBytes { try append($0) }
  }

  /// Writes more bytes.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) throws {
    let descriptor = descriptor
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let written = try checked(.writeFailed, shown) {
        write(descriptor, piece.baseAddress, piece.count)
      }
      rest = rest.dropFirst(written)
    }
    hash.update(bytes)
    count += bytes.count
  }

  /// Brings the bytes to the disk and closes the file, which ends the writing.
  mutating func finish(isDevice: Bool = false) throws -> WrittenFile {
    let descriptor = descriptor
    self.descriptor = -1
    let synced = isDevice ? 0 : fsync(descriptor)
    let code = errno
    let closed = close(descriptor)
    if synced != 0 { throw OutputError(.writeFailed, path: shown, code: code) }
    if closed != 0, errno != EINTR {
      throw OutputError(.writeFailed, path: shown, code: errno)
    }
    return WrittenFile(path: path, sha256: hash.digest, bytes: count)
  }
}

/// Brings the names in a folder to the disk; a file system that cannot is not an error.
func syncFolder(_ path: String) {
  let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { return }
  fsync(descriptor)
  close(descriptor)
}
