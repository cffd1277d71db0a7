/// The exact method for one cart, its rules and its products, asked again and again with other
/// numbers.
final class CoverSolver {
  private enum Prepared {
    case tables(PartitionTables)
    case programme(SubsetWorkspace)
  }

  private var scratch = Scratch()
  private let prepared: Prepared
  private let productCount: Int

  /// Prepares the method that `Method.exact` chooses.
  init(_ instance: AllocationInstance) throws(AllocationError) {
    productCount = instance.productCount
    if PartitionScan.applies(to: instance) {
      prepared = .tables(PartitionTables(instance))
      return
    }
    try SubsetProgramme.check(tanks: instance.usableTanks.count, products: productCount)
    prepared = .programme(SubsetWorkspace(instance, in: &scratch))
  }

  /// Returns the largest area per fill, or 0 when some product must go without a tank.
  func largestArea(_ unitDemands: [Double]) -> Double {
    var counters = WorkCounters()
    return unitDemands.withUnsafeBufferPointer { needs in
      guard let needs = needs.baseAddress, productCount > 0 else { return 0 }
      return switch prepared {
      case .tables(let tables): tables.largestArea(unitDemands: needs, counters: &counters)
      case .programme(let workspace): workspace.largestArea(unitDemands: needs, counters: &counters)
      }
    }
  }

  /// Returns the canonical assignment among those that cover an area, which some must.
  func canonical(_ unitDemands: [Double], covering acres: Double) -> Assignment {
    var counters = WorkCounters()
    return unitDemands.withUnsafeBufferPointer { needs in
      guard let needs = needs.baseAddress, productCount > 0 else { return .empty }
      return switch prepared {
      case .tables(let tables):
        tables.canonicalAssignment(unitDemands: needs, best: acres, counters: &counters)
      case .programme(let workspace):
        workspace.canonicalAssignment(unitDemands: needs, best: acres, counters: &counters)
      }
    }
  }

  /// Returns the least unallocated amount and its canonical assignment.
  func leastUnallocated(_ demands: [Double]) -> (bushels: Double, assignment: Assignment) {
    demands.withUnsafeBufferPointer { needs in
      guard let needs = needs.baseAddress, productCount > 0 else { return (0, .empty) }
      let total = demands.reduce(0, +)
      return switch prepared {
      case .tables(let tables): Self.leastUnallocated(needs, total, tables)
      case .programme(let workspace): Self.leastUnallocated(needs, total, workspace)
      }
    }
  }

  private static func leastUnallocated(
    _ demands: UnsafePointer<Double>, _ total: Double, _ method: some PreparedMethod
  ) -> (bushels: Double, assignment: Assignment) {
    var counters = WorkCounters()
    let best = method.leastUnallocated(demands: demands, totalDemand: total, counters: &counters)
    let assignment = method.canonicalAssignment(
      demands: demands, best: best, totalDemand: total, counters: &counters)
    return (best, assignment)
  }
}
