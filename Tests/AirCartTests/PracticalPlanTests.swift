import AirCart
import AirCartTestSupport
import Testing

/// Oracles: every assignment, one after the other, by the definition of the practical plan; and jobs
/// worked out by hand.
@Suite(.tags(.property)) struct PracticalPlanTests {
  // MARK: Every assignment

  @Test(arguments: 0..<60)
  func `the plan is the first of all assignments`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(9_000 + seed))
    for index in 0..<20 {
      let cart =
        index % 2 == 0
        ? BourgaultCarts.all[random.whole(0...4)] : random.cart(tanks: random.whole(1...5))
      let problem = random.job(
        cart: cart, constrained: index % 3 == 1, limited: index % 4 == 3,
        productCount: random.whole(1...(cart.tanks.count > 4 ? 3 : 4)))
      guard !problem.isEmpty else { continue }
      let job = try random.characterized(problem)
      let plan = try PracticalPlan.find(job)
      let expected = AllAssignments(job).first
      let note: Comment = "seed \(seed), job \(index)"
      #expect(plan?.assignment == expected, note)
    }
  }

  // MARK: By hand

  /// A quarter section: wheat into the largest tank, canola where it belongs.
  @Test func `canola goes into the saddle tank`() throws {
    let plan = try #require(try Self.plan("91300", 160, [.wheat(100), .canola(5)]))
    #expect(Self.contents(plan.0, plan.1) == ["Wheat", nil, nil, nil, "Canola"])
    #expect(plan.0.fills == 1 && plan.0.severity == 0)
  }

  /// Without the saddle tank it would be three fills, so that the saddle takes wheat.
  @Test func `a fill is worth more than a rule`() throws {
    let plan = try #require(try Self.plan("91300", 480, [.wheat(110), .urea(150), .map(60)]))
    #expect(Self.contents(plan.0, plan.1) == ["Urea", "MAP", "Wheat", "Wheat", "Wheat"])
    #expect(plan.0.fills == 2)
    #expect(plan.0.breaches == [HouseRules.Breach(.saddleBulkSeed, product: 0)])
    var refusing = plan.1
    refusing.preferences.refused = plan.0.breaches.map(\.rule)
    let kept = try #require(try PracticalPlan.find(refusing))
    #expect(kept.fills == 3 && kept.severity == 0)
  }

  @Test func `a saddle tank that is not needed stays empty`() throws {
    let plan = try #require(try Self.plan("9950", 155, [.peas(210), .map(30)]))
    #expect(plan.0.assignment.product(inTank: 4) == nil)
    #expect(plan.0.fills == 1 && plan.0.severity == 0)
  }

  @Test func `more products than tanks have no plan`() throws {
    let cart = Cart(name: "two", bushels: [100, 200], source: "drawn")
    let products = [Sample.wheat(100), .canola(5), .urea(90)]
    #expect(try Self.plan(cart, 100, products) == nil)
  }

  @Test func `a rule that is switched off is not broken`() throws {
    let sample = [Sample.wheat(110), .urea(150), .map(60)]
    let plan = try #require(try Self.plan("91300", 480, sample))
    var job = plan.1
    job.preferences.rules[.saddleBulkSeed] = 0
    let other = try #require(try PracticalPlan.find(job))
    #expect(other.severity == 0 && other.fills == 2)
  }
}

// MARK: - Jobs

extension PracticalPlanTests {
  /// A product with a published density.
  struct Sample {
    let name: String
    let density: Double
    let rate: Double
    var crop: SeedCrop?
    var grade: NutrientGrade?

    static func wheat(_ rate: Double) -> Sample {
      Sample(name: "Wheat", density: 60, rate: rate, crop: .wheat)
    }
    static func canola(_ rate: Double) -> Sample {
      Sample(name: "Canola", density: 50, rate: rate, crop: .canola)
    }
    static func peas(_ rate: Double) -> Sample {
      Sample(name: "Peas", density: 60, rate: rate, crop: .peas)
    }
    static func urea(_ rate: Double) -> Sample {
      Sample(name: "Urea", density: 59.7, rate: rate, grade: NutrientGrade(46, 0, 0))
    }
    static func map(_ rate: Double) -> Sample {
      Sample(name: "MAP", density: 77.8, rate: rate, grade: NutrientGrade(11, 52, 0))
    }

    func demand(acres: Double) -> ProductDemand {
      ProductDemand(
        name: name, density: BulkDensity(poundsPerBushel: density), rate: .poundsPerAcre(rate),
        area: .acres(acres), traits: ProductTraits(crop: crop, grade: grade))
    }
  }

  static func plan(
    _ cart: String, _ acres: Double, _ products: [Sample]
  ) throws -> (PracticalPlan, Job)? {
    try plan(#require(BourgaultCarts.all.first { $0.name == cart }), acres, products)
  }

  static func plan(
    _ cart: Cart, _ acres: Double, _ products: [Sample]
  ) throws -> (PracticalPlan, Job)? {
    let problem = try Job(
      cart: cart, area: Area(acres: acres),
      products: products.map { $0.demand(acres: acres) })
    return try PracticalPlan.find(problem).map { ($0, problem) }
  }

  static func contents(_ plan: PracticalPlan, _ problem: Job) -> [String?] {
    problem.cart.tanks.indices.map { tank in
      plan.assignment.product(inTank: tank).map { problem.products[$0].name }
    }
  }
}

extension RandomProblems {
  /// The job with traits and rules such as people have, some switched off and some refused.
  fileprivate mutating func characterized(
    _ problem: Job
  ) throws -> Job {
    let products = problem.products.map { product in
      let kind = whole(0...5)
      return ProductDemand(
        name: product.name, density: product.density,
        rate: .poundsPerAcre(product.rate.poundsPerAcre), area: .acres(problem.area.acres),
        traits: ProductTraits(
          crop: kind == 0 ? .canola : kind == 1 ? .wheat : kind == 2 ? .peas : nil,
          grade: kind == 3
            ? NutrientGrade(46, 0, 0) : kind == 4 ? NutrientGrade(11, 52, 0) : nil,
          isInoculant: kind == 5))
    }
    var rules = HouseRules(
      phosphateTank: whole(0...2) == 0 ? whole(0...(problem.cart.tanks.count - 1)) : nil)
    for rule in HouseRule.allCases where whole(0...3) == 0 { rules[rule] = whole(0...4) }
    var preferences = PlanPreferences(
      rules: rules, margin: [0, 0.02, 0.05, 0.5][whole(0...3)])
    if whole(0...5) == 0 {
      preferences.refused = [HouseRule.allCases[whole(0...4)]]
    }
    var constraints = problem.constraints
    if whole(0...4) == 0 {
      let product = whole(-1...(products.count - 1))
      let isLimited = constraints.contains {
        if case .mostTanks(product: product, _) = $0 { true } else { false }
      }
      constraints.append(
        .holds(
          TankSet(positions: [whole(0...(problem.cart.tanks.count - 1))]),
          product: product < 0 || isLimited ? nil : product))
    }
    var job = try Job(
      cart: problem.cart, area: problem.area, products: products, constraints: constraints)
    job.preferences = preferences
    return job
  }
}

// MARK: - The oracle

/// All assignments of a job with what the definition of the practical plan asks of each.
private struct AllAssignments {
  private struct Candidate {
    let assignment: Assignment
    let fills: Double
    let severity: Int
    let area: Double
    let tanks: Int
    let capacity: Double
    /// The rank of the product in each tank, −1 for an empty one.
    let vector: [Int]
  }

  private var candidates: [Candidate] = []
  private let problem: Job
  private let preferences: PlanPreferences

  init(_ problem: Job) {
    self.problem = problem
    preferences = problem.preferences
    visit([], tank: 0)
  }

  private var applied: [Int] { problem.products.indices.filter { problem.products[$0].isApplied } }

  private mutating func visit(_ contents: [Int?], tank: Int) {
    guard tank < problem.cart.tanks.count else { return look(at: contents) }
    let held = applied.first { problem.rules.heldTanks[$0].contains(tank) }
    if held == nil { visit(contents + [nil], tank: tank + 1) }
    for product in applied where problem.rules.allowedTanks[product].contains(tank) {
      visit(contents + [product], tank: tank + 1)
    }
  }

  private mutating func look(at contents: [Int?]) {
    var assignment = Assignment.empty
    for (tank, product) in contents.enumerated() {
      if let product { assignment = assignment.placing(product: product, inTank: tank) }
    }
    for product in applied {
      let count = contents.filter { $0 == product }.count
      guard count > 0, count <= problem.rules.mostTanks[product] else { return }
    }
    let area = problem.areaPerFill(of: assignment).acres
    guard area > 0 else { return }
    let breaches = breaches(contents)
    guard !breaches.contains(where: { preferences.refused.contains($0.rule) }) else { return }
    let ranked = applied.sorted { left, right in
      let (first, second) = (problem.products[left], problem.products[right])
      return first.unitDemand == second.unitDemand
        ? first.name < second.name : first.unitDemand > second.unitDemand
    }
    let used = contents.indices.filter { contents[$0] != nil }
    candidates.append(
      Candidate(
        assignment: assignment, fills: max(1, (problem.area.acres / area - 1e-9).rounded(.up)),
        severity: breaches.reduce(0) { $0 + preferences.rules[$1.rule] }, area: area,
        tanks: used.count, capacity: used.reduce(0) { $0 + problem.usableCapacities[$1] },
        vector: contents.map { product in product.flatMap { ranked.firstIndex(of: $0) } ?? -1 }))
  }

  /// The rules by their sentences, apart from the code that the plan uses.
  private func breaches(_ contents: [Int?]) -> [HouseRules.Breach] {
    let rules = preferences.rules
    return applied.flatMap { product -> [HouseRules.Breach] in
      let traits = problem.products[product].traits
      let tanks = contents.indices.filter { contents[$0] == product }
      let isSaddle = { problem.cart.tanks[$0].isSaddle }
      let hasSaddle = problem.cart.tanks.indices.contains {
        isSaddle($0) && problem.rules.allowedTanks[product].contains($0)
      }
      let isPhosphate = (traits.grade?.phosphate ?? 0) >= 20
      let isSeed =
        [.wheat, .peas].contains(traits.crop) && problem.products[product].rate.poundsPerAcre >= 25
      let isSmall = traits.crop == .canola || traits.isInoculant
      var broken: [HouseRule] = []
      if traits.grade != nil, tanks.contains(where: isSaddle) { broken.append(.saddleFertilizer) }
      if isSeed, tanks.contains(where: isSaddle) { broken.append(.saddleBulkSeed) }
      if isSmall, hasSaddle, !tanks.allSatisfy(isSaddle) { broken.append(.smallSeedInSaddle) }
      if isPhosphate, tanks.count > 1 { broken.append(.phosphateOneTank) }
      if isPhosphate, let own = rules.phosphateTank, tanks != [own] {
        broken.append(.phosphateTank)
      }
      return broken.filter { rules[$0] > 0 }.map { HouseRules.Breach($0, product: product) }
    }
  }

  /// The first one by the definition: each criterion among those as good by the ones before it.
  var first: Assignment? {
    var left = candidates
    guard let fills = left.map(\.fills).min() else { return nil }
    left = left.filter { $0.fills == fills }
    let severity = left.map(\.severity).min()
    left = left.filter { $0.severity == severity }
    let enough = (1 + preferences.margin) * problem.area.acres / fills
    let spare = left.map { min($0.area, enough) }.max() ?? 0
    left = left.filter { min($0.area, enough) >= spare * (1 - 1e-9) }
    let tanks = left.map(\.tanks).min()
    left = left.filter { $0.tanks == tanks }
    let area = left.map(\.area).max() ?? 0
    left = left.filter { $0.area >= area * (1 - 1e-9) }
    let capacity = left.map(\.capacity).min()
    left = left.filter { $0.capacity == capacity }
    return left.min { $0.vector.lexicographicallyPrecedes($1.vector) }?.assignment
  }
}
