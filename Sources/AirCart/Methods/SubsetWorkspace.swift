/// Memory of the subset programme for carts of one size, reused from job to job.
package struct SubsetWorkspace {
  /// The number of tanks that may be filled.
  let tankCount: Int
  let productCount: Int
  /// The capacity of each subset of tanks, added in tank order.
  let capacities: UnsafeMutablePointer<Double>
  /// What one product contributes for each subset.
  let contributions: UnsafeMutablePointer<Double>
  /// The best value of the products so far for each subset, and the next stage of it.
  let stages: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>)
  /// Acres per bushel of each product.
  let numbers: UnsafeMutablePointer<Double>
  /// Allowed tanks of each product, among the usable ones.
  let allowed: UnsafeMutablePointer<Int>
  /// Most tanks of each product.
  let most: UnsafeMutablePointer<Int>
  /// Tanks already given to each product while the canonical assignment is fixed.
  let given: UnsafeMutablePointer<Int>
  /// The cart's position of each usable tank.
  let positions: UnsafeMutablePointer<Int>
  /// What finds the canonical assignment sooner than the programme; none where only values are asked.
  let search: BlockSearch?
  /// What answers many jobs sooner than the programme, where rules leave few assignments.
  let table: RuleTable?

  /// Whether values come from a table.
  package var hasTable: Bool { table != nil }

  /// Takes memory and prepares it for the tanks and rules of an instance, for one job or many, and
  /// for assignments or for values alone.
  package init(
    _ instance: AllocationInstance, forMany isForMany: Bool = false,
    searching isSearching: Bool = true, in scratch: inout Scratch
  ) {
    let usable = instance.capacities.indices.filter { instance.usableTanks.contains($0) }
    tankCount = usable.count
    productCount = instance.productCount
    let subsets = 1 << tankCount
    capacities = scratch.take(subsets)
    contributions = scratch.take(subsets)
    stages = (scratch.take(subsets), scratch.take(subsets))
    numbers = scratch.take(productCount)
    allowed = scratch.take(productCount)
    most = scratch.take(productCount)
    given = scratch.take(productCount)
    positions = scratch.take(tankCount)
    for (tank, position) in usable.enumerated() { positions[tank] = position }
    Self.fill(capacities, usable.map { instance.capacities[$0] })
    let own = instance.allowedTanks.map { tanks in
      usable.indices.reduce(0) { tanks.contains(usable[$1]) ? $0 | 1 << $1 : $0 }
    }
    let mosts = instance.mostTanks
    for product in 0..<productCount {
      allowed[product] = own[product]
      most[product] = mosts[product]
    }
    search =
      isSearching
      ? BlockSearch(
        capacities: capacities, positions: usable, productCount: productCount, in: &scratch
      ) { product, block in
        block & ~own[product] == 0 && block.nonzeroBitCount <= mosts[product]
      } : nil
    table =
      isForMany
      ? RuleTable(
        capacities: capacities, tankCount: tankCount, allowed: own, most: mosts, in: &scratch)
      : nil
  }

  /// The set of all usable tanks.
  var everyTank: Int { (1 << tankCount) - 1 }

  /// Adding the highest tank last is adding in tank order.
  private static func fill(_ capacities: UnsafeMutablePointer<Double>, _ tanks: [Double]) {
    capacities[0] = 0
    for tank in tanks.indices {
      for subset in 0..<(1 << tank) {
        capacities[subset | 1 << tank] = capacities[subset] + tanks[tank]
      }
    }
  }
}
