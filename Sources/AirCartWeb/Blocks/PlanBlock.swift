import AirCart

/// The plans of a job on each of its carts, ranked: everything that a results screen shows.
///
/// After the header comes, for each cart in the order of the job:
/// ```
/// rank from 1, the cart's row: the position of the first cart with its rank and its tanks
/// what the cart does beside the others, as statements of which there is at most one
/// why the cart takes no part or is infeasible, as statements of which there is at most one
/// whether it is planned; where it is not, nothing more
/// tanks T, products P, capacity bu, demand bu, cart load %, its state, utilization %
/// of each product: rate lb/ac, density lb/bu, demand bu, whether it is a liquid, bytes of the name,
///   and these, what it is made of by position in the job: itself, or the parts of a blend
/// the rule: unallocated bu, covered ac, tanks, left over
/// the optimum: status, unallocated bu, bound bu, tanks, left over
/// the fill plan: status, area per fill ac, bound ac, fills, limiting product, last fill ac,
///   gross weight lb, loads, of each: product, bu, lb, %, how well the tank is used, reserve bu
/// the load sheet: stops, of each: first and last fill, title, area ac, tanks, of each: tank, product,
///   bu before, bu and lb loaded, bu left, lb of product on the cart, and with the cart; products, of
///   each: product, bu and lb that one stop takes of it, and through the last of these fills
/// the plan's product of each tank
/// methods of both optima, candidates and subset pairs of the rule and both optima
/// statements: load, sums, title, subtotals, figures of the fill plan but the most the cart can do,
///   the answer, what can hardly be meant, broken house rules, close calls, what ends a fill
/// whether the rule gives the same allocation, the rule beside the plan as a statement
/// nutrients in lb/ac, of which there are four or none: N, P2O5, K2O, S; advice as statements
/// warnings of blends as statements on products of the job
/// ```
/// and after the last cart which of them seed the job in how many fills, as statements of which there
/// is at most one; where tanks are T times product, bu, %, how well the tank is used, and what is left
/// over is a count and so many times product, bu, whether that is more than rounding.
struct PlanBlock: AnswerBlock {
  private let job: JobBlock

  init(_ reader: inout BlockReader) throws(CallFailure) { job = try JobBlock(&reader) }

  /// A cart with what became of the job on it.
  private enum Planned {
    case plan(PlanRecord)
    case refused(Statement)

    var statements: PlanStatements? {
      if case .plan(let record) = self { record.statements } else { nil }
    }
  }

  func write(to writer: inout BlockWriter) throws(CallFailure) {
    var carts: [Planned] = []
    for cart in job.carts { carts.append(try planned(cart)) }
    writer.putHeader(nil)
    let decision = CartDecision(carts.map { $0.statements })
    let standing = CartStanding.all(job.carts.map { $0.cart }, in: decision.groups)
    for (index, cart) in carts.enumerated() {
      writer.put(standing[index].rank)
      writer.put(standing[index].row)
      writer.put(decision.verdict(on: index).map { [$0] } ?? [])
      switch cart {
      case .plan(let record):
        writer.put(record.statements.infeasibility.map { [$0] } ?? [])
        writer.put(1)
        record.write(to: &writer)
      case .refused(let reason):
        writer.put([reason])
        writer.put(0)
      }
    }
    writer.put(decision.statement.map { [$0] } ?? [])
  }

  private func planned(_ cart: JobBlock.CartEntry) throws(CallFailure) -> Planned {
    switch try job.problem(on: cart) {
    case .refused(let refusal): return .refused(refusal.statement(cart.cart, job))
    case .problem(let problem):
      guard !problem.isEmpty else { throw CallFailure(.nothingToSeed) }
      let plan = try job.plan(problem)
      return .plan(PlanRecord(statements: PlanStatements(plan), job: job, whole: problem))
    }
  }
}

extension JobBlock {
  /// The plan of the job on a cart, blended as it says.
  func plan(_ problem: Job) throws(CallFailure) -> Plan {
    do throws(AllocationError) {
      let unblended = try Plan(problem, filling: filling)
      return blends.isEmpty && mayBlend
        ? try unblended.bestBlended(apart: apart) : try unblended.blending(blends)
    } catch {
      throw CallFailure(error)
    }
  }
}

/// Where a cart stands among those that an answer compares.
struct CartStanding {
  /// From 1; a cart in no group comes last.
  var rank: Int
  /// The position of the first cart with its rank and its tanks.
  var row: Int

  /// Returns the standing of every cart, of groups of equal merit with the best first.
  static func all(_ carts: [Cart], in groups: [[Int]]) -> [CartStanding] {
    let capacities = carts.map { $0.sortedCapacities }
    let last = groups.reduce(1) { $0 + $1.count }
    var standing = carts.indices.map { CartStanding(rank: last, row: $0) }
    var rank = 1
    for group in groups {
      for cart in group {
        let same = group.first { capacities[$0] == capacities[cart] }
        standing[cart] = CartStanding(rank: rank, row: same ?? cart)
      }
      rank += group.count
    }
    return standing
  }
}

/// One plan as numbers.
struct PlanRecord {
  let statements: PlanStatements
  let job: JobBlock
  /// The job on the cart with nothing blended.
  let whole: Job

  private var problem: Job { statements.job }
  private var plan: Plan { statements.plan }

  func write(to writer: inout BlockWriter) {
    writeJob(&writer)
    writeGreedy(&writer)
    writeOptimum(&writer)
    writeFills(&writer)
    writeSheet(&writer)
    writeAssignments(&writer)
    writeWork(&writer)
    writeStatements(&writer)
  }

  private func writeJob(_ writer: inout BlockWriter) {
    writer.put(problem.cart.tanks.count)
    writer.put(problem.products.count)
    writer.put(problem.cart.capacity.bushels)
    writer.put(plan.greedy.demand.bushels)
    writer.put(statements.cartLoadPercent)
    writer.put(CartLoad(percent: statements.cartLoadPercent).rawValue)
    writer.put(plan.greedy.utilizationPercent)
    for product in problem.products {
      writer.put(product.rate.poundsPerAcre)
      writer.put(product.density.poundsPerBushel)
      writer.put(product.demand.bushels)
      writer.put(product.traits.isLiquid ? 1 : 0)
      writer.put(product.name.utf8.map { Int($0) })
      let parts = product.parts.isEmpty ? [product] : product.parts
      writer.put(parts.compactMap { position(of: $0) })
    }
  }

  /// Where a product is in the job.
  private func position(of product: ProductDemand) -> Int? {
    whole.products.firstIndex { $0.name.utf8.elementsEqual(product.name.utf8) }
  }

  /// Warnings of what is blended.
  private func writeBlends(_ writer: inout BlockWriter) {
    var warnings: [Statement] = []
    for hazard in BlendHazard.allCases {
      guard let pair = whole.positions(of: hazard) else { continue }
      let isBlended = problem.products.contains { blend in
        pair.allSatisfy { part in blend.parts.contains { position(of: $0) == part } }
      }
      if isBlended { warnings.append(hazard.statement(of: pair)) }
    }
    writer.put(warnings)
  }

  private func writeGreedy(_ writer: inout BlockWriter) {
    let greedy = plan.greedy
    writer.put(greedy.unallocated.bushels)
    writer.put(greedy.coveredArea.acres)
    for load in greedy.tanks { put(load, &writer) }
    writer.put(greedy.unallocatedRows.count)
    for row in greedy.unallocatedRows { put(row, &writer) }
  }

  private func writeOptimum(_ writer: inout BlockWriter) {
    writer.put(Int(plan.leastUnallocated.status.rawValue))
    writer.put(plan.leastUnallocated.value)
    writer.put(plan.leastUnallocated.bound)
    for load in plan.optimalTanks { put(load, &writer) }
    let shortfalls = plan.shortfalls
    writer.put(shortfalls.count)
    for row in shortfalls { put(row, &writer) }
  }

  private func put(_ load: Load, _ writer: inout BlockWriter) {
    writer.put(position: load.productIndex)
    writer.put(load.volume.bushels)
    writer.put(load.fillPercent)
    writer.put(TankUse(percent: load.fillPercent).rawValue)
  }

  private func put(_ left: Shortfall, _ writer: inout BlockWriter) {
    writer.put(left.productIndex)
    writer.put(left.amount.bushels)
    writer.put(left.amount.bushels >= Tolerance.dust ? 1 : 0)
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
      writer.put(position: load.productIndex)
      writer.put(load.volume.bushels)
      writer.put(load.weight.pounds)
      writer.put(load.fillPercent)
      writer.put(TankUse(percent: load.fillPercent).rawValue)
      writer.put(load.reserve.bushels)
    }
  }

  private func writeSheet(_ writer: inout BlockWriter) {
    let sheet = LoadSheet(plan, of: problem)
    writer.put(sheet?.stops.count ?? 0)
    for stop in sheet?.stops ?? [] {
      writer.put(stop.fills.lowerBound)
      writer.put(stop.fills.upperBound)
      writer.put(stop.title(of: sheet?.fillCount ?? 0))
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
        writer.put(figure: problem.cart.emptyWeight.map { $0.pounds + tank.productOnCart.pounds })
      }
      writer.put(stop.products.count)
      for product in stop.products {
        writer.put(product.product)
        writer.put(product.load.bushels)
        writer.put(product.loadMass.pounds)
        writer.put(product.total.bushels)
        writer.put(product.totalMass.pounds)
      }
    }
  }

  private func writeAssignments(_ writer: inout BlockWriter) {
    for tank in problem.cart.tanks.indices {
      writer.put(position: plan.recommended.product(inTank: tank))
    }
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

  private func writeStatements(_ writer: inout BlockWriter) {
    writer.put(statements.load)
    writer.put(statements.totals)
    writer.put(statements.title)
    writer.put(statements.subtotals(of: statements.tanks))
    // The page says how far a fill lasts once: as loaded.
    writer.put(statements.fillFigures.filter { $0.kind != .largestPossible })
    writer.put(statements.answer)
    writer.put(
      statements.doubts(in: job.units, overlap: job.overlap.percent, understood: job.understood))
    writer.put(statements.brokenRules.flatMap { $0.statements })
    writer.put(statements.closeCalls(in: job.units))
    writer.put(statements.fillEnd.map { [$0] } ?? [])
    let comparison = RuleComparison(statements)
    writer.put(comparison.isSameAllocation ? 1 : 0)
    writer.put(comparison.statement)
    let nutrients = Nutrients(of: problem.products)
    writer.put(nutrients == nil ? 0 : Nutrient.allCases.count)
    for nutrient in Nutrient.allCases {
      if let rate = nutrients?[nutrient] { writer.put(rate.poundsPerAcre) }
    }
    writer.put(
      Advisor.advice(on: problem.products, drill: job.drill, units: job.units).map { $0.statement })
    writeBlends(&writer)
  }
}
