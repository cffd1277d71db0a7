/// Everything that is said about one job: the reference rule, the optimum, and the plan to follow.
public struct Plan: Equatable, Sendable {
  /// What the optimum leaves unallocated of one product.
  public struct Shortfall: Equatable, Sendable {
    /// The product's position in the problem.
    public let product: Int
    /// Bushels without a tank.
    public let amount: Volume
  }

  /// A tank filled for one filling of the cart, or an empty one.
  public struct TankFill: Equatable, Sendable {
    /// The tank's position in the cart.
    public let tank: Int
    /// The product's position in the problem, or `nil` for an empty tank.
    public let product: Int?
    /// Bushels in the tank.
    public let fill: Volume
    /// The share of the tank's capacity, 0 to 100.
    public let fillPercent: Double
  }

  /// The reference rule's allocation.
  public let greedy: GreedyAllocation
  /// The canonical least-unallocated allocation.
  public let leastUnallocated: AllocationResult
  /// Its tanks in order, the largest tank of a product filled first.
  public let optimalTanks: [TankFill]
  /// What it leaves unallocated, in product order.
  public let shortfalls: [Shortfall]
  /// The canonical largest-area-per-fill allocation.
  public let largestArea: AllocationResult
  /// The assignment to follow: least unallocated when the field fits in one fill, otherwise the
  /// largest area per fill.
  public let recommended: Assignment
  /// Fills and loads of the recommended assignment.
  public let fillPlan: FillPlan

  /// Plans a job by the exact method that suits it.
  ///
  /// - Parameter problem: A job that is not empty.
  /// - Throws: `AllocationError` when the job is larger than the method takes.
  public init(_ problem: AllocationProblem) throws(AllocationError) {
    self.init(
      problem, try Method.allocateExactly(problem, for: .leastUnallocated),
      try Method.allocateExactly(problem, for: .largestAreaPerFill))
  }

  /// Plans a job.
  ///
  /// - Parameters:
  ///   - problem: A job that is not empty.
  ///   - method: The exact method; chosen for the problem where none is given.
  /// - Throws: `AllocationError` when the job is larger than the method takes.
  public init(_ problem: AllocationProblem, method: Method?) throws(AllocationError) {
    let exact = method ?? .exact(for: problem)
    self.init(
      problem, try exact.allocate(problem, for: .leastUnallocated),
      try exact.allocate(problem, for: .largestAreaPerFill))
  }

  private init(
    _ problem: AllocationProblem, _ leastUnallocated: AllocationResult,
    _ largestArea: AllocationResult
  ) {
    self.leastUnallocated = leastUnallocated
    self.largestArea = largestArea
    greedy = GreedyAllocator().rows(for: problem)
    optimalTanks = problem.tankFills(leastUnallocated.assignment)
    shortfalls = problem.shortfalls(leastUnallocated)
    let fills = problem.fills(largestArea)
    recommended = fills == 1 || fills == nil ? leastUnallocated.assignment : largestArea.assignment
    fillPlan = FillPlan(problem, largestArea, fills: fills, recommended: recommended)
  }
}

extension Plan {
  /// What the reference rule leaves over beyond the optimum, in bushels.
  public var unallocatedGap: Double {
    AirCart.unallocatedGap(
      greedy: greedy.unallocated.bushels, optimal: leastUnallocated.value,
      totalDemand: greedy.demand.bushels)
  }

  /// What the optimum places of the problem that was planned, in bushels.
  package func optimalPlaced(_ problem: AllocationProblem) -> Double {
    let instance = AllocationInstance(problem)
    return instance.unallocatedBound.placed(
      total: instance.totalDemand, unallocated: leastUnallocated.value,
      capacity: instance.usableCapacity)
  }
}

extension AllocationProblem {
  /// The number of fills, or `nil` when no allocation gives every product a tank.
  fileprivate func fills(_ largestArea: AllocationResult) -> Int? {
    guard largestArea.status != .infeasible else { return nil }
    let fills = FillArithmetic.fills(field: area.acres, areaPerFill: largestArea.value)
    return fills < 9_007_199_254_740_992 ? Int(clamping: Int64(fills)) : .max
  }

  /// Fills each product's largest tank first.
  fileprivate func tankFills(_ assignment: Assignment) -> [Plan.TankFill] {
    var amounts = [Double](repeating: 0, count: cart.tanks.count)
    for (index, product) in products.enumerated() {
      var remaining = product.demand.bushels
      for tank in GreedyRule(capacities: cart.tanks.map { $0.capacity.bushels }).tankOrder
      where assignment.product(inTank: tank) == index {
        let fill = min(remaining, cart.tanks[tank].capacity.bushels)
        amounts[tank] = fill < Tolerance.dust ? 0 : fill
        remaining -= fill
      }
    }
    return cart.tanks.indices.map { tank in
      Plan.TankFill(
        tank: tank, product: assignment.product(inTank: tank), fill: Volume(bushels: amounts[tank]),
        fillPercent: amounts[tank] / cart.tanks[tank].capacity.bushels * 100)
    }
  }

  fileprivate func shortfalls(_ result: AllocationResult) -> [Plan.Shortfall] {
    let capacities = cart.tanks.map { $0.capacity.bushels }
    var shortfalls: [Plan.Shortfall] = []
    guard result.value > 0 else { return shortfalls }
    for (index, product) in products.enumerated() {
      let demand = product.demand.bushels
      let short = demand - result.assignment.capacity(of: index, capacities: capacities)
      guard short >= Tolerance.rounding(total: demand) else { continue }
      shortfalls.append(.init(product: index, amount: Volume(bushels: short)))
    }
    return shortfalls
  }
}

extension FillPlan {
  /// Loads the recommended assignment for a full fill, or for the field when it is smaller.
  init(
    _ problem: AllocationProblem, _ largestArea: AllocationResult, fills: Int?,
    recommended: Assignment
  ) {
    let field = problem.area.acres
    let isFeasible = fills != nil
    let areaPerFill = largestArea.value
    status = largestArea.status
    self.areaPerFill = Area(acres: areaPerFill)
    bound = Area(acres: largestArea.bound)
    self.fills = fills
    lastFill = fills.map {
      Area(
        acres: FillArithmetic.lastFill(
          field: field, areaPerFill: areaPerFill, fills: Double($0)))
    }
    limitingProduct = isFeasible ? problem.limitingProduct(recommended) : nil
    tanks = isFeasible ? problem.loads(recommended, acres: min(field, areaPerFill)) : []
    grossWeight = isFeasible ? problem.grossWeight(acres: min(field, areaPerFill)) : nil
  }
}

extension AllocationProblem {
  /// The product that runs out first, by its position in the problem.
  fileprivate func limitingProduct(_ assignment: Assignment) -> Int? {
    let instance = AllocationInstance(self)
    var own = Assignment.empty
    for tank in cart.tanks.indices {
      guard let product = assignment.product(inTank: tank),
        let index = instance.productIndices.firstIndex(of: product)
      else { continue }
      own = own.placing(product: index, inTank: tank)
    }
    let given = instance.given(by: own)
    return FillArithmetic.limitingProduct(
      given: given, unitDemands: instance.unitDemands, count: given.count,
      least: instance.areaPerFill(of: own)
    ).map { instance.productIndices[$0] }
  }

  /// Splits a·v of each product over its tanks in proportion to capacity.
  fileprivate func loads(_ assignment: Assignment, acres: Double) -> [FillPlan.TankLoad] {
    let capacities = cart.tanks.map { $0.capacity.bushels }
    return cart.tanks.indices.map { tank in
      guard let index = assignment.product(inTank: tank) else {
        return FillPlan.TankLoad(
          tank: tank, product: nil, load: Volume(bushels: 0), mass: Mass(pounds: 0),
          fillPercent: 0)
      }
      let product = products[index]
      let given = assignment.capacity(of: index, capacities: capacities)
      let wanted = min(acres * product.unitDemand, given)
      // A full tank is its capacity and not a rounding error more.
      let share = min(wanted * (capacities[tank] / given), capacities[tank])
      let load = share < Tolerance.dust ? 0 : share
      return FillPlan.TankLoad(
        tank: tank, product: index, load: Volume(bushels: load),
        mass: Mass(pounds: load * product.density.poundsPerBushel),
        fillPercent: load / capacities[tank] * 100)
    }
  }

  /// Empty weight and the product for some acres; `nil` where the empty weight is unknown.
  fileprivate func grossWeight(acres: Double) -> Mass? {
    guard let empty = cart.emptyWeight else { return nil }
    return Mass(pounds: empty.pounds + acres * totalRate.poundsPerAcre)
  }

  /// The sum of all rates, in product order.
  package var totalRate: ApplicationRate {
    var sum = 0.0
    for product in products { sum += product.rate.poundsPerAcre }
    return ApplicationRate(poundsPerAcre: sum)
  }
}
