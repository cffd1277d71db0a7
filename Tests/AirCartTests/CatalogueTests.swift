import AirCart
import Testing

/// Oracle: domain.md section 1 (carts) and the table of section 4A (densities), copied here.
@Suite struct CatalogueTests {
  // MARK: Carts

  struct CartRow: CustomTestStringConvertible {
    let name: String
    let bushels: [Double]
    let total: Double
    let emptyPounds: Double

    var testDescription: String { name }

    static let all = [
      CartRow(
        name: "91300", bushels: [635, 230, 140, 295, 44], total: 1_344, emptyPounds: 50_500),
      CartRow(name: "9950", bushels: [465, 165, 100, 220, 44], total: 994, emptyPounds: 42_800),
      CartRow(name: "9650", bushels: [195, 130, 130, 195, 44], total: 694, emptyPounds: 38_800),
      CartRow(name: "L9950", bushels: [220, 100, 165, 465, 44], total: 994, emptyPounds: 38_500),
      CartRow(name: "L9650", bushels: [195, 130, 130, 195, 44], total: 694, emptyPounds: 35_100),
    ]
  }

  @Test(arguments: CartRow.all)
  func `a cart has the published tanks, total and weight`(row: CartRow) throws {
    let cart = try #require(CartCatalogue.cart(named: row.name))
    #expect(cart.tanks.map { $0.capacity.bushels } == row.bushels)
    #expect(cart.tanks.map { $0.name } == ["Tank 1", "Tank 2", "Tank 3", "Tank 4", "Saddle"])
    #expect(cart.capacity.bushels == row.total)
    #expect(cart.emptyWeight?.pounds == row.emptyPounds)
    let ordered = cart.withoutSaddle()
    #expect(ordered.capacity.bushels == row.total - 44)
    #expect(ordered.tanks.map { $0.name } == ["Tank 1", "Tank 2", "Tank 3", "Tank 4"])
  }

  @Test func `the catalogue holds these carts in this order and no other`() {
    #expect(CartCatalogue.all.map { $0.name } == CartRow.all.map { $0.name })
    #expect(CartCatalogue.cart(named: "91301") == nil)
  }

  @Test(arguments: CartCatalogue.all.map { $0.name })
  func `a cart has a name of its own, positive capacities and a source`(name: String) throws {
    #expect(CartCatalogue.all.filter { $0.name == name }.count == 1)
    let cart = try #require(CartCatalogue.cart(named: name))
    #expect(cart.tanks.allSatisfy { $0.capacity.bushels > 0 })
    #expect(cart.tanks.filter { $0.isSaddle }.count <= 1)
    #expect(!cart.source.isEmpty)
  }

  @Test func `a pair tells its tanks apart, and is as heavy as both`() throws {
    let first = try #require(CartCatalogue.cart(named: "91300"))
    let second = try #require(CartCatalogue.cart(named: "L9650"))
    let pair = first.paired(with: second)
    #expect(pair.name == "91300+L9650")
    #expect(
      pair.tanks.map { $0.name } == [
        "Tank 1", "Tank 2", "Tank 3", "Tank 4", "Saddle",
        "L9650 Tank 1", "L9650 Tank 2", "L9650 Tank 3", "L9650 Tank 4", "L9650 Saddle",
      ])
    #expect(pair.tanks.filter(\.isSaddle).map(\.name) == ["Saddle", "L9650 Saddle"])
    let twice = second.paired(with: second).paired(with: second)
    #expect(Set(twice.tanks.map(\.name)).count == 15)
    #expect(pair.capacity.bushels == 2_038)
    #expect(pair.emptyWeight?.pounds == 85_600)
    #expect(pair.source == first.source)
    let own = Cart(name: "own", bushels: [10], source: "drawn")
    #expect(first.paired(with: own).emptyWeight == nil)
    #expect(first.paired(with: own).source == first.source + "; drawn")
  }

  // MARK: Products

  struct ProductRow: CustomTestStringConvertible {
    let name: String
    let listed: Double?
    let low: Double
    let high: Double

    var testDescription: String { name }

    init(_ name: String, _ listed: Double?, _ low: Double, _ high: Double) {
      self.name = name
      self.listed = listed
      self.low = low
      self.high = high
    }

    /// Pounds per bushel in a pound per US gallon, by their cubic inches.
    private static let perGallon = 2_150.42 / 231

    static let all = [
      ProductRow("Wheat", 60, 60, 60), ProductRow("Durum", 60, 60, 62),
      ProductRow("Barley", 48, 48, 48), ProductRow("Oats", 32, 32, 40),
      ProductRow("Canola", 50, 50, 52), ProductRow("Flax", 56, 56, 56),
      ProductRow("Peas", 60, 60, 60), ProductRow("Lentils", 60, 60, 60),
      ProductRow("Soybeans", 60, 60, 60), ProductRow("Corn", 56, 56, 56),
      ProductRow("Mustard", nil, 50, 50), ProductRow("Chickpeas", nil, 60, 60),
      ProductRow("Canaryseed", nil, 50, 50), ProductRow("Rye", nil, 56, 56),
      ProductRow("Triticale", nil, 52, 52), ProductRow("Faba beans", nil, 60, 60),
      ProductRow("Sunflower", nil, 24, 32), ProductRow("Hemp", nil, 44, 44),
      ProductRow("Urea (46-0-0)", 48, 54.8, 64.7), ProductRow("MAP (11-52-0)", 60, 74.7, 80.9),
      ProductRow("DAP (18-46-0)", 62, 68.4, 74.7),
      ProductRow("Ammonium Sulphate (21-0-0-24S)", 60, 58.5, 82.1),
      ProductRow("Potash (0-0-60)", 70, 72.2, 87.1),
      ProductRow("MESZ (12-40-0-10S-1Zn)", 61, 75.9, 75.9),
      ProductRow("ESN (44-0-0)", nil, 59.7, 59.7), ProductRow("SuperU", nil, 59.7, 59.7),
      ProductRow("MES15 (13-33-0-15S)", nil, 75.9, 75.9),
      ProductRow("K-Mag (0-0-22-22S-11Mg)", nil, 112, 122),
      ProductRow("Elemental Sulphur (0-0-0-90S)", nil, 90, 90),
      ProductRow("TSP (0-46-0)", nil, 80.9, 93.3),
      ProductRow("Ammonium nitrate (34-0-0)", nil, 67.2, 72.2),
      ProductRow("UAN 28 (28-0-0)", nil, 10.6 * perGallon, 10.67 * perGallon),
      ProductRow("UAN 32 (32-0-0)", nil, 11.06 * perGallon, 11.06 * perGallon),
      ProductRow("APP (10-34-0)", nil, 11.65 * perGallon, 11.65 * perGallon),
      ProductRow("ATS (12-0-0-26S)", nil, 11.04 * perGallon, 11.04 * perGallon),
      ProductRow("Inoculant (granular)", nil, 50, 50),
    ]
  }

  @Test func `the catalogue holds these 36 products in this order`() {
    #expect(ProductCatalogue.all.map { $0.name } == ProductRow.all.map { $0.name })
    #expect(
      ProductCatalogue.all.map { $0.category }
        == Array(repeating: .grainOrPulse, count: 18) + Array(repeating: .fertilizer, count: 17)
        + [.inoculant])
  }

  @Test(arguments: ProductRow.all)
  func `a product has the listed density and the published range`(row: ProductRow) throws {
    let product = try #require(ProductCatalogue.product(named: row.name))
    #expect(ProductCatalogue.all.filter { $0.name == row.name }.count == 1)
    #expect(product.listed?.poundsPerBushel == row.listed)
    #expect(product.density(in: .listed) == product.listed ?? product.published.value)
    #expect(abs(product.published.low.poundsPerBushel - row.low) < 1e-9)
    #expect(abs(product.published.high.poundsPerBushel - row.high) < 1e-9)
    let value = product.density(in: .published)
    #expect(value >= product.published.low && value <= product.published.high)
  }

  /// Marked [U] in the table, or not in it: no figure was read, and none may be claimed.
  @Test func `only products without a published figure have no source`() {
    let unsourced = ProductCatalogue.all.filter { $0.published.source == nil }.map { $0.name }
    #expect(
      unsourced == [
        "Durum", "Lentils", "Chickpeas", "MESZ (12-40-0-10S-1Zn)",
        "ESN (44-0-0)", "SuperU", "MES15 (13-33-0-15S)", "Elemental Sulphur (0-0-0-90S)",
        "Inoculant (granular)",
      ])
    #expect(ProductCatalogue.all.allSatisfy { $0.published.source != "" })
  }

  /// Oracle: bushels in a tonne by Alberta Agriculture (2002), over 2,204.62 lb.
  @Test(arguments: [
    ("Faba beans", 36.744), ("Rye", 39.368), ("Triticale", 42.396), ("Sunflower", 73.487),
    ("Mustard", 44.092), ("Canola", 44.092), ("Wheat", 36.744),
  ])
  func `a bushel weighs what a tonne of bushels says`(name: String, perTonne: Double) throws {
    let product = try #require(ProductCatalogue.product(named: name))
    #expect(abs(product.published.value.poundsPerBushel - 2_204.62 / perTonne) < 0.01)
  }

  /// Oracle: the middles in section 9 of domain.md, and of the source's 90 to 98 lb/ft³ for K-Mag.
  @Test(arguments: [
    ("Urea (46-0-0)", 59.7), ("MAP (11-52-0)", 77.8), ("DAP (18-46-0)", 71.6),
    ("Ammonium Sulphate (21-0-0-24S)", 70), ("Potash (0-0-60)", 80),
    ("K-Mag (0-0-22-22S-11Mg)", 117), ("TSP (0-46-0)", 87.1),
    ("Ammonium nitrate (34-0-0)", 69.7),
  ])
  func `a published fertilizer density is the middle of its range`(
    name: String, expected: Double
  ) throws {
    let published = try #require(ProductCatalogue.product(named: name)).published
    #expect(published.value.poundsPerBushel == expected)
    let middle = (published.low.poundsPerBushel + published.high.poundsPerBushel) / 2
    #expect(abs(expected - middle) < 0.5)
  }

  // MARK: Likely densities

  /// Oracle: 15 to 120 lb/bu, and 0.7 to 1.4 times the published value, by hand; what is published
  /// is likely.
  @Test(arguments: [
    ("Our mix", 15, 120), ("Urea (46-0-0)", 0.7 * 59.7, 1.4 * 59.7), ("Wheat", 42, 84),
    ("Oats", 22.4, 44.8), ("K-Mag (0-0-22-22S-11Mg)", 81.9, 122), ("Potash (0-0-60)", 56, 112),
  ])
  func `a density is likely within bounds`(name: String, low: Double, high: Double) {
    let likely = BulkDensity.likely(for: ProductCatalogue.product(named: name))
    #expect(abs(likely.lowerBound.poundsPerBushel - low) < 1e-9)
    #expect(abs(likely.upperBound.poundsPerBushel - high) < 1e-9)
  }

  @Test(arguments: ProductCatalogue.all.map { $0.name })
  func `every density of the catalogue is likely`(name: String) throws {
    let product = try #require(ProductCatalogue.product(named: name))
    let likely = BulkDensity.likely(for: product)
    for density in [product.density(in: .listed), product.published.low, product.published.high] {
      #expect(likely.contains(density))
    }
  }
}
