/// What can happen next in a season; earlier cases go first at equal times.
package enum SeedingEvent: UInt8, Sendable, Equatable {
  /// The outfit has finished what it is doing.
  case outfitReady
  /// A truck stands loaded at the field.
  case truckArrives
  /// The hours of work are over.
  case dayEnds
  /// The hours of work begin.
  case dayBegins
}

/// The events to come, in a total order: by time, then by kind, then in order of scheduling.
///
/// There is never more than one event of the outfit, one of the day and one of every truck, so each
/// has its place: scheduling writes a number, and the next event is the least of three. The owner
/// calls `deallocate`.
struct EventCalendar {
  struct Entry {
    var time: Double
    var event: SeedingEvent
    var truck: Int
  }

  private struct Arrival {
    var time = Double.infinity
    /// Counts the arrivals in order of scheduling.
    var sequence = 0
  }

  private var outfit = Double.infinity
  private var day = Double.infinity
  private var dayEvent = SeedingEvent.dayBegins
  private let truckCount: Int
  private let arrivals: UnsafeMutablePointer<Arrival>
  private var scheduled = 0
  /// The truck that arrives first, and when.
  private var nextTruck = 0
  private var nextArrival = Double.infinity

  init(truckCount: Int) {
    self.truckCount = truckCount
    arrivals = .allocate(capacity: max(1, truckCount))
    arrivals.initialize(repeating: Arrival(), count: truckCount)
  }

  /// Gives the memory back.
  func deallocate() { arrivals.deallocate() }

  mutating func removeAll() {
    outfit = .infinity
    day = .infinity
    scheduled = 0
    for truck in 0..<truckCount { arrivals[truck] = Arrival() }
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
    arrivals[truck] = Arrival(time: time, sequence: scheduled)
    scheduled += 1
    findNextTruck()
  }

  mutating func cancelTruck(_ truck: Int) {
    arrivals[truck].time = .infinity
    findNextTruck()
  }

  /// Takes the next event out.
  mutating func next() -> Entry? {
    if outfit <= nextArrival, outfit <= day {
      guard outfit < .infinity else { return nil }
      defer { outfit = .infinity }
      return Entry(time: outfit, event: .outfitReady, truck: 0)
    }
    if nextArrival <= day {
      let entry = Entry(time: nextArrival, event: .truckArrives, truck: nextTruck)
      cancelTruck(nextTruck)
      return entry
    }
    defer { day = .infinity }
    return Entry(time: day, event: dayEvent, truck: 0)
  }

  private mutating func findNextTruck() {
    nextArrival = .infinity
    var sequence = Int.max
    for truck in 0..<truckCount {
      let own = arrivals[truck]
      guard own.time < nextArrival || own.time == nextArrival && own.sequence < sequence else {
        continue
      }
      (nextTruck, nextArrival, sequence) = (truck, own.time, own.sequence)
    }
  }
}
