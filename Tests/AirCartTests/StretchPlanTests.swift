import AirCart
import AirCartTestSupport
import Testing

/// Oracles: the hand values of six fields of wheat, every assignment walked acre by acre by other code,
/// and what must hold of loads and of two sequences that differ in one thing.
@Suite(.tags(.property, .oracle)) struct StretchPlanTests {
  // MARK: By hand

  /// Six fields of 80 ac on a 91300, with a urea rate each.
  static func wheat(urea rates: [Double]) throws -> StretchSequence {
    let cart = try #require(BourgaultCarts.all.first { $0.name == "91300" })
    return try StretchSequence(
      rates.map { urea in
        try Job(
          field: Area(acres: 80), products: [.wheat(110), .urea(urea), .map(60)], cart: cart)
      })
  }

  static let own: [Double] = [130, 140, 145, 150, 160, 175]

  /// One field of 480 ac at 150 lb/ac has the tanks of `PracticalPlanTests`: urea 1, MAP 2, wheat the
  /// rest.
  @Test func `six fields at one rate take two fills`() throws {
    let plan = try #require(try StretchPlan.find(Self.wheat(urea: Array(repeating: 150, count: 6))))
    #expect(plan.fills == 2)
    #expect((0..<5).map { plan.assignment.product(inTank: $0) } == [1, 2, 0, 0, 0])
    #expect(plan.breaches == [HouseRules.Breach(.saddleBulkSeed, product: 0)])
  }

  @Test func `six fields with their own rates take two fills with a refill after 261 acres`() throws
  {
    let sequence = try Self.wheat(urea: Self.own)
    let plan = try #require(try StretchPlan.find(sequence))
    #expect((0..<5).map { plan.assignment.product(inTank: $0) } == [1, 2, 0, 0, 0])
    let fills = sequence.fills(of: plan.assignment, toCapacity: false)
    #expect(plan.fills == 2 && fills.count == 2)
    #expect(abs(fills[0].stop.area.acres - 261.3) < 0.05)
    #expect(fills[0].end.stretch == 3 && abs(fills[0].end.acres - 21.3) < 0.05)
    #expect(fills[0].limitingProduct == 0 && fills[1].limitingProduct == nil)
    #expect(fills[1].end == StretchPlace(stretch: 5, acres: 80))
  }

  /// Urea 1, MAP 2, wheat 3 and 4: with nothing in the saddle tank wheat lasts 435 bu / (110 / 60).
  @Test func `tanks without the saddle take three fills`() throws {
    let sequence = try Self.wheat(urea: Self.own)
    let alone = [1, 2, 0, 0].enumerated().reduce(Assignment.empty) {
      $0.placing(product: $1.element, inTank: $1.offset)
    }
    let fills = sequence.fills(of: alone, toCapacity: false)
    #expect(fills.count == 3)
    var acres = 0.0
    let ends = fills.map { fill in
      acres += fill.stop.area.acres
      return acres
    }
    #expect(abs(ends[0] - 237.3) < 0.05 && abs(ends[1] - 472.7) < 0.05 && abs(ends[2] - 480) < 1e-9)
  }

  /// 100 bu of wheat last 100 ac and 50 bu of urea 50 ac, which only the second field takes: the fill
  /// ends after 40 + 50 ac, with 10 bu of wheat if the tank was full.
  @Test func `a fill says where it ends and what is then on board`() throws {
    let cart = Cart(name: "two", bushels: [100, 50], source: "by hand")
    let products = { (urea: Double) in
      [
        ProductRate("Wheat", poundsPerAcre: 60, poundsPerBushel: 60),
        ProductRate("Urea", poundsPerAcre: urea, poundsPerBushel: 50),
      ]
    }
    let sequence = try StretchSequence([
      Job(field: Area(acres: 40), products: products(0), cart: cart),
      Job(field: Area(acres: 60), products: products(50), cart: cart),
    ])
    let plan = try #require(try StretchPlan.find(sequence))
    #expect(plan.fills == 2)
    let full = sequence.fills(of: plan.assignment, toCapacity: true)
    #expect(full[0].end == StretchPlace(stretch: 1, acres: 50))
    #expect(full[0].limitingProduct == 1)
    #expect(full[0].stop.tanks.map(\.left.bushels) == [10, 0])
    #expect(full[1].stop.tanks.map(\.load.bushels) == [90, 50])
    #expect(sequence.left(atEndOf: 0, full) == [60, 50])
    #expect(sequence.left(atEndOf: 1, full) == [90, 40])
    let needed = sequence.fills(of: plan.assignment, toCapacity: false)
    #expect(needed[0].stop.tanks.map(\.load.bushels) == [90, 50])
    #expect(needed[1].stop.tanks.map(\.load.bushels) == [10, 10])
    #expect(sequence.left(atEndOf: 0, needed) == [50, 50])
    #expect(sequence.left(atEndOf: 1, needed) == [0, 0])
  }

  /// 40 ac take 2,400 lb, so 5,000 lb last 2,600 / 110 ac into the second field, whose other 36.36 ac take
  /// 4,000 lb.
  @Test func `a limit of weight ends a fill across fields`() throws {
    let cart = Cart(name: "two", bushels: [100, 50], source: "by hand")
    let job = { (acres: Double, urea: Double) throws in
      try Job(
        field: Area(acres: acres),
        products: [
          ProductRate("Wheat", poundsPerAcre: 60, poundsPerBushel: 60),
          ProductRate("Urea", poundsPerAcre: urea, poundsPerBushel: 50),
        ], cart: cart
      ).with(constraints: [.payload(Mass(pounds: 5_000))])
    }
    let sequence = try StretchSequence([job(40, 0), job(60, 50)])
    let plan = try #require(try StretchPlan.find(sequence))
    let fills = sequence.fills(of: plan.assignment, toCapacity: false)
    #expect(plan.fills == 2 && fills.map(\.isWeightLimited) == [true, false])
    #expect(fills[0].end.stretch == 1 && abs(fills[0].end.acres - 2_600 / 110) < 1e-9)
    #expect(fills.allSatisfy { $0.limitingProduct == nil })
    let pounds = fills.map { $0.stop.products.reduce(0) { $0 + $1.loadMass.pounds } }
    #expect(abs(pounds[0] - 5_000) < 1e-6 && abs(pounds[1] - 4_000) < 1e-6)
    #expect(sequence.fillRange(of: plan.assignment) == 2...2)
  }

  // MARK: Every assignment

  @Test(arguments: 0..<40)
  func `the plan is the first of all assignments`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(71_000 + seed))
    for index in 0..<8 {
      let sequence = try random.sequence(tanks: random.whole(1...5))
      let note: Comment = "seed \(seed), sequence \(index)"
      let (plan, expected) = (try StretchPlan.find(sequence), EveryStretchPlan(sequence).first)
      #expect(plan?.assignment == expected?.assignment, note)
      #expect(plan?.fills == expected?.fills, note)
      #expect(plan?.severity == expected?.severity, note)
    }
  }

  // MARK: Loads

  @Test(arguments: 0..<40)
  func `what is loaded and not left is what the stretches take`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(72_000 + seed))
    for index in 0..<10 {
      let sequence = try random.sequence(tanks: random.whole(2...6))
      guard let plan = try StretchPlan.find(sequence) else { continue }
      for isToCapacity in [false, true] {
        let fills = sequence.fills(of: plan.assignment, toCapacity: isToCapacity)
        let note: Comment = "seed \(seed), sequence \(index), to capacity \(isToCapacity)"
        #expect(fills.count == plan.fills, note)
        Self.expectBalance(of: fills, sequence, note)
        Self.expectTanksHold(fills, sequence, note)
      }
    }
  }

  private static func expectBalance(
    of fills: [StretchFill], _ sequence: StretchSequence, _ note: Comment
  ) {
    for (product, own) in sequence.whole.products.enumerated() {
      let need = sequence.stretches.reduce(0) { $0 + $1.area.acres * $1.unitDemands[product] }
      #expect(abs(need - own.demand.bushels) <= 1e-9 * max(1, need), note)
      let stops = fills.map { $0.stop.tanks.filter { $0.product == product } }
      let loaded = stops.joined().reduce(0) { $0 + $1.load.bushels }
      let left = (stops.last ?? []).reduce(0) { $0 + $1.left.bushels }
      #expect(abs(loaded - left - need) <= 1e-8 * max(1, need), note)
      let seeded = stops.joined().reduce(0) { $0 + $1.seeded.bushels }
      #expect(abs(seeded - need) <= 1e-8 * max(1, need), note)
    }
  }

  private static func expectTanksHold(
    _ fills: [StretchFill], _ sequence: StretchSequence, _ note: Comment
  ) {
    for (fill, next) in zip(fills, fills.dropFirst()) {
      #expect(zip(fill.stop.tanks, next.stop.tanks).allSatisfy { $0.left == $1.before }, note)
    }
    for tank in fills.flatMap(\.stop.tanks) {
      let capacity = sequence.whole.cart.tanks[tank.tank].capacity.bushels
      let held = tank.before.bushels + tank.load.bushels
      #expect(tank.load.bushels >= -1e-9 && tank.left.bushels >= 0, note)
      #expect(held <= capacity * (1 + 1e-12), note)
      #expect(abs(held - tank.seeded.bushels - tank.left.bushels) <= 1e-9 * capacity, note)
    }
  }

  // MARK: Limits

  @Test(arguments: 0..<40)
  func `stretches at one rate are planned as one field`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(73_000 + seed))
    for index in 0..<10 {
      var job = random.job(
        cart: random.cart(tanks: random.whole(1...5)), constrained: index % 2 == 0,
        productCount: random.whole(1...4))
      guard !job.isEmpty else { continue }
      if index % 3 == 0 {
        let pounds = job.totalRate.poundsPerAcre * job.area.acres / Double(random.whole(1...4))
        job = try job.with(constraints: job.constraints + [.payload(Mass(pounds: pounds))])
      }
      let plan = try PracticalPlan.find(job)
      let note: Comment = "seed \(seed), job \(index)"
      guard (plan?.fills ?? 0) < 1_000 else { continue }
      let parts = random.whole(1...4)
      let part = try job.with(area: Area(acres: job.area.acres / Double(parts)))
      let own = try StretchPlan.find(StretchSequence(Array(repeating: part, count: parts)))
      #expect(own?.assignment == plan?.assignment, note)
      #expect(own?.fills == plan?.fills, note)
      #expect(own?.breaches == plan?.breaches, note)
      if let own, let plan { #expect(abs(own.spare - plan.spare) <= 1e-9 * (1 + plan.spare), note) }
    }
  }

  // MARK: Two sequences

  @Test(arguments: 0..<20)
  func `a larger tank never takes more fills`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(74_000 + seed))
    for index in 0..<10 {
      let jobs = try random.jobs(tanks: random.whole(2...5))
      guard let plan = try StretchPlan.find(StretchSequence(jobs)) else { continue }
      var tanks = jobs[0].cart.tanks
      let grown = random.whole(0...(tanks.count - 1))
      tanks[grown] = Tank(
        name: tanks[grown].name,
        capacity: Volume(bushels: tanks[grown].capacity.bushels + Double(random.whole(1...99))))
      let cart = Cart(name: "grown", tanks: tanks, emptyWeight: nil, source: "drawn")
      let larger = try StretchSequence(
        jobs.map { try Job(cart: cart, area: $0.area, products: $0.products) })
      let note: Comment = "seed \(seed), sequence \(index), tank \(grown)"
      #expect(larger.fills(of: plan.assignment, toCapacity: false).count <= plan.fills, note)
      #expect(try StretchPlan.find(larger)?.fills ?? .max <= plan.fills, note)
    }
  }
}

// MARK: - Sequences

extension RandomProblems {
  /// One to six jobs on one cart, each product at a few rates, one in four at none.
  mutating func jobs(tanks: Int) throws -> [Job] {
    let cart = cart(tanks: tanks)
    let count = whole(1...3)
    let densities = (0..<count).map { _ in Double(whole(40...70)) }
    let crops: [SeedCrop?] = (0..<count).map { _ in [.canola, .wheat, nil][whole(0...2)] }
    let grades = crops.map { crop in
      crop == nil ? [NutrientGrade(46, 0, 0), NutrientGrade(11, 52, 0)][whole(0...1)] : nil
    }
    let most = cart.capacity.bushels
    return try (0..<whole(1...6)).map { place in
      let acres = Double(whole(1...40))
      return try Job(
        cart: cart, area: Area(acres: acres),
        products: (0..<count).map { product in
          let part = whole(0...3)
          // Something of every product somewhere, and a handful of fills in all.
          let rate = place == 0 || part > 0 ? most * Double(part + 1) / Double(whole(20...60)) : 0
          return ProductDemand(
            name: "P\(product)", density: BulkDensity(poundsPerBushel: densities[product]),
            rate: .poundsPerAcre(rate), area: .acres(acres),
            traits: ProductTraits(crop: crops[product], grade: grades[product]))
        })
    }
  }

  fileprivate mutating func sequence(tanks: Int) throws -> StretchSequence {
    var jobs = try jobs(tanks: tanks)
    var constraints: [Constraint] = []
    if whole(0...1) == 0 {
      constraints.append(.reserve(TankSet.first(tanks), .percent(Double(whole(0...20)))))
    }
    if whole(0...2) == 0 {
      // Half of the tanks full of what weighs 55 lb/bu, more or less.
      let pounds = jobs[0].cart.capacity.bushels * 55 * Double(whole(4...12)) / 16
      constraints.append(.payload(Mass(pounds: pounds)))
    }
    if !constraints.isEmpty { jobs[0] = try jobs[0].with(constraints: constraints) }
    return try StretchSequence(jobs)
  }
}
