public import AirCart

/// What a study of a season found out.
public struct SeasonResults: Sendable {
  /// The season.
  public let input: Season
  /// The seed that chose days, fields and loads.
  public let seed: UInt64
  /// What was found out about each cart, in the order of the study.
  public internal(set) var carts: [CartOutcome]

  /// Adds replications that come after these.
  package mutating func append(_ later: SeasonResults) {
    for cart in carts.indices { carts[cart].append(later.carts[cart]) }
  }

  /// How many replications every cart that can be loaded ran.
  public var replicationCount: Int { carts.map { $0.sample.count }.max() ?? 0 }

  /// The carts from the least mean days to the most; those that cannot be loaded are left out.
  ///
  /// Where no season is long enough, all mean days are the season's: the more of the farm a cart
  /// seeds, the better.
  public var ranking: [Int] {
    let means = carts.map { (days: $0.censoredDays.mean, share: $0.mean(.shareDone).value) }
    return carts.indices.filter { carts[$0].isFeasible }.sorted {
      let (left, right) = (means[$0], means[$1])
      if left.days != right.days { return left.days < right.days }
      return left.share == right.share ? $0 < $1 : left.share > right.share
    }
  }

  /// Compares two carts replication by replication.
  ///
  /// - Parameters:
  ///   - first: A cart, by its position in ``carts``.
  ///   - second: The cart that it is compared with.
  /// - Returns: How much sooner the first is done, with an interval.
  /// - Complexity: O(replications).
  package func difference(of first: Int, from second: Int) -> SeasonDifference {
    SeasonDifference(carts[first], carts[second])
  }
}

extension SeasonResults {
  /// Carts whose seasons are the same: each group once, by position, in order of the carts.
  package var groups: [[Int]] {
    var groups: [[Int]] = []
    for cart in carts.indices {
      let group = groups.firstIndex { $0.allSatisfy { isSameSeason($0, cart) } }
      if let group { groups[group].append(cart) } else { groups.append([cart]) }
    }
    return groups
  }

  /// Whether two carts have the same season and no two prices.
  private func isSameSeason(_ first: Int, _ second: Int) -> Bool {
    if let price = carts[first].price, let other = carts[second].price, price != other {
      return false
    }
    return runsAlike(first, second)
  }

  /// Whether two carts have the same season, to rounding: the same tanks in another order.
  func runsAlike(_ first: Int, _ second: Int) -> Bool {
    let (own, other) = (carts[first], carts[second])
    guard own.isFeasible == other.isFeasible,
      own.cart.sortedCapacities == other.cart.sortedCapacities
    else { return false }
    return zip(own.sample.values(.days), other.sample.values(.days)).allSatisfy {
      $0 == $1 || abs($0 - $1) < 1e-6
    }
  }
}

/// What was found out about one cart.
public struct CartOutcome: Sendable {
  package let season: CartSeason
  package private(set) var sample: SeasonSample
  /// Days to finish, the season's length where it was too short.
  package private(set) var censoredDays = Moments()

  init(season: CartSeason, sample: SeasonSample) {
    self.season = season
    self.sample = sample
    countDays(sample)
  }

  mutating func append(_ later: CartOutcome) {
    sample.append(later.sample)
    countDays(later.sample)
  }

  private mutating func countDays(_ sample: SeasonSample) {
    for days in sample.values(.days) { censoredDays.add(min(days, seasonDays)) }
  }

  /// The cart.
  public var cart: Cart { season.cart }
  /// Whether the cart can be loaded for every crop; otherwise nothing was simulated.
  public var isFeasible: Bool { season.infeasibility == nil }
  /// Which crop cannot be loaded, by its position in the farm, and why; `nil` when all can.
  package var infeasibility: (crop: Int, reason: Infeasibility)? { season.infeasibility }
  /// Returns a metric of every replication, in their order; empty where nothing was simulated.
  package func values(of metric: SeasonMetric) -> [Double] { sample.values(metric) }

  /// Returns how much less another outcome has of a metric, season by season: the mean of this less
  /// that, by Student's interval.
  package func saved(_ metric: SeasonMetric, by other: CartOutcome) -> Estimate {
    var moments = Moments()
    for (own, its) in zip(sample.values(metric), other.sample.values(metric)) {
      moments.add(own - its)
    }
    return Estimate(moments.mean, interval: ConfidenceInterval.student(moments))
  }

  package var seasonDays: Double { Double(season.input.days.count) }

  /// Returns the mean of a metric; that of days counts the season's length where it was too short.
  package func mean(_ metric: SeasonMetric) -> Estimate {
    var moments = Moments()
    for value in sample.values(metric) {
      moments.add(metric == .days ? min(value, seasonDays) : value)
    }
    return Estimate(moments.mean, interval: ConfidenceInterval.student(moments))
  }

  /// Returns a quantile with the interval between two order statistics.
  ///
  /// The least value that at least the share *p* of all do not exceed; infinite where more than
  /// 1 − *p* of all seasons are too short. Not a number where nothing was simulated.
  ///
  /// - Complexity: O(*n*) for *n* replications.
  package func quantile(_ p: Double, _ metric: SeasonMetric) -> Estimate {
    quantiles([p], metric)[0]
  }

  /// Returns several quantiles, see ``quantile(_:_:)``.
  package func quantiles(_ shares: [Double], _ metric: SeasonMetric) -> [Estimate] {
    var values = sample.values(metric)
    guard !values.isEmpty else { return shares.map { _ in Estimate(.nan) } }
    let ranks = shares.map { p in
      let rank = min(values.count, max(1, Int((p * Double(values.count)).rounded(.up))))
      return (rank, ConfidenceInterval.quantileRanks(p, of: values.count))
    }
    let asked = ranks.flatMap { [$0.0] + ($0.1.map { [$0.lowerBound, $0.upperBound] } ?? []) }
    values.select(asked.map { $0 - 1 }.sorted()[...])
    return ranks.map { rank, ends in
      Estimate(
        values[rank - 1],
        interval: ends.map { values[$0.lowerBound - 1]...values[$0.upperBound - 1] })
    }
  }

  /// Returns how likely the last field is done within some days of the season's start.
  public func probability(withinDays days: Double) -> Estimate {
    let done = sample.values(.days).count { $0 <= days }
    return Estimate(
      sample.count > 0 ? Double(done) / Double(sample.count) : 0,
      interval: ConfidenceInterval.wilson(successes: done, of: sample.count))
  }

  /// How likely the farm is done before the season ends.
  public var finishProbability: Estimate { probability(withinDays: seasonDays) }

  /// Whether some season is too short, so that its days count as fewer than they would be.
  public var isCensored: Bool { finishProbability.value < 1 }

  /// The mean pounds applied of every product of the season.
  public var meanUsedPounds: [Double] {
    sample.usedPounds.map { sample.count > 0 ? $0 / Double(sample.count) : 0 }
  }
}

/// How much sooner one cart finishes than another in the same seasons.
package struct SeasonDifference: Equatable, Sendable {
  /// The mean of second − first, in days: positive where the first is sooner.
  package let days: Estimate
  /// The mean of first − second, in shares of the farm: positive where the first seeds more of it.
  package let share: Estimate
  /// The share of seasons in which the first cart finishes sooner.
  package let soonerShare: Double
  /// The share of seasons in which the first cart finishes later.
  package let laterShare: Double

  /// Compares replication by replication: both carts met the same weather, fields and densities.
  ///
  /// Days differ by hours in most seasons and by a wet spell in a few, so their interval allows for
  /// skewness: on a farm of 5,000 acres, 95 of 100 intervals of 200 seasons cover the truth, where
  /// 80 of Student's do. With fewer seasons rare spells are missed, and fewer than 95 do.
  package init(_ first: CartOutcome, _ second: CartOutcome) {
    let days = zip(first.sample.values(.days), second.sample.values(.days)).map { own, other in
      min(other, second.seasonDays) - min(own, first.seasonDays)
    }
    let count = Double(max(1, days.count))
    let mean = days.reduce(0, +) / count
    share = first.saved(.shareDone, by: second)
    self.days = Estimate(mean, interval: ConfidenceInterval.skewed(days))
    soonerShare = Double(days.count { $0 > 0 }) / count
    laterShare = Double(days.count { $0 < 0 }) / count
  }

  /// Whether the interval leaves out zero.
  package var isReal: Bool {
    guard let interval = days.interval else { return false }
    return !interval.contains(0)
  }
}
