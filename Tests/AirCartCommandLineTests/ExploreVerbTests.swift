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

  @Test func `the page stays below 300 kB and brings nothing that its policy forbids`() throws {
    let page = try Self.page()
    #expect(page.utf8.count <= 300_000, "\(page.utf8.count)")
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

  @Test func `the engine is a WebAssembly module`() throws {
    let text = try Self.element("engine", of: Self.page())
    let bytes = try #require(Data(base64Encoded: text))
    #expect(Array(bytes.prefix(8)) == [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0])
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
