import AirCartDocuments
import Foundation

/// Adjacent bytes of a file, which are written and hashed by themselves.
///
/// A file that is longer than a stretch is hashed in blocks: one chain of hashing over all of it would
/// be the slowest step of a run.
struct FileStretch: Sendable {
  /// What a stretch adds to the hash of its file.
  enum Hash: Sendable {
    /// The hash of all bytes of the file.
    case whole(SHA256)
    /// The digests of the stretch's blocks, one behind another.
    case blocks([UInt8])
  }

  /// The bytes in a stretch, but for the last one of a file.
  static let limit = SHA256.lanes * SHA256.blockBytes

  let offset: Int
  private(set) var count = 0
  /// Whether the file has no more bytes than these.
  var isWholeFile = false
  private let descriptor: Int32
  private let shown: String
  private var parts: [(piece: ByteBuffer, range: Range<Int>)] = []

  init(_ descriptor: Int32, shown: String, offset: Int) {
    self.descriptor = descriptor
    self.shown = shown
    self.offset = offset
  }

  var room: Int { Self.limit - count }

  var isFull: Bool { room == 0 }

  /// The stretch behind this one.
  var next: FileStretch { FileStretch(descriptor, shown: shown, offset: offset + count) }

  mutating func append(_ piece: ByteBuffer, _ range: Range<Int>) {
    parts.append((piece, range))
    count += range.count
  }

  /// Writes the bytes to their place and hashes them.
  func write() throws -> Hash {
    if parts.count == 1 { return try write(parts[0].piece, parts[0].range) }
    var all = ByteBuffer(capacity: count)
    for (piece, range) in parts {
      piece.withUnsafeBytes { all.append(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
    return try write(all, 0..<count)
  }

  private func write(_ piece: ByteBuffer, _ range: Range<Int>) throws -> Hash {
    try piece.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[range])
      try write(bytes)
      guard isWholeFile else {
        beginSync()
        return .blocks(SHA256.digests(ofBlocks: bytes))
      }
      var hash = SHA256()
      hash.update(bytes)
      return .whole(hash)
    }
  }

  /// Lets the system begin to bring the bytes to the disk, which takes nearly all waiting from
  /// `fsync`; a system that cannot is not an error.
  private func beginSync() {
    #if os(Linux)
      // Only what is on the disk already would leave memory, and these bytes are not.
      posix_fadvise(descriptor, off_t(offset), off_t(count), POSIX_FADV_DONTNEED)
    #endif
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let place = off_t(offset + bytes.count - rest.count)
      let written = try checked(.writeFailed, shown) {
        pwrite(descriptor, piece.baseAddress, piece.count, place)
      }
      rest = rest.dropFirst(written)
    }
  }
}
