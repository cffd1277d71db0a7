import AirCart
import AirCartTestSupport
import Testing

/// Oracles: all set partitions by their labels, each planned by itself; and blends worked out by
/// hand.
@Suite(.tags(.property)) struct BlendingTests {
  // MARK: All partitions

  @Test(arguments: 0..<20)
  func `the blends are the best of all partitions`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(9_300 + seed))
    for index in 0..<6 {
      let tanks = random.whole(1...5)
      let drawn = random.job(
        cart: random.cart(tanks: tanks), constrained: index % 3 == 2,
        productCount: random.whole(2...6))
      guard !drawn.isEmpty else { continue }
      let job = try random.fertilized(drawn)
      let apart = index % 2 == 0 ? [] : [[0, random.whole(1...(job.products.count - 1))]]
      let found = try job.bestBlending(apart: apart)
      let best = try Self.best(of: job, apart)
      let note: Comment = "seed \(seed), job \(index)"
      #expect(found?.fills == best?.fills, note)
      #expect(found?.severity == best?.severity, note)
      #expect(found.map { Self.merges($0.blends) } == best?.merges, note)
      if let found, let best {
        #expect(abs(found.areaPerFill.acres / best.acres - 1) < 1e-8, note)
        let plan = try Plan(job.blending(found.blends))
        #expect(plan.capacity.fills == found.fills, note)
      }
    }
  }

  /// Oracle: whoever obeys one rule more could obey the others alone.
  @Test(arguments: 0..<60)
  func `a rule more never makes a plan for capacity last longer`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(9_700 + seed))
    let tanks = random.whole(2...5)
    let drawn = random.job(
      cart: random.cart(tanks: tanks), constrained: false, productCount: random.whole(2...6))
    guard !drawn.isEmpty else { return }
    var job = try random.fertilized(drawn)
    job.preferences.goal = .capacity
    let most = try job.plan().fillPlan.areaPerFill.acres
    let tank = TankSet(positions: [random.whole(0...(tanks - 1))])
    for rule: Constraint in [
      .emptyTanks(tank), .mostTanks(product: 0, 1), .forbiddenTanks(product: 1, tank),
    ] {
      let stricter = try job.with(constraints: job.constraints + [rule])
      #expect(try stricter.plan().fillPlan.areaPerFill.acres <= most * (1 + 1e-9), "\(rule)")
    }
  }

  private static func merges(_ blends: [[Int]]) -> Int { blends.map { $0.count - 1 }.reduce(0, +) }

  /// Gives each product a label in all ways; the products of a label are blended.
  private static func best(
    of job: Job, _ apart: [[Int]]
  ) throws -> (fills: Int, severity: Int, merges: Int, acres: Double)? {
    let count = job.products.count
    var best: (fills: Int, severity: Int, merges: Int, acres: Double)?
    let all = (0..<count).reduce(1) { product, _ in product * count }
    labels: for number in 0..<all {
      var (rest, labels) = (number, [Int]())
      for _ in 0..<count {
        labels.append(rest % count)
        rest /= count
      }
      // Each partition once: a label is the first product that has it.
      guard labels.enumerated().allSatisfy({ $1 <= $0 && labels[$1] == $1 }) else { continue }
      let partition = (0..<count).map { label in (0..<count).filter { labels[$0] == label } }
      let groups = partition.filter { $0.count > 1 }
      for group in groups {
        let places = group.map { place(of: job.products[$0], beside: job) }
        let firm = places.filter { $0 != either }
        guard firm.allSatisfy({ $0 != nil && $0 == firm[0] }) else { continue labels }
        guard !apart.contains(where: { Set($0).isSubset(of: group) }) else { continue labels }
      }
      let safe = max(1, load((0..<count).map { [$0] }, of: job))
      guard load(partition, of: job) <= safe + 1e-9 else { continue }
      let plan = try Plan(job.blending(groups))
      guard let fills = plan.capacity.fills else { continue }
      // The products drawn have names of no hazard; a blend has severity 1.
      let severity = (plan.practical?.severity ?? 0) + groups.count
      let own = (fills, severity, merges(groups), plan.capacity.areaPerFill.acres)
      if let known = best,
        (known.fills, known.severity, known.merges, -known.acres)
          <= (own.0, own.1, own.2, -own.3)
      {
        continue
      }
      best = own
    }
    return best
  }

  private static let either = -1.0

  /// The share beside the seed by the rules of domain.md, section 10, with a double-shoot drill:
  /// nothing but phosphate beside peas, nor what may lie there nowhere; potash goes either way beside
  /// wheat, or where nothing is seeded.
  private static func place(of product: ProductDemand, beside job: Job) -> Double? {
    guard product.isApplied, let grade = product.traits.grade else { return nil }
    let hasCanola = job.products.contains { $0.isApplied && $0.traits.crop == .canola }
    let isStarter = grade.phosphate > 0
    let share = product.seedPlaced ?? (isStarter ? 1 : 0)
    if share > 0 { return isStarter || !hasCanola ? share : nil }
    return product.seedPlaced == nil && grade.potash > 0 && !hasCanola ? either : 0
  }

  /// Σ rate / limit of what lies beside wheat, by the same section: 90 lb/ac of MAP for 45 lb of P2O5,
  /// 25 of potash for 15 lb of K2O, and urea for 15 lb of N.
  ///
  /// Beside canola no blend brings more to the seed than lies there unblended.
  private static func load(_ groups: [[Int]], of job: Job) -> Double {
    let products = job.products
    guard products.contains(where: { $0.isApplied && $0.traits.crop == .wheat }) else { return 0 }
    var load = 0.0
    for group in groups {
      let places = group.compactMap { place(of: products[$0], beside: job) }
      guard let share = places.first(where: { $0 != either }) else { continue }
      for product in group {
        guard let grade = products[product].traits.grade else { continue }
        let most = grade.phosphate > 0 ? 90 : grade.potash > 0 ? 25 : 15 / 0.46
        load += share * products[product].rate.poundsPerAcre / most
      }
    }
    return load
  }

  // MARK: By hand

  /// Oracle: domain.md, section 10, and cases/README: a starter of MAP and potash beside wheat and
  /// peas is usual, beside canola, mustard and flax there is no potash.
  @Test(arguments: [
    ("Wheat", true), ("Durum", true), ("Peas", true), ("Chickpeas", true), ("Canola", false),
    ("Mustard", false), ("Flax", false), ("Our canola", false),
  ])
  func `MAP and potash are a starter beside cereals and pulses`(seed: String, isOne: Bool) throws {
    func listed(_ name: String, _ rate: Double) -> ProductDemand {
      ProductDemand(
        name: name, density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(rate),
        area: .acres(100))
    }
    // Three products in two tanks.
    let job = try Job(
      cart: Cart(name: "two", bushels: [300, 200], source: "written in the test"),
      area: Area(acres: 100),
      products: [
        // 15 lb of the former are a quarter to a half of what may lie there, 10 of the latter 0.4.
        listed(seed, 100), listed("MAP (11-52-0)", 15), listed("Potash (0-0-60)", 10),
      ])
    #expect(try job.bestBlending()?.blends == (isOne ? [[1, 2]] : nil))
    var banded = job.products
    banded[1].seedPlaced = 0
    #expect(try job.with(products: banded).bestBlending()?.blends == [[1, 2]], "in the band")
    banded[1].seedPlaced = nil
    banded[2].seedPlaced = 0
    #expect(try job.with(products: banded).bestBlending() == nil, "stated to be apart")
  }

  /// Oracle: one stream of product, in which urea and MAP lie together in any case.
  @Test func `with a single-shoot drill urea and MAP are blended`() throws {
    let wheat = ProductDemand(
      name: "Wheat", density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(100),
      area: .acres(100))
    var job = try Self.job([wheat, Self.urea(30), Self.map(60), Self.sulphate(60)])
    job.drill = SeedDrill(.single)
    #expect(job.blendable == [1, 2, 3])
    #expect(try job.bestBlending(apart: [[1, 3], [2, 3]])?.blends == [[1, 2]])
  }

  /// 150 lb of urea at 50 lb/bu are 3 bu, 60 lb of sulphate at 60 lb/bu are 1 bu: 210 lb in 4 bu.
  @Test func `rates and volumes of a blend add up`() throws {
    let job = try Self.job([Self.urea(150), Self.sulphate(60)])
    let blend = try #require(try job.blending([[0, 1]]).products.first)
    #expect(blend.name == "Urea + Sulphate")
    #expect(blend.rate.poundsPerAcre == 210 && blend.unitDemand == 4)
    #expect(blend.density.poundsPerBushel == 52.5)
    let grade = try #require(blend.traits.grade)
    #expect(abs(grade.nitrogen - (150 * 46 + 60 * 21) / 210.0) < 1e-12)
    #expect(abs(grade.sulphur - 60 * 24 / 210.0) < 1e-12 && grade.phosphate == 0)
  }

  @Test func `a blend may use what all of its products may use`() throws {
    let job = try Self.job(
      [Self.urea(150), Self.map(60), Self.sulphate(60)],
      [
        .allowedTanks(product: 0, TankSet(positions: [0, 1])),
        .forbiddenTanks(product: 2, TankSet(positions: [0])), .mostTanks(product: 2, 1),
      ])
    let blended = try job.blending([[0, 2]])
    #expect(blended.products.map(\.name) == ["Urea + Sulphate", "MAP (11-52-0)"])
    #expect(blended.rules.allowedTanks[0] == TankSet(positions: [1]))
    #expect(blended.rules.mostTanks == [1, 3])
  }

  @Test func `what is placed otherwise is never blended`() throws {
    let wheat = ProductDemand(
      name: "Wheat", density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(100),
      area: .acres(100))
    // Four products in three tanks: only urea and sulphate go together.
    let job = try Self.job([wheat, Self.urea(150), Self.map(60), Self.sulphate(60)])
    #expect(try job.bestBlending()?.blends == [[1, 3]])
    #expect(try job.bestBlending(apart: [[1, 3]]) == nil)
  }

  /// Four products in three tanks: MAP that is banded goes with urea, and MAP of which half is with
  /// the seed with nothing.
  @Test func `what is stated to be placed alike is blended`() throws {
    let wheat = ProductDemand(
      name: "Wheat", density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(100),
      area: .acres(100))
    var (map, urea, sulphate) = (Self.map(60), Self.urea(150), Self.sulphate(60))
    sulphate.seedPlaced = 0.1
    map.seedPlaced = 0
    #expect(try Self.job([wheat, urea, map, sulphate]).bestBlending()?.blends == [[1, 2]])
    #expect(try Self.job([map, urea]).blending([[0, 1]]).products[0].seedPlaced == 0)
    map.seedPlaced = 0.5
    #expect(try Self.job([wheat, urea, map, sulphate]).bestBlending() == nil)
    urea.seedPlaced = 0.1
    #expect(try Self.job([wheat, urea, map, sulphate]).bestBlending()?.blends == [[1, 3]])
    urea.seedPlaced = 0.2
    #expect(try Self.job([wheat, urea, map, sulphate]).bestBlending() == nil)
  }

  /// Oracle: by hand; wheat in the largest of three tanks decides the area, whatever is blended.
  @Test func `of blends that take as many fills one that keeps is made`() throws {
    let rates = [
      ("Wheat", 100.0), ("ESN (44-0-0)", 5), ("Urea (46-0-0)", 5),
      ("Ammonium Sulphate (21-0-0-24S)", 5),
    ]
    let products = rates.map { name, rate in
      ProductDemand(
        name: name, density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(rate),
        area: .acres(100))
    }
    #expect(try Self.job(products).bestBlending()?.blends == [[1, 3]])
  }

  /// Oracle: IPNI's SEAP-3024 (domain.md, section 6) on urea, which SuperU is, with inhibitors.
  ///
  /// Four products in three tanks leave only that pair to blend, which the search alone would do.
  @Test(arguments: ["Urea (46-0-0)", "SuperU"])
  func `no form of urea is blended with potash`(urea: String) throws {
    // Beside canola, potash is not blended with MAP either.
    let rates = [("Canola", 100.0), (urea, 100), ("MAP (11-52-0)", 40), ("Potash (0-0-60)", 20)]
    let job = try Self.job(
      rates.map { name, rate in
        ProductDemand(
          name: name, density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(rate),
          area: .acres(100))
      })
    #expect(try job.bestBlending()?.blends == [[1, 3]])
    #expect(job.apart(beside: []) == [[1, 3]])
    #expect(try job.bestBlending(apart: job.apart(beside: [])) == nil)
  }

  /// Oracle: the same job with its products in another order, or on a toy cart and field; wheat decides
  /// the area of many blends.
  @Test(.tags(.property), arguments: 0..<60)
  func `the order of products decides no blend`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(61_000 + seed))
    let wheat = ProductDemand(
      name: "Wheat", density: BulkDensity(poundsPerBushel: 60), rate: .poundsPerAcre(300),
      area: .acres(100))
    let names = ["Urea (46-0-0)", "Ammonium Sulphate (21-0-0-24S)", "ESN (44-0-0)", "K (0-0-60)"]
    var products =
      [wheat, Self.map(10)]
      + names.map {
        ProductDemand(
          name: $0, density: BulkDensity(poundsPerBushel: 60),
          rate: .poundsPerAcre(Double(random.whole(1...3)) * 10), area: .acres(100))
      }
    let tanks = (0..<random.whole(4...5)).map { _ in Double(random.whole(60...300)) }
    var found: [[Set<String>]] = []
    // A power of two changes no digit.
    for part in [1, 1, 1, 0x1p-12] {
      let job = try Job(
        cart: Cart(name: "drawn", bushels: tanks.map { $0 * part }, source: "drawn"),
        area: Area(acres: 100 * part), products: products)
      let blends = try job.bestBlending()?.blends ?? []
      found.append(blends.map { Set($0.map { products[$0].name }) })
      for index in products.indices { products.swapAt(index, random.whole(0...index)) }
    }
    for other in found { #expect(Set(other) == Set(found[0]), "seed \(seed): \(found)") }
  }

  /// Urea in a tank is not the blend: the blend may not use it, and a limit on its tanks holds.
  @Test func `what a tank holds of a part blocks it`() throws {
    let job = try Self.job(
      [Self.urea(150), Self.map(60), Self.sulphate(60)],
      [.holds(TankSet(positions: [0]), product: 0), .mostTanks(product: 2, 1)])
    let blended = try job.blending([[0, 2]])
    #expect(blended.rules.usableTanks == TankSet(positions: [1, 2]))
    #expect(blended.rules.mostTanks == [1, 3])
    let apart = try job.blending([[1, 2]])
    #expect(apart.rules.heldTanks[0] == TankSet(positions: [0]))
  }

  private static func job(
    _ products: [ProductDemand], _ constraints: [Constraint] = []
  ) throws -> Job {
    try Job(
      cart: Cart(name: "three", bushels: [300, 200, 100], source: "written in the test"),
      area: Area(acres: 100), products: products, constraints: constraints)
  }

  private static func product(
    _ name: String, _ density: Double, _ rate: Double, _ grade: NutrientGrade
  ) -> ProductDemand {
    ProductDemand(
      name: name, density: BulkDensity(poundsPerBushel: density), rate: .poundsPerAcre(rate),
      area: .acres(100), traits: ProductTraits(grade: grade))
  }

  private static func urea(_ rate: Double) -> ProductDemand {
    product("Urea (46-0-0)", 50, rate, NutrientGrade(46, 0, 0))
  }

  private static func sulphate(_ rate: Double) -> ProductDemand {
    product("Sulphate (21-0-0-24S)", 60, rate, NutrientGrade(21, 0, 0, sulphur: 24))
  }

  private static func map(_ rate: Double) -> ProductDemand {
    product("MAP (11-52-0)", 75, rate, NutrientGrade(11, 52, 0))
  }
}

extension RandomProblems {
  /// The job with fertilizers of either placement, and some seed.
  fileprivate mutating func fertilized(_ problem: Job) throws -> Job {
    let isCanola = whole(0...1) == 0
    let products = problem.products.map { product in
      let kind = whole(0...4)
      var demand = ProductDemand(
        name: product.name, density: product.density,
        rate: .poundsPerAcre(product.rate.poundsPerAcre), area: .acres(problem.area.acres),
        traits: ProductTraits(
          crop: kind == 0 ? (isCanola ? .canola : .wheat) : nil,
          grade: kind == 0
            ? nil
            : [NutrientGrade(11, 52, 0), NutrientGrade(0, 0, 60), NutrientGrade(46, 0, 0)][
              min(kind, 3) - 1]))
      if kind > 0, whole(0...2) == 0 { demand.seedPlaced = Double(whole(0...2)) / 2 }
      return demand
    }
    return try Job(
      cart: problem.cart, area: problem.area, products: products,
      constraints: problem.constraints)
  }
}
