import AirCart
import AirCartDocuments
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the values written in the text of each test, and arithmetic by hand.
struct FarmScenarioTests {
  private static let wheat = "{ name: 'Wheat', products: [{ product: 'Wheat', rate: 100 }] }"
  private static let canola = """
    { name: 'Canola', products: [{ product: 'Urea (46-0-0)', rate: 220 },
      { product: 'Canola', rate: 5, tanks: ['Saddle'] }] }
    """

  private func reading(
    crops: String = "[\(wheat), \(canola)]",
    fields: String = """
    [{ name: 'Home', area: 155, crop: 'Canola' }, { name: 'Far', area: 310, crop: 'Wheat' }]
    """,
    _ more: String = ""
  ) -> DocumentReading<FarmScenario> {
    let text = "{ name: 'a', crops: \(crops), fields: \(fields), \(more) }"
    return FarmScenario.read(SourceText(name: "test.json", text: text))
  }

  private func farm(_ more: String = "") throws -> FarmScenario {
    let reading = reading(more)
    return try #require(reading.document, "\(reading.report.text)")
  }

  @Test func `fields and crops are those of the file, in its order`() throws {
    let farm = try farm().farm
    #expect(farm.crops.map(\.name) == ["Wheat", "Canola"])
    #expect(farm.crops[1].products.map(\.name) == ["Urea (46-0-0)", "Canola"])
    #expect(farm.crops[1].products.map(\.rate.stated) == [220, 5])
    #expect(farm.crops[1].products.map(\.density.poundsPerBushel) == [59.7, 50])
    #expect(farm.fields.map(\.name) == ["Home", "Far"])
    #expect(farm.fields.map(\.area.stated) == [155, 310])
    #expect(farm.fields.map(\.crop) == [1, 0])
  }

  @Test func `a farm compares all carts in the order given unless it says otherwise`() throws {
    let standard = try farm()
    #expect(standard.carts.map(\.cart) == CartCatalogue.all)
    #expect(standard.order == .given)
    #expect(standard.densities == .published)
    #expect(standard.listedFertilizers.isEmpty)
    let own = try farm(
      """
      carts: ['91300 + L9650', { name: 'Mine', tanks: [300, { name: 'Saddle', capacity: 40 }] }],
      order: 'fewest-cleanouts', densities: 'published'
      """)
    #expect(own.carts.map(\.cart.name) == ["91300+L9650", "Mine"])
    #expect(own.order == .fewestCleanOuts)
    #expect(own.farm.crops[1].products[0].density.poundsPerBushel == 59.7)
    #expect(own.listedFertilizers.isEmpty)
  }

  // MARK: - Rates of fields

  private static let three = """
    [{ name: 'Home', area: 155, crop: 'Wheat' },
      { name: 'North', area: 310, crop: 'Wheat', rates: { urea: 130 } },
      { name: 'Creek', area: 80, crop: 'Wheat', rates: { 'Urea (46-0-0)': '130 lb/ac' } },
      { name: 'Bluff', area: 60, crop: 'Wheat', rates: { Wheat: '2 bu/ac', urea: 0 } },
      { name: 'Same', area: 40, crop: 'Wheat', rates: { urea: 150 } }]
    """
  private static let fed = """
    [{ name: 'Wheat', seedFrom: '05-03', products: [{ product: 'Wheat', rate: 110 },
      { product: 'Urea (46-0-0)', rate: 150 }] }]
    """

  /// By hand: 2 bu of 60 lb are 120 lb.
  @Test func `a field has its own rates in place of those of its crop`() throws {
    let reading = reading(crops: Self.fed, fields: Self.three)
    let farm = try #require(reading.document, "\(reading.report.text)").farm
    let rates = farm.fields.map { field in
      farm.crops[field.crop].products.map(\.rate.poundsPerAcre)
    }
    #expect(rates == [[110, 150], [110, 130], [110, 130], [120, 0], [110, 150]])
    #expect(farm.crops.map(\.name) == ["Wheat", "Wheat on North and 1 more", "Wheat on Bluff"])
    #expect(farm.crops.allSatisfy { $0.seededFrom == 122 })
  }

  /// 155 · 150 + 390 · 130 + 40 · 150 lb of urea.
  @Test func `what a farm takes is by the rates of its fields`() throws {
    let farm = try #require(reading(crops: Self.fed, fields: Self.three).document).farm
    #expect(farm.productTotals.map(\.mass.pounds) == [64_350 + 7_200, 79_950])
  }

  @Test func `fields with their own rates are planned with the others of their crop`() throws {
    let scenario = try #require(reading(crops: Self.fed, fields: Self.three).document)
    #expect(scenario.cropsInTheSameTanks == [[0, 1, 2]])
    let request = FieldsRequest(scenario, crops: [0, 1, 2], on: scenario.carts[0])
    #expect(
      request.fields.map(\.rates) == [
        [110, 150], [110, 130], [110, 130], [120, 0], [110, 150],
      ])
  }

  // MARK: - Nutrients

  private static func asking(_ targets: String, _ products: String) -> String {
    """
    [{ name: 'Wheat', targets: \(targets), products: [{ product: 'Wheat', rate: 110 }, \(products)] },
      { name: 'Canola', products: [{ product: 'Canola', rate: 5 }] }]
    """
  }

  /// By hand: 60 / 0.46 of DAP bring 23.48 of N, 156.52 / 0.46 of urea the rest, 80 / 0.6 of potash K2O.
  @Test func `fertilizers without a rate get those that meet the targets`() throws {
    let crops = Self.asking(
      "{ N: 180, P2O5: 60, K2O: 80 }",
      "{ product: 'urea' }, { product: 'DAP' }, { product: 'potash' }")
    let fields = """
      [{ name: 'Home', area: 155, crop: 'Wheat' },
        { name: 'Low', area: 80, crop: 'Wheat', targets: { N: 120 } },
        { name: 'Mine', area: 80, crop: 'Wheat', rates: { urea: 100 } },
        { name: 'Far', area: 310, crop: 'Canola' }]
      """
    let reading = reading(crops: crops, fields: fields)
    let farm = try #require(reading.document, "\(reading.report.text)").farm
    let rates = farm.fields.map { farm.crops[$0.crop].products.map(\.rate.stated) }
    let (dap, potash) = (60 / 0.46, 80 / 0.6)
    let expected = [
      [110, (180 - dap * 0.18) / 0.46, dap, potash], [110, (120 - dap * 0.18) / 0.46, dap, potash],
      // No other product makes up for a rate that is stated.
      [110, 100, dap, potash],
    ]
    for (found, right) in zip(rates, expected) {
      #expect(found.count == 4 && zip(found, right).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }
    #expect(reading.report.diagnostics.isEmpty, "\(reading.report.text)")
    let short = self.reading(
      crops: crops.replacing("K2O: 80", with: "K2O: 80, S: 20"), fields: fields)
    // A field that asks for other nutrients does not repeat it.
    #expect(short.report.diagnostics.map(\.code) == [.nutrients])
    #expect(short.report.text.contains("bring 0 of 20 lb/ac of S"), "\(short.report.text)")
  }

  @Test(arguments: [
    ("{ N: 90 }", "{ product: 'Canola' }", "has no grade and lacks \"rate\""),
    ("{}", "{ product: 'urea' }", "\"targets\" name at least one of N, P2O5, K2O or S"),
    ("{ Zn: 3 }", "{ product: 'urea' }", "unknown key"),
  ])
  func `targets that name no nutrient or meet none are refused`(
    targets: String, product: String, says: String
  ) {
    let text = reading(crops: Self.asking(targets, product)).report.text
    #expect(text.contains(says), "\(text)")
  }

  /// Oracle: the most fertilizers that are tried, and the largest rate.
  @Test func `targets that take too many fertilizers or too much are refused`() {
    let own = (1...9).map { "{ product: 'Mine \($0) (20-0-0)', density: 60 }" }
    let many = reading(crops: Self.asking("{ N: 90 }", own.joined(separator: ", ")))
    #expect(many.report.diagnostics.map(\.code) == [.listLength], "\(many.report.text)")
    let few = reading(
      crops: Self.asking("{ N: 90 }", own.prefix(8).joined(separator: ", ")),
      fields: "[{ name: 'A', area: 9, crop: 'Wheat' }, { name: 'B', area: 9, crop: 'Canola' }]")
    #expect(few.document != nil, "\(few.report.text)")
    let large = reading(crops: Self.asking("{ N: 9000 }", "{ product: 'urea' }"))
    #expect(large.report.diagnostics.map(\.code) == [.outOfRange], "\(large.report.text)")
    #expect(large.report.text.contains("ask for 19565 lb/ac"), "\(large.report.text)")
  }

  /// By hand: 140,000 soybeans at 2,800 to the pound are 50 lb, 40,000 of canola at 5 g are 200 g.
  @Test func `packages hold a weight, or what their seeds weigh`() throws {
    let soybeans =
      "rate: '140000 seeds/ac,seeds/lb=2800', package: { name: 'units', seeds: 140000 }"
    let canola = "rate: 5, package: { seeds: 40000, tkw: 5 }"
    let map = "rate: 40, package: { name: 'totes', weight: 2000 }"
    let crops = """
      [{ name: 'Wheat', products: [{ product: 'Soybeans', \(soybeans) }, { product: 'map', \(map) }] },
        { name: 'Canola', products: [{ product: 'Canola', \(canola) }] }]
      """
    let reading = reading(crops: crops)
    let packages = try #require(reading.document, "\(reading.report.text)").farm.packages
    #expect(packages.map(\.name) == ["units", "totes", "bags"])
    let pounds = [50, 2_000, 0.2 / 0.453592]
    #expect(zip(packages, pounds).allSatisfy { abs($0.mass.pounds - $1) < 1e-9 }, "\(packages)")
    let lacking = self.reading(crops: crops.replacing(", tkw: 5", with: ""))
    #expect(lacking.report.text.contains("what the seeds of \"Canola\" weigh"))
    let both = self.reading(crops: crops.replacing("weight: 2000", with: "weight: 2000, seeds: 9"))
    #expect(both.report.text.contains("has either"), "\(both.report.text)")
  }

  @Test func `a product without a rate needs targets`() {
    let reading = reading(
      crops: "[{ name: 'Wheat', products: [{ product: 'urea' }] }, \(Self.canola)]")
    #expect(reading.document == nil)
    #expect(reading.report.diagnostics.map(\.code) == [.missingKey])
  }

  @Test func `a crop that loses by lateness loses on every field`() throws {
    let reading = reading(
      crops: Self.fed, fields: Self.three,
      "season: { prices: { timeliness: [{ crop: 'Wheat', value: 300 }] } }")
    let season = try #require(reading.document, "\(reading.report.text)").season
    #expect(season.prices.timeliness.map(\.crop) == [0, 1, 2])
  }

  private static let zoned = """
    [{ name: 'Home', area: 155, crop: 'Wheat', rates: { urea: 130 }, position: [3, 1], zones: [
        { name: 'sand', area: 40, rates: { 'Urea (46-0-0)': 180 } },
        { area: '20 ac', rates: { urea: 0 } }] },
      { name: 'North', area: 80, crop: 'Wheat',
        zones: [{ area: 50, rates: { Wheat: 100 } }, { area: 30 }] }]
    """

  /// By hand: 155 − 40 − 20 = 95 ac at the field's 130 lb/ac; nothing is left of North.
  @Test func `zones take the place of their field and what is left of it follows them`() throws {
    let reading = reading(crops: Self.fed, fields: Self.zoned)
    let farm = try #require(reading.document, "\(reading.report.text)").farm
    #expect(
      farm.fields.map(\.name) == [
        "Home: sand", "Home: zone 2", "Home: the rest", "North: zone 1", "North: zone 2",
      ])
    #expect(farm.fields.map(\.area.acres) == [40, 20, 95, 50, 30])
    let rates = farm.fields.map { farm.crops[$0.crop].products.map(\.rate.poundsPerAcre) }
    #expect(rates == [[110, 180], [110, 0], [110, 130], [100, 150], [110, 150]])
    #expect(farm.fields.map(\.whole.acres) == [155, 155, 155, 80, 80] && farm.fieldCount == 2)
    #expect(farm.fields.map { $0.place?.milesEast } == [3, 3, 3, nil, nil])
    let goesOn = zip(farm.fields, farm.fields.dropFirst()).map { $0.isInOneField(with: $1) }
    #expect(goesOn == [true, true, false, true])
  }

  /// By hand: 16.19 and 46.54 ha are 62.73 ha, and 155 ac are 62.726 ha.
  @Test func `zones may miss the area of their field by what rounding leaves`() throws {
    let reading = reading(
      crops: Self.fed,
      fields: """
        [{ name: 'Home', area: 155, crop: 'Wheat', zones: [{ area: '16.19 ha' },
            { area: '46.54 ha' }] }, { name: 'Far', area: 155, crop: 'Wheat',
          zones: [{ area: 154.9999 }] }]
        """)
    let farm = try #require(reading.document, "\(reading.report.text)").farm
    #expect(farm.fields.map(\.name) == ["Home: zone 1", "Home: zone 2", "Far: zone 1"])
  }

  /// Each said once, whatever zones follow.
  @Test(arguments: [
    (
      "rates: { potash: 40 }, zones: [{ area: 5 }, { area: 6 }]",
      "\"potash\" is not among the products of Wheat"
    ),
    (
      "zones: [{ area: 100 }, { area: 60 }]",
      "the zones of \"Home\" have 160 ac and the field 155 ac"
    ),
    ("zones: [{ name: 'sand', area: 5 }, { name: 'sand', area: 6 }]", "Home: sand"),
    ("zones: []", "zones"), ("zones: [{ rates: {} }]", "area"),
    ("zones: [{ area: 5, rates: { Wheat: 0, urea: 0 } }]", "every rate is 0"),
  ]) func `a wrong zone is refused`(members: String, words: String) throws {
    let reading = reading(
      crops: Self.fed, fields: "[{ name: 'Home', area: 155, crop: 'Wheat', \(members) }]")
    #expect(reading.document == nil && reading.report.diagnostics.count == 1)
    #expect(reading.report.text.contains(words), "\(reading.report.text)")
  }

  /// Each with the place of the name or rate that is wrong.
  @Test(arguments: [
    ("{ potash: 40 }", DiagnosticCode.unknownProduct, "products of Wheat: Wheat, Urea (46-0-0)"),
    ("{ urea: 1, 'Urea (46-0-0)': 2 }", .duplicateValue, "both mean"),
    ("{ urea: -1 }", .outOfRange, "\"urea\" must be"),
    ("{ urea: '300 bu/ac' }", .outOfRange, "must be"),
    ("{ urea: [1, 2] }", .type, "must be a number"),
    ("{ Wheat: 0, urea: 0 }", .nothingSeeded, "every rate is 0"),
    ("[130]", .type, "must be rates by product"),
  ]) func `a wrong rate of a field is refused where it stands`(
    rates: String, code: DiagnosticCode, words: String
  ) throws {
    let reading = reading(
      crops: Self.fed, fields: "[{ name: 'Home', area: 155, crop: 'Wheat', rates: \(rates) }]")
    let diagnostic = try #require(reading.report.diagnostics.first)
    #expect(reading.document == nil && reading.report.diagnostics.count == 1)
    #expect(diagnostic.code == code && diagnostic.pointer?.hasPrefix("/fields/0/rates") ?? false)
    #expect(reading.report.text.contains(words), "\(reading.report.text)")
  }

  /// The season's default does not come on top of a reserve that the farm states.
  @Test(arguments: [
    ("", 0.03), ("reserve: 4", 0), ("reserve: { percent: 1 }", 0),
    ("tankReserves: [{ tank: 'Saddle', reserve: 2 }]", 0),
    ("reserve: 4, season: { filling: { reserve: 2 } }", 0.02),
    ("season: { filling: { reserve: 5 } }", 0.05),
  ])
  func `a season assumes a reserve only where the file states none`(
    rules: String, share: Double
  ) throws {
    #expect(try farm(rules).season.filling.reserveShare == share)
  }

  @Test func `a rule on a product is kept for each cart by its position in the crop`() throws {
    let farm = try farm("carts: ['9650', '91300+9650'], emptyTanks: [2]")
    let empty = Constraint.emptyTanks(TankSet(positions: [1]))
    #expect(farm.carts.map(\.cart.tanks.count) == [5, 10])
    for cart in farm.carts {
      #expect(
        cart.constraints == [
          [empty], [empty, .allowedTanks(product: 1, TankSet(positions: [4]))],
        ])
    }
  }

  /// Oracle: by hand, 100 kg/ha on 60 ha at 60 lb/bu is 6,000 / (60 · 0.453592) bu.
  @Test func `a metric farm states its jobs in bushels`() throws {
    let fields = "[{ name: 'Home', area: 60, crop: 'Wheat' }]"
    let reading = reading(crops: "[\(Self.wheat)]", fields: fields, "units: 'metric'")
    let farm = try #require(reading.document).farm
    let job = try farm.job(field: 0, cart: CartCatalogue.all[0])
    #expect(abs(job.products[0].demand.bushels - 220.4624420) < 1e-6)
    #expect(abs(job.area.acres - 148.2632290) < 1e-6)
  }

  /// Oracle: the same object as the drill of a plan's request, in inches in both systems.
  @Test(arguments: ["imperial", "metric"])
  func `a farm states its drill, beside that of its season`(units: String) throws {
    #expect(try farm().farm.drill == nil)
    let scenario = try farm(
      """
      units: '\(units)', drill: { shoot: 'single', rows: 10, opener: 3, soil: 'heavy' },
      season: { drill: { width: 20 } }
      """)
    let drill = SeedDrill(.single, rows: 10, opener: 3, soil: .heavy)
    #expect(scenario.farm.drill == drill && scenario.farm(with: .listed).drill == drill)
    #expect(try scenario.farm.job(field: 0, cart: CartCatalogue.all[0]).drill == drill)
    for wrong in [
      "drill: { shoot: 'double', rows: 9, opener: 10 }", "drill: { rows: 9 }",
      "drill: { shoot: 'double', width: 76 }", "drill: 'single'",
    ] {
      let reading = reading(wrong)
      #expect(reading.document == nil && reading.report.text.contains("drill"), "\(wrong)")
    }
  }

  @Test func `a crop that no field has is a warning, and the farm is read`() throws {
    let reading = reading(fields: "[{ name: 'Home', area: 155, crop: 'Wheat' }]")
    #expect(reading.document != nil)
    #expect(reading.report.diagnostics.map(\.code) == [.unusedCrop])
    #expect(reading.report.text.contains("warning: test.json:1:94: "))
    #expect(reading.report.text.contains("no field has the crop \"Canola\""))
  }

  /// Oracle: by hand, 10 and 5 km are 6.2137 and 3.1069 mi, and 16.09344 km/h are 10 mph.
  @Test func `positions and the speed on the road are read in the farm's units`() throws {
    let fields = "[{ name: 'Home', area: 60, crop: 'Wheat', position: [10, -5] }]"
    let reading = reading(
      crops: "[\(Self.wheat)]", fields: fields, "units: 'metric', season: { roadSpeed: 16.09344 }")
    let scenario = try #require(reading.document)
    let place = try #require(scenario.farm.fields[0].place)
    #expect(abs(place.milesEast - 6.213711922) < 1e-9)
    #expect(abs(place.milesNorth + 3.106855961) < 1e-9)
    #expect(abs(scenario.season.roadMilesPerHour - 10) < 1e-12)
    #expect(reading.report.diagnostics.map(\.code) == [.unusedRoad], "one place is no way")
  }

  @Test func `positions without a speed on the road are a warning`() {
    let fields = """
      [{ name: 'Home', area: 60, crop: 'Wheat', position: [0, 0] },
       { name: 'Away', area: 60, crop: 'Wheat', position: [3, 1] }]
      """
    let crops = "[\(Self.wheat)]"
    let without = reading(crops: crops, fields: fields, "season: { moving: 10 }")
    #expect(without.report.diagnostics.map(\.code) == [.unusedRoad])
    #expect(without.document != nil)
    #expect(reading(crops: crops, fields: fields).report.isEmpty, "no season, no road")
    let both = reading(crops: crops, fields: fields, "season: { moving: 10, roadSpeed: 15 }")
    #expect(both.report.isEmpty, "\(both.report.text)")
    let trucks = reading(crops: crops, fields: fields, "season: { tender: { trucks: 2 } }")
    #expect(trucks.report.isEmpty, "trucks drive to places: \(trucks.report.text)")
  }

  /// Oracle: what has no effect in the model, in words.
  @Test(arguments: [
    ("tender: { roadsUntil: '05-10' }", [DiagnosticCode.unusedRoad], "without \"trucks\""),
    ("tender: { trucks: 2, roadsUntil: '05-10' }", [.unusedRoad], "without \"roads\""),
    ("tender: { roads: 90 }", [.unusedRoad], "without \"trucks\""),
    ("tender: { trucks: 2, roads: 90, roadsUntil: '05-10' }", [], ""),
    (
      "drill: { efficiency: 80 }", [.doubtfulPercent],
      "an efficiency of 80 % likely has the turns in it"
    ),
    ("drill: { efficiency: 81 }", [], ""),
    ("drill: { efficiency: 65, turn: 0 }", [], ""),
  ])
  func `what changes nothing or counts twice is said`(
    season: String, codes: [DiagnosticCode], words: String
  ) {
    let fields = "[{ name: 'Home', area: 60, crop: 'Wheat' }]"
    let reading = reading(crops: "[\(Self.wheat)]", fields: fields, "season: { \(season) }")
    #expect(reading.document != nil)
    #expect(reading.report.diagnostics.map(\.code) == codes, "\(reading.report.text)")
    let text = reading.report.text.split(separator: " ").joined(separator: " ")
    #expect(codes.isEmpty || text.contains(words), "\(text)")
  }

  /// Oracle: 30 s and 0.5 min are half a minute, 90 s one and a half.
  @Test(arguments: [("'30 s'", 0.5), ("'0.5 min'", 0.5), ("'90 seconds'", 1.5), ("0.5", 0.5)])
  func `a turn is read in seconds or minutes`(turn: String, minutes: Double) throws {
    let fields = "[{ name: 'Home', area: 60, crop: 'Wheat' }]"
    let reading = reading(
      crops: "[\(Self.wheat)]", fields: fields, "season: { drill: { turn: \(turn) } }")
    #expect(try #require(reading.document).season.drill.turnMinutes == minutes)
  }

  @Test func `a crop with more products than tanks is a result and no error`() {
    let crops = """
      [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 1 }, { product: 'Oats', rate: 1 }] }]
      """
    let reading = reading(
      crops: crops, fields: "[{ name: 'Home', area: 155, crop: 'Wheat' }]",
      "carts: [{ name: 'Mine', tanks: [300] }]")
    #expect(reading.document != nil)
    #expect(reading.report.isEmpty, "\(reading.report.text)")
  }
}

/// The farm in `Scenarios/`, as a user would run it.
struct ShippedFarmTests {
  static let names = ["farm"]

  private static let path = EveryScenarioLoadsTests.path(of: "farm")

  /// Oracle: the sums that the file's first line promises.
  @Test func `the shipped farm loads and is what its comment says`() throws {
    let reading = FarmScenario.read(contentsOfFile: Self.path)
    let url = URL(fileURLWithPath: Self.path)
    #expect(try Farm(contentsOf: url) == reading.get().farm)
    #expect(try Season(contentsOf: url) == reading.get().season)
    #expect(throws: DiagnosticReport.self) {
      try Farm(contentsOf: url.appendingPathComponent("none"))
    }
    #expect(reading.report.text == "")
    let scenario = try #require(reading.document)
    #expect(scenario.name == "farm")
    #expect(scenario.title != nil)
    #expect(scenario.densities == .published)
    #expect(scenario.farm.crops.count == 5)
    #expect(scenario.farm.fields.count == 20)
    #expect(scenario.farm.fields.reduce(0) { $0 + $1.area.stated } == 5_000)
    for cart in scenario.carts {
      for field in scenario.farm.fields.indices {
        let crop = scenario.farm.fields[field].crop
        let job = try scenario.farm.job(
          field: field, cart: cart.cart, constraints: cart.constraints[crop])
        #expect(!job.isEmpty)
      }
    }
  }

  @Test func `the shipped farm is one that editors check`() throws {
    let node = try SyntaxReader.read(SourceText(contentsOfFile: Self.path))
    #expect(node.members?.first?.key == "$schema")
    #expect(node.members?.first?.value.string == "farm.schema.json")
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(text.hasPrefix("// "), "the question that it answers")
  }
}
