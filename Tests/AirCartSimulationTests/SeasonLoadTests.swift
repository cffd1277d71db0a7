import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// What trucks bring: enough, never a trifle, and nothing that is not accounted for.
@Suite struct SeasonLoadTests {
  private static let mostRate = 1.07
  private static let leastDensity = 0.95

  /// A random farm whose rates and densities differ from what was planned, for each product always by
  /// the same; every day workable.
  private static func randomInput(_ seed: UInt64) -> (input: Season, cart: Cart) {
    var (input, cart) = SeasonPropertyTests.randomInput(seed)
    var random = SplitMix64(seed: seed &+ 500)
    let real = { (low: Double, high: Double) in Double.random(in: low...high, using: &random) }
    input.filling.reserveShare = real(0, 0.06)
    input.filling.policy = Filling.Policy.allCases[Int(seed % 3)]
    for product in SeasonProducts(input.farm).names {
      input.uncertainty.rateOfProduct.append(
        .init(product: product, value: .exactly(real(0.93, mostRate))))
      input.uncertainty.densityOfProduct.append(
        .init(product: product, value: .exactly(real(leastDensity, 1.05))))
    }
    input.uncertainty.overlap = .exactly(real(0, 0.04))
    if seed % 7 == 0 { input.tender.payloadPounds = real(2_000, 7_000) }
    if seed % 4 == 1 { input.tender.compartments = [300, 200, 150, 100] }
    return (input, cart)
  }

  /// The same with everything drawn, trips too.
  private static func uncertain(_ input: Season) -> Season {
    input.with {
      $0.uncertainty = .assumed
      $0.uncertainty.trip = .lognormal(median: 1, sigma: 0.3)
    }
  }

  /// Seconds of each leg with a pair of products of which the second has a rate, and a tank for 20 ac.
  private static func legs(
    rate: Double, fields: [Double], drawn value: UncertainValue
  ) throws -> [Double] {
    let products = [("Seed", 60), ("Inoculant", rate)].map { name, rate in
      ProductRate(name, poundsPerAcre: rate, poundsPerBushel: 60)
    }
    let cart = Cart(name: "two", bushels: [1_000, 20 * rate / 60], source: "test")
    var input = SeasonFixture.input(
      SeasonFixture.farm(fields, crops: [Crop(name: "Peas", products: products)]))
    input.tender.trucks = nil
    input.uncertainty.rateOfProduct = [.init(product: "Inoculant", value: value)]
    let trace = try SeasonFixture.study(input, cart: cart).trace(cart: 0, replication: 0)
    return trace.records.filter { $0.activity == .seeding }.map { $0.end - $0.begin }
  }

  /// Oracle: the same farm with a hundred times as much of the product in a tank a hundred times as
  /// large, which lasts as long.
  ///
  /// Where the rate differs from field to field the crew finds out late.
  @Test(arguments: [
    (fields: [200.0], drawn: UncertainValue.exactly(1.3)),
    (fields: Array(repeating: 17, count: 30), drawn: .uniform(low: 0.5, high: 1.5)),
  ])
  func `half a pound an acre runs out as fifty do`(
    fields: [Double], drawn: UncertainValue
  ) throws {
    let few = try Self.legs(rate: 0.5, fields: fields, drawn: drawn)
    let many = try Self.legs(rate: 50, fields: fields, drawn: drawn)
    #expect(few.count > 10 && few.count == many.count)
    #expect(zip(few, many).allSatisfy { abs($0 - $1) < 1e-6 }, "\(few), \(many)")
    // A tank for 20 ac as planned lasts for 15 whole acres, at 90 s each.
    if drawn == .exactly(1.3) { #expect(abs(few[0] - 15 * 90) < 1e-6, "\(few)") }
  }

  /// Oracle: the sum of seeding, stops, moves and waiting, each bounded by hand.
  ///
  /// The outfit waits at most for a truck's longest cycle for every truck that it then takes from: the
  /// way back with what does not fit, loading, the way out, and another truck's unloading before it. A
  /// truck is emptied by a stop, or comes back for what it holds at the least.
  @Test(arguments: 0..<1_000 as Range<UInt64>)
  func `a farm without chance is done within seeding, stops, moves and trips`(
    seed: UInt64
  ) throws {
    let (input, cart) = Self.randomInput(seed)
    let study = try SeasonFixture.study(input, cart: cart)
    let season = study.seasons[0]
    try #require(season.infeasibility == nil, "seed \(seed)")
    let totals = study.trace(cart: 0, replication: 0).totals
    try #require(totals.isFinished, "seed \(seed)")
    let loads = Double(totals.gives)
    var (seeding, tanks) = (0.0, 0.0)
    for stretch in season.stretches {
      let plan = try #require(season.crops[stretch.crop])
      tanks = max(tanks, Double(plan.loads.reduce(0) { $0 + $1.tanks }))
    }
    for field in season.fields { seeding += field.acres / field.acresPerSecond / 3_600 }
    let moving = season.fields.reduce(0) { $0 + $1.moveSeconds } / 3_600
    let capacity = cart.tanks.reduce(0) { $0 + $1.capacity.bushels }
    let unloading =
      (input.filling.minutesOfDriving + input.filling.minutesPerStop
        + tanks * input.filling.minutesPerTank + capacity / input.filling.bushelsPerMinute) / 60
    let cycle = (input.tender.loadingMinutes + 2 * input.tender.travelMinutes) / 60
    #expect(abs(totals.seconds.seeding / 3_600 - seeding) < 1e-6 * seeding, "seed \(seed)")
    #expect(abs(totals.seconds.moving / 3_600 - moving) < 1e-6, "seed \(seed)")
    #expect(totals.seconds.filling / 3_600 <= loads * unloading + 1e-6, "seed \(seed)")
    #expect(totals.seconds.waiting / 3_600 <= loads * (cycle + unloading), "seed \(seed)")
    let stops = Double(try Self.mostStops(season))
    #expect(Double(totals.stops) <= stops, "seed \(seed): \(totals.stops) stops, not \(stops)")
    let most = stops + totals.hauledPounds / input.tender.leastLoadPounds
    #expect(loads <= most, "seed \(seed): \(loads) truckloads, not \(most)")
  }

  /// Stops that no season has more of: each lasts for enough to go on with, in whole passes of what the
  /// crop really takes, or ends a field.
  private static func mostStops(_ season: CartSeason) throws -> Int {
    let pass = season.input.drill.passAcres(ofField: 1)
    var stops = 0.0
    for (index, stretch) in season.stretches.enumerated() {
      let plan = try #require(season.crops[stretch.crop])
      let fields = Double(season.fields.count { $0.stretch == index })
      let lasts = plan.wholeAcres * leastDensity / mostRate
      let pounds = plan.loads.reduce(0) { $0 + $1.use * $1.density }
      let bushels = plan.loads.reduce(0) { $0 + $1.use }
      let hoppers = season.input.tender.compartments
      let held = hoppers.isEmpty ? .infinity : hoppers.reduce(0, +) / bushels
      let trucks = Double(season.input.tender.trucks ?? 0)
      let carried = trucks * min(season.input.tender.payloadPounds / pounds, held) / mostRate
      let enough = min(lasts / 4, carried) / (season.input.filling.policy == .even ? 2 : 1)
      let each = enough > pass ? max(pass, enough - pass) : min(pass, lasts)
      stops += 4 * fields + (stretch.acres / each).rounded(.up)
    }
    return Int(stops)
  }

  /// Oracle: the rule of the article.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no load is below the least load, and none above what a truck carries`(
    seed: UInt64
  ) throws {
    let (certain, cart) = Self.randomInput(seed)
    for (input, isTried) in [(certain, false), (Self.uncertain(certain), true)] {
      let study = try SeasonFixture.study(input, cart: cart, seed: seed, isTried: isTried)
      let (records, totals) = study.trace(cart: 0, replication: 1)
      #expect(totals.isFinished, "seed \(seed)")
      let loads = records.filter { $0.activity == .truckArrives }.map(\.pounds)
      // Hoppers of 750 bu hold more than the least load of whatever there is.
      let least = input.tender.leastLoadPounds * (1 - 1e-9)
      #expect((loads.min() ?? 0) >= least, "seed \(seed): \(loads)")
      #expect(
        (loads.max() ?? 0) <= input.tender.payloadPounds * (1 + 1e-12), "seed \(seed)")
    }
  }

  /// Oracle: an account for every truck, and the pounds applied.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `what is hauled is seeded, left in tanks, returned or still on a truck`(
    seed: UInt64
  ) throws {
    let (certain, cart) = Self.randomInput(seed)
    let input = Self.uncertain(certain)
    let study = try SeasonFixture.study(input, cart: cart, seed: seed)
    let (records, totals) = study.trace(cart: 0, replication: 2)
    let trucks = try #require(input.tender.trucks)
    var onTruck = Array(repeating: 0.0, count: trucks)
    var (hauled, returned) = (0.0, 0.0)
    for record in records {
      guard let truck = record.truck else { continue }
      switch record.activity {
      case .truckArrives:
        #expect(abs(onTruck[truck]) < 1e-5, "seed \(seed)")
        onTruck[truck] = record.pounds
        hauled += record.pounds
      case .truckLeaves:
        #expect(abs(onTruck[truck] - record.pounds) < 1e-5, "seed \(seed)")
        onTruck[truck] = 0
        returned += record.pounds
      default:
        onTruck[truck] -= record.pounds
        #expect(onTruck[truck] > -1e-5, "seed \(seed)")
      }
    }
    let results = try study.run(replications: 2..<3)
    let seeded = results.carts[0].meanUsedPounds.reduce(0, +)
    let left = totals.leftOverPounds + onTruck.reduce(0, +)
    #expect(abs(hauled - returned - left - seeded) < 1e-6 * hauled, "seed \(seed)")
    // What stayed on a truck between two loads is neither hauled nor returned; what is on its way at
    // the end is both.
    let net = totals.hauledPounds - totals.returnedPounds - totals.leftOverPounds
    #expect(abs(net - seeded) < 1e-6 * hauled, "seed \(seed)")
  }

  /// Oracle: a truck is a trip away, or what is left of another trip and one more.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `nobody waits longer for a truck than two trips`(seed: UInt64) throws {
    let (certain, cart) = Self.randomInput(seed)
    let input = certain.with {
      $0.uncertainty = .assumed
      $0.days.startHour = 0
      $0.days.hoursPerDay = 24
      $0.uncertainty.hasWeather = false
      $0.days.checksHours = 0
    }
    let study = try SeasonFixture.study(input, cart: cart, seed: seed)
    let (records, totals) = study.trace(cart: 0, replication: 3)
    #expect(totals.isFinished, "seed \(seed)")
    let trip = (2 * input.tender.travelMinutes + input.tender.loadingMinutes) * 60 * 1.0
    var waited = 0.0
    for record in records {
      switch record.activity {
      case .waiting: waited += record.end - record.begin
      case .filling: waited = 0
      default: break
      }
      #expect(waited <= 2 * trip + 1e-3, "seed \(seed)")
    }
  }

  /// A cart, a payload, and the densities and rates of three products over those stated.
  private static let offPlan: [(cart: String, payload: Double, off: [(Double, Double)])] = [
    ("9950", 74_957, [(0.95, 1.0), (1.03, 0.94), (0.95, 1)]),
    ("9950", 40_000, [(1.03, 1.03), (1, 1.03), (0.97, 0.97)]),
    ("9650", 74_957, [(1, 1.03), (1.05, 1.03), (0.95, 1.03)]),
    ("91300", 20_000, [(0.97, 0.94), (1.03, 1.03), (0.95, 1.03)]),
  ]

  /// Oracle: by hand, 750 acres take 20.4 h at 36.8 ac/h; 7.6 h of two days are left for stops and trips.
  ///
  /// Before trucks brought what a stop lacks, the first of these cases had 582 loads
  /// and was not done in 46 days, and the others took 5 to 9 days.
  @Test(arguments: offPlan)
  func `one truck brings 750 acres what they need in under two days`(
    name: String, payload: Double, off: [(Double, Double)]
  ) throws {
    let products = [("Seed", 60.0, 110.0), ("Urea", 59.7, 150), ("MAP", 74.7, 50)].map {
      ProductRate($0, poundsPerAcre: $2, poundsPerBushel: $1)
    }
    let farm = SeasonFixture.farm([750], crops: [Crop(name: "Wheat", products: products)])
    var input = Season(farm: farm)
    input.uncertainty = SeasonUncertainty()
    input.filling.reserveShare = 0
    input.tender = .ofOneTrip
    input.tender.trucks = 1
    input.tender.payloadPounds = payload
    for (product, own) in zip(products, off) {
      input.uncertainty.densityOfProduct.append(
        .init(product: product.name, value: .exactly(own.0)))
      input.uncertainty.rateOfProduct.append(
        .init(product: product.name, value: .exactly(own.1)))
    }
    let cart = try #require(CartCatalogue.all.first { $0.name == name })
    let totals = try SeasonFixture.study(input, cart: cart).trace(cart: 0, replication: 0).totals
    #expect(totals.isFinished && totals.days < 2, "\(totals.days) days, \(totals.gives) gives")
  }

  /// Oracle: two crops worked by hand to the second.
  ///
  /// One truck with hoppers of 60 and 40 bu; all weighs 60 lb/bu. Wheat: 51 acres, with a pass, and 3 %
  /// are 4,727.7 lb, less than the least load, so 5,000 lb: 3,333 1/3 of seed in the larger hopper.
  /// The stop takes 4,590 lb, 76.5 bu. The rest is enough, so that the truck stays. After 50 acres an
  /// acre of urea stays in its tank, and seed for one, 60 lb, is cleaned out. What the truck holds
  /// begins no field of barley, so it leaves during the move of 45 minutes and is back 15 after it.
  @Test func `two crops and a truck with hoppers take until 10:52:32.5`() throws {
    let barley = Crop(
      name: "Barley",
      products: [
        .init("Barley", poundsPerAcre: 60, poundsPerBushel: 60),
        SeasonFixture.wheat.products[1],
      ])
    let farm = SeasonFixture.farm([50, 50], crops: [SeasonFixture.wheat, barley], crop: [0, 1])
    let input = SeasonFixture.input(farm).with {
      $0.tender.trucks = 1
      $0.tender.payloadPounds = 20_000
      $0.tender.compartments = [40, 60]
      $0.tender.bagged = []
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let clock = SeasonFixture.clock
    let expected: [(SeasonActivity, Double, Double, Double)] = [
      (.truckArrives, clock(7, 0, 0), clock(7, 0, 0), 5_000),
      (.filling, clock(7, 0, 0), clock(7, 11, 16.5), 4_590),
      (.seeding, clock(7, 11, 16.5), clock(8, 26, 16.5), 0),
      (.truckLeaves, clock(8, 26, 16.5), clock(8, 26, 16.5), 410),
      (.moving, clock(8, 26, 16.5), clock(9, 11, 16.5), 0),
      (.truckArrives, clock(9, 26, 16.5), clock(9, 26, 16.5), 5_000),
      (.waiting, clock(9, 11, 16.5), clock(9, 26, 16.5), 0),
      (.filling, clock(9, 26, 16.5), clock(9, 37, 32.5), 4_560),
      (.seeding, clock(9, 37, 32.5), clock(10, 52, 32.5), 0),
    ]
    #expect(records.map(\.activity) == expected.map(\.0))
    for (record, own) in zip(records, expected) {
      #expect(abs(record.begin - own.1) < 1e-6 && abs(record.end - own.2) < 1e-6, "\(record)")
      #expect(abs(record.pounds - own.3) < 1e-6, "\(record)")
    }
    // The first load's seed that is left goes back; its urea is part of the second load.
    let back = 5_000.0 * 2 / 3 - 51 * 60
    let urea = 5_000.0 / 3 - 51 * 30
    #expect(abs(totals.hauledPounds - (10_000 - urea)) < 1e-6)
    #expect(abs(totals.returnedPounds - (back + 5_000 - 4_560)) < 1e-6)
    #expect(abs(totals.leftOverPounds - (60 + 90)) < 1e-6)
  }

  /// Oracle: what the crew fills for; 4,031 lb on a truck are enough to begin a field with.
  @Test func `a truck with enough to begin a field stays for it`() throws {
    let wheat = SeasonFixture.wheat
    let farm = SeasonFixture.farm([100, 100], crops: [wheat, wheat], crop: [0, 1])
    let input = SeasonFixture.input(farm).endingStretches.with {
      $0.tender.trucks = 1
      $0.tender.payloadPounds = 9_000
      $0.tender.bagged = []
      $0.tender.loadingMinutes = 30
      $0.tender.travelMinutes = 15
      $0.uncertainty.rate = .exactly(1.1)
      $0.movingMinutes = 0
      $0.cleanOutMinutes = 0
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    // 90 of 100 acres with the first 9,000 lb; 11 acres at 99 lb less the 90 lb on board are 999 lb.
    let fills = records.filter { $0.activity == .filling }.map(\.pounds)
    #expect(abs(fills[0] - 9_000) < 1e-6 && abs(fills[1] - 999) < 1e-6)
    #expect(abs(fills[2] - (5_000 - 999)) < 1e-6)
    #expect(totals.isFinished && totals.acres == 200)
    #expect(totals.seconds.waiting < 3_600)
  }

  /// Oracle: none and all, which leave no room below and above.
  @Test func `how likely a season is in time is at most 1, and 1 where all are`() {
    for count in 1...3_000 {
      #expect(ConfidenceInterval.wilson(successes: count, of: count).upperBound == 1)
      #expect(ConfidenceInterval.wilson(successes: 0, of: count).lowerBound == 0)
    }
  }

  /// Oracle: by hand, fills of 100 acres from two trucks with 130 and 128; the first truck's rest of
  /// 30 would need the second one at the second stop.
  @Test func `a truck that fills the cart goes before a rest that came first`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([250])).with {
      $0.tender.trucks = 2
      $0.tender.payloadPounds = 130 * 90
    }
    let records = try SeasonFixture.study(input).trace(cart: 0, replication: 0).records
    let fills = records.filter { $0.activity == .filling }
    #expect(fills.map(\.truck) == [0, 1, 0, 1])
    #expect(fills.map { ($0.pounds / 90).rounded() } == [100, 100, 30, 21])
  }
}
