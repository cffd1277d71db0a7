import AirCart

/// Answers the jobs of one cart within one block of work, with memory of its own.
///
/// The method is the one that `plan` would use, so that a cell and a plan agree to the bit.
struct CellSolver {
  private let preparation: CartPreparation
  private let usesExhaustive: Bool
  /// Memory of the subset programme, where that is the method.
  private let workspace: SubsetWorkspace?

  init(_ preparation: CartPreparation, usesExhaustive: Bool) {
    self.preparation = preparation
    self.usesExhaustive = usesExhaustive
    workspace =
      usesExhaustive || preparation.tables != nil ? nil : SubsetWorkspace(preparation.instance)
  }

  func deallocate() { workspace?.deallocate() }

  func largestArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    var counters = WorkCounters()
    if usesExhaustive {
      return preparation.exhaustive.largestArea(unitDemands: unitDemands, counters: &counters)
    }
    if let tables = preparation.tables {
      return tables.values.largestArea(unitDemands: unitDemands)
    }
    return workspace?.largestArea(unitDemands: unitDemands, counters: &counters) ?? 0
  }

  func canonical(_ unitDemands: UnsafePointer<Double>, best: Double) -> Assignment {
    var counters = WorkCounters()
    if usesExhaustive {
      return preparation.exhaustive.canonicalAssignment(
        unitDemands: unitDemands, best: best, counters: &counters)
    }
    if let tables = preparation.tables {
      return tables.canonical.assignment(unitDemands: unitDemands, best: best)
    }
    return workspace?.canonicalAssignment(
      unitDemands: unitDemands, best: best, counters: &counters) ?? .empty
  }

  func leastUnallocated(
    _ demands: UnsafePointer<Double>, _ total: Double, bound: UnallocatedBound
  ) -> Double {
    var counters = WorkCounters()
    if usesExhaustive {
      return preparation.exhaustive.leastUnallocated(
        demands: demands, totalDemand: total, counters: &counters)
    }
    if let tables = preparation.tables {
      return tables.values.leastUnallocated(demands: demands)
    }
    if let window = preparation.window {
      // Where the window reaches the bound, so does the programme; only elsewhere are its own last
      // bits needed.
      let value = window.leastUnallocated(demands: demands)
      if bound.settle(value) == bound.value { return value }
    }
    return workspace?.leastUnallocated(
      demands: demands, totalDemand: total, counters: &counters) ?? 0
  }

  /// Returns the canonical assignment, knowing that no tie of the table before `tie` will do.
  func canonical(
    _ demands: UnsafePointer<Double>, best: Double, total: Double, from tie: inout Int
  ) -> Assignment {
    var counters = WorkCounters()
    if usesExhaustive {
      return preparation.exhaustive.canonicalAssignment(
        demands: demands, best: best, totalDemand: total, counters: &counters)
    }
    if let tables = preparation.tables {
      return tables.canonical.assignment(
        demands: demands, best: best, totalDemand: total, from: &tie)
    }
    return workspace?.canonicalAssignment(
      demands: demands, best: best, totalDemand: total, counters: &counters) ?? .empty
  }

  /// The area from which on the cart is full to the brim; infinite where that is not known.
  func saturationArea(_ unitDemands: UnsafePointer<Double>) -> Double {
    guard !usesExhaustive, let tables = preparation.tables else { return .infinity }
    return tables.values.saturationArea(unitDemands: unitDemands)
  }
}
