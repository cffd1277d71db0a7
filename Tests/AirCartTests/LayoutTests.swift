import AirCart
import AirCartTestSupport
import Testing

/// Oracle: plain enumeration of every layout and order, with counts made in another way.
@Suite(.tags(.oracle)) struct LayoutTests {
  /// A farm of up to four crops that share products, on up to three carts.
  struct Drawn {
    let farm: Farm
    let carts: [Cart]
    let constraints: [[[Constraint]]]

    /// The farm whose orders and layouts are all looked at.
    init(test seed: UInt64) { self.init(seed: seed, crops: seed % 8 == 0 ? 4...4 : 1...3) }

    init(seed: UInt64, crops: ClosedRange<Int> = 1...4, names: [String] = []) {
      var random = RandomProblems(seed: seed)
      let names = names.isEmpty ? ["Wheat", "Urea (46-0-0)", "MAP (11-52-0)", "Peas"] : names
      let crops = (0..<random.whole(crops)).map { crop in
        let first = random.whole(0...3)
        var own = Crop(
          name: "C\(crop)",
          products: (0..<random.whole(1...3)).map { index in
            Crop.Application(
              name: names[(first + index) % 4],
              density: BulkDensity(poundsPerBushel: Double(random.whole(40...70))),
              statedRate: Double(
                index > 0 && random.whole(0...9) == 0 ? 0 : random.whole(1...12) * 10))
          })
        own.seededFrom = 120 + random.whole(0...1) * 7
        return own
      }
      farm = Farm(
        units: .imperial, crops: crops,
        fields: (0..<random.whole(crops.count...6)).map { field in
          Farm.Field(
            name: "F\(field)", statedArea: Double(random.whole(5...90) * 10),
            crop: field < crops.count ? field : random.whole(0...(crops.count - 1)))
        })
      carts = (0..<random.whole(1...3)).map { _ in random.cart(tanks: random.whole(2...4)) }
      let reserve = Double(random.whole(0...2))
      constraints = carts.map { cart in
        crops.map { _ in [.reserve(.first(cart.tanks.count), .percent(reserve))] }
      }
    }
  }

  /// A layout of one cart in one order, by the definitions.
  struct Judged {
    let cleanOuts: Int
    let roleChanges: Int
    let spare: Double
  }

  /// All assignments of a crop with as few fills as possible on each field, or on rows of fields, and
  /// the least severity.
  static func choices(
    _ drawn: Drawn, cart: Int, crop: Int, carriesOver: Bool
  ) throws -> [(assignment: Assignment, spare: Double)] {
    let farm = drawn.farm
    let fields = farm.fields.indices.filter { farm.fields[$0].crop == crop }
    let areas = fields.map { farm.fields[$0].statedArea }
    let jobs = try (carriesOver ? [areas.reduce(0, +)] : areas).map {
      try farm.problem(
        crop: crop, statedArea: $0, cart: drawn.carts[cart],
        constraints: drawn.constraints[cart][crop])
    }
    let products = jobs[0].products.indices.filter { jobs[0].products[$0].isApplied }
    var all: [Assignment] = [.empty]
    for tank in drawn.carts[cart].tanks.indices {
      all += all.flatMap { own in products.map { own.placing(product: $0, inTank: tank) } }
    }
    all.removeAll { own in
      products.contains { own.capacity(of: $0, capacities: jobs[0].usableCapacities) == 0 }
    }
    var plans = all.map { own in (own, jobs.map { PracticalPlan(own, of: $0) }) }
    for job in jobs.indices {
      let fewest = plans.map { $0.1[job].fills }.min() ?? 0
      plans.removeAll { $0.1[job].fills > fewest }
    }
    let mildest = plans.map { $0.1[0].severity }.min() ?? 0
    // The fullest fills are those of the job with the least spare, whatever the assignment.
    return plans.filter { $0.1[0].severity == mildest }.map { own in
      (own.0, own.1.map(\.spare).min() ?? 0)
    }
  }

  /// The choices of each cart and crop, by cart and crop.
  typealias Choices = [[[(assignment: Assignment, spare: Double)]]]

  /// The choices; `nil` where they make too many layouts to look at.
  static func every(_ drawn: Drawn, _ carriesOver: Bool) throws -> Choices? {
    let choices = try drawn.carts.indices.map { cart in
      try drawn.farm.crops.indices.map {
        try Self.choices(drawn, cart: cart, crop: $0, carriesOver: carriesOver)
      }
    }
    let size = choices.map { $0.reduce(1) { $0 * max(1, $1.count) } }.max() ?? 0
    return size <= 3_000 ? choices : nil
  }

  /// The order in which the fields of a farm are seeded, and whether product continues.
  static func order(_ seed: UInt64) -> (FieldOrder, carriesOver: Bool) {
    let order: FieldOrder = seed % 4 == 1 ? .given : seed % 2 == 0 ? .fewestCleanOuts : .byDate
    return (order, seed % 3 == 0 && order != .given)
  }

  /// The first 200 farms that are small enough for every layout to be looked at.
  static let small = Array(
    (UInt64(0)..<260).lazy.filter { seed in
      do {
        return try every(Drawn(test: seed), order(seed).carriesOver) != nil
      } catch {
        return true  // It is looked at, and fails.
      }
    }.prefix(200))

  @Test func `there are 200 farms of which every layout is looked at`() {
    #expect(Self.small.count == 200)
  }

  static func judged(
    _ drawn: Drawn, _ cart: Int, _ order: [Int],
    _ layout: [(assignment: Assignment, spare: Double)?]
  ) -> Judged {
    let farm = drawn.farm
    func product(_ crop: Int, _ tank: Int) -> String? {
      layout[crop]?.assignment.product(inTank: tank).map { farm.crops[crop].products[$0].name }
    }
    let tanks = drawn.carts[cart].tanks.indices
    let cleanOuts = tanks.reduce(0) { sum, tank in
      let held = order.compactMap { product($0, tank) }
      return sum + zip(held, held.dropFirst()).count { $0 != $1 }
    }
    var roleChanges = 0
    for name in Set(farm.crops.flatMap { $0.products.map(\.name) }) {
      let crops = Set(order).filter { crop in
        layout[crop] != nil
          && farm.crops[crop].products.contains { $0.name == name && $0.statedRate > 0 }
      }
      for tank in tanks {
        let count = crops.count { product($0, tank) == name }
        if count > 0, count < crops.count { roleChanges += 1 }
      }
    }
    return Judged(
      cleanOuts: cleanOuts, roleChanges: roleChanges,
      spare: Set(order).reduce(0) { $0 + (layout[$1]?.spare ?? 0) })
  }

  /// The first layout of a cart for an order, of every one.
  static func best(
    _ drawn: Drawn, _ cart: Int, _ order: [Int],
    _ choices: [[(assignment: Assignment, spare: Double)]]
  ) -> Judged? {
    var best: Judged?
    func visit(_ crop: Int, _ layout: [(assignment: Assignment, spare: Double)?]) {
      guard crop < choices.count else {
        let own = judged(drawn, cart, order, layout)
        guard let known = best else {
          best = own
          return
        }
        let isBetter =
          own.cleanOuts != known.cleanOuts
          ? own.cleanOuts < known.cleanOuts
          : own.roleChanges != known.roleChanges
            ? own.roleChanges < known.roleChanges : own.spare > known.spare
        if isBetter { best = own }
        return
      }
      if choices[crop].isEmpty { visit(crop + 1, layout + [nil]) }
      for choice in choices[crop] { visit(crop + 1, layout + [choice]) }
    }
    visit(0, [])
    return best
  }

  static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  @Test(arguments: small)
  func `order and layout are the best of all orders and layouts`(seed: UInt64) throws {
    let drawn = Drawn(test: seed)
    let (order, carriesOver) = Self.order(seed)
    let plans = try FarmPlan.plans(
      drawn.farm, carts: drawn.carts, constraints: drawn.constraints, order: order,
      carriesOver: carriesOver)
    let crops = drawn.farm.crops
    let choices = try #require(try Self.every(drawn, carriesOver), "seed \(seed)")
    let rows = drawn.farm.fields.map(\.crop)
    let given = rows.indices.filter { $0 == 0 || rows[$0 - 1] != rows[$0] }.map { rows[$0] }
    let all = order == .given ? [given] : Self.permutations(Array(crops.indices))
    let orders = all.filter { own in
      order != .byDate
        || zip(own, own.dropFirst()).allSatisfy { crops[$0].seededFrom <= crops[$1].seededFrom }
    }
    let totals = orders.map { order in
      drawn.carts.indices.reduce(0) {
        $0 + (Self.best(drawn, $1, order, choices[$1])?.cleanOuts ?? 0)
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
      let own = Self.judged(
        drawn, cart, chosen,
        crops.indices.map { crop in
          choices[cart][crop].first { $0.assignment == plan.crops[crop]?.assignment }
        })
      let best = try #require(Self.best(drawn, cart, chosen, choices[cart]))
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
    let drawn = Drawn(seed: 1_000 + seed, crops: 1...1)
    for (cart, rules) in zip(drawn.carts, drawn.constraints) {
      let plan = try FarmPlan(
        drawn.farm, cart: cart, constraints: rules, order: .byDate, carriesOver: true)
      let area = drawn.farm.fields.reduce(0) { $0 + $1.statedArea }
      let job = try drawn.farm.problem(
        crop: 0, statedArea: area, cart: cart, constraints: rules[0])
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
      Drawn(seed: 2_000 + seed, names: $0)
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
    let drawn = Drawn(seed: 3_000 + seed)
    for (cart, rules) in zip(drawn.carts, drawn.constraints) {
      let plan = try FarmPlan(drawn.farm, cart: cart, constraints: rules, order: .byDate)
      for field in plan.fields {
        let crop = drawn.farm.fields[field.field].crop
        let job = try drawn.farm.problem(
          field: field.field, cart: cart, constraints: rules[crop])
        #expect(field.fills == (try Plan(job)).fillPlan.fills, "seed \(seed)")
      }
    }
  }
}
