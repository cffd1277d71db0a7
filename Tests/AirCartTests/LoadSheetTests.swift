import AirCart
import AirCartTestSupport
import Testing

/// Oracle: the balance of every tank, fill by fill, the plan, and jobs worked out by hand.
@Suite(.tags(.property)) struct LoadSheetTests {
  private static let fillings = [
    FillStyle.standard, FillStyle(isEven: true), FillStyle(isToBrim: true),
    FillStyle(isEven: true, isToBrim: true),
  ]

  /// Those that keep the limits of a job: tanks filled to capacity keep none of weight.
  static func fillings(of problem: Job) -> [FillStyle] {
    fillings.filter { $0.keepsWeightLimit || problem.rules.payload == nil }
  }

  /// Draws limited and free jobs and hands each with its plan and sheet to `body`.
  static func forEachSheet(
    seed: Int, _ body: (Job, Plan, LoadSheet, Comment) throws -> Void
  ) throws {
    for isLimited in [false, true] {
      try PropertyTests.forEachJob(seed: seed, limited: isLimited) { problem, _, note in
        for filling in fillings(of: problem) {
          let plan = try Plan(problem, filling: filling)
          guard let sheet = LoadSheet(plan, of: problem) else {
            #expect(plan.fillPlan.fills == nil, note)
            continue
          }
          try body(problem, plan, sheet, "\(note), \(isLimited), \(filling)")
        }
      }
    }
  }

  @Test(arguments: 500..<516)
  func `loaded less seeded is what is left, in every tank after every fill`(seed: Int) throws {
    try Self.forEachSheet(seed: seed) { problem, _, sheet, note in
      // Thousands of fills balance as the first do; the last ones are not forgotten.
      let all = 1...sheet.fillCount
      let fills = Array(all.prefix(40)) + Array(all.suffix(3))
      var content: [Int: Double] = [:]
      var previous = 0
      for fill in fills {
        guard let stop = sheet.stop(ofFill: fill) else {
          Issue.record("\(note), no fill \(fill)")
          continue
        }
        for row in stop.tanks {
          let scale = problem.cart.tanks[row.tank].capacity.bushels
          if fill == previous + 1 {
            let before = content[row.tank] ?? 0
            #expect(abs(row.before.bushels - before) <= 1e-9 * scale, note)
          }
          let balance = row.before.bushels + row.load.bushels - row.seeded.bushels
          #expect(abs(balance - row.left.bushels) <= 1e-9 * max(1, scale), note)
          content[row.tank] = row.left.bushels
        }
        previous = fill
      }
    }
  }

  @Test(arguments: 516..<526)
  func `all fills together cover the field and take what it needs`(seed: Int) throws {
    try Self.forEachSheet(seed: seed) { problem, plan, sheet, note in
      #expect(sheet.fillCount == plan.fillPlan.fills, note)
      let field = problem.area.acres
      var acres = 0.0
      var seeded = problem.products.map { _ in 0.0 }
      var loaded = problem.products.map { _ in 0.0 }
      for stop in sheet.stops {
        let times = Double(stop.fills.count)
        acres += times * stop.area.acres
        for row in stop.tanks {
          seeded[row.product] += times * row.seeded.bushels
          loaded[row.product] += times * row.load.bushels
        }
        for product in stop.products {
          #expect(PropertyTests.areClose(product.total.bushels, loaded[product.product]), note)
        }
      }
      #expect(PropertyTests.areClose(acres, field), note)
      for (index, product) in problem.products.enumerated() where product.isApplied {
        let needed = field * product.unitDemand
        let slack = 1e-8 * max(1, problem.totalBushels)
        #expect(abs(seeded[index] - needed) <= slack, note)
      }
    }
  }

  @Test(arguments: 526..<536)
  func `no tank runs over or below its reserve, and no load outweighs a limit`(seed: Int) throws {
    try Self.forEachSheet(seed: seed) { problem, _, sheet, note in
      for stop in sheet.stops {
        for row in stop.tanks {
          let capacity = problem.cart.tanks[row.tank].capacity.bushels
          #expect(row.before.bushels + row.load.bushels <= capacity * (1 + 1e-9), note)
          let kept = problem.rules.reserves[row.tank].bushels
          #expect(row.left.bushels >= kept - 1e-9 * capacity, note)
        }
        guard let limit = problem.rules.payload else { continue }
        let most = stop.tanks.map(\.productOnCart.pounds).max() ?? 0
        #expect(most <= limit.pounds * (1 + 1e-9), note)
      }
    }
  }

  @Test(arguments: 536..<542)
  func `the scale shows what is on the cart after each tank`(seed: Int) throws {
    try Self.forEachSheet(seed: seed) { problem, plan, sheet, note in
      for stop in sheet.stops {
        var onCart = stop.tanks.reduce(0) { sum, row in
          sum + row.before.bushels * problem.products[row.product].density.poundsPerBushel
        }
        for row in stop.tanks {
          onCart += row.loadMass.pounds
          #expect(PropertyTests.areClose(row.productOnCart.pounds, onCart), note)
        }
      }
      guard let gross = plan.fillPlan.grossWeight, let empty = problem.cart.emptyWeight,
        let first = sheet.stops.first?.tanks.last
      else { return }
      #expect(
        PropertyTests.areClose(gross.pounds, empty.pounds + first.productOnCart.pounds, 1e-8),
        note)
    }
  }

  // MARK: By hand

  private static func rows(_ sheet: LoadSheet) -> [[Double]] {
    sheet.stops.map { stop in stop.tanks.map(\.load.bushels) + stop.tanks.map(\.left.bushels) }
  }

  @Test func `full fills and a part fill are two entries`() throws {
    let problem = try job(tanks: [8, 4], unitDemands: [2, 1], acres: 14)
    let sheet = try #require(try LoadSheet(Plan(problem), of: problem))
    #expect(sheet.stops.map(\.fills) == [1...3, 4...4])
    #expect(sheet.stops.map(\.area.acres) == [4, 2])
    #expect(Self.rows(sheet) == [[8, 4, 0, 0], [4, 2, 0, 0]])
    #expect(sheet.stops.map { $0.products.map(\.total.bushels) } == [[24, 12], [28, 14]])
    #expect(sheet.stop(ofFill: 2)?.products.map(\.total.bushels) == [16, 8])
    #expect(sheet.stops[0].tanks.map(\.productOnCart.pounds) == [8, 12])
    #expect(sheet.stop(ofFill: 5) == nil)
  }

  @Test func `even fills are one entry`() throws {
    let problem = try job(tanks: [8, 4], unitDemands: [2, 1], acres: 14)
    let plan = try Plan(problem, filling: FillStyle(isEven: true))
    let sheet = try #require(LoadSheet(plan, of: problem))
    #expect(sheet.stops.map(\.fills) == [1...4])
    #expect(sheet.stops[0].area.acres == 3.5)
    #expect(Self.rows(sheet) == [[7, 3.5, 0, 0]])
  }

  @Test func `a reserve is loaded with the first fill alone`() throws {
    let problem = try job(
      tanks: [9, 5], unitDemands: [2, 1], acres: 14,
      [.reserve(.first(2), .volume(Volume(bushels: 1)))])
    let sheet = try #require(try LoadSheet(Plan(problem), of: problem))
    #expect(sheet.stops.map(\.fills) == [1...1, 2...3, 4...4])
    #expect(Self.rows(sheet) == [[9, 5, 1, 1], [8, 4, 1, 1], [4, 2, 1, 1]])
    #expect(sheet.stops[1].tanks.map(\.productOnCart.pounds) == [10, 14])
  }

  @Test func `tanks filled to the brim are topped up by what was seeded`() throws {
    // 10 and 4 bu at 2 and 1 bu/ac: 4 ac a fill, the first tank keeps 2 bu.
    let problem = try job(tanks: [10, 4], unitDemands: [2, 1], acres: 14)
    let plan = try Plan(problem, filling: FillStyle(isToBrim: true))
    let sheet = try #require(LoadSheet(plan, of: problem))
    #expect(plan.fillPlan.tanks.map(\.volume.bushels) == [10, 4])
    #expect(sheet.stops.map(\.fills) == [1...1, 2...3, 4...4])
    #expect(Self.rows(sheet) == [[10, 4, 2, 0], [8, 4, 2, 0], [8, 4, 6, 2]])
  }

  @Test func `a plan that is infeasible has no sheet`() throws {
    let problem = try job(tanks: [8], unitDemands: [2, 1])
    #expect(try LoadSheet(Plan(problem), of: problem) == nil)
  }
}
