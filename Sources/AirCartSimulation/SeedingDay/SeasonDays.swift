/// The days of a season: from when to when, how long, and how many of them are workable.
public struct SeasonDays: Equatable, Sendable {
  /// From a date on, how likely a day is workable.
  public struct Period: Equatable, Sendable {
    /// The first day of the period.
    public var from: SeasonDate
    /// The share of days that are workable in the long run.
    public var workable: Double

    /// What the share may be; with none the season would never end.
    package static let limit = SeasonLimit(0...1, excludesLeast: true)

    /// Creates a period; the share is above 0 and at most 1.
    public init(from: SeasonDate, workable: Double) {
      self.from = from
      self.workable = workable
    }
  }

  /// The first day on which seeding is possible.
  public var start: SeasonDate
  /// The last day on which seeding is still done.
  public var end: SeasonDate
  /// The hour of the day at which work begins.
  public var startHour: Double
  /// Hours of work on a workable day.
  public var hoursPerDay: Double
  /// In order of their dates; the first holds from the start on.
  public var periods: [Period]
  /// The mean length of a run of days that are not workable.
  public var meanWetDays: Double

  /// Creates the days of a season; what is left out is ``SeasonDefaults``.
  public init(
    start: SeasonDate = SeasonDefaults.start, end: SeasonDate = SeasonDefaults.end,
    startHour: Double = SeasonDefaults.startHour,
    hoursPerDay: Double = SeasonDefaults.hoursPerDay,
    periods: [Period] = [
      Period(from: SeasonDefaults.start, workable: SeasonDefaults.workableShare)
    ], meanWetDays: Double = SeasonDefaults.meanWetDays
  ) {
    self.start = start
    self.end = end
    self.startHour = startHour
    self.hoursPerDay = hoursPerDay
    self.periods = periods
    self.meanWetDays = meanWetDays
  }

  /// Days from the first to the last, both included.
  public var count: Int { start.days(to: end) + 1 }

  /// Returns the second, from midnight before the first day, at which work begins on a day.
  package func beginning(ofDay day: Int) -> Double { Double(day) * 86_400 + startHour * 3_600 }

  /// Seconds of work on a workable day.
  package var secondsPerDay: Double { hoursPerDay * 3_600 }

  /// Returns the share of workable days that holds on a day.
  package func workableShare(onDay day: Int) -> Double {
    let date = start.adding(days: day)
    var share = periods.first?.workable ?? 1
    for period in periods where period.from <= date { share = period.workable }
    return share
  }

  /// The chain of wet and workable days by which each day is drawn.
  var chains: [WetDryChain] {
    (0..<count).map { day in
      WetDryChain(workableShare: workableShare(onDay: day), meanWetDays: meanWetDays)
    }
  }
}
