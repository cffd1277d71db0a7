import AirCart
import AirCartTestSupport
import Testing

/// Oracle: plain enumeration of every layout and order, with counts made in another way.
@Suite(.tags(.oracle)) struct LayoutTests {
  /// The order in which the fields of a farm are seeded, and whether product continues.
  static func order(_ seed: UInt64) -> (FieldOrder, carriesOver: Bool) {
    let order: FieldOrder = seed % 4 == 1 ? .given : seed % 2 == 0 ? .fewestCleanOuts : .byDate
    return (order, seed % 3 == 0 && order != .given)
  }

  /// The first 200 farms that are small enough for every layout to be looked at.
  static let small = Array(
    (UInt64(0)..<260).lazy.filter { seed in
      do {
        let drawn = DrawnFarm(test: seed)
        // `SharedTanksTests` is about crops that share their tanks.
        let groups = drawn.farm.cropsInTheSameTanks(drawn.constraints)
        return try (!order(seed).carriesOver || groups == Array(groups.indices))
          && EveryLayout.every(drawn, order(seed).carriesOver) != nil
      } catch {
        return true  // It is looked at, and fails.
      }
    }.prefix(200))

  @Test func `there are 200 farms of which every layout is looked at`() {
    #expect(Self.small.count == 200)
  }

  @Test(arguments: small)
  func `order and layout are the best of all orders and layouts`(seed: UInt64) throws {
    let drawn = DrawnFarm(test: seed)
    let (order, carriesOver) = Self.order(seed)
    let plans = try FarmPlan.plans(
      drawn.farm, carts: drawn.carts, constraints: drawn.constraints, order: order,
      carriesOver: carriesOver)
    let crops = drawn.farm.crops
    let choices = try #require(try EveryLayout.every(drawn, carriesOver), "seed \(seed)")
    let rows = drawn.farm.fields.map(\.crop)
    let given = rows.indices.filter { $0 == 0 || rows[$0 - 1] != rows[$0] }.map { rows[$0] }
    let all = order == .given ? [given] : EveryLayout.permutations(Array(crops.indices))
    let orders = all.filter { own in
      order != .byDate
        || zip(own, own.dropFirst()).allSatisfy { crops[$0].seededFrom <= crops[$1].seededFrom }
    }
    let totals = orders.map { order in
      drawn.carts.indices.reduce(0) {
        $0 + (EveryLayout.best(drawn, $1, order, choices[$1])?.cleanOuts ?? 0)
      }
    }
    #expect(plans.reduce(0) { $0 + $1.cleanOuts } == totals.min(), "seed \(seed)")
    var chosen: [Int] = []
    for field in plans[0].fields where chosen.last != drawn.farm.fields[field.field].crop {
      chosen.append(drawn.farm.fields[field.field].crop)
    }
    #expect(orders.contains(chosen), "seed \(seed)")
    for (cart, plan) in plans.enumerated() {
      #expect(plan.fields.map(\.field) == plans[0].fields.map(\.field), "seed \(seed)")
      #expect(plan.isProven && plan.isLayoutProven, "seed \(seed)")
      let own = EveryLayout.judged(
        drawn, cart, chosen,
        crops.indices.map { crop in
          choices[cart][crop].first { $0.assignment == plan.crops[crop]?.assignment }
        })
      let best = try #require(EveryLayout.best(drawn, cart, chosen, choices[cart]))
      #expect(own.cleanOuts == best.cleanOuts && plan.cleanOuts == best.cleanOuts, "seed \(seed)")
      #expect(own.roleChanges == best.roleChanges, "seed \(seed)")
      #expect(plan.roleChanges == best.roleChanges, "seed \(seed)")
      #expect(abs(own.spare - best.spare) <= 1e-7 * max(1, best.spare), "seed \(seed)")
    }
  }

  /// Oracle: `PracticalPlan` of the whole crop.
  @Test(arguments: UInt64(0)..<60) func `the layout of one crop is its practical plan`(
    seed: UInt64
  ) throws {
    let drawn = DrawnFarm(seed: 1_000 + seed, crops: 1...1)
    for (cart, rules) in zip(drawn.carts, drawn.constraints) {
      let plan = try FarmPlan(
        drawn.farm, cart: cart, constraints: rules, order: .byDate, carriesOver: true)
      let area = drawn.farm.fields.reduce(Area(acres: 0)) { $0 + $1.area }
      let job = try drawn.farm.job(
        crop: 0, area: area, cart: cart, constraints: rules[0])
      let practical = try PracticalPlan.find(job)
      #expect(plan.crops[0]?.assignment == practical?.assignment ?? .empty, "seed \(seed)")
      #expect(plan.cleanOuts == 0 && plan.roleChanges == 0, "seed \(seed)")
    }
  }

  /// Oracle: the same farm whose products have other names.
  ///
  /// Names of fertilizers and seed mean house
  /// rules, so that the farm has names of which nothing is known.
  @Test(arguments: UInt64(0)..<60) func `other names of the products change nothing`(
    seed: UInt64
  ) throws {
    let drawn = [["A", "B", "C", "D"], ["Q", "M", "Z", "E"]].map {
      DrawnFarm(seed: 2_000 + seed, names: $0)
    }
    let plans = try drawn.map {
      try FarmPlan.plans(
        $0.farm, carts: $0.carts, constraints: $0.constraints, order: .fewestCleanOuts)
    }
    for (one, other) in zip(plans[0], plans[1]) {
      #expect(one.cleanOuts == other.cleanOuts && one.fills == other.fills, "seed \(seed)")
      #expect(one.fields == other.fields && one.roleChanges == other.roleChanges, "seed \(seed)")
      #expect(one.crops.map { $0?.areaPerFill } == other.crops.map { $0?.areaPerFill })
    }
  }

  /// Oracle: each crop planned alone, whose fills no layout may exceed, whatever it saves.
  @Test(arguments: UInt64(0)..<60) func `no clean-out is saved by one more fill`(
    seed: UInt64
  ) throws {
    let drawn = DrawnFarm(seed: 3_000 + seed)
    for (cart, rules) in zip(drawn.carts, drawn.constraints) {
      let plan = try FarmPlan(drawn.farm, cart: cart, constraints: rules, order: .byDate)
      for field in plan.fields {
        let crop = drawn.farm.fields[field.field].crop
        let job = try drawn.farm.job(
          field: field.field, cart: cart, constraints: rules[crop])
        #expect(field.fills == (try Plan(job)).fillPlan.fills, "seed \(seed)")
      }
    }
  }
}
