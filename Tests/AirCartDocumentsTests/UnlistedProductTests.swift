import AirCart
import AirCartDocuments
import Testing

/// Suggestions that are worse than none.
///
/// Oracle: what the words mean in the trade, by hand.
@Suite struct UnlistedProductTests {
  private func error(_ name: String) -> ResolutionError? {
    #expect(throws: ResolutionError.self) {
      try ProductDirectory(densities: .published).product(named: name)
    }
  }

  @Test(arguments: [
    ("UAN 30", "a liquid"), ("liquid urea", "a liquid"), ("Kelp solution", "a liquid"),
    ("anhydrous", "anhydrous ammonia"), ("NH3 (82-0-0)", "anhydrous ammonia"),
    ("CAN", "calcium ammonium nitrate"), ("can", "calcium ammonium nitrate"),
    ("SSP", "single superphosphate"), ("Lupins", "lupin seed"), ("vetch", "vetch seed"),
    ("Camelina", "camelina seed"), ("13-13-13", "a fertilizer of that grade"),
    ("NPK 16-20-0", "a fertilizer of that grade"), ("sulphate of potash", "sulphate of potash"),
  ]) func `a known product that is not listed is named without a suggestion`(
    name: String, nature: String
  ) {
    let error = error(name)
    #expect(error?.suggestion == nil)
    #expect(error?.message.contains("is \(nature)") == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    "dry beans", "liquid urea", "urea phosphate", "wheat straw", "pea inoculant mix",
    "46-0-1", "12-51-0", "Ryegrass", "KTS", "navy beans",
  ]) func `another kind of product is not suggested`(name: String) {
    #expect(error(name)?.suggestion == nil, "\(error(name)?.suggestion ?? "")")
  }

  @Test(arguments: [
    ("SOA", "Ammonium Sulphate (21-0-0-24S)"), ("MOP", "Potash (0-0-60)"),
    ("TSP", "TSP (0-46-0)"), ("triple superphosphate", "TSP (0-46-0)"), ("fababeans", "Faba beans"),
    ("Sunflowers", "Sunflower"), ("hemp seed", "Hemp"), ("34-0-0", "Ammonium nitrate (34-0-0)"),
    ("ammonium nitrate", "Ammonium nitrate (34-0-0)"), ("28-0-0", "UAN 28 (28-0-0)"),
    ("UAN", "UAN 28 (28-0-0)"), ("UAN 28-0-0", "UAN 28 (28-0-0)"), ("uan 28", "UAN 28 (28-0-0)"),
    ("uan (32-0-0)", "UAN 32 (32-0-0)"), ("UAN32", "UAN 32 (32-0-0)"), ("10-34-0", "APP (10-34-0)"),
    ("Ammonium polyphosphate", "APP (10-34-0)"), ("ATS", "ATS (12-0-0-26S)"),
    ("thiosulfate", "ATS (12-0-0-26S)"), ("12-0-0-26S", "ATS (12-0-0-26S)"),
    ("super urea", "SuperU"), ("Super U", "SuperU"),
  ]) func `what the trade calls a listed product is that product`(
    name: String, full: String
  ) throws {
    #expect(try ProductDirectory(densities: .published).product(named: name).name == full)
  }

  @Test(arguments: [
    "CAN", "SSP", "Lupins", "Camelina", "13-13-13", "Dry 28-0-0", "Starter 10-34-0",
    "Granular blend (12-0-0)",
  ])
  func `with its density a dry product is one's own`(name: String) throws {
    let own = try ProductDirectory(densities: .published)
      .product(named: name, density: DensityEntry(60, .poundsPerBushel))
    #expect(own.name == name)
  }

  @Test(arguments: ["Liquid starter", "UAN 30", "liquid urea"])
  func `a liquid that is not listed asks for a density of liquids`(name: String) throws {
    #expect(error(name)?.notes.contains { $0.contains("lb/gal") } == true)
    let own = try ProductDirectory(densities: .published)
      .product(named: name, density: DensityEntry(11.1, .poundsPerGallon))
    #expect(abs(own.density.poundsPerGallon - 11.1) < 1e-9)
  }

  @Test func `pounds per gallon of a product that is not called a liquid are refused`() {
    let error = #expect(throws: ResolutionError.self) {
      try ProductDirectory(densities: .published)
        .product(named: "Alpine", density: DensityEntry(11.1, .poundsPerGallon))
    }
    #expect(error?.notes.contains { $0.contains("\"Liquid Alpine\"") } == true)
    #expect(error?.takesDensity == false)
  }

  @Test(arguments: ["anhydrous", "NH3 (82-0-0)", "82-0-0"])
  func `a gas is refused with a density and without`(name: String) {
    for density in [nil, DensityEntry(80, .poundsPerBushel)] {
      let error = #expect(throws: ResolutionError.self) {
        try ProductDirectory(densities: .published).product(named: name, density: density)
      }
      #expect(error?.message.hasSuffix("which goes into no tank of an air cart") == true)
      #expect(error?.takesDensity == false && error?.suggestion == nil)
      #expect(error?.notes.contains { $0.contains("density") } == false)
    }
  }

  @Test func `a list of products refuses a gas`() {
    let source = SourceText(name: "p", text: "{ products: [{ product: 'NH3', density: 80 }] }")
    let reading = ProductList.read(source)
    #expect(reading.document == nil)
    #expect(reading.report.diagnostics.first?.message.contains("no tank of an air cart") == true)
  }

  @Test func `a maker's name lists its carts`() {
    let error = #expect(throws: ResolutionError.self) {
      try CartDirectory().cart(named: "bourgault")
    }
    #expect(error?.suggestion == nil)
    #expect(error?.notes == ["its carts: 91300, 9950, 9650, L9950 and L9650"])
  }

  /// Oracle: the name itself.
  @Test(arguments: ["13-13-13", "NPK 16-20-0", "npk 16-20-0", "Blend (16-20-0)"])
  func `a fertilizer called by its grade has it`(name: String) throws {
    let grade = try #require(ProductTraits(named: name).grade)
    #expect(grade.phosphate == (name == "13-13-13" ? 13 : 20))
  }

  @Test(arguments: ["Seed 12-3-4", "60-60-60", "16-20", "Dry 28-0-0", "ÿéü 1"])
  func `other names have no grade`(name: String) {
    #expect(ProductTraits(named: name).grade == nil)
  }
}
