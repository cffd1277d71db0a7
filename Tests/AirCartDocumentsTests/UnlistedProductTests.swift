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
    ("28-0-0", "urea ammonium nitrate"), ("UAN", "urea ammonium nitrate"),
    ("UAN 28-0-0", "urea ammonium nitrate"), ("uan (32-0-0)", "urea ammonium nitrate"),
    ("10-34-0", "ammonium polyphosphate"), ("ATS", "ammonium thiosulphate"),
    ("CAN", "calcium ammonium nitrate"), ("can", "calcium ammonium nitrate"),
    ("TSP", "triple superphosphate"), ("sulphate of potash", "sulphate of potash"),
  ]) func `a known product that is not listed is named without a suggestion`(
    name: String, nature: String
  ) {
    let error = error(name)
    #expect(error?.suggestion == nil)
    #expect(error?.message.contains("is \(nature)") == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    "dry beans", "liquid urea", "urea phosphate", "wheat straw", "pea inoculant mix",
    "46-0-1", "12-51-0", "Rye",
  ]) func `another kind of product is not suggested`(name: String) {
    #expect(error(name)?.suggestion == nil, "\(error(name)?.suggestion ?? "")")
  }

  @Test(arguments: [
    ("SOA", "Ammonium Sulphate (21-0-0-24S)"), ("super urea", "SuperU"), ("Super U", "SuperU"),
  ]) func `what the trade calls a listed product is that product`(
    name: String, full: String
  ) throws {
    #expect(try ProductDirectory(densities: .published).product(named: name).name == full)
  }

  @Test func `with its density such a product is one's own`() throws {
    let own = try ProductDirectory(densities: .published)
      .product(named: "CAN", density: DensityEntry(60, .poundsPerBushel))
    #expect(own.name == "CAN")
  }

  @Test func `a maker's name lists its carts`() {
    let error = #expect(throws: ResolutionError.self) {
      try CartDirectory().cart(named: "bourgault")
    }
    #expect(error?.suggestion == nil)
    #expect(error?.notes == ["its carts: 91300, 9950, 9650, L9950 and L9650"])
  }
}
