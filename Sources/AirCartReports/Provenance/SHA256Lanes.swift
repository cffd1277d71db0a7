extension SHA256 {
  /// The bytes in a block of a file that is hashed in blocks.
  package static let blockBytes = 1 << 16

  /// How many blocks are hashed side by side.
  package static let lanes = 16

  /// The digests of the blocks of at most a stretch of bytes, one behind another; the last block may
  /// be shorter.
  ///
  /// A whole stretch is hashed in vectors of its blocks: that takes less than half the time.
  static func digests(ofBlocks bytes: UnsafeRawBufferPointer) -> [UInt8] {
    if bytes.count == lanes * blockBytes { return sideBySide(bytes) }
    return stride(from: 0, to: bytes.count, by: blockBytes).flatMap { start in
      let block = bytes[start..<min(start + blockBytes, bytes.count)]
      return digest(of: UnsafeRawBufferPointer(rebasing: block)).bytes
    }
  }

  /// The digests of as many blocks as there are lanes, one behind another.
  private static func sideBySide(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    // 64 words of the schedule, 8 of the state, and 8 of the state before a block.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80 * lanes) { memory in
      guard let words = memory.baseAddress else { return [] }
      let state = words + 64 * lanes
      for letter in 0..<8 {
        for lane in 0..<lanes { state[letter * lanes + lane] = initial[letter] }
      }
      for start in stride(from: 0, to: blockBytes, by: 64) {
        for lane in 0..<lanes { load(bytes, from: lane * blockBytes + start, lane, into: words) }
        compress(words, into: state)
      }
      for word in 0..<16 {
        let value: UInt32 = word == 0 ? 0x8000_0000 : word == 15 ? UInt32(blockBytes * 8) : 0
        for lane in 0..<lanes { words[word * lanes + lane] = value }
      }
      compress(words, into: state)
      return (0..<lanes).flatMap { lane in
        (0..<8).flatMap { letter in Self.bytes(of: state[letter * lanes + lane]) }
      }
    }
  }

  private typealias Words = UnsafeMutablePointer<UInt32>

  /// Takes in the sixteen words of a lane.
  @inline(__always)
  private static func load(
    _ bytes: UnsafeRawBufferPointer, from start: Int, _ lane: Int, into words: Words
  ) {
    for word in 0..<16 {
      let read = bytes.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self)
      words[word * lanes + lane] = UInt32(bigEndian: read)
    }
  }

  /// Takes in 64 bytes of every lane.
  ///
  /// The loops over lanes become vector instructions, whatever the processor has.
  private static func compress(_ words: Words, into state: Words) {
    for index in 16..<64 { expand(words + index * lanes) }
    let before = state + 8 * lanes
    before.update(from: state, count: 8 * lanes)
    let (a, b, c, d) = (state, state + lanes, state + 2 * lanes, state + 3 * lanes)
    let (e, f, g, h) = (d + lanes, d + 2 * lanes, d + 3 * lanes, d + 4 * lanes)
    for index in stride(from: 0, to: 64, by: 8) {
      round((a, b, c, d), (e, f, g, h), words, at: index)
      round((h, a, b, c), (d, e, f, g), words, at: index + 1)
      round((g, h, a, b), (c, d, e, f), words, at: index + 2)
      round((f, g, h, a), (b, c, d, e), words, at: index + 3)
      round((e, f, g, h), (a, b, c, d), words, at: index + 4)
      round((d, e, f, g), (h, a, b, c), words, at: index + 5)
      round((c, d, e, f), (g, h, a, b), words, at: index + 6)
      round((b, c, d, e), (f, g, h, a), words, at: index + 7)
    }
    for index in 0..<(8 * lanes) { state[index] = state[index] &+ before[index] }
  }

  /// One more word of the schedule.
  @inline(__always)
  private static func expand(_ words: Words) {
    let (early, late) = (words - 15 * lanes, words - 2 * lanes)
    let (first, middle) = (words - 16 * lanes, words - 7 * lanes)
    for lane in 0..<lanes {
      words[lane] = first[lane] &+ mixedEarly(early[lane]) &+ middle[lane] &+ mixedLate(late[lane])
    }
  }

  /// One round, which changes two of the letters.
  @inline(__always)
  private static func round(
    _ first: (Words, Words, Words, Words), _ second: (Words, Words, Words, Words), _ words: Words,
    at index: Int
  ) {
    let (a, b, c, d) = first
    let (e, f, g, h) = second
    let (key, words) = (constants[index], words + index * lanes)
    for lane in 0..<lanes {
      let input = h[lane] &+ chosen(e[lane], f[lane], g[lane]) &+ words[lane] &+ key
      d[lane] = d[lane] &+ input
      h[lane] = input &+ majority(a[lane], b[lane], c[lane])
    }
  }
}
