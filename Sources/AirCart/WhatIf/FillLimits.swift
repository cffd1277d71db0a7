/// What a number of fills can do: the largest field, and the highest rate of each product.
package struct FillLimits: Equatable, Sendable {
  /// The highest rate of a product, the others staying as they are.
  package struct OfRate: Equatable, Sendable {
    /// The product's position in the job.
    package let product: Int
    /// The highest rate at which the fills still seed the field; `nil` when the other products
    /// alone take more fills.
    package let highest: ApplicationRate?
  }

  /// The number of fills.
  package let fills: Int
  /// The largest field that they seed: fills times the largest area per fill.
  package let largestField: Area
  /// Each applied product in order.
  package let rates: [OfRate]

  /// Finds what a number of fills can do for a job; `nil` when some product must go without a tank.
  ///
  /// - Parameters:
  ///   - job: A job that is not empty.
  ///   - fills: One or more.
  /// - Throws: `WhatIfError.tooLarge` when the job is larger than the exact methods take.
  /// - Complexity: O(*n*·*t*) exact optima for *n* products and *t* tanks; for each set of
  ///   tanks in use where a weight limit depends on them.
  package init?(_ job: Job, fills: Int) throws(WhatIfError) {
    precondition(fills >= 1, "A field takes one fill or more, not \(fills).")
    let area = try WhatIfError.unlessTooLarge { () throws(AllocationError) in
      try Method.allocateExactly(job, for: .largestAreaPerFill).value
    }
    guard area > 0 else { return nil }
    self.fills = fills
    largestField = Area(acres: Double(fills) * area)
    let wanted = job.area.acres / Double(fills)
    let products = AllocationInstance(job).productIndices
    var highest = [Double](repeating: 0, count: products.count)
    for job in try job.jobsToLookAt() {
      let instance = AllocationInstance(job)
      let (solver, sums) = (ExactSolver(instance), instance.capacitySums)
      let needs = instance.unitDemands.map { $0 * wanted }
      for (index, product) in products.enumerated() {
        let most = solver.most(of: index, among: sums[index], besides: needs)
        guard let most else { continue }
        let density = job.products[product].density.poundsPerBushel
        let byTanks = most * density * Double(fills) / job.area.acres
        let byWeight = job.highestRate(of: product, covering: wanted)
        highest[index] = max(highest[index], min(byTanks, byWeight))
      }
    }
    rates = products.indices.map { index in
      OfRate(
        product: products[index],
        highest: highest[index] > 0 ? ApplicationRate(poundsPerAcre: highest[index]) : nil)
    }
  }
}

extension Job {
  /// The highest rate of a product at which a weight limit still allows a fill an area.
  fileprivate func highestRate(of product: Int, covering acres: Double) -> Double {
    let others = totalRate.poundsPerAcre - products[product].rate.poundsPerAcre
    return WeightLimit(self).pounds / acres - others
  }
}

extension ExactSolver {
  /// Whether tanks can be given to products so that each has the bushels it needs.
  func covers(_ needs: [Double]) -> Bool { largestArea(needs) >= 1 - Tolerance.tie }

  /// The largest of some capacities, in order, that a product can be given while all others have what
  /// they need.
  ///
  /// Whoever can have a capacity can have a smaller one, so that halving finds it.
  fileprivate func most(
    of product: Int, among capacities: [Double], besides needs: [Double]
  ) -> Double? {
    var needs = needs
    var (possible, impossible) = (-1, capacities.count)
    while impossible - possible > 1 {
      let middle = (possible + impossible) / 2
      needs[product] = capacities[middle]
      if covers(needs) { possible = middle } else { impossible = middle }
    }
    return possible < 0 ? nil : capacities[possible]
  }
}
