import AirCart
import AirCartTestSupport
import Testing

@Suite struct AdviceTests {
  private static func rate(_ pounds: Double) -> ApplicationRate {
    ApplicationRate(poundsPerAcre: pounds)
  }

  private static func product(_ name: String, _ pounds: Double) -> ProductDemand {
    ProductDemand(
      name: name, density: BulkDensity(poundsPerBushel: 60), statedRate: pounds, statedArea: 1,
      units: .imperial)
  }

  // MARK: Data

  /// Oracle: the maker's table, in lb/ac of actual nutrient.
  @Test func `the maxima of the seed row are those of the table`() {
    let table: [(SeedCrop, Double, Double)] = [
      (.wheat, 45, 50), (.barley, 45, 50), (.oats, 45, 50), (.canola, 25, 30), (.flax, 15, 15),
      (.peas, 15, 15), (.lentils, 15, 20), (.mustard, 15, 15), (.chickpeas, 20, 25),
      (.canaryseed, 25, 25), (.durum, 45, 50),
    ]
    for (crop, low, high) in table {
      #expect(crop.seedRowMaxima?.phosphateLow == Self.rate(low))
      #expect(crop.seedRowMaxima?.phosphateHigh == Self.rate(high))
      #expect(crop.seedRowMaxima?.potash == Self.rate(15))
    }
    let known = table.map(\.0)
    for crop in SeedCrop.allCases where !known.contains(crop) {
      #expect(crop.seedRowMaxima == nil)
    }
  }

  @Test func `every seed has a crop of its own and every fertilizer a grade`() {
    let crops = ProductCatalogue.all.compactMap(\.crop)
    let unlisted: [SeedCrop] = [.mustard, .chickpeas, .canaryseed]
    #expect(crops.count == SeedCrop.allCases.count - unlisted.count)
    for crop in SeedCrop.allCases { #expect(crops.contains(crop) != unlisted.contains(crop)) }
    for product in ProductCatalogue.all {
      #expect((product.crop != nil) == (product.category == .grainOrPulse), "\(product.name)")
      #expect((product.grade != nil) == (product.category == .fertilizer), "\(product.name)")
    }
  }

  // MARK: The job

  @Test func `the crop is the one seed that is applied`() throws {
    let wheat = Self.product("Wheat", 100)
    let canola = Self.product("Canola", 5)
    let none = Self.product("Peas", 0)
    let urea = Self.product("Urea (46-0-0)", 100)
    #expect(Advisor.crop(of: [urea, wheat, none]) == .wheat)
    #expect(Advisor.crop(of: [wheat, canola]) == nil)
    #expect(Advisor.crop(of: [urea, none]) == nil)
    #expect(Advisor.crop(of: []) == nil)
  }

  /// Oracle: rate times percentage, by hand.
  @Test func `nutrients are added up over the fertilizers`() throws {
    let nutrients = try #require(
      Advisor.nutrients(of: [
        Self.product("Canola", 5), Self.product("Urea (46-0-0)", 200),
        Self.product("MAP (11-52-0)", 50), Self.product("Potash (0-0-60)", 25),
        Self.product("Ammonium Sulphate (21-0-0-24S)", 100),
        Self.product("DAP (18-46-0)", 0),
      ]))
    #expect(abs(nutrients.nitrogen.poundsPerAcre - (92 + 5.5 + 21)) < 1e-9)
    #expect(abs(nutrients.phosphate.poundsPerAcre - 26) < 1e-9)
    #expect(abs(nutrients.potash.poundsPerAcre - 15) < 1e-9)
    #expect(abs(nutrients.sulphur.poundsPerAcre - 24) < 1e-9)
    #expect(Advisor.nutrients(of: [Self.product("Canola", 5)]) == nil)
  }

  /// Oracle: the table of maxima; MAP is 52 % phosphate and potash 60 %.
  @Test(arguments: [
    ("Canola", 50, 25, []), ("Canola", 57.6, 25, []), ("Canola", 57.8, 25, ["phosphate"]),
    ("Canola", 1, 25.1, ["potash"]), ("Wheat", 96.1, 25, []),
    ("Wheat", 96.2, 26, ["phosphate", "potash"]), ("Peas", 28.8, 26, ["potash"]),
    ("Flax", 29, 25, ["phosphate"]), ("Lentils", 38.4, 0, []), ("Lentils", 38.5, 0, ["phosphate"]),
    ("Corn", 200, 200, []), ("Durum", 96.1, 25, []), ("Durum", 97, 26, ["phosphate", "potash"]),
    ("Soybeans", 200, 200, []),
  ])
  func `more than the upper maximum of the seed row is mentioned, and no less`(
    crop: String, map: Double, potash: Double, expected: [String]
  ) throws {
    let advice = Advisor.agronomy(of: [
      Self.product(crop, 50), Self.product("MAP (11-52-0)", map),
      Self.product("Potash (0-0-60)", potash),
    ])
    let found = advice.compactMap { advice -> String? in
      switch advice {
      case .seedRowPhosphate(_, let delivered):
        #expect(abs(delivered.poundsPerAcre - 0.52 * map) < 1e-9)
        return "phosphate"
      case .seedRowPotash(_, let delivered):
        #expect(abs(delivered.poundsPerAcre - 0.6 * potash) < 1e-9)
        return "potash"
      default: return nil
      }
    }
    #expect(found == expected)
  }

  /// Oracle: the grades; what has phosphate is a starter.
  @Test func `nitrogen and sulphur are to be banded away from seed`() throws {
    let names = [
      "Canola", "Urea (46-0-0)", "MAP (11-52-0)", "Ammonium Sulphate (21-0-0-24S)",
      "Potash (0-0-60)",
    ]
    let products = names.map { Self.product($0, $0 == "Canola" ? 5 : 10) }
    #expect(Advisor.agronomy(of: products) == [.banded(products: [1, 3])])
    #expect(Advisor.agronomy(of: Array(products.dropFirst())).isEmpty, "nothing is seeded")
    let none = Self.product("Urea (46-0-0)", 0)
    #expect(Advisor.agronomy(of: [products[0], none]).isEmpty)
  }

  @Test func `a legume is asked for inoculant unless it has some`() throws {
    let peas = Self.product("Peas", 180)
    #expect(Advisor.agronomy(of: [peas]) == [.inoculant(.peas)])
    let inoculant = Self.product("Granular inoculant", 5)
    #expect(Advisor.agronomy(of: [peas, inoculant]).isEmpty)
    let left = Self.product("Granular inoculant", 0)
    #expect(Advisor.agronomy(of: [peas, left]) == [.inoculant(.peas)])
    #expect(Advisor.agronomy(of: [Self.product("Wheat", 100)]).isEmpty)
  }

  @Test func `with several seeds nothing is said that needs a crop`() throws {
    let products = [
      Self.product("Peas", 100), Self.product("Canola", 5),
      Self.product("MAP (11-52-0)", 500), Self.product("Potash (0-0-60)", 500),
    ]
    #expect(Advisor.agronomy(of: products).isEmpty)
  }

  // MARK: The tanks

  private static func assignment(_ products: Int?...) -> Assignment {
    products.enumerated().reduce(Assignment.empty) { assignment, entry in
      entry.element.map { assignment.placing(product: $0, inTank: entry.offset) } ?? assignment
    }
  }

  /// Oracle: by hand.
  @Test func `tanks are judged by what is in them`() throws {
    let cart = BourgaultCarts.all[0]
    let products = [
      Self.product("Wheat", 100), Self.product("MAP (11-52-0)", 60),
      Self.product("DAP (18-46-0)", 60), Self.product("Sand", 5),
      Self.product("Canola", 5),
    ]
    let judged: (Assignment, Bool) -> [Advice] = {
      Advisor.tanks(products, $0, on: cart, hasMeterPerTank: $1)
    }
    #expect(judged(Self.assignment(0, 1, nil, nil, 4), true).isEmpty)
    #expect(judged(Self.assignment(0, 1, nil, nil, 3), true).isEmpty)
    #expect(judged(Self.assignment(1, nil, nil, nil, 0), true) == [.saddle(product: 0, tank: 4)])
    #expect(
      judged(Self.assignment(0, 1, 2, nil, 4), true) == [
        .phosphateTanks(TankSet(positions: [1, 2]))
      ])
    #expect(
      judged(Self.assignment(0, 0, 1, 1, 4), true) == [
        .phosphateTanks(TankSet(positions: [2, 3])),
        .meters(product: 0, TankSet(positions: [0, 1])),
        .meters(product: 1, TankSet(positions: [2, 3])),
      ])
    #expect(judged(Self.assignment(0, 0, 4, 4, nil), false).isEmpty)
    #expect(judged(.empty, true).isEmpty)
  }

  /// Oracle: corn at 22 lb/ac comes in bags, as canola does; seed from 25 lb/ac on comes in bulk.
  @Test(arguments: [
    ("Corn", 22, true), ("Corn", 25, false), ("Canola", 30, true), ("Wheat", 100, false),
    ("Urea (46-0-0)", 10, false),
  ])
  func `only bulk seed and fertilizer are out of place in a saddle tank`(
    name: String, rate: Double, isInPlace: Bool
  ) throws {
    let advice = Advisor.tanks(
      [Self.product(name, rate)], Self.assignment(nil, nil, nil, nil, 0),
      on: BourgaultCarts.all[0], hasMeterPerTank: true)
    #expect(advice == (isInPlace ? [] : [.saddle(product: 0, tank: 4)]))
  }
}
