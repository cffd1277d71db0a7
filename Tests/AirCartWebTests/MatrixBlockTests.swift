import AirCart
import AirCartTestSupport
import AirCartWeb
import Testing

/// Oracle: `Plan` of every cell on its own.
@Suite struct MatrixBlockTests {
  /// What a cell may show, in the order of the codes that the page's `engine.js` has.
  private enum Metric: Int, CaseIterable {
    case fills, areaPerFill, lastFill, cartLoad, optimalUnallocated, greedyUnallocated, gap
    case fieldPerFill
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every cell is the figure of its plan, to the bit`(seed: UInt64) throws {
    var random = RandomProblems(seed: seed)
    let cart = random.cart()
    let units: UnitSystem = random.whole(0...1) == 0 ? .imperial : .metric
    let drawn = random.job(cart: cart, constrained: random.whole(0...1) == 1)
    let base = try Job(
      cart: cart, area: drawn.area, products: drawn.products,
      constraints: drawn.constraints + (random.whole(0...2) == 0 ? random.limits(cart) : []))
    let swept = random.whole(0...(base.products.count - 1))
    let rates = (0..<4).map { _ in Double(random.whole(0...3) * random.whole(1...900)) / 7 }
    let fields = (0..<5).map { _ in Double(random.whole(1...9_000)) / 9 }
    var stated = base.products.map { $0.rate.poundsPerAcre }
    let metrics = Metric.allCases
    let overlap = random.whole(0...1) == 0 ? 0 : Double(random.whole(1...250)) / 10
    var block = Blocks.job(base, units: units, stated: stated, area: 1, overlap: overlap)
    block += [Double(swept), Double(rates.count)] + rates + [Double(fields.count)] + fields
    block += [Double(metrics.count)] + metrics.map { Double($0.rawValue) }
    var numbers = Numbers(Blocks.matrix(block))
    #expect(numbers.next(4)[1] == 0)
    for metric in metrics {
      for field in fields {
        for rate in rates {
          stated[swept] = rate
          let problem = try Self.problem(base, units, stated, field + field * overlap / 100)
          let expected = try Self.figure(metric, problem, overlap)
          let cell = numbers.next()
          #expect(isSame(cell, expected), "\(metric) at \(field), \(rate): \(cell)")
        }
      }
    }
    #expect(numbers.isAtEnd)
    // Lines alone are found by another way.
    let lines = block.dropLast(metrics.count + 1) + [1, Double(Metric.fieldPerFill.rawValue)]
    let found = Array(Blocks.matrix(Array(lines)).dropFirst(4))
    let (all, last) = (Blocks.matrix(block).dropFirst(4), fields.count * rates.count)
    for (value, exact) in zip(found, all.suffix(last)) {
      #expect(abs(value - exact) <= 1e-12 * exact, "\(value), not \(exact), seed \(seed)")
    }
    #expect(found.count == last)
  }

  private static func problem(
    _ base: Job, _ units: UnitSystem, _ stated: [Double], _ field: Double
  ) throws -> Job {
    try Job(
      cart: base.cart, area: units == .metric ? Area(hectares: field) : Area(acres: field),
      products: zip(base.products, stated).map { product, rate in
        ProductDemand(
          name: "", density: product.density, rate: ApplicationRate(rate, in: units),
          area: Area(field, in: units))
      }, constraints: base.constraints)
  }

  private static func figure(
    _ metric: Metric, _ problem: Job, _ overlap: Double
  ) throws -> Double? {
    let plan = try Plan(problem)
    return switch metric {
    case .fills: plan.capacity.fills.map { Double($0) }
    case .areaPerFill: plan.capacity.areaPerFill.acres
    case .lastFill: plan.capacity.lastFill?.acres
    case .cartLoad: plan.greedy.demand.bushels / problem.cart.capacity.bushels * 100
    case .optimalUnallocated: plan.leastUnallocated.value
    case .greedyUnallocated: plan.greedy.unallocated.bushels
    case .gap: plan.unallocatedGap
    case .fieldPerFill: plan.capacity.areaPerFill.acres / (1 + overlap / 100)
    }
  }

  /// Oracle: the empty weight of the first cart, above which the second one stays.
  @Test func `a cart that a limit refuses has no figures, and the others have theirs`() {
    let tail: [Double] = [0, 2, 100, 120, 1, 480, 2, 0, 1]
    let carts = [BourgaultCarts.all[0], BourgaultCarts.all[2]]
    #expect(carts[0].emptyWeight?.pounds ?? 0 > 45_000)
    #expect(carts[1].emptyWeight?.pounds ?? .infinity < 45_000)
    func figures(_ carts: [Cart]) -> [Double] {
      var job: [Double] = [
        Double(Layout.version), 0, 480, .nan, 45_000, 0, 1, 110, 60, -1, 0, Double(carts.count),
      ]
      job += carts.flatMap { Blocks.cart($0, 0, [nil]) } + Blocks.choice(carts: carts.count)
      return Array(Blocks.matrix(job + tail).dropFirst(4))
    }
    let both = figures(carts)
    #expect(both.count == 8)
    #expect(both.prefix(4).allSatisfy { $0.isNaN })
    #expect(Array(both.suffix(4)) == figures([carts[1]]))
    #expect(both.suffix(4).allSatisfy { $0 > 0 })
  }
}
