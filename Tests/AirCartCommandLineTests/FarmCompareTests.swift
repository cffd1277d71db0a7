import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// `aircart compare` on a farm.
@Suite struct FarmCompareTests {
  private static let shipped = ReadmeTests.root.appendingPathComponent("Scenarios").path

  /// Runs a comparison of a farm written as it is.
  private func compare(
    _ farm: String, _ options: String..., columns: Int = 80
  ) throws -> Outcome {
    try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      let memory = MemoryConsole(columns: columns, currentFolder: folder)
      return Outcome(["compare", "farm.json"] + options, on: memory, verbs: VerbCatalogue.all)
    }
  }

  private func shipped(_ options: String..., columns: Int = 80) -> Outcome {
    shipped(options, columns: columns)
  }

  private func shipped(_ options: [String], columns: Int = 80) -> Outcome {
    let memory = MemoryConsole(columns: columns, currentFolder: Self.shipped)
    return Outcome(["compare", "farm.json"] + options, on: memory, verbs: VerbCatalogue.all)
  }

  private func json(_ outcome: Outcome) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any])
  }

  private func carts(_ outcome: Outcome) throws -> [[String: Any]] {
    try #require(json(outcome)["carts"] as? [[String: Any]])
  }

  private static let small = """
    { name: 'small', densities: 'published', carts: ['9950', '9650', 'L9650'], crops: [
      { name: 'Wheat', products: [{ product: 'Wheat', rate: 110 },
        { product: 'Urea (46-0-0)', rate: 170 }] },
      { name: 'Peas', products: [{ product: 'Peas', rate: 200 }] } ],
      fields: [{ name: 'Home', area: 155, crop: 'Wheat' }, { name: 'Far', area: 310, crop: 'Peas' },
        { name: 'Hill', area: 150, crop: 'Wheat' }] }
    """

  // MARK: Text

  @Test(arguments: [50, 80, 120]) func `the farm's screen keeps its shape`(columns: Int) {
    let outcome = shipped(columns: columns)
    expectGolden(outcome.output, named: "compare-farm.md#\(columns) columns")
    for line in outcome.output.split(separator: "\n") { #expect(line.displayWidth <= columns) }
    #expect(outcome.code == .success && outcome.errors.isEmpty)
  }

  @Test func `fields in order, product carried over, and pairs keep their shape`() {
    let details = shipped("--details", columns: 100)
    expectGolden(details.output, named: "compare-farm.md#with details")
    let pairs = shipped("--pairs", "--carts", "91300,9650,9950+L9650")
    expectGolden(pairs.output, named: "compare-farm.md#pairs of carts")
  }

  @Test func `a metric farm with listed densities and an infeasible crop keeps its shape`() throws {
    let outcome = try compare(
      """
      { name: 'metrisch', units: 'metric', carts: ['9650', { name: 'Two', tanks: [400, 300] }],
        emptyTanks: [1], crops: [
          { name: 'Wheat', products: [{ product: 'Wheat', rate: 120 },
            { product: 'Urea (46-0-0)', rate: 180 }, { product: 'MAP (11-52-0)', rate: 60 }] },
          { name: 'Peas', products: [{ product: 'Peas', rate: 220 }] } ],
        fields: [{ name: 'Home', area: 60, crop: 'Wheat' },
          { name: 'Far', area: 130, crop: 'Peas' }] }
      """, "--order", "fewest-cleanouts")
    expectGolden(outcome.output, named: "compare-farm.md#metric")
  }

  /// Oracle: by hand, 200 bu in one tank or in two are 200 bu of wheat.
  @Test func `carts that tie for the fewest fills are all named`() throws {
    let outcome = try compare(
      """
      { name: 'tie', carts: [{ name: 'Z', tanks: [120] }, { name: 'Y', tanks: [200] },
          { name: 'X', tanks: [100, 100] }],
        crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 60 }] }],
        fields: [{ name: 'Home', area: 600, crop: 'Wheat' }] }
      """)
    #expect(outcome.output.contains("Y = X take the fewest fills, 3; next Z with 5."))
  }

  /// Oracle: by hand, 600 bu are 3 fills of 200 bu and of 290 bu.
  @Test func `the smallest cart that needs no more fills stands at the top`() throws {
    let outcome = try compare(
      """
      { name: 'small', carts: [{ name: 'Z', tanks: [120] }, { name: 'Y', tanks: [200] },
          { name: 'W', tanks: [290] }],
        crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 60 }] }],
        fields: [{ name: 'Home', area: 600, crop: 'Wheat' }] }
      """)
    #expect(
      outcome.output.hasPrefix(
        """
        Y takes the fewest fills, 3, as many as W, which is no smaller.
          No smaller cart takes as few.
        """), "\(outcome.output)")
    #expect(outcome.output.contains("Tanks of Y"))
    #expect(
      outcome.output.contains("Fewer fills against a smaller cart: Y (3, 200 bu) or Z (5, 120"))
  }

  /// Oracle: by hand, 3 products on a truck with 2 hoppers take turns, and each crop has its page.
  @Test func `hoppers take turns, and every crop has a page`() throws {
    let farm = Self.small.replacing(
      "{ product: 'Urea (46-0-0)', rate: 170 }]",
      with: "{ product: 'Urea (46-0-0)', rate: 170 }, { product: 'MAP (11-52-0)', rate: 40 }]"
    ).replacing(
      "crops: [", with: "season: { tender: { trucks: 2, compartments: [400, 300] } }, crops: [",
      maxReplacements: 1)
    let document = try json(try compare(farm, "--json"))
    let loads = try #require(document["loads"] as? [[String: Any]])
    let parts = loads.filter { $0["crop"] as? String == "Wheat" }
      .flatMap { $0["parts"] as? [[String: Any]] ?? [] }
    #expect(Set(parts.compactMap { $0["product"] as? String }).count == 3)
    #expect(Set(parts.compactMap { $0["hopper"] as? Int }) == [1, 2])
    let page = try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      let outcome = Outcome(
        ["compare", "farm.json", "--load-sheet", "yard.html"],
        on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      return try String(contentsOfFile: folder + "/yard.html", encoding: .utf8)
    }
    #expect(page.components(separatedBy: "<div class=\"new-page\">").count == 3)
    #expect(page.contains("<h2>Peas, 310.00 ac: "))
    #expect(page.contains("<h2>Wheat, 305.00 ac: "))
  }

  /// Oracle: 155, 310 and 150 ac and 110 lb/ac by the definitions of acre and pound.
  @Test func `an imperial farm is told in metric units on request`() throws {
    let outcome = try compare(Self.small, "--units", "metric")
    #expect(outcome.output.contains("248.88 ha in 3 fields"))
    #expect(outcome.output.contains("Rates, kg/ha"))
    #expect(outcome.output.contains("Wheat 123.29"))
  }

  /// Oracle: six products are more than five tanks.
  @Test func `where no cart can seed every crop, no tanks and no order are shown`() throws {
    let run = { try compare(SimulateFixture.six, "--no-blends", $0).output }
    let text = SimulateFixture.words(try run("--details"))
    #expect(text.hasPrefix("No cart can seed every crop. 160.00 ac"), "\(text)")
    #expect(
      text.contains(
        "91300, 9950, 9650, L9950 and L9650: Wheat is infeasible. 6 products need a tank each, and "
          + "only 5 tanks may be filled."), "\(text)")
    for absent in ["#", "Clean", "clean", "Tanks of", "seeds them", "order"] {
      #expect(!text.contains(absent), "\(absent): \(text)")
    }
    let sheet = try compare(SimulateFixture.six, "--no-blends", "--load-sheet", "-").output
    #expect(sheet.hasPrefix("No cart can seed every crop.") && sheet.contains("6 products need"))
    #expect(!sheet.contains("order") && !sheet.contains("Tanks of"), "\(sheet)")
    let blended = SimulateFixture.words(try compare(SimulateFixture.six).output)
    #expect(blended.hasPrefix("91300 takes the fewest fills, "), "\(blended)")
    #expect(blended.contains("Without blends 91300 cannot seed every crop."), "\(blended)")
    let seeds = SimulateFixture.six.replacing("Urea (46-0-0)", with: "Peas")
      .replacing("MAP (11-52-0)", with: "Barley").replacing("AMS", with: "Canola")
    let other = try compare(seeds).output
    #expect(other.contains("6 products need") && !other.contains("blend"), "\(other)")
  }

  // MARK: Data

  @Test func `data formats keep their shape`() throws {
    expectGolden(try compare(Self.small, "--json").output, named: "compare-farm.md#JSON")
    expectGolden(try compare(Self.small, "--format", "csv").output, named: "compare-farm.md#CSV")
    expectGolden(
      try compare(Self.small, "--format", "csv", "--details").output,
      named: "compare-farm.md#fields as CSV")
    expectGolden(
      try compare(Self.small, "--format", "markdown").output, named: "compare-farm.md#Markdown")
  }

  /// Oracle: the list of keys in the article on the verb.
  @Test func `the keys are the documented ones`() throws {
    let text = try compare(Self.small, "--json").output
    let document = try json(try compare(Self.small, "--json"))
    let cart = try #require((document["carts"] as? [[String: Any]])?.first)
    let article = try Document.article("Compare").text()
    let field = try #require((cart["fields"] as? [[String: Any]])?.first)
    let crop = try #require((cart["crops"] as? [[String: Any]])?.first)
    for key in [document, cart, field, crop].flatMap(\.keys) {
      #expect(article.contains("`\(key)`"), "\(key) is not in the article")
      #expect(text.contains("\"\(key)\""))
    }
  }

  /// Oracle: `plan` for every field of the shipped farm on every cart.
  @Test func `the fills of a field are those that plan gives for it`() throws {
    let document = try json(shipped("--json", "--no-carry-over"))
    let crops = try #require(document["crops"] as? [[String: Any]])
    for cart in try #require(document["carts"] as? [[String: Any]]) {
      let name = try #require(cart["cart"] as? String)
      var sum = 0
      for field in try #require(cart["fields"] as? [[String: Any]]) {
        let crop = try #require(crops.first { $0["crop"] as? String == field["crop"] as? String })
        let products = try #require(crop["products"] as? [[String: Any]]).map {
          "\($0["product"] ?? "")=\($0["rateLbPerAc"] ?? "")"
        }
        let words = [
          "plan", "--json", "--cart", name, "--densities", "published", "--field",
          "\(field["areaAc"] ?? "")ac",
        ]
        let plan = try json(Outcome(words + products, verbs: VerbCatalogue.all))
        let fills = (plan["fillPlan"] as? [String: Any])?["fills"] as? Int
        #expect(field["fills"] as? Int == fills, "\(name), \(field)")
        sum += try #require(fills)
      }
      #expect(cart["fills"] as? Int == sum)
    }
  }

  /// Oracle: by the definition, over all pairs of carts, from the JSON's own figures.
  @Test func `a cart is beaten by those that rank before it and hold no more`() throws {
    let carts = try carts(shipped("--json", "--pairs"))
    #expect(carts.count == 20)
    func figures(_ cart: [String: Any]) throws -> (rank: Int, fills: Int, capacity: Double) {
      (
        try #require(cart["rank"] as? Int), try #require(cart["fillsCarriedOver"] as? Int),
        try #require(cart["capacityBu"] as? Double)
      )
    }
    var dominated = 0
    for cart in carts {
      let own = try figures(cart)
      let better = try carts.filter {
        let other = try figures($0)
        return other.rank < own.rank && other.capacity <= own.capacity
      }
      #expect(
        Set(better.compactMap { $0["cart"] as? String })
          == Set(try #require(cart["dominatedBy"] as? [String])))
      let isLarger = try carts.contains {
        let other = try figures($0)
        return other.fills <= own.fills && other.capacity < own.capacity
      }
      #expect(cart["onFront"] as? Bool == (better.isEmpty && !isLarger))
      dominated += better.isEmpty ? 0 : 1
    }
    #expect(dominated > 0, "some pair is larger than it needs to be")
  }

  /// Oracle: `plan` of each crop of the shipped farm; what is assumed of the drill is said once.
  @Test(arguments: ["", "--no-blends"])
  func `a farm is advised as plan advises each of its crops`(option: String) throws {
    let document = try json(
      shipped(["--json", "--no-carry-over", option].filter { !$0.isEmpty }))
    let best = try #require((document["carts"] as? [[String: Any]])?.first?["cart"] as? String)
    var expected: [String] = []
    for crop in try #require(document["crops"] as? [[String: Any]]) {
      let products = try #require(crop["products"] as? [[String: Any]]).map {
        "\($0["product"] ?? "")=\($0["rateLbPerAc"] ?? "")"
      }
      let words = ["plan", "--json", "--cart", best, "--field", "160"] + products
      let plan = try json(Outcome(words, verbs: VerbCatalogue.all))
      expected += try #require(plan["advice"] as? [[String: String]])
        .filter { !["assumed-drill", "keep-apart"].contains($0["code"]) }
        .map { "\(crop["crop"] ?? ""): \($0["message"] ?? "")" }
    }
    let advice = try #require(document["advice"] as? [[String: String]])
    #expect(advice.dropFirst().map { $0["message"] ?? "" } == expected)
    #expect(expected.contains { $0.hasPrefix("Canola: Beside canola, MAP") }, "\(expected)")
    #expect(
      advice.first?["message"]
        == "Assumed: a double-shoot drill; openers that spread 1 in; MAP (11-52-0) beside the seed; "
        + "Urea (46-0-0) and Ammonium Sulphate (21-0-0-24S) in the band. State yours as \"drill\" in "
        + "the farm file.")
  }

  /// Oracle: the sentence on the imperial farm, 40 lb/ac of MAP being 44.8 kg/ha.
  @Test func `advice on a farm is in the units that were asked for`() throws {
    let farm = Self.small.replacing(
      "{ product: 'Urea (46-0-0)', rate: 170 }",
      with: "{ product: 'Canola', rate: 5 }, { product: 'MAP (11-52-0)', rate: 60 }")
    #expect(SimulateFixture.words(try compare(farm).output).contains("40 lb/ac of MAP"))
    let metric = SimulateFixture.words(try compare(farm, "--units", "metric").output)
    #expect(metric.contains("44.8 kg/ha of MAP") && !metric.contains("lb/ac of"), "\(metric)")
    #expect(try !compare(farm, "--no-advice").output.contains("Advice"))
  }

  /// Oracle: by hand, every cart takes one fill of 10 bu, and what it can do is what it holds.
  @Test func `the first of as many fills is not beaten, and a tie is no fewer fills`() throws {
    let outcome = try compare(
      """
      { name: 'one', carts: [{ name: 'L', tanks: [300] }, { name: 'M', tanks: [200] },
          { name: 'S', tanks: [100] }, { name: 'T', tanks: [60, 40] }],
        crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 60 }] }],
        fields: [{ name: 'Home', area: 10, crop: 'Wheat' }] }
      """)
    #expect(!outcome.output.contains("Beaten by") && !outcome.output.contains("Fewer fills"))
    #expect(
      outcome.output.hasPrefix("Any of the 4 carts seeds it in one fill; the smallest is S or T."))
    #expect(outcome.output.contains("Tanks of S"), "\(outcome.output)")
  }

  @Test func `twins share a rank, with product carried over too`() throws {
    for options in [["--json"], ["--json", "--no-carry-over"]] {
      let memory = MemoryConsole(currentFolder: Self.shipped)
      let carts = try carts(
        Outcome(["compare", "farm.json"] + options, on: memory, verbs: VerbCatalogue.all))
      #expect(carts.compactMap { $0["rank"] as? Int } == [1, 2, 2, 4, 4])
      #expect(carts[1]["tiedWith"] as? [String] == ["L9950"])
      #expect(carts[4]["tiedWith"] as? [String] == ["9650"])
      let fills = carts.compactMap { $0["fillsCarriedOver"] as? Int }
      #expect(fills == fills.sorted())
    }
  }

  /// Oracle: the order of the file, against which the chosen one may only be better.
  @Test func `a chosen order needs no more clean-outs than the file's`() throws {
    let chosen = try carts(shipped("--json", "--no-carry-over"))
    let given = try carts(shipped("--json", "--no-carry-over", "--order", "given"))
    for (chosen, given) in zip(chosen, given) {
      let counts = [chosen, given].compactMap { $0["cleanOutCount"] as? Int }
      #expect(counts.count == 2 && counts[0] < counts[1])
      #expect(chosen["cleanOutsProven"] as? Bool == true)
      #expect(chosen["fills"] as? Int == given["fills"] as? Int)
    }
  }

  // MARK: Carts

  @Test func `carts on the command line replace those of the file`() throws {
    let named = try carts(try compare(Self.small, "--json", "--carts", "91300+L9650,9650"))
    #expect(named.compactMap { $0["cart"] as? String } == ["91300+L9650", "9650"])
    let own = try carts(try compare(Self.small, "--json", "--tanks", "700,700", "--carts", "9650"))
    #expect(own.compactMap { $0["cart"] as? String } == ["own cart", "9650"])
  }

  @Test func `a crop without a field is noted, and the comparison goes on`() throws {
    let farm = Self.small.replacingOccurrences(of: "crop: 'Peas'", with: "crop: 'Wheat'")
    let outcome = try compare(farm)
    #expect(outcome.code == .success)
    #expect(outcome.errors.contains("warning: farm.json:"))
    #expect(outcome.errors.contains("no field has the crop \"Peas\""))
    #expect(!outcome.output.contains("Peas"))
    #expect(try compare(farm, "--quiet").errors.isEmpty)
  }

  // MARK: Fields with rates of their own

  private static let rates = [130, 140, 145, 150, 160, 175]

  /// Six fields of 80 ac, their urea rates as crops of their own, as `rates` of fields, or one for all.
  private static func wheat(crops: [Int], fields: [(crop: Int, rates: String)]) -> String {
    let crops = crops.enumerated().map { index, urea in
      """
      { name: 'Wheat\(index)', products: [{ product: 'Wheat', rate: 110 },
        { product: 'Urea (46-0-0)', rate: \(urea) }, { product: 'MAP (11-52-0)', rate: 60 }] }
      """
    }
    let fields = fields.enumerated().map { index, own in
      "{ name: 'f\(index)', area: 80, crop: 'Wheat\(own.crop)'\(own.rates) }"
    }
    return "{ name: 'six', carts: ['91300'], crops: [\(crops.joined(separator: ", "))],"
      + " fields: [\(fields.joined(separator: ", "))] }"
  }

  private static let byCrop = wheat(crops: rates, fields: rates.indices.map { ($0, "") })
  private static let byField = wheat(
    crops: [150], fields: rates.map { (0, ", rates: { urea: \($0) }") })
  private static let same = wheat(crops: [150], fields: rates.map { _ in (0, "") })

  /// Oracle: `StretchPlanTests` has the same six fields: a refill
  /// after 261.3 ac, 21.3 ac into the fourth.
  @Test func `six fields with their own rates take two fills, however they are stated`() throws {
    for (farm, isMixed) in [(Self.byCrop, true), (Self.byField, true), (Self.same, false)] {
      let document = try json(try compare(farm, "--json"))
      let cart = try #require((document["carts"] as? [[String: Any]])?.first)
      #expect(cart["fillsCarriedOver"] as? Int == 2 && cart["fills"] as? Int == 6)
      let fills = try #require(document["fillList"] as? [[String: Any]])
      #expect(fills.count == 2 && fills[1]["endField"] as? String == "f5")
      #expect(fills[1]["endAc"] as? Double == 80)
      guard isMixed else { continue }
      #expect(fills[0]["endField"] as? String == "f3")
      let end = try #require(fills[0]["endAc"] as? Double)
      #expect(abs(end - 21.3) < 0.05)
    }
  }

  /// Oracle: 80 ac at each rate, by hand, with 5 % on top.
  @Test func `the order is by the rates of the fields, and a page has all fills`() throws {
    let document = try json(try compare(Self.byField, "--json"))
    let order = try #require(document["products"] as? [[String: Any]])
    let urea = order.first { $0["product"] as? String == "Urea (46-0-0)" }
    #expect(urea?["seededLb"] as? Double == Double(80 * Self.rates.reduce(0, +)))
    let text = try compare(Self.byField, "--details", columns: 120).output
    #expect(text.contains("91300 takes the fewest fills, 2."))
    #expect(text.contains("480.00 ac: 2 fills") && text.contains("f3, 21.27 ac"), "\(text)")
    expectGolden(text, named: "compare-farm.md#fields with their own rates")
  }

  @Test func `without carry-over each field has loads by itself`() throws {
    let outcome = try compare(Self.byField, "--no-carry-over")
    #expect(
      outcome.output.hasPrefix(
        "91300 takes the fewest fills where no product continues on the next field, 6."))
  }

  // MARK: Refusals

  @Test func `what does not go with a farm is refused`() throws {
    let refusals: [([String], String)] = [
      (["--field", "160ac"], "The option '--field' states a job, and a farm file states its own."),
      (["--no-saddle"], "The option '--saddle' states a job, and a farm file states its own."),
      (["--pin", "Wheat=1"], "The option '--pin' states a job, and a farm file states its own."),
      (["Wheat=100"], "A farm file stands alone, and 'Wheat=100' is beside it."),
    ]
    for (words, error) in refusals {
      let memory = MemoryConsole(currentFolder: Self.shipped)
      let outcome = Outcome(
        ["compare", "farm.json"] + words, on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .usage)
      #expect(outcome.errors.contains(error), "\(outcome.errors)")
    }
    let job = Outcome.shipped("compare", "--carry-over", "--field", "160ac", "Wheat=100")
    #expect(job.errors.contains("'--carry-over' is for a farm, and no farm file was named."))
  }

  @Test func `a farm is told apart from a scenario, and a file from a product`() throws {
    let memory = MemoryConsole(currentFolder: Self.shipped)
    let scenario = Outcome(
      ["compare", "cart-choice.json"], on: memory, verbs: VerbCatalogue.all)
    #expect(scenario.code == .malformedData)
    #expect(scenario.errors.contains("this scenario has 432 jobs, and a plan is of one"))
    let farm = Outcome(["sweep", "farm.json", "--dry-run"], on: memory, verbs: VerbCatalogue.all)
    #expect(farm.code == .malformedData)
    #expect(farm.errors.contains("this is a farm, where a scenario is needed"))
    let missing = Outcome(["compare", "ferm.json"], on: memory, verbs: VerbCatalogue.all)
    #expect(missing.code == .missingInput)
    let product = Outcome(["compare", "Wheat"], on: memory, verbs: VerbCatalogue.all)
    #expect(product.code == .usage)
  }
}
