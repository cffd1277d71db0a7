import AirCart
import AirCartDocuments
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Oracle: the values written in the text of each test, and arithmetic by hand.
struct ScenarioResolutionTests {
  private func scenario(
    carts: String = "'91300'", field: String = "160",
    products: String = "[{ product: 'Wheat', rate: 100 }]", _ more: String = ""
  ) throws -> Scenario {
    let text = "{ name: 'a', carts: \(carts), field: \(field), products: \(products), \(more) }"
    let reading = Scenario.read(SourceText(name: "test.json", text: text))
    return try #require(reading.document, "\(reading.report.text)")
  }

  private func cart(_ carts: String, _ more: String = "") throws -> Cart {
    try #require(scenario(carts: carts, more).grid.carts.last).cart
  }

  // MARK: Carts

  @Test func `all is every listed cart in the order of the catalogue`() throws {
    let carts = try scenario(carts: "'all'").grid.carts
    #expect(carts.map(\.cart) == CartCatalogue.all)
    #expect(carts.allSatisfy { $0.constraints.isEmpty })
  }

  @Test func `a pair has the tanks of both carts, told apart by their cart`() throws {
    let pair = try cart("'91300 + L9650'")
    #expect(pair.name == "91300+L9650")
    #expect(
      pair.tanks.map(\.name) == [
        "Tank 1", "Tank 2", "Tank 3", "Tank 4", "Saddle", "L9650 Tank 1",
        "L9650 Tank 2", "L9650 Tank 3", "L9650 Tank 4", "L9650 Saddle",
      ])
    #expect(
      pair.tanks.map(\.capacity.bushels) == [635, 230, 140, 295, 44, 195, 130, 130, 195, 44])
    #expect(pair.emptyWeight == Mass(pounds: 85_600))
  }

  @Test func `without saddle tanks each cart of a pair loses its own`() throws {
    let pair = try cart("'9650+9650'", "saddleTank: false")
    let names = (1...4).map { "Tank \($0)" }
    #expect(pair.tanks.map(\.name) == names + names.map { "9650 " + $0 })
    #expect(pair.tanks.map(\.capacity.bushels) == [195, 130, 130, 195, 195, 130, 130, 195])
  }

  @Test func `three carts are pulled together where they have 12 tanks in all`() throws {
    #expect(try cart("'9650+9950+L9650'", "saddleTank: false").tanks.count == 12)
  }

  @Test func `a saddle tank is left out by its label, on a cart of one's own too`() throws {
    let tanks = "[1, 2, 3, 4, { capacity: 5, saddle: true }, 6]"
    let unnamed = try cart("[{ name: 'Mine', tanks: \(tanks) }]", "saddleTank: false")
    #expect(unnamed.tanks.map(\.capacity.bushels) == [1, 2, 3, 4, 6])
    #expect(unnamed.tanks.map(\.name) == ["Tank 1", "Tank 2", "Tank 3", "Tank 4", "Tank 6"])
    let five = try cart("[{ name: 'Mine', tanks: [1, 2, 3, 4, 5] }]")
    #expect(five.tanks.allSatisfy { !$0.isSaddle })
    let named = "[{ name: 'Mine', tanks: [300, { name: 'Saddle', capacity: 40 }] }]"
    #expect(try cart(named).tanks.map(\.isSaddle) == [false, true])
    #expect(try cart(named, "saddleTank: false").tanks.map(\.name) == ["Tank 1"])
    #expect(try cart("'91300'", "saddleTank: false").capacity.bushels == 1_300)
  }

  @Test func `a cart of one's own is paired by name, wherever in the list it is described`() throws
  {
    let carts = try scenario(
      carts: """
        ['Mine+L9650', { name: 'Mine', tanks: [{ name: 'Seed', capacity: 300 }], emptyWeight: 9000,
          source: 'scale' }]
        """
    ).grid.carts.map(\.cart)
    #expect(carts.map(\.name) == ["Mine+L9650", "Mine"])
    #expect(carts[0].tanks.map(\.name).prefix(2) == ["Seed", "L9650 Tank 1"])
    #expect(carts[0].emptyWeight == Mass(pounds: 44_100))
    #expect(carts[1].source == "scale")
  }

  @Test func `an own weight is in pounds or kilograms, an own capacity always in bushels`() throws {
    let tanks = "[300, { name: 'Rear', capacity: 440.5 }]"
    let own = "[{ name: 'Mine', tanks: \(tanks), emptyWeight: 11000 }]"
    #expect(try cart(own).emptyWeight == Mass(pounds: 11_000))
    let metric = try cart(own, "units: 'metric'")
    #expect(abs(try #require(metric.emptyWeight).pounds - 24_250.868622) < 1e-5)
    #expect(metric.tanks.map(\.capacity.bushels) == [300, 440.5])
    #expect(metric.tanks.map(\.name) == ["Tank 1", "Rear"])
  }

  // MARK: Products

  private func density(
    _ text: String, _ more: String = "", of name: String = "Mix"
  ) throws -> Double {
    let products = "[{ product: '\(name)', rate: 1, density: \(text) }]"
    let product = try scenario(products: products, more).products[0]
    #expect(product.densitySource == .own)
    return product.density.poundsPerBushel
  }

  /// Oracle: by hand, with 35.23907016688 L in a bushel, 28.316846592 L in a cubic foot and
  /// 0.453592 kg in a pound.
  @Test func `a density is converted from each unit`() throws {
    #expect(try density("58.5") == 58.5)
    #expect(try density("{ poundsPerBushel: 58.5 }", "units: 'metric'") == 58.5)
    #expect(abs(try density("{ poundsPerCubicFoot: 48 }") - 59.7338885) < 1e-6)
    #expect(abs(try density("{ kilogramsPerHectolitre: 75 }") - 58.2666859) < 1e-6)
    #expect(try density("75", "units: 'metric'") == density("{ kilogramsPerHectolitre: 75 }"))
    #expect(abs(try density("{ poundsPerAveryBushel: 60 }") - 58.1363383) < 1e-6)
    // 1.4767 + 0.2012 · 380 = 77.9327 kg/hL
    let wheat = try density("{ gramsPerHalfLitre: 380 }", of: "Wheat")
    #expect(abs(wheat - 60.5450688) < 1e-6)
  }

  @Test func `a density without a file's own is that of the chosen set`() throws {
    let products = """
      [{ product: 'Urea (46-0-0)', rate: 1 }, { product: 'Wheat', rate: 1 },
       { product: 'MAP (11-52-0)', rate: 1, density: 75 }]
      """
    let listed = try scenario(products: products, "densities: 'listed'")
    #expect(listed.products.map(\.density.poundsPerBushel) == [48, 60, 75])
    #expect(listed.grid.products.map(\.density) == listed.products.map(\.density))
    #expect(listed.products.compactMap(\.listedFertilizer?.name) == ["Urea (46-0-0)"])
    #expect(listed.products[2].densitySource == .own)
    let published = try scenario(products: products)
    #expect(published.products.map(\.density.poundsPerBushel) == [59.7, 60, 75])
    #expect(published.products.allSatisfy { $0.listedFertilizer == nil })
  }

  // MARK: The grid

  /// Oracle: by hand, 100 kg/ha on 60 ha at 60 lb/bu is 6,000 / (60 · 0.453592) bu.
  @Test func `a metric range stays as stated, and its cells are problems in bushels`() throws {
    let grid = try scenario(
      field: "{ from: 20, to: 60, step: 20 }",
      products: "[{ product: 'Wheat', rate: { from: 99.8, to: 100, step: 0.1 } }]",
      "units: 'metric'"
    ).grid
    #expect(grid.units == .metric)
    #expect(grid.fields.map(\.stated) == [20, 40, 60])
    #expect(grid.products[0].rates.map(\.stated) == [99.8, 99.8 + 0.1, 99.8 + 2 * 0.1])
    #expect(grid.cellCount == 9)
    let job = try grid.job(at: SweepGrid.Cell(cart: 0, field: 2, combination: 2))
    #expect(abs(job.products[0].demand.bushels - 220.4624420) < 1e-6)
    #expect(abs(job.area.acres - 148.2632290) < 1e-6)
  }

  @Test func `a tank is looked up on each cart`() throws {
    let carts = try scenario(
      carts: "['9650', { name: 'Mine', tanks: [300, { name: 'Saddle', capacity: 9 }, 40] }]",
      products: """
        [{ product: 'Wheat', rate: 100, tanks: ['Saddle', 1], maxTanks: 1 },
         { product: 'Canola', rate: 5, maxTanks: 5 }]
        """,
      "emptyTanks: ['Tank 3']"
    ).grid.carts
    #expect(
      carts[0].constraints == [
        .emptyTanks(TankSet(positions: [2])),
        .allowedTanks(product: 0, TankSet(positions: [0, 4])), .mostTanks(product: 0, 1),
        .mostTanks(product: 1, 5),
      ])
    #expect(carts[1].constraints[1] == .allowedTanks(product: 0, TankSet(positions: [0, 1])))
  }

  @Test(arguments: [
    "carts: [{ name: 'Mine', tanks: [300] }], products: [{ product: 'Wheat', rate: 1 }, "
      + "{ product: 'Oats', rate: 1 }]",
    "emptyTanks: [1], products: [{ product: 'Wheat', rate: 1, tanks: [1] }]",
    "products: [{ product: 'Wheat', rate: [0, 100] }, { product: 'Oats', rate: 80 }]",
  ]) func `what cannot be placed is a result and no error`(text: String) {
    let reading = Scenario.read(
      SourceText(name: "test.json", text: "{ name: 'a', field: 160, \(text) }"))
    #expect(reading.document != nil)
    #expect(reading.report.isEmpty, "\(reading.report.text)")
  }

  /// Oracle: the limit itself; no list is multiplied out.
  @Test func `a billion cells are accepted and one field more is not`() throws {
    let rate = "{ from: 1, to: 1000, step: 1 }"
    let products =
      "[{ product: 'Wheat', rate: \(rate) }, { product: 'Oats', rate: \(rate) }]"
    func range(_ last: Int) -> String { "{ from: 1, to: \(last), step: 1 }" }
    #expect(
      try scenario(field: range(1000), products: products).grid.cellCount == 1_000_000_000)
    let text = "{ name: 'a', carts: '9650', field: \(range(1001)), products: \(products) }"
    let report = Scenario.read(SourceText(name: "test.json", text: text)).report
    #expect(report.diagnostics.map(\.code) == [.gridSize])
  }
}
