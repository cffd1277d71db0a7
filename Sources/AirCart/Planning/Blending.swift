/// Which products to blend so that a job takes the fewest fills.
package struct Blending: Equatable, Sendable {
  /// The products of each blend by position, in order; none where blending saves nothing.
  package let blends: [[Int]]
  /// The fills that the job then takes.
  package let fills: Int
  /// The largest area per fill of the job then.
  package let areaPerFill: Area

  /// The most products that are looked at: 4,140 ways to blend.
  package static let productLimit = 8

  /// That it would save a fill.
  package func offer(insteadOf fills: Int) -> Statement {
    let blends = blends.map { Statement(.blendOf, .products($0)) }
    return Statement(.blendOffer, .clauses(blends), .fills(self.fills), .count(fills))
  }
}

extension AllocationProblem {
  /// The products that may be blended: applied fertilizers with a known grade.
  package var blendable: [Int] {
    let seedbed = seedbed
    return products.indices.filter {
      products[$0].isApplied && seedbed.placement(of: products[$0]) != nil
    }
  }

  /// Whether more products are applied than tanks may be used, those of a blend counted each.
  package var outnumbersTanks: Bool {
    products.reduce(0) { $0 + ($1.isApplied ? max(1, $1.parts.count) : 0) }
      > rules.usableTanks.count
  }

  /// Finds the blends with the fewest fills, among those the ones that blend least, then those with
  /// fewest ``BlendHazard``s, then the largest area per fill, then the first by their names: the order
  /// of the products decides nothing.
  ///
  /// Only fertilizers that are placed alike are blended, or can be: see ``Seedbed``. Every way to do so
  /// is solved exactly, the least blending first; what takes as few fills as the capacity of the whole
  /// cart allows ends the search early.
  ///
  /// - Parameter apart: Pairs of products that are not blended.
  /// - Returns: The blends; `nil` where none gives every product a tank, or there are more than
  ///   ``Blending/productLimit`` products to look at.
  /// - Throws: `AllocationError` when the cart has more tanks than the method takes.
  package func bestBlending(apart: [[Int]] = []) throws(AllocationError) -> Blending? {
    guard !isEmpty, blendable.count <= Blending.productLimit else { return nil }
    var search = BlendSearch(self, apart: apart)
    for merges in 0...blendable.count where !search.isDone {
      try search.place(0, in: [], merges: merges)
    }
    return search.best
  }
}

/// The search through all set partitions of the products that may be blended.
private struct BlendSearch {
  private let problem: AllocationProblem
  private let apart: [[Int]]
  /// In the order of their names.
  private let blendable: [Int]
  private let placements: [Seedbed.Placement?]
  private let hazards: [[Int]]
  private let applied: Int
  /// The fills that the capacity of the whole cart allows.
  private let fewest: Double
  private(set) var best: Blending?

  init(_ problem: AllocationProblem, apart: [[Int]]) {
    self.problem = problem
    self.apart = apart
    let seedbed = problem.seedbed
    blendable = problem.byName(problem.blendable)
    placements = problem.products.map { seedbed.placement(of: $0) }
    hazards = BlendHazard.allCases.compactMap { problem.positions(of: $0) }
    applied = problem.products.count { $0.isApplied }
    let unitDemand = problem.products.reduce(0) { $0 + $1.unitDemand }
    let capacity = problem.usableCapacities.reduce(0, +)
    fewest = FillArithmetic.fills(
      field: problem.area.acres, areaPerFill: capacity / unitDemand * (1 + Tolerance.tie))
  }

  var isDone: Bool { (best?.fills).map { Double($0) <= fewest } ?? false }

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
      .map { block in problem.products.indices.filter { block.contains($0) } }
    guard count <= problem.rules.usableTanks.count, let blended = try? problem.blending(blends)
    else { return }
    let result = try Method.allocateExactly(blended, for: .largestAreaPerFill)
    guard result.status != .infeasible else { return }
    let fills = FillArithmetic.count(
      FillArithmetic.fills(field: problem.area.acres, areaPerFill: result.value))
    let found = Blending(blends: blends, fills: fills, areaPerFill: Area(acres: result.value))
    if best.map({ isBetter(found, than: $0) }) ?? true { best = found }
  }

  /// Whether it takes fewer fills, or as many with better blends: the least blending comes first.
  private func isBetter(_ found: Blending, than best: Blending) -> Bool {
    if found.fills != best.fills { return found.fills < best.fills }
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

extension AllocationProblem {
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
