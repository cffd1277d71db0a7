import AirCart

/// Computes all metrics of one cart at one combination of rates, for every field size.
///
/// The area per fill and its assignment do not depend on the field and are computed once. The
/// least unallocated amount is 0 up to that area and the capacity bound from the saturation area
/// on; only between the two is there anything to search. Where the field fits in one fill the
/// recommended assignment changes rarely: while an assignment still loses nothing on a larger
/// field, no preferred one can have appeared.
struct AxisEvaluator {
  /// Where a metric's values for this axis go, one pointer for each case of `CellMetric`.
  typealias Sinks = UnsafePointer<UnsafeMutablePointer<Double>>

  private let preparation: CartPreparation
  private let methods: SweepOptions.Methods
  private let fieldAxis: FieldAxis
  private let solver: CellSolver
  private let greedy: GreedyBuffers
  /// The cart's capacities, for sums over assignments.
  private let capacities: UnsafeMutablePointer<Double>
  private let tankCount: Int

  init(
    _ preparation: CartPreparation, methods: SweepOptions.Methods, fieldAxis: FieldAxis,
    productCount: Int
  ) {
    self.preparation = preparation
    self.methods = methods
    self.fieldAxis = fieldAxis
    solver = CellSolver(preparation, usesExhaustive: !methods.contains(.optimal))
    tankCount = preparation.instance.capacities.count
    greedy = GreedyBuffers(productCount: productCount, tankCount: tankCount)
    capacities = .allocate(capacity: tankCount)
    for (tank, capacity) in preparation.instance.capacities.enumerated() {
      capacities[tank] = capacity
    }
  }

  func deallocate() {
    solver.deallocate()
    greedy.deallocate()
    capacities.deallocate()
  }

  /// Writes every metric of the axis that the methods can tell.
  func evaluate(_ axis: AxisDemands, into sinks: Sinks) {
    fieldAxis.fields.withUnsafeBufferPointer { fields in
      guard let fields = fields.baseAddress else { return }
      writeDemand(axis, sinks)
      if methods.contains(.greedy) { writeGreedy(axis, fields, sinks) }
      if !methods.isDisjoint(with: [.optimal, .exhaustive]) {
        writeOptimum(axis, fields, sinks)
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
    let capacity = preparation.capacity
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
    for field in 0..<axis.fieldCount {
      let totals = preparation.greedy.apply(
        to: axis.allDemands + field * products, productCount: products, rules: preparation.rules,
        rows: greedy.rows)
      filled[field] = totals.placed / preparation.capacity * 100
      unallocated[field] = totals.shownUnallocated
      covered[field] =
        totals.unallocated == 0
        ? fields[field]
        : coveredAcres(
          field: fields[field], productCount: products, leftOver: greedy.rows.leftOver,
          placed: greedy.rows.placed, unitDemands: axis.allUnitDemands)
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
  private func writeOptimum(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, _ sinks: Sinks
  ) {
    let best = axis.applied.isEmpty ? 0 : solver.largestArea(axis.unitDemands)
    guard best > 0 else { return writeInfeasible(axis, fields, sinks) }
    let full = Recommendation(
      solver.canonical(axis.unitDemands, best: best), axis, capacities, tankCount)
    writeUnallocated(axis, fields, sinks, areaPerFill: full.areaPerFill)
    writeFills(axis, fields, sinks, areaPerFill: full.areaPerFill)
    writeRecommended(axis, sinks, full: full)
  }

  /// The least unallocated amount and the share of the cart that it fills.
  private func writeUnallocated(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, _ sinks: Sinks, areaPerFill: Double
  ) {
    let unallocated = sinks[CellMetric.optimalUnallocated.rawValue]
    let filled = sinks[CellMetric.optimalFilled.rawValue]
    // Inside these margins rounding cannot change which case applies.
    let fits = areaPerFill * (1 - 1e-12)
    let saturated =
      axis.applied.isEmpty ? 0 : solver.saturationArea(axis.unitDemands) * (1 + 1e-12)
    let usable = preparation.usableCapacity
    let capacity = preparation.capacity
    for field in 0..<axis.fieldCount {
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
    let empty = preparation.emptyPounds ?? .nan
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

  private func writeRecommended(_ axis: AxisDemands, _ sinks: Sinks, full: Recommendation) {
    let tanks = sinks[CellMetric.tanksUsed.rawValue]
    let limiting = sinks[CellMetric.limitingProduct.rawValue]
    let fills = sinks[CellMetric.fills.rawValue]
    var part: Recommendation?
    var tie = 0
    for field in fieldAxis.order {
      guard fills[field] == 1 else {
        tanks[field] = full.tanksUsed
        limiting[field] = full.limitingProduct
        continue
      }
      if part?.stillLosesNothing(axis, field) != true {
        part = leastUnallocated(axis, field, from: &tie)
      }
      tanks[field] = part?.tanksUsed ?? .nan
      limiting[field] = part?.limitingProduct ?? .nan
    }
  }

  private func leastUnallocated(
    _ axis: AxisDemands, _ field: Int, from tie: inout Int
  ) -> Recommendation {
    let demands = axis.demands + field * axis.applied.count
    let total = axis.totals[field]
    let bound = UnallocatedBound(totalDemand: total, capacity: preparation.usableCapacity)
    let best = solver.leastUnallocated(demands, total, bound: bound)
    // A product that is next to nothing beside the others may be left out within the tolerance,
    // and come in again on a larger field; such jobs are asked anew each time.
    let isSteady = best == 0 && axis.leastUnitDemand > 1e-8 * axis.totalUnitDemand
    if !isSteady { tie = 0 }
    let assignment = solver.canonical(demands, best: best, total: total, from: &tie)
    return Recommendation(assignment, axis, capacities, tankCount, isSteady: isSteady)
  }

  /// Without a tank for every product there is no fill; what can be placed is still worth knowing.
  private func writeInfeasible(
    _ axis: AxisDemands, _ fields: UnsafePointer<Double>, _ sinks: Sinks
  ) {
    writeUnallocated(axis, fields, sinks, areaPerFill: 0)
    let tanks = sinks[CellMetric.tanksUsed.rawValue]
    for field in 0..<axis.fieldCount {
      for metric in [
        CellMetric.areaPerFill, .fills, .limitingProduct, .lastFill, .grossWeight,
      ] {
        sinks[metric.rawValue][field] = .nan
      }
      var tie = 0
      tanks[field] =
        axis.applied.isEmpty ? 0 : leastUnallocated(axis, field, from: &tie).tanksUsed
    }
  }
}

// MARK: - The recommended assignment

/// An assignment with what is asked of it in every cell.
private struct Recommendation {
  let tanksUsed: Double
  /// The product that runs out first, by its position in the grid; the first of those that tie.
  let limitingProduct: Double
  /// min C / v.
  let areaPerFill: Double
  /// Whether it loses nothing on the field it was found for, and stays best while it does.
  private let isSteady: Bool
  /// The capacity given to each applied product; at most twelve.
  private let given: SIMD16<Double>

  init(
    _ assignment: Assignment, _ axis: AxisDemands, _ capacities: UnsafePointer<Double>,
    _ tankCount: Int, isSteady: Bool = false
  ) {
    var given = SIMD16<Double>(repeating: 0)
    var least = Double.infinity
    for product in axis.applied.indices {
      given[product] = assignment.capacity(
        of: product, capacities: capacities, tankCount: tankCount)
      least = min(least, given[product] / axis.unitDemands[product])
    }
    var limiting = Double.nan
    for (index, product) in axis.applied.enumerated()
    where given[index] / axis.unitDemands[index] <= least * (1 + Tolerance.tie) {
      limiting = Double(product)
      break
    }
    self.given = given
    self.isSteady = isSteady
    areaPerFill = least
    limitingProduct = limiting
    tanksUsed = Double(assignment.tanksUsed)
  }

  /// Whether an assignment found for a smaller field is still as good as any.
  @inline(__always)
  func stillLosesNothing(_ axis: AxisDemands, _ field: Int) -> Bool {
    guard isSteady else { return false }
    let demands = axis.demands + field * axis.applied.count
    for product in axis.applied.indices where demands[product] > given[product] { return false }
    return true
  }
}
