/// What is worth saying about the plan of one job on one cart.
package struct PlanStatements: Sendable {
  package let plan: Plan
  /// What was planned.
  package var job: Job { plan.job }

  package init(_ plan: Plan) { self.plan = plan }

  private var fills: FillPlan { plan.fillPlan }
  private var demand: Double { plan.greedy.demand.bushels }

  /// The loads of a full fill by tank, or the least unallocated where no fill is possible.
  package var tanks: [Load] { fills.fills == nil ? plan.optimalTanks : fills.tanks }

  /// What the simple rule puts into each tank.
  package var ruleTanks: [Load] { plan.greedy.tanks }

  /// What the tanks of the plan are a picture of.
  package var title: Statement {
    switch fills.fills {
    case nil: Statement(.planLeastUnallocated)
    case 1: Statement(.planOneFill)
    default: Statement(fills.filling.isEven ? .planEvenFills : .planFullFills)
    }
  }

  // MARK: - Load and sums

  /// The demand as a share of the cart's capacity in percent, uncapped.
  package var cartLoadPercent: Double { demand / job.cart.capacity.bushels * 100 }

  /// The cart's load, and its utilization where that is another figure.
  package var load: [Statement] {
    let load = Statement(.cartLoad, .percent(cartLoadPercent))
    guard CartLoad(percent: cartLoadPercent) == .over else { return [load] }
    return [load, Statement(.utilization, .percent(plan.greedy.utilizationPercent))]
  }

  /// The sums below the products, each only where it says something new: the demand together unless
  /// there is one product, what is left when there is something, what is loaded when either stands.
  ///
  /// There are none where a product is a liquid: nobody adds gallons to bushels.
  package var totals: [Statement] {
    if job.products.contains(where: { $0.isApplied && $0.traits.isLiquid }) { return [] }
    let loaded = tanks.reduce(0) { $0 + $1.volume.bushels }
    let left = max(0, demand - loaded)
    let hasSeveral = job.products.count != 1
    let hasLeft = left > Tolerance.tie * demand
    let isFeasible = fills.fills != nil
    var totals: [Statement] = []
    if hasSeveral { totals.append(Statement(.together, .volume(plan.greedy.demand))) }
    if hasLeft {
      let kind: Statement.Kind = isFeasible ? .leftForRefills : .withoutTank
      totals.append(Statement(kind, .volume(Volume(bushels: left))))
    }
    if hasSeveral || hasLeft {
      let kind: Statement.Kind = isFeasible ? .inOneFill : .inTanks
      totals.append(Statement(kind, .volume(Volume(bushels: loaded))))
    }
    return totals
  }

  /// What a product comes to that is in several tanks, in the order of its first tank.
  package func subtotals(of loads: [Load]) -> [Statement] {
    var seen: [Int] = []
    for load in loads {
      if let product = load.productIndex, !seen.contains(product) { seen.append(product) }
    }
    return seen.compactMap { product -> Statement? in
      let own = loads.filter { $0.productIndex == product }
      guard own.count > 1 else { return nil }
      let amount = own.reduce(0) { $0 + $1.volume.bushels }
      let capacity = own.reduce(0) { $0 + $1.tank.capacity.bushels }
      return Statement(
        .subtotal, .products([product]), .count(own.count), .bushels(Volume(bushels: amount)),
        .capacity(Volume(bushels: capacity)))
    }
  }

  // MARK: - Fills

  /// The figures of the fill plan in order; none where no fill is possible.
  package var fillFigures: [Statement] {
    guard let count = fills.fills, let last = fills.lastFill else { return [] }
    let own = Statement.Value.area(fills.areaPerFill)
    var figures: [Statement] = []
    if count == 1 {
      figures.append(Statement(.lasts, own))
    } else {
      figures.append(Statement(.fillCount, .count(count)))
      figures.append(Statement(.areaPerFill, own))
      figures.append(Statement(fills.filling.isEven ? .eachFill : .lastFill, .area(last)))
    }
    figures.append(limit)
    if let spare { figures.append(Statement(.toSpare, .percent(Self.floored(spare * 100)))) }
    let most = plan.capacity.areaPerFill
    if most.acres - fills.areaPerFill.acres > Tolerance.tie * most.acres {
      figures.append(Statement(.largestPossible, .area(most)))
    }
    if job.onBoard == nil, let weight = fills.grossWeight {
      figures.append(Statement(.grossWeight, .mass(weight)))
    }
    return figures
  }

  /// The spare of the plan; `nil` where no fill is possible.
  private var spare: Double? {
    fills.fills.map {
      FillArithmetic.spare(
        field: job.area.acres, areaPerFill: fills.areaPerFill.acres, fills: Double($0))
    }
  }

  /// What ends a fill, with its title: a product, or the limit that allows the least.
  private var limit: Statement {
    guard let product = fills.limitingProduct else {
      return Statement(.limitedBy, .clauses(weightLimit.map { [$0] } ?? []))
    }
    return Statement(.runsOutFirst, .products([product]))
  }

  /// What ends a fill, as a sentence; `nil` where no fill is possible.
  package var fillEnd: Statement? {
    guard fills.fills != nil else { return nil }
    return fills.limitingProduct.map { Statement(.productEndsFill, .products([$0])) }
      ?? Statement(.weightEndsFill)
  }

  /// The weight limit that allows the least, where there is one.
  package var weightLimit: Statement? {
    let empty = job.cart.emptyWeight?.pounds ?? 0
    var least: (statement: Statement, pounds: Double)?
    for constraint in job.constraints {
      let found: (statement: Statement, pounds: Double)
      switch constraint {
      case .payload(let mass): found = (Statement(.payloadLimit, .limit(mass)), mass.pounds)
      case .grossWeight(let mass):
        found = (Statement(.grossWeightLimit, .limit(mass)), mass.pounds - empty)
      default: continue
      }
      if found.pounds < least?.pounds ?? .infinity { least = found }
    }
    return least?.statement
  }
}

extension LoadSheet.Stop {
  /// What the stop is called among so many fills.
  package func title(of count: Int) -> Statement {
    let (first, last) = (fills.lowerBound, fills.upperBound)
    if count == 1 { return Statement(.onlyStop) }
    if first == last { return Statement(.oneStop, .count(first), .count(count)) }
    return Statement(
      last == first + 1 ? .twoStops : .stops, .count(first), .count(last), .count(count))
  }
}
