import AirCart
import AirCartSimulation
import Foundation
import Testing

/// A crew with more trucks, larger ones or a faster conveyor may always work as before.
@Suite struct CrewTests {
  /// With `AIRCART_SOAK=1` a thousand farms are drawn.
  static let farms: UInt64 =
    ProcessInfo.processInfo.environment["AIRCART_SOAK"] == "1" ? 1_000 : 150

  private static func input(_ seed: UInt64) -> (input: Season, cart: Cart) {
    var (input, cart) = SeasonPropertyTests.randomInput(seed)
    input.uncertainty = .assumed
    if seed % 4 == 1 { input.tender.compartments = [300, 200, 150, 100] }
    // Every other farm has a yard with loaders, which is shut at night, and a road.
    guard seed % 2 == 0 else { return (input, cart) }
    input.tender.loaders = 1 + Int(seed / 2 % 2)
    input.tender.loadingPoundsPerMinute = [1_000, 3_000, 6_000][Int(seed / 2 % 3)]
    input.tender.lateLoadingHours = seed % 8 == 0 ? 2 : 0
    input.tender.distanceMiles = Double(seed % 13)
    return (input, cart)
  }

  private static func outcome(
    _ input: Season, _ cart: Cart, _ replications: Range<Int>
  ) throws -> CartOutcome {
    try SeasonFixture.study(input, cart: cart, isTried: true).run(replications: replications)
      .carts[0]
  }

  /// Days by which seasons are later after a change, in the mean, and the half width of its interval.
  private static func delay(
    _ before: CartOutcome, _ after: CartOutcome
  ) -> (days: Double, halfWidth: Double) {
    let own = zip(after.values(of: .days), before.values(of: .days)).map { $0 - $1 }
    let mean = own.reduce(0, +) / Double(own.count)
    let squares = own.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, 2.02 * (squares / Double(own.count - 1) / Double(own.count)).squareRoot())
  }

  /// The farms that a change delays by more than the half width of the delay's interval, each with the
  /// delay in days; the season of before is prepared first.
  ///
  /// One interval in forty has its mean above it by chance: what 40 seasons doubt, 400 others decide.
  static func delayed(
    in season: (inout Season) -> Void = { _ in }, _ change: (inout Season) -> Void
  ) throws -> [(seed: UInt64, days: Double)] {
    var delayed: [(UInt64, Double)] = []
    for seed in 0..<farms {
      let (drawn, cart) = input(seed)
      let input = drawn.with(season)
      let changed = input.with(change)
      let before = try outcome(input, cart, 0..<40)
      let first = delay(before, try outcome(changed, cart, 0..<40))
      let days = try #require(before.mean(.days).interval)
      #expect(first.days <= (days.upperBound - days.lowerBound) / 2, "seed \(seed): \(first)")
      guard first.days > first.halfWidth + 1e-9 else { continue }
      let second = delay(
        try outcome(input, cart, 40..<440), try outcome(changed, cart, 40..<440))
      if second.days > second.halfWidth + 1e-9 { delayed.append((seed, second.days)) }
    }
    return delayed
  }

  private static func withoutTurns(_ season: inout Season) { season.drill.turnMinutes = 0 }

  /// Oracle: the same seasons with a crew that may leave the truck or the loader at home.
  @Test func `without turns one truck or loader more delays no farm`() throws {
    let trucks = try Self.delayed(in: Self.withoutTurns) {
      $0.tender.trucks = ($0.tender.trucks ?? 0) + 1
    }
    #expect(trucks.isEmpty, "\(trucks)")
    let loaders = try Self.delayed(in: Self.withoutTurns) {
      if $0.tender.loaders > 0 { $0.tender.loaders += 1 }
    }
    #expect(loaders.isEmpty, "\(loaders)")
  }

  @Test func `without turns larger trucks delay one farm of thirty, by six hours at most`() throws {
    let delayed = try Self.delayed(in: Self.withoutTurns) { $0.tender.payloadPounds *= 1.5 }
    #expect(UInt64(delayed.count) * 30 <= Self.farms, "\(delayed)")
    #expect(delayed.allSatisfy { $0.days <= 0.25 }, "\(delayed)")
  }

  /// Oracle: the same seasons with a crew that may leave the truck at home.
  ///
  /// It learns from trial seasons, which may be a little unlike those of the study.
  @Test func `one truck more delays one farm of three hundred, by half an hour at most`() throws {
    let delayed = try Self.delayed { $0.tender.trucks = ($0.tender.trucks ?? 0) + 1 }
    #expect(UInt64(delayed.count) * 300 <= Self.farms, "\(delayed)")
    #expect(delayed.allSatisfy { $0.days <= 0.5 / 14 }, "\(delayed)")
  }

  @Test func `faster filling delays no farm`() throws {
    let delayed = try Self.delayed { $0.filling.bushelsPerMinute *= 1.4 }
    #expect(delayed.isEmpty, "\(delayed)")
  }

  @Test func `one loader more delays one farm of three hundred, by half an hour at most`() throws {
    let delayed = try Self.delayed { if $0.tender.loaders > 0 { $0.tender.loaders += 1 } }
    #expect(UInt64(delayed.count) * 300 <= Self.farms, "\(delayed)")
    #expect(delayed.allSatisfy { $0.days <= 0.5 / 14 }, "\(delayed)")
  }

  @Test func `a faster loader delays no farm`() throws {
    let delayed = try Self.delayed { $0.tender.loadingPoundsPerMinute *= 1.5 }
    #expect(delayed.isEmpty, "\(delayed)")
  }

  /// Oracle: the same seasons, each breakdown after half as many hours again.
  @Test func `fewer breakdowns delay no farm`() throws {
    let delayed = try Self.delayed(in: Self.often) { $0.breakdowns.hoursBetween *= 1.5 }
    #expect(delayed.isEmpty, "\(delayed)")
  }

  @Test func `shorter repairs delay no farm`() throws {
    let delayed = try Self.delayed(in: Self.often) { $0.breakdowns.repairHours /= 2 }
    #expect(delayed.isEmpty, "\(delayed)")
  }

  private static func often(_ season: inout Season) {
    season.breakdowns = Breakdowns()
    season.breakdowns.hoursBetween = 12
  }

  /// Oracle: the same seasons with shorter ways.
  ///
  /// A truck that is back sooner may be loaded for less: on a few farms the rhythm of loads is slower.
  @Test func `a shorter road delays one farm of fifty, by an hour of work at most`() throws {
    let delayed = try Self.delayed { $0.tender.distanceMiles *= 0.6 }
    #expect(UInt64(delayed.count) * 50 <= Self.farms, "\(delayed)")
    #expect(delayed.allSatisfy { $0.days <= 1.0 / 14 }, "\(delayed)")
  }

  /// Oracle: the same seasons with trucks that may be loaded as before.
  ///
  /// Two thirds of half as much again are the old payload, but not two thirds and a half of it, and a load
  /// of 5 % is larger: on a few farms another rhythm of loads and ends of crops is a little slower.
  @Test func `larger trucks delay one farm of thirty, by six hours of work at most`() throws {
    let delayed = try Self.delayed { $0.tender.payloadPounds *= 1.5 }
    #expect(UInt64(delayed.count) * 30 <= Self.farms, "\(delayed)")
    #expect(delayed.allSatisfy { $0.days <= 6.0 / 14 }, "\(delayed)")
  }

  /// Oracle: by hand; a truck holds 400 ac and is back long before a fill of 100 ac is seeded.
  @Test func `a truck that nobody waits for stays at home`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([1_000])).with {
      $0.tender.trucks = 3
      $0.tender.payloadPounds = 36_000
      $0.tender.bagged = []
      $0.tender.travelMinutes = 5
    }
    let study = try SeasonFixture.study(input, isTried: true)
    #expect(study.seasons[0].crew.trucks == 1)
    #expect(try SeasonFixture.study(input).seasons[0].crew == Crew(input.tender))
    let alone = try SeasonFixture.study(input.with { $0.tender.trucks = 1 }, isTried: true)
    let traces = [study, alone].map { $0.trace(cart: 0, replication: 0).records }
    #expect(traces[0] == traces[1])
  }

  /// Oracle: by hand; a truck brings 50 of the 100 ac of a fill and is away for longer than they take.
  @Test func `a truck that is waited for drives`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([1_000])).with {
      $0.tender.trucks = 2
      $0.tender.payloadPounds = 4_500
      $0.tender.bagged = []
      $0.tender.loadingMinutes = 60
      $0.tender.travelMinutes = 60
    }
    let study = try SeasonFixture.study(input, isTried: true)
    #expect(study.seasons[0].crew == Crew(input.tender))
  }

  @Test func `the crew is the same whatever seed a study has`() throws {
    for seed in 0..<20 as Range<UInt64> {
      let (input, cart) = Self.input(seed)
      let crews = try [1, 77].map {
        try SeasonFixture.study(input, cart: cart, seed: $0, isTried: true).seasons[0].crew
      }
      #expect(crews[0] == crews[1] && (crews[0].trucks ?? 0) <= (input.tender.trucks ?? 0))
      #expect(crews[0].payloadPounds <= input.tender.payloadPounds)
      #expect(crews[0].payloadPounds >= input.tender.leastLoadPounds)
    }
  }

  @Test func `without trucks there is nothing to try`() throws {
    let input = SeasonFixture.input(SeasonFixture.farm([500])).with { $0.tender.trucks = nil }
    #expect(try SeasonFixture.study(input, isTried: true).seasons[0].crew == Crew(input.tender))
  }
}
