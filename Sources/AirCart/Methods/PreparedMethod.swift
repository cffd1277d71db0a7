/// An exact method made ready for one cart, its rules and a number of products: it answers any
/// number of jobs, each given by the plain numbers of its products.
///
/// Sweeps and single plans go through here, so that both get the same bits.
package protocol PreparedMethod {
  /// Returns the largest area per fill in acres, or 0 when some product must go without a tank.
  ///
  /// This is what the tanks hold; a weight limit caps it outside, for all assignments alike.
  ///
  /// The numbers v of each product are in bushels per acre and greater than zero.
  func largestArea(
    unitDemands: UnsafePointer<Double>, counters: inout WorkCounters
  ) -> Double

  /// Returns the least unallocated amount in bushels, as searched and not yet settled.
  ///
  /// The numbers b of each product are in bushels.
  func leastUnallocated(
    demands: UnsafePointer<Double>, totalDemand: Double, counters: inout WorkCounters
  ) -> Double

  /// Returns the canonical assignment for the area per fill.
  ///
  /// `best` is the largest area per fill, greater than zero.
  func canonicalAssignment(
    unitDemands: UnsafePointer<Double>, best: Double, counters: inout WorkCounters
  ) -> Assignment

  /// Returns the canonical assignment for the least unallocated.
  ///
  /// `best` is the least unallocated amount as searched.
  func canonicalAssignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double,
    counters: inout WorkCounters
  ) -> Assignment
}

extension PreparedMethod {
  /// Returns the optimum of an instance of the cart, rules and products prepared for.
  package func allocate(
    _ instance: AllocationInstance, for objective: Objective, as method: Method
  ) -> AllocationResult {
    switch objective {
    case .largestAreaPerFill: largestArea(of: instance, method)
    case .leastUnallocated: leastUnallocated(of: instance, method)
    }
  }

  private func largestArea(
    of instance: AllocationInstance, _ method: Method
  ) -> AllocationResult {
    var counters = WorkCounters()
    let needs = instance.unitDemands
    let largest = needs.isEmpty ? 0 : largestArea(unitDemands: needs, counters: &counters)
    let best = min(largest, instance.weightArea)
    guard best > 0 else { return .infeasible(instance, method, largestArea: largest, counters) }
    let assignment = canonicalAssignment(unitDemands: needs, best: best, counters: &counters)
    return .optimal(
      instance, for: .largestAreaPerFill, by: method, assignment, best: best, counters: counters)
  }

  private func leastUnallocated(
    of instance: AllocationInstance, _ method: Method
  ) -> AllocationResult {
    var counters = WorkCounters()
    let (demands, total) = (instance.demands, instance.totalDemand)
    var (best, assignment) = (0.0, Assignment.empty)
    if !demands.isEmpty {
      best = leastUnallocated(demands: demands, totalDemand: total, counters: &counters)
      assignment = canonicalAssignment(
        demands: demands, best: best, totalDemand: total, counters: &counters)
    }
    return .optimal(
      instance, for: .leastUnallocated, by: method, assignment, best: best, counters: counters)
  }
}
