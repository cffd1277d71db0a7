/// Everything that is said about one job: the simple rule, what the cart can do, and the plan to
/// load by.
public struct Plan: Equatable, Sendable {
  /// What the optimum leaves unallocated of one product.
  package struct Shortfall: Equatable, Sendable {
    /// The product's position in the job.
    package let product: Int
    /// Bushels without a tank.
    package let amount: Volume
  }

  /// A tank filled for one filling of the cart, or an empty one.
  package struct TankFill: Equatable, Sendable {
    /// The tank's position in the cart.
    package let tank: Int
    /// The product's position in the job, or `nil` for an empty tank.
    package let product: Int?
    /// Bushels in the tank, those of a reserve not counted.
    package let fill: Volume
    /// Their share of the tank's capacity, 0 to 100.
    package let fillPercent: Double
  }

  /// What was planned; a blend is one of its products.
  public package(set) var job: Job
  /// What the job takes with nothing blended; `nil` where nothing is, or it was not asked.
  package var unblended: Unblended?
  /// The simple rule's allocation.
  package let greedy: GreedyAllocation
  /// The canonical least-unallocated allocation.
  package let leastUnallocated: AllocationResult
  /// Its tanks in order, the largest tank of a product filled first.
  package let optimalTanks: [TankFill]
  /// What it leaves unallocated, in product order.
  package let shortfalls: [Shortfall]
  /// The canonical largest-area-per-fill allocation.
  package let largestArea: AllocationResult
  /// What the cart can do: the assignment with the largest area per fill, whatever the field; where
  /// no fill is possible, that which leaves least unallocated.
  package let capacityAssignment: Assignment
  /// Its fills and loads.
  package let capacity: FillPlan
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
    try self.init(job, AllocationInstance(job), by: nil, filling: filling)
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
    let exact = method ?? .exact(for: job)
    try self.init(
      job, leastUnallocated: try exact.allocate(job, for: .leastUnallocated),
      largestArea: try exact.allocate(job, for: .largestAreaPerFill), filling: filling)
  }

  /// Plans a job by tables of its cart that many jobs share.
  package init(
    _ job: Job, sharing tables: inout [ExactTables]
  ) throws(AllocationError) {
    let instance = AllocationInstance(job)
    try self.init(
      job, instance, by: ExactTables(instance, sharing: &tables), filling: .standard)
  }

  private init(
    _ job: Job, _ instance: AllocationInstance, by tables: ExactTables?,
    filling: FillStyle
  ) throws(AllocationError) {
    try ExactSolver.check(instance)
    let solver = ExactSolver(instance, tables: tables)
    try self.init(
      job, leastUnallocated: solver.allocate(instance, for: .leastUnallocated),
      largestArea: instance.weight.dependsOnTanks
        ? try Method.allocateExactly(job, for: .largestAreaPerFill)
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
    greedy = GreedyAllocator().rows(for: job)
    optimalTanks = job.tankFills(leastUnallocated.assignment)
    shortfalls = job.shortfalls(leastUnallocated)
    let isFeasible = largestArea.status != .infeasible
    // Where what is on board is enough, nothing is loaded beside it.
    let isDone = job.onBoard?.isEnough == true
    capacityAssignment = job.keepingHeld(
      isDone ? .empty : isFeasible ? largestArea.assignment : leastUnallocated.assignment)
    capacity = FillPlan(
      job, largestArea, areaPerFill: largestArea.value, assignment: capacityAssignment,
      filling: filling)
    let isPractical = job.preferences.goal == .practical && isFeasible && !isDone
    practical = isPractical ? try PracticalPlan.find(job, largestArea: largestArea.value) : nil
    recommended = practical?.assignment ?? capacityAssignment
    fillPlan = FillPlan(
      job, largestArea, areaPerFill: (practical?.areaPerFill ?? capacity.areaPerFill).acres,
      assignment: recommended, filling: filling)
  }

  /// What the simple rule leaves over beyond the optimum, in bushels.
  public var unallocatedGap: Double {
    AirCart.unallocatedGap(
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
  fileprivate func tankFills(_ assignment: Assignment) -> [Plan.TankFill] {
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
    return cart.tanks.indices.map { tank in
      Plan.TankFill(
        tank: tank, product: assignment.product(inTank: tank), fill: Volume(bushels: amounts[tank]),
        fillPercent: amounts[tank] / cart.tanks[tank].capacity.bushels * 100)
    }
  }

  fileprivate func shortfalls(_ result: AllocationResult) -> [Plan.Shortfall] {
    let capacities = usableCapacities
    var shortfalls: [Plan.Shortfall] = []
    guard result.value > 0 else { return shortfalls }
    for (index, product) in products.enumerated() {
      let demand = product.demand.bushels
      let short = demand - result.assignment.capacity(of: index, capacities: capacities)
      guard short >= Tolerance.rounding(total: demand) else { continue }
      shortfalls.append(.init(product: index, amount: Volume(bushels: short)))
    }
    return shortfalls
  }
}
