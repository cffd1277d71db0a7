/// Inflates what was deflated, by RFC 1951; ours because Foundation on Linux has no inflate.
///
/// Codes are read bit by bit, as canonical codes are counted: slower than tables, and short.
struct Inflate {
  /// The data ends too early, is none of deflate, or is not as long as was said.
  struct Torn: Error {}

  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var held: UInt32 = 0
  private var heldCount = 0
  private let size: Int
  private var output: [UInt8] = []

  private init(_ bytes: ArraySlice<UInt8>, size: Int) {
    self.bytes = bytes
    next = bytes.startIndex
    self.size = size
    output.reserveCapacity(size)
  }

  /// Returns the `size` bytes that were deflated.
  static func bytes(of deflated: ArraySlice<UInt8>, size: Int) throws(Torn) -> [UInt8] {
    var reader = Inflate(deflated, size: size)
    var isLast = false
    while !isLast {
      isLast = try reader.bits(1) == 1
      switch try reader.bits(2) {
      case 0: try reader.readStored()
      case 1: try reader.read(Code(fixedLiterals), Code(fixedDistances))
      case 2: try reader.readDynamic()
      default: throw Torn()
      }
    }
    guard reader.output.count == size else { throw Torn() }
    return reader.output
  }

  /// The lengths of the codes that need none said.
  private static let fixedLiterals = (0..<288).map {
    $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8
  }
  private static let fixedDistances = [Int](repeating: 5, count: 32)

  /// The next bits, the first of them the lowest.
  private mutating func bits(_ count: Int) throws(Torn) -> Int {
    while heldCount < count {
      guard next < bytes.endIndex else { throw Torn() }
      held |= UInt32(bytes[next]) << heldCount
      next += 1
      heldCount += 8
    }
    let value = held & ((1 << count) - 1)
    held >>= count
    heldCount -= count
    return Int(value)
  }

  private mutating func append(_ byte: UInt8) throws(Torn) {
    guard output.count < size else { throw Torn() }
    output.append(byte)
  }

  // MARK: Blocks

  private mutating func readStored() throws(Torn) {
    (held, heldCount) = (0, 0)
    let length = try bits(16)
    guard try bits(16) == ~length & 0xFFFF, bytes.endIndex - next >= length,
      output.count + length <= size
    else { throw Torn() }
    output += bytes[next..<(next + length)]
    next += length
  }

  /// The order in which the lengths of the code for code lengths stand.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readDynamic() throws(Torn) {
    let (literals, distances) = (try bits(5) + 257, try bits(5) + 1)
    var meta = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(try bits(4) + 4) { meta[place] = try bits(3) }
    let code = try Code(meta)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = try self.symbol(code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw Torn() }
        lengths += repeatElement(last, count: try bits(2) + 3)
      case 17: lengths += repeatElement(0, count: try bits(3) + 3)
      case 18: lengths += repeatElement(0, count: try bits(7) + 11)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literals + distances else { throw Torn() }
    try read(Code(Array(lengths[..<literals])), Code(Array(lengths[literals...])))
  }

  /// Reads literals and copies up to the end of a block.
  private mutating func read(_ literals: Code, _ distances: Code) throws(Torn) {
    while true {
      let symbol = try self.symbol(literals)
      if symbol < 256 {
        try append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw Torn() }
      let length = symbol == 285 ? 258 : 3 + (try step(symbol - 257, of: 4))
      let place = try self.symbol(distances)
      guard place < 30 else { throw Torn() }
      let distance = 1 + (try step(place, of: 2))
      guard distance <= output.count else { throw Torn() }
      for _ in 0..<length { try append(output[output.count - distance]) }
    }
  }

  /// Lengths and distances grow in steps of `group` codes that share a number of extra bits.
  private mutating func step(_ code: Int, of group: Int) throws(Torn) -> Int {
    guard code >= 2 * group else { return code }
    let extra = code / group - 1
    return ((group + code % group) << extra) + (try bits(extra))
  }

  private mutating func symbol(_ code: Code) throws(Torn) -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= try bits(1)
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Torn()
  }
}

extension Inflate {
  /// A canonical Huffman code: how many symbols have each length, and the symbols in order of codes.
  private struct Code {
    private(set) var counts = [Int](repeating: 0, count: 16)
    private(set) var symbols: [Int] = []

    /// Refuses lengths that are no code; one symbol alone may leave half of its code unused.
    init(_ lengths: [Int]) throws(Torn) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var spare = 1
      for count in counts.dropFirst() {
        spare = 2 * spare - count
        guard spare >= 0 else { throw Torn() }
      }
      guard spare == 0 || counts.reduce(0, +) <= 1 else { throw Torn() }
      for length in 1..<counts.count {
        symbols += lengths.indices.filter { lengths[$0] == length }
      }
    }
  }
}
