import Foundation

/// Compresses bytes by RFC 1951: repetitions of earlier bytes, in codes made for what is there.
///
/// What is written as it is and what as a repetition is chosen so that a block takes the fewest bits by
/// the codes of the round before, a few times over. The toolchain has no library for this that a plugin
/// could reach on every platform.
struct Deflate {
  private static let window = 32_768
  private static let longest = 258
  private static let shortest = 3
  /// How many earlier places are looked at for a repetition.
  private static let effort = 16_384
  /// A repetition of so many bytes is taken without a look at those within it.
  private static let long = 258
  /// New codes are made after a multiple of so many bytes.
  private static let chunk = 4_096
  /// About what new codes take beyond the entropy of their symbols, in bits.
  private static let codeBits = 900.0
  /// How often a block is written anew by its own codes.
  private static let rounds = 25
  /// The symbols of bytes and lengths, and with those of distances.
  private static let literalCount = 286
  private static let symbolCount = literalCount + 30

  private let bytes: [UInt8]
  private var output = BitWriter()

  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate(bytes: bytes)
    deflate.run()
    return deflate.output.bytes
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    let matches = matches()
    for block in blocks(matches) {
      var best = cheapest(block, matches, Codes())
      for _ in 0..<Self.rounds {
        let next = cheapest(block, matches, best.codes)
        guard next.bits < best.bits else { break }
        best = next
      }
      write(best, isLast: block.upperBound == bytes.count)
    }
    output.flush()
  }

  // MARK: Blocks

  /// The blocks that take the fewest bits, each with codes for it.
  ///
  /// A shortest way through the chunks, where a block takes the entropy of the symbols with which its
  /// chunks are written by one code for all bytes.
  private func blocks(_ matches: [[Match]]) -> [Range<Int>] {
    let uses = uses(matches)
    var bits = [0.0] + uses.map { _ in Double.infinity }
    var starts = [0] + uses.map { _ in 0 }
    for start in uses.indices {
      var sum = [Int](repeating: 0, count: Self.symbolCount)
      for end in start..<uses.count {
        for symbol in sum.indices { sum[symbol] += uses[end][symbol] }
        let total = bits[start] + Self.codeBits + Self.entropy(sum)
        if total < bits[end + 1] { (bits[end + 1], starts[end + 1]) = (total, start) }
      }
    }
    var blocks: [Range<Int>] = []
    var end = uses.count
    while end > 0 {
      blocks.append(starts[end] * Self.chunk..<min(bytes.count, end * Self.chunk))
      end = starts[end]
    }
    return blocks.reversed()
  }

  /// How often each chunk has each symbol, lengths before distances.
  private func uses(_ matches: [[Match]]) -> [[Int]] {
    let all = bytes.indices
    let count = max(1, (bytes.count + Self.chunk - 1) / Self.chunk)
    var uses = [[Int]](
      repeating: [Int](repeating: 0, count: Self.symbolCount), count: count)
    var place = 0
    for symbol in cheapest(all, matches, cheapest(all, matches, Codes()).codes).symbols {
      let chunk = min(place / Self.chunk, count - 1)
      uses[chunk][symbol.code] += 1
      if let distance = symbol.distance { uses[chunk][Self.literalCount + distance.code] += 1 }
      place += symbol.length
    }
    return uses
  }

  private static func entropy(_ uses: [Int]) -> Double {
    var bits = 0.0
    for part in [uses[..<literalCount], uses[literalCount...]] {
      let total = Double(part.reduce(0, +))
      for count in part where count > 0 { bits += Double(count) * log2(total / Double(count)) }
    }
    return bits
  }

  // MARK: Repetitions

  private struct Match {
    let length: Int
    let distance: Int
  }

  /// For each place the repetitions that begin there: each longer than the one before, and further
  /// away.
  private func matches() -> [[Match]] {
    var matches = [[Match]](repeating: [], count: bytes.count)
    /// The last place of each three bytes, by their hash, and the place before each place.
    var heads = [Int](repeating: -1, count: 32_768)
    var earlier = [Int](repeating: -1, count: bytes.count)
    var next = 0
    for place in bytes.indices.dropLast(Self.shortest - 1) {
      let key = hash(at: place)
      earlier[place] = heads[key]
      if place >= next {
        matches[place] = repetitions(at: place, earlier)
        if let last = matches[place].last, last.length >= Self.long { next = place + last.length }
      }
      heads[key] = place
    }
    return matches
  }

  private func hash(at place: Int) -> Int {
    let (a, b, c) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
    return ((a << 10) ^ (b << 5) ^ c) & 32_767
  }

  private func repetitions(at place: Int, _ earlier: [Int]) -> [Match] {
    let most = min(Self.longest, bytes.count - place)
    var found: [Match] = []
    var length = Self.shortest - 1
    var candidate = earlier[place]
    var left = Self.effort
    while candidate >= 0, place - candidate <= Self.window, left > 0, length < most {
      // Only what also has the byte after the longest one so far can be longer.
      if bytes[candidate + length] == bytes[place + length] {
        let common = commonLength(candidate, place, most: most)
        if common > length {
          found.append(Match(length: common, distance: place - candidate))
          length = common
        }
      }
      candidate = earlier[candidate]
      left -= 1
    }
    return found
  }

  private func commonLength(_ one: Int, _ other: Int, most: Int) -> Int {
    var length = 0
    while length < most, bytes[one + length] == bytes[other + length] { length += 1 }
    return length
  }

  // MARK: The choice

  /// A byte as it is, the end of a block, or a length with its distance.
  private struct Symbol {
    var code: Int
    var extra = (value: 0, bits: 0)
    /// How many bytes it stands for.
    var length = 1
    var distance: (code: Int, value: Int, bits: Int)?

    init(code: Int) { self.code = code }

    init(_ match: Match) {
      let own = match.length == Deflate.longest ? (28, 0, 0) : step(match.length - 3, of: 4)
      code = 257 + own.0
      extra = (own.1, own.2)
      length = match.length
      distance = step(match.distance - 1, of: 2)
    }
  }

  /// A block with the codes made for it.
  private struct Block {
    let symbols: [Symbol]
    let codes: Codes
    /// How many bits its symbols take.
    let bits: Int

    init(_ symbols: [Symbol]) {
      self.symbols = symbols
      codes = Codes(symbols)
      bits = symbols.reduce(0) { [codes] in $0 + codes.bits($1) }
    }
  }

  /// The codes of bytes and lengths, and those of distances.
  private struct Codes {
    let literal: HuffmanCode
    let distance: HuffmanCode

    /// Codes for bytes of which nothing is known.
    init() {
      literal = HuffmanCode([Int](repeating: 1, count: 286), longest: 15)
      distance = HuffmanCode([Int](repeating: 1, count: 30), longest: 15)
    }

    init(_ symbols: [Symbol]) {
      var counts = [Int](repeating: 0, count: 286)
      var distances = [Int](repeating: 0, count: 30)
      for symbol in symbols {
        counts[symbol.code] += 1
        if let distance = symbol.distance { distances[distance.code] += 1 }
      }
      literal = HuffmanCode(counts, longest: 15)
      distance = HuffmanCode(distances, longest: 15)
    }

    func bits(_ symbol: Symbol) -> Int {
      let own = literal.bits(symbol.code) + symbol.extra.bits
      return symbol.distance.map { own + distance.bits($0.code) + $0.bits } ?? own
    }
  }

  /// The symbols of a block that take the fewest bits by given codes: the shortest way through its
  /// places.
  private func cheapest(_ block: Range<Int>, _ matches: [[Match]], _ codes: Codes) -> Block {
    var costs = [Int](repeating: .max, count: block.count + 1)
    var lengths = [Int](repeating: 1, count: block.count + 1)
    var ways = [Symbol](repeating: Symbol(code: 256), count: block.count + 1)
    costs[0] = 0
    for place in block {
      let (here, cost) = (place - block.lowerBound, costs[place - block.lowerBound])
      func offer(_ symbol: Symbol, _ length: Int) {
        let total = cost + codes.bits(symbol)
        guard total < costs[here + length] else { return }
        costs[here + length] = total
        lengths[here + length] = length
        ways[here + length] = symbol
      }
      offer(Symbol(code: Int(bytes[place])), 1)
      var length = Self.shortest
      for match in matches[place] {
        let most = min(match.length, block.count - here)
        guard length <= most else { break }
        // Of a long repetition the parts are not worth a look.
        let first = most >= Self.long ? most : length
        for part in first...most {
          offer(Symbol(Match(length: part, distance: match.distance)), part)
        }
        length = most + 1
      }
    }
    var symbols = [Symbol(code: 256)]
    var place = block.count
    while place > 0 {
      symbols.append(ways[place])
      place -= lengths[place]
    }
    return Block(symbols.reversed())
  }

  // MARK: Codes

  /// A block with its own codes, whose lengths stand before it one by one.
  private mutating func write(_ block: Block, isLast: Bool) {
    let (literal, distance) = (block.codes.literal, block.codes.distance)
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
    for symbol in block.symbols {
      literal.put(symbol.code, to: &output)
      output.put(symbol.extra.value, count: symbol.extra.bits)
      guard let own = symbol.distance else { continue }
      distance.put(own.code, to: &output)
      output.put(own.value, count: own.bits)
    }
  }
}

/// The code of a value, what is left of it, and the bits of that: steps grow twofold after each
/// `group` of codes.
private func step(_ value: Int, of group: Int) -> (Int, Int, Int) {
  guard value >= 2 * group else { return (value, 0, 0) }
  let bits = Int.bitWidth - 1 - (value / group).leadingZeroBitCount
  let place = value >> bits
  return (bits * group + place, value - (place << bits), bits)
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

  /// How many bits a symbol takes; one that was not there, as many as the rarest could.
  func bits(_ symbol: Int) -> Int { lengths[symbol] == 0 ? 14 : lengths[symbol] }

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
