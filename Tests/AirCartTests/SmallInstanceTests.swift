import AirCart
import AirCartTestSupport
import Testing

/// Oracle: a naive recursion over all assignments that shares no code with any method.
///
/// Every cart of up to four tanks with capacities from a small set, every demand from a small
/// grid: ties of all kinds occur, because sums of these numbers meet often and exactly.
@Suite(.tags(.oracle, .slow)) struct SmallInstanceTests {
  static func sequences(of choices: [Double], count: Int) -> [[Double]] {
    guard count > 0 else { return [[]] }
    return sequences(of: choices, count: count - 1).flatMap { head in
      choices.map { head + [$0] }
    }
  }

  /// Compares one instance; the note names the loop variables.
  static func expectAgreement(
    _ problem: Job, _ note: String,
    methods: [Method] = [.exhaustive, .subsetProgramme, .partitionScan]
  ) throws {
    let reference = ReferenceAllocator(problem)
    for objective in Objective.allCases {
      let expected = reference.answer(for: objective)
      for method in methods {
        if method == .partitionScan, Method.exact(for: problem) != .partitionScan { continue }
        let result = try method.allocate(problem, for: objective)
        let vector = result.assignment.vector(tankCount: problem.cart.tanks.count)
        let agrees =
          (result.status == .infeasible) == (expected.vector == nil)
          && abs(result.bestValue - expected.value) <= 1e-12 * max(1, expected.value)
          && (expected.vector == nil || vector == expected.vector)
        if !agrees {
          Issue.record(
            "\(note), \(objective), \(method): \(result.bestValue) \(vector), not \(expected)")
        }
      }
    }
  }

  @Test(arguments: 1...3)
  func `all carts of up to three tanks agree with the reference`(tankCount: Int) throws {
    for tanks in Self.sequences(of: [0.5, 1, 2, 5], count: tankCount) {
      for productCount in 1...3 {
        for demands in Self.sequences(of: [0.5, 2, 4.5], count: productCount) {
          let problem = try job(tanks: tanks, unitDemands: demands)
          try Self.expectAgreement(problem, "tanks \(tanks), demands \(demands)")
        }
      }
    }
  }

  @Test(arguments: [0.5, 1.0, 2.0, 5.0], [0.5, 1.0, 2.0, 5.0])
  func `all carts of four tanks agree with the reference`(first: Double, second: Double) throws {
    for rest in Self.sequences(of: [0.5, 1, 2, 5], count: 2) {
      for productCount in 1...3 {
        for demands in Self.sequences(of: [2, 4.5], count: productCount) {
          let tanks = [first, second] + rest
          let problem = try job(tanks: tanks, unitDemands: demands)
          try Self.expectAgreement(problem, "tanks \(tanks), demands \(demands)")
        }
      }
    }
  }

  /// Every constraint on its own, on every set of tanks.
  @Test func `all constraints on a small cart agree with the reference`() throws {
    for bits in UInt32(0)..<8 {
      let set = TankSet(bits: bits)
      for demands in [[2.0, 1], [1, 1], [3, 0, 1]] {
        for product in demands.indices {
          for most in 0...3 {
            let constraints: [Constraint] = [
              .allowedTanks(product: product, set),
              .mostTanks(product: demands.count - 1 - product, most),
            ]
            let problem = try job(tanks: [2, 1, 1], unitDemands: demands, constraints)
            try Self.expectAgreement(problem, "demands \(demands), \(constraints)")
          }
        }
        let problem = try job(tanks: [2, 1, 1], unitDemands: demands, [.emptyTanks(set)])
        try Self.expectAgreement(problem, "demands \(demands), \(set) empty")
      }
    }
  }
}
