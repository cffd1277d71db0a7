/// The allocation methods.
///
/// To add one: its file in this room, a case here, and a line in `allocate`, or in `ExactSolver` where
/// it is exact; the contract tests run over `allCases`.
public enum Method: UInt8, CaseIterable, Sendable {
  /// The reference app's rule.
  case greedy
  /// Every assignment, one after the other.
  case exhaustive
  /// Unlabelled partitions of the tanks, from a table.
  case partitionScan
  /// Dynamic programme over subsets of the tanks.
  case subsetProgramme
  /// The simple rule for the largest area for which it leaves nothing over.
  case fillAwareGreedy
  /// The next largest tank to the product with the fewest acres.
  case leastFilledFirst
  /// From least-filled-first, moves and swaps of tanks until none improves.
  case localSearch

  /// Whether the method proves its answer optimal.
  public var isExact: Bool {
    switch self {
    case .exhaustive, .partitionScan, .subsetProgramme: true
    case .greedy, .fillAwareGreedy, .leastFilledFirst, .localSearch: false
    }
  }

  /// Returns the exact method that suits a job.
  ///
  /// The partition scan needs products that may change places and few enough tanks for its table;
  /// everything else goes to the subset programme.
  public static func exact(for job: Job) -> Method {
    exact(for: AllocationInstance(job))
  }

  /// The same of an instance: the one place where that is decided.
  package static func exact(for instance: AllocationInstance) -> Method {
    PartitionScan.applies(to: instance) ? .partitionScan : .subsetProgramme
  }

  /// Solves a job for an objective.
  ///
  /// - Parameters:
  ///   - job: A valid job.
  ///   - objective: What to optimise; a heuristic may know only its own rule and reports the value.
  /// - Returns: The canonical allocation; `infeasible` when some product must go without a tank
  ///   and the objective is the area per fill.
  /// - Throws: `AllocationError` when the job is larger than the method takes.
  package func allocate(
    _ job: Job, for objective: Objective
  ) throws(AllocationError) -> AllocationResult {
    // Which tanks are kept empty is tried by one code for all methods; tests judge it by oracles of
    // their own.
    try isExact
      ? job.best(for: objective) { job throws(AllocationError) in
        try allocate(job, whoseTanksWeighAlike: objective)
      } : allocate(job, whoseTanksWeighAlike: objective)
  }

  private func allocate(
    _ job: Job, whoseTanksWeighAlike objective: Objective
  ) throws(AllocationError) -> AllocationResult {
    switch self {
    case .exhaustive, .partitionScan, .subsetProgramme:
      let instance = AllocationInstance(job)
      return try ExactSolver(instance, by: self).allocate(instance, for: objective)
    case .greedy: return GreedyAllocator().allocate(job, for: objective)
    case .fillAwareGreedy: return FillAwareGreedy().allocate(job, for: objective)
    case .leastFilledFirst: return LeastFilledFirst().allocate(job, for: objective)
    case .localSearch: return LocalSearch().allocate(job, for: objective)
    }
  }
}

extension Method {
  /// Solves a job by the exact method that suits it, or by another exact one.
  package static func allocateExactly(
    _ job: Job, for objective: Objective, by method: Method? = nil
  ) throws(AllocationError) -> AllocationResult {
    try job.best(for: objective) { job throws(AllocationError) in
      let instance = AllocationInstance(job)
      return try ExactSolver(instance, by: method ?? .exact(for: instance))
        .allocate(instance, for: objective)
    }
  }
}

/// Why a method does not take a job.
public enum AllocationError: Error, Equatable, Sendable {
  /// More tanks than the method enumerates.
  case tooManyTanks(Int, limit: Int, method: Method)
  /// More applied products than the method enumerates.
  case tooManyProducts(Int, limit: Int, method: Method)
  /// More assignments than the exhaustive search tries; `use` names what takes the job.
  case tooManyAssignments(Double, limit: Double, use: Method)
  /// Constraints tell products apart, which the partition scan cannot have.
  case constraintsNeed(Method)
  /// Tanks are to be filled to capacity, which may weigh more than a limit of the job allows.
  case filledBeyondLimit
}
