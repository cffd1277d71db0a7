/// The dynamic programme over subsets of the tanks that finds a practical plan.
///
/// A pass takes the products one by one and keeps the best for each set of tanks when exactly that
/// set is used. Three passes decide everything:
/// 1. the largest area per fill, which gives the fewest fills;
/// 2. with the choices that reach these fills, least severity and then the largest area, which
///    gives severity, spare, number of tanks, area and capacity;
/// 3. with the choices that reach that area, least severity and then the smallest product vector.
///
/// Severity and vector are sums over products, so that they carry over from part to whole; the area
/// is a minimum, and is carried behind the severity alone.
struct PracticalProgramme {
  /// The cart's position of each usable tank.
  private let positions: [Int]
  /// The problem's position of each product, ranked.
  private let products: [Int]
  /// The capacity of each set of tanks.
  private let capacities: [Double]
  private let field: Double
  /// The acres that a weight limit allows a fill.
  private let weightArea: Double
  private let margin: Double
  private var choices: [[Choice]]

  /// A product in a set of tanks.
  private struct Choice {
    let tanks: Int
    let severity: Double
    /// The acres that they last.
    let area: Double
    /// The part of the vector that they are.
    let code: UInt64
  }

  /// The best for one set of tanks, so far.
  private struct Entry {
    var severity: Double
    /// The smallest area among the products, where the pass asks for areas.
    var area: Double
    var code: UInt64

    static let none = Entry(severity: .infinity, area: 0, code: .max)
    static let nothingPlaced = Entry(severity: 0, area: .infinity, code: 0)
  }

  init(_ problem: AllocationProblem) {
    let usable = problem.rules.usableTanks
    positions = problem.cart.tanks.indices.filter { usable.contains($0) }
    products = problem.rankedProducts()
    let tanks = problem.usableCapacities
    var capacities = [0.0]
    // Adding the highest tank last is adding in tank order.
    for position in positions {
      for subset in capacities.indices { capacities.append(capacities[subset] + tanks[position]) }
    }
    self.capacities = capacities
    field = problem.area.acres
    weightArea = WeightLimit(problem).area(totalRate: problem.totalRate.poundsPerAcre)
    margin = problem.preferences.margin
    choices = []
    for rank in products.indices { choices.append(allChoices(rank, problem)) }
  }

  /// Every set of tanks that a product may have and that leaves each other product one.
  private func allChoices(_ rank: Int, _ problem: AllocationProblem) -> [Choice] {
    let product = products[rank]
    let rules = problem.rules
    var severities = Severities(of: product, in: problem)
    let most = min(rules.mostTanks[product], positions.count - products.count + 1)
    var choices: [Choice] = []
    for tanks in capacities.indices where tanks != 0 && tanks.nonzeroBitCount <= most {
      let set = cartTanks(tanks)
      guard set.subtracting(rules.allowedTanks[product]) == .none,
        rules.heldTanks[product].subtracting(set) == .none
      else { continue }
      let severity = severities[set]
      guard severity.isFinite else { continue }
      let area = capacities[tanks] / problem.products[product].unitDemand
      choices.append(
        Choice(tanks: tanks, severity: severity, area: area, code: code(rank, set)))
    }
    return choices
  }

  /// The tanks of the cart that a subset of the usable ones stands for.
  private func cartTanks(_ subset: Int) -> TankSet {
    var bits: UInt32 = 0
    for (tank, position) in positions.enumerated() where subset & (1 << tank) != 0 {
      bits |= 1 << UInt32(position)
    }
    return TankSet(bits: bits)
  }

  private func code(_ rank: Int, _ tanks: TankSet) -> UInt64 {
    var assignment = Assignment.empty
    for position in positions where tanks.contains(position) {
      assignment = assignment.placing(product: rank, inTank: position)
    }
    return assignment.code
  }
}

/// The severities of a product by set of tanks.
///
/// House rules look at a set by four things alone, so that 16 answers are all that there are: whether
/// it has a saddle tank, another tank, several tanks, a tank that is not meant for phosphate.
private struct Severities {
  private let product: Int
  private let problem: AllocationProblem
  private let saddles: TankSet
  private let phosphate: TankSet
  private var known = [Double](repeating: .nan, count: 16)

  init(of product: Int, in problem: AllocationProblem) {
    self.product = product
    self.problem = problem
    saddles = problem.saddles(for: product)
    let tank = problem.preferences.rules.phosphateTank
    phosphate = tank.map { TankSet(positions: [$0]) } ?? .none
  }

  subscript(tanks: TankSet) -> Double {
    mutating get {
      let kind =
        (tanks.intersection(saddles) != .none ? 1 : 0)
        | (tanks.subtracting(saddles) != .none ? 2 : 0) | (tanks.count > 1 ? 4 : 0)
        | (tanks.subtracting(phosphate) != .none ? 8 : 0)
      if known[kind].isNaN {
        known[kind] = problem.severity(of: product, in: tanks, saddles: saddles)
      }
      return known[kind]
    }
  }
}

extension PracticalProgramme {
  /// Returns the practical plan's assignment.
  ///
  /// - Parameter known: The largest area per fill, where it is known.
  /// - Returns: The assignment; `nil` when none gives every product a tank.
  mutating func assignment(largestArea known: Double?) -> Assignment? {
    guard products.count <= positions.count, weightArea > 0 else { return nil }
    let largest = known ?? largestArea
    guard largest > 0 else { return nil }
    let fills = FillArithmetic.fills(field: field, areaPerFill: min(largest, weightArea))
    keepChoices { [field] in FillArithmetic.fills(field: field, areaPerFill: $0.area) <= fills }
    guard let target = target(best(.leastSeverity), fills) else { return nil }
    keepChoices { $0.area >= target.area }
    var code = UInt64.max
    for (tanks, entry) in best(.firstVector).enumerated()
    where target.isMet(by: tanks, entry, capacity: capacities[tanks]) {
      code = min(code, entry.code)
    }
    guard code != .max else { return nil }
    let tankCount = (positions.last ?? 0) + 1
    return Assignment(code: code).renumbered(products, tankCount: tankCount)
  }

  private var largestArea: Double {
    var largest = 0.0
    for entry in best(.largestArea) { largest = max(largest, entry.area) }
    return largest
  }

  private mutating func keepChoices(where isKept: (Choice) -> Bool) {
    choices = choices.map { $0.filter(isKept) }
  }
}

// MARK: - What the plan must reach

extension PracticalProgramme {
  /// What a set of tanks must come to.
  private struct Target {
    let severity: Double
    let tankCount: Int
    let capacity: Double
    /// The least area of the plan, less the tie tolerance.
    let area: Double

    func isMet(by tanks: Int, _ entry: Entry, capacity: Double) -> Bool {
      entry.severity == severity && tanks.nonzeroBitCount == tankCount
        && capacity == self.capacity
    }
  }

  /// Severity, spare, tanks, area and capacity, each the best among those as good before.
  private func target(_ entries: [Entry], _ fills: Double) -> Target? {
    var severity = Double.infinity
    for entry in entries { severity = min(severity, entry.severity) }
    guard severity.isFinite else { return nil }
    var sets: [Int] = []
    for (tanks, entry) in entries.enumerated() where entry.severity == severity {
      sets.append(tanks)
    }
    // More spare than the margin is no better, and neither is area beyond the weight limit.
    let enough = min(weightArea, (1 + margin) * field / fills)
    sets = best(of: sets) { min(entries[$0].area, enough) }
    var tankCount = Int.max
    for tanks in sets { tankCount = min(tankCount, tanks.nonzeroBitCount) }
    sets = sets.filter { $0.nonzeroBitCount == tankCount }
    sets = best(of: sets) { min(entries[$0].area, weightArea) }
    var (area, capacity) = (0.0, Double.infinity)
    for tanks in sets {
      area = max(area, min(entries[tanks].area, weightArea))
      capacity = min(capacity, capacities[tanks])
    }
    return Target(
      severity: severity, tankCount: tankCount, capacity: capacity,
      area: area * (1 - Tolerance.tie))
  }

  /// The sets whose value is within the tie tolerance of the largest.
  private func best(of sets: [Int], by value: (Int) -> Double) -> [Int] {
    var largest = 0.0
    for tanks in sets { largest = max(largest, value(tanks)) }
    return sets.filter { value($0) >= largest * (1 - Tolerance.tie) }
  }
}

// MARK: - Passes

extension PracticalProgramme {
  /// What a pass asks for.
  private enum Goal {
    case largestArea
    case leastSeverity
    case firstVector
  }

  /// The best entry for each set of tanks when exactly the set is used.
  private func best(_ goal: Goal) -> [Entry] {
    var stage = [Entry](repeating: .none, count: capacities.count)
    stage[0] = .nothingPlaced
    // Nothing is placed before the first product, so that there is nothing to look through.
    for choice in choices.first ?? [] {
      let severity = goal == .largestArea ? 0 : choice.severity
      stage[choice.tanks] = Entry(severity: severity, area: choice.area, code: choice.code)
    }
    if !choices.isEmpty { stage[0] = .none }
    for rank in choices.indices.dropFirst() {
      var next = [Entry](repeating: .none, count: capacities.count)
      for choice in choices[rank] {
        extend(stage, by: choice, into: &next, goal)
      }
      stage = next
    }
    return stage
  }

  /// Adds a choice to every entry whose tanks leave it room.
  private func extend(
    _ stage: [Entry], by choice: Choice, into next: inout [Entry], _ goal: Goal
  ) {
    let free = (stage.count - 1) & ~choice.tanks
    var rest = free
    while true {
      let before = stage[rest]
      if before.severity < .infinity {
        let severity = goal == .largestArea ? 0 : before.severity + choice.severity
        let entry = Entry(
          severity: severity, area: min(before.area, choice.area), code: before.code | choice.code)
        if isBetter(entry, than: next[rest | choice.tanks], goal) {
          next[rest | choice.tanks] = entry
        }
      }
      if rest == 0 { return }
      rest = (rest - 1) & free
    }
  }

  @inline(__always)
  private func isBetter(_ entry: Entry, than other: Entry, _ goal: Goal) -> Bool {
    switch goal {
    case .largestArea: entry.area > other.area
    case .leastSeverity:
      entry.severity != other.severity
        ? entry.severity < other.severity : entry.area > other.area
    case .firstVector:
      entry.severity != other.severity
        ? entry.severity < other.severity : entry.code < other.code
    }
  }
}
