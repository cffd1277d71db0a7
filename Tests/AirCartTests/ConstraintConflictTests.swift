import AirCart
import AirCartTestSupport
import Testing

/// Oracle: every subset of the constraints, asked one by one.
@Suite(.tags(.property)) struct ConstraintConflictTests {
  static func isFeasible(_ problem: Job, _ kept: [Int]) throws -> Bool {
    let job = try Job(
      cart: problem.cart, area: problem.area, products: problem.products,
      constraints: kept.map { problem.constraints[$0] })
    return try Method.subsetProgramme.allocate(job, for: .largestAreaPerFill).status == .optimal
  }

  @Test(arguments: 560..<580)
  func `a conflict cannot be kept, and can without any one of its constraints`(seed: Int) throws {
    var conflicts = 0
    var random = RandomProblems(seed: UInt64(seed))
    for index in 0..<60 {
      let cart = random.cart(tanks: random.whole(1...4))
      let drawn = random.job(cart: cart, constrained: true, limited: index % 3 == 0)
      let more = random.job(cart: cart, constrained: true, productCount: drawn.products.count)
      let problem = try Job(
        cart: cart, area: drawn.area, products: drawn.products,
        constraints: drawn.constraints + more.constraints)
      let note: Comment = "seed \(seed), job \(index)"
      let all = Array(problem.constraints.indices)
      let isConflict = try !Self.isFeasible(problem, all) && Self.isFeasible(problem, [])
      let conflict = ConstraintConflict(of: problem)
      #expect((conflict != nil) == isConflict, note)
      guard let conflict else { continue }
      conflicts += 1
      #expect(try !Self.isFeasible(problem, conflict.constraints), note)
      for left in conflict.constraints {
        #expect(try Self.isFeasible(problem, conflict.constraints.filter { $0 != left }), note)
      }
      let single = try conflict.constraints.filter { dropped in
        try Self.isFeasible(problem, all.filter { $0 != dropped })
      }
      #expect(!conflict.relaxations.isEmpty, note)
      if !single.isEmpty {
        #expect(conflict.relaxations.map(\.dropped) == single.map { [$0] }, note)
      }
      for relaxation in conflict.relaxations {
        let relaxed = try Job(
          cart: cart, area: problem.area, products: problem.products,
          constraints: all.filter { !relaxation.dropped.contains($0) }
            .map { problem.constraints[$0] })
        #expect(relaxation.plan == (try Plan(relaxed)), note)
        #expect(relaxation.plan.fillPlan.fills != nil, note)
      }
    }
    #expect(conflicts > 0, "seed \(seed) draws no conflict")
  }

  @Test func `of two conflicts one is named, and both are dropped`() throws {
    let only = TankSet(positions: [0])
    let problem = try job(
      tanks: [5, 5, 5, 5], unitDemands: [1, 1, 1, 1],
      [
        .allowedTanks(product: 0, only), .allowedTanks(product: 1, only),
        .mostTanks(product: 3, 2), .mostTanks(product: 2, 0),
      ])
    let conflict = try #require(ConstraintConflict(of: problem))
    #expect(conflict.constraints == [0, 1])
    #expect(conflict.relaxations.map(\.dropped) == [[0, 1, 3]])
  }

  @Test func `a job that is infeasible without constraints has no conflict`() throws {
    let problem = try job(tanks: [5], unitDemands: [1, 1], [.mostTanks(product: 0, 0)])
    #expect(ConstraintConflict(of: problem) == nil)
    #expect(ConstraintConflict(of: try job(tanks: [5, 5], unitDemands: [1, 1])) == nil)
  }
}
