/// The days of a season: from when to when, how long, and how many of them are workable.
public struct SeasonDays: Equatable, Sendable {
  /// From a date on, how likely a day is workable.
  public struct Period: Equatable, Sendable {
    /// The first day of the period.
    public var from: SeasonDate
    /// The share of days that are workable in the long run.
    public var workable: Double

    /// What the share may be; with none the season would never end.
    package static let limit = SeasonLimit(1...100, .percent)

    /// Creates a period; the share is from 0.01 to 1.
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
  /// Hours of a workable day, from the first check to the last pass.
  public var hoursPerDay: Double
  /// Hours of them for fuelling and checks, before work begins.
  public var checksHours = SeasonDefaults.checksHours
  /// The share of workable days of which only half can be worked.
  public var halfDayShare = SeasonDefaults.halfDayShare
  /// The standard deviation, from year to year, of the share of workable days.
  public var yearDeviation = SeasonDefaults.yearDeviation
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
  package func beginning(ofDay day: Int) -> Double {
    Double(day) * 86_400 + (startHour + checksHours) * 3_600
  }

  /// Seconds of work on a workable day.
  package var secondsPerDay: Double { (hoursPerDay - checksHours) * 3_600 }

  /// Returns the share of workable days that holds on a day.
  package func workableShare(onDay day: Int) -> Double {
    let date = start.adding(days: day)
    return (periods.last { $0.from <= date } ?? periods.first)?.workable ?? 1
  }

  /// The mean share of workable days.
  var meanWorkableShare: Double {
    (0..<count).map(workableShare).reduce(0, +) / Double(count)
  }

  /// The factor by which the share of workable days differs from year to year: beta, over its mean.
  ///
  /// The deviation is at most half of √(m(1 − m)) for the mean *m* of the season's shares.
  var yearFactor: YearFactor {
    let mean = meanWorkableShare
    let deviation = min(yearDeviation, 0.5 * (mean * (1 - mean)).squareRoot())
    return YearFactor(mean: mean, deviation: deviation)
  }

  /// The date on which a season that takes some days ends; `nil` when it does not.
  package func date(after days: Double) -> SeasonDate? {
    guard days.isFinite else { return nil }
    return start.adding(days: max(0, Int((days - 1e-9).rounded(.up)) - 1))
  }
}
