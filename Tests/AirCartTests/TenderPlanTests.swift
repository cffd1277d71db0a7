import AirCart
import AirCartTestSupport
import Testing

/// Oracle: Σ rate · area by hand, and what must be true of trucks whatever they carry.
@Suite(.tags(.oracle)) struct TenderPlanTests {
  private static func close(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-6 * max(1, abs(right))
  }

  private struct Tender {
    let farm: Farm
    let plan: FarmPlan
    let trucks: TenderTrucks
    let tender: TenderPlan
    let reserves: [Volume]
    let carriesOver: Bool

    init(seed: UInt64) throws {
      let drawn = DrawnFarm(seed: 5_000 + seed)
      var random = RandomProblems(seed: seed)
      var farm = drawn.farm
      farm.overlap = FieldOverlap(percent: Double(random.whole(0...4)))
      farm.orderMargin = Double(random.whole(0...5)) / 100
      let cart = drawn.carts[0]
      reserves = cart.tanks.map { Volume(bushels: $0.capacity.bushels / 100) }
      carriesOver = seed % 2 == 0
      plan = try FarmPlan(farm, cart: cart, order: .byDate, carriesOver: carriesOver)
      trucks = TenderTrucks(
        count: random.whole(1...3), payload: Mass(pounds: Double(random.whole(5...70) * 1_000)),
        hoppers: (0..<random.whole(0...3)).map { _ in
          Volume(bushels: Double(random.whole(100...700)))
        })
      self.farm = farm
      tender = TenderPlan(
        farm, plan, reserves: reserves, carriesOver: carriesOver, bagged: ["Canola"],
        trucks: trucks)
    }
  }

  @Test(arguments: UInt64(0)..<500)
  func `what is ordered is seeded, kept in tanks or margin, and hauled in full`(
    seed: UInt64
  ) throws {
    let own = try Tender(seed: seed)
    let (farm, tender) = (own.farm, own.tender)
    for order in tender.orders {
      var expected = 0.0
      for field in farm.fields {
        for product in farm.crops[field.crop].products where product.name == order.name {
          expected +=
            product.rate.stated * field.area.stated * (1 + farm.overlap.percent / 100)
            * (1 + (farm.orderMargin ?? 0))
        }
      }
      var seen: Set<Int> = []
      for field in own.plan.fields {
        let crop = farm.fields[field.field].crop
        for (tank, reserve) in own.reserves.enumerated() {
          guard let product = own.plan.crops[crop]?.assignment.product(inTank: tank) else {
            continue
          }
          let held = farm.crops[crop].products[product]
          if held.name == order.name, seen.insert(tank).inserted {
            expected += reserve.bushels * held.density.poundsPerBushel
          }
        }
      }
      #expect(Self.close(order.mass.pounds, expected), "seed \(seed), \(order.name)")
      guard own.plan.fills != nil, !tender.loads.isEmpty else { continue }
      let hauled = tender.loads.reduce(0.0) { sum, load in
        sum
          + load.parts.filter { farm.crops[load.crop].products[$0.product].name == order.name }
          .reduce(0) { $0 + $1.mass.pounds }
      }
      #expect(Self.close(hauled, order.mass.pounds), "seed \(seed), \(order.name)")
    }
    if own.plan.fills != nil { #expect(!tender.fills.isEmpty && !tender.loads.isEmpty) }
  }

  @Test(arguments: UInt64(0)..<500)
  func `no truck carries more than it may, and no hopper two products`(seed: UInt64) throws {
    let own = try Tender(seed: seed)
    for (place, load) in own.tender.loads.enumerated() {
      #expect(load.truck == place % own.trucks.count + 1, "seed \(seed)")
      let pounds = load.parts.reduce(0) { $0 + $1.mass.pounds }
      #expect(pounds > 0 && pounds <= own.trucks.payload.pounds * (1 + 1e-6), "seed \(seed)")
      let hoppers = load.parts.compactMap(\.hopper)
      #expect(Set(hoppers).count == hoppers.count, "seed \(seed)")
      #expect(own.trucks.hoppers.isEmpty == hoppers.isEmpty, "seed \(seed)")
      if own.trucks.hoppers.isEmpty { #expect(load.parts.count == 1, "seed \(seed)") }
      for part in load.parts {
        guard let hopper = part.hopper else { continue }
        let room = own.trucks.hoppers[hopper].bushels
        #expect(part.volume.bushels <= room * (1 + 1e-6), "seed \(seed)")
      }
    }
  }

  /// Oracle: a truck that empties its parts into the fills they are for, first come first served.
  @Test(arguments: UInt64(0)..<500)
  func `fills are those of the plan, and each gets what it needs`(seed: UInt64) throws {
    let own = try Tender(seed: seed)
    guard let fills = own.carriesOver ? own.plan.fillsCarriedOver : own.plan.fills else { return }
    #expect(own.tender.fills.count == fills, "seed \(seed)")
    #expect(own.tender.fills.map(\.number) == Array(1...fills), "seed \(seed)")
    let area = own.tender.fills.reduce(0) { $0 + $1.area.acres }
    #expect(Self.close(area, own.farm.area().acres), "seed \(seed)")
    var brought = own.tender.fills.map { $0.needs.map { _ in 0.0 } }
    for load in own.tender.loads {
      for part in load.parts {
        var left = part.mass.pounds
        for fill in part.fills {
          let need = own.tender.fills[fill - 1].needs[part.product].pounds
          let taken = min(left, need - brought[fill - 1][part.product])
          brought[fill - 1][part.product] += taken
          left -= taken
        }
        #expect(left <= 1e-6 * part.mass.pounds + 1e-6, "seed \(seed)")
      }
    }
    for (fill, brought) in zip(own.tender.fills, brought) {
      for (need, brought) in zip(fill.needs, brought) {
        #expect(Self.close(brought, need.pounds), "seed \(seed), fill \(fill.number)")
      }
    }
  }

  /// Oracle: the tanks, which hold what a fill seeds.
  @Test(arguments: UInt64(0)..<500)
  func `what a fill seeds fits the tanks of its products`(seed: UInt64) throws {
    let own = try Tender(seed: seed)
    for fill in own.tender.fills {
      guard let plan = own.plan.crops[fill.crop] else { continue }
      for (product, application) in own.farm.crops[fill.crop].products.enumerated() {
        let seeded = fill.seeded[product].pounds
        let density = application.density.poundsPerBushel
        // At several rates a fill may empty any tank, and the reserves are a hundredth of the tanks.
        let isAtOneRate = Self.close(seeded, application.rate.poundsPerAcre * fill.area.acres)
        let most = isAtOneRate ? plan.loads.map(\.bushels) : own.reserves.map { $0.bushels * 100 }
        let room = most.enumerated()
          .filter { plan.assignment.product(inTank: $0.offset) == product }
          .reduce(0) { $0 + $1.element * density }
        #expect(
          seeded <= room * (1 + 1e-9) + 1e-9,
          "seed \(seed), fill \(fill.number): \(seeded) lb into \(room)")
      }
    }
  }

  /// Oracle: by hand, 5 lb/ac on 315 ac with 4 % on top are 1,638 lb, which are 33 bags of 50 lb.
  @Test func `canola comes in whole bags and not by truck, and three products share two hoppers`()
    throws
  {
    let cart = try #require(CartCatalogue.cart(named: "91300"))
    let products = [("Canola", 50.0, 5.0), ("Urea (46-0-0)", 60, 220), ("Wheat", 60, 45)]
    var farm = Farm(
      units: .imperial,
      crops: [
        Crop(
          name: "Mix",
          products: products.map {
            ProductRate($0.0, poundsPerAcre: $0.2, poundsPerBushel: $0.1)
          } + [
            ProductRate("Potash", poundsPerAcre: 20, poundsPerBushel: 80)
          ])
      ], fields: [Farm.Field(name: "F", area: .acres(315), crop: 0)])
    farm.orderMargin = 0.04
    let tender = TenderPlan(
      farm, try FarmPlan(farm, cart: cart), reserves: cart.tanks.map { _ in Volume(bushels: 0) },
      carriesOver: false, bagged: ["Canola"],
      trucks: TenderTrucks(
        count: 1, payload: Mass(pounds: 40_000),
        hoppers: [Volume(bushels: 350), Volume(bushels: 350)]))
    #expect(tender.orders[0].bags == 33)
    // Totes of 1,000 lb: two.
    let totes = TenderPlan(
      farm, try FarmPlan(farm, cart: cart), reserves: cart.tanks.map { _ in Volume(bushels: 0) },
      carriesOver: false, bagged: ["Canola"], bag: Mass(pounds: 1_000), trucks: nil)
    #expect(totes.orders[0].bags == 2)
    // 72,072 lb of urea in totes of 2,000 lb, and the canola in sacks of 100 lb.
    farm.packages = [("Urea (46-0-0)", "totes", 2_000.0), ("Canola", "sacks", 100)].map {
      Farm.Package(of: $0.0, name: $0.1, mass: Mass(pounds: $0.2))
    }
    let packed = TenderPlan(
      farm, try FarmPlan(farm, cart: cart), reserves: cart.tanks.map { _ in Volume(bushels: 0) },
      carriesOver: false, bagged: ["Canola"], trucks: nil)
    #expect(packed.orders.map(\.bags) == [17, 37, nil, nil])
    #expect(tender.orders.dropFirst().allSatisfy { $0.bags == nil })
    #expect(!tender.loads.flatMap(\.parts).contains { $0.product == 0 })
    #expect(Set(tender.loads.flatMap(\.parts).map(\.product)) == [1, 2, 3])
  }
}
