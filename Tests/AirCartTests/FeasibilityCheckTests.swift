import AirCart
import AirCartTestSupport
import Testing

/// Oracle: one planted fault of every kind, which must be found, named and measured.
@Suite struct FeasibilityCheckTests {
  typealias Claim = FeasibilityCheck.Claim
  typealias Violation = FeasibilityCheck.Violation

  /// Demands 6 and 3 bu; product 1 keeps out of tank 0, product 0 in two tanks at most, tank 3
  /// stays empty.
  static func problem() throws -> Job {
    try job(
      tanks: [4, 4, 2, 8], unitDemands: [6, 3],
      [
        .allowedTanks(product: 1, TankSet(positions: [1, 2, 3])), .mostTanks(product: 0, 2),
        .emptyTanks(TankSet(positions: [3])),
      ])
  }

  static let clean = Claim(
    holders: [0, 0, 1, nil], fills: [4, 2, 2, 0], unallocated: [0, 1], unallocatedTotal: 1)

  static func violations(_ change: (inout Claim) -> Void) throws -> [Violation] {
    var claim = clean
    change(&claim)
    return try FeasibilityCheck.violations(of: claim, in: problem())
  }

  @Test func `a clean claim breaks no rule`() throws {
    #expect(try Self.violations { _ in } == [])
  }

  @Test func `a claim of another shape is refused before anything else`() throws {
    #expect(try Self.violations { $0.holders.removeLast() } == [.shape])
    #expect(try Self.violations { $0.fills.append(0) } == [.shape])
    #expect(try Self.violations { $0.unallocated = [] } == [.shape])
  }

  @Test func `a product that is not there is found`() throws {
    let lost = Violation.massBalance(product: 1, wanted: 3, found: 1)
    #expect(try Self.violations { $0.holders[2] = 2 } == [.unknownProduct(tank: 2), lost])
    #expect(try Self.violations { $0.holders[2] = -1 } == [.unknownProduct(tank: 2), lost])
  }

  @Test func `a negative amount is found`() throws {
    #expect(
      try Self.violations { $0.fills[2] = -2 }
        == [.invalidAmount(tank: 2, -2), .massBalance(product: 1, wanted: 3, found: -1)])
  }

  @Test(arguments: [Double.nan, .infinity])
  func `an amount that is not a number of bushels is found`(amount: Double) throws {
    let found = try Self.violations { $0.fills[2] = amount }
    #expect(found.count == 2)
    guard case .invalidAmount(tank: 2, _) = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `a tank that holds more than its capacity is found, with the amount`() throws {
    #expect(
      try Self.violations {
        $0.fills[2] = 2.5
        $0.unallocated[1] = 0.5
        $0.unallocatedTotal = 0.5
      } == [.overfilled(tank: 2, by: 0.5)])
  }

  @Test func `bushels in a tank without a product are found`() throws {
    #expect(try Self.violations { $0.fills[3] = 1 } == [.fillWithoutProduct(tank: 3, 1)])
  }

  @Test func `a product in a tank it may not use is found`() throws {
    #expect(
      try Self.violations {
        $0.holders = [1, 0, 0, nil]
        $0.fills = [3, 4, 2, 0]
        $0.unallocated = [0, 0]
        $0.unallocatedTotal = 0
      } == [.forbiddenTank(tank: 0, product: 1)])
  }

  @Test func `a product in a tank that stays empty is found`() throws {
    #expect(
      try Self.violations {
        $0.holders[3] = 1
        $0.fills[3] = 1
        $0.unallocated[1] = 0
        $0.unallocatedTotal = 0
      } == [.forbiddenTank(tank: 3, product: 1)])
  }

  @Test func `a product in more tanks than it may be is found`() throws {
    #expect(
      try Self.violations {
        $0.holders[2] = 0
        $0.fills = [4, 1, 1, 0]
        $0.unallocated[1] = 3
        $0.unallocatedTotal = 3
      } == [.tooManyTanks(product: 0, count: 3, limit: 2)])
  }

  @Test func `bushels that vanish or appear are found, product by product`() throws {
    #expect(
      try Self.violations { $0.fills[1] = 1.5 }
        == [.massBalance(product: 0, wanted: 6, found: 5.5)])
    #expect(
      try Self.violations { $0.fills[1] = 2.5 }
        == [.massBalance(product: 0, wanted: 6, found: 6.5)])
  }

  @Test func `a negative amount left over is found even where the sums agree`() throws {
    #expect(
      try Self.violations {
        $0.fills[1] = 2.5
        $0.unallocated = [-0.5, 1]
        $0.unallocatedTotal = 0.5
      } == [.massBalance(product: 0, wanted: 6, found: 6)])
  }

  @Test func `a stated total that is not the sum of the rows is found`() throws {
    #expect(
      try Self.violations { $0.unallocatedTotal = 0.5 } == [.wrongTotal(stated: 0.5, sum: 1)])
    #expect(try Self.violations { $0.unallocatedTotal = .nan }.count == 1)
  }

  @Test func `several faults are all reported, tanks before products before sums`() throws {
    #expect(
      try Self.violations {
        $0.fills = [5, 2, 2, 1]
        $0.unallocatedTotal = 2
      } == [
        .overfilled(tank: 0, by: 1), .fillWithoutProduct(tank: 3, 1),
        .massBalance(product: 0, wanted: 6, found: 7), .wrongTotal(stated: 2, sum: 1),
      ])
  }

  @Test func `rounding errors are not faults`() throws {
    #expect(
      try Self.violations {
        $0.fills[0] = 4 + 1e-12
        $0.unallocatedTotal = 1 - 1e-12
      } == [])
  }

  /// The smaller tank misses 1.9e-6 of 2,000 bu, which counts as nothing: the plan must stand.
  @Test func `an optimum within the tie tolerance breaks no rule`() throws {
    let problem = try job(tanks: [150, 100, 1_900], unitDemands: [1_899.999_998_1, 100.000_001_9])
    let plan = try Plan(problem)
    #expect(plan.leastUnallocated.assignment.vector(tankCount: 3) == [-1, 1, 0])
    let claim = Claim(optimumOf: plan, in: problem)
    #expect(FeasibilityCheck.violations(of: claim, in: problem) == [])
  }
}
