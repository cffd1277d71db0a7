import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Liquids on a command line and in files.
@Suite struct LiquidVerbTests {
  private static let tanks = ["--tanks", "195,130,130,195,liquid=7949L"]

  private static func plan(_ words: String..., more: [String] = tanks) -> Outcome {
    Outcome(
      ["plan", "--field", "160", "--no-advice"] + more + words, on: MemoryConsole(),
      verbs: VerbCatalogue.all)
  }

  private static func json(_ outcome: Outcome) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any])
  }

  /// Oracle: 2,100 gal over 25 gal/ac are 84.0 ac, by hand.
  @Test func `a rate in gallons fills the tank for liquids and no other`() throws {
    let outcome = Self.plan("wheat=110", "map=60", "uan=25gal/ac")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("2 fills: 84.00 ac and 76.00 ac"), "\(outcome.output)")
    #expect(outcome.output.contains("2,100 of 2,100 gal"), "\(outcome.output)")
    let plan = try Self.json(Self.plan("wheat=110", "map=60", "uan=25gal/ac", "--json"))
    let fill = try #require(plan["fillPlan"] as? [String: Any])
    let rows = try #require(fill["tanks"] as? [[String: Any]])
    for row in rows {
      let isUAN = row["product"] as? String == "UAN 28 (28-0-0)"
      #expect((row["isLiquid"] as? Bool ?? false) == isUAN, "\(row)")
    }
  }

  /// Oracle: 235 L/ha of UAN at 1.276 kg/L (10.65 lb/gal · 0.453592 / 3.785412) are 299.90 kg/ha.
  @Test func `a rate in litres is converted by the density of the liquid`() {
    let outcome = Self.plan("wheat=120", "uan=235L/ha", "--units", "metric", more: Self.tanks)
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(
      outcome.output.contains("235 L/ha at 1.276 kg/L is 299.90 kg/ha")
        && outcome.output.contains("235.0 L/ha"), "\(outcome.output)")
  }

  /// Oracle: the same liquid in either unit: 10 lb/gal are 10 · 0.453592 / 3.785412 = 1.19827 kg/L.
  @Test func `a liquid of one's own has a density by the gallon or the litre`() {
    let gallons = Self.plan("wheat=110", "Liquid starter=30@10lb/gal")
    #expect(gallons.code == .success, "\(gallons.errors)")
    let litres = Self.plan("wheat=110", "Liquid starter=30@1.1982643kg/L")
    #expect(litres.code == .success, "\(litres.errors)")
    #expect(litres.output.contains("30.00 lb/ac, 3.0 gal/ac"), "\(litres.output)")
    #expect(gallons.output == litres.output)
    let refused = Self.plan("wheat=110", "Alpine=30@10lb/gal")
    #expect(refused.code == .usage && refused.errors.contains("Liquid Alpine"))
  }

  @Test func `a cart without a tank for liquids says so first`() {
    let outcome = Self.plan("wheat=110", "uan=25gal/ac", more: ["--cart", "91300"])
    #expect(outcome.code == .success)
    let first = outcome.output.split(separator: "\n").first ?? ""
    #expect(
      first.contains("UAN 28 (28-0-0) is a liquid, and the cart has no liquid tank"), "\(first)")
    let best = Self.plan("wheat=110", "uan=25gal/ac", more: [])
    #expect(best.output.contains("is a liquid"), "\(best.output) \(best.errors)")
  }

  @Test(arguments: [
    ("Tank 1=uan:500gal", "UAN 28 (28-0-0), a liquid, into Tank 1"),
    ("Liquid=wheat:40%", "Wheat, a dry product, into Liquid"),
  ])
  func `a tank holds a product of its kind`(holding: String, words: String) {
    let outcome = Self.plan("wheat=110", "uan=25gal/ac", "--on-board", holding)
    #expect(outcome.code == .usage && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `a rate in gallons of what is not listed asks for a liquid`() {
    let outcome = Self.plan("wheat=110", "water=10gal/ac")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors.contains("'Liquid water=10gal/ac@<density>lb/gal'"), "\(outcome.errors)")
  }

  @Test func `a dry product by the gallon is remarked upon`() {
    let outcome = Self.plan("wheat=15gal/ac")
    let words = outcome.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(outcome.code == .success && words.contains("It is planned as a dry product"))
  }

  /// Oracle: the same words without the country.
  @Test func `gallons are read as they are written`() {
    let tanks = ["--tanks", "195,130,130,195,liquid=2100gal"]
    let bare = Self.plan("wheat=110", "uan=25gal/ac", more: tanks)
    let named = Self.plan(
      "wheat=110", "uan=25 US gal/ac", more: ["--tanks", "195,130,130,195,liquid=2100 US gal"])
    #expect(bare.code == .success && named.output == bare.output, "\(named.errors)")
  }

  @Test func `the capacity of a tank for liquids needs its unit`() {
    let outcome = Self.plan("wheat=110", more: ["--tanks", "195,liquid=2100"])
    #expect(outcome.code == .usage && outcome.errors.contains("liquid=2100gal"))
  }

  /// Oracle: 2,100 gal are 225.584 bu (231 and 2,150.42 cubic inches).
  @Test func `a file marks a tank for liquids by its name or by a key`() throws {
    for tank in [
      "{ name: 'Liquid', capacity: '2100gal' }",
      "{ name: 'UAN', capacity: 225.584, liquid: true }",
    ] {
      let text = "{ carts: [{ name: 'Mine', tanks: [195, 130, \(tank)] }] }"
      let outcome = try withFolder { folder in
        try write(text, to: folder + "/c.json")
        return Outcome(
          ["plan", "--carts", "c.json", "--cart", "Mine", "--field", "160", "--json", "wheat=110"]
            + ["uan=25gal/ac"], on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      }
      #expect(outcome.code == .success, "\(tank): \(outcome.errors)")
      let plan = try Self.json(outcome)
      let fill = try #require(plan["fillPlan"] as? [String: Any])
      #expect(abs((fill["areaPerFillAc"] as? Double ?? 0) - 84) < 0.01, "\(tank)")
    }
  }

  /// Oracle: the plan of the command line itself; a request holds the tank and its mark.
  @Test func `the request of a plan keeps the tank for liquids`() throws {
    let plan = try Self.json(Self.plan("wheat=110", "uan=25gal/ac", "--json"))
    let request = try #require(plan["request"] as? [String: Any])
    let cart = try #require(request["cart"] as? [String: Any])
    let tanks = try #require(cart["tanks"] as? [[String: Any]])
    #expect(tanks.last?["name"] as? String == "Liquid")
  }

  // MARK: Words

  /// Oracle: 50 gal of the words, and 50 · 3.785412 = 189 L.
  @Test func `a reserve of a liquid is in gallons or litres`() {
    let words = ["wheat=110", "uan=25gal/ac", "--reserve", "Liquid=50gal", "--reserve", "1=5bu"]
    let imperial = Self.plan("--brim", more: Self.tanks + words).output
    #expect(imperial.contains("50 gal in Liquid"), "\(imperial)")
    #expect(imperial.contains("5 bu in Tank"), "\(imperial)")
    let metric = Self.plan("--units", "metric", more: Self.tanks + words).output
    #expect(metric.contains("189 L in Liquid"), "\(metric)")
  }

  /// Oracle: 160 ac of 25 gal are 4,000 gal, which no listed cart has a tank for.
  @Test func `what no cart can take of a liquid is in gallons`() {
    let best = Self.plan("wheat=110", "uan=25gal/ac", more: [])
    let words = best.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("leave 4,000 gal of UAN 28 (28-0-0) out"), "\(words)")
  }

  /// Oracle: the last fill of 76 ac takes 1,900 gal, and 76 · 110 / 60 = 139.3 bu of wheat.
  @Test func `a load sheet has bushels and gallons with their units`() {
    let sheet = Self.plan("wheat=110", "uan=25gal/ac", "--load-sheet", "-").output
    #expect(!sheet.contains("Load, bu") && !sheet.contains("Left, bu"), "\(sheet)")
    #expect(sheet.contains("1,900 gal") && sheet.contains("139.3 bu"), "\(sheet)")
    let dry = Self.plan("wheat=110", "--load-sheet", "-").output
    #expect(dry.contains("Load, bu") && !dry.contains("gal"), "\(dry)")
  }

  /// Oracle: the label of UAN 28: 10.65 lb/gal, 1.276 kg/L.
  @Test(arguments: [("imperial", "10.65 lb/gal"), ("metric", "1.276 kg/L")])
  func `liquids are listed by the gallon or the litre`(units: String, density: String) {
    let list = Outcome.shipped("list", "products", "--units", units).output
    let line = list.split(separator: "\n").first { $0.contains("UAN 28") } ?? ""
    #expect(line.contains(density), "\(line)")
  }
}
