import AirCart
import AirCartTestSupport
import Testing

/// Oracles: the naive reference, carts with smaller tanks, and jobs worked out by hand.
@Suite(.tags(.property)) struct LimitedJobTests {
  static let exactMethods: [Method] = [.exhaustive, .subsetProgramme, .partitionScan]

  // MARK: Exact

  @Test(arguments: 400..<430)
  func `exact methods give the reference's value and assignment`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(seed))
    for index in 0..<20 {
      let problem = random.job(
        cart: random.cart(tanks: random.whole(1...4)), constrained: index % 2 == 1, limited: true,
        units: index % 3 == 0 ? .metric : .imperial, productCount: random.whole(1...3))
      let reference = ReferenceAllocator(problem)
      for objective in Objective.allCases {
        let answer = reference.answer(for: objective)
        for method in ExactMethodTests.methods(for: problem) + [.exhaustive] {
          let result = try method.allocate(problem, for: objective)
          let note: Comment = "seed \(seed), job \(index), \(objective), \(method)"
          #expect(PropertyTests.areClose(result.value, answer.value, 2e-9), note)
          guard let vector = answer.vector else {
            #expect(result.status == .infeasible && result.infeasibility != nil, note)
            continue
          }
          #expect(result.assignment.vector(tankCount: problem.cart.tanks.count) == vector, note)
        }
      }
    }
  }

  @Test(arguments: 430..<450)
  func `every plan is feasible and no fill outweighs a limit`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: seed, limited: true) { problem, _, note in
      let plan = try Plan(problem)
      let greedy = FeasibilityCheck.Claim(plan.greedy, in: problem)
      #expect(FeasibilityCheck.violations(of: greedy, in: problem) == [], note)
      let optimum = FeasibilityCheck.Claim(optimumOf: plan, in: problem)
      #expect(FeasibilityCheck.violations(of: optimum, in: problem) == [], note)
      #expect(plan.largestArea.value <= plan.largestArea.bound * (1 + 1e-9), note)
      guard plan.fillPlan.fills != nil else { return }
      let loads = FeasibilityCheck.Claim(loadsOf: plan.fillPlan, in: problem)
      #expect(FeasibilityCheck.violations(of: loads, in: problem) == [], note)
      #expect(loads.brokenWeightLimits(in: problem) == 0, note)
    }
  }

  @Test(arguments: 450..<460)
  func `heuristics never beat the optimum of a limited job`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: seed, limited: true) { problem, _, note in
      for objective in Objective.allCases {
        let best = try Method.exact(for: problem).allocate(problem, for: objective)
        for method in HeuristicTests.methods + [.greedy] {
          let result = try method.allocate(problem, for: objective)
          #expect(result.bound == best.bound, note)
          switch objective {
          case .largestAreaPerFill: #expect(result.value <= best.value * (1 + 2e-9), note)
          case .leastUnallocated:
            #expect(result.value >= best.value - 1e-9 * max(1, best.value), note)
          }
        }
      }
    }
  }

  // MARK: Reserves

  /// Smaller tanks say the same: the reserve is not there for any method.
  @Test(arguments: 460..<480)
  func `a reserve is a smaller tank to both objectives and to the rule`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: seed, limited: true) { drawn, _, note in
      let reserves = drawn.constraints.filter { constraint in
        if case .reserve = constraint { true } else { false }
      }
      let placements = drawn.constraints.filter { constraint in
        switch constraint {
        case .reserve, .payload, .grossWeight: false
        default: true
        }
      }
      let kept = try Job(
        cart: drawn.cart, area: drawn.area, products: drawn.products,
        constraints: placements + reserves)
      let smaller = try Job(
        cart: Cart(name: "smaller", bushels: kept.usableCapacities, source: "less the reserves"),
        area: drawn.area, products: drawn.products, constraints: placements)
      let (left, right) = (try Plan(kept), try Plan(smaller))
      #expect(left.leastUnallocated.value == right.leastUnallocated.value, note)
      #expect(left.leastUnallocated.assignment == right.leastUnallocated.assignment, note)
      #expect(left.largestArea.value == right.largestArea.value, note)
      #expect(left.largestArea.assignment == right.largestArea.assignment, note)
      #expect(left.fillPlan.fills == right.fillPlan.fills, note)
      #expect(left.fillPlan.limitingProduct == right.fillPlan.limitingProduct, note)
      #expect(left.greedy.tankOrder == right.greedy.tankOrder, note)
      #expect(
        left.greedy.tanks.map(\.volume) == right.greedy.tanks.map(\.volume), note)
      #expect(left.greedy.unallocatedRows == right.greedy.unallocatedRows, note)
      #expect(
        left.fillPlan.tanks.map(\.volume) == right.fillPlan.tanks.map(\.volume), note)
    }
  }

  @Test func `the largest of several reserves holds, and empty tanks keep none`() throws {
    let problem = try job(
      tanks: [10, 8, 4], unitDemands: [1, 1], acres: 5,
      [
        .reserve(.first(3), .volume(Volume(bushels: 2))),
        .reserve(TankSet(positions: [0]), .percent(50)), .emptyTanks(TankSet(positions: [2])),
      ])
    #expect(problem.usableCapacities == [5, 6, 2])
    let plan = try Plan(problem)
    // Both take 5 bu: the first two tanks are all that it takes.
    #expect(plan.capacity.fills == 1)
    #expect(plan.capacity.tanks.map(\.reserve.bushels) == [5, 2, 0])
    #expect(plan.capacity.tanks.map(\.volume.bushels) == [5, 5, 0])
    #expect(plan.capacity.tanks.map(\.fillPercent) == [50, 62.5, 0])
  }

  // MARK: Weights

  @Test func `a payload limit caps the area per fill and is what ends it`() throws {
    // Without it z = min(8 / 2, 4 / 1) = 4 ac; 3 lb an acre and 6 lb allow 2 ac.
    let plan = try Plan(
      job(tanks: [8, 4], unitDemands: [2, 1], acres: 5, [.payload(Mass(pounds: 6))])
    ).fillPlan
    #expect(plan.areaPerFill.acres == 2)
    #expect(plan.bound.acres == 2)
    #expect(plan.fills == 3)
    #expect(plan.lastFill?.acres == 1)
    #expect(plan.limitingProduct == nil)
    #expect(plan.isWeightLimited)
    #expect(plan.tanks.map(\.volume.bushels) == [4, 2])
  }

  @Test func `a limit beyond what the tanks hold changes nothing but the list of constraints`()
    throws
  {
    let free = try Plan(job(tanks: [8, 4, 3], unitDemands: [2, 1], acres: 14))
    let limited = try Plan(
      job(tanks: [8, 4, 3], unitDemands: [2, 1], acres: 14, [.payload(Mass(pounds: 16))]))
    #expect(free.fillPlan == limited.fillPlan)
    #expect(!limited.fillPlan.isWeightLimited)
  }

  /// Below the limit many assignments reach it; the canonical one uses the smallest tanks.
  @Test func `under a limit the smallest tanks that reach it are recommended`() throws {
    let problem = try job(
      tanks: [9, 8, 2, 1], unitDemands: [1, 1], acres: 10, [.payload(Mass(pounds: 2))])
    for method in Self.exactMethods {
      let result = try method.allocate(problem, for: .largestAreaPerFill)
      #expect(result.value == 1)
      #expect(result.assignment.vector(tankCount: 4) == [-1, -1, 0, 1], "\(method)")
    }
  }

  @Test func `reserves count against a limit as the heaviest product, in the tanks in use`() throws
  {
    // Densities of 1 lb/bu; a payload of 9 less two reserves of 1 bu leaves 7 lb at 3 lb an acre.
    let problem = try job(
      tanks: [8, 8], unitDemands: [2, 1], acres: 7,
      [.payload(Mass(pounds: 9)), .reserve(.first(2), .volume(Volume(bushels: 1)))])
    #expect(WeightLimit(problem).pounds == 7)
    #expect(problem.leastReserve.pounds == 2)
    #expect(try Plan(problem).fillPlan.areaPerFill.acres == 7.0 / 3)
  }

  @Test(arguments: [Method.exhaustive, .subsetProgramme, .partitionScan, .leastFilledFirst])
  func `reserves that weigh as much as the limit leave nothing to seed`(method: Method) throws {
    let problem = try job(
      tanks: [8, 8], unitDemands: [2, 1],
      [.payload(Mass(pounds: 2)), .reserve(.first(2), .volume(Volume(bushels: 1)))])
    let result = try method.allocate(problem, for: .largestAreaPerFill)
    #expect(result.value == 0)
    #expect(result.bound == 2.0 / 3)
    if method.isExact { #expect(result.infeasibility == .reservesOutweighLimit) }
    #expect(problem.areaPerFill(of: .empty).acres == 0)
  }

  @Test func `a refusal tells the reserves of tanks that the products may use`() throws {
    // By hand: 10 and 100 bu of reserve at 1 lb/bu, and the product may only use the second tank.
    let problem = try job(
      tanks: [100, 1_000], unitDemands: [1],
      [
        .payload(Mass(pounds: 50)), .reserve(.first(2), .percent(10)),
        .allowedTanks(product: 0, TankSet(positions: [1])),
      ])
    #expect(try Plan(problem).largestArea.infeasibility == .reservesOutweighLimit)
    #expect(problem.leastReserve.pounds == 100)
  }

  @Test func `a gross weight is the payload and the empty cart`() throws {
    let cart = try #require(CartCatalogue.cart(named: "91300"))
    let products = try job(tanks: [1], unitDemands: [120, 60], acres: 480).products
    var plans = try [
      Constraint.grossWeight(Mass(pounds: 60_500)), .payload(Mass(pounds: 10_000)),
    ].map { limit in
      try Plan(
        Job(
          cart: cart, area: Area(acres: 480), products: products, constraints: [limit]))
    }
    plans[1].job = plans[0].job
    #expect(plans[0] == plans[1])
    let gross = try #require(plans[0].fillPlan.grossWeight)
    #expect(gross.pounds <= 60_500)
  }

  // MARK: Keeping out

  @Test(arguments: 480..<490)
  func `keeping a product out of tanks is allowing it the others`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: seed, constrained: false) { drawn, random, note in
      let tanks = drawn.cart.tanks.count
      let set = TankSet(bits: UInt32(random.whole(0...((1 << tanks) - 1))))
      var plans = try [
        Constraint.forbiddenTanks(product: 0, set),
        .allowedTanks(product: 0, .first(tanks).subtracting(set)),
      ].map { constraint in
        try Plan(
          Job(
            cart: drawn.cart, area: drawn.area, products: drawn.products,
            constraints: [constraint]))
      }
      plans[1].job = plans[0].job
      #expect(plans[0] == plans[1], note)
    }
  }
}
