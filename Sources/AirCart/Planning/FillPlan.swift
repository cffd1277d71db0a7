/// How a field is seeded fill by fill: what goes into each tank, how far it lasts, how often.
public struct FillPlan: Equatable, Sendable {
  /// What one tank is loaded with for a full fill.
  public struct TankLoad: Equatable, Sendable {
    /// The tank's position in the cart.
    public let tank: Int
    /// The product's position in the problem, or `nil` for an empty tank.
    public let product: Int?
    /// The volume loaded.
    public let load: Volume
    /// The mass loaded.
    public let mass: Mass
    /// The share of the tank's capacity, 0 to 100.
    public let fillPercent: Double
  }

  /// `optimal`, or `infeasible` when no allocation gives every product a tank.
  public let status: SolutionStatus
  /// The largest area per fill, z; zero when infeasible.
  public let areaPerFill: Area
  /// The capacity bound Σc / Σv on it.
  public let bound: Area
  /// The number of fills, max(1, ⌈A/z − 1e-9⌉); `nil` when infeasible.
  public let fills: Int?
  /// The product that runs out first, by position; the first of those that tie.
  public let limitingProduct: Int?
  /// The area left for the last fill, A − (fills − 1)·z.
  public let lastFill: Area?
  /// All tanks in order, each product split in proportion to capacity so that its tanks run out
  /// together.
  public let tanks: [TankLoad]
  /// Empty weight and the load of one fill; `nil` where the empty weight is unknown.
  public let grossWeight: Mass?
}

extension FillPlan {
  /// The last fill as a share of a full one; `nil` when there is no other fill or none at all.
  package var lastFillShare: Double? {
    guard let fills, fills > 1, let lastFill else { return nil }
    return lastFill.acres / areaPerFill.acres
  }
}

/// The fill arithmetic that plans and sweeps share.
///
/// Public and inlinable because a sweep asks for every cell: without, the calls across the module
/// border took 10 % of a sweep's time.
public enum FillArithmetic {
  /// Returns max(1, ⌈A/z − 1e-9⌉) for z > 0.
  @inlinable
  public static func fills(field: Double, areaPerFill: Double) -> Double {
    let quotient = field / areaPerFill - 1e-9
    if quotient <= 1 { return 1 }
    // Beyond 2⁵³ every number is whole. Rounding by conversion needs no C library, which the
    // browser build does not have.
    guard quotient < 9_007_199_254_740_992 else { return quotient }
    let whole = Double(Int64(quotient))
    return whole < quotient ? whole + 1 : whole
  }

  /// Returns A − (fills − 1)·z, the area of the last fill.
  @inlinable
  public static func lastFill(field: Double, areaPerFill: Double, fills: Double) -> Double {
    field - (fills - 1) * areaPerFill
  }

  /// Returns min C / v over products, the area that their capacities cover.
  package static func leastArea(
    given: UnsafePointer<Double>, unitDemands: UnsafePointer<Double>, count: Int
  ) -> Double {
    var least = Double.infinity
    for product in 0..<count { least = min(least, given[product] / unitDemands[product]) }
    return least
  }

  /// Returns the product that runs out first, the first of those within the tie tolerance of the
  /// least C / v; `nil` without products.
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
