package import AirCart

/// How far the methods are from the optimum, over the jobs of a scenario or over random ones.
///
/// Every job goes through every method but the exhaustive search, on every cart. Work is cut into
/// blocks of a fixed size whose sums are added in order, so that the figures have the same bits for
/// any number of threads.
package struct QualityStudy: Sendable {
  /// The methods in the order in which they are reported.
  package static let methods: [Method] = [
    .greedy, .leastFilledFirst, .fillAwareGreedy, .localSearch, .partitionScan, .subsetProgramme,
  ]

  package let source: QualitySource
  private let threads: Int?
  private let demands: GridDemands?
  private let sets: AppliedSets
  /// By cart, then by set.
  private var preparations: [[QualityPreparation]]

  /// Checks the source and builds the tables that jobs share.
  package init(_ source: QualitySource, threads: Int? = nil) throws(SweepError) {
    self.source = source
    self.threads = threads
    let demands: GridDemands? =
      if case .grid(let grid) = source { GridDemands(grid) } else { nil }
    self.demands = demands
    let sets = AppliedSets(source)
    self.sets = sets
    preparations = try concurrentMap(count: source.carts.count, threads: threads) {
      cart throws(SweepError) in
      var row: [QualityPreparation] = []
      for set in sets.products { row.append(try Self.preparation(source, cart: cart, set)) }
      return row
    }
  }

  /// Changes the tables of a cart, for tests that must see a fault found.
  package mutating func plant(_ fault: (inout PartitionTable) -> Void, inCart cart: Int) {
    for set in preparations[cart].indices { preparations[cart][set].tables.plant(fault) }
  }
}

// MARK: - Blocks

extension QualityStudy: Study {
  /// Jobs in a block: fixed, because sums are rounded block by block.
  private static let blockJobs = 4_096

  package var size: Int { source.jobCount }
  package var blockCount: Int { (size + Self.blockJobs - 1) / Self.blockJobs }

  /// The tallies of every block, by cart and number of products.
  package func tallies(
    of blocks: Range<Int>, _ watch: StudyWatch
  ) throws(SweepError) -> [[QualityTally]] {
    try watch.tallies(of: blocks, threads: threads, orThrow: SweepError.cancelled) { block, ended in
      let first = block * Self.blockJobs
      return evaluate(first..<min(size, first + Self.blockJobs), watch.isCancelled) { ended(1) }
    }
  }

  package var emptyTallies: [[QualityTally]] {
    Array(repeating: emptyBlock, count: blockCount)
  }

  package func visit(
    _ tallies: inout [[QualityTally]], _ blocks: Range<Int>, _ records: inout PartRecords
  ) {
    for block in blocks {
      for index in tallies[block].indices { tallies[block][index].visit(&records) }
    }
  }

  /// Adds the blocks up in order.
  package func results(_ blocks: [[QualityTally]]) -> QualityResults {
    var tallies = emptyBlock
    for block in blocks {
      for index in block.indices { tallies[index].merge(block[index]) }
    }
    let counts = productCounts
    let sums = tallies
    let groups = concurrentMap(count: sums.count, threads: threads) { index in
      QualityGroup(
        cart: index / counts.count, productCount: counts[index % counts.count], sums[index],
        Self.methods, isSample: source.isSample)
    }
    return QualityResults(source: source, groups: groups.filter { $0.jobs > 0 })
  }
}

// MARK: - Preparing

extension QualityStudy {
  private static func preparation(
    _ source: QualitySource, cart: Int, _ set: [Int]
  ) throws(SweepError) -> QualityPreparation {
    let level = source.carts[cart]
    do throws(AllocationError) {
      try SubsetProgramme.check(tanks: level.cart.tanks.count, products: set.count)
    } catch {
      throw .allocation(error, cart: cart)
    }
    do throws(JobError) {
      // A job without any product keeps one at a rate of zero, which is data like any other.
      let job = try Job(
        cart: level.cart, area: Area(acres: 1),
        products: (set.isEmpty ? [0] : set).map { _ in
          ProductDemand(
            name: "", density: BulkDensity(poundsPerBushel: 1),
            rate: .poundsPerAcre(set.isEmpty ? 0 : 1), area: .acres(1))
        },
        constraints: level.constraints.filter { !$0.isLimit }
          .compactMap { $0.renumbered(set.firstIndex) })
      return QualityPreparation(job)
    } catch {
      throw .job(error, cart: cart)
    }
  }
}

extension Constraint {
  /// Whether it is a limit, which caps every method alike and tells nothing about any.
  fileprivate var isLimit: Bool {
    switch self {
    case .payload, .grossWeight: true
    case .allowedTanks, .mostTanks, .forbiddenTanks, .emptyTanks, .holds, .reserve: false
    }
  }
}

// MARK: - Evaluating

extension QualityStudy {
  /// Jobs are told apart by cart and number of products.
  private var productCounts: [Int] { Array(Set(sets.products.map(\.count))).sorted() }

  private var emptyBlock: [QualityTally] {
    Array(
      repeating: QualityTally(methodCount: Self.methods.count),
      count: source.carts.count * productCounts.count)
  }

  /// Evaluates jobs, unless asked to stop; the tallies are then those of no study.
  private func evaluate(
    _ jobs: Range<Int>, _ isCancelled: () -> Bool, ended: () -> Void
  ) -> [QualityTally] {
    var tallies = emptyBlock
    let counts = productCounts
    let places = sets.products.map { counts.firstIndex(of: $0.count) ?? 0 }
    var scratch = Scratch()
    let benches = preparations.map { $0.map { QualityBench($0, in: &scratch) } }
    var numbers = JobNumbers(in: &scratch)
    for job in jobs {
      load(job, &numbers)
      for cart in benches.indices where !isCancelled() {
        evaluate(
          job, numbers, by: benches[cart][numbers.set],
          into: &tallies[cart * counts.count + places[numbers.set]])
      }
      ended()
    }
    return tallies
  }

  private func load(_ job: Int, _ numbers: inout JobNumbers) {
    switch source {
    case .random(let jobs, _): numbers.load(jobs, job)
    case .grid(let grid):
      guard let demands else { return }
      let combination = job / grid.fields.count
      numbers.set = sets.setOfCombination[combination]
      numbers.load(
        demands, sets: sets, rates: grid.rateIndices(ofCombination: combination),
        field: job % grid.fields.count)
    }
  }

  private func evaluate(
    _ job: Int, _ numbers: JobNumbers, by bench: QualityBench, into tally: inout QualityTally
  ) {
    tally.jobs += 1
    guard numbers.productCount > 0 else { return }
    let programme = bench.answer(.subsetProgramme, numbers)
    let scan = bench.answer(.partitionScan, numbers)
    guard let optimum = scan ?? programme else { return }
    if optimum.covered == 0 { tally.infeasible += 1 }
    for (index, method) in Self.methods.enumerated() {
      let answer: QualityAnswer? =
        switch method {
        case .partitionScan: scan
        case .subsetProgramme: programme
        default: bench.answer(method, numbers)
        }
      guard let answer else { continue }
      tally.methods[index].add(answer, optimum: optimum, numbers)
      if method == .greedy {
        let gap = unallocatedGap(
          greedy: answer.unallocated, optimal: optimum.unallocated,
          totalDemand: numbers.totalDemand)
        tally.noteWorst(job: job, gap: gap)
      }
      if method.isExact {
        tally.noteDifference(answer.unallocated, optimum.unallocated)
        tally.noteDifference(answer.covered, optimum.covered)
      } else {
        // A heuristic better than the optimum is a fault of an exact method.
        tally.noteDifference(
          min(answer.unallocated, optimum.unallocated), optimum.unallocated)
        tally.noteDifference(max(answer.covered, optimum.covered), optimum.covered)
      }
    }
  }
}
