import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Seed in bags comes with the truck, rides on the platform, weighs something and takes a time each.
@Suite struct BagTests {
  private static let canola = Crop(
    name: "Canola",
    products: [
      .init("Canola", poundsPerAcre: 10, poundsPerBushel: 50),
      .init("Urea", poundsPerAcre: 60, poundsPerBushel: 60),
    ])
  private static let cart = Cart(name: "two", bushels: [100, 20], source: "test")

  /// Room for ten bags of 50 lb, two minutes each; one truck of 12,000 lb.
  private static func input(_ acres: [Double]) -> Season {
    SeasonFixture.input(SeasonFixture.farm(acres, crops: [canola])).with {
      $0.tender.bagged = ["Canola"]
      $0.tender.trucks = 1
      $0.tender.payloadPounds = 12_000
      $0.tender.loadingMinutes = 20
      $0.tender.travelMinutes = 10
      $0.bags = Bags()
      $0.bags.platformCount = 10
      $0.bags.minutes = 2
    }
  }

  /// Oracle: a season worked by hand, to the second.
  ///
  /// 150 ac and a pass are brought with 3 % more: 10 lb · 151 · 1.03 = 1,555.3 lb in bags and 9,331.8 lb of urea,
  /// in one load. A fill lasts 100 ac: 1,000 lb are 20 bags, and 500 lb go onto the platform, another 10:
  /// 5 + 5 + 100 / 60 + 60 min. The second, for 51 ac, takes 510 lb: 55.3 lb from the truck, the rest from the
  /// platform: 5 + 5 + 51 / 60 + 510 / 50 · 2 min.
  @Test func `canola in bags takes its time on and off the platform`() throws {
    let (records, totals) = try SeasonFixture.study(Self.input([150]), cart: Self.cart)
      .trace(cart: 0, replication: 0)
    let clock = SeasonFixture.clock
    let fills = records.filter { $0.activity == .filling }
    #expect(fills.count == 2)
    #expect(abs(fills[0].end - clock(7, 0, 0) - (10 + 100.0 / 60 + 60) * 60) < 1e-6)
    // 100 ac take two hours and a half.
    #expect(abs(fills[1].begin - fills[0].end - 9_000) < 1e-6)
    #expect(abs(fills[1].end - fills[1].begin - (10 + 51.0 / 60 + 20.4) * 60) < 1e-6)
    #expect(abs(fills[0].pounds - 7_000) < 1e-6 && abs(fills[1].pounds - 51 * 70) < 1e-6)
    // 45.3 lb stay in bags on the platform and 271.8 lb of urea on the truck; a pass is left in the tanks.
    #expect(abs(totals.hauledPounds - 10_887.1) < 1e-6)
    #expect(abs(totals.returnedPounds - 317.1) < 1e-6, "\(totals.returnedPounds)")
    #expect(abs(totals.leftOverPounds - 70) < 1e-6)
  }

  /// Oracle: conservation, product by product in the sum: what is hauled is seeded, left or goes back.
  @Test func `no pound of what comes in bags is lost or made`() throws {
    var platforms = 0
    for seed in 0..<300 as Range<UInt64> {
      let (random, cart) = SeasonPropertyTests.randomInput(seed)
      let input = random.with {
        $0.uncertainty = .assumed
        $0.tender.bagged = seed % 3 == 0 ? ["P0", "P1"] : ["P0"]
        $0.bags = Bags()
        $0.bags.platformCount = [1, 5, 40, 200][Int(seed % 4)]
        $0.bags.pounds = [50, 2_000][Int(seed / 4 % 2)]
        if seed % 5 == 0 { $0.tender.compartments = [] }
      }
      let study = try SeasonFixture.study(input, cart: cart, seed: seed)
      let (records, totals) = study.trace(cart: 0, replication: 0)
      let applied = try study.run(replications: 0..<1).carts[0].meanUsedPounds.reduce(0, +)
      #expect(totals.isFinished, "seed \(seed)")
      let rest = totals.hauledPounds - totals.returnedPounds - totals.leftOverPounds
      #expect(abs(rest - applied) < 1e-6 * applied, "seed \(seed): \(rest), \(applied)")
      platforms += records.count { $0.activity == .filling && $0.truck == nil }
    }
    // Bags of the platform were emptied alone, too.
    #expect(platforms > 0)
  }

  /// Oracle: the weight limit by hand; a platform of 500 lb leaves 70 lb an acre for 50 ac.
  @Test func `a full platform counts towards the weight limit`() throws {
    let limit = Constraint.payload(Mass(pounds: 4_000))
    let study = try SeasonStudy(
      Self.input([150]), carts: [(Self.cart, [[limit]])], seed: 1, threads: 1, triesCrews: false)
    let plan = try #require(study.seasons[0].crops[0])
    #expect(abs(plan.weightRoom - 3_500) < 1e-9 && abs(plan.wholeAcres - 50) < 1e-9)
  }

  /// Oracle: ten bags of 50 lb against a limit of 500 lb and of a pound more.
  @Test func `bags that weigh as much as the cart may carry are refused`() throws {
    let study = { (pounds: Double) in
      try SeasonStudy(
        Self.input([150]), carts: [(Self.cart, [[.payload(Mass(pounds: pounds))]])], seed: 1,
        threads: 1, triesCrews: false)
    }
    #expect(throws: SeasonError.bagsOutweighLimit(pounds: 500, limit: 500)) { try study(500) }
    #expect(throws: Never.self) { try study(501) }
  }

  /// Oracle: the same seasons with faster hands.
  @Test func `fewer minutes a bag are never later in the mean`() throws {
    var (slow, fast) = (0.0, 0.0)
    for seed in 0..<200 as Range<UInt64> {
      let (random, cart) = SeasonPropertyTests.randomInput(seed)
      let input = random.with {
        $0.tender.bagged = ["P0"]
        $0.bags = Bags()
        $0.bags.minutes = 1
      }
      slow += try SeasonFixture.study(input, cart: cart, isTried: true)
        .trace(cart: 0, replication: 0).totals.workHours
      let own = input.with { $0.bags.minutes = 0.25 }
      fast += try SeasonFixture.study(own, cart: cart, isTried: true)
        .trace(cart: 0, replication: 0).totals.workHours
    }
    #expect(fast < slow)
  }
}
