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

  static func allocate(
    _ problem: AllocationProblem, for objective: Objective
  ) throws(AllocationError) -> AllocationResult {
    let instance = AllocationInstance(problem)
    let tanks = instance.usableTanks.count
    guard tanks <= Self.tankLimit else {
      throw .tooManyTanks(tanks, limit: Self.tankLimit, method: .partitionScan)
    }
    guard !instance.tellsProductsApart else { throw .constraintsNeed(.subsetProgramme) }
    guard Self.applies(to: instance) else {
      // No product or no tank is left: there is nothing to tabulate.
      var scratch = Scratch()
      let workspace = SubsetWorkspace(instance, in: &scratch)
      return workspace.allocate(instance, for: objective, as: .partitionScan)
    }
    return PartitionTables(instance).allocate(instance, for: objective, as: .partitionScan)
  }
}

/// Both tables of one cart for one number of products.
package struct PartitionTables: PreparedMethod, Sendable {
  /// Block sums for the values.
  package var values: PartitionTable
  /// Labelled blocks for the canonical assignment.
  package let canonical: CanonicalTable

  /// Builds the tables for the usable tanks of an instance.
  package init(_ instance: AllocationInstance) {
    let usable = instance.usableTanks
    let capacities = instance.capacities
    values = PartitionTable(
      capacities: capacities.indices.filter { usable.contains($0) }.map { capacities[$0] },
      productCount: instance.productCount)
    canonical = CanonicalTable(
      capacities: capacities, usable: usable, productCount: instance.productCount)
  }

  package func largestArea(
    unitDemands: UnsafePointer<Double>, counters: inout WorkCounters
  ) -> Double {
    counters.candidates += values.areaCandidates
    return values.largestArea(unitDemands: unitDemands)
  }

  package func leastUnallocated(
    demands: UnsafePointer<Double>, totalDemand: Double, counters: inout WorkCounters
  ) -> Double {
    counters.candidates += values.unallocatedCandidates
    return values.leastUnallocatedInFull(demands: demands)
  }

  package func canonicalAssignment(
    unitDemands: UnsafePointer<Double>, best: Double, counters: inout WorkCounters
  ) -> Assignment {
    canonical.assignment(unitDemands: unitDemands, best: best)
  }

  package func canonicalAssignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double,
    counters: inout WorkCounters
  ) -> Assignment {
    canonical.assignment(demands: demands, best: best, totalDemand: totalDemand)
  }
}
