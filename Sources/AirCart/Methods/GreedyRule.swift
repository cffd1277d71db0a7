/// The reference app's rule on plain numbers, for one cart: the single place where it is computed.
///
/// Products by demand, largest first; tanks by capacity, largest first; both orders stable. Each
/// product fills free tanks in turn until it is placed or no tank is left for it. With constraints
/// it skips tanks that the product may not use and stops at the product's most tanks.
package struct GreedyRule: Sendable {
  /// Tank positions, largest capacity first, equal ones in tank order.
  package let tankOrder: [Int]
  /// Capacities in that order, in bushels.
  package let orderedCapacities: [Double]

  /// Prepares the rule for a cart's capacities in bushels.
  package init(capacities: [Double]) {
    let order = positionsDescending(capacities)
    tankOrder = order
    orderedCapacities = order.map { capacities[$0] }
  }

  /// What the rule did with a job, in sums.
  package struct Totals: Equatable, Sendable {
    /// Bushels placed in tanks, added product by product in the order of filling.
    package var placed = 0.0
    /// Bushels left over, added from the largest product to the smallest.
    package var unallocated = 0.0
    /// The sum of all demands, from the largest to the smallest.
    package var demand = 0.0
    /// The number of tanks looked at.
    package var tanksVisited = 0
  }

  /// Where the rule writes the rows of a job, in buffers that belong to the caller.
  package struct Rows {
    /// Products, largest demand first, as many as there are.
    package let productOrder: UnsafeMutablePointer<Int>
    /// What each product found no room for, by product.
    package let leftOver: UnsafeMutablePointer<Double>
    /// What was placed of each product, by product.
    package let placed: UnsafeMutablePointer<Double>
    /// The product in each tank by position, or −1.
    package let holder: UnsafeMutablePointer<Int>
    /// Bushels in each tank by position.
    package let fill: UnsafeMutablePointer<Double>
  }

  /// Applies the rule to a job.
  ///
  /// - Parameters:
  ///   - demands: Bushels wanted, one for each product.
  ///   - productCount: The number of products.
  ///   - rules: The constraints, or `nil` for the reference rule itself.
  ///   - rows: Buffers that receive the rows.
  /// - Returns: The sums of the job.
  /// - Complexity: O(*n*² + *t*) for *n* products and *t* tanks, O(*n*·*t*) with constraints; no
  ///   heap memory.
  package func apply(
    to demands: UnsafePointer<Double>, productCount: Int, rules: PlacementRules?, rows: Rows
  ) -> Totals {
    sortPositionsDescending(demands, count: productCount, into: rows.productOrder)
    for tank in tankOrder.indices {
      rows.holder[tank] = -1
      rows.fill[tank] = 0
    }
    var totals = Totals()
    if let rules {
      applyConstrained(to: demands, productCount, rules, rows, &totals)
    } else {
      applyFree(to: demands, productCount, rows, &totals)
    }
    return totals
  }

  private func applyFree(
    to demands: UnsafePointer<Double>, _ productCount: Int, _ rows: Rows, _ totals: inout Totals
  ) {
    let tankCount = tankOrder.count
    var next = 0
    for place in 0..<productCount {
      let product = rows.productOrder[place]
      var remaining = demands[product]
      var placed = 0.0
      totals.demand += remaining
      while remaining > 0, next < tankCount {
        let capacity = orderedCapacities[next]
        let fill = remaining < capacity ? remaining : capacity
        let tank = tankOrder[next]
        rows.holder[tank] = product
        rows.fill[tank] = fill
        placed += fill
        remaining -= fill
        next += 1
      }
      rows.leftOver[product] = remaining
      rows.placed[product] = placed
      totals.placed += placed
      totals.unallocated += remaining
    }
    totals.tanksVisited = next
  }

  private func applyConstrained(
    to demands: UnsafePointer<Double>, _ productCount: Int, _ rules: PlacementRules, _ rows: Rows,
    _ totals: inout Totals
  ) {
    for place in 0..<productCount {
      let product = rows.productOrder[place]
      var remaining = demands[product]
      var placed = 0.0
      var tanksLeft = rules.mostTanks[product]
      totals.demand += remaining
      for (position, tank) in tankOrder.enumerated() {
        guard remaining > 0, tanksLeft > 0 else { break }
        totals.tanksVisited += 1
        guard rows.holder[tank] < 0, rules.allowedTanks[product].contains(tank) else { continue }
        let capacity = orderedCapacities[position]
        let fill = remaining < capacity ? remaining : capacity
        rows.holder[tank] = product
        rows.fill[tank] = fill
        placed += fill
        remaining -= fill
        tanksLeft -= 1
      }
      rows.leftOver[product] = remaining
      rows.placed[product] = placed
      totals.placed += placed
      totals.unallocated += remaining
    }
  }
}
