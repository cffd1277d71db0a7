import AirCart
import AirCartTestSupport
import Testing

/// Oracle: jobs that are infeasible by inspection, one for each reason, for every exact method.
@Suite struct InfeasibilityTests {
  static func reason(_ problem: Job, _ method: Method) throws -> Infeasibility? {
    let result = try method.allocate(problem, for: .largestAreaPerFill)
    #expect((result.status == .infeasible) == (result.infeasibility != nil))
    if result.status == .infeasible {
      #expect(result.value == 0)
      #expect(result.assignment == .empty)
    }
    // Least unallocated always has an answer.
    #expect(try method.allocate(problem, for: .leastUnallocated).status == .optimal)
    return result.infeasibility
  }

  @Test(arguments: [Method.exhaustive, .partitionScan, .subsetProgramme])
  func `more products than tanks`(method: Method) throws {
    #expect(
      try Self.reason(job(tanks: [5, 5], unitDemands: [1, 1, 1]), method)
        == .moreProductsThanTanks(products: 3, tanks: 2))
    #expect(try Self.reason(job(tanks: [5, 5], unitDemands: [1, 0, 1]), method) == nil)
  }

  @Test(arguments: [Method.exhaustive, .partitionScan, .subsetProgramme])
  func `tanks that stay empty are not tanks`(method: Method) throws {
    let problem = try job(
      tanks: [5, 5, 5], unitDemands: [1, 1, 1], [.emptyTanks(TankSet(positions: [1]))])
    #expect(
      try Self.reason(problem, method) == .moreProductsThanTanks(products: 3, tanks: 2))
  }

  @Test(arguments: [Method.exhaustive, .subsetProgramme])
  func `a product without an allowed tank, named by its position in the job`(
    method: Method
  ) throws {
    let everywhere = TankSet(positions: [0, 1, 2])
    for constraints: [Constraint] in [
      [.allowedTanks(product: 2, .none)], [.mostTanks(product: 2, 0)],
      [
        .allowedTanks(product: 2, TankSet(positions: [1])),
        .emptyTanks(TankSet(positions: [1])),
      ],
      [
        .allowedTanks(product: 2, TankSet(positions: [1])), .allowedTanks(product: 0, everywhere),
        .allowedTanks(product: 2, TankSet(positions: [2])),
      ],
    ] {
      let problem = try job(tanks: [5, 5, 5], unitDemands: [1, 0, 1], constraints)
      #expect(
        try Self.reason(problem, method) == .noAllowedTank(product: 2), "\(constraints)")
    }
  }

  @Test(arguments: [Method.exhaustive, .subsetProgramme])
  func `constraints that conflict although each product has a tank`(method: Method) throws {
    let only = TankSet(positions: [1])
    let problem = try job(
      tanks: [5, 5, 5], unitDemands: [1, 1],
      [.allowedTanks(product: 0, only), .allowedTanks(product: 1, only)])
    #expect(try Self.reason(problem, method) == .constraintsConflict)
  }

  @Test(arguments: [Method.exhaustive, .subsetProgramme])
  func `nothing applied`(method: Method) throws {
    #expect(try Self.reason(job(tanks: [5], unitDemands: [0, 0]), method) == .nothingApplied)
  }

  @Test func `greedy never claims that its answer is optimal or that there is none`() throws {
    for unitDemands in [[1.0], [1, 1], [1, 1, 1]] {
      for objective in Objective.allCases {
        let result = try Method.greedy.allocate(
          job(tanks: [5, 5], unitDemands: unitDemands), for: objective)
        #expect(result.status == .feasible)
        #expect(result.infeasibility == nil)
      }
    }
  }
}
