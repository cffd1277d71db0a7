import AirCart
import AirCartTestSupport
import Testing

/// Oracle: the definitions of the fill plan, recomputed from problem and plan.
@Suite(.tags(.property)) struct FillPlanTests {
  @Test(arguments: 200..<216)
  func `fills cover the field and loads keep capacities and run out together`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: seed) { problem, _, note in
      let plan = try Plan(problem)
      let fillPlan = plan.fillPlan
      guard let fills = fillPlan.fills, let last = fillPlan.lastFill else { return }
      let field = problem.area.acres
      let area = fillPlan.areaPerFill.acres
      #expect(Double(fills) * area >= field - 1e-9 * area, note)
      #expect(fills == 1 || Double(fills - 1) * area < field, note)
      #expect(abs(Double(fills - 1) * area + last.acres - field) <= 1e-9 * field, note)
      expectSynchronised(fillPlan, problem, note)
    }
  }

  /// A fill covers min(A, z) acres: all tanks hold enough for that and nothing more.
  private func expectSynchronised(
    _ plan: FillPlan, _ problem: Job, _ note: Comment
  ) {
    let acres = min(problem.area.acres, plan.areaPerFill.acres)
    for (index, product) in problem.products.enumerated() {
      let loads = plan.tanks.filter { $0.productIndex == index }
      let loaded = loads.reduce(0) { $0 + $1.volume.bushels }
      let wanted = acres * product.unitDemand
      #expect(abs(loaded - wanted) <= 2e-9 * max(1, problem.totalBushels), note)
      // In proportion to capacity, so that the tanks of one product run empty together.
      let percents = loads.map { $0.fillPercent }
      if let least = percents.min(), let most = percents.max() {
        #expect(most - least <= 1e-9 * most, note)
      }
    }
    for load in plan.tanks {
      #expect(load.volume.bushels <= problem.cart.tanks[load.tankIndex].capacity.bushels, note)
      #expect(load.fillPercent <= 100, note)
      let density = load.productIndex.map { problem.products[$0].density.poundsPerBushel } ?? 0
      #expect(load.weight.pounds == load.volume.bushels * density, note)
    }
  }

  @Test(arguments: 216..<226)
  func `what the cart can do is the largest area per fill, whatever the field`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: seed) { problem, _, note in
      let plan = try Plan(problem)
      let follows = plan.capacity.fills == nil ? plan.leastUnallocated : plan.largestArea
      #expect(plan.capacityAssignment == follows.assignment, note)
    }
  }

  /// A plan asks one solver for both; here each answer has a solver of its own.
  @Test(arguments: 216..<222)
  func `a plan finds what each of its answers is on its own`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: seed, limited: seed % 2 == 1) { problem, _, note in
      for exact in [Method.exact(for: problem), .subsetProgramme] {
        let plan = try Plan(problem, method: exact)
        let left = try exact.allocate(problem, for: .leastUnallocated)
        let area = try exact.allocate(problem, for: .largestAreaPerFill)
        #expect(plan.leastUnallocated == left, "\(note), \(exact)")
        #expect(plan.largestArea == area, "\(note), \(exact)")
      }
    }
  }

  @Test(arguments: 226..<232)
  func `the limiting product is the first that runs out`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: seed) { problem, _, note in
      let plan = try Plan(problem)
      guard plan.fillPlan.fills != nil else { return }
      let bushels = problem.cart.tanks.map { $0.capacity.bushels }
      let vector = plan.recommended.vector(tankCount: bushels.count)
      let acres = problem.products.indices.map { product -> Double in
        guard problem.products[product].isApplied else { return .infinity }
        let given = zip(vector, bushels).reduce(0) { $1.0 == product ? $0 + $1.1 : $0 }
        return given / problem.products[product].unitDemand
      }
      let least = acres.min() ?? 0
      let first = acres.firstIndex { $0 <= least * (1 + 1e-9) }
      #expect(plan.fillPlan.limitingProduct == first, note)
    }
  }

  // MARK: By hand

  @Test func `a field of three and a half fills takes four, the last one of half a fill`() throws {
    // z = min(8 / 2, 4 / 1) = 4 acres; 14 = 3 · 4 + 2.
    let plan = try Plan(job(tanks: [8, 4], unitDemands: [2, 1], acres: 14)).fillPlan
    #expect(plan.areaPerFill.acres == 4)
    #expect(plan.bound.acres == 4)
    #expect(plan.fills == 4)
    #expect(plan.lastFill?.acres == 2)
    #expect(plan.limitingProduct == 0)
    #expect(plan.tanks.map { $0.volume.bushels } == [8, 4])
    #expect(plan.tanks.map { $0.weight.pounds } == [8, 4])
    #expect(plan.tanks.map { $0.fillPercent } == [100, 100])
  }

  @Test(arguments: zip([4, 4 + 1e-10, 4 + 1e-7, 8, 8 + 1e-10, 8.1], [1, 1, 2, 2, 2, 3]))
  func `a rounding error beyond a whole fill is not another fill`(
    acres: Double, fills: Int
  ) throws {
    let plan = try Plan(job(tanks: [8, 4], unitDemands: [2, 1], acres: acres)).fillPlan
    #expect(plan.fills == fills)
  }

  @Test func `a load is split in proportion to the capacities of the product's tanks`() throws {
    // One product, 6 bu wanted in tanks of 8 and 4: canonical is the 8 alone; for 9 bu both.
    let plan = try Plan(job(tanks: [8, 4], unitDemands: [1], acres: 9)).fillPlan
    #expect(plan.fills == 1)
    #expect(plan.tanks.map { $0.volume.bushels } == [6, 3])
    #expect(plan.tanks.map { $0.fillPercent } == [75, 75])
  }

  @Test func `the gross weight is the empty cart and one fill, unknown where the cart's is`() throws
  {
    let cart = try #require(CartCatalogue.cart(named: "91300"))
    let products = [("Wheat", 100.0), ("Canola", 5)].map { name, rate in
      ProductDemand(
        name: name, density: BulkDensity(poundsPerBushel: name == "Wheat" ? 60 : 50),
        rate: .poundsPerAcre(rate), area: .acres(160))
    }
    // 50,500 lb and 160 ac · 105 lb/ac.
    let known = try Plan(
      Job(cart: cart, area: Area(acres: 160), products: products))
    #expect(known.fillPlan.fills == 1)
    #expect(known.fillPlan.grossWeight?.pounds == 67_300.0)
    let own = Cart(name: "own", tanks: cart.tanks, emptyWeight: nil, source: "drawn")
    let unknown = try Plan(
      Job(cart: own, area: Area(acres: 160), products: products))
    #expect(unknown.fillPlan.grossWeight == nil)
  }

  @Test func `an infeasible job has no fills, no loads and no limiting product`() throws {
    let plan = try Plan(job(tanks: [8], unitDemands: [2, 1])).fillPlan
    #expect(plan.status == .infeasible)
    #expect(plan.fills == nil)
    #expect(plan.lastFill == nil)
    #expect(plan.limitingProduct == nil)
    #expect(plan.tanks == [])
    #expect(plan.areaPerFill.acres == 0)
  }

  // MARK: Twins

  /// 9950 and L9950 are mirror images, 9650 and L9650 the same tanks (domain.md 1F).
  @Test(arguments: ["9950", "9650"], [1, 2, 3])
  func `carts with the same tanks in another order have the same numbers`(
    name: String, seed: Int
  ) throws {
    let first = try #require(CartCatalogue.cart(named: name))
    let second = try #require(CartCatalogue.cart(named: "L" + name))
    var random = RandomProblems(seed: UInt64(seed))
    for index in 0..<60 {
      let drawn = random.job(cart: first, constrained: false)
      let left = try Plan(drawn)
      let right = try Plan(
        Job(cart: second, area: drawn.area, products: drawn.products))
      let note: Comment = "\(name), seed \(seed), job \(index)"
      #expect(left.largestArea.value == right.largestArea.value, note)
      #expect(left.largestArea.bound == right.largestArea.bound, note)
      #expect(left.leastUnallocated.value == right.leastUnallocated.value, note)
      #expect(left.leastUnallocated.bound == right.leastUnallocated.bound, note)
      #expect(left.fillPlan.fills == right.fillPlan.fills, note)
      #expect(left.fillPlan.lastFill == right.fillPlan.lastFill, note)
      #expect(left.recommended.tanksUsed == right.recommended.tanksUsed, note)
      #expect(left.greedy.unallocated == right.greedy.unallocated, note)
      #expect(left.greedy.placed == right.greedy.placed, note)
      #expect(left.greedy.coveredArea == right.greedy.coveredArea, note)
      #expect(left.greedy.utilizationPercent == right.greedy.utilizationPercent, note)
    }
  }
}

extension Job {
  var totalBushels: Double { products.reduce(0) { $0 + $1.demand.bushels } }
}
