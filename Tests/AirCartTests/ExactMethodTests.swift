import AirCart
import AirCartTestSupport
import Testing

/// Oracle: the exhaustive search, which shares no table, sum or tie-breaking code.
@Suite struct ExactMethodTests {
  static func expectAgreement(
    _ problem: AllocationProblem, _ objective: Objective, _ method: Method, _ note: String
  ) throws {
    let judge = try Method.exhaustive.allocate(problem, for: objective)
    let result = try method.allocate(problem, for: objective)
    #expect(result.status == judge.status, "\(note)")
    #expect(result.infeasibility == judge.infeasibility, "\(note)")
    let scale = max(1, abs(judge.bestValue))
    #expect(abs(result.bestValue - judge.bestValue) <= 1e-12 * scale * 10, "\(note)")
    #expect(abs(result.value - judge.value) <= 1e-9 * scale, "\(note)")
    #expect(result.assignment == judge.assignment, "\(note)")
  }

  @Test(arguments: 0..<40)
  func `partition scan, subset programme and exhaustive search agree`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(seed))
    for index in 0..<300 {
      let constrained = index % 2 == 1
      let cart = random.cart()
      let problem = random.problem(
        cart: cart, constrained: constrained, units: index % 3 == 0 ? .metric : .imperial)
      for objective in Objective.allCases {
        let note = "seed \(seed), instance \(index), \(objective)"
        try Self.expectAgreement(problem, objective, .subsetProgramme, note)
        if Method.exact(for: problem) == .partitionScan {
          try Self.expectAgreement(problem, objective, .partitionScan, note)
        }
      }
    }
  }
}
