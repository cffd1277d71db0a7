import AirCartCommandLine
import AirCartDocuments
import Foundation
import Testing

/// Oracle: the note of the plan of the same cell.
@Suite struct SweepDensityNoteTests {
  private static let scenario = """
    {
      "name": "listed", "densities": "listed", "carts": ["9650"], "field": [480, 960],
      "products": [{ "product": "Wheat", "rate": 100 }, { "product": "Urea (46-0-0)", "rate": [180, 200] }],
    }
    """

  private static func sweep(_ text: String, _ words: String...) throws -> Outcome {
    try withFolder { folder in
      try write(text, to: folder + "/s.json")
      return Outcome(
        ["sweep", "s.json", "--methods", "greedy,optimal"] + words,
        on: MemoryConsole(columns: 500, color: .never, currentFolder: folder),
        verbs: VerbCatalogue.all)
    }
  }

  private static let note =
    "Fertilizer is planned at its listed density. Urea (46-0-0): listed 48.0 lb/bu, published 54.8 "
    + "to 64.7. With \"densities\": \"published\" a fill of 9650 in the first job covers "

  @Test func `a sweep of listed fertilizer says what published densities change`() throws {
    let outcome = try Self.sweep(Self.scenario)
    #expect(outcome.code == .success)
    let plan = Outcome.shipped(
      "plan", "--json", "--plan", "capacity", "--densities", "listed", "--cart", "9650", "--field",
      "480ac", "Wheat=100", "Urea (46-0-0)=180")
    let tree = try SyntaxReader.read(SourceText(name: "plan", text: plan.output))
    let listed = try #require(tree["fillPlan"]?["areaPerFillAc"]?.number)
    let published = try #require(tree["otherDensities"]?["areaPerFillAc"]?.number)
    let change = fixed((published / listed - 1) * 100, 1)
    let figures = "\(fixed(published, 2)) ac instead of \(fixed(listed, 2)) ac (+\(change) %)."
    #expect(outcome.output.hasSuffix("Note\n  \(Self.note)\(figures)\n"), "\(outcome.output)")
    let json = try Self.sweep(Self.scenario, "--json")
    #expect(json.errors.contains(Self.note + figures) && !json.output.contains("listed density"))
  }

  @Test(arguments: [
    ("\"densities\": \"listed\"", "\"densities\": \"published\""),
    ("[180, 200]", "[180, 200], \"density\": 60"), ("Urea (46-0-0)", "Canola"), ("[180, 200]", "0"),
  ])
  func `without a listed fertilizer there is no note`(old: String, new: String) throws {
    let outcome = try Self.sweep(Self.scenario.replacing(old, with: new))
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(!outcome.output.contains("listed density"))
  }
}
