package import AirCartSimulation

/// What years of a station's daily rain say of the workable days of a season.
///
/// ```
/// water left on a day   w = max(0, w before − d) + rain of the day
/// workable              w < d/2
/// ```
/// A field loses d = 10 mm a day, which is an assumption: 5 mm of rain take their own day, 15 mm two and
/// 25 mm three, and what falls on a wet field adds to it. Nothing is left on 1 January.
package struct StationWeather: Equatable, Sendable {
  /// Workable days of a month, or the part of it in the season, over the years.
  package struct Month: Equatable, Sendable {
    package let from: SeasonDate
    /// The mean share of workable days.
    package let mean: Double
    /// The shares of the years, in their order.
    package let shares: [Double]

    package var least: Double { shares.min() ?? 0 }
    package var most: Double { shares.max() ?? 0 }
  }

  /// Millimetres that a field loses in a day.
  package static let dryingADay = 10.0
  /// Days of a season without a value, each taken as dry, with which a year still counts.
  package static let mostMissing = 3
  /// With fewer years their differences are hardly known.
  package static let fewYears = 10

  /// The rule as text.
  package static let rule =
    "Assumed: a field loses 10 mm of rain a day and is workable where less than 5 mm are left, so that 5 mm "
    + "take a day, 15 mm two and 25 mm three. Frost and snow on the ground are not known."
  /// The keys of a season whose place the rain takes.
  package static let keys = ["days.workable", "days.wetDays", "days.yearDeviation"]

  package let months: [Month]
  /// The years that count, and those that lack more than ``mostMissing`` days of the season.
  package let years: [Int]
  package let leftOut: [Int]
  /// Days without a value in the years that count.
  package let missing: Int
  /// The mean share of workable days over the season, and its standard deviation from year to year.
  package let mean: Double
  package let deviation: Double
  /// The mean length of a spell of days that are not workable.
  package let meanWetDays: Double
  private let dayCount: Int

  /// Takes the days of a season out of years of rain.
  ///
  /// - Parameters:
  ///   - rain: Millimetres by year and day of it from 1 January, 365 of them; `nil` where there is no value.
  ///   - season: From when to when.
  /// - Throws: A diagnostic where fewer than two years have the season's days.
  package init(rain: [Int: [Double?]], season: SeasonDays) throws(Diagnostic) {
    let days = season.start.ordinal...max(season.start.ordinal, season.end.ordinal)
    let all = rain.keys.sorted()
    let lacking = { (year: Int) in days.count { rain[year]?[$0] == nil } }
    years = all.filter { lacking($0) <= Self.mostMissing }
    leftOut = all.filter { lacking($0) > Self.mostMissing }
    missing = years.reduce(0) { $0 + lacking($1) }
    dayCount = days.count
    guard years.count > 1 else {
      throw Diagnostic(
        .season,
        "\(years.count == 0 ? "no year has" : "only \(years[0]) has") rain for the season from "
          + "\(season.start.text) to \(season.end.text)",
        notes: [
          "at most \(Self.mostMissing) of its days may lack a value; put at least two years into the "
            + "file, better \(Self.fewYears)"
        ])
    }
    let workable = years.map { Self.workable(rain[$0] ?? []) }
    let share = { (days: [Int]) in
      workable.map { year in Double(days.count { year[$0] }) / Double(days.count) }
    }
    let byMonth = Dictionary(grouping: days) { SeasonDate(ordinal: $0).month }
    months = byMonth.sorted { $0.key < $1.key }.map { _, days in
      let shares = share(days)
      return Month(from: SeasonDate(ordinal: days[0]), mean: shares.mean, shares: shares)
    }
    let shares = share(Array(days))
    mean = shares.mean
    let squares = shares.reduce(0) { [mean] in $0 + ($1 - mean) * ($1 - mean) }
    deviation = (squares / Double(years.count - 1)).squareRoot()
    let wet = workable.reduce(0) { sum, year in sum + days.count { !year[$0] } }
    let spells = workable.reduce(0) { sum, year in
      sum + days.count { !year[$0] && ($0 == days.lowerBound || year[$0 - 1]) }
    }
    meanWetDays = spells > 0 ? Double(wet) / Double(spells) : 1
  }

  /// Whether each day of a year is workable.
  private static func workable(_ rain: [Double?]) -> [Bool] {
    var water = 0.0
    return rain.map { rain in
      water = max(0, water - dryingADay) + (rain ?? 0)
      return water < dryingADay / 2
    }
  }

  /// Puts the shares by month, wet spells and the differences between years in place of those of a season.
  ///
  /// A chain of n days with the share p and wet spells of l days differs from year to year by itself, with a
  /// variance of p (1 − p) (2 p l − 1) / n; what the years vary beyond is the year's. Wet spells are at
  /// least as long as the wettest month allows.
  package func set(_ days: inout SeasonDays) {
    days.periods = months.map { SeasonDays.Period(from: $0.from, workable: max(0.01, $0.mean)) }
    let least = days.periods.map { (1 - $0.workable) / $0.workable }.max() ?? 0
    days.meanWetDays = max(1, least, meanWetDays)
    let chain = mean * (1 - mean) * (2 * mean * days.meanWetDays - 1) / Double(dayCount)
    days.yearDeviation = min(0.5, max(0, deviation * deviation - max(0, chain)).squareRoot())
  }

  /// Remarks on the years.
  package var remarks: [String] {
    var remarks: [String] = []
    if years.count < Self.fewYears {
      remarks.append(
        "\(years.count) years are too few to show how years differ; use \(Self.fewYears) or more.")
    }
    if !leftOut.isEmpty {
      remarks.append(
        "Left out for more than \(Self.mostMissing) days without a value: "
          + "\(leftOut.map(String.init).joined(separator: ", ")).")
    }
    if missing > 0 {
      remarks.append("\(missing) days of the other years have no value and count as without rain.")
    }
    return remarks
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(count) }
}
