/// A method that finds a good allocation quickly and does not prove it best.
///
/// To add one: its file in this room and a case in `Method`. The contract tests run over all of
/// them.
package protocol Heuristic {
  /// The case of the method.
  var method: Method { get }

  /// Leaves an allocation in the workspace.
  ///
  /// Deterministic, obeys every rule, and takes no heap memory. The numbers v of each product are
  /// in bushels per acre and greater than zero, the numbers b in bushels.
  func place(
    unitDemands: UnsafePointer<Double>, demands: UnsafePointer<Double>, for objective: Objective,
    in workspace: TankWorkspace, counters: inout WorkCounters
  )
}

extension Heuristic {
  func allocate(_ job: Job, for objective: Objective) -> AllocationResult {
    let instance = AllocationInstance(job)
    var scratch = Scratch()
    let workspace = TankWorkspace(instance, in: &scratch)
    var counters = WorkCounters()
    var value = 0.0
    if instance.productCount > 0 {
      place(
        unitDemands: instance.unitDemands, demands: instance.demands, for: objective,
        in: workspace, counters: &counters)
      value =
        switch objective {
        case .largestAreaPerFill:
          max(0, min(workspace.areaPerFill(instance.unitDemands), instance.weightArea))
        case .leastUnallocated:
          instance.unallocatedBound.settle(workspace.unallocated(instance.demands))
        }
    }
    return AllocationResult(
      status: .feasible, infeasibility: nil, objective: objective, method: method,
      assignment: workspace.assignment.renumbered(
        instance.productIndices, tankCount: instance.capacities.count),
      value: value, bestValue: value, bound: instance.bound(for: objective), counters: counters)
  }
}
