/// What the simple rule does with a job, row by row and unrounded.
public struct GreedyAllocation: Equatable, Sendable {
  /// A tank with what the rule put into it.
  public struct TankRow: Equatable, Sendable {
    /// The tank's position in the cart.
    public let tank: Int
    /// The product's position in the problem.
    public let product: Int
    /// Bushels in the tank, those of a reserve not counted.
    public let fill: Volume
    /// Its share of the tank's capacity, 0 to 100.
    public let fillPercent: Double
  }

  /// What a product found no room for.
  public struct UnallocatedRow: Equatable, Sendable {
    /// The product's position in the problem.
    public let product: Int
    /// Bushels left over.
    public let amount: Volume
  }

  /// The products' positions, largest demand first.
  public let productOrder: [Int]
  /// Tanks in the order in which the rule fills them.
  public let tankRows: [TankRow]
  /// Left-over amounts in the same order of products; dust included, as the reference app has it.
  public let unallocatedRows: [UnallocatedRow]
  /// The sum of all demands, from the largest to the smallest.
  public let demand: Volume
  /// Bushels placed in tanks.
  public let placed: Volume
  /// Bushels left over; 0 when that is less than rounding can tell.
  public let unallocated: Volume
  /// The area that this single filling covers: min over products of placed / v, at most the field
  /// and what a weight limit allows.
  public let coveredArea: Area
  /// Demand over capacity in percent, capped at 100, as the reference app has it.
  public let utilizationPercent: Double
  /// The number of tanks looked at.
  public let counters: WorkCounters
}

extension GreedyAllocation {
  /// The product of each tank.
  package var assignment: Assignment {
    tankRows.reduce(Assignment.empty) { $0.placing(product: $1.product, inTank: $1.tank) }
  }
}
