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
    /// The tanks of each shared product; `nil` for one that the crop does not have.
    let held: [TankSet?]
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
  private let tanks: TankSet
  /// For each product of several crops the last visit before which no crop that has it is new.
  private let lastVisits: [Int]

  /// The most choices and labels that are compared for a layout.
  static let workLimit = 300_000

  /// States the problem, with the crops in the order in which they are seeded.
  ///
  /// Where it is lean, clean-outs alone count, for which the lean choices are enough.
  init(_ cart: CartChoices, visits: [Int], isLean: Bool) {
    let (tanks, numbers) = (cart.cart.tanks.indices, cart.productNumbers)
    var (shared, lastVisits): ([UInt16], [Int]) = ([], [])
    let first = isLean ? [] : visits.indices.filter { !visits[..<$0].contains(visits[$0]) }
    for product in 1...max(1, numbers.joined().max() ?? 0) {
      let owning = first.filter { numbers[visits[$0]].contains(product) }
      guard owning.count > 1, let last = owning.last else { continue }
      shared.append(product)
      lastVisits.append(last)
    }
    choices = cart.crops.indices.map { crop in
      let own = cart.crops[crop].map { isLean ? $0.lean : $0.all } ?? []
      return (own.isEmpty ? [LayoutChoice(.empty, spare: 0)] : own).map { choice in
        let contents = tanks.map { tank in
          choice.assignment.product(inTank: tank).map { numbers[crop][$0] } ?? 0
        }
        let held = shared.map { product in
          numbers[crop].contains(product)
            ? TankSet(positions: tanks.filter { contents[$0] == product }) : nil
        }
        return Choice(contents: contents, spare: isLean ? 0 : choice.spare, held: held)
      }
    }
    self.visits = visits
    self.tanks = TankSet.first(tanks.count)
    self.lastVisits = lastVisits
  }
}

extension CartChoices {
  /// For each crop the numbers of what its tanks may hold, from 1, and 0 for what no tank holds: a
  /// blend counts as one product.
  fileprivate var productNumbers: [[UInt16]] {
    var known: [ProductDemand] = []
    return crops.map { crop in
      guard let crop, !crop.all.isEmpty else { return [] }
      return crop.job.products.enumerated().map { index, product in
        // What another crop of the same tanks has stays in them.
        let isHeld = crop.job.tanks(of: index, in: crop.all[0].assignment).count > 0
        guard product.isApplied || isHeld else { return 0 }
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
    var label = start
    for (visit, crop) in visits.enumerated() {
      let choice = choices[crop][places[crop]]
      label.merit.cleanOuts += label.contents.cleanOuts(before: choice.contents)
      label.contents.fill(with: choice.contents)
      if !visits[..<visit].contains(crop) { add(choice, to: &label, visit) }
    }
    return label.merit
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
    /// For each shared product, while a crop that has it is still to come.
    var roles: [Role]
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
      for product in roles.indices where !roles[product].isPart(of: other.roles[product]) {
        return false
      }
      if merit.roleChanges != other.merit.roleChanges {
        return merit.roleChanges < other.merit.roleChanges
      }
      return cameFirst ? merit.spare >= other.merit.spare : merit.spare > other.merit.spare
    }
  }

  /// The tanks that hold a product for some crop, and those that do not for a crop that has it.
  private struct Role {
    var held: UInt32 = 0
    var missed: UInt32 = 0

    func isPart(of other: Self) -> Bool { held & ~other.held | missed & ~other.missed == 0 }
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
    let recurs = visits.indices.contains { visits[..<$0].contains(visits[$0]) }
    return Label(
      contents: [UInt16](repeating: 0, count: tanks.count), merit: Merit(),
      roles: [Role](repeating: Role(), count: lastVisits.count),
      pins: recurs ? [Int](repeating: -1, count: choices.count) : [], choice: 0, previous: 0)
  }

  /// Counts what a crop adds where it is seeded for the first time.
  private func add(_ choice: Choice, to label: inout Label, _ visit: Int) {
    label.merit.spare += choice.spare
    for (product, held) in choice.held.enumerated() {
      guard let held else { continue }
      label.roles[product].held |= held.bits
      label.roles[product].missed |= tanks.subtracting(held).bits
      guard lastVisits[product] == visit else { continue }
      let role = label.roles[product]
      label.merit.roleChanges += (role.held & role.missed).nonzeroBitCount
      label.roles[product] = Role()
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
