import AirCart

/// Answers the jobs of one cart within one block of work, by a prepared method.
///
/// Chosen once for a cart, so that the loops over cells are compiled for each kind. The method is
/// always the one that `plan` would use: a cell and a plan agree to the bit.
protocol JobSolver {
  associatedtype Prepared: PreparedMethod

  var prepared: Prepared { get }
  /// Whether a job takes long enough to ask before it whether to go on.
  static var isSlow: Bool { get }

  /// Returns the largest area per fill, or 0 when some product must go without a tank.
  func largestArea(_ unitDemands: UnsafePointer<Double>) -> Double

  /// Returns the least unallocated amount as searched.
  func leastUnallocated(
    _ demands: UnsafePointer<Double>, _ total: Double, bound: UnallocatedBound
  ) -> Double

  /// The area from which on the cart is filled to capacity; infinite where that is not known.
  func saturationArea(_ unitDemands: UnsafePointer<Double>) -> Double
}

extension JobSolver {
  static var isSlow: Bool { true }

  func largestArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    var counters = WorkCounters()
    return prepared.largestArea(unitDemands: unitDemands, counters: &counters)
  }

  func canonical(_ unitDemands: UnsafePointer<Double>, best: Double) -> Assignment {
    var counters = WorkCounters()
    return prepared.canonicalAssignment(
      unitDemands: unitDemands, best: best, counters: &counters)
  }

  func leastUnallocated(
    _ demands: UnsafePointer<Double>, _ total: Double, bound: UnallocatedBound
  ) -> Double {
    var counters = WorkCounters()
    return prepared.leastUnallocated(demands: demands, totalDemand: total, counters: &counters)
  }

  func saturationArea(_ unitDemands: UnsafePointer<Double>) -> Double { .infinity }
}

/// The partition scan, whose tables also know where the cart is full.
///
/// A class, because a copy of the tables counts references of half a dozen arrays.
final class ScanSolver: JobSolver {
  static let isSlow = false

  let prepared: PartitionTables

  init(prepared: PartitionTables) { self.prepared = prepared }

  func saturationArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    prepared.values.saturationArea(unitDemands: unitDemands)
  }
}

/// The subset programme, with a window over partitions before it where that is worth it.
struct ProgrammeSolver: JobSolver {
  let prepared: SubsetWorkspace
  let window: PartitionWindow?

  func largestArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    if let window { return window.largestArea(unitDemands: unitDemands) }
    var counters = WorkCounters()
    return prepared.largestArea(unitDemands: unitDemands, counters: &counters)
  }

  func leastUnallocated(
    _ demands: UnsafePointer<Double>, _ total: Double, bound: UnallocatedBound
  ) -> Double {
    if let window {
      // Where the window reaches the bound, so does the programme; only elsewhere are the
      // programme's own last bits needed.
      let value = window.leastUnallocated(demands: demands)
      if bound.settle(value) == bound.value { return value }
    }
    var counters = WorkCounters()
    return prepared.leastUnallocated(demands: demands, totalDemand: total, counters: &counters)
  }
}

/// The exhaustive search in place of the optimum.
struct ExhaustiveSolver: JobSolver {
  let prepared: ExhaustiveSearch
}
