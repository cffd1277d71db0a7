import AirCart
import AirCartTestSupport
import Testing

/// What other packages start from.
///
/// Oracle: the long way to the same job or order.
@Suite struct ConvenienceTests {
  /// Oracle: the demands that are computed in the units of the input.
  @Test(arguments: 1...50) func `a job of rates is the job of its demands`(seed: UInt64) throws {
    var random = RandomProblems(seed: seed)
    let cart = random.cart()
    let long = random.job(cart: cart, constrained: true)
    let rates = long.products.map { ProductRate($0.name, density: $0.density, rate: $0.rate) }
    let short = try Job(
      field: long.area, products: rates, cart: cart, constraints: long.constraints)
    #expect(short.products == long.products && short.area == long.area, "seed \(seed)")
    #expect(try short.isEmpty || Plan(short) == Plan(long), "seed \(seed)")
  }

  @Test func `a rate in plain numbers or of a listed product is the same rate`() throws {
    let wheat = try #require(ProductCatalogue.product(named: "Wheat"))
    let rate = ApplicationRate(poundsPerAcre: 110)
    for set in DensitySet.allCases {
      let bushel = wheat.density(in: set).poundsPerBushel
      #expect(
        ProductRate(wheat, rate: rate, densities: set)
          == ProductRate("Wheat", poundsPerAcre: 110, poundsPerBushel: bushel))
    }
  }

  @Test func `a rate that is none is refused`() {
    let cart = BourgaultCarts.all[0]
    let rate = ProductRate("Wheat", poundsPerAcre: -1, poundsPerBushel: 60)
    #expect(throws: JobError.invalidRate(product: 0, -1)) {
      try Job(field: .acres(160), products: [rate], cart: cart)
    }
  }

  /// Oracle: the catalogue.
  @Test func `every product and cart of the catalogue has a name in code`() {
    typealias Name = ProductRate
    let named: [Product] = [
      Name.wheat, Name.durum, Name.barley, Name.oats, Name.canola, Name.flax, Name.peas,
      Name.lentils, Name.soybeans, Name.corn, Name.mustard, Name.chickpeas, Name.canaryseed,
      Name.urea, Name.map, Name.dap, Name.ammoniumSulphate, Name.potash, Name.mesz, Name.esn,
      Name.superU, Name.mes15, Name.kMag, Name.elementalSulphur, Name.inoculant,
      Name.rye, Name.triticale, Name.fabaBeans, Name.sunflower, Name.hemp, Name.tsp,
      Name.ammoniumNitrate, Name.uan28, Name.uan32, Name.ammoniumPolyphosphate,
      Name.ammoniumThiosulphate,
    ]
    #expect(named.map(\.name).sorted() == ProductCatalogue.all.map(\.name).sorted())
    let carts = [
      Cart.bourgault91300, .bourgault9950, .bourgault9650, .bourgaultL9950, .bourgaultL9650,
    ]
    #expect(carts == Cart.bourgault)
    #expect(carts.map(\.name) == ["91300", "9950", "9650", "L9950", "L9650"])
  }

  /// Oracle: written out.
  @Test func `rates and fields go from one to another`() {
    let rates = ProductRate.wheat(60...85, by: 10).rates
    #expect(rates.map(\.poundsPerAcre) == [60, 70, 80])
    #expect([Area].acres(40...120, by: 40).map(\.acres) == [40, 80, 120])
    #expect(
      ProductRate.urea(150)
        == ProductRate("Urea (46-0-0)", poundsPerAcre: 150, poundsPerBushel: 59.7))
  }

  @Test func `a product with several rates is no job`() {
    #expect(throws: JobError.severalRates(product: 1, 2)) {
      try Job(
        field: .acres(160), products: [.wheat(100), .urea([120, 180])], cart: .bourgault9650)
    }
  }

  /// Oracle: the acres of a fill times rate over density, and no load where there is no fill or
  /// nothing to seed.
  @Test(arguments: [(480, [635, 230]), (480, [635]), (0, [635, 230])] as [(Double, [Double])])
  func `loads are what a full fill puts into tanks`(acres: Double, tanks: [Double]) throws {
    let job = try Job(
      field: .acres(acres), products: [.wheat(110), .urea(150)],
      cart: Cart(name: "own", bushels: tanks, source: "written in the test"))
    let plan = try job.plan()
    for load in plan.loads {
      let own = job.products.first { $0.name == load.product }
      let bushels = min(acres, plan.areaPerFill.acres) * (own?.unitDemand ?? 0)
      #expect(abs(load.volume.bushels - bushels) <= 1e-9 * bushels)
    }
    #expect(plan.loads.map(\.tank) == (tanks.count > 1 ? job.cart.tanks : []))
    let isLoaded = acres > 0 && tanks.count > 1
    #expect(plan.loads.contains { $0.volume.bushels > 0 } == isLoaded)
    if isLoaded { #expect(Set(plan.loads.map(\.product)) == ["Wheat", "Urea (46-0-0)"]) }
  }

  /// Oracle: every pair of carts, compared figure by figure.
  @Test(arguments: 1...50) func `carts are compared by their plans`(seed: UInt64) throws {
    var random = RandomProblems(seed: seed)
    let rates = random.job(cart: BourgaultCarts.all[0], constrained: false).products.map {
      ProductRate($0.name, density: $0.density, rate: $0.rate)
    }
    guard rates.contains(where: { $0.rates[0].poundsPerAcre > 0 }) else { return }
    let jobs = try (CartCatalogue.all + [random.cart()]).map {
      try Job(field: .acres(480), products: rates, cart: $0)
    }
    let entries = try CartComparison(jobs).entries
    #expect(entries.map(\.job).sorted() == Array(jobs.indices), "seed \(seed)")
    for entry in entries {
      let plan = try Plan(jobs[entry.job])
      #expect(entry.plan == plan && entry.cart == jobs[entry.job].cart, "seed \(seed)")
      let better = try jobs.count { try Self.isBetter(Plan($0), than: plan) }
      #expect(entry.rank == better + 1, "seed \(seed)")
    }
  }

  /// Oracle: issue 37, where the 91300 took 8 fills, and 4 without its saddle tank.
  @Test func `compared carts blend, too`() throws {
    let rates = [
      ("Wheat", 100.0), ("Urea (46-0-0)", 150), ("Ammonium Sulphate (21-0-0-24S)", 60),
      ("ESN (44-0-0)", 40), ("MAP (11-52-0)", 40),
    ]
    let jobs = try CartCatalogue.all.map { cart in
      try Job(
        field: .acres(640),
        products: rates.map { ProductRate($0.0, poundsPerAcre: $0.1, poundsPerBushel: 60) },
        cart: cart)
    }
    let entries = try CartComparison(jobs).entries
    #expect(entries.map { $0.plan.fillPlan.fills ?? .max }.min() == entries[0].plan.fillPlan.fills)
    #expect(entries[0].cart.name == "91300")
    for entry in entries {
      let job = jobs[entry.job]
      let found = try #require(try job.bestBlending(apart: job.apart(beside: [])))
      #expect(entry.plan.fillPlan.fills == found.fills)
      #expect(entry.products == (try job.blending(found.blends)).products)
      #expect(found.fills <= (try Plan(job)).fillPlan.fills ?? .max)
    }
    #expect(entries[0].products.count < rates.count)
  }

  private static func isBetter(_ left: Plan, than right: Plan) -> Bool {
    let fills = (left.capacity.fills ?? .max, right.capacity.fills ?? .max)
    if fills.0 != fills.1 { return fills.0 < fills.1 }
    let holds = (left.job.cart.capacity.bushels, right.job.cart.capacity.bushels)
    if fills.0 < .max, abs(holds.0 - holds.1) > 1e-6 { return holds.0 < holds.1 }
    let acres = (left.capacity.areaPerFill.acres, right.capacity.areaPerFill.acres)
    if abs(acres.0 - acres.1) > 1e-6 { return acres.0 > acres.1 }
    return left.leastUnallocated.value < right.leastUnallocated.value - 1e-6
  }
}
