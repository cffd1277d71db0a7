import AirCart
import AirCartDocuments
import AirCartSimulation
import Testing

/// Numbers with their units in files.
///
/// Oracle: the same file in the units of the file, worked out by hand.
@Suite struct StatedNumberTests {
  private func scenario(_ text: String) -> DocumentReading<Scenario> {
    Scenario.read(SourceText(name: "s", text: text))
  }

  private func farm(_ rate: String) -> DocumentReading<FarmScenario> {
    let text = """
      { name: 'f', carts: 'all', fields: [{ name: 'H', area: '160 ac', crop: 'WHEAT' }],
        crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: \(rate) }] }] }
      """
    return FarmScenario.read(SourceText(name: "f", text: text)) { $0.carts }
  }

  private func rates(_ rate: String, units: String = "imperial") throws -> [Double] {
    let text = """
      { name: 's', units: '\(units)', field: 100, products: [{ product: 'Wheat', rate: \(rate) }] }
      """
    let read = scenario(text)
    #expect(read.report.text == "")
    return try #require(read.document).grid.products[0].rates.map(\.stated)
  }

  /// Wheat weighs 60 lb in a bushel; 112 kg/ha are 112 · 0.404685642 / 0.453592 lb/ac; 33 seeds of 38 g
  /// in 1,000 on 43,560 ft2 are 33 · 43,560 · 0.038 g.
  @Test(arguments: [
    ("'2 bu/ac'", [120.0]), ("'1.8bu/ac'", [108]), ("'112 kg/ha'", [99.924]),
    ("'100 lb/ac'", [100]), ("100", [100]), ("['1 bu/ac', 100]", [60, 100]),
    ("{ from: '1 bu/ac', to: '2 bu/ac', step: '0.5 bu/ac' }", [60, 90, 120]),
    ("{ from: '60 lb/ac', to: '100 lb/ac', step: 20 }", [60, 80, 100]),
    ("'33seeds/ft2,tkw=38'", [120.426]),
  ]) func `a rate with its unit is that rate`(rate: String, expected: [Double]) throws {
    let rates = try rates(rate)
    #expect(rates.count == expected.count)
    for (rate, value) in zip(rates, expected) { #expect(abs(rate - value) < 0.001, "\(rates)") }
  }

  @Test func `a metric file reads bushels an acre as kilograms a hectare`() throws {
    #expect(abs(try rates("'2 bu/ac'", units: "metric")[0] - 134.502) < 0.001)
    #expect(try rates("'112 kg/ha'", units: "metric") == [112])
  }

  @Test func `a farm reads the bushels that its crop is seeded with`() throws {
    let read = farm("'1.8bu/ac'")
    #expect(read.report.text == "")
    #expect(try #require(read.document).farm.crops[0].products[0].rate.stated == 108)
  }

  /// Keys in minutes and keys in hours take either unit.
  @Test func `times of a season have their units`() throws {
    let text = """
      { name: 'f', carts: 'all', fields: [{ name: 'H', area: 160, crop: 'Wheat' }],
        crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 100 }] }],
        season: { tender: { travel: '30 min', loading: '0.5 h' }, days: { hours: '720 min' } } }
      """
    let read = FarmScenario.read(SourceText(name: "f", text: text)) { $0.carts }
    #expect(read.report.text == "")
    let season = try #require(read.document).season
    #expect(season.tender.travelMinutes == 30 && season.tender.loadingMinutes == 30)
    #expect(season.days.hoursPerDay == 12)
  }

  /// Rows and openers are in inches in both systems: 23 cm are 23 / 2.54 in, and 0.1 ft 1.2 in.
  @Test(arguments: ["imperial", "metric"])
  func `a drill has inches, centimetres and feet`(units: String) throws {
    let text = """
      { name: 'f', units: '\(units)', carts: 'all', fields: [{ name: 'H', area: 160, crop: 'Wheat' }],
        crops: [{ name: 'Wheat', products: [{ product: 'Wheat', rate: 100 }] }],
        drill: { shoot: 'double', rows: '23 cm', opener: '0.1ft' } }
      """
    let read = FarmScenario.read(SourceText(name: "f", text: text)) { $0.carts }
    #expect(read.report.text == "")
    let drill = try #require(read.document?.farm.drill)
    #expect(drill.rows == 23 / 2.54 && abs((drill.opener ?? 0) - 1.2) < 1e-12)
  }

  /// 65 ha are 160.619 ac, 44 L are 1.2486 bu, and 27,000 kg are 59,525 lb.
  @Test func `areas, reserves, weights, shares and densities have their units`() throws {
    let text = """
      { name: 's', carts: '91300', field: '65 ha', payload: '27000 kg', overlap: '2 %',
        reserve: '3%', tankReserves: [{ tank: 1, reserve: '44 L' }],
        products: [{ product: 'Wheat', rate: 100, density: '75 kg/hL' }] }
      """
    let read = scenario(text)
    #expect(read.report.text == "")
    let grid = try #require(read.document).grid
    #expect(abs(grid.fields[0].stated - 160.619) < 0.001)
    #expect(grid.overlap == FieldOverlap(percent: 2))
    #expect(grid.products[0].density == BulkDensity(kilogramsPerHectolitre: 75))
    let constraints = grid.carts[0].constraints
    #expect(
      constraints.contains { constraint in
        if case .payload(let mass) = constraint { return abs(mass.pounds - 59_525) < 1 }
        return false
      })
    #expect(
      constraints.contains { constraint in
        if case .reserve(_, .percent(let share)) = constraint { return share == 3 }
        return false
      })
    #expect(
      constraints.contains { constraint in
        if case .reserve(_, .volume(let volume)) = constraint {
          return abs(volume.bushels - 44 / 35.23907016688) < 1e-9
        }
        return false
      })
  }

  @Test func `a request reads its rate with the density of its product`() throws {
    let text = """
      { units: 'imperial', cart: '91300', field: '160 ac',
        products: [{ product: 'Wheat', rate: '2 bu/ac' }, { product: 'urea', rate: '112 kg/ha' }] }
      """
    let source = SourceText(name: "r", text: text)
    let read = PlanRequest.read(try SyntaxReader.read(source), in: source, at: "")
    #expect(read.report.text == "")
    let products = try #require(read.document).products
    #expect(products[0].rate == 120)
    #expect(abs(products[1].rate - 99.924) < 0.001)
  }

  /// What a message must have, and that no suggestion turns a rate into another one.
  @Test(arguments: [
    ("'2 dozen'", "unknown unit 'dozen'"), ("'100 ac'", "is an area, where a rate is expected"),
    ("'2 bushels'", "is a volume, where a rate is expected"),
    ("{ from: '1 bu/ac', to: 120, step: 20 }", "has two units"),
    ("'33 seeds/ft2'", "does not say what the seeds weigh"),
    ("'200 bu/ac'", "must be 0 or from 0.001 to 10,000 lb/ac, not 12000"),
    ("'20000 lb/ac'", "must be 0 or from 0.001 to 10,000 lb/ac, not \"20000 lb/ac\""),
  ]) func `what has no such unit is refused without a suggestion`(rate: String, text: String) {
    #expect(!farm(rate).report.text.contains("did you mean"))
    let read = scenario(
      "{ name: 's', field: 100, products: [{ product: 'Wheat', rate: \(rate) }] }")
    #expect(read.document == nil)
    #expect(read.report.text.contains(text), "\(read.report.text)")
    #expect(!read.report.text.contains("did you mean"), "\(read.report.text)")
  }

  /// A number in quotes alone is that number.
  @Test func `a number in quotes is suggested without them`() {
    let read = scenario("{ name: 's', field: 100, products: [{ product: 'Wheat', rate: '100' }] }")
    #expect(read.report.text.contains("did you mean 100?"))
  }
}
