import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// The drill turns at the end of every pass, and passes are as long as fields are.
@Suite struct TurnTests {
  /// Expects what a drill that turns in half a minute does one after the other on a farm.
  @discardableResult
  private func expectSeconds(_ expected: [Double], of farm: Farm) throws -> SeasonTotals {
    let input = SeasonFixture.input(farm).with {
      $0.drill.runFeet = .infinity
      $0.drill.fieldShape = 0.256
      $0.drill.turnMinutes = 0.5
      $0.tender.trucks = nil
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let seconds = records.map { $0.end - $0.begin }
    #expect(seconds.count == expected.count, "\(records)")
    #expect(zip(seconds, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(seconds)")
    return totals
  }

  /// Oracle: by hand.
  ///
  /// A field of 100 ac, 0.256 times as long as wide, has passes of 1,056 ft, which are an acre each; one of
  /// 25 ac has passes half as long.
  /// An acre takes 90 s and the turn 30 s: 12,000 s. Half an acre takes 45 s and the turn 30 s: 3,750 s. The
  /// first fill is one of 100 ac, in 12 min 30 s, and the second one of 25 and a pass: 38.25 bu, in 10 min
  /// 38.25 s. Moving takes half an hour.
  @Test func `two fields with turns, to the second`() throws {
    let totals = try expectSeconds(
      [750, 12_000, 1_800, 638.25, 3_750], of: SeasonFixture.farm([100, 25]))
    #expect(totals.isFinished && totals.acres == 125)
  }

  /// Oracle: the same by hand: 30 of the 100 ac take 3,600 s and the other 70 take 8,400 s, with the passes of
  /// the whole field and nothing between them.
  @Test func `a field in two zones takes as long as the field`() throws {
    var farm = SeasonFixture.farm([30, 70, 25])
    for place in 0...1 { farm.fields[place].zone = Farm.Zone(number: 0, area: .acres(100)) }
    try expectSeconds([750, 3_600, 8_400, 1_800, 638.25, 3_750], of: farm)
  }

  /// By hand: the drill changes its rate from zone to zone by itself, and is set for the next field in 15 min
  /// after the 30 of the move.
  @Test func `from zone to zone nothing is calibrated`() throws {
    let light = Crop(
      name: "Light",
      products: [
        .init("Seed", poundsPerAcre: 60, poundsPerBushel: 60),
        .init("Urea", poundsPerAcre: 15, poundsPerBushel: 60),
      ])
    var farm = SeasonFixture.farm(
      [30, 70, 25], crops: [SeasonFixture.wheat, light], crop: [0, 1, 0])
    for place in 0...1 { farm.fields[place].zone = Farm.Zone(number: 0, area: .acres(100)) }
    let input = SeasonFixture.input(farm).with { $0.calibrationMinutes = 15 }
    let moves = try SeasonFixture.study(input).trace(cart: 0, replication: 0).records
      .filter { $0.activity == .moving }.map { ($0.end - $0.begin) / 60 }
    #expect(moves.map { $0.rounded() } == [45])
  }

  /// Oracle: by hand.
  ///
  /// Passes of 1,843.3, 2,640 and 5,238.6 ft seed 3.1376, 4.4937 and 8.9169 ac of a field; between turns the
  /// default drill seeds 39.6121 ac/h, and a turn takes 30 s.
  @Test func `a field of 78 acres is slower than one of 630`() throws {
    let input = Season(farm: SeasonFixture.farm([78, 160, 630]))
    let season = try SeasonFixture.study(input).seasons[0]
    let hourly = season.fields.map { $0.acresPerSecond * 3_600 }
    let expected = [35.8413, 36.9014, 38.1980]
    #expect(zip(hourly, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(hourly)")
    // 868 ac in 2.1763 + 4.3359 + 16.4930 h.
    #expect(abs(season.acresPerSecond(ofCrop: 0) * 3_600 - 868 / 23.0052) < 1e-3)
    let without = try SeasonFixture.study(input.with { $0.drill.turnMinutes = 0 }).seasons[0]
    #expect(without.fields.allSatisfy { $0.acresPerSecond == without.fields[0].acresPerSecond })
  }

  /// Oracle: the rate of work at 80 % of theory, as published for turns and the like.
  @Test func `the default drill does in a quarter section what it did without turns`() throws {
    let season = try SeasonFixture.study(Season(farm: SeasonFixture.farm([160]))).seasons[0]
    let published = 0.8 * 76 * 5 / 8.25
    #expect(abs(season.fields[0].acresPerSecond * 3_600 / published - 1) < 0.002)
  }

  /// A run that is stated is that of every field; a field twice as long as wide has passes √2 times as long.
  @Test func `a pass is as long as stated, or as its field`() {
    var drill = Drill()
    drill.widthFeet = 43.56
    #expect(drill.passAcres(ofField: 160) == 2.64)
    drill.fieldShape = 4
    #expect(drill.passAcres(ofField: 160) == 5.28)
    drill.runFeet = 1_000
    #expect(drill.passAcres(ofField: 160) == 1 && drill.passAcres(ofField: 640) == 1)
  }

  // MARK: - Over drawn farms, with the seed in the failure

  private static func turning(_ season: inout Season) {
    season.drill.runFeet = .infinity
    season.drill.turnMinutes = 0.5
  }

  private static func inShortPasses(_ season: inout Season) {
    season.drill.runFeet = 200
    season.drill.turnMinutes = 0.1
  }

  @Test func `a shorter turn delays no farm`() throws {
    let delayed = try CrewTests.delayed(in: Self.turning) { $0.drill.turnMinutes = 0.2 }
    #expect(delayed.isEmpty, "\(delayed)")
  }

  /// Stops are at headlands: of wider or longer passes, fewer whole ones may fit a fill.
  @Test func `a wider drill delays one farm of a hundred, by four hours at most`() throws {
    let delayed = try CrewTests.delayed(in: Self.turning) { $0.drill.widthFeet *= 1.3 }
    #expect(UInt64(delayed.count) * 100 <= CrewTests.farms, "\(delayed)")
    #expect(delayed.allSatisfy { $0.days <= 4.0 / 14 }, "\(delayed)")
  }

  @Test func `a faster drill delays no farm`() throws {
    let delayed = try CrewTests.delayed(in: Self.turning) { $0.drill.milesPerHour *= 1.2 }
    #expect(delayed.isEmpty, "\(delayed)")
  }

  /// As with a wider drill; where a fill lasts for many passes, no farm is later.
  @Test func `longer fields delay one farm of fifty, by five hours at most`() throws {
    let delayed = try CrewTests.delayed(in: Self.turning) { $0.drill.fieldShape *= 2 }
    #expect(UInt64(delayed.count) * 50 <= CrewTests.farms, "\(delayed)")
    #expect(delayed.allSatisfy { $0.days <= 5.0 / 14 }, "\(delayed)")
    let short = try CrewTests.delayed(in: Self.inShortPasses) { $0.drill.runFeet *= 2 }
    #expect(short.isEmpty, "\(short)")
  }
}
