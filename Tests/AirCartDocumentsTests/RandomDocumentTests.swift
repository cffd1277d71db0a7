import AirCart
import AirCartDocuments
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Random valid documents.
///
/// Oracles: the values that were drawn, and the document that was decoded before it was printed.
@Suite struct RandomDocumentTests {
  @Test(.tags(.property), arguments: 0..<200)
  func `a random farm is decoded as it was drawn, and printed decodes to the same`(
    seed: UInt64
  ) throws {
    let drawn = DrawnDocument(seed: seed)
    let farm = try Self.farm(drawn.farmText, seed)
    #expect(farm.farm.units == drawn.units && farm.densities == drawn.densities, "seed \(seed)")
    #expect(farm.farm.fields.map(\.name) == drawn.fields.map(\.name), "seed \(seed)")
    #expect(farm.farm.fields.map(\.area.stated) == drawn.fields.map(\.area), "seed \(seed)")
    #expect(farm.farm.fields.map(\.crop) == drawn.fields.map(\.crop), "seed \(seed)")
    #expect(
      farm.farm.fields.map { $0.place.map { [$0.milesEast, $0.milesNorth] } }
        == drawn.fields.map(\.place), "seed \(seed)")
    for (crop, products) in zip(farm.farm.crops, drawn.crops) {
      #expect(crop.products.map(\.name) == products.map(\.name), "seed \(seed)")
      #expect(crop.products.map(\.rate.stated) == products.map { $0.rates[0] }, "seed \(seed)")
    }
    #expect(farm.keepApart == drawn.keepApart(among: drawn.crops.flatMap { $0 }), "seed \(seed)")
    for level in farm.carts {
      for (crop, constraints) in level.constraints.enumerated() {
        #expect(constraints == drawn.constraints(on: drawn.crops[crop]), "seed \(seed)")
      }
    }
    let again = try Self.farm(PrintedDocument.text(of: farm), seed)
    #expect(again.farm == farm.farm && again.order == farm.order, "seed \(seed)")
    #expect(again.keepApart == farm.keepApart && again.densities == farm.densities, "seed \(seed)")
    #expect(again.carts.map(\.cart) == farm.carts.map(\.cart), "seed \(seed)")
    #expect(again.carts.map(\.constraints) == farm.carts.map(\.constraints), "seed \(seed)")
  }

  @Test(.tags(.property), arguments: 0..<200)
  func `a random scenario is decoded as it was drawn, and printed decodes to the same`(
    seed: UInt64
  ) throws {
    let drawn = DrawnDocument(seed: seed + 10_000)
    let products = drawn.crops[0]
    let scenario = try Self.scenario(drawn.scenarioText, seed)
    #expect(scenario.grid.fields.map(\.stated) == drawn.fields.map(\.area), "seed \(seed)")
    #expect(scenario.grid.products.map(\.name) == products.map(\.name), "seed \(seed)")
    #expect(
      scenario.grid.products.map { $0.rates.map(\.stated) } == products.map(\.rates), "seed \(seed)"
    )
    #expect(scenario.keepApart == drawn.keepApart(among: products), "seed \(seed)")
    for level in scenario.grid.carts {
      #expect(level.constraints == drawn.constraints(on: products), "seed \(seed)")
    }
    let again = try Self.scenario(PrintedDocument.text(of: scenario), seed)
    #expect(again.grid.units == scenario.grid.units, "seed \(seed)")
    #expect(again.grid.carts == scenario.grid.carts, "seed \(seed)")
    #expect(again.grid.fields == scenario.grid.fields, "seed \(seed)")
    #expect(again.grid.products == scenario.grid.products, "seed \(seed)")
    #expect(again.keepApart == scenario.keepApart, "seed \(seed)")
  }

  /// Oracle: a reading has a document or an error, never both and never neither.
  @Test(.tags(.property), arguments: 0..<20)
  func `a farm with a slip in it gives a farm or a diagnostic`(seed: UInt64) {
    var random = SplitMix64(seed: seed + 30_000)
    for number in 0..<100 {
      var bytes = Array(DrawnDocument(seed: seed * 100 + UInt64(number)).farmText.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 32...126, using: &random)
        default: bytes.removeSubrange(place..<min(place + 9, bytes.count))
        }
      }
      let reading = FarmScenario.read(SourceText(name: "random", bytes: bytes))
      #expect((reading.document == nil) == reading.report.hasErrors, "seed \(seed), \(number)")
    }
  }

  private static func farm(_ text: String, _ seed: UInt64) throws -> FarmScenario {
    let reading = FarmScenario.read(SourceText(name: "farm", text: text))
    return try #require(reading.document, "seed \(seed): \(reading.report.text)\n\(text)")
  }

  private static func scenario(_ text: String, _ seed: UInt64) throws -> Scenario {
    let reading = Scenario.read(SourceText(name: "scenario", text: text))
    return try #require(reading.document, "seed \(seed): \(reading.report.text)\n\(text)")
  }
}

/// What a farm or a scenario may say, drawn at random; of a scenario the products are those of the
/// first crop, and the field sizes those of the fields.
struct DrawnDocument {
  struct Product {
    let name: String
    let rates: [Double]
    let density: String?
    let tanks: [Int]
    let maxTanks: Int?
    let keepOutOf: [Int]
  }

  var random: SplitMix64
  private(set) var units = UnitSystem.imperial
  private(set) var densities = DensitySet.listed
  private(set) var carts: [String] = []
  private(set) var crops: [[Product]] = []
  private(set) var fields: [(name: String, area: Double, crop: Int, place: [Double]?)] = []
  private(set) var emptyTanks: [Int] = []
  private(set) var reserves: [(tank: Int, percent: Double)] = []
  private(set) var payload: Double?
  private(set) var isOrdered = false
  private var pairs: [[Int]] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    units = pick([.imperial, .metric])
    densities = pick([.listed, .published])
    carts = [
      "'91300'", "'9950+L9650'", "{ name: 'Ours', tanks: [300, 200.5, { capacity: 90.25 }] }",
    ].filter { _ in Bool.random(using: &random) }
    if carts.isEmpty { carts = ["'L9950'"] }
    let cropCount = Int.random(in: 1...4, using: &random)
    crops = (0..<cropCount).map { _ in products() }
    fields = (0..<Int.random(in: cropCount...9, using: &random)).map { index in
      (
        "Field \(index) ü'", number(1...900) + 1_000 * Double(index),
        index < cropCount ? index : index % cropCount,
        units == .imperial && Bool.random(using: &random)
          ? [number(-90...90), number(-90...90)] : nil
      )
    }
    if Bool.random(using: &random) { emptyTanks = [pick([1, 2])] }
    if Bool.random(using: &random) {
      reserves = [(pick([1, 2, 3]), Double(Int.random(in: 0...50, using: &random)))]
    }
    if units == .imperial, Bool.random(using: &random) { payload = number(1_000...90_000) }
    isOrdered = Bool.random(using: &random)
    pairs = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      [Int.random(in: 0..<99, using: &random), Int.random(in: 0..<99, using: &random)]
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let drawn = Double.random(in: range, using: &random)
    return Bool.random(using: &random) ? drawn : drawn.rounded()
  }

  private mutating func products() -> [Product] {
    let names = ["Wheat", "Canola", "Urea (46-0-0)", "Our 'blend' 豌豆", "MAP (11-52-0)"]
      .shuffled(using: &random)
    return names.prefix(Int.random(in: 1...4, using: &random)).map { name in
      let isOwn = name.hasPrefix("Our") || Bool.random(using: &random)
      let first = number(1...300)
      return Product(
        name: name, rates: Bool.random(using: &random) ? [first] : [first, first + 7.5],
        density: isOwn ? pick(["58.25", "{ kilogramsPerHectolitre: 75.5 }"]) : nil,
        tanks: Bool.random(using: &random) ? [] : [pick([1, 2]), 3],
        maxTanks: Bool.random(using: &random) ? nil : pick([1, 2, 3]),
        keepOutOf: Bool.random(using: &random) ? [] : [pick([1, 2, 3])])
    }
  }

  /// The pairs of different products of a document.
  func keepApart(among products: [Product]) -> [[String]] {
    let names = products.map(\.name)
    return pairs.map { $0.map { names[$0 % names.count] } }.filter { $0[0] != $0[1] }
  }

  /// The constraints on some products, on any of the carts.
  func constraints(on products: [Product]) -> [Constraint] {
    let set = { (tanks: [Int]) in TankSet(positions: tanks.map { $0 - 1 }) }
    var constraints: [Constraint] = emptyTanks.isEmpty ? [] : [.emptyTanks(set(emptyTanks))]
    for (index, product) in products.enumerated() {
      if !product.tanks.isEmpty {
        constraints.append(.allowedTanks(product: index, set(product.tanks)))
      }
      if let most = product.maxTanks { constraints.append(.mostTanks(product: index, most)) }
      if !product.keepOutOf.isEmpty {
        constraints.append(.forbiddenTanks(product: index, set(product.keepOutOf)))
      }
    }
    constraints += reserves.map { .reserve(set([$0.tank]), .percent($0.percent)) }
    return constraints + (payload.map { [.payload(Mass(pounds: $0))] } ?? [])
  }

  // MARK: Text

  var farmText: String {
    let crops = crops.enumerated().map { index, products in
      "{ name: 'Crop \(index)', products: [\(texts(products, isSwept: false))] }"
    }
    let fields = fields.map {
      "{ name: \(quoted($0.name)), area: \($0.area), crop: 'Crop \($0.crop)'"
        + ($0.place.map { ", position: \($0)" } ?? "") + " }"
    }
    return document(
      [
        "crops: [\(crops.joined(separator: ", "))]", "fields: [\(fields.joined(separator: ", "))]",
      ] + (isOrdered ? ["order: 'fewest-cleanouts'"] : []),
      keepApart(among: self.crops.flatMap { $0 }))
  }

  var scenarioText: String {
    document(
      [
        "field: [\(fields.map { "\($0.area)" }.joined(separator: ", "))]",
        "products: [\(texts(crops[0], isSwept: true))]",
      ], keepApart(among: crops[0]))
  }

  private func document(_ own: [String], _ pairs: [[String]]) -> String {
    let reserves = reserves.map { "{ tank: \($0.tank), reserve: { percent: \($0.percent) } }" }
    let shown = pairs.map { "[\($0.map(quoted).joined(separator: ", "))]" }
    let members =
      [
        "name: 'drawn'", "units: '\(units == .metric ? "metric" : "imperial")'",
        "densities: '\(densities == .listed ? "listed" : "published")'",
        "carts: [\(carts.joined(separator: ", "))]",
      ] + own + (emptyTanks.isEmpty ? [] : ["emptyTanks: \(emptyTanks)"])
      + (reserves.isEmpty ? [] : ["tankReserves: [\(reserves.joined(separator: ", "))]"])
      + (payload.map { ["payload: \($0)"] } ?? [])
      + (shown.isEmpty ? [] : ["keepApart: [\(shown.joined(separator: ", "))]"])
    return "{ \(members.joined(separator: ",\n  ")) }"
  }

  private func texts(_ products: [Product], isSwept: Bool) -> String {
    products.map { product in
      let rate = isSwept ? "\(product.rates)" : "\(product.rates[0])"
      return "{ "
        + (["product: \(quoted(product.name))", "rate: \(rate)"]
        + (product.density.map { ["density: \($0)"] } ?? [])
        + (product.tanks.isEmpty ? [] : ["tanks: \(product.tanks)"])
        + (product.maxTanks.map { ["maxTanks: \($0)"] } ?? [])
        + (product.keepOutOf.isEmpty ? [] : ["keepOutOf: \(product.keepOutOf)"]))
        .joined(separator: ", ") + " }"
    }.joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}

/// A decoded document as text again, every name and number written out.
enum PrintedDocument {
  static func text(of farm: FarmScenario) -> String {
    let levels = farm.carts.map { ($0.cart, $0.constraints.first ?? []) }
    let crops = farm.farm.crops.enumerated().map { index, crop in
      let products = crop.products.enumerated().map { place, product in
        text(
          product.name, "\(product.rate.stated)", product.density,
          farm.carts[0].constraints[index], place)
      }
      return "{ name: \"\(crop.name)\", products: [\(products.joined(separator: ", "))] }"
    }
    let fields = farm.farm.fields.map {
      "{ name: \"\($0.name)\", area: \($0.area.stated), crop: \"\(farm.farm.crops[$0.crop].name)\""
        + ($0.place.map { ", position: [\($0.milesEast), \($0.milesNorth)]" } ?? "") + " }"
    }
    return document(
      farm.farm.units, farm.densities, levels, farm.keepApart,
      [
        "crops: [\(crops.joined(separator: ", "))]", "fields: [\(fields.joined(separator: ", "))]",
        "order: '\(farm.order == .given ? "given" : "fewest-cleanouts")'",
      ])
  }

  static func text(of scenario: Scenario) -> String {
    let grid = scenario.grid
    let products = grid.products.enumerated().map { place, product in
      text(
        product.name, "\(product.rates.map(\.stated))", product.density, grid.carts[0].constraints,
        place)
    }
    return document(
      grid.units, scenario.densities, grid.carts.map { ($0.cart, $0.constraints) },
      scenario.keepApart,
      ["field: \(grid.fields.map(\.stated))", "products: [\(products.joined(separator: ", "))]"])
  }

  private static func document(
    _ units: UnitSystem, _ densities: DensitySet, _ carts: [(Cart, [Constraint])],
    _ pairs: [[String]], _ own: [String]
  ) -> String {
    let shown = pairs.map { "[\"\($0[0])\", \"\($0[1])\"]" }
    let members =
      [
        "name: 'printed'", "units: '\(units == .metric ? "metric" : "imperial")'",
        "densities: '\(densities == .listed ? "listed" : "published")'",
        "carts: [\(carts.map { text(of: $0.0) }.joined(separator: ", "))]",
      ] + own + (carts.first?.1.compactMap(text) ?? [])
      + (shown.isEmpty ? [] : ["keepApart: [\(shown.joined(separator: ", "))]"])
    return "{ \(members.joined(separator: ",\n  ")) }"
  }

  private static func text(of cart: Cart) -> String {
    if (try? CartDirectory().cart(named: cart.name)) == cart { return "\"\(cart.name)\"" }
    let tanks = cart.tanks.map { "{ name: \"\($0.name)\", capacity: \($0.capacity.bushels) }" }
    return "{ name: \"\(cart.name)\", tanks: [\(tanks.joined(separator: ", "))] }"
  }

  private static func text(
    _ name: String, _ rate: String, _ density: BulkDensity, _ constraints: [Constraint],
    _ place: Int
  ) -> String {
    let rules = constraints.compactMap { constraint -> String? in
      switch constraint {
      case .allowedTanks(place, let set): "tanks: \(numbers(set))"
      case .mostTanks(place, let most): "maxTanks: \(most)"
      case .forbiddenTanks(place, let set): "keepOutOf: \(numbers(set))"
      default: nil
      }
    }
    let own = [
      "product: \"\(name)\"", "rate: \(rate)",
      "density: { poundsPerBushel: \(density.poundsPerBushel) }",
    ]
    return "{ \((own + rules).joined(separator: ", ")) }"
  }

  /// A constraint on the whole document.
  private static func text(_ constraint: Constraint) -> String? {
    switch constraint {
    case .emptyTanks(let set): "emptyTanks: \(numbers(set))"
    case .reserve(let set, .percent(let percent)):
      "tankReserves: [{ tank: \(numbers(set)[0]), reserve: { percent: \(percent) } }]"
    case .payload(let mass): "payload: \(mass.pounds)"
    default: nil
    }
  }

  private static func numbers(_ set: TankSet) -> [Int] {
    (0..<InputRanges.tankCount).filter(set.contains).map { $0 + 1 }
  }
}
