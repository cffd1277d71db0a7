package import AirCart

/// The oracle of the oracle: naive, slow, and written unlike every method it judges.
///
/// Product by product it hands out every subset of the tanks that are still free, reads the
/// constraints as they were given, writes down every complete assignment, and sorts those that
/// are good enough by number of tanks, capacity in them and product vector.
package struct ReferenceAllocator {
  /// A complete assignment and what it is worth.
  package struct Candidate: Equatable {
    /// The product in each tank by its position in the problem, −1 for an empty tank.
    package let vector: [Int]
    /// Bushels that find no room.
    package let unallocated: Double
    /// Acres that one fill covers, 0 when an applied product has no tank.
    package let areaPerFill: Double
    /// The number of tanks in use.
    package let tanks: Int
    /// Their capacity, added in tank order.
    package let capacity: Double
  }

  /// The best value and the canonical assignment; no vector when infeasible.
  package struct Answer: Equatable {
    package let value: Double
    package let vector: [Int]?
  }

  private let job: Job
  private let applied: [Int]
  /// Every assignment that keeps the constraints.
  package private(set) var candidates: [Candidate] = []

  package init(_ job: Job) {
    self.job = job
    applied = job.products.indices.filter { job.products[$0].rate.poundsPerAcre != 0 }
    let empty = [Int](repeating: -1, count: job.cart.tanks.count)
    candidates = assignments(of: applied[...], into: empty).map(evaluated)
  }

  /// Returns the best value and the canonical assignment for an objective.
  package func answer(for objective: Objective) -> Answer {
    switch objective {
    case .leastUnallocated:
      let best = candidates.map { $0.unallocated }.min() ?? 0
      let demand = applied.reduce(0) { $0 + job.products[$1].demand.bushels }
      let good = candidates.filter { $0.unallocated <= best + 1e-9 * max(1, demand) }
      return Answer(value: best, vector: Self.canonical(good))
    case .largestAreaPerFill:
      let best = candidates.map { $0.areaPerFill }.max() ?? 0
      guard best > 0 else { return Answer(value: 0, vector: nil) }
      let good = candidates.filter { $0.areaPerFill >= best - 1e-9 * best }
      return Answer(value: best, vector: Self.canonical(good))
    }
  }

  private static func canonical(_ good: [Candidate]) -> [Int]? {
    good.sorted { left, right in
      if left.tanks != right.tanks { return left.tanks < right.tanks }
      if left.capacity != right.capacity { return left.capacity < right.capacity }
      return left.vector.lexicographicallyPrecedes(right.vector)
    }.first?.vector
  }

  /// The first product takes each set of free tanks in turn, the others what it leaves.
  private func assignments(of products: ArraySlice<Int>, into vector: [Int]) -> [[Int]] {
    guard let product = products.first else { return [vector] }
    let free = vector.indices.filter { vector[$0] < 0 }
    return Self.subsets(of: free).filter { mayUse(product, $0) }.flatMap { tanks in
      var next = vector
      for tank in tanks { next[tank] = product }
      return assignments(of: products.dropFirst(), into: next)
    }
  }

  private static func subsets(of tanks: [Int]) -> [[Int]] {
    guard let last = tanks.last else { return [[]] }
    let without = subsets(of: Array(tanks.dropLast()))
    return without + without.map { $0 + [last] }
  }

  private func mayUse(_ product: Int, _ tanks: [Int]) -> Bool {
    job.constraints.allSatisfy { constraint in
      switch constraint {
      case .allowedTanks(product, let set):
        tanks.allSatisfy { (set.bits >> UInt32($0)) & 1 == 1 }
      case .mostTanks(product, let most): tanks.count <= most
      case .emptyTanks(let set): tanks.allSatisfy { (set.bits >> UInt32($0)) & 1 == 0 }
      case .forbiddenTanks(product, let set):
        tanks.allSatisfy { (set.bits >> UInt32($0)) & 1 == 0 }
      case .holds(let set, let held):
        held == product || tanks.allSatisfy { (set.bits >> UInt32($0)) & 1 == 0 }
      case .allowedTanks, .mostTanks, .forbiddenTanks, .reserve, .payload, .grossWeight: true
      }
    }
  }

  private func evaluated(_ vector: [Int]) -> Candidate {
    let bushels = job.cart.tanks.indices.map {
      job.cart.tanks[$0].capacity.bushels - reserve(of: $0)
    }
    let given = applied.map { product in
      zip(vector, bushels).reduce(0) { $1.0 == product ? $0 + $1.1 : $0 }
    }
    let demands = applied.map { job.products[$0] }
    let used = zip(vector, bushels).filter { $0.0 >= 0 }
    return Candidate(
      vector: vector,
      unallocated: zip(demands, given).reduce(0) { $0 + max(0, $1.0.demand.bushels - $1.1) },
      areaPerFill: max(
        0, min(weightArea(of: vector), zip(demands, given).map { $1 / $0.unitDemand }.min() ?? 0)),
      tanks: used.count, capacity: used.reduce(0) { $0 + $1.1 })
  }
}

// MARK: - Reserves and weights

extension ReferenceAllocator {
  /// The largest reserve that a constraint states for a tank.
  private func reserve(of tank: Int) -> Double {
    job.constraints.compactMap { constraint in
      guard case .reserve(let set, let reserve) = constraint, (set.bits >> UInt32(tank)) & 1 == 1
      else { return nil }
      return switch reserve {
      case .volume(let volume): volume.bushels
      case .percent(let percent): job.cart.tanks[tank].capacity.bushels * percent / 100
      }
    }.max() ?? 0
  }

  /// The acres whose product a limit allows beside the reserves of tanks in use, of the heaviest
  /// product.
  private func weightArea(of vector: [Int]) -> Double {
    let limits = job.constraints.compactMap { constraint -> Double? in
      switch constraint {
      case .payload(let mass): mass.pounds
      case .grossWeight(let mass): mass.pounds - (job.cart.emptyWeight?.pounds ?? .nan)
      default: nil
      }
    }
    guard let limit = limits.min() else { return .infinity }
    let heaviest = applied.map { job.products[$0].density.poundsPerBushel }.max() ?? 0
    let kept = vector.indices.filter { vector[$0] >= 0 }.map { reserve(of: $0) * heaviest }
    return (limit - kept.reduce(0, +)) / job.products.reduce(0) { $0 + $1.rate.poundsPerAcre }
  }
}

extension Assignment {
  /// The product in each tank, −1 for an empty one.
  package func vector(tankCount: Int) -> [Int] {
    (0..<tankCount).map { product(inTank: $0) ?? -1 }
  }
}
