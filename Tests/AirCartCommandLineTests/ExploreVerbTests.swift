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

  @Test func `the page stays below 450 kB and brings nothing that its policy forbids`() throws {
    let page = try Self.page()
    #expect(page.utf8.count <= 450_000, "\(page.utf8.count)")
    let body = try #require(page.components(separatedBy: "<body>").last)
    let markup = try #require(body.components(separatedBy: "<script").first)
    #expect(!markup.contains("style="))
    #expect(!markup.contains(" on"))
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
      #expect(
        products.map { $0[key] as? Double }
          == ProductCatalogue.all.map { $0.density(in: set).poundsPerBushel })
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

/// Unpacks one block of fixed codes.
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

  private mutating func code(_ count: Int, from start: Int = 0) throws -> Int {
    var value = start
    for _ in 0..<count { value = value << 1 | (try bits(1)) }
    return value
  }

  /// The table of section 3.2.6, by the first seven bits.
  private mutating func symbol() throws -> Int {
    let first = try code(7)
    if first < 0b001_1000 { return 256 + first }
    let eight = try code(1, from: first)
    if eight < 0b1100_0000 { return eight - 0b0011_0000 }
    if eight < 0b1100_1000 { return 280 + eight - 0b1100_0000 }
    return 144 + (try code(1, from: eight)) - 0b1_1001_0000
  }

  mutating func bytes() throws -> [UInt8] {
    #expect(try bits(3) == 0b011, "the last block, with fixed codes")
    let lengths = Self.steps(from: 3, codes: 28, group: 4) + [(258, 0)]
    let distances = Self.steps(from: 1, codes: 30, group: 2)
    var bytes: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol == 256 { return bytes }
      guard symbol > 256 else {
        bytes.append(UInt8(symbol))
        continue
      }
      let (base, extra) = lengths[symbol - 257]
      let length = base + (try bits(extra))
      let (least, more) = distances[try code(5)]
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
