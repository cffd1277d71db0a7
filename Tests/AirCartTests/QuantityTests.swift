import AirCart
import AirCartTestSupport
import Testing

/// Oracle: the definitions of the units, and round trips.
@Suite struct QuantityTests {
  @Test func `conversion factors are what their doc comments say`() {
    #expect(ConversionFactors.kilogramsPerPound == 0.453592)
    #expect(ConversionFactors.hectaresPerAcre == 0.404685642)
    #expect(ConversionFactors.kilogramsPerHectarePerPoundPerAcre == 0.453592 / 0.404685642)
    // 2150.42 cubic inches of 2.54 cm; 12³ cubic inches.
    let litresPerCubicInch = 2.54 * 2.54 * 2.54 / 1_000
    #expect(abs(ConversionFactors.litresPerBushel / (2_150.42 * litresPerCubicInch) - 1) < 1e-15)
    #expect(abs(ConversionFactors.litresPerCubicFoot / (1_728 * litresPerCubicInch) - 1) < 1e-15)
    // Less than one part per million off the legal pound and acre.
    #expect(abs(ConversionFactors.kilogramsPerPound / 0.45359237 - 1) < 1e-6)
    #expect(abs(ConversionFactors.hectaresPerAcre / 0.40468564224 - 1) < 1e-6)
  }

  /// Distance in units in the last place.
  static func ulps(_ left: Double, _ right: Double) -> Double {
    abs(left - right) / max(left.ulp, right.ulp)
  }

  @Test(arguments: 0..<20)
  func `metric views convert there and back within two units in the last place`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for index in 0..<500 {
      let number = Double.random(in: 1e-3...1e6, using: &random)
      let note: Comment = "seed \(seed), number \(index)"
      #expect(Area(hectares: number).hectares == number, note)
      let acres = Area(hectares: number).acres
      #expect(Self.ulps(Area(acres: acres).hectares, number) <= 2, note)
      #expect(Self.ulps(Volume(litres: number).litres, number) <= 2, note)
      #expect(Self.ulps(Mass(kilograms: number).kilograms, number) <= 2, note)
      let rate = ApplicationRate(kilogramsPerHectare: number)
      #expect(rate.kilogramsPerHectare == number, note)
      let pounds = ApplicationRate(poundsPerAcre: rate.poundsPerAcre)
      #expect(Self.ulps(pounds.kilogramsPerHectare, number) <= 2, note)
      let density = BulkDensity(kilogramsPerHectolitre: number)
      #expect(Self.ulps(density.kilogramsPerHectolitre, number) <= 6, note)
      let avery = BulkDensity(poundsPerAveryBushel: number)
      #expect(Self.ulps(avery.poundsPerAveryBushel, number) <= 4, note)
      #expect(Area(acres: number).acres == number, note)
      #expect(Volume(bushels: number).bushels == number, note)
      #expect(Mass(pounds: number).pounds == number, note)
      #expect(ApplicationRate(poundsPerAcre: number).poundsPerAcre == number, note)
      #expect(BulkDensity(poundsPerBushel: number).poundsPerBushel == number, note)
    }
  }

  /// Grams in half a litre and the test weight that the crop's equation makes of them.
  @Test(arguments: ProductCatalogue.all.filter { $0.testWeight != nil }.map(\.name))
  func `test weights convert there and back`(name: String) throws {
    let equation = try #require(ProductCatalogue.product(named: name)?.testWeight)
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let grams = Double.random(in: 10...1_000, using: &random)
      let density = equation.density(gramsPerHalfLitre: grams)
      #expect(density.poundsPerBushel > 0)
      let back = (density.kilogramsPerHectolitre - equation.intercept) / equation.slope
      #expect(abs(back - grams) < 1e-9 * grams, "\(grams) g")
    }
  }

  /// 60 lb in an Avery bushel fill a US one with 58.1 lb (domain.md, section 4C), and
  /// lb/bu-A = (kg/hL) / 1.247.
  @Test func `an Avery bushel is larger than a US one`() {
    let wheat = BulkDensity(poundsPerAveryBushel: 60)
    #expect(abs(wheat.poundsPerBushel - 58.1) < 0.05)
    #expect(abs(wheat.kilogramsPerHectolitre / 60 - 1.247) < 0.0005)
  }

  /// Published pairs of the same quantity (domain.md, constants and section 4).
  @Test func `known pairs agree`() {
    #expect(abs(Volume(bushels: 550).litres - 19_381) < 1, "Deere 1910, 550 bu")
    #expect(abs(BulkDensity(poundsPerCubicFoot: 60).poundsPerBushel - 74.667_36) < 1e-4)
    #expect(abs(BulkDensity(poundsPerBushel: 60).kilogramsPerHectolitre - 77.23) < 0.01)
    #expect(abs(ApplicationRate(poundsPerAcre: 100).kilogramsPerHectare - 112.085) < 0.001)
    #expect(abs(Area(acres: 160).hectares - 64.75) < 0.001)
  }

  @Test func `quantities compare by size`() {
    #expect(Area(acres: 1) < Area(hectares: 1))
    #expect(Volume(litres: 35) < Volume(bushels: 1))
    #expect(Mass(pounds: 2) < Mass(kilograms: 1))
    #expect(BulkDensity(poundsPerBushel: 60) < BulkDensity(poundsPerCubicFoot: 60))
    #expect(ApplicationRate(poundsPerAcre: 1) > ApplicationRate(kilogramsPerHectare: 1))
    let (area, volume, mass) = (Area(acres: 1), Volume(bushels: 1), Mass(pounds: 1))
    #expect(!(area < area) && !(volume < volume) && !(mass < mass))
    let (density, rate) = (BulkDensity(poundsPerBushel: 60), ApplicationRate(poundsPerAcre: 1))
    #expect(!(density < density) && !(rate < rate))
  }

  @Test func `quantities are the same however they are stated`() {
    let (area, rate) = (Area(hectares: 65), ApplicationRate(kilogramsPerHectare: 112))
    #expect(area == .acres(area.acres) && area.stated == 65 && area.acres != 65)
    #expect(rate == .poundsPerAcre(rate.poundsPerAcre) && rate.stated == 112)
    #expect(area != .hectares(66) && rate != .kilogramsPerHectare(113))
    // An acre and a hectare, in the units of the first.
    #expect(Area(acres: 1) + .hectares(ConversionFactors.hectaresPerAcre) == .acres(2))
    #expect((Area(hectares: 1) + .acres(1)).stated == 1 + ConversionFactors.hectaresPerAcre)
  }

  /// Oracle: kilograms and hectares where both are metric, as orders have it; otherwise pounds and acres.
  @Test func `what an area takes is computed in its units`() {
    let (rate, area) = (ApplicationRate(kilogramsPerHectare: 112), Area(hectares: 65))
    #expect(rate.mass(on: area) == Mass(kilograms: 112.0 * 65))
    #expect(ApplicationRate(poundsPerAcre: 100).mass(on: .acres(160)) == Mass(pounds: 16_000))
    #expect(rate.mass(on: .acres(160)) == Mass(pounds: rate.poundsPerAcre * 160))
  }

  // MARK: Demand

  @Test func `demand is computed in the units of the input, in the reference app's order`() {
    let density = BulkDensity(poundsPerBushel: 60)
    let imperial = ProductDemand(
      name: "Wheat", density: density, rate: .poundsPerAcre(100), area: .acres(160))
    #expect(imperial.demand.bushels == (100.0 * 160) / 60)
    #expect(imperial.unitDemand == 100.0 / 60)
    let metric = ProductDemand(
      name: "Wheat", density: density, rate: .kilogramsPerHectare(112), area: .hectares(65))
    #expect(metric.demand.bushels == (112.0 * 65) / (60 * 0.453592))
    #expect(metric.rate == ApplicationRate(kilogramsPerHectare: 112))
    #expect(metric.isApplied)
    let mixed = ProductDemand(
      name: "Wheat", density: density, rate: .kilogramsPerHectare(112), area: .acres(160))
    #expect(mixed.demand.bushels == (mixed.rate.poundsPerAcre * 160) / 60)
  }

  // MARK: Deere 1910

  /// A row of domain.md 1A (Deere OMA98462): grain in the front tank at 60 lb/bu, fertilizer at
  /// 77 lb/bu.
  struct DeereRow: CustomTestStringConvertible {
    let bushels: Double
    let grainBushels: Double
    let emptyPounds: Double
    let mixedPounds: Double
    let fertilizerPounds: Double

    var testDescription: String { "Deere 1910, \(bushels) bu" }

    init(_ bushels: Double, _ grain: Double, _ empty: Double, _ mixed: Double, _ all: Double) {
      self.bushels = bushels
      grainBushels = grain
      emptyPounds = empty
      mixedPounds = mixed
      fertilizerPounds = all
    }

    static let all = [
      DeereRow(250, 75, 8_750, 26_725, 28_000), DeereRow(270, 120, 9_000, 27_750, 29_790),
      DeereRow(340, 120, 9_750, 33_890, 35_930), DeereRow(350, 150, 10_000, 34_400, 36_950),
      DeereRow(430, 150, 10_750, 41_310, 43_860), DeereRow(550, 200, 19_800, 58_750, 62_150),
    ]
  }

  /// The gross weight of a plan that fills the cart to the brim in one fill of one acre.
  static func grossPounds(_ row: DeereRow, _ tanks: [(bushels: Double, density: Double)]) throws
    -> Double?
  {
    let cart = Cart(
      name: "1910", bushels: tanks.map { $0.bushels },
      emptyWeight: Mass(pounds: row.emptyPounds), source: "Deere OMA98462")
    let products = tanks.enumerated().map { index, tank in
      ProductDemand(
        name: "P\(index)", density: BulkDensity(poundsPerBushel: tank.density),
        rate: .poundsPerAcre(tank.bushels * tank.density), area: .acres(1))
    }
    let plan = try Plan(
      Job(cart: cart, area: Area(acres: 1), products: products)
    ).fillPlan
    let loaded = plan.tanks.reduce(0) { $0 + $1.weight.pounds }
    #expect(plan.grossWeight?.pounds == row.emptyPounds + loaded)
    return plan.grossWeight?.pounds
  }

  @Test(arguments: DeereRow.all)
  func `the published weights of a loaded cart come out to the pound`(row: DeereRow) throws {
    #expect(try Self.grossPounds(row, [(row.bushels, 77)]) == row.fertilizerPounds)
    let rest = row.bushels - row.grainBushels
    #expect(
      try Self.grossPounds(row, [(row.grainBushels, 60), (rest, 77)]) == row.mixedPounds)
  }
}
