/// The ways to keep tanks of a job empty so that a weight limit, which counts the reserves of those
/// in use, allows a fill more.
///
/// With a set S of tanks kept in use the limit is one number for all assignments, as the methods
/// have it; the best over all S is the best of the job, because every assignment uses some S.
struct LighterJobs {
  private let job: Job
  /// By the bits of S, the acres that neither capacity nor weight lets a fill exceed; 0 for sets that
  /// cannot be.
  private var bounds: [Double]

  /// Lists what is worth a look for a job whose weight limit depends on its tanks.
  init(_ job: Job) {
    self.job = job
    let (instance, weight) = (AllocationInstance(job), WeightLimit(job))
    let unitDemand = instance.unitDemands.reduce(0, +)
    let rate = job.totalRate.poundsPerAcre
    var held = TankSet.none
    for product in instance.productIndices {
      held = TankSet(bits: held.bits | job.rules.heldTanks[product].bits)
    }
    bounds = [Double](repeating: 0, count: 1 << instance.capacities.count)
    for bits in bounds.indices {
      let tanks = TankSet(bits: UInt32(bits))
      guard tanks.subtracting(instance.usableTanks) == .none, held.subtracting(tanks) == .none,
        tanks.count >= instance.productCount
      else { continue }
      bounds[bits] = min(
        instance.capacity(of: tanks) / unitDemand, weight.pounds(using: tanks) / rate)
    }
  }

  /// The job with each set of tanks in use that there may be.
  static func all(of job: Job) -> [Job] {
    let bounds = LighterJobs(job).bounds
    return bounds.indices.filter { bounds[$0] > 0 }
      .map { job.using(TankSet(bits: UInt32($0))) }
  }

  /// Takes the job with the largest bound, if that exceeds an area.
  mutating func next(exceeding acres: Double) -> Job? {
    var best = 0
    for bits in bounds.indices where bounds[bits] > bounds[best] { best = bits }
    guard bounds[best] > acres * (1 + Tolerance.tie) else { return nil }
    bounds[best] = 0
    return job.using(TankSet(bits: UInt32(best)))
  }
}

extension Job {
  /// Whether a weight limit may end a fill, and depends on the tanks in use.
  ///
  /// `largest` is the largest area per fill with every tank in use, by capacity and weight.
  func mayBeLighter(_ largest: Double) -> Bool {
    let weight = WeightLimit(self)
    return weight.dependsOnTanks
      && largest >= weight.area(totalRate: totalRate.poundsPerAcre) * (1 - Tolerance.tie)
  }

  /// The job with all other tanks kept empty.
  func using(_ tanks: TankSet) -> Job {
    let others = TankSet.first(cart.tanks.count).subtracting(tanks)
    guard var job = try? with(constraints: constraints + [.emptyTanks(others)]) else {
      preconditionFailure("A tank of a valid job can be kept empty.")
    }
    job.onBoard = onBoard
    return job
  }

  /// The job with those tanks kept empty without which a fill lasts longest under a weight limit; the
  /// job itself where none is better empty.
  package func lightest() throws(AllocationError) -> Job {
    guard WeightLimit(self).dependsOnTanks else { return self }
    let best = try Method.allocateExactly(self, for: .largestAreaPerFill)
    return mayBeLighter(best.value) ? using(best.assignment.tanks) : self
  }
}

extension Job {
  /// Returns the best of what a method finds for the job and, where a weight limit depends on the
  /// tanks in use, for the job with tanks kept empty.
  func best(
    for objective: Objective,
    _ solve: (Job) throws(AllocationError) -> AllocationResult
  ) throws(AllocationError) -> AllocationResult {
    var best = try solve(self)
    guard objective == .largestAreaPerFill, mayBeLighter(best.value) else { return best }
    let bound = best.bound
    var lighter = LighterJobs(self)
    while let job = lighter.next(exceeding: best.value * (1 - 3 * Tolerance.tie)) {
      let found = try solve(job)
      if found.status != .infeasible, isBetter(found, than: best) { best = found }
    }
    return best.with(bound: bound)
  }

  /// Whether an answer lasts longer, or as long with fewer tanks, less capacity or a smaller vector.
  private func isBetter(_ found: AllocationResult, than best: AllocationResult) -> Bool {
    if found.value > best.value * (1 + Tolerance.tie) { return true }
    guard found.value >= best.value * (1 - Tolerance.tie) else { return false }
    return AllocationInstance(self).prefers(found.assignment, to: best.assignment)
  }
}

extension AllocationInstance {
  /// Whether an assignment has fewer tanks, less capacity or a smaller vector.
  func prefers(_ own: Assignment, to other: Assignment) -> Bool {
    if own.tanksUsed != other.tanksUsed { return own.tanksUsed < other.tanksUsed }
    let (capacity, otherCapacity) = (capacity(of: own.tanks), capacity(of: other.tanks))
    return capacity == otherCapacity ? own.code < other.code : capacity < otherCapacity
  }

  /// What tanks can give, added in their order.
  func capacity(of tanks: TankSet) -> Double {
    var sum = 0.0
    for tank in capacities.indices where tanks.contains(tank) { sum += capacities[tank] }
    return sum
  }
}
