package import AirCart
import AirCartDocuments
package import AirCartSimulation

/// A season again, each time with one thing changed, in the same days and fields.
package struct SeasonHelp: Sendable {
  /// A change of the outfit.
  package struct Change: Sendable {
    /// As in `One more truck`.
    package let title: String
    package let input: Season
  }

  /// A change with the days and the money that it saves.
  package typealias Row = (title: String, days: Estimate, worth: SeasonWorth?)

  /// The cart whose season is changed: the second of the ranking, or the only one.
  package let cart: CartOutcome
  /// The changes with their seasons, those first that save most.
  package let rows: [Row]

  /// Compares the seasons of changes with that of a cart.
  package init(_ cart: CartOutcome, changed: [(title: String, outcome: CartOutcome)]) {
    self.cart = cart
    let rows = changed.map { change -> Row in
      (
        title: change.title, days: SeasonDifference(change.outcome, cart).days,
        worth: SeasonWorth(change.outcome, over: cart)
      )
    }
    self.rows = rows.sorted {
      let (own, other) = ($0.worth?.saving.value ?? 0, $1.worth?.saving.value ?? 0)
      return own == other ? $0.days.value > $1.days.value : own > other
    }
  }

  /// What could be changed of a season: a truck, ten feet or three metres of drill, an hour a day.
  package static func changes(of input: Season, _ units: UnitSystem) -> [Change] {
    let isMetric = units == .metric
    return [
      ("One more truck", "tender.trucks", 1.0),
      ("\(isMetric ? "Three metres" : "Ten feet") more drill", "drill.width", isMetric ? 3 : 10),
      ("An hour more a day", "days.hours", 1),
    ].compactMap { title, key, step in
      guard let number = Season.numbers.first(where: { $0.key == key }),
        let value = number.value(in: input)
      else { return nil }
      var changed = input
      number.set(value + number.limit.unit.canonical(step, units), in: &changed)
      return (try? changed.validate()).map { Change(title: title, input: changed) }
    }
  }
}

extension SeasonReport {
  /// The cart that something could help, by its position: the second of the ranking, or the only one.
  package var cartToHelp: Int? { ranking.prefix(2).last.map { groups[$0][0] } }

  /// Adds seasons in which one thing was changed, and beside them the first cart of the ranking.
  package mutating func compare(_ changed: [(title: String, outcome: CartOutcome)]) {
    guard let cart = cartToHelp else { return }
    let best = ranking.count > 1 ? ranking.first : nil
    let next = best.map { ("\(name(ofGroup: $0)) instead", outcome(ofGroup: $0)) }
    help = SeasonHelp(results.carts[cart], changed: changed + (next.map { [$0] } ?? []))
  }

  /// What would help most, the most first; `nil` where that was not asked.
  package var helpTable: Answer.Table? {
    guard let rows = help?.rows else { return nil }
    return Answer.Table(
      rows,
      [
        .words("Change") { $0.title },
        .figure("Sooner by", unit: "days") { row in
          rounded(row.days.value, 2)
            + (row.days.interval == nil ? "" : " (\(interval(row.days, 2)))")
        },
        .figure("Saves a year", unit: currency) { $0.worth.map { $0.saving.text(0) } ?? "–" },
      ])
  }

  package var helpHeading: String { "What would help \(help?.cart.cart.name ?? "") most" }

  var helpNote: String {
    "In the same seasons\(hasIntervals ? ", with 95 % intervals" : ""). What a change costs to buy is left "
      + "out."
  }
}
