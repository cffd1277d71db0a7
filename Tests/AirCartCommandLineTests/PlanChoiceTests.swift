import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// The options by which a plan is chosen: house rules, margin, overlap, the tank for phosphate.
@Suite struct PlanChoiceTests {
  private static let rules = """
    The rules are saddle-fertilizer, saddle-bulk-seed, small-seed-in-saddle, phosphate-one-tank, \
    phosphate-tank and blend.
    """
  private static let severityHelp = "Write a whole number from 0 to 9, or 'off'."

  private static func share(_ option: String, _ text: String) -> (words: [String], answer: String) {
    (
      ["--\(option)=\(text)"],
      "'\(text)' is not a share.\nHelp: Write a percentage, as in --\(option) 5%."
    )
  }

  /// What is typed, and what the answer to it says.
  private static let refusals: [(words: [String], answer: String)] = [
    (
      ["--rule", "saddle-fertiliser=2"],
      "There is no house rule 'saddle-fertiliser'. Did you mean --rule saddle-fertilizer=2?"
    ),
    (["--rule", "weight=2"], "There is no house rule 'weight'.\nHelp: \(rules)"),
    (
      ["--rule", "=2"],
      "'=2' has no name before the '='.\nHelp: Write it as saddle-fertilizer=off."
    ),
    (
      ["--rule", "saddle-fertilizer"],
      """
      'saddle-fertilizer' has no '=' between name and value.
      Help: Write it as saddle-fertilizer=off.
      """
    ),
    (
      ["--rule", "phosphate-tank=10"], "'10' is not a severity.\nHelp: \(severityHelp)"
    ),
    (
      ["--rule", "phosphate-tank=-1"], "'-1' is not a severity.\nHelp: \(severityHelp)"
    ),
    (
      ["--rule", "phosphate-tank=1.5"], "'1.5' is not a severity.\nHelp: \(severityHelp)"
    ),
    (["--rule", "phosphate-tank=no"], "'no' is not a severity.\nHelp: \(severityHelp)"),
    (
      ["--rule", "phosphate-tank=1", "--rule", "PHOSPHATE-TANK=off"],
      "'--rule' names phosphate-tank more than once."
    ),
    share("margin", "some"), share("margin", "-5%"), share("margin", "5%%"), share("margin", ""),
    share("margin", "0x5"), share("margin", "1e1"), share("margin", "nan"),
    (["--margin", "101%"], "The margin '101%' must be 0 or from 0.001 to 100 %."),
    share("overlap", "-2"), share("overlap", "0x1p3"), share("overlap", "1e1%"),
    share("overlap", "inf"),
    (["--overlap", "26"], "The overlap '26' must be 0 or from 0.001 to 25 %."),
    (
      ["--phosphate-tank", "1,2"],
      """
      '--phosphate-tank' names 2 tanks, and one has the steel auger.
      Help: Name one tank, as in --phosphate-tank 3.
      """
    ),
    (
      ["--phosphate-tank", "6"],
      """
      Cart "91300" has no tank 6, only 5.
      Help: Its tanks: Tank 1, Tank 2, Tank 3, Tank 4, Saddle.
      """
    ),
    (
      ["--phosphate-tank", "Sadle"],
      """
      Cart "91300" has no tank "Sadle". Did you mean Saddle?
      Help: Its tanks: Tank 1, Tank 2, Tank 3, Tank 4, Saddle.
      """
    ),
  ]

  /// Oracle: the message, to the letter.
  @Test(arguments: refusals.indices) func `a choice that is not understood is refused`(index: Int) {
    let refusal = Self.refusals[index]
    let job = ["plan", "--cart", "91300", "--field", "160", "Wheat=100", "MAP (11-52-0)=60"]
    let outcome = Outcome(job + refusal.words, verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "Error: \(refusal.answer)\n")
  }

  /// Oracle: by hand: 100 ac of which a tenth is seeded twice are 110 ac, 11,000 lb of wheat.
  @Test func `overlap is seeded and loaded`() throws {
    let job = ["--cart", "9650", "Wheat=100", "--json"]
    func plan(_ words: String...) throws -> [String: Any] {
      let outcome = Outcome(["plan"] + job + words, verbs: VerbCatalogue.all)
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      return try #require(value as? [String: Any])
    }
    func loads(_ plan: [String: Any]) throws -> [Double] {
      let fills = try #require(plan["fillPlan"] as? [String: Any])
      let tanks = try #require(fills["tanks"] as? [[String: Any]])
      return tanks.map { $0["loadLb"] as? Double ?? 0 }
    }
    let overlapping = try plan("--field", "100", "--overlap", "10%")
    let whole = try plan("--field", "110")
    #expect(try loads(overlapping) == loads(whole))
    #expect(abs(try loads(overlapping).reduce(0, +) - 11_000) < 1e-6)
  }

  /// Oracle: the rules themselves.
  @Test func `the article lists every house rule`() throws {
    let rows = try Document.article("Plan").text().split(separator: "\n").map(String.init)
    let heading = try #require(rows.firstIndex { $0.hasPrefix("| house rule |") })
    let listed = rows[(heading + 2)...].prefix { $0.hasPrefix("|") }
    #expect(
      Array(listed)
        == HouseRule.allCases.map {
          "| `\($0.word)` | \($0.standardSeverity) | \($0.documentation) | \($0.source) |"
        })
  }
}
