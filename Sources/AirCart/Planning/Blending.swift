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
}

extension AllocationProblem {
  /// The products that may be blended: applied fertilizers with a known grade.
  package var blendable: [Int] {
    products.indices.filter { products[$0].isApplied && products[$0].traits.placement != nil }
  }

  /// Finds the blends with the fewest fills, among those the ones that blend least, then the largest
  /// area per fill.
  ///
  /// Only fertilizers that are placed alike are blended. Every way to do so is solved exactly, the
  /// least blending first; what takes as few fills as the capacity of the whole cart allows ends the
  /// search early.
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
  private let blendable: [Int]
  private let applied: Int
  /// The fills that the capacity of the whole cart allows.
  private let fewest: Double
  private(set) var best: Blending?

  init(_ problem: AllocationProblem, apart: [[Int]]) {
    self.problem = problem
    self.apart = apart
    blendable = problem.blendable
    applied = problem.products.reduce(0) { $0 + ($1.isApplied ? 1 : 0) }
    let unitDemand = problem.products.reduce(0) { $0 + $1.unitDemand }
    let capacity = problem.usableCapacities.reduce(0, +)
    fewest = FillArithmetic.fills(
      field: problem.area.acres, areaPerFill: capacity / unitDemand * (1 + Tolerance.tie))
  }

  var isDone: Bool { (best?.fills).map { Double($0) <= fewest } ?? false }

  /// Places the products from one on into blocks, blending exactly `merges` of them into others.
  mutating func place(
    _ next: Int, in blocks: [[Int]], merges: Int
  ) throws(AllocationError) {
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
    let placement = problem.products[product].traits.placement
    return block.allSatisfy { other in
      problem.products[other].traits.placement == placement
        && !apart.contains { $0.contains(product) && $0.contains(other) }
    }
  }

  private mutating func look(at blocks: [[Int]]) throws(AllocationError) {
    let count = applied - blendable.count + blocks.count
    let blends = blocks.filter { $0.count > 1 }
    guard count <= problem.rules.usableTanks.count,
      let blended = try? problem.blending(blends)
    else { return }
    let result = try Method.allocateExactly(blended, for: .largestAreaPerFill)
    guard result.status != .infeasible else { return }
    let fills = FillArithmetic.count(
      FillArithmetic.fills(field: problem.area.acres, areaPerFill: result.value))
    if let best, best.fills < fills || best.fills == fills && !isLarger(result.value, blends, best)
    {
      return
    }
    best = Blending(blends: blends, fills: fills, areaPerFill: Area(acres: result.value))
  }

  /// Whether as few products are blended for a larger area: the least blending comes first.
  private func isLarger(_ acres: Double, _ blends: [[Int]], _ best: Blending) -> Bool {
    merges(blends) == merges(best.blends)
      && acres > best.areaPerFill.acres * (1 + Tolerance.tie)
  }

  private func merges(_ blends: [[Int]]) -> Int { blends.reduce(0) { $0 + $1.count - 1 } }
}
