import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Oracle: days worked by hand, to the second.
///
/// A full fill takes 5 + 2·2.5 + 150/60 = 12.5 minutes and lasts 100 acres, 2 h 30 min.
@Suite struct SeedingDayTests {
  private typealias Row = (SeasonActivity, Double, Double)

  private static func rows(_ records: [SeasonRecord]) -> [String] {
    records.map { "\($0.activity) \($0.begin) \($0.end)" }
  }

  private static func rows(_ rows: [Row]) -> [String] { rows.map { "\($0.0) \($0.1) \($0.2)" } }

  @Test func `a day of three fills ends at 13:51:16.5`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([250]))
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    #expect(
      Self.rows(records)
        == Self.rows([
          (.filling, SeasonFixture.clock(7, 0, 0), SeasonFixture.clock(7, 12, 30)),
          (.seeding, SeasonFixture.clock(7, 12, 30), SeasonFixture.clock(9, 42, 30)),
          (.filling, SeasonFixture.clock(9, 42, 30), SeasonFixture.clock(9, 55, 0)),
          (.seeding, SeasonFixture.clock(9, 55, 0), SeasonFixture.clock(12, 25, 0)),
          // 50 acres are left, and a pass: 76.5 bu take 5 + 2·2.5 + 76.5/60 = 11.275 min.
          (.filling, SeasonFixture.clock(12, 25, 0), SeasonFixture.clock(12, 36, 16.5)),
          (.seeding, SeasonFixture.clock(12, 36, 16.5), SeasonFixture.clock(13, 51, 16.5)),
        ]))
    #expect(records.map(\.bushels) == [150, 0, 150, 0, 76.5, 0])
    #expect(records.map(\.acres) == [0, 100, 0, 100, 0, 50])
    #expect(totals.stops == 3 && totals.acres == 250 && totals.leftOverPounds == 90)
    #expect(totals.isFinished && totals.shareDone == 1)
    let share = SeasonFixture.clock(6, 51, 16.5) / SeasonFixture.clock(14, 0, 0)
    #expect(abs(totals.days - share) < 1e-12)
  }

  @Test func `what the evening interrupts goes on in the morning`() throws {
    // Six fills of 162.5 minutes are 16 h 15 min: 14 h on the first day, the rest on the second.
    let input = SeasonFixture.input(SeasonFixture.farm([600]))
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let last = try #require(records.last)
    #expect(last.end == 86_400 + SeasonFixture.clock(9, 15, 0))
    #expect(totals.workedDays == 2)
    #expect(abs(totals.days - (1 + 2.25 / 14)) < 1e-12)
    let night = records.filter { $0.end == SeasonFixture.clock(21, 0, 0) }
    // The fill that began at 7:00 + 5·162.5 min = 20:32:30 is over; 15 min of its leg are done.
    #expect(night.map(\.activity) == [.seeding])
    #expect(abs((night.first?.acres ?? 0) - 10) < 1e-9)
    #expect(abs(records.map(\.acres).reduce(0, +) - 600) < 1e-9)
  }

  @Test func `a truck that brings half a fill is waited for`() throws {
    // 4,500 lb last 50 acres, 75 min; 11.25 min to unload; back 90 min after it left.
    let input = SeasonFixture.input(SeasonFixture.farm([100])).with {
      $0.tender.trucks = 1
      $0.tender.payloadPounds = 4_500
      $0.tender.loadingMinutes = 60
      $0.tender.travelMinutes = 15
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    #expect(
      Self.rows(records)
        == Self.rows([
          (.truckArrives, SeasonFixture.clock(7, 0, 0), SeasonFixture.clock(7, 0, 0)),
          (.filling, SeasonFixture.clock(7, 0, 0), SeasonFixture.clock(7, 11, 15)),
          (.truckLeaves, SeasonFixture.clock(7, 11, 15), SeasonFixture.clock(7, 11, 15)),
          (.seeding, SeasonFixture.clock(7, 11, 15), SeasonFixture.clock(8, 26, 15)),
          (.truckArrives, SeasonFixture.clock(8, 41, 15), SeasonFixture.clock(8, 41, 15)),
          (.waiting, SeasonFixture.clock(8, 26, 15), SeasonFixture.clock(8, 41, 15)),
          (.filling, SeasonFixture.clock(8, 41, 15), SeasonFixture.clock(8, 52, 30)),
          (.truckLeaves, SeasonFixture.clock(8, 52, 30), SeasonFixture.clock(8, 52, 30)),
          (.seeding, SeasonFixture.clock(8, 52, 30), SeasonFixture.clock(10, 7, 30)),
        ]))
    #expect(totals.stops == 2 && totals.loads == 2)
  }

  /// By hand: 10 min and the bushels of an acre more at 60 bu/min, then 1.5 min an acre; the day has 840 min.
  @Test func `a field is finished after hours if that takes a quarter of an hour`() throws {
    let large = Cart(name: "large", bushels: [2_000, 1_000], source: "test")
    for (acres, isFinished) in [(550.8, true), (557.4, false)] {
      let input = SeasonFixture.input(SeasonFixture.farm([acres]))
      let minutes = 10 + (acres + 1) * 1.5 / 60 + acres * 1.5
      #expect((minutes - 840 < 15) == isFinished)
      let end = try SeasonFixture.finish(input, cart: large)
      #expect((end < 86_400) == isFinished, "\(acres): \(end)")
      if isFinished { #expect(abs(end - (7 * 3_600 + minutes * 60)) < 1e-6) }
    }
  }

  /// Oracle: stops that each lasts for most of a fill.
  ///
  /// Of ten seasons four had up to 22 stops more, once the stated acres were used up.
  @Test func `a field that is larger than stated takes no more small stops`() throws {
    var input = Season(farm: SeasonFixture.farm([5_000]))
    input.uncertainty.hasWeather = false
    let cart = try #require(CartCatalogue.cart(named: "91300"))
    let study = try SeasonFixture.study(input, cart: cart)
    let whole = try #require(study.seasons[0].crops[0]).wholeAcres
    for replication in 0..<20 {
      let totals = study.trace(cart: 0, replication: replication).totals
      let most = (totals.acres / whole * 1.15).rounded(.up) + 1
      #expect(Double(totals.stops) <= most, "\(replication): \(totals.stops), not \(most)")
    }
  }

  @Test func `two trucks are both emptied at one stop`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([100])).with {
      $0.tender.trucks = 2
      $0.tender.payloadPounds = 4_500
      $0.tender.loadingMinutes = 60
      $0.tender.travelMinutes = 15
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    #expect(records.filter { $0.activity == .filling }.map(\.truck) == [0, 1])
    #expect(records.last?.end == SeasonFixture.clock(7, 22, 30) + 9_000)
    #expect(totals.stops == 1 && totals.gives == 2)
  }

  @Test func `the next crop is moved to, cleaned out for and filled anew`() throws {
    let barley = Crop(
      name: "Barley",
      products: [
        .init("Barley", poundsPerAcre: 48, poundsPerBushel: 48)
      ])
    let farm = SeasonFixture.farm(
      [40, 20, 20], crops: [SeasonFixture.wheat, barley], crop: [0, 0, 1])
    let input = SeasonFixture.input(farm).with {
      $0.movingMinutes = 20
      $0.cleanOutMinutes = 20
    }
    let (records, _) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    // 60 acres of wheat and a pass fit in one fill: 5 + 5 + 91.5/60 = 11.525 min. Barley gets
    // one tank, a clean-out: 5 + 2.5 + 21/60 = 7 min 51 s.
    #expect(
      Self.rows(records)
        == Self.rows([
          (.filling, SeasonFixture.clock(7, 0, 0), SeasonFixture.clock(7, 11, 31.5)),
          (.seeding, SeasonFixture.clock(7, 11, 31.5), SeasonFixture.clock(8, 11, 31.5)),
          (.moving, SeasonFixture.clock(8, 11, 31.5), SeasonFixture.clock(8, 31, 31.5)),
          (.seeding, SeasonFixture.clock(8, 31, 31.5), SeasonFixture.clock(9, 1, 31.5)),
          (.moving, SeasonFixture.clock(9, 1, 31.5), SeasonFixture.clock(9, 41, 31.5)),
          (.filling, SeasonFixture.clock(9, 41, 31.5), SeasonFixture.clock(9, 49, 22.5)),
          (.seeding, SeasonFixture.clock(9, 49, 22.5), SeasonFixture.clock(10, 19, 22.5)),
        ]))
  }

  /// Oracle: by hand, by what is left of the fill for a pass more than the wheat takes.
  ///
  /// Barley has one tank. Of 61 bu of wheat and 30.5 bu of urea 1.5 bu are left, which take 3 min at half a
  /// bushel a minute; of as much barley as is left of wheat nothing is emptied, as the season is over.
  @Test(arguments: [(0.0, 40.0), (0.5, 43), (60, 40.025)])
  func `what is left in the tanks is emptied at a rate`(rate: Double, minutes: Double) throws {
    let barley = Crop(
      name: "Barley", products: [.init("Barley", poundsPerAcre: 48, poundsPerBushel: 48)])
    let farm = SeasonFixture.farm(
      [40, 20, 20], crops: [SeasonFixture.wheat, barley], crop: [0, 0, 1])
    let input = SeasonFixture.input(farm).with {
      $0.movingMinutes = 20
      $0.cleanOutMinutes = 20
      $0.cleanOutBushelsPerMinute = rate
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let moves = records.filter { $0.activity == .moving }.map { ($0.end - $0.begin) / 60 }
    #expect(abs(moves[0] - 20) < 1e-9 && abs(moves[1] - minutes) < 1e-9, "\(moves)")
    // 60 lb of wheat, 30 lb of urea, and 48 lb of barley.
    #expect(abs(totals.leftOverPounds - 138) < 1e-9)
  }

  /// Oracle: by hand; urea stays in the one tank that barley has it in, so that only wheat is emptied.
  @Test func `what stays in the tanks is not emptied`() throws {
    let barley = Crop(
      name: "Barley",
      products: [
        ProductRate("Barley", poundsPerAcre: 48, poundsPerBushel: 48),
        ProductRate("Urea", poundsPerAcre: 30, poundsPerBushel: 60),
      ])
    let farm = SeasonFixture.farm(
      [40, 20], crops: [SeasonFixture.wheat, barley], crop: [0, 1])
    let input = SeasonFixture.input(farm).with {
      $0.movingMinutes = 0
      $0.cleanOutMinutes = 0
      $0.cleanOutBushelsPerMinute = 0.25
    }
    let records = try SeasonFixture.study(input).trace(cart: 0, replication: 0).records
    // The bushel of wheat for a pass.
    let moves = records.filter { $0.activity == .moving }.map { ($0.end - $0.begin) / 60 }
    #expect(moves.count == 1 && abs(moves[0] - 4) < 1e-9, "\(moves)")
  }

  /// Oracle: by hand; the moves of 20 min, and 10 min for each product that is new or has a new rate.
  ///
  /// Barley has urea at another rate, so both are calibrated; peas have that rate of urea and one new product.
  @Test func `what is new is calibrated`() throws {
    let barley = Crop(
      name: "Barley",
      products: [
        ProductRate("Barley", poundsPerAcre: 48, poundsPerBushel: 48),
        ProductRate("Urea", poundsPerAcre: 40, poundsPerBushel: 60),
      ])
    let peas = Crop(
      name: "Peas",
      products: [
        ProductRate("Peas", poundsPerAcre: 90, poundsPerBushel: 60),
        ProductRate("Urea", poundsPerAcre: 40, poundsPerBushel: 60),
      ])
    let farm = SeasonFixture.farm(
      [20, 20, 20, 20], crops: [SeasonFixture.wheat, barley, peas], crop: [0, 0, 1, 2])
    let input = SeasonFixture.input(farm).with {
      $0.movingMinutes = 20
      $0.cleanOutMinutes = 0
      $0.calibrationMinutes = 10
    }
    let records = try SeasonFixture.study(input).trace(cart: 0, replication: 0).records
    let moves = records.filter { $0.activity == .moving }.map { ($0.end - $0.begin) / 60 }
    #expect(moves.map { $0.rounded() } == [20, 40, 30])
  }

  @Test func `the road between two fields is driven, where places and a speed are known`() throws {
    // 3 mi east and 1.5 mi south by road are 4.5 mi, which at 15 mph take 18 min.
    func moves(_ places: [Farm.Place?], mph: Double) throws -> [Double] {
      let fields = places.map { Farm.Field(name: "", area: .acres(20), crop: 0, place: $0) }
      let farm = Farm(units: .imperial, crops: [SeasonFixture.wheat], fields: fields)
      let input = SeasonFixture.input(farm).with {
        $0.movingMinutes = 20
        $0.roadMilesPerHour = mph
      }
      return try SeasonFixture.study(input).trace(cart: 0, replication: 0).0
        .filter { $0.activity == .moving }.map { ($0.end - $0.begin) / 60 }
    }
    let home = Farm.Place(milesEast: 0, milesNorth: 0)
    let far = Farm.Place(milesEast: 3, milesNorth: -1.5)
    #expect(try moves([home, far, home], mph: 15) == [38, 38])
    #expect(try moves([far, far], mph: 15) == [20])
    #expect(try moves([home, nil, far], mph: 15) == [20, 20])
    #expect(try moves([home, far], mph: .infinity) == [20])
    for miles in [1_000.1, -1_000.1, .infinity, .nan] {
      #expect(throws: SeasonError.self) {
        try moves([home, .init(milesEast: 0, milesNorth: miles)], mph: 15)
      }
    }
    #expect(throws: Never.self) {
      try moves([home, .init(milesEast: -1_000, milesNorth: 0)], mph: 50)
    }
  }

  @Test func `meters that deliver half as much halve the speed`() throws {
    // 50 ac/h at 90 lb/ac are 75 lb/min.
    var drill = Drill()
    drill.widthFeet = 41.25
    drill.milesPerHour = 10
    drill.poundsPerMinute = 37.5
    drill.fieldEfficiency = 0.8
    drill.turnMinutes = 0
    drill.runFeet = 1_056
    #expect(drill.milesPerHour(poundsPerAcre: 90) == 5)
    #expect(drill.effectiveCapacity(poundsPerAcre: 90) == 20)
    #expect(drill.effectiveCapacity(poundsPerAcre: 45) == 40)
    let input = SeasonFixture.input(SeasonFixture.farm([100])).with { $0.drill = drill }
    #expect(try SeasonFixture.finish(input) == SeasonFixture.clock(7, 12, 30) + 5 * 3_600)
  }

  @Test func `stops are at headlands, the reserve stays in and finishes the field`() throws {
    // Passes of 15 acres; 4 bu stay in each tank: usable 96 and 46 bu, so 92 acres of urea, six
    // passes. Then 40 acres are left.
    let input = SeasonFixture.input(SeasonFixture.farm([130])).with {
      $0.drill.runFeet = 15_840
      $0.filling.reserveBushels = 4
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    #expect(records.filter { $0.activity == .seeding }.map(\.acres) == [90, 40])
    let filled = records.filter { $0.activity == .filling }.map(\.bushels)
    // First 92 acres and both reserves; then what 40 acres and a pass need beyond the 2 acres on
    // board.
    #expect(abs(filled[0] - (92 + 4 + 46 + 4)) < 1e-9)
    #expect(abs(filled[1] - 53 * 1.5) < 1e-9)
    #expect(abs(totals.leftOverPounds - (2 * 4 * 60 + 15 * 90)) < 1e-6)
  }

  @Test(arguments: [
    (Filling.Policy.part, [150.0, 150, 75], 7.5), (.full, [150, 150, 150], 4_500),
    (.even, [125, 125, 125], 7.5),
  ])
  func `fills are full, what is needed, or even`(
    policy: Filling.Policy, bushels: [Double], leftOver: Double
  ) throws {
    let input = SeasonFixture.input(SeasonFixture.farm([250])).with {
      $0.filling.policy = policy
      $0.drill.runFeet = 1_056 / 12
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let filled = records.filter { $0.activity == .filling }.map(\.bushels)
    #expect(filled.count == bushels.count)
    for (own, expected) in zip(filled, bushels) { #expect(abs(own - expected) < 0.2) }
    #expect(abs(totals.leftOverPounds - leftOver) < 1e-6)
  }

  @Test func `a season that is too short says how much is done`() throws {
    // Two days of 14 h take 1,680 of the 162.5 min a fill: ten whole fills and 55 min of a leg, which
    // goes on to the end of its 29th pass.
    let input = SeasonFixture.input(SeasonFixture.farm([5_000])).with {
      $0.days.end = $0.days.start.adding(days: 1)
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let acres = 1_029.0
    #expect(!totals.isFinished && totals.days == 2)
    #expect(abs(totals.acres - acres) < 1e-9)
    #expect(abs(totals.shareDone - acres / 5_000) < 1e-12)
    #expect(abs(try #require(records.last).end - 162_060) < 1e-6)
  }

  /// Oracle: by hand, 75 lb/min are what 50 ac/h take at 90 lb/ac, so that 40 ac/h with the field
  /// efficiency are the most, whatever speed is drawn.
  @Test func `a speed that is drawn higher gets no more through the meters`() throws {
    func hours(_ speed: Double) throws -> Double {
      let input = SeasonFixture.input(SeasonFixture.farm([600])).with {
        $0.drill.poundsPerMinute = 75
        $0.uncertainty.speed = .exactly(speed)
      }
      let study = try SeasonFixture.study(input)
      return study.trace(cart: 0, replication: 0).totals.hours(.seeding)
    }
    #expect(abs(try hours(1) - 15) < 1e-9)
    #expect(abs(try hours(1.3) - 15) < 1e-9)
    #expect(abs(try hours(0.5) - 30) < 1e-9)
  }

  @Test func `lateness, hours and stops have their price`() throws {
    // 600 acres: 14 h of the first day, 2.25 h of the second, which is one day late.
    let start = SeasonDays.standard.start
    let input = SeasonFixture.input(SeasonFixture.farm([600])).with {
      $0.prices.perHour = 500
      $0.prices.perStop = 20
      $0.prices.timeliness = [
        .init(crop: 0, after: start, lossPerDay: 0.01, valuePerAcre: 300)
      ]
    }
    let results = try SeasonFixture.study(input).run(replications: 0..<1)
    let late = 2.25 * 40 * 0.01
    #expect(abs(results.carts[0].mean(.lateAcres).value - late) < 1e-9)
    #expect(abs(results.carts[0].mean(.lateValue).value - late * 300) < 1e-6)
    #expect(abs(results.carts[0].mean(.cost).value - (16.25 * 500 + 6 * 20)) < 1e-6)
    #expect(abs(results.carts[0].mean(.acresPerHour).value - 600 / 16.25) < 1e-9)
    #expect(abs(results.carts[0].mean(.acresPerDay).value - 300) < 1e-9)
  }
}
