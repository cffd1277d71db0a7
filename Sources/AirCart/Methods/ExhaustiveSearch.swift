/// The exhaustive search made ready for one cart, its rules and its products.
package struct ExhaustiveSearch: PreparedMethod, Sendable {
  /// Both best values of a job, by one pass over all assignments.
  package struct BestValues: Equatable, Sendable {
    /// The least unallocated amount in bushels.
    package var leastUnallocated = Double.infinity
    /// The largest area per fill in acres; 0 when some product must go without a tank.
    package var largestArea = 0.0
    /// The number of assignments tried.
    package var visited = 0

    /// Creates the values of a job that nothing was tried for.
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

  /// Returns both best values of a job.
  ///
  /// - Complexity: O(*n*·(*n*+1)^*t*) for *n* products and *t* tanks; no heap memory.
  package func bestValues(
    demands: UnsafePointer<Double>, unitDemands: UnsafePointer<Double>
  ) -> BestValues {
    var visitor = ValueVisitor(
      demands: demands, unitDemands: unitDemands, productCount: productCount)
    visitAll(&visitor)
    visitor.best.visited = visitor.visited
    return visitor.best
  }

  package func largestArea(
    unitDemands: UnsafePointer<Double>, counters: inout WorkCounters
  ) -> Double {
    let best = bestValues(demands: unitDemands, unitDemands: unitDemands)
    counters.candidates += best.visited
    return best.largestArea
  }

  package func leastUnallocated(
    demands: UnsafePointer<Double>, totalDemand: Double, counters: inout WorkCounters
  ) -> Double {
    let best = bestValues(demands: demands, unitDemands: demands)
    counters.candidates += best.visited
    return best.leastUnallocated
  }

  package func canonicalAssignment(
    unitDemands: UnsafePointer<Double>, best: Double, counters: inout WorkCounters
  ) -> Assignment {
    var visitor = CanonicalVisitor(
      needs: unitDemands, capacities: capacities, productCount: productCount,
      leastArea: best - 1e-9 * best, mostUnallocated: nil)
    visitAll(&visitor)
    counters.candidates += visitor.visited
    return visitor.assignment
  }

  package func canonicalAssignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double,
    counters: inout WorkCounters
  ) -> Assignment {
    var visitor = CanonicalVisitor(
      needs: demands, capacities: capacities, productCount: productCount, leastArea: nil,
      mostUnallocated: best + 1e-9 * max(1, totalDemand))
    visitAll(&visitor)
    counters.candidates += visitor.visited
    return visitor.assignment
  }
}

/// What is done with each complete assignment.
private protocol AssignmentVisitor {
  /// Looks at one assignment.
  ///
  /// - Parameters:
  ///   - given: The capacity given to each product.
  ///   - products: The product in each tank by position, −1 for an empty one.
  mutating func visit(given: UnsafePointer<Double>, products: UnsafePointer<Int>)
}

extension ExhaustiveSearch {
  /// Walks through all assignments, tank by tank.
  private func visitAll(_ visitor: inout some AssignmentVisitor) {
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
    _ used: UnsafeMutablePointer<Int>, _ visitor: inout some AssignmentVisitor
  ) {
    guard tank < capacities.count else {
      return visitor.visit(given: given, products: chosen)
    }
    chosen[tank] = -1
    visit(tank: tank + 1, given, chosen, used, &visitor)
    for product in 0..<productCount
    where allowedTanks[product].contains(tank) && used[product] < mostTanks[product] {
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

private struct ValueVisitor: AssignmentVisitor {
  let demands: UnsafePointer<Double>
  let unitDemands: UnsafePointer<Double>
  let productCount: Int
  var best = ExhaustiveSearch.BestValues()
  var visited = 0

  mutating func visit(given: UnsafePointer<Double>, products: UnsafePointer<Int>) {
    visited += 1
    var unallocated = 0.0
    var area = Double.infinity
    for product in 0..<productCount {
      let short = demands[product] - given[product]
      if short > 0 { unallocated += short }
      // Only an area that beats the best so far is worth its division.
      if given[product] < best.largestArea * unitDemands[product] {
        area = 0
      } else {
        area = min(area, given[product] / unitDemands[product])
      }
    }
    if unallocated < best.leastUnallocated { best.leastUnallocated = unallocated }
    if area > best.largestArea, area.isFinite { best.largestArea = area }
  }
}

/// Keeps the first assignment in order of preference among those that are good enough.
///
/// Fewest tanks, then least capacity in them, then the smallest product vector.
private struct CanonicalVisitor: AssignmentVisitor {
  let needs: UnsafePointer<Double>
  let capacities: [Double]
  let productCount: Int
  /// The least area accepted, when the area per fill is the objective.
  let leastArea: Double?
  /// The most bushels accepted, when the unallocated amount is.
  let mostUnallocated: Double?
  var visited = 0
  private var fewestTanks = Int.max
  private var leastCapacity = 0.0
  private var vector: [Int] = []

  init(
    needs: UnsafePointer<Double>, capacities: [Double], productCount: Int, leastArea: Double?,
    mostUnallocated: Double?
  ) {
    self.needs = needs
    self.capacities = capacities
    self.productCount = productCount
    self.leastArea = leastArea
    self.mostUnallocated = mostUnallocated
  }

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
