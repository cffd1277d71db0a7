import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Two lots or varieties of one seed in tanks of their own, as they are typed, listed and written.
///
/// Oracle: 155 ac and 80 ac of wheat at 110 lb/ac are 284.2 and 146.7 bu, by hand; they and 235 ac of urea
/// at 100 lb/ac fit into a 91300 at once, so that one stop does where two lots took two.
@Suite struct SeedLotsVerbTests {
  private static func run(_ words: [String], _ files: [String: String] = [:]) throws -> Outcome {
    try withFolder { folder in
      for (name, text) in files { try write(text, to: folder + "/" + name) }
      return Outcome(words, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
    }
  }

  private static func joined(_ outcome: Outcome) -> String {
    outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func expectOneStop(_ outcome: Outcome) {
    #expect(outcome.code == .success, "\(outcome.errors)")
    let text = joined(outcome)
    #expect(text.contains("One fill seeds 2 fields, 235.00 ac."), "\(text)")
    #expect(
      text.contains(
        "Wheat (AAC Brandon) and Wheat (CDC Landmark) have their own tanks from the start: one "
          + "after the other they would take 2 fills."), "\(text)")
    #expect(text.contains("284.2 bu 17,050 lb") && text.contains("146.7 bu 8,800 lb"), "\(text)")
  }

  @Test func `seed that only fields name goes on these alone`() throws {
    Self.expectOneStop(
      try Self.run([
        "plan", "urea=100", "--cart", "91300", "--field", "Home=155,Wheat (AAC Brandon)=110",
        "--field", "North=80,wheat (CDC Landmark)=110",
      ]))
  }

  @Test func `a field leaves out a lot by what is in its parenthesis`() throws {
    Self.expectOneStop(
      try Self.run([
        "plan", "Wheat (AAC Brandon)=110", "Wheat (CDC Landmark)=110", "urea=100", "--cart",
        "91300", "--field", "Home=155,CDC Landmark=0", "--field", "North=80,AAC Brandon=0",
      ]))
  }

  private static let list =
    "Field,Acres,Crop,Variety\nHome,155,Wheat,AAC Brandon\n"
    + "North,80,Wheat,CDC Landmark\n"

  @Test func `a list has a column of lots`() throws {
    let words = ["plan", "fields.csv", "wheat=110", "urea=100", "--cart", "91300"]
    Self.expectOneStop(try Self.run(words, ["fields.csv": Self.list]))
    for heading in ["Lot No", "Lot number", "Seed lot", "Variety name", "Lot ID"] {
      let list = Self.list.replacingOccurrences(of: "Variety", with: heading)
      Self.expectOneStop(try Self.run(words, ["fields.csv": list]))
    }
    // A field without a lot keeps the name of the seed.
    let other = try Self.run(words, ["fields.csv": Self.list + "Far,20,Wheat,\n"])
    #expect(Self.joined(other).contains("Wheat 0.00 to 110.00 lb/ac"), "\(other.output)")
  }

  /// The variety comes first, whichever column does.
  @Test(arguments: [
    ("12,AAC Brandon", "AAC Brandon, lot 12"), ("Lot 12,AAC Brandon", "AAC Brandon, Lot 12"),
    (",AAC Brandon", "AAC Brandon"), ("12,", "12"),
    ("12,\"Brandon, certified\"", "Brandon, certified, lot 12"),
  ])
  func `a list may have lots and varieties`(row: String, lot: String) throws {
    let outcome = try Self.run(
      ["plan", "fields.csv", "wheat=110", "--cart", "91300"],
      ["fields.csv": "Field,Acres,Crop,Lot,Variety\nHome,155,Wheat,\(row)\n"])
    #expect(Self.joined(outcome).contains("Wheat (\(lot)) 110.00 lb/ac"), "\(outcome)")
  }

  /// A comma in a parenthesis parts neither rates nor names.
  @Test func `a lot may have a comma in its name`() throws {
    let outcome = try Self.run([
      "plan", "urea=100", "--cart", "91300", "--field", "Home=155,Wheat (Brandon, lot 12)=110",
      "--field", "North=80,Wheat (Brandon, lot 13)=110", "--pin", "Wheat (Brandon, lot 13)=4",
    ])
    #expect(Self.joined(outcome).contains("One fill seeds 2 fields"), "\(outcome)")
    #expect(outcome.output.contains("Wheat (Brandon, lot 12)"))
  }

  @Test func `a season says how it fills lots`() throws {
    let words = ["simulate", "farm.json", "--replications", "2", "--no-files"]
    let both = Self.joined(try Self.run(words, ["farm.json": Self.farm(north: 80)]))
    #expect(both.contains("Lots of one seed are filled one after the other here"), "\(both)")
    let one = Self.farm(north: 80).replacingOccurrences(of: "CDC Landmark", with: "AAC Brandon")
    #expect(!Self.joined(try Self.run(words, ["farm.json": one])).contains("Lots of one seed"))
  }

  private static func farm(north: Double, isReversed: Bool = false) -> String {
    let products = [
      "{ product: 'Wheat (CDC Landmark)', rate: 110 }", "{ product: 'Urea', rate: 100 }",
    ]
    let own = (isReversed ? products.reversed() : products).joined(separator: ", ")
    return """
      { name: 'lots', carts: ['91300'], crops: [
        { name: 'Brandon', products: [{ product: 'Wheat (AAC Brandon)', rate: 110 },
          { product: 'Urea', rate: 100 }] },
        { name: 'Landmark', products: [\(own)] } ],
        fields: [{ name: 'Home', area: 155, crop: 'Brandon' },
          { name: 'North', area: \(north), crop: 'Landmark' }] }
      """
  }

  @Test func `a farm plans crops that differ in their lot together`() throws {
    let files = ["farm.json": Self.farm(north: 80)]
    Self.expectOneStop(try Self.run(["plan", "farm.json"], files))
    let compared = try Self.json(["compare", "farm.json"], Self.farm(north: 80))
    let carts = try #require(compared["carts"] as? [[String: Any]])
    #expect(carts.first?["fillsCarriedOver"] as? Int == 1)
    // A crop that is named is planned without the other lot.
    let alone = try Self.run(["plan", "farm.json", "--crop", "Landmark"], files)
    #expect(Self.joined(alone).contains("One fill seeds North, 80.00 ac."), "\(alone.output)")
    #expect(!alone.output.contains("Brandon"))
  }

  /// Oracle: the same farm with its products in one order.
  @Test func `crops share their tanks whatever the order of their products`() throws {
    let other = Self.farm(north: 80, isReversed: true)
    Self.expectOneStop(try Self.run(["plan", "farm.json"], ["farm.json": other]))
    let compared = try Self.json(["compare", "farm.json"], other)
    let carts = try #require(compared["carts"] as? [[String: Any]])
    #expect(carts.first?["fillsCarriedOver"] as? Int == 1)
  }

  /// By hand, 1 bu/ac into 100 bu each: 140 and 60 ac take two fills either way, and 155 ac of each three at
  /// once and one of 200 bu by itself.
  @Test(arguments: [
    (140, 60, "save no fill: one after the other they take 2 fills, too."),
    (
      155, 155,
      "are loaded one after the other, and their tanks are emptied between: in their own tanks from "
        + "the start they would take 3 fills."
    ),
  ])
  func `that it saves no stop is said`(acres: Int, others: Int, sentence: String) throws {
    let outcome = try Self.run([
      "plan", "--tanks", "100,100", "--field", "A=\(acres),Wheat (X)=60", "--field",
      "B=\(others),Wheat (Y)=60",
    ])
    #expect(Self.joined(outcome).contains(sentence), "\(outcome.output)")
  }

  /// By hand: a fill of 200 bu for 155 bu of each lot, 77.5 in either tank.
  @Test func `lots that do not all get a tank are loaded one by one`() throws {
    let outcome = try Self.run([
      "plan", "--tanks", "100,100", "--field", "A=155,Wheat (X)=60", "--field",
      "B=155,Wheat (Y)=60", "--field", "C=155,Wheat (Z)=60",
    ])
    #expect(outcome.code == .success, "\(outcome.errors)")
    let text = Self.joined(outcome)
    #expect(text.contains("3 fills seed 3 fields, 465.00 ac, one lot after the other."), "\(text)")
    #expect(
      text.contains(
        "Wheat (X), Wheat (Y) and Wheat (Z) do not all get a tank from the start. They are loaded "
          + "one after the other, and their tanks are emptied between."), "\(text)")
    #expect(text.contains("Fill 2 of 3: 155.00 ac"), "\(text)")
  }

  /// Oracle: another search, that of `compare` for a farm, where each lot has its fields in a row.
  @Test(arguments: UInt64(0)..<24)
  func `a plan takes as many fills as the comparison counts`(seed: UInt64) throws {
    var random = RandomProblems(seed: 91_000 + seed)
    let lots = random.whole(2...3)
    let tanks = (0..<random.whole(2...4)).map { _ in "\(random.whole(50...300))" }
    let crops = (0..<lots).map { lot in
      "{ name: 'L\(lot)', products: [{ product: 'Wheat (L\(lot))', rate: "
        + "\(random.whole(3...12) * 10) }, { product: 'Urea', rate: \(random.whole(3...12) * 10) }] }"
    }
    let fields = (0..<lots).flatMap { lot in
      (0..<random.whole(1...2)).map {
        "{ name: 'L\(lot) F\($0)', crop: 'L\(lot)', area: \(random.whole(5...40) * 10) }"
      }
    }
    let farm =
      "{ name: 'drawn', carts: [{ name: 'own', tanks: [\(tanks.joined(separator: ", "))] }], "
      + "crops: [\(crops.joined(separator: ", "))], fields: [\(fields.joined(separator: ", "))] }"
    let plan = try Self.json(["plan", "farm.json"], farm)
    let compared = try Self.json(["compare", "farm.json"], farm)
    let carts = try #require(compared["carts"] as? [[String: Any]])
    let counted = carts.first?["fillsCarriedOver"] as? Int
    #expect(plan["fills"] as? Int == counted, "seed \(seed): \(farm)")
    #expect((plan["stops"] as? [Any])?.count == counted ?? 0, "seed \(seed): \(farm)")
  }

  private static func json(_ words: [String], _ farm: String) throws -> [String: Any] {
    let outcome = try run(words + ["--json"], ["farm.json": farm])
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any], "\(outcome.errors)")
  }

  @Test(arguments: ["Wheat (-)", "Starter (x)"])
  func `a parenthesis without a lot makes no product`(name: String) throws {
    let outcome = try Self.run(["plan", "\(name)=110", "--field", "160"])
    #expect(outcome.code != .success, "\(outcome.output)")
  }

  @Test func `a lot has the density and the nature of its seed`() throws {
    let directory = ProductDirectory(densities: .published)
    let lot = try directory.product(named: "barley (AAC Synergy)")
    let seed = try directory.product(named: "Barley")
    #expect(lot.name == "Barley (AAC Synergy)" && lot.density == seed.density)
    #expect(ProductTraits(named: lot.name) == ProductTraits(named: "Barley"))
  }
}
