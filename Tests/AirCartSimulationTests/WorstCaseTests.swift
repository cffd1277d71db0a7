import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Oracles: closed forms on small carts, the reference rule and the exact optimum at single demands,
/// and demands drawn near and far from sums of tanks, none of which may be worse.
@Suite(.tags(.oracle)) struct WorstCaseTests {
  static func search(_ capacities: [Double], _ products: Int) -> WorstCase {
    WorstCaseSearch(capacities: capacities, productCount: products).run()
  }

  /// The gap over the demand, by the reference rule's rows and an exact method.
  static func value(_ capacities: [Double], _ demands: [Double]) throws -> Double {
    let problem = try job(tanks: capacities, unitDemands: demands)
    let greedy = GreedyAllocator().rows(for: problem).unallocated.bushels
    let best = try Method.exact(for: problem).allocate(problem, for: .leastUnallocated).value
    return max(0, greedy - best) / demands.reduce(0, +)
  }

  @Test func `two equal tanks and two products: half of the demand, never quite`() {
    // b = (c + ε, c): greedy takes both tanks for the first, the optimum misses ε alone.
    let worst = Self.search([100, 100], 2)
    #expect(worst.supremum == 0.5)
    #expect(worst.gap == 100)
    #expect(worst.isProven && !worst.isAttained)
    #expect(worst.demands == [100, 100])
    #expect(worst.mustExceed == [true, false])
    #expect(worst.epsilon > 0 && worst.epsilon < 1e-8)
  }

  @Test func `one product, or one tank for each of two, leaves greedy nothing to lose`() {
    let alone = Self.search([60, 30, 10], 1)
    #expect(alone.supremum == 0 && alone.gap == 0)
    #expect(alone.demands == [60] && alone.mustExceed == [false])
    // Two tanks, large and small: b₁ just above the large one takes both.
    // The optimum leaves b₁ − 90, and b₂ ≤ 10 fits: the gap is b₂ over 90 + b₂.
    let worst = Self.search([90, 10], 2)
    #expect(abs(worst.supremum - 0.1) < 1e-15)
    #expect(worst.demands == [90, 10])
  }

  @Test func `three equal tanks and three products: a closed form`() {
    // b = (c + ε, c, c): greedy gives 2, 1, 0 tanks and loses c of 3c.
    let worst = Self.search([50, 50, 50], 3)
    #expect(abs(worst.supremum - 1.0 / 3) < 1e-15)
    // b = (c + ε, c + ε) on four tanks: 2 and 2, nothing lost; the worst there is another one.
    #expect(Self.search([50, 50, 50, 50], 2).supremum < 0.5)
  }

  @Test func `the jump at 635, 295, 230 on 91300 is there`() throws {
    let capacities = BourgaultCarts.all[0].tanks.map { $0.capacity.bushels }
    let search = WorstCaseSearch(capacities: capacities, productCount: 3)
    #expect(search.gap([635, 295, 230]) == 0)
    #expect(search.gap([635, 295, 230], exceeded: 0b100) == 186)
    #expect(try Self.value(capacities, [635, 295, 230]) == 0)
    #expect(abs(try Self.value(capacities, [635.000001, 295, 230]) * 1160 - 186) < 1e-3)
    #expect(search.run().supremum > 186.0 / 1160)
  }

  static let cases = [0, 1, 2].flatMap { cart in (2...4).map { (cart: cart, products: $0) } }

  @Test(.tags(.slow), arguments: cases)
  func `no drawn demands are worse, and the witness is as bad as it says`(
    cart: Int, products: Int
  ) throws {
    let capacities = BourgaultCarts.all[cart].tanks.map { $0.capacity.bushels }
    let worst = Self.search(capacities, products)
    #expect(worst.isProven)
    #expect(abs(try Self.value(capacities, worst.witness) - worst.witnessValue) < 1e-9)
    #expect(worst.epsilon < 1e-6)
    if worst.isAttained {
      #expect(abs(try Self.value(capacities, worst.demands) - worst.supremum) < 1e-12)
    }
    var random = RandomProblems(seed: UInt64(10 * cart + products))
    for _ in 0..<400 {
      let demands = (0..<products).map { _ in Self.demand(capacities, &random) }
      #expect(try Self.value(capacities, demands) <= worst.supremum + 1e-12, "\(demands)")
    }
  }

  /// A sum of tanks, a little beside one, or anything.
  static func demand(_ capacities: [Double], _ random: inout RandomProblems) -> Double {
    let set = random.whole(1...((1 << capacities.count) - 1))
    let sum = capacities.enumerated().reduce(0) { set >> $1.0 & 1 == 1 ? $0 + $1.1 : $0 }
    switch random.whole(0...3) {
    case 0: return sum
    case 1: return sum + 1e-6
    case 2: return sum - 1e-6
    default: return Double(random.whole(1...7_000)) / 10
    }
  }

  @Test func `a smaller supremum than the true one would be noticed`() throws {
    let capacities = BourgaultCarts.all[2].tanks.map { $0.capacity.bushels }
    let worst = Self.search(capacities, 3)
    #expect(try Self.value(capacities, worst.witness) > worst.supremum * 0.999)
  }

  @Test(arguments: [(0, 2), (1, 3), (2, 4)])
  func `climbing finds much of it, never more, and claims no proof`(cart: Int, products: Int) {
    let capacities = BourgaultCarts.all[cart].tanks.map { $0.capacity.bushels }
    let search = WorstCaseSearch(capacities: capacities, productCount: products)
    let (proven, found) = (search.run(), search.run(choiceLimit: 0))
    #expect(proven.isProven && !found.isProven)
    #expect(found.supremum <= proven.supremum)
    #expect(found.supremum >= 0.7 * proven.supremum)
  }

  @Test func `capacities that are no whole numbers are not called proven`() {
    #expect(!Self.search([10.5, 10.5], 2).isProven)
    #expect(Self.search([10.5, 10.5], 2).supremum == 0.5)
  }

  @Test func `middles of vertices are tried before a supremum is called unattained`() {
    for tanks: [Double] in [[3, 2, 1], [4, 3, 2, 1], [5, 3, 3, 1], [2, 2, 1, 1]] {
      for products in 2...3 {
        let worst = Self.search(tanks, products)
        guard !worst.isAttained else { continue }
        // On a lattice finer than the vertices no demands may reach it.
        let steps = (1...12).map { Double($0) / 2 }
        let lattice = steps.flatMap { first in
          steps.flatMap { second in
            products == 2 ? [[first, second]] : steps.map { [first, second, $0] }
          }
        }
        for demands in lattice where demands == demands.sorted(by: >) {
          let gap = WorstCaseSearch(capacities: tanks, productCount: products).gap(demands) ?? 0
          #expect(gap / demands.reduce(0, +) < worst.supremum, "\(tanks): \(demands)")
        }
      }
    }
  }

  @Test func `random jobs stay below the proven supremum`() throws {
    let jobs = RandomJobs(count: 3_000, seed: 2, productCounts: 2...4)
    let results = try QualityStudy(.random(jobs, carts: [BourgaultCarts.all[2]])).run()
    let capacities = BourgaultCarts.all[2].tanks.map { $0.capacity.bushels }
    for group in results.groups {
      let supremum = Self.search(capacities, group.productCount).supremum
      #expect((group.quality(of: .greedy)?.relativeGap.largest ?? 0) <= supremum)
    }
  }
}
