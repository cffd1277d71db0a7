import AirCart
import AirCartTestSupport
import Testing

/// Oracle: invariants that hold for every job, whatever its optimum is.
@Suite(.tags(.property)) struct PropertyTests {
  /// Draws jobs from a seed and hands each to `body` with a note that finds it again.
  static func forEachJob(
    seed: Int, count: Int = 40, constrained: Bool? = nil, limited: Bool = false,
    _ body: (Job, inout RandomProblems, Comment) throws -> Void
  ) rethrows {
    var random = RandomProblems(seed: UInt64(seed))
    for index in 0..<count {
      let problem = random.job(
        cart: random.cart(), constrained: constrained ?? (index % 2 == 1), limited: limited,
        units: index % 3 == 0 ? .metric : .imperial)
      try body(problem, &random, "seed \(seed), job \(index)")
    }
  }

  static func value(_ problem: Job, _ objective: Objective) throws -> Double {
    try Method.exact(for: problem).allocate(problem, for: objective).value
  }

  static func areClose(_ left: Double, _ right: Double, _ relative: Double = 1e-9) -> Bool {
    abs(left - right) <= relative * max(1, abs(left), abs(right))
  }

  // MARK: Feasible, bounded, no worse than the rule

  @Test(arguments: 0..<20)
  func `every result is feasible by the independent check`(seed: Int) throws {
    try Self.forEachJob(seed: seed) { problem, _, note in
      let plan = try Plan(problem)
      let greedy = FeasibilityCheck.Claim(plan.greedy, in: problem)
      #expect(FeasibilityCheck.violations(of: greedy, in: problem) == [], note)
      let optimum = FeasibilityCheck.Claim(optimumOf: plan, in: problem)
      #expect(FeasibilityCheck.violations(of: optimum, in: problem) == [], note)
      guard plan.fillPlan.fills != nil else { return }
      let loads = FeasibilityCheck.Claim(loadsOf: plan.fillPlan, in: problem)
      #expect(FeasibilityCheck.violations(of: loads, in: problem) == [], note)
    }
  }

  @Test(arguments: 20..<30)
  func `no method beats the bound and greedy never beats the optimum`(seed: Int) throws {
    try Self.forEachJob(seed: seed) { problem, _, note in
      for objective in Objective.allCases {
        let best = try Method.exact(for: problem).allocate(problem, for: objective)
        let greedy = try Method.greedy.allocate(problem, for: objective)
        let slack = 1e-9 * max(1, best.value, greedy.value)
        switch objective {
        case .leastUnallocated:
          #expect(best.value >= best.bound - slack, note)
          #expect(greedy.value >= best.value - slack, note)
        case .largestAreaPerFill:
          #expect(best.value <= best.bound * (1 + 1e-9), note)
          #expect(greedy.value <= best.value + slack, note)
        }
        #expect(greedy.bound == best.bound, note)
        #expect(greedy.status == .feasible, note)
      }
    }
  }

  // MARK: Symmetry

  @Test(arguments: 30..<40)
  func `renumbering products or tanks changes no value`(seed: Int) throws {
    try Self.forEachJob(seed: seed, constrained: false) { problem, random, note in
      let tanks = problem.cart.tanks.shuffled(using: &random.generator)
      let products = problem.products.shuffled(using: &random.generator)
      let renumbered = try Job(
        cart: Cart(name: "renumbered", tanks: tanks, emptyWeight: nil, source: "shuffled"),
        area: problem.area, products: products)
      for objective in Objective.allCases {
        let before = try Self.value(problem, objective)
        let after = try Self.value(renumbered, objective)
        #expect(Self.areClose(before, after, 1e-12), note)
      }
    }
  }

  @Test(arguments: 40..<48)
  func `renumbering the tanks of constraints as well changes no value`(seed: Int) throws {
    try Self.forEachJob(seed: seed, constrained: true) { problem, _, note in
      let count = problem.cart.tanks.count
      func mirrored(_ set: TankSet) -> TankSet {
        TankSet(positions: (0..<count).filter { set.contains($0) }.map { count - 1 - $0 })
      }
      let constraints = problem.constraints.map { constraint -> Constraint in
        switch constraint {
        case .allowedTanks(let product, let set):
          .allowedTanks(product: product, mirrored(set))
        case .mostTanks: constraint
        case .emptyTanks(let set): .emptyTanks(mirrored(set))
        case .forbiddenTanks(let product, let set):
          .forbiddenTanks(product: product, mirrored(set))
        case .holds(let set, let product): .holds(mirrored(set), product: product)
        case .reserve(let set, let reserve): .reserve(mirrored(set), reserve)
        case .payload, .grossWeight: constraint
        }
      }
      let mirror = try Job(
        cart: Cart(
          name: "mirror", tanks: problem.cart.tanks.reversed(), emptyWeight: nil, source: "drawn"),
        area: problem.area, products: problem.products, constraints: constraints)
      for objective in Objective.allCases {
        let before = try Self.value(problem, objective)
        let after = try Self.value(mirror, objective)
        #expect(Self.areClose(before, after, 1e-12), note)
      }
    }
  }

  // MARK: Scaling

  @Test(arguments: 48..<56)
  func `twice the capacities and demands double every value exactly`(seed: Int) throws {
    try Self.forEachJob(seed: seed) { problem, _, note in
      let doubled = try Job(
        cart: problem.cart.scaled(by: 2), area: problem.area,
        products: problem.products.map { $0.restated(rate: 2 * $0.rate.poundsPerAcre, problem) },
        constraints: problem.constraints)
      let single = try problem.restatedInPounds()
      for objective in Objective.allCases {
        let before = try Self.value(single, objective)
        let after = try Self.value(doubled, objective)
        // Both factors cancel in C / v, and doubling is exact in binary.
        #expect(after == (objective == .leastUnallocated ? 2 * before : before), note)
      }
    }
  }

  @Test(arguments: 56..<64)
  func `half the rates double the area per fill exactly`(seed: Int) throws {
    try Self.forEachJob(seed: seed) { problem, _, note in
      let single = try problem.restatedInPounds()
      let halved = try Job(
        cart: problem.cart, area: problem.area,
        products: problem.products.map { $0.restated(rate: $0.rate.poundsPerAcre / 2, problem) },
        constraints: problem.constraints)
      let before = try Self.value(single, .largestAreaPerFill)
      #expect(try Self.value(halved, .largestAreaPerFill) == 2 * before, note)
    }
  }

  @Test(arguments: 64..<72)
  func `pounds per acre and kilograms per hectare say the same`(seed: Int) throws {
    try Self.forEachJob(seed: seed) { problem, _, note in
      let imperial = try problem.restatedInPounds()
      let metric = try Job(
        cart: problem.cart, area: problem.area,
        products: imperial.products.map { product in
          ProductDemand(
            name: product.name, density: product.density,
            rate: .kilogramsPerHectare(product.rate.kilogramsPerHectare),
            area: .hectares(problem.area.hectares))
        }, constraints: problem.constraints)
      for (left, right) in zip(imperial.products, metric.products) {
        #expect(Self.areClose(left.demand.bushels, right.demand.bushels, 1e-12), note)
      }
      for objective in Objective.allCases {
        let pounds = try Self.value(imperial, objective)
        let kilograms = try Self.value(metric, objective)
        #expect(Self.areClose(pounds, kilograms, 1e-9), note)
      }
    }
  }

  // MARK: Monotony

  @Test(arguments: 72..<80)
  func `an extra tank and a larger tank never make anything worse`(seed: Int) throws {
    try Self.forEachJob(seed: seed, constrained: false) { problem, random, note in
      var tanks = problem.cart.tanks
      if tanks.count < 6, random.whole(0...1) == 0 {
        tanks.append(Tank(name: "extra", capacity: Volume(bushels: Double(random.whole(1...300)))))
      } else {
        let chosen = random.whole(0...(tanks.count - 1))
        let more = tanks[chosen].capacity.bushels + Double(random.whole(1...100))
        tanks[chosen] = Tank(name: tanks[chosen].name, capacity: Volume(bushels: more))
      }
      let larger = try Job(
        cart: Cart(name: "larger", tanks: tanks, emptyWeight: nil, source: "drawn"),
        area: problem.area, products: problem.products)
      let area = try Self.value(problem, .largestAreaPerFill)
      #expect(try Self.value(larger, .largestAreaPerFill) >= area * (1 - 1e-9), note)
      let left = try Self.value(problem, .leastUnallocated)
      #expect(try Self.value(larger, .leastUnallocated) <= left + 1e-9 * max(1, left), note)
    }
  }

  @Test(arguments: 80..<88)
  func `dropping the constraints never makes anything worse`(seed: Int) throws {
    try Self.forEachJob(seed: seed, constrained: true) { problem, _, note in
      let free = try Job(
        cart: problem.cart, area: problem.area, products: problem.products)
      let area = try Self.value(problem, .largestAreaPerFill)
      #expect(try Self.value(free, .largestAreaPerFill) >= area * (1 - 1e-9), note)
      let left = try Self.value(problem, .leastUnallocated)
      #expect(try Self.value(free, .leastUnallocated) <= left + 1e-9 * max(1, left), note)
    }
  }

  // MARK: Along the field

  @Test(arguments: 88..<96)
  func `the area per fill takes no notice of the field`(seed: Int) throws {
    try Self.forEachJob(seed: seed) { problem, random, note in
      let single = try problem.restatedInPounds()
      let other = try single.resized(acres: Double(random.whole(1...2_000)))
      let here = try Method.exact(for: single).allocate(single, for: .largestAreaPerFill)
      let there = try Method.exact(for: other).allocate(other, for: .largestAreaPerFill)
      #expect(here == there, note)
    }
  }

  /// Not convex: assignments take turns, as the test below shows.
  @Test(arguments: 96..<104)
  func `least unallocated never falls as the field grows, nor rises faster than demand`(
    seed: Int
  ) throws {
    try Self.forEachJob(seed: seed, count: 20) { problem, random, note in
      let single = try problem.restatedInPounds()
      let step = Double(random.whole(2...90))
      var last = 0.0
      for index in 0...12 {
        let job = try single.resized(acres: Double(index) * step)
        let value = try Self.value(job, .leastUnallocated)
        let perAcre = job.products.reduce(0) { $0 + $1.unitDemand }
        let slack = 1e-9 * max(1, value)
        #expect(value >= last - slack && value <= last + step * perAcre + slack, note)
        last = value
      }
      #expect(try Self.value(single.resized(acres: 0), .leastUnallocated) == 0, note)
    }
  }

  /// Worked out by trying all 256 assignments with rational numbers, outside of Swift.
  @Test func `least unallocated is not convex in the field`() throws {
    let values = try [2.5, 3, 3.5].map { acres in
      try Self.value(
        job(tanks: [6, 6, 5, 4], unitDemands: [3, 3, 1], acres: acres), .leastUnallocated)
    }
    #expect(values == [1.5, 3, 4])
    #expect(values[1] > (values[0] + values[2]) / 2)
  }

  @Test(arguments: 104..<112)
  func `a field fits without a rest exactly as far as the largest area per fill`(
    seed: Int
  ) throws {
    try Self.forEachJob(seed: seed) { problem, _, note in
      let single = try problem.restatedInPounds()
      let area = try Self.value(single, .largestAreaPerFill)
      guard area > 0, area < 1e6 else { return }
      #expect(try Self.value(single.resized(acres: area), .leastUnallocated) == 0, note)
      let beyond = try single.resized(acres: area * 1.001)
      #expect(try Self.value(beyond, .leastUnallocated) > 0, note)
    }
  }
}
