import AirCart
import AirCartDocuments
import AirCartSimulation
import AirCartTestSupport
import Testing

/// The one rule by which names are matched.
///
/// Oracle: the order of its steps, which design.md gives, and tables written by hand.
struct NameMatchingTests {
  private func product(_ name: String) throws -> String {
    try ProductDirectory(densities: .listed).product(named: name).name
  }

  @Test(arguments: [
    ("wheat", "Wheat"), ("CANOLA", "Canola"), ("urea", "Urea (46-0-0)"), ("W", "Wheat"),
    ("46-0-0", "Urea (46-0-0)"), ("urea(46-0-0)", "Urea (46-0-0)"), ("map", "MAP (11-52-0)"),
    ("dap", "DAP (18-46-0)"), ("AMS", "Ammonium Sulphate (21-0-0-24S)"),
    ("ammonium sulfate", "Ammonium Sulphate (21-0-0-24S)"),
    ("21-0-0", "Ammonium Sulphate (21-0-0-24S)"), ("KCl", "Potash (0-0-60)"),
    ("potash", "Potash (0-0-60)"), ("mesz", "MESZ (12-40-0-10S-1Zn)"), ("pea", "Peas"),
    ("soy", "Soybeans"), (" Wheat ", "Wheat"), ("urea 46-0-0", "Urea (46-0-0)"),
    ("ESN", "ESN (44-0-0)"), ("superu", "SuperU"), ("mes-15", "MES15 (13-33-0-15S)"),
    ("kmag", "K-Mag (0-0-22-22S-11Mg)"), ("sulfur", "Elemental Sulphur (0-0-0-90S)"),
    ("inoculant", "Inoculant (granular)"), ("chick peas", "Chickpeas"),
    ("canary seed", "Canaryseed"), ("mustard", "Mustard"),
  ]) func `a product is found by every name that people type`(
    name: String, expected: String
  ) throws {
    #expect(try product(name) == expected)
  }

  /// Oracle: the catalogue, each product of which must find itself.
  @Test func `every name of every product and cart means it in any case`() throws {
    let seed: UInt64 = 12
    var random = SplitMix64(seed: seed)
    for choice in ProductCatalogue.choices {
      for name in [choice.name] + choice.parts + choice.aliases {
        let typed = String(
          name.map {
            random.next() % 2 == 0 ? Character($0.uppercased()) : Character($0.lowercased())
          })
        #expect(try product(typed) == choice.name, "\(typed), seed \(seed)")
      }
    }
    for cart in CartCatalogue.all {
      for typed in ["bourgault \(cart.name)", cart.name.lowercased()] {
        #expect(try CartDirectory().cart(named: typed) == cart, "\(typed)")
      }
    }
  }

  @Test(arguments: [
    ("ME", ["MESZ (12-40-0-10S-1Zn)", "MES15 (13-33-0-15S)"]), ("1-", []), ("4", []), ("1", []),
    ("C", ["Canola", "Corn", "Chickpeas", "Canaryseed"]),
  ]) func `a beginning of several names is refused with the list of them`(
    name: String, meant: [String]
  ) {
    let error = #expect(throws: ResolutionError.self) { try product(name) }
    #expect(error?.code == (meant.isEmpty ? .unknownProduct : .ambiguousName))
    for full in meant { #expect(error?.message.contains("\"\(full)\"") == true) }
  }

  @Test func `what a name is exactly comes before what it is but for its case`() {
    let choices = ["tank 1", "Tank 1", "TANK 1"].map { NameChoice($0) }
    #expect(choices.match("Tank 1") == .one(1))
    #expect(choices.match("Tank1") == .several([0, 1, 2]))
    let blends = [NameChoice("Mapple mix"), NameChoice("Map")]
    #expect(blends.match("MAP", takesBeginnings: true) == .one(1))
    #expect(blends.match("mapp", takesBeginnings: true) == .one(0))
    #expect(blends.match("mapp") == .none)
    #expect(blends.match(" ", takesBeginnings: true) == .none)
  }

  @Test func `a product of one's own comes before a listed one whose beginning is like it`() throws
  {
    let own = [OwnProduct(name: "U", density: .init(50, .poundsPerBushel), source: nil)]
    let directory = ProductDirectory(densities: .listed, ownProducts: own)
    #expect(try directory.product(named: "u").name == "U")
    #expect(try directory.product(named: "ur").name == "Urea (46-0-0)")
  }

  /// Oracle: the product by its full name with the same density.
  @Test(arguments: ["urea", "UREA", "Urea(46-0-0)", "46-0-0", "Urea 46-0-0"])
  func `a listed product keeps its nature with a density of its own`(name: String) throws {
    let density = DensityEntry(60, .poundsPerBushel)
    let directory = ProductDirectory(densities: .listed)
    let full = try directory.product(named: "Urea (46-0-0)", density: density)
    #expect(try directory.product(named: name, density: density) == full)
    let own = [OwnProduct(name: name, density: density, source: nil)]
    let listed = ProductDirectory(densities: .listed, ownProducts: own)
    #expect(try listed.product(named: "Urea (46-0-0)") == full)
  }

  @Test(arguments: ["U", "Ure", "Urea mix", "Potash 60"])
  func `with a density of its own a product has any name that is not a listed one's`(
    name: String
  ) throws {
    let density = DensityEntry(60, .poundsPerBushel)
    #expect(
      try ProductDirectory(densities: .listed).product(named: name, density: density).name == name)
  }

  /// Oracle: the product by its full name; a farm's products have their densities in the file.
  @Test func `a listed product keeps its nature in every kind of file`() throws {
    let farm = """
      { name: 'f', carts: 'all', fields: [{ name: 'H', area: 100, crop: 'C' }],
        crops: [{ name: 'C', products: [{ product: 'UREA', rate: 90, density: 60 }] }],
        season: { uncertainty: { products: [{ product: 'urea', density: 0.1 }] } } }
      """
    let read = FarmScenario.read(SourceText(name: "f", text: farm)) { $0.carts }
    #expect(read.report.text == "")
    #expect(read.document?.products[0].map(\.name) == ["Urea (46-0-0)"])
    #expect(
      read.document?.season.uncertainty.densityOfProduct.map(\.product) == ["Urea (46-0-0)"])
    let scenario = """
      { name: 's', field: 100, products: [{ product: '46-0-0', rate: 90, density: 60 }] }
      """
    #expect(
      Scenario.read(SourceText(name: "s", text: scenario)).document?.products.map(\.name)
        == ["Urea (46-0-0)"])
    let list = "{ products: [{ product: 'Ammonium sulfate', density: 60 }] }"
    #expect(
      ProductList.read(SourceText(name: "p", text: list)).document?.map(\.name)
        == ["Ammonium Sulphate (21-0-0-24S)"])
  }

  /// Oracle: the catalogue's published density.
  @Test func `a product without a listed density has its published one in both sets`() throws {
    for set in DensitySet.allCases {
      let mustard = try ProductDirectory(densities: set).product(named: "mustard")
      #expect(mustard.density.poundsPerBushel == 50)
      let esn = try ProductDirectory(densities: set).product(named: "esn")
      #expect(esn.density.poundsPerBushel == 59.7 && esn.listedFertilizer == nil)
    }
  }

  @Test(arguments: ["saddle", "SADDLE", "5"]) func `a tank is found in any case`(text: String)
    throws
  {
    let cart = try CartDirectory().cart(named: "91300")
    #expect(try cart.position(of: TankReference(parsing: text)) == 4)
    #expect(try cart.position(of: .name("tank 3")) == 2)
  }

  /// Oracle: the same file with every name in full.
  @Test func `a scenario and a farm mean the same however their names are written`() throws {
    func scenario(_ u: String, _ w: String, _ s: String, _ cart: String, _ units: String) -> String
    {
      """
      { name: 'a', carts: ['\(cart)'], units: '\(units)', field: 100, emptyTanks: ['\(s)'],
        products: [{ product: '\(w)', rate: 100, tanks: [1, '\(s)'] }, { product: '\(u)', rate: 90 }],
        keepApart: [['\(w)', '\(u)']] }
      """
    }
    func farm(_ u: String, _ w: String) -> String {
      """
      { name: 'f', carts: 'all', fields: [{ name: 'H', area: 100, crop: 'C' }],
        crops: [{ name: 'C', products: [{ product: '\(u)', rate: 90 }, { product: '\(w)', rate: 9 }] }],
        keepApart: [['\(w)', '\(u)']] }
      """
    }
    let full = Scenario.read(
      SourceText(name: "s", text: scenario("Urea (46-0-0)", "Wheat", "Saddle", "L9950", "metric")))
    let typed = Scenario.read(
      SourceText(
        name: "s", text: scenario("46-0-0", "WHEAT", "saddle", "bourgault l9950", "Metric")))
    #expect(full.report.text == "")
    #expect(typed.report.text == "")
    #expect(typed.document?.products == full.document?.products)
    #expect(typed.document?.keepApart == [["Wheat", "Urea (46-0-0)"]])
    #expect(
      typed.document?.grid.carts.map(\.constraints) == full.document?.grid.carts.map(\.constraints))
    #expect(typed.document?.grid.units == .metric)
    let farms = [farm("Urea (46-0-0)", "Wheat"), farm("urea", "wheat")].map {
      FarmScenario.read(SourceText(name: "f", text: $0)) { $0.carts }
    }
    #expect(farms[0].report.text == farms[1].report.text)
    #expect(farms[0].document?.products == farms[1].document?.products)
    #expect(farms[1].document?.keepApart == [["Wheat", "Urea (46-0-0)"]])
  }

  @Test func `two names of one product in a file are told to be the same`() {
    let text = """
      { name: 'a', field: 160, products: [{ product: 'urea', rate: 1 }, { product: '46-0-0', rate: 1 }] }
      """
    let report = Scenario.read(SourceText(name: "t", text: text)).report
    #expect(report.diagnostics.map(\.code) == [.duplicateName])
    #expect(report.text.contains("the products \"urea\" and \"46-0-0\" are the same"))
  }
}
