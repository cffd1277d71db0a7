package import AirCart

/// A cart made ready for one set of applied products: tables that many jobs share.
package struct CartPreparation: Sendable {
  package let instance: AllocationInstance
  /// Constraints over all products, or `nil` without any.
  let rules: PlacementRules?
  let greedy: GreedyRule
  /// The exact method of the cart's jobs.
  var method: Method { .exact(for: instance) }
  /// How far the simple rule lasts; `nil` with constraints.
  let greedyBlocks: GreedyBlocks?
  /// A job of the cart, of which the constraints are read.
  private let template: Job
  /// The judge.
  let exhaustive: ExhaustiveSearch
  /// What its exact method looks things up in.
  var tables: ExactTables
  /// The number of jobs of the cart.
  private let jobs: Int
  /// The number of assignments that the judge tries for one job.
  let assignments: Double
  /// The cart's whole capacity, kept-empty tanks included, in bushels.
  let capacity: Double
  /// The capacity that may be filled.
  let usableCapacity: Double
  let emptyPounds: Double?
  /// What a fill may weigh.
  let weightLimit: WeightLimit
  /// What each tank's reserve weighs by applied product, tank by tank; empty without any reserve.
  let reservePounds: [Double]

  /// Prepares a cart; `shared` keeps tables of sets of as many products.
  init(_ job: Job, jobs: Int, sharing shared: inout [ExactTables]) {
    let instance = AllocationInstance(job)
    self.instance = instance
    rules = job.bindingRules
    greedy = GreedyRule(capacities: instance.capacities)
    greedyBlocks = job.bindingRules == nil ? GreedyBlocks(greedy) : nil
    template = job
    exhaustive = ExhaustiveSearch(instance)
    tables = ExactTables(instance, jobs: jobs, sharing: &shared)
    self.jobs = jobs
    assignments = ExhaustiveAllocator.assignmentCount(
      products: instance.productCount, tanks: instance.capacities.count)
    capacity = job.cart.capacity.bushels
    usableCapacity = instance.usableCapacity
    emptyPounds = job.cart.emptyWeight?.pounds
    weightLimit = WeightLimit(job)
    reservePounds =
      job.rules.hasReserve
      ? job.rules.reserves.flatMap { reserve in
        instance.productIndices.map { product in
          reserve.bushels * job.products[product].density.poundsPerBushel
        }
      } : []
  }

  /// The exact method for all jobs of a block of work, or, in place of it, every assignment.
  func solver(_ methods: SweepOptions.Methods) -> ExactSolver? {
    if methods.contains(.optimal) { return ExactSolver(instance, tables: tables, jobs: jobs) }
    return methods.contains(.exhaustive) ? try? ExactSolver(instance, by: .exhaustive) : nil
  }

  /// The largest area per fill where a weight limit depends on the tanks in use, with its assignment
  /// of the instance's products; `nil` where it does not, or nothing can be seeded.
  func lightest(_ axis: AxisDemands, by method: Method) -> (area: Double, assignment: Assignment)? {
    guard weightLimit.dependsOnTanks, let job = job(axis),
      let best = try? Method.allocateExactly(job, for: .largestAreaPerFill, by: method),
      best.status != .infeasible
    else { return nil }
    return (best.value, instance.own(best.assignment))
  }

  /// The job of the cart at the rates of an axis.
  private func job(_ axis: AxisDemands) -> Job? {
    let products = template.products.enumerated().map { index, product in
      ProductDemand(
        name: product.name, density: product.density, rate: .poundsPerAcre(axis.rates[index]),
        area: .acres(1), traits: product.traits)
    }
    return try? Job(
      cart: template.cart, area: template.area, products: products,
      constraints: template.constraints)
  }

  /// What the reserves of an assignment of the instance's products weigh, added in tank order.
  func reservePounds(of assignment: Assignment) -> Double {
    guard !reservePounds.isEmpty else { return 0 }
    var pounds = 0.0
    for tank in instance.capacities.indices {
      guard let product = assignment.product(inTank: tank) else { continue }
      pounds += reservePounds[tank * instance.productCount + product]
    }
    return pounds
  }
}
