import AirCart

/// The plans of a job on each of its carts, ranked: everything that a results screen shows.
///
/// After the header comes, for each cart in the order of the job:
/// ```
/// rank from 1, the cart's row: the position of the first cart with its rank and its tanks
/// 0, or why the job's limits refuse the cart: 1 a reserve fills a tank, 2 the empty cart weighs as
///   much as it may loaded; the tank or −1; where it is refused, nothing more
/// tanks T, products P, capacity bu, demand bu, cart load %, utilization %
/// of each product: rate lb/ac, density lb/bu, demand bu
/// the rule: unallocated bu, covered ac, tanks, left over
/// the optimum: status, unallocated bu, bound bu, tanks, left over
/// the fill plan: status, area per fill ac, bound ac, fills, limiting product, last fill ac,
///   gross weight lb, loads, of each: product, bu, lb, %, reserve bu
/// the load sheet: stops, of each: first and last fill, area ac, tanks, of each: tank, product,
///   bu before, bu and lb loaded, bu left, lb of product on the cart; products, of each: product,
///   bu and lb that one stop takes of it
/// recommended: acres per fill, tanks used, product of each tank
/// the rule's tanks: acres per fill, fills, tanks used
/// methods of both optima, candidates and subset pairs of the rule and both optima
/// why infeasible: code, product or number of products, number of tanks
/// ```
/// where tanks are T times product, bu, %, and what is left over is a count and so many times
/// product, bu.
package struct PlanBlock {
  private let job: JobBlock

  package init(_ job: JobBlock) { self.job = job }

  /// A cart with what became of the job on it.
  private enum Planned {
    case plan(AllocationProblem, Plan)
    case refused(CartRefusal)
  }

  private struct Standing {
    var rank = 0
    var row = 0
  }

  /// Plans every cart and writes the answer.
  package func write(to writer: inout BlockWriter) throws(CallFailure) {
    var carts: [Planned] = []
    for cart in job.carts { carts.append(try planned(cart)) }
    writer.putHeader(nil)
    let standing = Self.standing(carts)
    for (index, cart) in carts.enumerated() {
      writer.put(standing[index].rank)
      writer.put(standing[index].row)
      switch cart {
      case .plan(let problem, let plan):
        writer.put(0)
        writer.put(position: nil)
        PlanRecord(problem: problem, plan: plan).write(to: &writer)
      case .refused(let refusal):
        writer.put(refusal.code)
        writer.put(position: refusal.tank)
      }
    }
  }

  private func planned(_ cart: JobBlock.CartEntry) throws(CallFailure) -> Planned {
    switch try job.problem(on: cart) {
    case .refused(let refusal): return .refused(refusal)
    case .problem(let problem):
      guard !problem.isEmpty else { throw CallFailure(.nothingToSeed) }
      do throws(AllocationError) {
        return .plan(problem, try Plan(problem, filling: job.filling))
      } catch {
        throw CallFailure(error)
      }
    }
  }

  /// Carts that are refused stand for themselves behind all others.
  private static func standing(_ carts: [Planned]) -> [Standing] {
    var plans: [(index: Int, problem: AllocationProblem, plan: Plan)] = []
    for (index, cart) in carts.enumerated() {
      if case .plan(let problem, let plan) = cart { plans.append((index, problem, plan)) }
    }
    var standing = carts.indices.map { Standing(rank: plans.count + 1, row: $0) }
    var rank = 1
    for group in CartRanking.ofPlans({ plans[$0].plan }).groups(of: Array(plans.indices)) {
      for place in group {
        let capacities = plans[place].problem.cart.sortedCapacities
        let same = group.first { plans[$0].problem.cart.sortedCapacities == capacities }
        standing[plans[place].index] = Standing(rank: rank, row: plans[same ?? place].index)
      }
      rank += group.count
    }
    return standing
  }
}

/// One plan as numbers.
private struct PlanRecord {
  let problem: AllocationProblem
  let plan: Plan

  func write(to writer: inout BlockWriter) {
    writeJob(&writer)
    writeGreedy(&writer)
    writeOptimum(&writer)
    writeFills(&writer)
    writeSheet(&writer)
    writeAssignments(&writer)
    writeWork(&writer)
    writeInfeasibility(&writer)
  }

  private func writeJob(_ writer: inout BlockWriter) {
    let capacity = problem.cart.capacity.bushels
    let demand = plan.greedy.demand.bushels
    writer.put(problem.cart.tanks.count)
    writer.put(problem.products.count)
    writer.put(capacity)
    writer.put(demand)
    writer.put(demand / capacity * 100)
    writer.put(plan.greedy.utilizationPercent)
    for product in problem.products {
      writer.put(product.rate.poundsPerAcre)
      writer.put(product.density.poundsPerBushel)
      writer.put(product.demand.bushels)
    }
  }

  private func writeGreedy(_ writer: inout BlockWriter) {
    writer.put(plan.greedy.unallocated.bushels)
    writer.put(plan.greedy.coveredArea.acres)
    for tank in problem.cart.tanks.indices {
      let row = plan.greedy.tankRows.first { $0.tank == tank }
      writer.put(position: row?.product)
      writer.put(row?.fill.bushels ?? 0)
      writer.put(row?.fillPercent ?? 0)
    }
    writer.put(plan.greedy.unallocatedRows.count)
    for row in plan.greedy.unallocatedRows {
      writer.put(row.product)
      writer.put(row.amount.bushels)
    }
  }

  private func writeOptimum(_ writer: inout BlockWriter) {
    writer.put(Int(plan.leastUnallocated.status.rawValue))
    writer.put(plan.leastUnallocated.value)
    writer.put(plan.leastUnallocated.bound)
    for row in plan.optimalTanks {
      writer.put(position: row.product)
      writer.put(row.fill.bushels)
      writer.put(row.fillPercent)
    }
    writer.put(plan.shortfalls.count)
    for row in plan.shortfalls {
      writer.put(row.product)
      writer.put(row.amount.bushels)
    }
  }

  private func writeFills(_ writer: inout BlockWriter) {
    let fills = plan.fillPlan
    writer.put(Int(fills.status.rawValue))
    writer.put(fills.areaPerFill.acres)
    writer.put(fills.bound.acres)
    writer.put(figure: fills.fills.map { Double($0) })
    writer.put(position: fills.limitingProduct)
    writer.put(figure: fills.lastFill?.acres)
    writer.put(figure: fills.grossWeight?.pounds)
    writer.put(fills.tanks.count)
    for load in fills.tanks {
      writer.put(position: load.product)
      writer.put(load.load.bushels)
      writer.put(load.mass.pounds)
      writer.put(load.fillPercent)
      writer.put(load.reserve.bushels)
    }
  }

  private func writeSheet(_ writer: inout BlockWriter) {
    let stops = LoadSheet(plan, of: problem)?.stops ?? []
    writer.put(stops.count)
    for stop in stops {
      writer.put(stop.fills.lowerBound)
      writer.put(stop.fills.upperBound)
      writer.put(stop.area.acres)
      writer.put(stop.tanks.count)
      for tank in stop.tanks {
        writer.put(tank.tank)
        writer.put(tank.product)
        writer.put(tank.before.bushels)
        writer.put(tank.load.bushels)
        writer.put(tank.loadMass.pounds)
        writer.put(tank.left.bushels)
        writer.put(tank.productOnCart.pounds)
      }
      writer.put(stop.products.count)
      for product in stop.products {
        writer.put(product.product)
        writer.put(product.load.bushels)
        writer.put(product.loadMass.pounds)
      }
    }
  }

  private func writeAssignments(_ writer: inout BlockWriter) {
    writer.put(problem.areaPerFill(of: plan.recommended).acres)
    writer.put(plan.recommended.tanksUsed)
    for tank in problem.cart.tanks.indices {
      writer.put(position: plan.recommended.product(inTank: tank))
    }
    let rule = plan.greedy.assignment
    let range = problem.areaPerFill(of: rule).acres
    writer.put(range)
    writer.put(
      range > 0
        ? FillArithmetic.fills(field: problem.area.acres, areaPerFill: range) : .nan)
    writer.put(rule.tanksUsed)
  }

  private func writeWork(_ writer: inout BlockWriter) {
    writer.put(Int(plan.leastUnallocated.method.rawValue))
    writer.put(Int(plan.largestArea.method.rawValue))
    for counters in [
      plan.greedy.counters, plan.leastUnallocated.counters, plan.largestArea.counters,
    ] {
      writer.put(counters.candidates)
      writer.put(counters.subsetPairs)
    }
  }

  private func writeInfeasibility(_ writer: inout BlockWriter) {
    switch plan.largestArea.infeasibility {
    case nil: write(0, -1, -1, &writer)
    case .moreProductsThanTanks(let products, let tanks): write(1, products, tanks, &writer)
    case .noAllowedTank(let product): write(2, product, problem.rules.usableTanks.count, &writer)
    case .constraintsConflict: write(3, -1, -1, &writer)
    case .nothingApplied: write(4, -1, -1, &writer)
    case .reservesOutweighLimit: write(5, -1, -1, &writer)
    }
  }

  private func write(_ code: Int, _ first: Int, _ second: Int, _ writer: inout BlockWriter) {
    writer.put(code)
    writer.put(first)
    writer.put(second)
  }
}
