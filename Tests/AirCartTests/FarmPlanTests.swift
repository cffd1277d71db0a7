import AirCart
import AirCartTestSupport
import Testing

/// Oracle: `Plan` for single fields, and arithmetic by hand.
struct FarmPlanTests {
  private static func crop(_ name: String, _ products: [(String, Double)]) -> Crop {
    Crop(
      name: name,
      products: products.map {
        ProductRate($0.0, poundsPerAcre: $0.1, poundsPerBushel: 1)
      })
  }

  /// Tanks of 10 and 6 bu: at one pound per bushel wheat at 2 with urea at 1 lasts for
  /// min(10 / 2, 6 / 1) = 5 acres, and peas at 3 in the first tank for 10 / 3 acres: with both, which
  /// would last for 16 / 3, there is one more tank to clean.
  private static let cart = Cart(name: "plain", bushels: [10, 6], source: "written in the test")

  private static func farm(_ fields: [(area: Double, crop: Int)]) -> Farm {
    Farm(
      units: .imperial,
      crops: [crop("Wheat", [("Wheat", 2), ("Urea", 1)]), crop("Peas", [("Peas", 3)])],
      fields: fields.enumerated().map {
        Farm.Field(name: "F\($0)", area: .acres($1.area), crop: $1.crop)
      })
  }

  @Test func `fills are those of each field, or of fields of one crop in a row`() throws {
    let farm = Self.farm([(6, 0), (8, 0), (3, 0), (2, 1), (7, 0)])
    let plan = try FarmPlan(farm, cart: Self.cart)
    #expect(plan.crops.map { $0?.areaPerFill.acres } == [5, 10.0 / 3])
    #expect(plan.fields.map(\.fills) == [2, 2, 1, 1, 2])
    #expect(plan.fills == 8)
    // 17 acres in a row take 4 fills, begun at 0, 5, 10 and 15 acres; the third field has 14 to 17.
    #expect(plan.fields.map(\.fillsCarriedOver) == [2, 1, 1, 1, 2])
    #expect(plan.fillsCarriedOver == 7)
  }

  /// Oracle: what runs out first covers exactly the area per fill, whichever field comes first; on a
  /// field of 5 acres the plan follows another assignment, in which urea runs out first.
  @Test func `which product runs out first is no matter of the first field`() throws {
    let cart = try #require(BourgaultCarts.all.first { $0.name == "9650" })
    let products = [("Wheat", 60.0, 100.0), ("Urea", 48, 150), ("Canola", 50, 30)]
    let crop = Crop(
      name: "Wheat",
      products: products.map {
        ProductRate($0.0, poundsPerAcre: $0.2, poundsPerBushel: $0.1)
      })
    for areas in [[900.0, 5.0], [5, 900]] {
      let fields = areas.enumerated().map {
        Farm.Field(name: "F\($0)", area: .acres($1), crop: 0)
      }
      let plan = try FarmPlan(Farm(units: .imperial, crops: [crop], fields: fields), cart: cart)
      let own = try #require(plan.crops[0])
      let limiting = try #require(own.limitingProduct)
      let given = own.assignment.capacity(
        of: limiting, capacities: cart.tanks.map(\.capacity.bushels))
      let area = given * products[limiting].1 / products[limiting].2
      #expect(abs(area - own.areaPerFill.acres) <= 1e-9 * area)
    }
  }

  @Test func `a small field that lives on what is left has no fill of its own`() throws {
    let farm = Self.farm([(6, 0), (1, 0), (2, 0), (1, 0), (1, 0)])
    let plan = try FarmPlan(farm, cart: Self.cart)
    #expect(plan.fields.map(\.fillsCarriedOver) == [2, 0, 0, 0, 1])
    #expect(plan.fields.map(\.fills) == [2, 1, 1, 1, 1])
  }

  /// Oracle: by hand, with wheat in tank 1, urea in tank 2 and peas in tank 1.
  @Test func `clean-outs are the tanks that get another product`() throws {
    let farm = Self.farm([(1, 0), (1, 1), (1, 0), (1, 1)])
    let given = try FarmPlan(farm, cart: Self.cart)
    #expect(given.fields.map(\.field) == [0, 1, 2, 3])
    #expect(given.fields.map(\.cleanOuts) == [[], [0], [0], [0]])
    #expect(given.cleanOuts == 3)
    #expect(given.isProven)
    let chosen = try FarmPlan(farm, cart: Self.cart, order: .fewestCleanOuts)
    #expect(chosen.fields.map(\.field) == [0, 2, 1, 3])
    #expect(chosen.fields.map(\.cleanOuts) == [[], [], [0], []])
    #expect(chosen.isProven)
  }

  @Test func `a given order that no other beats is kept`() throws {
    let farm = Self.farm([(1, 1), (2, 1), (1, 0), (3, 0)])
    let plan = try FarmPlan(farm, cart: Self.cart, order: .fewestCleanOuts)
    #expect(plan.fields.map(\.field) == [0, 1, 2, 3])
    #expect(plan.isProven)
  }

  /// By hand: seven crops have 5,040 orders, as many as are looked at; eight have too many.
  @Test(arguments: [(7, true), (8, false)])
  func `up to seven crops are put in an order that is proven`(count: Int, isProven: Bool) throws {
    let farm = Farm(
      units: .imperial, crops: (0..<count).map { Self.crop("C\($0)", [("P\($0)", 1)]) },
      fields: (0..<count).map { Farm.Field(name: "F\($0)", area: .acres(1), crop: $0) })
    let plan = try FarmPlan(farm, cart: Self.cart, order: .fewestCleanOuts)
    #expect(plan.isProven == isProven && plan.cleanOuts == count - 2)
  }

  /// By hand: the tank of the second cart is too few for the two products of one acre.
  @Test func `a cart that leaves one acre unseeded does not seed the farm`() throws {
    let farm = Farm(
      units: .imperial,
      crops: [Self.crop("Wheat", [("Wheat", 2)]), Self.crop("Mix", [("A", 1), ("B", 1)])],
      fields: [
        Farm.Field(name: "Large", area: .acres(90), crop: 0),
        Farm.Field(name: "Small", area: .acres(1), crop: 1),
      ])
    let carts = [Self.cart, Cart(name: "one", bushels: [400], source: "written in the test")]
    let plans = try carts.map { try FarmPlan(farm, cart: $0) }
    let ranking = FarmRanking(farm, carts: carts, plans: plans, carriesOver: false)
    let fills = try #require(plans[0].fills)
    #expect(
      ranking.statement
        == Statement(
          .fewestOnFarm, .carts([0]), .count(fills), .clauses([Statement(.noOtherSeedsFarm)])))
  }

  /// By hand: each crop takes one fill of either cart, and the smaller one has both of its tanks
  /// cleaned between them.
  @Test func `fewer clean-outs rank a cart before a smaller one, which does not beat it`() throws {
    let farm = Farm(
      units: .imperial,
      crops: [
        Self.crop("Wheat", [("Wheat", 1), ("Urea", 1)]),
        Self.crop("Peas", [("Peas", 1), ("MAP", 1)]),
      ], fields: [0, 1].map { Farm.Field(name: "F\($0)", area: .acres(10), crop: $0) })
    let carts = [
      Cart(name: "two", bushels: [15, 15], source: "written in the test"),
      Cart(name: "four", bushels: [10, 10, 10, 10], source: "written in the test"),
    ]
    let plans = try carts.map { try FarmPlan(farm, cart: $0) }
    #expect(plans.map(\.fills) == [2, 2] && plans.map(\.cleanOuts) == [2, 0])
    let ranking = FarmRanking(farm, carts: carts, plans: plans, carriesOver: false)
    #expect(ranking.groups == [[1], [0]])
    #expect(ranking.dominators(of: 1).isEmpty && ranking.dominators(of: 0).isEmpty)
    let why = Statement(.moreCleanOuts, .carts([0]), .count(0), .count(2))
    #expect(
      ranking.statement == Statement(.fewestOnFarm, .carts([1]), .count(2), .clauses([why])))
  }

  /// By hand: a fill lasts for 10, 5 and 4 acres, so that 10 acres are 1, 2 and 3 fills, and 4 acres one
  /// of each; the cart of one tank cannot be loaded.
  @Test(arguments: [10.0, 4])
  func `a cart is beaten by those that rank before it and hold no more`(acres: Double) throws {
    let farm = Farm(
      units: .imperial, crops: [Self.crop("Wheat", [("Wheat", 1), ("Urea", 1)])],
      fields: [Farm.Field(name: "Home", area: .acres(acres), crop: 0)])
    let carts = [[10, 10], [25, 5], [4, 4], [40]].map {
      Cart(name: "\($0)", bushels: $0, source: "written in the test")
    }
    let plans = try carts.map { try FarmPlan(farm, cart: $0) }
    let ranking = FarmRanking(farm, carts: carts, plans: plans, carriesOver: false)
    // Of carts with as many fills the smallest comes first.
    #expect(ranking.groups == (acres == 10 ? [[0], [1], [2], [3]] : [[2], [0], [1], [3]]))
    #expect(
      carts.indices.map(ranking.dominators)
        == (acres == 10 ? [[], [0], [], [0, 1, 2]] : [[2], [2, 0], [], [2, 0, 1]]))
  }

  @Test func `constraints for some crops or carts and not for all are refused`() throws {
    let farm = Self.farm([(6, 0), (2, 1)])
    #expect(throws: FarmPlanError.constraintCount(1, expected: 2)) {
      try FarmPlan(farm, cart: Self.cart, constraints: [[]])
    }
    #expect(throws: FarmPlanError.constraintCount(1, expected: 2)) {
      try FarmPlan.plans(farm, carts: [Self.cart, Self.cart], constraints: [[[], []]])
    }
  }

  /// Oracle: one product of one name in two crops is one product in a tank.
  @Test func `a product that stays in its tank from crop to crop needs no clean-out`() throws {
    let crops = [
      Self.crop("Wheat", [("Wheat", 2), ("MAP", 1)]),
      Self.crop("Barley", [("Barley", 2), ("MAP", 1)]),
    ]
    let farm = Farm(
      units: .imperial, crops: crops,
      fields: [0, 1].map { Farm.Field(name: "F\($0)", area: .acres(1), crop: $0) })
    let plan = try FarmPlan(farm, cart: Self.cart)
    #expect(plan.fields.map(\.cleanOuts) == [[], [0]])
  }

  @Test func `a crop with more products than tanks has no fills, and neither has the farm`() throws
  {
    let crops = [
      Self.crop("Wheat", [("Wheat", 2)]), Self.crop("Mix", [("A", 1), ("B", 1), ("C", 1)]),
    ]
    let farm = Farm(
      units: .imperial, crops: crops,
      fields: [0, 1].map { Farm.Field(name: "F\($0)", area: .acres(1), crop: $0) })
    let plan = try FarmPlan(farm, cart: Self.cart)
    #expect(plan.crops[1]?.status == .infeasible)
    #expect(plan.crops[1]?.infeasibility == .moreProductsThanTanks(products: 3, tanks: 2))
    #expect(plan.fields.map(\.fills) == [1, nil])
    #expect(plan.fills == nil && plan.fillsCarriedOver == nil)
    #expect(plan.cleanOuts == 0)
  }

  @Test func `a crop without a field is not planned, and nothing is ordered for it`() throws {
    let farm = Self.farm([(4, 1)])
    let plan = try FarmPlan(farm, cart: Self.cart)
    #expect(plan.crops.map { $0 == nil } == [true, false])
    #expect(farm.productTotals.map(\.name) == ["Peas"])
    #expect(farm.area(ofCrop: 0).acres == 0)
  }

  @Test func `what to order is rate times area, added over the fields`() {
    let farm = Self.farm([(6, 0), (8, 1), (3, 0)])
    let totals = farm.productTotals
    #expect(totals.map(\.name) == ["Wheat", "Urea", "Peas"])
    #expect(totals.map(\.mass.pounds) == [18, 9, 24])
    #expect(totals.map(\.volume.bushels) == [18, 9, 24])
    #expect(farm.area().acres == 17)
    #expect(farm.area(ofCrop: 0).acres == 9)
  }

  @Test func `a crop of a product at several rates is refused`() {
    let farm = Farm(
      units: .imperial, crops: [Crop(name: "Wheat", products: [.urea(150), .wheat([90, 120])])],
      fields: [Farm.Field(name: "Home", area: .acres(160), crop: 0)])
    #expect(throws: FarmPlanError.job(crop: 0, .severalRates(product: 1, 2))) {
      try FarmPlan(farm, cart: .bourgault9650)
    }
  }

  /// Areas and rates in the units of the farm or not: the fills are those of the same amounts.
  @Test func `a farm may state fields and rates in either system`() throws {
    let (acres, pounds) = (Area.hectares(130).acres, ApplicationRate.kilogramsPerHectare(112))
    func farm(_ area: Area, _ rate: ApplicationRate) -> Farm {
      Farm(
        units: .imperial,
        crops: [
          Crop(
            name: "Wheat",
            products: [
              ProductRate("Wheat", density: BulkDensity(poundsPerBushel: 60), rate: rate)
            ])
        ], fields: [area, .acres(80)].map { Farm.Field(name: "F", area: $0, crop: 0) })
    }
    let imperial = farm(.acres(acres), .poundsPerAcre(pounds.poundsPerAcre))
    for stated in [farm(.hectares(130), pounds), farm(.acres(acres), pounds)] {
      #expect(stated == imperial && stated.area() == .acres(acres + 80))
      #expect(stated.area().units == .imperial)
      let (mass, expected) = (stated.productTotals[0].mass, imperial.productTotals[0].mass)
      #expect(abs(mass.pounds / expected.pounds - 1) < 1e-12)
      let plans = try [stated, imperial].map { try FarmPlan($0, cart: Self.cart) }
      #expect(plans[0].fills == plans[1].fills && plans[0].fills ?? 0 > 1)
    }
  }

  /// Oracle: `Plan`, on every field of drawn farms; and, where product is carried over, `Plan` on
  /// a field as large as the whole row.
  @Test(arguments: UInt64(0)..<60) func `fills are those of the plan of each field`(
    seed: UInt64
  ) throws {
    var random = RandomProblems(seed: seed)
    let units: UnitSystem = random.whole(0...1) == 0 ? .imperial : .metric
    let cart = random.cart()
    let crops = (0..<random.whole(1...3)).map { crop in
      let drawn = random.job(cart: cart, constrained: false)
      return Crop(
        name: "C\(crop)",
        products: drawn.products.map {
          ProductRate(
            $0.name, density: $0.density,
            rate: ApplicationRate($0.rate.poundsPerAcre + 1, in: units))
        })
    }
    let farm = Farm(
      units: units, crops: crops,
      fields: (0..<random.whole(1...6)).map {
        Farm.Field(
          name: "F\($0)", area: Area(Double(random.whole(1...900)), in: units),
          crop: random.whole(0...(crops.count - 1)))
      })
    let plan = try FarmPlan(farm, cart: cart)
    for field in plan.fields {
      let single = try Plan(farm.job(field: field.field, cart: cart))
      #expect(field.fills == single.fillPlan.fills, "seed \(seed)")
    }
    let carried = try FarmPlan(farm, cart: cart, carriesOver: true)
    #expect(carried.fillsCarriedOver == (try Self.carriedOver(farm, cart)), "seed \(seed)")
    let chosen = try FarmPlan(farm, cart: cart, order: .fewestCleanOuts)
    #expect(chosen.fills == plan.fills, "seed \(seed)")
    #expect(chosen.cleanOuts <= plan.cleanOuts, "seed \(seed)")
    #expect(chosen.fields.map(\.field).sorted() == Array(farm.fields.indices), "seed \(seed)")
  }

  /// The fills of each row of fields of one crop as one field.
  private static func carriedOver(_ farm: Farm, _ cart: Cart) throws -> Int? {
    var rows: [(crop: Int, area: Area)] = []
    for field in farm.fields {
      if rows.last?.crop == field.crop {
        rows[rows.count - 1].area = rows[rows.count - 1].area + field.area
      } else {
        rows.append((field.crop, field.area))
      }
    }
    let merged = Farm(
      units: farm.units, crops: farm.crops,
      fields: rows.map { Farm.Field(name: "row", area: $0.area, crop: $0.crop) })
    var sum = 0
    for row in merged.fields.indices {
      guard let fills = try Plan(merged.job(field: row, cart: cart)).fillPlan.fills else {
        return nil
      }
      sum += fills
    }
    return sum
  }

  /// Oracle: the tanks of each pair are the same in another order.
  @Test(arguments: [("9950", "L9950"), ("9650", "L9650")])
  func `carts with the same tanks take the same fills`(first: String, second: String) throws {
    let crops = [
      Self.crop("Wheat", [("Wheat", 1.9), ("Urea", 2.8), ("MAP", 0.8)]),
      Self.crop("Canola", [("Canola", 0.1), ("Urea", 3.7), ("MAP", 0.6), ("AMS", 1.1)]),
      Self.crop("Peas", [("Peas", 3.5), ("MAP", 0.4)]),
    ]
    let farm = Farm(
      units: .imperial, crops: crops,
      fields: (0..<12).map {
        Farm.Field(name: "F\($0)", area: .acres(70 + 41 * Double($0)), crop: $0 % 3)
      })
    let plans = try [first, second].map { name in
      try FarmPlan(farm, cart: #require(CartCatalogue.cart(named: name)))
    }
    #expect(plans[0].fields.map(\.fills) == plans[1].fields.map(\.fills))
    #expect(plans[0].fillsCarriedOver == plans[1].fillsCarriedOver)
  }
}
