/// A figure of a study, with an interval where the study is a sample.
public struct Estimate: Equatable, Sendable {
  /// The figure.
  public let value: Double
  /// Its 95 % confidence interval; `nil` where every job was looked at and nothing is uncertain.
  public let interval: ClosedRange<Double>?

  package init(_ value: Double, interval: ClosedRange<Double>? = nil) {
    self.value = value
    self.interval = interval
  }
}

/// Confidence intervals of 95 %, each by a named method.
package enum ConfidenceInterval {
  /// The 97.5 % point of the standard normal distribution.
  package static let normalPoint = 1.959963984540054

  /// Wilson's score interval for a share (Wilson, JASA 1927): inside 0 to 1 even at the ends.
  package static func wilson(successes: Int, of count: Int) -> ClosedRange<Double> {
    guard count > 0 else { return 0...1 }
    let n = Double(count)
    let share = Double(successes) / n
    let square = normalPoint * normalPoint
    let centre = share + square / (2 * n)
    let variance = share * (1 - share) / n + square / (4 * n * n)
    let reach = normalPoint * variance.squareRoot()
    let scale = 1 + square / n
    // The interval of none begins at 0 and that of all ends at 1, which rounding must not change.
    let low = successes == 0 ? 0 : max(0, (centre - reach) / scale)
    let high = successes == count ? 1 : min(1, (centre + reach) / scale)
    return low...high
  }

  /// The normal interval for a mean, by the sample's standard deviation.
  package static func normal(_ moments: Moments) -> ClosedRange<Double>? {
    guard moments.count > 1 else { return nil }
    let reach = normalPoint * (moments.variance / Double(moments.count)).squareRoot()
    return (moments.mean - reach)...(moments.mean + reach)
  }

  /// Student's interval for a mean (Student, Biometrika 1908), which is wider where values are few.
  package static func student(_ moments: Moments) -> ClosedRange<Double>? {
    guard moments.count > 1 else { return nil }
    let point = StudentDistribution.quantile(0.975, degrees: moments.count - 1)
    let reach = point * (moments.variance / Double(moments.count)).squareRoot()
    return (moments.mean - reach)...(moments.mean + reach)
  }

  /// Student's interval for the mean of values that lean to one side.
  ///
  /// Hall (Journal of the Royal Statistical Society B 54, 1992). With T = √n·(mean − truth)/s and the sample's skewness γ, T + γT²/(3√n) + γ²T³/(27n) + γ/(6√n)
  /// is nearly Student's; it rises with T, so that its inverse at ±t gives the ends.
  package static func skewed(_ values: [Double]) -> ClosedRange<Double>? {
    var moments = Moments()
    for value in values { moments.add(value) }
    guard let plain = student(moments), moments.variance > 0 else { return student(moments) }
    let n = Double(values.count)
    let mean = moments.mean
    let deviation = moments.variance.squareRoot()
    let cubes = values.reduce(0) { sum, value in
      let own = (value - mean) / deviation
      return sum + own * own * own
    }
    let skewness = cubes / n
    guard skewness.magnitude > 1e-6 else { return plain }
    let point = (plain.upperBound - mean) / deviation
    let end = { (side: Double) in
      let inner = 1 + skewness * (side * point - skewness / (6 * n))
      return mean - deviation * 3 / skewness * (cubeRoot(inner) - 1)
    }
    return end(1)...end(-1)
  }

  private static func cubeRoot(_ x: Double) -> Double {
    guard x != 0 else { return 0 }
    let root = ElementaryFunctions.exp(ElementaryFunctions.log(x.magnitude) / 3)
    return x < 0 ? -root : root
  }

  /// The ranks, from 1, of the two order statistics that enclose a quantile.
  ///
  /// Exact and free of any distribution: the number of values below the *p*-quantile is binomial,
  /// so the values of rank *l* and *u* enclose it with probability P(l ≤ B < u). The ranks returned
  /// leave at most 2.5 % on either side. `nil` when there are too few values for that.
  package static func quantileRanks(_ p: Double, of count: Int) -> ClosedRange<Int>? {
    let weights = BinomialWeights(count: count, p: p)
    guard let low = weights.largestRankWithTailBelow(0.025),
      let high = weights.smallestRankWithTailAbove(0.025)
    else { return nil }
    return low...high
  }
}

/// The probabilities of a binomial distribution, by recurrence from its mode.
///
/// No logarithm, no gamma function: terms are relative to the mode's and divided by their sum,
/// those below 10⁻²⁰ of it left out.
private struct BinomialWeights {
  private let count: Int
  private let first: Int
  private let probabilities: [Double]

  init(count: Int, p: Double) {
    self.count = count
    let mode = min(count, Int(Double(count + 1) * p))
    let odds = p / (1 - p)
    var above: [Double] = []
    var weight = 1.0
    var k = mode
    while k < count, weight > 1e-20 {
      weight *= Double(count - k) / Double(k + 1) * odds
      above.append(weight)
      k += 1
    }
    var below: [Double] = []
    weight = 1
    k = mode
    while k > 0, weight > 1e-20 {
      weight *= Double(k) / (Double(count - k + 1) * odds)
      below.append(weight)
      k -= 1
    }
    first = k
    let all = below.reversed() + [1] + above
    let sum = all.reduce(0, +)
    probabilities = all.map { $0 / sum }
  }

  /// The largest rank l with P(B < l) ≤ tail.
  func largestRankWithTailBelow(_ tail: Double) -> Int? {
    var sum = 0.0
    for (index, probability) in probabilities.enumerated() {
      sum += probability
      if sum > tail { return first + index > 0 ? first + index : nil }
    }
    return nil
  }

  /// The smallest rank u with P(B ≥ u) ≤ tail.
  func smallestRankWithTailAbove(_ tail: Double) -> Int? {
    var sum = 0.0
    for (index, probability) in probabilities.enumerated().reversed() {
      sum += probability
      if sum > tail {
        let rank = first + index + 1
        return rank <= count ? rank : nil
      }
    }
    return nil
  }
}
