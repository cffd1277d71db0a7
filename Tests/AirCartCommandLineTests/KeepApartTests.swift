import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the sentences below, which are the same wherever a pair is stated.
///
/// Published pairs are about blends (domain.md, section 9): without one nothing is said of them.
@Suite struct KeepApartTests {
  private static let rest =
    "do not blend them, and clean a tank before one follows the other."
  private static let published =
    "A blend of Urea (46-0-0) and Potash (0-0-60) must not be stored: empty the tank the day it is "
    + "mixed. [IPNI, SEAP-3024]"
  private static let stated = "Wheat and Potash (0-0-60) are incompatible: \(rest) [as stated]"

  private static let job = [
    "--cart", "9650", "--field", "80ac", "--densities", "published", "Wheat=100",
    "Urea (46-0-0)=100", "Potash (0-0-60)=40",
  ]

  private func run(_ words: [String], in folder: String = "/") -> Outcome {
    Outcome(
      words, on: MemoryConsole(color: .never, currentFolder: folder), verbs: VerbCatalogue.all)
  }

  /// A text on one line.
  private func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [["plan"], ["compare", "--carts", "9650"], ["whatif", "--at", "100"]])
  func `a job is warned of stated pairs, unless no advice is wanted`(
    verb: [String]
  ) {
    var job = Self.job
    if verb[0] == "compare" { job.removeFirst(2) }
    if verb[0] == "whatif" { job[job.count - 2] = "Urea (46-0-0)=50...150" }
    let words = verb + job
    let text = joined(run(words + ["--apart", "Wheat,Potash (0-0-60)"]).output)
    #expect(text.contains(Self.stated) && !text.contains("blend of"), "\(text)")
    let alone = joined(run(words).output)
    #expect(!alone.contains("as stated") && !alone.contains("blend of"))
    // A pair is not said twice, not even when it is stated twice.
    let pair = [
      "--apart", "Potash (0-0-60),Urea (46-0-0)", "--apart", "Urea (46-0-0),Potash (0-0-60)",
    ]
    let own = joined(run(words + pair).output)
    #expect(own.components(separatedBy: "incompatible").count == 2 && !own.contains("IPNI"))
    let silent = run(words + ["--apart", "Wheat,Potash (0-0-60)", "--no-advice"])
    #expect(!silent.output.contains("incompatible"))
    let json = run(words + ["--apart", "Wheat,Potash (0-0-60)", "--json"])
    #expect(json.output.contains("\"code\": \"keep-apart\""))
  }

  /// Oracle: five products take five tanks, and without the saddle there are four.
  @Test func `blends are warned of where products outnumber the tanks`() {
    let words = ["plan"] + Self.job + ["MAP (11-52-0)=40", "AMS=50"]
    #expect(!joined(run(words).output).contains("blend of"))
    let fewer = joined(run(words + ["--empty", "Saddle", "--no-blends"]).output)
    #expect(fewer.contains(Self.published))
    #expect(
      fewer.contains(
        "A blend of Urea (46-0-0) and Ammonium Sulphate (21-0-0-24S) draws water from 56 % relative "
          + "humidity on: do not leave it in a tank overnight or through rain. [Smart Nutrition]"))
  }

  /// Oracle: six products have ten tanks on the best cart, and five on the other.
  @Test func `a comparison warns of blends on every cart`() {
    let words = [
      "compare", "--carts", "9650+L9650,9650", "--field", "160ac", "Wheat=60", "Canola=5",
      "Peas=10", "Oats=20", "Urea (46-0-0)=100", "Potash (0-0-60)=40",
    ]
    let text = joined(run(words).output)
    #expect(text.contains(" 9650: \(Self.published)"), "\(text)")
    #expect(!run(words + ["--no-advice"]).output.contains("blend of"))
  }

  @Test func `a product at a rate of zero is kept apart from nothing`() {
    let words = ["plan", "--cart", "9650", "--field", "80ac", "Wheat=100", "Potash (0-0-60)=0"]
    #expect(!run(words + ["--apart", "Wheat,Potash (0-0-60)"]).output.contains("incompatible"))
  }

  // MARK: Files

  private static let scenario = """
    { name: 's', carts: ['9650'], densities: 'published', field: [80, 160],
      products: [{ product: 'Wheat', rate: 100 }, { product: 'Urea (46-0-0)', rate: [0, 100] },
        { product: 'Potash (0-0-60)', rate: 40 }],
      keepApart: [['Wheat', 'Potash (0-0-60)']] }
    """

  @Test func `a scenario is warned in the same words`() throws {
    try withFolder { folder in
      try write(Self.scenario, to: folder + "/s.json")
      let swept = run(["sweep", "s.json"], in: folder)
      #expect(swept.code == .success, "\(swept.errors)")
      #expect(joined(swept.output).contains(Self.stated) && !swept.output.contains("blend of"))
      let data = run(["sweep", "s.json", "--json"], in: folder)
      #expect(joined(data.errors).contains(Self.stated))
      let silent = run(["sweep", "s.json", "--no-advice"], in: folder)
      #expect(!silent.output.contains("incompatible") && silent.code == .success)
    }
  }

  private static let farm = """
    { name: 'f', carts: ['9650', '91300'], densities: 'published',
      crops: [
        { name: 'Peas', products: [{ product: 'Peas', rate: 180 }] },
        { name: 'Canola', products: [{ product: 'Canola', rate: 5 },
          { product: 'Urea (46-0-0)', rate: 200 }] },
      ],
      fields: [{ name: 'Home', area: 155, crop: 'Peas' }, { name: 'Far', area: 310, crop: 'Canola' },
        { name: 'Hill', area: 100, crop: 'Peas' }],
      keepApart: [['Peas', 'Urea (46-0-0)'], ['Canola', 'Urea (46-0-0)']] }
    """

  /// Oracle: urea takes 1,039 bu and peas 465 bu of 1,300, so that one tank at least has both; it is
  /// Tank 1, in which urea follows peas on the second field, and they it on the third.
  @Test func `a farm is warned of crops that follow each other in a tank as well`() throws {
    try withFolder { folder in
      try write(Self.farm, to: folder + "/f.json")
      let outcome = run(["compare", "f.json"], in: folder)
      let text = joined(outcome.output)
      #expect(
        text.contains("Canola and Urea (46-0-0) are incompatible: \(Self.rest) [as stated"))
      let peas =
        "Peas and Urea (46-0-0) are incompatible: \(Self.rest) With 91300 Urea (46-0-0) "
      #expect(text.contains(peas + "follows Peas in Tank 1 on Far, and 1 more time. [as stated"))
      let silent = run(["compare", "f.json", "--no-advice"], in: folder)
      #expect(silent.code == .success && !silent.output.contains("incompatible"))
      let fields = Self.farm.replacing("crop: 'Canola' }", with: "crop: 'Peas' }")
      try write(fields, to: folder + "/f.json")
      #expect(!run(["compare", "f.json"], in: folder).output.contains("incompatible"))
    }
  }

  // MARK: Verification

  @Test func `what is said of pairs is verified with the pairs of the plan`() throws {
    let words = ["plan", "--json", "--apart", "Wheat,Potash (0-0-60)"] + Self.job
    let document = run(words).output
    #expect(VerifyVerbTests.verify(document).code == .success)
    let other = try document.setting("/keepApart/0/0", to: "Urea (46-0-0)")
    #expect(VerifyVerbTests.verify(other).output.contains("  /keepApart/0/0: found "))
    let asked = try document.setting("/request/keepApart/0/0", to: "Urea (46-0-0)")
    #expect(VerifyVerbTests.verify(asked).output.contains("/advice"))
  }
}
