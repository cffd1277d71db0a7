import AirCart
import AirCartCommandLine
import Foundation
import Testing

/// Oracle: the catalogue, and what a file of a page must be.
///
/// What the page does is tested in browsers, by `Tests/Browser/run`.
@Suite struct ExploreVerbTests {
  static func page() throws -> String {
    let outcome = Outcome(["explore", "--output", "-"], verbs: VerbCatalogue.all)
    #expect(outcome.code == .success, "\(outcome.errors)")
    return outcome.output
  }

  /// The text of the element with an id.
  static func element(_ id: String, of page: String) throws -> String {
    let start = try #require(page.range(of: " id=\"\(id)\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test func `the file holds what standard output would get, and its name is said`() throws {
    try withFolder { folder in
      let memory = MemoryConsole(currentFolder: folder)
      let outcome = Outcome(["explore"], on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success)
      #expect(outcome.output == "Wrote aircart.html; open it in any browser.\n")
      #expect(outcome.errors.isEmpty)
      let file = try String(contentsOfFile: folder + "/aircart.html", encoding: .utf8)
      #expect(try file == Self.page())
      let data = Outcome(
        ["explore", "--json"], on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      #expect(data.output.contains("\"bytes\": \(file.utf8.count)"))
    }
  }

  @Test func `the page stays below 700 kB and brings nothing that its policy forbids`() throws {
    let page = try Self.page()
    #expect(page.utf8.count <= 700_000, "\(page.utf8.count)")
    let body = try #require(page.components(separatedBy: "<body>").last)
    let markup = try #require(body.components(separatedBy: "<script").first)
    #expect(!markup.contains("style="))
    #expect(!markup.contains(#/ on[a-z]+=/#))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test func `carts and products are those of the catalogue`() throws {
    let text = try Self.element("data", of: Self.page())
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let carts = try #require(data["carts"] as? [[String: Any]])
    #expect(carts.map { $0["name"] as? String } == CartCatalogue.all.map(\.name))
    for (cart, known) in zip(carts, CartCatalogue.all) {
      let tanks = try #require(cart["tanks"] as? [[String: Any]])
      #expect(tanks.map { $0["name"] as? String } == known.tanks.map(\.name))
      #expect(tanks.map { $0["capacity"] as? Double } == known.tanks.map(\.capacity.bushels))
      #expect(cart["emptyWeight"] as? Double == known.emptyWeight?.pounds)
    }
    // The same tanks in another order.
    #expect(
      carts.map { $0["alike"] as? String } == ["91300", "9950", "9650", "9950", "9650"])
    let products = try #require(data["products"] as? [[String: Any]])
    #expect(products.map { $0["name"] as? String } == ProductCatalogue.all.map(\.name))
    for set in DensitySet.allCases {
      let key = set == .listed ? "listed" : "published"
      // Reading JSON may round otherwise in the last bit.
      let densities = products.compactMap { $0[key] as? Double }
      let own = ProductCatalogue.all.map { $0.density(in: set).poundsPerBushel }
      #expect(densities.count == own.count)
      #expect(zip(densities, own).allSatisfy { abs($0 - $1) <= 1e-14 * $1 })
    }
  }

  /// Oracle: a decoder that follows RFC 1951 step by step.
  @Test func `the engine is a WebAssembly module, compressed`() throws {
    let text = try Self.element("engine", of: Self.page())
    let packed = try #require(Data(base64Encoded: text))
    var inflate = Inflate(Array(packed))
    let bytes = try inflate.bytes()
    #expect(Array(bytes.prefix(8)) == [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0])
    #expect(bytes.count > packed.count * 3 / 2)
    for name in ["aircart_plan", "aircart_matrix", "aircart_breaks", "memory"] {
      #expect(Data(bytes).range(of: Data(name.utf8)) != nil, "\(name) is exported")
    }
  }

  @Test func `a place where no file can be is refused`() throws {
    try withFolder { folder in
      let outcome = Outcome(
        ["explore", "-o", folder + "/missing/page.html"], verbs: VerbCatalogue.all)
      #expect(outcome.code == .cannotCreate)
      #expect(outcome.errors.contains("missing/page.html"))
    }
  }
}

/// Unpacks blocks that state their codes, by RFC 1951.
private struct Inflate {
  private let packed: [UInt8]
  private var next = 0

  init(_ packed: [UInt8]) { self.packed = packed }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      try #require(next < packed.count * 8)
      value |= (Int(packed[next / 8]) >> (next % 8) & 1) << place
      next += 1
    }
    return value
  }

  /// Codes of a length and value, with their symbols: section 3.2.2.
  private typealias Codes = [[Int]: Int]

  private func codes(_ lengths: [Int]) -> Codes {
    var codes: Codes = [:]
    var code = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[[length, code]] = symbol
        code += 1
      }
      code <<= 1
    }
    return codes
  }

  private mutating func symbol(_ codes: Codes) throws -> Int {
    var value = 0
    for length in 1...15 {
      value = value << 1 | (try bits(1))
      if let symbol = codes[[length, value]] { return symbol }
    }
    throw CocoaError(.coderReadCorrupt)
  }

  /// The codes of literals and of distances: section 3.2.7.
  private mutating func header() throws -> (literals: Codes, distances: Codes) {
    let (literals, distances) = (257 + (try bits(5)), 1 + (try bits(5)))
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var first = [Int](repeating: 0, count: 19)
    for symbol in order.prefix(4 + (try bits(4))) { first[symbol] = try bits(3) }
    let codes = codes(first)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try symbol(codes) {
      case 16: lengths += Array(repeating: lengths[lengths.count - 1], count: 3 + (try bits(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try bits(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try bits(7)))
      case let length: lengths.append(length)
      }
    }
    return (self.codes(Array(lengths[..<literals])), self.codes(Array(lengths[literals...])))
  }

  mutating func bytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      try #require(try bits(2) == 2, "a block that states its codes")
      try append(to: &bytes, try header())
    }
    return bytes
  }

  private mutating func append(
    to bytes: inout [UInt8], _ codes: (literals: Codes, distances: Codes)
  ) throws {
    let lengths = Self.steps(from: 3, codes: 28, group: 4) + [(258, 0)]
    let distances = Self.steps(from: 1, codes: 30, group: 2)
    while true {
      let symbol = try symbol(codes.literals)
      if symbol == 256 { return }
      guard symbol > 256 else {
        bytes.append(UInt8(symbol))
        continue
      }
      let (base, extra) = lengths[symbol - 257]
      let length = base + (try bits(extra))
      let (least, more) = distances[try self.symbol(codes.distances)]
      let distance = least + (try bits(more))
      try #require(distance <= bytes.count)
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
  }

  /// Bases and extra bits: two groups without any, then one more for each group.
  private static func steps(from start: Int, codes: Int, group: Int) -> [(Int, Int)] {
    var steps: [(Int, Int)] = []
    var base = start
    for code in 0..<codes {
      let extra = max(0, code / group - 1)
      steps.append((base, extra))
      base += 1 << extra
    }
    return steps
  }
}
