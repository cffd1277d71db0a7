/// A job as the exact methods see it: applied products only, plain numbers.
///
/// Products at a rate of zero need no tank and are left out; `productIndices` leads back to the
/// job's positions. Tank positions stay the cart's.
package struct AllocationInstance {
  /// What a fill can take from each tank in bushels, in tank order: capacity less reserve.
  package let capacities: [Double]
  /// Demand b of each applied product in bushels.
  package let demands: [Double]
  /// Demand v of each applied product in bushels per acre.
  package let unitDemands: [Double]
  /// The position of each applied product in the job.
  package let productIndices: [Int]
  /// The tanks that may hold anything.
  package let usableTanks: TankSet
  /// The tanks each applied product may use.
  package let allowedTanks: [TankSet]
  /// The most tanks each applied product may use.
  package let mostTanks: [Int]
  /// Whether constraints treat products differently.
  package let tellsProductsApart: Bool
  /// What a fill may weigh.
  package let weight: WeightLimit
  /// The sum of all rates in pounds per acre.
  package let totalRate: Double

  package init(_ job: Job) {
    let applied = job.products.indices.filter { job.products[$0].isApplied }
    let rules = job.rules
    capacities = job.usableCapacities
    demands = applied.map { job.products[$0].demand.bushels }
    unitDemands = applied.map { job.products[$0].unitDemand }
    productIndices = applied
    usableTanks = rules.usableTanks
    allowedTanks = applied.map { rules.allowedTanks[$0] }
    mostTanks = applied.map { rules.mostTanks[$0] }
    tellsProductsApart = Self.tellsApart(allowedTanks, mostTanks, usableTanks)
    weight = WeightLimit(job)
    totalRate = job.totalRate.poundsPerAcre
  }

  /// The tanks and rules of another instance, for products that need so many bushels a fill.
  ///
  /// Products that need none are left out, and so is a tank, which counts for its owner. Nothing weighs
  /// anything.
  init(
    _ other: AllocationInstance, needing bushels: [Double], leavingOut tank: Int, of owner: Int?
  ) {
    let kept = bushels.indices.filter { bushels[$0] > 0 }
    let left = TankSet(positions: [tank])
    capacities = other.capacities
    demands = kept.map { bushels[$0] }
    unitDemands = demands
    productIndices = kept
    usableTanks = other.usableTanks.subtracting(left)
    allowedTanks = kept.map { other.allowedTanks[$0].subtracting(left) }
    mostTanks = kept.map { other.mostTanks[$0] - ($0 == owner ? 1 : 0) }
    tellsProductsApart = Self.tellsApart(allowedTanks, mostTanks, usableTanks)
    weight = .none
    totalRate = 0
  }

  private static func tellsApart(
    _ allowed: [TankSet], _ most: [Int], _ usable: TankSet
  ) -> Bool {
    allowed.indices.contains { allowed[$0] != usable || most[$0] < usable.count }
  }

  package var productCount: Int { demands.count }

  /// Returns an assignment of the job's products with those of the instance alone, by its numbers.
  package func own(_ assignment: Assignment) -> Assignment {
    var own = Assignment.empty
    for tank in capacities.indices {
      guard let product = assignment.product(inTank: tank),
        let index = productIndices.firstIndex(of: product)
      else { continue }
      own = own.placing(product: index, inTank: tank)
    }
    return own
  }

  /// The acres that a weight limit allows a fill with every tank in use; infinite without one.
  package var weightArea: Double { weight.area(totalRate: totalRate) }

  /// The sum of all demands, from the largest to the smallest as the reference app adds them.
  package var totalDemand: Double { descending(demands).reduce(0, +) }

  /// The capacities of the tanks that may hold anything, in tank order.
  package var capacitiesInUse: [Double] {
    capacities.indices.filter { usableTanks.contains($0) }.map { capacities[$0] }
  }

  /// Their sum.
  package var usableCapacity: Double { capacitiesInUse.reduce(0, +) }
}
