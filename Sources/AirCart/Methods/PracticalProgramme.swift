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
struct PracticalProgramme: ~Copyable {
  /// One block for what five tanks and three products need.
  private var scratch = Scratch(blockSize: 32_768)
  private var memory: PracticalWorkspace
  /// The products' positions in the job, by rank.
  private let products: [Int]
  private let field: Double
  /// The acres that a weight limit allows a fill.
  private let weightArea: Double
  private let margin: Double

  init(_ job: borrowing Job, placements limit: Int = 512) {
    products = job.rankedProducts()
    memory = PracticalWorkspace(
      job, productCount: products.count, placements: limit, in: &scratch)
    field = job.area.acres
    weightArea = job.weightArea
    margin = job.preferences.margin
  }

  /// Returns the practical plan's assignment.
  ///
  /// - Parameters:
  ///   - job: The job that memory was taken for.
  ///   - most: An area per fill that no assignment exceeds, where one is known.
  /// - Returns: The assignment; `nil` when none gives every product a tank.
  mutating func assignment(of job: Job, atMost most: Double?) -> Assignment? {
    guard products.count <= memory.tankCount, weightArea > 0 else { return nil }
    if let most, most > 0, let found = assignment(of: job, largest: most) { return found }
    // Refused rules, and nothing else, make the largest area smaller than a known one.
    listChoices(of: job, fills: .infinity, enough: .infinity, weighsRules: false)
    var largest = 0.0
    for place in memory.largestAreas() { largest = max(largest, memory.placements[place].area) }
    return largest > 0 ? assignment(of: job, largest: largest) : nil
  }

  /// The first assignment with the fills that an area per fill makes possible, which is the largest.
  private mutating func assignment(
    of job: Job, largest: Double
  ) -> Assignment? {
    let fills = FillArithmetic.fills(field: field, areaPerFill: min(largest, weightArea))
    // More spare than the margin is no better, and neither is area beyond the weight limit.
    let enough = min(weightArea, (1 + margin) * field / fills)
    listChoices(
      of: job, fills: fills, enough: min(enough, largest * (1 + Tolerance.tie)),
      weighsRules: true)
    let all = memory.allPlacements()
    guard let target = target(all ?? memory.largestAreas(), enough: enough) else { return nil }
    let code = all == nil ? firstVector(reaching: target) : target.code
    guard code != .max else { return nil }
    return Assignment(code: code).renumbered(products, tankCount: job.cart.tanks.count)
  }
}

// MARK: - All that are as good

extension PracticalProgramme {
  /// Returns every assignment with the fewest fills and, among these, the least severity, best first
  /// by the rest of what a practical plan is chosen by.
  ///
  /// - Parameters:
  ///   - job: The job that memory was taken for.
  ///   - largest: The largest area per fill.
  ///   - isLean: Whether only those count in which every product needs each of its tanks.
  /// - Returns: The assignments; `nil` where there are more than memory was taken for.
  mutating func choices(
    of job: Job, largest: Double, isLean: Bool
  ) -> [LayoutChoice]? {
    guard products.count <= memory.tankCount, weightArea > 0 else { return [] }
    let fills = FillArithmetic.fills(field: field, areaPerFill: min(largest, weightArea))
    listChoices(
      of: job, fills: fills, enough: isLean ? field / fills : .infinity, weighsRules: true)
    guard let places = memory.allPlacements() else { return nil }
    let enough = min(weightArea, (1 + margin) * field / fills)
    let least = places.reduce(Int.max) { min($0, memory.placements[$1].severity) }
    let best = places.filter { memory.placements[$0].severity == least }
    let most = best.reduce(0.0) { max($0, min(memory.placements[$1].area, enough)) }
    let ranked = best.map { place in
      let own = memory.placements[place]
      let (set, area) = (memory.sets[own.tanks], min(own.area, enough))
      let tied = area >= most * (1 - Tolerance.tie) ? most : area
      let choice = LayoutChoice(
        Assignment(code: own.code).renumbered(products, tankCount: job.cart.tanks.count),
        spare: FillArithmetic.spare(field: field, areaPerFill: tied, fills: fills))
      let rank = (
        -choice.spare, set.count, -min(own.area, weightArea), set.capacity, own.code
      )
      return (choice: choice, rank: rank)
    }
    return ranked.sorted { $0.rank < $1.rank }.map { $0.choice }
  }
}

// MARK: - Choices

extension PracticalProgramme {
  /// Lists, for each product, the sets of tanks that it may have, that leave each other product one,
  /// and that last as long as so many fills need; `weighsRules` says whether rules count.
  private mutating func listChoices(
    of job: Job, fills: Double, enough: Double, weighsRules: Bool
  ) {
    for rank in products.indices {
      listChoices(rank, of: job, fills: fills, enough: enough, weighsRules: weighsRules)
    }
  }

  private mutating func listChoices(
    _ rank: Int, of job: Job, fills: Double, enough: Double, weighsRules: Bool
  ) {
    let product = products[rank]
    let need = job.products[product].unitDemand
    let most = min(job.rules.mostTanks[product], memory.tankCount - products.count + 1)
    let forbidden = ~memory.compressed(job.rules.allowedTanks[product])
    memory.listWishes(about: product, of: job)
    // A little less and a little more than asked for, for the roundings on both sides.
    let leastCapacity = need * (field / fills) * (1 - 10 * Tolerance.tie)
    let enoughCapacity = need * enough * (1 + Tolerance.tie)
    memory.beginChoices(of: rank)
    // Tanks that hold the product already are among its tanks, whether it needs them or not.
    let held = memory.compressed(job.rules.heldTanks[product])
    for tanks in 1..<memory.setCount where tanks & forbidden == 0 && tanks & held == held {
      let set = memory.sets[tanks]
      guard set.capacity >= leastCapacity,
        set.capacity - memory.sets[tanks & ~held].smallest < enoughCapacity,
        set.count <= most
      else { continue }
      let area = set.capacity / need
      guard FillArithmetic.fills(field: field, areaPerFill: area) <= fills,
        let severity = memory.severity(of: tanks)
      else { continue }
      memory.append(
        PracticalWorkspace.Choice(
          tanks: tanks, severity: weighsRules ? severity : 0, value: area.bitPattern), to: rank)
    }
  }
}

// MARK: - What the plan must reach

extension PracticalProgramme {
  /// What a plan must come to.
  private struct Target {
    var severity = Int.max
    /// The least area of the plan, less the tie tolerance.
    var area = 0.0
    var tankCount = Int.max
    var capacity = Double.infinity
    /// The first vector, where all placements were looked at.
    var code = UInt64.max
  }

  /// Severity, spare, tanks, area, capacity and vector, each the best among those as good before;
  /// `nil` where the choices make no plan.
  private func target(_ places: Range<Int>, enough: Double) -> Target? {
    guard !places.isEmpty else { return nil }
    let (sets, placements) = (memory.sets, memory.placements)
    var target = Target()
    var spacious = 0.0
    for place in places where placements[place].severity <= target.severity {
      if placements[place].severity < target.severity { spacious = 0 }
      target.severity = placements[place].severity
      spacious = max(spacious, min(placements[place].area, enough))
    }
    let leastArea = spacious * (1 - Tolerance.tie)
    for place in places where placements[place].isAsGood(target.severity, leastArea) {
      let count = sets[placements[place].tanks].count
      guard count <= target.tankCount else { continue }
      if count < target.tankCount { target.area = 0 }
      target.tankCount = count
      target.area = max(target.area, min(placements[place].area, weightArea))
    }
    target.area = max(leastArea, target.area * (1 - Tolerance.tie))
    for place in places where placements[place].isAsGood(target.severity, target.area) {
      let set = sets[placements[place].tanks]
      guard set.count == target.tankCount, set.capacity <= target.capacity else { continue }
      let isLess = set.capacity < target.capacity
      target.capacity = set.capacity
      target.code = isLess ? placements[place].code : min(target.code, placements[place].code)
    }
    return target
  }

  /// The first vector of those that come to as much.
  private func firstVector(reaching target: Target) -> UInt64 {
    memory.keepChoices(lasting: target.area)
    var code = UInt64.max
    for place in memory.firstVectors() where memory.placements[place].severity == target.severity {
      let set = memory.sets[memory.placements[place].tanks]
      if set.count == target.tankCount, set.capacity == target.capacity {
        code = min(code, memory.placements[place].code)
      }
    }
    return code
  }
}
