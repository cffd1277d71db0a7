import AirCart
import AirCartTestSupport
import Testing

/// Oracles: what goes in and comes out of every tank, bounds that hold in any field, and a day
/// worked out by hand.
@Suite(.tags(.property)) struct OnBoardTests {
  // MARK: Balances

  @Test(arguments: 0..<24)
  func `tanks hold what was on board and loaded less what was seeded`(seed: Int) throws {
    try Self.forEachRest(seed: seed) { whole, job, note in
      let onBoard = try #require(job.onBoard)
      for filling in LoadSheetTests.fillings(of: job) {
        let plan = try Plan(job, filling: filling)
        guard !onBoard.isEnough, let sheet = LoadSheet(plan, of: job) else { continue }
        var seeded = job.products.map { onBoard.area.acres * $0.unitDemand }
        var content = onBoard.left.map(\.bushels)
        for fill in 1...min(sheet.fillCount, 40) {
          let stop = try #require(sheet.stop(ofFill: fill))
          for row in stop.tanks {
            let capacity = job.cart.tanks[row.tank].capacity.bushels
            let comment: Comment = "\(note), \(filling), fill \(fill), tank \(row.tank)"
            #expect(abs(row.before.bushels - content[row.tank]) <= 1e-9 * capacity, comment)
            #expect(row.load.bushels >= -1e-9 * capacity, comment)
            let full = row.before.bushels + row.load.bushels
            #expect(full <= capacity * (1 + 1e-9), comment)
            #expect(abs(full - row.seeded.bushels - row.left.bushels) <= 1e-9 * capacity, comment)
            #expect(row.left.bushels >= -1e-9 * capacity, comment)
            content[row.tank] = row.left.bushels
            seeded[row.product] += row.seeded.bushels
          }
          for (product, demand) in job.products.enumerated() where demand.isApplied {
            let own = stop.tanks.filter { $0.product == product }.map(\.seeded.bushels)
            let wanted = stop.area.acres * demand.unitDemand
            #expect(
              abs(own.reduce(0, +) - wanted) <= 1e-9 * job.cart.capacity.bushels,
              "\(note), \(filling), fill \(fill), product \(product)")
          }
        }
        guard sheet.fillCount <= 40 else { continue }
        for (product, demand) in whole.products.enumerated() {
          let difference = abs(seeded[product] - demand.demand.bushels)
          #expect(difference <= 1e-8 * max(1, demand.demand.bushels), "\(note), \(filling)")
        }
      }
    }
  }

  @Test(arguments: 24..<40)
  func `nothing on board is an ordinary plan, and more is never more stops`(seed: Int) throws {
    try Self.forEachRest(seed: seed) { whole, job, note in
      let onBoard = try #require(job.onBoard)
      // The same tanks, all but empty.
      let none = OnBoard(
        onBoard.holdings.map {
          .init(tank: $0.tank, name: $0.name, product: $0.product, amount: Volume(bushels: 0))
        }, in: whole)
      #expect(none.area.acres == 0 || none.isEnough, note)
      let bare = try Job(
        cart: whole.cart, area: whole.area, products: whole.products,
        constraints: whole.constraints + onBoard.constraints)
      guard let before = try Plan(bare).fillPlan.fills else { return }
      let stops = try #require(try Plan(job).fillPlan.fills, note)
      #expect(onBoard.isEnough ? stops == 0 : 1...before ~= stops, note)
      var empty = bare
      empty.onBoard = none
      let plan = try Plan(bare)
      #expect(LoadSheet(plan, of: empty) == LoadSheet(plan, of: bare), note)
    }
  }

  @Test(arguments: 40..<56)
  func `every tank keeps what it holds`(seed: Int) throws {
    try Self.forEachRest(seed: seed) { _, job, note in
      let plan = try Plan(job)
      guard plan.fillPlan.fills != nil else { return }
      for holding in try #require(job.onBoard).holdings {
        #expect(plan.recommended.product(inTank: holding.tank) == holding.product, note)
        #expect(plan.capacityAssignment.product(inTank: holding.tank) == holding.product, note)
      }
    }
  }

  /// Draws jobs with something on board, and hands each with what is left of it to seed to `body`.
  private static func forEachRest(
    seed: Int, _ body: (Job, Job, Comment) throws -> Void
  ) throws {
    var random = RandomProblems(seed: UInt64(9_400 + seed))
    for index in 0..<12 {
      let whole = random.job(
        cart: random.cart(), constrained: false, limited: index % 3 == 2)
      guard !whole.isEmpty else { continue }
      var holdings: [OnBoard.Holding] = []
      for (tank, entry) in whole.cart.tanks.enumerated() where random.whole(0...2) > 0 {
        let product = random.whole(-1...(whole.products.count - 1))
        guard product < 0 || whole.products[product].isApplied else { continue }
        let share = [0, 0.02, 0.4, 1][random.whole(0...3)]
        holdings.append(
          .init(
            tank: tank, name: "held", product: product < 0 ? nil : product,
            amount: Volume(bushels: entry.capacity.bushels * share)))
      }
      let onBoard = OnBoard(holdings, in: whole)
      let acres = onBoard.isEnough ? whole.area.acres : whole.area.acres - onBoard.area.acres
      var job = try Job(
        cart: whole.cart, area: Area(acres: acres),
        products: whole.products.map {
          ProductDemand(
            name: $0.name, density: $0.density, rate: .poundsPerAcre($0.rate.poundsPerAcre),
            area: .acres(acres))
        }, constraints: whole.constraints + onBoard.constraints)
      job.onBoard = onBoard
      try body(whole, job, "seed \(seed), job \(index)")
    }
  }

  // MARK: By hand

  /// Two tanks, two products, a third of the field before the first stop.
  ///
  /// Tanks of 100 and 60 bu hold 50 bu of P0 at 1 bu/ac and 48 bu of P1 at 0.5 bu/ac, and 210 ac are
  /// left. P0 lasts 50 ac; P1 then still has 23 bu. A fill lasts 100 ac, so that 160 ac take two:
  /// 100 bu of P0 and 50 − 23 bu of P1, then 60 and 30.
  @Test func `a day is topped up as by hand`() throws {
    let whole = try job(tanks: [100, 60], unitDemands: [1, 0.5], acres: 210)
    let onBoard = OnBoard(
      [
        .init(tank: 0, name: "P0", product: 0, amount: Volume(bushels: 50)),
        .init(tank: 1, name: "P1", product: 1, amount: Volume(bushels: 48)),
      ], in: whole)
    #expect(onBoard.area.acres == 50 && onBoard.firstOut == 0 && !onBoard.isEnough)
    #expect(onBoard.left.map(\.bushels) == [0, 23])
    var rest = try job(
      tanks: [100, 60], unitDemands: [1, 0.5], acres: 160, onBoard.constraints)
    rest.onBoard = onBoard
    let sheet = try #require(LoadSheet(try Plan(rest), of: rest))
    #expect(sheet.stops.map(\.fills) == [1...1, 2...2])
    #expect(sheet.stops.map { $0.tanks.map(\.load.bushels) } == [[100, 27], [60, 30]])
    #expect(sheet.stops.map { $0.tanks.map(\.before.bushels) } == [[0, 23], [0, 0]])
  }

  @Test func `enough on board is no stop`() throws {
    let whole = try job(tanks: [100, 60], unitDemands: [1, 0.5], acres: 50)
    let onBoard = OnBoard(
      [
        .init(tank: 0, name: "P0", product: 0, amount: Volume(bushels: 50)),
        .init(tank: 1, name: "P1", product: 1, amount: Volume(bushels: 48)),
      ], in: whole)
    #expect(onBoard.isEnough && onBoard.area.acres == 50)
    #expect(onBoard.left.map(\.bushels) == [0, 23])
    var done = try job(
      tanks: [100, 60], unitDemands: [1, 0.5], acres: 50, onBoard.constraints)
    done.onBoard = onBoard
    let plan = try Plan(done).fillPlan
    #expect(plan.fills == 0 && plan.fillArea == nil && plan.lastFill == nil)
    #expect(plan.tanks.map(\.productIndex) == [0, 1])
    #expect(plan.tanks.allSatisfy { $0.volume.bushels == 0 })
  }

  /// An empty cart of 1,000 lb, 40 bu at 50 lb/bu in the way, 1 bu/ac at 1 lb/bu for 80 ac.
  @Test func `what blocks a tank is weighed`() throws {
    let cart = Cart(
      name: "two", bushels: [100, 60], emptyWeight: Mass(pounds: 1_000), source: "the test")
    let products = [
      ProductDemand(
        name: "P0", density: BulkDensity(poundsPerBushel: 1), rate: .poundsPerAcre(1),
        area: .acres(80))
    ]
    let whole = try Job(cart: cart, area: Area(acres: 80), products: products)
    let onBoard = OnBoard(
      [
        .init(
          tank: 1, name: "other", product: nil, amount: Volume(bushels: 40),
          density: BulkDensity(poundsPerBushel: 50))
      ], in: whole)
    var job = try Job(
      cart: cart, area: Area(acres: 80), products: products, constraints: onBoard.constraints)
    job.onBoard = onBoard
    let plan = try Plan(job)
    #expect(plan.fillPlan.grossWeight?.pounds == 3_080)
    let sheet = try #require(LoadSheet(plan, of: job))
    #expect(sheet.stops.map { $0.tanks.map(\.productOnCart.pounds) } == [[2_080]])
  }

  @Test func `a reserve stays in`() throws {
    let reserve = Constraint.reserve(TankSet(positions: [0]), .volume(Volume(bushels: 10)))
    let whole = try job(tanks: [100], unitDemands: [1], acres: 200, [reserve])
    let onBoard = OnBoard(
      [.init(tank: 0, name: "P0", product: 0, amount: Volume(bushels: 50))], in: whole)
    #expect(onBoard.area.acres == 40 && onBoard.left.map(\.bushels) == [10])
  }
}
