import AirCart
import AirCartDocuments

// Constraints that are said to make a plan infeasible, and what it would be without them.

extension PlanCheck {
  mutating func checkConflict() throws(AllocationError) {
    guard let conflict = plan.conflict else { return }
    let path = place("/conflict")
    let known = problem.constraints.indices
    let isKnown =
      conflict.constraints.allSatisfy(known.contains)
      && conflict.relaxations.allSatisfy { $0.dropped.allSatisfy(known.contains) }
    findings.require(
      isKnown, .conflict, at: path, "a position beyond the constraints",
      "positions below \(known.count)")
    guard isKnown else { return }
    try require(conflict.constraints, isFeasible: false, at: path + "/constraints")
    for index in conflict.constraints {
      try require(
        conflict.constraints.filter { $0 != index }, isFeasible: true, at: path + "/constraints")
    }
    for (index, relaxation) in conflict.relaxations.enumerated() {
      try check(relaxation, at: path + "/without/\(index)")
    }
  }

  private mutating func require(
    _ kept: [Int], isFeasible: Bool, at path: String
  ) throws(AllocationError) {
    guard let problem = problem.keeping(kept) else { return }
    let holds = try Self.solve(problem, .largestAreaPerFill).status != .infeasible
    findings.require(
      holds == isFeasible, .conflict, at: path,
      isFeasible ? "constraints that are not all needed" : "constraints that can all be kept",
      "a smallest set that cannot be kept")
  }

  private mutating func check(
    _ relaxation: StoredPlan.Conflict.Relaxation, at path: String
  ) throws(AllocationError) {
    let kept = problem.constraints.indices.filter { !relaxation.dropped.contains($0) }
    guard let relaxed = problem.keeping(kept) else { return }
    let best = try Self.solve(relaxed, .largestAreaPerFill)
    findings.compare(relaxation.areaPerFill, best.value, .relaxation, at: path + "/areaPerFillAc")
    let fill = Fill(area: best.value, field: problem.area.acres, isEven: false)
    findings.compare(relaxation.fills, fill.count, .relaxation, at: path + "/fills")
    let assignment =
      fill.count == 1 ? try Self.solve(relaxed, .leastUnallocated).assignment : best.assignment
    let expected = capacities.indices.map { tank in
      assignment.product(inTank: tank).map { problem.products[$0].name }
    }
    findings.require(
      relaxation.products == expected, .relaxation, at: path + "/tanks", "other products in tanks",
      "those of the best plan without the constraints")
  }
}
