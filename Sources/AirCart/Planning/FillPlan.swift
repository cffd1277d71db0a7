/// How much goes into the tanks at each fill.
package struct FillStyle: Equatable, Sendable {
  /// Whether all fills cover the same area, A / fills, in place of full fills and a part fill at
  /// the end.
  package let isEven: Bool
  /// Whether every tank that holds a product is filled to capacity, in place of loads that run out
  /// together.
  package let isToBrim: Bool

  /// Creates a way of filling.
  package init(isEven: Bool = false, isToBrim: Bool = false) {
    self.isEven = isEven
    self.isToBrim = isToBrim
  }

  /// Whether loads can be cut to what a weight limit allows: those of tanks filled to capacity are
  /// not.
  package var keepsWeightLimit: Bool { !isToBrim }

  /// Full fills and a part fill at the end, loads that run out together.
  package static let standard = FillStyle()
}

/// How a field is seeded fill by fill: what goes into each tank, how far it lasts, how often.
package struct FillPlan: Equatable, Sendable {
  /// `optimal`, or `infeasible` when no allocation gives every product a tank.
  package let status: SolutionStatus
  /// The area that one fill of the assignment lasts for, z; zero when infeasible.
  package let areaPerFill: Area
  /// The capacity bound Σc / Σv on the area per fill, at most what a weight limit allows.
  package let bound: Area
  /// The number of fills, max(1, ⌈A/z − 1e-9⌉), or 0 where what is on board is enough; `nil` when
  /// infeasible.
  package let fills: Int?
  /// The product that runs out first, by position; the first of those that tie, and `nil` where a
  /// weight limit ends the fill before any does.
  package let limitingProduct: Int?
  /// The area left for the last fill, A − (fills − 1)·z, or as much as every other one; `nil` where
  /// there is none.
  package let lastFill: Area?
  /// What all tanks are loaded with for a fill, the last one excepted, in their order: each product
  /// split in proportion to capacity so that its tanks run out together.
  package let tanks: [Load]
  /// Empty weight, reserves and the load of one fill; `nil` where the empty weight is unknown.
  package let grossWeight: Mass?
  /// How the tanks are filled.
  package let filling: FillStyle
  /// The area of every fill but the last: min(A, z), or A / fills; `nil` where there is none.
  package let fillArea: Area?

  /// Whether a weight limit ends a fill before any product runs out.
  package var isWeightLimited: Bool { fillArea != nil && limitingProduct == nil }
}

/// The fill arithmetic that plans and sweeps share.
///
/// Inlinable because a sweep asks for every cell: without, the calls across the module
/// border took 10 % of a sweep's time.
@usableFromInline package enum FillArithmetic {
  /// Returns max(1, ⌈A/z − 1e-9⌉) for z > 0.
  ///
  /// Without a branch, so that a loop over fields becomes one over vectors, and without the C
  /// library, which the browser build does not have: adding 2⁵² leaves no room for a fraction, and
  /// beyond it every number is whole.
  @inlinable
  package static func fills(field: Double, areaPerFill: Double) -> Double {
    let quotient = field / areaPerFill - 1e-9
    let nearest = (quotient + 0x1p52) - 0x1p52
    let whole = nearest < quotient ? nearest + 1 : nearest
    let many = quotient < 0x1p52 ? whole : quotient
    return quotient <= 1 ? 1 : many
  }

  /// Returns a number of fills as a whole number; the greatest one for what lies beyond 2⁵³.
  package static func count(_ fills: Double) -> Int {
    fills < 9_007_199_254_740_992 ? Int(clamping: Int64(fills)) : .max
  }

  /// Returns A − (fills − 1)·z, the area of the last fill.
  @inlinable
  package static func lastFill(field: Double, areaPerFill: Double, fills: Double) -> Double {
    field - (fills - 1) * areaPerFill
  }

  /// Returns F·z/A − 1, the spare: how much heavier all rates could be without another fill.
  static func spare(field: Double, areaPerFill: Double, fills: Double) -> Double {
    fills * areaPerFill / field - 1
  }

  /// Returns the area of every fill but the last: min(A, z), or A / fills.
  static func fillArea(
    field: Double, areaPerFill: Double, fills: Double, _ filling: FillStyle
  ) -> Double {
    filling.isEven ? field / fills : min(field, areaPerFill)
  }

  /// Returns min C / v over products, the area that their capacities cover.
  @inlinable
  package static func leastArea(
    given: UnsafePointer<Double>, unitDemands: UnsafePointer<Double>, count: Int
  ) -> Double {
    var least = Double.infinity
    for product in 0..<count { least = min(least, given[product] / unitDemands[product]) }
    return least
  }

  /// Returns the product that runs out first, the first of those within the tie tolerance of the
  /// least C / v; `nil` without products.
  @inlinable
  package static func limitingProduct(
    given: UnsafePointer<Double>, unitDemands: UnsafePointer<Double>, count: Int, least: Double
  ) -> Int? {
    for product in 0..<count
    where given[product] / unitDemands[product] <= least * (1 + Tolerance.tie) {
      return product
    }
    return nil
  }
}
