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
/// There are never more than one event of the outfit, one of the day and one of every truck, so
/// a sorted row is the whole calendar: nothing is allocated once it has been made.
struct EventCalendar {
  struct Entry {
    var time: Double
    var event: SeedingEvent
    var subject: Int32
    var sequence: Int
  }

  /// The latest first, so that the next is the last.
  private var entries: [Entry]
  private var scheduled = 0

  init(capacity: Int) {
    entries = []
    entries.reserveCapacity(capacity)
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    scheduled = 0
  }

  /// Schedules an event; the subject tells trucks apart.
  mutating func schedule(_ event: SeedingEvent, at time: Double, subject: Int = 0) {
    let entry = Entry(
      time: time, event: event, subject: Int32(truncatingIfNeeded: subject), sequence: scheduled)
    scheduled += 1
    entries.append(entry)
    var place = entries.count - 1
    while place > 0, Self.precedes(entries[place - 1], entry) {
      entries[place] = entries[place - 1]
      place -= 1
    }
    entries[place] = entry
  }

  /// Takes the next event out.
  mutating func next() -> Entry? { entries.popLast() }

  /// Takes back an event of a subject, if it is there.
  mutating func cancel(_ event: SeedingEvent, subject: Int = 0) {
    let subject = Int32(truncatingIfNeeded: subject)
    if let place = entries.firstIndex(where: { $0.event == event && $0.subject == subject }) {
      entries.remove(at: place)
    }
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    if left.time != right.time { return left.time < right.time }
    if left.event != right.event { return left.event.rawValue < right.event.rawValue }
    return left.sequence < right.sequence
  }
}
