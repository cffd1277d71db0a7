/// Scan over the unlabelled partitions of the tanks.
///
/// Exact for both objectives where products may change places (`PartitionTable` says why). The
/// value comes from one table, the canonical assignment from a second, smaller-first one.
package enum PartitionScan {
  /// The most tanks that the tables of all partitions are built for.
  package static let tankLimit = 6

  /// Whether the scan takes an instance: products may change places and the tables are small.
  package static func applies(to instance: AllocationInstance) -> Bool {
    !instance.tellsProductsApart && instance.usableTanks.count <= tankLimit
      && instance.usableTanks.count > 0 && instance.productCount > 0
  }

  /// Refuses an instance with more tanks than there may be, or whose products may not change places.
  static func check(_ instance: AllocationInstance) throws(AllocationError) {
    let tanks = instance.usableTanks.count
    guard tanks <= tankLimit else {
      throw .tooManyTanks(tanks, limit: tankLimit, method: .partitionScan)
    }
    guard !instance.tellsProductsApart else { throw .constraintsNeed(.subsetProgramme) }
  }
}

/// Both tables of one cart for one number of products.
package final class PartitionTables: Sendable {
  /// Block sums for the values.
  package let values: PartitionTable
  /// Labelled blocks for the canonical assignment.
  package let canonical: CanonicalTable

  /// Builds the tables for the usable tanks of an instance.
  package init(_ instance: AllocationInstance) {
    let products = instance.productCount
    values = PartitionTable(capacities: instance.capacitiesInUse, productCount: products)
    canonical = CanonicalTable(
      capacities: instance.capacities, usable: instance.usableTanks, productCount: products)
  }

  init(values: PartitionTable, canonical: CanonicalTable) {
    self.values = values
    self.canonical = canonical
  }
}

// Not inlined: where a solver holds the tables, to read one of them would count references.
extension PartitionTables {
  /// Returns the least unallocated amount in bushels.
  @inline(never)
  func leastUnallocated(demands: UnsafePointer<Double>) -> Double {
    values.leastUnallocated(demands: demands)
  }

  /// Returns the canonical assignment among those that cover an area.
  @inline(never)
  func canonicalAssignment(
    unitDemands: UnsafePointer<Double>, covering acres: Double
  ) -> Assignment {
    canonical.assignment(unitDemands: unitDemands, best: acres)
  }

  /// Returns the canonical assignment among those that leave no more than `best`.
  @inline(never)
  func canonicalAssignment(
    demands: UnsafePointer<Double>, leaving best: Double, totalDemand: Double
  ) -> Assignment {
    canonical.assignment(demands: demands, best: best, totalDemand: totalDemand)
  }
}
