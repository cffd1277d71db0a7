import AirCart

/// Runs the exhaustive search beside the exact method and compares their values.
///
/// Every cell when the budget of assignments allows it, otherwise cells drawn by seed. Carts with
/// more assignments than the search accepts are named, not checked.
struct SweepJudge {
  private let sweep: Sweep
  private let grid: SweepGrid
  private let options: SweepOptions
  /// The positions of the carts that are checked.
  private let carts: [Int]
  /// The cells of those carts, and how many of them are checked.
  private let cells: Int
  private let count: Int

  private var isSample: Bool { count < cells }

  init(_ sweep: Sweep) {
    self.sweep = sweep
    (grid, options) = (sweep.grid, sweep.options)
    let (grid, options) = (grid, options)
    guard options.methods.isSuperset(of: [.optimal, .exhaustive]) else {
      (carts, cells, count) = ([], 0, 0)
      return
    }
    let assignments = grid.carts.map {
      ExhaustiveAllocator.assignmentCount(
        products: grid.products.count, tanks: $0.cart.tanks.count)
    }
    carts = grid.carts.indices.filter {
      assignments[$0] <= ExhaustiveAllocator.assignmentLimit
    }
    let axes = grid.fields.count * grid.rateCombinationCount
    cells = carts.count * axes
    let all = carts.reduce(0.0) { $0 + assignments[$1] * Double(axes) }
    count =
      all > options.assignmentBudget
      ? Int(Double(cells) * (options.assignmentBudget / all)) : cells
  }

  /// What is said of a sweep whose worst difference is known.
  func agreement(_ worst: SweepAgreement.Difference?) -> SweepAgreement {
    let isAsked = options.methods.isSuperset(of: [.optimal, .exhaustive])
    let unchecked = isAsked ? grid.carts.indices.filter { !carts.contains($0) } : []
    return SweepAgreement(
      checkedCells: count, uncheckedCarts: unchecked.map { grid.carts[$0].cart.name },
      isSample: isSample, seed: options.seed, worst: worst)
  }

  private static let blockCells = 256

  /// The worst difference in the cells of a part; `nil` where none of them is checked.
  func worst(
    of part: SweepPart, _ watch: StudyWatch
  ) throws(SweepError) -> SweepAgreement.Difference? {
    let stream = RandomStream(seed: options.seed)
    let own = StudyWatch(
      isCancelled: watch.isCancelled, progress: { [count] in watch.checking($0, count) })
    return try own.tallies(
      of: 0..<(count + Self.blockCells - 1) / Self.blockCells, threads: options.threads,
      orThrow: SweepError.cancelled
    ) { block, ended in
      let range = block * Self.blockCells..<min(count, (block + 1) * Self.blockCells)
      let cells = range.map { cell(isSample ? drawn($0, stream) : $0) }
      defer { ended(range.count) }
      return worstDifference(
        cells.filter { part.combinations.contains($0.combination) }, part, watch.isCancelled)
    }.reduce(nil) { Self.worse($0, $1) }
  }

  /// Draws one cell from each of `count` equal parts of all cells, so that no cell comes twice.
  private func drawn(_ index: Int, _ stream: RandomStream) -> Int {
    let first = index * cells / count
    let end = (index + 1) * cells / count
    return first + Int(stream.unit(at: index) * Double(end - first))
  }

  /// Cells in the order cart, rates, field, so that neighbours share an axis.
  private func cell(_ place: Int) -> SweepGrid.Cell {
    let fields = grid.fields.count
    let combinations = grid.rateCombinationCount
    return SweepGrid.Cell(
      cart: carts[place / (fields * combinations)], field: place % fields,
      combination: place / fields % combinations)
  }

  /// The worst difference of some cells, of which neighbours mostly share an axis and a cart.
  private func worstDifference(
    _ cells: [SweepGrid.Cell], _ part: SweepPart, _ isCancelled: () -> Bool
  ) -> SweepAgreement.Difference? {
    if cells.isEmpty { return nil }
    var bench = Bench(grid)
    var worst: SweepAgreement.Difference?
    for cell in cells {
      // One cell of ten tanks is a million assignments: ask often.
      if isCancelled() { return nil }
      bench.move(to: cell, sweep)
      guard let values = bench.values(at: cell) else { continue }
      for difference in differences(cell, part, exact: values.exact, judge: values.judge) {
        worst = Self.worse(worst, difference)
      }
    }
    return worst
  }

  /// What was written into the results is judged too, not only what the method says when asked.
  private func differences(
    _ cell: SweepGrid.Cell, _ part: SweepPart, exact: ExhaustiveSearch.BestValues,
    judge: ExhaustiveSearch.BestValues
  ) -> [SweepAgreement.Difference] {
    var area = exact.largestArea
    // A written area is its assignment's own, which may miss the best by the tie tolerance.
    // Where no fill is possible none is written.
    if let written = part.value(.areaPerFill, at: cell).map({ $0.isNaN ? 0 : $0 }),
      !(abs(written - area) <= 2 * Tolerance.tie * area)
    {
      area = written
    }
    let left = part.value(.optimalUnallocated, at: cell) ?? exact.leastUnallocated
    return [
      Self.difference(cell, .largestAreaPerFill, exact: area, exhaustive: judge.largestArea),
      Self.difference(cell, .leastUnallocated, exact: left, exhaustive: judge.leastUnallocated),
    ]
  }

  private static func difference(
    _ cell: SweepGrid.Cell, _ objective: Objective, exact: Double, exhaustive: Double
  ) -> SweepAgreement.Difference {
    let scale = max(1, max(abs(exact), abs(exhaustive)))
    return SweepAgreement.Difference(
      cell: cell, objective: objective, exact: exact, exhaustive: exhaustive,
      relative: abs(exact - exhaustive) / scale)
  }

  /// The larger of two differences, of equal ones that of the earlier cell; not a number is
  /// largest.
  static func worse(
    _ left: SweepAgreement.Difference?, _ right: SweepAgreement.Difference?
  ) -> SweepAgreement.Difference? {
    guard let left, let right else { return left ?? right }
    let rank = { (one: SweepAgreement.Difference) in
      (
        one.relative.isNaN ? .infinity : one.relative, -one.cell.cart, -one.cell.combination,
        -one.cell.field
      )
    }
    return rank(right) > rank(left) ? right : left
  }
}

/// What the judge needs at hand for the cell in question.
private struct Bench: ~Copyable {
  private var axisScratch = Scratch()
  private var axis: AxisDemands
  private var loaded = -1
  private var seated: (cart: Int, combination: Int)?
  private var preparation: CartPreparation?
  private var solver: ExactSolver?

  init(_ grid: SweepGrid) {
    axis = AxisDemands(
      fields: grid.seededFields.map { $0.acres }, productCount: grid.products.count,
      in: &axisScratch)
  }

  mutating func move(to cell: SweepGrid.Cell, _ sweep: Sweep) {
    let rates = sweep.grid.rateIndices(ofCombination: cell.combination)
    if loaded != cell.combination {
      sweep.load(&axis, rateIndices: rates)
      loaded = cell.combination
    }
    if let seated, seated == (cell.cart, cell.combination) { return }
    let preparation = sweep.preparation(cart: cell.cart, rateIndices: rates)
    solver = ExactSolver(preparation.instance, tables: preparation.tables, isForValues: true)
    self.preparation = preparation
    seated = (cell.cart, cell.combination)
  }

  /// Both values of a cell by the exact method and by the judge; `nil` where nothing is applied.
  mutating func values(
    at cell: SweepGrid.Cell
  ) -> (exact: ExhaustiveSearch.BestValues, judge: ExhaustiveSearch.BestValues)? {
    guard let preparation, !axis.applied.isEmpty else { return nil }
    let demands = axis.demands(onField: cell.field)
    let total = axis.totals[cell.field]
    let bound = UnallocatedBound(totalDemand: total, capacity: preparation.usableCapacity)
    var exact = ExhaustiveSearch.BestValues()
    let most = preparation.weightLimit.area(totalRate: axis.totalRate)
    exact.largestArea = max(0, min(solver?.largestArea(unitDemands: axis.unitDemands) ?? 0, most))
    exact.leastUnallocated =
      solver?.leastUnallocated(demands: demands, totalDemand: total, bound: bound) ?? 0
    var judge = preparation.exhaustive.bestValues(
      demands: demands, unitDemands: axis.unitDemands)
    judge.largestArea = max(0, min(judge.largestArea, most))
    if let lightest = preparation.lightest(axis, by: preparation.method) {
      exact.largestArea = lightest.area
      judge.largestArea = preparation.lightest(axis, by: .exhaustive)?.area ?? 0
    }
    return (exact, judge)
  }
}
