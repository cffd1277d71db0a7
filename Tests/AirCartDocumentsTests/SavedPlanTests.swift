import AirCart
import AirCartDocuments
import AirCartTestSupport
import Testing

@Suite struct SavedPlanTests {
  private static func readings(_ text: String) -> [DocumentReading<SavedPlan>] {
    SavedPlan.read(SourceText(name: "plan.json", text: text))
  }

  private static func plan(_ text: String) throws -> SavedPlan {
    let readings = readings(text)
    #expect(readings.count == 1)
    let reading = try #require(readings.first)
    #expect(reading.report.isEmpty, "\(reading.report.text)")
    return try #require(reading.document)
  }

  /// The contract with the browser page, with everything that a plan can have.
  private static let contract = """
    {
      "format": "aircart-plan", "version": 1, "id": "a-1_B", "name": "North quarter",
      "saved": "2026-11-21T14:00:00.250Z", "units": "metric",
      "cart": {
        "name": "Ours", "tanks": [{ "name": "Front", "capacity": 300 }, { "capacity": 200 }],
        "emptyWeight": 9000
      },
      "saddleTank": false, "densities": "published", "field": 64.75,
      "products": [
        { "product": "Wheat", "rate": 112, "density": { "value": 390, "unit": "g/0.5L" } },
        { "product": "Urea (46-0-0)", "rate": 90, "tanks": ["Front", 2], "maxTanks": 1 }
      ],
      "emptyTanks": [],
      "results": {
        "areaPerFill": null, "fills": null, "unallocated": 12.5,
        "tanks": [{ "tank": "Front", "product": "Wheat" }, { "tank": "Tank 2", "product": null }]
      }
    }
    """

  /// Oracle: the text above.
  @Test func `a plan of the browser page is read as it says`() throws {
    let plan = try Self.plan(Self.contract)
    #expect(plan.saved == Timestamp(milliseconds: 1_795_269_600_250))
    guard case .own(let cart) = plan.request.cart else {
      Issue.record("the cart is no own one")
      return
    }
    #expect(cart.tanks.map(\.name) == ["Front", "Tank 2"])
    #expect(cart.tanks.map(\.capacity.bushels) == [300, 200])
    #expect(abs(try #require(cart.emptyWeight).kilograms - 9000) < 1e-9)
    #expect(
      plan.request.units == .metric && plan.request.densities == .published
        && !plan.request.usesSaddleTank)
    #expect(plan.request.field == 64.75 && plan.request.emptyTanks.isEmpty)
    #expect(
      plan.request.products == [
        .init(name: "Wheat", rate: 112, density: .init(390, .gramsPerHalfLitre)),
        .init(name: "Urea (46-0-0)", rate: 90, tanks: [.name("Front"), .number(2)], maxTanks: 1),
      ])
    #expect(
      plan.results
        == .init(
          areaPerFill: nil, fills: nil, unallocated: 12.5,
          tanks: [.init(tank: "Front", product: "Wheat")]))
  }

  @Test func `what is left out has its usual value`() throws {
    let plan = try Self.plan(
      """
      { "format": "aircart-plan", "version": 1, "id": "x", "name": "N", "units": "imperial",
        "saved": "2026-11-21T14:00:00Z", "cart": "91300", "field": 160,
        "products": [{ "product": "Wheat", "rate": 100 }] }
      """)
    #expect(
      plan.request.cart == .named("91300") && plan.request.usesSaddleTank
        && plan.request.densities == .published)
    #expect(plan.results == nil && plan.request.emptyTanks.isEmpty)
  }

  // MARK: Round trip

  private static func random(_ seed: UInt64) -> SavedPlan {
    var generator = SplitMix64(seed: seed)
    let names = ["Wheat", "Ölein \"Extra\"", "豌豆", "e\u{301}", "🚜\u{200D}", "a\\b/c"]
    let products = (0..<Int.random(in: 1...4, using: &generator)).map { index in
      PlanRequest.Product(
        name: names[index], rate: Double.random(in: 0.001...10_000, using: &generator),
        density: Bool.random(using: &generator)
          ? DensityEntry(
            Double.random(in: 10...1_000, using: &generator),
            DensityUnit.allCases.randomElement(using: &generator) ?? .poundsPerBushel) : nil,
        tanks: Bool.random(using: &generator) ? [.name("Saddle"), .number(3)] : [],
        maxTanks: Bool.random(using: &generator) ? 2 : nil,
        keepOutOf: Bool.random(using: &generator) ? [.number(1)] : [])
    }
    let own = Cart(
      name: "Our cart", bushels: [100.1, 2, 3, 4, 5.5], emptyWeight: Mass(pounds: 24_500),
      source: "a brochure")
    return SavedPlan(
      name: names[Int.random(in: 0..<6, using: &generator)],
      saved: Timestamp(
        milliseconds: Int64.random(in: 0..<4_000_000_000_000, using: &generator)),
      request: request(products, own, &generator),
      results: Bool.random(using: &generator)
        ? .init(
          areaPerFill: Double.random(in: 0...1e6, using: &generator), fills: 3, unallocated: 1e-7,
          tanks: [.init(tank: "Tank 1", product: names[0])]) : nil)
  }

  private static func request(
    _ products: [PlanRequest.Product], _ own: Cart, _ generator: inout SplitMix64
  ) -> PlanRequest {
    PlanRequest(
      units: .imperial, cart: Bool.random(using: &generator) ? .named("91300+L9650") : .own(own),
      usesSaddleTank: Bool.random(using: &generator),
      densities: Bool.random(using: &generator) ? .listed : .published,
      field: Double.random(in: 0.001...1_000_000, using: &generator), products: products,
      emptyTanks: Bool.random(using: &generator) ? [.number(1), .name("Tank 2")] : [],
      limits: limits(&generator),
      keepApart: products.count > 1 ? [[products[1].name, products[0].name]] : [],
      filling: FillStyle(isEven: Bool.random(using: &generator)))
  }

  private static func limits(_ generator: inout SplitMix64) -> PlanRequest.Limits {
    var limits = PlanRequest.Limits()
    if Bool.random(using: &generator) {
      limits.reserves = [
        .init(tank: .name("Saddle"), reserve: .percent(5)),
        .init(tank: .number(1), reserve: .volume(Volume(bushels: 2.5))),
      ]
    }
    if Bool.random(using: &generator) { limits.payload = Mass(pounds: 60_000.5) }
    if Bool.random(using: &generator) { limits.grossWeight = Mass(pounds: 120_000) }
    return limits
  }

  /// Oracle: the plan that was written.
  @Test(.tags(.property), arguments: 0..<200)
  func `what is written is read back the same, alone and in a list`(seed: UInt64) throws {
    let plan = Self.random(seed)
    #expect(try Self.plan(plan.text) == plan, "seed \(seed)")
    let both = [plan, Self.random(seed + 1_000)]
    let list = JSONValue.array(both.map(\.json)).text()
    #expect(Self.readings(list).map(\.document) == both, "seed \(seed)")
  }

  @Test func `a plan keeps the shape of its file`() throws {
    expectGolden(try Self.plan(Self.contract).text, named: "saved-plan-1.json")
  }

  // MARK: Refusals

  private static func changed(_ key: String, _ value: String) -> String {
    let fields = [
      ("format", "\"aircart-plan\""), ("version", "1"), ("id", "\"x\""), ("name", "\"N\""),
      ("saved", "\"2026-11-21T14:00:00Z\""), ("units", "\"imperial\""), ("cart", "\"91300\""),
      ("field", "160"), ("products", "[{ \"product\": \"Wheat\", \"rate\": 100 }]"),
    ]
    let members = fields.filter { $0.0 != key } + (value.isEmpty ? [] : [(key, value)])
    return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// Each slip with the start of what its author is told.
  @Test(arguments: [
    ("format", "\"other\"", "unknown key \"format\""),
    ("name", "\"\"", "\"name\" must not be empty"),
    ("name", "\"a\\nb\"", "\"name\" must be one line"),
    ("saved", "\"yesterday at noon UTC\"", "\"saved\" is not a time"),
    ("units", "\"US\"", "\"units\" must be"), ("cart", "7", "\"cart\" must be"),
    ("cart", "{ \"name\": \"C\", \"tanks\": [] }", "\"tanks\" must not be an empty list"),
    (
      "cart",
      "{ \"name\": \"C\", \"tanks\": [{ \"name\": \"A\", \"capacity\": 1 }, { \"name\": \"a\", \"capacity\": 1 }] }",
      "the tank \"a\" appears twice"
    ),
    ("field", "0", "\"field\" must be"), ("field", "", "a job needs the key \"field\""),
    ("products", "[]", "\"products\" must not be"),
    ("products", "[{ \"product\": \"Wheat\", \"rate\": 0 }]", "every rate is 0"),
    (
      "products",
      "[{ \"product\": \"Wheat\", \"rate\": 1 }, { \"product\": \"wheat\", \"rate\": 1 }]",
      "the product \"wheat\" appears twice"
    ),
    (
      "products",
      "[{ \"product\": \"W\", \"rate\": 1, \"density\": { \"value\": 1, \"unit\": \"g/0.5L\" } }]",
      "\"value\" must be from 10 to 1,000 g/0.5L"
    ),
    (
      "products",
      "[{ \"product\": \"W\", \"rate\": 1, \"density\": { \"value\": 1, \"unit\": \"stone\" } }]",
      "\"unit\" must be"
    ),
    ("products", "[{ \"product\": null, \"rate\": 1 }]", "\"product\" must be a product name"),
    (
      "products",
      """
      [{ "product": "Urea", "rate": 1, "maxTanks": 1 }, { "product": "AMS", "rate": 1 }],
      "blends": [["Urea", "AMS"]],
      "onBoard": [{ "tank": 1, "product": "Urea + Ammonium Sulphate", "amount": 9 }]
      """,
      "a most number of tanks of \"Urea (46-0-0)\" and \"Urea + Ammonium Sulphate\" on board"
    ),
    ("keepApart", "[[\"Wheat\", \"Peas\"]]", "\"Peas\" is not among the products"),
    ("saddleTank", "null", "\"saddleTank\" must be true or false"),
    ("feild", "1", "unknown key \"feild\""), ("results", "{}", "results needs the key"),
    ("results", "{ \"unallocated\": -1, \"tanks\": [] }", "\"unallocated\" must be at least 0"),
  ])
  func `a slip is named`(key: String, value: String, start: String) throws {
    let readings = Self.readings(Self.changed(key, value))
    let report = try #require(readings.first).report
    #expect(readings.first?.document == nil)
    let messages = report.diagnostics.map(\.message)
    #expect(messages.contains { $0.hasPrefix(start) }, "\(messages)")
  }

  @Test func `a wrong plan does not keep out the others of its list`() throws {
    let good = Self.changed("", "")
    let readings = Self.readings("[\(good), \(Self.changed("field", "0")), 7, \(good)]")
    #expect(readings.map { $0.document != nil } == [true, false, false, true])
    #expect(readings[1].report.diagnostics.map(\.pointer) == ["/1/field"])
    #expect(readings[2].report.diagnostics.map(\.pointer) == ["/2"])
  }

  @Test(arguments: [
    ("", "the file is empty"), ("[]", "there is no plan in this list"), ("{", ""), ("nonsense", ""),
  ])
  func `what is no plan at all is refused`(text: String, message: String) throws {
    let report = try #require(Self.readings(text).first).report
    #expect(report.hasErrors)
    if !message.isEmpty { #expect(report.diagnostics.map(\.message).contains(message)) }
  }
}
