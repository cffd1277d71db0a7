package import AirCart
import AirCartDocuments
package import AirCartSimulation

/// What a simulated season says: the figures of every cart, their differences, sentences.
package struct SeasonReport: Sendable {
  package let title: String
  package let results: SeasonResults
  /// Carts whose seasons are the same: each group once, by position, in order of the carts.
  package let groups: [[Int]]
  /// The groups that can be loaded, from the fewest mean days to the most.
  package let ranking: [Int]
  /// Which cart is the answer; `nil` where none can be loaded.
  package let decision: SeasonDecision?
  /// What would help; `nil` where that was not asked.
  package internal(set) var help: SeasonHelp?
  /// What the answer hangs on; `nil` where that was not asked.
  package var hangs: SeasonHangs?
  /// The best order of crops; `nil` where that was not asked.
  package var order: SeasonOrder?
  /// The units of texts and tables for people.
  package let units: UnitSystem

  /// Creates a report, for people in the units of the farm unless others are given.
  package init(title: String, results: SeasonResults, units: UnitSystem? = nil) {
    self.title = title
    self.results = results
    self.units = units ?? results.input.farm.units
    groups = results.groups
    let groups = groups
    ranking = results.ranking.compactMap { cart in groups.firstIndex { $0[0] == cart } }
    decision = SeasonDecision(results)
  }

  /// The first cart of a group, or the first of it that has a price.
  package func outcome(ofGroup group: Int) -> CartOutcome {
    let own = groups[group].map { results.carts[$0] }
    return own.first { $0.price != nil } ?? own[0]
  }

  /// The carts of a group by name, as in `9950 = L9950`.
  package func name(ofGroup group: Int) -> String {
    names(groups[group])
  }

  /// The carts of a group that money is about, by name: those with a price, where any has one.
  func pricedName(ofGroup group: Int) -> String {
    let priced = groups[group].filter { results.carts[$0].price != nil }
    return names(priced.isEmpty ? groups[group] : priced)
  }

  private func names(_ carts: [Int]) -> String {
    cartNames(carts).joined(separator: Wording.equals)
  }

  func cartNames(_ carts: [Int]) -> [String] { carts.map { results.carts[$0].cart.name } }

  /// Whether some season is long enough for some cart.
  package var isEverDone: Bool {
    ranking.contains { outcome(ofGroup: $0).finishProbability.value > 0 }
  }

  /// How much sooner the first of the ranking finishes than another group.
  package func difference(fromBestTo group: Int) -> SeasonDifference {
    difference(of: ranking[0], from: group)
  }

  /// How much sooner one group finishes than another.
  func difference(of first: Int, from second: Int) -> SeasonDifference {
    results.difference(of: groups[first][0], from: groups[second][0])
  }
}

// MARK: - Which cart

extension SeasonReport {
  /// The carts that are the answer and those that cannot be told from them in money, by name; `nil` where
  /// no cart can be loaded.
  package var answerNames: String? {
    decision.map { decision in
      let equal = decision.groups.dropFirst().filter { isAsCheap($0, decision) }
      return ([decision.answer] + equal).map(names).joined(separator: " or ")
    }
  }

  /// Whether what a year costs more lies within the simulation's own interval.
  private func isAsCheap(_ group: [Int], _ decision: SeasonDecision) -> Bool {
    guard let more = decision.costsMore(group) else { return false }
    return more.isNone || more.interval?.contains(0) == true
  }

  /// The answer and the group that comes nearest to it, that first which finishes first; `nil` without
  /// another.
  var pair: (sooner: Int, later: Int)? {
    guard let pair = decision?.pair, let sooner = group(of: pair.sooner[0]),
      let later = group(of: pair.later[0])
    else { return nil }
    return (sooner, later)
  }

  private func group(of cart: Int) -> Int? { groups.firstIndex { $0.contains(cart) } }
}

// MARK: - Days as dates

extension SeasonReport {
  /// Days as people read them: `17.3`, or `> 46` where the season is too short.
  package func text(ofDays days: Double) -> String {
    days.isFinite ? fixed(days, 1) : "> \(results.input.days.count)"
  }

  /// Dates at which to say how likely each cart is done: about six, from the earliest tenth of the
  /// best cart to the latest tenth of the worst.
  package var milestones: [SeasonDate] {
    let days = results.input.days
    let outcomes = ranking.map(outcome)
    guard let first = outcomes.map({ $0.quantile(0.1, .days).value }).min(),
      let last = outcomes.map({ $0.quantile(0.9, .days).value }).max()
    else { return [] }
    let low = min(days.count, max(1, Int(min(first, Double(days.count)).rounded(.up))))
    let high = min(days.count, max(low, Int(min(last, Double(days.count)).rounded(.up))))
    let step = max(1, (high - low + 4) / 5)
    var dates = stride(from: low, to: high, by: step).map { days.start.adding(days: $0 - 1) }
    dates.append(days.start.adding(days: high - 1))
    return dates
  }

  /// The date by which a group is done in some years of ten; `nil` where it is not done that often.
  func date(ofGroup group: Int, inYears years: Int) -> SeasonDate? {
    outcome(ofGroup: group).doneBy(share: Double(years) / 10)
  }

  /// How likely a group is done by the evening of a date.
  package func probability(ofGroup group: Int, by date: SeasonDate) -> Estimate {
    outcome(ofGroup: group)
      .probability(withinDays: Double(results.input.days.start.days(to: date) + 1))
  }
}
