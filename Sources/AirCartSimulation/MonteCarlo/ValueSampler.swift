import AirCart

/// A distribution made ready for many draws.
package struct ValueSampler: Sendable {
  fileprivate let curve: SamplerCurve
  /// The points of a measured distribution.
  fileprivate private(set) var points: [Point] = []

  package init(_ distribution: UncertainValue) {
    curve = SamplerCurve(distribution)
    if case .quantiles(let points) = distribution {
      self.points = points.map { Point(share: $0.share, value: $0.value) }
    }
  }

  /// Returns the value that the share `u`, above 0 and below 1, of all values does not exceed.
  package func value(at u: Double) -> Double {
    curve.kind == .quantiles
      ? points.withUnsafeBufferPointer { Point.value(of: $0, at: u) } : curve.value(at: u)
  }
}

/// A point of a measured distribution.
private struct Point {
  let share: Double
  let value: Double

  /// Returns the value between the points of a distribution that a share does not exceed.
  static func value(of points: UnsafeBufferPointer<Point>, at u: Double) -> Double {
    var index = 1
    while index < points.count - 1, points[index].share < u { index += 1 }
    let (lower, upper) = (points[index - 1], points[index])
    return lower.value
      + (u - lower.share) / (upper.share - lower.share) * (upper.value - lower.value)
  }
}

/// The numbers of a distribution that has a formula.
struct SamplerCurve: Sendable {
  enum Kind: UInt8 {
    case exactly, uniform, triangular, normal, lognormal, exponential, quantiles
  }

  /// A side of a triangle: where it ends, its width, and from which end shares and values count.
  private struct Side {
    var end = 0.0
    var width = 0.0
    var first = 0.0
    var sign = 1.0
  }

  let kind: Kind
  private var sides: [2 of Side] = [Side(), Side()]
  /// What the kind makes of them, see `init`.
  fileprivate let a: Double
  private let b: Double
  private let c: Double
  private let d: Double
  /// What a cut-off normal distribution has below its low end, and between its ends.
  private var below = 0.0
  private var within = 1.0

  init(_ distribution: UncertainValue) {
    switch distribution {
    case .exactly(let value): (kind, a, b, c, d) = (.exactly, value, 0, 0, 0)
    case .uniform(let low, let high): (kind, a, b, c, d) = (.uniform, low, high - low, 0, 0)
    case .triangular(let low, let mode, let high):
      (kind, a, b, c, d) = (.triangular, low, mode, high, (mode - low) / (high - low))
      sides = [
        Side(end: low, width: mode - low), Side(end: high, width: high - mode, first: 1, sign: -1),
      ]
    case .normal(let mean, let deviation, let low, let high):
      (kind, a, b, c, d) = (.normal, mean, deviation, low, high)
      below = ElementaryFunctions.normalProbability((low - mean) / deviation)
      within = ElementaryFunctions.normalProbability((high - mean) / deviation) - below
    case .lognormal(let median, let sigma): (kind, a, b, c, d) = (.lognormal, median, sigma, 0, 0)
    case .exponential(let mean): (kind, a, b, c, d) = (.exponential, mean, 0, 0, 0)
    case .quantiles: (kind, a, b, c, d) = (.quantiles, .nan, 0, 0, 0)
    }
  }

  /// Returns the value that the share `u` of all values does not exceed; of a measured distribution
  /// not a number.
  @inline(__always)
  func value(at u: Double) -> Double {
    switch kind {
    case .exactly, .quantiles: return a
    case .uniform: return a + u * b
    case .triangular:
      // One formula for both sides, without a branch: no processor could predict which side it is.
      let side = sides[u < d ? 0 : 1]
      let share = side.first + side.sign * u
      return side.end + side.sign * (share * (c - a) * side.width).squareRoot()
    case .normal:
      let value = a + b * ElementaryFunctions.normalQuantile(below + u * within)
      return min(d, max(c, value))
    case .lognormal:
      return a * ElementaryFunctions.exp(b * ElementaryFunctions.normalQuantile(u))
    case .exponential: return -a * ElementaryFunctions.log(1 - u)
    }
  }
}

/// Distributions side by side for a loop that draws from them.
///
/// Plain numbers are looked at without counting references; measured distributions stand apart.
struct SamplerRow {
  private let curves: UnsafeMutablePointer<SamplerCurve>
  private let points: UnsafeMutablePointer<UnsafeBufferPointer<Point>>

  init(_ distributions: [UncertainValue], in scratch: inout Scratch) {
    let own = distributions.map(ValueSampler.init)
    curves = scratch.take(holding: own.map { $0.curve })
    points = scratch.take(own.count)
    for (index, sampler) in own.enumerated() {
      points[index] = UnsafeBufferPointer(
        start: scratch.take(holding: sampler.points), count: sampler.points.count)
    }
  }

  /// Returns the value of a distribution that the share `u` of its values does not exceed; `u` is not
  /// computed where there is one value.
  @inline(__always)
  func value(_ index: Int, at u: @autoclosure () -> Double) -> Double {
    switch curves[index].kind {
    case .exactly: curves[index].a
    case .quantiles: Point.value(of: points[index], at: u())
    default: curves[index].value(at: u())
    }
  }
}
