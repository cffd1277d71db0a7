import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// The outfit breaks down while it seeds, and is repaired in the hours of every day.
@Suite struct BreakdownTests {
  private static let clock = SeasonFixture.clock

  /// Three fields, a breakdown after every 2 h 30 min 36 s of seeding, repairs of an hour and a half.
  private static let input = SeasonFixture.input(SeasonFixture.farm([60, 80, 130])).with {
    $0.breakdowns.hoursBetween = 2.51
    $0.breakdowns.repairHours = 1.5
    $0.breakdowns.lateHours = 0
  }

  /// Oracle: a season worked by hand, to the second.
  ///
  /// A fill lasts 100 ac, 2.5 h, and takes 12 min 30 s; the last one is for 71 ac, 11 min 46.5 s. Moves take
  /// half an hour. 2.51 h of seeding end 36 s after the second fill, in the first pass of 90 s, and 72 s
  /// after the third: 40 + 60 ac of it take 9,000 s, of which 36 s were before the breakdown.
  @Test func `a season of three fields with two breakdowns ends at 18:21:46`() throws {
    let (records, totals) = try SeasonFixture.study(Self.input).trace(cart: 0, replication: 0)
    let clock = Self.clock
    let expected: [(SeasonActivity, Int, Double, Double)] = [
      (.filling, 0, clock(7, 0, 0), clock(7, 12, 30)),
      (.seeding, 0, clock(7, 12, 30), clock(8, 42, 30)),
      (.moving, 1, clock(8, 42, 30), clock(9, 12, 30)),
      (.seeding, 1, clock(9, 12, 30), clock(10, 12, 30)),
      (.filling, 1, clock(10, 12, 30), clock(10, 25, 0)),
      (.seeding, 1, clock(10, 25, 0), clock(10, 25, 36)),
      (.repair, 1, clock(10, 25, 36), clock(11, 55, 36)),
      (.seeding, 1, clock(11, 55, 36), clock(12, 55, 0)),
      (.moving, 2, clock(12, 55, 0), clock(13, 25, 0)),
      (.seeding, 2, clock(13, 25, 0), clock(14, 55, 0)),
      (.filling, 2, clock(14, 55, 0), clock(15, 6, 46.5)),
      (.seeding, 2, clock(15, 6, 46.5), clock(15, 7, 58.5)),
      (.repair, 2, clock(15, 7, 58.5), clock(16, 37, 58.5)),
      (.seeding, 2, clock(16, 37, 58.5), clock(18, 21, 46.5)),
    ]
    #expect(records.map(\.activity) == expected.map(\.0))
    #expect(records.map(\.field) == expected.map(\.1))
    for (record, row) in zip(records, expected) {
      #expect(abs(record.begin - row.2) < 1e-6 && abs(record.end - row.3) < 1e-6, "\(record)")
    }
    #expect(abs(records[5].acres - 0.4) < 1e-9 && abs(records[7].acres - 39.6) < 1e-9)
    #expect(totals.breakdowns == 2 && totals.stops == 3)
    #expect(abs(totals.hours(.repair) - 3) < 1e-9 && abs(totals.acres - 270) < 1e-9)
    // The hours are paid.
    #expect(abs(totals.workHours - (clock(18, 21, 46.5) - clock(7, 0, 0)) / 3_600) < 1e-9)
  }

  /// Oracle: by hand, with a day that ends at eleven.
  ///
  /// Of the repair 34 min 24 s are of that day, and the rest of the next morning; where the crew goes on
  /// with it for an hour of the evening it is done at 11:55:36, and seeding begins with the day.
  @Test(arguments: [(0.0, 3_336.0), (1, 0), (24, 0)])
  func `a repair goes on after hours for as long as is said`(late: Double, left: Double) throws {
    let input = Self.input.with {
      $0.days.hoursPerDay = 4
      $0.breakdowns.lateHours = late
    }
    let records = try SeasonFixture.study(input).trace(cart: 0, replication: 0).records
    let repairs = records.filter { $0.activity == .repair && $0.begin < 2 * 86_400 }
    let morning = 86_400 + Self.clock(7, 0, 0)
    let again = try #require(records.first { $0.activity == .seeding && $0.begin >= morning })
    #expect(abs(repairs[0].begin - Self.clock(10, 25, 36)) < 1e-6)
    #expect(repairs[0].end == Self.clock(11, 0, 0))
    #expect(abs(again.begin - morning - left) < 1e-6)
  }

  /// Oracle: by hand; a pass takes 12 h, and the drill breaks down in it after the day has ended.
  ///
  /// Work ends at eleven with 3 h 47 min 30 s of a pass done; it goes on to the breakdown at 13:12:30.
  @Test func `a breakdown after hours is repaired from the next morning on`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([480])).with {
      $0.drill.runFeet = 1_056 * 480
      $0.days.hoursPerDay = 4
      $0.breakdowns.hoursBetween = 6
      $0.breakdowns.repairHours = 2
      $0.breakdowns.lateHours = 0
    }
    let cart = Cart(name: "large", bushels: [1_000, 500], source: "test")
    let records = try SeasonFixture.study(input, cart: cart).trace(cart: 0, replication: 0).records
    let filled = records[0].end
    #expect(records[1].activity == .seeding && abs(records[1].end - filled - 6 * 3_600) < 1e-6)
    let morning = 86_400 + Self.clock(7, 0, 0)
    #expect(records.contains { $0.activity == .repair && $0.begin == morning })
    let again = try #require(records.dropFirst(2).first { $0.activity == .seeding })
    #expect(abs(again.begin - morning - 2 * 3_600) < 1e-6)
  }

  /// Oracle: breakdowns come as a Poisson process of the hours of seeding, whose count has the variance of
  /// its mean, and repairs last as long as is said where a day has no night.
  @Test func `breakdowns are as many, and repairs as long, as is said`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([4_000])).with {
      $0.days.startHour = 0
      $0.days.hoursPerDay = 24
      $0.breakdowns.hoursBetween = 20
      $0.breakdowns.repairHours = 3
      $0.uncertainty.breakdown = .exponential(mean: 1)
      $0.uncertainty.repair = .exponential(mean: 1)
    }
    for seed in [1, 2, 3] as [UInt64] {
      let own = try SeasonFixture.study(input, seed: seed).run(replications: 0..<2_000).carts[0]
      let counts = own.values(of: .breakdowns)
      let repairs = zip(own.values(of: .repairHours), counts).filter { $1 > 0 }.map { $0 / $1 }
      // 100 h of seeding.
      #expect(SeasonClosedFormTests.agree(counts, 5), "seed \(seed)")
      #expect(
        SeasonClosedFormTests.agree(counts.map { ($0 - 5) * ($0 - 5) }, 5), "seed \(seed)")
      #expect(SeasonClosedFormTests.agree(repairs, 3), "seed \(seed)")
    }
  }

  /// Oracle: the season without breakdowns, to the bit, where the first would come after its end.
  @Test func `what never breaks down is no other season`() throws {
    for seed in 0..<100 as Range<UInt64> {
      var (input, cart) = SeasonPropertyTests.randomInput(seed)
      input.uncertainty = .assumed
      let rare = input.with {
        $0.breakdowns.hoursBetween = 10_000
        $0.uncertainty.breakdown = .exactly(1)
      }
      let long = input.with { $0.breakdowns.hoursBetween = 5 }.with {
        $0.breakdowns.repairHours = 0
      }
      let totals = try [input, rare, long].map {
        try SeasonFixture.study($0, cart: cart, seed: seed).trace(cart: 0, replication: 0).totals
      }
      #expect(totals[0] == totals[1] && totals[0] == totals[2], "seed \(seed)")
    }
  }

  /// Oracle: conservation; what is seeded leaves the tanks whether it breaks down or not.
  @Test func `a breakdown changes neither acres nor pounds that are applied`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let (input, cart) = SeasonPropertyTests.randomInput(seed)
      let broken = input.with {
        $0.breakdowns = Breakdowns()
        $0.breakdowns.hoursBetween = 3
      }
      let (own, other) = (
        try SeasonFixture.study(input, cart: cart).trace(cart: 0, replication: 0).totals,
        try SeasonFixture.study(broken, cart: cart).trace(cart: 0, replication: 0).totals
      )
      #expect(abs(own.acres - other.acres) < 1e-6 * own.acres, "seed \(seed)")
      #expect(abs(own.hours(.seeding) - other.hours(.seeding)) < 1e-6, "seed \(seed)")
      #expect(other.breakdowns == Int(other.hours(.seeding) / 3), "seed \(seed)")
      let applied = [own, other].map { $0.hauledPounds - $0.returnedPounds - $0.leftOverPounds }
      #expect(abs(applied[0] - applied[1]) < 1e-6 * applied[0], "seed \(seed)")
    }
  }

  /// Oracle: the bounds that the article states.
  @Test(arguments: [-1.0, 0.5, 10_001, .nan, .infinity])
  func `hours between breakdowns that cannot be are refused`(hours: Double) {
    #expect(throws: SeasonError.self) {
      try SeasonFixture.study(Self.input.with { $0.breakdowns.hoursBetween = hours })
    }
  }

  @Test func `breakdowns all at once are refused`() {
    #expect(
      throws: SeasonError.distribution(
        name: "uncertainty.breakdown", fault: "has a mean of 0.0, below 0.01")
    ) {
      try SeasonFixture.study(Self.input.with { $0.uncertainty.breakdown = .exactly(0) })
    }
  }
}
