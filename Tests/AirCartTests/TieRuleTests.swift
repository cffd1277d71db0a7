import AirCart
import AirCartTestSupport
import Testing

/// Oracle: the canonical assignment worked out by hand, for every exact method.
@Suite struct TieRuleTests {
  static let exact: [Method] = [.exhaustive, .partitionScan, .subsetProgramme]

  static func vector(
    _ method: Method, _ objective: Objective, tanks: [Double], unitDemands: [Double],
    acres: Double = 1
  ) throws -> [Int] {
    try method.allocate(
      job(tanks: tanks, unitDemands: unitDemands, acres: acres), for: objective
    ).assignment.vector(tankCount: tanks.count)
  }

  @Test(arguments: exact)
  func `fewest tanks come first, even when they hold more`(method: Method) throws {
    // 4 bu fit into 2 + 2 = 4, but also into the single 9.
    #expect(
      try Self.vector(method, .leastUnallocated, tanks: [2, 9, 2], unitDemands: [4])
        == [-1, 0, -1])
  }

  @Test(arguments: exact)
  func `then the least capacity, so that large tanks stay free`(method: Method) throws {
    // One tank is enough in three ways: 9, 5 or 7. The 5 is the least of them.
    #expect(
      try Self.vector(method, .leastUnallocated, tanks: [9, 5, 7, 3], unitDemands: [4])
        == [-1, 0, -1, -1])
  }

  @Test(arguments: exact)
  func `then the smallest vector, an empty tank before any product`(method: Method) throws {
    // Three equal tanks: the empty ones come first.
    #expect(
      try Self.vector(method, .leastUnallocated, tanks: [5, 5, 5], unitDemands: [4])
        == [-1, -1, 0])
    // Two equal products in two of three equal tanks: product 0 before product 1.
    #expect(
      try Self.vector(method, .leastUnallocated, tanks: [5, 5, 5], unitDemands: [4, 4])
        == [-1, 0, 1])
  }

  @Test(arguments: exact)
  func `a tank that lifts only one of two limiting products stays empty`(method: Method) throws {
    // z = 5 whatever is done with the 3.
    #expect(
      try Self.vector(method, .largestAreaPerFill, tanks: [3, 5, 5], unitDemands: [1, 1])
        == [-1, 0, 1])
  }

  @Test(arguments: exact)
  func `products at a rate of zero get no tank and keep their number`(method: Method) throws {
    #expect(
      try Self.vector(method, .largestAreaPerFill, tanks: [4, 2], unitDemands: [0, 2, 0, 1])
        == [1, 3])
    #expect(
      try Self.vector(method, .leastUnallocated, tanks: [4, 2], unitDemands: [0, 2, 0, 1])
        == [1, 3])
  }

  @Test(arguments: exact)
  func `with more products than tanks the largest demands are placed`(method: Method) throws {
    // 1 + 2 + 3 bu into 3 and 2: leaving out product 0 leaves 1 bu, anything else more.
    #expect(
      try Self.vector(method, .leastUnallocated, tanks: [3, 2], unitDemands: [1, 2, 3])
        == [2, 1])
  }

  @Test(arguments: exact)
  func `nothing to seed leaves every tank empty`(method: Method) throws {
    #expect(
      try Self.vector(method, .leastUnallocated, tanks: [3, 2], unitDemands: [1, 2], acres: 0)
        == [-1, -1])
  }

  // MARK: Tolerance

  /// Σb = 2000 bu, so that 2e-6 bu may be missed; the smaller tank misses some of them.
  @Test(
    arguments: exact,
    [(missing: 1.9e-6, vector: [-1, 1, 0]), (missing: 2.1e-6, vector: [1, -1, 0])])
  func `bushels missed count as placed within a billionth of the demand`(
    method: Method, example: (missing: Double, vector: [Int])
  ) throws {
    let vector = try Self.vector(
      method, .leastUnallocated, tanks: [150, 100, 1_900],
      unitDemands: [1_900 - example.missing, 100 + example.missing])
    #expect(vector == example.vector)
  }

  /// Below one bushel in all the tolerance does not shrink any further: 1e-9 bu.
  @Test(
    arguments: exact, [(missing: 0.9e-9, vector: [-1, 0]), (missing: 1.1e-9, vector: [0, -1])])
  func `the tolerance is never less than a billionth of a bushel`(
    method: Method, example: (missing: Double, vector: [Int])
  ) throws {
    let vector = try Self.vector(
      method, .leastUnallocated, tanks: [0.5, 0.25], unitDemands: [0.25 + example.missing])
    #expect(vector == example.vector)
  }

  /// z = 50 ac from the first two tanks; the third would reach 50·(1 − δ).
  @Test(
    arguments: exact,
    [(relative: 0.9e-9, vector: [-1, 0, 1]), (relative: 1.1e-9, vector: [0, 1, -1])])
  func `an area per fill counts as best within a billionth of it`(
    method: Method, example: (relative: Double, vector: [Int])
  ) throws {
    let vector = try Self.vector(
      method, .largestAreaPerFill, tanks: [50, 50, 50 * (1 - example.relative)],
      unitDemands: [1, 1])
    #expect(vector == example.vector)
  }

  /// Pairwise ties would chain: each tank is as good as the next, the first not as the last.
  @Test(arguments: exact)
  func `ties are measured against the best value, never pairwise`(method: Method) throws {
    let tanks = (0..<4).map { 1_000 * (1 - 0.6e-9 * Double($0)) }
    let single = try Self.vector(
      method, .leastUnallocated, tanks: tanks, unitDemands: [1_000])
    // 0.6e-6 bu missed in tank 1 is within 1e-6, 1.2e-6 in tank 2 is not.
    #expect(single == [-1, 0, -1, -1])
  }
}
