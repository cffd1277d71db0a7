import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

@Suite struct CompareVerbTests {
  private static let job = ["--field", "640ac", "Wheat=100", "Urea (46-0-0)=180"]

  private func entries(_ arguments: [String]) throws -> [[String: Any]] {
    let outcome = Outcome(["compare", "--json"] + arguments, verbs: VerbCatalogue.all)
    #expect(outcome.errors.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [[String: Any]])
  }

  @Test(arguments: [50, 80, 120])
  func `the comparison keeps its shape`(columns: Int) {
    let memory = MemoryConsole(columns: columns)
    let outcome = Outcome(["compare"] + Self.job, on: memory, verbs: VerbCatalogue.all)
    expectGolden(outcome.output, named: "compare.md#\(columns) columns")
    for line in outcome.output.split(separator: "\n") { #expect(line.displayWidth <= columns) }
  }

  @Test func `further columns, metric units and colour keep their shape`() {
    let details = Outcome(
      ["compare", "--details"] + Self.job, on: MemoryConsole(columns: 120),
      verbs: VerbCatalogue.all)
    expectGolden(details.output, named: "compare.md#with details")
    let metric = Outcome.shipped(
      "compare", "--units", "metric", "--field", "260", "--carts", "91300,9950+L9650",
      "Wheat=110", color: .always)
    expectGolden(metric.output, named: "compare.md#metric, in colour")
  }

  /// Oracle: the same own cart planned alone.
  @Test func `a cart of one's own stands beside the listed ones`() throws {
    let own = try entries(["--tanks", "300,200,440"] + Self.job)
    #expect(own.count == 6)
    let entry = try #require(own.first { $0["cart"] as? String == "own cart" })
    let alone = Outcome(
      ["plan", "--json", "--tanks", "300,200,440"] + Self.job, verbs: VerbCatalogue.all)
    let plan = try JSONSerialization.jsonObject(with: Data(alone.output.utf8))
    let planned = try #require((plan as? [String: Any])?["fillPlan"] as? NSDictionary)
    #expect(entry["fillPlan"] as? NSDictionary == planned)
    let chosen = try entries(["--carts", "9650", "--tanks", "300,200,440"] + Self.job)
    #expect(chosen.compactMap { $0["cart"] as? String }.sorted() == ["9650", "own cart"])
  }

  @Test func `carts that cannot do the job come last with the reason`() {
    let outcome = Outcome.shipped(
      "compare", "--field", "160ac", "--carts", "9650,9650+L9650,91300", "Wheat=100", "Canola=5",
      "Peas=10", "Oats=3", "Barley=7", "Flax=8")
    expectGolden(outcome.output, named: "compare.md#no plan on some carts")
  }

  /// Oracle: six products need six tanks, and of these carts only the pair has more than five.
  @Test func `a cart without a plan has no area`() throws {
    let job = [
      "compare", "--field", "160ac", "--carts", "9650,9650+L9650,91300", "Wheat=100", "Canola=5",
      "Peas=10", "Oats=3", "Barley=7", "Flax=8",
    ]
    let rows = Outcome(job + ["--format", "csv"], verbs: VerbCatalogue.all).output
      .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let area = try #require(rows[0].firstIndex(of: "area_per_fill_ac"))
    #expect(rows.dropFirst().map { $0[area].isEmpty } == [false, true, true])
    let details = Outcome(job + ["--details"], verbs: VerbCatalogue.all).output
    #expect(!details.contains(" 0.00 ac"), "\(details)")
  }

  @Test func `no cart is the best where none can do the job`() {
    let job = [
      "--field", "160ac", "Wheat=100", "Canola=5", "Peas=10", "Oats=3", "Barley=7", "Flax=8",
    ]
    let comparison = Outcome(["compare", "--details"] + job, verbs: VerbCatalogue.all)
    expectGolden(comparison.output, named: "compare.md#no plan on any cart")
    let plan = Outcome(["plan"] + job, verbs: VerbCatalogue.all)
    #expect(plan.output.contains("No cart has enough tanks for all these products."))
    #expect(!plan.output.contains("smallest"))
  }

  @Test func `twins share a rank and are named`() throws {
    let entries = try entries(Self.job)
    #expect(entries.compactMap { $0["rank"] as? Int } == [1, 2, 2, 4, 4])
    #expect(
      entries.compactMap { $0["tiedWith"] as? [String] } == [
        [], ["L9950"], ["9950"], ["L9650"], ["9650"],
      ])
    #expect(
      entries.compactMap { $0["cart"] as? String } == ["91300", "9950", "L9950", "9650", "L9650"])
  }

  @Test func `each entry is what plan says of the cart, with rank and ties behind`() throws {
    for entry in try entries(Self.job) {
      let cart = try #require(entry["cart"] as? String)
      let outcome = Outcome(
        ["plan", "--json", "--cart", cart] + Self.job, verbs: VerbCatalogue.all)
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      var expected = try #require(value as? [String: Any])
      expected["rank"] = entry["rank"]
      expected["tiedWith"] = entry["tiedWith"]
      #expect(NSDictionary(dictionary: entry) == NSDictionary(dictionary: expected))
    }
    let text = Outcome(["compare", "--json"] + Self.job, verbs: VerbCatalogue.all).output
    #expect(text.hasSuffix("    \"rank\": 4,\n    \"tiedWith\": [\"9650\"]\n  }\n]\n"))
  }

  @Test(arguments: [
    ["--field", "160ac", "Wheat=100"], ["--field", "640ac", "Wheat=100", "Canola=5"],
    ["--field", "5000ac", "Wheat=100", "Urea (46-0-0)=180", "Canola=5", "Peas=60"],
    ["--no-saddle", "--field", "320ac", "Wheat=100"],
  ])
  func `ranks follow fills, then size, then area per fill, then what is unallocated`(job: [String])
    throws
  {
    let keys = try entries(job).map { entry -> [Double] in
      let fillPlan = try #require(entry["fillPlan"] as? [String: Any])
      let optimal = try #require(entry["optimal"] as? [String: Any])
      let fills = fillPlan["fills"] as? Double
      let capacity = try #require(entry["capacityBu"] as? Double)
      return [
        fills ?? Double.infinity, fills == nil ? 0 : capacity,
        -(fillPlan["mostAreaPerFillAc"] as? Double ?? 0),
        optimal["unallocatedBu"] as? Double ?? .infinity,
      ]
    }
    for (better, worse) in zip(keys, keys.dropFirst()) {
      #expect(!worse.lexicographicallyPrecedes(better) || isSame(better, worse))
    }
  }

  /// Twins add the same capacities in another order, which may differ in the last bit.
  private func isSame(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { $0 == $1 || abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  @Test func `plan takes the first of the ranking by itself`() throws {
    let best = Outcome(["plan", "--json"] + Self.job, verbs: VerbCatalogue.all)
    let named = Outcome(["plan", "--json", "--cart", "91300"] + Self.job, verbs: VerbCatalogue.all)
    #expect(best.output == named.output)
  }

  @Test func `the table for other programs keeps its shape`() {
    let outcome = Outcome(["compare", "--format", "csv"] + Self.job, verbs: VerbCatalogue.all)
    expectGolden(outcome.output, named: "compare.md#CSV")
  }
}
