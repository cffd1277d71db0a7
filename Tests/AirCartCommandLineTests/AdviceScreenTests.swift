import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

@Suite struct AdviceScreenTests {
  private static let canola = [
    "plan", "--cart", "91300", "--field", "480ac", "--densities", "published", "Canola=5",
    "Urea (46-0-0)=200", "MAP (11-52-0)=70", "Potash (0-0-60)=30",
  ]

  private static func output(_ words: [String]) -> String {
    let outcome = Outcome(words, verbs: VerbCatalogue.all)
    #expect(outcome.code == .success && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output
  }

  /// The part of a screen from its last heading of that name on.
  private static func advice(_ words: [String]) -> String {
    let output = output(words)
    let start = output.range(of: "\nAdvice\n", options: .backwards)?.lowerBound
    return start.map { String(output[$0...].dropFirst()) } ?? ""
  }

  private static let wheat = ["plan", "--cart", "91300", "--field", "160ac", "Wheat=110"]

  static let screens: [(name: String, words: [String])] = [
    ("imperial", canola), ("details", canola + ["--details"]),
    ("metric", canola + ["--units", "metric"]),
    (
      "peas",
      [
        "plan", "--cart", "9650", "--field", "160ac", "--densities", "published", "Peas=180",
        "MAP (11-52-0)=45", "DAP (18-46-0)=20", "Starter (6-24-6)=20@80",
      ]
    ),
    ("compare", ["compare"] + Array(canola.dropFirst(3))),
    (
      "single shoot",
      wheat + ["urea=60", "map=40", "--drill", "single,rows=10in,opener=3in,soil=heavy"]
    ),
    (
      "starter",
      wheat + ["urea=170.46", "ams=62.5", "map=76.92", "potash=33.33", "--blend", "map+potash"]
    ),
    ("all beside canola", canola + ["--drill", "single"]),
    (
      "seed-placed",
      canola + ["--seed-placed", "map=100%", "--seed-placed", "urea=30", "--seed-placed", "kcl=0%"]
    ),
  ]

  @Test(arguments: screens)
  func `advice keeps its words`(name: String, words: [String]) {
    expectGolden(Self.advice(words), named: "advice.md#\(name)")
  }

  @Test(arguments: [
    ["plan", "--cart", "91300", "--field", "160ac", "--pin", "Canola=Saddle", "Canola=5"],
    ["plan", "--cart", "91300", "--no-saddle", "--field", "160ac", "Wheat=100"],
    ["plan", "--tanks", "100,200", "--field", "160ac", "MyMix=100@50"],
    ["plan", "--cart", "91300", "--field", "1400ac", "Wheat=60"],
    [
      "plan", "--cart", "91300", "--field", "160ac", "Canola=5", "MAP (11-52-0)=40",
      "Urea (46-0-0)=200", "--drill", "double",
    ],
  ])
  func `where nothing is worth saying nothing is said`(words: [String]) {
    #expect(!Self.output(words).contains("Advice"))
  }

  @Test func `advice can be left out`() throws {
    let with = Self.output(Self.canola)
    let without = Self.output(Self.canola + ["--no-advice"])
    #expect(with.hasPrefix(without.dropLast()))
    #expect(with.contains("\nAdvice\n") && !without.contains("Advice"))
    let value = try JSONSerialization.jsonObject(
      with: Data(Self.output(Self.canola + ["--no-advice", "--json"]).utf8))
    #expect(((value as? [String: Any])?["advice"] as? [Any])?.isEmpty == true)
  }

  /// Oracle: by hand from grades and rates.
  @Test func `advice in JSON has code, message and source, and nutrients are figures`() throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(Self.output(Self.canola + ["--json"]).utf8))
    let document = try #require(value as? [String: Any])
    let advice = try #require(document["advice"] as? [[String: String]])
    #expect(
      advice.compactMap { $0["code"] } == [
        "assumed-drill", "seed-row",
      ], "\(advice)")
    for note in advice { #expect(Set(note.keys) == ["code", "message", "source"]) }
    let nutrients = try #require(document["nutrients"] as? [String: Double])
    let expected = ["nLbPerAc": 99.7, "p2o5LbPerAc": 36.4, "k2oLbPerAc": 18, "sLbPerAc": 0]
    #expect(nutrients.keys.sorted() == expected.keys.sorted())
    for (key, figure) in expected { #expect(abs((nutrients[key] ?? -1) - figure) < 1e-9, "\(key)") }
  }

  private static func messages(_ words: [String], of code: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(output(words + ["--json"]).utf8))
    let advice = (value as? [String: Any])?["advice"] as? [[String: String]]
    return (advice ?? []).filter { $0["code"] == code }.compactMap { $0["message"] }
  }

  /// Oracle: by hand from the share.
  @Test func `what is seed-placed is told beside the products`() throws {
    let words = Self.canola + ["--seed-placed", "map=40%", "--seed-placed", "urea=20.5"]
    let output = Self.output(words)
    #expect(output.contains("  MAP (11-52-0): 28 lb/ac with the seed, 42 lb/ac in the band.\n"))
    #expect(output.contains("Urea (46-0-0): 20.5 lb/ac with the seed, 179.5 lb/ac in the band."))
    #expect(try Self.messages(words, of: "seed-row").isEmpty)
    let all = Self.output(["compare"] + words.dropFirst(3))
    #expect(all.contains("MAP (11-52-0): 28 lb/ac with the seed, 42 lb/ac in the band."))
  }

  @Test(arguments: [
    ("map", "'map' has no '=' between name and value."),
    ("map=71", "'71' of MAP (11-52-0) is more than its rate of 70 lb/ac."),
    ("map=101%", "The seed-placed share '101%' must be 0 or from 0.001 to 100 %."),
    ("map=1bu/ac", "'1bu/ac' is not a share of MAP (11-52-0)."),
    ("canola=1", "'--seed-placed canola=1': \"Canola\" is seed itself."),
    ("mix=1", "no grade of \"Mix\" is known: write it as in \"Starter (10-40-0)\"."),
    ("ams=1", "'--seed-placed' names 'ams', which is not among the products."),
    ("urea=4", "'--seed-placed' names Urea (46-0-0) more than once."),
  ])
  func `a share that cannot be seed-placed is refused`(text: String, message: String) {
    let outcome = Outcome(
      Self.canola + ["Mix=9@60", "--seed-placed", "urea=3", "--seed-placed", text],
      verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// Oracle: the Canola Council, by which 20 lb/ac of phosphate are 40 lb/ac of MAP; the maker's table
  /// is named beside it.
  @Test func `canola is warned of more than 40 pounds of MAP`() throws {
    func job(_ map: Int) -> [String] {
      ["plan", "--cart", "91300", "--field", "160ac", "Canola=5", "MAP=\(map)"]
    }
    #expect(try Self.messages(job(40), of: "seed-row").isEmpty)
    let message = try #require(try Self.messages(job(55), of: "seed-row").first)
    #expect(message.contains("20 lb/ac of phosphate (P2O5), as in 40 lb/ac of MAP"))
    #expect(message.contains("place at most 40 lb/ac of MAP (11-52-0) with the seed and band the"))
    #expect(Self.output(job(55)).contains("Bourgault"))
  }

  @Test(arguments: [
    ("", "'' is not a kind of drill."), ("paired", "'paired' is not a kind of drill."),
    ("double,9in", "'9in' has no '=' between name and value."),
    ("double,width=9in", "'width=9in' is not a detail of a drill."),
    ("double,rows=9in,rows=9in", "'rows' is given more than once for a drill."),
    ("double,rows=wide", "'wide' is not a length of 'rows'."),
    ("double,rows=100in", "The 'rows' of '100in' must be from 4 to 60 in."),
    ("double,soil=sand", "'sand' is not a soil."),
    ("double,rows=9in,opener=10in", "an opener that spreads 10 in is wider than rows of 9 in."),
    ("single", "'--drill': a single-shoot drill has no band for \"MAP (11-52-0)\"."),
  ])
  func `a drill that cannot be is refused`(text: String, message: String) {
    let words = Self.canola + ["--seed-placed", "map=50%", "--drill", text]
    let outcome = Outcome(words, verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// Oracle: the same drill in other units and letters.
  @Test func `a drill is stated in any order and unit`() {
    let job = ["plan", "--cart", "91300", "--field", "160ac", "Wheat=100", "urea=100", "--drill"]
    let drills = [
      "single,rows=10in,opener=2.5in,soil=heavy", "Single,SOIL=Heavy,opener=6.35cm,rows=25.4 cm",
      "single,opener=2.5,rows=10\",soil=heavy",
    ]
    let answers = drills.map { Self.output(job + [$0]) }
    #expect(answers[0].contains("25 % seedbed utilization"), "\(answers[0])")
    for answer in answers { #expect(answer == answers[0]) }
  }

  /// Urea and ammonium sulphate are both banded: nothing sends one of them to the seed.
  @Test func `urea with ammonium sulphate is not told to take separate air streams`() {
    let output = Self.output([
      "plan", "--cart", "91300", "--field", "160ac", "Canola=5", "Urea (46-0-0)=200",
      "Ammonium Sulphate (21-0-0-24S)=90",
    ])
    let text = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(!text.contains("air stream"))
    #expect(
      text.contains(
        "double-shoot drill; Urea (46-0-0) and Ammonium Sulphate (21-0-0-24S) in the band."))
    #expect(!text.contains("humidity"), "they are not blended")
  }

  /// Oracle: the table of limits, by the names of custom products.
  @Test(arguments: [
    ("Yellow mustard=8@55", "mustard", 15), ("Kabuli chickpeas=150@60", "chickpeas", 20),
    ("Our canary seed=30@50", "canaryseed", 25), ("Durum=120", "durum", 45),
    ("Soybeans=90", "soybeans", 10), ("Yellow peas=180@60", "peas", 15),
  ])
  func `crops that are not listed are known by their names`(
    seed: String, crop: String, most: Int
  ) throws {
    let job = ["plan", "--cart", "9650", "--field", "80ac", seed, "MAP (11-52-0)=100"]
    let messages = try Self.messages(job, of: "seed-row")
    #expect(messages.first?.hasPrefix("Beside \(crop), MAP") ?? false, "\(messages)")
    #expect(messages.first?.contains("100 % is \(most) lb/ac of phosphate (P2O5)") ?? false)
    #expect(messages.first?.contains("and band the other") ?? false)
  }

  @Test(arguments: ["inoculant", "Granular inoculant", "TagTeam LCO", "Nodulator Duo", "Cell-Tech"])
  func `an inoculant is known by its name`(name: String) throws {
    let job = ["plan", "--cart", "9650", "--field", "80ac", "Peas=180", "\(name)=5@40"]
    #expect(try Self.messages(job, of: "inoculant").isEmpty)
    #expect(try Self.messages(Array(job.dropLast()), of: "inoculant").count == 1)
  }

  /// The plan is the same with and without: advice is never a constraint.
  @Test func `advice changes no plan`() throws {
    let tables = [[], ["--no-advice"]].map { Self.output(Self.canola + ["--format", "csv"] + $0) }
    #expect(tables[0] == tables[1])
  }

  @Test func `a plan with advice is verified`() throws {
    try withFolder { folder in
      try write(Self.output(Self.canola + ["--json"]), to: folder + "/plan.json")
      let console = MemoryConsole(currentFolder: folder)
      let outcome = Outcome(["verify", "plan.json"], on: console, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
    }
  }

  /// Oracle: by hand from grades and rates.
  @Test func `details list the nutrients that are delivered`() {
    let output = Self.output(Self.canola + ["--details"])
    let table = """
      Nutrients delivered
        Actual nutrient, lb/ac     N  P2O5   K2O
        Urea (46-0-0)           92.0
        MAP (11-52-0)            7.7  36.4
        Potash (0-0-60)                     18.0
        Together                99.7  36.4  18.0

      """
    #expect(output.contains(table), "\(output)")
    #expect(!Self.output(Self.canola).contains("Nutrients"))
  }

  // MARK: Densities

  /// Oracle: the same figures by hand.
  @Test func `details say how densities were converted`() throws {
    let words = [
      "plan", "--cart", "91300", "--field", "160ac", "Wheat=100@390g/0.5L", "A=1@75kg/hL",
      "B=1@60lb/bu-avery", "C=1@48lb/ft3", "D=1@52", "--details",
    ]
    let output = Self.output(words)
    let sentences = """
      Densities
        Wheat: 390 g/0.5L are 79.94 kg/hL by the Canadian Grain Commission's equation
        (0.2012 g + 1.4767), 62.11 lb per US bushel.
        A: 75 kg/hL with 35.24 L in a bushel, 58.27 lb per US bushel.
        B: 60 lb in an Avery bushel of 36.37 L, 35.24 L in a US one, 58.14 lb per US
        bushel.
        C: 48 lb/ft3 with 1.24446 ft3 in a bushel, 59.73 lb per US bushel.

      """
    #expect(output.contains(sentences), "\(output)")
    #expect(!Self.output(words.dropLast()).contains("Avery"))
    let value = try JSONSerialization.jsonObject(
      with: Data(Self.output(words + ["--json"]).utf8))
    #expect(((value as? [String: Any])?["conversions"] as? [String])?.count == 4)
  }
}
