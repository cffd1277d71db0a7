import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: published tables and the definitions themselves.
@Suite struct StatisticsTests {
  /// Textbook values of Wilson's interval at 95 %.
  @Test(arguments: [
    (0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634),
    (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662),
  ])
  func `Wilson's interval is the published one`(
    successes: Int, count: Int, low: Double, high: Double
  ) {
    let interval = ConfidenceInterval.wilson(successes: successes, of: count)
    #expect(abs(interval.lowerBound - low) < 6e-5)
    #expect(abs(interval.upperBound - high) < 6e-5)
  }

  /// Ranks for the median as tables of order statistics give them (sign test, 95 %).
  @Test(arguments: [(6, 1, 6), (10, 2, 9), (15, 4, 12), (20, 6, 15), (25, 8, 18), (100, 40, 61)])
  func `the ranks around a median are the published ones`(count: Int, low: Int, high: Int) {
    #expect(ConfidenceInterval.quantileRanks(0.5, of: count) == low...high)
  }

  /// Oracle: sorting, where few values differ and some are infinite.
  @Test(arguments: 1...200)
  func `places are selected as if all were sorted`(seed: UInt64) {
    var rng = SplitMix64(seed: seed)
    let count = 1 + Int(rng.next() % 300)
    let kinds = 1 + rng.next() % 400
    var values = (0..<count).map { _ -> Double in
      let value = rng.next() % kinds
      return value == 7 ? .infinity : Double(value) / 3
    }
    let sorted = values.sorted()
    let places = (0..<4).map { _ in Int(rng.next() % UInt64(count)) }.sorted()
    values.select(places[...])
    for place in places { #expect(values[place] == sorted[place], "seed \(seed), \(place)") }
    #expect(values.sorted() == sorted, "seed \(seed)")
  }

  /// Oracle: Hall's transformation as it is published, which takes each end to Student's point.
  @Test func `the ends of a skewed interval are Student's point by Hall's transformation`() throws {
    let values = (1...40).map { $0 % 9 == 0 ? 5.0 : 0.1 * Double($0 % 4) }
    var moments = Moments()
    for value in values { moments.add(value) }
    let (n, mean, s) = (40.0, moments.mean, moments.variance.squareRoot())
    let skewness = values.reduce(0) { $0 + pow(($1 - mean) / s, 3) } / n
    let point = StudentDistribution.quantile(0.975, degrees: 39)
    let interval = try #require(ConfidenceInterval.skewed(values))
    for (end, expected) in [(interval.lowerBound, point), (interval.upperBound, -point)] {
      let t = n.squareRoot() * (mean - end) / s
      let moved =
        t + skewness * t * t / (3 * n.squareRoot()) + skewness * skewness * t * t * t / (27 * n)
        + skewness / (6 * n.squareRoot())
      #expect(abs(moved - expected) < 1e-9)
    }
    let even = ConfidenceInterval.skewed([1, 2, 3, 4, 5])
    var own = Moments()
    for value in [1.0, 2, 3, 4, 5] { own.add(value) }
    #expect(even == ConfidenceInterval.student(own))
    #expect(ConfidenceInterval.skewed([1]) == nil && ConfidenceInterval.skewed([2, 2]) == 2...2)
  }

  @Test func `too few values have no interval`() {
    #expect(ConfidenceInterval.quantileRanks(0.5, of: 5) == nil)
    #expect(ConfidenceInterval.quantileRanks(0.99, of: 100) == nil)
    #expect(ConfidenceInterval.normal(Moments()) == nil)
  }

  /// Oracle: binomial probabilities added up one by one.
  @Test(arguments: [(40, 0.9), (400, 0.9), (600, 0.99), (33, 0.5)])
  func `ranks are the tightest with at most 2.5 % on either side`(count: Int, p: Double) throws {
    var probabilities = [1.0]
    for _ in 0..<count {
      probabilities = (0...probabilities.count).map { k in
        (k < probabilities.count ? probabilities[k] * (1 - p) : 0)
          + (k > 0 ? probabilities[k - 1] * p : 0)
      }
    }
    let ranks = try #require(ConfidenceInterval.quantileRanks(p, of: count))
    let below = { (rank: Int) in probabilities.prefix(rank).reduce(0, +) }
    let above = { (rank: Int) in probabilities.dropFirst(rank).reduce(0, +) }
    #expect(below(ranks.lowerBound) <= 0.025 && below(ranks.lowerBound + 1) > 0.025)
    #expect(above(ranks.upperBound) <= 0.025 && above(ranks.upperBound - 1) > 0.025)
  }

  @Test func `a million values have ranks near the normal approximation`() throws {
    let ranks = try #require(ConfidenceInterval.quantileRanks(0.9, of: 1_000_000))
    #expect(abs(ranks.lowerBound - (900_000 - 588)) <= 2)
    #expect(abs(ranks.upperBound - (900_000 + 588)) <= 3)
  }

  @Test func `moments are those of the definition, however they are cut up`() {
    let values = [1.0, 4, 4, 7, 9.5]
    var whole = Moments()
    for value in values { whole.add(value) }
    #expect(abs(whole.mean - 5.1) < 1e-12)
    #expect(abs(whole.variance - 10.55) < 1e-12)
    var (first, second) = (Moments(), Moments())
    for value in values.prefix(2) { first.add(value) }
    for value in values.dropFirst(2) { second.add(value) }
    first.merge(second)
    #expect(first == whole)
    #expect(Moments().mean == 0 && Moments().variance == 0)
  }

  @Test func `a distribution counts the zeros that are not listed`() {
    var moments = Moments()
    for value in [0.0, 0, 0, 0, 0, 0, 0, 3, 1, 2] { moments.add(value) }
    let distribution = Distribution(positive: [3, 1, 2], moments: moments, isSample: false)
    #expect(distribution.median.value == 0)
    #expect(distribution.ninetieth.value == 2)
    #expect(distribution.ninetyNinth.value == 3)
    #expect(distribution.largest == 3)
    #expect(abs(distribution.mean.value - 0.6) < 1e-15)
    #expect(distribution.mean.interval == nil)
  }

  /// By hand: nothing was seen, so every figure is 0.
  @Test(arguments: [true, false])
  func `a distribution of no values is all zero`(isSample: Bool) {
    let distribution = Distribution(positive: [], moments: Moments(), isSample: isSample)
    #expect(distribution.median == Estimate(0) && distribution.ninetyNinth == Estimate(0))
    #expect(distribution.mean.value == 0 && distribution.largest == 0)
  }

  /// Percentage points of Student's t as tables print them, two-sided 95 % and 99 %.
  @Test(arguments: [
    (1, 12.706, 63.657), (2, 4.303, 9.925), (3, 3.182, 5.841), (4, 2.776, 4.604),
    (5, 2.571, 4.032), (6, 2.447, 3.707), (7, 2.365, 3.499), (8, 2.306, 3.355), (9, 2.262, 3.250),
    (10, 2.228, 3.169), (15, 2.131, 2.947), (20, 2.086, 2.845), (30, 2.042, 2.750),
    (40, 2.021, 2.704), (60, 2.000, 2.660), (120, 1.980, 2.617),
  ]) func `Student's quantiles are the published ones`(
    degrees: Int, wide: Double, wider: Double
  ) {
    #expect(abs(StudentDistribution.quantile(0.975, degrees: degrees) - wide) < 5.1e-4)
    #expect(abs(StudentDistribution.quantile(0.995, degrees: degrees) - wider) < 5.1e-4)
  }

  /// Closed forms: tan for one degree, an algebraic one for two; the normal expansion for many.
  @Test(arguments: [0.6, 0.75, 0.9, 0.975, 0.995, 0.9999])
  func `Student's quantiles are the closed forms where there are any`(p: Double) {
    let one = tan(Double.pi * (p - 0.5))
    #expect(abs(StudentDistribution.quantile(p, degrees: 1) / one - 1) < 1e-11)
    let two = (2 * p - 1) / (2 * p * (1 - p)).squareRoot()
    #expect(abs(StudentDistribution.quantile(p, degrees: 2) / two - 1) < 1e-11)
    let z = ElementaryFunctions.normalQuantile(p)
    let many = z + (z * z * z + z) / 4e6
    #expect(abs(StudentDistribution.quantile(p, degrees: 1_000_000) / many - 1) < 1e-10)
  }

  /// Oracle: Simpson's rule over the density.
  @Test(arguments: [3, 7, 40, 99, 2_000]) func `Student's tail is the density added up`(
    degrees: Int
  ) {
    let steps = 2_000
    let width = 2.5 / Double(steps)
    let weights = (0...steps).map { $0 == 0 || $0 == steps ? 1.0 : $0 % 2 == 1 ? 4 : 2 }
    let area = zip(0..., weights).reduce(0) { sum, own in
      sum + own.1 * StudentDistribution.density(Double(own.0) * width, degrees: degrees)
    }
    let tail = 0.5 - area * width / 3
    #expect(abs(StudentDistribution.tail(above: 2.5, degrees: degrees) - tail) < 1e-12)
  }

  /// Oracle: symmetry.
  @Test(arguments: [1, 2, 30]) func `half of Student's distribution is above zero`(degrees: Int) {
    #expect(StudentDistribution.tail(above: 0, degrees: degrees) == 0.5)
  }

  @Test func `two values have the wide interval that they deserve`() throws {
    var moments = Moments()
    for value in [10.0, 11] { moments.add(value) }
    let interval = try #require(ConfidenceInterval.student(moments))
    #expect(abs(interval.upperBound - (10.5 + 12.706 * 0.5)) < 1e-3)
    #expect(ConfidenceInterval.student(Moments()) == nil)
  }
}
