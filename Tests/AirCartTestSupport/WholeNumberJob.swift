package import AirCart

/// A job in whole bushels, pounds and acres, and its practical plan by definition: all assignments
/// one after the other, compared as fractions of whole numbers.
///
/// Numbers are so small that fractions which differ at all differ by more than the tie tolerance.
/// Nothing of the planning code is used.
package struct WholeNumberJob: Sendable {
  package struct Tank: Sendable {
    package var capacity: Int
    package var isSaddle: Bool
    package var reserve = 0
    /// What it holds already; `nil` for nothing.
    package var held: Held?

    package init(_ capacity: Int, isSaddle: Bool, reserve: Int = 0) {
      (self.capacity, self.isSaddle, self.reserve) = (capacity, isSaddle, reserve)
    }
  }

  /// What a tank holds that it keeps.
  package enum Held: Equatable, Sendable {
    case product(Int)
    /// Something that the job does not use.
    case other
  }

  package struct Product: Sendable {
    package var name: String
    package var rate: Int
    package var density: Int
    package var traits: ProductTraits
    /// The tanks that it may use, by bits.
    package var allowed = UInt32.max
    package var most = 16

    package init(_ name: String, rate: Int, density: Int, _ traits: ProductTraits) {
      (self.name, self.rate, self.density, self.traits) = (name, rate, density, traits)
    }
  }

  package var tanks: [Tank]
  package var products: [Product]
  package var area: Int
  /// The most pounds on the cart.
  package var payload: Int?
  /// In percent; without one all spare counts.
  package var margin: Int? = 5
  /// By house rule, in their order.
  package var severities = [3, 1, 2, 2, 2]
  package var phosphateTank: Int?
  package var refused: [HouseRule] = []

  package init(tanks: [Tank], products: [Product], area: Int) {
    (self.tanks, self.products, self.area) = (tanks, products, area)
  }

  /// The job as the library takes it.
  package func problem() throws -> Job {
    var constraints: [Constraint] = []
    for (index, product) in products.enumerated() {
      let allowed = product.allowed & ((1 << UInt32(tanks.count)) - 1)
      if allowed.nonzeroBitCount < tanks.count {
        constraints.append(.allowedTanks(product: index, TankSet(bits: allowed)))
      }
      if product.most < 16 { constraints.append(.mostTanks(product: index, product.most)) }
    }
    for (index, tank) in tanks.enumerated() where tank.reserve > 0 {
      constraints.append(
        .reserve(TankSet(positions: [index]), .volume(Volume(bushels: Double(tank.reserve)))))
    }
    for (index, tank) in tanks.enumerated() {
      let set = TankSet(positions: [index])
      switch tank.held {
      case .product(let product): constraints.append(.holds(set, product: product))
      case .other: constraints.append(.holds(set, product: nil))
      case nil: break
      }
    }
    if let payload { constraints.append(.payload(Mass(pounds: Double(payload)))) }
    var rules = HouseRules(phosphateTank: phosphateTank)
    for (rule, severity) in zip(HouseRule.allCases, severities) { rules[rule] = severity }
    let cart = Cart(
      name: "whole",
      tanks: tanks.enumerated().map {
        AirCart.Tank(
          name: "T\($0)", capacity: Volume(bushels: Double($1.capacity)), isSaddle: $1.isSaddle)
      }, emptyWeight: nil, source: "drawn")
    var problem = try Job(
      cart: cart, area: Area(acres: Double(area)),
      products: products.map {
        ProductDemand(
          name: $0.name, density: BulkDensity(poundsPerBushel: Double($0.density)),
          rate: .poundsPerAcre(Double($0.rate)), area: .acres(Double(area)),
          traits: $0.traits)
      }, constraints: constraints)
    problem.preferences = PlanPreferences(
      rules: rules, margin: margin.map { Double($0) / 100 } ?? .infinity, refused: refused)
    return problem
  }
}

// MARK: - What an assignment is worth

extension WholeNumberJob {
  /// A fraction above zero.
  package struct Ratio: Comparable, Sendable {
    let numerator: Int
    let denominator: Int

    package var value: Double { Double(numerator) / Double(denominator) }

    package static func == (left: Self, right: Self) -> Bool {
      left.numerator * right.denominator == right.numerator * left.denominator
    }

    package static func < (left: Self, right: Self) -> Bool {
      left.numerator * right.denominator < right.numerator * left.denominator
    }
  }

  /// What plans are compared by, vectors apart.
  package struct Worth: Equatable, Sendable {
    package let fills: Int
    package let severity: Int
    /// The area per fill, as far as spare counts.
    package let spareArea: Ratio
    package let tanks: Int
    package let area: Ratio
    package let capacity: Int

    package func isBetter(than other: Worth) -> Bool {
      if fills != other.fills { return fills < other.fills }
      if severity != other.severity { return severity < other.severity }
      if spareArea != other.spareArea { return spareArea > other.spareArea }
      if tanks != other.tanks { return tanks < other.tanks }
      if area != other.area { return area > other.area }
      return capacity < other.capacity
    }
  }

  /// The acres that the weight limit allows a fill, when each tank in use has its reserve, of the
  /// heaviest product of the job; `nil` without a limit.
  private func weightArea(of contents: [Int?]) -> Ratio? {
    guard let payload else { return nil }
    var room = payload
    let heaviest = products.filter { $0.rate > 0 }.map(\.density).max() ?? 0
    for (index, tank) in tanks.enumerated() where contents[index] != nil {
      room -= tank.reserve * heaviest
    }
    return Ratio(numerator: room, denominator: products.reduce(0) { $0 + $1.rate })
  }

  /// What an assignment is worth, each tank with the position of its product; `nil` for none that
  /// constraints, refusals and weights allow.
  package func worth(of contents: [Int?]) -> Worth? {
    settled.settledWorth(of: contents)
  }

  /// The job with each tank that holds something kept from all other products, and marked where it
  /// must be used: where the product has a rate and may be there.
  private var settled: WholeNumberJob {
    var job = self
    for (tank, own) in tanks.enumerated() {
      guard let held = own.held else { continue }
      job.tanks[tank].held = nil
      for index in products.indices {
        if held != .product(index) {
          job.products[index].allowed &= ~(1 << UInt32(tank))
        } else if products[index].rate > 0, products[index].allowed & 1 << UInt32(tank) != 0 {
          job.tanks[tank].held = held
        }
      }
    }
    return job
  }

  private func settledWorth(of contents: [Int?]) -> Worth? {
    var area = weightArea(of: contents)
    if let area, area.numerator <= 0 { return nil }
    for (tank, own) in tanks.enumerated() {
      if case .product(let held) = own.held, contents[tank] != held { return nil }
    }
    var (severity, used, capacity) = (0, 0, 0)
    for (index, product) in products.enumerated() where product.rate > 0 {
      var (own, bits) = (0, UInt32(0))
      for tank in contents.indices where contents[tank] == index {
        own += tanks[tank].capacity - tanks[tank].reserve
        bits |= 1 << UInt32(tank)
      }
      guard own > 0, bits & ~product.allowed == 0, bits.nonzeroBitCount <= product.most,
        let broken = breaches(index, bits)
      else { return nil }
      let lasts = Ratio(numerator: own * product.density, denominator: product.rate)
      area = min(area ?? lasts, lasts)
      severity += broken
      used += bits.nonzeroBitCount
      capacity += own
    }
    guard let area else { return nil }
    let needed = self.area * area.denominator
    let fills = max(1, (needed + area.numerator - 1) / area.numerator)
    let enough = margin.map {
      Ratio(numerator: (100 + $0) * self.area, denominator: 100 * fills)
    }
    return Worth(
      fills: fills, severity: severity, spareArea: min(area, enough ?? area), tanks: used,
      area: area, capacity: capacity)
  }

  /// What breaks the rules by their sentences, summed; `nil` where one of the rules is refused.
  private func breaches(_ index: Int, _ bits: UInt32) -> Int? {
    let (product, traits) = (products[index], products[index].traits)
    var saddles: UInt32 = 0
    for (tank, own) in tanks.enumerated() where own.isSaddle { saddles |= 1 << UInt32(tank) }
    saddles &= product.allowed
    let isInSaddle = bits & saddles != 0
    let isSmall = traits.crop == .canola || traits.crop == .mustard || traits.isInoculant
    let isPhosphate = (traits.grade?.phosphate ?? 0) >= 20
    let isElsewhere = phosphateTank.map { bits & ~(1 << UInt32($0)) != 0 } ?? false
    var sum = 0
    for (rule, isBroken) in [
      (HouseRule.saddleFertilizer, traits.grade != nil && isInSaddle),
      (
        .saddleBulkSeed,
        traits.crop != nil && traits.crop != .canola && product.rate >= 25 && isInSaddle
      ),
      (.smallSeedInSaddle, isSmall && saddles != 0 && bits & ~saddles != 0),
      (.phosphateOneTank, isPhosphate && bits.nonzeroBitCount > 1),
      (.phosphateTank, isPhosphate && isElsewhere),
    ] where isBroken && severities[Int(rule.rawValue)] > 0 {
      if refused.contains(rule) { return nil }
      sum += severities[Int(rule.rawValue)]
    }
    return sum
  }
}

// MARK: - All assignments

extension WholeNumberJob {
  /// The best assignment and the largest area per fill.
  package struct Answer: Sendable {
    package var contents: [Int?] = []
    package var worth: Worth?
    package var largestArea: Ratio?
  }

  /// The products with a rate, by unit demand, largest first, then by name.
  private var ranked: [Int] {
    products.indices.filter { products[$0].rate > 0 }.sorted { left, right in
      let (first, second) = (products[left], products[right])
      let (own, other) = (first.rate * second.density, second.rate * first.density)
      return own == other ? first.name < second.name : own > other
    }
  }

  /// Looks at every assignment, the smaller product vector first.
  package func answer() -> Answer { settled.firstOfAll() }

  private func firstOfAll() -> Answer {
    let order = ranked
    var answer = Answer()
    var contents = [Int?](repeating: nil, count: tanks.count)
    func visit(_ tank: Int) {
      guard tank < tanks.count else {
        guard let own = settledWorth(of: contents) else { return }
        answer.largestArea = max(answer.largestArea ?? own.area, own.area)
        if let best = answer.worth, !own.isBetter(than: best) { return }
        (answer.contents, answer.worth) = (contents, own)
        return
      }
      contents[tank] = nil
      visit(tank + 1)
      for product in order where products[product].allowed & 1 << UInt32(tank) != 0 {
        contents[tank] = product
        visit(tank + 1)
      }
      contents[tank] = nil
    }
    visit(0)
    return answer
  }
}
