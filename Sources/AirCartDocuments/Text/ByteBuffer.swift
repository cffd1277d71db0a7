/// Bytes under construction: text as UTF-8 and numbers, appended without making strings.
///
/// The storage is filled ahead of `count`, so that appending is a write through a pointer and
/// not a call for every byte. `truncate` keeps the storage, so that a buffer serves many chunks.
package struct ByteBuffer: Sendable {
  private var storage: [UInt8]

  /// The number of bytes appended since the buffer was made or emptied.
  package private(set) var count = 0

  /// Creates an empty buffer with room for `capacity` bytes; it grows when more are appended.
  package init(capacity: Int = 4_096) {
    storage = [UInt8](repeating: 0, count: max(capacity, 64))
  }

  /// The bytes as text; bytes that are not UTF-8 become replacement characters.
  package var text: String { String(decoding: storage[..<count], as: UTF8.self) }

  /// Forgets all but the first `length` bytes.
  package mutating func truncate(to length: Int) {
    precondition(length <= count, "a buffer cannot be cut to more than it holds")
    count = length
  }

  /// Calls `body` with the bytes, which it must not keep.
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try storage.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  package mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a text that is known when the program is compiled.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(UnsafeRawBufferPointer($0)) }
  }

  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    append(most: bytes.count) { room in
      UnsafeMutableRawBufferPointer(start: room, count: bytes.count).copyMemory(from: bytes)
      return bytes.count
    }
  }

  package mutating func append(_ other: ByteBuffer) { other.withUnsafeBytes { append($0) } }

  /// Lets `body` write at most `most` bytes at the end; it returns how many it wrote.
  @inline(__always)
  package mutating func append(most: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(most)
    let end = count
    count += storage.withUnsafeMutableBufferPointer { all in
      guard let start = all.baseAddress else { return 0 }
      return body(start + end)
    }
  }

  @inline(__always)
  private mutating func reserve(_ extra: Int) {
    if count + extra > storage.count { grow(by: extra) }
  }

  @inline(never)
  private mutating func grow(by extra: Int) {
    let added = max(extra, storage.count)
    storage.append(contentsOf: repeatElement(0, count: added))
  }
}

extension ByteBuffer: TextOutputStream {
  package mutating func write(_ string: String) { append(string) }

  /// Takes ASCII text from the standard library, which writes numbers this way.
  ///
  /// The requirement is the library's own; without it every number of more than 15 characters
  /// would come as a string on the heap (61 ns instead of 36). Should it ever go, `write` serves.
  // swift-format-ignore: NoLeadingUnderscores
  package mutating func _writeASCII(_ buffer: UnsafeBufferPointer<UInt8>) {
    append(UnsafeRawBufferPointer(buffer))
  }
}
