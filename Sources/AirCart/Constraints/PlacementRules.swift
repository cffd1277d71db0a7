/// All constraints of a problem, resolved into one row per product.
public struct PlacementRules: Equatable, Sendable {
  /// The tanks each product may use.
  public private(set) var allowedTanks: [TankSet]
  /// The most tanks each product may use.
  public private(set) var mostTanks: [Int]
  /// The tanks any product may use.
  public private(set) var usableTanks: TankSet

  /// Resolves constraints for a cart of `tankCount` tanks and `productCount` products.
  public init(_ constraints: [Constraint], tankCount: Int, productCount: Int) {
    usableTanks = .first(tankCount)
    allowedTanks = Array(repeating: .first(tankCount), count: productCount)
    mostTanks = Array(repeating: tankCount, count: productCount)
    for constraint in constraints { apply(constraint) }
    for product in 0..<productCount {
      allowedTanks[product] = allowedTanks[product].intersection(usableTanks)
    }
  }

  private mutating func apply(_ constraint: Constraint) {
    switch constraint {
    case .allowedTanks(let product, let tanks):
      allowedTanks[product] = allowedTanks[product].intersection(tanks)
    case .mostTanks(let product, let count):
      mostTanks[product] = min(mostTanks[product], count)
    case .emptyTanks(let tanks):
      usableTanks = usableTanks.subtracting(tanks)
    }
  }
}
