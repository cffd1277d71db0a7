import AirCart
import AirCartDocuments
package import AirCartSimulation

/// The order of crops with which a season costs least with one cart, beside the stated one.
///
/// Without a price it is the order in which the farm is done first. Yields by date are those of the season:
/// nothing else keeps a crop out of cold soil.
package struct SeasonOrder: Sendable {
  /// The cart.
  package let cart: CartOutcome
  /// The crops as they are seeded now, one after the other, and in the order found.
  package let stated: [Int]
  package let found: [Int]
  /// How many orders were tried, and whether these are all.
  package let tried: Int
  package let isComplete: Bool
  /// What a season costs less in the order found, in the same years; `nil` without a price.
  package let saving: Estimate?
  /// How many days sooner it is over.
  package let days: Estimate

  /// Compares the stated order with one that was found.
  package init(
    _ cart: CartOutcome, stated: [Int], found: (crops: [Int], outcome: CartOutcome), tried: Int,
    isComplete: Bool
  ) {
    self.cart = cart
    self.stated = stated
    self.found = found.crops
    self.tried = tried
    self.isComplete = isComplete
    saving =
      SeasonMetric.seasonCost.isKnown(in: cart.season.input)
      ? cart.saved(.seasonCost, by: found.outcome) : nil
    days = SeasonDifference(found.outcome, cart).days
  }

  /// Whether it is better by more than the simulation's own interval, and by more than rounding hides.
  package var isBetter: Bool {
    let least = saving.map { ($0.bounds.lowerBound, 0.5) } ?? (days.bounds.lowerBound, 0.005)
    return least.0 >= least.1 && stated != found
  }
}

// MARK: - The search

extension SeasonOrder {
  /// The seasons by which an order is judged before the best is compared in all of them.
  package static let trialYears = 100
  /// Crops of which every order is tried: 120 of five.
  package static let mostCrops = 5

  /// The crops of the fields in the order in which a cart comes to them, each once; of those that are seeded
  /// together the first.
  package static func crops(of season: CartSeason) -> [Int] {
    let first = together(season.input)
    return season.fields.map { first[$0.crop] }.distinct
  }

  /// For each crop the first of those that follow each other by date: they differ in the rates of their fields
  /// and zones.
  private static func together(_ input: Season) -> [Int] {
    var dated = input
    dated.order = .byDate
    return dated.cropsSharingTanks([])
  }

  /// The season crop by crop in an order, every field with the chances that it had before.
  package static func season(_ input: Season, in crops: [Int]) -> Season {
    var changed = input
    changed.order = .byDate
    for (crop, first) in together(input).enumerated() {
      changed.farm.crops[crop].seededFrom = crops.firstIndex(of: first) ?? crops.count
    }
    return changed
  }

  /// The orders that are tried: all of a few crops; of more the given one with each crop at every other
  /// place.
  package static func orders(of crops: [Int]) -> (orders: [[Int]], isComplete: Bool) {
    guard crops.count > mostCrops else { return (permutations(crops), true) }
    let moved = crops.indices.flatMap { from in
      crops.indices.map { to -> [Int] in
        var order = crops
        order.insert(order.remove(at: from), at: to)
        return order
      }
    }
    return (moved.distinct, false)
  }

  private static func permutations(_ crops: [Int]) -> [[Int]] {
    guard crops.count > 1 else { return [crops] }
    return crops.flatMap { first in
      permutations(crops.filter { $0 != first }).map { [first] + $0 }
    }
  }
}

// MARK: - For people

extension SeasonReport {
  func cropNames(_ crops: [Int]) -> [String] {
    crops.map { results.input.farm.crops[$0].name }
  }

  /// What the order of crops is worth, and which; none where that was not asked.
  var orderSentences: [String] {
    guard let order else { return [] }
    guard order.stated.count > 1 else {
      return ["One crop is seeded, so that there is no other order of crops."]
    }
    let names = { (crops: [Int]) in cropNames(crops).joined(separator: ", ") }
    let extent = order.isComplete ? "all \(order.tried)" : "\(order.tried)"
    guard order.isBetter else {
      return [
        "No order of crops is better with \(order.cart.cart.name) than \(names(order.stated)): "
          + "\(extent) orders were tried."
      ]
    }
    let gain =
      order.saving.map { "it saves \(currency) \(range($0)) a year beside" }
      ?? "the farm is done \(lead(order.days, 2).text) in the order"
    return [
      "Of \(extent) orders of crops the best with \(order.cart.cart.name) is \(names(order.found)): "
        + "\(gain) \(names(order.stated)), by the yields and dates that are stated."
    ]
  }
}

extension CartOutcome {
  /// What a season costs on average, or without a price the days that it takes: the less, the better.
  package var costOrDays: Double {
    let metric: SeasonMetric =
      SeasonMetric.seasonCost.isKnown(in: season.input) ? .seasonCost : .days
    return mean(metric).value
  }
}
