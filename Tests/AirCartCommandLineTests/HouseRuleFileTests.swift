import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// House rules in files, as verbs use them.
///
/// Oracle: the same rules stated by options.
@Suite struct HouseRuleFileTests {
  private static let tanks = "saddle=60,230,140,295"
  private static let job = ["--field", "90ac", "Wheat=100", "MAP (11-52-0)=30"]
  private static let cart = """
    { carts: [{ name: 'Ours', tanks: [{ name: 'Saddle', capacity: 60 }, 230, 140, 295],
      rules: { 'saddle-fertilizer': false, 'saddle-bulk-seed': 5 }, phosphateTank: 'Saddle' }] }
    """
  private static let words = [
    "--rule", "saddle-fertilizer=off", "--rule", "saddle-bulk-seed=5", "--phosphate-tank", "1",
  ]

  private func run(_ words: [String], in folder: String) -> Outcome {
    Outcome(words, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
  }

  private func json(_ outcome: Outcome) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any], "\(outcome.errors)")
  }

  private func tanks(_ outcome: Outcome) throws -> [String?] {
    let fills = try #require(try json(outcome)["fillPlan"] as? [String: Any])
    return try #require(fills["tanks"] as? [[String: Any]]).map { $0["product"] as? String }
  }

  @Test func `a cart's rules choose its plan, and options go before them`() throws {
    try SweepFolder.with { folder in
      try folder.place(Self.cart, at: "ours.json")
      let known = ["plan", "--json", "--carts", "ours.json"] + Self.job
      let own = ["plan", "--json", "--tanks", Self.tanks] + Self.job
      let usual = try tanks(run(own, in: folder.path))
      let ruled = try tanks(run(known, in: folder.path))
      #expect(ruled == ["MAP (11-52-0)", nil, nil, "Wheat"])
      #expect(ruled == (try tanks(run(own + Self.words, in: folder.path))))
      #expect(usual != ruled)
      let back = [
        "--rule", "saddle-fertilizer=3", "--rule", "saddle-bulk-seed=1",
        "--rule", "phosphate-tank=0",
      ]
      #expect(try tanks(run(known + back, in: folder.path)) == usual)
    }
  }

  /// Oracle: the plan before it was saved.
  @Test func `a saved plan keeps the rules of its cart and those of its options`() throws {
    try PlansFolder.with { folder in
      try write(Self.cart, to: folder.path + "/ours.json")
      let words = ["--carts", "ours.json", "--margin", "7%"] + Self.job
      let planned = try json(run(["plan", "--json"] + words, in: folder.path))
      let saved = folder.run(["save", "Home"] + words)
      #expect(saved.code == .success, "\(saved.errors)")
      try FileManager.default.removeItem(atPath: folder.path + "/ours.json")
      let shown = try json(folder.run("show", "Home", "--json"))
      #expect(shown["today"] as? NSDictionary == planned as NSDictionary)
    }
  }

  /// Oracle: the same job with the options typed by hand.
  @Test func `a sweep's commands have the rules of its scenario`() throws {
    let text = """
      { name: 'ruled', field: [90, 200],
        rules: { 'saddle-fertilizer': false, 'saddle-bulk-seed': 5 }, phosphateTank: 1,
        overlap: 10, margin: 2,
        carts: [{ name: 'Ours', tanks: [{ name: 'Saddle', capacity: 60 }, 230, 140, 295] }],
        products: [{ product: 'Wheat', rate: 100 }, { product: 'MAP (11-52-0)', rate: 30 }] }
      """
    let scenario = Scenario.read(SourceText(name: "ruled.json", text: text))
    let grid = try #require(scenario.document, "\(scenario.report.text)").grid
    let commands = PlanCommand(grid, cartArguments: CartArguments.all(of: grid))
    let printed = commands.arguments(.init(cart: 0, field: 0, combination: 0)).dropFirst()
    let typed =
      ["plan", "--tanks", Self.tanks, "--overlap", "10%", "--margin", "2%"] + Self.words + Self.job
    func plan(_ words: [String]) throws -> NSDictionary {
      try json(run(words + ["--json"], in: packageFolder)) as NSDictionary
    }
    #expect(try plan(Array(printed)) == plan(typed))
    #expect(try plan(typed)["fieldAc"] as? Double == 99)
    try SweepFolder.with { folder in
      try folder.place(text, at: "ruled.json")
      #expect(folder.sweep("ruled.json", "--output", "out").code == .success)
      let files = folder.files("out").mapValues { String(decoding: $0, as: UTF8.self) }
      #expect(files["summary.md"]?.contains("10 % of a field is seeded twice.") == true)
      #expect(files["summary.json"]?.contains("\"overlapPct\": 10") == true)
      #expect(files["results.csv"]?.contains("overlap_pct") == true)
      #expect(files["results.nc"]?.contains("overlap_pct") == true)
    }
  }

  private static func farm(_ more: String) -> String {
    """
    { name: 'a', \(more) carts: ['91300'],
      fields: [{ name: 'Home', area: 155, crop: 'Wheat' }, { name: 'Far', area: 640, crop: 'Wheat' }],
      crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 110 },
        { product: 'Urea (46-0-0)', rate: 150 }, { product: 'MAP (11-52-0)', rate: 60 }] }] }
    """
  }

  @Test func `a farm's keys and the options of a comparison mean the same`() throws {
    try SweepFolder.with { folder in
      let keys = """
        rules: { 'saddle-bulk-seed': 9 }, phosphateTank: 2, overlap: 4, margin: 1,
        """
      try folder.place(Self.farm(""), at: "plain.json")
      try folder.place(Self.farm(keys), at: "ruled.json")
      let options = [
        "--rule", "saddle-bulk-seed=9", "--phosphate-tank", "2", "--overlap", "4%",
        "--margin", "1%",
      ]
      func farm(_ file: String, _ words: [String] = []) -> String {
        run(["compare", file, "--details"] + words, in: folder.path).output
      }
      let ruled = farm("ruled.json")
      #expect(ruled.contains("4 % overlap included"), "\(ruled)")
      #expect(ruled.contains("826.80 ac"), "\(ruled)")
      #expect(farm("plain.json", options) == ruled)
      #expect(farm("plain.json") != ruled)
      let refused = run(["compare", "plain.json", "--plan", "capacity"], in: folder.path)
      #expect(refused.errors.contains("'--plan' states a job"))
    }
  }
}
