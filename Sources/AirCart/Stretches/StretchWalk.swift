/// A place along a sequence: some acres into a stretch.
package struct StretchPlace: Equatable, Sendable {
  /// The stretch, by position; the number of stretches behind the last one.
  package let stretch: Int
  package let acres: Double

  package init(stretch: Int, acres: Double) {
    self.stretch = stretch
    self.acres = acres
  }
}

/// Goes along a sequence fill by fill, with some capacity for each product, and for the weight where that is
/// limited.
struct StretchWalk {
  /// The most fills that are counted.
  static let fillLimit = LoadSheet.onBoardLimit

  private let stretches: [Stretch]
  private let capacities: [Double]
  private var left: [Double]
  /// Where the next fill begins.
  private(set) var place = StretchPlace(stretch: 0, acres: 0)

  init(_ sequence: StretchSequence, capacities: [Double]) {
    stretches = sequence.stretches
    self.capacities = capacities
    left = capacities
  }

  var isDone: Bool { place.stretch == stretches.count }

  /// Goes to the end of the next fill.
  ///
  /// As in one field, a fill may take 1e-9 of a tank more than there is where the sequence, or a
  /// stretch, ends with that; and one that ends so close behind the beginning of a stretch ends with the
  /// stretch before.
  ///
  /// - Returns: The product that runs out first, the first of those that tie; their number where only the
  ///   weight ends the fill; `nil` where the sequence ends, or a stretch before which something else is
  ///   seeded.
  /// - Complexity: O(*n*) for each stretch that the fill touches, for *n* products.
  mutating func fill() -> Int? {
    for product in left.indices { left[product] = capacities[product] }
    while !isDone {
      let stretch = stretches[place.stretch]
      let rest = stretch.area.acres - place.acres
      guard isShort(on: stretch, acres: rest) else {
        take(rest, of: stretch)
        place = StretchPlace(stretch: place.stretch + 1, acres: 0)
        if !isDone, stretches[place.stretch].beginsFill { return nil }
        continue
      }
      let acres = lasting(on: stretch)
      let first = limiting(on: stretch, acres: acres)
      let isAtStart = left[first] <= Tolerance.tie * capacities[first]
      if !isAtStart {
        place = StretchPlace(stretch: place.stretch, acres: place.acres + acres)
      }
      return first
    }
    return nil
  }

  private mutating func take(_ acres: Double, of stretch: Stretch) {
    for product in left.indices { left[product] -= stretch.unitDemands[product] * acres }
  }

  private func isShort(on stretch: Stretch, acres: Double) -> Bool {
    for product in left.indices {
      let short = stretch.unitDemands[product] * acres - left[product]
      if short > Tolerance.tie * capacities[product] { return true }
    }
    return false
  }

  private func lasting(on stretch: Stretch) -> Double {
    var least = Double.infinity
    for product in left.indices where stretch.unitDemands[product] > 0 {
      least = min(least, left[product] / stretch.unitDemands[product])
    }
    return max(0, least)
  }

  private func limiting(on stretch: Stretch, acres: Double) -> Int {
    for product in left.indices where stretch.unitDemands[product] > 0 {
      let over = left[product] - stretch.unitDemands[product] * acres
      if over <= Tolerance.tie * capacities[product] { return product }
    }
    preconditionFailure("a fill ends early because a product runs out")
  }
}

extension StretchSequence {
  /// Counts the fills that some capacities take, the last one begun among them.
  ///
  /// - Parameters:
  ///   - capacities: The capacity of each product in bushels, in product order, above 0 for each that is
  ///     applied anywhere.
  ///   - most: Where the count stops.
  /// - Returns: The fills; `most + 1` where there are more than that.
  func fillCount(_ capacities: [Double], atMost most: Int = StretchWalk.fillLimit) -> Int {
    var walk = StretchWalk(self, capacities: capacities)
    var count = 0
    repeat {
      _ = walk.fill()
      count += 1
    } while !walk.isDone && count <= most
    return count
  }

  /// Returns how much heavier all rates could be without another fill: the largest s with which
  /// capacities divided by 1 + s take as many.
  ///
  /// For one rate it is F·z/A − 1. Otherwise it is found by halving, to the last bit.
  func spare(_ capacities: [Double], fills: Int) -> Double {
    // No product lasts longer than its tanks filled each time, and nothing longer than the weight limit.
    var high = Double.infinity
    if weight != nil, let pounds = capacities.last {
      high = Double(fills) * pounds / (whole.totalRate.poundsPerAcre * whole.area.acres)
    }
    for (product, own) in whole.products.enumerated() where own.isApplied {
      high = min(high, Double(fills) * capacities[product] / (own.unitDemand * whole.area.acres))
    }
    if suffices(capacities, lightenedBy: high, fills: fills) { return high - 1 }
    var low = 1.0
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return low - 1 }
      if suffices(capacities, lightenedBy: middle, fills: fills) {
        low = middle
      } else {
        high = middle
      }
    }
  }

  /// Whether capacities divided by a factor take no more fills.
  func suffices(_ capacities: [Double], lightenedBy factor: Double, fills: Int) -> Bool {
    fillCount(capacities.map { $0 / factor }, atMost: fills) <= fills
  }
}
