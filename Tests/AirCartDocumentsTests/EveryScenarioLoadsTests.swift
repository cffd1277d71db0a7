import AirCart
import AirCartDocuments
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// The files in `Scenarios/`, as a user would run them.
struct EveryScenarioLoadsTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")

  /// Oracle: carts × field sizes × rates, multiplied by hand and stated in Scenarios/README.md.
  static let cellCounts = [
    "cart-choice": 5 * 16 * 9 * 3, "large-grid": 5 * 100 * 41 * 23 * 11, "metric": 5 * 12 * 5 * 3,
    "own-cart": 5 * 8 * 3 * 3, "rate-what-if": 5 * 4 * 5 * 5 * 3, "reference-example": 1,
  ]

  static func path(of name: String) -> String {
    folder.appendingPathComponent(name + ".json").path
  }

  @Test func `every shipped file is tested`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
    let tested = Self.cellCounts.keys + ShippedFarmTests.names
    #expect(names.sorted() == tested.sorted().map { $0 + ".json" })
  }

  @Test(arguments: cellCounts.keys.sorted()) func `a shipped scenario loads`(name: String) throws {
    let reading = Scenario.read(contentsOfFile: Self.path(of: name))
    #expect(reading.report.text == "")
    let scenario = try #require(reading.document)
    #expect(scenario.name == name, "results go into a folder of the file's name")
    #expect(scenario.title != nil)
    #expect(scenario.grid.cellCount == Self.cellCounts[name])
    #expect(scenario.densities == (name == "reference-example" ? .listed : .published))
    #expect(scenario.products.allSatisfy { $0.listedFertilizer == nil })
  }

  @Test(arguments: cellCounts.keys.sorted()) func `a shipped scenario is one that editors check`(
    name: String
  ) throws {
    let node = try SyntaxReader.read(SourceText(contentsOfFile: Self.path(of: name)))
    #expect(node.members?.first?.key == "$schema")
    #expect(node.members?.first?.value.string == "scenario.schema.json")
    let text = try String(contentsOfFile: Self.path(of: name), encoding: .utf8)
    #expect(text.hasPrefix("// "), "the question that it answers")
  }

  /// Oracle: the problem's own validation, on the first and last cell of each cart.
  @Test(arguments: cellCounts.keys.sorted()) func `the cells of a shipped scenario are problems`(
    name: String
  ) throws {
    let grid = try #require(Scenario.read(contentsOfFile: Self.path(of: name)).document).grid
    for cart in grid.carts.indices {
      for (field, combination) in [
        (0, 0), (grid.fields.count - 1, grid.rateCombinationCount - 1),
      ] {
        let job = try grid.job(
          at: SweepGrid.Cell(cart: cart, field: field, combination: combination))
        #expect(!job.isEmpty)
      }
    }
  }
}
