import AirCartDocuments

/// The hash function SHA-256, fed piece by piece.
///
/// Written here because the toolchain has none on Linux (CryptoKit is Apple's, swift-crypto a
/// dependency). It names contents; it is not meant to keep secrets.
///
/// Reference: NIST FIPS 180-4, Secure Hash Standard, https://doi.org/10.6028/NIST.FIPS.180-4
package struct SHA256: Sendable {
  private var state = initial
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  private static let blockSize = 64

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  static let initial = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

  /// Begins a hash.
  package init() { pending.reserveCapacity(Self.blockSize) }

  /// Continues the hash with more bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length += UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(Self.blockSize - pending.count)
      pending += missing
      rest = rest.dropFirst(missing.count)
      guard pending.count == Self.blockSize else { return }
      pending.withUnsafeBytes { Self.compress($0, into: &state) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.prefix(rest.count / Self.blockSize * Self.blockSize)
    Self.compress(UnsafeRawBufferPointer(rebasing: whole), into: &state)
    pending += rest.dropFirst(whole.count)
  }

  /// Continues the hash with more bytes.
  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// The digest of all bytes so far; more may follow.
  package var digest: Digest {
    var last = self
    let used = pending.count + 1
    let zeros = (used <= 56 ? 56 : 120) - used
    let bitCount = (0..<8).map { UInt8(truncatingIfNeeded: (length &* 8) >> UInt64(56 - 8 * $0)) }
    last.update([0x80] + Array(repeating: 0, count: zeros) + bitCount)
    return Digest(words: last.state)
  }

  package static func digest(of bytes: [UInt8]) -> Digest {
    bytes.withUnsafeBytes { digest(of: $0) }
  }

  static func digest(of bytes: UnsafeRawBufferPointer) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest
  }
}

extension SHA256 {
  /// The 256 bits of a finished hash.
  package struct Digest: Sendable, Equatable {
    fileprivate let words: SIMD8<UInt32>

    package var bytes: [UInt8] {
      words.indices.flatMap { SHA256.bytes(of: words[$0]) }
    }

    /// The digest as 64 hexadecimal digits in lower case.
    package var hexadecimal: String {
      words.indices.map { words[$0].hexadecimal(digits: 8) }.joined()
    }
  }
}

// MARK: - The compression function

extension SHA256 {
  /// The four bytes of a word, the most significant first.
  static func bytes(of word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(word >> UInt32($0) & 0xFF) }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  /// Takes in whole blocks of 64 bytes.
  private static func compress(_ blocks: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      constants.withUnsafeBufferPointer { constants in
        guard let words = schedule.baseAddress, let constants = constants.baseAddress else {
          return
        }
        for start in stride(from: 0, to: blocks.count, by: blockSize) {
          expand(blocks, from: start, into: words)
          state = rounds(state, words, constants)
        }
      }
    }
  }

  /// Writes the 64 words of the message schedule of one block.
  @inline(__always)
  private static func expand(
    _ blocks: UnsafeRawBufferPointer, from start: Int, into words: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<16 {
      let word = blocks.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
      words[index] = UInt32(bigEndian: word)
    }
    for index in 16..<64 {
      words[index] =
        words[index - 16] &+ mixedEarly(words[index - 15]) &+ words[index - 7]
        &+ mixedLate(words[index - 2])
    }
  }

  @inline(__always)
  static func mixedEarly(_ word: UInt32) -> UInt32 {
    rotated(word, 7) ^ rotated(word, 18) ^ (word &>> 3)
  }

  @inline(__always)
  static func mixedLate(_ word: UInt32) -> UInt32 {
    rotated(word, 17) ^ rotated(word, 19) ^ (word &>> 10)
  }

  /// The state after the 64 rounds of one block.
  ///
  /// Eight rounds make a turn, so that the letters change their roles and not their places.
  @inline(__always)
  private static func rounds(
    _ state: SIMD8<UInt32>, _ words: UnsafeMutablePointer<UInt32>,
    _ constants: UnsafePointer<UInt32>
  ) -> SIMD8<UInt32> {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var index = 0
    while index < 64 {
      let (word, key) = (words + index, constants + index)
      round(&d, &h, adding: chosen(e, f, g) &+ word[0] &+ key[0], then: majority(a, b, c))
      round(&c, &g, adding: chosen(d, e, f) &+ word[1] &+ key[1], then: majority(h, a, b))
      round(&b, &f, adding: chosen(c, d, e) &+ word[2] &+ key[2], then: majority(g, h, a))
      round(&a, &e, adding: chosen(b, c, d) &+ word[3] &+ key[3], then: majority(f, g, h))
      round(&h, &d, adding: chosen(a, b, c) &+ word[4] &+ key[4], then: majority(e, f, g))
      round(&g, &c, adding: chosen(h, a, b) &+ word[5] &+ key[5], then: majority(d, e, f))
      round(&f, &b, adding: chosen(g, h, a) &+ word[6] &+ key[6], then: majority(c, d, e))
      round(&e, &a, adding: chosen(f, g, h) &+ word[7] &+ key[7], then: majority(b, c, d))
      index += 8
    }
    return state &+ SIMD8(a, b, c, d, e, f, g, h)
  }

  /// One round, which changes two of the letters.
  @inline(__always)
  private static func round(
    _ d: inout UInt32, _ h: inout UInt32, adding input: UInt32, then majority: UInt32
  ) {
    h = h &+ input
    d = d &+ h
    h = h &+ majority
  }

  @inline(__always)
  static func chosen(_ e: UInt32, _ f: UInt32, _ g: UInt32) -> UInt32 {
    ((e & f) ^ (~e & g)) &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25))
  }

  @inline(__always)
  static func majority(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
    ((a & b) ^ (a & c) ^ (b & c)) &+ (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22))
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word &>> count) | (word &<< (32 &- count))
  }
}
