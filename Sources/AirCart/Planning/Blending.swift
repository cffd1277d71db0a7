/// Which products to blend so that a job takes the fewest fills, and among those breaks the mildest
/// house rules; blending is one of them.
package struct Blending: Equatable, Sendable {
  /// The products of each blend by position, in order; none where blending gains nothing.
  package let blends: [[Int]]
  /// The fills that the job then takes.
  package let fills: Int
  /// The severity of the house rules that the plan then breaks, its blends counted one by one; 0
  /// where capacity is asked for.
  package let severity: Int
  /// The largest area per fill of the job then.
  package let areaPerFill: Area

  /// The most products that are looked at: 4,140 ways to blend.
  package static let productLimit = 8

  /// How bad it is to blend what draws water: beside the blend itself as bad as fertilizer in the
  /// saddle tank, so that such a blend is for fewer fills alone.
  static let hazardSeverity = 2
}

extension Job {
  /// The products that may be blended: applied dry fertilizers with a known grade.
  package var blendable: [Int] {
    let seedbed = seedbed
    return products.indices.filter {
      products[$0].isApplied && !products[$0].traits.isLiquid
        && seedbed.placement(of: products[$0]) != nil
    }
  }

  /// Whether more dry products are applied than tanks may be used for them, those of a blend counted
  /// each.
  package var outnumbersTanks: Bool {
    products.reduce(0) {
      $0 + ($1.isApplied && !$1.traits.isLiquid ? max(1, $1.parts.count) : 0)
    } > rules.usableTanks.subtracting(cart.liquidTanks).count
  }

  /// Finds the blends with the fewest fills, or with the largest area per fill where that is asked for;
  /// among those the ones with the least severity of broken house rules, then those that blend least,
  /// then those with fewest ``BlendHazard``s, then with the largest area per fill, then the first by
  /// their names: the order of the products decides nothing.
  ///
  /// Blending nothing is one of the ways, so that a tank more never adds a fill: whatever was done
  /// without it can be done with it. Only fertilizers that are placed alike are blended, or can be:
  /// see ``Seedbed``. Every way to do so is solved exactly, the least blending first; the search ends
  /// early where no more blending can do better.
  ///
  /// - Parameter apart: Pairs of products that are not blended.
  /// - Returns: The blends, none where the job is best as it is; `nil` where no way gives every
  ///   product a tank, or there are more than ``Blending/productLimit`` products to look at.
  /// - Throws: `AllocationError` when the cart has more tanks than the method takes.
  package func bestBlending(apart: [[Int]] = []) throws(AllocationError) -> Blending? {
    try [self].bestBlending(apart: apart)
  }
}

extension [Job] {
  /// Finds the blends for jobs that differ in their areas alone, as ``Job/bestBlending(apart:)``
  /// does for one: fills are those of all jobs, house rules those of the job whose fills are the
  /// fullest.
  ///
  /// Every way of blending has one area per fill for all jobs, so that the way with the fewest fills in
  /// all has the fewest on each.
  package func bestBlending(apart: [[Int]]) throws(AllocationError) -> Blending? {
    guard let first, !first.isEmpty else { return nil }
    let count = first.blendable.count
    guard count <= Blending.productLimit else { return nil }
    var search = BlendSearch(self, of: first, apart: apart)
    for merges in 0...count where !search.isDone { try search.place(0, in: [], merges: merges) }
    return search.best
  }

  /// The fills of all jobs.
  fileprivate func fills(areaPerFill: Double) -> Double {
    reduce(0) { $0 + FillArithmetic.fills(field: $1.area.acres, areaPerFill: areaPerFill) }
  }

  /// The job whose fills are the fullest: what suffices for it suffices for all.
  func tightest(areaPerFill: Double) -> Job? {
    var tightest: Job?
    var most = 0.0
    for job in self {
      let acres = job.area.acres
      let share = acres / FillArithmetic.fills(field: acres, areaPerFill: areaPerFill)
      if share > most { (tightest, most) = (job, share) }
    }
    return tightest
  }
}

extension Plan {
  /// What a blend is compared with.
  package struct Unblended: Equatable, Sendable {
    /// `nil` where not every product can have a tank.
    package let fills: Int?
    let areaPerFill: Area
    let severity: Int

    package init(_ plan: Plan) {
      fills = plan.fillPlan.fills
      areaPerFill = plan.fillPlan.areaPerFill
      severity = plan.practical?.severity ?? 0
    }
  }

  /// Whether blends might save a fill, break milder rules, of which a blend breaks one itself, or give
  /// more area where that is asked for.
  package func mayGainByBlending(_ preferences: PlanPreferences) -> Bool {
    preferences.goal == .capacity || fillPlan.fills != 1
      || (practical?.severity ?? 0) > preferences.rules[.blend]
  }

  /// The plan with these blends; this one where there are none, or they cannot be made.
  package func blending(_ blends: [[Int]]) throws(AllocationError) -> Plan {
    guard !blends.isEmpty, let blended = try? job.blending(blends) else { return self }
    var plan = try Plan(blended, filling: fillPlan.filling)
    plan.unblended = Unblended(self)
    return plan
  }

  /// The plan with the blends that take fewer fills or break milder rules; this one where none do.
  ///
  /// `apart` are pairs of products that are not blended, beside those that never are.
  package func bestBlended(apart: [[Int]] = []) throws(AllocationError) -> Plan {
    guard fillPlan.fills != 0, mayGainByBlending(job.preferences) else { return self }
    return try blending(job.bestBlending(apart: job.apart(beside: apart))?.blends ?? [])
  }
}

/// The search through all set partitions of the products that may be blended.
private struct BlendSearch {
  private let jobs: [Job]
  /// The first of them.
  private let job: Job
  private let apart: [[Int]]
  /// In the order of their names.
  private let blendable: [Int]
  private let placements: [Seedbed.Placement?]
  private let hazards: [[Int]]
  private let applied: Int
  /// What lies beside the seed unblended, as a share of what may.
  private let loadBesideSeed: Double
  /// The fills that the capacity of the whole cart allows.
  private let fewest: Double
  private(set) var best: Blending?

  init(_ jobs: [Job], of job: Job, apart: [[Int]]) {
    self.jobs = jobs
    self.job = job
    self.apart = apart
    let seedbed = job.seedbed
    blendable = job.byName(job.blendable)
    placements = job.products.map { seedbed.placement(of: $0) }
    hazards = BlendHazard.allCases.compactMap { job.positions(of: $0) }
    applied = job.products.count { $0.isApplied }
    loadBesideSeed = seedbed.load(of: job.products)
    let unitDemand = job.products.reduce(0) { $0 + $1.unitDemand }
    let capacity = job.usableCapacities.reduce(0, +)
    fewest = jobs.fills(areaPerFill: capacity / unitDemand * (1 + Tolerance.tie))
  }

  /// Whether more blending can neither save a fill nor break milder rules: it adds a blend at least.
  var isDone: Bool {
    !isForCapacity
      && (best.map { Double($0.fills) <= fewest && $0.severity <= blendSeverity } ?? false)
  }

  private var isForCapacity: Bool { job.preferences.goal == .capacity }

  private var blendSeverity: Int { job.preferences.rules[.blend] }

  /// Places the products from one on into blocks, blending exactly `merges` of them into others.
  mutating func place(_ next: Int, in blocks: [[Int]], merges: Int) throws(AllocationError) {
    guard next < blendable.count else {
      if merges == 0 { try look(at: blocks) }
      return
    }
    if merges > 0 {
      for block in blocks.indices where mayJoin(blendable[next], blocks[block]) {
        var joined = blocks
        joined[block].append(blendable[next])
        try place(next + 1, in: joined, merges: merges - 1)
      }
    }
    guard blendable.count - next > merges else { return }
    try place(next + 1, in: blocks + [[blendable[next]]], merges: merges)
  }

  private func mayJoin(_ product: Int, _ block: [Int]) -> Bool {
    block.allSatisfy { other in
      guard let own = placements[product], let others = placements[other] else { return false }
      return own.allows(others)
        && !apart.contains { $0.contains(product) && $0.contains(other) }
    }
  }

  private mutating func look(at blocks: [[Int]]) throws(AllocationError) {
    let count = applied - blendable.count + blocks.count
    let blends = blocks.filter { $0.count > 1 }
      .map { block in job.products.indices.filter { block.contains($0) } }
    guard count <= job.rules.usableTanks.count, let blended = try? job.blending(blends)
    else { return }
    // A blend may bring potash to the seed, but never more than is safe there.
    let load = blended.seedbed.load(of: blended.products)
    guard load <= max(1, loadBesideSeed) + Seedbed.dust else { return }
    let result = try Method.allocateExactly(blended, for: .largestAreaPerFill)
    guard result.status != .infeasible else { return }
    let fills = FillArithmetic.count(jobs.fills(areaPerFill: result.value))
    if let best, best.fills < fills { return }
    let found = Blending(
      blends: blends, fills: fills,
      severity: try severity(largestArea: result.value, blends),
      areaPerFill: Area(acres: result.value))
    if best.map({ isBetter(found, than: $0) }) ?? true { best = found }
  }

  /// What the plan breaks, in tanks and by blending.
  private func severity(
    largestArea: Double, _ blends: [[Int]]
  ) throws(AllocationError) -> Int {
    let tightest = jobs.tightest(areaPerFill: largestArea) ?? job
    guard !isForCapacity, let blended = try? tightest.blending(blends)
    else { return 0 }
    let plan = try PracticalPlan.find(blended, largestArea: largestArea)
    return (plan?.severity ?? 0) + blends.count * blendSeverity
      + hazards(blends) * Blending.hazardSeverity
  }

  /// Whether it takes fewer fills, or as many with better blends: the least blending comes first, unless
  /// the largest area per fill is asked for.
  private func isBetter(_ found: Blending, than best: Blending) -> Bool {
    let ratio = found.areaPerFill.acres / best.areaPerFill.acres
    if isForCapacity, abs(ratio - 1) > Tolerance.tie { return ratio > 1 }
    if found.fills != best.fills { return found.fills < best.fills }
    if found.severity != best.severity { return found.severity < best.severity }
    let (merges, known) = (merges(found.blends), merges(best.blends))
    if merges != known { return merges < known }
    let (hazards, others) = (hazards(found.blends), hazards(best.blends))
    if hazards != others { return hazards < others }
    return found.areaPerFill.acres > best.areaPerFill.acres * (1 + Tolerance.tie)
  }

  private func merges(_ blends: [[Int]]) -> Int { blends.reduce(0) { $0 + $1.count - 1 } }

  private func hazards(_ blends: [[Int]]) -> Int {
    hazards.count { pair in blends.contains { $0.contains(pair[0]) && $0.contains(pair[1]) } }
  }
}

extension Job {
  /// Products in the order of their names.
  fileprivate func byName(_ positions: [Int]) -> [Int] {
    var ordered: [Int] = []
    for product in positions {
      let place = ordered.firstIndex {
        products[product].name.utf8.lexicographicallyPrecedes(products[$0].name.utf8)
      }
      ordered.insert(product, at: place ?? ordered.count)
    }
    return ordered
  }
}
