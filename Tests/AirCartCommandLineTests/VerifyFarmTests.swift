import AirCartCommandLine
import AirCartDocuments
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// `aircart verify` on comparisons of carts on a farm.
@Suite struct VerifyFarmTests {
  private static let farm = """
    { // As a person writes it.
      name: 'odd', title: 'Our farm', units: 'metric', densities: 'listed', overlap: 2,
      carts: ['9650', 'L9650', { name: 'Own', tanks: [180, 90, { capacity: 30, saddle: true }] }],
      crops: [
        { name: 'Wheat', products: [{ product: 'Wheat', rate: 110 },
          { product: 'Our blend', rate: 140, keepOutOf: ['Tank 1'] }] },
        { name: 'Canola', products: [{ product: 'Canola', rate: 5 }, { product: 'AMS', rate: 90 }] },
      ],
      fields: [{ name: 'Home', area: 64, crop: 'Wheat' }, { name: 'Hill', area: 130, crop: 'Canola' },
        { name: 'River', area: 40, crop: 'Wheat' }],
      keepApart: [['Our blend', 'Canola']], reserve: 3, orderMargin: 4,
      season: { tender: { trucks: 2, compartments: [300, 250] } } }
    """

  private static let products =
    "{ units: 'metric', products: [{ product: 'Our blend', density: 76.5, source: 'weighed' }] }"

  private static func run(_ line: String, input: String = "") throws -> Outcome {
    try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      try write(products, to: folder + "/products.json")
      let memory = MemoryConsole(input: MemoryInput(text: input), currentFolder: folder)
      return Outcome(
        line.split(separator: " ").map { String($0) }, on: memory, verbs: VerbCatalogue.all)
    }
  }

  private static func compared(_ options: String = "") throws -> String {
    let made = try run("compare farm.json --products products.json --json " + options)
    #expect(made.code == .success, "\(options): \(made.errors)")
    return made.output
  }

  private static func verified(_ document: String) throws -> Outcome {
    try run("verify -", input: document)
  }

  /// Oracle: the comparison itself, made a second time without the files that it was made from.
  @Test(arguments: [
    "", "--no-carry-over", "--order by-date", "--order fewest-cleanouts --no-advice", "--pairs",
    "--carts 91300,9950+L9650", "--no-blends", "--tanks 300,200,saddle=40",
    "--margin 8% --overlap 1.5%",
    "--rule saddle-bulk-seed=off --rule phosphate-tank=7 --phosphate-tank 2 --units imperial",
  ])
  func `a comparison is made again from its request alone`(options: String) throws {
    let outcome = try Self.verified(try Self.compared(options))
    #expect(outcome.code == .success, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("compared again"))
  }

  @Test func `the shipped farm is verified`() throws {
    let scenarios = ReadmeTests.root.appendingPathComponent("Scenarios").path
    let made = Outcome(
      ["compare", "farm.json", "--json"], on: MemoryConsole(currentFolder: scenarios),
      verbs: VerbCatalogue.all)
    let outcome = try Self.verified(made.output)
    #expect(outcome.code == .success, "\(outcome.output)\(outcome.errors)")
  }

  /// Oracle: what was planted.
  @Test(arguments: [
    "/name", "/title", "/units", "/order", "/areaAc", "/overlapPct", "/orderMarginPct",
    "/crops/0/areaAc", "/crops/1/products/0/rateLbPerAc", "/products/0/lb", "/products/1/bu",
    "/fillList/0/areaAc", "/fillList/1/products/0/lb", "/loads/0/parts/0/lb",
    "/carts/0/fills", "/carts/0/cart", "/carts/0/cleanOutCount", "/carts/1/crops/0/areaPerFillAc",
    "/carts/1/crops/0/limitingProduct", "/carts/0/fields/0/field", "/notes", "/advice",
    "/request/farm/fields/0/area", "/request/carts/0", "/request/farm/overlap",
  ])
  func `a planted fault is found`(pointer: String) throws {
    let sound = try Self.compared()
    let value = try sound.value(at: pointer)
    let planted: JSONValue =
      switch value {
      case .number(let number): .number(number * 1.01 + 0.01)
      case .integer(let number): .integer(number + 1)
      case .string(let text): .string(text == "metric" ? "imperial" : "L" + text)
      case .array: .array([])
      default: .number(7)
      }
    let outcome = try Self.verified(try sound.setting(pointer, to: planted))
    #expect([.negative, .malformedData].contains(outcome.code), "\(pointer): \(outcome.output)")
  }

  /// Oracle: the draw.
  ///
  /// Another first digit makes another number; those of the request are left as they are.
  @Test(.tags(.property)) func `no leading digit may be another one`() throws {
    let sound = try Self.compared()
    let bytes = Array(sound.utf8)
    let request = try #require(sound.range(of: "\"request\""))
    let results = try #require(
      sound.range(of: "\n  },", range: request.upperBound..<sound.endIndex))
    let start = sound.utf8.distance(from: sound.startIndex, to: results.upperBound)
    let digits = bytes.indices.filter { place in
      place > start && (0x31...0x39).contains(bytes[place])
        && [UInt8(ascii: " "), UInt8(ascii: "[")].contains(bytes[place - 1])
    }
    #expect(digits.count > 200)
    let random = RandomStream(seed: 5)
    for draw in 0..<40 {
      var damaged = bytes
      let place = digits[Int(random.unit(at: draw) * Double(digits.count))]
      damaged[place] = damaged[place] == 0x39 ? 0x31 : damaged[place] + 1
      let outcome = try Self.verified(String(decoding: damaged, as: UTF8.self))
      #expect(outcome.code != .success, "seed 5, draw \(draw), byte \(place)")
    }
  }

  @Test func `what cannot be made again says why`() throws {
    let none = try Self.verified("{ \"crops\": [], \"carts\": [] }")
    #expect(none.code == .malformedData)
    #expect(none.errors.contains("the farm is compared again"))
    let sound = try Self.compared()
    let wrong = try Self.verified(try sound.setting("/request/farm/crops", to: .array([])))
    #expect(wrong.code == .malformedData && wrong.errors.contains("/request/farm"))
    let cart = try Self.verified(try sound.setting("/request/carts/0", to: "9651"))
    #expect(cart.code == .malformedData && cart.errors.contains("9651"))
  }
}
