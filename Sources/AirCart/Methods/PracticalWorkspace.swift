/// Memory of the practical programme: the sets of tanks, what each product may choose, and the best
/// for each set.
///
/// Tanks are numbered among the usable ones. The owner calls `deallocate`.
struct PracticalWorkspace {
  /// A set of tanks.
  struct Tanks {
    /// The sum of their capacities, added in tank order.
    let capacity: Double
    /// The least of their capacities.
    let smallest: Double
    let count: Int
    /// The number 1 in each of their nibbles of an assignment.
    let nibbles: UInt64
  }

  /// A set of tanks that a product may have.
  struct Choice {
    let tanks: Int
    let severity: Int
    /// The acres that they last, as bits, or their part of the vector.
    var value: UInt64
  }

  /// The best for one set of tanks, so far.
  struct Entry {
    var severity: Int
    /// The smallest area among the products, as bits, or their part of the vector.
    ///
    /// The bits of numbers above zero are in the order of the numbers.
    var value: UInt64

    static let none = Entry(severity: .max, value: 0)

    var isReached: Bool { severity < .max }
    var area: Double { Double(bitPattern: value) }
  }

  /// A rule about the product whose choices are listed.
  private struct Wish {
    /// The tanks that break it, and behind the last tank whether several do.
    let breakers: Int
    /// `nil` where breaking it is refused.
    let severity: Int?
  }

  let tankCount: Int
  /// Every set of the usable tanks, by bits.
  let sets: UnsafeMutablePointer<Tanks>
  private let usableTanks: TankSet
  private let productCount: Int
  private let stages: (UnsafeMutablePointer<Entry>, UnsafeMutablePointer<Entry>)
  /// The choices of one product after those of the other.
  private let choices: UnsafeMutablePointer<Choice>
  /// Where the choices of each product end.
  private let ends: UnsafeMutablePointer<Int>
  private let wishes: UnsafeMutablePointer<Wish>
  private var wishCount = 0

  /// Allocates memory for the usable tanks of a problem and a number of its products.
  init(_ problem: AllocationProblem, productCount: Int) {
    usableTanks = problem.rules.usableTanks
    tankCount = usableTanks.count
    self.productCount = productCount
    let setCount = 1 << tankCount
    sets = .allocate(capacity: setCount)
    stages = (.allocate(capacity: setCount), .allocate(capacity: setCount))
    choices = .allocate(capacity: setCount * max(1, productCount))
    ends = .allocate(capacity: max(1, productCount))
    wishes = .allocate(capacity: HouseRule.all.count)
    fillSets(problem.usableCapacities)
  }

  /// Gives the memory back.
  func deallocate() {
    sets.deallocate()
    stages.0.deallocate()
    stages.1.deallocate()
    choices.deallocate()
    ends.deallocate()
    wishes.deallocate()
  }

  /// The number of sets of tanks, the empty one among them.
  var setCount: Int { 1 << tankCount }

  /// Adding the highest tank last is adding in tank order.
  private func fillSets(_ capacities: [Double]) {
    sets[0] = Tanks(capacity: 0, smallest: .infinity, count: 0, nibbles: 0)
    var end = 1
    for position in capacities.indices where usableTanks.contains(position) {
      let capacity = capacities[position]
      let nibble = UInt64(1) << Assignment.shift(position)
      for set in 0..<end {
        let before = sets[set]
        sets[end + set] = Tanks(
          capacity: before.capacity + capacity, smallest: min(before.smallest, capacity),
          count: before.count + 1, nibbles: before.nibbles | nibble)
      }
      end *= 2
    }
  }

  /// The bits of the usable tanks in a set of the cart's tanks.
  func compressed(_ tanks: TankSet) -> Int {
    // Where all are usable nothing moves.
    guard usableTanks != .first(tankCount) else { return Int(tanks.bits) & (setCount - 1) }
    var (bits, tank) = (0, 0)
    for position in 0..<AllocationProblem.tankLimit where usableTanks.contains(position) {
      if tanks.contains(position) { bits |= 1 << tank }
      tank += 1
    }
    return bits
  }
}

// MARK: - Rules

extension PracticalWorkspace {
  /// Takes note of the house rules about a product.
  mutating func listWishes(about product: Int, of problem: AllocationProblem) {
    let (preferences, saddles) = (problem.preferences, problem.saddles(for: product))
    wishCount = 0
    for rule in HouseRule.all {
      let unwanted = preferences.rules.unwanted(
        by: rule, for: problem.products[product], saddles: saddles)
      guard let unwanted else { continue }
      let isRefused = preferences.refused.contains(HouseRules.Breach(rule, product: product))
      let breakers =
        switch unwanted {
        case .any(let tanks): compressed(tanks)
        case .several: setCount
        }
      wishes[wishCount] = Wish(
        breakers: breakers, severity: isRefused ? nil : preferences.rules[rule])
      wishCount += 1
    }
  }

  /// The severities of the rules that the product breaks in a set of tanks, summed; `nil` where one
  /// of them is refused.
  func severity(of tanks: Int) -> Int? {
    var sum = 0
    let own = sets[tanks].count > 1 ? tanks | setCount : tanks
    for wish in 0..<wishCount where wishes[wish].breakers & own != 0 {
      guard let severity = wishes[wish].severity else { return nil }
      sum += severity
    }
    return sum
  }
}

// MARK: - Choices

extension PracticalWorkspace {
  /// The places of a product's choices.
  private func choices(of rank: Int) -> Range<Int> { (rank == 0 ? 0 : ends[rank - 1])..<ends[rank] }

  /// Begins with the choices of a product, behind those of the one before.
  func beginChoices(of rank: Int) { ends[rank] = rank == 0 ? 0 : ends[rank - 1] }

  /// Adds a choice of a product.
  func append(_ choice: Choice, to rank: Int) {
    choices[ends[rank]] = choice
    ends[rank] += 1
  }

  /// Keeps the choices that last for an area, each with its part of the vector in place of the area.
  func keepChoices(lasting area: Double) {
    var (place, end) = (0, 0)
    for rank in 0..<productCount {
      while place < ends[rank] {
        var choice = choices[place]
        place += 1
        guard Double(bitPattern: choice.value) >= area else { continue }
        choice.value = sets[choice.tanks].nibbles * UInt64(rank + 1)
        choices[end] = choice
        end += 1
      }
      ends[rank] = end
    }
  }
}

// MARK: - Passes

extension PracticalWorkspace {
  /// The least severity and then the largest area for each set of tanks when exactly it is used.
  func largestAreas() -> UnsafeMutablePointer<Entry> { best(isVector: false) }

  /// The least severity and then the first vector for each set of tanks when exactly it is used.
  func firstVectors() -> UnsafeMutablePointer<Entry> { best(isVector: true) }

  @inline(__always)
  private func best(isVector: Bool) -> UnsafeMutablePointer<Entry> {
    var (stage, next) = stages
    stage.update(repeating: .none, count: setCount)
    // Nothing is placed before the first product, so that there is nothing to look through: that
    // is best for the one with the most choices.
    var first = 0
    for rank in 0..<productCount where choices(of: rank).count > choices(of: first).count {
      first = rank
    }
    for place in choices(of: first) {
      let choice = choices[place]
      stage[choice.tanks] = Entry(severity: choice.severity, value: choice.value)
    }
    for rank in 0..<productCount where rank != first {
      next.update(repeating: .none, count: setCount)
      for place in choices(of: rank) { extend(stage, by: choices[place], into: next, isVector) }
      (stage, next) = (next, stage)
    }
    return stage
  }

  /// Adds a choice to every entry whose tanks leave it room.
  @inline(__always)
  private func extend(
    _ stage: UnsafeMutablePointer<Entry>, by choice: Choice,
    into next: UnsafeMutablePointer<Entry>, _ isVector: Bool
  ) {
    let free = (setCount - 1) & ~choice.tanks
    var rest = free
    while rest != 0 {
      let before = stage[rest]
      if before.isReached {
        let severity = before.severity + choice.severity
        let value = isVector ? before.value | choice.value : min(before.value, choice.value)
        let other = next[rest | choice.tanks]
        let isBetter =
          severity != other.severity
          ? severity < other.severity : isVector ? value < other.value : value > other.value
        if isBetter {
          next[rest | choice.tanks] = Entry(severity: severity, value: value)
        }
      }
      rest = (rest - 1) & free
    }
  }
}
