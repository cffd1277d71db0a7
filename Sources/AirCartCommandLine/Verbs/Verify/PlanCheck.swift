import AirCart
import AirCartDocuments
import AirCartReports

/// Recomputes a plan from its job alone and compares everything that it states.
///
/// What is derived from a wrong value is compared with what follows from the right one, so that a
/// single fault makes few findings.
struct PlanCheck {
  let plan: StoredPlan
  let problem: AllocationProblem
  /// The demands of the products: as stated where that is right, else as they follow.
  let demands: [Double]
  /// The cart of the catalogue that the plan names, where there is one.
  let listedCart: Cart?
  var findings = Findings()

  /// Checks a plan.
  init(_ plan: StoredPlan) throws(AllocationError) {
    self.plan = plan
    problem = plan.problem
    demands = Self.demands(of: plan)
    listedCart = Self.listedCart(of: plan)
    checkJob()
    checkTanks()
    checkReference()
    let optimum = try Self.solve(plan.problem, .leastUnallocated)
    checkOptimum(optimum)
    checkFills(try Self.solve(plan.problem, .largestAreaPerFill), optimum)
    checkMethods()
    try checkConflict()
    checkAdvice()
  }

  /// The proof of the optimum: every assignment where they can be tried, else another programme.
  static func judge(of problem: AllocationProblem) -> Method {
    let applied = problem.products.count { $0.isApplied }
    let count = ExhaustiveAllocator.assignmentCount(
      products: applied, tanks: problem.cart.tanks.count)
    return count <= ExhaustiveAllocator.assignmentLimit ? .exhaustive : .subsetProgramme
  }

  static func solve(
    _ problem: AllocationProblem, _ objective: Objective
  ) throws(AllocationError) -> AllocationResult {
    try judge(of: problem).allocate(problem, for: objective)
  }

  /// The sum of the demands.
  var totalDemand: Double { demands.sorted(by: >).reduce(0, +) }

  /// The tanks' capacities.
  var capacities: [Double] { problem.cart.tanks.map { $0.capacity.bushels } }

  /// What stays in each tank that holds a product: the largest of its reserves.
  var reserves: [Double] {
    capacities.enumerated().map { tank, capacity in
      problem.constraints.reduce(0) { kept, constraint in
        guard case .reserve(let tanks, let reserve) = constraint, tanks.contains(tank) else {
          return kept
        }
        return switch reserve {
        case .volume(let volume): max(kept, volume.bushels)
        case .percent(let percent): max(kept, capacity * percent / 100)
        }
      }
    }
  }

  /// What a fill can take from each tank.
  var usable: [Double] { zip(capacities, reserves).map { $0 - $1 } }

  /// What counts as nothing beside the demand of the job.
  func rounding(of total: Double) -> Double { max(1e-9, 1e-12 * total) }

  /// The JSON pointer of a value of this plan.
  func place(_ path: String) -> String { plan.pointer + path }

  /// The position of a product of that name, or `nil`.
  func position(of product: String) -> Int? {
    problem.products.firstIndex { $0.name == product }
  }
}

// MARK: - The job

extension PlanCheck {
  /// Imperial demands follow to the bit; those of metric jobs lost their last bits on the way to
  /// pounds and acres.
  private static func isSame(_ stated: Double, _ computed: Double, _ units: UnitSystem) -> Bool {
    units == .imperial
      ? stated == computed
      : (stated - computed).magnitude <= Findings.tolerance * computed.magnitude
  }

  private static func demands(of plan: StoredPlan) -> [Double] {
    zip(plan.products, plan.problem.products).map { stated, product in
      let computed = product.demand.bushels
      return isSame(stated.demand, computed, plan.units) ? stated.demand : computed
    }
  }

  /// The cart with or without its saddle tank, whichever has as many tanks as the plan.
  private static func listedCart(of plan: StoredPlan) -> Cart? {
    let carts = [true, false].compactMap { hasSaddle in
      try? CartDirectory(usesSaddleTank: hasSaddle).cart(named: plan.problem.cart.name)
    }
    return carts.first { $0.tanks.count == plan.problem.cart.tanks.count } ?? carts.first
  }

  private mutating func checkJob() {
    checkListedCart()
    for (index, product) in problem.products.enumerated() {
      let (stated, computed) = (plan.products[index].demand, product.demand.bushels)
      findings.require(
        Self.isSame(stated, computed, plan.units), .demand,
        at: place("/products/\(index)/demandBu"), Findings.shown(stated),
        Findings.shown(computed))
    }
    let capacity = problem.cart.capacity.bushels
    findings.compare(plan.capacity, capacity, .cartCapacity, at: place("/capacityBu"))
    findings.compare(plan.demand, totalDemand, .demandTotal, at: place("/demandBu"))
    let load = totalDemand / capacity * 100
    findings.compare(plan.cartLoadPercent, load, .cartLoad, at: place("/cartLoadPct"))
    findings.compare(
      plan.utilizationPercent, min(100, load), .utilization, at: place("/utilizationPct"))
  }

  private mutating func checkListedCart() {
    if let isListed = plan.isListed {
      findings.require(
        isListed == (listedCart != nil), .catalogueCart, at: place("/cart"),
        problem.cart.name.quoted, isListed ? "a cart of the catalogue" : "a cart of one's own")
    }
    guard let listedCart else { return }
    findings.require(
      listedCart.tanks.count == problem.cart.tanks.count, .catalogueCart,
      at: place("/greedy/tanks"), "\(problem.cart.tanks.count) tanks",
      "\(listedCart.tanks.count) tanks")
    for (index, (tank, listed)) in zip(problem.cart.tanks, listedCart.tanks).enumerated() {
      let row = place("/greedy/tanks/\(index)")
      findings.compare(tank.name, listed.name, .catalogueCart, at: row + "/tank")
      findings.require(
        tank.capacity == listed.capacity, .catalogueCart, at: row + "/capacityBu",
        Findings.shown(tank.capacity.bushels), Findings.shown(listed.capacity.bushels))
    }
  }

  private mutating func checkMethods() {
    let names = Method.allCases.filter(\.isExact).map(\.name)
    let stated = [("optimal", plan.methods.optimum), ("fillPlan", plan.methods.fills)]
    for (key, name) in stated {
      findings.require(
        names.contains(name), .exactMethod, at: place("/methods/\(key)"), name.quoted,
        "one of \(names.joined(separator: ", "))")
    }
  }
}
