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

  /// Oracle: the maker's table, in lb/ac of actual nutrient (domain.md, sections 3 and 9).
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
    // Manitoba Cooperator, 2019: 10 lb/ac by the province's guide, 20 by its specialist.
    #expect(SeedCrop.soybeans.seedRowMaxima?.phosphateLow == Self.rate(10))
    #expect(SeedCrop.soybeans.seedRowMaxima?.phosphateHigh == Self.rate(20))
    #expect(SeedCrop.soybeans.seedRowMaxima?.potash == nil)
    #expect(SeedCrop.corn.seedRowMaxima == nil)
    #expect(table.count + 2 == SeedCrop.allCases.count)
  }

  @Test func `every seed has a crop of its own and every fertilizer a grade`() {
    let crops = ProductCatalogue.all.compactMap(\.crop)
    #expect(crops.count == SeedCrop.allCases.count)
    for crop in SeedCrop.allCases { #expect(crops.contains(crop)) }
    for product in ProductCatalogue.all {
      #expect((product.crop != nil) == (product.category == .grainOrPulse), "\(product.name)")
      #expect((product.grade != nil) == (product.category == .fertilizer), "\(product.name)")
    }
  }

  // MARK: The job

  @Test func `the crop is the one seed that is applied`() {
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
    ("Soybeans", 38.4, 200, []), ("Soybeans", 38.5, 200, ["phosphate"]),
    ("Mustard", 28.8, 25, []), ("Mustard", 28.9, 25.1, ["phosphate", "potash"]),
    ("Chickpeas", 48, 25, []), ("Chickpeas", 48.1, 26, ["phosphate", "potash"]),
    ("Canaryseed", 48, 25, []), ("Canaryseed", 48.1, 26, ["phosphate", "potash"]),
  ])
  func `more than the upper maximum of the seed row is mentioned, and no less`(
    crop: String, map: Double, potash: Double, expected: [String]
  ) {
    let advice = Advisor.advice(on: [
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
  @Test func `nitrogen and sulphur are to be banded away from seed`() {
    let names = [
      "Canola", "Urea (46-0-0)", "MAP (11-52-0)", "Ammonium Sulphate (21-0-0-24S)",
      "Potash (0-0-60)",
    ]
    let products = names.map { Self.product($0, $0 == "Canola" ? 5 : 10) }
    #expect(Advisor.advice(on: products) == [.banded(products: [1, 3])])
    #expect(Advisor.advice(on: Array(products.dropFirst())).isEmpty, "nothing is seeded")
    let none = Self.product("Urea (46-0-0)", 0)
    #expect(Advisor.advice(on: [products[0], none]).isEmpty)
  }

  /// Oracle: K-Mag is 22 % sulphur, which the maker's table places in the mid row; so is its potash.
  @Test func `what is banded for its sulphur brings no potash to the seed`() {
    let products = [Self.product("Wheat", 100), Self.product("K-Mag (0-0-22-22S-11Mg)", 200)]
    #expect(Advisor.advice(on: products) == [.banded(products: [1])])
    let both = products + [Self.product("Potash (0-0-60)", 25.1)]
    #expect(
      Advisor.advice(on: both) == [
        .banded(products: [1]), .seedRowPotash(.wheat, delivered: both[2].potash),
      ])
  }

  @Test func `a legume is asked for inoculant unless it has some`() {
    let peas = Self.product("Peas", 180)
    #expect(Advisor.advice(on: [peas]) == [.inoculant(.peas)])
    #expect(Advisor.advice(on: [peas, Self.product("Inoculant (granular)", 5)]).isEmpty)
    let inoculant = Self.product("TagTeam", 5)
    #expect(Advisor.advice(on: [peas, inoculant]).isEmpty)
    let left = Self.product("Granular inoculant", 0)
    #expect(Advisor.advice(on: [peas, left]) == [.inoculant(.peas)])
    #expect(Advisor.advice(on: [Self.product("Wheat", 100)]).isEmpty)
  }

  @Test func `with several seeds nothing is said that needs a crop`() {
    let products = [
      Self.product("Peas", 100), Self.product("Canola", 5),
      Self.product("MAP (11-52-0)", 500), Self.product("Potash (0-0-60)", 500),
    ]
    #expect(Advisor.advice(on: products).isEmpty)
  }
}

extension ProductDemand {
  fileprivate var potash: ApplicationRate {
    ApplicationRate(poundsPerAcre: rate.poundsPerAcre * (traits.grade?.potash ?? 0) / 100)
  }
}
