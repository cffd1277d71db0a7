/// What an exact method looks its answers up in.
///
/// Tables know how many products there are and no more: jobs, sets of as many products and threads
/// share them.
package struct ExactTables: Sendable {
  private let products: Int
  /// All partitions of the tanks, where products may change places and tanks are few.
  package private(set) var partitions: PartitionTables?
  /// A window over the partitions of a large cart.
  let window: PartitionWindow?

  /// Builds what so many jobs are worth.
  ///
  /// This is the one place that chooses between the partition scan, its window and the subset
  /// programme. A window costs as much as about a hundred jobs of the programme.
  package init(_ instance: AllocationInstance, jobs: Int = 1) {
    let (tanks, products) = (instance.usableTanks.count, instance.productCount)
    self.products = products
    let isScanned = Method.exact(for: instance) == .partitionScan
    partitions = isScanned ? PartitionTables(instance) : nil
    let hasWindow =
      jobs >= ExactSolver.manyJobs && !instance.tellsProductsApart
      && tanks > PartitionScan.tankLimit && tanks <= PartitionWindow.tankLimit
      && (2...PartitionWindow.productLimit).contains(products)
    window =
      hasWindow
      ? PartitionWindow(capacities: instance.capacitiesInUse, productCount: products) : nil
  }

  private init() { (products, partitions, window) = (0, nil, nil) }

  /// What the subset programme and the exhaustive search look up: nothing.
  static let none = ExactTables()

  /// The same, taken from those that are known of the cart.
  package init(
    _ instance: AllocationInstance, jobs: Int = 1, sharing known: inout [ExactTables]
  ) {
    guard !instance.tellsProductsApart else {
      self.init(instance, jobs: jobs)
      return
    }
    if let own = known.first(where: { $0.products == instance.productCount }) {
      self = own
    } else {
      self.init(instance, jobs: jobs)
      known.append(self)
    }
  }

  /// Changes the table of the values, for tests that must see a fault found.
  package mutating func plant(_ fault: (inout PartitionTable) -> Void) {
    guard let sound = partitions else { return }
    var values = sound.values
    fault(&values)
    partitions = PartitionTables(values: values, canonical: sound.canonical)
  }
}

/// An exact method made ready for one cart, its rules and a number of products, and asked again and
/// again with other numbers.
///
/// Plans, sweeps, their judge, studies of quality and what-if all ask here, so that they get the same
/// bits. Not shared between threads.
package final class ExactSolver {
  /// So many jobs are worth a table that one is not.
  static let manyJobs = 100

  // One of these answers; apart from each other, because to take one out of an enumeration counts
  // references.
  private let partitions: PartitionTables?
  private let programme: SubsetWorkspace?
  private let window: PartitionWindow?
  private let exhaustive: ExhaustiveSearch?
  /// What the answers are said to come from.
  private let method: Method
  private var scratch = Scratch()
  private let work: UnsafeMutablePointer<WorkCounters>

  /// Refuses what the method that suits an instance does not take.
  package static func check(_ instance: AllocationInstance) throws(AllocationError) {
    try check(instance, by: .exact(for: instance))
  }

  private static func check(
    _ instance: AllocationInstance, by method: Method
  ) throws(AllocationError) {
    switch method {
    case .partitionScan: try PartitionScan.check(instance)
    case .subsetProgramme: try SubsetProgramme.check(instance)
    case .exhaustive: try ExhaustiveAllocator.check(instance)
    case .greedy, .fillAwareGreedy, .leastFilledFirst, .localSearch:
      preconditionFailure("A heuristic has nothing to prepare.")
    }
  }

  /// Prepares the method that suits an instance.
  ///
  /// - Parameters:
  ///   - instance: The cart, rules and products, checked.
  ///   - tables: What the instance was found to need, built here otherwise.
  ///   - jobs: How many jobs are to come.
  ///   - isForValues: Whether no assignment is going to be asked for, which saves its preparation.
  package convenience init(
    _ instance: AllocationInstance, tables: ExactTables? = nil, jobs: Int = 1,
    isForValues: Bool = false
  ) {
    self.init(
      instance, .exact(for: instance), tables ?? ExactTables(instance, jobs: jobs), jobs: jobs,
      isForValues)
  }

  /// Prepares the exact method that is asked for.
  ///
  /// - Throws: `AllocationError` when it does not take the instance.
  package convenience init(
    _ instance: AllocationInstance, by method: Method, isForValues: Bool = false
  ) throws(AllocationError) {
    try Self.check(instance, by: method)
    let tables = method == .partitionScan ? ExactTables(instance) : .none
    self.init(instance, method, tables, jobs: 1, isForValues)
  }

  private init(
    _ instance: AllocationInstance, _ method: Method, _ tables: ExactTables, jobs: Int,
    _ isForValues: Bool
  ) {
    self.method = method
    work = scratch.take(1)
    work.initialize(to: WorkCounters())
    partitions = tables.partitions
    window = tables.window
    exhaustive = method == .exhaustive ? ExhaustiveSearch(instance) : nil
    // The scan of no product or no tank is a programme too: there is nothing to tabulate.
    programme =
      exhaustive == nil && partitions == nil
      ? SubsetWorkspace(
        instance, forMany: jobs >= Self.manyJobs, searching: !isForValues, in: &scratch) : nil
  }
}

// MARK: - Answers

extension ExactSolver {
  /// Whether a job takes long enough to ask before it whether to go on.
  package var isSlow: Bool { method != .partitionScan }

  /// The work of all answers since it was set to nothing.
  package var counters: WorkCounters {
    get { work.pointee }
    set { work.pointee = newValue }
  }

  /// Returns the largest area per fill in acres, or 0 when some product must go without a tank.
  ///
  /// This is what the tanks hold; a weight limit caps it outside, for all assignments alike. The
  /// numbers v of each product are in bushels per acre and greater than zero.
  package func largestArea(unitDemands: UnsafePointer<Double>) -> Double {
    if let partitions {
      work.pointee.candidates += partitions.values.areaCandidates
      return partitions.values.largestArea(unitDemands: unitDemands)
    }
    return slowly(largestArea: unitDemands)
  }

  /// Apart from the scan, which would otherwise make room for all that this needs.
  @inline(never)
  private func slowly(largestArea unitDemands: UnsafePointer<Double>) -> Double {
    if let window { return window.largestArea(unitDemands: unitDemands) }
    if let programme {
      return programme.largestArea(unitDemands: unitDemands, counters: &work.pointee)
    }
    return exhaustive?.largestArea(unitDemands: unitDemands, counters: &work.pointee) ?? 0
  }

  /// Returns the least unallocated amount in bushels, as searched and not yet settled by `bound`.
  ///
  /// The numbers b of each product are in bushels.
  package func leastUnallocated(
    demands: UnsafePointer<Double>, totalDemand: Double, bound: UnallocatedBound? = nil
  ) -> Double {
    if let partitions {
      work.pointee.candidates += partitions.values.unallocatedCandidates
      return partitions.leastUnallocated(demands: demands)
    }
    return slowly(leastUnallocated: demands, totalDemand, bound)
  }

  @inline(never)
  private func slowly(
    leastUnallocated demands: UnsafePointer<Double>, _ totalDemand: Double,
    _ bound: UnallocatedBound?
  ) -> Double {
    // Where the window reaches the bound, so does the programme; only elsewhere are the programme's
    // own last bits needed.
    if let window, let bound {
      let value = window.leastUnallocated(demands: demands)
      if bound.settle(value) == bound.value { return value }
    }
    if let programme {
      return programme.leastUnallocated(
        demands: demands, totalDemand: totalDemand, counters: &work.pointee)
    }
    return exhaustive?.leastUnallocated(demands: demands, counters: &work.pointee) ?? 0
  }

  /// Returns the canonical assignment among those that cover an area greater than zero, which some
  /// must.
  package func canonicalAssignment(
    unitDemands: UnsafePointer<Double>, covering acres: Double
  ) -> Assignment {
    if let partitions {
      return partitions.canonicalAssignment(unitDemands: unitDemands, covering: acres)
    }
    if let programme {
      return programme.canonicalAssignment(
        unitDemands: unitDemands, best: acres, counters: &work.pointee)
    }
    return exhaustive?.canonicalAssignment(
      unitDemands: unitDemands, best: acres, counters: &work.pointee) ?? .empty
  }

  /// Returns the canonical assignment among those that leave no more than `best`, as searched.
  package func canonicalAssignment(
    demands: UnsafePointer<Double>, leaving best: Double, totalDemand: Double
  ) -> Assignment {
    if let partitions {
      return partitions.canonicalAssignment(
        demands: demands, leaving: best, totalDemand: totalDemand)
    }
    if let programme {
      return programme.canonicalAssignment(
        demands: demands, best: best, totalDemand: totalDemand, counters: &work.pointee)
    }
    return exhaustive?.canonicalAssignment(
      demands: demands, best: best, totalDemand: totalDemand, counters: &work.pointee) ?? .empty
  }

  /// The area from which on the cart is filled to capacity; infinite where that is not known.
  package func saturationArea(unitDemands: UnsafePointer<Double>) -> Double {
    partitions?.values.saturationArea(unitDemands: unitDemands) ?? .infinity
  }

  /// Returns the optimum of an instance of the cart, rules and products prepared for.
  package func allocate(
    _ instance: AllocationInstance, for objective: Objective
  ) -> AllocationResult {
    switch objective {
    case .largestAreaPerFill: largestArea(of: instance)
    case .leastUnallocated: leastUnallocated(of: instance)
    }
  }

  private func largestArea(of instance: AllocationInstance) -> AllocationResult {
    counters = WorkCounters()
    let needs = instance.unitDemands
    let largest = largestArea(needs)
    let best = min(largest, instance.weightArea)
    guard best > 0 else { return .infeasible(instance, method, largestArea: largest, counters) }
    let assignment = canonicalAssignment(unitDemands: needs, covering: best)
    return .optimal(
      instance, for: .largestAreaPerFill, by: method, assignment, best: best, counters: counters)
  }

  private func leastUnallocated(of instance: AllocationInstance) -> AllocationResult {
    counters = WorkCounters()
    let (best, assignment) = leastUnallocated(instance.demands)
    return .optimal(
      instance, for: .leastUnallocated, by: method, assignment, best: best, counters: counters)
  }

  /// Returns the largest area per fill of the numbers v of each product; 0 without any.
  package func largestArea(_ unitDemands: [Double]) -> Double {
    unitDemands.isEmpty ? 0 : largestArea(unitDemands: unitDemands)
  }

  /// Returns the least unallocated amount of the numbers b of each product, with its canonical
  /// assignment.
  func leastUnallocated(_ demands: [Double]) -> (bushels: Double, assignment: Assignment) {
    guard !demands.isEmpty else { return (0, .empty) }
    let total = descending(demands).reduce(0, +)
    let best = leastUnallocated(demands: demands, totalDemand: total)
    return (best, canonicalAssignment(demands: demands, leaving: best, totalDemand: total))
  }
}
