import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Oracles: what must hold for every season, on random ones.
@Suite struct SeasonPropertyTests {
  /// A farm of one to six fields with one to three crops, a cart, trucks; nothing uncertain.
  static func randomInput(_ seed: UInt64) -> (input: Season, cart: Cart) {
    var random = SplitMix64(seed: seed)
    let real = { (low: Double, high: Double) in
      low + Double.random(in: 0...1, using: &random) * (high - low)
    }
    let whole = { (range: ClosedRange<Int>) in Int.random(in: range, using: &random) }
    let crops = (0..<whole(1...3)).map { crop in
      Crop(
        name: "C\(crop)",
        products: (0..<whole(1...4)).map { product in
          ProductRate(
            "P\(product)", density: BulkDensity(poundsPerBushel: real(40, 80)),
            rate: .poundsPerAcre(real(5, 250)))
        })
    }
    let count = whole(1...6)
    let farm = SeasonFixture.farm(
      (0..<count).map { _ in real(20, 640) }, crops: crops,
      crop: (0..<count).map { _ in whole(0...crops.count - 1) })
    var input = Season(farm: farm)
    input.drill.widthFeet = real(40, 90)
    input.drill.milesPerHour = real(3, 7)
    input.drill.fieldEfficiency = real(0.6, 0.95)
    input.drill.poundsPerMinute = whole(0...1) == 0 ? .infinity : real(100, 400)
    input.drill.runFeet = real(500, 5_280)
    input.drill.turnMinutes = Double(seed % 3) / 2
    input.filling.minutesPerStop = real(0, 10)
    input.filling.minutesPerTank = real(0, 4)
    input.filling.bushelsPerMinute = real(20, 100)
    input.filling.reserveShare = 0
    input.filling.policy = .part
    input.tender = .ofOneTrip
    input.tender.trucks = whole(1...4)
    input.tender.payloadPounds = real(8_000, 90_000)
    input.tender.loadingMinutes = real(5, 60)
    input.tender.travelMinutes = real(5, 60)
    input.breakdowns = .none
    input.cleanOutBushelsPerMinute = 0
    input.days.hoursPerDay = real(8, 16)
    input.days.end = SeasonDate(ordinal: 364)
    input.uncertainty = SeasonUncertainty()
    let cart = Cart(name: "cart", bushels: (0..<4).map { _ in real(40, 600) }, source: "random")
    return (input, cart)
  }

  /// Work in hours from the first morning to the last field: nights do not count.
  static func hours(_ input: Season, _ cart: Cart) throws -> Double {
    let totals = try SeasonFixture.study(input, cart: cart).trace(cart: 0, replication: 0).totals
    #expect(totals.isFinished)
    return totals.days
  }

  /// Oracle: the changes of trucks that the further truck causes, and no more in the mean.
  @Test func `more or larger trucks never take longer than their changes`() throws {
    var means: [Double] = []
    for seed in 0..<200 as Range<UInt64> {
      let (input, cart) = Self.randomInput(seed)
      let few = try Self.totals(input, cart)
      for own in [
        input.with { $0.tender.trucks = ($0.tender.trucks ?? 0) + 1 },
        input.with { $0.tender.payloadPounds *= 1.5 },
      ] {
        let more = try Self.totals(own, cart)
        let changes = Double(max(0, more.gives - few.gives))
        let minutes = input.filling.minutesPerStop + input.filling.minutesPerTank * 4
        let acres = input.drill.passAcres(ofField: 1)
        let pass = acres / input.drill.freeCapacity + input.drill.turnMinutes / 60
        let allowed = changes * minutes / 60 + 2 * pass + Self.cycleHours(input)
        #expect(
          more.workHours <= few.workHours + allowed, "seed \(seed): \(more), \(few)")
        means.append(more.workHours / few.workHours)
      }
    }
    #expect(means.reduce(0, +) / Double(means.count) <= 1)
    #expect(means.filter { $0 > 1.02 }.count * 20 <= means.count, "\(means.filter { $0 > 1.02 })")
  }

  /// A truck's way to the yard, loading and the way back, in hours.
  private static func cycleHours(_ input: Season) -> Double {
    (input.tender.loadingMinutes + 2 * input.tender.travelMinutes) / 60
  }

  private static func totals(_ input: Season, _ cart: Cart) throws -> SeasonTotals {
    let study = try SeasonFixture.study(input, cart: cart, isTried: true)
    let totals = study.trace(cart: 0, replication: 0).totals
    #expect(totals.isFinished)
    return totals
  }

  /// Oracle: what is done faster; who drives when may change with it, for one farm either way.
  @Test func `faster filling and shorter trips take no longer in the mean`() throws {
    var (slow, fast, brisk, near) = (0.0, 0.0, 0.0, 0.0)
    for seed in 0..<200 as Range<UInt64> {
      let (input, cart) = Self.randomInput(seed)
      slow += try Self.totals(input, cart).workHours
      fast += try Self.totals(input.with { $0.filling.bushelsPerMinute *= 1.4 }, cart).workHours
      brisk += try Self.totals(input.with { $0.filling.minutesPerStop *= 0.7 }, cart).workHours
      near += try Self.totals(input.with { $0.tender.travelMinutes *= 0.7 }, cart).workHours
    }
    for own in [fast, brisk, near] { #expect(own < slow) }
  }

  /// Oracle: the unlimited tender, which many trucks that each hold a fill come to but for their
  /// driving up.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `many trucks that each hold a fill are an unlimited tender`(seed: UInt64) throws {
    let (random, cart) = Self.randomInput(seed)
    let input = random.with {
      $0.farm = SeasonFixture.farm([$0.farm.fields[0].area.stated], crops: [$0.farm.crops[0]])
      $0.tender.trucks = 64
      $0.tender.payloadPounds = 1e6
      $0.tender.bagged = []
      $0.tender.loadingMinutes = 0
      $0.tender.travelMinutes = 1
    }
    let many = try Self.totals(input, cart)
    let unlimited = try Self.totals(input.with { $0.tender.trucks = nil }, cart)
    #expect(many.stops == unlimited.stops && many.gives == unlimited.gives, "seed \(seed)")
    #expect(abs(many.workHours - unlimited.workHours) < 1e-6, "seed \(seed)")
  }

  /// Oracle: fewer stops for the same acres; at the end of a crop some product for a pass more.
  @Test func `larger tanks take no longer where a truck is always there`() throws {
    var means: [Double] = []
    for seed in 0..<100 as Range<UInt64> {
      let (random, cart) = Self.randomInput(seed)
      let input = random.with {
        $0.tender.trucks = nil
        if seed % 5 == 0 { $0.drill.runFeet *= 20 }
      }
      let before = try Self.totals(input, cart)
      for scale in [1.02, 1.3, 3] {
        let larger = Cart(
          name: "larger", bushels: cart.tanks.map { $0.capacity.bushels * scale }, source: "random")
        let after = try Self.totals(input, larger)
        means.append(after.workHours / before.workHours)
        let bushels = larger.tanks.reduce(0) { $0 + $1.capacity.bushels }
        let onceMore =
          (input.filling.minutesPerStop + input.filling.minutesPerTank * 4
            + min(bushels, 25 * input.drill.passAcres(ofField: 1))
            / input.filling.bushelsPerMinute) / 60
          * Double(input.farm.fields.count)
        #expect(
          after.workHours <= before.workHours + onceMore, "seed \(seed), \(scale): \(after)")
      }
    }
    #expect(means.reduce(0, +) / Double(means.count) <= 1)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `what is loaded is seeded or left over, and hours add up`(seed: UInt64) throws {
    var (input, cart) = Self.randomInput(seed)
    input.uncertainty = .assumed
    input.filling.reserveShare = 0.03
    input.filling.policy = Filling.Policy.allCases[Int(seed % 3)]
    let study = try SeasonFixture.study(input, cart: cart, seed: seed)
    let (records, totals) = study.trace(cart: 0, replication: 3)
    let results = try study.run(replications: 3..<4)
    let loaded = records.filter { $0.activity == .filling }.map(\.pounds).reduce(0, +)
    let used = results.carts[0].meanUsedPounds.reduce(0, +)
    #expect(abs(loaded - used - totals.leftOverPounds) < 1e-6 * loaded, "seed \(seed)")
    for activity in SeasonActivity.ofHours {
      let recorded = records.filter { $0.activity == activity }.map { $0.end - $0.begin }
      #expect(abs(recorded.reduce(0, +) - totals.seconds[activity]) < 1e-4, "seed \(seed)")
    }
    let acres = records.map(\.acres).reduce(0, +)
    #expect(abs(acres - totals.acres) < 1e-6, "seed \(seed)")
    // Records of the outfit follow one another without a gap but the nights.
    let own = records.filter { SeasonActivity.ofHours.contains($0.activity) }
    for (record, next) in zip(own, own.dropFirst()) where next.begin != record.end {
      let night = next.begin - record.end
      #expect(night > 0 && night <= 86_400 - input.days.secondsPerDay + 1e-6, "seed \(seed)")
    }
  }

  @Test(arguments: [1, 2, 7])
  func `the number of threads changes no bit of a season`(threads: Int) throws {
    var (input, cart) = Self.randomInput(5)
    input.uncertainty = .assumed
    let run = { (threads: Int) throws in
      try SeasonFixture.study(input, cart: cart, seed: 9, threads: threads)
        .run(replications: 0..<200).carts[0].sample
    }
    #expect(try run(threads) == run(1))
  }

  /// Seasons that end too early and such that do not take turns, so that nothing of one may stay for
  /// the next.
  @Test func `a replication is the same alone, and in parts`() throws {
    var (input, cart) = Self.randomInput(11)
    input.uncertainty = .assumed
    input.days.end = input.days.start.adding(days: 2)
    let study = try SeasonFixture.study(input, cart: cart, seed: 4)
    var parts = try study.run(replications: 0..<37)
    parts.append(try study.run(replications: 37..<100))
    let whole = try study.run(replications: 0..<100).carts[0]
    let finished = whole.sample.values(.days).count { $0.isFinite }
    #expect(finished > 10 && finished < 90, "\(finished)")
    for metric in SeasonMetric.allCases {
      let values = whole.sample.values(metric)
      #expect(parts.carts[0].sample.values(metric) == values)
      for replication in [0, 1, 2, 3, 31, 32, 33, 99] {
        let alone = try study.run(replications: replication..<replication + 1).carts[0]
        #expect(alone.sample.values(metric) == [values[replication]], "\(metric) \(replication)")
      }
    }
    for replication in [0, 1, 31, 32, 99] {
      let totals = study.trace(cart: 0, replication: replication).totals
      let days = totals.isFinished ? totals.days : .infinity
      #expect(days == whole.sample.values(.days)[replication], "\(replication)")
    }
  }

  @Test func `the same cart twice meets the same seasons`() throws {
    var (input, cart) = Self.randomInput(3)
    input.uncertainty = .assumed
    let study = try SeasonStudy(input, carts: [(cart, []), (cart, [])], seed: 2, threads: 2)
    let difference = try study.run(replications: 0..<64).difference(of: 0, from: 1)
    #expect(difference.days.value == 0 && difference.days.interval == 0...0)
    #expect(difference.soonerShare == 0 && !difference.isReal)
  }
}
