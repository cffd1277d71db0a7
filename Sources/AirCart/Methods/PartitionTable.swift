/// The sorted block sums of all partitions of a cart's tanks, for one number of products.
///
/// Without rules that tell products apart some optimum gives larger blocks to larger demands:
/// swapping the blocks of two products that are in the other order never lowers
/// min(C₁/v₁, C₂/v₂) nor min(b₁, C₁) + min(b₂, C₂). So only unlabelled partitions matter, and they
/// depend on the cart alone: 25 at five tanks and three products instead of 1,024 assignments.
///
/// Two rows share one vector: lane 0 and lane 1 are two candidates, element *i* of a pair is their
/// *i*-th largest block.
package struct PartitionTable: Sendable {
  /// The widest row: more products than this go to the subset programme.
  static let widthLimit = 6

  /// The number of products.
  let productCount: Int
  /// The number of blocks in a row: no more than there are products or tanks.
  let width: Int
  /// Candidates for the area per fill: exactly one block for each product.
  package var areaRows: [SIMD2<Double>]
  /// Candidates for the least unallocated: blocks may be empty.
  package var unallocatedRows: [SIMD2<Double>]
  /// The number of different candidates for the area per fill.
  package let areaCandidates: Int
  /// The number of different candidates for the least unallocated.
  package let unallocatedCandidates: Int

  /// Builds the table for capacities in bushels and a number of products.
  ///
  /// - Complexity: the Bell number of the tanks, in time and memory.
  package init(capacities: [Double], productCount: Int) {
    self.productCount = productCount
    width = max(1, min(productCount, capacities.count))
    let rows = Self.sortedRows(capacities: capacities, width: width)
    let full = productCount <= capacities.count ? rows.filter { $0[$0.count - 1] > 0 } : []
    areaCandidates = full.count
    unallocatedCandidates = rows.count
    areaRows = Self.interleaved(full, width: width)
    unallocatedRows = Self.interleaved(rows, width: width)
  }

  /// All different rows of block sums, each from the largest to the smallest.
  static func sortedRows(capacities: [Double], width: Int) -> [[Double]] {
    var rows: [[Double]] = []
    let partitions = TankPartitions(
      capacities: capacities, blockLimit: width, mayLeaveOut: false)
    partitions.forEach { blocks in
      var row = blocks.map { $0.capacity }
      row.sort(by: >)
      while row.count < width { row.append(0) }
      rows.append(row)
    }
    rows.sort { precedes($0, $1) }
    var different: [[Double]] = []
    for row in rows where different.isEmpty || different[different.count - 1] != row {
      different.append(row)
    }
    return different
  }

  private static func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for index in left.indices where left[index] != right[index] {
      return left[index] < right[index]
    }
    return false
  }

  /// An odd last row fills both lanes, which changes no minimum and no maximum.
  private static func interleaved(_ rows: [[Double]], width: Int) -> [SIMD2<Double>] {
    var pairs: [SIMD2<Double>] = []
    for first in stride(from: 0, to: rows.count, by: 2) {
      let second = min(first + 1, rows.count - 1)
      for block in 0..<width {
        pairs.append(SIMD2(rows[first][block], rows[second][block]))
      }
    }
    return pairs
  }
}

extension PartitionTable {
  /// Returns the largest area per fill in acres, or 0 with more products than tanks.
  ///
  /// - Parameter unitDemands: v of each product, greater than zero, in any order.
  /// - Complexity: the number of candidates; no heap memory.
  package func largestArea(unitDemands: UnsafePointer<Double>) -> Double {
    guard areaCandidates > 0 else { return 0 }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { scratch in
      guard let weights = scratch.baseAddress else { return 0 }
      sortDescending(unitDemands, count: productCount, into: weights)
      for block in 0..<width { weights[block] = 1 / weights[block] }
      return areaRows.withUnsafeBufferPointer { scanArea($0, weights) }
    }
  }

  /// Returns the least unallocated amount in bushels, as searched and not yet settled.
  ///
  /// - Parameter demands: b of each product in bushels, in any order.
  /// - Complexity: the number of candidates; no heap memory.
  package func leastUnallocated(demands: UnsafePointer<Double>) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { scratch in
      guard let sorted = scratch.baseAddress else { return 0 }
      sortDescending(demands, count: productCount, into: sorted)
      var without = 0.0
      for product in width..<max(width, productCount) { without += sorted[product] }
      return without + unallocatedRows.withUnsafeBufferPointer { scanUnallocated($0, sorted) }
    }
  }

  /// Returns the area from which on the cart can be filled to the brim: min over candidates of
  /// max over products of C / v. From there on exactly Σb − Σc stays unallocated.
  package func saturationArea(unitDemands: UnsafePointer<Double>) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { scratch in
      guard let weights = scratch.baseAddress else { return .infinity }
      sortDescending(unitDemands, count: productCount, into: weights)
      for block in 0..<width { weights[block] = 1 / weights[block] }
      return unallocatedRows.withUnsafeBufferPointer { scanSaturation($0, weights) }
    }
  }

  private func scanArea(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ weights: UnsafePointer<Double>
  ) -> Double {
    // A literal width lets the compiler unroll the inner loops of one body.
    switch width {
    case 1: Self.scanArea(rows, weights, 1)
    case 2: Self.scanArea(rows, weights, 2)
    case 3: Self.scanArea(rows, weights, 3)
    case 4: Self.scanArea(rows, weights, 4)
    case 5: Self.scanArea(rows, weights, 5)
    default: Self.scanArea(rows, weights, width)
    }
  }

  @inline(__always)
  private static func scanArea(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ weights: UnsafePointer<Double>, _ width: Int
  ) -> Double {
    var best = SIMD2<Double>(repeating: 0)
    guard var row = rows.baseAddress else { return 0 }
    for _ in 0..<(rows.count / width) {
      var least = row[0] * weights[0]
      for block in 1..<width { least = minimum(row[block] * weights[block], least) }
      best = maximum(least, best)
      row += width
    }
    return best[0] > best[1] ? best[0] : best[1]
  }

  private func scanUnallocated(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ demands: UnsafePointer<Double>
  ) -> Double {
    switch width {
    case 1: Self.scanUnallocated(rows, demands, 1)
    case 2: Self.scanUnallocated(rows, demands, 2)
    case 3: Self.scanUnallocated(rows, demands, 3)
    case 4: Self.scanUnallocated(rows, demands, 4)
    case 5: Self.scanUnallocated(rows, demands, 5)
    default: Self.scanUnallocated(rows, demands, width)
    }
  }

  @inline(__always)
  private static func scanUnallocated(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ demands: UnsafePointer<Double>, _ width: Int
  ) -> Double {
    var best = SIMD2<Double>(repeating: .infinity)
    guard var row = rows.baseAddress else { return .infinity }
    let zero = SIMD2<Double>(repeating: 0)
    for _ in 0..<(rows.count / width) {
      var sum = maximum(SIMD2(repeating: demands[0]) - row[0], zero)
      for block in 1..<width {
        sum += maximum(SIMD2(repeating: demands[block]) - row[block], zero)
      }
      best = minimum(sum, best)
      row += width
    }
    return best[0] < best[1] ? best[0] : best[1]
  }

  private func scanSaturation(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ weights: UnsafePointer<Double>
  ) -> Double {
    var best = SIMD2<Double>(repeating: .infinity)
    guard var row = rows.baseAddress else { return .infinity }
    for _ in 0..<(rows.count / width) {
      var most = row[0] * weights[0]
      for block in 1..<width { most = maximum(row[block] * weights[block], most) }
      best = minimum(most, best)
      row += width
    }
    return best[0] < best[1] ? best[0] : best[1]
  }
}

/// The smaller of each lane.
///
/// Written as a comparison because `pointwiseMin` compiles to branches (Swift 6.3.1); this is one
/// instruction.
@inline(__always)
private func minimum(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(left[0] < right[0] ? left[0] : right[0], left[1] < right[1] ? left[1] : right[1])
}

/// The larger of each lane.
@inline(__always)
private func maximum(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(left[0] > right[0] ? left[0] : right[0], left[1] > right[1] ? left[1] : right[1])
}

/// Sorts a few numbers from the largest to the smallest without a branch that depends on them.
@inline(__always)
func sortDescending(
  _ numbers: UnsafePointer<Double>, count: Int, into sorted: UnsafeMutablePointer<Double>
) {
  for index in 0..<count {
    var carried = numbers[index]
    for place in 0..<index {
      let here = sorted[place]
      sorted[place] = here > carried ? here : carried
      carried = here > carried ? carried : here
    }
    sorted[index] = carried
  }
}
