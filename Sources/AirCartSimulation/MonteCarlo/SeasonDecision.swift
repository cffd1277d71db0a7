import AirCart

/// Which carts are the answer to a season, and how the others compare with them.
///
/// Where it is stated what carts cost, and an hour, a stop or lateness has a price, a year's cost decides:
/// of all carts where lateness has a price, and of those in time otherwise, if there are any. Elsewhere
/// the smallest cart in time is the answer. A cart is in time that is done by the last day of the season in
/// so many years of ten; where none is, the one that gets furthest stands first.
package struct SeasonDecision: Sendable {
  /// What decides.
  package enum Ground: Int, Sendable { case cost, size, progress }

  package let ground: Ground
  /// Carts with the same seasons, by position: the answer, then the others, the nearest first; of a
  /// decision by cost, those that have a price.
  package let groups: [[Int]]
  /// In how many years of ten a cart must be done by a date for that to be its date.
  package let years: Int
  let results: SeasonResults

  /// The carts that are the answer.
  package var answer: [Int] { groups[0] }

  /// Decides; `nil` where no cart can be loaded for every crop.
  package init?(_ results: SeasonResults, years: Int = Self.usualYears) {
    let ranked = results.rankedGroups
    guard !ranked.isEmpty else { return nil }
    self.results = results
    self.years = years
    let inTime = ranked.filter { results.isInTime($0[0], years: years) }
    let costs = Self.byCost(results, ranked, inTime)
    if costs.count > 1 {
      ground = .cost
      groups = costs
    } else if inTime.isEmpty {
      ground = .progress
      groups = ranked
    } else {
      let late = ranked.filter { !results.isInTime($0[0], years: years) }
      ground = .size
      groups = Self.bySize(results, inTime) + late
    }
  }

  /// As people ask for a date that they can rely on, without one for the worst of years.
  package static let usualYears = 8

  /// The groups that compete in money, the cheapest first; fewer than two where money does not decide.
  private static func byCost(
    _ results: SeasonResults, _ ranked: [[Int]], _ inTime: [[Int]]
  ) -> [[Int]] {
    let input = results.input
    guard !input.prices.carts.isEmpty, SeasonMetric.seasonCost.isKnown(in: input) else { return [] }
    let isLatePriced = SeasonMetric.lateValue.isKnown(in: input)
    let priced = { (groups: [[Int]]) in
      groups.compactMap { group -> (carts: [Int], cost: Double)? in
        let own = group.filter { results.carts[$0].price != nil }
        return own.first.flatMap { results.carts[$0].yearCost }.map { (own, $0.value) }
      }
    }
    let all = priced(ranked)
    let able = isLatePriced ? all : priced(inTime)
    guard all.count > 1 else { return [] }
    let first = (able.isEmpty ? all : able).min { $0.cost < $1.cost }
    guard let first else { return [] }
    let others = all.filter { $0.carts[0] != first.carts[0] }.sorted { $0.cost < $1.cost }
    return [first.carts] + others.map { $0.carts }
  }

  /// The groups from the smallest carts to the largest; of equal ones that first which is done sooner.
  private static func bySize(_ results: SeasonResults, _ groups: [[Int]]) -> [[Int]] {
    let sizes = groups.map { results.carts[$0[0]].cart.capacity }
    return groups.indices.sorted { sizes[$0] == sizes[$1] ? $0 < $1 : sizes[$0] < sizes[$1] }
      .map { groups[$0] }
  }

  /// The answer and the one that comes nearest to it, the sooner one first; `nil` without another.
  package var pair: (sooner: [Int], later: [Int])? {
    guard groups.count > 1 else { return nil }
    let ranking = results.ranking
    let place = { (group: [Int]) in ranking.firstIndex { group.contains($0) } ?? ranking.count }
    return place(groups[0]) < place(groups[1])
      ? (groups[0], groups[1]) : (groups[1], groups[0])
  }

  /// The day by which a group is done in the years of ten; `nil` where it is not by the season's end.
  package func date(of group: [Int]) -> SeasonDate? {
    results.date(of: group[0], years: years)
  }

  /// How many more days on average a group takes than the answer, in the same seasons.
  package func daysLater(_ group: [Int]) -> Estimate {
    results.difference(of: answer[0], from: group[0]).days
  }

  /// What a year costs more with a group than with the answer, in the same seasons; `nil` where cost does
  /// not decide.
  package func costsMore(_ group: [Int]) -> Estimate? {
    guard ground == .cost else { return nil }
    return results.costsMore(group[0], than: answer[0])
  }
}

extension SeasonResults {
  /// The groups of carts with the same seasons, in the order of the ranking.
  package var rankedGroups: [[Int]] {
    let groups = groups
    return ranking.compactMap { cart in groups.first { $0[0] == cart } }
  }

  /// The day by which a cart is done in so many years of ten; `nil` where it is not by the season's end.
  package func date(of cart: Int, years: Int) -> SeasonDate? {
    carts[cart].doneBy(share: Double(years) / 10)
  }

  func isInTime(_ cart: Int, years: Int) -> Bool { date(of: cart, years: years) != nil }

  /// What a year costs more with one cart than with another, owning them with it, in the same seasons;
  /// `nil` where nothing has a price, or just one of the carts has one.
  package func costsMore(_ cart: Int, than other: Int) -> Estimate? {
    let (own, its) = (carts[cart], carts[other])
    guard own.yearCost != nil, its.yearCost != nil else { return nil }
    let owning = (own.ownership ?? 0) - (its.ownership ?? 0)
    return own.saved(.seasonCost, by: its).map { $0 + owning }
  }
}
