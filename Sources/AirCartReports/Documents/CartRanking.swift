import AirCart

/// When figures of two carts are equal: the same tanks in another order differ by rounding.
///
/// Plans beside each other and carts of a sweep are judged by this one rule.
enum FigureTolerance {
  /// How far a figure may be from another and still equal it.
  @inline(__always)
  static func allowance(_ figure: Double) -> Double { Tolerance.tie * max(1, figure.magnitude) }

  /// Whether two figures are equal; none equals none, and an infinite one only itself.
  @inline(__always)
  static func isSame(_ left: Double, _ right: Double) -> Bool {
    if left == right { return true }
    guard left.isFinite, right.isFinite else { return left.isNaN && right.isNaN }
    return abs(left - right) <= allowance(max(left.magnitude, right.magnitude))
  }

  /// Whether a figure is less than another by more than rounding.
  @inline(__always)
  static func isLess(_ left: Double, _ right: Double) -> Bool {
    left < right && !isSame(left, right)
  }
}

/// Groups of equal merit, by one figure after the other.
struct CartRanking<Element> {
  /// A figure by which carts are ranked: the less the better.
  struct Criterion {
    let isExact: Bool
    let value: (Element) -> Double

    /// A figure that is subject to rounding.
    static func figure(_ value: @escaping (Element) -> Double) -> Self {
      Self(isExact: false, value: value)
    }

    /// A number of things.
    static func count(_ value: @escaping (Element) -> Double) -> Self {
      Self(isExact: true, value: value)
    }
  }

  let criteria: [Criterion]

  /// Returns the elements in groups, the best first; equal ones keep their order.
  func groups(of elements: [Element]) -> [[Element]] {
    criteria.reduce([elements]) { groups, criterion in
      groups.flatMap { Self.split($0, by: criterion) }
    }
  }

  /// Measures against the best that remains, never pairwise: rounding cannot add up along a row.
  private static func split(_ group: [Element], by criterion: Criterion) -> [[Element]] {
    var rest = group.map { (element: $0, value: criterion.value($0)) }
    var groups: [[Element]] = []
    while let best = rest.map(\.value).min() {
      let isRounded = best.isFinite && !criterion.isExact
      let limit = isRounded ? best + FigureTolerance.allowance(best) : best
      groups.append(rest.filter { $0.value <= limit }.map(\.element))
      rest.removeAll { $0.value <= limit }
    }
    return groups
  }
}
