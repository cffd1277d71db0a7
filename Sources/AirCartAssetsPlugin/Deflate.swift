/// Compresses bytes by RFC 1951: repetitions of earlier bytes, in codes made for what is there.
///
/// The toolchain has no library for this that a plugin could reach on every platform.
struct Deflate {
  private static let window = 32_768
  private static let longest = 258
  private static let shortest = 3
  /// How many earlier places are looked at for a repetition.
  private static let effort = 1_024
  /// After how many symbols new codes are made.
  private static let blockSize = 24_576

  private let bytes: [UInt8]
  private var output = BitWriter()
  private var symbols: [Symbol] = []
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

  private mutating func run() {
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
        symbols.append(Symbol(code: Int(bytes[place])))
        place += 1
        continue
      }
      append(match)
      for inside in (place + 1)..<(place + match.length) { enter(inside) }
      place += match.length
    }
    for start in stride(from: 0, to: max(1, symbols.count), by: Self.blockSize) {
      let end = min(symbols.count, start + Self.blockSize)
      write(symbols[start..<end] + [Symbol(code: 256)], isLast: end == symbols.count)
    }
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
      // Three bytes from far away cost more than they save.
      let isWorthIt = length > Self.shortest || place - candidate < 4_096
      if isWorthIt, length > best?.length ?? (Self.shortest - 1) {
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

  /// A byte, the end of a block, or a length with its distance.
  private struct Symbol {
    var code: Int
    var extra = (value: 0, bits: 0)
    var distance: (code: Int, value: Int, bits: Int)?
  }

  private mutating func append(_ match: Match) {
    let length = match.length == Self.longest ? (28, 0, 0) : Self.step(match.length - 3, of: 4)
    symbols.append(
      Symbol(
        code: 257 + length.0, extra: (length.1, length.2),
        distance: Self.step(match.distance - 1, of: 2)))
  }

  /// A block with its own codes, whose lengths stand before it one by one.
  private mutating func write(_ symbols: ArraySlice<Symbol>, isLast: Bool) {
    var counts = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    for symbol in symbols {
      counts[symbol.code] += 1
      if let distance = symbol.distance { distances[distance.code] += 1 }
    }
    let literal = HuffmanCode(counts, longest: 15)
    let distance = HuffmanCode(distances, longest: 15)
    let lengths = literal.lengths + distance.lengths
    var uses = [Int](repeating: 0, count: 19)
    for length in lengths { uses[length] += 1 }
    let header = HuffmanCode(uses, longest: 7)
    output.put((isLast ? 1 : 0) | 0b100, count: 3)
    output.put(286 - 257, count: 5)
    output.put(30 - 1, count: 5)
    output.put(19 - 4, count: 4)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      output.put(header.lengths[place], count: 3)
    }
    for length in lengths { header.put(length, to: &output) }
    for symbol in symbols {
      literal.put(symbol.code, to: &output)
      output.put(symbol.extra.value, count: symbol.extra.bits)
      guard let own = symbol.distance else { continue }
      distance.put(own.code, to: &output)
      output.put(own.value, count: own.bits)
    }
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

/// Codes of which frequent symbols get the shorter ones.
private struct HuffmanCode {
  private(set) var lengths: [Int]
  private var codes: [Int]

  /// Makes the codes; where one gets too long, all symbols are taken for more alike.
  init(_ counts: [Int], longest: Int) {
    lengths = Self.lengths(counts)
    var counts = counts
    while lengths.contains(where: { $0 > longest }) {
      counts = counts.map { $0 > 0 ? $0 / 2 + 1 : 0 }
      lengths = Self.lengths(counts)
    }
    codes = [Int](repeating: 0, count: counts.count)
    var next = 0
    for length in 1...longest {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = next
        next += 1
      }
    }
  }

  /// The depths of symbols in a tree that joins the two rarest again and again.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    var trees = counts.indices.filter { counts[$0] > 0 }.map { (count: counts[$0], symbols: [$0]) }
    // A code has one bit at least, and readers want two codes.
    for symbol in counts.indices where trees.count < 2 {
      if counts[symbol] == 0 { trees.append((0, [symbol])) }
    }
    while trees.count > 1 {
      trees.sort { ($0.count, $0.symbols[0]) > ($1.count, $1.symbols[0]) }
      let (rarest, next) = (trees.removeLast(), trees.removeLast())
      let joined = rarest.symbols + next.symbols
      for symbol in joined { lengths[symbol] += 1 }
      trees.append((rarest.count + next.count, joined))
    }
    return lengths
  }

  func put(_ symbol: Int, to output: inout BitWriter) {
    output.put(code: codes[symbol], count: lengths[symbol])
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
