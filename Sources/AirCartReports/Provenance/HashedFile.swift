package import AirCartDocuments
import Foundation

/// A file that was written completely.
package struct WrittenFile: Sendable, Equatable {
  /// The path by which it was opened.
  package var path: String

  /// The digest of its bytes or, where it was hashed in blocks, of the digests of its blocks.
  package var sha256: SHA256.Digest

  package var bytes: Int

  /// The bytes in a block; `nil` where it was hashed whole.
  package var blockBytes: Int?
}

/// A file that is written from front to back, or in several places at once, and hashed on the way.
///
/// Callers pass large pieces. A value that is dropped without `finish` closes the file and leaves it
/// as it is.
package struct HashedFile: ~Copyable {
  private let path: String
  private let shown: String
  private var descriptor: Int32
  private var hash = SHA256()
  private var count = 0
  private var blockBytes: Int?
  /// The bytes that wait for more, to be written in a stretch.
  private var waiting: FileStretch

  /// Takes over a file that is open for writing, and closes it in the end.
  ///
  /// When it is complete it is known by `path`; errors have the path that is shown.
  init(_ descriptor: Int32, path: String, shown: String) {
    self.descriptor = descriptor
    self.path = path
    self.shown = shown
    waiting = FileStretch(descriptor, shown: shown, offset: 0)
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

  /// Cuts the bytes that follow into stretches, which may be written several at once.
  ///
  /// What is short of a stretch waits for the bytes behind it, unless these are the last; `advance`
  /// then takes in what the stretches' hashes are.
  mutating func stretches(_ pieces: [ByteBuffer], areLast: Bool) -> [FileStretch] {
    var stretches: [FileStretch] = []
    for piece in pieces {
      var rest = 0..<piece.count
      while !rest.isEmpty {
        if waiting.isFull {
          stretches.append(waiting)
          waiting = waiting.next
        }
        let part = rest.prefix(waiting.room)
        waiting.append(piece, part)
        rest = rest.dropFirst(part.count)
      }
    }
    if areLast, waiting.count > 0 {
      waiting.isWholeFile = waiting.offset == 0
      stretches.append(waiting)
    }
    return stretches
  }

  /// Goes on behind stretches that were written.
  mutating func advance(behind stretches: [FileStretch], _ hashes: [FileStretch.Hash]) {
    for (stretch, written) in zip(stretches, hashes) {
      count += stretch.count
      switch written {
      case .whole(let whole): hash = whole
      case .blocks(let digests):
        hash.update(digests)
        blockBytes = SHA256.blockBytes
      }
    }
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
    return WrittenFile(path: path, sha256: hash.digest, bytes: count, blockBytes: blockBytes)
  }
}

/// Brings the names in a folder to the disk; a file system that cannot is not an error.
func syncFolder(_ path: String) {
  let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { return }
  fsync(descriptor)
  close(descriptor)
}
