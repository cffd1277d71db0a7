/// The partitions of many tanks, sorted so that a job reads only a window of them.
///
/// The table of `PartitionTable` at ten tanks has thousands of rows. Here rows are sorted by their
/// largest block and then by the second, and a first good candidate bounds both: a row whose
/// largest block is too small for the largest demand, or so large that too little is left for the
/// others, cannot be better. For values alone, and worth building from about a hundred jobs on.
package struct PartitionWindow: Sendable {
  /// The most tanks that a window is built for.
  package static let tankLimit = 10
  /// The most products.
  package static let productLimit = 6

  /// Rows with the same largest block.
  private struct Run {
    let largest: Double
    let rows: Range<Int>
  }

  private let productCount: Int
  private let capacity: Double
  /// Tank capacities, largest first.
  private let tanks: [Double]
  /// Rows for the area per fill and for the least unallocated.
  private let area: Rows
  private let unallocated: Rows

  /// Block sums row by row, sorted by the largest and the second block.
  private struct Rows {
    let width: Int
    let runs: [Run]
    /// The second block of each row.
    let seconds: [Double]
    /// All blocks, `width` for each row, largest first.
    let blocks: [Double]

    init(_ rows: [[Double]], width: Int) {
      self.width = width
      // `PartitionTable.sortedRows` sorts by the first block, then the second, ascending.
      var runs: [Run] = []
      var start = 0
      for end in 0..<rows.count
      where end + 1 == rows.count || rows[end + 1][0] != rows[end][0] {
        runs.append(Run(largest: rows[end][0], rows: start..<(end + 1)))
        start = end + 1
      }
      self.runs = runs
      seconds = rows.map { width > 1 ? $0[1] : 0 }
      blocks = rows.flatMap { $0 }
    }
  }

  /// Builds the window for capacities in bushels and 2 to 6 products, no more than tanks.
  ///
  /// - Complexity: the number of partitions, in time and memory; milliseconds at ten tanks.
  package init(capacities: [Double], productCount: Int) {
    precondition(
      productCount >= 2 && productCount <= min(capacities.count, Self.productLimit)
        && capacities.count <= Self.tankLimit, "A window needs 2 to 6 products on 2 to 10 tanks.")
    self.productCount = productCount
    tanks = capacities.sorted(by: >)
    var sum = 0.0
    for capacity in capacities { sum += capacity }
    capacity = sum
    let rows = PartitionTable.sortedRows(capacities: capacities, width: productCount)
    area = Rows(rows.filter { $0[productCount - 1] > 0 }, width: productCount)
    unallocated = Rows(rows, width: productCount)
  }
}

// MARK: - Largest area per fill

extension PartitionWindow {
  /// Returns the largest area per fill in acres; the numbers v may be in any order.
  package func largestArea(unitDemands: UnsafePointer<Double>) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 32) { memory in
      guard let needs = memory.baseAddress else { return 0 }
      sortDescending(unitDemands, into: needs)
      let acresPerBushel = needs + 8
      for product in 0..<productCount { acresPerBushel[product] = 1 / needs[product] }
      return searchArea(
        needs, acresPerBushel, from: coveredByNeediest(needs, acresPerBushel, given: needs + 16))
    }
  }

  private func searchArea(
    _ needs: UnsafePointer<Double>, _ acresPerBushel: UnsafePointer<Double>, from start: Double
  ) -> Double {
    var best = start
    var others = 0.0
    for product in 1..<productCount { others += needs[product] }
    let behind = others - needs[1]
    return area.runs.withUnsafeBufferPointer { runs in
      area.seconds.withUnsafeBufferPointer { seconds in
        area.blocks.withUnsafeBufferPointer { blocks in
          var index = Self.firstRun(runs, atLeast: best * needs[0])
          while index < runs.count, runs[index].largest <= capacity - best * others {
            let run = runs[index]
            index += 1
            guard run.largest * acresPerBushel[0] > best else { continue }
            let rest = capacity - run.largest
            var row = Self.firstRow(seconds, run.rows, atLeast: best * needs[1])
            while row < run.rows.upperBound, seconds[row] <= rest - best * behind {
              var least = run.largest * acresPerBushel[0]
              for block in 1..<productCount {
                let area = blocks[row * productCount + block] * acresPerBushel[block]
                least = area < least ? area : least
              }
              best = least > best ? least : best
              row += 1
            }
          }
          return best
        }
      }
    }
  }

  /// The first candidate: each next largest tank goes to the product with the fewest acres.
  private func coveredByNeediest(
    _ needs: UnsafePointer<Double>, _ acresPerBushel: UnsafePointer<Double>,
    given: UnsafeMutablePointer<Double>
  ) -> Double {
    for product in 0..<productCount { given[product] = 0 }
    for tank in tanks {
      var neediest = 0
      for product in 1..<productCount
      where given[product] * acresPerBushel[product] < given[neediest] * acresPerBushel[neediest] {
        neediest = product
      }
      given[neediest] += tank
    }
    var least = Double.infinity
    for product in 0..<productCount { least = min(least, given[product] * acresPerBushel[product]) }
    return least
  }
}

// MARK: - Least unallocated

extension PartitionWindow {
  /// Returns the least unallocated amount in bushels; the numbers b may be in any order.
  package func leastUnallocated(demands: UnsafePointer<Double>) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 32) { memory in
      guard let needs = memory.baseAddress else { return 0 }
      sortDescending(demands, into: needs)
      var total = 0.0
      for product in 0..<productCount { total += needs[product] }
      let start = leftByNeediest(needs, short: needs + 8)
      let bound = max(0, total - capacity)
      guard start - bound > 1e-12 * total else { return start }
      return searchUnallocated(needs, total, bound: bound, from: start)
    }
  }

  /// Rows that beat `best` waste less room than the candidate that it came from.
  private func searchUnallocated(
    _ needs: UnsafePointer<Double>, _ total: Double, bound: Double, from start: Double
  ) -> Double {
    var best = start
    return unallocated.runs.withUnsafeBufferPointer { runs in
      unallocated.seconds.withUnsafeBufferPointer { seconds in
        unallocated.blocks.withUnsafeBufferPointer { blocks in
          var index = Self.firstRun(runs, atLeast: needs[0] - best)
          while index < runs.count, runs[index].largest <= needs[0] + best - (total - capacity) {
            let run = runs[index]
            index += 1
            let first = max(0, needs[0] - run.largest)
            var row = Self.firstRow(seconds, run.rows, atLeast: needs[1] - (best - first))
            while row < run.rows.upperBound,
              seconds[row] <= needs[1] + best - (total - capacity)
            {
              var sum = first
              for block in 1..<productCount {
                let short = needs[block] - blocks[row * productCount + block]
                sum += short > 0 ? short : 0
              }
              best = sum < best ? sum : best
              row += 1
            }
            if best - bound <= 1e-12 * total { return best }
          }
          return best
        }
      }
    }
  }

  /// The first candidate: each next largest tank goes to the product that is short of most.
  private func leftByNeediest(
    _ needs: UnsafePointer<Double>, short: UnsafeMutablePointer<Double>
  ) -> Double {
    for product in 0..<productCount { short[product] = needs[product] }
    for tank in tanks {
      var neediest = 0
      for product in 1..<productCount where short[product] > short[neediest] { neediest = product }
      short[neediest] -= tank
    }
    var sum = 0.0
    for product in 0..<productCount where short[product] > 0 { sum += short[product] }
    return sum
  }
}

// MARK: - Search for the window

extension PartitionWindow {
  private func sortDescending(
    _ numbers: UnsafePointer<Double>, into sorted: UnsafeMutablePointer<Double>
  ) {
    for index in 0..<productCount {
      var place = index
      while place > 0, sorted[place - 1] < numbers[index] {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = numbers[index]
    }
  }

  @inline(__always)
  private static func firstRun(_ runs: UnsafeBufferPointer<Run>, atLeast least: Double) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].largest < least { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private static func firstRow(
    _ seconds: UnsafeBufferPointer<Double>, _ rows: Range<Int>, atLeast least: Double
  ) -> Int {
    var low = rows.lowerBound
    var high = rows.upperBound
    while low < high {
      let middle = (low + high) / 2
      if seconds[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
