import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Reserves, limits of weight and conflicts through the command line; the oracle is `verify`, which
/// recomputes them, and sentences written by hand.
@Suite struct LimitVerbTests {
  static let wheat = ["--cart", "9650", "--field", "480ac", "Wheat=100", "Canola=5"]

  @Test(arguments: [
    ["--reserve", "5bu"], ["--reserve", "3%", "--reserve", "Saddle=2bu"],
    ["--payload", "20000lb"], ["--gross", "27000kg"], ["--keep-out", "Canola=1,2,3"],
    ["--reserve", "5bu", "--payload", "9000kg", "--even"], ["--even"], ["--brim"],
    ["--brim", "--even", "--reserve", "4%"], ["--reserve", "10bu", "--payload", "2000lb"],
    ["--pin", "Canola=Saddle", "--keep-out", "Canola=Saddle"],
    ["--pin", "Canola=Saddle", "--pin", "Wheat=Saddle"],
    ["--pin", "Canola=Saddle", "--empty", "Saddle", "--keep-out", "Wheat=1,2,3,4"],
  ])
  func `a plan with limits holds`(limits: [String]) {
    for command in ["plan", "compare"] {
      let text = VerifyVerbTests.document(
        command, command == "plan" ? Self.wheat + limits : Array(Self.wheat.dropFirst(2)) + limits)
      // Only a plan is filled in other ways.
      if command == "compare", limits.contains("--even") || limits.contains("--brim") { continue }
      let outcome = VerifyVerbTests.verify(text)
      #expect(outcome.code == .success, "\(outcome.output) \(outcome.errors)")
    }
  }

  /// Oracle: `plan` on both sides of every rate at which `whatif` says that the fills change.
  @Test func `whatif takes reserves under a limit on more than six tanks`() throws {
    func answer(_ verb: [String], wheat: String) throws -> [String: Any] {
      let outcome = Outcome(
        verb + ["--tanks", "200,190,180,150,100,90,80", "--reserve", "5bu", "--payload", "30000lb"]
          + ["--field", "400", "wheat=\(wheat)", "urea=100", "ams=50", "--json"],
        verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      return try #require(
        try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }
    let cart = try #require(
      (try answer(["whatif"], wheat: "60...140")["carts"] as? [[String: Any]])?.first)
    let breaks = try #require(cart["breaks"] as? [[String: Any]])
      .filter { ($0["kinds"] as? [String])?.contains("fills") == true }
    #expect(!breaks.isEmpty)
    for found in breaks {
      let rate = try #require(found["value"] as? Double)
      for (side, factor) in [("before", 1 - 1e-6), ("after", 1 + 1e-6)] {
        let told = try #require((found[side] as? [String: Any])?["fills"] as? Int)
        let plan =
          try answer(["plan", "--no-blends"], wheat: "\(rate * factor)")["fillPlan"]
          as? [String: Any]
        #expect(plan?["fills"] as? Int == told, "\(side) \(rate)")
      }
    }
  }

  @Test func `a limit of weight is named as what limits the fill`() {
    let outcome = Outcome.shipped(
      "plan", "--cart", "9650", "--field", "480ac", "Wheat=100", "Canola=5", "--gross", "54000lb")
    #expect(
      outcome.output.contains("  Limited by                gross weight of 54,000 lb\n"),
      "\(outcome.output)")
    #expect(!outcome.output.contains("Runs out first"))
    let lines = outcome.output.split(separator: "\n").filter { $0.contains("Gross weight") }
    #expect(lines.count == 1 && lines[0].hasSuffix("54,000 lb"))
  }

  @Test func `a constraint that stands in the way is named, and the plan without it told`() {
    let outcome = Outcome.shipped(
      "plan", "--cart", "9650", "--field", "480ac", "Wheat=100", "Canola=5", "--pin",
      "Canola=Saddle", "--empty", "Saddle", "--most", "Wheat=2")
    let text = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .joined(separator: " ")
    #expect(
      text.contains(
        "No plan: Canola has no tank that it may use: Canola only in Saddle; Saddle stays empty. "),
      "\(text)")
    #expect(
      text.contains(
        "These constraints cannot all be kept: \"Canola only in Saddle\" and \"Saddle stays empty\"."
      ), "\(text)")
    #expect(text.contains("Without \"Canola only in Saddle\" it takes 3 fills of "), "\(text)")
    #expect(text.contains("Without \"Saddle stays empty\" it takes 3 fills of "), "\(text)")
    #expect(!text.contains("Without \"Wheat in at most"), "\(text)")
  }

  @Test func `the saddle tank that was left out is named where it would help`() {
    let outcome = Outcome.shipped(
      "plan", "--cart", "9650", "--no-saddle", "--field", "100ac", "Wheat=1", "Peas=1", "Oats=1",
      "Flax=1", "Canola=1")
    #expect(outcome.output.contains("'--no-saddle' leaves out a tank."), "\(outcome.output)")
  }

  // MARK: Faults in a conflict

  static let conflictFaults: [(pointer: String, value: JSONValue)] = [
    ("/conflict/constraints", [0]),
    ("/conflict/constraints", [0, 1, 2]),
    ("/conflict/constraints", [7]),
    ("/conflict/without/0/areaPerFillAc", 999),
    ("/conflict/without/0/fills", 9),
    ("/conflict/without/1/tanks/0/product", "Canola"),
  ]

  @Test(arguments: conflictFaults)
  func `a conflict that is none is found`(
    pointer: String, value: JSONValue
  ) throws {
    let sound = VerifyVerbTests.document(
      "plan",
      Self.wheat + ["--pin", "Canola=Saddle", "--empty", "Saddle", "--most", "Wheat=3"])
    #expect(VerifyVerbTests.verify(sound).code == .success)
    let outcome = VerifyVerbTests.verify(try sound.setting(pointer, to: value))
    #expect(outcome.code == .negative, "\(outcome.output) \(outcome.errors)")
    #expect(outcome.output.contains("  \(pointer)"), "\(outcome.output)")
  }

  // MARK: Scenarios

  static let scenario = """
    {
      "name": "limits", "carts": ["9650", { "name": "Ours", "tanks": [250, 180, 90, 250, { "name": "Saddle", "capacity": 60 }],
      "emptyWeight": 30000 }], "field": [160, 480],
      "products": [
        { "product": "Wheat", "rate": [90, 120], "keepOutOf": ["Saddle"] },
        { "product": "Canola", "rate": 5 },
      ],
      "reserve": { "percent": 2 }, "tankReserves": [{ "tank": "Saddle", "reserve": 3 }],
      "grossWeight": 60000,
    }
    """

  @Test func `limits of a scenario hold in every cell and in the commands for it`() throws {
    let reading = Scenario.read(SourceText(name: "limits.json", text: Self.scenario))
    let grid = try #require(reading.document, "\(reading.report.text)").grid
    let results = try SweepRunner.results(grid)
    let commands = PlanCommand(grid, cartArguments: CartArguments.all(of: grid))
    for row in 0..<grid.cellCount {
      try SweepEqualsPlanTests.expectSame(
        results, grid.cell(ofRow: row), commands, note: "limits")
    }
  }

  @Test(arguments: [
    (
      "\"reserve\": { \"percent\": 2 }", "\"reserve\": 95",
      "this reserve leaves nothing of tank \"Tank 3\" of cart \"Ours\""
    ),
    (
      "\"reserve\": 3 }]", "\"reserve\": 3 }, { \"tank\": 5, \"reserve\": 1 }]",
      "this tank already has a reserve"
    ),
    (
      "\"grossWeight\": 60000", "\"grossWeight\": 38800",
      "the empty cart \"9650\" weighs as much as this"
    ),
    (
      "\"emptyWeight\": 30000", "\"source\": \"us\"",
      "the empty weight of cart \"Ours\" is not known"
    ),
    ("\"grossWeight\": 60000", "\"payload\": 0", "\"payload\" must be from 1 to 1,000,000 lb"),
    ("\"tank\": \"Saddle\"", "\"tank\": \"Sadle\"", "has no tank \"Sadle\""),
  ])
  func `limits that cannot be are shown where they stand`(
    old: String, new: String, message: String
  ) {
    let text = Self.scenario.replacingOccurrences(of: old, with: new)
    #expect(text != Self.scenario)
    let report = Scenario.read(SourceText(name: "limits.json", text: text)).report
    #expect(report.text.contains(message), "\(report.text)")
  }

  /// Oracle: the empty weights of the catalogue, of which that of 91300 is 50,500 lb alone above the
  /// limit.
  @Test(arguments: ["plan", "compare"])
  func `a cart too heavy for the limit is left out of several`(verb: String) {
    let words = ["--field", "160", "--gross", "45000lb", "wheat=100"]
    let outcome = Outcome([verb] + words, on: MemoryConsole(), verbs: VerbCatalogue.all)
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(outcome.errors.contains("91300 is left out"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("L9950 is left out") && !outcome.output.contains("91300"))
    let alone = Outcome(
      ["plan", "--cart", "91300"] + words, on: MemoryConsole(), verbs: VerbCatalogue.all)
    #expect(alone.code == .usage && alone.errors.contains("leaves nothing to load"))
  }
}

/// Runs sweeps without their judge.
private enum SweepRunner {
  static func results(_ grid: SweepGrid) throws -> SweepResults {
    var options = SweepOptions()
    options.methods = [.greedy, .optimal]
    return try Sweep(grid, options: options).run()
  }
}
