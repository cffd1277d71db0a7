/// Finds the canonical assignment among those that are good enough.
///
/// A *block* is the set of tanks of one product. A set of blocks, or of any subsets of the tanks, is
/// kept in the bits of words, so that one instruction looks at 64 of them.
/// 1. For each product, the blocks that it may have: those that miss no more than allowed, and from
///    which no tank can be dropped for free.
/// 2. The sets of tanks in which every product finds such a block beside the others.
/// 3. Among these, fewest tanks first and then least capacity, the first that can be divided; where
///    everything fits each of them can, and otherwise tanks are placed one by one (`Division`).
struct BlockSearch {
  /// The most tanks whose subsets are the bits of one word.
  private static let lowLimit = 6

  /// The number of tanks that may be filled.
  let tankCount: Int
  let productCount: Int
  /// The number of tanks that tell the bits of a word apart; the others tell words apart.
  let lowCount: Int
  /// The subsets of all tanks and of the low ones that hold each of them.
  let everyTank, everyLow: Int
  /// The number of words of a set of blocks.
  let wordCount: Int
  /// The capacity of each subset of tanks, added in tank order.
  let capacities: UnsafeMutablePointer<Double>
  /// A one in the nibble of each tank of a subset, by the cart's positions.
  let nibbles: UnsafeMutablePointer<UInt64>
  /// Capacities of the subsets of the low tanks, in ascending order.
  private let lowSums: UnsafeMutablePointer<Double>
  /// The subsets of the low tanks from a place in that order on.
  private let fromPlace: UnsafeMutablePointer<UInt64>
  /// The subsets of each subset of the low tanks.
  let within: UnsafeMutablePointer<UInt64>
  /// The subsets of so many tanks.
  private let ofCount: UnsafeMutablePointer<UInt64>
  /// The blocks that rules allow each product.
  private let allowed: UnsafeMutablePointer<UInt64>
  /// The blocks of each product, and behind them what is left of them with each tank that is placed.
  let blocks: UnsafeMutablePointer<UInt64>
  /// The sets of tanks in which the products up to each one find blocks.
  private let sufficient: UnsafeMutablePointer<UInt64>
  /// The smallest product vector of each set of tanks that the products up to each one fill, and
  /// whether it is known.
  private let codes, known: UnsafeMutablePointer<UInt64>
  /// Bushels that each product needs, and what it has been given.
  let needs, given: UnsafeMutablePointer<Double>

  /// Takes memory for some tanks and products.
  ///
  /// - Parameters:
  ///   - capacities: The capacity of each subset of the tanks.
  ///   - positions: The cart's position of each tank.
  ///   - productCount: The number of products.
  ///   - scratch: What memory is taken from.
  ///   - isAllowed: Whether a product may have a block.
  init(
    capacities: UnsafeMutablePointer<Double>, positions: [Int], productCount: Int,
    in scratch: inout Scratch, isAllowed: (_ product: Int, _ block: Int) -> Bool
  ) {
    tankCount = positions.count
    self.productCount = productCount
    self.capacities = capacities
    lowCount = min(tankCount, Self.lowLimit)
    wordCount = 1 << (tankCount - lowCount)
    everyTank = (1 << tankCount) - 1
    everyLow = (1 << lowCount) - 1
    nibbles = scratch.take(1 << tankCount)
    lowSums = scratch.take(1 << lowCount)
    fromPlace = scratch.take((1 << lowCount) + 1)
    within = scratch.take(1 << lowCount)
    ofCount = scratch.take((tankCount + 1) * wordCount)
    allowed = scratch.take(productCount * wordCount)
    blocks = scratch.take((tankCount + 2) * productCount * wordCount)
    sufficient = scratch.take(productCount * wordCount)
    codes = scratch.take(productCount << tankCount)
    known = scratch.take(productCount * wordCount)
    needs = scratch.take(productCount)
    given = scratch.take(productCount)
    fillLowTables()
    fillTables(positions, isAllowed)
  }

  private func fillLowTables() {
    let lows = 1 << lowCount
    let order = positionsDescending((0..<lows).map { -capacities[$0] })
    fromPlace[lows] = 0
    for place in (0..<lows).reversed() {
      lowSums[place] = capacities[order[place]]
      fromPlace[place] = fromPlace[place + 1] | Self.bit(order[place])
    }
    for subset in 0..<lows {
      within[subset] = 0
      for part in 0..<lows where part & ~subset == 0 { within[subset] |= Self.bit(part) }
    }
  }

  private func fillTables(_ positions: [Int], _ isAllowed: (_ product: Int, _ block: Int) -> Bool) {
    ofCount.initialize(repeating: 0, count: (tankCount + 1) * wordCount)
    allowed.initialize(repeating: 0, count: productCount * wordCount)
    nibbles[0] = 0
    for (tank, position) in positions.enumerated() {
      for subset in 0..<(1 << tank) {
        nibbles[subset | 1 << tank] = nibbles[subset] | 1 << Assignment.shift(position)
      }
    }
    for subset in 0...everyTank {
      let (word, bit) = (subset >> lowCount, Self.bit(subset & everyLow))
      ofCount[subset.nonzeroBitCount * wordCount + word] |= bit
      for product in 0..<productCount where isAllowed(product, subset) {
        allowed[product * wordCount + word] |= bit
      }
    }
  }

  @inline(__always)
  private static func bit(_ place: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: place) }
}

// MARK: - The canonical assignment

extension BlockSearch {
  /// Returns the canonical assignment for the area per fill; `nil` where the search gives up.
  func canonical(
    _ objective: AreaObjective, unitDemands: UnsafePointer<Double>, best: Double
  ) -> Assignment? {
    let area = best * (1 - Tolerance.tie - Tolerance.roundingMargin)
    for product in 0..<productCount { needs[product] = unitDemands[product] * area }
    return canonical(objective, best: best, missing: 0, tie: 0)
  }

  /// Returns the canonical assignment for the least unallocated; `nil` where the search gives up.
  func canonical(
    _ objective: UnallocatedObjective, demands: UnsafePointer<Double>, best: Double
  ) -> Assignment? {
    for product in 0..<productCount { needs[product] = demands[product] }
    return canonical(objective, best: best, missing: best + objective.tie, tie: objective.tie)
  }

  /// Where everything fits, only the tolerance of ties may be missing.
  private func canonical(
    _ objective: some SeparableObjective, best: Double, missing: Double, tie: Double
  ) -> Assignment? {
    var total = 0.0
    for product in 0..<productCount { total += needs[product] }
    let margin = Tolerance.roundingMargin * (total + capacities[everyTank])
    let reach = total - missing - margin
    listBlocks(missing: missing, spare: capacities[everyTank] - reach, margin: margin)
    guard missing > 2 * tie else {
      findSufficientSets()
      // All that comes first but for rounding: where it is not good enough, something else is.
      guard let code = smallestCode(reach: reach) else { return nil }
      give(code)
      return isGood(objective, best) ? Assignment(code: code) : nil
    }
    var division = Division(search: self, objective: objective, best: best, reach: reach)
    return division.first(in: sets(reaching: reach))
  }

  /// Gives each product the tanks of a vector.
  private func give(_ code: UInt64) {
    given.initialize(repeating: 0, count: productCount)
    for tank in 0..<tankCount {
      let nibble =
        code &>> UInt64(truncatingIfNeeded: nibbles[1 &<< tank].trailingZeroBitCount) & 15
      if nibble > 0 { given[Int(nibble) - 1] += capacities[1 &<< tank] }
    }
  }

  /// Whether what is given to the products is as good as the best.
  @inline(__always)
  func isGood(_ objective: some SeparableObjective, _ best: Double) -> Bool {
    var value = objective.neutral
    for product in 0..<productCount {
      value = objective.combine(
        value, objective.contribution(of: product, capacity: given[product]))
    }
    return objective.isAsGood(value, as: best)
  }

  /// Returns the sets of tanks among which the assignment's are.
  private func sets(reaching reach: Double) -> UnsafePointer<UInt64> {
    let last = sufficient + (productCount - 1) * wordCount
    for tank in 0..<tankCount where capacities[everyTank & ~(1 &<< tank)] >= reach {
      findSufficientSets()
      return UnsafePointer(last)
    }
    // Every set without one tank is too small, so only the full set remains.
    last.initialize(repeating: 0, count: wordCount)
    last[wordCount - 1] = Self.bit(everyLow)
    return UnsafePointer(last)
  }
}

// MARK: - Blocks

extension BlockSearch {
  /// Returns the subsets of one word that have at least a capacity.
  @inline(__always)
  private func atLeast(_ capacity: Double, word: Int) -> UInt64 {
    let limit = capacity - capacities[word &<< lowCount]
    var place = 0
    var step = (1 &<< lowCount) / 2
    while step > 0 {
      place &+= lowSums[place &+ step &- 1] < limit ? step : 0
      step &>>= 1
    }
    return fromPlace[place &+ (lowSums[place] < limit ? 1 : 0)]
  }

  /// Lists the blocks of each product that miss and waste no more than may be, and of which no tank
  /// is needless.
  private func listBlocks(missing: Double, spare: Double, margin: Double) {
    let enough = sufficient
    for product in 0..<productCount {
      let own = blocks + product * wordCount
      let need = needs[product]
      for word in 0..<wordCount {
        own[word] = atLeast(need - missing - margin, word: word)
        enough[word] = missing > 0 ? atLeast(need + margin, word: word) : own[word]
        // Where all fit into one word, looking at a few more takes less time than this.
        if wordCount > 1 { own[word] &= ~atLeast(need + spare + margin, word: word) }
      }
      for word in 0..<wordCount {
        own[word] &= allowed[product * wordCount + word] & ~withOneMore(enough, word: word)
      }
    }
  }

  /// Returns the sets of one word that have one tank more than some of `sets`.
  @inline(__always)
  private func withOneMore(_ sets: UnsafePointer<UInt64>, word: Int) -> UInt64 {
    var result: UInt64 = 0
    for tank in 0..<lowCount {
      let without = sets[word] & within[everyLow & ~(1 &<< tank)]
      result |= without &<< UInt64(truncatingIfNeeded: 1 &<< tank)
    }
    var rest = word
    while rest != 0 {
      result |= sets[word & ~(rest & -rest)]
      rest &= rest - 1
    }
    return result
  }

  /// Finds the sets of tanks in which the products up to each one find blocks beside each other.
  private func findSufficientSets() {
    for product in 0..<productCount {
      let next = sufficient + product * wordCount
      next.initialize(repeating: 0, count: wordCount)
      for word in 0..<wordCount {
        var bits = blocks[product * wordCount + word]
        while bits != 0 {
          extend(next, product, by: word &<< lowCount | bits.trailingZeroBitCount)
          bits &= bits - 1
        }
      }
    }
  }

  /// Adds a block to all sets beside it that are sufficient for the products before.
  @inline(__always)
  private func extend(_ next: UnsafeMutablePointer<UInt64>, _ product: Int, by block: Int) {
    let (word, low) = (block &>> lowCount, block & everyLow)
    let disjoint = within[everyLow & ~low]
    let before = next - wordCount
    let others = (wordCount - 1) & ~word
    var other = others
    while true {
      let beside = product == 0 ? disjoint : before[other] & disjoint
      next[word | other] |= beside &<< UInt64(truncatingIfNeeded: low)
      if other == 0 { break }
      other = (other - 1) & others
    }
  }
}

// MARK: - Where everything fits

extension BlockSearch {
  /// Returns the smallest product vector of the sufficient sets with fewest tanks and least capacity.
  ///
  /// With fewest tanks each is filled to the last tank: could one stay empty, fewer would do.
  private func smallestCode(reach: Double) -> UInt64? {
    let sets = sufficient + (productCount - 1) * wordCount
    known.initialize(repeating: 0, count: productCount * wordCount)
    for count in 0...tankCount {
      guard let capacity = leastCapacity(of: sets, count: count, from: reach) else { continue }
      var code = UInt64.max
      visit(sets, count: count) { set in
        guard capacities[set] == capacity else { return }
        code = min(code, smallestCode(filling: set, productCount - 1))
      }
      return code == .max ? nil : code
    }
    return nil
  }

  /// Returns the smallest product vector with which products up to one fill a set.
  private func smallestCode(filling set: Int, _ product: Int) -> UInt64 {
    let (word, low) = (set &>> lowCount, set & everyLow)
    let own = blocks + product * wordCount
    guard product > 0 else { return own[word] & Self.bit(low) == 0 ? .max : nibbles[set] }
    let place = product &<< tankCount | set
    guard known[product * wordCount + word] & Self.bit(low) == 0 else { return codes[place] }
    let before = sufficient + (product - 1) * wordCount
    var code = UInt64.max
    var part = word
    while true {
      var bits = own[part] & within[low]
      while bits != 0 {
        let block = part &<< lowCount | bits.trailingZeroBitCount
        let rest = set & ~block
        if before[rest &>> lowCount] & Self.bit(rest & everyLow) != 0 {
          code = min(
            code,
            smallestCode(filling: rest, product - 1) | nibbles[block] &* UInt64(product + 1))
        }
        bits &= bits - 1
      }
      if part == 0 { break }
      part = (part - 1) & word
    }
    codes[place] = code
    known[product * wordCount + word] |= Self.bit(low)
    return code
  }

  /// Calls `body` with the sets of so many tanks.
  @inline(__always)
  func visit(_ sets: UnsafePointer<UInt64>, count: Int, _ body: (Int) -> Void) {
    for word in 0..<wordCount {
      var bits = sets[word] & ofCount[count * wordCount + word]
      while bits != 0 {
        body(word &<< lowCount | bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }

  /// Returns the least capacity, from one on, of the sets of so many tanks.
  func leastCapacity(of sets: UnsafePointer<UInt64>, count: Int, from least: Double) -> Double? {
    var found = Double.infinity
    visit(sets, count: count) { set in
      let capacity = capacities[set]
      if capacity >= least, capacity < found { found = capacity }
    }
    return found < .infinity ? found : nil
  }
}
