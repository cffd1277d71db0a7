/// What the simple rule does with a job, row by row and unrounded.
package struct GreedyAllocation: Equatable, Sendable {
  /// A tank with what the rule put into it.
  package struct TankRow: Equatable, Sendable {
    /// The tank's position in the cart.
    package let tank: Int
    /// The product's position in the job.
    package let product: Int
    /// Bushels in the tank, those of a reserve not counted.
    package let fill: Volume
    /// Its share of the tank's capacity, 0 to 100.
    package let fillPercent: Double
  }

  /// What a product found no room for.
  package struct UnallocatedRow: Equatable, Sendable {
    /// The product's position in the job.
    package let product: Int
    /// Bushels left over.
    package let amount: Volume
  }

  /// The products' positions, largest demand first.
  package let productOrder: [Int]
  /// Tanks in the order in which the rule fills them.
  package let tankRows: [TankRow]
  /// Left-over amounts in the same order of products; dust included, as the reference app has it.
  package let unallocatedRows: [UnallocatedRow]
  /// The sum of all demands, from the largest to the smallest.
  package let demand: Volume
  /// Bushels placed in tanks.
  package let placed: Volume
  /// Bushels left over; 0 when that is less than rounding can tell.
  package let unallocated: Volume
  /// The area that this single filling covers: min over products of placed / v, at most the field
  /// and what a weight limit allows.
  package let coveredArea: Area
  /// Demand over capacity in percent, capped at 100, as the reference app has it.
  package let utilizationPercent: Double
  /// The number of tanks looked at.
  package let counters: WorkCounters
}

extension GreedyAllocation {
  /// The product of each tank.
  package var assignment: Assignment {
    tankRows.reduce(Assignment.empty) { $0.placing(product: $1.product, inTank: $1.tank) }
  }
}
