/// The exhaustive search made ready for one cart, its rules and its products.
package struct ExhaustiveSearch: Sendable {
  /// Both best values of a job, by one pass over all assignments.
  package struct BestValues: Equatable, Sendable {
    /// The least unallocated amount in bushels.
    package var leastUnallocated = Double.infinity
    /// The largest area per fill in acres; 0 when some product must go without a tank.
    package var largestArea = 0.0
    /// The number of assignments tried.
    package var visited = 0

    package init() {}
  }

  private let capacities: [Double]
  private let allowedTanks: [TankSet]
  private let mostTanks: [Int]

  /// Takes over the cart and the rules of an instance.
  package init(_ instance: AllocationInstance) {
    capacities = instance.capacities
    allowedTanks = instance.allowedTanks
    mostTanks = instance.mostTanks
  }

  private var productCount: Int { allowedTanks.count }

  /// Whether a product that has `used` tanks may have this one as well.
  @inline(__always)
  fileprivate func mayHold(_ product: Int, _ tank: Int, _ used: Int) -> Bool {
    allowedTanks[product].contains(tank) && used < mostTanks[product]
  }

  /// Returns both best values of a job.
  ///
  /// - Complexity: O(*n*·(*n*+1)^*t*) for *n* products and *t* tanks; no heap memory.
  package func bestValues(
    demands: UnsafePointer<Double>, unitDemands: UnsafePointer<Double>
  ) -> BestValues {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * max(1, productCount)) { doubles in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: max(1, productCount)) { used in
        guard let given = doubles.baseAddress, let used = used.baseAddress else {
          return BestValues()
        }
        var job = ValueSearch(
          search: self, demands: demands, acresPerBushel: given + productCount,
          productCount: productCount)
        for product in 0..<productCount {
          given[product] = 0
          used[product] = 0
          (given + productCount)[product] = 1 / unitDemands[product]
        }
        capacities.withUnsafeBufferPointer { job.visit(tank: 0, $0, given, used) }
        return job.best
      }
    }
  }

  package func largestArea(
    unitDemands: UnsafePointer<Double>, counters: inout WorkCounters
  ) -> Double {
    let best = bestValues(demands: unitDemands, unitDemands: unitDemands)
    counters.candidates += best.visited
    return best.largestArea
  }

  package func leastUnallocated(
    demands: UnsafePointer<Double>, counters: inout WorkCounters
  ) -> Double {
    let best = bestValues(demands: demands, unitDemands: demands)
    counters.candidates += best.visited
    return best.leastUnallocated
  }

  package func canonicalAssignment(
    unitDemands: UnsafePointer<Double>, best: Double, counters: inout WorkCounters
  ) -> Assignment {
    canonical(
      CanonicalVisitor(
        needs: unitDemands, capacities: capacities, productCount: productCount,
        leastArea: best - 1e-9 * best, mostUnallocated: nil), &counters)
  }

  package func canonicalAssignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double,
    counters: inout WorkCounters
  ) -> Assignment {
    canonical(
      CanonicalVisitor(
        needs: demands, capacities: capacities, productCount: productCount, leastArea: nil,
        mostUnallocated: best + 1e-9 * max(1, totalDemand)), &counters)
  }

  private func canonical(
    _ visitor: CanonicalVisitor, _ counters: inout WorkCounters
  ) -> Assignment {
    var visitor = visitor
    visitAll(&visitor)
    counters.candidates += visitor.visited
    return visitor.assignment
  }
}

extension ExhaustiveSearch {
  /// Walks through all assignments, tank by tank.
  private func visitAll(_ visitor: inout CanonicalVisitor) {
    let products = max(1, productCount)
    let tanks = capacities.count
    withUnsafeTemporaryAllocation(of: Double.self, capacity: products) { given in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: tanks + products) { places in
        guard let given = given.baseAddress, let chosen = places.baseAddress else { return }
        let used = chosen + tanks
        for product in 0..<products {
          given[product] = 0
          used[product] = 0
        }
        visit(tank: 0, given, chosen, used, &visitor)
      }
    }
  }

  private func visit(
    tank: Int, _ given: UnsafeMutablePointer<Double>, _ chosen: UnsafeMutablePointer<Int>,
    _ used: UnsafeMutablePointer<Int>, _ visitor: inout CanonicalVisitor
  ) {
    guard tank < capacities.count else {
      return visitor.visit(given: given, products: chosen)
    }
    chosen[tank] = -1
    visit(tank: tank + 1, given, chosen, used, &visitor)
    for product in 0..<productCount where mayHold(product, tank, used[product]) {
      let before = given[product]
      given[product] = before + capacities[tank]
      used[product] += 1
      chosen[tank] = product
      visit(tank: tank + 1, given, chosen, used, &visitor)
      given[product] = before
      used[product] -= 1
    }
  }
}

/// One job's walk through all assignments for its best values.
///
/// Apart from the walk that looks for the canonical assignment because this one is the judge of
/// sweeps and runs billions of times: the last tank is not descended into but looked at in place.
private struct ValueSearch {
  let search: ExhaustiveSearch
  let demands: UnsafePointer<Double>
  let acresPerBushel: UnsafePointer<Double>
  let productCount: Int
  var best = ExhaustiveSearch.BestValues()

  mutating func visit(
    tank: Int, _ capacities: UnsafeBufferPointer<Double>, _ given: UnsafeMutablePointer<Double>,
    _ used: UnsafeMutablePointer<Int>
  ) {
    if tank == capacities.count - 1 || capacities.isEmpty { look(given) }
    guard tank < capacities.count else { return }
    let isLast = tank == capacities.count - 1
    if !isLast { visit(tank: tank + 1, capacities, given, used) }
    for product in 0..<productCount where search.mayHold(product, tank, used[product]) {
      let before = given[product]
      given[product] = before + capacities[tank]
      used[product] += 1
      if isLast { look(given) } else { visit(tank: tank + 1, capacities, given, used) }
      given[product] = before
      used[product] -= 1
    }
  }

  /// Looks at a complete assignment.
  @inline(__always)
  private mutating func look(_ given: UnsafePointer<Double>) {
    var unallocated = 0.0
    var area = Double.infinity
    for product in 0..<productCount {
      let short = demands[product] - given[product]
      unallocated += short > 0 ? short : 0
      let acres = given[product] * acresPerBushel[product]
      area = acres < area ? acres : area
    }
    best.visited += 1
    if unallocated < best.leastUnallocated { best.leastUnallocated = unallocated }
    if area > best.largestArea, area.isFinite { best.largestArea = area }
  }
}

/// Keeps the first assignment in order of preference among those that are good enough.
///
/// Fewest tanks, then least capacity in them, then the smallest product vector.
private struct CanonicalVisitor {
  let needs: UnsafePointer<Double>
  let capacities: [Double]
  let productCount: Int
  /// The least area accepted, when the area per fill is the objective.
  let leastArea: Double?
  /// The most bushels accepted, when the unallocated amount is.
  let mostUnallocated: Double?
  var visited = 0
  var fewestTanks = Int.max
  var leastCapacity = 0.0
  var vector: [Int] = []

  /// Looks at the capacity given to each product and the product in each tank, −1 for an empty one.
  mutating func visit(given: UnsafePointer<Double>, products: UnsafePointer<Int>) {
    visited += 1
    guard isAccepted(given) else { return }
    var tanks = 0
    var capacity = 0.0
    for tank in capacities.indices where products[tank] >= 0 {
      tanks += 1
      capacity += capacities[tank]
    }
    guard isPreferred(tanks, capacity, products) else { return }
    fewestTanks = tanks
    leastCapacity = capacity
    vector = capacities.indices.map { products[$0] }
  }

  private func isAccepted(_ given: UnsafePointer<Double>) -> Bool {
    if let mostUnallocated {
      var unallocated = 0.0
      for product in 0..<productCount { unallocated += max(0, needs[product] - given[product]) }
      return unallocated <= mostUnallocated
    }
    for product in 0..<productCount where given[product] / needs[product] < (leastArea ?? 0) {
      return false
    }
    return true
  }

  private func isPreferred(
    _ tanks: Int, _ capacity: Double, _ products: UnsafePointer<Int>
  ) -> Bool {
    if tanks != fewestTanks { return tanks < fewestTanks }
    if capacity != leastCapacity { return capacity < leastCapacity }
    for tank in vector.indices where products[tank] != vector[tank] {
      return products[tank] < vector[tank]
    }
    return false
  }

  var assignment: Assignment {
    var assignment = Assignment.empty
    for (tank, product) in vector.enumerated() where product >= 0 {
      assignment = assignment.placing(product: product, inTank: tank)
    }
    return assignment
  }
}
