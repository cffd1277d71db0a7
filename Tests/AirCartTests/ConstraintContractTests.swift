import AirCart
import AirCartTestSupport
import Testing

/// Oracle: for each constraint a placement that satisfies it and one that breaks it, by hand.
@Suite struct ConstraintContractTests {
  /// A constraint with holders of tanks [6, 4, 2] for demands of 7 and 3 bu.
  struct Example: CustomTestStringConvertible, Sendable {
    let constraint: Constraint
    let satisfying: [Int?]
    let violating: [Int?]

    var testDescription: String { "\(constraint)" }

    static let all: [Example] = [
      Example(
        constraint: .allowedTanks(product: 0, TankSet(positions: [1, 2])),
        satisfying: [1, 0, 0], violating: [0, 0, 1]),
      Example(
        constraint: .mostTanks(product: 0, 1), satisfying: [0, 1, nil], violating: [0, 1, 0]),
      Example(
        constraint: .emptyTanks(TankSet(positions: [0])), satisfying: [nil, 0, 1],
        violating: [0, nil, 1]),
      Example(
        constraint: .forbiddenTanks(product: 0, TankSet(positions: [0])), satisfying: [1, 0, 0],
        violating: [0, 0, 1]),
      // 6 + 3 bu, and 4 + 3 bu where 2 of the 6 are kept.
      Example(
        constraint: .reserve(TankSet(positions: [0]), .volume(Volume(bushels: 2))),
        satisfying: [0, 1, nil], violating: [0, 1, nil]),
      // A bushel weighs a pound: 4 + 2 and 6 + 3 lb.
      Example(
        constraint: .payload(Mass(pounds: 6)), satisfying: [nil, 0, 1], violating: [0, 1, nil]),
      Example(
        constraint: .grossWeight(Mass(pounds: 106)), satisfying: [nil, 0, 1],
        violating: [0, 1, nil]),
      Example(
        constraint: .holds(TankSet(positions: [1]), product: 0), satisfying: [1, 0, 0],
        violating: [0, 1, nil]),
    ]

    /// Fails to compile when a constraint is added, so that an example is added with it.
    static func index(of constraint: Constraint) -> Int {
      switch constraint {
      case .allowedTanks: 0
      case .mostTanks: 1
      case .emptyTanks: 2
      case .forbiddenTanks: 3
      case .reserve: 4
      case .payload: 5
      case .grossWeight: 6
      case .holds: 7
      }
    }
  }

  static func problem(_ constraints: [Constraint]) throws -> Job {
    let plain = try job(tanks: [6, 4, 2], unitDemands: [7, 3])
    let cart = Cart(
      name: "weighed", tanks: plain.cart.tanks, emptyWeight: Mass(pounds: 100), source: "plain")
    return try Job(
      cart: cart, area: plain.area, products: plain.products, constraints: constraints)
  }

  /// A claim with these holders whose tanks are filled as far as demand goes, up to their reserves
  /// or to the brim.
  static func claim(
    _ holders: [Int?], _ problem: Job, toBrim: Bool = false
  ) -> FeasibilityCheck.Claim {
    let capacities =
      toBrim ? problem.cart.tanks.map { $0.capacity.bushels } : problem.usableCapacities
    var claim = FeasibilityCheck.Claim(emptyIn: problem)
    claim.holders = holders
    claim.unallocated = problem.products.map { $0.demand.bushels }
    for (tank, holder) in holders.enumerated() {
      guard let holder else { continue }
      let fill = min(claim.unallocated[holder], capacities[tank])
      claim.fills[tank] = fill
      claim.unallocated[holder] -= fill
    }
    claim.unallocatedTotal = claim.unallocated.reduce(0, +)
    return claim
  }

  @Test func `every constraint has an example`() {
    #expect(Example.all.map { Example.index(of: $0.constraint) } == Array(0...7))
  }

  @Test(arguments: Example.all)
  func `the check tells a satisfying placement from a violating one`(example: Example) throws {
    let problem = try Self.problem([example.constraint])
    let good = Self.claim(example.satisfying, problem)
    #expect(Self.faults(of: good, in: problem) == 0)
    let bad = Self.claim(example.violating, problem, toBrim: true)
    #expect(Self.faults(of: bad, in: problem) == 1)
    let free = try Self.problem([])
    #expect(Self.faults(of: bad, in: free) == 0)
  }

  /// What is wrong with a claim as what is on the cart for one fill.
  private static func faults(
    of claim: FeasibilityCheck.Claim, in problem: Job
  ) -> Int {
    FeasibilityCheck.violations(of: claim, in: problem).count
      + claim.brokenWeightLimits(in: problem)
  }

  @Test(arguments: Example.all, Method.allCases)
  func `every method obeys`(example: Example, method: Method) throws {
    let problem = try Self.problem([example.constraint])
    for objective in Objective.allCases {
      if method == .partitionScan, Method.exact(for: problem) != .partitionScan {
        #expect(throws: AllocationError.constraintsNeed(.subsetProgramme)) {
          try method.allocate(problem, for: objective)
        }
        continue
      }
      let result = try method.allocate(problem, for: objective)
      let holders = (0..<3).map { result.assignment.product(inTank: $0) }
      let claim = Self.claim(holders, problem)
      #expect(FeasibilityCheck.violations(of: claim, in: problem) == [], "\(objective)")
      // A bushel weighs a pound, and a limit of weight is about fills alone.
      guard objective == .largestAreaPerFill, let limit = problem.rules.payload else { continue }
      #expect(result.value * 10 <= limit.pounds * (1 + 1e-12))
    }
  }

  // MARK: Greedy

  static func greedyVector(_ constraints: [Constraint]) throws -> [Int] {
    let rows = try GreedyAllocator().rows(for: problem(constraints))
    return rows.tanks.map { $0.productIndex ?? -1 }
  }

  @Test func `greedy skips tanks that a product may not use`() throws {
    // 7 bu: not the 6, so 4 + 2 and 1 bu left; then 3 bu into the 6.
    #expect(
      try Self.greedyVector([.allowedTanks(product: 0, TankSet(positions: [1, 2]))]) == [1, 0, 0])
  }

  @Test func `greedy stops at a product's most tanks`() throws {
    // 7 bu: 6 in the first tank and no second one; then 3 bu into the 4.
    #expect(try Self.greedyVector([.mostTanks(product: 0, 1)]) == [0, 1, -1])
    #expect(try Self.greedyVector([.mostTanks(product: 0, 0)]) == [1, -1, -1])
  }

  @Test func `greedy leaves tanks empty that stay empty`() throws {
    #expect(try Self.greedyVector([.emptyTanks(TankSet(positions: [0]))]) == [-1, 0, 0])
  }

  /// Constraints that forbid nothing take the other path through the rule.
  @Test(arguments: 300..<310)
  func `greedy under constraints that forbid nothing is the reference rule to the bit`(
    seed: Int
  ) throws {
    try PropertyTests.forEachJob(seed: seed, constrained: false) { problem, _, note in
      let idle = try Job(
        cart: problem.cart, area: problem.area, products: problem.products,
        constraints: [
          .allowedTanks(product: 0, .first(problem.cart.tanks.count)),
          .mostTanks(product: 0, problem.cart.tanks.count), .emptyTanks(.none),
        ])
      let free = GreedyAllocator().rows(for: problem)
      let bound = GreedyAllocator().rows(for: idle)
      #expect(bound.tanks == free.tanks, note)
      #expect(bound.tankOrder == free.tankOrder, note)
      #expect(bound.unallocatedRows == free.unallocatedRows, note)
      #expect(bound.placed == free.placed, note)
      #expect(bound.unallocated == free.unallocated, note)
      #expect(bound.coveredArea == free.coveredArea, note)
      #expect(bound.utilizationPercent == free.utilizationPercent, note)
    }
  }

  @Test(arguments: 310..<320)
  func `greedy keeps drawn constraints`(seed: Int) {
    PropertyTests.forEachJob(seed: seed, constrained: true) { problem, _, note in
      let claim = FeasibilityCheck.Claim(GreedyAllocator().rows(for: problem), in: problem)
      #expect(FeasibilityCheck.violations(of: claim, in: problem) == [], note)
    }
  }
}
