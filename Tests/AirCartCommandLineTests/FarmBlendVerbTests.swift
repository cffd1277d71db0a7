import AirCart
import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Blends in `aircart compare` of a farm.
@Suite struct FarmBlendVerbTests {
  private static let words = ["wheat=100", "urea=150", "ams=60", "esn=40", "map=40"]

  private static func farm(
    _ words: [String], acres: Int = 640, cart: String = "'91300'", keys: String = ""
  ) -> String {
    let products = words.map { word in
      let parts = word.split(separator: "=")
      return "{ product: '\(parts[0])', rate: \(parts[1]) }"
    }
    return """
      { name: 'one', margin: 5, carts: [\(cart)], \(keys) crops: [
        { name: 'Spring', products: [\(products.joined(separator: ", "))] } ],
        fields: [{ name: 'Home', area: \(acres), crop: 'Spring' }] }
      """
  }

  private static func compare(_ farm: String, _ options: String...) throws -> String {
    try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      let memory = MemoryConsole(columns: 100, currentFolder: folder)
      let outcome = Outcome(
        ["compare", "farm.json"] + options, on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      return outcome.output
    }
  }

  private static func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static func cart(_ text: String) throws -> [String: Any] {
    try #require((try json(text)["carts"] as? [[String: Any]])?.first)
  }

  /// Oracle: `plan` of the same job.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a farm of one field is filled as plan fills it`(seed: UInt64) throws {
    var random = RandomProblems(seed: 44_000 + seed)
    let tanks = (0..<random.whole(2...5)).map { _ in "\(random.whole(4...40) * 10)" }
      .joined(separator: ",")
    let all = ["wheat", "urea", "ams", "esn", "map", "potash", "superu"]
    let names = all.filter { _ in random.whole(0...2) > 0 }
    let words = (names.isEmpty ? ["wheat"] : names).map { "\($0)=\(random.whole(2...20) * 10)" }
    let acres = random.whole(1...64) * 10
    let own = try Self.cart(
      Self.compare(
        Self.farm(words, acres: acres, cart: "{ name: 'own', tanks: [\(tanks)] }"), "--json"))
    let planned = Outcome(
      ["plan", "--json", "--tanks", tanks, "--field", "\(acres)"] + words,
      verbs: VerbCatalogue.all)
    let plan = try #require(try Self.json(planned.output)["fillPlan"] as? [String: Any])
    #expect(own["fills"] as? Int == plan["fills"] as? Int, "seed \(seed): \(tanks) \(words)")
    guard plan["fills"] is Int else { return }
    let crop = try #require((own["crops"] as? [[String: Any]])?.first)
    #expect(crop["areaPerFillAc"] as? Double == plan["areaPerFillAc"] as? Double, "seed \(seed)")
    let loaded = [crop, plan].map { part in
      (part["tanks"] as? [[String: Any]] ?? []).map { $0["product"] as? String }
    }
    #expect(loaded[0] == loaded[1], "seed \(seed): \(tanks) \(words)")
  }

  /// Oracle: issue 37: four fills for `plan`, and eight with a tank for each product.
  @Test func `a blend is in its tank, and its parts are ordered`() throws {
    let farm = Self.farm(Self.words)
    let text = try Self.compare(farm)
    #expect(text.hasPrefix("91300 takes the fewest fills, 4."), "\(text)")
    #expect(text.contains("Without blends 91300 takes 8 fills in place of 4."), "\(text)")
    expectGolden(text, named: "compare-farm.md#with a blend")
    expectGolden(
      try Self.compare(farm, "--load-sheet", "-"), named: "compare-farm.md#sheet with a blend")
    let document = try Self.json(try Self.compare(farm, "--json"))
    let orders = try #require(document["products"] as? [[String: Any]])
    #expect(orders.count == 5)
    let urea = orders.first { $0["product"] as? String == "Urea (46-0-0)" }
    #expect(urea?["seededLb"] as? Double == 96_000)
    for (fills, options) in [(4, "--json"), (8, "--no-blends")] {
      let cart = try Self.cart(try Self.compare(farm, "--json", options))
      #expect(cart["fills"] as? Int == fills, "\(options)")
      let blends = ((cart["crops"] as? [[String: Any]])?.first)?["blends"] as? [[String]]
      #expect(blends?.isEmpty == (fills == 8), "\(options)")
    }
  }

  /// Oracle: `plan` of the same job with the same drill, which blends what goes to the same place.
  @Test(arguments: [
    ("wheat=100 urea=50 map=40", "'single'", "single"),
    ("wheat=100 urea=50 map=40", "'double'", "double"),
    ("canola=5 urea=150 ams=60 map=30", "'double', rows: 9", "double,rows=9in"),
    ("canola=5 urea=150 ams=60 map=30", "'single', opener: 3", "single,opener=3in"),
    ("peas=180 map=30 potash=20", "'triple', soil: 'light'", "triple,soil=light"),
  ])
  func `a farm blends as its drill places products`(
    job: String, drill: String, option: String
  ) throws {
    let words = job.split(separator: " ").map(String.init)
    let cart = "{ name: 'own', tanks: [300, 200, 100] }"
    let farm = try Self.json(
      Self.compare(
        Self.farm(words, acres: 900, cart: cart, keys: "drill: { shoot: \(drill) },"), "--json"))
    let plan = try Self.json(
      Outcome(
        ["plan", "--json", "--tanks", "300,200,100", "--field", "900", "--drill", option] + words,
        verbs: VerbCatalogue.all
      ).output)
    let own = try #require((farm["carts"] as? [[String: Any]])?.first)
    let crop = try #require((own["crops"] as? [[String: Any]])?.first)
    let fillPlan = try #require(plan["fillPlan"] as? [String: Any])
    let loaded = [crop, fillPlan].map { part in
      (part["tanks"] as? [[String: Any]] ?? []).map { $0["product"] as? String }
    }
    #expect(loaded[0] == loaded[1])
    #expect(own["fills"] as? Int == fillPlan["fills"] as? Int)
    let said = [farm, plan].map { document in
      (document["advice"] as? [[String: String]] ?? [])
        .filter { $0["code"] != "keep-apart" }.map { $0["message"] ?? "" }
    }
    #expect(
      said[0]
        == said[1].map {
          $0.hasPrefix("Assumed:")
            ? $0.replacing("with --drill", with: "as \"drill\" in the farm file") : "Spring: \($0)"
        })
  }

  /// Oracle: the pair that `plan` does not blend either.
  @Test func `a farm blends no pair that it keeps apart`() throws {
    let keys = "keepApart: [['urea', 'esn'], ['ams', 'esn'], ['ams', 'urea']],"
    let cart = try Self.cart(try Self.compare(Self.farm(Self.words, keys: keys), "--json"))
    #expect(cart["fills"] as? Int == 8)
    let stated = ["urea,esn", "ams,esn", "ams,urea"].flatMap { ["--apart", $0] }
    let plan = Outcome(
      ["plan", "--json", "--cart", "91300", "--field", "640"] + Self.words + stated,
      verbs: VerbCatalogue.all)
    let fillPlan = try Self.json(plan.output)["fillPlan"] as? [String: Any]
    #expect(fillPlan?["fills"] as? Int == 8, "\(plan.errors)")
  }

  /// Oracle: by hand, one tank for urea and AMS is one for their blend, and the farm of the same job.
  @Test func `constraints that only a blend keeps are kept by it`() throws {
    let words = ["wheat=100", "urea=100", "ams=50"]
    let pinned = ["wheat=100", "urea=100, tanks: [1]", "ams=50, tanks: [1]"]
    let cart = "{ name: 'own', tanks: [200, 200, 200] }"
    let farm = try Self.cart(
      Self.compare(Self.farm(pinned, acres: 100, cart: cart), "--json"))
    let plan = Outcome(
      ["plan", "--tanks", "200,200,200", "--field", "100"] + words
        + ["--pin", "urea=1", "--pin", "ams=1"], verbs: VerbCatalogue.all)
    #expect(farm["fills"] as? Int == 2)
    #expect(
      plan.output.hasPrefix(
        "Blend Urea + Ammonium Sulphate: by itself not every product can have a tank. 2"),
      "\(plan.output)")
    #expect(plan.output.ranges(of: "only in Tank 1").count == 1, "\(plan.output)")
  }

  /// Oracle: `plan`, which says so too.
  @Test func `a crop with more fertilizers than are looked at is told so`() throws {
    let words = ["wheat", "urea", "ams", "esn", "map", "potash", "mesz", "dap", "mes15", "k-mag"]
      .map { "\($0)=20" }
    let text = try Self.compare(Self.farm(words, cart: "{ name: 'own', tanks: [200, 200, 200] }"))
    #expect(text.contains("No blends are looked for in Spring"), "\(text)")
  }
}
