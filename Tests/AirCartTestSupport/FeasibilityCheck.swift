package import AirCart

/// An independent check of an allocation: recomputed from the job alone.
///
/// It shares no code with the methods and trusts nothing that a result claims.
package enum FeasibilityCheck {
  /// What was put where, as a result claims it.
  package struct Claim: Equatable, Sendable {
    /// The product in each tank by position, or `nil`.
    package var holders: [Int?]
    /// Bushels in each tank by position.
    package var fills: [Double]
    /// Bushels without a tank, by product.
    package var unallocated: [Double]
    /// The sum of the unallocated bushels that the result states.
    package var unallocatedTotal: Double

    package init(
      holders: [Int?], fills: [Double], unallocated: [Double], unallocatedTotal: Double
    ) {
      self.holders = holders
      self.fills = fills
      self.unallocated = unallocated
      self.unallocatedTotal = unallocatedTotal
    }
  }

  /// A rule that a claim breaks, with the amount.
  package enum Violation: Equatable, Sendable {
    /// The claim does not have one entry per tank and product.
    case shape
    /// A tank is said to hold a product that is not there.
    case unknownProduct(tank: Int)
    /// An amount is negative or not a number.
    case invalidAmount(tank: Int, Double)
    /// A tank holds more than its capacity less its reserve.
    case overfilled(tank: Int, by: Double)
    /// Something lies in a tank that no product is assigned to.
    case fillWithoutProduct(tank: Int, Double)
    /// A product is in a tank that the constraints keep it out of, or a liquid in one for dry products
    /// or the other way round.
    case forbiddenTank(tank: Int, product: Int)
    /// A product is in more tanks than it may be.
    case tooManyTanks(product: Int, count: Int, limit: Int)
    /// What is in tanks and what is left over do not add up to the demand.
    case massBalance(product: Int, wanted: Double, found: Double)
    /// The stated sum is not the sum of the rows.
    case wrongTotal(stated: Double, sum: Double)
  }

  /// How far amounts may be off: a tank's relative to its capacity, all others to the demand of
  /// the whole job, as for assignments that count as equally good.
  private static let relative = 1e-9

  /// Bushels by which a balance may be off: what ties may miss, and as much again for rounding.
  private static func slack(_ job: Job) -> Double {
    let demand = job.products.reduce(0) { $0 + $1.demand.bushels }
    return 2 * relative * max(1, demand)
  }

  /// Returns everything that is wrong with a claim, tanks before products before sums.
  package static func violations(
    of claim: Claim, in job: Job
  ) -> [Violation] {
    let tanks = job.cart.tanks
    guard claim.holders.count == tanks.count, claim.fills.count == tanks.count,
      claim.unallocated.count == job.products.count
    else { return [.shape] }
    var found: [Violation] = []
    for tank in tanks.indices { check(tank: tank, claim, job, &found) }
    for product in job.products.indices { check(product: product, claim, job, &found) }
    let sum = claim.unallocated.reduce(0, +)
    if !(abs(sum - claim.unallocatedTotal) <= slack(job)) {
      found.append(.wrongTotal(stated: claim.unallocatedTotal, sum: sum))
    }
    return found
  }

  /// What stays in a tank, in bushels: the largest of its reserves.
  package static func reserve(of tank: Int, _ job: Job) -> Double {
    let capacity = job.cart.tanks[tank].capacity.bushels
    var kept = 0.0
    for case .reserve(let tanks, let reserve) in job.constraints where tanks.contains(tank) {
      switch reserve {
      case .volume(let volume): kept = max(kept, volume.bushels)
      case .percent(let percent): kept = max(kept, percent / 100 * capacity)
      }
    }
    return kept
  }

  private static func check(
    tank: Int, _ claim: Claim, _ job: Job, _ found: inout [Violation]
  ) {
    let fill = claim.fills[tank]
    let whole = job.cart.tanks[tank].capacity.bushels
    let capacity = whole - reserve(of: tank, job)
    guard fill >= 0, fill.isFinite else {
      found.append(.invalidAmount(tank: tank, fill))
      return
    }
    // What rounding takes from a large tank must not count as much in what its reserve leaves.
    if fill > capacity + relative * whole {
      found.append(.overfilled(tank: tank, by: fill - capacity))
    }
    guard let product = claim.holders[tank] else {
      if fill > 0 { found.append(.fillWithoutProduct(tank: tank, fill)) }
      return
    }
    guard product >= 0, product < job.products.count else {
      found.append(.unknownProduct(tank: tank))
      return
    }
    if job.products[product].traits.isLiquid != job.cart.tanks[tank].isLiquid {
      found.append(.forbiddenTank(tank: tank, product: product))
    }
    for constraint in job.constraints where forbids(constraint, tank, product) {
      found.append(.forbiddenTank(tank: tank, product: product))
    }
  }

  private static func forbids(_ constraint: Constraint, _ tank: Int, _ product: Int) -> Bool {
    switch constraint {
    case .allowedTanks(let restricted, let tanks):
      restricted == product && !tanks.contains(tank)
    case .forbiddenTanks(let restricted, let tanks):
      restricted == product && tanks.contains(tank)
    case .emptyTanks(let tanks): tanks.contains(tank)
    case .holds(let tanks, let held): held != product && tanks.contains(tank)
    case .mostTanks, .reserve, .payload, .grossWeight: false
    }
  }

  private static func check(
    product: Int, _ claim: Claim, _ job: Job, _ found: inout [Violation]
  ) {
    var count = 0
    var sum = claim.unallocated[product]
    for (tank, holder) in claim.holders.enumerated() where holder == product {
      count += 1
      sum += claim.fills[tank]
    }
    for case .mostTanks(product, let limit) in job.constraints where count > limit {
      found.append(.tooManyTanks(product: product, count: count, limit: limit))
    }
    let wanted = job.products[product].demand.bushels
    if !(abs(sum - wanted) <= slack(job)) || claim.unallocated[product] < 0 {
      found.append(.massBalance(product: product, wanted: wanted, found: sum))
    }
  }
}
