import AirCart
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: closed forms, inside confidence bands over several seeds.
@Suite struct SeasonClosedFormTests {
  /// Whether a mean of independent values may be an expected one: within four standard errors,
  /// which a right simulation leaves once in 16,000 times.
  static func agree(_ values: [Double], _ expected: Double, slack: Double = 0) -> Bool {
    var moments = Moments()
    for value in values { moments.add(value) }
    let error = (moments.variance / Double(values.count)).squareRoot()
    return abs(moments.mean - expected) <= 4 * error + slack
  }

  /// Trucks as a finite source (machine interference): trips are exponential, the drill serves
  /// each truck in the same time S and needs no time to seed.
  ///
  /// The share of time in which no truck stands at the field is (Takács, Introduction to the
  /// Theory of Queues, 1962, for one server and N customers; L is the Laplace transform of S)
  /// ```
  /// 1 / P = 1 + N·λS·Σ C(N − 1, n)·Π (1 / L(iλ) − 1),  n = 0 … N − 1, i = 1 … n
  /// ```
  static func idleShare(trucks: Int, trip: Double, service: Double) -> Double {
    let rate = 1 / trip
    var sum = 0.0
    var term = 1.0
    for n in 0..<trucks {
      if n > 0 {
        term *= Double(trucks - n) / Double(n)
        term *= exp(Double(n) * rate * service) - 1
      }
      sum += term
    }
    return 1 / (1 + Double(trucks) * rate * service * sum)
  }

  /// Trucks of 100 bu for a drill that needs next to no time to seed: it serves one after another in ten
  /// minutes each, as a repairman does machines.
  static func truckQueue(_ trucks: Int, trip: Double, loads: Double) -> SeasonInput {
    let crop = Crop(
      name: "Wheat",
      products: [
        .init(name: "Seed", density: BulkDensity(poundsPerBushel: 60), statedRate: 600_000)
      ])
    var input = SeasonInput(farm: SeasonFixture.farm([loads / 100], crops: [crop]))
    // A pass of a hundredth of an acre takes 100 bu and less than a hundredth of a second.
    input.drill = Drill(widthFeet: 435.6, milesPerHour: 50, fieldEfficiency: 1, runFeet: 1)
    input.filling = Filling(
      minutesOfDriving: 0, minutesPerStop: 10, minutesPerTank: 0, bushelsPerMinute: 1e6,
      reserveShare: 0)
    input.tender = Tender(
      trucks: trucks, payloadPounds: 6_000, loadingMinutes: trip, travelMinutes: 0)
    input.days = SeasonDays(startHour: 0, hoursPerDay: 24)
    input.days.checksHours = 0
    input.days.end = SeasonDate(ordinal: 364)
    input.uncertainty = SeasonUncertainty()
    input.uncertainty.overlap = .exactly(0)
    input.uncertainty.trip = .exponential(mean: 1)
    return input
  }

  static let queues = [(1, 30.0), (2, 30), (3, 30), (4, 20), (6, 60)]

  @Test(arguments: queues)
  func `trucks queue as a finite source does`(trucks: Int, trip: Double) throws {
    let loads = 3_000.0
    let input = Self.truckQueue(trucks, trip: trip, loads: loads)
    let cart = Cart(name: "one", bushels: [100], source: "test")
    let shares = try (0..<8 as Range<UInt64>).map { seed in
      let totals = try SeasonFixture.study(input, cart: cart, seed: seed)
        .trace(cart: 0, replication: 0).totals
      // The last load may be the least one, or for the pass beyond the end.
      #expect(abs(Double(totals.loads) - loads) <= 2)
      return totals.seconds.waiting / (totals.seconds.waiting + totals.seconds.filling)
    }
    let expected = Self.idleShare(trucks: trucks, trip: trip, service: 10)
    // The trucks that stand at the field at the beginning are no wait: one cycle in 3,000 loads.
    #expect(
      Self.agree(shares, expected, slack: 2 * Double(trucks) / loads), "\(shares) \(expected)")
  }

  /// By Little's law a truck's round takes N · S / (1 − P), and all of it but trip and service is
  /// waiting; the drill waits S · P / (1 − P) for every load.
  @Test(arguments: queues)
  func `trucks and the drill wait as long as in a finite-source queue`(
    trucks: Int, trip: Double
  ) throws {
    let (loads, service) = (3_000.0, 10.0)
    let input = Self.truckQueue(trucks, trip: trip, loads: loads)
    let cart = Cart(name: "one", bushels: [100], source: "test")
    var waits: (truck: [Double], drill: [Double]) = ([], [])
    for seed in 0..<8 as Range<UInt64> {
      let records = try SeasonFixture.study(input, cart: cart, seed: seed)
        .trace(cart: 0, replication: 0).records
      let (truck, drill) = Self.waits(records)
      waits.truck.append(truck)
      waits.drill.append(drill)
    }
    let idle = Self.idleShare(trucks: trucks, trip: trip, service: service)
    let round = Double(trucks) * service / (1 - idle)
    // The beginning, with every truck at the field, is one round of 3,000 / N.
    let slack = 2 * Double(trucks) / loads * round
    #expect(
      Self.agree(waits.truck, round - trip - service, slack: slack), "\(waits.truck) \(round)")
    #expect(
      Self.agree(waits.drill, service * idle / (1 - idle), slack: slack), "\(waits.drill) \(idle)")
  }

  /// Mean minutes from a truck's arrival to its filling, and of waiting for a truck at a load.
  private static func waits(_ records: [SeasonRecord]) -> (truck: Double, drill: Double) {
    var arrival: [Int: Double] = [:]
    var trucks = Moments()
    var drill = 0.0
    var loads = 0
    for record in records {
      switch record.activity {
      case .truckArrives: if let truck = record.truck { arrival[truck] = record.begin }
      case .waiting: drill += (record.end - record.begin) / 60
      case .filling where record.bushels > 0:
        loads += 1
        if let truck = record.truck, let own = arrival.removeValue(forKey: truck) {
          trucks.add((record.end - 600 - own) / 60)
        }
      default: break
      }
    }
    return (trucks.mean, drill / Double(loads))
  }

  @Test func `the formula is right for one truck and for short services`() {
    // Its limit for short services, 1 / (1 + N·λS), and one truck, T / (T + S).
    #expect(abs(Self.idleShare(trucks: 1, trip: 30, service: 10) - 0.75) < 1e-15)
    #expect(abs(Self.idleShare(trucks: 5, trip: 3e6, service: 1) - 1 / (1 + 5 / 3e6)) < 1e-9)
  }

  @Test(arguments: [(0.65, 2.0), (0.55, 3), (0.75, 1), (0.9, 5), (1, 2)])
  func `wet and dry days are as often and as long as stated`(share: Double, wetDays: Double) {
    let chain = WetDryChain(workableShare: share, meanWetDays: wetDays)
    #expect(chain.isPossible)
    var shares: [Double] = []
    var lengths: [Double] = []
    for seed in 0..<40 {
      let stream = RandomStream(seed: UInt64(seed))
      var isWorkable = chain.first(stream.unit(at: 0))
      var workable = 0
      var wet = 0
      var spells = 0
      for day in 1...2_000 {
        let next = chain.next(after: isWorkable, stream.unit(at: day))
        workable += next ? 1 : 0
        wet += next ? 0 : 1
        if isWorkable, !next { spells += 1 }
        isWorkable = next
      }
      shares.append(Double(workable) / 2_000)
      if spells > 0 { lengths.append(Double(wet) / Double(spells)) }
    }
    #expect(Self.agree(shares, share), "\(shares)")
    if share < 1 { #expect(Self.agree(lengths, wetDays, slack: 0.01), "\(lengths)") }
  }

  @Test func `a season loses its share of days to wet ones`() throws {
    // The farm is done in three worked days of four; every day before the last is a draw.
    let input = SeasonFixture.input(SeasonFixture.farm([100_000])).with {
      $0.uncertainty.hasWeather = true
      $0.days.end = SeasonDate(ordinal: 219)
    }
    let results = try SeasonFixture.study(input).run(replications: 0..<400)
    let worked = results.carts[0].sample.values(.workedDays).map { $0 / 100 }
    #expect(Self.agree(worked, SeasonDefaults.workableShare), "\(worked)")
  }

  /// Oracle: 26 seasons in Nebraska, 1 April to mid June, had 35.9 to 66.6 suitable days of 84: a range
  /// of 31, and a standard deviation of about 8.
  @Test func `years differ as they do in Nebraska`() throws {
    var input = SeasonFixture.input(SeasonFixture.farm([1e6]))
    input.uncertainty.hasWeather = true
    input.days.start = try #require(SeasonDate(month: 4, day: 1))
    input.days.end = input.days.start.adding(days: 83)
    input.days.periods = [.init(from: input.days.start, workable: SeasonDefaults.workableShare)]
    let results = try SeasonFixture.study(input, threads: nil).run(replications: 0..<2_600)
    let worked = results.carts[0].sample.values(.workedDays)
    #expect(Self.agree(worked, 84 * 0.59), "\(worked.reduce(0, +) / 2_600)")
    var moments = Moments()
    for days in worked { moments.add(days) }
    #expect(abs(moments.variance.squareRoot() - 8) < 0.5, "\(moments.variance.squareRoot())")
    let ranges = (0..<100).map { part -> Double in
      let own = worked[part * 26..<(part + 1) * 26]
      return (own.max() ?? 0) - (own.min() ?? 0)
    }
    let mean = ranges.reduce(0, +) / 100
    #expect(mean > 25 && mean < 37, "\(mean)")
  }

  /// Oracle: the stated share; every spell is as short as can be, so that rainy years need longer ones.
  @Test(arguments: [(0.35, 2.0), (0.5, 1), (0.59, 2)])
  func `years that differ keep the mean share of workable days`(
    share: Double, wetDays: Double
  ) throws {
    let input = SeasonFixture.input(SeasonFixture.farm([1e6])).with {
      $0.uncertainty.hasWeather = true
      $0.days.end = $0.days.start.adding(days: 99)
      $0.days.periods = [.init(from: $0.days.start, workable: share)]
      $0.days.meanWetDays = wetDays
    }
    let results = try SeasonFixture.study(input, threads: nil).run(replications: 0..<2_000)
    let worked = results.carts[0].sample.values(.workedDays)
    #expect(Self.agree(worked, 100 * share), "\(worked.reduce(0, +) / 2_000)")
  }

  /// Oracle: by hand, 1,029 of 5,000 acres are seeded; those of the second day are a day late.
  @Test func `what is not seeded by the end is lost`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([5_000])).with {
      $0.days.end = $0.days.start.adding(days: 1)
      $0.prices.timeliness = [
        .init(crop: 0, after: $0.days.start, lossPerDay: 0.01, valuePerAcre: 300)
      ]
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let late = records.filter { $0.begin > 86_400 }.map(\.acres).reduce(0, +)
    let lost = late * 0.01 + 5_000 - 1_029
    #expect(abs(totals.lateAcres - lost) < 1e-6 && abs(totals.lateValue - 300 * lost) < 1e-3)
  }

  /// By hand: in no season nothing is applied.
  @Test func `no seasons apply nothing`() throws {
    let study = try SeasonFixture.study(SeasonFixture.input(SeasonFixture.farm([100])))
    let pounds = try study.run(replications: 0..<0).carts[0].meanUsedPounds
    #expect(!pounds.isEmpty && pounds.allSatisfy { $0 == 0 })
  }

  /// Oracle: the mean and the variance of the beta distribution.
  @Test(arguments: [(0.59, 0.074), (0.9, 0.1), (0.2, 0.19), (0.5, 0.02)])
  func `a beta distribution has its mean and deviation`(mean: Double, deviation: Double) {
    let value = UncertainValue.beta(mean: mean, deviation: deviation, scale: 2)
    #expect(value.fault == nil)
    #expect(abs(value.mean - 2 * mean) < 2e-3, "\(value.mean)")
    #expect(abs(value.variance.squareRoot() / 2 - deviation) < 0.02 * deviation)
  }

  /// Oracle: x²·(3 − 2x), what a beta distribution of 2 and 2 has below x.
  @Test func `the quantiles of a beta distribution are those of its polynomial`() throws {
    let value = UncertainValue.beta(mean: 0.5, deviation: 0.05.squareRoot(), scale: 1)
    guard case .quantiles(let points) = value else {
      Issue.record("no quantiles: \(value)")
      return
    }
    for point in points {
      let below = point.value * point.value * (3 - 2 * point.value)
      #expect(abs(below - point.share) < 2e-6, "\(point)")
    }
  }

  /// Oracle: by hand, half of the hours of a day, and the same season without half days.
  @Test func `half days are worked by half`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([600])).with {
      $0.uncertainty.hasWeather = true
      $0.days.periods = [.init(from: $0.days.start, workable: 1)]
      $0.days.halfDayShare = 1
    }
    // 16 h 15 min of work: two half days of 7 h, then 2.25 h of the third.
    let totals = try SeasonFixture.study(input).trace(cart: 0, replication: 0).totals
    #expect(totals.workedDays == 3 && abs(totals.hours(.wet) - 2 * 7) < 1e-9)
    #expect(abs(totals.days - (2 + 2.25 / 14)) < 0.02, "\(totals.days)")
  }

  static let distributions: [UncertainValue] = [
    .exactly(2.5), .uniform(low: -1, high: 3), .triangular(low: 0.95, mode: 1, high: 1.1),
    .triangular(low: 0, mode: 0, high: 1), .normal(mean: 1, deviation: 0.025, low: 0.9, high: 1.1),
    .normal(mean: 0, deviation: 1, low: -0.5, high: 3), .lognormal(median: 2, sigma: 0.4),
    .exponential(mean: 3),
    .quantiles([
      .init(share: 0, value: 0.8), .init(share: 0.25, value: 0.9), .init(share: 0.5, value: 1),
      .init(share: 1, value: 1.6),
    ]),
  ]

  @Test(arguments: distributions)
  func `draws have the mean and the variance of their distribution`(value: UncertainValue) {
    #expect(value.fault == nil)
    var means: [Double] = []
    var variances: [Double] = []
    let sampler = ValueSampler(value)
    for seed in 0..<20 {
      let streams = SeasonStreams(seed: UInt64(seed), replication: seed)
      var moments = Moments()
      for index in 0..<2_000 {
        let drawn = sampler.value(at: streams.unit(.density, at: index))
        moments.add(drawn)
        // A value is the quantile of its own random number.
        #expect(value.range.contains(drawn))
      }
      means.append(moments.mean)
      variances.append(moments.variance)
    }
    #expect(Self.agree(means, value.mean, slack: 1e-12), "\(means) \(value.mean)")
    #expect(Self.agree(variances, value.variance, slack: 1e-12), "\(variances) \(value.variance)")
  }

  @Test(arguments: distributions)
  func `a larger random number never draws less`(value: UncertainValue) {
    let sampler = ValueSampler(value)
    let drawn = (1..<1_000).map { sampler.value(at: Double($0) / 1_000) }
    for (lower, upper) in zip(drawn, drawn.dropFirst()) { #expect(lower <= upper) }
  }

  /// Oracle: the platform's C library.
  @Test func `elementary functions are those of the platform`() {
    for step in -2_000...2_000 {
      let x = Double(step) / 4
      let own = ElementaryFunctions.exp(x)
      #expect(abs(own - exp(x)) <= 4e-16 * exp(x) * max(1, abs(x) / 50), "exp \(x)")
    }
    for step in 1...4_000 {
      for x in [Double(step) / 1_000, Double(step) * 1e150, 1 / Double(step) * 1e-200] {
        #expect(abs(ElementaryFunctions.log(x) - log(x)) <= 4e-16 * max(1, abs(log(x))), "log \(x)")
      }
    }
    for step in -800...800 {
      let x = Double(step) / 100
      let expected = 0.5 * erfc(-x / 2.0.squareRoot())
      let own = ElementaryFunctions.normalProbability(x)
      #expect(abs(own - expected) < 2e-15, "normal \(x)")
    }
  }

  @Test func `the normal quantile undoes the normal probability`() {
    for step in 1..<10_000 {
      let p = Double(step) / 10_000
      let x = ElementaryFunctions.normalQuantile(p)
      #expect(abs(0.5 * erfc(-x / 2.0.squareRoot()) - p) < 4e-16 + 1e-15 * p, "\(p)")
    }
    for exponent in 5...300 {
      let p = pow(10, -Double(exponent))
      let x = ElementaryFunctions.normalQuantile(p)
      #expect(abs(0.5 * erfc(-x / 2.0.squareRoot()) / p - 1) < 1e-11, "\(p)")
    }
    // Published: 97.5 % at 1.959963984540054.
    #expect(abs(ElementaryFunctions.normalQuantile(0.975) - 1.959963984540054) < 1e-15)
  }

  /// Tanks run out when the one error of a field exceeds the reserve: its probability is that of the
  /// distribution.
  @Test func `tanks run out as often as the rate exceeds the reserve`() throws {
    // One stop for each field: 97 acres planned of 100 bu with 3 bu of reserve.
    let crop = Crop(
      name: "Wheat",
      products: [
        .init(name: "Seed", density: BulkDensity(poundsPerBushel: 60), statedRate: 60)
      ])
    let other = Crop(
      name: "Barley",
      products: [
        .init(name: "Barley", density: BulkDensity(poundsPerBushel: 60), statedRate: 60)
      ])
    let farm = SeasonFixture.farm([97, 97], crops: [crop, other], crop: [0, 1])
    let input = SeasonFixture.input(farm).with {
      $0.filling.reserveShare = 0.03
      $0.uncertainty.rate = .normal(mean: 1, deviation: 0.02, low: 0.9, high: 1.1)
    }
    let cart = Cart(name: "one", bushels: [100], source: "test")
    let study = try SeasonFixture.study(input, cart: cart)
    var results = try study.run(replications: 0..<2_000)
    try study.findReserves(for: &results)
    let firsts = results.carts[0]
    let expected = 1 - ElementaryFunctions.normalProbability((100.0 / 97 - 1) / 0.02)
    let runOuts = firsts.sample.values(.runOuts).map { $0 / 2 }
    #expect(Self.agree(runOuts, expected), "\(expected)")
    // What 5 % of the rates exceed, on 97 acres, in bushels of 100.
    let reserve = 97 * 0.02 * 1.6448536269514722 / 100
    let found = try #require(firsts.reserveForFivePercent)
    #expect(abs(found - reserve) < 0.002, "\(found) \(reserve)")
  }

  /// Oracle: the seasons simulated with the reserve, and with 0.1 % less.
  @Test(arguments: [UInt64(1), 2, 3])
  func `the reserve for 5 percent holds run-outs to it, and less does not`(seed: UInt64) throws {
    let crop = Crop(
      name: "Wheat",
      products: [
        .init(name: "Seed", density: BulkDensity(poundsPerBushel: 60), statedRate: 110),
        .init(name: "Urea", density: BulkDensity(poundsPerBushel: 48), statedRate: 90),
      ])
    let farm = SeasonFixture.farm([310, 150, 240], crops: [crop], crop: [0, 0, 0])
    let input = SeasonFixture.input(farm).with {
      $0.filling.reserveShare = 0.03
      $0.uncertainty.rate = .normal(mean: 1, deviation: 0.03, low: 0.9, high: 1.1)
      $0.uncertainty.density = .triangular(low: 0.95, mode: 1, high: 1.05)
    }
    let cart = Cart(name: "three", bushels: [120, 90, 60], source: "test")
    func runOuts(_ reserve: Double?) throws -> (share: Double, found: Double?) {
      var own = input
      if let reserve { own.filling.reserveShare = reserve }
      let study = try SeasonStudy(own, carts: [(cart, [])], seed: seed)
      var results = try study.run(replications: 0..<100)
      if reserve == nil { try study.findReserves(for: &results) }
      return (results.carts[0].runOutProbability, results.carts[0].reserveForFivePercent)
    }
    let reserve = try #require(try runOuts(nil).found)
    #expect(try runOuts(reserve).share <= 0.05)
    #expect(reserve > 0 && reserve < 0.2)
    #expect(try runOuts(reserve - 0.001).share > 0.05)
    // A reserve that the farm asks for is no part of the answer.
    let rule = Constraint.reserve(
      TankSet(positions: [0, 1, 2]), .volume(Volume(bushels: 12)))
    let ruled = try SeasonStudy(input, carts: [(cart, [[rule]])], seed: seed)
    var results = try ruled.run(replications: 0..<100)
    try ruled.findReserves(for: &results)
    #expect(results.carts[0].reserveForFivePercent == reserve)
  }
}
