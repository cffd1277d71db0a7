import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Roads that carry less in spring, until a day.
@Suite struct SpringRoadTests {
  /// A truck for 100 ac of the fixture's farm, and half as much until the first midnight.
  private static let input = SeasonFixture.input(SeasonFixture.farm([900])).with {
    $0.tender.trucks = 1
    $0.tender.payloadPounds = 9_000
    $0.tender.springShare = 0.5
    $0.tender.springEnd = $0.days.start.adding(days: 1)
  }

  /// Oracle: by hand, 50 ac of 90 lb on the first day and 100 ac after it.
  ///
  /// A load takes an hour to come, so that one that arrives after one o'clock was worked out on the second day.
  @Test func `loads are light until the day, and full from then on`() throws {
    let (records, totals) = try SeasonFixture.study(Self.input).trace(cart: 0, replication: 0)
    let loads = records.filter { $0.activity == .truckArrives }
    let before = loads.filter { $0.begin < 86_400 }.map(\.pounds)
    let after = loads.filter { $0.begin > 86_400 + 3_600 }.map(\.pounds)
    #expect(before.first == 4_500 && before.allSatisfy { $0 <= 4_500 + 1e-6 }, "\(before)")
    #expect(after.contains { abs($0 - 9_000) < 1e-6 }, "\(after)")
    #expect(totals.isFinished && totals.acres == 900)
  }

  /// Oracle: the season without limits.
  @Test func `limits that are over, or allow all, change nothing`() throws {
    let free = Self.input.with { $0.tender.springShare = 1 }
    let over = Self.input.with { $0.tender.springEnd = $0.days.start }
    let traces = try [free, over].map {
      try SeasonFixture.study($0).trace(cart: 0, replication: 0).records
    }
    #expect(traces[0] == traces[1])
  }

  private static func limited(_ season: inout Season) { season.tender.springShare = 0.65 }

  /// Oracle: the same seasons; as with larger trucks, another rhythm of loads is slower on a few farms.
  @Test func `lifting a limit delays one farm of thirty, by six hours at most`() throws {
    let delayed = try CrewTests.delayed(in: Self.limited) { $0.tender.springShare = 1 }
    #expect(UInt64(delayed.count) * 30 <= CrewTests.farms, "\(delayed)")
    #expect(delayed.allSatisfy { $0.days <= 0.25 }, "\(delayed)")
  }
}
