/// Chooses one assignment for each crop of a cart, all together.
///
/// Of all layouts, the first by
/// 1. fewest clean-outs along the order of the crops;
/// 2. fewest tanks that change their role: a tank that holds a product for one crop and not for
///    another that has the product too;
/// 3. largest sum of the crops' spares;
/// 4. each crop's best assignment by itself, the crops in the order in which they are seeded.
///
/// A clean-out is a tank that gets another product than it held last, however long ago: what is
/// seeded between without the tank does not clean it. The first product of a tank costs nothing.
struct LayoutProgramme {
  /// One way to load a crop.
  struct Choice {
    /// For each tank the number of its product, from 1; 0 for an empty one.
    let contents: [UInt16]
    let spare: Int64
    /// Which tanks hold which shared product, as bits.
    let held: [UInt64]
    /// Which tanks do not hold a shared product that the crop has.
    let missed: [UInt64]
  }

  /// What a layout comes to.
  struct Merit: Equatable, Comparable {
    var cleanOuts = 0
    var roleChanges = 0
    var spare: Int64 = 0

    static func < (left: Self, right: Self) -> Bool {
      if left.cleanOuts != right.cleanOuts { return left.cleanOuts < right.cleanOuts }
      if left.roleChanges != right.roleChanges { return left.roleChanges < right.roleChanges }
      return left.spare > right.spare
    }
  }

  /// The choices of each crop, best first; of a crop that is not seeded an empty one.
  let choices: [[Choice]]
  /// The crops in the order in which they are seeded; a crop may come again.
  let visits: [Int]
  /// The bits of the shared products that no crop has after a visit.
  private let settled: [[UInt64]]

  /// The most choices and labels that are compared for a layout.
  static let workLimit = 300_000

  /// States the problem, with the crops in the order in which they are seeded.
  ///
  /// Where it is lean, clean-outs alone count, for which the lean choices are enough.
  init(_ cart: CartChoices, visits: [Int], isLean: Bool) {
    let roles = TankRoles(cart, visits: isLean ? [] : visits)
    choices = cart.crops.indices.map { crop in
      let own = cart.crops[crop].map { isLean ? $0.lean : $0.all } ?? []
      return own.isEmpty
        ? [roles.choice(.empty, spare: 0, crop: nil)]
        : own.map { roles.choice($0.assignment, spare: isLean ? 0 : $0.spare, crop: crop) }
    }
    self.visits = visits
    settled = visits.indices.map { roles.settled(after: $0) }
  }
}

/// The numbers of a farm's products, and the tanks that those of several crops have.
private struct TankRoles {
  private let tankCount: Int
  /// For each crop the numbers of its products, from 1.
  private let numbers: [[UInt16]]
  /// For each crop, the places of its applied products among the shared ones; `nil` for others.
  private let places: [[Int?]]
  /// For each shared product the last visit before which no crop that has it is new.
  private let lastVisits: [Int]

  init(_ cart: CartChoices, visits: [Int]) {
    tankCount = cart.cart.tanks.count
    let numbers = cart.productNumbers
    self.numbers = numbers
    var shared: [Int] = []
    var seen: [Int] = []
    var lastVisits: [Int] = []
    for (visit, crop) in visits.enumerated() where !visits[..<visit].contains(crop) {
      guard let own = cart.crops[crop], !own.all.isEmpty else { continue }
      for (index, product) in numbers[crop].enumerated()
      where own.job.products[index].isApplied {
        if let place = shared.firstIndex(of: Int(product)) {
          lastVisits[place] = visit
        } else if seen.contains(Int(product)) {
          shared.append(Int(product))
          lastVisits.append(visit)
        } else {
          seen.append(Int(product))
        }
      }
    }
    self.lastVisits = lastVisits
    places = cart.crops.indices.map { crop in
      numbers[crop].indices.map { index in
        guard let own = cart.crops[crop], own.job.products[index].isApplied else { return nil }
        return shared.firstIndex(of: Int(numbers[crop][index]))
      }
    }
  }

  private var none: [UInt64] {
    Array(repeating: 0, count: (lastVisits.count * tankCount + 63) / 64)
  }

  func settled(after visit: Int) -> [UInt64] {
    var bits = none
    for (place, last) in lastVisits.enumerated() where last == visit {
      for tank in 0..<tankCount { Self.set(place * tankCount + tank, of: &bits) }
    }
    return bits
  }

  func choice(_ assignment: Assignment, spare: Int64, crop: Int?) -> LayoutProgramme.Choice {
    var contents = [UInt16](repeating: 0, count: tankCount)
    var (held, missed) = (none, none)
    for tank in 0..<tankCount {
      let product = assignment.product(inTank: tank)
      guard let crop else { continue }
      if let product { contents[tank] = numbers[crop][product] }
      for (index, place) in places[crop].enumerated() {
        guard let place else { continue }
        let bit = place * tankCount + tank
        if product == index { Self.set(bit, of: &held) } else { Self.set(bit, of: &missed) }
      }
    }
    return .init(contents: contents, spare: spare, held: held, missed: missed)
  }

  private static func set(_ bit: Int, of words: inout [UInt64]) {
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }
}

extension CartChoices {
  /// For each crop the numbers of what its tanks may hold, from 1: a blend counts as one product.
  fileprivate var productNumbers: [[UInt16]] {
    var known: [ProductDemand] = []
    return crops.map { crop in
      (crop?.job.products ?? []).map { product in
        let place = known.firstIndex { $0.isSame(as: product) }
        if place == nil { known.append(product) }
        return UInt16(place ?? known.count - 1) + 1
      }
    }
  }
}

extension ProductDemand {
  /// Whether a tank need not be cleaned between the two: they have one name or, blended, the same
  /// parts in the same shares.
  func isSame(as other: ProductDemand) -> Bool {
    guard !parts.isEmpty || !other.parts.isEmpty else {
      return name.utf8.elementsEqual(other.name.utf8)
    }
    let pounds = (rate.poundsPerAcre, other.rate.poundsPerAcre)
    return parts.count == other.parts.count
      && parts.allSatisfy { part in
        other.parts.contains {
          part.name.utf8.elementsEqual($0.name.utf8)
            && FigureTolerance.isSame(
              part.rate.poundsPerAcre * pounds.1, $0.rate.poundsPerAcre * pounds.0)
        }
      }
  }
}

// MARK: - A layout by itself

extension [UInt16] {
  /// The tanks that must be cleaned before something else goes in: those that both use, each for
  /// another product.
  func cleanOuts(before next: [UInt16]) -> Int {
    var count = 0
    for tank in indices where isCleaned(tank, before: next) { count += 1 }
    return count
  }

  /// Whether a tank is one of them.
  func isCleaned(_ tank: Int, before next: [UInt16]) -> Bool {
    self[tank] != next[tank] && self[tank] != 0 && next[tank] != 0
  }

  /// Puts something else into the tanks: an unused one keeps what is left in it.
  mutating func fill(with next: [UInt16]) {
    for tank in indices where next[tank] != 0 { self[tank] = next[tank] }
  }

  /// The tanks in which what others hold may cost a clean-out less, at most.
  fileprivate func excess(over other: [UInt16]) -> Int {
    var count = 0
    for tank in indices where self[tank] != 0 && self[tank] != other[tank] { count += 1 }
    return count
  }
}

extension LayoutProgramme {
  /// What the choices of the crops come to, each by its place in the list.
  ///
  /// - Complexity: O(*n*·*t*) for *n* visits and *t* tanks.
  func merit(_ places: [Int]) -> Merit {
    guard let first = visits.first else { return Merit() }
    var merit = Merit()
    var contents = choices[first][places[first]].contents
    var held = choices[first][places[first]].held
    var missed = choices[first][places[first]].missed
    for (visit, crop) in visits.enumerated() {
      let choice = choices[crop][places[crop]]
      merit.cleanOuts += contents.cleanOuts(before: choice.contents)
      contents.fill(with: choice.contents)
      for word in held.indices {
        held[word] |= choice.held[word]
        missed[word] |= choice.missed[word]
      }
      if !visits[..<visit].contains(crop) { merit.spare += choice.spare }
    }
    for word in held.indices { merit.roleChanges += (held[word] & missed[word]).nonzeroBitCount }
    return merit
  }

  /// Changes one crop's choice at a time while that makes the layout better.
  func improved(_ start: [Int]) -> [Int] {
    var best = start
    var merit = merit(best)
    var isBetter = true
    while isBetter {
      isBetter = false
      for crop in choices.indices where visits.contains(crop) && choices[crop].count > 1 {
        for place in choices[crop].indices {
          var other = best
          other[crop] = place
          let changed = self.merit(other)
          if changed < merit { (best, merit, isBetter) = (other, changed, true) }
        }
      }
    }
    return best
  }

  // MARK: - The dynamic programme

  /// A layout of the crops up to a visit.
  private struct Label {
    /// What each tank held last.
    var contents: [UInt16]
    var merit: Merit
    /// The tanks of shared products that are not settled.
    var held: [UInt64]
    var missed: [UInt64]
    /// The choices of the crops that come again, by crop; -1 for others.
    var pins: [Int]
    /// The choice of the crop, by its place.
    var choice: Int
    /// The layout up to the visit before, by its place in the list of that visit.
    var previous: Int

    /// Whether whatever follows the other layout follows this one at least as well; a tie is for the
    /// one that came first.
    func dominates(_ other: Self, cameFirst: Bool) -> Bool {
      let allowance = other.merit.cleanOuts - merit.cleanOuts
      guard allowance >= 0, pins == other.pins else { return false }
      // A tank that holds something else costs at most one clean-out more.
      let excess = contents.excess(over: other.contents)
      guard allowance == excess else { return allowance > excess }
      for word in held.indices
      where held[word] & ~other.held[word] != 0 || missed[word] & ~other.missed[word] != 0 {
        return false
      }
      if merit.roleChanges != other.merit.roleChanges {
        return merit.roleChanges < other.merit.roleChanges
      }
      return cameFirst ? merit.spare >= other.merit.spare : merit.spare > other.merit.spare
    }
  }

  /// Returns the first of all layouts; `nil` where that takes more work than ``workLimit``.
  ///
  /// A label is kept for each layout of the crops up to a visit that may lead to the best. It is left
  /// out where another does as well whatever follows, or where the least that the rest needs brings
  /// it above a layout that is known.
  ///
  /// - Parameter known: A layout, by the place of each crop's choice.
  /// - Returns: The place of each crop's choice.
  /// - Complexity: O(*n*·*l*²·*t*) for *n* visits, *t* tanks and *l* labels and choices.
  func best(known: [Int]) -> [Int]? {
    let limit = merit(known).cleanOuts
    let rest = leastAfter()
    var stages: [[Label]] = []
    var work = 0
    for (visit, crop) in visits.enumerated() {
      var labels: [Label] = []
      let comesAgain = visits[(visit + 1)...].contains(crop)
      for (previous, before) in (stages.last ?? [start]).enumerated() {
        let pin = before.pins.isEmpty ? -1 : before.pins[crop]
        for place in choices[crop].indices where pin < 0 || pin == place {
          let choice = choices[crop][place]
          work += 1 + labels.count
          guard work <= Self.workLimit else { return nil }
          let cleanOuts =
            before.merit.cleanOuts + before.contents.cleanOuts(before: choice.contents)
          guard cleanOuts + rest[visit][place] <= limit else { continue }
          var label = before
          label.merit.cleanOuts = cleanOuts
          label.previous = previous
          label.choice = place
          label.contents.fill(with: choice.contents)
          if pin < 0 { add(choice, to: &label, visit) }
          if comesAgain { label.pins[crop] = place } else if pin >= 0 { label.pins[crop] = -1 }
          insert(label, into: &labels)
        }
      }
      stages.append(labels)
    }
    return path(stages)
  }

  private var start: Label {
    let empty = choices.first?.first
    let recurs = visits.indices.contains { visits[..<$0].contains(visits[$0]) }
    return Label(
      contents: [UInt16](repeating: 0, count: empty?.contents.count ?? 0), merit: Merit(),
      held: [UInt64](repeating: 0, count: empty?.held.count ?? 0),
      missed: [UInt64](repeating: 0, count: empty?.held.count ?? 0),
      pins: recurs ? [Int](repeating: -1, count: choices.count) : [], choice: 0, previous: 0)
  }

  /// Counts what a crop adds where it is seeded for the first time.
  private func add(_ choice: Choice, to label: inout Label, _ visit: Int) {
    label.merit.spare += choice.spare
    for word in choice.held.indices {
      label.held[word] |= choice.held[word]
      label.missed[word] |= choice.missed[word]
      let done = settled[visit][word]
      label.merit.roleChanges += (label.held[word] & label.missed[word] & done).nonzeroBitCount
      label.held[word] &= ~done
      label.missed[word] &= ~done
    }
  }

  private func insert(_ label: Label, into labels: inout [Label]) {
    for other in labels where other.dominates(label, cameFirst: true) { return }
    labels.removeAll { label.dominates($0, cameFirst: false) }
    labels.append(label)
  }

  /// The clean-outs that every layout has at least.
  var bound: Int { leastAfter().first?.min() ?? 0 }

  /// For each visit and choice, the clean-outs that at least follow: those between neighbours.
  private func leastAfter() -> [[Int]] {
    var least = visits.map { [Int](repeating: 0, count: choices[$0].count) }
    for visit in visits.indices.dropLast().reversed() {
      let (own, next) = (choices[visits[visit]], choices[visits[visit + 1]])
      // Without them the bound is lower, and no less a bound.
      guard own.count * next.count <= Self.workLimit / 3 else { continue }
      for place in own.indices {
        var fewest = Int.max
        for other in next.indices where least[visit + 1][other] < fewest {
          let count = own[place].contents.cleanOuts(before: next[other].contents)
          fewest = min(fewest, count + least[visit + 1][other])
        }
        least[visit][place] = fewest
      }
    }
    return least
  }

  private func path(_ stages: [[Label]]) -> [Int]? {
    guard var label = stages.last?.first else { return nil }
    for other in stages.last ?? [] where other.merit < label.merit { label = other }
    var places = [Int](repeating: 0, count: choices.count)
    for (visit, crop) in visits.enumerated().reversed() {
      places[crop] = label.choice
      if visit > 0 { label = stages[visit - 1][label.previous] }
    }
    return places
  }
}
