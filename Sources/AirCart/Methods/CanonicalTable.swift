/// Partitions of every subset of a cart's tanks, in the order in which ties are broken.
///
/// Rows stand in order of preference: fewest tanks, least capacity, then the smallest product
/// vector that the partition can have, its blocks numbered in order of their first tanks. So the
/// first row that is good enough decides tanks and capacity, and only rows that tie with it, and
/// whose smallest vector is smaller than what was found, can still improve the vector.
///
/// As in `PartitionTable` two rows share one vector, and 16 rows are looked at without a branch: which
/// of them is the first that is good enough cannot be predicted.
package struct CanonicalTable: Sendable {
  private let width: Int
  private let productCount: Int
  /// The rows with a block for each product, and all rows.
  private let full, all: Rows

  /// Builds the table for some tanks of a cart.
  ///
  /// - Parameters:
  ///   - capacities: All capacities of the cart in bushels.
  ///   - usable: The tanks that may be filled.
  ///   - productCount: The number of products.
  package init(capacities: [Double], usable: TankSet, productCount: Int) {
    let positions = capacities.indices.filter { usable.contains($0) }
    let width = max(1, min(productCount, positions.count))
    self.width = width
    self.productCount = productCount
    var rows: [Row] = []
    let partitions = TankPartitions(
      capacities: positions.map { capacities[$0] }, blockLimit: width, mayLeaveOut: true)
    partitions.visit { rows.append(Row($0, positions: positions, capacities: capacities)) }
    rows.sort { Row.isPreferred($0, to: $1) }
    full = Rows(rows.filter { $0.blocks.count == width }, width: width)
    all = Rows(rows, width: width)
  }

  /// A block as labelling needs it.
  fileprivate struct Block {
    /// The bushels its tanks hold.
    let capacity: Double
    /// A one in the nibble of each of its tanks; none behind the last block of a row.
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
      self.capacities = descending(parts.map { $0.capacity })
      var blocks: [Block] = []
      var code: UInt64 = 0
      for (number, part) in parts.enumerated() {
        var nibbles: UInt64 = 0
        for (index, position) in positions.enumerated() where part.tanks & (1 << index) != 0 {
          nibbles |= 1 << Assignment.shift(position)
        }
        code |= nibbles * UInt64(number + 1)
        blocks.append(Block(capacity: part.capacity, nibbles: nibbles))
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

    static func isPreferred(_ left: Row, to right: Row, byCode: Bool = true) -> Bool {
      if left.tankCount != right.tankCount { return left.tankCount < right.tankCount }
      if left.capacity != right.capacity { return left.capacity < right.capacity }
      return byCode && left.smallestCode < right.smallestCode
    }
  }

  /// Rows in the order of preference.
  private struct Rows {
    /// The number of rows that are looked at together.
    static let group = 16

    /// What is asked of a row once it is good enough.
    struct Tie {
      let smallestCode: UInt64
      let capacity: Double
      /// The row behind those that tie: as many tanks and as much capacity in use.
      let end: Int
    }

    /// Block capacities, two rows to a vector, largest block first.
    var capacities: [SIMD2<Double>] = []
    /// The blocks of each row in order of their first tanks, `width` for each.
    var blocks: [Block] = []
    var ties: [Tie] = []
    /// The largest capacity of each group.
    var largest: [Double] = []

    init(_ rows: [Row], width: Int) {
      var end = rows.count
      for (index, row) in rows.enumerated().reversed() {
        ties.append(Tie(smallestCode: row.smallestCode, capacity: row.capacity, end: end))
        if index > 0, Row.isPreferred(rows[index - 1], to: row, byCode: false) { end = index }
      }
      ties.reverse()
      for (index, row) in rows.enumerated() {
        if index % Self.group == 0 { largest.append(0) }
        largest[index / Self.group] = max(largest[index / Self.group], row.capacity)
        for block in 0..<width {
          let capacity = block < row.capacities.count ? row.capacities[block] : 0
          blocks.append(
            block < row.blocks.count ? row.blocks[block] : Block(capacity: 0, nibbles: 0))
          if index % 2 == 0 {
            // A last row without a second one shares its vector with one that holds nothing.
            capacities.append(SIMD2(capacity, -.infinity))
          } else {
            capacities[capacities.count - width + block][1] = capacity
          }
        }
      }
    }

    /// The next group with a row of at least this capacity, or the number of groups.
    @inline(__always)
    func group(after group: Int, reaching capacity: Double) -> Int {
      largest.withUnsafeBufferPointer { largest in
        var next = group + 1
        while next < largest.count, largest[next] < capacity { next += 1 }
        return next
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
      return productCount > width
        ? .empty : first(of: full, Search(needs: needs, total: total, accepted: 0))
    }
  }

  /// Returns the canonical assignment for the least unallocated.
  ///
  /// `best` is the least unallocated amount as searched; when no partition reaches it, the
  /// assignment is empty.
  package func assignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double
  ) -> Assignment {
    let search = Search(
      needs: demands, total: totalDemand,
      accepted: best + Tolerance.tieBushels(totalDemand: totalDemand))
    var least = demands[0]
    for product in 1..<productCount { least = min(least, demands[product]) }
    // A product without a block misses its whole need.
    return productCount == width && search.accepted < least
      ? first(of: full, search) : first(of: all, search)
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
  ///
  /// Of the rows that tie with the first one, the smallest product vector.
  private func first(of rows: Rows, _ search: Search) -> Assignment {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Matching.doubles) { memory in
      guard let memory = memory.baseAddress else { return .empty }
      let matching = Matching(
        search.needs, productCount: productCount, accepted: search.accepted, memory: memory)
      var group = rows.group(after: -1, reaching: search.reach)
      var good = goodRows(of: rows, group, matching)
      var code = UInt64.max
      var end = 0
      while true {
        while good == 0 {
          group = rows.group(after: group, reaching: search.reach)
          guard group < rows.largest.count, code == .max || group * Rows.group < end else {
            return Assignment(code: code == .max ? 0 : code)
          }
          good = goodRows(of: rows, group, matching)
        }
        let row = group * Rows.group + good.trailingZeroBitCount
        good &= good &- 1
        let tie = rows.ties[row]
        if code == .max {
          end = tie.end
        } else if row >= end || tie.smallestCode >= code {
          return Assignment(code: code)
        }
        code = smallestCode(of: rows, row, matching, search, below: code)
      }
    }
  }

  /// Returns which rows of a group miss no more than accepted.
  private func goodRows(of rows: Rows, _ group: Int, _ matching: Matching) -> UInt64 {
    guard group < rows.largest.count else { return 0 }
    return rows.capacities.withUnsafeBufferPointer { capacities in
      let first = group * Rows.group / 2 * width
      let end = min(first + Rows.group / 2 * width, capacities.count)
      let pairs = UnsafeBufferPointer(rebasing: capacities[first..<end])
      return unrolled(width) { Self.goodRows(pairs, matching, $0) }
    }
  }

  @inline(__always)
  private static func goodRows(
    _ pairs: UnsafeBufferPointer<SIMD2<Double>>, _ matching: Matching, _ width: Int
  ) -> UInt64 {
    guard var row = pairs.baseAddress else { return 0 }
    let end = row + pairs.count
    let needs = SortedPairs(alreadySorted: matching.sorted, count: width)
    // Products without their own block miss everything.
    var least = matching.accepted
    for rank in width..<max(width, matching.productCount) { least -= matching.sorted[rank] }
    let accepted = SIMD2<Double>(repeating: least)
    let zero = SIMD2<Double>(repeating: 0)
    var bit = SIMD2<UInt64>(1, 2)
    var good = SIMD2<UInt64>(repeating: 0)
    while row < end {
      var missing = larger(needs[0] - row[0], zero)
      for block in 1..<width { missing += larger(needs[block] - row[block], zero) }
      good |= unsafeBitCast(missing .<= accepted, to: SIMD2<UInt64>.self) & bit
      bit &+= bit
      bit &+= bit
      row += width
    }
    return good[0] | good[1]
  }

  /// The smallest product vector of a row, where it is below one.
  private func smallestCode(
    of rows: Rows, _ row: Int, _ matching: Matching, _ search: Search, below code: UInt64
  ) -> UInt64 {
    rows.blocks.withUnsafeBufferPointer { blocks in
      guard let blocks = blocks.baseAddress.map({ $0 + row * width }) else { return code }
      let accepted = search.acceptedByLabel
      if width == 3, productCount == 3 { return min(code, matching.labelThree(blocks, accepted)) }
      let found = matching.label(
        blocks, count: width, 0, 0, missing: 0, room: search.room(rows.ties[row].capacity),
        accepted: accepted)
      return min(code, found)
    }
  }
}

/// The products of a job, to be matched with the blocks of rows.
private struct Matching {
  /// How many numbers the caller provides memory for.
  static let doubles = 16

  let needs: UnsafePointer<Double>
  let productCount: Int
  let accepted: Double
  /// Needs, largest first.
  let sorted: UnsafeMutablePointer<Double>

  init(
    _ needs: UnsafePointer<Double>, productCount: Int, accepted: Double,
    memory: UnsafeMutablePointer<Double>
  ) {
    self.needs = needs
    self.productCount = productCount
    self.accepted = accepted
    sorted = memory
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
    guard index < count, blocks[index].nibbles != 0 else {
      return missing + missingWithoutBlock(taken) <= accepted ? 0 : .max
    }
    let capacity = blocks[index].capacity
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

  /// `label` for three products, without a branch: which of their six orders is the first that is good
  /// enough cannot be predicted.
  @inline(__always)
  func labelThree(_ blocks: UnsafePointer<CanonicalTable.Block>, _ accepted: Double) -> UInt64 {
    let (first, second, third) = (short(of: blocks[0]), short(of: blocks[1]), short(of: blocks[2]))
    // Two orders begin with each product; the smaller of the others goes first.
    let missing = (
      SIMD2(repeating: first.0) + SIMD2(second.1, second.2) + SIMD2(third.2, third.1),
      SIMD2(repeating: first.1) + SIMD2(second.0, second.2) + SIMD2(third.2, third.0),
      SIMD2(repeating: first.2) + SIMD2(second.0, second.1) + SIMD2(third.1, third.0)
    )
    let most = SIMD2(repeating: accepted)
    let bits =
      unsafeBitCast(missing.0 .<= most, to: SIMD2<UInt64>.self) & SIMD2(1, 2)
      | unsafeBitCast(missing.1 .<= most, to: SIMD2<UInt64>.self) & SIMD2(4, 8)
      | unsafeBitCast(missing.2 .<= most, to: SIMD2<UInt64>.self) & SIMD2(16, 32)
    let good = bits[0] | bits[1]
    guard good != 0 else { return .max }
    // Position plus one of a block's product: a digit for each order, the first order's lowest.
    let digit = UInt64(4 * good.trailingZeroBitCount)
    return blocks[0].nibbles &* (0x332211 &>> digit & 15)
      | blocks[1].nibbles &* (0x213132 &>> digit & 15)
      | blocks[2].nibbles &* (0x121323 &>> digit & 15)
  }

  /// What each of three products would miss in a block.
  @inline(__always)
  private func short(of block: CanonicalTable.Block) -> (Double, Double, Double) {
    let capacity = SIMD2(repeating: block.capacity)
    let zero = SIMD2<Double>(repeating: 0)
    let pair = larger(SIMD2(needs[0], needs[1]) - capacity, zero)
    let last = larger(SIMD2(repeating: needs[2]) - capacity, zero)
    return (pair[0], pair[1], last[0])
  }

  private func missingWithoutBlock(_ taken: UInt32) -> Double {
    var missing = 0.0
    for product in 0..<productCount where taken & (1 << UInt32(product)) == 0 {
      missing += needs[product]
    }
    return missing
  }
}
