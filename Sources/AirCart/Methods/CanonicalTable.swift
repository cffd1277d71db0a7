/// Partitions of every subset of a cart's tanks, in the order in which ties are broken.
///
/// Groups of subsets with the same number of tanks and the same capacity stand in order of
/// preference; within a group all partitions are labelled and the smallest product vector wins.
package struct CanonicalTable: Sendable {
  /// Subsets that ties cannot tell apart but by their product vector.
  private struct Group {
    let tankCount: Int
    let capacity: Double
    let rows: Range<Int>
  }

  private let groups: [Group]
  /// Block capacities of all rows, `width` for each, largest first.
  private let capacities: [Double]
  /// Block tanks of all rows in the same places; bits are positions in the cart.
  private let tanks: [UInt32]
  private let width: Int
  private let productCount: Int

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
    partitions.forEach { rows.append(Row($0, positions: positions, capacities: capacities)) }
    rows.sort { Row.isPreferred($0, to: $1) }
    groups = Self.groups(of: rows)
    var blockCapacities: [Double] = []
    var blockTanks: [UInt32] = []
    for row in rows {
      for block in 0..<width {
        blockCapacities.append(block < row.blocks.count ? row.blocks[block].capacity : 0)
        blockTanks.append(block < row.blocks.count ? row.blocks[block].tanks : 0)
      }
    }
    self.capacities = blockCapacities
    tanks = blockTanks
  }

  /// A partition while the table is built.
  private struct Row {
    let blocks: [TankPartitions.Block]
    let tankCount: Int
    let capacity: Double

    init(_ blocks: [TankPartitions.Block], positions: [Int], capacities: [Double]) {
      var used: UInt32 = 0
      self.blocks = blocks.map { block in
        var tanks: UInt32 = 0
        for (index, position) in positions.enumerated() where block.tanks & (1 << index) != 0 {
          tanks |= 1 << UInt32(position)
        }
        used |= tanks
        return TankPartitions.Block(tanks: tanks, capacity: block.capacity)
      }.sorted { $0.capacity > $1.capacity }
      tankCount = used.nonzeroBitCount
      var sum = 0.0
      for (position, capacity) in capacities.enumerated() where used & (1 << position) != 0 {
        sum += capacity
      }
      capacity = sum
    }

    static func isPreferred(_ left: Row, to right: Row) -> Bool {
      left.tankCount == right.tankCount
        ? left.capacity < right.capacity : left.tankCount < right.tankCount
    }
  }

  private static func groups(of rows: [Row]) -> [Group] {
    var groups: [Group] = []
    var start = 0
    for end in 1...rows.count
    where end == rows.count || Row.isPreferred(rows[end - 1], to: rows[end]) {
      groups.append(
        Group(
          tankCount: rows[start].tankCount, capacity: rows[start].capacity, rows: start..<end))
      start = end
    }
    return groups
  }
}

extension CanonicalTable {
  /// Returns the canonical assignment for the area per fill.
  ///
  /// - Parameters:
  ///   - unitDemands: v of each product, greater than zero.
  ///   - best: The largest area per fill; must be reachable.
  package func assignment(unitDemands: UnsafePointer<Double>, best: Double) -> Assignment {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { scratch in
      guard let needs = scratch.baseAddress else { return .empty }
      let area = best * (1 - Tolerance.tie)
      for product in 0..<productCount { needs[product] = unitDemands[product] * area }
      // A block either holds a product's need or it does not: what is missing counts, and none
      // may be missing.
      return first(needs, accepted: 0)
    }
  }

  /// Returns the canonical assignment for the least unallocated.
  ///
  /// - Parameters:
  ///   - demands: b of each product in bushels.
  ///   - best: The least unallocated amount as searched; must be reachable.
  ///   - totalDemand: The sum of the demands.
  package func assignment(
    demands: UnsafePointer<Double>, best: Double, totalDemand: Double
  ) -> Assignment {
    first(demands, accepted: best + Tolerance.tieBushels(totalDemand: totalDemand))
  }

  /// Returns the first assignment in order of preference that misses at most `accepted` bushels.
  private func first(_ needs: UnsafePointer<Double>, accepted: Double) -> Assignment {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 16) { scratch in
      guard let order = scratch.baseAddress else { return .empty }
      var total = 0.0
      for product in 0..<productCount {
        var place = product
        while place > 0, needs[order[place - 1]] < needs[product] {
          order[place] = order[place - 1]
          place -= 1
        }
        order[place] = product
        total += needs[product]
      }
      // Rounding of the sums must not shut out a group that fills exactly.
      let reach = total - accepted - 1e-12 * total
      for group in groups where group.capacity >= reach {
        let code = smallestCode(in: group, Matching(needs: needs, order: order), accepted)
        if code != .max { return Assignment(code: code) }
      }
      preconditionFailure("The best value was found among these partitions.")
    }
  }

  private func smallestCode(in group: Group, _ matching: Matching, _ accepted: Double) -> UInt64 {
    var smallest = UInt64.max
    capacities.withUnsafeBufferPointer { capacities in
      tanks.withUnsafeBufferPointer { tanks in
        guard let capacities = capacities.baseAddress, let tanks = tanks.baseAddress else { return }
        for row in group.rows {
          let blocks = Blocks(
            capacities: capacities + row * width, tanks: tanks + row * width, count: width)
          guard
            matching.missing(blocks, freeBlocks: .max, freeProducts: .max, productCount)
              <= accepted
          else { continue }
          smallest = min(smallest, label(blocks, matching, accepted))
        }
      }
    }
    return smallest
  }

  /// Gives the block of each next tank the first product that still lets the rest be placed.
  private func label(_ blocks: Blocks, _ matching: Matching, _ accepted: Double) -> UInt64 {
    var code: UInt64 = 0
    var missing = 0.0
    var freeBlocks = UInt32.max
    var freeProducts = UInt32.max
    while let block = blocks.first(in: freeBlocks) {
      freeBlocks &= ~(1 << UInt32(block))
      var isPlaced = false
      for product in 0..<productCount where freeProducts & (1 << UInt32(product)) != 0 {
        let here = max(0, matching.needs[product] - blocks.capacities[block])
        let others = freeProducts & ~(1 << UInt32(product))
        let rest = matching.missing(
          blocks, freeBlocks: freeBlocks, freeProducts: others, productCount)
        guard missing + here + rest <= accepted else { continue }
        missing += here
        freeProducts = others
        code |= blocks.nibbles(of: block, product: product)
        isPlaced = true
        break
      }
      guard isPlaced else { return .max }
    }
    return code
  }
}

/// The blocks of one row.
private struct Blocks {
  let capacities: UnsafePointer<Double>
  let tanks: UnsafePointer<UInt32>
  let count: Int

  /// The free block that holds the first tank, or `nil` when none is left.
  @inline(__always)
  func first(in free: UInt32) -> Int? {
    var found: Int?
    var lowest = UInt32.max
    for block in 0..<count where free & (1 << UInt32(block)) != 0 && tanks[block] != 0 {
      let bit = tanks[block] & (~tanks[block] &+ 1)
      if bit < lowest {
        lowest = bit
        found = block
      }
    }
    return found
  }

  /// The nibbles of an assignment that gives a block's tanks to a product.
  @inline(__always)
  func nibbles(of block: Int, product: Int) -> UInt64 {
    var code: UInt64 = 0
    var rest = tanks[block]
    while rest != 0 {
      code |= UInt64(product + 1) << Assignment.shift(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return code
  }
}

/// Products to be matched with blocks, largest with largest.
private struct Matching {
  let needs: UnsafePointer<Double>
  /// Products, largest need first.
  let order: UnsafePointer<Int>

  /// What the free products miss when each gets the free block of its rank.
  @inline(__always)
  func missing(
    _ blocks: Blocks, freeBlocks: UInt32, freeProducts: UInt32, _ productCount: Int
  ) -> Double {
    var missing = 0.0
    var block = 0
    for rank in 0..<productCount where freeProducts & (1 << UInt32(order[rank])) != 0 {
      while block < blocks.count, freeBlocks & (1 << UInt32(block)) == 0 { block += 1 }
      let capacity = block < blocks.count ? blocks.capacities[block] : 0
      let short = needs[order[rank]] - capacity
      missing += short > 0 ? short : 0
      block += 1
    }
    return missing
  }
}
