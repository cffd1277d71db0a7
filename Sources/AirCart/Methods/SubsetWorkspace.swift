/// Memory of the subset programme for carts of one size, reused from job to job.
///
/// The owner calls `deallocate`. Not shared between threads.
package struct SubsetWorkspace {
  /// The number of tanks that may be filled.
  let tankCount: Int
  /// The number of products.
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

  /// Allocates memory and prepares it for the tanks and rules of an instance.
  package init(_ instance: AllocationInstance) {
    let usable = instance.capacities.indices.filter { instance.usableTanks.contains($0) }
    tankCount = usable.count
    productCount = instance.productCount
    let subsets = 1 << tankCount
    capacities = .allocate(capacity: subsets)
    contributions = .allocate(capacity: subsets)
    stages = (.allocate(capacity: subsets), .allocate(capacity: subsets))
    let places = max(1, productCount)
    numbers = .allocate(capacity: places)
    allowed = .allocate(capacity: places)
    most = .allocate(capacity: places)
    given = .allocate(capacity: places)
    positions = .allocate(capacity: max(1, tankCount))
    for (tank, position) in usable.enumerated() { positions[tank] = position }
    fillCapacities(usable.map { instance.capacities[$0] })
    for product in 0..<productCount {
      allowed[product] = compressed(instance.allowedTanks[product])
      most[product] = instance.mostTanks[product]
    }
  }

  /// Gives the memory back.
  package func deallocate() {
    capacities.deallocate()
    contributions.deallocate()
    stages.0.deallocate()
    stages.1.deallocate()
    numbers.deallocate()
    allowed.deallocate()
    most.deallocate()
    given.deallocate()
    positions.deallocate()
  }

  /// The set of all usable tanks.
  var everyTank: Int { (1 << tankCount) - 1 }

  /// Adding the highest tank last is adding in tank order.
  private func fillCapacities(_ tanks: [Double]) {
    capacities[0] = 0
    for tank in tanks.indices {
      for subset in 0..<(1 << tank) {
        capacities[subset | 1 << tank] = capacities[subset] + tanks[tank]
      }
    }
  }

  private func compressed(_ tanks: TankSet) -> Int {
    var bits = 0
    for tank in 0..<tankCount where tanks.contains(positions[tank]) { bits |= 1 << tank }
    return bits
  }
}
