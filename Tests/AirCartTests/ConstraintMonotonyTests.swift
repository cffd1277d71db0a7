import AirCart
import AirCartTestSupport
import Testing

/// Oracle: whoever obeys one rule more could obey the others alone, so that nothing gets better.
@Suite struct ConstraintMonotonyTests {
  /// A drawn job of two to five tanks and one to three products, most with reserves and a limit.
  private static func drawn(_ seed: UInt64) throws -> (Job, Constraint) {
    var generator = SplitMix64(seed: seed)
    func draw(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let tanks = draw(2...5)
    let products = draw(1...min(3, tanks))
    let cart = Cart(
      name: "drawn",
      tanks: (0..<tanks).map {
        Tank(
          name: "T\($0)", capacity: Volume(bushels: Double(draw(4...12) * 25)), isSaddle: $0 == 4)
      }, emptyWeight: Mass(pounds: 10_000), source: "drawn")
    let area = Double(draw(4...40) * 20)
    let demands = (0..<products).map {
      ProductDemand(
        name: "P\($0)", density: BulkDensity(poundsPerBushel: Double(draw(40...70))),
        rate: .poundsPerAcre(Double(draw(2...15) * 10)), area: .acres(area),
        traits: .unknown)
    }
    func constraint() -> Constraint {
      let tank = TankSet(positions: [draw(0...tanks - 1)])
      let product = draw(0...products - 1)
      switch draw(0...8) {
      case 0: return .allowedTanks(product: product, tank)
      case 1: return .forbiddenTanks(product: product, tank)
      case 2: return .mostTanks(product: product, draw(1...2))
      case 3: return .emptyTanks(tank)
      case 4, 5: return .reserve(.first(tanks), .volume(Volume(bushels: Double(draw(1...20)))))
      case 6: return .payload(Mass(pounds: Double(draw(4...30) * 1_000)))
      case 7: return .grossWeight(Mass(pounds: Double(draw(14...40) * 1_000)))
      default: return .holds(tank, product: product)
      }
    }
    let reserve = Constraint.reserve(.first(tanks), .volume(Volume(bushels: Double(draw(0...20)))))
    let limit = Constraint.payload(Mass(pounds: Double(draw(8...40) * 1_000)))
    let job = try Job(
      cart: cart, area: Area(acres: area), products: demands,
      constraints: draw(0...3) == 0 ? [constraint()] : [reserve, limit])
    return (job, constraint())
  }

  @Test(arguments: 0..<1_500 as Range<UInt64>)
  func `a constraint more never makes a plan better`(seed: UInt64) throws {
    let (job, constraint) = try Self.drawn(seed)
    // A tank that holds a product for which there is a most is refused where that is too little.
    guard let stricter = try? job.with(constraints: job.constraints + [constraint]) else {
      return
    }
    let (plan, other) = try (Plan(job), Plan(stricter))
    let (most, mostOther) = (plan.largestArea.value, other.largestArea.value)
    #expect(mostOther <= most * (1 + 1e-9), "\(constraint)")
    #expect((other.fillPlan.fills ?? .max) >= (plan.fillPlan.fills ?? .max), "\(constraint)")
    #expect((other.capacity.fills ?? .max) >= (plan.capacity.fills ?? .max), "\(constraint)")
  }

  @Test func `a tank that stays empty keeps no reserve`() throws {
    // 20,000 lb of wheat and 20 bu of reserve at 60 lb are under 24,000; four reserves are not.
    let cart = Cart(name: "own", bushels: [500, 100, 100, 100], source: "by hand")
    let wheat = ProductDemand(
      name: "Wheat", density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(100),
      area: .acres(200), traits: .unknown)
    let job = try Job(
      cart: cart, area: Area(acres: 200), products: [wheat],
      constraints: [
        .payload(Mass(pounds: 24_000)), .reserve(.first(4), .volume(Volume(bushels: 20))),
      ])
    let plan = try Plan(job)
    #expect(plan.fillPlan.fills == 1)
    #expect(plan.largestArea.value == (24_000 - 20 * 60) / 100)
    #expect(plan.capacityAssignment.tanks == TankSet(positions: [0]))
  }
}
