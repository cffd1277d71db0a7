import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Files of products of one's own, in `--products`.
@Suite struct OwnProductsTests {
  private static let list = """
    { products: [
      { product: 'Our blend', density: 58, source: 'weighed in the yard' },
      { product: 'Wheat', density: { kilogramsPerHectolitre: 80 } } ] }
    """

  private func run(_ words: String..., in folder: String) -> Outcome {
    Outcome(words, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
  }

  private func json(_ outcome: Outcome) throws -> NSDictionary {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? NSDictionary, "\(outcome.errors)")
  }

  /// Oracle: the same densities behind the rates.
  @Test func `a product of a file is planned with its density, a listed one with the file's`()
    throws
  {
    try withFolder { folder in
      try write(Self.list, to: folder + "/ours.json")
      let named = run(
        "plan", "--json", "--cart", "91300", "--field", "160ac", "--products", "ours.json",
        "Wheat=100", "Our blend=60", "Canola=5", in: folder)
      let typed = run(
        "plan", "--json", "--cart", "91300", "--field", "160ac", "Wheat=100@80kg/hL",
        "Our blend=60@58", "Canola=5", in: folder)
      #expect(try json(named) == json(typed))
      let over = run(
        "plan", "--json", "--cart", "91300", "--field", "160ac", "--products", "ours.json",
        "Our blend=60@50", in: folder)
      let products = try #require(try json(over)["products"] as? [[String: Any]])
      #expect(products[0]["densityLbPerBu"] as? Double == 50, "what is typed comes first")
    }
  }

  @Test func `a farm may name the products of a file`() throws {
    try withFolder { folder in
      try write(Self.list, to: folder + "/ours.json")
      try write(
        """
        { name: 'f', orderMargin: 0,
          crops: [{ name: 'C', products: [{ product: 'Our blend', rate: 58 }] }],
          fields: [{ name: 'Home', area: 100, crop: 'C' }] }
        """, to: folder + "/farm.json")
      let known = run("compare", "farm.json", "--json", "--products", "ours.json", in: folder)
      let products = try #require(try json(known)["products"] as? [[String: Any]])
      #expect(products[0]["bu"] as? Double == 100)
      let unknown = run("compare", "farm.json", in: folder)
      #expect(unknown.errors.contains("unknown product \"Our blend\""))
    }
  }

  @Test func `files of carts and products are listed`() throws {
    try withFolder { folder in
      try write(Self.list, to: folder + "/ours.json")
      let products = run("list", "products", "--products", "ours.json", in: folder)
      expectGolden(products.output, named: "list.md#own products")
      let csv = run("list", "products", "--products", "ours.json", "--format", "csv", in: folder)
      expectGolden(csv.output, named: "list.md#own products as CSV")
      let shipped = ReadmeTests.root.appendingPathComponent("Scenarios").path
      let carts = run("list", "carts", "--carts", "carts/deere.json,9650", in: shipped)
      expectGolden(carts.output, named: "list.md#own carts")
      let wrong = run("list", "methods", "--products", "ours.json", in: folder)
      #expect(wrong.code == .usage)
      #expect(wrong.errors.contains("The option '--products' is for the list of them."))
    }
  }

  @Test func `a list of products that is wrong is shown where it is wrong`() throws {
    try withFolder { folder in
      try write(
        """
        {
          "products": [
            { "product": "Our blend", "density": 0 },
            { "product": "Peat", "density": { "gramsPerHalfLitre": 120 } },
            { "product": "Lime", "rate": 100 },
          ],
        }
        """, to: folder + "/wrong.json")
      let job = ["plan", "--field", "160ac", "--products", "wrong.json", "Lime=100"]
      let outcome = Outcome(
        job, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      #expect(outcome.code == .malformedData)
      expectGolden(outcome.errors, named: "refused-lists.md#products")
      let names = """
        { products: [{ product: 'A', density: 50 }, { product: 'a', density: 51 },
          { product: 'Peat', density: { gramsPerHalfLitre: 120 } }] }
        """
      try write(names, to: folder + "/names.json")
      let clash = run(
        "plan", "--field", "160ac", "--products", "names.json", "A=1", in: folder)
      expectGolden(clash.errors, named: "refused-lists.md#products that clash")
      let carts = run("plan", "--field", "160ac", "--carts", "names.json", "Wheat=1", in: folder)
      #expect(carts.errors.contains("this is a list of products, where a list of carts is needed"))
    }
  }

  /// Oracle: the names that the file adds.
  @Test func `an unknown product may be like one of the file's`() throws {
    try withFolder { folder in
      try write(Self.list, to: folder + "/ours.json")
      let outcome = run(
        "plan", "--field", "160ac", "--products", "ours.json", "Our blnd=1", in: folder)
      #expect(outcome.errors.contains("Did you mean 'Our blend=1'?"))
    }
  }
}
