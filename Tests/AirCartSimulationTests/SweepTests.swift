import AirCart
import AirCartSimulation
import AirCartTestSupport
import Synchronization
import Testing

/// Grids of all kinds: metric, constrained, with zero rates, unsorted fields, large carts.
enum Grids {
  /// The five carts alone: small enough to be judged cell by cell.
  static var fiveCarts: SweepGrid {
    SweepGrid(
      units: .imperial, carts: Array(shipped.carts.prefix(5)), fields: [.acres(640), .acres(160)],
      products: shipped.products)
  }

  static func random(seed: UInt64) -> SweepGrid {
    var random = RandomProblems(seed: seed)
    let units: UnitSystem = random.whole(0...1) == 0 ? .imperial : .metric
    let carts = (0..<random.whole(1...3)).map { _ in
      let cart = random.cart()
      return SweepGrid.CartLevel(cart: cart, constraints: constraints(cart, &random))
    }
    let products = (0..<random.whole(1...4)).map { index in
      let rates = (0..<random.whole(1...3)).map { _ in
        random.whole(0...6) == 0 ? 0 : Double(random.whole(1...2400)) / 8
      }
      return ProductRate(
        "P\(index)", density: BulkDensity(poundsPerBushel: Double(random.whole(32...77))),
        rates: rates, in: units)
    }
    let fields = (0..<random.whole(1...12)).map { _ in Double(random.whole(1...9000)) / 7 }
    return SweepGrid(
      units: units, carts: carts, fields: fields.map { Area($0, in: units) }, products: products)
  }

  private static func constraints(
    _ cart: Cart, _ random: inout RandomProblems
  ) -> [Constraint] {
    switch random.whole(0...8) {
    case 0:
      [
        .allowedTanks(
          product: 0,
          TankSet(bits: UInt32(random.whole(0...31))).intersection(.first(cart.tanks.count)))
      ]
    case 1: [.mostTanks(product: 0, random.whole(1...2))]
    case 2: [.emptyTanks(TankSet(bits: 1))]
    case 3: random.limits(cart)
    case 4: random.limits(cart) + [.mostTanks(product: 0, random.whole(1...2))]
    case 5: random.limits(cart) + [.forbiddenTanks(product: 0, TankSet(bits: 1))]
    default: []
    }
  }

  /// Axes of every length up to three vectors, on which rounding has something to decide: products
  /// that tie or all but tie, fields that fill tanks exactly, none, next to none and far too much.
  static func odd(seed: UInt64) -> SweepGrid {
    var random = RandomProblems(seed: seed)
    let cart = random.whole(0...3) == 0 ? random.cart(tanks: random.whole(1...3)) : random.cart()
    let kinds = [(60.0, 60.0), (59.7, 59.7), (30, 30), (60, 60), (45, 90), (0, 60), (0.001, 77.8)]
    let products = (0..<random.whole(1...6)).map { index in
      let kind = kinds[random.whole(0...kinds.count - 1)]
      return ProductRate(
        "P\(index)", density: BulkDensity(poundsPerBushel: kind.1),
        rates: index < 2 ? [kind.0, kind.0 * Double(random.whole(1...4))] : [kind.0], in: .imperial)
    }
    let tanks = cart.tanks.map { $0.capacity.bushels }
    var fields = (0..<Int(seed % 25) + 1).map { index in
      switch random.whole(0...7) {
      case 0: [0, 0, 1e-300, 1e-9, 1e9, 1e12][random.whole(0...5)]
      case 1: tanks[random.whole(0...tanks.count - 1)]
      case 2: tanks.prefix(random.whole(1...tanks.count)).reduce(0, +).nextUp
      case 3: tanks.prefix(random.whole(1...tanks.count)).reduce(0, +) / 3
      default: Double((index + 1) * random.whole(1...4)) * 7
      }
    }
    if random.whole(0...2) > 0 { fields.sort() }
    return SweepGrid(
      units: .imperial,
      carts: [
        .init(cart: cart, constraints: []), .init(cart: cart, constraints: random.limits(cart)),
      ], fields: fields.map { .acres($0) }, products: products)
  }

  /// All five carts, a pair of ten tanks and one own cart.
  static let shipped = SweepGrid(
    units: .imperial,
    carts: (BourgaultCarts.all + [BourgaultCarts.all[0].paired(with: BourgaultCarts.all[4])]).map {
      .init(cart: $0, constraints: [])
    },
    fields: [.acres(640), .acres(40), .acres(160), .acres(320), .acres(480), .acres(1200)],
    products: [
      .init(
        "Wheat", density: BulkDensity(poundsPerBushel: 60), rates: [60, 100, 140], in: .imperial),
      .init(
        "Urea", density: BulkDensity(poundsPerBushel: 59.7), rates: [0, 120, 240], in: .imperial),
      .init("MAP", poundsPerAcre: 60, poundsPerBushel: 74.7),
    ])
}

/// Oracle: the same job planned on its own, which has none of the sweep's short cuts.
@Suite struct SweepTests {
  static func expectEqualToPlans(_ grid: SweepGrid, _ results: SweepResults, _ note: String) throws
  {
    for row in 0..<grid.cellCount {
      let cell = grid.cell(ofRow: row)
      #expect(grid.row(of: cell) == row)
      let job = try grid.job(at: cell)
      let plan = try Plan(job)
      for metric in CellMetric.allCases {
        let planned = metric.value(of: plan, for: job)
        let swept = results.value(metric, at: cell)
        if planned.isNaN, swept.isNaN { continue }
        #expect(
          planned.bitPattern == swept.bitPattern,
          "\(note), \(cell), \(metric.name): plan \(planned), sweep \(swept)")
      }
    }
  }

  @Test(arguments: 0..<120)
  func `every cell has the bits of its plan`(seed: Int) throws {
    let grid = Grids.random(seed: UInt64(seed))
    let results = try Sweep(grid).run()
    try Self.expectEqualToPlans(grid, results, "seed \(seed)")
    #expect(results.agreement.holds, "seed \(seed): \(String(describing: results.agreement.worst))")
  }

  @Test(arguments: 0..<100)
  func `vectors, their ends and ties have the bits of plans`(seed: Int) throws {
    let grid = Grids.odd(seed: UInt64(seed))
    var options = SweepOptions()
    options.methods = [.greedy, .optimal]
    try Self.expectEqualToPlans(grid, try Sweep(grid, options: options).run(), "odd, seed \(seed)")
  }

  /// What it takes decides what is computed; oracle: the sweep of all metrics.
  @Test(arguments: 0..<40)
  func `a metric that is asked for alone has the same bits`(seed: Int) throws {
    let grid = Grids.random(seed: UInt64(seed))
    var options = SweepOptions()
    options.methods = [.greedy, .optimal]
    let all = try Sweep(grid, options: options).run()
    for metric in CellMetric.allCases {
      options.metrics = [metric]
      let alone = try Sweep(grid, options: options).run().values(of: metric)
      for (one, other) in zip(alone, all.values(of: metric)) where !(one.isNaN && other.isNaN) {
        #expect(one.bitPattern == other.bitPattern, "seed \(seed), \(metric.name)")
      }
      #expect(alone.count == grid.cellCount)
    }
  }

  /// The judge is slow in debug builds, above all on ten tanks.
  static var sampled: SweepOptions {
    var options = SweepOptions()
    options.assignmentBudget = 3e6
    return options
  }

  @Test func `carts, pairs and zero rates have the bits of their plans`() throws {
    let results = try Sweep(Grids.shipped, options: Self.sampled).run()
    try Self.expectEqualToPlans(Grids.shipped, results, "shipped")
    #expect(results.agreement.uncheckedCarts.isEmpty)
  }

  @Test func `exhaustive in place of the optimum gives the same numbers`() throws {
    var options = SweepOptions()
    options.methods = [.greedy, .exhaustive]
    let grid = Grids.random(seed: 3)
    let exact = try Sweep(grid).run()
    let exhaustive = try Sweep(grid, options: options).run()
    #expect(exhaustive.agreement.checkedCells == 0)
    for row in 0..<grid.cellCount {
      let cell = grid.cell(ofRow: row)
      for metric in CellMetric.allCases {
        let left = exact.value(metric, at: cell)
        let right = exhaustive.value(metric, at: cell)
        #expect(
          left.isNaN == right.isNaN && (left.isNaN || abs(left - right) <= 1e-9 * max(1, left)),
          "\(cell) \(metric.name) \(left) \(right)")
      }
    }
  }

  @Test(arguments: [1, 2, 7])
  func `the number of threads changes no bit`(threads: Int) throws {
    var options = Self.sampled
    options.threads = 1
    let one = try Sweep(Grids.shipped, options: options).run()
    options.threads = threads
    let many = try Sweep(Grids.shipped, options: options).run()
    for metric in CellMetric.allCases {
      #expect(
        one.column(metric).map(\.bitPattern) == many.column(metric).map(\.bitPattern),
        "\(metric.name)")
    }
    #expect(one.agreement == many.agreement)
  }

  @Test func `the judge finds a candidate that does not exist`() throws {
    var sweep = try Sweep(Grids.fiveCarts)
    sweep.plant({ $0.areaRows[0] += 50 }, inCart: 1)
    let agreement = try sweep.run().agreement
    #expect(!agreement.holds)
    #expect(agreement.worst?.cell.cart == 1)
  }

  @Test func `the judge finds a candidate that is missing`() throws {
    var sweep = try Sweep(Grids.fiveCarts)
    sweep.plant({ $0.unallocatedRows = $0.unallocatedRows.map { $0 * 0.9 } }, inCart: 2)
    let agreement = try sweep.run().agreement
    #expect(!agreement.holds)
    #expect(agreement.worst?.objective == .leastUnallocated)
  }

  @Test func `the judge finds feasible cells that are written as infeasible`() throws {
    var sweep = try Sweep(Grids.fiveCarts)
    sweep.plant({ $0.areaRows = $0.areaRows.map { _ in .zero } }, inCart: 0)
    let agreement = try sweep.run().agreement
    #expect(!agreement.holds)
    #expect(agreement.worst?.objective == .largestAreaPerFill)
  }

  @Test func `beyond the budget cells are drawn by seed`() throws {
    var options = SweepOptions()
    options.assignmentBudget = 3e4
    let first = try Sweep(Grids.fiveCarts, options: options).run().agreement
    #expect(first.isSample)
    #expect(first.checkedCells > 0)
    #expect(first.checkedCells < Grids.fiveCarts.cellCount)
    let again = try Sweep(Grids.fiveCarts, options: options).run().agreement
    #expect(first == again)
  }

  @Test func `a sweep that is asked to stop has no results`() throws {
    let sweep = try Sweep(Grids.shipped)
    #expect(throws: SweepError.cancelled) {
      try sweep.run(isCancelled: { true })
    }
  }

  @Test func `progress ends at the number of cells`() throws {
    let done = Atomic<Int>(0)
    _ = try Sweep(Grids.fiveCarts).run(progress: { cells in
      var before = done.load(ordering: .relaxed)
      while cells > before {
        let (exchanged, original) = done.compareExchange(
          expected: before, desired: cells, ordering: .relaxed)
        if exchanged { break }
        before = original
      }
    })
    #expect(done.load(ordering: .relaxed) == Grids.fiveCarts.cellCount)
  }

  @Test func `what the method would refuse is refused before the work`() throws {
    let cart = Cart(
      name: "long", bushels: Array(repeating: 100, count: 13), source: "made up")
    let grid = SweepGrid(
      units: .imperial, carts: [.init(cart: cart, constraints: [])], fields: [.acres(100)],
      products: [.init("P", poundsPerAcre: 100, poundsPerBushel: 60)])
    #expect(
      throws: SweepError.allocation(
        .tooManyTanks(13, limit: 12, method: .subsetProgramme), cart: 0)
    ) { try Sweep(grid) }
  }

  @Test func `memory is known before it is taken`() {
    let bytes = Sweep.resultBytes(Grids.shipped, SweepOptions())
    let metrics = CellMetric.allCases.count
    let (carts, fields, rates) = (6, 6, 9)
    #expect(bytes == Double(8 * rates * (fields + 4 * carts + (metrics - 5) * carts * fields)))
  }
}
