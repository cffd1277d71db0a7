/// The partitions of many tanks, sorted so that a job reads only a window of them.
///
/// The table of `PartitionTable` at ten tanks has thousands of rows. Here rows are sorted by their
/// largest block and then by the second, and a first good candidate bounds both: a row whose
/// largest block is too small for the largest demand, or so large that too little is left for the
/// others, cannot be better. The search starts where capacity is shared in proportion to demand
/// and walks both ways, so that the bounds close in early. For values alone, and worth building
/// from about a hundred jobs on.
///
/// As in `PartitionTable` two rows share one vector. At the ends of a window a row beyond it is read
/// with its neighbour: it is a candidate like any other.
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

  /// Block sums of rows that are sorted by the largest and the second block.
  fileprivate struct Rows {
    let runs: [Run]
    /// The second block of each row.
    let seconds: [Double]
    /// All blocks, two rows to a vector, the largest block first.
    let blocks: [SIMD2<Double>]

    init(_ rows: [[Double]], width: Int) {
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
      blocks = PartitionTable.interleaved(rows, width: width)
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
    capacity = capacities.reduce(0, +)
    rows = Rows(
      PartitionTable.sortedRows(capacities: capacities, width: productCount), width: productCount)
  }
}

// MARK: - Largest area per fill

extension PartitionWindow {
  /// Returns the largest area per fill in acres; the numbers v may be in any order.
  package func largestArea(unitDemands: UnsafePointer<Double>) -> Double {
    unrolled(productCount) { width in
      let needs = SortedPairs(unitDemands, count: width)
      let acresPerBushel = needs.reciprocals
      // Its sums are added in another order: a little less, so that the search finds its own bits.
      let start = coveredByNeediest(acresPerBushel, width) * (1 - Tolerance.roundingMargin)
      return searchArea(needs, acresPerBushel, width, from: start)
    }
  }

  /// The rounding error of sums of capacities, which must not shut out the best row.
  private var margin: Double { Tolerance.roundingMargin * capacity }

  @inline(__always)
  private func searchArea(
    _ needs: SortedPairs, _ acresPerBushel: SortedPairs, _ width: Int, from start: Double
  ) -> Double {
    var best = start
    var others = 0.0
    for product in 1..<width { others += needs[product][0] }
    return rows.withPointers { rows in
      let first = rows.firstRun(atLeast: capacity * needs[0][0] / (others + needs[0][0]))
      var above = first
      var below = first - 1
      while true {
        let hasAbove =
          above < rows.runCount && rows.runs[above].largest <= capacity - best * others + margin
        if hasAbove {
          best = bestArea(rows, rows.runs[above], needs, acresPerBushel, width, others, best)
          above += 1
        }
        let hasBelow = below >= 0 && rows.runs[below].largest > best * needs[0][0] - margin
        if hasBelow {
          best = bestArea(rows, rows.runs[below], needs, acresPerBushel, width, others, best)
          below -= 1
        }
        if !hasAbove, !hasBelow { return best }
      }
    }
  }

  /// The best area of the rows with one largest block, or `start` when none is better.
  @inline(__always)
  private func bestArea(
    _ rows: Pointers, _ run: Run, _ needs: SortedPairs, _ acresPerBushel: SortedPairs,
    _ width: Int, _ others: Double, _ start: Double
  ) -> Double {
    var best = start
    guard run.largest * acresPerBushel[0][0] > best else { return best }
    let rest = capacity - run.largest + margin
    let behind = others - needs[1][0]
    var row = rows.firstRow(run.rows, atLeast: best * needs[1][0] - margin)
    while row < run.rows.upperBound, rows.seconds[row] <= rest - best * behind {
      let blocks = rows.blocks + (row >> 1) * width
      var least = blocks[0] * acresPerBushel[0]
      for block in 1..<width { least = smaller(blocks[block] * acresPerBushel[block], least) }
      let area = least[0] > least[1] ? least[0] : least[1]
      best = area > best ? area : best
      row = (row | 1) + 1
    }
    return best
  }

  /// The first candidate: each next largest tank goes to the product with the fewest acres.
  @inline(__always)
  private func coveredByNeediest(_ acresPerBushel: SortedPairs, _ width: Int) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.productLimit) { acres in
      for product in 0..<width { acres[product] = 0 }
      for tank in tanks {
        var neediest = 0
        for product in 1..<width where acres[product] < acres[neediest] { neediest = product }
        acres[neediest] += tank * acresPerBushel[neediest][0]
      }
      var least = acres[0]
      for product in 1..<width { least = min(least, acres[product]) }
      return least
    }
  }
}

// MARK: - Least unallocated

extension PartitionWindow {
  /// Returns the least unallocated amount in bushels; the numbers b may be in any order.
  package func leastUnallocated(demands: UnsafePointer<Double>) -> Double {
    unrolledForSweeps(productCount) { width in
      let needs = SortedPairs(demands, count: width)
      var total = 0.0
      for product in 0..<width { total += needs[product][0] }
      let start = leftByNeediest(needs, width)
      let bound = max(0, total - capacity)
      guard start - bound > Tolerance.roundingMargin * total else { return start }
      return searchUnallocated(needs, width, total, bound: bound, from: start)
    }
  }

  /// Rows that beat `best` waste less room than the candidate that it came from.
  @inline(__always)
  private func searchUnallocated(
    _ needs: SortedPairs, _ width: Int, _ total: Double, bound: Double, from start: Double
  ) -> Double {
    var best = start
    let excess = total - capacity
    return rows.withPointers { rows in
      let first = rows.firstRun(atLeast: capacity * needs[0][0] / total)
      var above = first
      var below = first - 1
      while best - bound > Tolerance.roundingMargin * total {
        let hasAbove =
          above < rows.runCount && rows.runs[above].largest <= needs[0][0] + best - excess
        if hasAbove {
          best = leastLeft(rows, rows.runs[above], needs, width, excess, best)
          above += 1
        }
        let hasBelow = below >= 0 && rows.runs[below].largest >= needs[0][0] - best
        if hasBelow {
          best = leastLeft(rows, rows.runs[below], needs, width, excess, best)
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
    _ rows: Pointers, _ run: Run, _ needs: SortedPairs, _ width: Int, _ excess: Double,
    _ start: Double
  ) -> Double {
    var best = start
    let zero = SIMD2<Double>(repeating: 0)
    let short = max(0, needs[0][0] - run.largest)
    var row = rows.firstRow(run.rows, atLeast: needs[1][0] - (best - short))
    while row < run.rows.upperBound, rows.seconds[row] <= needs[1][0] + best - excess {
      let blocks = rows.blocks + (row >> 1) * width
      var sum = larger(needs[0] - blocks[0], zero)
      for block in 1..<width { sum += larger(needs[block] - blocks[block], zero) }
      let left = sum[0] < sum[1] ? sum[0] : sum[1]
      best = left < best ? left : best
      row = (row | 1) + 1
    }
    return best
  }

  /// The first candidate: each next largest tank goes to the product that is short of most.
  @inline(__always)
  private func leftByNeediest(_ needs: SortedPairs, _ width: Int) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.productLimit) { short in
      for product in 0..<width { short[product] = needs[product][0] }
      for tank in tanks {
        var neediest = 0
        for product in 1..<width where short[product] > short[neediest] { neediest = product }
        short[neediest] -= tank
      }
      var sum = 0.0
      for product in 0..<width where short[product] > 0 { sum += short[product] }
      return sum
    }
  }
}

// MARK: - Search for the window

extension PartitionWindow {
  /// The rows by pointers, for the length of a search.
  fileprivate struct Pointers {
    let runs: UnsafePointer<Run>
    let runCount: Int
    let seconds: UnsafePointer<Double>
    let blocks: UnsafePointer<SIMD2<Double>>

    @inline(__always)
    func firstRun(atLeast least: Double) -> Int {
      first(of: 0..<runCount, atLeast: least) { runs[$0].largest }
    }

    @inline(__always)
    func firstRow(_ rows: Range<Int>, atLeast least: Double) -> Int {
      first(of: rows, atLeast: least) { seconds[$0] }
    }

    /// The first of some places, in ascending order of their amounts, that has enough, or one of the
    /// four before it: to read these takes less time than to search on.
    ///
    /// Halves the places without a branch, as which half it is cannot be predicted: the bits of amounts
    /// are in the order of the amounts, and the sign of their difference becomes a mask.
    @inline(__always)
    private func first(
      of places: Range<Int>, atLeast least: Double, _ amount: (Int) -> Double
    ) -> Int {
      let enough = Int64(bitPattern: (least > 0 ? least : 0).bitPattern)
      var (low, count) = (places.lowerBound, places.count)
      while count > 4 {
        let half = (count &+ 1) &>> 1
        let middle = Int64(bitPattern: amount(low &+ half &- 1).bitPattern)
        low &+= half & Int(truncatingIfNeeded: (middle &- enough) &>> 63)
        count &-= half
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
