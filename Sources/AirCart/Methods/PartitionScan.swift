/// Scan over the unlabelled partitions of the tanks.
///
/// Exact for both objectives where products may change places (`PartitionTable` says why). The
/// value comes from one table, the canonical assignment from a second, smaller-first one.
public struct PartitionScan: Allocator, Sendable {
  /// The most tanks that the tables of all partitions are built for.
  public static let tankLimit = 6

  /// Creates the method.
  public init() {}

  /// Whether the scan takes an instance: products may change places and the tables are small.
  package static func applies(to instance: AllocationInstance) -> Bool {
    !instance.tellsProductsApart && instance.usableTanks.count <= tankLimit
      && instance.usableTanks.count > 0 && instance.productCount > 0
  }

  func allocate(
    _ problem: AllocationProblem, for objective: Objective
  ) throws(AllocationError) -> AllocationResult {
    let instance = AllocationInstance(problem)
    guard instance.capacities.count <= Self.tankLimit else {
      throw .tooManyTanks(
        instance.capacities.count, limit: Self.tankLimit, method: .partitionScan)
    }
    guard Self.applies(to: instance) else { throw .constraintsNeed(.subsetProgramme) }
    return PartitionTables(instance).allocate(instance, for: objective)
  }
}

/// Both tables of one cart for one number of products.
package struct PartitionTables: Sendable {
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

  /// Returns the optimum of an instance of the same cart and number of products.
  package func allocate(
    _ instance: AllocationInstance, for objective: Objective
  ) -> AllocationResult {
    switch objective {
    case .largestAreaPerFill: largestArea(instance)
    case .leastUnallocated: leastUnallocated(instance)
    }
  }

  private func largestArea(_ instance: AllocationInstance) -> AllocationResult {
    var counters = WorkCounters()
    counters.candidates = values.areaCandidates
    let answer = instance.unitDemands.withUnsafeBufferPointer { needs -> (Double, Assignment)? in
      guard let needs = needs.baseAddress else { return nil }
      let best = values.largestArea(unitDemands: needs)
      return best > 0 ? (best, canonical.assignment(unitDemands: needs, best: best)) : nil
    }
    guard let (best, assignment) = answer else {
      return .infeasible(instance, .partitionScan, counters)
    }
    return .optimal(
      instance, .largestAreaPerFill, .partitionScan, assignment, best: best, counters: counters)
  }

  private func leastUnallocated(_ instance: AllocationInstance) -> AllocationResult {
    var counters = WorkCounters()
    counters.candidates = values.unallocatedCandidates
    let total = instance.totalDemand
    let (best, assignment) = instance.demands.withUnsafeBufferPointer { demands in
      guard let demands = demands.baseAddress else { return (0.0, Assignment.empty) }
      let best = values.leastUnallocated(demands: demands)
      return (
        best, canonical.assignment(demands: demands, best: best, totalDemand: total)
      )
    }
    return .optimal(
      instance, .leastUnallocated, .partitionScan, assignment, best: best, counters: counters)
  }
}
