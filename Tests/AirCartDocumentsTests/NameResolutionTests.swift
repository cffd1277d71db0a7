import AirCart
import AirCartDocuments
import AirCartTestSupport
import Testing

/// The look-up of names that scenario files and the command line share.
///
/// Oracle: the diagnostics of files with the same name in them, which
/// `Golden/refused-scenarios.md` pins down, and suggestions written by hand.
struct NameResolutionTests {
  private func diagnostic(carts: String = "91300", product: String = "Wheat", tank: String = "1")
    throws -> Diagnostic
  {
    let text = """
      { name: 'a', carts: '\(carts)', field: 160,
        products: [{ product: '\(product)', rate: 100, tanks: [\(tank)] }] }
      """
    let report = Scenario.read(SourceText(name: "test.json", text: text)).report
    #expect(report.diagnostics.count == 1)
    return try #require(report.diagnostics.first)
  }

  private func expectSame(_ error: ResolutionError?, _ diagnostic: Diagnostic) {
    #expect(error?.code == diagnostic.code)
    #expect(error?.message == diagnostic.message)
    #expect(error?.suggestion.map { "\"\($0)\"" } == diagnostic.suggestion)
    #expect(error?.notes == diagnostic.notes)
  }

  @Test(arguments: [
    ("91330", "91300"), ("l9951", "L9950"), ("91300+L9560", "91300+L9650"),
    (" 9951 + 9650", "9950+9650"), ("91300+Deere", nil), ("91300+", nil), ("+", nil),
    ("91300+9950+9650", nil), ("Deere", nil),
  ]) func `a cart gets the same answer from a file and from the command line`(
    text: String, suggestion: String?
  ) throws {
    let error = #expect(throws: ResolutionError.self) { try CartDirectory().cart(named: text) }
    #expect(error?.suggestion == suggestion)
    expectSame(error, try diagnostic(carts: text))
  }

  @Test(arguments: [
    ("Weat", "Wheat"), ("CANOAL", "Canola"), ("uera", "Urea (46-0-0)"), ("Camelina", nil),
    ("M", nil), ("red spring wheat", "Wheat"), ("durum wheat", "Durum"), ("canola-seed", "Canola"),
    ("desi chick-peas", "Chickpeas"), ("46-0-0 urea", "Urea (46-0-0)"),
    ("AMS (21-0-0-24S)", "Ammonium Sulphate (21-0-0-24S)"),
    ("sulphate", "Ammonium Sulphate (21-0-0-24S)"), ("beans", nil), ("seed", nil),
    ("phosphate", nil), ("wheatland mix", nil),
  ]) func `a product gets the same answer from a file and from the command line`(
    name: String, suggestion: String?
  ) throws {
    let error = #expect(throws: ResolutionError.self) {
      try ProductDirectory(densities: .published).product(named: name)
    }
    #expect(error?.suggestion == suggestion)
    expectSame(error, try diagnostic(product: name))
  }

  @Test(arguments: [("Sadle", "Saddle"), ("tnak 3", "Tank 3"), ("Tank 6", nil), ("6", nil)])
  func `a tank gets the same answer from a file and from the command line`(
    text: String, suggestion: String?
  ) throws {
    let cart = try CartDirectory().cart(named: "91300")
    let reference = TankReference(parsing: text)
    let error = #expect(throws: ResolutionError.self) { try cart.position(of: reference) }
    #expect(error?.suggestion == suggestion)
    let written = reference == .name(text) ? "'\(text)'" : text
    expectSame(error, try diagnostic(tank: written))
  }

  @Test func `names that exist are found`() throws {
    let directory = CartDirectory(usesSaddleTank: false)
    #expect(try directory.cart(named: "9650") == BourgaultCarts.all[2].withoutSaddle())
    let cart = try CartDirectory().cart(named: "9650+9650")
    #expect(cart.tanks.count == 10)
    #expect(try cart.position(of: TankReference(parsing: "Saddle")) == 4)
    #expect(try cart.position(of: TankReference(parsing: "10")) == 9)
    #expect(try cart.position(of: TankReference(parsing: "Tank 10")) == 9)
    let products = ProductDirectory(densities: .published)
    #expect(try products.product(named: "Urea (46-0-0)").density.poundsPerBushel == 59.7)
    let own = try products.product(named: "weat", density: .init(58, .poundsPerBushel))
    #expect(own.name == "weat")
    #expect(own.densitySource == .own)
  }

  @Test(arguments: ["0", "00", "99999999999999999999", "-1", "", "1.5"])
  func `what is no tank number is refused`(text: String) throws {
    let cart = try CartDirectory().cart(named: "9650")
    #expect(throws: ResolutionError.self) { try cart.position(of: TankReference(parsing: text)) }
  }

  /// Oracle: the number of tanks, computed from the catalogue by hand.
  @Test func `the limit of tanks is that of all carts together`() throws {
    #expect(throws: ResolutionError.self) { try CartDirectory().cart(named: "9650+9650+9650") }
    let cart = try CartDirectory(usesSaddleTank: false).cart(named: "9650+9650+9650")
    #expect(cart.tanks.count == CartDirectory.tankLimit)
  }
}
