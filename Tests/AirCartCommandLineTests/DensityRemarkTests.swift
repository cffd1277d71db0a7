import AirCartCommandLine
import AirCartTestSupport
import Testing

/// What is said of single densities, wherever one is read.
///
/// Oracle: design.md, section 2: outside 15 to 120 lb/bu, or 0.7 to 1.4 times what is published of a
/// listed product (urea 59.7, wheat 60).
@Suite struct DensityRemarkTests {
  private static let urea =
    "Urea (46-0-0) at 790.0 lb/bu is outside the likely 41.8 to 83.6 lb/bu: check the number and its "
    + "unit."
  private static let mix =
    "Our mix at 14.0 lb/bu is outside the likely 15.0 to 120.0 lb/bu: check the number and its unit."
  private static let mustard = "Mustard has no listed density; 50.0 lb/bu is used."

  /// What a command prints, on one line.
  private func printed(_ words: [String], in folder: String = "/") -> String {
    let outcome = Outcome(
      words, on: MemoryConsole(color: .never, currentFolder: folder), verbs: VerbCatalogue.all)
    #expect(outcome.code == .success, "\(outcome.errors)")
    return (outcome.output + outcome.errors).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  @Test(arguments: [
    ["plan", "--cart", "9650"], ["compare"], ["whatif", "--cart", "9650", "--scale", "0.5...2"],
    ["plan", "--cart", "9650", "--json"],
  ])
  func `an unlikely density is warned of by name`(verb: [String]) {
    let job = ["--field", "80ac", "--densities", "listed", "Wheat=100@60"]
    let text = printed(verb + job + ["urea=90@790", "Our mix=9@14", "mustard=8"])
    for sentence in [Self.urea, Self.mix, Self.mustard] { #expect(text.contains(sentence)) }
    let usual = printed(verb + job + ["urea=90@83.5", "Our mix=9@15", "mustard=8@40"])
    #expect(!usual.contains("likely") && !usual.contains("no listed density"), "\(usual)")
    let published = printed(verb + ["--field", "80ac", "--densities", "published", "mustard=8"])
    #expect(!published.contains("no listed density"))
  }

  @Test(arguments: [("56...62", ""), ("30...90", "30.0"), ("56...90", "90.0")])
  func `a range of densities is warned of where it leaves the likely ones`(
    range: String, density: String
  ) {
    let text = printed([
      "whatif", "--cart", "9650", "--field", "80ac", "--density", "Wheat=\(range)", "Wheat=100",
    ])
    let sentence = "Wheat at \(density) lb/bu is outside the likely 42.0 to 84.0 lb/bu"
    #expect(density.isEmpty ? !text.contains("likely") : text.contains(sentence), "\(text)")
  }

  @Test func `a metric job is warned in its units`() {
    let text = printed([
      "plan", "--cart", "9650", "--field", "40ha", "--units", "metric", "Wheat=100@7",
    ])
    // Oracle: 42 and 84 lb/bu at 0.453592 kg and 0.3523907 hL.
    let sentence = "Wheat at 7.0 kg/hL is outside the likely 54.1 to 108.1 kg/hL"
    #expect(text.contains(sentence), "\(text)")
  }

  // MARK: Files

  @Test(arguments: [["sweep"], ["assess"], ["sweep", "--json"], ["assess", "--format", "csv"]])
  func `a scenario is warned of`(verb: [String]) throws {
    try withFolder { folder in
      try write(
        """
        { name: 's', carts: ['9650'], densities: 'listed', field: [80, 160], products: [
          { product: 'Wheat', rate: 100, density: 60 }, { product: 'UREA', rate: 90, density: 790 },
          { product: 'Our mix', rate: [0, 9], density: 14 }, { product: 'Mustard', rate: 8 }] }
        """, to: folder + "/s.json")
      let text = printed([verb[0], "s.json"] + verb.dropFirst(), in: folder)
      for sentence in [Self.urea, Self.mix, Self.mustard] { #expect(text.contains(sentence)) }
    }
  }

  @Test(arguments: [["compare"], ["compare", "--json"], ["simulate"], ["simulate", "--json"]])
  func `a farm is warned of`(verb: [String]) throws {
    try withFolder { folder in
      try write(
        """
        { name: 'f', carts: ['9650'], densities: 'listed', fields: [
            { name: 'H', area: 80, crop: 'W' }],
          crops: [{ name: 'W', products: [{ product: 'wheat', rate: 100 },
            { product: 'urea', rate: 90, density: 790 },
            { product: 'Our mix', rate: 9, density: 14 }, { product: 'mustard', rate: 8 }] }] }
        """, to: folder + "/f.json")
      let few = verb[0] == "simulate" ? ["--replications", "2"] : []
      let text = printed([verb[0], "f.json"] + verb.dropFirst() + few, in: folder)
      for sentence in [Self.urea, Self.mix, Self.mustard] { #expect(text.contains(sentence)) }
    }
  }

  @Test func `a list of products is warned of, and so is a job with one of them`() throws {
    try withFolder { folder in
      try write(
        "{ products: [{ product: '46-0-0', density: 790 }, { product: 'Our mix', density: 14 }] }",
        to: folder + "/p.json")
      let list = printed(["list", "products", "--products", "p.json"], in: folder)
      let job = printed(
        [
          "plan", "--cart", "9650", "--field", "80ac", "--products", "p.json", "urea=90",
          "our mix=9",
        ], in: folder)
      for sentence in [Self.urea, Self.mix] {
        #expect(list.contains(sentence) && job.contains(sentence))
      }
    }
  }
}
