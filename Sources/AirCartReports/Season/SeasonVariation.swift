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
  package let results: [SeasonResults]

  package init(name: String, title: String, values: [Double], results: [SeasonResults]) {
    precondition(values.count == results.count, "every value has its season")
    self.name = name
    self.title = title
    self.values = values
    self.results = results
  }

  /// A figure of a matrix: its name in files, its title, its unit, its value with a 95 % interval, not a
  /// number where it is not known.
  package struct Figure: Sendable {
    package let name: String
    package let title: String
    package let unit: String
    package let digits: Int
    package let value: @Sendable (CartOutcome) -> Estimate
  }

  /// The figures that have a matrix: what a season costs where something has a price, and what a year
  /// costs where the carts have one, too.
  package var figures: [Figure] {
    let inputs = results.map(\.input)
    let currency = inputs.first?.prices.currency ?? ""
    let isPriced = inputs.allSatisfy { SeasonMetric.seasonCost.isKnown(in: $0) }
    let isOwned = inputs.allSatisfy { !$0.prices.carts.isEmpty }
    return Self.freeFigures
      + (isPriced
        ? [
          Figure(name: "cost", title: "Cost of a season, mean", unit: currency, digits: 0) {
            $0.mean(.seasonCost)
          }
        ] : [])
      + (isOwned
        ? [
          Figure(
            name: "year_cost", title: "Cost of a year, owning the cart with it, mean",
            unit: currency, digits: 0
          ) { $0.yearCost ?? Estimate(.nan) }
        ] : [])
  }

  /// The figures that are drawn: when nine of ten seasons are over, and what that costs where it is
  /// known.
  package var drawnFigures: [Figure] {
    [Self.freeFigures[1]] + figures.dropFirst(Self.freeFigures.count).suffix(1)
  }

  private static let freeFigures: [Figure] = [
    Figure(name: "days_p50", title: "Days to finish, half of the seasons", unit: "day", digits: 1) {
      $0.quantile(0.5, .days)
    },
    Figure(name: "days_p90", title: "Days to finish, nine of ten seasons", unit: "day", digits: 1) {
      $0.quantile(0.9, .days)
    },
    Figure(name: "days_mean", title: "Days to finish, mean", unit: "day", digits: 1) {
      $0.mean(.days)
    },
    Figure(
      name: "in_time", title: "Share of seasons that are long enough", unit: "1", digits: 3
    ) { $0.finishProbability },
    Figure(name: "waiting_h", title: "Hours waiting for trucks, mean", unit: "h", digits: 1) {
      $0.mean(.waitingHours)
    },
    Figure(name: "stops", title: "Stops, mean", unit: "1", digits: 1) { $0.mean(.stops) },
  ]

  package var carts: [String] { results.first?.carts.map(\.cart.name) ?? [] }

  /// A figure of a cart for every value; not a number where the cart cannot be loaded.
  package func row(_ figure: Figure, ofCart cart: Int) -> [Estimate] {
    results.map { $0.carts[cart].isFeasible ? figure.value($0.carts[cart]) : Estimate(.nan) }
  }

  /// A matrix for people: carts down, the varied input across, half of the 95 % interval behind each
  /// figure.
  package func matrix(_ figure: Figure) -> Answer.Table {
    Answer.Table(
      Array(carts.indices),
      [.words("Cart") { carts[$0] }]
        + values.indices.map { place in
          .figure(text(place)) { row(figure, ofCart: $0)[place].text(figure.digits) }
        })
  }

  /// A matrix for files: missing where a cart cannot be loaded, or where the season is too short; two
  /// columns follow each figure, the ends of the interval, `_low` and `_high`.
  package func data(of figure: Figure) -> ResultTable {
    let rows = carts.indices.map { row(figure, ofCart: $0) }
    let columns = values.indices.flatMap { place in
      Estimate.columns(text(place), rows.map { $0[place] })
    }
    return ResultTable(
      columns: [.init("cart", cells: .texts(carts))] + columns, rowCount: carts.count)
  }
}

extension Estimate {
  /// The figure and the ends of its interval, not numbers where it has none, by the endings of their
  /// names in files.
  static let parts: [(suffix: String, value: @Sendable (Estimate) -> Double)] = [
    ("", { $0.value }), ("_low", { $0.interval?.lowerBound ?? .nan }),
    ("_high", { $0.interval?.upperBound ?? .nan }),
  ]

  /// A column of figures, and two of the ends of their intervals.
  static func columns(_ name: String, _ values: [Estimate]) -> [ResultTable.Column] {
    parts.map { .init(name + $0.suffix, cells: .numbers(values.map($0.value))) }
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
      "\(report.name(ofGroup: best)) by \(title)"
      + "\(report.hasIntervals ? ", with 95 % intervals" : ""): "
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

  fileprivate func text(_ place: Int) -> String { "\(name)=\(values[place].plain)" }
}
