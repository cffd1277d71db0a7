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

  @Test(arguments: [
    ("imperial", canola), ("details", canola + ["--details"]),
    ("metric", canola + ["--units", "metric"]),
    (
      "peas",
      [
        "plan", "--cart", "9650", "--field", "160ac", "--densities", "published", "Peas=180",
        "MAP (11-52-0)=45", "DAP (18-46-0)=20", "Starter (6-24-6)=20@80",
      ]
    ),
    ("compare", ["compare"] + canola.dropFirst(3)),
  ])
  func `advice keeps its words`(name: String, words: [String]) {
    expectGolden(Self.advice(words), named: "advice.md#\(name)")
  }

  @Test(arguments: [
    ["plan", "--cart", "91300", "--field", "160ac", "--pin", "Canola=Saddle", "Canola=5"],
    ["plan", "--cart", "91300", "--no-saddle", "--field", "160ac", "Wheat=100"],
    ["plan", "--tanks", "100,200", "--field", "160ac", "MyMix=100@50"],
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
        "nutrients", "seed-row-phosphate", "seed-row-potash", "keep-apart", "split-meters",
      ], "\(advice)")
    for note in advice { #expect(Set(note.keys) == ["code", "message", "source"]) }
    let nutrients = try #require(document["nutrients"] as? [String: Double])
    let expected = ["nLbPerAc": 99.7, "p2o5LbPerAc": 36.4, "k2oLbPerAc": 18, "sLbPerAc": 0]
    #expect(nutrients.keys.sorted() == expected.keys.sorted())
    for (key, figure) in expected { #expect(abs((nutrients[key] ?? -1) - figure) < 1e-9, "\(key)") }
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
