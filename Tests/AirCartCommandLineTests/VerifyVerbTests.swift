import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Testing

/// The oracles are faults of known kind and place, planted in documents that were right before.
@Suite struct VerifyVerbTests {
  /// Checks a document from standard input.
  static func verify(_ text: String, _ options: [String] = []) -> Outcome {
    let memory = MemoryConsole(input: MemoryInput(text: text), color: .never)
    return Outcome(["verify", "-"] + options, on: memory, verbs: VerbCatalogue.all)
  }

  static func document(_ verb: String, _ arguments: [String]) -> String {
    Outcome([verb, "--json"] + arguments, verbs: VerbCatalogue.all).output
  }

  // MARK: Documents that are right

  @Test(arguments: [
    ["--cart", "91300", "--field", "160ac", "Wheat=100", "Canola=5"],
    ["--cart", "9650", "--no-saddle", "--field", "160ac", "Wheat=100", "Canola=5"],
    ["--units", "metric", "--tanks", "300,200,440", "--field", "65", "Barley=110", "Rye=60@75"],
    ["--cart", "91300+L9650", "--field", "320ac", "--pin", "Canola=Saddle", "Wheat=9", "Canola=5"],
    ["--cart", "9650", "--field", "900", "--most", "Peas=1", "--empty", "2", "Wheat=9", "Peas=6"],
    ["--tanks", "100,200", "--field", "160ac", "Wheat=1", "Peas=1", "Oats=1"],
    ["--cart", "9650", "--field", "320ac", "--densities", "published", "Urea (46-0-0)=180"],
    ["--cart", "9650", "--field", "1000000", "Wheat=10000", "Peas=0"],
    ["--tanks", "0.1", "--field", "1000000", "Wheat=10000"],
  ])
  func `a plan as it was written holds`(job: [String]) {
    let outcome = Self.verify(Self.document("plan", job))
    #expect(outcome.code == .success)
    #expect(outcome.output.hasPrefix("ok: standard input: 1 plan, "), "\(outcome.output)")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `where not all assignments can be tried the subset programme proves the optimum`() {
    let outcome = Self.verify(
      Self.document(
        "plan",
        [
          "--tanks", "1,2,3,4,5,6,7,8,9,10,11,12", "--field", "1", "Wheat=999", "Peas=600",
          "Oats=300", "Rye=90@50",
        ]))
    #expect(outcome.output.hasSuffix(", optima recomputed by the subset programme\n"))
    #expect(outcome.code == .success)
  }

  @Test func `a comparison as it was written holds`() {
    for field in ["160ac", "640ac", "5000ac"] {
      let outcome = Self.verify(
        Self.document("compare", ["--field", field, "Wheat=100", "Urea (46-0-0)=180", "Peas=60"]))
      #expect(outcome.output.hasPrefix("ok: standard input: 5 plans, "), "\(outcome.output)")
    }
  }

  @Test(.tags(.property), arguments: 0..<160)
  func `a plan of a random job holds`(seed: Int) throws {
    var draw = RandomProblems(seed: UInt64(seed))
    let units: UnitSystem = seed.isMultiple(of: 3) ? .metric : .imperial
    let problem = draw.problem(
      cart: draw.cart(), constrained: seed.isMultiple(of: 2), units: units,
      productCount: 1 + seed % 4)
    guard !problem.isEmpty else { return }
    let document = PlanDocument(
      try Plan(problem), of: problem, units: units, densities: .listed)
    let outcome = Self.verify(document.jsonValue.text())
    #expect(outcome.code == .success, "\(outcome.output)\(outcome.errors)")
  }

  // MARK: Faults

  /// A value that is replaced, and what is to be said of it.
  struct Fault: CustomTestStringConvertible, Sendable {
    let pointer: String
    let value: JSONValue
    let rule: VerificationRule
    let report: String
    var testDescription: String { "\(rule) \(pointer)" }

    init(
      _ pointer: String, _ value: JSONValue, _ rule: VerificationRule, _ report: String
    ) {
      self.pointer = pointer
      self.value = value
      self.rule = rule
      self.report = report
    }
  }

  /// Too much for the cart, so that greedy, optimum and fills all differ.
  private static let job = [
    "--cart", "9650", "--field", "320ac", "Wheat=120", "Urea (46-0-0)=100", "Canola=5", "--most",
    "Wheat=3", "--pin", "Canola=3,4",
  ]

  static let faults = [
    Fault(
      "/optimal/tanks/4/fillBu", 50, .tankCapacity,
      "/optimal/tanks/4/fillBu: found 50, expected at most 44"),
    Fault(
      "/fillPlan/tanks/0/loadBu", 195.5, .tankCapacity,
      "/fillPlan/tanks/0/loadBu: found 195.5, expected at most 195"),
    Fault(
      "/optimal/tanks/3/product", "Rye", .knownProduct,
      "/optimal/tanks/3/product: found \"Rye\", expected one of Wheat, Urea (46-0-0) and Canola"),
    Fault(
      "/greedy/unallocated/0/product", "Rye", .knownProduct,
      "/greedy/unallocated/0/product: found \"Rye\", expected one of Wheat, Urea (46-0-0) and "
        + "Canola"),
    Fault(
      "/optimal/unallocated/2/product", "Wheat", .oneRowPerProduct,
      "/optimal/unallocated/2/product: found \"Wheat\" again, expected each product once"),
    Fault(
      "/optimal/unallocated/0/bu", 180, .massBalance,
      "/optimal: found 635 bu of Wheat, expected 640 bu"),
    Fault(
      "/fillPlan/tanks/0/capacityBu", 200, .sameTanks,
      "/fillPlan/tanks/0/capacityBu: found 200, expected 195"),
    Fault(
      "/greedy/tanks/0/capacityBu", 200, .catalogueCart,
      "/greedy/tanks/0/capacityBu: found 200, expected 195"),
    Fault("/capacityBu", 700, .cartCapacity, "/capacityBu: found 700, expected 694"),
    Fault(
      "/optimal/tanks/0/product", "Canola", .allowedTank,
      "/optimal/tanks/0/product: found \"Canola\", expected Canola only in Tank 3 and Tank 4"),
    Fault(
      "/constraints/1/count", 2, .mostTanks,
      "/optimal/tanks: found Wheat in 3, expected at most 2"),
    Fault(
      "/optimal/unallocatedBu", 640, .unallocatedTotal,
      "/optimal/unallocatedBu: found 640, expected 644.6666666666666"),
    Fault(
      "/optimal/unallocatedBu", 640, .attainable,
      "/optimal/unallocatedBu: found 640, expected at least 644.6666666666665"),
    Fault(
      "/greedy/unallocatedBu", 671, .referenceTotal,
      "/greedy/unallocatedBu: found 671, expected 672"),
    Fault("/demandBu", 1_339, .demandTotal, "/demandBu: found 1339, expected 1338.6666666666665"),
    Fault(
      "/products/0/demandBu", .number(640.0.nextUp), .demand,
      "/products/0/demandBu: found 640.0000000000001, expected 640"),
    Fault("/cartLoadPct", 192, .cartLoad, "/cartLoadPct: found 192, expected 192.8914505283381"),
    Fault("/utilizationPct", 99, .utilization, "/utilizationPct: found 99, expected 100"),
    Fault(
      "/fillPlan/areaPerFillAc", 119, .largestAreaPerFill,
      "/fillPlan/areaPerFillAc: found 119, expected 119.5"),
    Fault(
      "/fillPlan/areaPerFillAc", 120, .attainable,
      "/fillPlan/areaPerFillAc: found 120, expected at most 119.5"),
    Fault("/fillPlan/fills", 2, .fills, "/fillPlan/fills: found 2, expected 3"),
    Fault("/fillPlan/fills", .null, .fills, "/fillPlan/fills: found null, expected 3"),
    Fault("/fillPlan/lastFillAc", 80, .lastFill, "/fillPlan/lastFillAc: found 80, expected 81"),
    Fault(
      "/fillPlan/limitingProduct", "Canola", .limitingProduct,
      "/fillPlan/limitingProduct: found \"Canola\", expected \"Wheat\""),
    Fault(
      "/fillPlan/tanks/0/loadLb", 11_701, .mass,
      "/fillPlan/tanks/0/loadLb: found 11701, expected 11700"),
    Fault(
      "/fillPlan/tanks/1/loadBu", 120, .load,
      "/fillPlan/tanks/1/loadBu: found 120, expected 124.47916666666667"),
    Fault("/fillPlan/tanks", [], .load, "/fillPlan/tanks: found no tanks, expected 5 tanks"),
    Fault(
      "/fillPlan/tanks/1/product", "Wheat", .canonical,
      "/fillPlan/tanks/1/product: found \"Wheat\", expected \"Urea (46-0-0)\""),
    Fault("/grossWeightLb", 65_000, .grossWeight, "/grossWeightLb: found 65000, expected 65687.5"),
    Fault(
      "/greedy/tanks/4/fillBu", .number(16.66666666666663.nextUp), .referenceRule,
      "/greedy/tanks/4/fillBu: found 16.666666666666632, expected 16.66666666666663"),
    Fault(
      "/greedy/unallocated/0/bu", .number(640.0.nextDown), .referenceRule,
      "/greedy/unallocated/0/bu: found 639.9999999999999, expected 640"),
    Fault("/greedy/coveredAc", 1, .coveredArea, "/greedy/coveredAc: found 1, expected 0"),
    Fault(
      "/optimal/tanks/0/fillPct", 99, .fillPercentage,
      "/optimal/tanks/0/fillPct: found 99, expected 100"),
    Fault(
      "/optimal/tanks/3/fillBu", 190, .fillOrder,
      "/optimal/tanks/3/fillBu: found 190, expected 195"),
    Fault(
      "/optimal/tanks/0/product", .null, .emptyTank,
      "/optimal/tanks/0/fillBu: found 195, expected 0"),
    Fault(
      "/optimal/tanks/0/fillBu", -1, .amount,
      "/optimal/tanks/0/fillBu: found -1, expected 0 or more"),
    Fault(
      "/optimal/unallocated/0/bu", -1, .amount,
      "/optimal/unallocated/0/bu: found -1, expected 0 or more"),
    Fault("/optimal/boundBu", 600, .bound, "/optimal/boundBu: found 600, expected 644.66666"),
    Fault("/fillPlan/boundAc", 119, .bound, "/fillPlan/boundAc: found 119, expected 165.896"),
    Fault(
      "/greedy/status", "optimal", .status,
      "/greedy/status: found \"optimal\", expected \"feasible\""),
    Fault(
      "/fillPlan/status", "infeasible", .status,
      "/fillPlan/status: found \"infeasible\", expected \"optimal\""),
    Fault(
      "/methods/optimal", "greedy", .exactMethod,
      "/methods/optimal: found \"greedy\", expected one of exhaustive, partition-scan, "
        + "subset-programme"),
    Fault(
      "/infeasibility", "No.", .infeasibility, "/infeasibility: found \"No.\", expected null"),
    Fault(
      "/fillPlan/fillAc", 119, .fillArea, "/fillPlan/fillAc: found 119, expected 119.5"),
    Fault(
      "/fillPlan/limitedBy", "weight", .fillLimit,
      "/fillPlan/limitedBy: found \"weight\", expected \"product\""),
    Fault(
      "/fillPlan/tanks/0/reserveBu", 1, .reserve,
      "/fillPlan/tanks/0/reserveBu: found 1, expected 0"),
    Fault(
      "/constraints", [["kind": "payload", "lb": 20_000]], .weightLimit,
      "/fillPlan/tanks: found 6887."),
    Fault(
      "/cartListed", false, .catalogueCart,
      "/cart: found \"9650\", expected a cart of one's own"),
    Fault(
      "/emptyWeightLb", 38_801, .catalogueCart, "/emptyWeightLb: found 38801, expected 38800"),
  ]

  @Test(arguments: faults)
  func `a planted fault is named with its place`(_ fault: Fault) throws {
    let sound = Self.document("plan", Self.job)
    let outcome = Self.verify(try sound.setting(fault.pointer, to: fault.value))
    #expect(outcome.code == .negative, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("wrong: standard input: 1 plan, "))
    let isNamed = lines.contains {
      $0.hasPrefix("  " + fault.report) && $0.hasSuffix(": " + fault.rule.sentence)
    }
    #expect(isNamed, "\(outcome.output)")
  }

  @Test(arguments: ["/fillPlan/areaPerFillAc", "/fillPlan/fills", "/grossWeightLb"])
  func `a wrong value is not blamed on what follows from it`(pointer: String) throws {
    let outcome = Self.verify(
      try Self.document("plan", Self.job).setting(pointer, to: 119))
    #expect(outcome.output.split(separator: "\n").count == 2, "\(outcome.output)")
  }

  @Test func `a feasible plan that is not the best but marked optimal is named`() throws {
    let job = ["--cart", "9650", "--field", "160ac", "Wheat=161.25", "Urea (46-0-0)=75"]
    let sound = Self.document("plan", job)
    let greedy = try #require(try sound.value(at: "/greedy"))
    var feigned = sound
    for key in ["unallocatedBu", "tanks", "unallocated"] {
      let value = try #require(greedy.member(key))
      feigned = try feigned.setting("/optimal/\(key)", to: value)
    }
    let outcome = Self.verify(feigned)
    #expect(outcome.code == .negative)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2, "\(outcome.output)")
    #expect(lines[1].hasPrefix("  /optimal/unallocatedBu: found "))
    #expect(lines[1].hasSuffix(": " + VerificationRule.leastUnallocated.sentence))
    let honest = Self.verify(try feigned.setting("/optimal/status", to: "feasible"))
    #expect(honest.code == .success, "\(honest.output)")
  }

  @Test func `fills that cover less than others but are marked optimal are named`() throws {
    let job = ["--cart", "9650", "--field", "900ac", "Wheat=120", "Canola=60"]
    let worse = Self.document("plan", job + ["--pin", "Wheat=1,2", "--pin", "Canola=3,4,Saddle"])
    var feigned = Self.document("plan", job)
    for pointer in ["/fillPlan", "/grossWeightLb"] {
      feigned = try feigned.setting(pointer, to: try #require(try worse.value(at: pointer)))
    }
    let outcome = Self.verify(feigned)
    #expect(outcome.code == .negative)
    let line = try #require(outcome.output.split(separator: "\n").dropFirst().first)
    #expect(line.hasPrefix("  /fillPlan/areaPerFillAc: found "))
    #expect(line.hasSuffix(": " + VerificationRule.largestAreaPerFill.sentence))
  }

  @Test func `a cart of one's own weighs what its document says`() throws {
    let job = ["--tanks", "300,200", "--field", "160ac", "Wheat=100"]
    let sound = Self.document("plan", job + ["--empty-weight", "20000lb"])
    #expect(Self.verify(sound).code == .success)
    for pointer in ["/emptyWeightLb", "/grossWeightLb"] {
      let outcome = Self.verify(try sound.setting(pointer, to: 30_000))
      #expect(outcome.code == .negative)
      #expect(outcome.output.contains("\n  /grossWeightLb: found "), "\(outcome.output)")
    }
  }

  @Test func `carts of one's own are verified with their weights, pulled together as well`() {
    let job = ["--field", "640ac", "Wheat=100", "--pairs", "--tanks", "300,200"]
    let comparison = Self.document("compare", job + ["--empty-weight", "20000lb"])
    #expect(comparison.contains("\"cart\": \"91300+own cart\""))
    let outcome = Self.verify(comparison)
    #expect(outcome.code == .success, "\(outcome.output)")
  }

  @Test func `a listed cart weighs what its maker says`() throws {
    let sound = Self.document("plan", ["--cart", "9650", "--field", "160ac", "Wheat=100"])
    let outcome = Self.verify(try sound.setting("/emptyWeightLb", to: 40_000))
    #expect(outcome.code == .negative)
    #expect(
      outcome.output.contains("\n  /emptyWeightLb: found 40000, expected 38800: "),
      "\(outcome.output)")
  }

  @Test func `no fill is possible where one is claimed`() throws {
    let sound = Self.document("plan", ["--tanks", "100", "--field", "9ac", "Wheat=1", "Peas=1"])
    let faults: [(pointer: String, value: JSONValue, report: String)] = [
      ("/fillPlan/status", "optimal", "found \"optimal\", expected \"infeasible\""),
      ("/fillPlan/areaPerFillAc", 9, "found 9, expected 0"),
      ("/fillPlan/fills", 1, "found 1, expected null"),
      ("/infeasibility", .null, "found null, expected a reason"),
    ]
    for fault in faults {
      let outcome = Self.verify(try sound.setting(fault.pointer, to: fault.value))
      #expect(outcome.code == .negative)
      let line = "\n  \(fault.pointer): \(fault.report): "
      #expect(outcome.output.contains(line), "\(outcome.output)")
    }
  }

  // MARK: Comparisons

  static let comparisonFaults = [
    Fault("/1/rank", 3, .ranking, "/1/rank: found 3, expected 2"),
    Fault("/1/tiedWith", [], .ties, "/1/tiedWith: found none, expected \"L9950\""),
    Fault("/3/tiedWith", ["9950"], .ties, "/3/tiedWith: found \"9950\", expected \"L9650\""),
    Fault("/4/fieldAc", 639, .sameJob, "/4/fieldAc: found 639, expected 640"),
    Fault(
      "/2/products/0/rateLbPerAc", 99, .sameJob,
      "/2/products: found other products or rates, expected those of /0/products"),
    Fault(
      "/2/cart", "9950", .distinctCarts,
      "/2/cart: found \"9950\" again, expected each cart once"),
    Fault("/0/fillPlan/fills", 9, .ranking, "/0/cart: found \"91300\", expected \"9950\""),
  ]

  @Test(arguments: comparisonFaults)
  func `a fault in a comparison is named with its place`(_ fault: Fault) throws {
    let sound = Self.document("compare", ["--field", "640ac", "Wheat=100", "Urea (46-0-0)=180"])
    let outcome = Self.verify(try sound.setting(fault.pointer, to: fault.value))
    #expect(outcome.code == .negative)
    let line = "\n  \(fault.report): \(fault.rule.sentence)\n"
    #expect(outcome.output.contains(line), "\(outcome.output)")
  }

  // MARK: Forms of the answer

  @Test func `many findings are told in twenty lines and a number`() throws {
    let outcome = Self.verify(
      try Self.document("plan", Self.job).setting("/fieldAc", to: 160))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.last?.hasPrefix("  and ") == true)
  }

  @Test func `the answer for programs keeps its shape`() throws {
    let sound = Self.document("plan", Self.job)
    let wrong = try sound.setting("/fillPlan/fills", to: 2)
    expectGolden(Self.verify(sound, ["--json"]).output, named: "verify.md#sound, as JSON")
    expectGolden(Self.verify(wrong, ["--json"]).output, named: "verify.md#wrong, as JSON")
    expectGolden(Self.verify(wrong, ["--format", "csv"]).output, named: "verify.md#wrong, as CSV")
  }

  @Test func `every rule about plans has a fault that breaks it`() {
    let broken = Set((Self.faults + Self.comparisonFaults).map(\.rule))
    let ofRuns: Set<VerificationRule> = [.manifest, .scenario, .remade]
    // Broken in tests of their own: whole plans, conflicts of constraints, and what fertilizer adds.
    let ofOtherTests: Set<VerificationRule> = [
      .leastUnallocated, .conflict, .relaxation, .nutrients, .advice,
    ]
    let ofSheets = Set(VerifyLoadSheetTests.faults.map(\.rule))
    let all = broken.union(ofRuns).union(ofOtherTests).union(ofSheets)
    #expect(all == Set(VerificationRule.allCases))
  }

  @Test(arguments: [
    ("/nutrients/nLbPerAc", JSONValue.number(1), VerificationRule.nutrients),
    ("/advice/0/message", .string("Nothing."), .advice),
  ])
  func `changed nutrients and changed advice are found`(
    pointer: String, value: JSONValue, rule: VerificationRule
  ) throws {
    let words = ["--cart", "9650", "--field", "80ac", "Wheat=100", "Urea (46-0-0)=100"]
    let sound = Self.document("plan", words)
    #expect(Self.verify(sound).code == .success)
    let outcome = Self.verify(try sound.setting(pointer, to: value))
    #expect(outcome.code == .negative)
    #expect(outcome.output.contains(": \(rule.sentence)\n"), "\(outcome.output)")
  }

  @Test func `what cannot be read weighs more than what is wrong`() throws {
    try withSampleFolder { folder in
      let sound = Self.document("plan", Self.job)
      try write(try sound.setting("/fillPlan/fills", to: 2), to: folder + "/wrong.json")
      try write("{ \"cart\": ", to: folder + "/broken.json")
      let code = { (paths: [String]) in
        Outcome(
          ["verify"] + paths, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      }
      #expect(code(["plan.json", "carts.json", "Reports/reference-example"]).code == .success)
      #expect(code(["plan.json", "wrong.json"]).code == .negative)
      #expect(code(["wrong.json", "broken.json", "plan.json"]).code == .malformedData)
      let all = code(["wrong.json", "broken.json", "nowhere.json", "plan.json"])
      #expect(all.code == .missingInput)
      #expect(all.output.contains("ok: plan.json: "))
      #expect(all.errors.contains("error: broken.json:1:1: this { is never closed with }\n"))
      #expect(all.errors.contains("error: nowhere.json: the file does not exist\n"))
    }
  }

  @Test func `rules have sentences of their own`() {
    let sentences = VerificationRule.allCases.map(\.sentence)
    #expect(Set(sentences).count == sentences.count)
    for (rule, sentence) in zip(VerificationRule.allCases, sentences) {
      #expect(sentence.contains(" "), "\(rule)")
    }
  }
}
