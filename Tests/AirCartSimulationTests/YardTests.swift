import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// What trucks do between two stops: queue for a loader, wait for the morning, drive as far as it is.
@Suite struct YardTests {
  private static func places(_ places: [Farm.Place?], acres: Double) -> Farm {
    Farm(
      units: .imperial, crops: [SeasonFixture.wheat],
      fields: places.map { Farm.Field(name: "", area: .acres(acres), crop: 0, place: $0) })
  }

  /// Oracle: a day worked by hand, to the second.
  ///
  /// A truck carries 4,500 lb, 50 acres, and gives them in 11.25 min; they take 75 min. By road it is 3 mi
  /// east and 2 mi south, 10 min at 30 mph, and 5 min beside them. The one loader takes 10 min and 4,500 lb
  /// at 50 lb/min, 1 h 40 min: the second truck is at the yard at 7:37:30, is its turn at 9:06:15, and is
  /// back at 11:01:15.
  @Test func `two trucks with one loader seed 250 acres by 14:11:15`() throws {
    let input = SeasonFixture.input(
      Self.places([.init(milesEast: 3, milesNorth: -2)], acres: 250)
    ).with {
      $0.tender.trucks = 2
      $0.tender.payloadPounds = 4_500
      $0.tender.loaders = 1
      $0.tender.loadingMinutes = 10
      $0.tender.loadingPoundsPerMinute = 50
      $0.tender.lateLoadingHours = 0
      $0.tender.travelMinutes = 5
      $0.tender.distanceMiles = 99
      $0.tender.milesPerHour = 30
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let clock = SeasonFixture.clock
    typealias Row = (SeasonActivity, Int?, Double, Double)
    let expected: [Row] = [
      (.truckArrives, 0, clock(7, 0, 0), clock(7, 0, 0)),
      (.truckArrives, 1, clock(7, 0, 0), clock(7, 0, 0)),
      (.filling, 0, clock(7, 0, 0), clock(7, 11, 15)),
      (.truckLeaves, 0, clock(7, 11, 15), clock(7, 11, 15)),
      (.filling, 1, clock(7, 11, 15), clock(7, 22, 30)),
      (.truckLeaves, 1, clock(7, 22, 30), clock(7, 22, 30)),
      (.truckArrives, 0, clock(9, 21, 15), clock(9, 21, 15)),
      (.seeding, nil, clock(7, 22, 30), clock(9, 52, 30)),
      (.filling, 0, clock(9, 52, 30), clock(10, 3, 45)),
      (.truckLeaves, 0, clock(10, 3, 45), clock(10, 3, 45)),
      (.truckArrives, 1, clock(11, 1, 15), clock(11, 1, 15)),
      (.seeding, nil, clock(10, 3, 45), clock(11, 18, 45)),
      (.filling, 1, clock(11, 18, 45), clock(11, 30, 0)),
      (.truckLeaves, 1, clock(11, 30, 0), clock(11, 30, 0)),
      (.truckArrives, 0, clock(12, 41, 15), clock(12, 41, 15)),
      (.seeding, nil, clock(11, 30, 0), clock(12, 45, 0)),
      (.filling, 0, clock(12, 45, 0), clock(12, 56, 15)),
      (.truckLeaves, 0, clock(12, 56, 15), clock(12, 56, 15)),
      (.seeding, nil, clock(12, 56, 15), clock(14, 11, 15)),
    ]
    #expect(records.map(\.activity) == expected.map(\.0))
    #expect(records.map(\.truck) == expected.map(\.1))
    for (record, row) in zip(records, expected) {
      #expect(abs(record.begin - row.2) < 1e-6 && abs(record.end - row.3) < 1e-6, "\(record)")
    }
    // The second truck is being loaded with as much again when the field is done.
    #expect(totals.loads == 5 && abs(totals.hauledPounds - 6 * 4_500) < 1e-6)
  }

  /// Oracle: the hours of the yard, worked back from every arrival.
  @Test(arguments: [0.0, 1.5, 24])
  func `a truck is loaded within the hours of the yard`(late: Double) throws {
    var atNight = 0
    for seed in 0..<120 as Range<UInt64> {
      var (input, cart) = SeasonPropertyTests.randomInput(seed)
      input.tender.lateLoadingHours = late
      input.tender.distanceMiles = Double(seed % 9)
      let records = try SeasonFixture.study(input, cart: cart).trace(cart: 0, replication: 0)
        .records
      let way = input.tender.travelMinutes / 60 + input.tender.distanceMiles / 30
      for record in records where record.activity == .truckArrives && record.truck != nil {
        let begin = record.begin / 3_600 - way - input.tender.loadingMinutes / 60
        guard begin > input.days.startHour else { continue }
        let hour = begin - input.days.startHour
        let ofDay = hour - (hour / 24).rounded(.down) * 24
        let isMorning = ofDay >= 24 - 1e-6
        atNight += ofDay > input.days.hoursPerDay + 1e-6 && !isMorning ? 1 : 0
        let isOpen = isMorning || ofDay <= input.days.hoursPerDay + late + 1e-6
        #expect(isOpen, "seed \(seed): begun \(ofDay) h after work began")
      }
    }
    #expect((atNight > 0) == (late > 0), "\(atNight)")
  }

  /// Oracle: the way of every trip by the places of fields, of a truck that is always sent at once.
  ///
  /// The second field is 30 mi from the first: a truck that leaves the first drives from there, and one
  /// that was on its way to it when it was done drives on.
  @Test func `no truck is anywhere sooner than the road allows`() throws {
    let far = [Farm.Place(milesEast: 0, milesNorth: 0), .init(milesEast: 30, milesNorth: 0)]
    for seed in 0..<60 {
      let input = SeasonFixture.input(Self.places(far, acres: 100 + Double(seed))).with {
        $0.tender.trucks = 1 + seed % 3
        $0.tender.payloadPounds = 3_000 + Double(seed % 7) * 500
        $0.tender.loadingMinutes = 0
        $0.tender.travelMinutes = 0
        $0.tender.milesPerHour = 40
        $0.roadMilesPerHour = 15
      }
      let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
      #expect(totals.isFinished, "\(seed)")
      // When and where each truck was last.
      var last: [Int: (time: Double, miles: Double)] = [:]
      for record in records where record.truck != nil {
        guard let truck = record.truck else { continue }
        let isThere = record.activity == .truckArrives || record.activity == .filling
        guard isThere else { continue }
        let miles = far[record.field].milesEast
        if let before = last[truck] {
          let hours = abs(miles - before.miles) / 40
          #expect(record.begin - before.time >= hours * 3_600 - 1e-6, "\(seed): \(record)")
        }
        last[truck] = (record.end, miles)
      }
    }
  }
}
