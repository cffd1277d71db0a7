import AirCart

extension PlanRequest {
  /// A request in its own file, or as a part of one.
  static let table = FieldTable("a plan request", blank: blank, fields) {
    (request, value) throws(Diagnostic) in
    try check(&request, value, named: Product.product.name)
  }

  /// The keys of a job in a file that a person writes, who need not state units or a cart.
  static let jobFields =
    [
      Field(ScenarioDocument.Keys.units.key, at: \.units, .word, standard: .imperial),
      Field(
        Keys.cart.name, at: \.cart, .cart, otherwise: .any, example: Keys.cart.key.example,
        Keys.cart.key.documentation),
    ] + otherFields + [understood]

  /// What a request without any key would be.
  static let blank = PlanRequest(units: .imperial, field: 0, products: [])

  static let fields = [Keys.units, Keys.cart] + otherFields + [understood]

  private static let otherFields =
    [
      Field(
        "saddleTank", at: \.usesSaddleTank, .flag, standard: true, isAlwaysWritten: true,
        "Whether the saddle tank is used."),
      Field(
        "densities", at: \.densities, .word, standard: .standard, isAlwaysWritten: true,
        "The densities of products without their own."), Keys.field, Keys.products,
      Field("emptyTanks", at: \.emptyTanks, .tanks, standard: [], "The tanks to be left empty."),
    ] + limitFields + [
      keepApart,
      Field("even", at: \.isEven, .flag, standard: false, "Whether all fills cover the same area."),
      brim,
      Field(
        "overlap", at: \.overlap, .number(InputRanges.overlap), standard: 0,
        "The share of the field that is seeded twice, in percent."),
      Field("plan", at: \.choice.goal, .word, standard: .practical, "What the job is loaded for."),
      Field(
        "margin", at: \.choice.margin, .number(InputRanges.margin),
        standard: PracticalPlan.standardMargin * 100,
        "The spare beyond which more is no better, in percent."),
      Field(
        "rules", at: \.choice.rules, .houseRules, standard: [],
        "House rules that are more or less severe than usual."),
      Field(
        optional: "phosphateTank", at: \.choice.phosphateTank, .tank,
        "The tank with the steel meter auger, which is meant for phosphate."), onBoard,
      .drill(at: \.drill), blends,
      Field(
        "mayBlend", at: \.mayBlend, .flag, standard: true,
        "Whether fertilizers may be blended that the request does not blend."),
    ]

  private static let understood = Field<PlanRequest>(
    "understood", at: \.understood,
    .list(of: "sentence", count: 1...100, .text(TextRule("a sentence", length: 1...2_000))),
    standard: [], "How counts, bushels and nutrient targets became the rates.")

  enum Keys {
    static let units = Field<PlanRequest>(
      "units", at: \.units, .word, "The units of the field, of rates and of weights.")

    static let cart = Field<PlanRequest>(
      "cart", at: \.cart, .cart, example: "\"91300\"", "The cart by name, or with its tanks.")

    static let field = Field<PlanRequest>(
      "field", at: \.field, .number(InputRanges.field), example: "160", "The field size.")

    static let products = Field<PlanRequest>(
      "products", at: \.products,
      .list(of: "product", count: 1...InputRanges.productCount, Product.table.shape),
      example: "[{ \"product\": \"Wheat\", \"rate\": 100 }]", "The products.")
  }

  /// Bounds in either unit hold of what was typed; here it may stand in the other one.
  fileprivate static let weight = NumberRule(0...2_250_000, UnitName(imperial: "lb", metric: "kg"))

  private static let limitFields = [
    Field<PlanRequest>(
      optional: ScenarioDocument.Keys.reserve.key, at: \.limits.reserve, .reserve),
    Field<PlanRequest>(
      ScenarioDocument.Keys.tankReserves.key, at: \.limits.reserves,
      .list(of: "reserve", count: 1...InputRanges.tankCount, .reserve), standard: []),
    Field<PlanRequest>(
      optional: ScenarioDocument.Keys.payload.name, at: \.limits.payload, .mass(weight),
      ScenarioDocument.Keys.payload.key.documentation),
    Field<PlanRequest>(
      optional: ScenarioDocument.Keys.grossWeight.name, at: \.limits.grossWeight, .mass(weight),
      ScenarioDocument.Keys.grossWeight.key.documentation),
  ]

  private static let keepApart = Field<PlanRequest>(
    ScenarioDocument.Keys.keepApart.key, at: \.keepApart,
    .list(of: "pair", count: 1...100, .list(of: "product", count: 2...2, .text(Product.nameRule))),
    standard: [])

  private static let onBoard = Field<PlanRequest>(
    "onBoard", at: \.onBoard,
    .list(of: "tank", count: 1...InputRanges.tankCount, TankHolding.table.shape), standard: [],
    "What tanks hold already; the field is then what is left of it to seed.")

  private static let blends = Field<PlanRequest>(
    "blends", at: \.blends,
    .list(
      of: "blend", count: 1...InputRanges.productCount,
      .list(of: "product", count: 2...InputRanges.productCount, .text(Product.nameRule))),
    standard: [],
    "Products that go into the tanks as one: fertilizers blended, or a mixture of seed.")

  private static let brim = Field<PlanRequest>(
    "brim", at: \.isToBrim, .flag, standard: false,
    "Whether every tank in use is filled to the brim; with a limit of weight none is.")

  package var isEven: Bool {
    get { filling.isEven }
    set { filling = FillStyle(isEven: newValue, isToBrim: filling.isToBrim) }
  }

  package var isToBrim: Bool {
    get { filling.isToBrim }
    set { filling = FillStyle(isEven: filling.isEven, isToBrim: newValue) }
  }

  /// Checks what only the whole request shows; products have their names under a key.
  static func check(
    _ plan: inout PlanRequest, _ value: DocumentValue, named key: String
  ) throws(Diagnostic) {
    let products = value[Keys.products.name] ?? value
    try plan.weigh(products)
    try products.elements.compactMap { $0[key] }
      .requireDistinct("product", by: ProductCatalogue.knownName)
    guard plan.products.contains(where: { $0.rate > 0 }) else {
      throw Diagnostic(
        .nothingSeeded, "every rate is 0, so that nothing is seeded", at: products.location)
    }
    // A listed product keeps its nature whatever its name is written like.
    for index in plan.products.indices {
      plan.products[index].name = ProductCatalogue.knownName(plan.products[index].name)
    }
    for (product, node) in zip(plan.products, products.elements) {
      guard let fault = product.faultOfSeedPlaced, let share = node[Product.seedPlacedKey] else {
        continue
      }
      throw Diagnostic(.exclusiveKeys, Phrase(verbatim: fault), at: share.location)
    }
    if let fault = plan.faultOfDrill {
      throw Diagnostic(
        .exclusiveKeys, Phrase(verbatim: fault), at: (value["drill"] ?? value).location)
    }
    plan.keepApart = try plan.groups(value[keepApart.name])
    plan.blends = try plan.groups(value[blends.name])
    for index in plan.onBoard.indices {
      plan.onBoard[index].product = ProductCatalogue.knownName(plan.onBoard[index].product)
    }
    if let fault = plan.faultOfOnBoard {
      throw Diagnostic(
        .exclusiveKeys, Phrase(verbatim: fault), at: (value[onBoard.name] ?? value).location)
    }
    if let (fault, group) = plan.faultOfBlends {
      let elements = value[blends.name]?.elements ?? []
      throw Diagnostic(.exclusiveKeys, Phrase(verbatim: fault), at: elements[group].location)
    }
    let limits = [ScenarioDocument.Keys.payload, ScenarioDocument.Keys.grossWeight]
    if !plan.filling.keepsWeightLimit, let limit = limits.lazy.compactMap({ value[$0.name] }).first
    {
      throw Diagnostic(
        .exclusiveKeys, "\(brim.name.quoted) and a limit of weight exclude each other",
        at: limit.location)
    }
  }

  /// Brings rates by volume or by count to weights.
  private mutating func weigh(_ list: DocumentValue) throws(Diagnostic) {
    for (index, element) in list.elements.enumerated() where products.indices.contains(index) {
      guard let node = element[Product.rate.name],
        let rate = InputRanges.rate.stated(node.node, in: units)?.rate
      else { continue }
      let product: ResolvedProduct
      do throws(ResolutionError) {
        product = try ProductDirectory(densities: densities)
          .product(named: products[index].name, density: products[index].density)
      } catch {
        throw Diagnostic(error, at: node.location)
      }
      do throws(StatedRate.Gap) {
        products[index].rate = try rate.value(of: product, in: units)
      } catch {
        let (fact, remedy) = error.text(of: product.name)
        throw Diagnostic(
          .type, fact, at: node.location, notes: [remedy])
      }
      guard !InputRanges.rate.contains(products[index].rate) else { continue }
      throw Diagnostic(
        .outOfRange, "\"rate\" must be \(InputRanges.rate.bounds(in: units))", at: node.location)
    }
  }

  /// Lists of names with the names of the products that they mean.
  fileprivate func groups(_ value: DocumentValue?) throws(Diagnostic) -> [[String]] {
    let names = products.map { NameChoice(product: $0.name) }
    var groups: [[String]] = []
    for group in value?.elements ?? [] {
      var meant: [String] = []
      for name in group.elements { meant.append(try name.product(of: names)) }
      groups.append(meant)
    }
    return groups
  }
}

extension ProductCatalogue {
  fileprivate static func knownName(_ name: String) -> String { fullName(of: name) ?? name }
}

extension DocumentValue {
  fileprivate func product(of products: [NameChoice]) throws(Diagnostic) -> String {
    do {
      return try products.name(meantBy: node.string ?? "", among: "the products of the plan")
    } catch {
      throw Diagnostic(error, at: location)
    }
  }
}

// MARK: - Parts

extension PlanRequest.Product {
  static let nameRule = TextRule("a product name", length: 1...200)

  static let product = Field<PlanRequest.Product>(
    "product", at: \.name,
    .text(nameRule).converted({ text, _ in ProductCatalogue.knownName(text) }, back: { $0 }),
    example: "\"Wheat\"", "The name.")

  static let rate = Field<PlanRequest.Product>(
    "rate", at: \.rate,
    Shape(
      .number(InputRanges.rate),
      // A rate by volume or by count is brought to a weight once its product is known.
      read: { InputRanges.rate.stated($0.node, in: $0.units)?.value },
      write: { number, _ in .number(number) }), example: "100", "The rate.")

  fileprivate static let table = FieldTable(
    "a product", blank: PlanRequest.Product(name: "", rate: 0),
    [
      product, rate,
      Field(
        optional: "density", at: \.density, DensityEntry.statedOrBare,
        "The density, where it is its own."),
      Field("tanks", at: \.tanks, .tanks, standard: [], "The only tanks that it may use."),
      Field(
        optional: "maxTanks", at: \.maxTanks, .whole(from: 1, to: InputRanges.tankCount),
        "The most tanks that it may use."),
      Field("keepOutOf", at: \.keepOutOf, .tanks, standard: [], "The tanks that it may not use."),
      Field(
        optional: seedPlacedKey, at: \.seedPlaced, .number(InputRanges.seedPlaced),
        "The share of a fertilizer that is seed-placed, in percent; the rest is banded."),
    ])

  fileprivate static let seedPlacedKey = "seedPlaced"
}

extension DensityEntry {
  /// A number and the word for its unit.
  static let stated = FieldTable(
    "a density", blank: DensityEntry(0, .poundsPerBushel),
    [number, Field("unit", at: \.unit, .word, example: "\"kg/hL\"", "The unit.")],
    check: { (density, value) throws(Diagnostic) in
      guard !density.unit.rule.contains(density.value) else { return }
      throw Diagnostic(
        .outOfRange,
        "\(number.name.quoted) must be \(density.unit.rule.bounds(in: .imperial))",
        at: (value[number.name] ?? value).location)
    }
  ).shape

  /// The same, or a number or a text as in scenarios.
  static let statedOrBare = Shape.either(.bareDensity, stated) { _ in false }

  private static let number = Field<DensityEntry>(
    "value", at: \.value, .number(InputRanges.density(UnitName("in its unit"))), example: "75",
    "The number.")
}

extension PlanRequest.TankHolding {
  fileprivate static let table = FieldTable(
    "a holding", blank: Self(tank: .number(1), product: "", amount: .percent(0)),
    [
      Field("tank", at: \.tank, .tank, example: "\"Tank 1\"", "The tank."),
      Field(
        "product", at: \.product, .text(PlanRequest.Product.nameRule), example: "\"Wheat\"",
        "The product in it."),
      Field(
        "amount", at: \.amount,
        .amount("an amount", InputRanges.onBoard, percent: InputRanges.onBoardPercent),
        example: "200", "How much: US bushels, or an object with a percentage."),
      Field(
        optional: "density", at: \.density, DensityEntry.statedOrBare,
        "The density of a product that is neither listed nor of the job."),
    ])
}

// MARK: - Shapes

extension Shape<[TankReference]> {
  fileprivate static var tanks: Shape {
    .list(of: "tank", count: 0...InputRanges.tankCount, isUnique: true, .tank)
  }
}

extension Shape<PlanRequest.TankReserve> {
  /// As in a scenario.
  fileprivate static var reserve: Shape {
    TankReserve.table.shape.converted(
      { entry, _ in .init(tank: entry.tank.value, reserve: entry.reserve.value) },
      back: { own in
        TankReserve(tank: Located(own.tank, at: .none), reserve: Located(own.reserve, at: .none))
      })
  }
}

extension Shape<PlanRequest.CartChoice> {
  /// A name, or a cart with its tanks.
  static var cart: Shape {
    let own = StatedCart.shape
    return Shape(
      .anyOf([.text(StatedCart.nameRule), own.description]),
      read: { (value) throws(Diagnostic) in
        if let name = value.node.string {
          return .named((try? CartDirectory().cart(named: name))?.name ?? name)
        }
        return .own(try own.read(value))
      },
      write: { cart, units in
        switch cart {
        case .any, .named: .string(cart.name)
        case .own(let cart): own.write(cart, units)
        }
      })
  }
}

/// A cart as a request describes it.
private struct StatedCart: Sendable {
  var name = ""
  var tanks: [StatedTank] = []
  var emptyWeight: Mass?
  var source: String?
  var rules: [StatedSeverity] = []
  var phosphateTank: TankReference?

  /// Carts pulled together have their names joined.
  static let nameRule = TextRule("a cart name", length: 1...210)

  private static let table = FieldTable(
    "a custom cart", blank: StatedCart(),
    [
      Field("name", at: \.name, .text(nameRule), "The name of the cart."),
      Field(
        "tanks", at: \.tanks, .list(of: "tank", count: 1...InputRanges.tankCount, StatedTank.shape),
        example: "[300, 200, 440]", "The tanks from front to rear, in US bushels."),
      Field(
        optional: "emptyWeight", at: \.emptyWeight, .mass(PlanRequest.weight),
        "The weight of the empty cart."),
      Field(
        optional: "source", at: \.source, .text(TextRule("a source", length: 1...1_010)),
        "Where the figures are from."),
      Field(
        "rules", at: \.rules, .houseRules, standard: [],
        "House rules that are more or less severe on this cart than usual."),
      Field(
        optional: "phosphateTank", at: \.phosphateTank, .tank,
        "The tank with the steel meter auger, which is meant for phosphate."),
    ],
    check: { (_, value) throws(Diagnostic) in
      try (value["tanks"]?.elements ?? []).compactMap { $0["name"] }.requireDistinct("tank")
    })

  static var shape: Shape<Cart> {
    table.shape.converted(
      { (stated, value) throws(Diagnostic) in
        if let error = ResolutionError.listedCart(stated.name) {
          throw Diagnostic(error, at: (value["name"] ?? value).location)
        }
        var cart = Cart(
          name: stated.name, tanks: stated.tanks.enumerated().map { $1.tank(at: $0) },
          emptyWeight: stated.emptyWeight, source: stated.source ?? "given in a saved plan")
        do throws(ResolutionError) {
          try cart.state(stated.rules, phosphateTank: stated.phosphateTank)
        } catch {
          throw Diagnostic(error, at: (value["phosphateTank"] ?? value).location)
        }
        return cart
      },
      back: { cart in
        StatedCart(
          name: cart.name, tanks: cart.tanks.map { StatedTank($0) }, emptyWeight: cart.emptyWeight,
          source: cart.source, rules: cart.houseRules.severities(),
          phosphateTank: cart.houseRules.phosphateTank.map { .name(cart.tanks[$0].name) })
      })
  }
}

/// A tank as a request describes it: a capacity alone, or with a name.
private struct StatedTank: Sendable {
  var name: String?
  var capacity = 0.0
  /// `nil` where the name or the place tells.
  var isSaddle: Bool?
  /// `nil` where the name tells.
  var isLiquid: Bool?

  private static let table = FieldTable(
    "a tank", blank: StatedTank(),
    [
      Field(optional: "name", at: \.name, .text(.tankName), "The name."),
      Field(
        "capacity", at: \.capacity, .number(InputRanges.capacity), example: "300",
        "The capacity in US bushels, also in a metric file."),
      Field(
        optional: "saddle", at: \.isSaddle, .flag,
        "Whether it is a saddle tank, where its name does not tell."),
      Field(
        optional: "liquid", at: \.isLiquid, .flag,
        "Whether it is a tank for liquids, where its name does not tell."),
    ])

  static var shape: Shape<StatedTank> {
    Shape(
      .anyOf([.number(InputRanges.capacity), .object(table.description)]),
      read: { (value) throws(Diagnostic) in
        guard let capacity = value.node.number else { return try table.read(value) }
        return StatedTank(capacity: capacity)
      }, write: { tank, units in table.write(tank, units) })
  }

  func tank(at position: Int) -> Tank {
    let unnamed = Tank(unnamedAt: position, capacity: Volume(bushels: capacity))
    return Tank(
      name: name ?? unnamed.name, capacity: unnamed.capacity,
      isSaddle: isSaddle ?? (name == Tank.saddleName),
      isLiquid: isLiquid ?? (name == Tank.liquidName))
  }
}

extension StatedTank {
  fileprivate init(_ tank: Tank) {
    name = tank.name
    capacity = tank.capacity.bushels
    isSaddle = tank.isSaddle == (tank.name == Tank.saddleName) ? nil : tank.isSaddle
    isLiquid = tank.isLiquid == (tank.name == Tank.liquidName) ? nil : tank.isLiquid
  }
}
