import AirCart

/// Computes all metrics of one cart at one combination of rates, for every field size.
///
/// The area per fill and its assignment do not depend on the field and are computed once. The
/// least unallocated amount is 0 up to that area and the capacity bound from the saturation area
/// on; only between the two is there anything to search. Where the field fits in one fill the
/// recommended assignment changes rarely: while an assignment still loses nothing on a larger
/// field, no preferred one can have appeared.
struct AxisEvaluator: ~Copyable {
  /// Where a metric's values for this axis go, one pointer for each case of `CellMetric`.
  typealias Sinks = UnsafePointer<UnsafeMutablePointer<Double>>

  /// What is prepared for the cart; pointers all, because a copy of this struct for every axis
  /// would count references of two dozen arrays.
  private let prepared: UnsafeMutablePointer<CartPreparation>
  private let methods: SweepOptions.Methods
  private let fieldAxis: UnsafeMutablePointer<FieldAxis>
  private var scratch = Scratch()
  /// Memory of the subset programme, where that is the method.
  private let workspace: SubsetWorkspace?
  private let greedy: GreedyBuffers
  /// The cart's capacities, for sums over assignments.
  private let capacities: UnsafeMutablePointer<Double>
  private let tankCount: Int
  /// The capacity that the recommendation in hand gives to each applied product.
  private let given: UnsafeMutablePointer<Double>

  init(
    _ preparation: CartPreparation, methods: SweepOptions.Methods, fieldAxis: FieldAxis,
    productCount: Int
  ) {
    prepared = .allocate(capacity: 1)
    prepared.initialize(to: preparation)
    self.methods = methods
    self.fieldAxis = .allocate(capacity: 1)
    self.fieldAxis.initialize(to: fieldAxis)
    workspace =
      methods.contains(.optimal) && preparation.tables == nil
      ? SubsetWorkspace(preparation.instance, forMany: true, in: &scratch) : nil
    tankCount = prepared.pointee.instance.capacities.count
    greedy = GreedyBuffers(productCount: productCount, tankCount: tankCount, in: &scratch)
    capacities = scratch.take(tankCount)
    given = scratch.take(productCount)
    for (tank, capacity) in prepared.pointee.instance.capacities.enumerated() {
      capacities[tank] = capacity
    }
  }

  deinit {
    prepared.deinitialize(count: 1)
    prepared.deallocate()
    fieldAxis.deinitialize(count: 1)
    fieldAxis.deallocate()
  }

  /// Writes every metric of the axis that the methods can tell.
  ///
  /// Stops short when asked to; what is written then is worth nothing.
  func evaluate(_ axis: AxisDemands, into sinks: Sinks, isCancelled: () -> Bool) {
    fieldAxis.pointee.fields.withUnsafeBufferPointer { fields in
      guard let fields = fields.baseAddress else { return }
      writeDemand(axis, sinks)
      if methods.contains(.greedy) { writeGreedy(axis, fields, sinks) }
      if !methods.isDisjoint(with: [.optimal, .exhaustive]) {
        chooseSolver(axis, fields, into: sinks, isCancelled: isCancelled)
        if methods.contains(.greedy) { writeGap(axis, sinks) }
      }
    }
  }
}

// MARK: - Demand and the reference rule

extension AxisEvaluator {
  private func writeDemand(_ axis: AxisDemands, _ sinks: Sinks) {
    let demand = sinks[CellMetric.demand.rawValue]
    let load = sinks[CellMetric.cartLoad.rawValue]
    let utilization = sinks[CellMetric.utilization.rawValue]
    let capacity = prepared.pointee.capacity
    for field in 0..<axis.fieldCount {
      let total = axis.totals[field]
      let percent = total / capacity * 100
      demand[field] = total
      load[field] = percent
      utilization[field] = percent > 100 ? 100 : percent
    }
  }

  private func writeGreedy(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, _ sinks: Sinks
  ) {
    let filled = sinks[CellMetric.greedyFilled.rawValue]
    let unallocated = sinks[CellMetric.greedyUnallocated.rawValue]
    let covered = sinks[CellMetric.greedyCovered.rawValue]
    let products = axis.productCount
    let (rule, rules) = (prepared.pointee.greedy, prepared.pointee.rules)
    let capacity = prepared.pointee.capacity
    writeGreedyFills(axis, fields, sinks)
    for field in 0..<axis.fieldCount {
      let totals = rule.apply(
        to: axis.allDemands + field * products, productCount: products, rules: rules,
        rows: greedy.rows)
      // Added in another order than the capacity, a full cart may come out an ulp above.
      filled[field] = min(100, totals.placed / capacity * 100)
      unallocated[field] = totals.shownUnallocated
      covered[field] =
        totals.unallocated == 0
        ? fields[field]
        : coveredAcres(
          field: fields[field], productCount: products, leftOver: greedy.rows.leftOver,
          placed: greedy.rows.placed, unitDemands: axis.allUnitDemands)
    }
  }

  /// Filled to what fits: one area for the whole axis.
  private func writeGreedyFills(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, _ sinks: Sinks
  ) {
    let area = sinks[CellMetric.greedyAreaPerFill.rawValue]
    let fills = sinks[CellMetric.greedyFills.rawValue]
    let acres = prepared.pointee.greedyAreaPerFill(axis)
    for field in 0..<axis.fieldCount {
      area[field] = acres
      fills[field] = FillArithmetic.fills(field: fields[field], areaPerFill: acres)
    }
  }

  /// Greedy is never better than the optimum; what looks so is rounding.
  private func writeGap(_ axis: AxisDemands, _ sinks: Sinks) {
    let gap = sinks[CellMetric.gap.rawValue]
    let greedy = sinks[CellMetric.greedyUnallocated.rawValue]
    let optimal = sinks[CellMetric.optimalUnallocated.rawValue]
    for field in 0..<axis.fieldCount {
      gap[field] = unallocatedGap(
        greedy: greedy[field], optimal: optimal[field], totalDemand: axis.totals[field])
    }
  }
}

// MARK: - The optimum

extension AxisEvaluator {
  private func chooseSolver(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, into sinks: Sinks,
    isCancelled: () -> Bool
  ) {
    if let workspace {
      let solver = ProgrammeSolver(prepared: workspace, window: prepared.pointee.window)
      writeOptimum(axis, fields, into: sinks, by: solver, isCancelled: isCancelled)
    } else if methods.contains(.optimal), let tables = prepared.pointee.tables {
      writeOptimum(
        axis, fields, into: sinks, by: ScanSolver(prepared: tables), isCancelled: isCancelled)
    } else {
      let solver = ExhaustiveSolver(prepared: prepared.pointee.exhaustive)
      writeOptimum(axis, fields, into: sinks, by: solver, isCancelled: isCancelled)
    }
  }

  private func writeOptimum(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, into sinks: Sinks,
    by solver: some JobSolver, isCancelled: () -> Bool
  ) {
    let most = prepared.pointee.weightLimit.area(totalRate: axis.totalRate)
    let best = axis.applied.isEmpty ? 0 : min(solver.largestArea(axis.unitDemands), most)
    guard best > 0 else {
      return writeInfeasible(axis, fields, into: sinks, by: solver, isCancelled: isCancelled)
    }
    let full = recommendation(
      solver.canonical(axis.unitDemands, best: best), axis, isSteady: false)
    writeUnallocated(
      axis, fields, into: sinks, areaPerFill: full.areaPerFill, by: solver, isCancelled: isCancelled
    )
    writeFills(axis, fields, sinks, areaPerFill: full.areaPerFill)
    writeRecommended(
      axis, fields, into: sinks, full: full, by: solver, isCancelled: isCancelled)
  }

  /// The weight of a cart with reserves, which depends on what its tanks hold.
  private func writeWeight(
    _ axis: AxisDemands, _ field: Int, _ acres: Double, of held: Recommendation, into sinks: Sinks
  ) {
    let areaPerFill = sinks[CellMetric.areaPerFill.rawValue][field]
    let kept = (prepared.pointee.emptyPounds ?? .nan) + held.reservePounds
    sinks[CellMetric.grossWeight.rawValue][field] =
      kept + (acres < areaPerFill ? acres : areaPerFill) * axis.totalRate
  }

  /// The least unallocated amount and the share of the cart that it fills.
  private func writeUnallocated(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, into sinks: Sinks, areaPerFill: Double,
    by solver: some JobSolver, isCancelled: () -> Bool
  ) {
    let unallocated = sinks[CellMetric.optimalUnallocated.rawValue]
    let filled = sinks[CellMetric.optimalFilled.rawValue]
    // Inside these margins rounding cannot change which case applies.
    let fits = areaPerFill * (1 - Tolerance.roundingMargin)
    let saturated =
      axis.applied.isEmpty
      ? 0 : solver.saturationArea(axis.unitDemands) * (1 + Tolerance.roundingMargin)
    let usable = prepared.pointee.usableCapacity
    let capacity = prepared.pointee.capacity
    for field in 0..<axis.fieldCount {
      if type(of: solver).isSlow, isCancelled() { return }
      let total = axis.totals[field]
      let acres = fields[field]
      var value = 0.0
      var placed = total
      if acres > fits {
        let bound = UnallocatedBound(totalDemand: total, capacity: usable)
        value =
          acres >= saturated
          ? bound.value
          : bound.settle(
            solver.leastUnallocated(
              axis.demands + field * axis.applied.count, total, bound: bound))
        placed = bound.placed(total: total, unallocated: value, capacity: usable)
      }
      unallocated[field] = value
      filled[field] = placed / capacity * 100
    }
  }

  private func writeFills(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, _ sinks: Sinks, areaPerFill: Double
  ) {
    let area = sinks[CellMetric.areaPerFill.rawValue]
    let fills = sinks[CellMetric.fills.rawValue]
    let last = sinks[CellMetric.lastFill.rawValue]
    let weight = sinks[CellMetric.grossWeight.rawValue]
    let empty = prepared.pointee.emptyPounds ?? .nan
    for field in 0..<axis.fieldCount {
      let acres = fields[field]
      let count = FillArithmetic.fills(field: acres, areaPerFill: areaPerFill)
      area[field] = areaPerFill
      fills[field] = count
      last[field] = FillArithmetic.lastFill(
        field: acres, areaPerFill: areaPerFill, fills: count)
      weight[field] = empty + (acres < areaPerFill ? acres : areaPerFill) * axis.totalRate
    }
  }

  private func writeRecommended(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, into sinks: Sinks, full: Recommendation,
    by solver: some JobSolver, isCancelled: () -> Bool
  ) {
    let tanks = sinks[CellMetric.tanksUsed.rawValue]
    let limiting = sinks[CellMetric.limitingProduct.rawValue]
    let fills = sinks[CellMetric.fills.rawValue]
    let fits = full.areaPerFill * (1 - Tolerance.roundingMargin)
    let hasReserve = !prepared.pointee.reservePounds.isEmpty
    var part = Recommendation.none
    var tie = 0
    for field in fieldAxis.pointee.order {
      if type(of: solver).isSlow, isCancelled() { return }
      guard fills[field] == 1 else {
        tanks[field] = full.tanksUsed
        limiting[field] = full.limitingProduct
        if hasReserve { writeWeight(axis, field, fields[field], of: full, into: sinks) }
        continue
      }
      if !part.isSteady || losesSomething(axis, field) {
        part = leastUnallocated(axis, field, fits: fields[field] <= fits, from: &tie, solver)
      }
      tanks[field] = part.tanksUsed
      limiting[field] = part.limitingProduct
      if hasReserve { writeWeight(axis, field, fields[field], of: part, into: sinks) }
    }
  }

  private func leastUnallocated(
    _ axis: AxisDemands, _ field: Int, fits: Bool, from tie: inout Int, _ solver: some JobSolver
  ) -> Recommendation {
    let demands = axis.demands + field * axis.applied.count
    let total = axis.totals[field]
    let bound = UnallocatedBound(totalDemand: total, capacity: prepared.pointee.usableCapacity)
    let best = fits ? 0 : solver.leastUnallocated(demands, total, bound: bound)
    // A product that is next to nothing beside the others may be left out within the tolerance,
    // and come in again on a larger field; such jobs are solved again each time.
    let isSteady = best == 0 && axis.leastUnitDemand > 10 * Tolerance.tie * axis.totalUnitDemand
    if !isSteady { tie = 0 }
    let assignment = solver.canonical(demands, best: best, total: total, from: &tie)
    return recommendation(assignment, axis, isSteady: isSteady)
  }

  /// Without a tank for every product there is no fill; what can be placed is still worth knowing.
  private func writeInfeasible(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, into sinks: Sinks,
    by solver: some JobSolver, isCancelled: () -> Bool
  ) {
    writeUnallocated(
      axis, fields, into: sinks, areaPerFill: 0, by: solver, isCancelled: isCancelled)
    let tanks = sinks[CellMetric.tanksUsed.rawValue]
    for field in 0..<axis.fieldCount {
      if type(of: solver).isSlow, isCancelled() { return }
      // A product without a tank covers no area.
      sinks[CellMetric.areaPerFill.rawValue][field] = 0
      for metric in [CellMetric.fills, .limitingProduct, .lastFill, .grossWeight] {
        sinks[metric.rawValue][field] = .nan
      }
      var tie = 0
      tanks[field] =
        axis.applied.isEmpty
        ? 0 : leastUnallocated(axis, field, fits: false, from: &tie, solver).tanksUsed
    }
  }
}

// MARK: - The recommended assignment

/// An assignment with what is asked of it in every cell.
private struct Recommendation {
  var tanksUsed = Double.nan
  /// The product that runs out first, by its position in the grid; the first of those that tie.
  var limitingProduct = Double.nan
  /// min C / v, at most what a weight limit allows.
  var areaPerFill = Double.nan
  /// What its reserves weigh, in pounds.
  var reservePounds = 0.0
  /// Whether it loses nothing on the field it was found for, and stays best while it does.
  var isSteady = false

  static let none = Recommendation()
}

extension AxisEvaluator {
  /// Remembers what an assignment gives to each product, and says what cells ask of it.
  private func recommendation(
    _ assignment: Assignment, _ axis: AxisDemands, isSteady: Bool
  ) -> Recommendation {
    let count = axis.applied.count
    for product in 0..<count {
      given[product] = assignment.capacity(
        of: product, capacities: capacities, tankCount: tankCount)
    }
    let least = min(
      FillArithmetic.leastArea(given: given, unitDemands: axis.unitDemands, count: count),
      prepared.pointee.weightLimit.area(totalRate: axis.totalRate))
    let limiting = FillArithmetic.limitingProduct(
      given: given, unitDemands: axis.unitDemands, count: count, least: least)
    var found = Recommendation()
    found.limitingProduct = limiting.map { Double(axis.applied[$0]) } ?? .nan
    found.isSteady = isSteady
    found.areaPerFill = least
    found.tanksUsed = Double(assignment.tanksUsed)
    found.reservePounds = prepared.pointee.reservePounds(of: assignment)
    return found
  }

  /// Whether the assignment in hand, found for a smaller field, no longer holds every demand.
  @inline(__always)
  private func losesSomething(_ axis: AxisDemands, _ field: Int) -> Bool {
    let count = axis.applied.count
    let demands = axis.demands + field * count
    for product in 0..<count where demands[product] > given[product] { return true }
    return false
  }
}
