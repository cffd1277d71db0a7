import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Oracles: the engine's own plan for the crop, cart and rules, and days worked by hand.
@Suite struct SeasonRulesTests {
  /// What a farm may demand of its tanks and weights, at random; the cart weighs 30,000 lb.
  private static func randomRules(_ seed: UInt64, products: Int) -> [Constraint] {
    var random = SplitMix64(seed: seed &+ 1_000)
    let real = { (low: Double, high: Double) in
      low + Double.random(in: 0...1, using: &random) * (high - low)
    }
    var rules: [Constraint] = []
    if Bool.random(using: &random) { rules.append(.reserve(.first(4), .percent(real(1, 12)))) }
    if Bool.random(using: &random) {
      rules.append(
        .reserve(TankSet(positions: [1, 2]), .volume(Volume(bushels: real(1, 20)))))
    }
    if Bool.random(using: &random) {
      rules.append(.payload(Mass(pounds: real(15_000, 60_000))))
    }
    if Bool.random(using: &random) {
      rules.append(.grossWeight(Mass(pounds: real(50_000, 90_000))))
    }
    if Bool.random(using: &random) { rules.append(.mostTanks(product: 0, 1)) }
    return rules
  }

  private static func weighed(_ cart: Cart) -> Cart {
    Cart(
      name: cart.name, tanks: cart.tanks, emptyWeight: Mass(pounds: 30_000), source: cart.source)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a fill lasts as long as the engine plans for the same rules`(seed: UInt64) throws {
    var (input, random) = SeasonPropertyTests.randomInput(seed)
    let cart = Self.weighed(random)
    input.uncertainty.overlap = .exactly(seed % 2 == 0 ? 0 : 0.03)
    let rules = input.farm.crops.map { Self.randomRules(seed, products: $0.products.count) }
    let plan = try FarmPlan(input.farm, cart: cart, constraints: rules, carriesOver: true)
    let season = try SeasonStudy(input, carts: [(cart, rules)]).seasons[0]
    for (own, crop) in zip(season.crops, plan.crops) {
      guard let crop, crop.status != .infeasible else {
        #expect(own == nil, "seed \(seed)")
        continue
      }
      let spread = 1 + input.uncertainty.overlap.mean
      let acres = try #require(own).wholeAcres * spread
      #expect(abs(acres / crop.areaPerFill.acres - 1) < 1e-12, "seed \(seed)")
      #expect(own?.assignment == crop.assignment, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `what is on the cart never weighs more than is allowed`(seed: UInt64) throws {
    var (input, random) = SeasonPropertyTests.randomInput(seed)
    // One crop, so that nothing is cleaned out on the way.
    let farm = input.farm
    input.farm = SeasonFixture.farm(farm.fields.map(\.area.stated), crops: [farm.crops[0]])
    input.filling.policy = Filling.Policy.allCases[Int(seed % 3)]
    let limit = 30_000.0 + Double(seed) * 500
    let reserve = Constraint.reserve(.first(4), .percent(2))
    let rules: [[Constraint]] = [[.payload(Mass(pounds: limit)), reserve]]
    let study = try SeasonStudy(input, carts: [(random, rules)])
    guard study.seasons[0].infeasibility == nil else { return }
    let (records, totals) = study.trace(cart: 0, replication: 0)
    #expect(totals.isFinished, "seed \(seed)")
    let spread = 1 + input.uncertainty.overlap.mean
    let poundsPerAcre = spread * farm.crops[0].products.reduce(0) { $0 + $1.rate.stated }
    var onBoard = 0.0
    var most = 0.0
    for record in records {
      onBoard += record.activity == .filling ? record.pounds : 0
      onBoard -= record.acres * poundsPerAcre
      most = max(most, onBoard)
    }
    #expect(most <= limit * (1 + 1e-9), "seed \(seed)")
  }

  @Test func `with a limit on weight a fill lasts as far as it allows`() throws {
    // 4,500 lb at 90 lb/ac are 50 acres, 75 bu: 5 + 5 + 75/60 = 11.25 min, then 75 min.
    let input = SeasonFixture.input(SeasonFixture.farm([100]))
    for rule in [Constraint.payload(Mass(pounds: 4_500)), .grossWeight(Mass(pounds: 34_500))] {
      let cart = Self.weighed(SeasonFixture.cart)
      let study = try SeasonStudy(input, carts: [(cart, [[rule]])])
      let records = study.trace(cart: 0, replication: 0).records
      #expect(records.map(\.bushels) == [75, 0, 75, 0])
      #expect(records.map(\.acres) == [0, 50, 0, 50])
      #expect(records.last?.end == SeasonFixture.clock(9, 52, 30))
    }
  }

  @Test func `what is left in a tank is part of the weight`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([200])).with {
      // Seed at 0.9 of what was planned: 5 of 50 bu are over after 50 acres.
      $0.uncertainty.rateOfProduct = [.init(product: "Seed", value: .exactly(0.9))]
    }
    let rules: [[Constraint]] = [[.payload(Mass(pounds: 4_500))]]
    let study = try SeasonStudy(input, carts: [(SeasonFixture.cart, rules)])
    let records = study.trace(cart: 0, replication: 0).records
    let fills = records.filter { $0.activity == .filling }
    #expect(abs(fills[0].pounds - 4_500) < 1e-9)
    // Filled to the same 50 acres: 45 bu of seed and 25 bu of urea.
    let expected = (45.0 + 25) * 60
    #expect(abs(fills[1].pounds - expected) < 1e-6)
  }

  /// 4 bu stay in both tanks whoever asks for them, the farm, the season or both: 96 acres of seed
  /// and 92 of urea.
  @Test(arguments: [(4.0, 0.0), (0, 4), (4, 4), (4, 2), (1, 4)])
  func `the larger of the farm's and the season's reserve holds`(
    farm: Double, season: Double
  ) throws {
    let input = SeasonFixture.input(SeasonFixture.farm([130])).with {
      $0.filling.reserveBushels = season
    }
    let rules: [[Constraint]] = [[.reserve(.first(2), .volume(Volume(bushels: farm)))]]
    let study = try SeasonStudy(input, carts: [(SeasonFixture.cart, rules)])
    #expect(study.seasons[0].crops[0]?.loads.map(\.reserve) == [4, 4])
    let (records, totals) = study.trace(cart: 0, replication: 0)
    #expect(records.filter { $0.activity == .seeding }.map(\.acres) == [92, 38])
    // The second stop fills for an acre more, a pass: 90 lb.
    #expect(abs(totals.leftOverPounds - (2 * 4 * 60 + 90)) < 1e-6)
  }

  @Test func `reserves that outweigh the limit are a result, not a season`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([130]))
    let reserve = Constraint.reserve(.first(2), .volume(Volume(bushels: 20)))
    let rules: [[Constraint]] = [[reserve, .payload(Mass(pounds: 2_000))]]
    let study = try SeasonStudy(input, carts: [(SeasonFixture.cart, rules)])
    #expect(study.seasons[0].infeasibility?.reason == .reservesOutweighLimit)
    #expect(try study.run(replications: 0..<3).carts[0].isFeasible == false)
  }
}
