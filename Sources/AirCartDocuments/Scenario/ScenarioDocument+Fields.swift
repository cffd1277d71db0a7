import AirCart

extension ScenarioDocument {
  static let table = FieldTable(
    "a scenario", blank: ScenarioDocument(),
    [
      Keys.schema, Keys.name, Keys.title, Keys.units, Keys.carts, Keys.saddleTank, Keys.densities,
      Keys.field, Keys.products, Keys.emptyTanks,
    ] + Keys.limits + [Keys.keepApart]
      + Keys.choice(usualMargin: "\((PracticalPlan.standardMargin * 100).plain) %"))

  /// Keys of a scenario, of which a farm has most.
  enum Keys {}
}

extension ScenarioDocument.Keys {
  static let schema = Field<ScenarioDocument>(
    ignored: "$schema", .text(TextRule("an address", length: 0...2_000)),
    "The schema that an editor completes and checks with. AirCart ignores it.")

  static let name = name(of: "scenario", example: "cart-choice")

  /// The name of a document, which is fit for a folder.
  static func name(of noun: String, example: String) -> Field<ScenarioDocument> {
    Field(
      "name", at: \.name, .located(.text(TextRule("a name", length: 1...64, isFolderName: true))),
      example: example.jsonQuoted,
      """
      The name of the \(noun): letters, digits, - and _. Results go into a folder of this name.
      """)
  }

  static let title = Field<ScenarioDocument>(
    optional: "title", at: \.title, .located(.text(TextRule("a title", length: 1...200))),
    example: "\"Which cart for wheat with urea and MAP?\"",
    "The headline of the report, in one line.")

  static let units = units(
    """
    The units of the field, of the rates, of weights and of densities without a unit. Tank \
    capacities are in US bushels in both.
    """)

  static func units(_ documentation: String) -> Field<ScenarioDocument> {
    Field("units", at: \.units, .word, standard: .imperial, documentation)
  }

  static let saddleTank = Field<ScenarioDocument>(
    "saddleTank", at: \.usesSaddleTank, .flag, standard: true,
    "Whether the saddle tank of carts that have one is used.")

  static let densities = Field<ScenarioDocument>(
    "densities", at: \.densities, .word, standard: .standard,
    "The densities of products without a density in the file.")

  static let field = Field<ScenarioDocument>(
    "field", at: \.field, .levels(InputRanges.field, noun: "field size"),
    example: "{ \"from\": 40, \"to\": 640, \"step\": 40 }",
    "The field size: a number, a list of numbers, or a range whose end is included.")

  static let emptyTanks = Field<ScenarioDocument>(
    "emptyTanks", at: \.emptyTanks, .tankReferences, otherwise: [], example: "[1]",
    "The tanks to be left empty, by name or by number, the front tank being 1.")

  // MARK: - Products

  static let products = Field<ScenarioDocument>(
    "products", at: \.products,
    .list(of: "product", count: 1...InputRanges.productCount, ProductEntry.swept.shape),
    example: "[{ \"product\": \"Wheat\", \"rate\": 100 }]",
    "The products to seed, each with its rate.")

  /// Pairs of incompatible products.
  static let keepApart = Field<ScenarioDocument>(
    "keepApart", at: \.keepApart,
    .list(
      of: "pair", count: 1...100,
      .list(of: "product", count: 2...2, isUnique: true, .located(.text(ProductEntry.nameRule)))),
    otherwise: [], example: "[[\"Wheat\", \"Urea (46-0-0)\"]]",
    """
    Pairs of incompatible products: they are not to be blended, and a tank is to be cleaned before \
    one follows the other. Farms do not blend them; otherwise a warning, which changes no plan.
    """)
}

extension ProductEntry {
  static let nameRule = TextRule("a product name", length: 1...100)

  static let swept = table(rate: rates)

  /// A product of a farm's crop, which has one rate.
  static let seeded = table(
    rate: Field(
      "rate", at: \.rate, .level(InputRanges.rate), otherwise: .missing, example: "110",
      "The rate; a fertilizer without it gets that which meets the \"targets\" of its crop."),
    others: [
      Field(
        optional: "package", at: \.package, PackageEntry.table.shape,
        example: "{ \"name\": \"totes\", \"weight\": 2000 }",
        "The bag, unit, box or tote in which it is ordered, by what it weighs or by its seeds.")
    ])

  static let rates = Field<ProductEntry>(
    "rate", at: \.rate, .levels(InputRanges.rate, noun: "rate"), example: "100",
    "The rate: a number, a list of numbers, or a range whose end is included.")

  private static func table(
    rate: Field<ProductEntry>, others: [Field<ProductEntry>] = []
  ) -> FieldTable<ProductEntry> {
    FieldTable(
      "a product", blank: ProductEntry(),
      [
        name(
          example: "Wheat",
          "The product: a name that AirCart lists, or your own name with a density."), rate,
        density(isRequired: false, example: "60"),
        Field(
          "tanks", at: \.tanks, .tankReferences, otherwise: [], example: "[1, 2]",
          "The only tanks that the product may use, by name or by number."),
        Field(
          optional: "maxTanks", at: \.maxTanks,
          .located(.whole(from: 1, to: InputRanges.tankCount)),
          example: "2", "The most tanks that the product may use."),
        Field(
          "keepOutOf", at: \.keepOutOf, .tankReferences, otherwise: [], example: "[\"Saddle\"]",
          "Tanks that the product may not use, by name or by number."),
      ] + others,
      check: { entry, value in
        entry.location = value.location
        guard !rate.key.isRequired, value["rate"] == nil else { return }
        entry.lacksRate = true
        entry.rate.location = value.location
      })
  }

  static func name(example: String, _ documentation: String) -> Field<ProductEntry> {
    Field(
      "product", at: \.name, .located(.text(nameRule)), example: example.jsonQuoted, documentation)
  }

  static func density(isRequired: Bool, example: String) -> Field<ProductEntry> {
    let shape = Shape<Located<DensityEntry>>.located(.density)
    return Field(
      optional: KeyDescription(
        named: "density", shape.description, isRequired: isRequired, example: example,
        """
        The density: a number in lb per US bushel (kg/hL in a metric file), or an object that \
        names its unit.
        """), at: \.density, shape)
  }
}

extension Shape<DensityEntry> {
  /// A number in the units of the file, or a text with its unit.
  static var bareDensity: Shape {
    Shape(.number(InputRanges.density)) { value in
      switch InputRanges.density.stated(value.node, in: value.units) {
      case .density(let density)?: density
      case .number(let number)?: .bare(number, in: value.units)
      default: nil
      }
    }
  }

  /// The same, or an object that names its unit.
  static var density: Shape {
    let named = Shape<DensityEntry>.oneKey(
      "a density",
      DensityUnit.allCases.map { unit in
        Alternative(unit.key, .number(unit.rule), unit.documentation) { DensityEntry($0, unit) }
      })
    return .either(bareDensity, named)
  }
}

// MARK: - Carts

extension ScenarioDocument.Keys {
  static let carts = Field<ScenarioDocument>(
    KeyDescription(
      named: "carts", Shape<CartSelection>.carts.description,
      standard: .string(CartSelection.allWord), example: "[\"91300\", \"91300+9950\"]",
      """
      The carts to compare: "all", one cart, or a list. A cart is a name, names joined by + for \
      carts pulled together (at most 12 tanks in all), or a custom cart as an object with its \
      tanks.
      """), at: \.carts, .carts, standard: .all)
}

extension Shape<CartSelection> {
  /// A name, or a list of names and carts.
  fileprivate static var carts: Shape {
    let name = Shape<Located<CartEntry>>.located(.name).mapped { entry in
      entry.value.isAll ? CartSelection.all : .entries([entry])
    }
    let list = Shape<[Located<CartEntry>]>.list(
      of: "cart", count: 1...1_000, isUnique: true, .located(.either(.name, .own)))
    return .either(name, list.mapped { .entries($0) })
  }
}

extension CartEntry {
  fileprivate var isAll: Bool {
    if case .named(let name) = self { name.isSameWord(as: CartSelection.allWord) } else { false }
  }
}

extension Shape<CartEntry> {
  fileprivate static var name: Shape {
    Shape<String>.text(InlineCart.nameRule).mapped { .named($0) }
  }

  static var own: Shape { InlineCart.table.shape.mapped { .inline($0) } }
}

extension InlineCart {
  static let nameRule = TextRule("a cart name", length: 1...100)

  static let table = FieldTable(
    "a custom cart", blank: InlineCart(),
    [
      Keys.name, Keys.tanks,
      Field(
        optional: "emptyWeight", at: \.emptyWeight, .located(.number(InputRanges.emptyWeight)),
        example: "24500", "The weight of the empty cart."),
      Field(
        optional: "source", at: \.source, .located(.text(.source)), "Where the figures are from."),
      Field(
        "rules", at: \.rules, .houseRules, otherwise: [], example: houseRulesExample,
        """
        House rules that are more or less severe on this cart than usual: 0 or false switches one \
        off.
        """),
      Field(
        optional: "phosphateTank", at: \.phosphateTank, .located(.tank), example: "2",
        "Its tank with the steel meter auger, by name or by number: for phosphate."),
    ],
    check: { (_, value) throws(Diagnostic) in
      // Other names depend on them.
      for key in [Keys.name.name, Keys.tanks.name] where value[key]?.isFaulty ?? true {
        throw value.missing(key, of: "a cart")
      }
    })

  enum Keys {
    static let name = Field<InlineCart>(
      "name", at: \.name, .located(.text(InlineCart.nameRule)), example: "\"My cart\"",
      "The name of the cart.")

    static let tanks = Field<InlineCart>(
      "tanks", at: \.tanks, .list(of: "tank", count: 1...InputRanges.tankCount, .tank),
      example: "[300, 200, 440]",
      """
      The tanks from front to rear: a capacity in US bushels, also in a metric file, or an object \
      with a name.
      """)
  }
}

extension InlineTank {
  enum Keys {
    static let name = Field<InlineTank>(
      optional: "name", at: \.name, .located(.text(.tankName)), "The name of the tank.")
  }
}

extension Shape<InlineTank> {
  /// A capacity, or an object with a name.
  fileprivate static var tank: Shape {
    let capacity = Shape<Located<Double>>.located(.number(InputRanges.capacity))
    let named = FieldTable(
      "a tank", blank: InlineTank(),
      [
        InlineTank.Keys.name,
        Field(
          "capacity", at: \.capacity, capacity, example: "300",
          "The capacity of the tank in US bushels, also in a metric file."),
        Field(
          optional: "saddle", at: \.isSaddle, .flag,
          "Whether it is a saddle tank; one named Saddle is, unless this says otherwise."),
        Field(
          optional: "liquid", at: \.isLiquid, .flag,
          """
          Whether it is a tank for liquids; one named Liquid is, unless this says otherwise. Liquids go \
          into no other tank, and nothing else goes into it.
          """),
      ])
    let bare = capacity.converted({ InlineTank(name: nil, capacity: $0) }, back: \.capacity)
    return .either(bare, named.shape) { $0.name == nil && $0.isSaddle == nil && $0.isLiquid == nil }
  }
}

extension TextRule {
  static let tankName = TextRule("a tank name", length: 1...40)
  static let source = TextRule("a source", length: 1...500)
}

// MARK: - Tanks and limits

extension ScenarioDocument.Keys {
  /// What stays in tanks, and what a load may weigh.
  static let limits = [reserve, tankReserves, payload, grossWeight]

  static let reserve = Field<ScenarioDocument>(
    optional: "reserve", at: \.reserve, .located(.reserve), example: "5",
    """
    What stays in every tank that holds a product: US bushels, also in a metric file, or an object \
    with a percentage. It is loaded once, and lowers what a fill can take from the tank.
    """)

  static let tankReserves = Field<ScenarioDocument>(
    "tankReserves", at: \.tankReserves,
    .list(of: "reserve", count: 1...InputRanges.tankCount, TankReserve.table.shape), otherwise: [],
    example: "[{ \"tank\": \"Saddle\", \"reserve\": 2 }]",
    "What stays in single tanks, in place of the reserve of every tank.")

  static let payload = Field<ScenarioDocument>(
    optional: "payload", at: \.payload, .located(.number(InputRanges.weightLimit)),
    example: "60000",
    "The most that the product on a cart may weigh. It limits how far a fill lasts.")

  static let grossWeight = Field<ScenarioDocument>(
    optional: "grossWeight", at: \.grossWeight, .located(.number(InputRanges.weightLimit)),
    example: "120000",
    "The most that cart and product may weigh. The empty weight of every cart must be known.")
}

extension TankReserve {
  static let table = FieldTable(
    "a reserve of a tank", blank: TankReserve(),
    [
      Field(
        "tank", at: \.tank, .located(.tank), example: "\"Saddle\"",
        "The tank, by name or by number, the front tank being 1."),
      Field(
        "reserve", at: \.reserve, .located(.reserve), example: "2",
        "What stays in it: US bushels, or an object with a percentage."),
    ])
}

extension Shape<Reserve> {
  static var reserve: Shape {
    amount("a reserve", InputRanges.reserve, percent: InputRanges.reservePercent)
  }

  /// A number of bushels, or an object with one or with a share.
  static func amount(_ noun: String, _ rule: NumberRule, percent: NumberRule) -> Shape {
    let bushels = Shape<Double>.number(rule)
    let either = rule.orPercent(upTo: percent.maximum ?? 100)
    let bare = Shape(
      .number(either),
      read: { value in
        switch either.stated(value.node, in: value.units) {
        case .percent(let share)?: .percent(share)
        case .number(let number)?: .volume(Volume(bushels: number))
        default: nil
        }
      }, write: { reserve, _ in .number(reserve.bushels) })
    let named = Shape<Reserve>.oneKey(
      noun,
      [
        Alternative(
          "bushels", bushels, "US bushels, also in a metric file.",
          whole: { .volume(Volume(bushels: $0)) }, part: { $0.percent == nil ? $0.bushels : nil }),
        Alternative(
          "percent", .number(percent),
          "A share of the tank's capacity in percent.", whole: { .percent($0) }, part: \.percent),
      ])
    return .either(bare, named) { $0.percent == nil }
  }
}

extension Reserve {
  fileprivate var bushels: Double {
    if case .volume(let volume) = self { volume.bushels } else { 0 }
  }

  fileprivate var percent: Double? { if case .percent(let percent) = self { percent } else { nil } }
}

extension Shape<TankReference> {
  /// A name, or a number from 1.
  static var tank: Shape {
    let number = Shape<Int>.whole(from: 1, to: InputRanges.tankCount)
    let name = Shape<String>.text(.tankName)
    return .either(
      number.converted({ .number($0) }, back: { $0.number ?? 1 }),
      name.converted({ .name($0) }, back: { $0.name ?? "" })
    ) { $0.number != nil }
  }
}

extension TankReference {
  fileprivate var number: Int? { if case .number(let number) = self { number } else { nil } }
  fileprivate var name: String? { if case .name(let name) = self { name } else { nil } }
}

extension Shape<[Located<TankReference>]> {
  fileprivate static var tankReferences: Shape {
    .list(of: "tank", count: 1...InputRanges.tankCount, isUnique: true, .located(.tank))
  }
}
