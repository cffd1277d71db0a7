/// When figures of two carts are equal: the same tanks in another order differ by rounding.
///
/// Plans beside each other and carts of a sweep are judged by this one rule.
@usableFromInline package enum FigureTolerance {
  /// How far a figure may be from another and still equal it.
  @inlinable @inline(__always)
  static func allowance(_ figure: Double) -> Double { Tolerance.tie * max(1, figure.magnitude) }

  /// Whether two figures are equal; none equals none, and an infinite one only itself.
  @inlinable @inline(__always)
  package static func isSame(_ left: Double, _ right: Double) -> Bool {
    if left == right { return true }
    guard left.isFinite, right.isFinite else { return left.isNaN && right.isNaN }
    return abs(left - right) <= allowance(max(left.magnitude, right.magnitude))
  }

  /// Whether a figure is less than another by more than rounding.
  @inlinable @inline(__always)
  package static func isLess(_ left: Double, _ right: Double) -> Bool {
    left < right && !isSame(left, right)
  }
}

/// Groups of equal merit, by one figure after the other.
package struct CartRanking<Element> {
  /// A figure by which carts are ranked: the less the better.
  package struct Criterion {
    let isExact: Bool
    let value: (Element) -> Double

    /// A figure that is subject to rounding.
    package static func figure(_ value: @escaping (Element) -> Double) -> Self {
      Self(isExact: false, value: value)
    }

    /// A number of things.
    package static func count(_ value: @escaping (Element) -> Double) -> Self {
      Self(isExact: true, value: value)
    }
  }

  let criteria: [Criterion]

  package init(criteria: [Criterion]) { self.criteria = criteria }

  /// Returns the elements in groups, the best first; equal ones keep their order.
  package func groups(of elements: [Element]) -> [[Element]] {
    criteria.reduce([elements]) { groups, criterion in
      groups.flatMap { Self.split($0, by: criterion) }
    }
  }

  /// Measures against the best that remains, never pairwise: rounding cannot add up along a row.
  private static func split(_ group: [Element], by criterion: Criterion) -> [[Element]] {
    // What costs a search is only asked where something ties.
    guard group.count != 1 else { return [group] }
    var rest = group.map { (element: $0, value: criterion.value($0)) }
    var groups: [[Element]] = []
    while let best = rest.map({ $0.value }).min() {
      let isRounded = best.isFinite && !criterion.isExact
      let limit = isRounded ? best + FigureTolerance.allowance(best) : best
      groups.append(rest.filter { $0.value <= limit }.map { $0.element })
      rest.removeAll { $0.value <= limit }
    }
    return groups
  }
}

extension CartRanking {
  /// How plans of one job on different carts are ranked.
  ///
  /// Fewest fills, then the smallest cart, then the largest area per fill that it can do, then the
  /// least unallocated. Where no fill is possible, the size of a cart is no merit.
  package static func ofPlans(_ plan: @escaping (Element) -> Plan) -> CartRanking {
    ofPlans(plan, fills: { plan($0).capacity.fills })
  }

  /// The same by fills that are not those of the plan alone, as of several fields.
  package static func ofPlans(
    _ plan: @escaping (Element) -> Plan, fills: @escaping (Element) -> Int?
  ) -> CartRanking {
    CartRanking(criteria: [
      .count { fills($0).map { Double($0) } ?? .infinity },
      .figure { fills($0) == nil ? 0 : plan($0).job.cart.capacity.bushels },
      .figure { -plan($0).largestArea.value },
      .figure { plan($0).leastUnallocated.value },
    ])
  }
}

extension Cart {
  /// The capacities without their places: carts with the same are one to every figure but weight.
  package var sortedCapacities: [Double] { descending(tanks.map { $0.capacity.bushels }) }
}
