import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// What carts are worth.
///
/// Oracles: a farm worked by hand, and Student's interval by its definition.
@Suite struct SeasonMoneyTests {
  private static let small = SeasonFixture.cart
  private static let large = Cart(name: "large", bushels: [200, 100], source: "test")

  /// 600 acres: 15 h of seeding.
  ///
  /// A stop takes 10 min and 1 min for each 60 bu, six stops of 150 bu or
  /// three of 300 bu: 16.25 h with the small cart and 15.75 h with the large one, of which 2.25 h and
  /// 1.75 h are on the second day, seeding at 40 ac/h.
  private static let input = SeasonFixture.input(SeasonFixture.farm([600])).with {
    $0.filling.minutesOfDriving = 0
    $0.prices.perHour = 500
    $0.prices.perStop = 20
    $0.prices.ownershipShare = 0.1
    $0.prices.timeliness = [
      .init(crop: 0, after: SeasonDays.standard.start, lossPerDay: 0.01, valuePerAcre: 300)
    ]
    $0.prices.carts = [.init(cart: "two", price: 40_000), .init(cart: "large", price: 47_400)]
  }

  private static func results(
    _ input: Season, seed: UInt64 = 1, seasons: Int = 1
  ) throws -> SeasonResults {
    try SeasonStudy(input, carts: [(large, []), (small, [])], seed: seed, threads: 1)
      .run(replications: 0..<seasons)
  }

  @Test func `a cart is worth the hours, stops and lateness that it saves`() throws {
    let carts = try Self.results(Self.input).carts
    let worth = try #require(SeasonWorth(carts[0], over: carts[1]))
    expectEqual(worth.filling, 0.5 * 500 + 3 * 20)
    expectEqual(worth.lateness, 0.5 * 40 * 0.01 * 300)
    expectEqual(worth.waiting, 0)
    expectEqual(worth.moving, 0)
    expectEqual(worth.saving.value, 370)
    expectEqual(worth.mayCostMore.value, 3_700)
    expectEqual(worth.priceDifference, 7_400)
    expectEqual(worth.paybackYears?.value, 20)
    expectEqual(carts[1].ownership, 4_000)
    let late = 2.25 * 40 * 0.01 * 300
    expectEqual(carts[1].yearCost?.value, 16.25 * 500 + 6 * 20 + late + 4_000)
    // The other way round nothing is saved that could pay for anything.
    let loss = try #require(SeasonWorth(carts[1], over: carts[0]))
    expectEqual(loss.saving.value, -370)
    #expect(loss.paybackYears == nil)
  }

  /// By hand: six stops are 1.25 h, and seeding is 15 h.
  @Test func `the parts of a year's cost are what it is for`() throws {
    let parts = try Self.results(Self.input).carts[1].parts
    expectEqual(parts.filling, 1.25 * 500 + 6 * 20)
    expectEqual(parts.waiting, 0)
    expectEqual(parts.others, 15 * 500)
    expectEqual(parts.lateness, 2.25 * 40 * 0.01 * 300)
    expectEqual(parts.owning, 4_000)
    let all = [parts.filling, parts.waiting, parts.others, parts.lateness, parts.owning]
    expectEqual(parts.all, all.reduce(0) { $0 + ($1 ?? .nan) })
    let bare = try Self.results(Self.input.with { $0.prices = SeasonPrices() }).carts[1].parts
    #expect(bare.filling == nil && bare.lateness == nil && bare.owning == nil && bare.all == nil)
  }

  /// Two trucks that are there at once, each with a whole season's product.
  @Test func `a truck and its driver are paid for the hours of the outfit`() throws {
    let input = Self.input.with {
      $0.tender.trucks = 2
      $0.tender.payloadPounds = 1e6
      $0.tender.loadingMinutes = 0
      $0.tender.travelMinutes = 0
      $0.prices.perTruckHour = 90
    }
    let carts = try Self.results(input).carts
    for (cart, hours) in zip(carts, [15.75, 16.25]) {
      expectEqual(cart.mean(.truckCost).value, 2 * 90 * hours)
      expectEqual(
        cart.mean(.seasonCost).value,
        [SeasonMetric.cost, .truckCost, .lateValue].reduce(0) { $0 + cart.mean($1).value })
    }
    expectEqual(SeasonWorth(carts[0], over: carts[1])?.filling, 0.5 * (500 + 2 * 90) + 3 * 20)
  }

  @Test func `what is not stated is not known`() throws {
    let bare = Self.input.with { $0.prices = SeasonPrices() }
    let carts = try Self.results(bare).carts
    #expect(SeasonWorth(carts[0], over: carts[1]) == nil)
    #expect(carts[0].yearCost == nil && carts[0].ownership == nil)
    for metric in [SeasonMetric.cost, .truckCost, .lateAcres, .lateValue, .seasonCost] {
      #expect(!metric.isKnown(in: bare), "\(metric)")
    }
    // Trucks without a number have no cost, and those at the field bring nothing back.
    let truck = Self.input.with { $0.prices.perTruckHour = 90 }
    #expect(!SeasonMetric.truckCost.isKnown(in: truck))
    #expect(!SeasonMetric.returnedPounds.isKnown(in: truck))
    let half = Self.input.with { $0.prices.carts.removeLast() }
    let priced = try Self.results(half).carts
    #expect(priced[0].yearCost == nil && priced[1].yearCost != nil)
    #expect(SeasonWorth(priced[0], over: priced[1])?.priceDifference == nil)
  }

  /// Of 200 intervals 178 to 200 cover the truth, but for 1 binomial sample in 7,000.
  ///
  /// The mean of all 8,000 seasons stands for the truth: its own error widens the band by a hundredth.
  @Test func `intervals of paired differences cover the truth in 95 of 100 studies`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([500, 300])).with {
      $0.uncertainty = .assumed
      $0.prices = Self.input.prices
    }
    let carts = [[400.0, 200], [40, 20]].map { Cart(name: "\($0)", bushels: $0, source: "test") }
    let study = try SeasonStudy(input, carts: carts.map { ($0, []) }, seed: 1, threads: 1)
    var estimates: [[Estimate]] = [[], []]
    for first in 0..<200 {
      let results = try study.run(replications: 40 * first..<40 * (first + 1))
      estimates[0].append(results.difference(of: 0, from: 1).days)
      let worth = SeasonWorth(results.carts[0], over: results.carts[1])
      estimates[1].append(try #require(worth).saving)
    }
    for (name, own) in zip(["days", "money"], estimates) {
      let truth = own.reduce(0) { $0 + $1.value } / 200
      let covered = own.count { $0.interval?.contains(truth) == true }
      #expect((178...200).contains(covered), "\(name), seed 1: \(covered) of 200")
    }
  }

  /// By hand: 600 of 600 and 300 acres, so that 2, 4 and 2 × 3 days count, whose median is 4.
  @Test func `years that were seeded are compared with the model`() throws {
    let day = { (ordinal: Int) in SeasonDate(ordinal: 130 + ordinal) }
    let input = Self.input.with {
      $0.days.checksHours = 0.5
      $0.observed = [
        .init(year: 2021, start: day(0), end: day(1), acres: 600),
        .init(year: 2022, start: day(3), end: day(6), acres: 600),
        .init(year: 2023, start: day(0), end: day(2), acres: 300),
      ]
    }
    let cart = try Self.results(input).carts[1]
    let days = cart.quantile(0.5, .days).value
    let fit = try #require(cart.fit)
    expectEqual(fit.pace, days / 4)
    #expect(fit.yearsInside == 1)
    expectEqual(fit.hoursPerDay, 0.5 + (input.days.hoursPerDay - 0.5) * days / 4)
    let share = input.days.workableShare(onDay: 0)
    expectEqual(fit.workableShare, share * days / 4)
    #expect(try Self.results(Self.input).carts[1].fit == nil)
  }

  /// By hand: of 1, 1, 3 and 3 days the median is 2.
  @Test func `the median of an even number of years is between the two in the middle`() throws {
    let input = Self.input.with {
      $0.observed = [3, 1, 3, 1].enumerated().map { index, days in
        ObservedSeason(
          year: 2_010 + index, start: SeasonDate(ordinal: 130),
          end: SeasonDate(ordinal: 129 + days), acres: 600)
      }
    }
    let cart = try Self.results(input).carts[1]
    expectEqual(cart.fit?.pace, cart.quantile(0.5, .days).value / 2)
  }

  /// By hand: the model takes 15.75 h of two days of 14 h, so that it is done on the second.
  @Test func `a model that fits the years has nothing to suggest`() throws {
    let years = { (lengths: [Int]) in
      lengths.enumerated().map { index, days in
        ObservedSeason(
          year: 2_010 + index, start: SeasonDate(ordinal: 130),
          end: SeasonDate(ordinal: 129 + days), acres: 600)
      }
    }
    for (lengths, inside, fits) in [
      ([2, 2, 2], 3, true), ([1, 1, 1], 0, false), ([3, 3, 3], 0, false),
      ([2, 2, 2, 2, 3], 4, true), ([2, 2, 2, 3], 3, false),
    ] {
      let input = Self.input.with { $0.observed = years(lengths) }
      let fit = try #require(try Self.results(input).carts[1].fit)
      #expect(fit.yearsInside == inside, "\(lengths)")
      #expect((fit.workableShare == nil && fit.hoursPerDay == nil) == fits, "\(lengths) \(fit)")
    }
  }

  /// Oracle: the quantiles of the same seasons; one year was seen of each length.
  @Test func `the years inside are those from the tenth to the ninetieth percentile`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([4_000])).with {
      $0.uncertainty.hasWeather = true
      $0.days.end = SeasonDate(ordinal: 240)
      $0.days.periods = [.init(from: $0.days.start, workable: 0.6)]
      $0.observed = (1...60).map { days in
        ObservedSeason(
          year: 1_950 + days, start: SeasonDate(ordinal: 120),
          end: SeasonDate(ordinal: 119 + days), acres: 4_000)
      }
    }
    let cart = try Self.results(input, seasons: 400).carts[0]
    let (low, high) = (cart.quantile(0.1, .days).value, cart.quantile(0.9, .days).value)
    try #require(low > 1 && high < 60 && low + 3 < high)
    let band = low.rounded(.up)...high.rounded(.up)
    let inside = (1...60).count { band.contains(Double($0)) }
    #expect(cart.fit?.yearsInside == inside)
  }

  /// Where all is certain but the days, the suggested share of workable days gives the years' median.
  @Test func `the suggested workable days bring the model to the median of the years`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([4_000])).with {
      $0.uncertainty.hasWeather = true
      $0.days.end = SeasonDate(ordinal: 240)
      $0.days.periods = [.init(from: $0.days.start, workable: 0.8)]
      $0.observed = [
        .init(
          year: 2021, start: SeasonDate(ordinal: 120), end: SeasonDate(ordinal: 133), acres: 4_000)
      ]
    }
    let share = try #require(try Self.results(input, seasons: 400).carts[0].fit?.workableShare)
    let changed = input.with { $0.days.periods = [.init(from: $0.days.start, workable: share)] }
    let pace = try #require(try Self.results(changed, seasons: 400).carts[0].fit?.pace)
    #expect(abs(pace - 1) < 0.15, "a share of \(share) gives a pace of \(pace)")
  }

  private func expectEqual(
    _ value: Double?, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      value.map { abs($0 - expected) < 1e-6 } == true, "\(value ?? .nan), not \(expected)",
      sourceLocation: sourceLocation)
  }
}
