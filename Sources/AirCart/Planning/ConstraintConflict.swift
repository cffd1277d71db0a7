/// Which constraints make a job infeasible, and what the plan would be without them.
///
/// Constraints are meant by their position among those of the job.
package struct ConstraintConflict: Equatable, Sendable {
  /// The plan that dropping some constraints makes possible.
  package struct Relaxation: Equatable, Sendable {
    /// The constraints that are dropped.
    package let dropped: [Int]
    /// The plan without them.
    package let plan: Plan
  }

  /// Constraints that cannot all be kept, of which none is there for nothing: without any one of
  /// them the others can be kept.
  package let constraints: [Int]
  /// The plans without each single one of them, where that is enough; where no single one is,
  /// because there are further conflicts, the plan without all constraints that are in any.
  package let relaxations: [Relaxation]

  /// Finds the conflict of an infeasible job; `nil` when the job is feasible, or infeasible without
  /// any constraint.
  ///
  /// - Complexity: O(*c*²) exact solutions for *c* constraints.
  package init?(of job: Job) {
    let all = Array(job.constraints.indices)
    guard !job.isFeasible(keeping: all), job.isFeasible(keeping: []) else { return nil }
    let first = job.leastConflict(among: all)
    constraints = first
    var relaxations = first.compactMap { job.relaxation(dropping: [$0]) }
    if relaxations.isEmpty {
      var dropped = first
      var kept = all.filter { !dropped.contains($0) }
      while !job.isFeasible(keeping: kept) {
        let next = job.leastConflict(among: kept)
        dropped += next
        kept = kept.filter { !next.contains($0) }
      }
      let order = all.filter { dropped.contains($0) }
      if let relaxation = job.relaxation(dropping: order) { relaxations = [relaxation] }
    }
    self.relaxations = relaxations
  }
}

extension Job {
  /// The job with some of its constraints; `nil` where it is none, which cannot be.
  package func keeping(_ kept: [Int]) -> Job? {
    try? with(constraints: kept.map { constraints[$0] })
  }

  /// Whether some of the constraints leave a plan.
  fileprivate func isFeasible(keeping kept: [Int]) -> Bool {
    guard let job = keeping(kept),
      let result = try? Method.allocateExactly(job, for: .largestAreaPerFill)
    else { return false }
    return result.status != .infeasible
  }

  /// Drops one constraint after the other whose absence leaves the job infeasible.
  fileprivate func leastConflict(among indices: [Int]) -> [Int] {
    var needed = indices
    for index in indices.reversed() {
      let others = needed.filter { $0 != index }
      if !isFeasible(keeping: others) { needed = others }
    }
    return needed
  }

  fileprivate func relaxation(dropping dropped: [Int]) -> ConstraintConflict.Relaxation? {
    let kept = constraints.indices.filter { !dropped.contains($0) }
    guard isFeasible(keeping: kept), let job = keeping(kept), let plan = try? Plan(job)
    else { return nil }
    return ConstraintConflict.Relaxation(dropped: dropped, plan: plan)
  }
}
