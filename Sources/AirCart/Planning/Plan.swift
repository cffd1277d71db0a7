/// What to load for one job, and the answers beside which it is judged: the simple rule, what the
/// cart can do, and the least that stays unallocated of one filling.
///
/// What to load is searched for when the plan is made; what else is asked for is made from it when
/// it is read.
public struct Plan: Equatable, Sendable {
  /// What was planned; a blend is one of its products.
  public package(set) var job: Job
  /// What the job takes with nothing blended; `nil` where nothing is, or it was not asked.
  package var unblended: Unblended?
  /// The canonical least-unallocated allocation.
  package let leastUnallocated: AllocationResult
  /// The canonical largest-area-per-fill allocation.
  package let largestArea: AllocationResult
  /// What the cart can do: the assignment with the largest area per fill, whatever the field; where
  /// no fill is possible, that which leaves least unallocated.
  package let capacityAssignment: Assignment
  /// What to load: the first of the assignments with the fewest fills by house rules, spare and
  /// number of tanks; `nil` where no plan gives every product a tank, nothing is to be loaded, or
  /// capacity was asked for.
  package let practical: PracticalPlan?
  /// The assignment to load by: the practical plan's, or otherwise the capacity assignment.
  package let recommended: Assignment
  /// Its fills and loads.
  package let fillPlan: FillPlan

  /// Plans a job by the exact method that suits it.
  ///
  /// - Parameters:
  ///   - job: A job that is not empty.
  ///   - filling: How much goes into the tanks at each fill; synchronised full fills by default.
  /// - Throws: `AllocationError` when the job is larger than the method takes, or is to be filled to
  ///   capacity although it has a weight limit.
  package init(
    _ job: Job, filling: FillStyle = .standard
  ) throws(AllocationError) {
    let instance = AllocationInstance(job)
    try ExactSolver.check(instance)
    try self.init(job, instance, by: ExactSolver(instance), filling: filling)
  }

  /// Plans a job.
  ///
  /// - Parameters:
  ///   - job: A job that is not empty.
  ///   - method: The exact method; chosen for the job where none is given.
  ///   - filling: How much goes into the tanks at each fill; synchronised full fills by default.
  /// - Throws: `AllocationError` when the job is larger than the method takes, or is to be filled to
  ///   capacity although it has a weight limit.
  package init(
    _ job: Job, method: Method?, filling: FillStyle = .standard
  ) throws(AllocationError) {
    let instance = AllocationInstance(job)
    let exact = method ?? .exact(for: instance)
    try self.init(
      job, instance, by: ExactSolver(instance, by: exact), lighter: exact, filling: filling)
  }

  /// Plans a job by tables of its cart that many jobs share.
  package init(
    _ job: Job, sharing tables: inout [ExactTables]
  ) throws(AllocationError) {
    let instance = AllocationInstance(job)
    try ExactSolver.check(instance)
    let own = ExactTables(instance, sharing: &tables)
    try self.init(job, instance, by: ExactSolver(instance, tables: own), filling: .standard)
  }

  /// Asks one solver for both answers: to prepare it costs a small cart more than they do.
  ///
  /// `lighter` is the method for the job with tanks kept empty, which a weight limit may ask for;
  /// chosen for each where none is given.
  private init(
    _ job: Job, _ instance: AllocationInstance, by solver: ExactSolver, lighter: Method? = nil,
    filling: FillStyle
  ) throws(AllocationError) {
    try self.init(
      job, leastUnallocated: solver.allocate(instance, for: .leastUnallocated),
      largestArea: instance.weight.dependsOnTanks
        ? try Method.allocateExactly(job, for: .largestAreaPerFill, by: lighter)
        : solver.allocate(instance, for: .largestAreaPerFill), filling: filling)
  }

  private init(
    _ job: Job, leastUnallocated: AllocationResult,
    largestArea: AllocationResult, filling: FillStyle
  ) throws(AllocationError) {
    guard filling.keepsWeightLimit || job.rules.payload == nil else {
      throw .filledBeyondLimit
    }
    self.job = job
    self.leastUnallocated = leastUnallocated
    self.largestArea = largestArea
    let isFeasible = largestArea.status != .infeasible
    // Where what is on board is enough, nothing is loaded beside it.
    let isDone = job.onBoard?.isEnough == true
    capacityAssignment = job.keepingHeld(
      isDone ? .empty : isFeasible ? largestArea.assignment : leastUnallocated.assignment)
    let isPractical = job.preferences.goal == .practical && isFeasible && !isDone
    practical = isPractical ? try PracticalPlan.find(job, largestArea: largestArea.value) : nil
    recommended = practical?.assignment ?? capacityAssignment
    fillPlan = FillPlan(
      job, largestArea, areaPerFill: practical?.areaPerFill.acres ?? largestArea.value,
      assignment: recommended, filling: filling)
  }

  /// The simple rule's allocation.
  package var greedy: GreedyAllocation { GreedyAllocator().rows(for: job) }

  /// The tanks of the least-unallocated allocation in order, the largest tank of a product filled
  /// first.
  package var optimalTanks: [Load] { job.loads(fillingLargestFirst: leastUnallocated.assignment) }

  /// What the least-unallocated allocation leaves unallocated, in product order.
  package var shortfalls: [Shortfall] { job.shortfalls(leastUnallocated) }

  /// The fills and loads of what the cart can do.
  package var capacity: FillPlan {
    FillPlan(
      job, largestArea, areaPerFill: largestArea.value, assignment: capacityAssignment,
      filling: fillPlan.filling)
  }

  /// What the simple rule leaves over beyond the optimum, in bushels.
  public var unallocatedGap: Double {
    let greedy = greedy
    return AirCart.unallocatedGap(
      greedy: greedy.unallocated.bushels, optimal: leastUnallocated.value,
      totalDemand: greedy.demand.bushels)
  }

  /// What the optimum places of the job that was planned, in bushels.
  package func optimalPlaced(_ job: Job) -> Double {
    let instance = AllocationInstance(job)
    return instance.unallocatedBound.placed(
      total: instance.totalDemand, unallocated: leastUnallocated.value,
      capacity: instance.usableCapacity)
  }
}

extension Job {
  /// Fills each product's largest tank first.
  fileprivate func loads(fillingLargestFirst assignment: Assignment) -> [Load] {
    let capacities = usableCapacities
    var amounts = [Double](repeating: 0, count: cart.tanks.count)
    for (index, product) in products.enumerated() {
      var remaining = product.demand.bushels
      for tank in GreedyRule(capacities: capacities).tankOrder
      where assignment.product(inTank: tank) == index {
        let fill = min(remaining, capacities[tank])
        amounts[tank] = fill < Tolerance.dust ? 0 : fill
        remaining -= fill
      }
    }
    return cart.tanks.indices.map {
      load(assignment.product(inTank: $0), bushels: amounts[$0], inTank: $0)
    }
  }

  fileprivate func shortfalls(_ result: AllocationResult) -> [Shortfall] {
    let capacities = usableCapacities
    var shortfalls: [Shortfall] = []
    guard result.value > 0 else { return shortfalls }
    for (index, product) in products.enumerated() {
      let demand = product.demand.bushels
      let short = demand - result.assignment.capacity(of: index, capacities: capacities)
      guard short >= Tolerance.rounding(total: demand) else { continue }
      shortfalls.append(shortfall(of: index, bushels: short))
    }
    return shortfalls
  }
}
