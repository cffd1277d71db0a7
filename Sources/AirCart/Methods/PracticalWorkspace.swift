/// Memory of the practical programme: the sets of tanks, what each product may choose, and the best
/// for each set.
///
/// Tanks are numbered among the usable ones.
struct PracticalWorkspace {
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

  /// Products in tanks, as the passes find them.
  struct Placement {
    let tanks: Int
    let severity: Int
    /// The smallest area among the products.
    let area: Double
    /// The product vector, where it is known.
    let code: UInt64

    /// Whether it breaks no more and lasts as long.
    func isAsGood(_ severity: Int, _ area: Double) -> Bool {
      self.severity == severity && self.area >= area
    }
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
  let productCount: Int
  let stages: (UnsafeMutablePointer<Entry>, UnsafeMutablePointer<Entry>)
  /// Memory for at least one placement for each set of tanks.
  let placements: UnsafeMutablePointer<Placement>
  let placementLimit: Int
  /// The choices of one product after those of the other.
  let choices: UnsafeMutablePointer<Choice>
  /// Where the choices of each product end.
  private let ends: UnsafeMutablePointer<Int>
  private let wishes: UnsafeMutablePointer<Wish>
  private var wishCount = 0

  /// Takes memory for the usable tanks of a job, a number of its products and at least so many
  /// placements.
  init(
    _ job: borrowing Job, productCount: Int, placements limit: Int,
    in scratch: inout Scratch
  ) {
    usableTanks = job.rules.usableTanks
    tankCount = usableTanks.count
    self.productCount = productCount
    let setCount = 1 << tankCount
    placementLimit = max(limit, setCount)
    sets = scratch.take(setCount)
    stages = (scratch.take(setCount), scratch.take(setCount))
    wishes = scratch.take(HouseRule.all.count)
    ends = scratch.take(productCount)
    choices = scratch.take(setCount * productCount)
    placements = scratch.take(placementLimit)
    fillSets(job.usableCapacities)
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
    guard usableTanks != .first(tankCount) else {
      // A whole number of the browser build has 32 bits.
      return Int(truncatingIfNeeded: tanks.bits) & (setCount - 1)
    }
    var (bits, tank) = (0, 0)
    for position in 0..<Job.tankLimit where usableTanks.contains(position) {
      if tanks.contains(position) { bits |= 1 << tank }
      tank += 1
    }
    return bits
  }
}

// MARK: - Rules

extension PracticalWorkspace {
  /// Takes note of the house rules about a product.
  mutating func listWishes(about product: Int, of job: Job) {
    wishCount = 0
    for rule in HouseRule.all {
      guard let unwanted = job.unwantedTanks(by: rule, for: product) else { continue }
      let breakers =
        switch unwanted {
        case .any(let tanks): compressed(tanks)
        case .several: setCount
        }
      let isRefused = job.preferences.refused.contains(rule)
      wishes[wishCount] = Wish(
        breakers: breakers, severity: isRefused ? nil : job.preferences.rules[rule])
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
  func choices(of rank: Int) -> Range<Int> { (rank == 0 ? 0 : ends[rank - 1])..<ends[rank] }

  /// Begins with the choices of a product, behind those of the product before.
  func beginChoices(of rank: Int) { ends[rank] = rank == 0 ? 0 : ends[rank - 1] }

  /// Adds a choice of the product begun with.
  func append(_ choice: Choice, to rank: Int) {
    choices[ends[rank]] = choice
    ends[rank] += 1
  }

  /// The part of the product vector that a choice is.
  func code(of choice: Choice, _ rank: Int) -> UInt64 {
    sets[choice.tanks].nibbles * UInt64(rank + 1)
  }

  /// Keeps the choices that last for an area, each with its part of the vector in place of the area.
  func keepChoices(lasting area: Double) {
    var (place, end) = (0, 0)
    for rank in 0..<productCount {
      while place < ends[rank] {
        var choice = choices[place]
        place += 1
        guard Double(bitPattern: choice.value) >= area else { continue }
        choice.value = code(of: choice, rank)
        choices[end] = choice
        end += 1
      }
      ends[rank] = end
    }
  }
}
