import AirCart

/// Answers the jobs of one cart within one block of work.
///
/// Three kinds, chosen once for a cart, so that the loops over cells are compiled for each. The
/// method is always the one that `plan` would use: a cell and a plan agree to the bit.
protocol JobSolver {
  func largestArea(_ unitDemands: UnsafePointer<Double>) -> Double
  func canonical(_ unitDemands: UnsafePointer<Double>, best: Double) -> Assignment
  func leastUnallocated(
    _ demands: UnsafePointer<Double>, _ total: Double, bound: UnallocatedBound
  ) -> Double
  /// Returns the canonical assignment, knowing that no tie of the table before `tie` will do.
  func canonical(
    _ demands: UnsafePointer<Double>, best: Double, total: Double, from tie: inout Int
  ) -> Assignment
  /// The area from which on the cart is full to the brim; infinite where that is not known.
  func saturationArea(_ unitDemands: UnsafePointer<Double>) -> Double
}

/// The partition scan.
struct ScanSolver: JobSolver {
  let tables: PartitionTables

  func largestArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    tables.values.largestArea(unitDemands: unitDemands)
  }

  func canonical(_ unitDemands: UnsafePointer<Double>, best: Double) -> Assignment {
    tables.canonical.assignment(unitDemands: unitDemands, best: best)
  }

  func leastUnallocated(
    _ demands: UnsafePointer<Double>, _ total: Double, bound: UnallocatedBound
  ) -> Double {
    tables.values.leastUnallocatedInFull(demands: demands)
  }

  func canonical(
    _ demands: UnsafePointer<Double>, best: Double, total: Double, from tie: inout Int
  ) -> Assignment {
    tables.canonical.assignment(demands: demands, best: best, totalDemand: total, from: &tie)
  }

  func saturationArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    tables.values.saturationArea(unitDemands: unitDemands)
  }
}

/// The subset programme, with a window over partitions before it where that is worth it.
struct ProgrammeSolver: JobSolver {
  let workspace: SubsetWorkspace
  let window: PartitionWindow?

  func largestArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    var counters = WorkCounters()
    return workspace.largestArea(unitDemands: unitDemands, counters: &counters)
  }

  func canonical(_ unitDemands: UnsafePointer<Double>, best: Double) -> Assignment {
    var counters = WorkCounters()
    return workspace.canonicalAssignment(
      unitDemands: unitDemands, best: best, counters: &counters)
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
    return workspace.leastUnallocated(demands: demands, totalDemand: total, counters: &counters)
  }

  func canonical(
    _ demands: UnsafePointer<Double>, best: Double, total: Double, from tie: inout Int
  ) -> Assignment {
    var counters = WorkCounters()
    return workspace.canonicalAssignment(
      demands: demands, best: best, totalDemand: total, counters: &counters)
  }

  func saturationArea(_ unitDemands: UnsafePointer<Double>) -> Double { .infinity }
}

/// The exhaustive search in place of the optimum.
struct ExhaustiveSolver: JobSolver {
  let search: ExhaustiveSearch

  func largestArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    var counters = WorkCounters()
    return search.largestArea(unitDemands: unitDemands, counters: &counters)
  }

  func canonical(_ unitDemands: UnsafePointer<Double>, best: Double) -> Assignment {
    var counters = WorkCounters()
    return search.canonicalAssignment(
      unitDemands: unitDemands, best: best, counters: &counters)
  }

  func leastUnallocated(
    _ demands: UnsafePointer<Double>, _ total: Double, bound: UnallocatedBound
  ) -> Double {
    var counters = WorkCounters()
    return search.leastUnallocated(demands: demands, totalDemand: total, counters: &counters)
  }

  func canonical(
    _ demands: UnsafePointer<Double>, best: Double, total: Double, from tie: inout Int
  ) -> Assignment {
    var counters = WorkCounters()
    return search.canonicalAssignment(
      demands: demands, best: best, totalDemand: total, counters: &counters)
  }

  func saturationArea(_ unitDemands: UnsafePointer<Double>) -> Double { .infinity }
}
