import AirCart

extension UncertainValue {
  /// Returns the value that the share `u`, above 0 and below 1, of all values does not exceed.
  package func value(at u: Double) -> Double {
    var scratch = Scratch()
    return Sampler(self, in: &scratch).value(at: u)
  }
}

/// A distribution made ready for many draws: plain numbers, which are read without counting references.
struct Sampler: BitwiseCopyable {
  private enum Kind: UInt8 {
    case exactly, uniform, triangular, normal, lognormal, exponential, quantiles
  }

  /// A side of a triangle: where it ends, its width, and from which end shares and values count.
  private struct Side {
    var end = 0.0
    var width = 0.0
    var first = 0.0
    var sign = 1.0
  }

  /// A point of a measured distribution.
  private struct Point {
    let share: Double
    let value: Double
  }

  private let kind: Kind
  private var sides: [2 of Side] = [Side(), Side()]
  /// What the kind makes of them, see `init`.
  private let a: Double
  private let b: Double
  private let c: Double
  private let d: Double
  /// What a cut-off normal distribution has below its low end, and between its ends.
  private var below = 0.0
  private var within = 1.0
  private var points = UnsafeBufferPointer<Point>(start: nil, count: 0)

  init(_ distribution: UncertainValue, in scratch: inout Scratch) {
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
    case .quantiles(let own):
      (kind, a, b, c, d) = (.quantiles, 0, 0, 0, 0)
      let held = scratch.take(holding: own.map { Point(share: $0.share, value: $0.value) })
      points = UnsafeBufferPointer(start: held, count: own.count)
    }
  }

  /// Returns the value that the share `u` of all values does not exceed; `u` is not computed where there
  /// is one value.
  @inline(__always)
  func value(at u: @autoclosure () -> Double) -> Double {
    switch kind {
    case .exactly: return a
    case .uniform: return a + u() * b
    case .triangular:
      // One formula for both sides, without a branch: no processor could predict which side it is.
      let u = u()
      let side = sides[u < d ? 0 : 1]
      let share = side.first + side.sign * u
      return side.end + side.sign * (share * (c - a) * side.width).squareRoot()
    case .normal:
      let value = a + b * ElementaryFunctions.normalQuantile(below + u() * within)
      return min(d, max(c, value))
    case .lognormal:
      return a * ElementaryFunctions.exp(b * ElementaryFunctions.normalQuantile(u()))
    case .exponential: return -a * ElementaryFunctions.log(1 - u())
    case .quantiles: return Self.value(between: points, at: u())
    }
  }

  private static func value(between points: UnsafeBufferPointer<Point>, at u: Double) -> Double {
    var index = 1
    while index < points.count - 1, points[index].share < u { index += 1 }
    let (lower, upper) = (points[index - 1], points[index])
    return lower.value
      + (u - lower.share) / (upper.share - lower.share) * (upper.value - lower.value)
  }
}
