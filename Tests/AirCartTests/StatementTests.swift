import AirCart
import AirCartTestSupport
import Testing

/// Oracle: jobs small enough to see by eye what is true of them.
@Suite struct StatementTests {
  private static func statements(
    _ capacities: [Double], _ demands: [Double], acres: Double = 100,
    constraints: [Constraint] = [], filling: FillStyle = .standard
  ) throws -> PlanStatements {
    let cart = Cart(
      name: "Cart",
      tanks: capacities.enumerated().map {
        Tank(name: "Tank \($0 + 1)", capacity: Volume(bushels: $1))
      }, emptyWeight: Mass(pounds: 10_000), source: "")
    let problem = try Job(
      cart: cart, area: Area(acres: acres),
      products: demands.enumerated().map {
        ProductDemand(
          name: "P\($0)", density: BulkDensity(poundsPerBushel: 60),
          rate: .poundsPerAcre($1 * 60 / acres), area: .acres(acres))
      }, constraints: constraints)
    return PlanStatements(try Plan(problem, filling: filling))
  }

  private static func kind(_ capacities: [Double], _ demands: [Double]) throws -> Statement.Kind {
    RuleComparison(try statements(capacities, demands)).statement.kind
  }

  @Test func `the simple rule beside the plan has a statement for each case`() throws {
    // One product, one tank: nothing to choose.
    #expect(try Self.kind([100], [80]) == .ruleSame)
    // Two products, one tank: 80 in, 20 out, whoever chooses.
    #expect(try Self.kind([100], [80, 20]) == .ruleSame)
    // The rule puts 60 into the tank of 100 and 50 into that of 40; the plan does so, too.
    #expect(try Self.kind([100, 40], [60, 50]) != .ruleSame)
    // 90 and 60 in 60, 50 and 40: the rule takes 60 and 40 of 90, and 50 of 60 find a tank.
    let left = RuleComparison(try Self.statements([60, 50, 40], [90, 60]))
    #expect(left.statement.kind == .ruleLeaves)
    #expect(!left.isSameAllocation)
    // Three products need three tanks and two are there: no rule can place the smallest.
    let least = try Self.statements([100, 50], [90, 40, 10])
    #expect(least.infeasibility == Statement(.moreProductsThanTanks, .count(3), .tankCount(2)))
    #expect(least.title == Statement(.planLeastUnallocated))
  }

  /// Oracle: the statements of the command line and of the page before they were one, case by case.
  @Test(arguments: 0..<400 as Range<UInt64>)
  func `statements hold of the figures that they name`(seed: UInt64) throws {
    var random = RandomProblems(seed: seed)
    let problem = random.job(cart: random.cart(), constrained: seed % 2 == 1)
    guard !problem.isEmpty else { return }
    let plan = try Plan(problem)
    let statements = PlanStatements(plan)
    let comparison = RuleComparison(statements)
    let rule = problem.greedyRange
    let (greedy, least) = (plan.greedy.unallocated.bushels, plan.leastUnallocated.value)
    switch comparison.statement.kind {
    case .ruleSame: #expect(comparison.isSameAllocation)
    case .ruleLeavesSame:
      #expect(plan.fillPlan.fills == nil && abs(greedy - least) <= 1e-6 * greedy)
    case .ruleLeavesMore:
      #expect(plan.fillPlan.fills == nil && greedy > least)
      #expect(
        comparison.statement.values == [
          .volume(plan.greedy.unallocated), .volume(Volume(bushels: least)),
        ])
    case .ruleLeaves: #expect(plan.fillPlan.fills == 1 && greedy > 0)
    case .ruleTanks:
      #expect(plan.fillPlan.fills == 1)
      #expect(plan.recommended.tanksUsed != plan.greedy.assignment.tanksUsed)
    case .ruleEmptyCapacity, .ruleSameTanks:
      #expect(plan.fillPlan.fills == 1 && greedy == 0)
      #expect(plan.recommended.tanksUsed == plan.greedy.assignment.tanksUsed)
    case .ruleNoTank: #expect(rule.acres == 0 && plan.fillPlan.fills ?? 0 > 1)
    case .ruleSameArea:
      #expect(abs(rule.acres / plan.capacity.areaPerFill.acres - 1) <= 1e-8)
    case .ruleLessArea, .ruleMoreFills:
      #expect(rule < plan.capacity.areaPerFill)
      let count = FillArithmetic.fills(field: problem.area.acres, areaPerFill: rule.acres)
      let isMore = count > Double(plan.fillPlan.fills ?? 0)
      #expect((comparison.statement.kind == .ruleMoreFills) == isMore)
    default: Issue.record("\(comparison.statement)")
    }
    #expect((statements.infeasibility == nil) == (plan.fillPlan.fills != nil))
    #expect(statements.fillFigures.isEmpty == (plan.fillPlan.fills == nil))
  }

  @Test func `sums stand where they say something new`() throws {
    // One product in one fill: its demand is all there is to say.
    #expect(try Self.statements([100], [80]).totals == [])
    #expect(
      try Self.statements([100, 100], [80, 60]).totals.map(\.kind) == [.together, .inOneFill])
    #expect(try Self.statements([100], [250]).totals.map(\.kind) == [.leftForRefills, .inOneFill])
    #expect(
      try Self.statements([100], [80, 20]).totals.map(\.kind) == [
        .together, .withoutTank, .inTanks,
      ])
  }

  @Test func `a product without a tank is not told that every tank is empty while one is not`()
    throws
  {
    let (first, second) = (TankSet(positions: [0]), TankSet(positions: [1]))
    let one = try Self.statements(
      [100, 50], [40], constraints: [.emptyTanks(second), .allowedTanks(product: 0, second)])
    #expect(one.infeasibility?.kind == .noAllowedTank)
    let none = try Self.statements(
      [100, 50], [40], constraints: [.emptyTanks(first), .emptyTanks(second)])
    #expect(none.infeasibility == Statement(.everyTankEmpty))
  }

  /// By hand: what the job does not use is numbered behind its products.
  @Test func `a tank that holds what the job does not use is named with it`() throws {
    let (first, second) = (TankSet(positions: [0]), TankSet(positions: [1]))
    var job = try job(
      tanks: [100, 50], unitDemands: [40],
      [.holds(first, product: 0), .holds(second, product: nil)])
    let amount = Volume(bushels: 5)
    job.onBoard = OnBoard(
      [
        .init(tank: 0, name: "P0", product: 0, amount: amount),
        .init(tank: 1, name: "Peas", product: nil, amount: amount),
      ], in: job)
    let held = [(first, 0), (second, 2)].map { tanks, product in
      Statement(.holdsProduct, .tanks(tanks), .products([product]))
    }
    #expect(job.constraintStatements == held)
  }

  @Test func `what the tanks show follows from the fills`() throws {
    #expect(try Self.statements([100], [80]).title == Statement(.planOneFill))
    #expect(try Self.statements([100], [250]).title == Statement(.planFullFills))
    let even = try Self.statements([100], [250], filling: FillStyle(isEven: true))
    #expect(even.title == Statement(.planEvenFills))
    #expect(even.fillFigures.map(\.kind).prefix(3) == [.fillCount, .areaPerFill, .eachFill])
  }

  @Test func `utilization is a figure of its own above one cart load`() throws {
    #expect(try Self.statements([100], [100]).load.map(\.kind) == [.cartLoad])
    #expect(try Self.statements([100], [101]).load.map(\.kind) == [.cartLoad, .utilization])
  }

  @Test func `the tighter of two weight limits ends a fill`() throws {
    let limits: [Constraint] = [.payload(Mass(pounds: 3_000)), .grossWeight(Mass(pounds: 12_000))]
    let statements = try Self.statements([100], [250], constraints: limits)
    // 12,000 lb less the 10,000 of the cart leave 2,000.
    #expect(statements.weightLimit == Statement(.grossWeightLimit, .limit(Mass(pounds: 12_000))))
    #expect(statements.fillEnd == Statement(.weightEndsFill))
  }

  /// Oracle: tanks of 100, 140 and 150 bu for 250 bu, which take 3, 2 and 2 fills.
  @Test func `the decision names who does it in how many fills, and the smallest`() throws {
    let small = try Self.statements([100], [250])
    let more = try Self.statements([140], [250])
    let large = try Self.statements([150], [250])
    let none = try Self.statements([100], [80, 20])
    let said = { (carts: [PlanStatements?]) in CartDecision(carts).statement }
    #expect(said([small]) == nil)
    #expect(said([large, more]) == Statement(.eitherCart, .fills(2), .anyCart([1])))
    #expect(
      said([large, more, large]) == Statement(.everyCart, .fills(2), .count(3), .anyCart([1])))
    #expect(said([small, small]) == Statement(.cartsEqual, .fills(3), .count(2)))
    #expect(said([none, small]) == Statement(.onlyCart, .fills(3), .cartList([1])))
    #expect(said([small, nil]) == Statement(.onlyCart, .fills(3), .cartList([0])))
    #expect(said([none, none])?.kind == .noCartHasTanks)
    #expect(said([nil, nil]) == Statement(.noCartAtAll))
    let others = Statement(.withOthers, .count(3))
    #expect(
      said([small, large, small])
        == Statement(.fillsWith, .fills(2), .cartList([1]), .clauses([]), .clauses([others])))
    let idle = Statement(.notWithCarts, .cartList([0]))
    let next = Statement(.nextFillsWith, .count(3), .cartList([2]), .clauses([idle]))
    let least = Statement(.smallestOf, .anyCart([3]))
    #expect(
      said([none, large, small, more])
        == Statement(
          .fillsWith, .fills(2), .cartList([3, 1]), .clauses([least]), .clauses([next])))
  }

  /// Oracle: 250 bu in tanks of 125, 84, 63, 50 and 42 bu, which take 2 to 6 fills.
  @Test func `a sentence names four numbers of fills and no more`() throws {
    let carts = try [125.0, 84, 63, 50, 42].map { try Self.statements([$0], [250]) }
    let rest = Statement(.moreFillsWith, .count(5), .cartList([3, 4]))
    let third = Statement(.nextFillsWith, .count(4), .cartList([2]), .clauses([rest]))
    let second = Statement(.nextFillsWith, .count(3), .cartList([1]), .clauses([third]))
    #expect(
      CartDecision(carts).statement
        == Statement(.fillsWith, .fills(2), .cartList([0]), .clauses([]), .clauses([second])))
  }

  /// Oracle: as above.
  @Test func `a cart does the job, is the smallest that does it, or takes more fills`() throws {
    let small = try Self.statements([100], [250])
    let more = try Self.statements([140], [250])
    let large = try Self.statements([150], [250])
    let none = try Self.statements([100], [80, 20])
    let decision = CartDecision([small, more, large, none, nil])
    #expect(
      (0..<5).map { decision.verdict(on: $0) } == [
        Statement(.takesMoreFills, .count(1)), Statement(.doesJobSmallest), Statement(.doesJob),
        nil, nil,
      ])
    #expect(CartDecision([more, more, small]).verdict(on: 0) == Statement(.doesJob))
    #expect(CartDecision([more]).verdict(on: 0) == nil)
  }
}
