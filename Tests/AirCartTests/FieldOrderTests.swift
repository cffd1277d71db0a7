import AirCart
import AirCartTestSupport
import Testing

/// Oracle: every permutation, counted tank by tank in another way than the engine does.
@Suite(.tags(.oracle)) struct FieldOrderTests {
  private static let empty = TankContents.empty

  /// In each tank the changes between the products that it gets, one after another.
  static func count(_ order: [Int], _ states: [TankContents]) -> Int {
    guard let tanks = states.first?.products.count else { return 0 }
    return (0..<tanks).reduce(0) { sum, tank in
      let products = order.map { states[$0].products[tank] }.filter { $0 != empty }
      return sum + zip(products, products.dropFirst()).count { $0 != $1 }
    }
  }

  static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  static func leastOfAll(_ states: [TankContents]) -> Int {
    permutations(Array(states.indices)).map { count($0, states) }.min() ?? 0
  }

  /// Different contents of tanks, some of which stay empty.
  static func contents(
    _ random: inout RandomProblems, states: Int, tanks: Int, products: Int
  ) -> [TankContents] {
    var drawn: [TankContents] = []
    while drawn.count < states {
      let contents = TankContents(
        (0..<tanks).map { _ in
          random.whole(0...2) == 0 ? empty : random.whole(0...(products - 1))
        })
      if !drawn.contains(contents) { drawn.append(contents) }
    }
    return drawn
  }

  @Test(arguments: UInt64(0)..<250) func `the fewest clean-outs are those of the best permutation`(
    seed: UInt64
  ) {
    var random = RandomProblems(seed: seed)
    let states = Self.contents(
      &random, states: random.whole(1...6), tanks: random.whole(2...6),
      products: random.whole(3...5))
    let problem = CleanOuts(states)
    let fewest = problem.fewest()
    let given = Array(states.indices)
    #expect(fewest.states.sorted() == given, "seed \(seed)")
    #expect(fewest.count == Self.leastOfAll(states), "seed \(seed)")
    #expect(fewest.count == Self.count(fewest.states, states), "seed \(seed)")
    #expect(fewest.isProven, "seed \(seed)")
    #expect(problem.bound <= fewest.count, "seed \(seed)")
    if Self.count(given, states) == fewest.count { #expect(fewest.states == given) }
  }

  /// Oracle: all 5,040 orders of seven contents.
  @Test(arguments: UInt64(0)..<6) func `seven contents are ordered as well as any order`(
    seed: UInt64
  ) {
    var random = RandomProblems(seed: 700 + seed)
    let states = Self.contents(&random, states: 7, tanks: 5, products: 4)
    #expect(CleanOuts(states).fewest().count == Self.leastOfAll(states), "seed \(seed)")
  }

  /// Oracle: the count by tanks, on orders in which contents recur.
  @Test(arguments: UInt64(0)..<50) func `clean-outs are counted by what a tank held last`(
    seed: UInt64
  ) {
    var random = RandomProblems(seed: seed)
    let states = Self.contents(&random, states: 5, tanks: 4, products: 3)
    let order = (0..<12).map { _ in random.whole(0...4) }
    #expect(CleanOuts(states).count(of: order) == Self.count(order, states), "seed \(seed)")
  }

  /// Oracle: the permutations of the recurring list itself, which the engine never looks at.
  @Test(arguments: UInt64(0)..<40) func `contents that recur cost nothing more in the best order`(
    seed: UInt64
  ) {
    var random = RandomProblems(seed: seed)
    let states = Self.contents(&random, states: 4, tanks: 4, products: 3)
    let recurring = [0, 1, 2, 3] + (0..<3).map { _ in random.whole(0...3) }
    let least = Self.permutations(recurring).map { Self.count($0, states) }.min()
    #expect(CleanOuts(states).fewest().count == least, "seed \(seed)")
  }

  /// Oracle: the bound, and every order of a sample drawn at random.
  @Test(arguments: UInt64(0)..<5) func `twelve contents are proven, and no drawn order is better`(
    seed: UInt64
  ) {
    var random = RandomProblems(seed: 1_200 + seed)
    let states = Self.contents(&random, states: 12, tanks: 5, products: 6)
    let fewest = CleanOuts(states).fewest()
    #expect(fewest.isProven)
    for _ in 0..<2_000 {
      let order = Array(states.indices).shuffled(using: &random.generator)
      #expect(Self.count(order, states) >= fewest.count, "seed \(seed)")
    }
  }

  /// Oracle: an instance whose best order is known by construction: a chain in which neighbours
  /// differ in one tank, shuffled.
  @Test func `beyond twelve contents the order is a good one and says whether it is proven`() {
    let chain = (0..<20).map { state in
      TankContents((0..<4).map { tank in (state + tank) / 4 })
    }
    var generator = SplitMix64(seed: 20)
    let shuffled = chain.shuffled(using: &generator)
    let fewest = CleanOuts(shuffled).fewest()
    #expect(fewest.states.sorted() == Array(0..<20))
    #expect(CleanOuts(shuffled).bound == 19)
    #expect(fewest.isProven == (fewest.count == 19))
    #expect(fewest.count < Self.count(Array(0..<20), shuffled))
  }

  @Test func `nothing to order needs no clean-out`() {
    let none = CleanOuts([]).fewest()
    #expect(none.states == [] && none.count == 0 && none.isProven)
    let one = CleanOuts([TankContents([3, Self.empty])]).fewest()
    #expect(one.states == [0] && one.count == 0 && one.isProven)
  }
}
