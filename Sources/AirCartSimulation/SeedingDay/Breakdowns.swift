import AirCart

/// How often the outfit breaks down, and how long a repair takes.
package struct Breakdowns: Equatable, Sendable {
  /// Hours of seeding between two breakdowns, in the mean; 0 where there are none.
  ///
  /// An assumption within what ASAE D497 implies: chances of 0.102 and 0.133 that planting 40 ha (100 ac)
  /// of soybeans or corn breaks down are one in 700 to 930 ac, 19 to 25 h of the default drill, or some
  /// 125 to 170 h of the planters that were asked about.
  package var hoursBetween = 50.0
  /// Hours of a repair, in the mean; 0 where there are no breakdowns: an assumption.
  package var repairHours = 2.0
  /// Hours after the day's in which a repair goes on: an assumption.
  package var lateHours = 2.0

  /// Creates an outfit that breaks down as often as is assumed.
  package init() {}

  /// An outfit that never breaks down.
  package static let none: Breakdowns = {
    var own = Breakdowns()
    own.hoursBetween = 0
    return own
  }()

  /// Whether it ever breaks down.
  package var arePossible: Bool { hoursBetween > 0 && repairHours > 0 }

  /// What the hours between may be where there are breakdowns.
  static let limit = SeasonLimit(
    1...10_000, .hours, words: "be 0 where nothing breaks down, or from 1 to 10,000 h")
}
