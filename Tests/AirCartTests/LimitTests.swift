import AirCart
import AirCartTestSupport
import Testing

/// Oracle: the limits that issue and doc comments state, and the naive reference at the edges.
@Suite struct LimitTests {
  static func whole(tanks: Int) -> [Double] { (0..<tanks).map { Double(20 + 7 * $0 % 31) } }

  static func job(tanks: Int, products: Int, _ constraints: [Constraint] = []) throws
    -> Job
  {
    try AirCartTestSupport.job(
      tanks: whole(tanks: tanks), unitDemands: (0..<products).map { Double(1 + $0 % 3) },
      acres: 4, constraints)
  }

  // MARK: Subset programme

  /// Twelve tanks for as many products: each gets one, so the value is known by sorting.
  ///
  /// The work is bounded by counting pairs of a set of tanks with a set in it, of which there are
  /// 3^12: once for each product, and for each product again for each tank to find the canonical.
  @Test(.tags(.slow))
  func `the subset programme takes 12 tanks and 12 products`() throws {
    let problem = try Self.job(tanks: 12, products: 12)
    let result = try Method.subsetProgramme.allocate(problem, for: .largestAreaPerFill)
    let capacities = Self.whole(tanks: 12).sorted()
    let unitDemands = problem.products.map { $0.unitDemand }.sorted()
    let best = zip(capacities, unitDemands).map { $0 / $1 }.min()
    #expect(result.value == best)
    #expect(result.assignment.tanksUsed == 12)
    #expect(result.status == .optimal)
    let most = 12 * 531_441 * (1 + 12)
    #expect((1...most).contains(result.counters.subsetPairs))
    // Each demand of 4, 8 or 12 bu fits into a tank of its own.
    let left = try Method.subsetProgramme.allocate(problem, for: .leastUnallocated)
    #expect(left.value == 0)
    #expect(left.assignment.tanksUsed == 12)
  }

  @Test(arguments: Objective.allCases)
  func `thirteen tanks or products are refused with the figure and the limit`(
    objective: Objective
  ) throws {
    #expect(
      throws: AllocationError.tooManyTanks(13, limit: 12, method: .subsetProgramme)
    ) {
      try Method.subsetProgramme.allocate(Self.job(tanks: 13, products: 2), for: objective)
    }
    #expect(
      throws: AllocationError.tooManyProducts(13, limit: 12, method: .subsetProgramme)
    ) {
      try Method.subsetProgramme.allocate(Self.job(tanks: 5, products: 13), for: objective)
    }
  }

  @Test func `tanks that stay empty do not count against the limit`() throws {
    let problem = try Self.job(
      tanks: 13, products: 2, [.emptyTanks(TankSet(positions: [1, 2, 3, 4, 5, 6, 7, 8]))])
    let result = try Method.subsetProgramme.allocate(problem, for: .largestAreaPerFill)
    #expect(result.status == .optimal)
  }

  // MARK: Partition scan

  @Test func `seven tanks are refused by the partition scan and taken by the programme`() throws {
    let problem = try Self.job(tanks: 7, products: 2)
    #expect(throws: AllocationError.tooManyTanks(7, limit: 6, method: .partitionScan)) {
      try Method.partitionScan.allocate(problem, for: .leastUnallocated)
    }
    #expect(Method.exact(for: problem) == .subsetProgramme)
    #expect(Method.exact(for: try Self.job(tanks: 6, products: 2)) == .partitionScan)
  }

  @Test(arguments: Objective.allCases)
  func `the method that suits a problem takes it, also where many tanks stay empty`(
    objective: Objective
  ) throws {
    let problem = try Self.job(tanks: 7, products: 2, [.emptyTanks(TankSet(positions: [6]))])
    let result = try Method.exact(for: problem).allocate(problem, for: objective)
    #expect(result.assignment.product(inTank: 6) == nil)
  }

  @Test(arguments: Objective.allCases)
  func `fifteen products on six tanks have an answer`(objective: Objective) throws {
    let problem = try Self.job(tanks: 6, products: 15)
    let result = try Method.exact(for: problem).allocate(problem, for: objective)
    switch objective {
    case .largestAreaPerFill:
      #expect(result.infeasibility == .moreProductsThanTanks(products: 15, tanks: 6))
    case .leastUnallocated:
      // Demands of 4, 8 and 12 bu, five of each, in tanks of 20 bu or more: the six largest fit.
      #expect(result.value == 120 - 5 * 12 - 8)
    }
  }

  // MARK: Exhaustive search

  @Test func `the exhaustive search refuses more than 20 million assignments`() throws {
    #expect(ExhaustiveAllocator.assignmentLimit == 20_000_000)
    #expect(ExhaustiveAllocator.assignmentCount(products: 3, tanks: 5) == 1_024)
    // 5^11 = 48,828,125
    #expect(
      throws: AllocationError.tooManyAssignments(
        48_828_125, limit: 20_000_000, use: .subsetProgramme)
    ) {
      try Method.exhaustive.allocate(Self.job(tanks: 11, products: 4), for: .leastUnallocated)
    }
    // 16^6 = 16,777,216 is accepted; 16^7 is not, and where the scan applies it is named.
    #expect(ExhaustiveAllocator.assignmentCount(products: 15, tanks: 6) == 16_777_216)
    #expect(ExhaustiveAllocator.assignmentCount(products: 15, tanks: 16) == 0x1p64)
  }

  // MARK: Validation

  @Test func `each kind of bad data is refused with what is wrong`() throws {
    func make(
      tanks: [Double] = [5], rates: [Double] = [1], density: Double = 60, acres: Double = 1,
      _ constraints: [Constraint] = []
    ) throws {
      _ = try Job(
        cart: Cart(name: "own", bushels: tanks, source: "drawn"), area: Area(acres: acres),
        products: rates.map {
          ProductDemand(
            name: "P", density: BulkDensity(poundsPerBushel: density), rate: .poundsPerAcre($0),
            area: .acres(acres))
        }, constraints: constraints)
    }
    #expect(throws: JobError.noTanks) { try make(tanks: []) }
    #expect(throws: JobError.noProducts) { try make(rates: []) }
    #expect(throws: JobError.tooManyTanks(17, limit: 16)) {
      try make(tanks: Array(repeating: 5, count: 17))
    }
    #expect(throws: JobError.tooManyProducts(16, limit: 15)) {
      try make(rates: Array(repeating: 1, count: 16))
    }
    for capacity in [0, -1, .infinity] {
      #expect(throws: JobError.invalidCapacity(tank: 1, capacity)) {
        try make(tanks: [5, capacity])
      }
    }
    for density in [0, -1, .infinity] {
      #expect(throws: JobError.invalidDensity(product: 0, density)) {
        try make(density: density)
      }
    }
    for rate in [-1, .infinity] {
      #expect(throws: JobError.invalidRate(product: 1, rate)) { try make(rates: [1, rate]) }
    }
    for acres in [-1, .infinity] {
      #expect(throws: JobError.invalidArea(acres)) { try make(acres: acres) }
    }
    for constraint: Constraint in [
      .allowedTanks(product: 1, .none), .allowedTanks(product: -1, .none),
      .allowedTanks(product: 0, TankSet(positions: [1])), .mostTanks(product: 0, -1),
      .mostTanks(product: 1, 1), .emptyTanks(TankSet(positions: [0, 1])),
      .forbiddenTanks(product: 1, .none), .forbiddenTanks(product: 0, TankSet(positions: [1])),
      .reserve(TankSet(positions: [1]), .percent(1)), .reserve(.first(1), .percent(-1)),
      .reserve(.first(1), .percent(100)), .reserve(.first(1), .volume(Volume(bushels: 5))),
      .reserve(.first(1), .volume(Volume(bushels: -1))), .reserve(.first(1), .percent(.nan)),
      .payload(Mass(pounds: 0)), .payload(Mass(pounds: .nan)), .payload(Mass(pounds: .infinity)),
      // The empty weight is not known.
      .grossWeight(Mass(pounds: 1_000)),
    ] {
      #expect(throws: JobError.invalidConstraint(1), "\(constraint)") {
        try make([.mostTanks(product: 0, 1), constraint])
      }
    }
  }

  @Test func `numbers that are not numbers are refused`() {
    func refuses(tank: Double = 5, rate: Double = 1, density: Double = 60, acres: Double = 1)
      -> Bool
    {
      (try? Job(
        cart: Cart(name: "own", bushels: [tank], source: "drawn"), area: Area(acres: acres),
        products: [
          ProductDemand(
            name: "P", density: BulkDensity(poundsPerBushel: density), rate: .poundsPerAcre(rate),
            area: .acres(acres))
        ])) == nil
    }
    #expect(!refuses())
    #expect(refuses(tank: .nan))
    #expect(refuses(rate: .nan))
    #expect(refuses(density: .nan))
    #expect(refuses(acres: .nan))
  }

  @Test func `a tank position beyond a word stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = TankSet(positions: [32]) }
    await #expect(processExitsWith: .failure) { _ = TankSet(positions: [-1]) }
  }

  // MARK: Numbers at the edge

  static let magnitudes: [Double] = [
    .leastNonzeroMagnitude, 1e-300, 1e-100, 1e-9, 1, 1e7, 1e100, 1e290, 1e308,
  ]

  /// Either a number leaves the range and is refused, or all methods agree.
  @Test(arguments: magnitudes, magnitudes)
  func `jobs of any size are refused or agree with the reference, and stop nothing`(
    bushels: Double, rate: Double
  ) {
    Self.expectAgreement(bushels: bushels, rate: rate, [.exhaustive, .subsetProgramme])
  }

  @Test(arguments: magnitudes, magnitudes)
  func `the partition scan takes jobs of any size`(bushels: Double, rate: Double) {
    Self.expectAgreement(bushels: bushels, rate: rate, [.partitionScan])
  }

  /// Pruning by room once had a slack of the demand alone, and found no label here.
  @Test func `a small tank beside large ones does not stop the partition scan`() throws {
    let problem = try AirCartTestSupport.job(
      tanks: [0.057, 696.6, 876.8], unitDemands: [1, 1, 1])
    try SmallInstanceTests.expectAgreement(problem, "three products", methods: [.partitionScan])
  }

  /// Labels add up in another order than the row was accepted in.
  @Test func `demands whose tolerance is as large as a tank do not stop the partition scan`() throws
  {
    let problem = try AirCartTestSupport.job(
      tanks: [5, 5], unitDemands: [5028215894.354898, 1132801610.7087235, 3838982494.9363775])
    let result = try Method.partitionScan.allocate(problem, for: .leastUnallocated)
    #expect(result.status == .optimal)
  }

  static func expectAgreement(bushels: Double, rate: Double, _ methods: [Method]) {
    for acres in [1e-300, 1e-6, 1, 1e6, 1e290] {
      do throws(JobError) {
        let problem = try sized(bushels: bushels, rate: rate, acres: acres)
        let note = "tanks of \(bushels), rates of \(rate), \(acres) ac"
        #expect(throws: Never.self) {
          try SmallInstanceTests.expectAgreement(problem, note, methods: methods)
          _ = try Plan(problem, method: methods[methods.count - 1])
        }
      } catch {
        switch error {
        case .invalidRate, .invalidCapacity: break
        default: Issue.record("\(error)")
        }
        let isModerate = [bushels, rate, acres].allSatisfy { $0 >= 1e-100 && $0 <= 1e100 }
        #expect(!isModerate, "tanks of \(bushels), rates of \(rate), \(acres) ac")
      }
    }
  }

  static func sized(
    bushels: Double, rate: Double, acres: Double
  ) throws(JobError) -> Job {
    let products = [2 * rate, rate].map {
      ProductDemand(
        name: "P", density: BulkDensity(poundsPerBushel: 1), rate: .poundsPerAcre($0),
        area: .acres(acres))
    }
    return try Job(
      cart: Cart(
        name: "sized", bushels: [3.1, 1.3, 2.2].map { $0 * bushels }, source: "written here"),
      area: Area(acres: acres), products: products)
  }

  @Test(arguments: [1e-12, 1e-9, 1e-6, 1e6, 1e9])
  func `demands of very different size agree with the reference`(factor: Double) throws {
    for unitDemands in [[1, factor], [factor, 1], [1, factor, factor * 2]] {
      for acres in [0.1, 7, 1e4] {
        let problem = try AirCartTestSupport.job(
          tanks: [40, 10, 20, 10], unitDemands: unitDemands, acres: acres)
        try SmallInstanceTests.expectAgreement(problem, "\(unitDemands), \(acres) ac")
        _ = try Plan(problem)
      }
    }
  }
}
