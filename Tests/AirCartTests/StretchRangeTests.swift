import AirCart
import AirCartTestSupport
import Testing

/// Oracles: every order of a few stretches walked fill by fill, and two orders by hand.
@Suite(.tags(.property, .oracle)) struct StretchRangeTests {
  private static func orders<Element>(_ all: [Element]) -> [[Element]] {
    guard all.count > 1 else { return [all] }
    return all.indices.flatMap { index in
      var rest = all
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  @Test(arguments: 0..<30)
  func `every order of zones, and of their halves, lies in the range`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(76_000 + seed))
    for index in 0..<4 {
      let jobs = Array(try random.jobs(tanks: random.whole(1...4)).prefix(3))
      guard let plan = try StretchPlan.find(StretchSequence(jobs)) else { continue }
      let halves = try jobs.flatMap { job in
        let half = try job.with(area: Area(acres: job.area.acres / 2))
        return [half, half]
      }
      let note: Comment = "seed \(seed), sequence \(index)"
      for parts in [jobs, halves] {
        for order in Self.orders(parts) {
          let sequence = try StretchSequence(order)
          let range = sequence.fillRange(of: plan.assignment)
          let fills = sequence.fills(of: plan.assignment, toCapacity: false).count
          #expect(range.contains(fills), "\(note): \(fills) of \(range)")
        }
      }
    }
  }

  /// By hand, for tanks of 100 bu.
  ///
  /// Zones of 100 ac take 2 bu/ac of one product and nothing of the other. Across both, two fills do;
  /// zone by zone the second product lasts while the first is filled again: three.
  @Test func `zones that empty tanks in turn take the most, passes across them the least`() throws {
    let cart = Cart(name: "two", bushels: [100, 100], source: "by hand")
    let zone = { (acres: Double, wheat: Double, urea: Double) throws in
      try Job(
        field: Area(acres: acres),
        products: [
          ProductRate("Wheat", poundsPerAcre: wheat, poundsPerBushel: 50),
          ProductRate("Urea", poundsPerAcre: urea, poundsPerBushel: 50),
        ], cart: cart)
    }
    let sequence = try StretchSequence([zone(100, 100, 0), zone(100, 0, 100)])
    let plan = try #require(try StretchPlan.find(sequence))
    #expect(sequence.fillRange(of: plan.assignment) == 2...4)
    #expect(plan.fills == 3)
    let passes = try StretchSequence(
      (0..<50).flatMap { _ in try [zone(2, 100, 0), zone(2, 0, 100)] })
    #expect(passes.fills(of: plan.assignment, toCapacity: false).count == 2)
  }

  /// Oracle: ⌈480 · 110 / 60 / 440⌉ = 2 in any order.
  @Test func `one rate takes the same fills in any order`() throws {
    let cart = Cart(name: "one", bushels: [440], source: "by hand")
    let job = try Job(
      field: Area(acres: 80),
      products: [ProductRate("Wheat", poundsPerAcre: 110, poundsPerBushel: 60)], cart: cart)
    let sequence = try StretchSequence(Array(repeating: job, count: 6))
    let plan = try #require(try StretchPlan.find(sequence))
    #expect(plan.fills == 2 && sequence.fillRange(of: plan.assignment) == 2...2)
  }
}
