import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Testing

/// The formulas that share no code with the methods: they hold of plans as they are written, and a
/// fault that is planted breaks the one that it is about.
@Suite struct PlanFormulasTests {
  /// Too much for the cart, so that greedy, optimum and fills all differ.
  private static let job = [
    "--cart", "9650", "--densities", "listed", "--field", "320ac", "Wheat=120", "Urea (46-0-0)=100",
    "Canola=5", "--most",
    "Wheat=3", "--pin", "Canola=3,4",
  ]

  static func tree(_ text: String) throws -> SyntaxNode {
    try SyntaxReader.read(SourceText(name: "plan", text: text))
  }

  private static func broken(_ text: String) throws -> [(formula: Formula, text: String)] {
    let plan = try tree(text)
    let stated = try #require(plan["request"])
    let source = SourceText(name: "plan", text: text)
    let request = try #require(
      PlanRequest.read(stated, in: source, at: "/request").document)
    let problem = try request.job(on: try request.chosenCart())
    return PlanFormulas(plan, problem).broken.all
  }

  /// Oracle: documents of every kind of job, which other methods made.
  @Test(.tags(.property), arguments: 0..<60)
  func `the formulas hold of what is written`(seed: Int) throws {
    try withFolder { folder in
      try write(DrawnJobs.carts, to: folder + "/carts.json")
      var draw = DrawnJobs(seed: 70_000 + seed, isExtreme: seed % 6 == 5)
      let words = draw.plan()
      let made = Outcome(
        ["plan", "--json"] + words, on: MemoryConsole(currentFolder: folder),
        verbs: VerbCatalogue.all)
      guard made.code == .success else { return }
      let broken = try Self.broken(made.output)
      #expect(broken.isEmpty, "seed \(seed): \(words)\n\(broken.map(\.text))")
    }
  }

  /// By hand: 100 bu of 60 lb at 60 lb/ac last for just the field, and for 50 ac where no more than
  /// 3,000 lb may be loaded; and MAP is where the rule wants it.
  @Test(arguments: [
    ["--tanks", "100", "--field", "100ac", "Mix=60@60"],
    ["--tanks", "100", "--payload", "3000lb", "--field", "100ac", "Mix=60@60"],
    [
      "--tanks", "230,140,295", "--phosphate-tank", "2", "--field", "90ac", "Wheat=100",
      "MAP (11-52-0)=30",
    ],
  ])
  func `the formulas hold at a limit and of a rule that is kept`(words: [String]) {
    let made = Outcome(["plan", "--json"] + words, verbs: VerbCatalogue.all)
    #expect(throws: Never.self) {
      let broken = try Self.broken(made.output)
      #expect(broken.isEmpty, "\(broken.map(\.text))")
    }
  }

  static let faults: [(pointer: String, value: JSONValue, formula: Formula)] = [
    ("/products/0/demandBu", 641, .demand), ("/demandBu", 1_339, .demandTotal),
    ("/cartLoadPct", 192, .demandTotal), ("/utilizationPct", 99, .demandTotal),
    ("/optimal/tanks/4/fillBu", 50, .allocation), ("/optimal/tanks/3/product", "Rye", .allocation),
    ("/optimal/tanks/0/product", "Canola", .allocation),
    ("/optimal/tanks/0/product", .null, .allocation),
    ("/optimal/unallocated/0/bu", 180, .allocation), ("/optimal/unallocatedBu", 645, .allocation),
    ("/optimal/unallocatedBu", 640, .bound), ("/optimal/tanks/0/fillPct", 99, .allocation),
    ("/greedy/tanks/4/fillBu", .number(16.66666666666663.nextUp), .greedyRule),
    ("/greedy/unallocatedBu", 671, .greedyRule), ("/greedy/coveredAc", 1, .coveredArea),
    ("/fillPlan/tanks/0/product", "Canola", .practical),
    ("/optimal/boundBu", 600, .bound), ("/fillPlan/boundAc", 119, .bound),
    ("/fillPlan/areaPerFillAc", 119, .areaPerFill), ("/fillPlan/areaPerFillAc", 170, .bound),
    ("/fillPlan/fills", 2, .fills), ("/fillPlan/fills", .null, .fills),
    ("/fillPlan/fillAc", 119, .fills), ("/fillPlan/lastFillAc", 80, .lastFill),
    ("/fillPlan/limitingProduct", "Canola", .limitingProduct),
    ("/fillPlan/tanks/0/loadLb", 11_701, .load), ("/fillPlan/tanks/1/loadBu", 120, .load),
    ("/fillPlan/tanks", [], .load), ("/grossWeightLb", 65_000, .grossWeight),
  ]

  @Test(arguments: faults)
  func `a planted fault breaks its formula`(
    pointer: String, value: JSONValue, formula: Formula
  ) throws {
    let sound = VerifyVerbTests.document("plan", Self.job)
    #expect(try Self.broken(sound).isEmpty)
    let broken = try Self.broken(try sound.setting(pointer, to: value))
    #expect(broken.contains { $0.formula == formula }, "\(broken.map(\.text))")
  }

  /// A method that answers otherwise is found: here it is given another job.
  @Test func `what another method answers is compared`() throws {
    let node = try Self.tree(VerifyVerbTests.document("plan", Self.job))
    let request = PlanRequest(
      units: .imperial, field: 320,
      products: [.init(name: "Wheat", rate: 120), .init(name: "Canola", rate: 5)])
    let other = try request.document(on: try CartDirectory().cart(named: "9650"))
    let found = PlanRemake.findings(in: node, judgedBy: other, at: "")
    #expect(found.kept.allSatisfy { $0.rule == .optimum } && found.count > 0)
  }

  /// By hand: of 672 bu a billionth is a tie, so 5e-7 bu may differ and 1e-6 bu may not.
  @Test(arguments: [(5e-7, true), (1e-6, false)])
  func `what differs by less than a tie is no finding`(bushels: Double, isTie: Bool) throws {
    let request = PlanRequest(
      units: .imperial, field: 320,
      products: [.init(name: "Wheat", rate: 120), .init(name: "Canola", rate: 5)])
    let document = try request.document(on: try CartDirectory().cart(named: "9650"))
    let text = try document.jsonValue.text().setting(
      "/optimal/unallocatedBu", to: .number(bushels))
    let found = PlanRemake.findings(in: try Self.tree(text), judgedBy: document, at: "")
    #expect((found.count == 0) == isTie, "\(found.kept.map(\.text))")
  }
}
