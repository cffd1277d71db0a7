package import Foundation

/// All bytes of a plain file; `nil` for anything else, such as a pipe, which might never end.
package func contents(ofPlainFile path: String) -> Data? {
  FileKind(path) == .file ? FileManager.default.contents(atPath: path) : nil
}

/// The bytes of a file, read a piece at a time.
struct FileBytes: ~Copyable {
  private let descriptor: Int32
  private var buffer: [UInt8]
  private var next = 0
  private var end = 0

  /// Opens a file; `nil` when there is no plain file that can be read.
  init?(_ path: String, pieceSize: Int = 1 << 18) {
    let opened = FileKind(path) == .file ? open(path, O_RDONLY | O_CLOEXEC) : -1
    guard opened >= 0 else { return nil }
    descriptor = opened
    buffer = [UInt8](repeating: 0, count: pieceSize)
  }

  deinit { close(descriptor) }

  /// The next byte; `nil` at the end, and where the file cannot be read any further.
  @inline(__always)
  mutating func readByte() -> UInt8? {
    if next == end, !refill() { return nil }
    defer { next += 1 }
    return buffer[next]
  }

  /// The next bytes, as many as wanted; `nil` when there are fewer.
  mutating func readBytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let byte = readByte() else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// The next bytes as a whole number, the lowest byte first; `nil` when there are too few.
  @inline(__always)
  mutating func readWord<Word: FixedWidthInteger>(_: Word.Type) -> Word? {
    let size = MemoryLayout<Word>.size
    if end - next >= size {
      let word = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: next, as: Word.self) }
      next += size
      return Word(littleEndian: word)
    }
    return readBytes(size)?.withUnsafeBytes { Word(littleEndian: $0.loadUnaligned(as: Word.self)) }
  }

  /// Passes over bytes; what is asked for next comes from behind them, if there is anything.
  mutating func skip(_ count: Int) {
    let inBuffer = min(count, end - next)
    next += inBuffer
    if count > inBuffer { lseek(descriptor, off_t(count - inBuffer), SEEK_CUR) }
  }

  private mutating func refill() -> Bool {
    let descriptor = descriptor
    next = 0
    end = buffer.withUnsafeMutableBytes { room in
      while true {
        let count = read(descriptor, room.baseAddress, room.count)
        if count >= 0 || errno != EINTR { return max(0, count) }
      }
    }
    return end > 0
  }
}
