import AirCart
import AirCartDocuments
import Foundation
import Testing

/// The oracle is the document below, written by hand, and what its author would want to be told.
struct PlanDocumentReadingTests {
  private static let plan = """
    {
      "schemaVersion": 2, "cart": "mine", "capacityBu": 300, "fieldAc": 60, "densities": "listed",
      "demandBu": 100, "cartLoadPct": 33, "utilizationPct": 33,
      "products": [
        {"product": "Wheat", "rateLbPerAc": 100, "densityLbPerBu": 60, "demandBu": 100}
      ],
      "greedy": {
        "status": "feasible", "unallocatedBu": 0, "coveredAc": 60,
        "tanks": [
          {"tank": "Tank 1", "capacityBu": 200, "product": "Wheat", "fillBu": 100, "fillPct": 50},
          {"tank": "Tank 2", "capacityBu": 100, "product": null, "fillBu": 0, "fillPct": 0}
        ],
        "unallocated": []
      },
      "optimal": {
        "status": "optimal", "unallocatedBu": 0, "boundBu": 0,
        "tanks": [
          {"tank": "Tank 1", "capacityBu": 200, "product": null, "fillBu": 0, "fillPct": 0},
          {"tank": "Tank 2", "capacityBu": 100, "product": "Wheat", "fillBu": 100, "fillPct": 100}
        ],
        "unallocated": [{"product": "Wheat", "bu": 0.5}]
      },
      "fillPlan": {
        "status": "optimal", "areaPerFillAc": 180, "boundAc": 180, "fills": 1,
        "limitingProduct": "Wheat", "lastFillAc": null, "tanks": []
      },
      "units": "imperial", "grossWeightLb": null,
      "methods": {"optimal": "exhaustive", "fillPlan": "exhaustive"},
      "counters": {
        "greedy": {"candidates": 1, "subsetPairs": 0},
        "optimal": {"candidates": 1, "subsetPairs": 0},
        "fillPlan": {"candidates": 1, "subsetPairs": 0}
      },
      "constraints": [
        {"kind": "allowedTanks", "product": "Wheat", "tanks": ["Tank 2", "Tank 1"]},
        {"kind": "mostTanks", "product": "Wheat", "count": 2},
        {"kind": "emptyTanks", "tanks": ["Tank 1"]}
      ],
      "infeasibility": null, "notes": []
    }
    """

  private static func read(_ text: String) -> DocumentReading<PlanDocuments> {
    PlanDocuments.read(SourceText(name: "plan.json", text: text))
  }

  @Test func `a plan says what stands in it`() throws {
    let document = try #require(Self.read(Self.plan).document)
    #expect(!document.isComparison)
    let plan = try #require(document.plans.first)
    #expect(plan.pointer == "")
    #expect(plan.problem.cart.tanks.map(\.name) == ["Tank 1", "Tank 2"])
    #expect(plan.problem.cart.tanks.map(\.capacity.bushels) == [200, 100])
    #expect(plan.problem.area.acres == 60)
    #expect(plan.problem.products.map(\.demand.bushels) == [100])
    #expect(
      plan.problem.constraints == [
        .allowedTanks(product: 0, TankSet(positions: [0, 1])), .mostTanks(product: 0, 2),
        .emptyTanks(TankSet(positions: [0])),
      ])
    #expect(plan.optimum.status == .optimal)
    #expect(plan.optimum.tanks[1].product == "Wheat")
    #expect(plan.optimum.unallocatedRows.map(\.product) == ["Wheat"])
    #expect(plan.optimum.unallocatedRows.map(\.amount) == [0.5])
    #expect(plan.fills.count == 1)
    #expect(plan.fills.lastFill == nil)
    #expect(plan.standing == nil)
  }

  @Test func `a comparison is a list of ranked plans`() throws {
    let entry = Self.plan.dropLast(2) + ", \"rank\": 2, \"tiedWith\": [\"other\"] }"
    let document = try #require(Self.read("[\(entry), \(entry)]").document)
    #expect(document.isComparison)
    #expect(document.plans.map(\.pointer) == ["/0", "/1"])
    #expect(document.plans[1].standing?.rank == 2)
    #expect(document.plans[1].standing?.tiedWith == ["other"])
  }

  /// What is replaced by what, and the first lines that its author reads.
  @Test(arguments: [
    ("\"fills\": 1", "\"fils\": 1", "24:64: unknown key \"fils\""),
    ("\"fills\": 1,", "", "23:15: the key \"fills\" is missing"),
    ("\"fillBu\": 100", "\"fillBu\": \"100\"", "10:75: \"fillBu\" must be a number, not text"),
    ("\"capacityBu\": 200", "\"capacityBu\": 0", "10:40: \"capacityBu\" must be more than 0 bu"),
    ("\"fieldAc\": 60", "\"fieldAc\": null", "2:69: \"fieldAc\" must be a number, not null"),
    ("\"status\": \"feasible\"", "\"status\": \"good\"", "8:15: \"status\" must be \"optimal\", "),
    ("[\"Tank 1\"]", "[\"Tank 9\"]", "37:38: the cart has no tank \"Tank 9\""),
    (
      "\"mostTanks\", \"product\": \"Wheat\"", "\"mostTanks\", \"product\": \"Rye\"",
      "36:38: \"Rye\" is not among the products of the job"
    ),
    (", \"count\": 2", "", "36:5: a constraint \"mostTanks\" needs the key \"count\""),
    (
      "\"Tank 2\", \"capacityBu\": 100, \"product\": null",
      "\"Tank 1\", \"capacityBu\": 100, \"product\": null",
      "11:16: the tank \"Tank 1\" stands twice"
    ),
    ("\"schemaVersion\": 2", "\"schemaVersion\": 1", "2:20: \"schemaVersion\" must be from 2 to 2"),
    ("\"rateLbPerAc\": 100", "\"rateLbPerAc\": 1e-320", "1:1: capacities, rates and densities"),
  ])
  func `a document that states no plan is pointed at`(
    old: String, new: String, report: String
  ) throws {
    let range = try #require(Self.plan.firstRange(of: old))
    let reading = Self.read(Self.plan.replacingCharacters(in: range, with: new))
    #expect(reading.document == nil)
    #expect(reading.report.text.contains("error: plan.json:\(report)"), "\(reading.report.text)")
  }

  @Test(arguments: [
    ("", "error: plan.json: the file is empty\n  = a plan stands between { and }, a"),
    ("{}", "error: plan.json:1:1: a plan needs the key \"schemaVersion\""),
    ("[]", "error: plan.json:1:1: \"document\" must not be an empty list"),
    ("[{}]", "error: plan.json:1:2: a plan needs the key \"schemaVersion\""),
    ("7", "error: plan.json:1:1: \"document\" must be a plan { "),
  ])
  func `what is no plan at all is said to be none`(text: String, report: String) {
    let reading = Self.read(text)
    #expect(reading.document == nil)
    #expect(reading.report.text.hasPrefix(report), "\(reading.report.text)")
  }

  @Test func `diagnostics carry the pointer within the document`() {
    let text = Self.read("[{ \"cart\": 7 }]").report.jsonLines
    #expect(text.contains("\"pointer\":\"/0/cart\""), "\(text)")
    #expect(!text.contains("document"), "\(text)")
  }
}
