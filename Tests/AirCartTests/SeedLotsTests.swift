import AirCart
import AirCartTestSupport
import Testing

/// Oracles: two lots by hand, every assignment walked acre by acre by other code, and each lot planned by
/// itself.
@Suite(.tags(.property, .oracle)) struct SeedLotsTests {
  /// For each crop its products, each by the crop that states it and the place there.
  private static func lots(_ names: [[String]]) -> [[[Int]]] {
    SeedLots(names).products.map { $0.map { [$0.crop, $0.product] } }
  }

  // MARK: Which crops have lots

  @Test func `crops that differ in one seed of a kind get the seed of the others`() {
    let found = Self.lots([
      ["Wheat (A)", "Urea (46-0-0)"], ["Peas"], ["Wheat (B)", "Urea (46-0-0)"],
      ["Wheat (A)", "Urea (46-0-0)"],
    ])
    #expect(found[0] == [[0, 0], [2, 0], [0, 1]])
    #expect(found[1] == [[1, 0]])
    #expect(found[2] == [[0, 0], [2, 0], [2, 1]])
    #expect(found[3] == [[3, 0], [2, 0], [3, 1]])
  }

  @Test func `crops that share lots have their products in the order of the first`() {
    let found = Self.lots([
      ["Wheat (A)", "Urea (46-0-0)", "MAP (11-52-0)"],
      ["MAP (11-52-0)", "Wheat (B)", "Urea (46-0-0)"],
      ["Urea (46-0-0)", "MAP (11-52-0)", "Wheat (A)"], ["Peas", "MAP (11-52-0)"],
      ["MAP (11-52-0)", "Peas"],
    ])
    #expect(found[0] == [[0, 0], [1, 1], [0, 1], [0, 2]])
    #expect(found[1] == [[0, 0], [1, 1], [1, 2], [1, 0]])
    #expect(found[2] == [[2, 2], [1, 1], [2, 0], [2, 1]])
    #expect(found[3] == [[3, 0], [3, 1]] && found[4] == [[4, 0], [4, 1]])
  }

  @Test(arguments: [
    [["Wheat (A)", "Urea (46-0-0)"], ["Wheat (B)", "MAP (11-52-0)"]],
    [["Wheat (A)"], ["Barley"]], [["Wheat (A)", "Peas"], ["Wheat (B)", "Peas"]],
    [["Lot A"], ["Lot B"]], [["Wheat (A)"], ["Wheat (A)"]],
    (0..<13).map { ["Wheat (\($0))"] },
  ])
  func `other crops stay as they are`(names: [[String]]) {
    let own = names.enumerated().map { crop, products in
      products.indices.map { [crop, $0] }
    }
    #expect(Self.lots(names) == own)
  }

  // MARK: By hand

  private static func farm(_ crops: [[ProductRate]], acres: [(Double, Int)]) -> Farm {
    Farm(
      units: .imperial,
      crops: crops.enumerated().map { Crop(name: "C\($0)", products: $1) },
      fields: acres.enumerated().map {
        Farm.Field(name: "F\($0)", area: .acres($1.0), crop: $1.1)
      })
  }

  private static func wheat(_ lot: String, _ rate: Double) -> ProductRate {
    ProductRate("Wheat (\(lot))", poundsPerAcre: rate, poundsPerBushel: 60)
  }

  /// By hand: 80 ac at 60 lb/ac are 80 bu of each lot, which fit into 100 bu each.
  @Test func `two lots in two tanks take one stop in place of two`() throws {
    let cart = Cart(name: "two", bushels: [100, 100], source: "by hand")
    let lots = Self.farm(
      [[Self.wheat("A", 60), Self.wheat("B", 0)], [Self.wheat("A", 0), Self.wheat("B", 60)]],
      acres: [(80, 0), (80, 1)])
    let plan = try FarmPlan(lots, cart: cart, carriesOver: true)
    #expect(plan.fillsCarriedOver == 1 && plan.cleanOuts == 0)
    #expect(plan.fields.map(\.fillsCarriedOver) == [1, 0])
    let apart = Self.farm(
      [[Self.wheat("A", 60)], [Self.wheat("B", 60)]], acres: [(80, 0), (80, 1)])
    #expect(try FarmPlan(apart, cart: cart, carriesOver: true).fillsCarriedOver == 2)
    let tender = TenderPlan(
      lots, plan, reserves: [Volume(bushels: 2), Volume(bushels: 3)], carriesOver: true, bagged: [],
      trucks: nil)
    // 4,800 lb of each, 5 % on top, and what stays in its tank.
    let reserves = tender.orders.map(\.reserve.pounds).sorted()
    #expect(tender.orders.map(\.seeded.pounds) == [4_800, 4_800] && reserves == [120, 180])
  }

  /// By hand: 200 ac at 60 lb/ac are 200 bu, one fill of both tanks for each lot; with a tank a lot it
  /// would be two each.
  @Test func `lots that take more stops at once are seeded one after the other`() throws {
    let cart = Cart(name: "two", bushels: [100, 100], source: "by hand")
    let lots = Self.farm(
      [[Self.wheat("A", 60), Self.wheat("B", 0)], [Self.wheat("A", 0), Self.wheat("B", 60)]],
      acres: [(200, 0), (200, 1)])
    let plan = try FarmPlan(lots, cart: cart, carriesOver: true)
    #expect(plan.fillsCarriedOver == 2)
  }

  /// Lot A on two fields of so many acres and B on one of twice as many, with their rates of urea.
  private static func twoFieldsAndOne(acres: Double, urea: [Double]) -> Farm {
    let crops = urea.enumerated().map { crop, rate in
      [
        wheat("A", crop < 2 ? 60 : 0), wheat("B", crop < 2 ? 0 : 60),
        ProductRate("Urea (46-0-0)", poundsPerAcre: rate, poundsPerBushel: 60),
      ]
    }
    return farm(crops, acres: [(acres, 0), (acres, 1), (2 * acres, 2)])
  }

  /// By hand: A at two rates of urea goes on from field to field although three lots have no tank each.
  @Test func `a lot goes on by itself where not all lots have a tank`() throws {
    let cart = Cart(name: "two", bushels: [100, 100], source: "by hand")
    let lots = Self.twoFieldsAndOne(acres: 40, urea: [60, 30, 60])
    let plan = try FarmPlan(lots, cart: cart, carriesOver: true)
    #expect(plan.fillsCarriedOver == 2 && plan.fields.map(\.fillsCarriedOver) == [1, 0, 1])
  }

  /// By hand: A takes 200 bu over two fields with 75 of urea, and B 200 with 50, each one fill of two tanks
  /// and one; with a tank a lot they would take four, and each field of A by itself one.
  @Test func `lots go on by themselves where that takes fewer stops than all at once`() throws {
    let cart = Cart(name: "three", bushels: [100, 100, 100], source: "by hand")
    let lots = Self.twoFieldsAndOne(acres: 100, urea: [30, 15, 15])
    let plan = try FarmPlan(lots, cart: cart, carriesOver: true)
    #expect(plan.fillsCarriedOver == 2 && plan.fields.map(\.fillsCarriedOver) == [1, 0, 1])
  }

  // MARK: By every assignment

  private struct Drawn {
    let farm: Farm
    let cart: Cart
    /// The fields of each lot.
    let parts: [[Int]]

    init(seed: UInt64) {
      var random = RandomProblems(seed: 88_000 + seed)
      let lots = random.whole(2...3)
      let densities = (0..<lots).map { _ in Double(random.whole(50...65)) }
      let rates = (0..<lots).map { _ in Double(random.whole(3...12) * 10) }
      let urea = random.whole(0...1) == 1
      let cart = random.cart(tanks: random.whole(2...5))
      let crops = (0..<lots).map { lot in
        Crop(
          name: "L\(lot)",
          products: (0..<lots).map {
            ProductRate(
              "Wheat (L\($0))", poundsPerAcre: $0 == lot ? rates[$0] : 0,
              poundsPerBushel: densities[$0])
          } + (urea ? [.urea(Double(random.whole(3...12) * 10))] : []))
      }
      // Lot after lot.
      let counts = (0..<lots).map { _ in random.whole(1...2) }
      let fields = (0..<lots).flatMap { lot in
        (0..<counts[lot]).map { field in
          Farm.Field(
            name: "L\(lot) F\(field)", area: .acres(Double(random.whole(5...40) * 10)), crop: lot)
        }
      }
      self.cart = cart
      farm = Farm(units: .imperial, crops: crops, fields: fields)
      parts = (0..<lots).map { lot in fields.indices.filter { fields[$0].crop == lot } }
    }

    func sequence(_ fields: [Int]) throws -> StretchSequence {
      try StretchSequence(fields.map { try farm.job(field: $0, cart: cart) })
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `lots take as few stops as any assignment, or as each lot by itself`(seed: UInt64) throws {
    let own = Drawn(seed: seed)
    var farm = own.farm
    farm.keptApart = nil
    let plan = try FarmPlan(farm, cart: own.cart, carriesOver: true)
    let together = try EveryStretchPlan(own.sequence(Array(farm.fields.indices))).first?.fills
    var apart: Int? = 0
    for part in own.parts {
      let fills = try EveryStretchPlan(own.sequence(part)).first?.fills
      apart = apart.flatMap { sum in fills.map { sum + $0 } }
    }
    let fewest = [together, apart].compactMap(\.self).min()
    #expect(plan.fillsCarriedOver == fewest, "seed \(seed): \(together ?? -1) or \(apart ?? -1)")
    guard fewest != nil else { return }
    // What each lot takes is seeded, and nothing else.
    let tender = TenderPlan(
      farm, plan, reserves: [], carriesOver: true, bagged: [], trucks: nil)
    for order in tender.orders {
      var seeded = 0.0
      for fill in tender.fills {
        let product = farm.crops[fill.crop].products.firstIndex { $0.name == order.name }
        seeded += product.map { fill.seeded[$0].pounds } ?? 0
      }
      #expect(abs(seeded - order.seeded.pounds) <= 1e-6 * order.seeded.pounds, "seed \(seed)")
    }
  }
}
