extension BlockSearch {
  /// The division of sets of tanks into blocks where not everything fits.
  ///
  /// Tank by tank, each takes the first product with which every other still has a block, and what
  /// is wasted leaves enough; the first division found is the smallest vector of its set.
  struct Division<Objective: SeparableObjective> {
    /// How many tanks are placed before the search gives up: most jobs need fewer than a hundred, and
    /// the rest can need exponentially many.
    private static var stepLimit: Int { 1_000 }

    private let search: BlockSearch
    private let objective: Objective
    private let best: Double
    /// The capacity that a set of tanks must have at least.
    private let reach: Double
    private var stepsLeft = Self.stepLimit
    /// The capacity of the current set that may stay unused.
    private var spare = 0.0
    /// The smallest product vector found.
    private var code = UInt64.max

    init(search: BlockSearch, objective: Objective, best: Double, reach: Double) {
      self.search = search
      self.objective = objective
      self.best = best
      self.reach = reach
    }

    /// Divides sets of tanks, fewest tanks and least capacity first, until one can be.
    mutating func first(in sets: UnsafePointer<UInt64>) -> Assignment? {
      for count in 0...search.tankCount {
        var least = reach
        while let capacity = search.leastCapacity(of: sets, count: count, from: least) {
          search.visit(sets, count: count) {
            if search.capacities[$0] == capacity { divide($0) }
          }
          guard stepsLeft > 0 else { return nil }
          if code != .max { return Assignment(code: code) }
          least = capacity.nextUp
        }
      }
      return nil
    }

    private mutating func divide(_ set: Int) {
      let words = search.wordCount
      let low = search.within[set & search.everyLow]
      let high = set &>> search.lowCount
      spare = search.capacities[set] - reach
      let own = search.blocks + search.productCount * words
      for product in 0..<search.productCount {
        search.given[product] = 0
        var any: UInt64 = 0
        for word in 0..<words {
          let place = product * words + word
          own[place] = word & ~high == 0 ? search.blocks[place] & low : 0
          any |= own[place]
        }
        guard any != 0 else { return }
      }
      _ = place(set, own, wasted: 0, 0)
    }

    /// Places the tanks of a rest, the first one first; returns whether all were placed.
    private mutating func place(
      _ rest: Int, _ own: UnsafeMutablePointer<UInt64>, wasted: Double, _ code: UInt64
    ) -> Bool {
      guard rest != 0 else {
        guard search.isGood(objective, best) else { return false }
        self.code = code
        return true
      }
      let words = search.wordCount
      let tank = rest.trailingZeroBitCount
      let next = own + search.productCount * words
      guard let products = exclude(tank, from: own, into: next) else { return false }
      for product in products {
        let code = code | search.nibbles[1 &<< tank] &* UInt64(product + 1)
        guard code < self.code, stepsLeft > 0 else { return false }
        stepsLeft -= 1
        let (before, need) = (search.given[product], search.needs[product])
        let after = before + search.capacities[1 &<< tank]
        let waste = wasted + max(0, after - need) - max(0, before - need)
        let (from, onto) = (own + product * words, next + product * words)
        guard waste <= spare else { continue }
        search.given[product] = after
        if exchange(from, onto), place(rest & (rest - 1), next, wasted: waste, code) { return true }
        search.given[product] = before
        _ = exchange(from, onto)
      }
      return false
    }

    /// Keeps the blocks without a tank; returns the products that may take it.
    ///
    /// Those that have no block without it must, so that there may be only one of them.
    private func exclude(
      _ tank: Int, from own: UnsafePointer<UInt64>, into next: UnsafeMutablePointer<UInt64>
    ) -> ClosedRange<Int>? {
      let words = search.wordCount
      var products = 0...(search.productCount - 1)
      for product in 0..<search.productCount {
        var any: UInt64 = 0
        for word in 0..<words {
          let place = product * words + word
          next[place] = own[place] & without(tank, word: word)
          any |= next[place]
        }
        guard any == 0 else { continue }
        guard products.contains(product) else { return nil }
        products = product...product
      }
      return products
    }

    /// Returns the subsets of one word that do not hold a tank.
    @inline(__always)
    private func without(_ tank: Int, word: Int) -> UInt64 {
      tank < search.lowCount
        ? search.within[search.everyLow & ~(1 &<< tank)]
        : word & (1 &<< (tank - search.lowCount)) == 0 ? ~0 : 0
    }

    /// Exchanges the blocks of one product without a tank for those with it, or back; returns
    /// whether there are any.
    private func exchange(
      _ own: UnsafePointer<UInt64>, _ next: UnsafeMutablePointer<UInt64>
    ) -> Bool {
      var any: UInt64 = 0
      for word in 0..<search.wordCount {
        next[word] ^= own[word]
        any |= next[word]
      }
      return any != 0
    }
  }
}
