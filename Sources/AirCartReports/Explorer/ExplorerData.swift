import AirCart
import AirCartDocuments
import AirCartSimulation

/// What the page knows by name: carts and products of the catalogue, and the limits of its fields.
enum ExplorerData {
  static var json: JSONValue {
    [
      "carts": .array(CartCatalogue.all.map { json(of: $0) }),
      "products": .array(ProductCatalogue.all.enumerated().map { json(of: $1, at: $0) }),
      "densities": .string(DensitySet.standard.name), "wording": Wording.json,
      "messages": messages, "goals": .array(PlanGoal.allCases.map { json(of: $0) }),
      "shoots": .array(SeedDrill.Shoot.allCases.map { .string($0.word) }),
      "soils": .array(SeedDrill.Soil.allCases.map { .string($0.word) }),
      "rules": .array(HouseRule.allCases.map { json(of: $0) }),
      "margin": .number(PracticalPlan.standardMargin * 100), "example": example, "farm": farm,
      "orders": .array(FieldOrder.allCases.map { .string($0.word) }),
      "densityKeys": .object(DensityUnit.allCases.map { .init($0.word, .string($0.key)) }),
      "season": .array(Season.numbers.map { json(of: $0) }),
      // What is in sight of a season: the least and the greatest value of sliders and their steps, in
      // both unit systems.
      "sliders": [
        "tender.trucks": [[1, 8, 1], [1, 8, 1]], "drill.width": [[30, 110, 2], [9, 33, 1]],
        "days.hours": [[8, 20, 0.5], [8, 20, 0.5]],
        "prices.perHour": [[0, 1_000, 5], [0, 1_000, 5]],
        "prices.perTruckHour": [[0, 300, 5], [0, 300, 5]],
      ],
      "ranges": [
        "field": InputRanges.field.json, "rate": InputRanges.rate.json,
        "density": InputRanges.density.json, "grams": InputRanges.gramsPerHalfLitre.json,
        "products": .integer(InputRanges.productCount), "tanks": .integer(InputRanges.tankCount),
        "overlap": InputRanges.overlap.jsonFromZero, "margin": InputRanges.margin.jsonFromZero,
        "distance": InputRanges.distance.json, "seedPlaced": InputRanges.seedPlaced.jsonFromZero,
        "severity": .integer(InputRanges.severity), "reserve": InputRanges.reserve.jsonFromZero,
        "weight": InputRanges.weightLimit.json, "rows": InputRanges.rowSpacing.json,
        "opener": InputRanges.openerSpread.json,
        "price": [
          .number(SeasonPrices.CartPrice.limit.least), .number(SeasonPrices.CartPrice.limit.most),
        ], "reservePercent": InputRanges.reservePercent.jsonFromZero,
      ],
    ]
  }

  /// What the page says for its English words; `null` where it says these.
  private static var messages: JSONValue {
    guard let catalogue = Language.current.pageMessages?() else { return .null }
    return .object(
      catalogue.messages.sorted { $0.key < $1.key }.map { key, forms in
        .init(
          key,
          catalogue.named(forms).map { .object($0.map { .init($0.name, .string($0.text)) }) }
            ?? .string(forms[0]))
      })
  }

  /// The job with which the page opens for the first time, and its cart.
  static let exampleJob = PlanRequest(
    units: .imperial, field: 480,
    products: [("Wheat", 110), ("Urea (46-0-0)", 150), ("MAP (11-52-0)", 60)]
      .map { .init(name: $0, rate: $1) })
  static var exampleCart: Cart { CartCatalogue.all[0] }

  private static var example: JSONValue {
    [
      "units": "imperial", "cart": .string(exampleCart.name), "field": .number(exampleJob.field),
      "products": products(exampleJob.products.map { ($0.name, $0.rate) }),
    ]
  }

  /// The farm with which the room for farms opens for the first time.
  private static let farm: JSONValue = [
    "units": "imperial", "order": "fewest-cleanouts",
    "crops": [
      crop("Wheat", [("Wheat", 110), ("Urea (46-0-0)", 150), ("MAP (11-52-0)", 60)]),
      crop("Canola", [("Canola", 5), ("Urea (46-0-0)", 220), ("MAP (11-52-0)", 45)]),
      crop("Peas", [("Peas", 210), ("MAP (11-52-0)", 30)]),
    ],
    "fields": .array(
      [
        ("Home quarter", 155, "Wheat"), ("North half", 310, "Canola"), ("Church half", 305, "Peas"),
        ("School section", 620, "Wheat"), ("East section", 630, "Canola"),
        ("Corner eighty", 78, "Peas"),
      ].map { ["name": .string($0), "area": .number($1), "crop": .string($2)] }),
    "season": [
      "tender": ["trucks": 2],
      "prices": [
        "perHour": 405, "perTruckHour": 90,
        "carts": .array(
          [("91300", 650_000), ("9950", 550_000), ("9650", 470_000)]
            .map { ["cart": .string($0), "price": .number($1)] }),
        "timeliness": .array(
          [("Wheat", 360), ("Canola", 560), ("Peas", 400)].map {
            [
              "crop": .string($0), "after": "05-15", "lossPerDay": 1, "value": .number($1),
            ]
          }),
      ],
    ],
  ]

  private static func crop(_ name: String, _ products: [(String, Double)]) -> JSONValue {
    ["name": .string(name), "products": Self.products(products)]
  }

  private static func products(_ rates: [(String, Double)]) -> JSONValue {
    .array(rates.map { ["product": .string($0), "rate": .number($1)] })
  }

  /// A number of a season.
  ///
  /// Its key in a farm file, what people call it, and for both unit systems the unit and what it is
  /// where nothing is stated; `turn` is how much a metric number is of an imperial one, where that
  /// is not 1. Its limits hold for the number as it is stated.
  private static func json(of number: SeasonNumber) -> JSONValue {
    let unit = number.limit.unit
    let turn = unit.stated(1, .metric) / unit.stated(1, .imperial)
    return .object(
      [
        .init("key", .string(number.key)), .init("title", .string(number.title)),
        .init("range", [.number(number.limit.least), .number(number.limit.most)]),
        .init("units", .array(UnitSystem.allCases.map { .string(unit.symbol(in: $0)) })),
        .init(
          "usual",
          .array(
            UnitSystem.allCases.map { system in
              number.standard.map { .number(unit.stated($0, system)) } ?? .null
            })),
      ] + (turn == 1 ? [] : [.init("turn", .number(turn))]))
  }

  private static func json(of goal: PlanGoal) -> JSONValue {
    ["name": .string(goal.word), "text": .string(goal.documentation)]
  }

  /// `severity` is the usual one.
  private static func json(of rule: HouseRule) -> JSONValue {
    [
      "name": .string(rule.word), "text": .string(rule.documentation),
      "severity": .integer(rule.standardSeverity),
    ]
  }

  /// `alike` names the first cart with the same tanks in whatever order.
  private static func json(of cart: Cart) -> JSONValue {
    let alike = CartCatalogue.all.first { $0.sortedCapacities == cart.sortedCapacities } ?? cart
    return [
      "name": .string(cart.name), "alike": .string(alike.name),
      "emptyWeight": cart.emptyWeight.map { .number($0.pounds) } ?? .null,
      "tanks": .array(
        cart.tanks.map {
          let tank: [JSONValue.Member] = [
            .init("name", .string($0.name)), .init("capacity", .number($0.capacity.bushels)),
          ]
          let kinds: [JSONValue.Member] =
            ($0.isSaddle ? [.init("isSaddle", true)] : [])
            + ($0.isLiquid ? [.init("isLiquid", true)] : [])
          return .object(tank + kinds)
        }),
    ]
  }

  /// `densityNote` is what to know about the listed density; `listed` is what is planned with where
  /// listed densities are wanted.
  private static func json(of product: Product, at position: Int) -> JSONValue {
    let choice = NameChoice(product)
    var members: [JSONValue.Member] = [
      .init("name", .string(product.name)), .init("kind", .string(kind(of: product))),
      .init("listed", .number(product.density(in: .listed).poundsPerBushel)),
      .init("published", .number(product.published.value.poundsPerBushel)),
      // What else it may be called, on a command line as here.
      .init("called", .array((choice.parts + choice.aliases).map { .string($0) })),
    ]
    if product.isLiquid { members.append(.init("isLiquid", true)) }
    if product.category == .fertilizer, let note = product.densityStatement(at: position) {
      members.append(.init("densityNote", note.json))
    }
    if let equation = product.testWeight {
      let json: JSONValue = [
        "intercept": .number(equation.intercept), "slope": .number(equation.slope),
      ]
      members.append(.init("testWeight", json))
    }
    return .object(members)
  }

  private static func kind(of product: Product) -> String {
    switch product.category {
    case .grainOrPulse: "grain"
    case .fertilizer: "fertilizer"
    case .inoculant: "inoculant"
    }
  }
}

extension NumberRule {
  /// The numbers between the least and the largest one.
  fileprivate var json: JSONValue {
    let least =
      switch minimum {
      case .inclusive(let least), .exclusive(let least): least
      case nil: 0.0
      }
    return [.number(least), .number(maximum ?? .infinity)]
  }

  /// The same of a rule that accepts nothing at all.
  fileprivate var jsonFromZero: JSONValue { [0, .number(maximum ?? .infinity)] }
}
