/// What each number of a season may be: one list for files, their schema and what is varied.
///
/// Bounds hold for the number as it is stated, in either unit system.
package enum SeasonBounds {
  package static let width = SeasonLimit(1...1_000, .feet)
  package static let speed = SeasonLimit(0.1...50, .milesPerHour)
  package static let efficiency = SeasonLimit(0.01...1, .none)
  package static let ceiling = SeasonLimit(1...1e6, .poundsPerMinute)
  package static let run = SeasonLimit(1...1e6, .feet)

  package static let minutes = SeasonLimit(0...1_440, .minutes)
  package static let conveyor = SeasonLimit(0.01...1e6, .bushelsPerMinute)
  package static let reserve = SeasonLimit(0...90, .percent)
  package static let reserveBushels = SeasonLimit(0...10_000, .bushels)

  package static let trucks = SeasonLimit(1...64, .none)
  package static let payload = SeasonLimit(1...1e6, .pounds)
  package static let compartment = SeasonLimit(0.1...10_000, .bushels)

  package static let startHour = SeasonLimit(
    0...23.99, .none, words: "be an hour of the day, 0 to 23.99")
  package static let hours = SeasonLimit(0.1...24, .hours)
  /// Above the least, which would never end.
  package static let workable = SeasonLimit(0...1, .none, words: "be above 0 and at most 1")
  package static let wetDays = SeasonLimit(1...365, .days)
  package static let overlap = SeasonLimit(0...0.5, .none)

  package static let price = SeasonLimit(0...1e6, .none)
  package static let loss = SeasonLimit(0...100, .percent)
  package static let value = SeasonLimit(0...1e6, .valuePerAcre)

  /// Hours of work that begin at an hour and end by midnight.
  static func hours(from startHour: Double) -> SeasonLimit {
    SeasonLimit(
      hours.least...max(hours.least, 24 - startHour), .hours,
      words: "be at least 0.1 h and end by midnight")
  }
}
