/// What the simple rule does with a job, row by row and unrounded.
package struct GreedyAllocation: Equatable, Sendable {
  /// The products' positions, largest demand first.
  package let productOrder: [Int]
  /// All tanks in order with what the rule puts into them.
  package let tanks: [Load]
  /// The positions of the tanks that it fills, in its order.
  package let tankOrder: [Int]
  /// Left-over amounts in the same order of products; dust included, as the reference app has it.
  package let unallocatedRows: [Shortfall]
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
    tanks.reduce(.empty) { assignment, load in
      load.productIndex.map { assignment.placing(product: $0, inTank: load.tankIndex) }
        ?? assignment
    }
  }
}
