/// The exact method for one cart, its rules and its products, asked again and again with other
/// numbers.
final class CoverSolver {
  private enum Prepared {
    case tables(PartitionTables)
    case programme(SubsetWorkspace)
  }

  private var scratch = Scratch()
  private let prepared: Prepared

  /// Prepares the method that `Method.exact` chooses.
  init(_ instance: AllocationInstance) throws(WhatIfError) {
    if PartitionScan.applies(to: instance) {
      prepared = .tables(PartitionTables(instance))
      return
    }
    do {
      try SubsetProgramme.check(
        tanks: instance.usableTanks.count, products: instance.productCount)
    } catch {
      throw .tooLarge(error)
    }
    prepared = .programme(SubsetWorkspace(instance, in: &scratch))
  }

  /// Returns the largest area per fill, or 0 when some product must go without a tank.
  func largestArea(_ needs: [Double]) -> Double {
    guard !needs.isEmpty else { return 0 }
    var counters = WorkCounters()
    return switch prepared {
    case .tables(let tables): tables.largestArea(unitDemands: needs, counters: &counters)
    case .programme(let workspace): workspace.largestArea(unitDemands: needs, counters: &counters)
    }
  }

  /// Returns the canonical assignment among those that cover an area, which some must.
  func canonical(_ needs: [Double], covering acres: Double) -> Assignment {
    guard !needs.isEmpty else { return .empty }
    var counters = WorkCounters()
    return switch prepared {
    case .tables(let tables):
      tables.canonicalAssignment(unitDemands: needs, best: acres, counters: &counters)
    case .programme(let workspace):
      workspace.canonicalAssignment(unitDemands: needs, best: acres, counters: &counters)
    }
  }

  /// Returns the least unallocated amount and its canonical assignment.
  func leastUnallocated(_ demands: [Double]) -> (bushels: Double, assignment: Assignment) {
    switch prepared {
    case .tables(let tables): Self.leastUnallocated(demands, tables)
    case .programme(let workspace): Self.leastUnallocated(demands, workspace)
    }
  }

  private static func leastUnallocated(
    _ demands: [Double], _ method: some PreparedMethod
  ) -> (bushels: Double, assignment: Assignment) {
    guard !demands.isEmpty else { return (0, .empty) }
    let total = demands.reduce(0, +)
    var counters = WorkCounters()
    let best = method.leastUnallocated(demands: demands, totalDemand: total, counters: &counters)
    let assignment = method.canonicalAssignment(
      demands: demands, best: best, totalDemand: total, counters: &counters)
    return (best, assignment)
  }
}
