import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: rates worked out by hand, what `plan` answers to the rest stated in its words, recorded
/// answers, and messages written by hand.
@Suite struct AdjustVerbTests {
  private static let job = ["--cart", "91300", "--field", "160ac", "wheat=100", "canola=5"]
  private static let tanks = ["--seeded", "83ac", "--left", "Tank 1=120bu,Saddle=7bu"]

  private static func adjust(_ words: [String]) -> Outcome {
    Outcome(["adjust"] + words, on: MemoryConsole(), verbs: VerbCatalogue.all)
  }

  private static func json(_ words: [String], verb: String = "adjust") throws -> [String: Any] {
    let outcome = Outcome(
      [verb] + words + ["--json"], on: MemoryConsole(), verbs: VerbCatalogue.all)
    let value = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any], "\(outcome.errors)")
  }

  @Test func `the answer keeps its shape`() {
    expectGolden(Self.adjust(Self.job + Self.tanks).output, named: "adjust.md#at the real rates")
    expectGolden(
      Self.adjust(Self.job + Self.tanks + ["--keep-rates", "--json"]).output,
      named: "adjust.md#as JSON, at the stated rates")
    expectGolden(
      Self.adjust(Self.job + Self.tanks + ["--format", "csv"]).output, named: "adjust.md#as CSV")
    expectGolden(
      Self.adjust([
        "--units", "metric", "--cart", "9650", "--field", "60", "wheat=110", "urea=120",
        "--overlap", "4%", "--seeded", "25", "--left", "1=3000kg,2=40%,3=1200L,4=2t",
      ]).output, named: "adjust.md#metric")
  }

  /// A field by hand.
  ///
  /// 16,000 lb of wheat at 60 lb/bu are 266.667 bu, and 800 lb of canola at 50 lb/bu 16 bu. Of these
  /// 146.667 and 9 bu went on 83 ac: 8,800 and 450 lb, 106.024 and 5.4217 lb/ac, 6.02 and 8.43 %
  /// over. What is left lasts 120 / 146.667 and 7 / 9 of 83 ac: 67.909 and 64.556.
  @Test func `real rates are as by hand`() throws {
    let document = try Self.json(Self.job + Self.tanks)
    let products = try #require(document["products"] as? [[String: Any]])
    let keys = ["realRateLbPerAc", "offPct", "goneLb", "lastsAc"]
    let expected = [
      [106.024_096, 6.024_096, 8_800, 67.909_091], [5.421_687, 8.433_735, 450, 64.555_556],
    ]
    for (product, figures) in zip(products, expected) {
      for (key, figure) in zip(keys, figures) {
        let value = try #require(product[key] as? Double)
        #expect(abs(value - figure) < 1e-5, "\(key) of \(product["product"] ?? "")")
      }
    }
    #expect(document["firstTank"] as? String == "Saddle")
    #expect(document["limitingProduct"] as? String == "Canola")
  }

  /// The rest is what `plan` makes of it in its words: `--on-board`, and the rest of the field.
  @Test(arguments: [true, false])
  func `the rest is the plan of what is on board`(keepsRates: Bool) throws {
    let rest = try Self.json(Self.job + Self.tanks + (keepsRates ? ["--keep-rates"] : []))["rest"]
    let rates = keepsRates ? ["wheat=100", "canola=5"] : nil
    let planned = try Self.json(
      ["--cart", "91300", "--field", "77ac", "--no-advice", "--on-board", "Tank 1=wheat:120bu"]
        + ["--on-board", "Saddle=canola:7bu"]
        + (rates ?? ["wheat=\(100 * 8_800 / 83.0 / 100)", "canola=\(450 / 83.0)"]), verb: "plan")
    let made = try #require(rest as? [String: Any])
    func loads(_ plan: [String: Any]) -> [[Double]] {
      let tanks = (plan["fillPlan"] as? [String: Any])?["tanks"] as? [[String: Any]] ?? []
      return tanks.map { [$0["loadBu"] as? Double ?? -1, $0["loadLb"] as? Double ?? -1] }
    }
    #expect(loads(made).count == 5)
    for (own, expected) in zip(loads(made).joined(), loads(planned).joined()) {
      #expect(abs(own - expected) <= 1e-9 * max(1, expected))
    }
    let (board, expected) = (
      made["onBoard"] as? [String: Any], planned["onBoard"] as? [String: Any]
    )
    #expect(board?["stops"] as? Int == expected?["stops"] as? Int)
    let lasts = try #require(board?["lastsAc"] as? Double)
    #expect(abs(lasts - (expected?["lastsAc"] as? Double ?? -1)) < 1e-9)
  }

  /// Where every product went out as stated, the real rates are the stated ones.
  @Test func `nothing is off where the meters are right`() {
    let left = ["--left", "1=\(266.666_666_666_7 - 80 * 100 / 60.0)bu,Saddle=8bu"]
    let outcome = Self.adjust(Self.job + ["--seeded", "80ac"] + left)
    #expect(outcome.output.hasPrefix("Wheat goes out as stated, Canola as stated."))
    #expect(outcome.output.contains("enough for the rest of the field"), "\(outcome.output)")
  }

  @Test func `a finished field has no rest`() throws {
    let words = Self.job + ["--seeded", "160ac", "--left", "1=10bu,Saddle=1bu"]
    let answer = Self.adjust(words).output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(answer.contains("The field is finished."), "\(answer)")
    #expect(try Self.json(words)["rest"] is NSNull)
  }

  /// The parts of a blend go out alike: 6 of 10 bu too little of both.
  @Test func `a blend is off as a whole`() throws {
    let words = [
      "--tanks", "200,100", "--field", "100", "wheat=60", "urea=46", "ams=52", "--blend",
      "urea+ams", "--seeded", "50", "--left", "1=50%,2=50%",
    ]
    let rest = try #require(try Self.json(words)["rest"] as? [String: Any])
    let request = try #require(rest["request"] as? [String: Any])
    let products = try #require(request["products"] as? [[String: Any]])
    let rates = products.compactMap { $0["rate"] as? Double }
    #expect(rates.count == 3)
    #expect(abs(rates[1] / 46 - rates[2] / 52) < 1e-9 && rates[1] != 46)
  }

  @Test func `a limit of weight leaves the rest unplanned, and says so`() throws {
    let document = try Self.json(Self.job + Self.tanks + ["--payload", "40000lb"])
    #expect(document["rest"] is NSNull)
    let notes = try #require(document["notes"] as? [String])
    #expect(notes.contains { $0.contains("a limit of weight and product on board exclude") })
  }

  /// A tank of 200 bu at 1 bu/ac covers 200 ac, and 250 are seeded; 260 bu less 10 on them are 1 bu/ac.
  @Test func `tanks that were filled again are asked for`() throws {
    let words = [
      "--tanks", "200", "--field", "300", "wheat=60", "--seeded", "250", "--left", "1=10bu",
    ]
    let doubted = try Self.json(words)
    let note = "The first fill of the plan covers 200.00 ac, less than is seeded"
    #expect((doubted["notes"] as? [String])?.first?.hasPrefix(note) == true, "\(doubted)")
    let filled = try Self.json(words + ["--filled", "1=260bu"])
    #expect((filled["notes"] as? [String])?.isEmpty == true)
    let products = try #require(filled["products"] as? [[String: Any]])
    #expect(products[0]["realRateLbPerAc"] as? Double == 60)
  }

  @Test(arguments: [
    (["--left", "1=1bu,Saddle=1bu"], "How much of the field is seeded is not stated."),
    (
      ["--seeded", "170ac", "--left", "1=1bu"],
      "'--seeded 170ac' is more than the field of 160.00 ac."
    ),
    (["--seeded", "83ac"], "What is left in Tank 1 is not stated."),
    (["--seeded", "83ac", "--left", "1=120bu"], "What is left in Saddle is not stated."),
    (
      ["--seeded", "83ac", "--left", "1=120bu,2=4bu,Saddle=7bu"],
      "'--left' names Tank 2, which the plan leaves empty."
    ),
    (
      ["--seeded", "83ac", "--left", "1=300bu,Saddle=7bu"],
      "300.0 bu are left in Tank 1, and only 266.7 bu were filled into it."
    ),
    (
      ["--seeded", "83ac", "--left", "1=700bu,Saddle=7bu", "--filled", "1=900bu"],
      "Tank 1 of 91300 holds 635.0 bu, which is less than the 700.0 bu left in it."
    ),
    (
      ["--seeded", "83ac", "--left", "1=200bu,Saddle=7bu", "--filled", "1=200bu"],
      "Nothing of Wheat has gone out of its tanks, so that it has no real rate."
    ),
    (["--seeded", "83ac", "--left", "1=1bu,1=2bu"], "'--left' names Tank 1 more than once."),
    (["--seeded", "83ac", "--left", "6=1bu"], "has no tank 6"),
    (["--seeded", "0ac", "--left", "1=1bu"], "The seeded area '0ac' must be"),
    (
      ["--seeded", "0.5ac", "--left", "1=0bu,Saddle=1bu"],
      "The real rate of Wheat must be"
    ),
  ])
  func `what is impossible is named`(words: [String], message: String) {
    let outcome = Self.adjust(Self.job + words)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `one cart is needed`() {
    let outcome = Self.adjust(["--field", "160ac", "wheat=100"] + Self.tanks)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("'adjust' is about the tanks of one cart."))
  }

  /// Oracle: the same bushels written in one's own way.
  @Test(arguments: ["1=7200lb,Saddle=350lb", "1=120.0bu,Saddle=7bu", "1=120 bu, saddle=7bu"])
  func `amounts are weights or volumes`(left: String) {
    let words = Self.job + ["--seeded", "83ac", "--left", left]
    #expect(Self.adjust(words).output == Self.adjust(Self.job + Self.tanks).output)
  }

  /// A comma between thousands parts no tanks: 1,100 bu went in, two fills of 550.
  @Test func `a comma between thousands is read`() throws {
    let words = [
      "--tanks", "600", "--field", "900", "wheat=60", "--seeded", "800", "--left", "1=300bu",
      "--filled", "1=1,100bu",
    ]
    let products = try #require(try Self.json(words)["products"] as? [[String: Any]])
    #expect(products[0]["realRateLbPerAc"] as? Double == 60)
  }
}

/// Oracles: the figures of `RealRatesTests`, worked out by hand, and messages written by hand.
@Suite struct WeighVerbTests {
  private static func weigh(_ words: String...) -> Outcome {
    Outcome(["weigh"] + words, on: MemoryConsole(), verbs: VerbCatalogue.all)
  }

  @Test func `a catch is a rate`() {
    let rows = Self.weigh("18.75g", "--rows", "5", "--length", "100ft", "--spacing", "9in")
    #expect(
      rows.output
        == "18.75g from 5 rows over 100ft, 9in apart, are 4.80 lb/ac, 5.38 kg/ha.\n",
      "\(rows.output)\(rows.errors)")
    let metric = Self.weigh(
      "0.6kg", "--rows", "4", "--length", "40m", "--spacing", "25cm", "--units", "metric")
    #expect(metric.output.contains("are 150.00 kg/ha, 133.83 lb/ac."), "\(metric.output)")
  }

  /// The test weight of wheat by the Canadian Grain Commission is more than what is poured loosely.
  @Test func `half a litre is a density`() throws {
    let loose = "395 g in half a litre are 61.4 lb/bu, 79.0 kg/hL, poured loosely.\n"
    #expect(Self.weigh("395g/0.5L").output == loose)
    let wheat = Self.weigh("395g/0.5L", "--product", "wheat")
    #expect(wheat.output.hasPrefix(loose) && wheat.output.contains("As the test weight of Wheat"))
    let equation = try #require(ProductCatalogue.product(named: "Wheat")?.testWeight)
    let hectolitre = equation.density(gramsPerHalfLitre: 395).kilogramsPerHectolitre
    #expect(wheat.output.contains("\(fixed(hectolitre, 1)) kg/hL."), "\(wheat.output)")
  }

  @Test(arguments: [
    (["18.75", "--rows", "5"], "'18.75' is not what was caught."),
    (["18.75g", "--length", "100ft", "--spacing", "9in"], "A catch needs '--rows'."),
    (["18.75g", "--rows", "0", "--length", "100ft"], "'--rows 0' is not a number of rows."),
    (["18.75g", "--rows", "5", "--length", "100"], "'--length 100' is not a length."),
    (["18.75g", "--rows", "5", "--product", "wheat"], "'--product' does not belong to this"),
    (["395g/0.5L", "--rows", "5"], "'--rows' does not belong to this: half a litre has none."),
    (["5g/0.5L"], "The weight of half a litre must be"),
    (["395g/0.5L", "--product", "urea"], "Urea"),
    (
      ["900kg", "--rows", "1", "--length", "1ft", "--spacing", "1in"],
      "The rate of such a catch must be"
    ),
  ])
  func `what is not understood is told`(words: [String], message: String) {
    let outcome = Outcome(["weigh"] + words, on: MemoryConsole(), verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
