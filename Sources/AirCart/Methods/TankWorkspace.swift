/// Memory of the heuristics for one cart and its products, reused from job to job.
///
/// Tanks are in the order of the reference rule, largest first.
package struct TankWorkspace {
  /// The number of tanks that may be filled.
  let tankCount: Int
  let productCount: Int
  /// Capacities, largest first.
  let capacities: UnsafeMutablePointer<Double>
  /// The cart's position of each tank.
  let positions: UnsafeMutablePointer<Int>
  /// The tanks in the cart's order, each by its place among the ordered ones.
  let cartOrder: UnsafeMutablePointer<Int>
  /// The ordered tanks that each product may use, by bits.
  let allowed: UnsafeMutablePointer<UInt32>
  /// The most tanks of each product.
  let most: UnsafeMutablePointer<Int>
  /// The product in each ordered tank, or −1.
  let holders: UnsafeMutablePointer<Int>
  /// The capacity given to each product.
  let given: UnsafeMutablePointer<Double>
  /// The tanks given to each product.
  let counts: UnsafeMutablePointer<Int>
  /// Products, largest demand per acre first, equal ones in their own order.
  let productOrder: UnsafeMutablePointer<Int>

  /// Takes memory and prepares it for the tanks and rules of an instance.
  package init(_ instance: AllocationInstance, in scratch: inout Scratch) {
    let order = GreedyRule(capacities: instance.capacities).tankOrder
      .filter { instance.usableTanks.contains($0) }
    tankCount = order.count
    productCount = instance.productCount
    capacities = scratch.take(tankCount)
    positions = scratch.take(tankCount)
    cartOrder = scratch.take(tankCount)
    holders = scratch.take(tankCount)
    allowed = scratch.take(productCount)
    most = scratch.take(productCount)
    given = scratch.take(productCount)
    counts = scratch.take(productCount)
    productOrder = scratch.take(productCount)
    for (tank, position) in order.enumerated() {
      capacities[tank] = instance.capacities[position]
      positions[tank] = position
    }
    for (place, tank) in order.indices.sorted(by: { order[$0] < order[$1] }).enumerated() {
      cartOrder[place] = tank
    }
    for product in 0..<productCount {
      let own = order.indices.filter { instance.allowedTanks[product].contains(order[$0]) }
      allowed[product] = TankSet(positions: own).bits
      most[product] = instance.mostTanks[product]
    }
    clear()
  }
}

// MARK: - Giving tanks to products

extension TankWorkspace {
  /// Takes every tank away from its product.
  func clear() {
    for tank in 0..<tankCount { holders[tank] = -1 }
    for product in 0..<productCount {
      given[product] = 0
      counts[product] = 0
    }
  }

  /// Whether the rules let a product have an ordered tank, whatever it has already.
  @inline(__always)
  func allows(_ product: Int, _ tank: Int) -> Bool {
    allowed[product] & (1 << UInt32(tank)) != 0
  }

  /// Gives a free ordered tank to a product.
  @inline(__always)
  func give(_ tank: Int, to product: Int) {
    holders[tank] = product
    given[product] += capacities[tank]
    counts[product] += 1
  }
}

// MARK: - What the current allocation is worth

extension TankWorkspace {
  /// Adds the capacities of each product in the cart's order, as every other sum of them is added.
  private func settle() {
    for product in 0..<productCount { given[product] = 0 }
    for place in 0..<tankCount {
      let tank = cartOrder[place]
      if holders[tank] >= 0 { given[holders[tank]] += capacities[tank] }
    }
  }

  /// Returns min C / v in acres: 0 when a product has no tank.
  package func areaPerFill(_ unitDemands: UnsafePointer<Double>) -> Double {
    settle()
    var least = Double.infinity
    for product in 0..<productCount { least = min(least, given[product] / unitDemands[product]) }
    return productCount == 0 ? 0 : least
  }

  /// Returns Σ max(0, b − C) in bushels.
  package func unallocated(_ demands: UnsafePointer<Double>) -> Double {
    settle()
    var sum = 0.0
    for product in 0..<productCount {
      let short = demands[product] - given[product]
      if short > 0 { sum += short }
    }
    return sum
  }

  /// The allocation, by the instance's products and the cart's tanks.
  package var assignment: Assignment {
    var assignment = Assignment.empty
    for tank in 0..<tankCount where holders[tank] >= 0 {
      assignment = assignment.placing(product: holders[tank], inTank: positions[tank])
    }
    return assignment
  }
}
