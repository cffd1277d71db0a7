import AirCart
import AirCartTestSupport
import Testing

/// Figures that makers and the trade press have published, reproduced by the engine.
///
/// Where a source leaves an input out, the test is a check of the range, and its name says so.
@Suite(.tags(.oracle)) struct PublishedFiguresTests {
  /// Deere OMA98462, commodity cart compatibility: grain at 60 lb/bu, fertilizer at 77 lb/bu.
  struct DeereCart: CustomTestStringConvertible, Sendable {
    let bushels: Double
    let emptyPounds: Double
    /// Grain in the front tank, fertilizer in the others.
    let grainFrontPounds: Double
    let allFertilizerPounds: Double

    /// The front tank that makes the two columns agree: 77 − 60 lb for each of its bushels.
    var impliedFront: Double { (allFertilizerPounds - grainFrontPounds) / 17 }

    var testDescription: String { "Deere 1910, \(Int(bushels)) bu" }
  }

  static let deere = [
    DeereCart(
      bushels: 250, emptyPounds: 8_750, grainFrontPounds: 26_725, allFertilizerPounds: 28_000),
    DeereCart(
      bushels: 270, emptyPounds: 9_000, grainFrontPounds: 27_750, allFertilizerPounds: 29_790),
    DeereCart(
      bushels: 340, emptyPounds: 9_750, grainFrontPounds: 33_890, allFertilizerPounds: 35_930),
    DeereCart(
      bushels: 350, emptyPounds: 10_000, grainFrontPounds: 34_400, allFertilizerPounds: 36_950),
    DeereCart(
      bushels: 430, emptyPounds: 10_750, grainFrontPounds: 41_310, allFertilizerPounds: 43_860),
    DeereCart(
      bushels: 550, emptyPounds: 19_800, grainFrontPounds: 58_750, allFertilizerPounds: 62_150),
  ]

  /// The weight of a cart whose tanks are all full, one product in each of them.
  ///
  /// A rate of a tank's capacity times the density empties it on one acre.
  private static func fullWeight(
    _ tanks: [(bushels: Double, poundsPerBushel: Double)], emptyPounds: Double
  ) throws -> Double {
    let cart = Cart(
      name: "published", bushels: tanks.map(\.bushels), emptyWeight: Mass(pounds: emptyPounds),
      source: "the test")
    let products = tanks.enumerated().map { index, tank in
      ProductDemand(
        name: "P\(index)", density: BulkDensity(poundsPerBushel: tank.poundsPerBushel),
        rate: .poundsPerAcre(tank.bushels * tank.poundsPerBushel), area: .acres(1))
    }
    let plan = try Plan(
      Job(cart: cart, area: Area(acres: 1), products: products))
    #expect(plan.fillPlan.fills == 1)
    return try #require(plan.fillPlan.grossWeight).pounds
  }

  /// The table does not give the front tank: that the two columns imply a whole number of bushels
  /// smaller than the cart is a check of the range.
  @Test(arguments: deere)
  func `within range: the front tank that the Deere 1910's table implies closes to the pound`(
    cart: DeereCart
  ) throws {
    let front = cart.impliedFront
    #expect(front == front.rounded() && front > 0 && front < cart.bushels)
    let weight = try Self.fullWeight(
      [(front, 60), (cart.bushels - front, 77)], emptyPounds: cart.emptyPounds)
    #expect(weight.rounded() == cart.grainFrontPounds)
  }

  // MARK: Seed Hawk 1300

  /// 10,500 L for seed and twice 16,800 L for fertilizer; 120 and 300 kg/ha (tema-agriculture).
  private static func seedHawk(kilogramsPerHectolitre seed: Double) throws -> Plan {
    let cart = Cart(
      name: "Seed Hawk 1300",
      tanks: [10_500.0, 16_800, 16_800].enumerated().map {
        Tank(position: $0, capacity: Volume(litres: $1))
      }, emptyWeight: nil, source: "tema-agriculture-terroirs.fr")
    let products = [("Seed", seed, 120.0), ("Fertilizer", 95, 300)].map {
      ProductDemand(
        name: $0, density: BulkDensity(kilogramsPerHectolitre: $1), rate: .kilogramsPerHectare($2),
        area: .hectares(100))
    }
    return try Plan(
      Job(
        cart: cart, area: Area(hectares: 100), products: products,
        constraints: [
          .allowedTanks(product: 0, TankSet(positions: [0])),
          .allowedTanks(product: 1, TankSet(positions: [1, 2])),
        ]))
  }

  /// Oracle: the 61 ha of the source, and by hand 10,500 L · density / 120 kg/ha.
  @Test func `within range: 61 ha lie between loose and brim-full wheat`() throws {
    let loose = try Self.seedHawk(kilogramsPerHectolitre: 65).capacity.areaPerFill.hectares
    let full = try Self.seedHawk(kilogramsPerHectolitre: 77.2).capacity.areaPerFill.hectares
    #expect(abs(loose - 56.875) < 1e-9 && abs(full - 67.55) < 1e-9)
    #expect(loose < 61 && 61 < full)
  }

  /// 115,000 lb loaded (Grainews) and 15 t empty (tema-agriculture), of 1,300 bu: the products are
  /// not named, so that their mean can only lie between wheat and the lightest and heaviest load.
  @Test func `within range: the Seed Hawk's loaded weight means a mean of 60 to 77 lb a bushel`()
    throws
  {
    let empty = Mass(kilograms: 15_000).pounds
    let light = try Self.fullWeight([(1_300, 60)], emptyPounds: empty)
    let heavy = try Self.fullWeight([(1_300, 77)], emptyPounds: empty)
    #expect(light < 115_000 && 115_000 < heavy)
  }

  // MARK: Bourgault 6700ST

  /// The source gives 370, 95, 30 and 205 bu, urea in the first tank, the two small ones together
  /// for one product, and "a full quarter or more", but no rates: those here are the test's, such
  /// that each product lasts for about 160 acres.
  @Test func `within range: the 6700ST's small tanks hold one product, for about a quarter`() throws
  {
    let cart = Cart(
      name: "6700ST", bushels: [370, 95, 30, 205], source: "producer.com, 2007")
    let products = [("Urea", 59.7, 138.0), ("MAP", 74.7, 58), ("Wheat", 60, 77)].map {
      ProductDemand(
        name: $0, density: BulkDensity(poundsPerBushel: $1), rate: .poundsPerAcre($2),
        area: .acres(640))
    }
    let plan = try Plan(
      Job(cart: cart, area: Area(acres: 640), products: products))
    #expect((155...165).contains(plan.fillPlan.areaPerFill.acres))
    #expect((0..<4).map { plan.largestArea.assignment.product(inTank: $0) } == [0, 1, 1, 2])
  }

  // MARK: Mirror pairs

  /// Oracle: the specification, in which the carts of a pair have the same tanks in another order.
  @Test(arguments: [("9950", "L9950"), ("9650", "L9650")], UInt64(0)..<20)
  func `carts of a mirror pair do equally well`(pair: (String, String), seed: UInt64) throws {
    let first = try #require(CartCatalogue.cart(named: pair.0))
    let second = try #require(CartCatalogue.cart(named: pair.1))
    #expect(
      first.tanks.map(\.capacity.bushels).sorted() == second.tanks.map(\.capacity.bushels).sorted())
    var random = RandomProblems(seed: seed)
    let job = random.job(cart: first, constrained: false)
    let mirrored = try Job(cart: second, area: job.area, products: job.products)
    guard !job.isEmpty else { return }
    let plans = (try Plan(job), try Plan(mirrored))
    #expect(plans.0.fillPlan.fills == plans.1.fillPlan.fills, "seed \(seed)")
    let areas = (plans.0.fillPlan.areaPerFill.acres, plans.1.fillPlan.areaPerFill.acres)
    #expect(abs(areas.0 - areas.1) <= 1e-9 * areas.0, "seed \(seed)")
    let amounts = (plans.0.leastUnallocated.value, plans.1.leastUnallocated.value)
    #expect(abs(amounts.0 - amounts.1) <= 1e-9 * max(1, amounts.0), "seed \(seed)")
  }
}
