import AirCart
import AirCartTestSupport
import Testing

/// Oracles: the exact optimum, the reference rule at chosen areas, all ways of cutting the sorted
/// tanks into consecutive blocks, and naive retellings of the rules.
@Suite(.tags(.property)) struct HeuristicTests {
  static let methods: [Method] = [.fillAwareGreedy, .leastFilledFirst, .localSearch]

  /// Bushels given to each product, from the assignment alone.
  static func given(_ result: AllocationResult, _ problem: Job) -> [Double] {
    problem.products.indices.map { product in
      problem.cart.tanks.indices.reduce(0.0) { sum, tank in
        result.assignment.product(inTank: tank) == product
          ? sum + problem.cart.tanks[tank].capacity.bushels : sum
      }
    }
  }

  static func area(_ given: [Double], _ problem: Job) -> Double {
    zip(problem.products, given).filter { $0.0.isApplied }.map { $1 / $0.unitDemand }.min() ?? 0
  }

  static func left(_ given: [Double], _ problem: Job) -> Double {
    zip(problem.products, given).filter { $0.0.isApplied }
      .reduce(0) { $0 + max(0, $1.0.demand.bushels - $1.1) }
  }

  // MARK: Contract

  @Test(arguments: methods, 0..<12)
  func `a heuristic obeys, tells its own value and never beats the optimum`(
    method: Method, seed: Int
  ) throws {
    #expect(!method.isExact)
    try PropertyTests.forEachJob(seed: 700 + seed) { problem, _, note in
      for objective in Objective.allCases {
        let result = try method.allocate(problem, for: objective)
        #expect(result.status == .feasible && result.infeasibility == nil, note)
        #expect(result.method == method && result.objective == objective, note)
        #expect(result == (try method.allocate(problem, for: objective)), note)
        let given = Self.given(result, problem)
        let claim = Self.claim(result, problem)
        #expect(FeasibilityCheck.violations(of: claim, in: problem) == [], note)
        let best = try Method.exact(for: problem).allocate(problem, for: objective)
        #expect(result.bound == best.bound, note)
        switch objective {
        case .largestAreaPerFill:
          #expect(PropertyTests.areClose(result.value, Self.area(given, problem)), note)
          #expect(result.value <= best.value * (1 + 2e-9), note)
        case .leastUnallocated:
          let difference = result.value - Self.left(given, problem)
          #expect(abs(difference) <= 1e-9 * max(1, result.value), note)
          #expect(result.value >= best.value - 1e-9 * max(1, best.value), note)
        }
      }
    }
  }

  /// The assignment's tanks, each filled with what its product still needs.
  static func claim(
    _ result: AllocationResult, _ problem: Job
  ) -> FeasibilityCheck.Claim {
    var claim = FeasibilityCheck.Claim(emptyIn: problem)
    claim.unallocated = problem.products.map { $0.demand.bushels }
    for tank in problem.cart.tanks.indices {
      guard let product = result.assignment.product(inTank: tank) else { continue }
      claim.holders[tank] = product
      claim.fills[tank] = min(
        claim.unallocated[product], problem.cart.tanks[tank].capacity.bushels)
      claim.unallocated[product] -= claim.fills[tank]
    }
    claim.unallocatedTotal = claim.unallocated.reduce(0, +)
    return claim
  }

  @Test(arguments: methods)
  func `without a tank for each product the area is 0 and nothing is claimed`(
    method: Method
  ) throws {
    for constraints: [Constraint] in [[], [.allowedTanks(product: 1, .none)]] {
      let tanks: [Double] = constraints.isEmpty ? [5, 5] : [5, 5, 5, 5]
      let problem = try job(tanks: tanks, unitDemands: [1, 3, 2], constraints)
      let result = try method.allocate(problem, for: .largestAreaPerFill)
      #expect(result.status == .feasible)
      #expect(result.value == 0)
      #expect(try method.allocate(problem, for: .leastUnallocated).status == .feasible)
    }
  }

  @Test(arguments: methods)
  func `nothing applied leaves every tank empty`(method: Method) throws {
    for objective in Objective.allCases {
      let result = try method.allocate(job(tanks: [5, 5], unitDemands: [0, 0]), for: objective)
      #expect(result.assignment == .empty)
      #expect(result.value == 0)
      #expect(result.counters == WorkCounters())
    }
  }

  // MARK: Fill-aware greedy

  /// All ways of cutting the sorted tanks into one block for each product, neediest first.
  static func bestCut(_ tanks: ArraySlice<Double>, _ needs: ArraySlice<Double>) -> Double {
    guard let need = needs.first else { return .infinity }
    var best = 0.0
    for count in tanks.indices.isEmpty ? 0..<0 : 1..<(tanks.count + 1) {
      let block = tanks.prefix(count).reduce(0, +) / need
      best = max(best, min(block, bestCut(tanks.dropFirst(count), needs.dropFirst())))
    }
    return best
  }

  @Test(arguments: 0..<12)
  func `the fill-aware area is the best cut of the sorted tanks into blocks`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: 730 + seed, constrained: false) { problem, _, note in
      let tanks = problem.cart.tanks.map { $0.capacity.bushels }.sorted(by: >)
      let needs = problem.products.map { $0.unitDemand }.filter { $0 > 0 }.sorted(by: >)
      let result = try Method.fillAwareGreedy.allocate(problem, for: .largestAreaPerFill)
      let expected = needs.isEmpty ? 0 : Self.bestCut(tanks[...], needs[...])
      #expect(PropertyTests.areClose(result.value, expected, 1e-12), note)
    }
  }

  @Test(arguments: 0..<12)
  func `the reference rule leaves nothing at the fill-aware area and something at any larger one`(
    seed: Int
  ) throws {
    try PropertyTests.forEachJob(seed: 750 + seed) { problem, _, note in
      let area = try Method.fillAwareGreedy.allocate(problem, for: .largestAreaPerFill).value
      let needs = problem.products.map { $0.unitDemand }.filter { $0 > 0 }
      guard !needs.isEmpty else { return }
      func leftOver(_ acres: Double) throws -> Double {
        GreedyAllocator().rows(for: try problem.resized(acres: acres)).unallocated.bushels
      }
      if area > 0 { #expect(try leftOver(area * (1 - 1e-10)) == 0, note) }
      for larger in Self.breakpoints(problem, needs) where larger > area * (1 + 1e-9) {
        #expect(try leftOver(larger * (1 - 1e-10)) > 0, "\(larger) ac, \(note)")
      }
    }
  }

  /// Every area where some set of tanks holds exactly what a product needs.
  static func breakpoints(_ problem: Job, _ needs: [Double]) -> [Double] {
    var sums = [0.0]
    for tank in problem.cart.tanks { sums += sums.map { $0 + tank.capacity.bushels } }
    let areas = needs.flatMap { need in sums.dropFirst().map { $0 / need } }.sorted()
    // Debug builds are slow: at most fifty of them, the largest always.
    return areas.indices.filter { $0 % max(1, areas.count / 50) == 0 }.map { areas[$0] }
      + areas.suffix(1)
  }

  @Test func `with rules a smaller area may fit worse than a larger one`() throws {
    // The first product may have the 6 and the 4, the second the 6 and the 1. Up to 6 acres the
    // first takes the 6 alone, and the 1 lasts the second for 2; no larger area leaves nothing.
    let problem = try job(
      tanks: [6, 4, 1], unitDemands: [1, 0.5],
      [
        .allowedTanks(product: 0, TankSet(positions: [0, 1])),
        .allowedTanks(product: 1, TankSet(positions: [0, 2])),
      ])
    let result = try Method.fillAwareGreedy.allocate(problem, for: .largestAreaPerFill)
    #expect(result.value == 2)
    #expect(result.assignment.vector(tankCount: 3) == [0, -1, 1])
    let best = try Method.exhaustive.allocate(problem, for: .largestAreaPerFill)
    #expect(best.value == 4)
  }

  // MARK: Least filled first

  @Test func `least filled first goes round as told by hand`() throws {
    // v = 2, 1: 6 to the first (3 ac), 5 to the second (5 ac), 4 to the first (5 ac); both have
    // 5 acres, so 3 goes to the needier one.
    let problem = try job(tanks: [3, 6, 4, 5], unitDemands: [1, 2])
    let result = try Method.leastFilledFirst.allocate(problem, for: .largestAreaPerFill)
    #expect(result.assignment.vector(tankCount: 4) == [1, 1, 1, 0])
    #expect(result.value == 5)
    // Four tanks, each offered to both products.
    #expect(result.counters.candidates == 8)
  }

  @Test(arguments: 0..<8)
  func `least filled first is its naive retelling`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: 770 + seed, constrained: false) { problem, _, note in
      let applied = problem.products.indices.filter { problem.products[$0].isApplied }
      guard !applied.isEmpty else { return }
      let tanks = problem.cart.tanks.map { $0.capacity.bushels }.sorted(by: >)
      var given = [Double](repeating: 0, count: problem.products.count)
      for tank in tanks {
        let chosen = applied.min { left, right in
          let acres = [left, right].map { given[$0] / problem.products[$0].unitDemand }
          return acres[0] == acres[1]
            ? problem.products[left].unitDemand > problem.products[right].unitDemand
            : acres[0] < acres[1]
        }
        if let chosen { given[chosen] += tank }
      }
      let result = try Method.leastFilledFirst.allocate(problem, for: .largestAreaPerFill)
      #expect(PropertyTests.areClose(result.value, Self.area(given, problem), 1e-12), note)
    }
  }

  // MARK: Local search

  @Test(arguments: 0..<10)
  func `local search starts no worse and ends where no move or swap helps`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: 790 + seed, constrained: false) { problem, _, note in
      guard problem.products.contains(where: { $0.isApplied }) else { return }
      for objective in Objective.allCases {
        let start = try Method.leastFilledFirst.allocate(problem, for: objective)
        let found = try Method.localSearch.allocate(problem, for: objective)
        let score = { (result: AllocationResult) in Self.score(result.value, objective) }
        let scale = 1e-9 * max(1, abs(found.value))
        #expect(score(found) >= score(start) - scale, note)
        let vector = found.assignment.vector(tankCount: problem.cart.tanks.count)
        for neighbour in Self.neighbours(vector, problem) {
          #expect(
            Self.score(Self.value(neighbour, objective, problem), objective)
              <= score(found) + scale, "\(neighbour), \(note)")
        }
      }
    }
  }

  static func score(_ value: Double, _ objective: Objective) -> Double {
    objective == .largestAreaPerFill ? value : -value
  }

  static func value(
    _ vector: [Int], _ objective: Objective, _ problem: Job
  ) -> Double {
    let given = problem.products.indices.map { product in
      zip(vector, problem.cart.tanks).reduce(0.0) {
        $1.0 == product ? $0 + $1.1.capacity.bushels : $0
      }
    }
    return objective == .largestAreaPerFill ? area(given, problem) : left(given, problem)
  }

  /// Every vector with one tank moved or two exchanged.
  static func neighbours(_ vector: [Int], _ problem: Job) -> [[Int]] {
    var found: [[Int]] = []
    for tank in vector.indices {
      for product in problem.products.indices where problem.products[product].isApplied {
        var moved = vector
        moved[tank] = product
        found.append(moved)
      }
      for other in vector.indices where vector[other] >= 0 && vector[tank] >= 0 {
        var swapped = vector
        swapped.swapAt(tank, other)
        found.append(swapped)
      }
    }
    return found
  }

  @Test func `local search mends what least filled first gets wrong`() throws {
    // Two equal products: 3, 3, then 2, 2, 2 in turn makes 7 and 5; a 3 for a 2 makes 6 and 6.
    let problem = try job(tanks: [3, 3, 2, 2, 2], unitDemands: [1, 1])
    #expect(try Method.leastFilledFirst.allocate(problem, for: .largestAreaPerFill).value == 5)
    #expect(try Method.localSearch.allocate(problem, for: .largestAreaPerFill).value == 6)
    let other = try job(tanks: [7, 6, 5, 4, 4], unitDemands: [1, 1])
    #expect(try Method.leastFilledFirst.allocate(other, for: .largestAreaPerFill).value == 11)
    #expect(try Method.localSearch.allocate(other, for: .largestAreaPerFill).value == 13)
  }

  // MARK: Local search

  /// Oracle: every change of one tank and every exchange of two, each valued from the assignment
  /// alone.
  @Test(arguments: 0..<6)
  func `no change of one tank and no exchange of two improves a local search`(seed: Int) throws {
    try PropertyTests.forEachJob(seed: 900 + seed) { problem, _, note in
      for objective in Objective.allCases {
        let result = try Method.localSearch.allocate(problem, for: objective)
        let tanks = problem.cart.tanks.indices
        let holders = tanks.map { result.assignment.product(inTank: $0) }
        let best = Self.worth(holders, problem, objective)
        for tank in tanks {
          for product in problem.products.indices where problem.products[product].isApplied {
            var other = holders
            other[tank] = product
            guard problem.keepsRules(other) else { continue }
            #expect(Self.worth(other, problem, objective) <= best + Self.gain(best), note)
          }
          for second in tanks where holders[tank] != nil && holders[second] != nil {
            var other = holders
            other.swapAt(tank, second)
            guard problem.keepsRules(other) else { continue }
            #expect(Self.worth(other, problem, objective) <= best + Self.gain(best), note)
          }
        }
      }
    }
  }

  /// What the search takes for no improvement.
  private static func gain(_ value: Double) -> Double { 1e-8 * max(1, abs(value)) }

  /// More is better: acres, or bushels that are not left over.
  private static func worth(
    _ holders: [Int?], _ problem: Job, _ objective: Objective
  ) -> Double {
    let given = problem.products.indices.map { product in
      holders.indices.filter { holders[$0] == product }
        .reduce(0.0) { $0 + problem.cart.tanks[$1].capacity.bushels }
    }
    return objective == .largestAreaPerFill ? area(given, problem) : -left(given, problem)
  }
}

extension Job {
  /// Whether each product is in tanks that it may use, and in no more than it may use.
  fileprivate func keepsRules(_ holders: [Int?]) -> Bool {
    products.indices.allSatisfy { product in
      let tanks = holders.indices.filter { holders[$0] == product }
      return tanks.count <= rules.mostTanks[product]
        && tanks.allSatisfy { rules.allowedTanks[product].contains($0) }
    }
  }
}
