import AirCart
import AirCartTestSupport
import Testing

/// Oracle: the exhaustive search, which shares no table, sum or tie-breaking code.
///
/// More than 20,000 instances, drawn so that every number of tanks and products occurs, with and
/// without constraints. Small ones dominate, because the search takes (P+1)^T steps. With more than
/// six tanks, subsets of tanks no longer fit into one word.
@Suite(.tags(.oracle, .slow)) struct ExactMethodTests {
  /// The shape of an instance and how many of it are drawn.
  struct Stratum: CustomTestStringConvertible {
    let tanks: Int
    let products: Int
    let count: Int

    init(tanks: Int, products: Int) {
      self.tanks = tanks
      self.products = products
      let steps = ExhaustiveAllocator.assignmentCount(products: products, tanks: tanks)
      count = max(20, min(1_200, Int(500_000 / steps)))
    }

    /// More than six products are sorted another way.
    static let all =
      (1...6).flatMap { tanks in (1...5).map { Stratum(tanks: tanks, products: $0) } }
      + (2...4).map { Stratum(tanks: $0, products: 8) }
      + [(7, 3), (7, 4), (8, 2), (8, 3), (9, 2), (10, 2)].map {
        Stratum(tanks: $0.0, products: $0.1)
      }

    var seed: UInt64 { UInt64(100 * tanks + products) }

    var testDescription: String { "\(tanks) tanks, \(products) products, \(count) instances" }
  }

  /// Whether two results say the same: status, reason, value and canonical assignment.
  static func agree(_ result: AllocationResult, _ judge: AllocationResult) -> Bool {
    let scale = max(1, abs(judge.bestValue))
    return result.status == judge.status && result.infeasibility == judge.infeasibility
      && abs(result.bestValue - judge.bestValue) <= 1e-11 * scale
      && abs(result.value - judge.value) <= 1e-9 * scale
      && result.assignment == judge.assignment
  }

  static func expectAgreement(
    _ problem: Job, _ objective: Objective, _ methods: [Method], _ note: String
  ) throws {
    let judge = try Method.exhaustive.allocate(problem, for: objective)
    for method in methods {
      let result = try method.allocate(problem, for: objective)
      // An issue only where there is one: the macro costs more than the methods do.
      if !agree(result, judge) {
        Issue.record("\(note), \(method): \(result) is not \(judge) in \(problem)")
      }
    }
  }

  static func methods(for problem: Job) -> [Method] {
    Method.exact(for: problem) == .partitionScan
      ? [.subsetProgramme, .partitionScan] : [.subsetProgramme]
  }

  @Test func `there are at least 20,000 instances of every shape`() {
    #expect(Stratum.all.count == 39)
    #expect(Stratum.all.reduce(0) { $0 + $1.count } >= 20_000)
  }

  @Test(arguments: Stratum.all)
  func `partition scan, subset programme and exhaustive search agree`(
    stratum: Stratum
  ) throws {
    var random = RandomProblems(seed: stratum.seed)
    var scanned = 0
    var constrained = 0
    var infeasible = 0
    for index in 0..<stratum.count {
      let isBourgault = stratum.tanks == 5 && index % 4 < 2
      let problem = random.job(
        cart: isBourgault
          ? BourgaultCarts.all[random.whole(0...4)] : random.cart(tanks: stratum.tanks),
        constrained: index % 2 == 1, units: index % 3 == 0 ? .metric : .imperial,
        productCount: stratum.products)
      let methods = Self.methods(for: problem)
      for objective in Objective.allCases {
        try Self.expectAgreement(
          problem, objective, methods, "seed \(stratum.seed), instance \(index), \(objective)")
      }
      scanned += methods.contains(.partitionScan) ? 1 : 0
      constrained += problem.constraints.isEmpty ? 0 : 1
      infeasible += problem.rules.usableTanks.count < stratum.products ? 1 : 0
    }
    // Both methods are compared with and without constraints, or the comparison means little.
    #expect(
      scanned >= stratum.count / 4 || stratum.tanks > PartitionScan.tankLimit,
      "seed \(stratum.seed)")
    #expect(constrained >= stratum.count / 4, "seed \(stratum.seed)")
    #expect(infeasible > 0 || stratum.products <= stratum.tanks, "seed \(stratum.seed)")
  }

  /// Equal products overfill the cart in thousands of ways, of which one wastes least.
  @Test func `where dividing tanks takes too many steps the subset programme goes on`() throws {
    let needs = [Double](repeating: 484, count: 5)
    let problem = try job(
      tanks: [220, 176, 308, 132, 352, 440, 88, 660], unitDemands: needs)
    try Self.expectAgreement(problem, .leastUnallocated, [.subsetProgramme], "equal products")
    var scratch = Scratch()
    var counters = WorkCounters()
    let instance = AllocationInstance(problem)
    let programme = SubsetWorkspace(instance, in: &scratch)
    let best = programme.leastUnallocated(
      demands: needs, totalDemand: instance.totalDemand, counters: &counters)
    let value = counters.subsetPairs
    _ = programme.canonicalAssignment(
      demands: needs, best: best, totalDemand: instance.totalDemand, counters: &counters)
    #expect(counters.subsetPairs > value)
  }

  @Test func `the comparison notices a value, an assignment or a status that differs`() throws {
    func optimum(_ tanks: [Double], _ unitDemands: [Double]) throws -> AllocationResult {
      try Method.exhaustive.allocate(
        job(tanks: tanks, unitDemands: unitDemands), for: .largestAreaPerFill)
    }
    let judge = try optimum([4, 2, 2], [4, 2])
    #expect(Self.agree(judge, judge))
    #expect(!Self.agree(try optimum([4, 2, 2], [2, 4]), judge), "another assignment")
    #expect(!Self.agree(try optimum([4.000_000_1, 2, 2], [4.000_000_1, 2.1]), judge), "a value")
    #expect(!Self.agree(try optimum([4], [4, 2]), judge), "a status")
  }

  // MARK: Tables

  /// Oracle: every way of giving all tanks to the products; the cart is full from the least area on
  /// at which some way leaves no product room.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a table knows the area from which the cart is full`(seed: UInt64) throws {
    var random = RandomProblems(seed: 4_000 + seed)
    let tanks = (0..<random.whole(2...5)).map { _ in Double(random.whole(1...40)) }
    let needs = (0..<random.whole(2...min(3, tanks.count))).map { _ in
      Double(random.whole(1...12)) / 4
    }
    let table = PartitionTable(capacities: tanks, productCount: needs.count)
    let ways = SmallInstanceTests.sequences(
      of: needs.indices.map(Double.init), count: tanks.count)
    let full = ways.map { way in
      needs.indices.map { product in
        zip(tanks, way).reduce(0) { $1.1 == Double(product) ? $0 + $1.0 : $0 } / needs[product]
      }.max() ?? 0
    }
    let found = table.saturationArea(unitDemands: needs)
    let least = try #require(full.min())
    #expect(abs(found - least) <= 1e-12 * least, "seed \(seed): \(tanks) \(needs)")
  }

  /// Oracle: the subset programme; an area to the last bit.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a window of partitions reaches what the programme reaches`(seed: UInt64) throws {
    var random = RandomProblems(seed: 5_000 + seed)
    let tanks = random.cart(tanks: random.whole(3...8)).tanks.map(\.capacity.bushels)
    let count = random.whole(2...min(6, tanks.count))
    let window = PartitionWindow(capacities: tanks, productCount: count)
    for index in 0..<30 {
      // From half of the cart to twice as much, or close to what blocks drawn at random hold.
      var needs = (0..<count).map { _ in Double(random.whole(1...100)) }
      if index % 3 == 0 {
        let share = tanks.reduce(0, +) / needs.reduce(0, +) * Double(random.whole(2...8)) / 4
        needs = needs.map { $0 * share }
      } else {
        for tank in tanks { needs[random.whole(0...(count - 1))] += tank }
        needs = needs.map { $0 * Double(random.whole(90...110)) / 100 }
      }
      let problem = try job(tanks: tanks, unitDemands: needs)
      let programme = try Method.subsetProgramme.allocate(problem, for: .leastUnallocated)
      let demands = problem.products.map(\.demand.bushels)
      let found = window.leastUnallocated(demands: demands)
      #expect(
        abs(found - programme.bestValue) <= 1e-9 * demands.reduce(0, +),
        "seed \(seed): \(tanks) \(demands)")
      let area = try Method.subsetProgramme.allocate(problem, for: .largestAreaPerFill)
      #expect(
        window.largestArea(unitDemands: problem.products.map(\.unitDemand)) == area.bestValue,
        "seed \(seed): \(tanks) \(demands)")
    }
  }

  /// Oracle: by hand.
  ///
  /// The products get 419, 367, 307 and 57 bu, and the first misses 39; with two tanks for the first,
  /// the last would miss its 56. No partition has a smaller largest block.
  @Test func `the most balanced partition can be the best for uneven demands`() {
    let window = PartitionWindow(capacities: [307, 57, 419, 141, 226], productCount: 4)
    #expect(window.leastUnallocated(demands: [458, 349, 291, 56]) == 39)
  }

  /// Oracle: the subset programme, which finds assignments set by set and tank by tank.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func `the search for canonical assignments finds those of the programme`(seed: UInt64) {
    var random = RandomProblems(seed: 7_000 + seed)
    for tanks in [7, 8, 9, seed == 0 ? 12 : 10] {
      let problem = random.job(
        cart: random.cart(tanks: tanks), constrained: seed % 2 > 0,
        productCount: random.whole(2...(tanks == 12 ? 3 : 6)))
      let instance = AllocationInstance(problem)
      let (rates, needs, total) = (
        instance.unitDemands, instance.demands, instance.totalDemand
      )
      var scratch = Scratch()
      func found(_ workspace: SubsetWorkspace) -> [Assignment] {
        var counters = WorkCounters()
        let area = workspace.largestArea(unitDemands: rates, counters: &counters)
        let least = workspace.leastUnallocated(
          demands: needs, totalDemand: total, counters: &counters)
        let loaded = workspace.canonicalAssignment(
          demands: needs, best: least, totalDemand: total, counters: &counters)
        guard area > 0 else { return [loaded] }
        let covering = workspace.canonicalAssignment(
          unitDemands: rates, best: area, counters: &counters)
        return [loaded, covering]
      }
      guard total > 0 else { continue }
      #expect(
        found(SubsetWorkspace(instance, in: &scratch))
          == found(SubsetWorkspace(instance, searching: false, in: &scratch)),
        "seed \(seed): \(problem)")
    }
  }

  /// Oracle: the subset programme, to the last bit.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what answers many jobs under rules gives the bits of one job`(seed: UInt64) {
    var random = RandomProblems(seed: 6_000 + seed)
    var fromTables = 0
    for index in 0..<50 {
      let problem = random.job(
        cart: random.cart(tanks: random.whole(1...7)), constrained: index % 5 > 0)
      let instance = AllocationInstance(problem)
      let total = instance.totalDemand
      guard total > 0 else { continue }
      var scratch = Scratch()
      let one = SubsetWorkspace(instance, in: &scratch)
      let many = SubsetWorkspace(instance, forMany: true, in: &scratch)
      func values(_ workspace: SubsetWorkspace) -> [Double] {
        var counters = WorkCounters()
        return [
          workspace.largestArea(unitDemands: instance.unitDemands, counters: &counters),
          workspace.leastUnallocated(
            demands: instance.demands, totalDemand: total, counters: &counters),
        ]
      }
      #expect(values(many) == values(one), "seed \(seed), instance \(index): \(problem)")
      fromTables += many.hasTable ? 1 : 0
    }
    #expect(fromTables >= 15, "seed \(seed)")
  }
}
