import AirCart
import AirCartTestSupport
import Testing

/// Oracles: days worked out by hand, what went out of the tanks, and what is on board of the same job.
@Suite struct RealRatesTests {
  private static func tank(
    _ tank: Int, _ product: Int, _ filled: Double, _ left: Double
  ) -> RealRates.Tank {
    .init(
      tank: tank, product: product, filled: Volume(bushels: filled), left: Volume(bushels: left))
  }

  private static func wheatAndCanola(_ constraints: [Constraint] = []) throws -> Job {
    func demand(_ name: String, _ density: Double, _ rate: Double) -> ProductDemand {
      ProductDemand(
        name: name, density: BulkDensity(poundsPerBushel: density), rate: .poundsPerAcre(rate),
        area: .acres(160))
    }
    return try Job(
      cart: Cart(name: "three", bushels: [200, 100, 40], source: "the test"),
      area: .acres(160), products: [demand("Wheat", 60, 90), demand("Canola", 50, 5)],
      constraints: constraints)
  }

  /// Two tanks of wheat, one of canola.
  ///
  /// 60 + 40 bu of wheat at 60 lb/bu on 60 ac are 100 lb/ac, 11.1 % over 90; 80 bu at 5/3 bu/ac last
  /// 48 ac. 6 bu of canola at 50 lb/bu are 5 lb/ac, as stated; 4 bu at 0.1 bu/ac last 40 ac. As the
  /// meters ran, the second tank of wheat lasts 20 / 40 of 60 ac.
  @Test func `two tanks of wheat and one of canola are as by hand`() throws {
    let rates = try RealRates(
      Self.wheatAndCanola(), seeded: .acres(60),
      tanks: [Self.tank(0, 0, 120, 60), Self.tank(1, 0, 60, 20), Self.tank(2, 1, 10, 4)])
    #expect(rates.products.map(\.real.poundsPerAcre) == [100, 5])
    #expect(rates.products.map(\.gone.pounds) == [6_000, 300])
    #expect(abs(rates.products[0].deviationPercent - 100 / 9) < 1e-9)
    #expect(rates.products[1].deviationPercent == 0)
    #expect(abs(rates.products[0].lasts.acres - 48) < 1e-9)
    #expect(abs(rates.products[1].lasts.acres - 40) < 1e-9)
    #expect(rates.first?.product == 1)
    #expect(rates.firstTank?.tank.tank == 1 && rates.firstTank?.lasts.acres == 30)
  }

  /// The reserve of 1 bu stays in: 3 bu at 0.1 bu/ac last 30 ac.
  @Test func `a reserve is not seeded`() throws {
    let reserve = Constraint.reserve(TankSet(positions: [2]), .volume(Volume(bushels: 1)))
    let rates = try RealRates(
      Self.wheatAndCanola([reserve]), seeded: .acres(60),
      tanks: [Self.tank(0, 0, 120, 60), Self.tank(2, 1, 10, 4)])
    #expect(abs(rates.products[1].lasts.acres - 30) < 1e-9)
    #expect(abs((rates.lasts(rates.tanks[1])?.acres ?? 0) - 30) < 1e-9)
  }

  @Test func `what is impossible is a fault of its tank or product`() throws {
    let job = try Self.wheatAndCanola()
    let canola = Self.tank(2, 1, 10, 4)
    for (tanks, fault) in [
      ([Self.tank(0, 0, 120, 121), canola], RealRates.Fault.moreLeft(Self.tank(0, 0, 120, 121))),
      ([Self.tank(0, 0, 900, 201), canola], .overfull(Self.tank(0, 0, 900, 201))),
      ([Self.tank(0, 0, 120, 120), canola], .nothingGone(product: 0)),
      ([canola], .nothingGone(product: 0)),
    ] {
      #expect(throws: fault) { try RealRates(job, seeded: .acres(60), tanks: tanks) }
    }
  }

  /// What goes out is what was seeded, twice the area is half the rate, and what is on board of the
  /// job at the real rates lasts as long by `OnBoard`, which shares no code.
  @Test(.tags(.property), arguments: 0..<20)
  func `rates conserve mass and last as long as what is on board`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(31_000 + seed))
    let cart = random.cart(tanks: random.whole(2...5))
    let count = random.whole(1...2)
    let job = try job(
      tanks: cart.tanks.map(\.capacity.bushels),
      unitDemands: (0..<count).map { _ in Double(random.whole(1...40)) / 10 }, acres: 1_000)
    let tanks = cart.tanks.enumerated().map { index, tank in
      let filled = tank.capacity.bushels * Double(random.whole(2...10)) / 10
      return Self.tank(index, index % count, filled, filled * Double(random.whole(0...9)) / 10)
    }
    let seeded = Area(acres: Double(random.whole(5...300)))
    let rates = try RealRates(job, seeded: seeded, tanks: tanks)
    let twice = try RealRates(job, seeded: .acres(2 * seeded.acres), tanks: tanks)
    for (applied, slower) in zip(rates.products, twice.products) {
      let gone = tanks.filter { $0.product == applied.product }.reduce(0) { $0 + $1.gone.bushels }
      let note: Comment = "seed \(seed), product \(applied.product)"
      #expect(abs(applied.real.poundsPerAcre * seeded.acres - gone) <= 1e-9 * gone, note)
      #expect(abs(slower.real.poundsPerAcre * 2 - applied.real.poundsPerAcre) <= 1e-9 * gone, note)
      #expect(abs(slower.lasts.acres - 2 * applied.lasts.acres) <= 1e-9 * slower.lasts.acres, note)
    }
    let real = try AirCartTestSupport.job(
      tanks: cart.tanks.map(\.capacity.bushels),
      unitDemands: rates.products.map(\.real.poundsPerAcre), acres: 1e6)
    let onBoard = OnBoard(
      tanks.map { .init(tank: $0.tank, name: "held", product: $0.product, amount: $0.left) },
      in: real)
    let lasts = rates.first?.lasts.acres ?? -1
    #expect(abs(onBoard.area.acres - lasts) <= 1e-6 * max(1, lasts), "seed \(seed)")
  }

  // MARK: A scale in the hand

  /// 5 · 9 in · 100 ft are 375 ft²; 18.75 g are 18.75 / 453.592 lb; an acre has 43,560 ft².
  @Test func `a catch of canola is 4_80 pounds an acre`() {
    let rate = ApplicationRate(
      caught: Mass(kilograms: 0.018_75), rows: 5, spacing: 9, length: 100)
    #expect(abs(rate.poundsPerAcre - 4.801_672) < 1e-6)
  }

  /// 4 rows 0.25 m apart over 40 m are 40 m², 0.004 ha; 0.6 kg on it are 150 kg/ha.
  @Test func `a metric catch is as by hand`() {
    let rate = ApplicationRate(
      caught: Mass(kilograms: 0.6), rows: 4, spacing: 25 / 2.54, length: 40 / 0.3048)
    #expect(abs(rate.kilogramsPerHectare - 150) < 1e-3)
  }

  /// 395 g in half a litre are 790 g/L, 79 kg/hL; 0.79 · 35.23907 / 0.453592 lb/bu.
  @Test func `half a litre is a density`() {
    let density = BulkDensity(looseGramsPerHalfLitre: 395)
    #expect(abs(density.kilogramsPerHectolitre - 79) < 1e-9)
    #expect(abs(density.poundsPerBushel - 61.374_2) < 1e-4)
  }
}
