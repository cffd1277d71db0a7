import AirCart
import AirCartTestSupport
import Testing

/// Oracles: every assignment, compared by the definition in whole numbers; and what must hold
/// between the plans of two jobs that differ in one thing.
@Suite(.tags(.property, .oracle)) struct PracticalProofTests {
  /// Each case draws a hundred jobs of either kind, so that there are 5,000 of each.
  static let seeds: Range<UInt64> = 0..<50
  static let jobs = 100

  /// The contents of each tank; `nil` where there is no plan.
  static func contents(_ job: WholeNumberJob, largestArea: Double? = nil) throws -> [Int?]? {
    try PracticalPlan.find(job.problem(), largestArea: largestArea).map { plan in
      job.tanks.indices.map { plan.assignment.product(inTank: $0) }
    }
  }

  static func expectFirst(_ job: WholeNumberJob, _ note: Comment) throws {
    let answer = job.answer()
    let expected = answer.worth == nil ? nil : answer.contents
    #expect(try contents(job) == expected, note)
    // With no rule refused, what the cart can do is the largest area of all, which is known.
    guard job.refused.isEmpty else { return }
    #expect(try contents(job, largestArea: answer.largestArea?.value) == expected, note)
  }

  @Test(arguments: seeds)
  func `on the Prairies the plan is the first of all assignments`(seed: UInt64) throws {
    var random = RandomProblems(seed: 91_000 + seed)
    for index in 0..<Self.jobs {
      try Self.expectFirst(random.farmJob(), "seed \(seed), job \(index)")
    }
  }

  @Test(arguments: seeds)
  func `of odd jobs the plan is the first of all assignments`(seed: UInt64) throws {
    var random = RandomProblems(seed: 92_000 + seed)
    for index in 0..<Self.jobs {
      try Self.expectFirst(random.oddJob(), "seed \(seed), job \(index)")
    }
  }

  // MARK: Two jobs

  /// Forty jobs of a seed, odd ones and others in turn.
  private static func visit(
    _ seed: UInt64, _ body: (inout RandomProblems, WholeNumberJob, Comment) throws -> Void
  ) rethrows {
    var random = RandomProblems(seed: seed)
    for index in 0..<40 {
      let job = index % 2 == 0 ? random.oddJob() : random.farmJob()
      try body(&random, job, "seed \(seed), job \(index)")
    }
  }

  private static func worth(_ job: WholeNumberJob, _ contents: [Int?]?) -> WholeNumberJob.Worth? {
    contents.flatMap { job.worth(of: $0) }
  }

  @Test(arguments: 93_000..<93_010 as Range<UInt64>)
  func `products in another order go into the same tanks`(seed: UInt64) throws {
    try Self.visit(seed) { random, job, note in
      let order = job.products.indices.shuffled(using: &random.generator)
      var turned = job
      turned.products = order.map { job.products[$0] }
      for tank in job.tanks.indices {
        guard case .product(let held) = job.tanks[tank].held else { continue }
        turned.tanks[tank].held = try .product(#require(order.firstIndex(of: held)))
      }
      let contents = try Self.contents(turned)?.map { $0.map { order[$0] } }
      #expect(try contents == Self.contents(job), note)
    }
  }

  @Test(arguments: 93_100..<93_110 as Range<UInt64>)
  func `a name decides between products of the same volume alone`(seed: UInt64) throws {
    try Self.visit(seed) { random, job, note in
      var renamed = job
      let names = job.products.map(\.name).shuffled(using: &random.generator)
      for index in names.indices { renamed.products[index].name = names[index] }
      let (own, other) = (try Self.contents(job), try Self.contents(renamed))
      let hasTwins = job.products.indices.contains { left in
        job.products.indices.contains { right in
          let (first, second) = (job.products[left], job.products[right])
          return left < right && first.rate * second.density == second.rate * first.density
        }
      }
      #expect(own == other || hasTwins, note)
      #expect(Self.worth(job, own) == Self.worth(job, other), note)
    }
  }

  @Test(arguments: 93_200..<93_210 as Range<UInt64>)
  func `a mirrored cart has a plan that is worth as much`(seed: UInt64) throws {
    try Self.visit(seed) { _, job, note in
      var mirrored = job
      mirrored.tanks.reverse()
      let last = job.tanks.count - 1
      for index in job.products.indices {
        let allowed = job.products[index].allowed
        mirrored.products[index].allowed = 0
        for tank in 0...last where allowed & 1 << UInt32(tank) != 0 {
          mirrored.products[index].allowed |= 1 << UInt32(last - tank)
        }
      }
      mirrored.phosphateTank = job.phosphateTank.map { last - $0 }
      let own = try Self.contents(job)
      let other = try Self.contents(mirrored).map { Array($0.reversed()) }
      #expect((own == nil) == (other == nil), note)
      #expect(Self.worth(job, own) == Self.worth(job, other), note)
    }
  }

  @Test(arguments: 93_300..<93_310 as Range<UInt64>)
  func `a rule that is switched on adds no fill, and only what it weighs`(seed: UInt64) throws {
    try Self.visit(seed) { random, job, note in
      let rule = random.whole(0...4)
      var without = job
      without.refused = []
      without.severities[rule] = 0
      var with = without
      with.severities[rule] = random.whole(1...4)
      let own = Self.worth(without, try Self.contents(without))
      let other = Self.worth(with, try Self.contents(with))
      #expect(own?.fills == other?.fills, note)
      guard let own, let other else { return }
      let most = own.severity + with.severities[rule] * job.products.count
      #expect(own.severity <= other.severity && other.severity <= most, note)
    }
  }

  /// The plan of the smaller margin is one of those that the larger margin chooses from.
  @Test(arguments: 93_400..<93_410 as Range<UInt64>)
  func `with a larger margin the spare is at least the old one or that margin`(
    seed: UInt64
  ) throws {
    try Self.visit(seed) { random, job, note in
      var (narrow, wide) = (job, job)
      let margin = random.whole(0...20)
      narrow.margin = margin
      wide.margin = margin + random.whole(1...40)
      guard let own = Self.worth(wide, try Self.contents(narrow)) else { return }
      let other = try #require(Self.worth(wide, try Self.contents(wide)), note)
      #expect(own.fills == other.fills && own.severity == other.severity, note)
      // Spare beyond the larger margin is cut off in both.
      #expect(other.spareArea >= own.spareArea, note)
    }
  }
}
