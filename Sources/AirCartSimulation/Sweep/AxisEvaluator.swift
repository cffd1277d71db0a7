import AirCart

/// Computes all metrics of one cart at one combination of rates, for every field size.
///
/// The area per fill and its assignment do not depend on the field and are computed once. The
/// least unallocated amount is 0 up to that area and the capacity bound from the saturation area
/// on; only between the two is there anything to search. Where the field fits in one fill the
/// recommended assignment changes rarely: while an assignment still loses nothing on a larger
/// field, no preferred one can have appeared.
///
/// Loops over fields are plain and without branches, so that the compiler makes vectors of them.
struct AxisEvaluator: ~Copyable {
  /// Where a metric's values for this axis go, one pointer for each case of `CellMetric`.
  typealias Sinks = UnsafePointer<UnsafeMutablePointer<Double>>

  /// Who answers for the optimum; kept from axis to axis, because making one counts references.
  private enum Solver: ~Copyable {
    case scan(ScanSolver)
    case programme(ProgrammeSolver)
    case exhaustive(ExhaustiveSolver)
    case none
  }

  private let preparation: CartPreparation
  private let hasReserve: Bool
  private let methods: SweepOptions.Methods
  /// The positions of the fields, smallest first.
  private let order: [Int]
  private var scratch = Scratch()
  private let solver: Solver
  private let greedy: GreedyAxis
  /// The cart's capacities, for sums over assignments.
  private let capacities: UnsafeMutablePointer<Double>
  private let tankCount: Int
  /// The capacity that the current recommendation gives to each applied product.
  private let given: UnsafeMutablePointer<Double>

  init(
    _ preparation: CartPreparation, methods: SweepOptions.Methods, order: [Int], productCount: Int
  ) {
    self.preparation = preparation
    hasReserve = !preparation.reservePounds.isEmpty
    self.methods = methods
    self.order = order
    solver = Self.solver(preparation, methods, in: &scratch)
    tankCount = preparation.instance.capacities.count
    greedy = GreedyAxis(preparation, productCount: productCount, in: &scratch)
    capacities = scratch.take(tankCount)
    given = scratch.take(productCount)
    for (tank, capacity) in preparation.instance.capacities.enumerated() {
      capacities[tank] = capacity
    }
  }

  private static func solver(
    _ preparation: CartPreparation, _ methods: SweepOptions.Methods, in scratch: inout Scratch
  ) -> Solver {
    if methods.contains(.optimal) {
      guard let tables = preparation.tables else {
        let workspace = SubsetWorkspace(preparation.instance, forMany: true, in: &scratch)
        return .programme(ProgrammeSolver(prepared: workspace, window: preparation.window))
      }
      return .scan(ScanSolver(prepared: tables))
    }
    return methods.contains(.exhaustive)
      ? .exhaustive(ExhaustiveSolver(prepared: preparation.exhaustive)) : .none
  }

  /// Writes every metric of the axis that the methods can tell, but for the demand, which is the same
  /// for every cart.
  ///
  /// Stops short when asked to; what is written then is incomplete.
  func evaluate(_ axis: AxisDemands, into sinks: Sinks, isCancelled: () -> Bool) {
    writeLoad(axis, sinks)
    if methods.contains(.greedy) { writeGreedy(axis, sinks) }
    switch solver {
    case .scan(let solver): writeOptimum(axis, into: sinks, by: solver, isCancelled: isCancelled)
    case .programme(let solver):
      writeOptimum(axis, into: sinks, by: solver, isCancelled: isCancelled)
    case .exhaustive(let solver):
      writeOptimum(axis, into: sinks, by: solver, isCancelled: isCancelled)
    case .none: return
    }
    if methods.contains(.greedy) { writeGap(axis, sinks) }
  }
}

// MARK: - Demand and the reference rule

extension AxisEvaluator {
  private func writeLoad(_ axis: AxisDemands, _ sinks: Sinks) {
    let load = sinks[CellMetric.cartLoad.rawValue]
    let utilization = sinks[CellMetric.utilization.rawValue]
    let totals = axis.totals
    let capacity = preparation.capacity
    for field in 0..<axis.fieldCount {
      let total = totals[field]
      let percent = total / capacity * 100
      load[field] = percent
      utilization[field] = percent > 100 ? 100 : percent
    }
  }

  private func writeGreedy(_ axis: AxisDemands, _ sinks: Sinks) {
    greedy.write(
      axis,
      into: .init(
        filled: sinks[CellMetric.greedyFilled.rawValue],
        unallocated: sinks[CellMetric.greedyUnallocated.rawValue],
        covered: sinks[CellMetric.greedyCovered.rawValue]))
    // Filled to what fits: one area for the whole axis.
    let acres = preparation.greedyAreaPerFill(axis)
    sinks[CellMetric.greedyAreaPerFill.rawValue][0] = acres
    let fills = sinks[CellMetric.greedyFills.rawValue]
    let fields = axis.fields
    for field in 0..<axis.fieldCount {
      fills[field] = FillArithmetic.fills(field: fields[field], areaPerFill: acres)
    }
  }

  /// Greedy is never better than the optimum; what looks so is rounding.
  private func writeGap(_ axis: AxisDemands, _ sinks: Sinks) {
    let gap = sinks[CellMetric.gap.rawValue]
    let greedy = sinks[CellMetric.greedyUnallocated.rawValue]
    let optimal = sinks[CellMetric.optimalUnallocated.rawValue]
    let totals = axis.totals
    for field in 0..<axis.fieldCount {
      gap[field] = unallocatedGap(
        greedy: greedy[field], optimal: optimal[field], totalDemand: totals[field])
    }
  }
}

// MARK: - The optimum

extension AxisEvaluator {
  private func writeOptimum(
    _ axis: AxisDemands, into sinks: Sinks, by solver: some JobSolver, isCancelled: () -> Bool
  ) {
    let most = preparation.weightLimit.area(totalRate: axis.totalRate)
    let best = axis.applied.isEmpty ? 0 : min(solver.largestArea(axis.unitDemands), most)
    guard best > 0 else {
      return writeInfeasible(axis, into: sinks, by: solver, isCancelled: isCancelled)
    }
    let full = recommendation(
      solver.canonical(axis.unitDemands, best: best), axis, isSteady: false)
    writeUnallocated(
      axis, into: sinks, areaPerFill: full.areaPerFill, by: solver, isCancelled: isCancelled)
    writeFills(axis, sinks, areaPerFill: full.areaPerFill)
    writeRecommended(axis, into: sinks, full: full, by: solver, isCancelled: isCancelled)
  }

  /// The least unallocated amount and the share of the cart that it fills.
  private func writeUnallocated(
    _ axis: AxisDemands, into sinks: Sinks, areaPerFill: Double, by solver: some JobSolver,
    isCancelled: () -> Bool
  ) {
    let unallocated = sinks[CellMetric.optimalUnallocated.rawValue]
    // Inside these margins rounding cannot change which case applies.
    let fits = areaPerFill * (1 - Tolerance.roundingMargin)
    let saturated =
      axis.applied.isEmpty
      ? 0 : solver.saturationArea(axis.unitDemands) * (1 + Tolerance.roundingMargin)
    let usable = preparation.usableCapacity
    let (fields, totals) = (axis.fields, axis.totals)
    for field in 0..<axis.fieldCount {
      let bound = UnallocatedBound(totalDemand: totals[field], capacity: usable)
      unallocated[field] = fields[field] > fits ? bound.value : 0
    }
    if fits < saturated {
      for field in 0..<axis.fieldCount where fields[field] > fits && fields[field] < saturated {
        if type(of: solver).isSlow, isCancelled() { return }
        let bound = UnallocatedBound(totalDemand: totals[field], capacity: usable)
        unallocated[field] = bound.settle(
          solver.leastUnallocated(axis.demands(onField: field), totals[field], bound: bound))
      }
    }
    writeFilled(axis, sinks)
  }

  private func writeFilled(_ axis: AxisDemands, _ sinks: Sinks) {
    let unallocated = sinks[CellMetric.optimalUnallocated.rawValue]
    let filled = sinks[CellMetric.optimalFilled.rawValue]
    let (usable, capacity) = (preparation.usableCapacity, preparation.capacity)
    let totals = axis.totals
    for field in 0..<axis.fieldCount {
      let bound = UnallocatedBound(totalDemand: totals[field], capacity: usable)
      let placed = bound.placed(
        total: totals[field], unallocated: unallocated[field], capacity: usable)
      filled[field] = placed / capacity * 100
    }
  }

  private func writeFills(_ axis: AxisDemands, _ sinks: Sinks, areaPerFill: Double) {
    let fills = sinks[CellMetric.fills.rawValue]
    let last = sinks[CellMetric.lastFill.rawValue]
    let weight = sinks[CellMetric.grossWeight.rawValue]
    let empty = preparation.emptyPounds ?? .nan
    let (fields, totalRate) = (axis.fields, axis.totalRate)
    sinks[CellMetric.areaPerFill.rawValue][0] = areaPerFill
    for field in 0..<axis.fieldCount {
      let acres = fields[field]
      let count = FillArithmetic.fills(field: acres, areaPerFill: areaPerFill)
      fills[field] = count
      last[field] = FillArithmetic.lastFill(
        field: acres, areaPerFill: areaPerFill, fills: count)
      weight[field] = empty + (acres < areaPerFill ? acres : areaPerFill) * totalRate
    }
  }

  private func writeRecommended(
    _ axis: AxisDemands, into sinks: Sinks, full: Recommendation, by solver: some JobSolver,
    isCancelled: () -> Bool
  ) {
    let tanks = sinks[CellMetric.tanksUsed.rawValue]
    let limiting = sinks[CellMetric.limitingProduct.rawValue]
    let fills = sinks[CellMetric.fills.rawValue]
    let fits = full.areaPerFill * (1 - Tolerance.roundingMargin)
    tanks.update(repeating: full.tanksUsed, count: axis.fieldCount)
    limiting.update(repeating: full.limitingProduct, count: axis.fieldCount)
    if hasReserve {
      for field in 0..<axis.fieldCount { writeWeight(axis, field, of: full, into: sinks) }
    }
    var part = Recommendation.none
    var reached = CanonicalTable.Reached()
    // Fills do not become fewer on a larger field.
    for field in order {
      if fills[field] != 1 { return }
      if type(of: solver).isSlow, isCancelled() { return }
      if !part.isSteady || losesSomething(axis, field) {
        part = leastUnallocated(
          axis, field, fits: axis.fields[field] <= fits, from: &reached, solver)
      }
      tanks[field] = part.tanksUsed
      limiting[field] = part.limitingProduct
      if hasReserve { writeWeight(axis, field, of: part, into: sinks) }
    }
  }

  /// The weight of a cart with reserves, which depends on what its tanks hold.
  private func writeWeight(
    _ axis: AxisDemands, _ field: Int, of held: Recommendation, into sinks: Sinks
  ) {
    let areaPerFill = sinks[CellMetric.areaPerFill.rawValue][0]
    let acres = axis.fields[field]
    let kept = (preparation.emptyPounds ?? .nan) + held.reservePounds
    sinks[CellMetric.grossWeight.rawValue][field] =
      kept + (acres < areaPerFill ? acres : areaPerFill) * axis.totalRate
  }

  private func leastUnallocated(
    _ axis: AxisDemands, _ field: Int, fits: Bool, from reached: inout CanonicalTable.Reached,
    _ solver: some JobSolver
  ) -> Recommendation {
    let demands = axis.demands(onField: field)
    let total = axis.totals[field]
    let bound = UnallocatedBound(totalDemand: total, capacity: preparation.usableCapacity)
    let best = fits ? 0 : solver.leastUnallocated(demands, total, bound: bound)
    // A product that is next to nothing beside the others may be left out within the tolerance,
    // and come in again on a larger field; such jobs are solved again each time.
    let isSteady = best == 0 && axis.leastUnitDemand > 10 * Tolerance.tie * axis.totalUnitDemand
    if !isSteady { reached = .init() }
    let assignment = solver.canonical(demands, best: best, total: total, from: &reached)
    return recommendation(assignment, axis, isSteady: isSteady)
  }

  /// Without a tank for every product there is no fill; what can be placed is still worth knowing.
  private func writeInfeasible(
    _ axis: AxisDemands, into sinks: Sinks, by solver: some JobSolver, isCancelled: () -> Bool
  ) {
    writeUnallocated(axis, into: sinks, areaPerFill: 0, by: solver, isCancelled: isCancelled)
    // A product without a tank covers no area.
    sinks[CellMetric.areaPerFill.rawValue][0] = 0
    for metric in [CellMetric.fills, .limitingProduct, .lastFill, .grossWeight] {
      sinks[metric.rawValue].update(repeating: .nan, count: axis.fieldCount)
    }
    let tanks = sinks[CellMetric.tanksUsed.rawValue]
    for field in 0..<axis.fieldCount {
      if type(of: solver).isSlow, isCancelled() { return }
      var reached = CanonicalTable.Reached()
      tanks[field] =
        axis.applied.isEmpty
        ? 0 : leastUnallocated(axis, field, fits: false, from: &reached, solver).tanksUsed
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
    given.update(repeating: 0, count: count)
    assignment.add(capacities, tankCount: tankCount, to: given)
    let least = min(
      FillArithmetic.leastArea(given: given, unitDemands: axis.unitDemands, count: count),
      preparation.weightLimit.area(totalRate: axis.totalRate))
    let limiting = FillArithmetic.limitingProduct(
      given: given, unitDemands: axis.unitDemands, count: count, least: least)
    var found = Recommendation()
    found.limitingProduct = limiting.map { Double(axis.applied[$0]) } ?? .nan
    found.isSteady = isSteady
    found.areaPerFill = least
    found.tanksUsed = Double(assignment.tanksUsed)
    if hasReserve { found.reservePounds = preparation.reservePounds(of: assignment) }
    return found
  }

  /// Whether the current assignment, found for a smaller field, no longer holds every demand.
  @inline(__always)
  private func losesSomething(_ axis: AxisDemands, _ field: Int) -> Bool {
    for index in 0..<axis.applied.count
    where axis.row(axis.applied[index])[field] > given[index] { return true }
    return false
  }
}
