import AirCart

/// What can happen next in a season; earlier cases go first at equal times.
package enum SeedingEvent: UInt8, Sendable, Equatable {
  /// The outfit has finished what it is doing.
  case outfitReady
  /// A truck has come to the yard or stands loaded at the field.
  case truckIsThere
  /// The hours of work are over.
  case dayEnds
  /// The hours of work begin.
  case dayBegins
}

/// The events to come, in a total order: by time, then by kind, then by the number of the truck.
///
/// There is never more than one event of the outfit, one of the day and one of every truck, so each
/// has its own number: scheduling writes it, and the next event is the least of three.
struct EventCalendar {
  struct Entry {
    var time: Double
    var event: SeedingEvent
    var truck: Int
  }

  private var outfit = Double.infinity
  private var day = Double.infinity
  private var dayEvent = SeedingEvent.dayBegins
  private let truckCount: Int
  private let trucks: UnsafeMutablePointer<Double>
  /// The truck that is there first, and when.
  private var nextTruck = 0
  private var nextTime = Double.infinity

  init(truckCount: Int, in scratch: inout Scratch) {
    self.truckCount = truckCount
    trucks = scratch.take(truckCount)
    removeAll()
  }

  mutating func removeAll() {
    outfit = .infinity
    day = .infinity
    for truck in 0..<truckCount { trucks[truck] = .infinity }
    findNextTruck()
  }

  mutating func scheduleOutfit(at time: Double) { outfit = time }

  mutating func cancelOutfit() { outfit = .infinity }

  /// Schedules the beginning or the end of a day.
  mutating func scheduleDay(_ event: SeedingEvent, at time: Double) {
    day = time
    dayEvent = event
  }

  mutating func scheduleTruck(_ truck: Int, at time: Double) {
    trucks[truck] = time
    findNextTruck()
  }

  /// Takes the next event out.
  mutating func next() -> Entry? {
    if outfit <= nextTime, outfit <= day {
      guard outfit < .infinity else { return nil }
      defer { outfit = .infinity }
      return Entry(time: outfit, event: .outfitReady, truck: 0)
    }
    if nextTime <= day {
      let entry = Entry(time: nextTime, event: .truckIsThere, truck: nextTruck)
      scheduleTruck(nextTruck, at: .infinity)
      return entry
    }
    defer { day = .infinity }
    return Entry(time: day, event: dayEvent, truck: 0)
  }

  private mutating func findNextTruck() {
    nextTime = .infinity
    for truck in 0..<truckCount where trucks[truck] < nextTime {
      (nextTruck, nextTime) = (truck, trucks[truck])
    }
  }
}
