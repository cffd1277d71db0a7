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
  /// The widest row; more products than that share the tanks with the largest demands alone.
  static let widthLimit = SortedPairs.limit

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
    partitions.visit { blocks in
      var row = descending(blocks.map { $0.capacity })
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
  static func interleaved(_ rows: [[Double]], width: Int) -> [SIMD2<Double>] {
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
  /// The numbers v of each product are greater than zero and in any order.
  /// - Complexity: the number of candidates; no heap memory.
  package func largestArea(unitDemands: UnsafePointer<Double>) -> Double {
    areaRows.withUnsafeBufferPointer { rows in
      Self.largestArea(rows, unitDemands, width: width, isSorted: false)
    }
  }

  /// Returns the largest area per fill of some rows; `isSorted` says that their blocks are in the
  /// order of the products, whatever that is.
  @inline(__always)
  static func largestArea(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ unitDemands: UnsafePointer<Double>, width: Int,
    isSorted: Bool
  ) -> Double {
    unrolled(width) { largestArea(rows, unitDemands, $0, isSorted) }
  }

  @inline(__always)
  private static func largestArea(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ unitDemands: UnsafePointer<Double>, _ width: Int,
    _ isSorted: Bool
  ) -> Double {
    guard var row = rows.baseAddress, !rows.isEmpty else { return 0 }
    let end = row + rows.count
    let needs =
      isSorted
      ? SortedPairs(alreadySorted: unitDemands, count: width)
      : SortedPairs(unitDemands, count: width)
    let acresPerBushel = needs.reciprocals
    var best = SIMD2<Double>(repeating: 0)
    while row < end {
      var least = row[0] * acresPerBushel[0]
      for block in 1..<width { least = smaller(row[block] * acresPerBushel[block], least) }
      best = larger(least, best)
      row += width
    }
    return best[0] > best[1] ? best[0] : best[1]
  }

  /// Returns the least unallocated amount in bushels, as searched and not yet settled: Σ max(0, b − C) of
  /// the first candidate for which the most can be placed, Σ min(b, C).
  ///
  /// Summed so, without the cancellation in a difference of large sums; that difference with more products
  /// than tanks. The numbers b of each product are in bushels and in any order.
  /// - Complexity: the number of candidates; no heap memory.
  package func leastUnallocated(demands: UnsafePointer<Double>) -> Double {
    unallocatedRows.withUnsafeBufferPointer { rows in
      guard productCount <= width else { return manyUnallocated(rows, demands) }
      return unrolledForSweeps(width) { Self.leastUnallocated(rows, demands, $0) }
    }
  }

  @inline(__always)
  private static func leastUnallocated(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ demands: UnsafePointer<Double>, _ width: Int
  ) -> Double {
    guard let first = rows.baseAddress else { return 0 }
    let sorted = SortedPairs(demands, count: width)
    // The first best row of each lane, by its place.
    var most = SIMD2<Double>(repeating: -1)
    var best = SIMD2<Int64>(repeating: 0)
    for row in stride(from: 0, to: rows.count, by: width) {
      var placed = smaller(first[row], sorted[0])
      for block in 1..<width { placed += smaller(first[row + block], sorted[block]) }
      best.replace(with: Int64(row), where: placed .> most)
      most = larger(placed, most)
    }
    let lane = most[1] > most[0] || (most[1] == most[0] && best[1] < best[0]) ? 1 : 0
    let row = first + Int(best[lane])
    var least = 0.0
    for block in 0..<width { least += max(0, sorted[block][0] - row[block][lane]) }
    return least
  }

  /// More products than tanks: only the largest demands can have one.
  private func manyUnallocated(
    _ rows: UnsafeBufferPointer<SIMD2<Double>>, _ demands: UnsafePointer<Double>
  ) -> Double {
    var sorted: [Double] = []
    for product in 0..<productCount { sorted.append(demands[product]) }
    sorted = descending(sorted)
    var most = 0.0
    for row in 0..<(rows.count / width) {
      for lane in 0..<2 {
        var placed = 0.0
        for block in 0..<width { placed += min(rows[row * width + block][lane], sorted[block]) }
        most = max(most, placed)
      }
    }
    return sorted.reduce(0, +) - most
  }

  /// Returns the area from which on the cart can be filled to capacity.
  ///
  /// That is the min over candidates of max over products of C / v; from there on exactly Σb − Σc
  /// stays unallocated. Infinite with more products than tanks, where that is not asked.
  package func saturationArea(unitDemands: UnsafePointer<Double>) -> Double {
    guard productCount == width else { return .infinity }
    return unallocatedRows.withUnsafeBufferPointer { rows in
      guard var row = rows.baseAddress else { return .infinity }
      let end = row + rows.count
      let acresPerBushel = SortedPairs(unitDemands, count: width).reciprocals
      var best = SIMD2<Double>(repeating: .infinity)
      while row < end {
        var most = row[0] * acresPerBushel[0]
        for block in 1..<width { most = larger(row[block] * acresPerBushel[block], most) }
        best = smaller(most, best)
        row += width
      }
      return best[0] < best[1] ? best[0] : best[1]
    }
  }
}
