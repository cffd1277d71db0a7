import AirCart

/// The worst that greedy can do on a cart: the largest gap in unallocated bushels over the demand.
package struct WorstCase: Equatable, Sendable {
  /// The cart's capacities in bushels, in tank order.
  package let capacities: [Double]
  package let productCount: Int
  /// The supremum of the gap over the demand, over all demands greater than zero; or the largest
  /// value found where `isProven` is false.
  package let supremum: Double
  /// The same in bushels, at the demands below.
  package let gap: Double
  /// Whether some demands reach it, and not only come close.
  package let isAttained: Bool
  /// Whether no demands are worse, because every piece was looked at.
  package let isProven: Bool
  /// The demands in bushels where it is reached or approached, largest first.
  package let demands: [Double]
  /// Which of these demands must be exceeded, by ever so little, for greedy to do as badly.
  package let mustExceed: [Bool]
  /// Demands that can be planned: those above, each that must be exceeded a little larger.
  package let witness: [Double]
  /// The gap over the demand of the witness.
  package let witnessValue: Double
  /// The demands, with what must be exceeded, that were looked at.
  package let examined: Int

  /// How far the witness stays below the supremum.
  package var epsilon: Double { max(0, supremum - witnessValue) }

  /// What a demand that must be exceeded is exceeded by in the witness, in bushels.
  package static let excess = 1e-6

  /// The demand in the witness, in bushels, of a product of which there must only be some.
  package static let trace = 1e-4
}

/// Searches the demands on which greedy is worst.
///
/// Greedy's filling depends on how many tanks each product needs. Where that is the same, demands
/// form a polyhedron: *lower* < b ≤ *upper* for each product that finds room, b > *rest* for the
/// first that does not, and the order of the demands. For a fixed row of the partition table the
/// gap is Σ min(b, C) − Σ placed, concave and piecewise linear, and the gap over Σb is
/// linear-fractional wherever the order of b and C is fixed. So it is largest at a vertex of such a
/// piece, and at a vertex every demand equals a bound or another demand: *lower*, *upper*, *rest*
/// and C are all sums of tank capacities, hence every demand is one. The search takes every choice
/// of such sums, and at each every way of exceeding some of them by an infinitesimal amount, which
/// is how a piece that does not contain its vertex is approached. That is all there is: a proof by
/// enumeration.
///
/// Where there are too many choices, it climbs from sums of consecutive tanks instead, demand by
/// demand, and says that the value is only the largest found. So it does where capacities are no
/// whole numbers, because then a sum may differ from itself by rounding.
package struct WorstCaseSearch: Sendable {
  /// The most tanks.
  package static let tankLimit = 10

  /// The most choices of demands that are enumerated.
  package static let choiceLimit = 3_000_000.0

  fileprivate let cart: [Double]
  fileprivate let productCount: Int
  /// Capacities, largest first.
  fileprivate let tanks: [Double]
  /// All sums of capacities, ascending, 0 included.
  fileprivate let sums: [Double]
  private let table: PartitionTable

  /// Prepares the search for 1 to 6 products, no more than tanks, on at most ten tanks.
  package init(capacities: [Double], productCount: Int) {
    precondition(
      productCount >= 1 && productCount <= min(6, capacities.count)
        && capacities.count <= Self.tankLimit,
      "A search is for 1 to 6 products on no fewer and at most ten tanks.")
    cart = capacities
    self.productCount = productCount
    tanks = capacities.sorted(by: >)
    let sums = tanks.subsetSums.sorted()
    self.sums = sums.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    table = PartitionTable(capacities: capacities, productCount: productCount)
  }

  /// Finds the worst case.
  ///
  /// - Parameters:
  ///   - choiceLimit: With more choices of demands than this it is only searched for.
  ///   - isCancelled: Asked before each choice of demands; a yes ends the search.
  ///   - progress: Told the share of the search that is done.
  /// - Returns: The worst case, or what was found before the end, which is proven by nothing.
  package func run(
    choiceLimit: Double = choiceLimit, isCancelled: @escaping () -> Bool = { false },
    progress: @escaping (Double) -> Void = { _ in }
  ) -> WorstCase {
    let choiceCount = Self.choiceCount(productCount, among: sums.count)
    var search = Ascent(
      search: self, choiceCount: choiceCount, isCancelled: isCancelled, progress: progress)
    let isComplete = choiceCount <= choiceLimit
    if isComplete { search.enumerate(sums) } else { search.climb() }
    return search.worst(isProven: isComplete && isExact)
  }

  /// About how much work a search is, to compare searches before they begin.
  ///
  /// Choices of demands, of which no more are looked at than the limit or, in climbing, about as
  /// many; at each every way of exceeding some, and every row of the partition table.
  package static func roughWork(tanks: Int, products: Int) -> Double {
    var (ways, rows) = (1.0, 1.0)
    for product in 1...products {
      ways *= 2
      rows /= Double(product)
    }
    for _ in 0..<tanks { rows *= Double(products) }
    return min(choiceCount(products, among: 1 << tanks), choiceLimit) * (ways + rows)
  }

  /// Whether sums of capacities are exact, as those of whole bushels are: a proof needs that.
  private var isExact: Bool {
    sums.allSatisfy { $0 == $0.rounded(.toNearestOrEven) && $0 < 0x1p50 }
  }

  /// The number of ways of choosing demands among some amounts, in descending order.
  private static func choiceCount(_ products: Int, among amounts: Int) -> Double {
    var count = 1.0
    for place in 0..<products { count *= Double(amounts + place) / Double(place + 1) }
    return count
  }

  /// Returns what greedy leaves beyond the optimum at some demands, in descending order.
  ///
  /// A demand whose bit is set counts as larger by an infinitesimal amount; the last demand has
  /// bit 0. `nil` when the set bits would change the order.
  package func gap(_ demands: [Double], exceeded: Int = 0) -> Double? {
    guard isOrdered(demands, exceeded) else { return nil }
    return gap(demands, exceeded, optimal: optimal(demands))
  }

  fileprivate func optimal(_ demands: [Double]) -> Double {
    table.leastUnallocated(demands: demands)
  }

  fileprivate func gap(_ demands: [Double], _ exceeded: Int, optimal: Double) -> Double {
    max(0, greedyLeft(demands, exceeded) - optimal)
  }

  /// Equal demands are exceeded from the first on; a demand of 0 is always exceeded.
  fileprivate func isOrdered(_ demands: [Double], _ exceeded: Int) -> Bool {
    var before = true
    for (place, demand) in demands.enumerated() {
      let isExceeded = isSet(exceeded, place)
      if demand == 0, !isExceeded { return false }
      if place > 0, demands[place - 1] == demand, isExceeded, !before { return false }
      before = isExceeded
    }
    return true
  }

  fileprivate func isSet(_ exceeded: Int, _ place: Int) -> Bool {
    exceeded >> (productCount - 1 - place) & 1 == 1
  }

  /// Fills the tanks by the reference rule, and tells of each product the tanks that it takes, what
  /// is left over, and whether anything is: infinitesimal amounts weigh nothing but take tanks.
  @inline(__always)
  private func fillGreedily(
    _ demands: [Double], _ exceeded: Int,
    _ tell: (_ tanks: Int, _ left: Double, _ isShort: Bool) -> Void
  ) {
    var next = 0
    for (place, demand) in demands.enumerated() {
      let first = next
      var remaining = demand
      var hasMore = isSet(exceeded, place)
      while next < tanks.count, remaining > 0 || hasMore {
        if remaining < tanks[next] {
          remaining = 0
          hasMore = false
        } else {
          remaining -= tanks[next]
        }
        next += 1
      }
      tell(next - first, remaining, remaining > 0 || hasMore)
    }
  }

  /// What the reference rule leaves over.
  private func greedyLeft(_ demands: [Double], _ exceeded: Int) -> Double {
    var sum = 0.0
    fillGreedily(demands, exceeded) { _, left, _ in sum += left }
    return sum
  }
}

// MARK: - Searching

/// The search under way.
private struct Ascent {
  let search: WorstCaseSearch
  let choiceCount: Double
  let isCancelled: () -> Bool
  let progress: (Double) -> Void
  /// Choices of demands that were looked at.
  var looks = 0
  /// The share of a climb that is done; `nil` while everything is enumerated.
  var climbed: Double?
  var isStopped = false
  /// The best value so far, and everything that reaches it.
  var best = 0.0
  var found: [Candidate] = []
  var examined = 0

  /// Demands and what must be exceeded.
  struct Candidate: Equatable {
    let demands: [Double]
    let exceeded: Int
    let gap: Double
  }

  private static let looksPerProgress = 256

  /// Looks at every choice of demands among some amounts.
  mutating func enumerate(_ amounts: [Double]) {
    var demands = [Double](repeating: 0, count: search.productCount)
    choose(0, from: amounts.count - 1, amounts, &demands)
  }

  private mutating func choose(
    _ place: Int, from last: Int, _ amounts: [Double], _ demands: inout [Double]
  ) {
    guard place < demands.count else {
      look(at: demands)
      return
    }
    for index in stride(from: last, through: 0, by: -1) where !isStopped {
      demands[place] = amounts[index]
      choose(place + 1, from: index, amounts, &demands)
    }
  }

  /// Looks at every way of exceeding some demands; returns the best of them.
  @discardableResult
  private mutating func look(at demands: [Double]) -> Double {
    if looks % Self.looksPerProgress == 0 {
      progress(climbed ?? Double(looks) / choiceCount)
    }
    looks += 1
    isStopped = isStopped || isCancelled()
    guard !isStopped else { return 0 }
    let total = demands.reduce(0, +)
    guard total > 0 else { return 0 }
    let optimal = search.optimal(demands)
    var here = 0.0
    for exceeded in 0..<(1 << demands.count) where search.isOrdered(demands, exceeded) {
      examined += 1
      let gap = search.gap(demands, exceeded, optimal: optimal)
      let value = gap / total
      here = max(here, value)
      guard value > 0, value >= best else { continue }
      if value > best {
        best = value
        found.removeAll(keepingCapacity: true)
      }
      found.append(Candidate(demands: demands, exceeded: exceeded, gap: gap))
    }
    return here
  }

  /// Climbs from every choice among sums of consecutive tanks, by changing one demand at a time.
  mutating func climb() {
    let starts = starts
    for (index, start) in starts.enumerated() where !isStopped {
      climbed = Double(index) / Double(starts.count)
      var demands = start
      var value = look(at: demands)
      while let (next, better) = step(demands, value) {
        demands = next
        value = better
      }
    }
  }

  /// Each product a run of consecutive tanks, all of one length but the first.
  private var starts: [[Double]] {
    let tanks = search.tanks
    return tanks.indices.flatMap { length in
      tanks.indices.map { first in
        let head = tanks.prefix(first + 1).reduce(0, +)
        let rest = (1..<max(1, search.productCount)).map { place in
          tanks[min(first + place * (length + 1), tanks.count - 1)]
        }
        return ([head] + rest).sorted(by: >)
      }
    }
  }

  private mutating func step(_ demands: [Double], _ value: Double) -> ([Double], Double)? {
    var best: ([Double], Double)?
    for place in demands.indices {
      for sum in search.sums where sum != demands[place] && !isStopped {
        var changed = demands
        changed[place] = sum
        changed.sort(by: >)
        let here = look(at: changed)
        if here > best?.1 ?? value { best = (changed, here) }
      }
    }
    return best
  }
}

// MARK: - Telling

extension Ascent {
  /// The worst case: attained demands where there are some, otherwise the first found.
  func worst(isProven: Bool) -> WorstCase {
    guard let first = found.first else { return none(isProven: isProven) }
    let reached = attained
    let chosen = reached ?? first
    let mustExceed = chosen.demands.indices.map { search.isSet(chosen.exceeded, $0) }
    let (witness, witnessValue) = witness(chosen)
    return WorstCase(
      capacities: search.cart, productCount: search.productCount, supremum: best,
      gap: chosen.gap, isAttained: reached != nil, isProven: isProven && !isStopped,
      demands: chosen.demands, mustExceed: mustExceed, witness: witness,
      witnessValue: witnessValue, examined: examined)
  }

  private func none(isProven: Bool) -> WorstCase {
    let demands = [Double](repeating: search.tanks[0], count: search.productCount)
    return WorstCase(
      capacities: search.cart, productCount: search.productCount, supremum: 0, gap: 0,
      isAttained: true, isProven: isProven && !isStopped, demands: demands,
      mustExceed: demands.map { _ in false }, witness: demands, witnessValue: 0,
      examined: examined)
  }

  /// Demands that reach the best value: a vertex, or the middle of vertices of one piece.
  ///
  /// What reaches it in a piece, for one row of the table, is the hull of the vertices that do. If
  /// any of that lies in the piece, whose lower bounds are excluded, then the middle of those
  /// vertices does.
  private var attained: Candidate? {
    if let vertex = found.first(where: { $0.exceeded == 0 }) { return vertex }
    for vertices in pieces {
      let middle = Self.middle(vertices)
      let total = middle.reduce(0, +)
      guard let gap = search.gap(middle), abs(gap / total - best) <= 1e-12 else { continue }
      return Candidate(demands: middle, exceeded: 0, gap: gap)
    }
    return nil
  }

  /// The candidates of each piece and each row that is optimal there.
  private var pieces: [[Candidate]] {
    var pieces: [(key: [Int], vertices: [Candidate])] = []
    for candidate in found {
      guard !isStopped, !isCancelled() else { return [] }
      let pattern = search.pattern(candidate.demands, candidate.exceeded)
      for row in search.optimalRows(candidate.demands) {
        if let index = pieces.firstIndex(where: { $0.key == pattern + [row] }) {
          pieces[index].vertices.append(candidate)
        } else {
          pieces.append((pattern + [row], [candidate]))
        }
      }
    }
    return pieces.map(\.vertices)
  }

  private static func middle(_ vertices: [Candidate]) -> [Double] {
    vertices[0].demands.indices.map { place in
      vertices.reduce(0) { $0 + $1.demands[place] } / Double(vertices.count)
    }
  }

  /// The same demands, each that must be exceeded larger by a millionth of a bushel.
  private func witness(_ candidate: Candidate) -> ([Double], Double) {
    let demands = candidate.demands.indices.map { place -> Double in
      guard search.isSet(candidate.exceeded, place) else { return candidate.demands[place] }
      let demand = candidate.demands[place]
      return demand == 0 ? WorstCase.trace : demand + WorstCase.excess
    }
    let total = demands.reduce(0, +)
    return (demands, (search.gap(demands) ?? 0) / total)
  }
}

extension WorstCaseSearch {
  /// The number of tanks that greedy gives each product, and whether it finds room: what tells one
  /// piece from another.
  fileprivate func pattern(_ demands: [Double], _ exceeded: Int) -> [Int] {
    var pattern: [Int] = []
    fillGreedily(demands, exceeded) { tanks, _, isShort in pattern += [tanks, isShort ? 1 : 0] }
    return pattern
  }

  /// The rows of the table that place the most.
  fileprivate func optimalRows(_ demands: [Double]) -> [Int] {
    let rows = table.unallocatedRows
    let placed = (0..<(rows.count / productCount * 2)).map { row in
      (0..<productCount).reduce(0.0) { sum, block in
        sum + min(rows[row / 2 * productCount + block][row % 2], demands[block])
      }
    }
    let most = placed.max() ?? 0
    return placed.indices.filter { placed[$0] == most }
  }
}
