import AirCart
import AirCartDocuments
package import AirCartSimulation

/// A season simulated again for several values of one of its inputs, in the same days and fields.
package struct SeasonVariation: Sendable {
  /// What is varied, as a column's name: `trucks`, `width_ft`.
  package let name: String
  /// The same for people: `Trucks`.
  package let title: String
  package let values: [Double]
  /// The season for each value.
  package let results: [SeasonResults]

  /// Creates a variation with one season for each value.
  package init(name: String, title: String, values: [Double], results: [SeasonResults]) {
    precondition(values.count == results.count, "every value has its season")
    self.name = name
    self.title = title
    self.values = values
    self.results = results
  }

  /// A figure of a matrix: its name in files, its title, its value.
  package struct Figure: Sendable {
    package let name: String
    package let title: String
    package let digits: Int
    package let value: @Sendable (CartOutcome) -> Double
  }

  /// The figures that have a matrix: what a season costs, where something has a price.
  package var figures: [Figure] {
    let isPriced = results.allSatisfy { SeasonMetric.seasonCost.isKnown(in: $0.input) }
    return isPriced ? Self.freeFigures + [Self.cost] : Self.freeFigures
  }

  private static let freeFigures: [Figure] = [
    Figure(name: "days_p50", title: "Days to finish, half of the seasons", digits: 1) {
      $0.quantile(0.5, .days).value
    },
    Figure(name: "days_p90", title: "Days to finish, nine of ten seasons", digits: 1) {
      $0.quantile(0.9, .days).value
    },
    Figure(name: "days_mean", title: "Days to finish, mean", digits: 1) {
      $0.mean(.days).value
    },
    Figure(name: "in_time", title: "Share of seasons that are long enough", digits: 3) {
      $0.finishProbability.value
    },
    Figure(name: "waiting_h", title: "Hours waiting for trucks, mean", digits: 1) {
      $0.mean(.waitingHours).value
    },
    Figure(name: "stops", title: "Stops, mean", digits: 1) { $0.mean(.stops).value },
  ]

  private static let cost = Figure(name: "cost", title: "Cost of a season, mean", digits: 0) {
    $0.mean(.seasonCost).value
  }

  /// A matrix: carts down, the varied input across; missing where a cart cannot be loaded, or
  /// where the season is too short.
  package func matrix(_ figure: Figure) -> ResultTable {
    let carts = results.first?.carts ?? []
    let columns = zip(values, results).map { value, results in
      let text = "\(name)=\(value.plain)"
      let cells = results.carts.map { $0.isFeasible ? figure.value($0) : .nan }
      return ResultTable.Column(text, fractionDigits: figure.digits, cells: .numbers(cells))
    }
    return ResultTable(
      columns: [.init("cart", title: "Cart", cells: .texts(carts.map(\.cart.name)))] + columns,
      rowCount: carts.count)
  }
}

// MARK: - What more of it is worth

extension SeasonVariation {
  /// Days below which a saving is called none.
  private static let worthwhile = 0.1

  /// For the first cart of a ranking: what each step saves, and where steps stop to be worth it.
  package func sentences(_ report: SeasonReport) -> [String] {
    guard let best = report.ranking.first, values.count > 1 else { return [] }
    let cart = report.groups[best][0]
    guard results.allSatisfy({ $0.carts[cart].isFeasible }) else { return [] }
    let steps = zip(results, results.dropFirst()).map { fewer, more in
      SeasonDifference(more.carts[cart], fewer.carts[cart])
    }
    let savings = steps.enumerated().map { place, step in
      let lead = report.lead(step.days, 2)
      return isDone(cart, in: place...place + 1)
        ? "\(text(place + 1)) finishes \(lead.text) \(text(place)) (\(lead.interval))"
        : "\(text(place + 1)) seeds \(report.shareLead(step.share.value)) than \(text(place)), and no "
          + "season is long enough for either"
    }
    let sentence =
      "\(report.name(ofGroup: best)) by \(title), with 95 % intervals: "
      + savings.joined(separator: "; ") + "."
    return [sentence] + conclusion(steps, cart)
  }

  /// Whether a season is long enough with one of some neighbouring values.
  private func isDone(_ cart: Int, in places: ClosedRange<Int>) -> Bool {
    results[places].contains { $0.carts[cart].finishProbability.value > 0 }
  }

  /// From which value on no step saves a tenth of a day, by the upper end of its interval.
  ///
  /// Not where seasons are too short with both of two values: what a step saves is then not known.
  private func conclusion(_ steps: [SeasonDifference], _ cart: Int) -> [String] {
    guard values == values.sorted(), steps.indices.allSatisfy({ isDone(cart, in: $0...$0 + 1) })
    else { return [] }
    let last = steps.lastIndex { ($0.days.interval?.upperBound ?? .infinity) > Self.worthwhile }
    let enough = last.map { $0 + 1 } ?? 0
    guard enough < values.count - 1 else { return [] }
    return ["Beyond \(text(enough)) no step saves a tenth of a day."]
  }

  private func text(_ place: Int) -> String {
    "\(name)=\(values[place].plain)"
  }
}
