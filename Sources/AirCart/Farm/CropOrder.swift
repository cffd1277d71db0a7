/// Finds the one order of the crops that needs the fewest clean-outs, summed over all carts.
///
/// Each order is judged by the best layout of every cart for it. Orders are tried by the least that
/// neighbouring crops need, until that is no less than the best order has: then no order is better.
struct CropOrder {
  /// An order with the best lean layout of each cart.
  struct Trial {
    /// The fields in their order.
    var fields: [Int]
    /// For each cart its choices by crop.
    var layouts: [[Int]] = []
    var cleanOuts = 0
    /// Whether no layout has fewer clean-outs in this order, and, once chosen, none in another.
    var isProven = true
  }

  let carts: [CartChoices]
  /// For every two crops, the least clean-outs between them, summed over the carts.
  private let between: [[Int]]

  /// The most orders that are listed, those of seven crops, and the most work on trials of them, in
  /// pairs of choices.
  static let (orderLimit, workLimit) = (5_040, 500_000)
  /// The most orders that are tried.
  private let trialLimit: Int

  init(_ carts: [CartChoices]) {
    self.carts = carts
    let count = carts.first?.crops.count ?? 0
    var between = Array(repeating: [Int](repeating: 0, count: count), count: count)
    var pairs = 1
    for cart in carts {
      let choices = LayoutProgramme(cart, visits: [], isLean: true).choices
      for crop in 0..<count {
        pairs += choices[crop].count * choices[crop].count
        for other in 0..<crop
        where choices[crop].count * choices[other].count <= LayoutProgramme.workLimit / 3
          && !cart.isDivided(crop) && !cart.isDivided(other)
        {
          var least = Int.max
          for own in choices[crop] {
            for next in choices[other] where least > 0 {
              least = min(least, own.contents.cleanOuts(before: next.contents))
            }
          }
          between[crop][other] += least
          between[other][crop] += least
        }
      }
    }
    self.between = between
    trialLimit = max(1, Self.workLimit / pairs)
  }

  /// Returns the best layouts for one order of the crops.
  private func trial(_ crops: [Int], below limit: Int = .max) -> Trial? {
    guard let cart = carts.first else { return nil }
    let fields = crops.flatMap { crop in
      cart.farm.fieldsByLot(cart.groups.indices.filter { cart.groups[$0] == crop })
    }
    return trial(fields: fields, below: limit)
  }

  /// Returns the best layouts for one order of the fields, in which crops may come again.
  func trial(fields: [Int], below limit: Int = .max) -> Trial? {
    let programmes = carts.map {
      LayoutProgramme($0, visits: $0.visits(fields), isLean: true)
    }
    guard programmes.reduce(0, { $0 + $1.bound }) < limit else { return nil }
    var trial = Trial(fields: fields)
    for (cart, programme) in zip(carts, programmes) {
      let start = programme.improved([Int](repeating: 0, count: cart.crops.count))
      let best = programme.best(known: start)
      trial.layouts.append(best ?? start)
      trial.cleanOuts += programme.merit(best ?? start).cleanOuts
      trial.isProven =
        trial.isProven && best != nil && cart.crops.allSatisfy { $0?.isLeanComplete ?? true }
    }
    return trial
  }

  /// Returns the best order of crops in groups that follow one another; the crops as they stand in
  /// the groups where no order is better.
  ///
  /// Up to ``orderLimit`` orders it is proven, unless ``workLimit`` ends the search. Beyond, one crop
  /// at a time is moved while that brings down the least that neighbours need.
  func best(groups: [[Int]]) -> Trial? {
    let given = groups.flatMap { $0 }
    guard var best = trial(given) else { return nil }
    let isListed = groups.reduce(1) { $0 * $1.count.orders(atMost: Self.orderLimit) }
    guard isListed <= Self.orderLimit else {
      let moved = trial(moved(given, in: groups), below: best.cleanOuts)
      if let moved, moved.cleanOuts < best.cleanOuts { best = moved }
      best.isProven = false
      return best
    }
    var orders: [[Int]] = [[]]
    for group in groups { orders = orders.flatMap { order in group.orders.map { order + $0 } } }
    var listed = orders.enumerated().map { (least: least($1), place: $0) }
    listed.sort { $0.least != $1.least ? $0.least < $1.least : $0.place < $1.place }
    var isProven = best.isProven
    for (tried, own) in listed.enumerated() where own.least < best.cleanOuts {
      guard tried < trialLimit else {
        isProven = false
        break
      }
      guard let trial = trial(orders[own.place], below: best.cleanOuts) else { continue }
      isProven = isProven && trial.isProven
      if trial.cleanOuts < best.cleanOuts { best = trial }
    }
    best.isProven = isProven
    return best
  }

  /// The clean-outs that an order needs at least: those between neighbours.
  private func least(_ crops: [Int]) -> Int {
    zip(crops, crops.dropFirst()).reduce(0) { $0 + between[$1.0][$1.1] }
  }

  private func moved(_ crops: [Int], in groups: [[Int]]) -> [Int] {
    var best = crops
    var isBetter = true
    while isBetter {
      isBetter = false
      for group in groups {
        let start = best.firstIndex { group.contains($0) } ?? 0
        let places = start..<(start + group.count)
        for from in places {
          for to in places where to != from {
            var other = best
            other.insert(other.remove(at: from), at: to)
            if least(other) < least(best) { (best, isBetter) = (other, true) }
          }
        }
      }
    }
    return best
  }
}

extension Int {
  /// n!, or more than a limit.
  fileprivate func orders(atMost limit: Int) -> Int {
    var product = 1
    for factor in 1...Swift.max(1, self) where product <= limit { product *= factor }
    return product
  }
}

extension [Int] {
  /// All orders, the one given first.
  fileprivate var orders: [[Int]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.orders.map { [first] + $0 }
    }
  }
}

extension CartChoices {
  /// Whether crops that share tanks on other carts, of which this is the first, do not on this one.
  fileprivate func isDivided(_ crop: Int) -> Bool {
    groups.indices.contains { groups[$0] == crop && leaders[$0] != crop }
  }
}
