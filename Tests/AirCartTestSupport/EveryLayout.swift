package import AirCart

/// A farm of up to four crops that share products, on up to three carts.
package struct DrawnFarm {
  package let farm: Farm
  package let carts: [Cart]
  package let constraints: [[[Constraint]]]

  /// The farm whose orders and layouts are all looked at.
  package init(test seed: UInt64) { self.init(seed: seed, crops: seed % 8 == 0 ? 4...4 : 1...3) }

  package init(seed: UInt64, crops: ClosedRange<Int> = 1...4, names: [String] = []) {
    var random = RandomProblems(seed: seed)
    let names = names.isEmpty ? ["Wheat", "Urea (46-0-0)", "MAP (11-52-0)", "Peas"] : names
    let crops = (0..<random.whole(crops)).map { crop in
      let first = random.whole(0...3)
      var own = Crop(
        name: "C\(crop)",
        products: (0..<random.whole(1...3)).map { index in
          ProductRate(
            names[(first + index) % 4],
            density: BulkDensity(poundsPerBushel: Double(random.whole(40...70))),
            rate: .poundsPerAcre(
              Double(index > 0 && random.whole(0...9) == 0 ? 0 : random.whole(1...12) * 10)))
        })
      own.seededFrom = 120 + random.whole(0...1) * 7
      return own
    }
    farm = Farm(
      units: .imperial, crops: crops,
      fields: (0..<random.whole(crops.count...6)).map { field in
        Farm.Field(
          name: "F\(field)", area: .acres(Double(random.whole(5...90) * 10)),
          crop: field < crops.count ? field : random.whole(0...(crops.count - 1)))
      })
    carts = (0..<random.whole(1...3)).map { _ in random.cart(tanks: random.whole(2...4)) }
    let reserve = Double(random.whole(0...2))
    constraints = carts.map { cart in
      crops.map { _ in [.reserve(.first(cart.tanks.count), .percent(reserve))] }
    }
  }
}

/// Every layout of a farm and every order of its crops, judged by the definitions: what the
/// programme along the season is compared with.
package enum EveryLayout {
  /// A layout of one cart in one order, by the definitions.
  package struct Judged {
    package let cleanOuts: Int
    package let roleChanges: Int
    package let spare: Double
  }

  /// All assignments of a crop with as few fills as possible on each field, or on rows of fields, and
  /// the least severity.
  package static func choices(
    _ drawn: DrawnFarm, cart: Int, crop: Int, carriesOver: Bool
  ) throws -> [(assignment: Assignment, spare: Double)] {
    let farm = drawn.farm
    let fields = farm.fields.indices.filter { farm.fields[$0].crop == crop }
    let areas = fields.map { farm.fields[$0].area }
    let jobs = try (carriesOver ? [areas.reduce(Area(0, in: farm.units), +)] : areas).map {
      try farm.job(
        crop: crop, area: $0, cart: drawn.carts[cart],
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
  package typealias Choices = [[[(assignment: Assignment, spare: Double)]]]

  /// The choices; `nil` where they make too many layouts to look at.
  package static func every(_ drawn: DrawnFarm, _ carriesOver: Bool) throws -> Choices? {
    let choices = try drawn.carts.indices.map { cart in
      try drawn.farm.crops.indices.map {
        try Self.choices(drawn, cart: cart, crop: $0, carriesOver: carriesOver)
      }
    }
    let size = choices.map { $0.reduce(1) { $0 * max(1, $1.count) } }.max() ?? 0
    return size <= 3_000 ? choices : nil
  }

  package static func judged(
    _ drawn: DrawnFarm, _ cart: Int, _ order: [Int],
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
          && farm.crops[crop].products.contains { $0.name == name && $0.isApplied }
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
  package static func best(
    _ drawn: DrawnFarm, _ cart: Int, _ order: [Int],
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

  package static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
