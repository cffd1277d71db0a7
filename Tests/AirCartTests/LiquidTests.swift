import AirCart
import AirCartTestSupport
import Testing

/// Liquids go into tanks for liquids, and nothing else does.
@Suite struct LiquidTests {
  /// A cart of the main tanks of a 9650 and a tank for liquids of 7,949 L.
  private static let cart = Cart(
    name: "own",
    tanks: [195, 130, 130, 195].enumerated().map {
      Tank(position: $0, capacity: Volume(bushels: $1))
    } + [Tank(name: "Liquid", capacity: Volume(litres: 7_949), isLiquid: true)],
    emptyWeight: nil, source: "by hand")

  private static func uan(_ rate: ApplicationRate, _ poundsPerGallon: Double = 10.65) -> ProductRate
  {
    ProductRate(
      "UAN 28 (28-0-0)", density: BulkDensity(poundsPerGallon: poundsPerGallon), rate: rate)
  }

  private static func gallons(_ perAcre: Double) -> ProductRate {
    let density = BulkDensity(poundsPerGallon: 10.65)
    return uan(ApplicationRate(gallonsPerAcre: perAcre, density: density))
  }

  // MARK: Figures

  /// Oracle: 150 / 0.28 = 535.71 lb/ac, over 10.65 lb/gal 50.30 gal/ac, by hand.
  @Test func `nitrogen from UAN comes to these gallons`() {
    let rate = ApplicationRate(poundsPerAcre: 150 / 0.28)
    #expect(abs(rate.poundsPerAcre - 535.71) < 0.005)
    #expect(abs(rate.gallonsPerAcre(of: BulkDensity(poundsPerGallon: 10.65)) - 50.30) < 0.005)
  }

  /// Oracle: 231 and 2,150.42 cubic inches, and 1 kg/L is 8.3454 lb/gal (453.592 g, 3.785412 L).
  @Test func `gallons and litres convert there and back`() {
    #expect(abs(Volume(gallons: 2_150.42 / 231).bushels - 1) < 1e-9)
    #expect(abs(Volume(litres: 7_949).gallons - 2_099.90) < 0.005)
    let water = BulkDensity(kilogramsPerHectolitre: 100)
    #expect(abs(water.poundsPerGallon - 8.3454) < 1e-4)
    let rate = ApplicationRate(litresPerHectare: 190, density: water)
    #expect(abs(rate.kilogramsPerHectare - 190) < 1e-9)
    #expect(abs(rate.litresPerHectare(of: water) - 190) < 1e-9)
    let perAcre = ApplicationRate(gallonsPerAcre: 20, density: water)
    #expect(abs(perAcre.gallonsPerAcre(of: water) - 20) < 1e-9)
  }

  /// Oracle: the sheet of fluid fertilizers (studylib 18119690) has 11.06, 11.65 and 11.04 lb/gal, and
  /// 10.6 to 10.67 for UAN 28.
  @Test(arguments: [
    ("UAN 28 (28-0-0)", 10.65), ("UAN 32 (32-0-0)", 11.06), ("APP (10-34-0)", 11.65),
    ("ATS (12-0-0-26S)", 11.04),
  ])
  func `a listed liquid has its pounds per gallon`(name: String, expected: Double) throws {
    let product = try #require(ProductCatalogue.product(named: name))
    #expect(product.isLiquid && ProductTraits(named: name).isLiquid)
    #expect(abs(product.published.value.poundsPerGallon - expected) < 1e-9)
    #expect(product.published.source != nil)
  }

  // MARK: Plans

  /// Oracle: 7,949 L are 2,099.9 gal, over 25 gal/ac 84.0 ac, by hand; wheat lasts (195 + 195) · 60 /
  /// 110 = 212.7 ac and MAP 130 · 77.8 / 60 = 168.6 ac.
  @Test func `the tank for liquids ends a fill`() throws {
    let job = try Job(
      field: .acres(160), products: [.wheat(110), .map(60), Self.gallons(25)], cart: Self.cart)
    let plan = try job.plan()
    #expect(abs(plan.areaPerFill.acres - 84.0) < 0.05)
    #expect(plan.fills == 2)
    for load in plan.loads {
      #expect(load.tank.isLiquid == (load.product == "UAN 28 (28-0-0)"), "\(load.tank.name)")
    }
  }

  @Test func `a liquid on a dry cart is infeasible, and the reason names it`() throws {
    let job = try Job(
      field: .acres(160), products: [.wheat(110), Self.gallons(25)], cart: .bourgault91300)
    let plan = try job.plan()
    #expect(plan.fills == nil)
    #expect(plan.largestArea.infeasibility == .noAllowedTank(product: 1))
    #expect(
      PlanStatements(plan).infeasibility == Statement(.noLiquidTank, .products([1])))
  }

  /// Oracle: four tanks are dry.
  @Test func `five dry products are more than four dry tanks`() throws {
    let job = try Job(
      field: .acres(160), products: [.wheat(110), .map(60), .urea(100), .potash(20), .peas(5)],
      cart: Self.cart)
    #expect(
      try job.plan().largestArea.infeasibility
        == .moreProductsThanTanks(products: 5, tanks: 4))
  }

  @Test func `two liquids need two tanks for liquids`() throws {
    let other = ProductRate("Liquid starter", poundsPerAcre: 30, poundsPerBushel: 100)
    let job = try Job(
      field: .acres(160), products: [.wheat(110), Self.gallons(25), other], cart: Self.cart)
    let plan = try job.plan()
    #expect(
      PlanStatements(plan).infeasibility
        == Statement(.moreLiquidsThanTanks, .count(2), .tankCount(1)))
  }

  @Test func `a liquid is blended with nothing`() throws {
    let job = try Job(
      field: .acres(160), products: [.urea(100), .ammoniumSulphate(40), Self.gallons(25)],
      cart: Self.cart)
    #expect(job.blendable == [0, 1])
  }

  @Test(arguments: [
    ("Liquid starter", true), ("UAN 30", true), ("Kelp solution", true), ("Oats", false),
    ("Dry 28-0-0", false), ("Pea starter (10-34-0)", false), ("Guano", false),
    ("Wheat Solution", false), ("Liquid inoculant", true),
  ])
  func `a name says whether a product is a liquid`(name: String, isLiquid: Bool) {
    #expect(ProductTraits(named: name).isLiquid == isLiquid)
  }

  @Test func `the tank for liquids stays one in a train and without the saddle tank`() {
    let train = Cart.bourgault9650.paired(with: Self.cart)
    #expect(train.liquidTanks.positions == [9])
    #expect(train.withoutSaddle().liquidTanks.positions == [8])
  }

  // MARK: Every method

  /// Oracle: all assignments, tried here one by one.
  @Test(arguments: 0..<60)
  func `exact methods find the best of all assignments, and no method breaks the rule`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: UInt64(41_000 + seed))
    let tanks = (0..<Int.random(in: 2...5, using: &random)).map { index in
      Tank(
        name: "T\(index)",
        capacity: Volume(bushels: Double(Int.random(in: 20...400, using: &random))),
        isLiquid: Int.random(in: 0...2, using: &random) == 0)
    }
    let cart = Cart(name: "random", tanks: tanks, emptyWeight: nil, source: "seed \(seed)")
    let products = (0..<Int.random(in: 1...3, using: &random)).map { index in
      ProductRate(
        Bool.random(using: &random) ? "Liquid \(index)" : "Dry \(index)",
        poundsPerAcre: Double(Int.random(in: 5...200, using: &random)), poundsPerBushel: 60)
    }
    let job = try Job(field: .acres(200), products: products, cart: cart)
    let best = Self.largestArea(of: job)
    for method in [Method.exhaustive, .subsetProgramme] {
      let found = try Method.allocateExactly(job, for: .largestAreaPerFill, by: method)
      #expect(abs(found.value - best) <= 1e-9 * max(1, best), "seed \(seed), \(method)")
    }
    let plan = try job.plan()
    #expect(abs(plan.largestArea.value - best) <= 1e-9 * max(1, best), "seed \(seed)")
    for method in Method.allCases where method != .partitionScan {
      for objective in [Objective.largestAreaPerFill, .leastUnallocated] {
        let assignment = try method.allocate(job, for: objective).assignment
        for tank in tanks.indices {
          guard let product = assignment.product(inTank: tank) else { continue }
          let isLiquid = products[product].name.hasPrefix("Liquid")
          #expect(tanks[tank].isLiquid == isLiquid, "seed \(seed), \(method), \(objective)")
        }
      }
    }
  }

  /// The largest area per fill in acres over every assignment, 0 where some product has no tank.
  private static func largestArea(of job: Job) -> Double {
    let tanks = job.cart.tanks
    var holders = [Int](repeating: -1, count: tanks.count)
    var best = 0.0
    func place(_ tank: Int) {
      guard tank < tanks.count else {
        let areas = job.products.indices.map { product in
          tanks.indices.filter { holders[$0] == product }
            .reduce(0) { $0 + tanks[$1].capacity.bushels } / job.products[product].unitDemand
        }
        best = max(best, areas.min() ?? 0)
        return
      }
      for product in -1..<job.products.count
      where product < 0 || job.products[product].name.hasPrefix("Liquid") == tanks[tank].isLiquid {
        holders[tank] = product
        place(tank + 1)
      }
    }
    place(0)
    return best
  }

  /// Oracle: the claim by hand; UAN in a tank for dry products.
  @Test func `the independent check finds a liquid in a dry tank`() throws {
    let job = try Job(field: .acres(1), products: [Self.gallons(25)], cart: Self.cart)
    let demand = job.products[0].demand.bushels
    let claim = FeasibilityCheck.Claim(
      holders: [0, nil, nil, nil, nil], fills: [demand, 0, 0, 0, 0], unallocated: [0],
      unallocatedTotal: 0)
    #expect(
      FeasibilityCheck.violations(of: claim, in: job) == [.forbiddenTank(tank: 0, product: 0)])
  }
}
