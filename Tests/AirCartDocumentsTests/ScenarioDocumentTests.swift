import AirCart
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the values written in the text of each test.
struct ScenarioDocumentTests {
  private func document(_ text: String) throws -> ScenarioDocument {
    let reading = ScenarioDocument.read(SourceText(name: "test.json", text: text))
    return try #require(reading.document, "\(reading.report.text)")
  }

  static let complete = """
    // Every key there is.
    {
      "$schema": "scenario.schema.json",
      "name": "every_key-1",
      "title": "Every key",
      "units": "metric",
      "carts": [
        "91300", "91300+9950",
        { "name": "Mine", "tanks": [300, { "name": "Rear", "capacity": 440.5 }],
          "emptyWeight": 11000, "source": "scale ticket" },
      ],
      "saddleTank": false,
      "densities": "published",
      "field": { "from": 40, "to": 120, "step": 40 },
      "products": [
        { "product": "Wheat", "rate": [60, 80.5], "tanks": ["Rear", 1], "maxTanks": 2 },
        { "product": "Mine", "rate": 0, "density": 77 },
        { "product": "A", "rate": 1, "density": { "poundsPerBushel": 60 } },
        { "product": "B", "rate": 1, "density": { "kilogramsPerHectolitre": 75 } },
        { "product": "C", "rate": 1, "density": { "poundsPerCubicFoot": 48 } },
        { "product": "D", "rate": 1, "density": { "gramsPerHalfLitre": 380 } },
      ],
      "emptyTanks": [3, "Saddle"],
    }
    """

  @Test func `every key is decoded`() throws {
    let document = try document(Self.complete)
    #expect(document.name.value == "every_key-1")
    #expect(document.title?.value == "Every key")
    #expect(document.units == .metric)
    #expect(!document.usesSaddleTank)
    #expect(document.densities == .published)
    #expect(document.field.form == .range)
    #expect(document.field.values == [40, 80, 120])
    #expect(document.emptyTanks.map(\.value) == [.number(3), .name("Saddle")])
  }

  @Test func `carts are names, pairs or carts of one's own`() throws {
    guard case .entries(let entries) = try document(Self.complete).carts else {
      Issue.record("not a list of carts")
      return
    }
    #expect(entries.prefix(2).map(\.value) == [.named("91300"), .named("91300+9950")])
    guard case .inline(let cart) = try #require(entries.last).value else {
      Issue.record("not a cart of one's own")
      return
    }
    #expect(cart.name.value == "Mine")
    #expect(cart.tanks.map(\.capacity.value) == [300, 440.5])
    #expect(cart.tanks.map(\.name?.value) == [nil, "Rear"])
    #expect(cart.emptyWeight?.value == 11_000)
    #expect(cart.source?.value == "scale ticket")
  }

  @Test func `products keep rates, densities and constraints`() throws {
    let products = try document(Self.complete).products
    #expect(products.map(\.name.value) == ["Wheat", "Mine", "A", "B", "C", "D"])
    #expect(products.map(\.rate.values) == [[60, 80.5], [0], [1], [1], [1], [1]])
    #expect(products.map(\.rate.form) == [.list, .single, .single, .single, .single, .single])
    #expect(products[0].tanks.map(\.value) == [.name("Rear"), .number(1)])
    #expect(products.map(\.maxTanks?.value) == [2, nil, nil, nil, nil, nil])
    #expect(
      products.map(\.density?.value) == [
        nil, .init(77, .kilogramsPerHectolitre), .init(60, .poundsPerBushel),
        .init(75, .kilogramsPerHectolitre),
        .init(48, .poundsPerCubicFoot), .init(380, .gramsPerHalfLitre),
      ])
  }

  @Test func `locations point at the written value`() throws {
    let bytes = Array(Self.complete.utf8)
    let document = try document(Self.complete)
    let maxTanks = try #require(document.products[0].maxTanks)
    #expect(maxTanks.location.pointer == "/products/0/maxTanks")
    #expect(String(decoding: bytes[maxTanks.location.span], as: UTF8.self) == "2")
    #expect(
      String(decoding: bytes[document.field.location.span], as: UTF8.self)
        == #"{ "from": 40, "to": 120, "step": 40 }"#)
    #expect(document.products[4].location.pointer == "/products/4")
  }

  @Test func `what is left out has its usual value`() throws {
    let document = try document(
      "{ name: 'a', field: 160, products: [{ product: 'Wheat', rate: 100, density: 60 }] }")
    #expect(document.title == nil)
    #expect(document.units == .imperial)
    #expect(document.carts == .all)
    #expect(document.usesSaddleTank)
    #expect(document.densities == .published)
    #expect(document.field.values == [160])
    #expect(document.emptyTanks.isEmpty)
    #expect(document.products[0].density?.value == .init(60, .poundsPerBushel))
  }

  @Test func `one cart needs no list, and all is a word`() throws {
    let rest = "name: 'a', field: 1, products: [{ product: 'Wheat', rate: 1 }]"
    #expect(try document("{ carts: 'all', \(rest) }").carts == .all)
    guard case .entries(let entries) = try document("{ carts: '91300', \(rest) }").carts else {
      Issue.record("not a list of carts")
      return
    }
    #expect(entries.map(\.value) == [.named("91300")])
    #expect(entries.map(\.location.pointer) == ["/carts"])
  }

  @Test func `the bounds themselves are accepted where they are inclusive`() throws {
    let products = "[{ product: 'P', rate: [0, 10000], maxTanks: 12, tanks: [1, 12] }]"
    let name = String(repeating: "a", count: 64)
    let document = try document("{ name: '\(name)', field: 1000000, products: \(products) }")
    #expect(document.field.values == [1_000_000])
    #expect(document.products[0].rate.values == [0, 10_000])
  }
}

/// Oracle: the file system.
struct ScenarioFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("AirCartDocumentsTests-\(UUID().uuidString)")

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func text(_ path: String) -> String {
    let report = Scenario.read(contentsOfFile: path).report
    return report.text.replacing(folder.path, with: "…")
  }

  @Test func `a missing file names its neighbours`() throws {
    try inFolder {
      try Data("{}".utf8).write(to: folder.appendingPathComponent("cart-choice.json"))
      let path = folder.appendingPathComponent("cart-choise.json").path
      #expect(
        text(path) == """
          error: …/cart-choise.json: the file does not exist
            = in the same folder: cart-choice.json

          """)
    }
  }

  @Test func `a folder is refused`() throws {
    try inFolder {
      #expect(text(folder.path) == "error: …: this is a folder, not a file\n")
    }
  }

  @Test func `a file of 16 MiB is read, and one byte more is refused`() throws {
    try inFolder {
      let file = folder.appendingPathComponent("large.json")
      try Data(count: SourceText.maximumSize).write(to: file)
      #expect(text(file.path).contains("the file is not text"))
      try Data(count: SourceText.maximumSize + 1).write(to: file)
      #expect(text(file.path).hasPrefix("error: …/large.json: the file is larger than 16 MiB\n"))
    }
  }
}
