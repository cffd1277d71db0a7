import AirCart
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: all assignments in fractions, and the methods themselves asked value by value.
@Suite(.tags(.oracle)) struct WhatIfTests {
  /// With `AIRCART_SOAK=1` the fine scan goes over all jobs on all carts instead of some on each, at
  /// 16 times as many values, and the plan is asked on all carts instead of one.
  static let isSoak = ProcessInfo.processInfo.environment["AIRCART_SOAK"] == "1"
  static let turns = Array(BourgaultCarts.all.indices)
  static let jobCount = 200
  static let jobsAtOnce = 10
  static let parts = Array(0..<(jobCount / jobsAtOnce))
  static func jobs(_ part: Int) -> Range<Int> {
    (part * jobsAtOnce)..<((part + 1) * jobsAtOnce)
  }

  @Test(arguments: turns, parts)
  func `break points are those of all assignments in fractions`(turn: Int, part: Int) throws {
    for number in Self.jobs(part) {
      let job = WhatIfJob(number: number, turn: turn)
      let exact = ExactWhatIf(job.job, job.variation, from: job.lower, to: job.upper)
      for difference in FoundBreak.differences(try job.breaks(), exact) {
        Issue.record("job \(number), turn \(turn), \(job.variation): \(difference)")
      }
    }
  }

  @Test func `the jobs have break points of every kind, infeasible ones among them`() throws {
    var counts = [0, 0, 0, 0, 0]
    for number in 0..<Self.jobCount {
      for found in try WhatIfJob(number: number).whatIf().breaks {
        counts[0] += found.changes.assignment ? 1 : 0
        counts[1] += found.changes.limitingProduct ? 1 : 0
        counts[2] += found.changes.fills ? 1 : 0
        counts[3] += !found.belongsBelow && !found.belongsAbove ? 1 : 0
        counts[4] += found.at.fills == nil ? 1 : 0
      }
    }
    #expect(counts.min() ?? 0 >= 10, "\(counts)")
  }

  @Test(arguments: [3, 11, 26])
  func `leaving out assignments that are never chosen changes nothing`(number: Int) throws {
    let job = WhatIfJob(number: number)
    let all = ExactWhatIf(
      job.job, job.variation, from: job.lower, to: job.upper, leavesOutWorse: false)
    #expect(FoundBreak.differences(try job.breaks(), all) == [])
  }

  @Test func `a planted fault in the break points is noticed`() throws {
    for number in [1, 4, 13] {
      let job = WhatIfJob(number: number)
      let exact = ExactWhatIf(job.job, job.variation, from: job.lower, to: job.upper)
      let breaks = try job.breaks()
      try #require(breaks.count >= 2, "job \(number)")
      for index in breaks.indices {
        var missing = breaks
        missing.remove(at: index)
        #expect(!FoundBreak.differences(missing, exact).isEmpty)
        var moved = breaks
        moved[index].value *= 1 + 1e-13
        #expect(!FoundBreak.differences(moved, exact).isEmpty)
        var turned = breaks
        (turned[index].before, turned[index].after) = (breaks[index].after, breaks[index].before)
        #expect(!FoundBreak.differences(turned, exact).isEmpty)
      }
      let larger = try job.job.withTank(0, times: 1.0625)
      let other = try WhatIf(larger, varying: job.variation, from: job.lower, to: job.upper)
      #expect(!FoundBreak.differences(other.breaks.map { .init($0, job.job) }, exact).isEmpty)
    }
  }

  /// Oracle: the same job in larger units.
  ///
  /// Powers of two change no digit: nothing is too small to count.
  @Test(arguments: Array(0..<20) + stride(from: 27, to: 200, by: 10))
  func `a job of small tanks breaks where a large one does`(number: Int) throws {
    let job = WhatIfJob(number: number)
    guard job.variation != .field, !job.job.constraints.contains(where: \.isAmount) else {
      return
    }
    let factor = 1.0 / 1_024
    let small = try job.job.scaled(by: factor)
    let breaks = try WhatIf(job.job, varying: job.variation, from: job.lower, to: job.upper)
      .breaks
    let scaled = try WhatIf(small, varying: job.variation, from: job.lower, to: job.upper).breaks
    #expect(scaled.map(\.value) == breaks.map(\.value), "job \(number)")
  }

  // MARK: The methods, value by value

  @Test(arguments: isSoak ? turns : [0], parts)
  func `the plan is the same all through a segment and another across a break`(
    turn: Int, part: Int
  ) throws {
    for number in Self.jobs(part) {
      let job = WhatIfJob(number: number, turn: turn)
      let found = try job.whatIf()
      #expect(found.segments.first?.lower == job.lower)
      #expect(found.segments.last?.upper == job.upper)
      for segment in found.segments {
        for value in segment.probes {
          try job.expectPlan(at: value, segment.state, "job \(number)")
        }
      }
      for found in found.breaks {
        let below = found.before.map { $0 == found.at } ?? true
        let above = found.after.map { $0 == found.at } ?? true
        #expect(!below || !above, "job \(number): nothing changes at \(found.value)")
      }
    }
  }

  /// Oracle: all assignments in fractions at 1,024 values, which are short in binary.
  @Test(arguments: turns, isSoak ? Array(0..<jobCount) : [3, 45, 62, 92, 131])
  func `a fine scan finds nothing else`(turn: Int, number: Int) throws {
    let job = WhatIfJob(number: number, turn: turn)
    let exact = ExactWhatIf(job.job, job.variation, from: job.lower, to: job.upper)
    let segments = try job.whatIf().segments
    var index = 0
    let steps = Self.isSoak ? 16_384 : 1_024
    for step in 0...steps {
      let value = job.lower + (job.upper - job.lower) * Double(step) / Double(steps)
      while index < segments.count - 1, segments[index].upper <= value { index += 1 }
      let segment = segments[index]
      // What holds at a break itself, the test of the break points says.
      guard segment.lower < value, value < segment.upper else { continue }
      let found = exact.state(at: ExactFraction(value))
      let isAlike =
        found.vector == segment.state.assignment.vector(tankCount: job.job.cart.tanks.count)
        && found.limiting == segment.state.limitingProduct
        && found.fills == segment.state.fills?.atLower
      if !isAlike {
        Issue.record("job \(number), turn \(turn), \(job.variation) at \(value): \(found)")
      }
    }
  }

  // MARK: By hand

  /// Tanks of 10, 10 and 1 bu: with equal needs two tanks are enough, and the small one goes to
  /// whichever product needs more.
  @Test func `a plan that holds at one value alone is found`() throws {
    let whatIf = try WhatIf(
      job(tanks: [10, 10, 1], unitDemands: [1, 1], acres: 100), varying: .rate(product: 1),
      from: 0.5, to: 2)
    let found = try #require(whatIf.breaks.first { $0.value == 1 })
    #expect(!found.belongsBelow && !found.belongsAbove)
    #expect(found.at.assignment.vector(tankCount: 3) == [0, 1, -1])
    #expect(found.before?.assignment.vector(tankCount: 3) == [0, 1, 0])
    #expect(found.after?.assignment.vector(tankCount: 3) == [0, 1, 1])
    #expect(found.before?.areaPerFill == .inverse(10))
    #expect(found.at.areaPerFill == .constant(10))
  }

  /// 8 and 4 bu at 2 and 1 bu/ac cover 4 ac: 4, 8, 12 ac take 1, 2, 3 fills, their ends included.
  @Test func `fills change where so many make exactly the field, and the rest is counted`() throws {
    let problem = try job(tanks: [8, 4], unitDemands: [2, 1])
    let whatIf = try WhatIf(problem, varying: .field, from: 2, to: 14)
    let fills = whatIf.breaks.filter { $0.changes.fills }
    #expect(fills.map(\.value) == [4, 8, 12])
    #expect(fills.allSatisfy { $0.belongsBelow && !$0.belongsAbove })
    #expect(whatIf.fillChangesNotListed == 0)
    let short = try WhatIf(problem, varying: .field, from: 2, to: 14, fillLimit: 2)
    #expect(short.breaks.filter { $0.changes.fills }.map(\.value) == [4, 8])
    #expect(short.fillChangesNotListed == 1)
    #expect(short.segments.last?.state.fills?.atLower == 3)
    #expect(short.segments.last?.state.fills?.atUpper == 4)
  }

  @Test func `a rate may begin at zero, where its product needs no tank`() throws {
    let whatIf = try WhatIf(
      job(tanks: [8, 4], unitDemands: [1, 1], acres: 20), varying: .rate(product: 1), from: 0,
      to: 2)
    let first = try #require(whatIf.breaks.first)
    #expect(first.value == 0)
    #expect(first.at.assignment.vector(tankCount: 2) == [0, 0])
    #expect(first.at.fills?.atLower == 2)
    #expect(first.after?.assignment.vector(tankCount: 2) == [0, 1])
    #expect(first.after?.fills?.atLower == 3)
  }

  @Test(arguments: [(3.0, 2.0), (2, 2), (0, 2), (-1, 2), (1, .infinity), (1, .nan)])
  func `what is no range is refused`(lower: Double, upper: Double) throws {
    let problem = try job(tanks: [8, 4], unitDemands: [2, 1])
    #expect(throws: WhatIfError.self) {
      try WhatIf(problem, varying: .field, from: lower, to: upper)
    }
  }

  @Test func `numbers that are equal but for rounding count as equal`() throws {
    // 179.1 is not three times 59.7 in binary.
    let problem = try Job(
      cart: Cart(name: "plain", bushels: [30, 10], source: "written in the test"),
      area: Area(acres: 100),
      products: [
        ProductDemand(
          name: "A", density: BulkDensity(poundsPerBushel: 59.7), rate: .poundsPerAcre(179.1),
          area: .acres(100)),
        ProductDemand(
          name: "B", density: BulkDensity(poundsPerBushel: 1), rate: .poundsPerAcre(1),
          area: .acres(100)),
      ])
    let whatIf = try WhatIf(problem, varying: .rate(product: 1), from: 0.5, to: 2)
    #expect(whatIf.breaks.filter { abs($0.value - 1) < 1e-6 }.count == 1)
  }
}

// MARK: From zero

/// Ranges that begin where the varied product is not applied and needs no tank.
@Suite(.tags(.oracle)) struct WhatIfFromZeroTests {
  /// Oracle: all assignments in fractions, of the job without the product at zero itself, and of
  /// the whole job above; the plan, value by value.
  @Test(arguments: WhatIfJob.Rules.allCases, [(0, 2), (1, 2), (0, 3), (1, 3), (2, 3), (3, 4)])
  func `a rate may begin at zero in every position and under every constraint`(
    rules: WhatIfJob.Rules, place: (position: Int, count: Int)
  ) throws {
    for round in 0..<(WhatIfTests.isSoak ? 40 : 3) {
      let seed = UInt64(9_000 + round)
      let job = WhatIfJob(fromZero: seed, position: place.position, of: place.count, rules)
      let note: Comment = "seed \(seed), \(rules), product \(place.position) of \(place.count)"
      let found = try job.whatIf()
      let without = try #require(job.withoutVaried)
      let zero = try #require(found.segments.first)
      #expect(zero.lower == 0 && zero.includesLower, note)
      #expect(
        FoundBreak.state(zero.state, zero.state.fills?.atLower, job.job)
          == ExactWhatIf.State(ofOne: without, inserting: place.position), note)
      // No break point lies as low as this: no tank holds so much, and no field is so large.
      let low = 1.0 / 1_024
      let exact = ExactWhatIf(job.job, job.variation, from: low, to: job.upper)
      let above = found.breaks.filter { $0.value > 0 }.map { FoundBreak($0, job.job) }
      for difference in FoundBreak.differences(above, exact) {
        Issue.record("\(note): \(difference)")
      }
      for segment in found.segments {
        for value in segment.probes { try job.expectPlan(at: value, segment.state, "\(note)") }
      }
    }
  }

  @Test func `a pinned product behind the varied one does no harm`() throws {
    let problem = try job(tanks: [635, 230, 140, 295, 44], unitDemands: [100 / 60, 6 / 50])
    let pinned = try Job(
      cart: problem.cart, area: Area(acres: 320), products: problem.products,
      constraints: [.allowedTanks(product: 1, TankSet(positions: [4]))])
    let whatIf = try WhatIf(pinned, varying: .rate(product: 1), from: 0, to: 6)
    #expect(whatIf.segments.first?.upper == 0)
  }
}

extension ExactWhatIf.State {
  /// The plan of a job as it stands, its products numbered as in a job with one more.
  fileprivate init(ofOne problem: Job, inserting varied: Int) {
    let acres = problem.area.acres
    let state = ExactWhatIf(problem, .field, from: acres, to: acres * 1.0625)
      .state(at: ExactFraction(acres))
    let moved = { (product: Int) in product >= varied ? product + 1 : product }
    self.init(
      vector: state.vector.map { $0 < 0 ? $0 : moved($0) }, limiting: state.limiting.map(moved),
      fills: state.fills)
  }
}

// MARK: The job as it stands

@Suite(.tags(.oracle)) struct MarginalValueTests {
  /// Oracle: the exact optimum a millionth beside the job.
  @Test(arguments: 0..<25)
  func `marginal values are the slopes on both sides`(number: Int) throws {
    let job = WhatIfJob(number: number)
    let area = try Self.area(job.job)
    guard let marginal = try MarginalValues(job.job) else {
      #expect(area == 0)
      return
    }
    #expect(marginal.areaPerFill.acres == area)
    let step = 1e-6
    for rate in marginal.rates {
      let pounds = job.job.products[rate.product].rate.poundsPerAcre
      for (side, slope) in [(-step, rate.gainOfLess), (step, -rate.lossOfMore)] {
        let beside = try Self.area(
          job.job.varied(.rate(product: rate.product), to: pounds * (1 + side)))
        let expected = (beside - area) / (pounds * step)
        #expect(abs(slope - expected) <= 1e-4 * area / pounds, "job \(number), \(rate)")
      }
    }
    for worth in marginal.tanks {
      let bushels = job.job.cart.tanks[worth.tank].capacity.bushels
      for (side, slope) in [(-step, -worth.lossOfLess), (step, worth.gainOfMore)] {
        let beside = try Self.area(job.job.withTank(worth.tank, times: 1 + side))
        let expected = (beside - area) / (bushels * step)
        #expect(abs(slope - expected) <= 1e-4 * area / bushels, "job \(number), \(worth)")
      }
    }
  }

  /// Two equal tanks, one product each: less of either alone gains nothing, more of either costs.
  @Test func `at a kink both sides are given`() throws {
    let marginal = try #require(
      try MarginalValues(job(tanks: [10, 10], unitDemands: [1, 1], acres: 50)))
    #expect(marginal.areaPerFill.acres == 10)
    #expect(marginal.rates.map(\.gainOfLess) == [0, 0])
    #expect(marginal.rates.map(\.lossOfMore) == [10, 10])
    #expect(marginal.tanks.map(\.gainOfMore) == [0, 0])
    #expect(marginal.tanks.map(\.lossOfLess) == [1, 1])
  }

  /// Oracle: the plan at the limit and a millionth beyond it.
  @Test(arguments: 0..<25, [1, 3])
  func `limits are the last values that so many fills seed`(number: Int, fills: Int) throws {
    let job = WhatIfJob(number: number)
    guard let limits = try FillLimits(job.job, fills: fills) else { return }
    let field = limits.largestField.acres
    #expect(try Self.fills(job.job.varied(.field, to: field)) == fills)
    #expect(try Self.fills(job.job.varied(.field, to: field * (1 + 1e-6))) == fills + 1)
    for rate in limits.rates {
      let variation = Variation.rate(product: rate.product)
      guard let highest = rate.highest?.poundsPerAcre else {
        #expect(try Self.fills(job.job.varied(variation, to: 0.001)) > fills)
        continue
      }
      #expect(try Self.fills(job.job.varied(variation, to: highest)) <= fills)
      #expect(try Self.fills(job.job.varied(variation, to: highest * (1 + 1e-6))) > fills)
    }
  }

  static func area(_ problem: Job) throws -> Double {
    try Method.exact(for: problem).allocate(problem, for: .largestAreaPerFill).value
  }

  static func fills(_ problem: Job) throws -> Int {
    Int(FillArithmetic.fills(field: problem.area.acres, areaPerFill: try area(problem)))
  }
}

extension Job {
  fileprivate func withTank(_ tank: Int, times factor: Double) throws -> Job {
    let tanks = cart.tanks.enumerated().map { index, old in
      index == tank
        ? Tank(
          name: old.name, capacity: Volume(bushels: old.capacity.bushels * factor),
          isSaddle: old.isSaddle) : old
    }
    return try Job(
      cart: Cart(name: cart.name, tanks: tanks, emptyWeight: nil, source: cart.source), area: area,
      products: products, constraints: constraints)
  }
}

// MARK: Comparing

/// A break point in the oracle's words.
private struct FoundBreak {
  var value: Double
  var before: ExactWhatIf.State?
  var at: ExactWhatIf.State
  var after: ExactWhatIf.State?

  init(_ found: WhatIf.Break, _ problem: Job) {
    value = found.value
    before = found.before.map { Self.state($0, $0.fills?.atUpper, problem) }
    at = Self.state(found.at, found.at.fills?.atLower, problem)
    after = found.after.map { Self.state($0, $0.fills?.atLower, problem) }
  }

  static func state(
    _ state: WhatIf.State, _ fills: Int?, _ problem: Job
  ) -> ExactWhatIf.State {
    .init(
      vector: state.assignment.vector(tankCount: problem.cart.tanks.count),
      limiting: state.limitingProduct, fills: fills)
  }

  /// What the engine and the oracle say differently.
  static func differences(_ found: [FoundBreak], _ exact: ExactWhatIf) -> [String] {
    var differences: [String] = []
    if found.count != exact.breaks.count {
      differences.append(
        "\(found.map(\.value)) instead of \(exact.breaks.map(\.value.approximation))")
    }
    for (mine, theirs) in zip(found, exact.breaks) {
      let value = theirs.value.approximation
      if abs(mine.value - value) > 4 * value.ulp {
        differences.append("\(mine.value) instead of \(theirs.value)")
      }
      if mine.before != theirs.before { differences.append("below \(value): \(mine)") }
      if mine.at != theirs.at { differences.append("at \(value): \(mine)") }
      if mine.after != theirs.after { differences.append("above \(value): \(mine)") }
    }
    return differences
  }
}

extension WhatIfJob {
  fileprivate func whatIf() throws -> WhatIf {
    try WhatIf(job, varying: variation, from: lower, to: upper, fillLimit: 100_000)
  }

  fileprivate func breaks() throws -> [FoundBreak] {
    try whatIf().breaks.map { FoundBreak($0, job) }
  }

  /// Asks the plan of the job at a value for what a segment says.
  fileprivate func expectPlan(at value: Double, _ state: WhatIf.State, _ note: String) throws {
    let varied = try job.varied(variation, to: value)
    let plan = try Plan(varied)
    let note: Comment = "\(note), \(variation) at \(value)"
    #expect(plan.capacityAssignment == state.assignment, note)
    #expect(plan.capacity.limitingProduct == state.limitingProduct, note)
    #expect(plan.capacity.fills == state.fills?.atLower, note)
    guard let formula = state.areaPerFill else { return }
    let area = varied.areaPerFill(of: plan.capacityAssignment).acres
    #expect(abs(formula.acres(at: value) - area) <= 1e-12 * area, note)
  }
}

extension WhatIf.Segment {
  /// Its middle and both ends, as far inside as the methods still see the tie of an end; the
  /// value itself where it is one alone.
  fileprivate var probes: [Double] {
    let width = upper - lower
    guard width > 0 else { return [lower] }
    let inside = max(width * 1e-3, 2e-6 * upper)
    return inside < width / 2 ? [lower + inside, (lower + upper) / 2, upper - inside] : []
  }
}

extension Job {
  /// The same job with tanks and field in other units.
  fileprivate func scaled(by factor: Double) throws -> Job {
    let tanks = cart.tanks.map {
      Tank(
        name: $0.name, capacity: Volume(bushels: $0.capacity.bushels * factor),
        isSaddle: $0.isSaddle)
    }
    return try Job(
      cart: Cart(name: cart.name, tanks: tanks, emptyWeight: nil, source: ""),
      area: Area(acres: area.acres * factor),
      products: products.map {
        ProductDemand(
          name: $0.name, density: $0.density, rate: .poundsPerAcre($0.rate.poundsPerAcre),
          area: .acres(area.acres * factor))
      }, constraints: constraints)
  }
}

extension Constraint {
  /// Whether it has a weight or a volume in it.
  fileprivate var isAmount: Bool {
    switch self {
    case .reserve, .payload, .grossWeight: true
    default: false
    }
  }
}
