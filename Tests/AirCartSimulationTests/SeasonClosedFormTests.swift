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
  static func truckQueue(_ trucks: Int, trip: Double, loads: Double) -> Season {
    let crop = Crop(
      name: "Wheat",
      products: [
        .init("Seed", poundsPerAcre: 600_000, poundsPerBushel: 60)
      ])
    var input = Season(farm: SeasonFixture.farm([loads / 100], crops: [crop]))
    // A pass of a hundredth of an acre takes 100 bu and less than a hundredth of a second.
    input.drill.widthFeet = 435.6
    input.drill.milesPerHour = 50
    input.drill.fieldEfficiency = 1
    input.drill.turnMinutes = 0
    input.drill.runFeet = 1
    input.filling.minutesOfDriving = 0
    input.filling.minutesPerStop = 10
    input.filling.minutesPerTank = 0
    input.filling.bushelsPerMinute = 1e6
    input.filling.reserveShare = 0
    input.tender = .ofOneTrip
    input.tender.trucks = trucks
    input.tender.payloadPounds = 6_000
    input.tender.loadingMinutes = trip
    input.tender.travelMinutes = 0
    input.breakdowns = .none
    input.days.startHour = 0
    input.days.hoursPerDay = 24
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
    #expect(Self.agree(worked, SeasonDays.standard.periods[0].workable), "\(worked)")
  }

  /// Oracle: 26 seasons in Nebraska, 1 April to mid June, had 35.9 to 66.6 suitable days of 84: a range
  /// of 31, and a standard deviation of about 8.
  @Test func `years differ as they do in Nebraska`() throws {
    var input = SeasonFixture.input(SeasonFixture.farm([1e6]))
    input.uncertainty.hasWeather = true
    input.days.start = try #require(SeasonDate(month: 4, day: 1))
    input.days.end = input.days.start.adding(days: 83)
    input.days.periods = [.init(from: input.days.start)]
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
  @Test(arguments: [0.05, 0.2, 0.5, 0.59, 0.9, 0.95, 0.98, 0.99, 0.999])
  func `years differ by the deviation and have the mean, also near none and all`(mean: Double) {
    let most = 0.5 * (mean * (1 - mean)).squareRoot()
    for deviation in [most, min(most, 0.074), 1e-3 * most, 1e-6, 2e-8, 1.1e-9] {
      let values = YearFactor(mean: mean, deviation: deviation).values
      let count = Double(values.count)
      let average = values.reduce(0, +) / count
      #expect(abs(average - 1) < 1e-7, "\(mean), \(deviation): \(average)")
      let spread = (values.reduce(0) { $0 + ($1 - 1) * ($1 - 1) } / count).squareRoot() * mean
      // Within a 512th of all years the spread is lost, which is most in the long tail of a share near 1.
      let lost = mean < 0.98 || deviation < 0.1 * most ? 0.02 : 0.35
      #expect(spread <= deviation * (1 + 1e-6), "\(mean), \(deviation): \(spread)")
      #expect(spread >= deviation * (1 - lost), "\(mean), \(deviation): \(spread)")
      #expect(
        zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }
          && values.allSatisfy { $0 >= 0 && $0 * mean <= 1 + 1e-9 })
    }
    #expect(YearFactor(mean: mean, deviation: 0).values == [1])
  }

  /// Oracle: x²·(3 − 2x), what a beta distribution of 2 and 2 has below x; of 3 and 2, which has the moment
  /// of the first, x³·(4 − 3x).
  @Test func `parts of years have the means of a beta distribution by its polynomials`() {
    let values = YearFactor(mean: 0.5, deviation: 0.05.squareRoot()).values
    func quantile(_ share: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if middle * middle * (3 - 2 * middle) < share { low = middle } else { high = middle }
      }
      return low
    }
    func moment(_ x: Double) -> Double { x * x * x * (4 - 3 * x) }
    for (part, value) in values.enumerated() {
      let (from, to) = (quantile(Double(part) / 512), quantile(Double(part + 1) / 512))
      let mean = (moment(to) - moment(from)) * 512
      #expect(abs(value - mean) < 0.01, "\(part): \(value), not \(mean)")
    }
  }

  /// Oracle: the share of days that are not workable.
  ///
  /// Above 95 % there were more wet hours than that.
  @Test func `the more days are workable, the fewer hours are wet`() throws {
    var before = Double.infinity
    for share in [0.9, 0.95, 0.98, 0.99, 0.999, 1] {
      let input = SeasonFixture.input(SeasonFixture.farm([5_000])).with {
        $0.uncertainty.hasWeather = true
        $0.days.periods = [.init(from: $0.days.start, workable: share)]
      }
      let results = try SeasonFixture.study(input).run(replications: 0..<4_000)
      let wet = results.carts[0].mean(.wetHours).value
      let worked = results.carts[0].mean(.workedDays).value * input.days.secondsPerDay / 3_600
      #expect(wet < before || wet == 0, "\(share): \(wet)")
      #expect(abs(wet / (wet + worked) - (1 - share)) < 0.02, "\(share): \(wet), \(worked)")
      before = wet
    }
  }

  /// Oracle: the season without a deviation, to which those with smaller and smaller ones come.
  @Test func `a tiny deviation of years is next to none`() throws {
    func days(_ deviation: Double) throws -> Double {
      let input = SeasonFixture.input(SeasonFixture.farm([2_000])).with {
        $0.uncertainty.hasWeather = true
        $0.days.yearDeviation = deviation
      }
      return try SeasonFixture.study(input).run(replications: 0..<500).carts[0].mean(.days).value
    }
    let none = try days(0)
    for deviation in [1e-4, 2e-6, 1e-8, 1e-10] {
      #expect(try abs(days(deviation) - none) < 1_000 * deviation, "\(deviation)")
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
    for seed in 0..<20 {
      let streams = SeasonStreams(seed: UInt64(seed), replication: seed)
      var moments = Moments()
      for index in 0..<2_000 {
        let drawn = value.value(at: streams.unit(.density, at: index))
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
    let drawn = (1..<1_000).map { value.value(at: Double($0) / 1_000) }
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
}
