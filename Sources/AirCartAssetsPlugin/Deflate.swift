/// Compresses bytes by RFC 1951: repetitions of earlier bytes, in its fixed codes.
///
/// The toolchain has no library for this that a plugin could reach on every platform. What it makes
/// is a sixth larger than what the best coders make, and half of what goes in.
struct Deflate {
  private static let window = 32_768
  private static let longest = 258
  private static let shortest = 3
  /// How many earlier places are looked at for a repetition.
  private static let effort = 256

  private let bytes: [UInt8]
  private var output = BitWriter()
  /// The last place of each three bytes, by their hash, and the place before each place.
  private var heads = [Int](repeating: -1, count: 32_768)
  private var earlier: [Int]

  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate(bytes)
    deflate.run()
    return deflate.output.bytes
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    earlier = [Int](repeating: -1, count: bytes.count)
  }

  /// One block, which is the last, with fixed codes.
  private mutating func run() {
    output.put(0b011, count: 3)
    var place = 0
    while place < bytes.count {
      var match = longestMatch(at: place)
      enter(place)
      // A longer repetition that begins one byte later is worth a byte as it is.
      if let found = match, found.length < 64, place + 1 < bytes.count,
        let later = longestMatch(at: place + 1), later.length > found.length
      {
        match = nil
      }
      guard let match else {
        putLiteral(Int(bytes[place]))
        place += 1
        continue
      }
      put(match)
      for inside in (place + 1)..<(place + match.length) { enter(inside) }
      place += match.length
    }
    putLiteral(256)
    output.flush()
  }

  // MARK: Repetitions

  private struct Match {
    let length: Int
    let distance: Int
  }

  private func hash(at place: Int) -> Int {
    let (a, b, c) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
    return ((a << 10) ^ (b << 5) ^ c) & 32_767
  }

  private mutating func enter(_ place: Int) {
    guard place + 2 < bytes.count else { return }
    let key = hash(at: place)
    earlier[place] = heads[key]
    heads[key] = place
  }

  private func longestMatch(at place: Int) -> Match? {
    guard place + 2 < bytes.count else { return nil }
    let most = min(Self.longest, bytes.count - place)
    var best: Match?
    var candidate = heads[hash(at: place)]
    var left = Self.effort
    while candidate >= 0, place - candidate <= Self.window, left > 0 {
      let length = commonLength(candidate, place, most: most)
      if length > best?.length ?? (Self.shortest - 1) {
        best = Match(length: length, distance: place - candidate)
        if length == most { break }
      }
      candidate = earlier[candidate]
      left -= 1
    }
    return best
  }

  private func commonLength(_ one: Int, _ other: Int, most: Int) -> Int {
    var length = 0
    while length < most, bytes[one + length] == bytes[other + length] { length += 1 }
    return length
  }

  // MARK: Codes

  /// A byte, the end of the block, or the code of a length.
  private mutating func putLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: output.put(code: 0x30 + symbol, count: 8)
    case ..<256: output.put(code: 0x190 + symbol - 144, count: 9)
    case ..<280: output.put(code: symbol - 256, count: 7)
    default: output.put(code: 0xC0 + symbol - 280, count: 8)
    }
  }

  private mutating func put(_ match: Match) {
    let length = match.length == Self.longest ? (28, 0, 0) : Self.step(match.length - 3, of: 4)
    putLiteral(257 + length.0)
    output.put(length.1, count: length.2)
    let distance = Self.step(match.distance - 1, of: 2)
    output.put(code: distance.0, count: 5)
    output.put(distance.1, count: distance.2)
  }

  /// The code of a value, what is left of it, and the bits of that: steps grow twofold after each
  /// `group` of codes.
  private static func step(_ value: Int, of group: Int) -> (Int, Int, Int) {
    guard value >= 2 * group else { return (value, 0, 0) }
    let bits = Int.bitWidth - 1 - (value / group).leadingZeroBitCount
    let place = value >> bits
    return (bits * group + place, value - (place << bits), bits)
  }
}

/// Bits one after the other, the lowest of each byte first.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending = 0
  private var count = 0

  /// Writes a number, its lowest bit first.
  mutating func put(_ value: Int, count wanted: Int) {
    pending |= value << count
    count += wanted
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Writes a code, its highest bit first.
  mutating func put(code: Int, count wanted: Int) {
    for bit in (0..<wanted).reversed() { put(code >> bit & 1, count: 1) }
  }

  /// Fills the last byte.
  mutating func flush() {
    if count > 0 { put(0, count: 8 - count) }
  }
}
