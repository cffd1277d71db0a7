/// Every one of the (P+1)^T assignments, tried one after the other.
///
/// The judge of the other methods: slow on purpose and plain, and it shares no table, no sum of
/// capacities and no tie-breaking code with them.
public struct ExhaustiveAllocator: Allocator, Sendable {
  /// The most assignments that the search accepts.
  public static let assignmentLimit = 20_000_000.0

  /// Creates the method.
  public init() {}

  /// Returns the number of assignments of a job, (P+1)^T, as a real number that cannot overflow.
  public static func assignmentCount(products: Int, tanks: Int) -> Double {
    var count = 1.0
    for _ in 0..<tanks { count *= Double(products + 1) }
    return count
  }

  /// Both best values of a job, by one pass over all assignments.
  package struct BestValues: Equatable, Sendable {
    /// The least unallocated amount in bushels.
    package var leastUnallocated = Double.infinity
    /// The largest area per fill in acres; 0 when some product must go without a tank.
    package var largestArea = 0.0
  }

  /// Returns both best values of an instance.
  ///
  /// - Complexity: O(*n*·(*n*+1)^*t*) for *n* products and *t* tanks; no heap memory per assignment.
  package static func bestValues(of instance: AllocationInstance) -> BestValues {
    var visitor = ValueVisitor()
    var enumeration = Enumeration(instance)
    enumeration.visitAll(&visitor)
    return visitor.best
  }

  func allocate(
    _ problem: AllocationProblem, for objective: Objective
  ) throws(AllocationError) -> AllocationResult {
    let instance = AllocationInstance(problem)
    let count = Self.assignmentCount(
      products: instance.productCount, tanks: instance.capacities.count)
    guard count <= Self.assignmentLimit else {
      throw .tooManyAssignments(count, limit: Self.assignmentLimit, use: .exact(for: problem))
    }
    var values = ValueVisitor()
    var enumeration = Enumeration(instance)
    enumeration.visitAll(&values)
    let best =
      objective == .leastUnallocated ? values.best.leastUnallocated : values.best.largestArea
    var counters = WorkCounters()
    counters.candidates = values.visited
    if objective == .largestAreaPerFill, best == 0 || instance.productCount == 0 {
      return .infeasible(instance, .exhaustive, counters)
    }
    var canonical = CanonicalVisitor(objective: objective, best: best, demands: instance.demands)
    enumeration.visitAll(&canonical)
    counters.candidates += canonical.visited
    return .optimal(
      instance, objective, .exhaustive, canonical.assignment, best: best, counters: counters)
  }
}

extension ExhaustiveAllocator {
  /// What is done with each complete assignment.
  private protocol Visitor {
    /// - Parameters:
    ///   - given: The capacity given to each product.
    ///   - products: The product in each tank by position, −1 for an empty one.
    mutating func visit(
      given: UnsafePointer<Double>, products: UnsafePointer<Int>, instance: AllocationInstance)
  }

  /// Walks through all assignments, tank by tank.
  private struct Enumeration {
    let instance: AllocationInstance

    init(_ instance: AllocationInstance) { self.instance = instance }

    mutating func visitAll(_ visitor: inout some Visitor) {
      let products = instance.productCount
      let tanks = instance.capacities.count
      withUnsafeTemporaryAllocation(of: Double.self, capacity: max(1, products)) { given in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: tanks + max(1, products)) { places in
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
      _ used: UnsafeMutablePointer<Int>, _ visitor: inout some Visitor
    ) {
      guard tank < instance.capacities.count else {
        visitor.visit(given: given, products: chosen, instance: instance)
        return
      }
      chosen[tank] = -1
      visit(tank: tank + 1, given, chosen, used, &visitor)
      for product in 0..<instance.productCount
      where instance.allowedTanks[product].contains(tank)
        && used[product] < instance.mostTanks[product]
      {
        let before = given[product]
        given[product] = before + instance.capacities[tank]
        used[product] += 1
        chosen[tank] = product
        visit(tank: tank + 1, given, chosen, used, &visitor)
        given[product] = before
        used[product] -= 1
      }
    }
  }

  private struct ValueVisitor: Visitor {
    var best = BestValues()
    var visited = 0

    mutating func visit(
      given: UnsafePointer<Double>, products: UnsafePointer<Int>, instance: AllocationInstance
    ) {
      visited += 1
      var unallocated = 0.0
      var area = Double.infinity
      for product in 0..<instance.productCount {
        unallocated += max(0, instance.demands[product] - given[product])
        area = min(area, given[product] / instance.unitDemands[product])
      }
      if unallocated < best.leastUnallocated { best.leastUnallocated = unallocated }
      if area > best.largestArea, area.isFinite { best.largestArea = area }
    }
  }

  /// Keeps the assignment that is best among those as good as the best value: fewest tanks, then
  /// least capacity in them, then the smallest product vector.
  private struct CanonicalVisitor: Visitor {
    let objective: Objective
    let worstAccepted: Double
    var visited = 0
    var found = false
    var fewestTanks = 0
    var leastCapacity = 0.0
    var vector: [Int] = []

    init(objective: Objective, best: Double, demands: [Double]) {
      self.objective = objective
      var total = 0.0
      for demand in demands { total += demand }
      worstAccepted =
        objective == .leastUnallocated ? best + 1e-9 * max(1, total) : best - 1e-9 * best
    }

    mutating func visit(
      given: UnsafePointer<Double>, products: UnsafePointer<Int>, instance: AllocationInstance
    ) {
      visited += 1
      guard isAccepted(given, instance) else { return }
      var tanks = 0
      var capacity = 0.0
      for tank in instance.capacities.indices where products[tank] >= 0 {
        tanks += 1
        capacity += instance.capacities[tank]
      }
      guard !found || isPreferred(tanks, capacity, products) else { return }
      found = true
      fewestTanks = tanks
      leastCapacity = capacity
      vector = instance.capacities.indices.map { products[$0] }
    }

    private func isAccepted(_ given: UnsafePointer<Double>, _ instance: AllocationInstance) -> Bool
    {
      var unallocated = 0.0
      var area = Double.infinity
      for product in 0..<instance.productCount {
        unallocated += max(0, instance.demands[product] - given[product])
        area = min(area, given[product] / instance.unitDemands[product])
      }
      return objective == .leastUnallocated
        ? unallocated <= worstAccepted : area >= worstAccepted
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
}
