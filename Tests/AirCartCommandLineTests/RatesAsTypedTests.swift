import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Testing

/// Rates by count and by volume, as growers have them.
///
/// Oracle: formulas worked out here from the definitions of the units, and sentences written by
/// hand.
@Suite struct RatesAsTypedTests {
  private static func plan(_ words: [String], _ options: [String] = []) -> Outcome {
    Outcome(
      ["plan", "--cart", "91300", "--field", "160"] + options + words, verbs: VerbCatalogue.all)
  }

  /// The rates of a request that a command line makes, in its units.
  private static func rates(_ words: [String], _ options: [String] = []) throws -> [Double] {
    let outcome = plan(words, options + ["--json"])
    let root = try SyntaxReader.read(SourceText(name: "plan", text: outcome.output))
    let products = try #require(root["request"]?["products"]?.elements, "\(outcome.errors)")
    return products.compactMap { $0["rate"]?.number }
  }

  /// Pounds of seeds on an acre: 43,560 ft², 453.592 g in a pound.
  private static func pounds(_ seeds: Double, _ grams: Double) -> Double {
    seeds * 43_560 * grams / 1_000 / 453.592
  }

  private static func isClose(_ value: Double, _ other: Double) -> Bool {
    abs(value - other) <= 1e-12 * other.magnitude
  }

  private static let kilograms = 0.453592 / 0.404685642

  private static let wheat = pounds(28 / 0.85, 38)

  static let formulas: [(String, Double)] = [
    ("Wheat=28plants/ft2,tkw=38,survival=85%", wheat),
    ("wheat=28 plants/ft²,tkw=38,survival=85", wheat),
    ("wheat=28 Plants per sq ft , TKW = 38 g , Survival = 85 %", wheat),
    ("wheat=28plants/ft^2@58,survival=85%,tgw=38g", wheat),
    ("canola=12seeds/ft2,tkw=4.5", pounds(12, 4.5)),
    ("peas=90 seeds/m2,tkw=250", 225 / kilograms),
    ("peas=80plants/m²,tkw=250,survival=80%", 250 / kilograms),
    ("wheat=2bu/ac", 120.0), ("wheat=2 bushels per acre@58", 116.0), ("urea=3bu/ac", 3 * 59.7),
    ("wheat=1 1/2bu/ac", 90.0), ("wheat=½ bu/ac@58", 29.0),
    ("wheat=19gal/ac", 19 * 231 / 2_150.42 * 60),
    ("oats=20 gallons per acre@30", 20 * 231 / 2_150.42 * 30),
    ("urea=150 lbs/ac", 150.0), ("wheat=110kg/ha", 110 / kilograms),
  ]

  @Test(arguments: formulas)
  func `a rate is what its formula says`(word: String, pounds: Double) throws {
    let rate = try #require(try Self.rates([word]).first)
    #expect(Self.isClose(rate, pounds), "\(rate) for \(pounds)")
  }

  @Test func `a metric job has kilograms on a hectare`() throws {
    let rates = try Self.rates(
      ["peas=90seeds/m2,tkw=250", "wheat=2bu/ac", "oats=110lb/ac"], ["--units", "metric"])
    #expect(Self.isClose(rates[0], 225), "90 · 10,000 seeds of 0.25 g")
    #expect(Self.isClose(rates[1], 120 * Self.kilograms))
    #expect(Self.isClose(rates[2], 110 * Self.kilograms))
  }

  @Test func `bushels have the density of the job`() throws {
    #expect(try Self.rates(["urea=2bu/ac"]) == [119.4])
  }

  @Test func `what was understood is on the screen and in the document`() throws {
    let words = ["wheat=28plants/ft2,tkw=38,survival=85%", "urea=3bu/ac"]
    let sentences = [
      "Wheat: 28 plants/ft2 at 85 % survival is 32.94 seeds/ft2, which at 38 g in 1,000 seeds is "
        + "120.21 lb/ac.",
      "Urea (46-0-0): 3 bu/ac at 59.70 lb in a US bushel is 179.10 lb/ac.",
    ]
    let screen = Self.plan(words).output.split(separator: " ", omittingEmptySubsequences: true)
      .joined(separator: " ").replacing("\n ", with: " ")
    for sentence in sentences { #expect(screen.contains(sentence)) }
    let document = Self.plan(words, ["--json"]).output
    for place in ["conversions", "request/understood"] {
      for (index, sentence) in sentences.enumerated() {
        #expect(try document.value(at: "\(place)/\(index)") == .string(sentence))
      }
    }
    let verdict = VerifyVerbTests.verify(document)
    #expect(verdict.code == .success, "\(verdict.output)")
    let forged = try document.setting("conversions/0", to: .string("Wheat: 2 bu/ac."))
    #expect(VerifyVerbTests.verify(forged).code == .negative)
  }

  @Test func `a weight says nothing and keeps its document`() throws {
    let document = Self.plan(["wheat=110kg/ha"], ["--json"]).output
    #expect(try document.value(at: "conversions") == .array([]))
    #expect(try document.value(at: "request/understood") == nil)
  }

  /// Oracle: figures worked out by hand from 43,560 ft² in an acre and 453.592 g in a pound; 140,000
  /// soybeans at 2,800 a pound are 50 lb.
  @Test(arguments: [
    ("soybeans=140000seeds/ac,seeds/lb=2800", 50.0),
    ("soybeans=140,000 seeds/acre,seeds/lb=2800", 50),
    ("soybeans=126000plants/ac,seeds/lb=2800,emergence=90%", 50),
    ("wheat=25plants/ft2,tkw=30,germination=95%,mortality=10%", 84.24),
    ("wheat=25plants/ft2,tkw=30,germination=95%,emergence=90%", 84.24),
    ("wheat=40seeds/ft2,tkw=37", 142.13), ("wheat=40seeds/ft2,tkw=41", 157.49),
    ("canola=10plants/ft2,tkw=4,survival=50%", 7.68),
    ("canola=7plants/ft2,tkw=5,mortality=40%", 5.60),
    ("peas=900000seeds/ha,tkw=250", 225 / kilograms),
    ("peas=90seeds/m2,seeds/kg=4000", 225 / kilograms),
  ])
  func `seeds and plants are counted as on tags and in guides`(word: String, pounds: Double) throws
  {
    let rate = try Self.rates([word])[0]
    #expect(abs(rate - pounds) < 0.006, "\(word): \(rate)")
  }

  /// Oracle: 5.5 lb · 453.592 g / 0.005 g on 43,560 ft² are 11.454 seeds, of which 60 % are 6.87; 6 kg/ha
  /// of 5 g are 120 seeds on a square metre.
  @Test(arguments: [
    ("canola=5.5,tkw=5", [], "Canola: 5.50 lb/ac at 5 g in 1,000 seeds is 11.45 seeds/ft2."),
    (
      "canola=5.5lb/ac,tkw=5,survival=60%", [],
      "Canola: 5.50 lb/ac at 5 g in 1,000 seeds is 11.45 seeds/ft2, 6.87 plants/ft2 at 60 % survival."
    ),
    (
      "canola=6kg/ha,tkw=5", ["--units", "metric"],
      "Canola: 6.00 kg/ha at 5 g in 1,000 seeds is 120.00 seeds/m2."
    ),
  ])
  func `a weight says how many seeds it is`(
    word: String, options: [String], sentence: String
  ) throws {
    let document = Self.plan([word], options + ["--json"]).output
    #expect(try document.value(at: "conversions/0") == .string(sentence))
  }

  @Test func `a range of plants is a range of pounds`() {
    let options = ["whatif", "--cart", "91300", "--field", "160", "--json"]
    let typed = Outcome(
      options + ["wheat=20...30plants/ft2,tkw=38,survival=80%", "--at", "28", "urea=90"],
      verbs: VerbCatalogue.all)
    let plain = Outcome(
      options + [
        "wheat=\(Self.pounds(25, 38))...\(Self.pounds(37.5, 38))", "--at",
        "\(Self.pounds(35, 38))", "urea=90",
      ], verbs: VerbCatalogue.all)
    #expect(typed.code == .success, "\(typed.errors)")
    for key in ["varied/from", "varied/to", "at"] {
      let pair = [typed, plain].map { (try? $0.output.value(at: key)).flatMap { $0?.number } }
      #expect(pair[0] != nil && pair[0].map { abs($0 - (pair[1] ?? 0)) < 1e-9 } == true, "\(key)")
    }
    #expect(VerifyVerbTests.verify(typed.output).code == .success)
  }

  @Test(arguments: [
    ("20t", "20000kg"), ("20 tonnes", "20000kg"), ("0.5T", "500kg"),
  ])
  func `a tonne is a thousand kilograms`(typed: String, kilograms: String) {
    let outcomes = [typed, kilograms].map {
      Self.plan(["wheat=100"], ["--payload", $0, "--empty-weight", $0, "--tanks", "300,200"])
    }
    #expect(outcomes[0].errors == outcomes[1].errors)
    #expect(outcomes[0].output == outcomes[1].output)
  }

  // MARK: Refusals

  struct Refusal: Sendable {
    let word: String
    let error: String
    let help: String
  }

  static let refusals = [
    Refusal(
      word: "Wheat=28plants/ft2", error: "The rate of Wheat does not say what its seeds weigh.",
      help: "Add the grams of 1,000 seeds, as in 'Wheat=28plants/ft2,tkw=38,survival=85%'."),
    Refusal(
      word: "Wheat=33seeds/ft2", error: "The rate of Wheat does not say what its seeds weigh.",
      help: "Add the grams of 1,000 seeds, as in 'Wheat=33seeds/ft2,tkw=38'."),
    Refusal(
      word: "Wheat=28plants/ft2,tkw=40",
      error: "The rate of Wheat does not say how many seeds become plants.",
      help: "Add it, as in 'Wheat=28plants/ft2,tkw=40,survival=85%', or count seeds that are sown."),
    Refusal(
      word: "Wheat=28seeds/m2,tkw=38,survival=90",
      error: "The rate of Wheat may mean 28 seeds that are sown or 28 that become plants.",
      help: "Leave out survival for seeds that are sown, or write plants, as in "
        + "'Wheat=28plants/m2,tkw=38,survival=90%'."),
    Refusal(
      word: "Wheat=28,tkw=38,survival=85%",
      error: "The rate of Wheat may mean a weight of 28 on an area or 28 plants.",
      help: "Leave out tkw and survival for a weight, or count plants, as in "
        + "'Wheat=28plants/ft2,tkw=38,survival=85%'."),
    Refusal(
      word: "urea=150lb/ac,tkw=3", error: "Urea (46-0-0) has no seeds to count.",
      help: "Write its rate as a weight, as in 'urea=150lb/ac'."),
    Refusal(
      word: "Wheat=28plants/ft2,tkw=38,germination=95%",
      error: "The germination on the tag does not say how many seedlings emerge in the field.",
      help: "Add it, as in germination=95%,mortality=10%, or emergence=90%."),
    Refusal(
      word: "Wheat=28plants/ft2,tkw=38,survival=85%,mortality=10%",
      error: "Survival counts germination and mortality already.",
      help: "Write either survival=85% or germination=95%,mortality=10%."),
    Refusal(
      word: "Wheat=28plants/ft2,tkw=38,emergence=90%,mortality=10%",
      error: "Emergence and mortality say the same.", help: "Leave out one of them."),
    Refusal(
      word: "Wheat=28plants/ft2,tkw=38,mortality=100%",
      error: "'mortality=100%' is not a share of seeds.",
      help: "Write how many of 100 seeds die, as in mortality=10%."),
    Refusal(
      word: "soybeans=140000seeds/ac,seeds/lb=20", error: "'seeds/lb=20' is no count of seeds.",
      help: "Write how many weigh a pound or a kilogram, as in seeds/lb=2800 or seeds/kg=6200."),
    Refusal(
      word: "Wheat=28seeds/ft2,tkw=38,seeds/kg=26000",
      error: "What seeds weigh is given more than once for a product.",
      help: "Leave one: tkw=38, seeds/lb=12000 or seeds/kg=26300."),
    Refusal(
      word: "Wheat=2bu/ac,tkw=38",
      error: "The rate of Wheat is in bu/ac, for which no seeds are counted.",
      help: "Leave out tkw and survival for a weight, or count plants, as in "
        + "'Wheat=2plants/ft2,tkw=38,survival=85%'."),
    Refusal(
      word: "Wheat=28plants/ft2,tkw=38,survival=0.85",
      error: "'survival=0.85' may mean 85 % or 0.85 %.",
      help: "Write survival=85% or survival=0.85%."),
    Refusal(
      word: "Wheat=28plants/ft2,tkw=38,survival=120%",
      error: "'survival=120%' is not a share of seeds.",
      help: "Write how many of 100 seeds become plants, as in survival=85%."),
    Refusal(
      word: "Wheat=28plants/ft2,tkw=0,survival=85%",
      error: "'tkw=0' is not a weight of 1,000 seeds.",
      help: "Write grams from 0.01 to 5000, as in tkw=38 or tkw=4.5g."),
    Refusal(
      word: "Wheat=28plants/ft2,tkv=38", error: "'tkv=38' is not a detail of a rate.",
      help: "Write tkw=38 for grams in 1,000 seeds or seeds/lb=2800, and survival=85% or "
        + "germination=95%,mortality=10%."),
    Refusal(
      word: "Wheat=28seeds/ft2,tkw=38,5", error: "'tkw=38,5' has a decimal comma.",
      help: "Write a point, as in tkw=38.5."),
    Refusal(
      word: "urea=28seeds/ft2,tkw=3", error: "Urea (46-0-0) has no seeds to count.",
      help: "Write its rate as a weight, as in 'urea=150lb/ac'."),
    Refusal(
      word: "Wheat=2000plants/ft2,tkw=38,survival=5%",
      error: "The rate of Wheat must be 0 or from 0.001 to 10,000 lb/ac.", help: ""),
  ]

  @Test(arguments: refusals)
  func `what is missing or means two things is refused`(refusal: Refusal) {
    let outcome = Self.plan([refusal.word])
    #expect(outcome.code == .usage)
    #expect(outcome.errors.hasPrefix("Error: \(refusal.error)\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Help: \(refusal.help)") || refusal.help.isEmpty)
  }

  /// Oracle: the plan at the rate that is printed.
  ///
  /// At tenths of a pound on an acre and a hair more, 30,000 lb last for the field; of such a rate a
  /// hundredth of a kilogram may be too much.
  @Test(.tags(.property), arguments: 0..<40 as Range<UInt64>, [UnitSystem.imperial, .metric])
  func `a rate that saves a fill saves it as printed`(seed: UInt64, units: UnitSystem) throws {
    var random = RandomProblems(seed: 52_000 + seed)
    let most = Double(random.whole(600...1_500)) / 10 + Double(random.whole(1...40)) / 10_000
    let fewer = Double(random.whole(1...4))
    let area = Area(acres: fewer * 30_000 / most)
    func fillPlan(_ rate: String) throws -> SyntaxNode {
      let words = [
        "plan", "--json", "--units", "\(units)", "--tanks", "300,200", "--field",
        "\(area.value(units))", "Wheat=\(rate)@60lb/bu",
      ]
      let outcome = Outcome(words, verbs: VerbCatalogue.all)
      let root = try SyntaxReader.read(SourceText(name: "plan", text: outcome.output))
      return try #require(root["fillPlan"], "seed \(seed): \(outcome.errors)")
    }
    let planned = ApplicationRate(poundsPerAcre: most * 1.008)
    let calls = try fillPlan("\(planned.value(units))")["closeCalls"]?.elements ?? []
    let printed = calls.compactMap {
      $0.string?.firstMatch(of: #/alone would save a fill, at ([0-9.]+) /#)?.1
    }
    let rate = try #require(printed.first, "seed \(seed)")
    #expect(try fillPlan(String(rate))["fills"]?.number == fewer, "seed \(seed): \(rate)")
  }

  @Test func `a ton is asked about`() {
    let outcome = Self.plan(["wheat=100"], ["--payload", "20tons"])
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors.hasPrefix(
        "Error: '20tons' may mean 20 short tons of 2,000 lb or 20 tonnes of 1,000 kg.\n"))
  }
}

extension JSONValue {
  fileprivate var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
