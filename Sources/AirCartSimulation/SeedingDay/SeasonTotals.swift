/// What one replication counts; each is explained at the `SeasonMetric` of its name.
package struct SeasonTotals: Equatable, Sendable {
  /// Whether every field was seeded before the season's end.
  package var isFinished = false
  /// Days since the season's start when the last field was done, or the season over: whole days
  /// and the share of a day's work.
  package var days = 0.0
  /// Seconds of each of `SeasonActivity.ofHours`.
  package var seconds = ActivitySeconds()
  package var workedDays = 0
  package var breakdowns = 0
  package var stops = 0
  package var loads = 0
  package var gives = 0
  package var acres = 0.0
  package var shareDone = 0.0
  /// Pounds taken from the yard: trucks' loads less what was left on them of the same product.
  package var hauledPounds = 0.0
  /// Pounds that went back to the yard, or are on trucks or the platform at the end.
  package var returnedPounds = 0.0
  /// Pounds that were cleaned out, or left in the tanks at the end.
  package var leftOverPounds = 0.0
  package var lateAcres = 0.0
  package var lateValue = 0.0

  package func hours(_ activity: SeasonActivity) -> Double { seconds[activity] / 3_600 }

  /// Hours in which the outfit is at work: all but the wet ones.
  package var workHours: Double {
    let moved = seconds.seeding + seconds.filling + seconds.waiting + seconds.moving
    return (moved + seconds.repair) / 3_600
  }
}

/// Seconds by activity, without an array.
package struct ActivitySeconds: Equatable, Sendable {
  package var seeding = 0.0
  package var filling = 0.0
  package var waiting = 0.0
  package var moving = 0.0
  package var repair = 0.0
  package var wet = 0.0

  package subscript(activity: SeasonActivity) -> Double {
    switch activity {
    case .seeding: seeding
    case .filling: filling
    case .waiting: waiting
    case .moving: moving
    case .repair: repair
    case .wet: wet
    case .truckArrives, .truckLeaves: 0
    }
  }

  mutating func add(_ seconds: Double, to activity: SeasonActivity) {
    switch activity {
    case .seeding: seeding += seconds
    case .filling: filling += seconds
    case .waiting: waiting += seconds
    case .moving: moving += seconds
    case .repair: repair += seconds
    case .wet: wet += seconds
    case .truckArrives, .truckLeaves: break
    }
  }
}
