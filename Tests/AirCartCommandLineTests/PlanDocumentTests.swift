import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// Checks what `plan --json` says against the issue's list of keys and against plain arithmetic.
@Suite struct PlanDocumentTests {
  private func document(_ arguments: [String]) throws -> [String: Any] {
    let outcome = Outcome(["plan", "--json"] + arguments, verbs: VerbCatalogue.all)
    #expect(outcome.errors.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any])
  }

  private func rows(_ part: String, _ document: [String: Any]) throws -> [[String: Any]] {
    let object = try #require(document[part] as? [String: Any])
    return try #require(object["tanks"] as? [[String: Any]])
  }

  private static let example = ["--cart", "91300", "--field", "160ac", "Wheat=100", "Canola=5"]

  @Test func `the example's document keeps every key and figure`() {
    let outcome = Outcome(["plan", "--json"] + Self.example, verbs: VerbCatalogue.all)
    expectGolden(outcome.output, named: "plan.md#JSON")
  }

  @Test func `keys stand in the order of the issue`() {
    let outcome = Outcome(["plan", "--json"] + Self.example, verbs: VerbCatalogue.all)
    let keys = outcome.output.split(separator: "\"").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    let product = ["product", "Wheat", "rateLbPerAc", "densityLbPerBu", "demandBu"]
    #expect(
      Array(keys.prefix(16)) == [
        "schemaVersion", "cart", "91300", "capacityBu", "fieldAc", "densities", "published",
        "demandBu", "cartLoadPct", "utilizationPct", "products",
      ] + product)
    let order = [
      "products", "greedy", "status", "unallocatedBu", "coveredAc", "tanks", "tank", "capacityBu",
      "product", "fillBu", "fillPct", "unallocated", "optimal", "status", "unallocatedBu",
      "boundBu", "tanks", "tank", "capacityBu", "product", "fillBu", "fillPct", "unallocated",
      "fillPlan", "status", "areaPerFillAc", "boundAc", "fills", "limitingProduct", "lastFillAc",
      "tanks", "tank", "capacityBu", "product", "loadBu", "loadLb", "fillPct",
    ]
    var rest = keys[...]
    for key in order {
      let place = rest.firstIndex(of: key)
      #expect(place != nil, "\(key)")
      if let place { rest = rest[(place + 1)...] }
    }
  }

  @Test func `the example's figures are those of the reference document`() throws {
    let document = try document(Self.example)
    let demand: Double = (100.0 * 160) / 60
    let utilization: Double = (demand + 16) / 1344 * 100
    let saddle: Double = 16.0 / 295 * 100
    #expect(document["demandBu"] as? Double == demand + 16)
    #expect(document["utilizationPct"] as? Double == utilization)
    let tanks = try rows("greedy", document)
    #expect(tanks.compactMap { $0["tank"] as? String }.last == "Saddle")
    #expect(tanks[0]["product"] as? String == "Wheat")
    #expect(tanks[0]["fillBu"] as? Double == demand)
    #expect(tanks[0]["fillPct"] as? Double == demand / 635 * 100)
    #expect(tanks[3]["product"] as? String == "Canola")
    #expect(tanks[3]["fillBu"] as? Double == 16)
    #expect(tanks[3]["fillPct"] as? Double == saddle)
    #expect(tanks[1]["product"] is NSNull)
  }

  @Test func `metric input is computed as the reference app does`() throws {
    let document = try document([
      "--units", "metric", "--cart", "9650", "--field", "64.75", "Wheat=112",
    ])
    #expect(document["demandBu"] as? Double == (112 * 64.75) / (60 * 0.453592))
    #expect(document["units"] as? String == "metric")
    #expect(document["fieldAc"] as? Double == 64.75 / 0.404685642)
  }

  @Test func `a quantity in the other system is converted into the job's first`() throws {
    let acres = 64.75 / 0.404685642
    let imperial = try document(["--cart", "9650", "--field", "64.75ha", "Wheat=112kg/ha"])
    let poundsPerAcre = 112 / (0.453592 / 0.404685642)
    #expect(imperial["fieldAc"] as? Double == acres)
    #expect(imperial["demandBu"] as? Double == (poundsPerAcre * acres) / 60)
    let metric = try document([
      "--units", "metric", "--cart", "9650", "--field", "160ac", "Wheat=100lb/ac",
    ])
    let hectares = 160 * 0.404685642
    let kilograms = 100 * (0.453592 / 0.404685642)
    #expect(metric["demandBu"] as? Double == (kilograms * hectares) / (60 * 0.453592))
  }

  /// Pounds per bushel, from litres in a bushel and a cubic foot, and kilograms in a pound.
  private static let densities: [String: Double] = [
    "52": 52, "52lb/bu": 52, "41.8lb/ft3": 41.8 * 35.23907016688 / 28.316846592,
    "67kg/hL": 0.67 * 35.23907016688 / 0.453592, "60lb/bu-avery": 60 / 36.36872 * 35.23907016688,
  ]

  @Test(arguments: densities)
  func `a density of one's own may have any unit`(text: String, expected: Double) throws {
    let document = try document(["--cart", "9650", "--field", "160ac", "MyMix=90@\(text)"])
    let products = try #require(document["products"] as? [[String: Any]])
    let density = try #require(products[0]["densityLbPerBu"] as? Double)
    #expect(abs(density - expected) <= 1e-12 * expected)
  }

  /// The equations of the Canadian Grain Commission: kg/hL at no grams, and for each gram.
  private static let equations: [String: (Double, Double)] = [
    "Wheat": (1.4767, 0.2012), "Durum": (0.7572, 0.202), "Barley": (-0.3063, 0.2089),
    "Oats": (4.3122, 0.1986), "Flax": (6.3164, 0.192), "Corn": (2.1025, 0.192),
    "Soybeans": (2.3696, 0.1896), "Canola": (1.9922, 0.1957),
  ]

  @Test(arguments: equations.keys.sorted(), [250, 390.5])
  func `grams in half a litre are a density by the equation of the crop`(
    crop: String, grams: Double
  ) throws {
    let document = try document([
      "--cart", "9650", "--field", "160ac", "\(crop)=90@\(grams)g/0.5L",
    ])
    let (intercept, slope) = try #require(Self.equations[crop])
    let expected = (intercept + slope * grams) / 100 * 35.23907016688 / 0.453592
    let products = try #require(document["products"] as? [[String: Any]])
    let density = try #require(products[0]["densityLbPerBu"] as? Double)
    #expect(abs(density - expected) <= 1e-12 * expected)
  }

  @Test func `what has no value is null`() throws {
    let document = try document([
      "--tanks", "100,200", "--field", "160ac", "Wheat=1", "Peas=1", "Oats=1",
    ])
    let fillPlan = try #require(document["fillPlan"] as? [String: Any])
    #expect(fillPlan["status"] as? String == "infeasible")
    for key in [
      "fills", "limitingProduct", "lastFillAc", "fillAc", "areaPerFillAc", "mostAreaPerFillAc",
      "sparePct",
    ] {
      #expect(fillPlan[key] is NSNull, "\(key)")
    }
    #expect(document["grossWeightLb"] is NSNull)
    #expect(
      document["infeasibility"] as? String
        == "3 products need a tank each, and only 2 tanks may be filled.")
  }

  private static let weights: [(options: [String], pounds: Double)] = [
    (["--empty-weight", "20000"], 20_000), (["--empty-weight", "20000lb"], 20_000),
    (["--empty-weight", "9071.84kg"], 20_000),
    (["--units", "metric", "--empty-weight", "9071.84"], 20_000), (["--empty-weight", "0"], 0),
  ]

  @Test(arguments: weights)
  func `a cart of one's own may be weighed`(options: [String], pounds: Double) throws {
    let job = ["--tanks", "300,200", "--field", "160ac", "Wheat=100lb/ac"]
    let document = try document(job + options)
    let empty = try #require(document["emptyWeightLb"] as? Double)
    #expect(abs(empty - pounds) < 1e-9)
    let gross = try #require(document["grossWeightLb"] as? Double)
    #expect(abs(gross - (pounds + 160 * 100)) < 1e-9)
    #expect(try self.document(job)["emptyWeightLb"] is NSNull)
  }

  @Test func `constraints and notes are in the document`() throws {
    let document = try document([
      "--cart", "91300", "--field", "320ac", "--pin", "Urea (46-0-0)=1,Tank 2", "--empty", "Saddle",
      "--densities", "listed", "--most", "Wheat=1", "Wheat=100", "Urea (46-0-0)=100",
    ])
    let constraints = try #require(document["constraints"] as? [[String: Any]])
    #expect(
      constraints.compactMap { $0["kind"] as? String } == [
        "allowedTanks", "mostTanks", "emptyTanks",
      ])
    #expect(constraints[0]["tanks"] as? [String] == ["Tank 1", "Tank 2"])
    let notes = try #require(document["notes"] as? [String])
    #expect(notes.count == 1 && notes[0].contains("published 54.8 to 64.7"))
  }

  /// Oracle: the same job with each set.
  @Test func `a plan tells what the other densities would give`() throws {
    let job = ["--cart", "9650", "--field", "320ac", "Wheat=100", "Urea (46-0-0)=100"]
    func areaPerFill(_ densities: String) throws -> Double {
      let document = try document(["--densities", densities] + job)
      let fillPlan = try #require(document["fillPlan"] as? [String: Any])
      return try #require(fillPlan["areaPerFillAc"] as? Double)
    }
    for (own, other) in [("listed", "published"), ("published", "listed")] {
      let document = try document(["--densities", own] + job)
      let others = try #require(document["otherDensities"] as? [String: Any])
      #expect(others["densities"] as? String == other)
      #expect(others["areaPerFillAc"] as? Double == (try areaPerFill(other)))
    }
    #expect(try document(job)["notes"] as? [String] == [])
    let seed = ["--cart", "9650", "--field", "320ac", "Wheat=100", "Urea (46-0-0)=100@58"]
    #expect(try document(seed)["otherDensities"] is NSNull)
  }

  @Test func `both exact methods give the same document but for their names`() throws {
    let job = ["--cart", "9650", "--field", "160ac", "Wheat=161.25", "Urea (46-0-0)=75"]
    var optimal = try document(job)
    var exhaustive = try document(["--method", "exhaustive"] + job)
    for key in ["methods", "counters"] {
      optimal[key] = nil
      exhaustive[key] = nil
    }
    #expect(NSDictionary(dictionary: optimal) == NSDictionary(dictionary: exhaustive))
  }

  @Test(arguments: [
    ("unallocated", "400ac", ExitCode.negative), ("refill", "400ac", .negative),
    ("infeasible", "400ac", .success), ("unallocated", "160ac", .success),
    ("refill", "160ac", .success),
  ])
  func `a condition decides the exit code`(condition: String, field: String, code: ExitCode) {
    let outcome = Outcome.shipped(
      "plan", "--cart", "9650", "--field", field, "Wheat=120", "--fail-on", condition)
    #expect(outcome.code == code)
    #expect(outcome.output.contains("\n  \(field.dropLast(2)).00 ac with 9650 "))
    let message = "The condition '--fail-on \(condition)' holds.\n"
    #expect(outcome.errors == (code == .negative ? message : ""))
  }

  @Test func `infeasible is an answer unless it is asked for as a failure`() {
    let job = ["plan", "--tanks", "100", "--field", "9ac", "Wheat=1", "Peas=1"]
    #expect(Outcome(job, verbs: VerbCatalogue.all).code == .success)
    let asked = Outcome(job + ["--fail-on", "infeasible", "--quiet"], verbs: VerbCatalogue.all)
    #expect(asked.code == .negative)
    #expect(asked.errors.isEmpty)
  }

  @Test func `tables for other programs keep their shape`() {
    let job = ["--cart", "9650", "--field", "160ac", "Wheat=161.25", "Urea (46-0-0)=75"]
    for (format, name) in [("csv", "plan.md#CSV"), ("markdown", "plan.md#Markdown")] {
      let outcome = Outcome(["plan", "--format", format] + job, verbs: VerbCatalogue.all)
      expectGolden(outcome.output, named: name)
    }
  }
}
