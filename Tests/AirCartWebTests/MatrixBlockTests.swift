import AirCart
import AirCartTestSupport
import AirCartWeb
import Testing

/// Oracle: `Plan` of every cell on its own.
@Suite struct MatrixBlockTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every cell is the figure of its plan, to the bit`(seed: UInt64) throws {
    var random = RandomProblems(seed: seed)
    let cart = random.cart()
    let units: UnitSystem = random.whole(0...1) == 0 ? .imperial : .metric
    let drawn = random.problem(cart: cart, constrained: random.whole(0...1) == 1)
    let base = try AllocationProblem(
      cart: cart, area: drawn.area, products: drawn.products,
      constraints: drawn.constraints + (random.whole(0...2) == 0 ? random.limits(cart) : []))
    let swept = random.whole(0...(base.products.count - 1))
    let rates = (0..<4).map { _ in Double(random.whole(0...3) * random.whole(1...900)) / 7 }
    let fields = (0..<5).map { _ in Double(random.whole(1...9_000)) / 9 }
    var stated = base.products.map { $0.rate.poundsPerAcre }
    let metrics = MatrixMetric.allCases
    var block = Blocks.job(base, units: units, stated: stated, area: 1)
    block += [Double(swept), Double(rates.count)] + rates + [Double(fields.count)] + fields
    block += [Double(metrics.count)] + metrics.map { Double($0.rawValue) }
    var numbers = Numbers(Blocks.matrix(block))
    #expect(numbers.next(4)[1] == 0)
    for metric in metrics {
      for field in fields {
        for rate in rates {
          stated[swept] = rate
          let problem = try Self.problem(base, units, stated, field)
          let expected = try Self.figure(metric, problem)
          let cell = numbers.next()
          #expect(isSame(cell, expected), "\(metric) at \(field), \(rate): \(cell)")
        }
      }
    }
    #expect(numbers.isAtEnd)
  }

  private static func problem(
    _ base: AllocationProblem, _ units: UnitSystem, _ stated: [Double], _ field: Double
  ) throws -> AllocationProblem {
    try AllocationProblem(
      cart: base.cart, area: units == .metric ? Area(hectares: field) : Area(acres: field),
      products: zip(base.products, stated).map { product, rate in
        ProductDemand(
          name: "", density: product.density, statedRate: rate, statedArea: field, units: units)
      }, constraints: base.constraints)
  }

  private static func figure(
    _ metric: MatrixMetric, _ problem: AllocationProblem
  ) throws -> Double? {
    let plan = try Plan(problem)
    return switch metric {
    case .fills: plan.fillPlan.fills.map { Double($0) }
    case .areaPerFill: plan.fillPlan.areaPerFill.acres
    case .lastFill: plan.fillPlan.lastFill?.acres
    case .cartLoad: plan.greedy.demand.bushels / problem.cart.capacity.bushels * 100
    case .optimalUnallocated: plan.leastUnallocated.value
    case .greedyUnallocated: plan.greedy.unallocated.bushels
    case .gap: plan.unallocatedGap
    }
  }
}
