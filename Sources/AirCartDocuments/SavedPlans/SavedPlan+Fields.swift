import AirCart

extension SavedPlan {
  /// The word for the format.
  static let format = "aircart-plan"

  /// The newest version, which is the one that is written.
  static let version = 1

  /// The name of a plan; the longest one fits on a line of most lists.
  static let nameRule = TextRule("a name", length: 1...longestName)

  /// A plan of the newest version.
  static let table = FieldTable(
    "a saved plan",
    blank: SavedPlan(
      id: "", name: "", saved: Timestamp(milliseconds: 0), units: .imperial, cart: .named(""),
      field: 0, products: []),
    [
      Keys.format, Keys.version, Keys.id, Keys.name, Keys.saved, Keys.units, Keys.cart,
      Field(
        "saddleTank", \.usesSaddleTank, .flag, standard: true, isAlwaysWritten: true,
        "Whether the saddle tank is used."),
      Field(
        "densities", \.densities, .word, standard: .listed, isAlwaysWritten: true,
        "The densities of products without their own."),
      Keys.field, Keys.products,
      Field(
        "emptyTanks", \.emptyTanks, .tanks, standard: [], "The tanks to be left empty."),
    ] + limitFields + [
      keepApart,
      Field(
        "even", \.isEven, .flag, standard: false, "Whether all fills cover the same area."),
      brim,
      Field(
        optional: "results", \.results, Results.table.shape, isNullable: true,
        "What the plan came to."),
    ], check: check)

  /// Keys that every plan has.
  enum Keys {
    static let format = Field<SavedPlan>(
      constant: "format", .string(SavedPlan.format),
      .choice([Choice(name: SavedPlan.format, documentation: "A plan that AirCart keeps.")]),
      "What the file is.")

    static let version = Field<SavedPlan>(
      constant: "version", .integer(SavedPlan.version),
      Shape.whole(from: 1, to: SavedPlan.version).description, "The version of the format.")

    static let id = Field<SavedPlan>(
      "id", \.id, .text(TextRule("an id", length: 1...64, isFolderName: true)),
      "What tells the plan from all others: letters, digits, - and _.")

    static let name = Field<SavedPlan>(
      "name", \.name, .text(nameRule), "The name that a person gave it.")

    static let saved = Field<SavedPlan>(
      "saved", \.saved, .time, example: "\"2026-11-21T14:00:00Z\"", "When it was saved (ISO 8601).")

    static let units = Field<SavedPlan>(
      "units", \.units, .word, "The units of the field, of rates and of weights.")

    static let cart = Field<SavedPlan>(
      "cart", \.cart, .cart, example: "\"91300\"", "The cart by name, or with its tanks.")

    static let field = Field<SavedPlan>(
      "field", \.field, .number(InputRanges.field), example: "160", "The field size.")

    static let products = Field<SavedPlan>(
      "products", \.products,
      .list(of: "product", count: 1...InputRanges.productCount, Product.table.shape),
      example: "[{ \"product\": \"Wheat\", \"rate\": 100 }]", "The products.")
  }

  private static let limitFields = [
    Field<SavedPlan>(
      ScenarioDocument.Keys.tankReserves.key, \.limits.reserves,
      .list(of: "reserve", count: 1...InputRanges.tankCount, .reserve), standard: []),
    Field<SavedPlan>(
      optional: ScenarioDocument.Keys.payload.key, \.limits.payload, .mass(InputRanges.weightLimit)),
    Field<SavedPlan>(
      optional: ScenarioDocument.Keys.grossWeight.key, \.limits.grossWeight,
      .mass(InputRanges.weightLimit)),
  ]

  private static let keepApart = Field<SavedPlan>(
    ScenarioDocument.Keys.keepApart.key, \.keepApart,
    .list(
      of: "pair", count: 1...100,
      .list(of: "product", count: 2...2, .text(Product.nameRule))), standard: [])

  private static let brim = Field<SavedPlan>(
    "brim", \.isToBrim, .flag, standard: false,
    "Whether every tank in use is filled to the brim; with a limit of weight none is.")

  private var isEven: Bool {
    get { filling.isEven }
    set { filling = FillStyle(isEven: newValue, isToBrim: filling.isToBrim) }
  }

  private var isToBrim: Bool {
    get { filling.isToBrim }
    set { filling = FillStyle(isEven: filling.isEven, isToBrim: newValue) }
  }

  private static func check(_ plan: inout SavedPlan, _ value: DocumentValue) throws(Diagnostic) {
    let products = value[Keys.products.name] ?? value
    try products.elements.compactMap { $0[Product.product.name] }
      .requireDistinct("product", by: ProductCatalogue.knownName)
    guard plan.products.contains(where: { $0.rate > 0 }) else {
      throw Diagnostic(
        .nothingSeeded, "every rate is 0, so that nothing is seeded", at: products.location)
    }
    let names = plan.products.map { NameChoice(product: $0.name) }
    plan.keepApart = []
    for pair in value[keepApart.name]?.elements ?? [] {
      var meant: [String] = []
      for name in pair.elements { meant.append(try name.product(of: names)) }
      plan.keepApart.append(meant)
    }
    // Tanks filled to the brim know no limit of weight.
    let limits = [ScenarioDocument.Keys.payload, ScenarioDocument.Keys.grossWeight]
    if plan.isToBrim, let limit = limits.lazy.compactMap({ value[$0.name] }).first {
      throw Diagnostic(
        .exclusiveKeys, "\(brim.name.quoted) and a limit of weight exclude each other",
        at: limit.location)
    }
  }
}

extension ProductCatalogue {
  /// The name of a product as the catalogue has it, where it has it.
  fileprivate static func knownName(_ name: String) -> String { fullName(of: name) ?? name }
}

extension DocumentValue {
  /// The product that a name means.
  fileprivate func product(of products: [NameChoice]) throws(Diagnostic) -> String {
    do {
      return try products.name(
        meantBy: node.string ?? "", among: "the products of the plan")
    } catch {
      throw Diagnostic(error, at: location)
    }
  }
}

// MARK: - Parts

extension SavedPlan.Product {
  static let nameRule = TextRule("a product name", length: 1...200)

  static let product = Field<SavedPlan.Product>(
    "product", \.name,
    .text(nameRule).converted({ text, _ in ProductCatalogue.knownName(text) }, back: { $0 }),
    example: "\"Wheat\"", "The name.")

  static let rate = Field<SavedPlan.Product>(
    "rate", \.rate, .number(InputRanges.rate), example: "100", "The rate.")

  fileprivate static let table = FieldTable(
    "a product", blank: SavedPlan.Product(name: "", rate: 0),
    [
      product, rate,
      Field(
        optional: "density", \.density, StatedDensity.shape,
        "The density, where it is its own."),
      Field("tanks", \.tanks, .tanks, standard: [], "The only tanks that it may use."),
      Field(
        optional: "maxTanks", \.maxTanks, .whole(from: 1, to: InputRanges.tankCount),
        "The most tanks that it may use."),
      Field("keepOutOf", \.keepOutOf, .tanks, standard: [], "The tanks that it may not use."),
    ])
}

/// A density as a number and the word for its unit.
private struct StatedDensity: Sendable {
  var value = 0.0
  var unit = DensityUnit.poundsPerBushel

  private static let number = Field<StatedDensity>(
    "value", \.value, .number(InputRanges.density(UnitName("in its unit"))), example: "75",
    "The number.")

  static let shape = FieldTable(
    "a density", blank: StatedDensity(),
    [number, Field("unit", \.unit, .word, example: "\"kg/hL\"", "The unit.")],
    check: { (density, value) throws(Diagnostic) in
      guard !density.unit.rule.contains(density.value) else { return }
      throw Diagnostic(
        .outOfRange,
        "\(number.name.quoted) must be \(density.unit.rule.bounds(in: .imperial))",
        at: (value[number.name] ?? value).location)
    }
  ).shape.converted(
    { density, _ in DensityEntry(density.value, density.unit) },
    back: { StatedDensity(value: $0.value, unit: $0.unit) })
}

extension SavedPlan.Results {
  fileprivate static let table = FieldTable(
    "results", blank: SavedPlan.Results(areaPerFill: nil, fills: nil, unallocated: 0, tanks: []),
    [
      Field(
        optional: "areaPerFill", \.areaPerFill, .number(NumberRule(minimum: .inclusive(0))),
        isNullable: true, isNullWritten: true, "The area that a fill covers, or null."),
      Field(
        optional: "fills", \.fills, .whole(from: 1), isNullable: true, isNullWritten: true,
        "The number of fills, or null."),
      Field(
        "unallocated", \.unallocated,
        .number(NumberRule(minimum: .inclusive(0), unit: UnitName("bu"))), example: "0",
        "What one filling leaves without a tank."),
      Field(
        "tanks", \.tanks,
        .list(of: "tank", count: 0...InputRanges.tankCount, TankRow.table.shape)
          // A tank without a product is none of those that are used.
          .converted({ rows, _ in rows.filter { !$0.product.isEmpty } }, back: { $0 }),
        example: "[{ \"tank\": \"Tank 1\", \"product\": \"Wheat\" }]",
        "The tanks of the recommended plan."),
    ])
}

extension SavedPlan.Results.TankRow {
  fileprivate static let table = FieldTable(
    "a tank", blank: SavedPlan.Results.TankRow(tank: "", product: ""),
    [
      Field("tank", \.tank, .text(.tankName), "The tank."),
      Field(
        optional: "product", \.productIfAny, .text(SavedPlan.Product.nameRule), isNullable: true,
        "The product in it, or null."),
    ])

  private var productIfAny: String? {
    get { product.isEmpty ? nil : product }
    set { product = newValue ?? "" }
  }
}

// MARK: - Shapes

extension Shape<Timestamp> {
  fileprivate static var time: Shape {
    Shape<String>.text(TextRule("a time", length: 20...40)).converted(
      { (text, value) throws(Diagnostic) in
        guard let time = Timestamp(text) else {
          throw Diagnostic(
            .text, "\(SavedPlan.Keys.saved.name.quoted) is not a time", at: value.location,
            notes: ["a time is written 2026-11-21T14:00:00Z"])
        }
        return time
      }, back: \.text)
  }
}

extension Shape<[TankReference]> {
  fileprivate static var tanks: Shape {
    .list(of: "tank", count: 0...InputRanges.tankCount, isUnique: true, .tank)
  }
}

extension Shape<SavedPlan.TankReserve> {
  /// As in a scenario.
  fileprivate static var reserve: Shape {
    TankReserve.table.shape.converted(
      { entry, _ in .init(tank: entry.tank.value, reserve: entry.reserve.value) },
      back: { own in
        TankReserve(
          tank: Located(own.tank, at: .none), reserve: Located(own.reserve, at: .none))
      })
  }
}

extension Shape<SavedPlan.CartChoice> {
  /// A name, or a cart described as in a scenario.
  fileprivate static var cart: Shape {
    let name = Shape<String>.text(TextRule("a cart name", length: 1...200))
    let own = InlineCart.table
    return Shape(
      .anyOf([name.description, .object(own.description)]),
      read: { (value) throws(Diagnostic) in
        if let name = value.node.string {
          return .named((try? CartDirectory().cart(named: name))?.name ?? name)
        }
        try (value[InlineCart.Keys.tanks.name]?.elements ?? []).compactMap {
          $0[InlineTank.Keys.name.name]
        }
        .requireDistinct("tank")
        return .own(
          Cart(try own.read(value), units: value.units, source: "given in a saved plan"))
      },
      write: { cart, units in
        switch cart {
        case .named(let name): .string(name)
        case .own(let cart): own.write(InlineCart(cart, units), units)
        }
      })
  }
}

extension InlineCart {
  /// Creates the description of a cart in the units of its document.
  fileprivate init(_ cart: Cart, _ units: UnitSystem) {
    self.init(
      name: Located(cart.name, at: .none),
      tanks: cart.tanks.map { tank in
        InlineTank(
          name: Located(tank.name, at: .none),
          capacity: Located(tank.capacity.bushels, at: .none))
      },
      emptyWeight: cart.emptyWeight.map { weight in
        Located(units == .imperial ? weight.pounds : weight.kilograms, at: .none)
      }, source: Located(cart.source, at: .none))
  }
}
