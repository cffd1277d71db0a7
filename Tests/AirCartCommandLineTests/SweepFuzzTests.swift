import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Random scenarios and command lines: whatever is typed, an answer in the contract's words.
@Suite struct SweepFuzzTests {
  // MARK: Scenarios

  /// Draws a scenario that the reader accepts.
  private struct ScenarioMaker {
    var random: SplitMix64

    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[whole(0...values.count - 1)] }

    /// A number as people write one, with few decimals or with many.
    mutating func number(_ range: ClosedRange<Double>) -> String {
      let value = Double.random(in: range, using: &random)
      return pick(["\(max(range.lowerBound, value.rounded()))", "\(value)"])
    }

    mutating func levels(_ range: ClosedRange<Double>, zero: Bool) -> String {
      switch whole(0...4) {
      case 0: return "{ \"from\": 10, \"to\": \(10 + 5 * whole(1...3)), \"step\": 5 }"
      case 1:
        let values = Set((0..<whole(1...3)).map { _ in number(range) })
        return "[\(values.sorted().joined(separator: ", "))\(zero ? ", 0" : "")]"
      default: return number(range)
      }
    }

    mutating func cart(_ index: Int) -> String {
      let tanks = (0..<whole(1...6)).map { position -> String in
        let capacity = number(0.5...900)
        return whole(0...3) == 0
          ? "{ \"name\": \"T \(position)\", \"capacity\": \(capacity) }" : capacity
      }
      let weight = whole(0...1) == 0 ? ", \"emptyWeight\": \(whole(0...50_000))" : ""
      return
        "{ \"name\": \"Own, \(index)\", \"tanks\": [\(tanks.joined(separator: ", "))]\(weight) }"
    }

    mutating func product(_ index: Int, from start: Int) -> String {
      let listed = ["Wheat", "Canola", "Urea (46-0-0)", "MAP (11-52-0)", "Peas"]
      let own = ["My \"mix\"", "a=b", "x@y", "Ünï, ok", "it's", "Mix & match", "$HOME `x`"]
      let isOwn = whole(0...2) == 0
      let name = isOwn ? own[(start + index) % own.count] : listed[index % listed.count]
      let quoted = name.replacingOccurrences(of: "\"", with: "\\\"")
      let density =
        isOwn || whole(0...4) == 0
        ? ", \"density\": " + pick([number(20...80), "{ \"poundsPerCubicFoot\": 47.3 }"]) : ""
      let most = whole(0...4) == 0 ? ", \"maxTanks\": 1" : ""
      let rate = levels(0.5...300, zero: index > 0)
      return "{ \"product\": \"\(quoted)\", \"rate\": \(rate)\(density)\(most) }"
    }

    mutating func scenario() -> String {
      let listed = ["\"91300\"", "\"9650\"", "\"L9950\"", "\"9650+9950\""]
      var carts = (0..<whole(0...2)).map { cart($0) }
      if carts.isEmpty || whole(0...1) == 0 { carts.append(pick(listed)) }
      let start = whole(0...6)
      let products = (0..<whole(1...3)).map { product($0, from: start) }
      return """
        {
          "name": "fuzz", "units": "\(pick(["imperial", "metric"]))",
          "densities": "\(pick(["listed", "published"]))", "saddleTank": \(pick(["true", "false"])),
          "carts": [\(carts.joined(separator: ", "))], "field": \(levels(1...2000, zero: false)),
          "products": [\(products.joined(separator: ", "))],
        }
        """
    }
  }

  /// The judge is what takes time; one scenario in five has it.
  @Test(.tags(.property, .slow), arguments: 0..<30)
  func `a random scenario is swept, and its cells are what plan says`(group: Int) throws {
    for seed in (group * 10)..<(group * 10 + 10) {
      var maker = ScenarioMaker(random: SplitMix64(seed: UInt64(seed)))
      let text = maker.scenario()
      let reading = Scenario.read(SourceText(name: "seed \(seed)", text: text))
      guard let scenario = reading.document else {
        Issue.record("seed \(seed): \(reading.report.text)")
        continue
      }
      try SweepFolder.with { folder in
        let methods = seed.isMultiple(of: 5) ? "greedy,optimal,exhaustive" : "greedy,optimal"
        let only = maker.pick(["summary", "results", "matrices", "arrays"])
        let outcome = folder.sweep(
          "-", "--methods",
          scenario.grid.carts.contains { $0.cart.tanks.count > 8 }
            ? "greedy,optimal" : methods, "--only", only, input: text)
        #expect(outcome.code == .success, "seed \(seed): \(outcome.errors)\n\(text)")
        #expect(!outcome.output.isEmpty)
      }
      var options = SweepOptions()
      options.methods = [.greedy, .optimal]
      let results = try Sweep(scenario.grid, options: options).run()
      let commands = PlanCommand(
        scenario.grid, cartArguments: CartArguments.all(of: scenario.grid))
      let row = maker.whole(0...(scenario.grid.cellCount - 1))
      let cell = scenario.grid.cell(ofRow: row)
      let rates = scenario.grid.rateIndices(ofCombination: cell.combination)
      // A cell in which nothing is seeded is no job for plan.
      let isIdle = zip(scenario.grid.products, rates).allSatisfy { $0.rates[$1].stated == 0 }
      if isIdle { continue }
      try SweepEqualsPlanTests.expectSame(results, cell, commands, note: "seed \(seed)")
    }
  }

  /// A name that begins like an option must not become one.
  @Test func `a constraint on a product with a hyphen in front hangs on its option`() throws {
    let text = """
      {
        "name": "hyphen", "carts": "9650", "field": 160,
        "products": [{ "product": "--flag", "rate": 50, "density": 60, "maxTanks": 1 }],
      }
      """
    let reading = Scenario.read(SourceText(name: "hyphen", text: text))
    let grid = try #require(reading.document).grid
    let words = CartArguments.all(of: grid)[0]
    #expect(words == ["--cart", "9650", "--most=--flag=1"])
    let outcome = Outcome(
      ["plan", "--field", "160ac"] + words + ["--", "--flag=50lb/ac@60"], verbs: VerbCatalogue.all)
    #expect(outcome.code == .success, "\(outcome.errors)")
  }

  /// Oracle: the limits of scenarios, 1,000,000 kg for a weight in metric units.
  @Test(arguments: [(12_000.5, "12000.5kg"), (1_000_000, "1000000kg"), (4_535.92, "10000lb")])
  func `a weight in kilograms is planned as a scenario states it`(kilograms: Double, text: String)
    throws
  {
    let scenario = """
      {
        "name": "heavy", "units": "metric", "field": 65, "payload": \(kilograms),
        "carts": [{ "name": "Ours", "tanks": [60, 230, 140], "emptyWeight": \(kilograms) }],
        "products": [{ "product": "Wheat", "rate": 120 }]
      }
      """
    let reading = Scenario.read(SourceText(name: "heavy", text: scenario))
    let grid = try #require(reading.document, "\(reading.report.text)").grid
    let commands = PlanCommand(grid, cartArguments: CartArguments.all(of: grid))
    let words = commands.arguments(.init(cart: 0, field: 0, combination: 0))
    let weights = ["--empty-weight", text, "--payload", text]
    #expect(Array(words[4..<8]) == weights, "\(words)")
    let outcome = Outcome(Array(words.dropFirst()), verbs: VerbCatalogue.all)
    #expect(outcome.code == .success, "\(outcome.errors)")
  }
}
