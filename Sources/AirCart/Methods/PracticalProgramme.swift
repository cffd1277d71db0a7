/// The dynamic programme over subsets of the tanks that finds a practical plan.
///
/// A pass takes the products one by one and keeps the best for each set of tanks when exactly that
/// set is used. With the fewest fills known, two passes decide everything:
/// 1. least severity and then the largest area, which gives severity, spare, number of tanks, area
///    and capacity;
/// 2. with the choices that reach that area, least severity and then the smallest product vector.
///
/// Severity and vector are sums over products, so that they carry over from part to whole; the area
/// is a minimum, and is carried behind the severity alone.
///
/// Fewer tanks break no more rules, so that a product never takes a tank without which it has area
/// enough: few sets of tanks are left to choose from.
struct PracticalProgramme {
  private var memory: PracticalWorkspace
  /// The products' positions in the problem, by rank.
  private let products: [Int]
  private let field: Double
  /// The acres that a weight limit allows a fill.
  private let weightArea: Double
  private let margin: Double

  /// Allocates memory; the owner calls `deallocate`.
  init(_ problem: AllocationProblem) {
    products = problem.rankedProducts()
    memory = PracticalWorkspace(problem, productCount: products.count)
    field = problem.area.acres
    weightArea = WeightLimit(problem).area(totalRate: problem.totalRate.poundsPerAcre)
    margin = problem.preferences.margin
  }

  /// Gives the memory back.
  func deallocate() { memory.deallocate() }

  /// Returns the practical plan's assignment.
  ///
  /// - Parameters:
  ///   - problem: The problem that memory was allocated for.
  ///   - most: An area per fill that no assignment exceeds, where one is known.
  /// - Returns: The assignment; `nil` when none gives every product a tank.
  mutating func assignment(of problem: AllocationProblem, atMost most: Double?) -> Assignment? {
    guard products.count <= memory.tankCount, weightArea > 0 else { return nil }
    if let most, most > 0, let found = assignment(of: problem, largest: most) { return found }
    // Refused rules, and nothing else, make the largest area smaller than a known one.
    listChoices(of: problem, fills: .infinity, enough: .infinity, minds: false)
    let stage = memory.largestAreas()
    var largest = 0.0
    for tanks in 0..<memory.setCount where stage[tanks].isReached {
      largest = max(largest, stage[tanks].area)
    }
    return largest > 0 ? assignment(of: problem, largest: largest) : nil
  }

  /// The first assignment with the fills that an area per fill makes possible, which is the largest.
  private mutating func assignment(
    of problem: AllocationProblem, largest: Double
  ) -> Assignment? {
    let fills = FillArithmetic.fills(field: field, areaPerFill: min(largest, weightArea))
    // More spare than the margin is no better, and neither is area beyond the weight limit.
    let enough = min(weightArea, (1 + margin) * field / fills)
    listChoices(
      of: problem, fills: fills, enough: min(enough, largest * (1 + Tolerance.tie)), minds: true)
    guard let target = target(memory.largestAreas(), enough: enough) else { return nil }
    memory.keepChoices(lasting: target.area)
    let stage = memory.firstVectors()
    var code = UInt64.max
    for tanks in 0..<memory.setCount
    where stage[tanks].severity == target.severity && target.isMet(by: memory.sets[tanks]) {
      code = min(code, stage[tanks].value)
    }
    guard code != .max else { return nil }
    return Assignment(code: code).renumbered(products, tankCount: problem.cart.tanks.count)
  }
}

// MARK: - Choices

extension PracticalProgramme {
  /// Lists, for each product, the sets of tanks that it may have, that leave each other product one,
  /// and that last as long as so many fills need; `minds` says whether rules count.
  private mutating func listChoices(
    of problem: AllocationProblem, fills: Double, enough: Double, minds: Bool
  ) {
    for rank in products.indices {
      listChoices(rank, of: problem, fills: fills, enough: enough, minds: minds)
    }
  }

  private mutating func listChoices(
    _ rank: Int, of problem: AllocationProblem, fills: Double, enough: Double, minds: Bool
  ) {
    let product = products[rank]
    let need = problem.products[product].unitDemand
    let most = min(problem.rules.mostTanks[product], memory.tankCount - products.count + 1)
    let forbidden = ~memory.compressed(problem.rules.allowedTanks[product])
    memory.listWishes(about: product, of: problem)
    memory.beginChoices(of: rank)
    // A little less and a little more than asked for, for the roundings on both sides.
    let leastCapacity = need * (field / fills) * (1 - 10 * Tolerance.tie)
    let enoughCapacity = need * enough * (1 + Tolerance.tie)
    for tanks in 1..<memory.setCount where tanks & forbidden == 0 {
      let set = memory.sets[tanks]
      guard set.capacity >= leastCapacity, set.count <= most,
        set.count == 1 || set.capacity - set.smallest < enoughCapacity
      else { continue }
      let area = set.capacity / need
      guard FillArithmetic.fills(field: field, areaPerFill: area) <= fills,
        let severity = memory.severity(of: tanks)
      else { continue }
      memory.append(
        PracticalWorkspace.Choice(
          tanks: tanks, severity: minds ? severity : 0, value: area.bitPattern), to: rank)
    }
  }
}

// MARK: - What the plan must reach

extension PracticalProgramme {
  /// What a plan must come to.
  private struct Target {
    let severity: Int
    let tankCount: Int
    let capacity: Double
    /// The least area of the plan, less the tie tolerance.
    let area: Double

    func isMet(by set: PracticalWorkspace.Tanks) -> Bool {
      set.count == tankCount && set.capacity == capacity
    }
  }

  /// Severity, spare, tanks, area and capacity, each the best among those as good before; `nil`
  /// where the choices make no plan.
  private func target(
    _ stage: UnsafeMutablePointer<PracticalWorkspace.Entry>, enough: Double
  ) -> Target? {
    var severity = Int.max
    for tanks in 0..<memory.setCount { severity = min(severity, stage[tanks].severity) }
    guard severity < .max else { return nil }
    func isAsGood(_ tanks: Int, _ least: Double) -> Bool {
      stage[tanks].severity == severity && stage[tanks].area >= least
    }
    var spacious = 0.0
    for tanks in 0..<memory.setCount where isAsGood(tanks, spacious) {
      spacious = max(spacious, min(stage[tanks].area, enough))
    }
    let leastArea = spacious * (1 - Tolerance.tie)
    var (count, area) = (Int.max, 0.0)
    for tanks in 0..<memory.setCount where isAsGood(tanks, leastArea) {
      let own = memory.sets[tanks].count
      if own < count { (count, area) = (own, 0) }
      if own == count { area = max(area, min(stage[tanks].area, weightArea)) }
    }
    area *= 1 - Tolerance.tie
    var capacity = Double.infinity
    for tanks in 0..<memory.setCount
    where isAsGood(tanks, max(area, leastArea)) && memory.sets[tanks].count == count {
      capacity = min(capacity, memory.sets[tanks].capacity)
    }
    return Target(severity: severity, tankCount: count, capacity: capacity, area: area)
  }
}
