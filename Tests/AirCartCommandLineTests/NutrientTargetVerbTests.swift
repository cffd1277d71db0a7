import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Testing

/// Nutrients asked for in place of rates.
///
/// Oracle: the command line with the rates typed, worked out here by formulas, and sentences written
/// by hand.
@Suite struct NutrientTargetVerbTests {
  private static func run(_ words: [String]) -> Outcome {
    Outcome(words, verbs: VerbCatalogue.all)
  }

  private static func plan(_ words: String...) -> Outcome {
    run(["plan", "--cart", "91300", "--field", "160"] + words)
  }

  /// The sentences of a document.
  private static func sentences(_ outcome: Outcome) throws -> [String] {
    let root = try SyntaxReader.read(SourceText(name: "plan", text: outcome.output))
    return (root["conversions"]?.elements ?? []).compactMap(\.string)
  }

  private static func rates(_ outcome: Outcome) throws -> [Double] {
    let root = try SyntaxReader.read(SourceText(name: "plan", text: outcome.output))
    return (root["request"]?["products"]?.elements ?? []).compactMap { $0["rate"]?.number }
  }

  @Test func `targets become the rates that deliver them`() throws {
    let outcome = Self.plan(
      "--json", "--target", "N=90,P2O5=30,S=15", "--from", "urea,map,ams", "wheat=110")
    let (phosphate, sulphate) = (30 / 0.52, 15 / 0.24)
    let expected = [110, (90 - 0.11 * phosphate - 0.21 * sulphate) / 0.46, phosphate, sulphate]
    for (rate, value) in zip(try Self.rates(outcome), expected) {
      #expect(abs(rate - value) < 1e-9)
    }
    #expect(
      try Self.sentences(outcome) == [
        "Nutrients asked for: N 90, P2O5 30 and S 15 lb/ac.",
        "Urea (46-0-0) 153.32, MAP (11-52-0) 57.69 and Ammonium Sulphate (21-0-0-24S) 62.50 lb/ac "
          + "meet this exactly with the least product.",
      ])
    #expect(outcome.output.contains("\"nLbPerAc\": 90"))
    let verdict = VerifyVerbTests.verify(outcome.output)
    #expect(verdict.code == .success, "\(verdict.output)")
  }

  @Test func `the plan is that of the rates typed`() throws {
    for verb in ["plan", "compare"] {
      let job = [verb, "--csv", "--cart", "91300"].filter { verb == "plan" || $0 != "--cart" }
      let words = job.map { $0 == "--csv" ? "--format=csv" : $0 }
      let start = verb == "plan" ? words : words.filter { $0 != "91300" }
      let typed = Self.run(start + ["--field", "320", "wheat=110", "urea=100", "potash=50"])
      let asked = Self.run(
        start + ["--field", "320", "--target", "N=46", "--target", "k=30", "--from"]
          + ["urea,potash", "wheat=110"])
      #expect(asked.code == .success, "\(asked.errors)")
      #expect(asked.output == typed.output)
    }
  }

  @Test func `numbers mean the units of the job`() throws {
    let targets = ["--target", "N=90,P=30", "--from", "urea,dap", "--json"]
    let start = ["plan", "--cart", "9650", "--field", "60"]
    let metric = try Self.rates(Self.run(start + ["--units", "metric"] + targets))
    let imperial = try Self.rates(Self.run(start + targets))
    #expect(metric == imperial)
    let converted = try Self.rates(
      Self.run(
        start + ["--target", "N=\(90 * 0.453592 / 0.404685642)kg/ha", "--from", "urea", "--json"]))
    #expect(abs(converted[0] * 0.46 - 90) < 1e-9, "1 lb/ac is 1.1209 kg/ha")
  }

  @Test func `what cannot be met is said`() throws {
    let outcome = Self.plan("--json", "--target", "N=10,P=60,K=20", "--from", "urea,map", "wheat=9")
    #expect(
      try Self.sentences(outcome) == [
        "Nutrients asked for: N 10, P2O5 60 and K2O 20 lb/ac.",
        "P means P2O5 here, as on a fertilizer label.",
        "K means K2O here, as on a fertilizer label.",
        "MAP (11-52-0) 115.38 lb/ac comes closest with the least product.",
        "Urea (46-0-0) is not needed.",
        "MAP (11-52-0) alone brings 2.69 lb/ac more N than asked.",
        "No product has K2O: 20 lb/ac is missing.",
      ])
  }

  @Test func `nutrients of products with rates count`() throws {
    let outcome = Self.plan("--json", "--target", "N=67", "--from", "urea", "ams=100", "map=0")
    #expect(abs(try Self.rates(outcome)[2] - 100) < 1e-9, "(67 - 21) / 0.46")
    #expect(
      try Self.sentences(outcome)[1]
        == "Ammonium Sulphate (21-0-0-24S) at its given rate brings N 21 lb/ac.")
    let enough = Self.plan("--json", "--target", "N=9", "--from", "urea", "ams=100")
    #expect(
      try Self.sentences(enough).suffix(2) == [
        "Urea (46-0-0) is not needed.",
        "Ammonium Sulphate (21-0-0-24S) alone brings 12 lb/ac more N than asked.",
      ])
  }

  /// Oracle: a pound of nitrogen costs 3 / 0.46 = 6.5 in urea and 1 / 0.21 = 4.8 in AMS.
  @Test func `prices choose the least cost`() throws {
    let outcome = Self.plan(
      "--json", "--target", "N=42", "--from", "urea,ams", "--price", "urea=3,am=1")
    #expect(try Self.rates(outcome) == [0, 200])
    #expect(try Self.sentences(outcome)[1].hasSuffix("meets this exactly with the least cost."))
  }

  @Test func `a fertilizer may be a custom one with its density`() throws {
    try withFolder { folder in
      try write(
        "{ products: [{ product: 'Blend (28-13-0-9S)', density: 58 }] }", to: folder + "/ours.json")
      let outcome = Outcome(
        ["plan", "--json", "--products", "ours.json", "--cart", "9650", "--field", "160"]
          + ["--target", "P2O5=26", "--from", "blend (28-13-0-9s),urea@60"],
        on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      #expect(try Self.rates(outcome) == [200, 0])
      let path = "request/products/1/density/value"
      #expect(try outcome.output.value(at: path) == .number(60))
    }
  }

  // MARK: Refusals

  @Test(arguments: [
    ("--target N=90", "'--target' needs '--from'."),
    ("--from urea", "'--from' needs '--target'."),
    ("--price urea=3", "'--price' needs '--target'."),
    ("--target Zn=2 --from urea", "'Zn=2' names no nutrient that grades state."),
    ("--target N=2,nitrogen=3 --from urea", "'--target' asks for N more than once."),
    ("--target N --from urea", "'N' has no '=' between name and value."),
    ("--target N=2bu/ac --from urea", "The target 'N=2bu/ac' is not a weight on an area."),
    (
      "--target N=20000 --from urea",
      "The target of N must be 0 or from 0.001 to 10,000 lb/ac."
    ),
    (
      "--target N=9000 --from urea",
      "The rate of Urea (46-0-0) must be 0 or from 0.001 to 10,000 lb/ac."
    ),
    ("--target N=2 --from wheat", "'Wheat' in '--from' has no grade, so it brings no nutrients."),
    ("--target N=2 --from urea,46-0-0", "'--from' names Urea (46-0-0) more than once."),
    ("--target N=2 --from uria", "Unknown product \"uria\"."),
    (
      "--target N=2 --from urea urea=5",
      "'Urea (46-0-0)' has a rate and is in '--from'.\nHelp: Leave out one of the two."
    ),
    (
      "--target N=2 --from urea,map --price urea=650", "'--price' does not name MAP (11-52-0)."
    ),
    ("--target N=2 --from urea --price urea=free", "'urea=free' is not a price."),
    ("--target N=2 --from urea --price urea=0", "'urea=0' is not a price."),
    (
      "--target N=2 --from urea --price dap=5", "'--price' names 'dap', which is not among the"
    ),
    (
      "--target N=1 --from a@1,b@1,c@1,d@1,e@1,f@1,g@1,h@1,i@1",
      "'--from' names 9 fertilizers; at most 8 are tried."
    ),
  ])
  func `what is no target is refused with its remedy`(options: String, error: String) {
    let outcome = Self.run(
      ["plan", "--cart", "9650", "--field", "160", "wheat=100"]
        + options.split(separator: " ").map { String($0) })
    #expect(outcome.code == .usage)
    #expect(outcome.errors.hasPrefix("Error: \(error)"), "\(outcome.errors)")
  }
}
