/// Dynamic programme over sets of contents for the order with the fewest clean-outs.
///
/// What a tank held last depends on the order in which a set was gone through, so that a set has
/// several entries, one for each vector of last products that may still lead to the best order.
/// An entry is left out when another of its set reaches the same from at most as many clean-outs:
/// a tank that holds something else costs at most one clean-out more. It is left out too when
/// the least that the rest needs brings it up to an order that is known.
struct CleanOutProgramme {
  fileprivate struct Entry {
    /// What each tank held last.
    let contents: TankContents
    /// The clean-outs so far.
    let count: Int
    /// The state that came last.
    let state: Int
    /// The entry before, by its position in the list of its set.
    let previous: Int
  }

  private let problem: CleanOuts
  /// For each set of states its entries.
  private var entries: [[Entry]]

  init(_ problem: CleanOuts) {
    self.problem = problem
    entries = Array(repeating: [], count: 1 << problem.states.count)
  }

  private var every: Int { entries.count - 1 }

  /// Returns an order with the fewest clean-outs, or `nil` when none has fewer than `limit`.
  ///
  /// - Complexity: O(2^*n*·*n*·*e*²·*t*) for *n* contents, *t* tanks and *e* entries of a set; *e*
  ///   is at most *n* where every tank is always used, and grows with the tanks that are not.
  mutating func order(below limit: Int) -> [Int]? {
    for state in problem.states.indices {
      let entry = Entry(
        contents: problem.states[state], count: 0, state: state, previous: -1)
      insert(entry, into: 1 << state, below: limit)
    }
    for set in 1..<every { extend(set, below: limit) }
    var best: Int?
    for index in entries[every].indices
    where best.map({ entries[every][index].count < entries[every][$0].count }) ?? true {
      best = index
    }
    return best.map { order(to: $0) }
  }

  /// Adds each state to a set, whose entries are complete: all sets before it were extended.
  private mutating func extend(_ set: Int, below limit: Int) {
    for index in entries[set].indices {
      let entry = entries[set][index]
      for state in problem.states.indices where set & (1 << state) == 0 {
        let next = problem.states[state]
        insert(
          Entry(
            contents: entry.contents.followed(by: next),
            count: entry.count + entry.contents.cleanOutCount(before: next), state: state,
            previous: index),
          into: set | 1 << state, below: limit)
      }
    }
  }

  private mutating func insert(_ entry: Entry, into set: Int, below limit: Int) {
    guard entry.count < limit else { return }
    for other in entries[set] where other.dominates(entry) { return }
    let rest = problem.states.indices.filter { set & (1 << $0) == 0 }
    guard entry.count + problem.least(for: rest, after: entry.contents) < limit else { return }
    entries[set].removeAll { entry.dominates($0) }
    entries[set].append(entry)
  }

  private func order(to index: Int) -> [Int] {
    var order: [Int] = []
    var set = every
    var index = index
    while set != 0 {
      let entry = entries[set][index]
      order.append(entry.state)
      set &= ~(1 << entry.state)
      index = entry.previous
    }
    return order.reversed()
  }
}

extension CleanOutProgramme.Entry {
  /// Whether whatever follows the other entry follows this one with as few clean-outs in all.
  fileprivate func dominates(_ other: Self) -> Bool {
    var allowance = other.count - count
    guard allowance >= 0 else { return false }
    for tank in contents.products.indices
    where contents.products[tank] != other.contents.products[tank] {
      allowance -= 1
      if allowance < 0 { return false }
    }
    return true
  }
}

/// An order with few clean-outs, where there are too many contents for the exact programme.
struct CleanOutHeuristic {
  let problem: CleanOuts

  /// Returns the best order that is found.
  ///
  /// - Complexity: O(*n*³·*t*) for the starts of *n* contents on *t* tanks, and as much for each
  ///   move that helps.
  func order() -> [Int] {
    var best: [Int] = []
    for start in problem.states.indices {
      let order = nearest(from: start)
      if best.isEmpty || problem.count(of: order) < problem.count(of: best) { best = order }
    }
    return improved(best)
  }

  /// Always the next state that needs the fewest clean-outs, the first of those that tie.
  private func nearest(from start: Int) -> [Int] {
    var order = [start]
    var contents = problem.states[start]
    var rest = problem.states.indices.filter { $0 != start }
    while !rest.isEmpty {
      var next = 0
      for index in rest.indices
      where contents.cleanOutCount(before: problem.states[rest[index]])
        < contents.cleanOutCount(before: problem.states[rest[next]])
      {
        next = index
      }
      contents = contents.followed(by: problem.states[rest[next]])
      order.append(rest.remove(at: next))
    }
    return order
  }

  /// Moves one state at a time to another place while that saves clean-outs.
  private func improved(_ order: [Int]) -> [Int] {
    var best = order
    while let better = improvement(of: best) { best = better }
    return best
  }

  private func improvement(of order: [Int]) -> [Int]? {
    let count = problem.count(of: order)
    for from in order.indices {
      for to in order.indices where to != from {
        var moved = order
        moved.insert(moved.remove(at: from), at: to)
        if problem.count(of: moved) < count { return moved }
      }
    }
    return nil
  }
}
