import AirCart

/// Computes the cells of one cart: the methods are prepared once, and cells are plain numbers.
///
/// The figures are those of a plan of the same job, bit for bit.
struct MatrixEvaluator: ~Copyable {
  private var scratch = Scratch()
  private let block: MatrixBlock
  private let demands: MatrixDemands
  private let columns: [Job]
  private let capacity: Double
  private let greedy: GreedyBuffers
  private let rule: GreedyRule
  private let rules: PlacementRules?
  /// Demands of the applied products of a cell, and the same sorted.
  private let applied: UnsafeMutablePointer<Double>
  private let sorted: UnsafeMutablePointer<Double>

  /// Prepares a cart by its problems at each rate, of which there is at least one.
  init(_ block: MatrixBlock, demands: MatrixDemands, columns: [Job]) {
    self.block = block
    self.demands = demands
    self.columns = columns
    let cart = columns[0].cart
    capacity = cart.capacity.bushels
    let productCount = block.job.entries.count
    greedy = GreedyBuffers(productCount: productCount, tankCount: cart.tanks.count, in: &scratch)
    applied = scratch.take(productCount)
    sorted = scratch.take(productCount)
    rule = GreedyRule(capacities: columns[0].usableCapacities)
    rules = columns[0].constraints.isEmpty ? nil : columns[0].rules
  }

  /// Writes metric by metric, field by field, rate by rate.
  func write(to cells: UnsafeMutablePointer<Double>) {
    var prepared: (products: [Int], solver: ExactSolver)?
    for rate in columns.indices {
      let instance = AllocationInstance(columns[rate])
      // The same method while the applied products stay the same.
      let known = prepared?.products == instance.productIndices ? prepared?.solver : nil
      let solver = known ?? ExactSolver(instance, jobs: jobs)
      prepared = (instance.productIndices, solver)
      writeColumn(rate, instance, by: solver, to: cells)
    }
  }

  /// How many jobs the exact method is asked about: an area a rate, and an amount a cell where that is
  /// shown.
  private var jobs: Int {
    let asksForAmounts = block.metrics.contains { $0 == .optimalUnallocated || $0 == .gap }
    return columns.count * (asksForAmounts ? block.fields.count : 1)
  }

  private func writeColumn(
    _ rate: Int, _ instance: AllocationInstance, by method: ExactSolver,
    to cells: UnsafeMutablePointer<Double>
  ) {
    // Where lines are drawn, nobody asks for the assignment and its last bit.
    let column = Column(
      columns[rate], instance, method, isExact: block.metrics != [.fieldPerFill])
    for field in block.fields.indices {
      demands.copy(field: field, rate: rate, to: greedy.demands)
      for (index, metric) in block.metrics.enumerated() {
        let place = (index * block.fields.count + field) * block.rates.count + rate
        cells[place] = value(of: metric, field, column, method)
      }
    }
  }
}

// MARK: - One cell

/// What all cells of a column share.
private struct Column {
  let instance: AllocationInstance
  /// The largest area per fill, zero when some product must go without a tank.
  let areaPerFill: Double
  let usableCapacity: Double

  /// Asks for the area per fill: that of the canonical assignment to the bit, or the largest within
  /// rounding at a fraction of the work.
  init(
    _ problem: Job, _ instance: AllocationInstance, _ method: ExactSolver,
    isExact: Bool
  ) {
    self.instance = instance
    usableCapacity = instance.usableCapacity
    if instance.weight.dependsOnTanks {
      let best = try? Method.allocateExactly(problem, for: .largestAreaPerFill)
      areaPerFill = best?.value ?? 0
      return
    }
    guard !isExact else {
      areaPerFill = method.allocate(instance, for: .largestAreaPerFill).value
      return
    }
    areaPerFill = max(0, min(method.largestArea(instance.unitDemands), instance.weightArea))
  }
}

extension MatrixEvaluator {
  private func value(
    of metric: MatrixMetric, _ field: Int, _ column: Column, _ method: ExactSolver
  ) -> Double {
    let acres = block.job.area(block.fields[field]).acres
    let areaPerFill = column.areaPerFill
    switch metric {
    case .areaPerFill: return areaPerFill
    case .fieldPerFill: return areaPerFill / block.job.seeded(1)
    case .fills:
      guard areaPerFill > 0 else { return .nan }
      return FillArithmetic.fills(field: acres, areaPerFill: areaPerFill)
    case .lastFill:
      guard areaPerFill > 0 else { return .nan }
      let fills = FillArithmetic.fills(field: acres, areaPerFill: areaPerFill)
      return FillArithmetic.lastFill(field: acres, areaPerFill: areaPerFill, fills: fills)
    case .cartLoad: return totalDemand(column) / capacity * 100
    case .optimalUnallocated: return optimalUnallocated(acres, column, method)
    case .greedyUnallocated: return greedyTotals().shownUnallocated
    case .gap:
      let totals = greedyTotals()
      return unallocatedGap(
        greedy: totals.shownUnallocated, optimal: optimalUnallocated(acres, column, method),
        totalDemand: totals.demand)
    }
  }

  private func greedyTotals() -> GreedyRule.Totals {
    rule.apply(
      to: greedy.demands, productCount: block.job.entries.count, rules: rules, rows: greedy.rows)
  }

  /// The sum of the applied products' demands, from the largest to the smallest; leaves these
  /// demands in `applied`.
  private func totalDemand(_ column: Column) -> Double {
    let count = column.instance.productCount
    for (index, product) in column.instance.productIndices.enumerated() {
      applied[index] = greedy.demands[product]
    }
    return sumDescending(applied, count: count, sorting: sorted)
  }

  private func optimalUnallocated(
    _ acres: Double, _ column: Column, _ method: ExactSolver
  ) -> Double {
    // Inside this margin rounding cannot change that everything fits.
    if acres <= column.areaPerFill * (1 - Tolerance.roundingMargin) { return 0 }
    guard column.instance.productCount > 0 else { return 0 }
    let total = totalDemand(column)
    let bound = UnallocatedBound(totalDemand: total, capacity: column.usableCapacity)
    return bound.settle(
      method.leastUnallocated(demands: applied, totalDemand: total, bound: bound))
  }
}
