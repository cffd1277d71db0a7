/// A number that is not known exactly: how it is distributed, drawn by inversion.
///
/// A value is the inverse of its distribution function at one random number from 0 to 1, which
/// it follows monotonically: with common random numbers a larger draw is larger in every cart's
/// season.
package enum UncertainValue: Equatable, Sendable {
  /// Known exactly.
  case exactly(Double)
  /// Every value from low to high alike.
  case uniform(low: Double, high: Double)
  /// Most likely at the mode, falling off to both ends in a straight line.
  case triangular(low: Double, mode: Double, high: Double)
  /// The bell of a mean and a standard deviation before it is cut off at low and high.
  case normal(mean: Double, deviation: Double, low: Double, high: Double)
  /// A value whose logarithm is normal, by its median and the deviation of the logarithm.
  case lognormal(median: Double, sigma: Double)
  /// Times between events that know no past, by their mean.
  case exponential(mean: Double)
  /// What was measured: values that the stated shares do not exceed, straight lines between them.
  case quantiles([Quantile])

  /// One point of a measured distribution.
  package struct Quantile: Equatable, Sendable {
    /// The share of values that are at most `value`, from 0 to 1.
    package let share: Double
    /// The value that this share does not exceed.
    package let value: Double

    /// Creates a point of a distribution.
    package init(share: Double, value: Double) {
      self.share = share
      self.value = value
    }
  }
}

// MARK: - Checking

extension UncertainValue {
  /// What is wrong with the parameters, as the end of a sentence; `nil` when nothing is.
  package var fault: String? {
    guard parameters.allSatisfy({ $0.isFinite }) else {
      return "has a parameter that is not a number"
    }
    switch self {
    case .exactly: return nil
    case .uniform(let low, let high):
      return low <= high ? nil : "has its low end above its high end"
    case .triangular(let low, let mode, let high):
      guard low < high else { return "has no room between its ends" }
      return low <= mode && mode <= high ? nil : "has its mode outside its ends"
    case .normal(let mean, let deviation, let low, let high):
      guard deviation > 0 else { return "has a standard deviation that is not above zero" }
      guard low < high else { return "is cut off with nothing left" }
      // Beyond eight deviations no probability is left that a number could show.
      return mean - 8 * deviation < high && low < mean + 8 * deviation
        ? nil : "is cut off where it has nothing"
    case .lognormal(let median, let sigma):
      guard median > 0 else { return "has a median that is not above zero" }
      return sigma >= 0 && sigma <= 5 ? nil : "has a sigma outside 0 to 5"
    case .exponential(let mean): return mean > 0 ? nil : "has a mean that is not above zero"
    case .quantiles(let points): return Self.fault(points)
    }
  }

  private static func fault(_ points: [Quantile]) -> String? {
    guard points.count > 1 else { return "needs two quantiles at least" }
    guard points.first?.share == 0, points.last?.share == 1 else {
      return "needs quantiles for the shares 0 and 1"
    }
    for (lower, upper) in zip(points, points.dropFirst()) {
      guard lower.share < upper.share else { return "has shares that do not rise" }
      guard lower.value <= upper.value else { return "has quantiles that fall" }
    }
    return nil
  }

  private var parameters: [Double] {
    switch self {
    case .exactly(let value): [value]
    case .uniform(let low, let high): [low, high]
    case .triangular(let low, let mode, let high): [low, mode, high]
    case .normal(let mean, let deviation, let low, let high): [mean, deviation, low, high]
    case .lognormal(let median, let sigma): [median, sigma]
    case .exponential(let mean): [mean]
    case .quantiles(let points): points.flatMap { [$0.share, $0.value] }
    }
  }

  /// The least and the greatest value that can be drawn.
  package var range: ClosedRange<Double> {
    switch self {
    case .exactly(let value): value...value
    case .uniform(let low, let high), .triangular(let low, _, let high): low...high
    case .normal(_, _, let low, let high): low...high
    case .lognormal, .exponential: 0...Double.greatestFiniteMagnitude
    case .quantiles(let points): (points.first?.value ?? 0)...(points.last?.value ?? 0)
    }
  }
}

// MARK: - In another unit

extension UncertainValue {
  /// The distribution of a part of the value; the divisor is above 0.
  package func divided(by divisor: Double) -> UncertainValue {
    switch self {
    case .exactly(let value): .exactly(value / divisor)
    case .uniform(let low, let high): .uniform(low: low / divisor, high: high / divisor)
    case .triangular(let low, let mode, let high):
      .triangular(low: low / divisor, mode: mode / divisor, high: high / divisor)
    case .normal(let mean, let deviation, let low, let high):
      .normal(
        mean: mean / divisor, deviation: deviation / divisor, low: low / divisor,
        high: high / divisor)
    case .lognormal(let median, let sigma): .lognormal(median: median / divisor, sigma: sigma)
    case .exponential(let mean): .exponential(mean: mean / divisor)
    case .quantiles(let points):
      .quantiles(points.map { Quantile(share: $0.share, value: $0.value / divisor) })
    }
  }
}

// MARK: - Closed forms

extension UncertainValue {
  /// The expected value.
  package var mean: Double { moments.mean }

  /// The variance.
  package var variance: Double { moments.variance }

  private var moments: (mean: Double, variance: Double) {
    typealias E = ElementaryFunctions
    switch self {
    case .exactly(let value): return (value, 0)
    case .uniform(let low, let high): return ((low + high) / 2, (high - low) * (high - low) / 12)
    case .triangular(let low, let mode, let high):
      let squares =
        low * low + mode * mode + high * high - low * mode - low * high - mode * high
      return ((low + mode + high) / 3, squares / 18)
    case .normal(let mean, let deviation, let low, let high):
      // Of a standard normal number cut off at a and b: (φ(a) − φ(b)) / (Φ(b) − Φ(a)), and
      // 1 + (a·φ(a) − b·φ(b)) / (Φ(b) − Φ(a)) − mean².
      let (a, b) = ((low - mean) / deviation, (high - mean) / deviation)
      let (atA, atB) = (E.normalDensity(a), E.normalDensity(b))
      let mass = E.normalProbability(b) - E.normalProbability(a)
      let standard = (atA - atB) / mass
      let variance = 1 + (a * atA - b * atB) / mass - standard * standard
      return (mean + deviation * standard, deviation * deviation * variance)
    case .lognormal(let median, let sigma):
      let mean = median * E.exp(sigma * sigma / 2)
      return (mean, max(0, median * median * E.exp(2 * sigma * sigma) - mean * mean))
    case .exponential(let mean): return (mean, mean * mean)
    case .quantiles(let points):
      var (mean, square) = (0.0, 0.0)
      for (lower, upper) in zip(points, points.dropFirst()) {
        let (a, b, share) = (lower.value, upper.value, upper.share - lower.share)
        mean += share * ((a + b) / 2)
        square += share * ((a * a + a * b + b * b) / 3)
      }
      return (mean, max(0, square - mean * mean))
    }
  }
}
