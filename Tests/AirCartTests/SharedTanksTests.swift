import AirCart
import AirCartTestSupport
import Testing

/// Oracles: the hand values of six fields of wheat, every assignment walked acre by acre by other code,
/// and what must hold of a farm whose crops differ in their rates alone.
@Suite(.tags(.property, .oracle)) struct SharedTanksTests {
  // MARK: By hand

  /// Six fields of 80 ac on a 91300, with a urea rate each.
  private static func wheat(urea rates: [Double], between: Crop? = nil) throws -> FarmOnCart {
    let cart = try #require(BourgaultCarts.all.first { $0.name == "91300" })
    let crops = rates.map { urea in
      Crop(name: "Wheat \(urea)", products: [.wheat(110), .urea(urea), .map(60)])
    }
    var fields = rates.indices.map {
      Farm.Field(name: "F\($0)", area: .acres(80), crop: $0)
    }
    if between != nil {
      fields.insert(Farm.Field(name: "Peas", area: .acres(80), crop: crops.count), at: 3)
    }
    return FarmOnCart(
      farm: Farm(units: .imperial, crops: crops + [between].compactMap(\.self), fields: fields),
      cart: cart)
  }

  private struct FarmOnCart {
    let farm: Farm
    let cart: Cart

    func plan(carriesOver: Bool = true) throws -> FarmPlan {
      try FarmPlan(farm, cart: cart, carriesOver: carriesOver)
    }
  }

  @Test(arguments: [[150, 150, 150, 150, 150, 150], StretchPlanTests.own])
  func `six fields take two fills, whatever their rates`(rates: [Double]) throws {
    let plan = try Self.wheat(urea: rates).plan()
    #expect(plan.fillsCarriedOver == 2 && plan.fills == 6 && plan.cleanOuts == 0)
    for own in plan.crops {
      #expect((0..<5).map { own?.assignment.product(inTank: $0) } == [1, 2, 0, 0, 0])
    }
    #expect(plan.isProven && plan.isLayoutProven && plan.roleChanges == 0)
  }

  /// The first fill ends after 261.3 ac, 21.3 ac into the fourth field.
  @Test func `a fill counts for the field on which it begins`() throws {
    let plan = try Self.wheat(urea: StretchPlanTests.own).plan()
    #expect(plan.fields.map(\.fillsCarriedOver) == [1, 0, 0, 1, 0, 0])
    let row = try #require(plan.rows.first)
    #expect(plan.rows.count == 1 && row.places == 0..<6 && row.fills.count == 2)
    #expect(row.fills[0].last == 3 && abs(row.fills[0].end.acres - 21.3) < 0.05)
    #expect(row.fills[1].first == 3 && row.fills[1].end.acres == 80)
  }

  /// Peas go where wheat, urea or MAP were, so that the fourth field begins with empty tanks.
  ///
  /// Three fields take 440 bu of wheat, 556 of urea and 185 of MAP, which is less than the tanks hold.
  @Test func `what is seeded between ends a fill`() throws {
    let peas = Crop(
      name: "Peas", products: [ProductRate("Peas", poundsPerAcre: 200, poundsPerBushel: 60)])
    let plan = try Self.wheat(urea: [130, 140, 145, 145, 140, 130], between: peas).plan()
    #expect(plan.rows.map(\.places) == [0..<3, 3..<4, 4..<7])
    #expect(plan.fields.map(\.fillsCarriedOver) == [1, 0, 0, 1, 1, 0, 0])
    #expect(Set(plan.crops.prefix(6).compactMap { $0?.assignment.code }).count == 1)
  }

  /// By hand, of urea.
  ///
  /// 261.3 ac last 21.3 ac into the fourth field: the first ends with 181.3 ac on board, of which 80 are
  /// at 140 lb of urea, 80 at 145 and 21.3 at 150. The second fill goes on for 218.7 ac: after the fourth
  /// field 80 ac at 160 and 80 at 175.
  @Test func `what is on board where a field ends is what the fill still seeds`() throws {
    let own = try Self.wheat(urea: StretchPlanTests.own)
    let tender = TenderPlan(
      own.farm, try own.plan(), reserves: [], carriesOver: true, bagged: [], trucks: nil)
    #expect(tender.crossings.map(\.field) == [0, 1, 2, 3, 4])
    #expect(tender.crossings.map(\.fill) == [1, 1, 1, 2, 2])
    let urea = tender.crossings.map { $0.onBoard[1].pounds }
    let last: Double = tender.fills[0].end.acres * 150
    let expected: [Double] = [
      11_200 + 11_600 + last, 11_600 + last, last, 12_800 + 14_000, 14_000,
    ]
    for (found, right) in zip(urea, expected) { #expect(abs(found - right) <= 1e-9 * right) }
    let alone = TenderPlan(
      own.farm, try own.plan(carriesOver: false), reserves: [], carriesOver: false, bagged: [],
      trucks: nil)
    #expect(alone.crossings.isEmpty)
  }

  @Test func `products at other densities, and other rules, keep crops apart`() throws {
    let own = try Self.wheat(urea: [130, 150])
    #expect(own.farm.cropsInTheSameTanks([]) == [0, 0])
    let limits = [[Constraint]](repeating: [.payload(Mass(pounds: 40_000))], count: 2)
    #expect(own.farm.cropsInTheSameTanks([limits]) == [0, 0])
    let rules: [[Constraint]] = [[.mostTanks(product: 0, 1)], []]
    #expect(own.farm.cropsInTheSameTanks([rules]) == [0, 1])
    var other = own.farm.crops
    other[1].products[1] = ProductRate("Urea (46-0-0)", poundsPerAcre: 150, poundsPerBushel: 50)
    let farm = Farm(units: .imperial, crops: other, fields: own.farm.fields)
    #expect(farm.cropsInTheSameTanks([]) == [0, 1])
  }

  // MARK: By every assignment

  private struct Drawn {
    let farm: Farm
    let cart: Cart
    let sequence: StretchSequence

    init(seed: UInt64) throws {
      var random = RandomProblems(seed: 9_000 + seed)
      let names = ["Wheat", "Urea (46-0-0)", "MAP (11-52-0)"]
      let count = random.whole(1...3)
      let densities = (0..<count).map { _ in Double(random.whole(40...70)) }
      let crops = (0..<random.whole(2...3)).map { crop in
        Crop(
          name: "C\(crop)",
          products: (0..<count).map { product in
            ProductRate(
              names[product], density: BulkDensity(poundsPerBushel: densities[product]),
              rate: .poundsPerAcre(Double(random.whole(1...12) * 10)))
          })
      }
      let drawn = Farm(
        units: .imperial, crops: crops,
        fields: (0..<random.whole(crops.count...6)).map { field in
          Farm.Field(
            name: "F\(field)", area: .acres(Double(random.whole(5...40) * 10)),
            crop: field < crops.count ? field : random.whole(0...(crops.count - 1)))
        })
      let cart = random.cart(tanks: random.whole(count...4))
      self.cart = cart
      farm = drawn
      sequence = try StretchSequence(
        drawn.fields.indices.map { try drawn.job(field: $0, cart: cart) })
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `a farm takes as few fills as any assignment, and breaks no more rules`(
    seed: UInt64
  ) throws {
    let own = try Drawn(seed: seed)
    var farm = own.farm
    farm.keptApart = nil
    let plan = try FarmPlan(farm, cart: own.cart, carriesOver: true)
    guard let best = EveryStretchPlan(own.sequence).first else { return }
    let fills = try #require(plan.fillsCarriedOver, "seed \(seed)")
    // Each crop in other tanks may take fewer, at the price of clean-outs.
    #expect(fills <= best.fills, "seed \(seed)")
    guard let assignment = plan.crops[0]?.assignment,
      plan.crops.allSatisfy({ $0?.assignment == assignment })
    else { return }
    #expect(fills == best.fills, "seed \(seed)")
    let severity = own.sequence.severity(of: assignment, own.sequence.wishes())
    #expect(severity == best.severity, "seed \(seed)")
  }

  @Test(arguments: UInt64(0)..<200)
  func `product that goes on never adds a fill, and all of it is seeded`(seed: UInt64) throws {
    let own = try Drawn(seed: seed)
    let alone = try FarmPlan(own.farm, cart: own.cart)
    let plan = try FarmPlan(own.farm, cart: own.cart, carriesOver: true)
    guard let fills = alone.fills, let continued = plan.fillsCarriedOver else { return }
    #expect(continued <= fills, "seed \(seed)")
    let tender = TenderPlan(
      own.farm, plan, reserves: [], carriesOver: true, bagged: [], trucks: nil)
    #expect(tender.fills.count == continued, "seed \(seed)")
    for product in own.farm.crops[0].products.indices {
      var (expected, seeded) = (0.0, 0.0)
      for field in own.farm.fields {
        expected += own.farm.crops[field.crop].products[product].rate.stated * field.area.stated
      }
      for fill in tender.fills { seeded += fill.seeded[product].pounds }
      #expect(abs(seeded - expected) <= 1e-6 * expected, "seed \(seed)")
    }
    // The acres of the fields before the one where a fill ends, and those of it, are the fills' areas.
    var area = 0.0
    for fill in tender.fills {
      area += fill.area.acres
      let before = own.farm.fields.prefix(fill.lastField).reduce(0) { $0 + $1.area.acres }
      #expect(abs(before + fill.end.acres - area) <= 1e-6 * area, "seed \(seed)")
    }
  }
}
