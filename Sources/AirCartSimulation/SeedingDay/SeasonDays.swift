import AirCart

/// The days of a season: from when to when, how long, and how many of them are workable.
public struct SeasonDays: Equatable, Sendable {
  /// From a date on, how likely a day is workable.
  public struct Period: Equatable, Sendable {
    /// The first day of the period.
    public var from: SeasonDate
    /// The share of days that are workable in the long run.
    public var workable: Double

    /// What the share may be; with none the season would never end.
    package static let limit = SeasonLimit(1...100, .share)

    /// Creates a period; the share is from 0.01 to 1.
    ///
    /// Without one it is that of 49.5 of 84 days in Nebraska, April to the middle of June, 1996 to 2021
    /// (Nebraska Farm Bureau); 0.43 to 0.79.
    public init(from: SeasonDate, workable: Double = 0.59) {
      self.from = from
      self.workable = workable
    }
  }

  /// A season in which nothing is stated.
  package static let standard = SeasonDays()

  /// The first day on which seeding is possible: 1 May, an assumption; fields at Gerald, Saskatchewan,
  /// were begun on 28 April (Prince Albert Herald).
  public var start = SeasonDate(ordinal: 120)
  /// The last day on which seeding is still done: 15 June, an assumption.
  public var end = SeasonDate(ordinal: 165)
  /// The hour of the day at which work begins; an assumption.
  public var startHour = 7.0
  /// Hours of a workable day, from the first check to the last pass; an assumption between 10 h
  /// (Western Australia) and round the clock.
  public var hoursPerDay = 14.0
  /// Hours of them for fuelling and checks, before work begins; an assumption between half an hour and
  /// an hour.
  public var checksHours = 0.75
  /// Minutes for which seeding goes on after hours where they finish a field; an assumption.
  public var finishingMinutes = 15.0
  /// The share of workable days of which only half can be worked; an assumption.
  public var halfDayShare = 0.0
  /// The standard deviation, from year to year, of the share of workable days; with the chain's own
  /// spread about 8 of 84 days, as in the years of Nebraska.
  public var yearDeviation = 0.074
  /// In order of their dates; the first holds from the start on.
  public var periods = [Period(from: SeasonDate(ordinal: 120))]
  /// The mean length of a run of days that are not workable; an assumption between 1 and 3.
  public var meanWetDays = 2.0

  /// Creates the days of a season with these numbers.
  public init() {}

  /// Days from the first to the last, both included.
  public var count: Int { start.days(to: end) + 1 }

  /// Returns the second, from midnight before the first day, at which work begins on a day.
  package func beginning(ofDay day: Int) -> Double {
    Double(day) * 86_400 + (startHour + checksHours) * 3_600
  }

  /// Seconds of work on a workable day.
  package var secondsPerDay: Double { (hoursPerDay - checksHours) * 3_600 }

  /// Returns when something may begin that is ready at a time and has the hours of work of every day,
  /// and some more after them.
  func opening(at time: Double, lateHours: Double) -> Double {
    let hours = hoursPerDay + lateHours
    guard hours < 24 else { return time }
    let day = ((time / 3_600 - startHour) / 24).rounded(.down)
    let begin = (day * 24 + startHour) * 3_600
    return time < begin + hours * 3_600 ? time : begin + 86_400
  }

  /// Returns when something ends that takes some seconds of the hours of work of every day, wet ones too,
  /// and some more after them.
  func end(ofWork seconds: Double, from time: Double, lateHours: Double) -> Double {
    let length = secondsPerDay + lateHours * 3_600
    guard length < 86_400 else { return time + seconds }
    var day = ((time - beginning(ofDay: 0)) / 86_400).rounded(.down)
    var (begin, left) = (time, seconds)
    while true {
      let end = beginning(ofDay: 0) + day * 86_400 + length
      if begin + left <= end { return begin + left }
      left -= max(0, end - begin)
      day += 1
      begin = beginning(ofDay: 0) + day * 86_400
    }
  }

  /// Returns a time as days since the start: whole days and the share of a day's work that is done.
  func elapsedDays(at time: Double) -> Double {
    let day = (time / 86_400).rounded(.down)
    let share = (time - beginning(ofDay: Int(day))) / secondsPerDay
    return day + min(1, max(0, share))
  }

  /// Returns the share of workable days that holds on a day.
  package func workableShare(onDay day: Int) -> Double {
    let date = start.adding(days: day)
    return (periods.last { $0.from <= date } ?? periods.first)?.workable ?? 1
  }

  /// The share of workable days where there is one, otherwise the mean of all days.
  package var statedWorkableShare: Double {
    periods.count == 1 ? periods[0].workable : meanWorkableShare
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
