/// Whether the tanks of a job can give its products certain amounts at once.
struct CoverQuery {
  let instance: AllocationInstance
  /// The different capacities that each product can be given, in order.
  let sums: [[Double]]

  init(_ job: Job) {
    let instance = AllocationInstance(job)
    self.instance = instance
    sums = instance.capacitySums
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
    var rests: [Double] = []
    for (product, need) in needs.enumerated() {
      guard var rest = need else { return false }
      if let tank, product == owner {
        guard instance.allowedTanks[product].contains(tank), instance.mostTanks[product] > 0 else {
          return false
        }
        rest -= instance.capacities[tank]
        if rest <= (need ?? 0) * Tolerance.tie { rest = 0 }
      }
      rests.append(rest)
    }
    guard rests.contains(where: { $0 > 0 }) else { return true }
    let job = AllocationInstance(instance, needing: rests, leavingOut: tank, of: owner)
    return try ExactSolver(searching: job).largestArea(job.unitDemands) >= 1 - Tolerance.tie
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

extension Job {
  /// The largest area per fill; 0 when some product must go without a tank.
  func largestArea() throws(WhatIfError) -> Double {
    do {
      return try Method.allocateExactly(self, for: .largestAreaPerFill).value
    } catch {
      throw .tooLarge(error)
    }
  }
}
