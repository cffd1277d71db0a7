/// Whether the tanks of a job can give its products certain amounts at once.
struct CoverQuery {
  let instance: AllocationInstance
  /// The different capacities that each product can be given, in order.
  let sums: [[Double]]
  private let cart: Cart

  init(_ problem: AllocationProblem) {
    let instance = AllocationInstance(problem)
    self.instance = instance
    sums = instance.capacitySums
    cart = Cart(name: "", bushels: instance.capacities, source: "")
  }

  /// The largest area that the tanks hold product for, whatever it weighs.
  func largestAreaOfTanks() throws(WhatIfError) -> Double {
    try ExactSolver(searching: instance).largestArea(instance.unitDemands)
  }

  /// The least capacity above a need that a product can be given, if there is one.
  func more(than need: Double, of product: Int) -> Double? {
    sums[product].first { $0 > need * (1 + Tolerance.tie) }
  }

  /// Returns whether every product can have the bushels it needs.
  ///
  /// Products are those of the instance; a need of `nil` cannot be met. `tank`, if any, goes to
  /// `owner` or, without one, stays empty.
  func covers(
    _ needs: [Double?], giving tank: Int? = nil, to owner: Int? = nil
  ) throws(WhatIfError) -> Bool {
    var products: [ProductDemand] = []
    for (product, need) in needs.enumerated() {
      guard var rest = need else { return false }
      if let tank, product == owner {
        guard instance.allowedTanks[product].contains(tank), instance.mostTanks[product] > 0 else {
          return false
        }
        rest -= instance.capacities[tank]
        if rest <= (need ?? 0) * Tolerance.tie { rest = 0 }
      }
      products.append(
        ProductDemand(
          name: "", density: BulkDensity(poundsPerBushel: 1), statedRate: rest, statedArea: 1,
          units: .imperial, traits: .unknown))
    }
    guard products.contains(where: { $0.isApplied }) else { return true }
    let job = try job(products, leavingOut: tank, to: owner)
    return try job.largestArea() >= 1 - Tolerance.tie
  }

  private func job(
    _ products: [ProductDemand], leavingOut tank: Int?, to owner: Int?
  ) throws(WhatIfError) -> AllocationProblem {
    var constraints: [Constraint] = []
    for product in products.indices {
      let most = instance.mostTanks[product] - (product == owner ? 1 : 0)
      constraints.append(.allowedTanks(product: product, instance.allowedTanks[product]))
      constraints.append(.mostTanks(product: product, most))
    }
    if let tank { constraints.append(.emptyTanks(TankSet(positions: [tank]))) }
    do {
      return try AllocationProblem(
        cart: cart, area: Area(acres: 1), products: products, constraints: constraints)
    } catch {
      throw .invalidProblem(error)
    }
  }
}

extension ExactSolver {
  /// Prepares the method that suits an instance.
  ///
  /// - Throws: `WhatIfError.tooLarge` where it does not take the instance.
  convenience init(searching instance: AllocationInstance) throws(WhatIfError) {
    do {
      try Self.check(instance)
    } catch {
      throw .tooLarge(error)
    }
    self.init(instance)
  }
}

extension AllocationProblem {
  /// The largest area per fill; 0 when some product must go without a tank.
  func largestArea() throws(WhatIfError) -> Double {
    do {
      return try Method.allocateExactly(self, for: .largestAreaPerFill).value
    } catch {
      throw .tooLarge(error)
    }
  }
}
