/// The partitions of many tanks, sorted so that a job reads only a window of them.
///
/// The table of `PartitionTable` at ten tanks has thousands of rows. Here rows are sorted by their
/// largest block and then by the second, and a first good candidate bounds both: a row whose
/// largest block is too small for the largest demand, or so large that too little is left for the
/// others, cannot be better. The search starts where capacity is shared in proportion to demand
/// and walks both ways, so that the bounds close in early. For values alone, and worth building
/// from about a hundred jobs on.
package struct PartitionWindow: Sendable {
  /// The most tanks that a window is built for.
  package static let tankLimit = 10
  /// The most products.
  package static let productLimit = 6

  /// Rows with the same largest block.
  fileprivate struct Run {
    let largest: Double
    let rows: Range<Int>
  }

  private let productCount: Int
  private let capacity: Double
  /// Tank capacities, largest first.
  private let tanks: [Double]
  private let rows: Rows

  /// Block sums row by row, sorted by the largest and the second block.
  fileprivate struct Rows {
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
    rows = Rows(
      PartitionTable.sortedRows(capacities: capacities, width: productCount), width: productCount)
  }
}

// MARK: - Largest area per fill

extension PartitionWindow {
  /// Returns the largest area per fill in acres; the numbers v may be in any order.
  package func largestArea(unitDemands: UnsafePointer<Double>) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 32) { memory in
      guard let needs = memory.baseAddress else { return 0 }
      sortDescending(unitDemands, count: productCount, into: needs)
      let acresPerBushel = needs + 8
      for product in 0..<productCount { acresPerBushel[product] = 1 / needs[product] }
      // Its sums are added in another order: a little less, so that the search finds its own bits.
      let start = coveredByNeediest(needs, acresPerBushel, given: needs + 16)
      return searchArea(needs, acresPerBushel, from: start * (1 - Tolerance.roundingMargin))
    }
  }

  /// The rounding error of sums of capacities, which must not shut out the best row.
  private var margin: Double { Tolerance.roundingMargin * capacity }

  private func searchArea(
    _ needs: UnsafePointer<Double>, _ acresPerBushel: UnsafePointer<Double>, from start: Double
  ) -> Double {
    var best = start
    var others = 0.0
    for product in 1..<productCount { others += needs[product] }
    return rows.withPointers { rows in
      let first = rows.firstRun(atLeast: capacity * needs[0] / (others + needs[0]))
      var above = first
      var below = first - 1
      while true {
        let hasAbove =
          above < rows.runCount && rows.runs[above].largest <= capacity - best * others + margin
        if hasAbove {
          best = bestArea(rows, rows.runs[above], needs, acresPerBushel, others, best)
          above += 1
        }
        let hasBelow = below >= 0 && rows.runs[below].largest > best * needs[0] - margin
        if hasBelow {
          best = bestArea(rows, rows.runs[below], needs, acresPerBushel, others, best)
          below -= 1
        }
        if !hasAbove, !hasBelow { return best }
      }
    }
  }

  /// The best area of the rows with one largest block, or `start` when none is better.
  @inline(__always)
  private func bestArea(
    _ rows: Pointers, _ run: Run, _ needs: UnsafePointer<Double>,
    _ acresPerBushel: UnsafePointer<Double>, _ others: Double, _ start: Double
  ) -> Double {
    var best = start
    let limit = run.largest * acresPerBushel[0]
    guard limit > best else { return best }
    let rest = capacity - run.largest + margin
    let behind = others - needs[1]
    var row = rows.firstRow(run.rows, atLeast: best * needs[1] - margin)
    while row < run.rows.upperBound, rows.seconds[row] <= rest - best * behind {
      var least = limit
      let blocks = rows.blocks + row * productCount
      for block in 1..<productCount {
        let area = blocks[block] * acresPerBushel[block]
        least = area < least ? area : least
      }
      best = least > best ? least : best
      row += 1
    }
    return best
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
      sortDescending(demands, count: productCount, into: needs)
      var total = 0.0
      for product in 0..<productCount { total += needs[product] }
      let start = leftByNeediest(needs, short: needs + 8)
      let bound = max(0, total - capacity)
      guard start - bound > Tolerance.roundingMargin * total else { return start }
      return searchUnallocated(needs, total, bound: bound, from: start)
    }
  }

  /// Rows that beat `best` waste less room than the candidate that it came from.
  private func searchUnallocated(
    _ needs: UnsafePointer<Double>, _ total: Double, bound: Double, from start: Double
  ) -> Double {
    var best = start
    let excess = total - capacity
    return rows.withPointers { rows in
      let first = rows.firstRun(atLeast: capacity * needs[0] / total)
      var above = first
      var below = first - 1
      while best - bound > Tolerance.roundingMargin * total {
        let hasAbove =
          above < rows.runCount && rows.runs[above].largest <= needs[0] + best - excess
        if hasAbove {
          best = leastLeft(rows, rows.runs[above], needs, excess, best)
          above += 1
        }
        let hasBelow = below >= 0 && rows.runs[below].largest >= needs[0] - best
        if hasBelow {
          best = leastLeft(rows, rows.runs[below], needs, excess, best)
          below -= 1
        }
        if !hasAbove, !hasBelow { break }
      }
      return best
    }
  }

  /// The least amount of the rows with one largest block, or `start` when none is better.
  @inline(__always)
  private func leastLeft(
    _ rows: Pointers, _ run: Run, _ needs: UnsafePointer<Double>, _ excess: Double,
    _ start: Double
  ) -> Double {
    var best = start
    let first = max(0, needs[0] - run.largest)
    var row = rows.firstRow(run.rows, atLeast: needs[1] - (best - first))
    while row < run.rows.upperBound, rows.seconds[row] <= needs[1] + best - excess {
      var sum = first
      let blocks = rows.blocks + row * productCount
      for block in 1..<productCount {
        let short = needs[block] - blocks[block]
        sum += short > 0 ? short : 0
      }
      best = sum < best ? sum : best
      row += 1
    }
    return best
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
  /// The rows by pointers, for the length of a search.
  fileprivate struct Pointers {
    let runs: UnsafePointer<Run>
    let runCount: Int
    let seconds: UnsafePointer<Double>
    let blocks: UnsafePointer<Double>

    @inline(__always)
    func firstRun(atLeast least: Double) -> Int {
      first(of: 0..<runCount) { runs[$0].largest >= least }
    }

    @inline(__always)
    func firstRow(_ rows: Range<Int>, atLeast least: Double) -> Int {
      first(of: rows) { seconds[$0] >= least }
    }

    /// The first of some places, in ascending order, that is large enough.
    @inline(__always)
    private func first(of places: Range<Int>, _ isEnough: (Int) -> Bool) -> Int {
      var (low, high) = (places.lowerBound, places.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if isEnough(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}

extension PartitionWindow.Rows {
  @inline(__always)
  fileprivate func withPointers(_ body: (PartitionWindow.Pointers) -> Double) -> Double {
    runs.withUnsafeBufferPointer { runs in
      seconds.withUnsafeBufferPointer { seconds in
        blocks.withUnsafeBufferPointer { blocks in
          guard let runBase = runs.baseAddress, let secondBase = seconds.baseAddress,
            let blockBase = blocks.baseAddress
          else { return 0 }
          return body(
            PartitionWindow.Pointers(
              runs: runBase, runCount: runs.count, seconds: secondBase, blocks: blockBase))
        }
      }
    }
  }
}
