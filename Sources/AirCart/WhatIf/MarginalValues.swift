/// What a little less of a rate, or a little more of a tank, is worth: how the largest area per
/// fill moves at a job as it stands.
///
/// The area per fill has kinks, where less gains something else than more costs; both sides are
/// given, each the exact slope on its side. Where a weight limit ends the fill, no bushel is worth
/// anything.
package struct MarginalValues: Equatable, Sendable {
  /// The worth of a pound per acre of a product.
  package struct OfRate: Equatable, Sendable {
    /// The product's position in the job.
    package let product: Int
    /// Acres per fill gained per pound per acre less.
    package let gainOfLess: Double
    /// Acres per fill lost per pound per acre more.
    package let lossOfMore: Double
  }

  /// The worth of a bushel of a tank.
  package struct OfTank: Equatable, Sendable {
    /// The tank's position in the cart.
    package let tank: Int
    /// Acres per fill gained per bushel more.
    package let gainOfMore: Double
    /// Acres per fill lost per bushel less.
    package let lossOfLess: Double
  }

  /// The largest area per fill at the job.
  package let areaPerFill: Area
  /// Each applied product in order.
  package let rates: [OfRate]
  /// Each tank in order.
  package let tanks: [OfTank]

  /// Finds the marginal values of a job; `nil` when some product must go without a tank.
  ///
  /// - Throws: `WhatIfError.tooLarge` when the job is larger than the exact methods take.
  /// - Complexity: O(*n*·*t*) exact optima for *n* products and *t* tanks.
  package init?(_ job: Job) throws(WhatIfError) {
    let (job, area) = try WhatIfError.unlessTooLarge { () throws(AllocationError) in
      let lightest = try job.lightest()
      return (lightest, try Method.allocateExactly(lightest, for: .largestAreaPerFill).value)
    }
    guard area > 0 else { return nil }
    let instance = AllocationInstance(job)
    let solver = ExactSolver(instance)
    areaPerFill = Area(acres: area)
    rates = instance.productIndices.map { Self.worth(ofRate: $0, job, solver) }
    let mayLose = solver.largestArea(instance.unitDemands) <= area * (1 + Tolerance.tie)
    let mayGain = mayLose && instance.weightArea > area * (1 + Tolerance.tie)
    let needs = TankNeeds(instance, area)
    tanks = job.cart.tanks.indices.map { tank in
      OfTank(
        tank: tank, gainOfMore: mayGain ? needs.gain(ofMore: tank) : 0,
        lossOfLess: mayLose ? needs.loss(ofLess: tank) : 0)
    }
  }

  /// The slopes of the staircase on both sides of a rate.
  private static func worth(ofRate product: Int, _ job: Job, _ solver: ExactSolver) -> OfRate {
    let rate = job.products[product].rate.poundsPerAcre
    let near = 1e-3
    let pieces = AreaStaircase(
      ParametricJob(job, .rate(product: product)), solver, from: Fraction(rate * (1 - near)),
      to: Fraction(rate * (1 + near))
    ).pieces
    let below = pieces.last { $0.lower.value < rate * (1 - 2 * Tolerance.tie) }
    let above = pieces.first { $0.upper.value > rate * (1 + 2 * Tolerance.tie) }
    return OfRate(
      product: product, gainOfLess: below?.level.fall(at: rate) ?? 0,
      lossOfMore: above?.level.fall(at: rate) ?? 0)
  }
}

extension AreaLevel {
  /// How fast the acres fall as u grows: −dz / du.
  fileprivate func fall(at parameter: Double) -> Double {
    acres(at: parameter) * slope / (base + slope * parameter)
  }
}

// MARK: Tanks

/// What each product needs for the largest area per fill, and how tanks that are given can meet it.
private struct TankNeeds {
  let instance: AllocationInstance
  let bushels: [Double]
  /// The least capacity above each need that the product can be given, if there is one.
  let more: [Double?]

  init(_ instance: AllocationInstance, _ area: Double) {
    let bushels = instance.unitDemands.map { $0 * area }
    self.instance = instance
    self.bushels = bushels
    more = zip(instance.capacitySums, bushels).map { sums, need in
      sums.first { $0 > need * (1 + Tolerance.tie) }
    }
  }

  /// A bushel more in a tank helps when an assignment that puts a product into it covers the
  /// largest area and lets every other product cover more than that.
  func gain(ofMore tank: Int) -> Double {
    let gaining = bushels.indices.filter { product in
      var needs = more
      needs[product] = bushels[product]
      return areMet(needs, giving: tank, to: product)
    }
    return gaining.map { 1 / instance.unitDemands[$0] }.max() ?? 0
  }

  /// A bushel less in a tank costs nothing when an assignment without it, or with room to spare for
  /// its product, covers the largest area.
  func loss(ofLess tank: Int) -> Double {
    let needs = bushels.map(Optional.some)
    if areMet(needs, giving: tank, to: nil) { return 0 }
    var loss = Double.infinity
    for product in bushels.indices {
      var spared = needs
      spared[product] = more[product]
      if areMet(spared, giving: tank, to: product) { return 0 }
      if areMet(needs, giving: tank, to: product) {
        loss = min(loss, 1 / instance.unitDemands[product])
      }
    }
    return loss.isFinite ? loss : 0
  }

  /// Returns whether every product can have what it needs, where a tank goes to `owner` or, without
  /// one, stays empty; a need of `nil` cannot be met.
  private func areMet(_ needs: [Double?], giving tank: Int, to owner: Int?) -> Bool {
    var rests = needs.compactMap { $0 }
    guard rests.count == needs.count else { return false }
    if let owner {
      guard instance.allowedTanks[owner].contains(tank), instance.mostTanks[owner] > 0 else {
        return false
      }
      let need = rests[owner]
      rests[owner] -= instance.capacities[tank]
      if rests[owner] <= need * Tolerance.tie { rests[owner] = 0 }
    }
    guard rests.contains(where: { $0 > 0 }) else { return true }
    let others = AllocationInstance(instance, needing: rests, leavingOut: tank, of: owner)
    return ExactSolver(others).covers(others.unitDemands)
  }
}
