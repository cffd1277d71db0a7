/// The capacities that every assignment under some rules gives each product, in product order.
///
/// The counterpart of `PartitionTable` where products cannot change places: when few assignments
/// remain, the best value is found by looking at each. Worth filling for a few dozen jobs or more. Two
/// rows share one vector.
struct RuleTable {
  /// The most rows; a table of more would take longer than the programme.
  private static let rowLimit = 512

  private let productCount: Int
  private let rows: UnsafeMutablePointer<SIMD2<Double>>
  /// The number of vectors of all rows; those with a tank for every product come first.
  private let count, areaCount: Int

  /// Fills the table; `nil` where there are too many rows or products.
  ///
  /// - Parameters:
  ///   - capacities: The capacity of each subset of the tanks.
  ///   - tankCount: The number of tanks.
  ///   - allowed: The tanks that each product may have.
  ///   - most: The most tanks of each product.
  ///   - scratch: What memory is taken from.
  init?(
    capacities: UnsafePointer<Double>, tankCount: Int, allowed: [Int], most: [Int],
    in scratch: inout Scratch
  ) {
    productCount = allowed.count
    guard productCount > 0, productCount <= SortedPairs.limit else { return nil }
    var blocks: [[Int]] = [[Int](repeating: 0, count: productCount)]
    for tank in 0..<tankCount {
      var next: [[Int]] = []
      for row in blocks {
        // A tank stays empty only where each product that may have it could have too many.
        var mayStayEmpty = true
        for product in allowed.indices where allowed[product] & 1 << tank != 0 {
          if allowed[product].nonzeroBitCount <= most[product] { mayStayEmpty = false }
          guard row[product].nonzeroBitCount < most[product] else { continue }
          var more = row
          more[product] |= 1 << tank
          next.append(more)
        }
        if mayStayEmpty { next.append(row) }
      }
      guard next.count <= Self.rowLimit else { return nil }
      blocks = next
    }
    let pairs = { (rows: [[Int]]) in
      PartitionTable.interleaved(rows.map { $0.map { capacities[$0] } }, width: allowed.count)
    }
    let full = pairs(blocks.filter { !$0.contains(0) })
    let all = full + pairs(blocks.filter { $0.contains(0) })
    areaCount = full.count / productCount
    count = all.count / productCount
    rows = scratch.take(all.count)
    for (place, pair) in all.enumerated() { rows[place] = pair }
  }

  /// Returns the largest area per fill in acres, or 0 when some product must go without a tank.
  func largestArea(unitDemands: UnsafePointer<Double>) -> Double {
    let rows = UnsafeBufferPointer(start: UnsafePointer(rows), count: areaCount * productCount)
    return PartitionTable.largestArea(rows, unitDemands, width: productCount, isSorted: true)
  }

  /// Returns the least unallocated amount in bushels, as the programme adds it.
  func leastUnallocated(demands: UnsafePointer<Double>) -> Double {
    unrolledForSweeps(productCount) { leastUnallocated(demands, $0) }
  }

  @inline(__always)
  private func leastUnallocated(_ demands: UnsafePointer<Double>, _ products: Int) -> Double {
    let needs = SortedPairs(alreadySorted: demands, count: products)
    let zero = SIMD2<Double>(repeating: 0)
    var least = SIMD2<Double>(repeating: .infinity)
    var row = UnsafePointer(rows)
    let end = row + count * products
    while row < end {
      var missing = larger(needs[0] - row[0], zero)
      for product in 1..<products { missing += larger(needs[product] - row[product], zero) }
      least = smaller(missing, least)
      row += products
    }
    return least[0] < least[1] ? least[0] : least[1]
  }
}
