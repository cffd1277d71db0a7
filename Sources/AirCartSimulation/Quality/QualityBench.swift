import AirCart

/// A cart made ready for one set of applied products: what all threads share.
struct QualityPreparation: Sendable {
  let instance: AllocationInstance
  let rules: PlacementRules?
  let greedy: GreedyRule
  /// What the exact method that suits looks things up in.
  var tables: ExactTables
  let usableCapacity: Double

  init(_ job: Job) {
    instance = AllocationInstance(job)
    rules = job.bindingRules
    greedy = GreedyRule(capacities: instance.capacities)
    tables = ExactTables(instance)
    usableCapacity = instance.usableCapacity
  }
}

/// What the methods of one cart and one set of products need at hand, within one block of work.
struct QualityBench {
  let preparation: QualityPreparation
  let greedy: GreedyBuffers
  let tanks: TankWorkspace
  /// The partition scan, where it applies, and the subset programme.
  let scan, programme: ExactSolver?

  init(_ preparation: QualityPreparation, in scratch: inout Scratch) {
    self.preparation = preparation
    let instance = preparation.instance
    greedy = GreedyBuffers(
      productCount: instance.productCount, tankCount: instance.capacities.count, in: &scratch)
    tanks = TankWorkspace(instance, in: &scratch)
    scan =
      preparation.tables.partitions == nil
      ? nil : ExactSolver(instance, tables: preparation.tables, isForValues: true)
    programme = try? ExactSolver(instance, by: .subsetProgramme, isForValues: true)
  }
}

/// What a method made of a job.
struct QualityAnswer {
  /// Bushels unallocated.
  var unallocated = 0.0
  /// Acres that one filling covers, at most the field.
  var covered = 0.0
  /// Work for both objectives together.
  var counters = WorkCounters()
}

extension QualityBench {
  /// Returns what a method makes of a job; `nil` when it does not take the cart.
  func answer(_ method: Method, _ job: JobNumbers) -> QualityAnswer? {
    switch method {
    case .greedy: greedyAnswer(job)
    case .fillAwareGreedy: answer(FillAwareGreedy(), job)
    case .leastFilledFirst: answer(LeastFilledFirst(), job)
    case .localSearch: answer(LocalSearch(), job)
    case .partitionScan: scan.map { answer($0, job) }
    case .subsetProgramme: programme.map { answer($0, job) }
    case .exhaustive: nil
    }
  }

  private func greedyAnswer(_ job: JobNumbers) -> QualityAnswer {
    let totals = preparation.greedy.apply(
      to: job.demands, productCount: job.productCount, rules: preparation.rules,
      rows: greedy.rows)
    var answer = QualityAnswer()
    answer.unallocated = totals.shownUnallocated
    answer.covered = coveredAcres(
      field: job.acres, productCount: job.productCount, leftOver: greedy.rows.leftOver,
      placed: greedy.rows.placed, unitDemands: job.unitDemands)
    // One filling answers for both objectives.
    answer.counters.candidates = 2 * totals.tanksVisited
    return answer
  }

  private func answer(_ heuristic: some Heuristic, _ job: JobNumbers) -> QualityAnswer {
    var answer = QualityAnswer()
    heuristic.place(
      unitDemands: job.unitDemands, demands: job.demands, for: .leastUnallocated, in: tanks,
      counters: &answer.counters)
    answer.unallocated = bound(job).settle(tanks.unallocated(job.demands))
    heuristic.place(
      unitDemands: job.unitDemands, demands: job.demands, for: .largestAreaPerFill, in: tanks,
      counters: &answer.counters)
    answer.covered = min(job.acres, tanks.areaPerFill(job.unitDemands))
    return answer
  }

  private func answer(_ exact: ExactSolver, _ job: JobNumbers) -> QualityAnswer {
    exact.counters = WorkCounters()
    let left = exact.leastUnallocated(demands: job.demands, totalDemand: job.totalDemand)
    let area = exact.largestArea(unitDemands: job.unitDemands)
    return QualityAnswer(
      unallocated: bound(job).settle(left), covered: min(job.acres, area),
      counters: exact.counters)
  }

  private func bound(_ job: JobNumbers) -> UnallocatedBound {
    UnallocatedBound(totalDemand: job.totalDemand, capacity: preparation.usableCapacity)
  }
}
