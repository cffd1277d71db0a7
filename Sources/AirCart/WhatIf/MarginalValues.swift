/// What a little less of a rate, or a little more of a tank, is worth: how the largest area per
/// fill moves at a job as it stands.
///
/// The area per fill has kinks, where less gains something else than more costs; both sides are
/// given, each the exact slope on its side. Where a weight limit ends the fill, no bushel is worth
/// anything.
package struct MarginalValues: Equatable, Sendable {
  /// The worth of a pound per acre of a product.
  package struct OfRate: Equatable, Sendable {
    /// The product's position in the problem.
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
    let job = try job.keepingEmptyTanks()
    let query = CoverQuery(job)
    let area = try job.largestArea()
    guard area > 0 else { return nil }
    areaPerFill = Area(acres: area)
    var rates: [OfRate] = []
    for product in query.instance.productIndices {
      rates.append(try Self.worth(ofRate: product, job))
    }
    self.rates = rates
    let byTanks = try query.largestAreaOfTanks()
    let mayLose = byTanks <= area * (1 + Tolerance.tie)
    let mayGain = mayLose && query.instance.weightArea > area * (1 + Tolerance.tie)
    var tanks: [OfTank] = []
    for tank in job.cart.tanks.indices {
      tanks.append(
        OfTank(
          tank: tank, gainOfMore: mayGain ? try query.gain(ofMore: tank, area) : 0,
          lossOfLess: mayLose ? try query.loss(ofLess: tank, area) : 0))
    }
    self.tanks = tanks
  }

  /// The slopes of the staircase on both sides of a rate.
  private static func worth(
    ofRate product: Int, _ job: Job
  ) throws(WhatIfError) -> OfRate {
    let rate = job.products[product].rate.poundsPerAcre
    let varied = ParametricJob(job, .rate(product: product))
    let near = 1e-3
    let pieces = AreaStaircase(
      varied, try ExactSolver(searching: varied.instance), from: Fraction(rate * (1 - near)),
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

extension CoverQuery {
  /// A bushel more in a tank helps when an assignment that puts a product into it covers the
  /// largest area and lets every other product cover more than that.
  fileprivate func gain(ofMore tank: Int, _ area: Double) throws(WhatIfError) -> Double {
    var gain = 0.0
    for product in instance.unitDemands.indices {
      var needs: [Double?] = []
      for other in instance.unitDemands.indices {
        let need = instance.unitDemands[other] * area
        needs.append(other == product ? need : more(than: need, of: other))
      }
      if try covers(needs, giving: tank, to: product) {
        gain = max(gain, 1 / instance.unitDemands[product])
      }
    }
    return gain
  }

  /// A bushel less in a tank costs nothing when an assignment without it, or with room to spare for
  /// its product, covers the largest area.
  fileprivate func loss(ofLess tank: Int, _ area: Double) throws(WhatIfError) -> Double {
    let needs = instance.unitDemands.map { Optional($0 * area) }
    if try covers(needs, giving: tank, to: nil) { return 0 }
    var loss = Double.infinity
    for product in instance.unitDemands.indices {
      var spared = needs
      spared[product] = more(than: instance.unitDemands[product] * area, of: product)
      if try covers(spared, giving: tank, to: product) { return 0 }
      if try covers(needs, giving: tank, to: product) {
        loss = min(loss, 1 / instance.unitDemands[product])
      }
    }
    return loss.isFinite ? loss : 0
  }
}
