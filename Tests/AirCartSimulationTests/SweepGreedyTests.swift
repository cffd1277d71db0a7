import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// What a fill by the simple rule covers, in the cells of sweeps.
///
/// Oracle: the simple rule applied to every area at which a product exactly fills some tanks, the
/// largest first.
@Suite struct SweepGreedyTests {
  /// The first of the areas for which the rule leaves nothing over; 0 where there is none.
  private static func scanned(_ job: Job) throws -> Double {
    var areas: [Double] = []
    for product in job.products where product.isApplied {
      for tanks in 1..<(1 << job.cart.tanks.count) {
        let sum = job.usableCapacities.enumerated()
          .filter { tanks & 1 << $0.offset != 0 }.reduce(0.0) { $0 + $1.element }
        areas.append(sum / product.unitDemand)
      }
    }
    for area in areas.sorted(by: >) where try leavesNothing(job, area * (1 - 1e-9)) {
      return min(area, WeightLimit(job).area(totalRate: job.totalRate.poundsPerAcre))
    }
    return 0
  }

  private static func leavesNothing(_ job: Job, _ acres: Double) throws -> Bool {
    let rows = try job.greedyRows(acres: acres)
    return rows.unallocated.bushels <= 1e-9 * rows.demand.bushels
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a cell has what the rule covers, and the fills that follow`(seed: UInt64) throws {
    let grid = Grids.random(seed: 900 + seed)
    var options = SweepOptions()
    options.methods = .greedy
    let results = try Sweep(grid, options: options).run()
    var random = SplitMix64(seed: seed)
    for _ in 0..<6 {
      let row = Int.random(in: 0..<grid.cellCount, using: &random)
      let cell = grid.cell(ofRow: row)
      let job = try grid.job(at: cell)
      guard job.cart.tanks.count <= 7 else { continue }
      let area = results.value(.greedyAreaPerFill, at: cell)
      let fills = results.value(.greedyFills, at: cell)
      let oracle = try Self.scanned(job)
      guard oracle > 0 else {
        #expect(area.isNaN && fills.isNaN, "seed \(seed), row \(row)")
        continue
      }
      #expect(abs(area - oracle) <= 2e-9 * oracle, "seed \(seed), row \(row): \(area), \(oracle)")
      let exact = (job.area.acres / area - 1e-9).rounded(.up)
      #expect(fills == max(1, exact), "seed \(seed), row \(row)")
    }
  }

  /// Oracle: by hand, wheat at 110 lb/ac, urea at 150 and MAP at 60 on 91300.
  ///
  /// Urea takes Tank 1, 635 bu at 150 / 59.7 bu/ac; wheat Tank 4 and Tank 2, 525 bu at 110 / 60; MAP
  /// Tank 3 and the saddle tank, 184 bu at 60 / 77.8.
  @Test func `a cell worked out by hand`() throws {
    let rates = [("Wheat", 110.0, 60.0), ("Urea (46-0-0)", 150, 59.7), ("MAP (11-52-0)", 60, 77.8)]
    let grid = SweepGrid(
      carts: [try #require(CartCatalogue.cart(named: "91300"))],
      fields: [.acres(160), .acres(480)],
      products: rates.map {
        .init($0.0, poundsPerAcre: $0.1, poundsPerBushel: $0.2)
      })
    let results = try Sweep(grid).run()
    let area = 184 / (60 / 77.8)
    for (field, fills) in [1.0, 3].enumerated() {
      let cell = SweepGrid.Cell(cart: 0, field: field, combination: 0)
      #expect(abs(results.value(.greedyAreaPerFill, at: cell) - area) < 1e-9)
      #expect(results.value(.greedyFills, at: cell) == fills)
    }
    #expect(!CellMetric.greedyAreaPerFill.dependsOnField && CellMetric.greedyFills.dependsOnField)
  }

  /// Oracle: by hand, 30,000 lb at 60 lb/ac last 500 ac, and 1,000 bu at 1 bu/ac last 1,000.
  @Test func `a limit of weight holds for the area that greedy covers`() throws {
    let cart = Cart(name: "barrow", bushels: [1_000], source: "written in the test")
    let grid = SweepGrid(
      units: .imperial,
      carts: [.init(cart: cart, constraints: [.payload(Mass(pounds: 30_000))])],
      fields: [.acres(400), .acres(900), .acres(2_000)],
      products: [
        .init("Wheat", poundsPerAcre: 60, poundsPerBushel: 60)
      ])
    let results = try Sweep(grid).run()
    for (field, acres) in [400.0, 500, 500].enumerated() {
      let cell = SweepGrid.Cell(cart: 0, field: field, combination: 0)
      #expect(results.value(.greedyCovered, at: cell) == acres)
      #expect(try Plan(grid.job(at: cell)).greedy.coveredArea.acres == acres)
    }
  }

  /// Oracle: the largest area per fill by the exact methods.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `greedy covers no more than a fill can`(seed: UInt64) throws {
    let grid = Grids.random(seed: 900 + seed)
    let results = try Sweep(grid).run()
    for row in 0..<grid.cellCount {
      let cell = grid.cell(ofRow: row)
      let area = results.value(.areaPerFill, at: cell)
      // With nothing to seed there is no fill.
      guard area > 0 else { continue }
      let covered = results.value(.greedyCovered, at: cell)
      #expect(covered <= area * (1 + 1e-9) + 1e-6, "seed \(seed), row \(row)")
    }
  }

  /// Oracle: by hand, 10 bu at 20 bu/ac; a constraint that allows everything takes another way.
  @Test(arguments: [[], [Constraint.allowedTanks(product: 0, TankSet(positions: [0]))]])
  func `a fill of half an acre is an area`(constraints: [Constraint]) throws {
    let cart = Cart(name: "barrow", bushels: [10], source: "written in the test")
    let grid = SweepGrid(
      units: .imperial, carts: [.init(cart: cart, constraints: constraints)], fields: [.acres(2)],
      products: [
        .init("Wheat", poundsPerAcre: 1_200, poundsPerBushel: 60)
      ])
    let results = try Sweep(grid).run()
    let cell = SweepGrid.Cell(cart: 0, field: 0, combination: 0)
    #expect(results.value(.greedyAreaPerFill, at: cell) == 0.5)
    #expect(results.value(.greedyFills, at: cell) == 4)
  }
}
