import AirCart
import AirCartTestSupport
import AirCartWeb
import Testing

/// Oracle: `WhatIf` of the same problem, built without a block.
@Suite struct BreakBlockTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a block holds the break points of its job to the bit`(seed: UInt64) throws {
    var random = RandomProblems(seed: seed)
    let cart = random.cart()
    let units: UnitSystem = random.whole(0...1) == 0 ? .imperial : .metric
    let area = Double(random.whole(1...9_000)) / 7
    let drawn = random.job(cart: cart, constrained: random.whole(0...1) == 1)
    let stated = drawn.products.map { $0.rate.poundsPerAcre }
    let problem = try Job(
      cart: cart, area: units == .metric ? Area(hectares: area) : Area(acres: area),
      products: drawn.products.map {
        ProductDemand(
          name: $0.name, density: $0.density,
          rate: ApplicationRate($0.rate.poundsPerAcre, in: units), area: Area(area, in: units))
      }, constraints: drawn.constraints.filter { $0 != .emptyTanks(.none) })
    let product = random.whole(0...(problem.products.count - 1))
    let block =
      Blocks.job(problem, units: units, stated: stated, area: area)
      + [Double(product), 4, 400]
    var numbers = Numbers(Blocks.breaks(block))
    let status = numbers.next(4)[1]
    guard !problem.isEmpty else {
      #expect(status == Double(CallStatus.nothingToSeed.rawValue))
      return
    }
    #expect(status == 0)
    let (lower, upper) = (Self.rate(4, units), Self.rate(400, units))
    let whatIf = try WhatIf(
      problem, varying: .rate(product: product), from: lower.poundsPerAcre,
      to: upper.poundsPerAcre)
    #expect(numbers.next() == Double(whatIf.fillChangesNotListed))
    #expect(numbers.next() == Double(whatIf.breaks.count))
    for point in whatIf.breaks { Self.expect(point, &numbers, units) }
    #expect(numbers.isAtEnd)
  }

  private static func rate(_ stated: Double, _ units: UnitSystem) -> ApplicationRate {
    units == .metric
      ? ApplicationRate(kilogramsPerHectare: stated) : ApplicationRate(poundsPerAcre: stated)
  }

  private static func expect(
    _ point: WhatIf.Break, _ numbers: inout Numbers, _ units: UnitSystem
  ) {
    let rate = ApplicationRate(poundsPerAcre: point.value)
    #expect(numbers.next() == (units == .metric ? rate.kilogramsPerHectare : rate.poundsPerAcre))
    numbers.expect(point.statements)
  }

  /// Oracle: the table of statuses.
  @Test func `a range that is none is refused, and a refused cart has no break points`() {
    let job = UntrustedBlockTests.job
    for (lower, upper) in [(0, 300), (-1, 300), (300, 300), (400, 300), (.nan, 300), (50, .nan)] {
      let answer = Blocks.breaks(job + [1, lower, upper])
      #expect(answer[1] == Double(CallStatus.invalidRate.rawValue), "\(lower) to \(upper)")
    }
    var heavy = job
    heavy[4] = 50_500
    #expect(Array(Blocks.breaks(heavy + [1, 50, 300]).dropFirst(4)) == [0, 0])
    heavy[4] = 50_501
    #expect(Blocks.breaks(heavy + [1, 50, 300])[1] == 0)
  }
}
