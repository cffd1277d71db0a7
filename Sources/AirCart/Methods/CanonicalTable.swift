/// Partitions of every subset of a cart's tanks, in the order in which ties are broken.
///
/// Rows stand in order of preference: fewest tanks, least capacity, then the smallest product
/// vector that the partition can have, its blocks numbered in order of their first tanks. So the
/// first row that is good enough decides tanks and capacity, and only rows that tie with it, and
/// whose smallest vector is smaller than what was found, can still improve the vector.
///
/// As in `PartitionTable` two rows share one vector.
package struct CanonicalTable: Sendable {
  /// Rows that tie: as many tanks and as much capacity in use.
  private struct Tie {
    let pairs: Range<Int>
    let capacity: Double
  }

  private let width: Int
  private let productCount: Int
  private let ties: [Tie]
  /// Block capacities, two rows to a vector, largest block first.
  private let capacities: [SIMD2<Double>]
  /// The blocks of each row in order of their first tanks, `width` for each.
  private let blocks: [Block]
  /// The smallest product vector of each row; `UInt64.max` where a tie is padded.
  private let smallestCodes: [UInt64]

  /// Builds the table for some tanks of a cart.
  ///
  /// - Parameters:
  ///   - capacities: All capacities of the cart in bushels.
  ///   - usable: The tanks that may be filled.
  ///   - productCount: The number of products.
  package init(capacities: [Double], usable: TankSet, productCount: Int) {
    let positions = capacities.indices.filter { usable.contains($0) }
    width = max(1, min(productCount, positions.count))
    self.productCount = productCount
    var rows: [Row] = []
    let partitions = TankPartitions(
      capacities: positions.map { capacities[$0] }, blockLimit: width, mayLeaveOut: true)
    partitions.visit { rows.append(Row($0, positions: positions, capacities: capacities)) }
    rows.sort { Row.isPreferred($0, to: $1) }
    var builder = Builder(width: width)
    for row in rows { builder.append(row) }
    builder.closeTie()
    ties = builder.ties
    self.capacities = builder.capacities
    blocks = builder.blocks
    smallestCodes = builder.smallestCodes
  }

  /// A block as labelling needs it.
  fileprivate struct Block {
    /// Its place among the row's blocks by capacity, or −1 when the row has fewer blocks.
    let rank: Int
    /// A one in the nibble of each of its tanks.
    let nibbles: UInt64
  }

  /// A partition while the table is built.
  private struct Row {
    /// Block capacities, largest first.
    let capacities: [Double]
    /// The blocks in order of their first tanks.
    let blocks: [Block]
    let tankCount: Int
    let capacity: Double
    let smallestCode: UInt64

    /// Partitions arrive with their blocks in order of first tanks.
    init(_ parts: [TankPartitions.Block], positions: [Int], capacities: [Double]) {
      let byCapacity = positionsDescending(parts.map { $0.capacity })
      self.capacities = byCapacity.map { parts[$0].capacity }
      var blocks: [Block] = []
      var code: UInt64 = 0
      for (number, part) in parts.enumerated() {
        var nibbles: UInt64 = 0
        for (index, position) in positions.enumerated() where part.tanks & (1 << index) != 0 {
          nibbles |= 1 << Assignment.shift(position)
        }
        code |= nibbles * UInt64(number + 1)
        blocks.append(Block(rank: byCapacity.firstIndex(of: number) ?? 0, nibbles: nibbles))
      }
      self.blocks = blocks
      smallestCode = code
      let used = Assignment(code: code)
      tankCount = used.tanksUsed
      var sum = 0.0
      for (position, capacity) in capacities.enumerated()
      where used.product(inTank: position) != nil {
        sum += capacity
      }
      capacity = sum
    }

    static func isPreferred(_ left: Row, to right: Row) -> Bool {
      if left.tankCount != right.tankCount { return left.tankCount < right.tankCount }
      if left.capacity != right.capacity { return left.capacity < right.capacity }
      return left.smallestCode < right.smallestCode
    }
  }

  /// Lays rows out in vectors, each tie padded to whole pairs.
  private struct Builder {
    let width: Int
    var ties: [Tie] = []
    var capacities: [SIMD2<Double>] = []
    var blocks: [Block] = []
    var smallestCodes: [UInt64] = []
    private var open: Row?
    private var start = 0

    init(width: Int) { self.width = width }

    mutating func append(_ row: Row) {
      if let open, open.tankCount != row.tankCount || open.capacity != row.capacity { closeTie() }
      smallestCodes.append(row.smallestCode)
      put(row.capacities, row.blocks)
      open = row
    }

    mutating func closeTie() {
      guard let open else { return }
      if smallestCodes.count % 2 == 1 {
        smallestCodes.append(.max)
        put([], [])
      }
      let end = smallestCodes.count / 2
      ties.append(Tie(pairs: start..<end, capacity: open.capacity))
      start = end
      self.open = nil
    }

    private mutating func put(_ rowCapacities: [Double], _ rowBlocks: [Block]) {
      let isSecond = smallestCodes.count % 2 == 0
      for block in 0..<width {
        let capacity = block < rowCapacities.count ? rowCapacities[block] : 0
        blocks.append(block < rowBlocks.count ? rowBlocks[block] : Block(rank: -1, nibbles: 0))
        if isSecond {
          capacities[capacities.count - width + block][1] = capacity
        } else {
          capacities.append(SIMD2(capacity, 0))
        }
      }
    }
  }
}

extension CanonicalTable {
  /// Returns the canonical assignment for the area per fill.
  ///
  /// The numbers v of each product are greater than zero. A value that no partition reaches, which
  /// only a faulty table could have found, gives the empty assignment.
  package func assignment(unitDemands: UnsafePointer<Double>, best: Double) -> Assignment {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { scratch in
      guard let needs = scratch.baseAddress else { return .empty }
      let area = best * (1 - Tolerance.tie)
      var total = 0.0
      for product in 0..<productCount {
        needs[product] = unitDemands[product] * area
        total += needs[product]
      }
      // A block holds a product's need or it does not: nothing may be missing.
      var tie = 0
      return first(Search(needs: needs, total: total, accepted: 0), from: &tie)
    }
  }

  /// Returns the canonical assignment for the least unallocated.
  ///
  /// `best` is the least unallocated amount as searched; when no partition reaches it, the
  /// assignment is empty.
  package func assignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double
  ) -> Assignment {
    var tie = 0
    return assignment(demands: demands, best: best, totalDemand: totalDemand, from: &tie)
  }

  /// Returns the canonical assignment, knowing that no tie before `tie` is good enough.
  ///
  /// What has failed a smaller field fails a larger one, so that a sweep along the field axis goes
  /// through the ties once. On return `tie` is where the assignment was found.
  package func assignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double, from tie: inout Int
  ) -> Assignment {
    first(
      Search(
        needs: demands, total: totalDemand,
        accepted: best + Tolerance.tieBushels(totalDemand: totalDemand)), from: &tie)
  }

  /// Bushels each product needs, and how many may be missing in all.
  private struct Search {
    let needs: UnsafePointer<Double>
    let total: Double
    let accepted: Double

    /// The capacity that a set of tanks must have at least; rounding must not shut one out.
    var reach: Double { total - accepted - Tolerance.roundingMargin * total }

    /// The room that a set of tanks may leave unused: bushels missing are Σb − ΣC + room.
    ///
    /// Rounding grows with both sums, and must not prune what is good enough.
    func room(_ capacity: Double) -> Double {
      capacity - total + accepted + Tolerance.roundingMargin * (total + capacity)
    }

    /// What labelling may miss: it adds the same numbers as the row's check in another order.
    var acceptedByLabel: Double { accepted == 0 ? 0 : accepted + 1e-14 * total }
  }

  /// Returns the first assignment in order of preference that misses no more than accepted.
  private func first(_ search: Search, from start: inout Int) -> Assignment {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Matching.doubles) { memory in
      capacities.withUnsafeBufferPointer { capacities in
        guard let memory = memory.baseAddress, let base = capacities.baseAddress else {
          return .empty
        }
        let matching = Matching(
          search.needs, productCount: productCount, accepted: search.accepted, memory: memory)
        var tie = start
        while let row = firstRow(from: &tie, base, matching, reach: search.reach) {
          let code = smallestCode(in: ties[tie], from: row, base, matching, search)
          if code != .max {
            start = tie
            return Assignment(code: code)
          }
          tie += 1
        }
        return .empty
      }
    }
  }

  /// Finds the first row that misses no more than accepted, from a tie on; `tie` becomes its tie.
  private func firstRow(
    from tie: inout Int, _ base: UnsafePointer<SIMD2<Double>>, _ matching: Matching,
    reach: Double
  ) -> Int? {
    ties.withUnsafeBufferPointer { ties in
      // A literal width lets the compiler unroll the inner loops of one body.
      switch width {
      case 1: Self.firstRow(ties, &tie, base, matching, reach, 1)
      case 2: Self.firstRow(ties, &tie, base, matching, reach, 2)
      case 3: Self.firstRow(ties, &tie, base, matching, reach, 3)
      case 4: Self.firstRow(ties, &tie, base, matching, reach, 4)
      case 5: Self.firstRow(ties, &tie, base, matching, reach, 5)
      default: Self.firstRow(ties, &tie, base, matching, reach, 6)
      }
    }
  }

  @inline(__always)
  private static func firstRow(
    _ ties: UnsafeBufferPointer<Tie>, _ tie: inout Int, _ base: UnsafePointer<SIMD2<Double>>,
    _ matching: Matching, _ reach: Double, _ width: Int
  ) -> Int? {
    let needs = SortedPairs(alreadySorted: matching.sorted, count: width)
    // Products without their own block miss everything.
    var accepted = matching.accepted
    for rank in width..<max(width, matching.productCount) { accepted -= matching.sorted[rank] }
    let zero = SIMD2<Double>(repeating: 0)
    while tie < ties.count {
      guard ties[tie].capacity >= reach else {
        tie += 1
        continue
      }
      var row = base + ties[tie].pairs.lowerBound * width
      for pair in ties[tie].pairs {
        var missing = larger(needs[0] - row[0], zero)
        for block in 1..<width { missing += larger(needs[block] - row[block], zero) }
        if missing[0] <= accepted { return 2 * pair }
        if missing[1] <= accepted { return 2 * pair + 1 }
        row += width
      }
      tie += 1
    }
    return nil
  }

  /// The smallest product vector of the rows that tie with the first one.
  private func smallestCode(
    in tie: Tie, from first: Int, _ base: UnsafePointer<SIMD2<Double>>, _ matching: Matching,
    _ search: Search
  ) -> UInt64 {
    blocks.withUnsafeBufferPointer { blocks in
      guard let blocks = blocks.baseAddress else { return 0 }
      var smallest = UInt64.max
      var row = first
      while row < 2 * tie.pairs.upperBound, smallestCodes[row] < smallest {
        let pair = base + row / 2 * width
        var missing = 0.0
        for block in 0..<productCount {
          let capacity = block < width ? pair[block][row & 1] : 0
          missing += shortfall(matching.sorted[block], capacity)
        }
        if missing <= matching.accepted {
          for block in 0..<width { matching.capacities[block] = pair[block][row & 1] }
          let code = matching.label(
            blocks + row * width, count: width, 0, 0, missing: 0,
            room: search.room(tie.capacity), accepted: search.acceptedByLabel)
          smallest = min(smallest, code)
        }
        row += 1
      }
      return smallest
    }
  }
}

/// What a need misses in a capacity.
@inline(__always)
private func shortfall(_ need: Double, _ capacity: Double) -> Double {
  let missing = need - capacity
  return missing > 0 ? missing : 0
}

/// The products of a job and the blocks of a row that are to be matched with them.
private struct Matching {
  /// How many numbers the caller provides memory for.
  static let doubles = 32

  let needs: UnsafePointer<Double>
  let productCount: Int
  let accepted: Double
  /// Needs, largest first.
  let sorted: UnsafeMutablePointer<Double>
  /// Block capacities of the row in hand, largest first.
  let capacities: UnsafeMutablePointer<Double>

  init(
    _ needs: UnsafePointer<Double>, productCount: Int, accepted: Double,
    memory: UnsafeMutablePointer<Double>
  ) {
    self.needs = needs
    self.productCount = productCount
    self.accepted = accepted
    sorted = memory
    capacities = memory + 16
    guard productCount > SortedPairs.limit else {
      let pairs = SortedPairs(needs, count: productCount)
      for rank in 0..<productCount { sorted[rank] = pairs[rank][0] }
      return
    }
    sortDescending(needs, count: productCount, into: sorted)
  }

  /// Returns the smallest product vector of a row from a block on, or `UInt64.max`.
  ///
  /// Blocks come in order of their first tanks and products are tried in order, so that the first
  /// matching found is the smallest vector. What may be missing prunes where the field fits, what
  /// room may stay unused where it overfills the cart.
  func label(
    _ blocks: UnsafePointer<CanonicalTable.Block>, count: Int, _ index: Int, _ taken: UInt32,
    missing: Double, room: Double, accepted: Double
  ) -> UInt64 {
    guard index < count, blocks[index].rank >= 0 else {
      return missing + missingWithoutBlock(taken) <= accepted ? 0 : .max
    }
    let capacity = capacities[blocks[index].rank]
    for product in 0..<productCount where taken & (1 << UInt32(product)) == 0 {
      let short = needs[product] - capacity
      let missingHere = short > 0 ? missing + short : missing
      let roomHere = short > 0 ? room : room + short
      guard missingHere <= accepted, roomHere >= 0 else { continue }
      let rest = label(
        blocks, count: count, index + 1, taken | 1 << UInt32(product), missing: missingHere,
        room: roomHere, accepted: accepted)
      if rest != .max { return rest | blocks[index].nibbles &* UInt64(product + 1) }
    }
    return .max
  }

  private func missingWithoutBlock(_ taken: UInt32) -> Double {
    var missing = 0.0
    for product in 0..<productCount where taken & (1 << UInt32(product)) == 0 {
      missing += needs[product]
    }
    return missing
  }
}
