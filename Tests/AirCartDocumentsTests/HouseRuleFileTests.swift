import AirCart
import AirCartDocuments
import AirCartSimulation
import AirCartTestSupport
import Testing

/// House rules, margin, overlap and the tank for phosphate in files.
///
/// Oracle: the severities, tanks and areas written in the text of each test.
struct HouseRuleFileTests {
  private static let carts = """
    [{ name: 'Ours', tanks: [300, { capacity: 40, name: 'Saddle' }, 200], phosphateTank: 3,
       rules: { 'saddle-fertilizer': 0, 'saddle-bulk-seed': 7 } }, '9650']
    """

  private func scenario(_ more: String) -> DocumentReading<Scenario> {
    let text = """
      { name: 'a', carts: \(Self.carts), field: [100, 200],
        products: [{ product: 'Wheat', rate: 90 }], \(more) }
      """
    return Scenario.read(SourceText(name: "test.json", text: text))
  }

  private func farm(_ more: String) -> DocumentReading<FarmScenario> {
    let text = """
      { name: 'a', carts: \(Self.carts), fields: [{ name: 'Home', area: 100, crop: 'Wheat' }],
        crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 90 }] }], \(more) }
      """
    return FarmScenario.read(SourceText(name: "test.json", text: text))
  }

  private func carts(_ more: String = "") throws -> [Cart] {
    let reading = scenario(more)
    return try #require(reading.document, "\(reading.report.text)").grid.carts.map(\.cart)
  }

  @Test func `a cart has its own rules, a named cart the usual ones`() throws {
    let carts = try carts()
    #expect(
      carts[0].houseRules.severities() == [.init(.saddleFertilizer, 0), .init(.saddleBulkSeed, 7)])
    #expect(carts[0].houseRules.phosphateTank == 2)
    #expect(carts[1].houseRules == .standard)
  }

  @Test(arguments: [
    ("false", 0), ("0", 0), ("true", 3), ("3", 3), ("9", 9),
  ]) func `what a document states holds in place of its carts' rules`(
    stated: String, severity: Int
  ) throws {
    let more = "phosphateTank: 1, rules: { 'saddle-fertilizer': \(stated) }"
    let farm = try #require(farm(more).document)
    for carts in [try carts(more), farm.carts.map(\.cart)] {
      #expect(carts.map { $0.houseRules[.saddleFertilizer] } == [severity, severity])
      #expect(carts.map { $0.houseRules[.saddleBulkSeed] } == [7, 1])
      #expect(carts.map(\.houseRules.phosphateTank) == [0, 0])
    }
  }

  @Test func `tanks are meant by position when the saddle goes and when carts are paired`() throws {
    let cart = try carts()[0]
    #expect(cart.withoutSaddle().houseRules.phosphateTank == 1)
    #expect(cart.withoutSaddle().houseRules[.saddleBulkSeed] == 7)
    let plain = try carts()[1]
    #expect(cart.paired(with: plain).houseRules == cart.houseRules)
    #expect(plain.paired(with: cart).houseRules.phosphateTank == plain.tanks.count + 2)
    #expect(plain.paired(with: cart).houseRules[.saddleBulkSeed] == 7)
    var saddle = cart
    saddle.houseRules.phosphateTank = 1
    #expect(saddle.withoutSaddle().houseRules.phosphateTank == nil)
    #expect(saddle.paired(with: cart).houseRules.phosphateTank == 1)
  }

  @Test func `a job of a scenario has its overlap, margin and rules`() throws {
    let reading = scenario("overlap: 10, margin: 8, rules: { 'phosphate-one-tank': 4 }")
    let grid = try #require(reading.document).grid
    #expect(grid.fields == [.acres(100), .acres(200)])
    #expect(grid.seededFields == [Area(acres: 110), Area(acres: 220)])
    let problem = try grid.job(at: .init(cart: 0, field: 0, combination: 0))
    #expect(problem.area == Area(acres: 110))
    #expect(problem.products[0].demand == Volume(bushels: 110.0 * 90 / 60))
    #expect(problem.preferences.margin == 0.08)
    #expect(problem.preferences.rules[.phosphateOneTank] == 4)
    #expect(problem.preferences.rules[.saddleBulkSeed] == 7)
    let usual = try #require(scenario("").document).grid
    #expect(usual.overlap.percent == 0)
    #expect(usual.margin == PracticalPlan.standardMargin)
  }

  @Test func `a job of a farm has them too, and the season counts the overlap itself`() throws {
    let own = try #require(farm("overlap: 10, margin: 8").document)
    #expect(own.farm.area(ofField: 0) == Area(acres: 110))
    #expect(own.farm.area() == Area(acres: 110))
    #expect(own.farm.productTotals.map(\.mass.pounds) == [9_900])
    let problem = try own.farm.job(field: 0, cart: own.carts[0].cart)
    #expect(problem.area == Area(acres: 110))
    #expect(problem.preferences.margin == 0.08)
    #expect(problem.preferences.rules[.saddleBulkSeed] == 7)
    #expect(own.season.farm.area(ofField: 0) == Area(acres: 100))
    #expect(own.season.farm.margin == 0.08)
    #expect(own.season.uncertainty.overlap == .exactly(0.1))
    let season = "season: { uncertainty: { overlap: 2 } }"
    let both = try #require(farm("overlap: 10, \(season)").document)
    #expect(both.season.uncertainty.overlap == .exactly(0.02))
    let none = try #require(farm("").document)
    #expect(none.season.uncertainty.overlap == Season.standard.uncertainty.overlap)
    #expect(none.farm.margin == .infinity)
  }

  @Test func `what a command line states holds in place of a farm's file`() throws {
    let own = try #require(
      farm("overlap: 10, rules: { 'saddle-bulk-seed': 2 }, phosphateTank: 1").document)
    var request = FarmRequest()
    request.rules = [.init(.saddleBulkSeed, 9)]
    request.phosphateTank = .name("Saddle")
    request.margin = 3
    request.overlap = 0
    let stated = try own.stating(request)
    #expect(stated.carts.map { $0.cart.houseRules[.saddleBulkSeed] } == [9, 9])
    #expect(stated.carts.map { $0.cart.houseRules[.saddleFertilizer] } == [0, 3])
    #expect(stated.carts.map(\.cart.houseRules.phosphateTank) == [1, 4])
    #expect(stated.farm.area(ofField: 0) == Area(acres: 100))
    #expect(stated.farm.margin == 0.03)
    let same = try own.stating(FarmRequest())
    #expect(same.farm == own.farm)
    #expect(same.carts.map(\.cart) == own.carts.map(\.cart))
  }

  @Test(arguments: [
    ("rules: { 'saddle-fertiliser': 1 }", "did you mean \"saddle-fertilizer\"?"),
    ("rules: { 'saddle-fertilizer': 10 }", "\"saddle-fertilizer\" must be from 0 to 9"),
    ("rules: { 'saddle-fertilizer': 1.5 }", "\"saddle-fertilizer\" must be a whole number"),
    (
      "rules: { 'saddle-fertilizer': 'off' }",
      "\"saddle-fertilizer\" must be a whole number or true or false, not text"
    ),
    ("rules: ['saddle-fertilizer']", "\"rules\" must be house rules { saddle-fertilizer, "),
    ("margin: 101", "\"margin\" must be 0 or from 0.001 to 100 %"),
    ("overlap: 26", "\"overlap\" must be 0 or from 0.001 to 25 %"),
    ("phosphateTank: 4", "cart \"Ours\" has no tank 4, only 3"),
    ("phosphateTank: 'Sadle'", "cart \"Ours\" has no tank \"Sadle\""),
  ]) func `what is not understood is refused by its key`(more: String, message: String) {
    for report in [scenario(more).report, farm(more).report] {
      #expect(report.hasErrors)
      #expect(report.text.contains(message), "\(report.text)")
    }
  }

  @Test func `a file of carts names the tank that a cart lacks`() {
    let text = "{ carts: [{ name: 'Ours', tanks: [300, 200], phosphateTank: 3 }] }"
    let reading = CartList.read(SourceText(name: "carts.json", text: text))
    #expect(reading.document == nil)
    #expect(reading.report.text.contains("cart \"Ours\" has no tank 3, only 2"))
    #expect(reading.report.diagnostics.map(\.pointer) == ["/carts/0/phosphateTank"])
  }
}
