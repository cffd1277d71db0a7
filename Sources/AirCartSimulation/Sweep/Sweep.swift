public import AirCart

/// Why a sweep has no results.
public enum SweepError: Error, Equatable, Sendable {
  /// A cart, rate or field does not make a job.
  case job(JobError, cart: Int)
  /// A cart is larger than the exact method takes.
  case allocation(AllocationError, cart: Int)
  /// The grid has more cells than can be counted.
  case tooManyCells
  /// Asked to stop.
  case cancelled
}

/// A sweep over a grid: every cell through the allocator, in parallel.
public struct Sweep: Sendable {
  /// The grid.
  package let grid: SweepGrid
  /// What is computed, and how.
  package let options: SweepOptions
  private let work: SweepWork
  private let demands: GridDemands
  /// Which products are applied, by combination, as a position in the preparations.
  private let appliedSets: [[Bool]]
  /// By cart, then by set of applied products.
  private var preparations: [[CartPreparation]]

  /// Checks the grid and builds the tables that jobs share.
  ///
  /// - Parameters:
  ///   - grid: Carts, field sizes and rates.
  ///   - options: Methods, metrics, threads.
  /// - Throws: ``SweepError`` for a number that makes no job, or a cart that the methods do not take.
  package init(_ grid: SweepGrid, options: SweepOptions = SweepOptions()) throws(SweepError) {
    try Self.checkNumbers(of: grid)
    self.grid = grid
    self.options = options
    let work = SweepWork(options)
    self.work = work
    demands = GridDemands(grid)
    appliedSets = Self.appliedSets(grid, demands)
    let appliedSets = appliedSets
    preparations = try concurrentMap(count: grid.carts.count, threads: options.threads) {
      cart throws(SweepError) in
      var row: [CartPreparation] = []
      var shared: [ExactTables] = []
      for applied in appliedSets {
        let job = try Self.job(grid, cart: cart, applied: applied)
        try Self.check(job, cart: cart, options)
        let jobs =
          grid.rateCombinationCount * (work.searchesAmounts ? grid.fields.count : 1)
        row.append(CartPreparation(job, jobs: jobs, sharing: &shared))
      }
      return row
    }
  }

  /// Changes the tables of a cart, for tests that must see a fault found.
  package mutating func plant(_ fault: (inout PartitionTable) -> Void, inCart cart: Int) {
    for index in preparations[cart].indices { preparations[cart][index].tables.plant(fault) }
  }

  /// The memory that the results take, in bytes.
  package static func resultBytes(_ grid: SweepGrid, _ options: SweepOptions) -> Double {
    let combinations = grid.products.reduce(1.0) { $0 * Double($1.rates.count) }
    return options.metrics.reduce(0) { bytes, metric in
      let carts = metric.dependsOnCart ? Double(grid.carts.count) : 1
      let fields = metric.dependsOnField ? Double(grid.fields.count) : 1
      return bytes + carts * fields * combinations * 8
    }
  }

  /// Computes every cell.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked before each block of work, from any thread.
  ///   - progress: Told how many cells are done, from any thread.
  ///   - checking: Told how many cells are checked, and of how many, from any thread.
  /// - Returns: The metrics asked for, and how far the exhaustive search confirmed them.
  /// - Throws: `SweepError.cancelled` when asked to stop.
  /// - Complexity: O(cells) for carts of up to six tanks without rules, at some tens of nanoseconds
  ///   a cell; the cross-check takes the rest, at most `SweepOptions.assignmentBudget` assignments.
  public func run(
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    checking: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(SweepError) -> SweepResults {
    let watch = StudyWatch(isCancelled: isCancelled, progress: progress, checking: checking)
    return results(try tallies(of: 0..<blockCount, watch))
  }

  /// The preparation of a cart for a combination of rates.
  func preparation(cart: Int, rateIndices: [Int]) -> CartPreparation {
    preparations[cart][appliedSet(rateIndices)]
  }

  /// The demands of a combination of rates along the field axis.
  func load(_ axis: inout AxisDemands, rateIndices: [Int]) {
    axis.load(demands, rateIndices: rateIndices)
  }
}

// MARK: - Blocks

extension Sweep {
  /// Cells in a block: enough to keep threads from meeting, few enough to stop promptly.
  private static let blockCells = 16_384

  /// A cell of the subset programme counts for as many as it costs, about.
  private static let programmeCells = 2_000

  private var combinationsPerBlock: Int {
    let cells = preparations.reduce(0) { sum, sets in
      let isSlow = sets.contains { $0.method != .partitionScan }
      return sum + grid.fields.count * (isSlow ? Self.programmeCells : 1)
    }
    return max(1, Self.blockCells / max(1, cells))
  }

  /// Computes every value of a part.
  func evaluate(_ part: inout SweepPart, _ watch: StudyWatch) throws(SweepError) {
    let (layout, combinations) = (part.layout, part.combinations)
    let fields = grid.seededFields.map { $0.acres }
    let step = combinationsPerBlock
    try part.values.withUnsafeMutableBufferPointer { buffer throws(SweepError) in
      guard let base = buffer.baseAddress else { return }
      let sinks = SinkTable(memory: base, layout: layout)
      _ = try watch.tallies(
        of: 0..<(combinations.count + step - 1) / step, threads: options.threads,
        orThrow: SweepError.cancelled
      ) { block, ended in
        let first = combinations.lowerBound + block * step
        let range = first..<min(combinations.upperBound, first + step)
        evaluate(range, of: combinations, fields, into: sinks, isCancelled: watch.isCancelled)
        ended(range.count * grid.carts.count * fields.count)
      }
    }
  }

  /// Computes every value on this thread and without a break, and has none of them judged.
  package func values() -> SweepPart {
    var part = SweepPart(self, 0..<blockCount)
    let (layout, combinations) = (part.layout, part.combinations)
    part.values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      evaluate(
        combinations, of: combinations, grid.seededFields.map { $0.acres },
        into: SinkTable(memory: base, layout: layout), isCancelled: { false })
    }
    return part
  }

  private func evaluate(
    _ range: Range<Int>, of combinations: Range<Int>, _ fields: [Double], into sinks: SinkTable,
    isCancelled: () -> Bool
  ) {
    let fieldCount = fields.count
    var scratch = Scratch()
    var axis = AxisDemands(fields: fields, productCount: grid.products.count, in: &scratch)
    let row = SinkRow(sinks, fieldCount: fieldCount, in: &scratch)
    // One evaluator a cart at a time: with many sets of applied products their memory would outgrow
    // the results.
    var evaluators = [(set: Int, evaluator: AxisEvaluator)?](
      repeating: nil, count: grid.carts.count)
    var cursor = RateCursor(grid, at: range.lowerBound)
    let cartCount = grid.carts.count
    for combination in range {
      if isCancelled() { return }
      load(&axis, rateIndices: cursor.indices)
      let set = appliedSet(cursor.indices)
      let place = combination - combinations.lowerBound
      for cart in 0..<cartCount {
        row.move(cart: cart, combination: place)
        if cart == 0 { writeDemand(axis, row) }
        if isCancelled() { return }
        if evaluators[cart]?.set != set {
          let evaluator = AxisEvaluator(
            preparations[cart][set], work, productCount: grid.products.count)
          evaluators[cart] = (set, evaluator)
        }
        evaluators[cart]?.evaluator.evaluate(axis, into: row.sinks, isCancelled: isCancelled)
      }
      cursor.advance()
    }
  }

  private func writeDemand(_ axis: AxisDemands, _ row: SinkRow) {
    row.sinks[CellMetric.demand.rawValue].update(from: axis.totals, count: axis.fieldCount)
  }
}

// MARK: - Sets of applied products

extension Sweep {
  /// All sets of applied products that combinations of the grid can have.
  private static func appliedSets(_ grid: SweepGrid, _ demands: GridDemands) -> [[Bool]] {
    var sets: [[Bool]] = [[]]
    for product in grid.products.indices {
      let kinds = [true, false].filter { applied in
        demands.unitDemands[product].contains { ($0 > 0) == applied }
      }
      sets = sets.flatMap { set in kinds.map { set + [$0] } }
    }
    return sets
  }

  private func appliedSet(_ rateIndices: [Int]) -> Int {
    if appliedSets.count == 1 { return 0 }
    let set = rateIndices.enumerated().map { product, rate in
      demands.unitDemands[product][rate] > 0
    }
    guard let index = appliedSets.firstIndex(of: set) else {
      preconditionFailure("Every combination's set was enumerated.")
    }
    return index
  }

  /// A job of the cart with these products, to read rules and limits from.
  private static func job(
    _ grid: SweepGrid, cart: Int, applied: [Bool]
  ) throws(SweepError) -> Job {
    let products = grid.products.enumerated().map { index, product in
      let rate = product.rates.first { ($0.stated > 0) == applied[index] }
      return ProductDemand(
        name: product.name, density: product.density, rate: rate ?? .poundsPerAcre(0),
        area: Area(1, in: grid.units))
    }
    do throws(JobError) {
      return try Job(
        cart: grid.carts[cart].cart, area: Area(acres: 1), products: products,
        constraints: grid.carts[cart].constraints)
    } catch {
      throw .job(error, cart: cart)
    }
  }

  /// Refuses fields and rates of which a job would be refused: not every one meets a problem before
  /// the work.
  private static func checkNumbers(of grid: SweepGrid) throws(SweepError) {
    var cells = 1
    for count in [grid.carts.count, grid.fields.count]
      + grid.products.map({ $0.rates.count })
    {
      let (product, overflows) = cells.multipliedReportingOverflow(by: count)
      guard !overflows else { throw .tooManyCells }
      // An axis without a value leaves nothing to count, and the others may overflow no less.
      cells = max(1, product)
    }
    for field in grid.fields.map({ $0.stated }) where !(field >= 0 && field.isFinite) {
      throw .job(.invalidArea(field), cart: 0)
    }
    for (index, product) in grid.products.enumerated() {
      for rate in product.rates.map({ $0.stated }) where !(rate >= 0 && rate.isFinite) {
        throw .job(.invalidRate(product: index, rate), cart: 0)
      }
    }
  }

  /// Refuses before the work what the chosen method would refuse in it.
  private static func check(
    _ job: Job, cart: Int, _ options: SweepOptions
  ) throws(SweepError) {
    let instance = AllocationInstance(job)
    do throws(AllocationError) {
      if options.methods.contains(.optimal) {
        try SubsetProgramme.check(instance)
      } else if options.methods.contains(.exhaustive) {
        try ExhaustiveAllocator.check(instance)
      }
    } catch {
      throw .allocation(error, cart: cart)
    }
  }
}

/// Walks through the combinations of rates, the last product fastest.
struct RateCursor {
  private(set) var indices: [Int]
  private let counts: [Int]

  init(_ grid: SweepGrid, at combination: Int) {
    indices = grid.rateIndices(ofCombination: combination)
    counts = grid.products.map { $0.rates.count }
  }

  mutating func advance() {
    for product in indices.indices.reversed() {
      indices[product] += 1
      if indices[product] < counts[product] { return }
      indices[product] = 0
    }
  }
}
