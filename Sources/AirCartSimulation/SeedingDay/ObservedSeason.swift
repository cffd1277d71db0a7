import AirCart

/// A year that was really seeded, with which the model can be compared.
package struct ObservedSeason: Equatable, Sendable {
  package var year: Int
  /// The first day on which something was seeded.
  package var start: SeasonDate
  /// The day on which the last field was done.
  package var end: SeasonDate
  /// The acres that were seeded.
  package var acres: Double

  /// What an area may be.
  package static let areaLimit = SeasonLimit(0...1e6, .acres, excludesLeast: true)
  /// What a year may be.
  package static let yearLimit = SeasonLimit(1_900...2_200)

  package init(year: Int, start: SeasonDate, end: SeasonDate, acres: Double) {
    self.year = year
    self.start = start
    self.end = end
    self.acres = acres
  }

  /// The days that so many acres would have taken at the same pace, the first and the last counted.
  package func days(forAcres farm: Double) -> Double {
    Double(start.days(to: end) + 1) * farm / acres
  }
}

extension CartOutcome {
  /// How the seasons of a cart compare with years that were seeded.
  package struct Fit: Equatable, Sendable {
    /// The years from the model's P10 to its P90, in begun days as the years are.
    package let yearsInside: Int
    /// The median days of the model over that of the years: above 1 the model is too slow.
    package let pace: Double
    /// The share of workable days that would give the years' median, share · pace; `nil` above 1, and
    /// where eight years of ten are inside, as many as are expected.
    package let workableShare: Double?
    /// The hours a day that would, (hours − checks) · pace + checks; `nil` beyond midnight, too.
    package let hoursPerDay: Double?
  }

  /// Compares with the years of the season; `nil` where none is stated or nothing was simulated.
  ///
  /// That days go down as workable days and hours go up is exact for the hours of work alone.
  package var fit: Fit? {
    let input = season.input
    let acres = input.farm.fields.indices.reduce(0) { $0 + input.farm.area(ofField: $1).acres }
    let years = input.observed.map { $0.days(forAcres: acres) }.sorted()
    let model = quantiles([0.1, 0.5, 0.9], .days).map { $0.value }
    guard !years.isEmpty, model[0].isFinite else { return nil }
    let band = model[0].rounded(.up)...model[2].rounded(.up)
    let inside = years.count { band.contains($0) }
    let fits = inside * 10 >= years.count * 8
    let middle = (years[(years.count - 1) / 2] + years[years.count / 2]) / 2
    let (days, pace) = (input.days, model[1] / middle)
    let share = days.meanWorkableShare * pace
    let hours = (days.hoursPerDay - days.checksHours) * pace + days.checksHours
    return Fit(
      yearsInside: inside, pace: pace, workableShare: fits || share > 1 ? nil : share,
      hoursPerDay: fits || hours > 24 - days.startHour ? nil : hours)
  }
}
