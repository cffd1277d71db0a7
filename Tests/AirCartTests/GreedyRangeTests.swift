import AirCart
import AirCartTestSupport
import Testing

/// Oracle: the simple rule itself, on areas a little smaller and larger, and on areas between.
@Suite struct GreedyRangeTests {
  @Test(.tags(.property), arguments: 0..<200 as Range<UInt64>)
  func `up to its range the simple rule leaves nothing over`(seed: UInt64) throws {
    var random = RandomProblems(seed: 77_000 + seed)
    let problem = random.job(cart: random.cart(), constrained: seed % 2 == 1)
    guard !problem.isEmpty else { return }
    let range = problem.greedyRange.acres
    for step in 1...40 {
      let acres = range * Double(step) / 40 * (1 - 1e-9)
      guard acres > 0 else { continue }
      let left = try problem.greedyRows(acres: acres).unallocated.bushels
      #expect(left <= 1e-6, "seed \(seed), \(acres) of \(range) ac")
    }
    let more = range > 0 ? range * (1 + 1e-6) : 1e-3
    let beyond = try problem.greedyRows(acres: more).unallocated.bushels
    #expect(beyond > 0, "seed \(seed), beyond \(range) ac")
  }

  /// A uniform reserve is a cart of smaller tanks.
  @Test(.tags(.property), arguments: 0..<100 as Range<UInt64>)
  func `a uniform reserve is smaller tanks`(seed: UInt64) throws {
    var random = RandomProblems(seed: 78_000 + seed)
    let cart = random.cart()
    let problem = random.job(cart: cart, constrained: false)
    let reserved = try problem.with(
      constraints: [.reserve(.first(cart.tanks.count), .percent(3))])
    let smaller = try Job(
      cart: Cart(name: "less", bushels: reserved.usableCapacities, source: "drawn"),
      area: problem.area, products: problem.products)
    let (own, other) = (reserved.greedyRange.acres, smaller.greedyRange.acres)
    #expect(abs(own - other) <= 1e-9 * max(1, other), "seed \(seed)")
  }

  /// Wheat of 1 bu/ac in tanks of 100, 60 and 40, urea of 0.5: wheat fills 100 and a part of 60 from
  /// 100 ac on, and urea has 40 left, which last for 80 ac; or 60 where wheat needs one tank.
  @Test func `a job worked out by hand`() throws {
    let cart = Cart(name: "three", bushels: [100, 60, 40], source: "drawn")
    let problem = try Job(
      field: .acres(1),
      products: [
        ProductRate("Wheat", poundsPerAcre: 60, poundsPerBushel: 60),
        ProductRate("Urea", poundsPerAcre: 30, poundsPerBushel: 60),
      ], cart: cart)
    #expect(problem.greedyRange.acres == 100)
  }
}
