import AirCart

/// Computes all metrics of one cart at one combination of rates, for every field size.
///
/// The area per fill and its assignment do not depend on the field and are computed once. The
/// least unallocated amount is 0 up to that area and the capacity bound from the saturation area
/// on; only between the two is there anything to search.
///
/// Loops over fields are plain and without branches, so that the compiler makes vectors of them.
final class AxisEvaluator {
  /// Where a metric's values for this axis go, one pointer for each case of `CellMetric`.
  typealias Sinks = UnsafePointer<UnsafeMutablePointer<Double>>

  private let preparation: CartPreparation
  private let work: SweepWork
  private var scratch = Scratch()
  /// Who answers for the optimum, if anybody is asked.
  private let solver: ExactSolver?
  private let greedy: GreedyAxis
  /// Where the simple rule fills for as large an area as it can under constraints.
  private let ruleTanks: TankWorkspace
  /// The cart's capacities, for sums over assignments.
  private let capacities: UnsafeMutablePointer<Double>
  private let tankCount: Int
  /// The capacity that the assignment of the area per fill gives to each applied product.
  private let given: UnsafeMutablePointer<Double>

  init(
    _ preparation: CartPreparation, _ work: SweepWork, productCount: Int
  ) {
    self.preparation = preparation
    self.work = work
    solver = preparation.solver(work.methods)
    tankCount = preparation.instance.capacities.count
    greedy = GreedyAxis(preparation, productCount: productCount, in: &scratch)
    ruleTanks = TankWorkspace(preparation.instance, in: &scratch)
    capacities = scratch.take(tankCount)
    given = scratch.take(productCount)
    for (tank, capacity) in preparation.instance.capacities.enumerated() {
      capacities[tank] = capacity
    }
  }

  /// The method by whose answers cells are compared.
  private var method: Method {
    work.methods.contains(.optimal) ? preparation.method : .exhaustive
  }

  /// Writes every metric of the axis that was asked for, but for the demand, which is the same for
  /// every cart.
  ///
  /// Stops short when asked to; what is written then is incomplete.
  func evaluate(_ axis: AxisDemands, into sinks: Sinks, isCancelled: () -> Bool) {
    writeLoad(axis, sinks)
    if work.methods.contains(.greedy) { writeGreedy(axis, sinks) }
    guard let solver else { return }
    writeOptimum(axis, into: sinks, by: solver, isCancelled: isCancelled)
    if work.searchesAmounts, work.methods.contains(.greedy) { writeGap(axis, sinks) }
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
    let acres = greedyAreaPerFill(axis)
    sinks[CellMetric.greedyAreaPerFill.rawValue][0] = acres
    let fills = sinks[CellMetric.greedyFills.rawValue]
    let fields = axis.fields
    for field in 0..<axis.fieldCount {
      fills[field] = FillArithmetic.fills(field: fields[field], areaPerFill: acres)
    }
  }

  /// What a fill by the simple rule covers, in acres; not a number where it covers nothing.
  private func greedyAreaPerFill(_ axis: AxisDemands) -> Double {
    var acres = 0.0
    if let blocks = preparation.greedyBlocks {
      acres = blocks.area(unitDemands: axis.unitDemands, count: axis.applied.count)
    } else {
      var counters = WorkCounters()
      FillAwareGreedy().place(
        unitDemands: axis.unitDemands, demands: axis.unitDemands, for: .largestAreaPerFill,
        in: ruleTanks, counters: &counters)
      let most = preparation.weightLimit.area(totalRate: axis.totalRate)
      acres = min(ruleTanks.areaPerFill(axis.unitDemands), most)
    }
    return acres > 0 ? acres : .nan
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
    _ axis: AxisDemands, into sinks: Sinks, by solver: ExactSolver, isCancelled: () -> Bool
  ) {
    let most = preparation.weightLimit.area(totalRate: axis.totalRate)
    let best =
      axis.applied.isEmpty ? 0 : min(solver.largestArea(unitDemands: axis.unitDemands), most)
    if let lightest = preparation.lightest(axis, by: method) {
      writeFills(axis, sinks, lightest.assignment, atMost: lightest.area)
    } else if best > 0, work.roundsAreas {
      sinks[CellMetric.areaPerFill.rawValue][0] = best
    } else if best > 0 {
      writeFills(
        axis, sinks, solver.canonicalAssignment(unitDemands: axis.unitDemands, covering: best),
        atMost: most)
    } else {
      writeInfeasible(axis, sinks)
    }
    if work.searchesAmounts {
      writeUnallocated(axis, into: sinks, by: solver, isCancelled: isCancelled)
    }
  }

  /// The least unallocated amount and the share of the cart that it fills.
  private func writeUnallocated(
    _ axis: AxisDemands, into sinks: Sinks, by solver: ExactSolver, isCancelled: () -> Bool
  ) {
    let unallocated = sinks[CellMetric.optimalUnallocated.rawValue]
    let areaPerFill = sinks[CellMetric.areaPerFill.rawValue][0]
    // Inside these margins rounding cannot change which case applies.
    let fits = areaPerFill.isNaN ? 0 : areaPerFill * (1 - Tolerance.roundingMargin)
    let saturated =
      axis.applied.isEmpty
      ? 0 : solver.saturationArea(unitDemands: axis.unitDemands) * (1 + Tolerance.roundingMargin)
    let usable = preparation.usableCapacity
    let (fields, totals) = (axis.fields, axis.totals)
    for field in 0..<axis.fieldCount {
      let bound = UnallocatedBound(totalDemand: totals[field], capacity: usable)
      unallocated[field] = fields[field] > fits ? bound.value : 0
    }
    if fits < saturated {
      for field in 0..<axis.fieldCount where fields[field] > fits && fields[field] < saturated {
        if solver.isSlow, isCancelled() { return }
        let bound = UnallocatedBound(totalDemand: totals[field], capacity: usable)
        unallocated[field] = bound.settle(
          solver.leastUnallocated(
            demands: axis.demands(onField: field), totalDemand: totals[field], bound: bound))
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

  /// What the assignment with the largest area per fill does on each field; a weight limit may allow
  /// no more than `most` acres.
  private func writeFills(
    _ axis: AxisDemands, _ sinks: Sinks, _ assignment: Assignment, atMost most: Double
  ) {
    let count = axis.applied.count
    given.update(repeating: 0, count: count)
    assignment.add(capacities, tankCount: tankCount, to: given)
    let areaPerFill = min(
      FillArithmetic.leastArea(given: given, unitDemands: axis.unitDemands, count: count), most)
    let limiting = FillArithmetic.limitingProduct(
      given: given, unitDemands: axis.unitDemands, count: count, least: areaPerFill)
    sinks[CellMetric.areaPerFill.rawValue][0] = areaPerFill
    sinks[CellMetric.limitingProduct.rawValue][0] =
      limiting.map { Double(axis.applied[$0]) } ?? .nan
    sinks[CellMetric.tanksUsed.rawValue][0] = Double(assignment.tanksUsed)
    let fills = sinks[CellMetric.fills.rawValue]
    let last = sinks[CellMetric.lastFill.rawValue]
    let weight = sinks[CellMetric.grossWeight.rawValue]
    let kept = (preparation.emptyPounds ?? .nan) + preparation.reservePounds(of: assignment)
    let (fields, totalRate) = (axis.fields, axis.totalRate)
    for field in 0..<axis.fieldCount {
      let acres = fields[field]
      let count = FillArithmetic.fills(field: acres, areaPerFill: areaPerFill)
      fills[field] = count
      last[field] = FillArithmetic.lastFill(
        field: acres, areaPerFill: areaPerFill, fills: count)
      weight[field] = kept + (acres < areaPerFill ? acres : areaPerFill) * totalRate
    }
  }

  /// Without a tank for every product there is no fill, and nothing to tell of one.
  private func writeInfeasible(_ axis: AxisDemands, _ sinks: Sinks) {
    sinks[CellMetric.areaPerFill.rawValue][0] = .nan
    sinks[CellMetric.limitingProduct.rawValue][0] = .nan
    sinks[CellMetric.tanksUsed.rawValue][0] = .nan
    for metric in [CellMetric.fills, .lastFill, .grossWeight] {
      sinks[metric.rawValue].update(repeating: .nan, count: axis.fieldCount)
    }
  }
}
