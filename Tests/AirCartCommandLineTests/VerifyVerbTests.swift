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

  // MARK: Faults

  /// A value that is replaced: it is to be found where it is.
  struct Fault: CustomTestStringConvertible, Sendable {
    let pointer: String
    let value: JSONValue
    var testDescription: String { pointer }

    init(_ pointer: String, _ value: JSONValue) {
      self.pointer = pointer
      self.value = value
    }
  }

  /// Too much for the cart, so that greedy, optimum and fills all differ.
  private static let job = [
    "--cart", "9650", "--densities", "listed", "--plan", "capacity", "--field", "320ac",
    "Wheat=120",
    "Urea (46-0-0)=100", "Canola=5", "--most", "Wheat=3", "--pin", "Canola=3,4",
  ]

  static let faults = [
    Fault("/optimal/tanks/4/fillBu", 50),
    Fault("/fillPlan/tanks/0/loadBu", 195.5),
    Fault("/optimal/tanks/3/product", "Rye"),
    Fault("/greedy/unallocated/0/product", "Rye"),
    Fault("/optimal/unallocated/2/product", "Wheat"),
    Fault("/optimal/unallocated/0/bu", 180),
    Fault("/fillPlan/tanks/0/capacityBu", 200),
    Fault("/greedy/tanks/0/capacityBu", 200),
    Fault("/capacityBu", 700),
    Fault("/optimal/tanks/0/product", "Canola"),
    Fault("/constraints/1/count", 2),
    Fault("/optimal/unallocatedBu", 640),
    Fault("/optimal/unallocatedBu", 640),
    Fault("/greedy/unallocatedBu", 671),
    Fault("/demandBu", 1_339),
    Fault("/products/0/demandBu", .number(640.0.nextUp)),
    Fault("/cartLoadPct", 192),
    Fault("/utilizationPct", 99),
    Fault("/fillPlan/areaPerFillAc", 119),
    Fault("/fillPlan/areaPerFillAc", 120),
    Fault("/fillPlan/fills", 2),
    Fault("/fillPlan/fills", .null),
    Fault("/fillPlan/lastFillAc", 80),
    Fault("/fillPlan/limitingProduct", "Canola"),
    Fault("/fillPlan/tanks/0/loadLb", 11_701),
    Fault("/fillPlan/tanks/1/loadBu", 120),
    Fault("/fillPlan/tanks", []),
    Fault("/fillPlan/tanks/1/product", "Wheat"),
    Fault("/grossWeightLb", 65_000),
    Fault("/greedy/tanks/4/fillBu", .number(16.66666666666663.nextUp)),
    Fault("/greedy/unallocated/0/bu", .number(640.0.nextDown)),
    Fault("/greedy/coveredAc", 1),
    Fault("/optimal/tanks/0/fillPct", 99),
    Fault("/optimal/tanks/3/fillBu", 190),
    Fault("/optimal/tanks/0/product", .null),
    Fault("/optimal/tanks/0/fillBu", -1),
    Fault("/optimal/unallocated/0/bu", -1),
    Fault("/optimal/boundBu", 600),
    Fault("/fillPlan/boundAc", 119),
    Fault("/greedy/status", "optimal"),
    Fault("/fillPlan/status", "infeasible"),
    Fault("/methods/optimal", "greedy"),
    Fault("/infeasibility", "No."),
    Fault("/fillPlan/fillAc", 119),
    Fault("/fillPlan/limitedBy", "weight"),
    Fault("/fillPlan/tanks/0/reserveBu", 1),
    Fault("/constraints", [["kind": "payload", "lb": 20_000]]),
    Fault("/cartListed", false),
    Fault("/emptyWeightLb", 38_801),
    Fault("/notes", []), Fault("/notes/0", "All is well."),
    Fault("/counters/optimal/candidates", 7_777), Fault("/counters/fillPlan/subsetPairs", 7_777),
    Fault("/methods/fillPlan", "subset-programme-2"), Fault("/saddleTanks", []),
    Fault("/schemaVersion", 1), Fault("/densities", "published"),
  ]

  @Test(arguments: faults)
  func `a planted fault is named with its place`(_ fault: Fault) throws {
    let sound = Self.document("plan", Self.job)
    let outcome = Self.verify(try sound.setting(fault.pointer, to: fault.value))
    #expect(outcome.code == .negative, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("wrong: standard input: 1 plan, "))
    let isNamed = lines.contains {
      $0.hasPrefix("  \(fault.pointer): found ")
        && $0.hasSuffix(": " + VerificationRule.document.sentence)
    }
    #expect(isNamed, "\(outcome.output)")
  }

  @Test func `a key that is missing, and one that is not known, are found`() throws {
    let sound = Self.document("plan", Self.job)
    let missing = Self.verify(sound.replacing("\"utilizationPct\"", with: "\"utilisationPct\""))
    #expect(missing.code == .negative)
    #expect(missing.output.contains("  /utilizationPct: found nothing, expected 100: "))
    #expect(missing.output.contains("  /utilisationPct: found 100, expected nothing: "))
  }

  @Test func `the text of an infeasibility and of a conflict are found`() throws {
    let sound = Self.document(
      "plan",
      ["--cart", "9650", "--field", "80", "Wheat=1", "Peas=9", "--pin", "Wheat=1"]
        + ["--pin", "Peas=1"])
    #expect(Self.verify(sound).code == .success)
    for (pointer, value) in [
      ("/infeasibility", JSONValue.string("Too small.")), ("/conflict/constraints/0", 1),
      ("/conflict/without/0/fills", 7),
    ] {
      let outcome = Self.verify(try sound.setting(pointer, to: value))
      #expect(outcome.code == .negative)
      #expect(outcome.output.contains("  \(pointer): found "), "\(outcome.output)")
    }
  }

  @Test func `a described cart may not go by the name of a listed one`() throws {
    let sound = Self.document("plan", ["--tanks", "195,195", "--field", "80", "Wheat=100"])
    let outcome = Self.verify(sound.replacing("own cart", with: "9650"))
    #expect(outcome.code == .malformedData)
    #expect(
      outcome.errors.contains("AirCart lists a cart \"9650\" already"), "\(outcome.errors)")
  }

  @Test(arguments: ["/fillPlan/areaPerFillAc", "/fillPlan/fills", "/grossWeightLb"])
  func `a wrong value is not blamed on what follows from it`(pointer: String) throws {
    let outcome = Self.verify(
      try Self.document("plan", Self.job).setting(pointer, to: 119))
    #expect(outcome.output.split(separator: "\n").count == 2, "\(outcome.output)")
  }

  @Test func `an allocation that is not the best is found, whatever its status`() throws {
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
    #expect(outcome.output.contains("\n  /optimal/unallocatedBu: found "), "\(outcome.output)")
    let honest = Self.verify(try feigned.setting("/optimal/status", to: "feasible"))
    #expect(honest.output.contains("\n  /optimal/status: found \"feasible\", expected \"optimal\""))
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
  }

  @Test func `a cart of one's own weighs what its document says`() throws {
    let job = ["--tanks", "300,200", "--field", "160ac", "Wheat=100"]
    let sound = Self.document("plan", job + ["--empty-weight", "20000lb"])
    #expect(Self.verify(sound).code == .success)
    for pointer in ["/emptyWeightLb", "/grossWeightLb"] {
      let outcome = Self.verify(try sound.setting(pointer, to: 30_000))
      #expect(outcome.code == .negative)
      #expect(outcome.output.contains("\n  \(pointer): found "), "\(outcome.output)")
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
      ("/fillPlan/areaPerFillAc", 9, "found 9, expected null"),
      ("/fillPlan/fills", 1, "found 1, expected null"),
      ("/infeasibility", .null, "found null, expected \"2 products need a tank each"),
    ]
    for fault in faults {
      let outcome = Self.verify(try sound.setting(fault.pointer, to: fault.value))
      #expect(outcome.code == .negative)
      let line = "\n  \(fault.pointer): \(fault.report)"
      #expect(outcome.output.contains(line), "\(outcome.output)")
    }
  }

  // MARK: Comparisons

  static let comparisonFaults:
    [(pointer: String, value: JSONValue, rule: VerificationRule, report: String)] = [
      ("/1/rank", 3, .document, "/1/rank: found 3, expected 2"),
      ("/1/tiedWith", [], .document, "/1/tiedWith: found 0 elements, expected 1 elements"),
      (
        "/3/tiedWith", ["9950"], .document,
        "/3/tiedWith/0: found \"9950\", expected \"L9650\""
      ),
      ("/4/fieldAc", 639, .document, "/4/fieldAc: found 639, expected 640"),
      (
        "/4/request/field", 639, .sameJob,
        "/4/request: found another job, expected that of /0/request"
      ),
      (
        "/2/products/0/rateLbPerAc", 99, .document,
        "/2/products/0/rateLbPerAc: found 99, expected 100"
      ),
      (
        "/2/request/cart", "9950", .distinctCarts,
        "/2/cart: found \"9950\" again, expected each cart once"
      ),
      ("/0/fillPlan/fills", 9, .document, "/0/fillPlan/fills: found 9, expected 3"),
    ]

  @Test(arguments: comparisonFaults)
  func `a fault in a comparison is named with its place`(
    pointer: String, value: JSONValue, rule: VerificationRule, report: String
  ) throws {
    let sound = Self.document("compare", ["--field", "640ac", "Wheat=100", "Urea (46-0-0)=180"])
    let outcome = Self.verify(try sound.setting(pointer, to: value))
    #expect(outcome.code == .negative)
    let line = "\n  \(report): \(rule.sentence)\n"
    #expect(outcome.output.contains(line), "\(outcome.output)")
  }

  @Test func `carts in another order than their ranks are found`() throws {
    let sound = Self.document("compare", ["--field", "640ac", "Wheat=100", "Urea (46-0-0)=180"])
    let (first, last) = (try sound.value(at: "/0"), try sound.value(at: "/4"))
    let swapped = try sound.setting("/0", to: #require(last)).setting("/4", to: #require(first))
    let outcome = Self.verify(swapped)
    #expect(outcome.code == .negative)
    #expect(outcome.output.contains(", 1 finding\n  /0/cart: found \""), "\(outcome.output)")
    #expect(outcome.output.contains(": " + VerificationRule.ranking.sentence))
  }

  // MARK: Forms of the answer

  @Test func `many findings are told in twenty lines and a number`() throws {
    let outcome = Self.verify(
      try Self.document("plan", Self.job).setting("/request/field", to: 160))
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

  @Test func `every rule has a fault that breaks it`() {
    let ofRuns: Set<VerificationRule> = [.manifest, .scenario, .remade]
    // Broken in tests of their own.
    let ofOtherTests: Set<VerificationRule> = [.document, .ranking, .optimum]
    let all = ofRuns.union(ofOtherTests).union(Self.comparisonFaults.map(\.rule))
      .union(VerifyLoadSheetTests.tableFaults.map(\.rule))
    #expect(all == Set(VerificationRule.allCases))
  }

  @Test(arguments: [
    ("/nutrients/nLbPerAc", JSONValue.number(1)), ("/advice/0/message", .string("Nothing.")),
  ])
  func `changed nutrients and changed advice are found`(
    pointer: String, value: JSONValue
  ) throws {
    let words = ["--cart", "9650", "--field", "80ac", "Wheat=100", "Urea (46-0-0)=100"]
    let sound = Self.document("plan", words)
    #expect(Self.verify(sound).code == .success)
    let outcome = Self.verify(try sound.setting(pointer, to: value))
    #expect(outcome.code == .negative)
    #expect(outcome.output.contains("  \(pointer): found "), "\(outcome.output)")
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
