import AirCart
import AirCartTestSupport
import AirCartWeb
import Testing

/// Oracle: `Plan` of the same problem, built without a block.
@Suite struct PlanBlockTests {
  /// A problem of whole and broken rates with its numbers as stated.
  private struct Sample {
    let problem: Job
    let units: UnitSystem
    let stated: [Double]
    let area: Double
    let filling: FillStyle
    let overlap: Double

    init(seed: UInt64) throws {
      var random = RandomProblems(seed: seed)
      let cart = random.cart()
      let isMetric = random.whole(0...1) == 1
      let drawn = random.job(cart: cart, constrained: random.whole(0...1) == 1)
      units = isMetric ? .metric : .imperial
      area = Double(random.whole(1...9_000)) / 7
      stated = drawn.products.map { $0.rate.poundsPerAcre }
      overlap = random.whole(0...1) == 0 ? 0 : Double(random.whole(0...250)) / 10
      let (area, units) = (area + area * overlap / 100, units)
      var problem = try Job(
        cart: cart, area: isMetric ? Area(hectares: area) : Area(acres: area),
        products: drawn.products.map {
          ProductDemand(
            name: $0.name, density: $0.density,
            rate: ApplicationRate($0.rate.poundsPerAcre, in: units), area: Area(area, in: units))
        },
        // No tank to be left empty is no rule for a page.
        constraints: drawn.constraints.filter { $0 != .emptyTanks(.none) }
          + (random.whole(0...2) == 0 ? random.limits(cart) : []))
      if random.whole(0...1) == 0 { problem.preferences = Self.preferences(&random, cart) }
      self.problem = problem
      let isEven = random.whole(0...2) == 0
      // Tanks filled to capacity keep no weight limit, which a plan refuses.
      let isToBrim = random.whole(0...2) == 0 && problem.rules.payload == nil
      filling = FillStyle(isEven: isEven, isToBrim: isToBrim)
    }

    private static func preferences(
      _ random: inout RandomProblems, _ cart: Cart
    ) -> PlanPreferences {
      var rules = HouseRules(phosphateTank: random.whole(0...cart.tanks.count) - 1)
      if rules.phosphateTank == -1 { rules.phosphateTank = nil }
      for rule in HouseRule.allCases { rules[rule] = random.whole(0...9) }
      return PlanPreferences(
        goal: random.whole(0...3) == 0 ? .capacity : .practical, rules: rules,
        margin: Double(random.whole(0...20)) / 100)
    }

    var block: [Double] {
      Blocks.job(
        problem, units: units, stated: stated, area: area, filling: filling, overlap: overlap)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `a plan's block holds the plan to the bit`(seed: UInt64) throws {
    let job = try Sample(seed: seed)
    var numbers = Numbers(Blocks.plan(job.block))
    let header = numbers.next(4)
    guard !job.problem.isEmpty else {
      #expect(header[1] == Double(CallStatus.nothingToSeed.rawValue))
      return
    }
    #expect(Array(header[0...2]) == [Double(Layout.version), 0, -1])
    #expect(numbers.next(2) == [1, 0], "one cart is first and stands for itself")
    // There is none to compare it with.
    numbers.expect([Statement]())
    let plan = try Plan(job.problem, filling: job.filling)
    let statements = PlanStatements(plan)
    // A page joins rules of one kind, so that the clauses may be others.
    #expect(numbers.next() == (statements.infeasibility == nil ? 0 : 1))
    if let reason = statements.infeasibility {
      #expect(numbers.nextStatement() == Double(reason.kind.rawValue))
    }
    #expect(numbers.next() == 1, "no limit refuses it")
    expectJob(&numbers, job.problem, plan, in: job.problem)
    expectGreedy(&numbers, plan)
    expectOptimum(&numbers, plan)
    expectFills(&numbers, plan)
    expectSheet(&numbers, job.problem, plan)
    expectAssignments(&numbers, job.problem, plan)
    expectWork(&numbers, plan)
    expectStatements(&numbers, statements, job.units, overlap: job.overlap)
    #expect(numbers.next() == 0, "nothing is blended")
    numbers.expect([Statement]())
    #expect(numbers.isAtEnd)
  }

  private func expectStatements(
    _ numbers: inout Numbers, _ statements: PlanStatements, _ units: UnitSystem,
    overlap: Double = 0
  ) {
    numbers.expect(statements.load)
    numbers.expect(statements.totals)
    numbers.expect(statements.title)
    numbers.expect(statements.subtotals(of: statements.tanks))
    numbers.expect(statements.fillFigures.filter { $0.kind != .largestPossible })
    if statements.infeasibility == nil {
      numbers.expect(statements.answer)
    } else {
      #expect(numbers.next() == Double(statements.answer.count))
      _ = numbers.nextStatement()
    }
    numbers.expect(statements.doubts(in: units, overlap: overlap))
    numbers.expect(statements.brokenRules.flatMap { $0.statements })
    numbers.expect(statements.closeCalls(in: units))
    numbers.expect(statements.fillEnd.map { [$0] } ?? [])
    let comparison = RuleComparison(statements)
    #expect(numbers.next() == (comparison.isSameAllocation ? 1 : 0))
    numbers.expect(comparison.statement)
    let products = statements.job.products
    let nutrients = Nutrients(of: products).map { sum in Nutrient.allCases.map { sum[$0] } }
    #expect(numbers.next() == Double(nutrients?.count ?? 0))
    for rate in nutrients ?? [] { #expect(numbers.next() == rate.poundsPerAcre) }
    let drill = statements.job.drill
    numbers.expect(Advisor.advice(on: products, drill: drill, units: units).map(\.statement))
  }

  /// Oracle: 300 seeds of 38 mg on a square foot are 1,094.78 lb/ac, on a square metre 101.71.
  @Test(arguments: [
    (["Wheat: 300 seeds/ft2 at 38 g in 1,000 seeds is 1,094.78 lb/ac."], true),
    (["Wheat: 300 SEEDS/FT2"], true), (["Wheat: 8 bu/ac at 60 lb in a US bushel"], false),
    (["Wheat straw: 300 seeds/ft2 at 38 g"], false), (["Durum: 300 seeds/ft2 at 38 g"], false),
    ([], false),
  ]) func `seeds on a square foot may be meant on a square metre`(
    understood: [String], isAsked: Bool
  ) throws {
    let rate = 1_094.78
    let problem = try Job(
      cart: BourgaultCarts.all[0], area: Area(acres: 160),
      products: [
        ProductDemand(
          name: "Wheat", density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(rate),
          area: .acres(160))
      ])
    // The sentences come last.
    let block = Array(Blocks.job(problem, units: .imperial, stated: [rate], area: 160).dropLast())
    let answer = Blocks.plan(
      block + [Double(understood.count)] + understood.flatMap { Blocks.name($0) })
    #expect(answer[1] == 0)
    let kind = code(.wereOnSquareMetre)
    let perMetre = ApplicationRate(seedsPerSquareMetre: 300, gramsPerThousand: 38).poundsPerAcre
    let found = answer.indices.dropLast(4).contains { place in
      answer[place] == kind && answer[place + 1] == 1 && answer[place + 2] == code(.rate)
        && abs(answer[place + 4] - perMetre) < 0.01
    }
    #expect(found == isAsked)
  }

  // MARK: Blends

  private static let listed = [
    "Wheat", "Urea (46-0-0)", "MAP (11-52-0)", "Ammonium Sulphate (21-0-0-24S)",
    "Potash (0-0-60)", "MESZ (12-40-0-10S-1Zn)", "ESN (44-0-0)",
  ]

  /// Oracle: the plan of the job with the blends that are stated, or found for it by the core.
  @Test(arguments: 0..<60)
  func `blends are those that are stated or that the core finds`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(77_000 + seed))
    let cart = random.cart(tanks: random.whole(3...5))
    let names = Self.listed.prefix(random.whole(4...7))
    let rates = names.map { _ in Double(random.whole(10...200)) }
    let problem = try Job(
      cart: cart, area: Area(acres: Double(random.whole(20...900))),
      products: zip(names, rates).map { name, rate in
        var product = ProductDemand(
          name: name, density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(rate),
          area: .acres(1))
        if name != "Wheat", random.whole(0...4) == 0 { product.seedPlaced = 0.5 }
        return product
      })
    let job = try problem.with(
      products: problem.products.map { product in
        var own = ProductDemand(
          name: product.name, density: product.density,
          rate: .poundsPerAcre(product.rate.poundsPerAcre), area: .acres(problem.area.acres))
        own.seedPlaced = product.seedPlaced
        return own
      })
    let stated = seed % 4 == 3 ? [[1, 3]] : []
    let (mayBlend, apart) = (seed % 3 > 0, [[3, 5]].filter { names.count > $0[1] })
    let groups = [stated, apart].flatMap { groups in
      [Double(groups.count)] + groups.flatMap { [2.0] + $0.map { Double($0) } }
    }
    var numbers = Numbers(
      Blocks.plan(
        Blocks.job(
          job, units: .imperial, stated: rates, area: job.area.acres,
          blending: [mayBlend ? 1 : 0] + groups)))
    #expect(numbers.next(6)[1] == 0)
    numbers.expect([Statement]())
    let found = try job.bestBlending(apart: apart + (names.count > 4 ? [[1, 4]] : []))
    let blends = stated.isEmpty ? mayBlend ? found?.blends ?? [] : [] : stated
    let blended = blends.isEmpty ? job : try job.blending(blends)
    var plan = try Plan(blended)
    plan.unblended = blends.isEmpty ? nil : .init(try Plan(job))
    let statements = PlanStatements(plan)
    numbers.expect(statements.infeasibility.map { [$0] } ?? [])
    #expect(numbers.next() == 1)
    expectJob(&numbers, blended, plan, in: job)
    expectGreedy(&numbers, plan)
    expectOptimum(&numbers, plan)
    expectFills(&numbers, plan)
    expectSheet(&numbers, blended, plan)
    expectAssignments(&numbers, blended, plan)
    expectWork(&numbers, plan)
    expectStatements(&numbers, statements, .imperial)
    let isWet = blends.contains { $0.contains(1) && $0.contains(3) }
    numbers.expect(isWet ? [Statement(.blendDrawsWater, .products([1, 3]))] : [])
    numbers.expect([Statement]())
    #expect(numbers.isAtEnd)
  }

  private func expectJob(
    _ numbers: inout Numbers, _ problem: Job, _ plan: Plan,
    in whole: Job
  ) {
    #expect(numbers.next() == Double(problem.cart.tanks.count))
    #expect(numbers.next() == Double(problem.products.count))
    #expect(numbers.next() == problem.cart.capacity.bushels)
    #expect(numbers.next() == plan.greedy.demand.bushels)
    #expect(
      numbers.next() == plan.greedy.demand.bushels / problem.cart.capacity.bushels * 100)
    let load = plan.greedy.demand.bushels / problem.cart.capacity.bushels * 100
    #expect(numbers.next() == Double(CartLoad(percent: load).rawValue))
    #expect(numbers.next() == plan.greedy.utilizationPercent)
    for product in problem.products {
      #expect(numbers.next() == product.rate.poundsPerAcre)
      #expect(numbers.next() == product.density.poundsPerBushel)
      #expect(numbers.next() == product.demand.bushels)
      #expect(numbers.next() == (product.traits.isLiquid ? 1 : 0))
      let parts = product.parts.isEmpty ? [product] : product.parts
      let places = parts.map { part in whole.products.firstIndex { $0.name == part.name } ?? -1 }
      let bytes = product.name.utf8.map { Double($0) }
      #expect(numbers.next(bytes.count + 1) == [Double(bytes.count)] + bytes)
      #expect(
        numbers.next(places.count + 1) == [Double(places.count)] + places.map { Double($0) })
    }
  }

  private func expectGreedy(_ numbers: inout Numbers, _ plan: Plan) {
    #expect(numbers.next() == plan.greedy.unallocated.bushels)
    #expect(numbers.next() == plan.greedy.coveredArea.acres)
    expectLoads(&numbers, plan.greedy.tanks)
    #expect(numbers.next() == Double(plan.greedy.unallocatedRows.count))
    for row in plan.greedy.unallocatedRows {
      #expect(numbers.position() == row.productIndex)
      #expect(numbers.next() == row.amount.bushels)
      #expect(numbers.next() == (row.amount.bushels >= 1e-9 ? 1 : 0))
    }
  }

  private func expectLoads(_ numbers: inout Numbers, _ loads: [Load]) {
    for load in loads {
      #expect(numbers.position() == load.productIndex)
      #expect(numbers.next() == load.volume.bushels)
      #expect(numbers.next() == load.fillPercent)
      #expect(numbers.next() == Double(TankUse(percent: load.fillPercent).rawValue))
    }
  }

  private func expectOptimum(_ numbers: inout Numbers, _ plan: Plan) {
    #expect(numbers.next() == Double(plan.leastUnallocated.status.rawValue))
    #expect(numbers.next() == plan.leastUnallocated.value)
    #expect(numbers.next() == plan.leastUnallocated.bound)
    expectLoads(&numbers, plan.optimalTanks)
    #expect(numbers.next() == Double(plan.shortfalls.count))
    for row in plan.shortfalls {
      #expect(numbers.position() == row.productIndex)
      #expect(numbers.next() == row.amount.bushels)
      #expect(numbers.next() == (row.amount.bushels >= 1e-9 ? 1 : 0))
    }
  }

  private func expectFills(_ numbers: inout Numbers, _ plan: Plan) {
    let fills = plan.fillPlan
    #expect(numbers.next() == Double(fills.status.rawValue))
    #expect(numbers.next() == fills.areaPerFill.acres)
    #expect(numbers.next() == fills.bound.acres)
    #expect(isSame(numbers.next(), fills.fills.map { Double($0) }))
    #expect(numbers.position() == fills.limitingProduct)
    #expect(isSame(numbers.next(), fills.lastFill?.acres))
    #expect(isSame(numbers.next(), fills.grossWeight?.pounds))
    #expect(numbers.next() == Double(fills.tanks.count))
    for row in fills.tanks {
      #expect(numbers.position() == row.productIndex)
      #expect(numbers.next() == row.volume.bushels)
      #expect(numbers.next() == row.weight.pounds)
      #expect(numbers.next() == row.fillPercent)
      #expect(numbers.next() == Double(TankUse(percent: row.fillPercent).rawValue))
      #expect(numbers.next() == row.reserve.bushels)
    }
  }

  private func expectSheet(_ numbers: inout Numbers, _ problem: Job, _ plan: Plan) {
    let sheet = LoadSheet(plan, of: problem)
    let stops = sheet?.stops ?? []
    #expect(numbers.next() == Double(stops.count))
    for stop in stops {
      #expect(numbers.next() == Double(stop.fills.lowerBound))
      #expect(numbers.next() == Double(stop.fills.upperBound))
      numbers.expect(stop.title(of: sheet?.fillCount ?? 0))
      #expect(numbers.next() == stop.area.acres)
      #expect(numbers.next() == Double(stop.tanks.count))
      for tank in stop.tanks {
        #expect(numbers.position() == tank.tank)
        #expect(numbers.position() == tank.product)
        #expect(numbers.next() == tank.before.bushels)
        #expect(numbers.next() == tank.load.bushels)
        #expect(numbers.next() == tank.loadMass.pounds)
        #expect(numbers.next() == tank.left.bushels)
        #expect(numbers.next() == tank.productOnCart.pounds)
        let withCart = problem.cart.emptyWeight.map { $0.pounds + tank.productOnCart.pounds }
        let found = numbers.next()
        #expect(found == withCart || withCart == nil && found.isNaN)
      }
      #expect(numbers.next() == Double(stop.products.count))
      for product in stop.products {
        #expect(numbers.position() == product.product)
        #expect(numbers.next() == product.load.bushels)
        #expect(numbers.next() == product.loadMass.pounds)
        #expect(numbers.next() == product.total.bushels)
        #expect(numbers.next() == product.totalMass.pounds)
      }
    }
  }

  private func expectAssignments(
    _ numbers: inout Numbers, _ problem: Job, _ plan: Plan
  ) {
    for tank in problem.cart.tanks.indices {
      #expect(numbers.position() == plan.recommended.product(inTank: tank))
    }
  }

  private func expectWork(_ numbers: inout Numbers, _ plan: Plan) {
    #expect(numbers.next() == Double(plan.leastUnallocated.method.rawValue))
    #expect(numbers.next() == Double(plan.largestArea.method.rawValue))
    for counters in [
      plan.greedy.counters, plan.leastUnallocated.counters, plan.largestArea.counters,
    ] {
      #expect(numbers.next() == Double(counters.candidates))
      #expect(numbers.next() == Double(counters.subsetPairs))
    }
  }

  @Test func `the same tanks in another order share rank and row`() throws {
    let products = [(110.0, 60.0), (150, 59.7), (60, 74.7)]
    var block: [Double] = [Double(Layout.version), 0, 480, .nan, .nan, 0, 3]
    for (rate, density) in products { block += [rate, density, -1, 0] }
    block.append(5)
    for cart in BourgaultCarts.all { block += Blocks.cart(cart, 0, [nil, nil, nil]) }
    block += Blocks.choice(
      carts: BourgaultCarts.all.count, placed: [.nan, .nan, .nan])
    let answer = Blocks.plan(block)
    #expect(answer[1] == 0)
    // Each cart's record is as long as the numbers between the heads; ranks and what the cart does
    // beside the others lead each of them.
    let heads = try BourgaultCarts.all.map { cart -> [Double] in
      let problem = try Job(
        cart: cart, area: Area(acres: 480),
        products: products.map {
          ProductDemand(
            name: "", density: BulkDensity(poundsPerBushel: $0.1), rate: .poundsPerAcre($0.0),
            area: .acres(480))
        })
      let single = Blocks.plan(
        Blocks.job(problem, units: .imperial, stated: products.map { $0.0 }, area: 480))
      // One cart alone is compared with none: a zero after its standing, and one at the end.
      #expect(single[6] == 0)
      return Array(single.dropFirst(7).dropLast())
    }
    var numbers = Numbers(Array(answer.dropFirst(4)))
    var standing: [[Double]] = []
    // The same job on every cart: 2, 3 and 4 fills, as `aircart compare` has them.
    let verdicts = [0, 1, 2, 1, 2].map {
      $0 == 0 ? Statement(.doesJob) : Statement(.takesMoreFills, .count($0))
    }
    for (verdict, record) in zip(verdicts, heads) {
      standing.append(numbers.next(2))
      numbers.expect([verdict])
      #expect(zip(numbers.next(record.count), record).allSatisfy { isSame($0, $1) })
    }
    let rest = Statement.Value.clauses([
      Statement(
        .nextFillsWith, .count(3), .cartList([1, 3]),
        .clauses([Statement(.withOthers, .count(4))]))
    ])
    numbers.expect([Statement(.fillsWith, .fills(2), .cartList([0]), .clauses([]), rest)])
    #expect(numbers.isAtEnd)
    // 91300, then 9950 = L9950, then 9650 = L9650: by fills.
    #expect(standing == [[1, 0], [2, 1], [4, 2], [2, 1], [4, 2]])
  }

  private func code(_ kind: Statement.Kind) -> Double { Double(kind.rawValue) }
  private func code(_ kind: Statement.Value.Kind) -> Double { Double(kind.rawValue) }

  /// Oracle: the empty weights and capacities of the catalogue.
  @Test(arguments: [(40_000.0, 0.0), (.nan, 200), (40_000, 200), (1_000, 0)])
  func `a limit that suits some carts refuses the others and them alone`(
    gross: Double, reserve: Double
  ) {
    var block: [Double] = [
      Double(Layout.version), 0, 480, .nan, gross, 0, 1, 110, 60, -1, 0, 5,
    ]
    let reserves = reserve > 0 ? [[8, reserve, 0]] : []
    for cart in BourgaultCarts.all { block += Blocks.cart(cart, 0, [nil], reserves) }
    block += Blocks.choice(carts: BourgaultCarts.all.count)
    var numbers = Numbers(Blocks.plan(block))
    #expect(numbers.next(4)[1] == 0)
    let codes = BourgaultCarts.all.map { cart in
      reserve >= cart.tanks[3].capacity.bushels
        ? 1 : gross <= cart.emptyWeight?.pounds ?? 0 ? 2 : 0
    }
    let planned = codes.filter { $0 == 0 }.count
    for (index, cart) in BourgaultCarts.all.enumerated() {
      let standing = numbers.next(2)
      // What it does beside the others; nothing where it takes no part.
      let verdicts = Int(numbers.next())
      #expect(verdicts == (codes[index] == 0 ? 1 : 0))
      for _ in 0..<verdicts { _ = numbers.nextStatement() }
      if codes[index] == 0 {
        #expect(standing[0] <= Double(planned))
        let own = Blocks.cart(cart, 0, [nil], reserves) + Blocks.choice()
        let record = Blocks.plan(Array(block.prefix(11)) + [1] + own).dropFirst(7).dropLast()
        #expect(zip(record, numbers.next(record.count)).allSatisfy { isSame($0, $1) })
      } else {
        #expect(standing == [Double(planned + 1), Double(index)])
        let empty = cart.emptyWeight ?? Mass(pounds: 0)
        numbers.expect([
          codes[index] == 1
            ? Statement(
              .reserveFillsTank, .tanks(TankSet(positions: [3])), .capacity(cart.tanks[3].capacity))
            : Statement(.cartOutweighsLimit, .limit(empty), .limit(Mass(pounds: gross)))
        ])
        #expect(numbers.next() == 0)
      }
    }
    #expect(numbers.next() == 1)
    let best = numbers.next()
    #expect((best == code(.noCartAtAll)) == (planned == 0))
  }
}
