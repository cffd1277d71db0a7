import AirCart
import AirCartDocuments
package import AirCartSimulation

/// What the answer to a season hangs on: the difference between two carts with one assumption after the
/// other at a low and a high value, in the same years, days and fields.
package struct SeasonHangs: Sendable {
  /// What the difference is in.
  package enum Measure: Sendable {
    /// What a year costs less with the first cart, owning it with it.
    case yearCost
    /// What a season costs less with it.
    case seasonCost
    /// How many days sooner it is done.
    case days
  }

  /// An assumption with the difference at both ends of its range.
  package struct Row: Sendable {
    package let swing: SeasonSwing
    package let low: Estimate
    package let high: Estimate
    let base: Double

    /// From the least to the most that the difference then is, the stated season among them.
    package var range: ClosedRange<Double> {
      min(low.value, high.value, base)...max(low.value, high.value, base)
    }
    package var span: Double { range.upperBound - range.lowerBound }
  }

  /// The carts by position: the first is the answer, or the first that was named.
  package let carts: (first: Int, second: Int)
  package let measure: Measure
  /// The difference with everything as stated.
  package let base: Estimate
  /// The assumptions, the widest range first.
  package let rows: [Row]

  /// Compares two carts in a season and with every assumption at both ends of its range; `nil` where one of
  /// them cannot be loaded.
  ///
  /// - Parameters:
  ///   - results: The season with all carts.
  ///   - carts: The two carts, by position.
  ///   - changed: For every assumption the outcomes of these two at its low and its high value.
  package init?(
    _ results: SeasonResults, carts: (first: Int, second: Int),
    changed: [(swing: SeasonSwing, low: SeasonResults, high: SeasonResults)]
  ) {
    guard results.carts[carts.first].isFeasible, results.carts[carts.second].isFeasible else {
      return nil
    }
    self.carts = carts
    let prices = (
      first: Self.price(results, carts.first), second: Self.price(results, carts.second)
    )
    let measure = Self.measure(results, prices)
    self.measure = measure
    let difference = { (results: SeasonResults, carts: (first: Int, second: Int)) in
      Self.difference(results, carts, measure, owning: prices)
    }
    let base = difference(results, carts)
    self.base = base
    // A cart that cannot be loaded has no difference.
    rows = changed.map { swing, low, high in
      Row(
        swing: swing, low: difference(low, (0, 1)), high: difference(high, (0, 1)),
        base: base.value)
    }.filter { $0.low.value.isFinite && $0.high.value.isFinite }.sorted { $0.span > $1.span }
  }

  /// What a cart costs to buy, or one with the same seasons where its price is not stated.
  private static func price(_ results: SeasonResults, _ cart: Int) -> Double? {
    if let own = results.carts[cart].price { return own }
    let group = results.groups.first { $0.contains(cart) } ?? []
    return group.compactMap { results.carts[$0].price }.first
  }

  private static func measure(
    _ results: SeasonResults, _ prices: (first: Double?, second: Double?)
  ) -> Measure {
    guard SeasonMetric.seasonCost.isKnown(in: results.input) else { return .days }
    return prices.first == nil || prices.second == nil ? .seasonCost : .yearCost
  }

  private static func difference(
    _ results: SeasonResults, _ carts: (first: Int, second: Int), _ measure: Measure,
    owning prices: (first: Double?, second: Double?)
  ) -> Estimate {
    let (first, second) = (results.carts[carts.first], results.carts[carts.second])
    guard first.isFeasible, second.isFeasible else { return Estimate(.nan) }
    switch measure {
    case .yearCost:
      let share = results.input.prices.ownershipShare
      let owning = (prices.second ?? 0) * share - (prices.first ?? 0) * share
      return second.saved(.seasonCost, by: first).map { $0 + owning }
    case .seasonCost: return second.saved(.seasonCost, by: first)
    case .days: return SeasonDifference(first, second).days
    }
  }

  /// From the least to the most over all assumptions, each by itself.
  package var range: ClosedRange<Double> {
    rows.reduce(base.value...base.value) {
      min($0.lowerBound, $1.range.lowerBound)...max($0.upperBound, $1.range.upperBound)
    }
  }

  /// The ends at which the other cart is better by more than the simulation's own interval.
  package var turns: [(row: Row, end: SeasonSwing.End)] {
    var turns: [(row: Row, end: SeasonSwing.End)] = []
    for row in rows {
      if isTurned(row.low) { turns.append((row, row.swing.low)) }
      if isTurned(row.high) { turns.append((row, row.swing.high)) }
    }
    return turns
  }

  private func isTurned(_ other: Estimate) -> Bool {
    let ends = other.bounds
    return base.value < 0 ? ends.lowerBound > 0 : ends.upperBound < 0
  }
}

// MARK: - For people

extension SeasonReport {
  /// The carts that the answer hangs between, by position: the answer and what comes nearest to it;
  /// `nil` without another.
  package var cartsToCompare: (first: Int, second: Int)? {
    guard let groups = decision?.groups, groups.count > 1 else { return nil }
    return (groups[0][0], groups[1][0])
  }

  package static let hangsHeading = "What the answer hangs on"

  package var hangsNote: String {
    "One assumption at a time, all else as stated, in the same years, days and fields."
      + (hasIntervals ? " Intervals, behind ±, are the simulation's own." : "")
  }

  /// What the difference between two carts is with each assumption low and high; `nil` where that was not
  /// asked.
  package var hangsTable: Answer.Table? {
    guard let hangs else { return nil }
    let unit = hangs.unit(currency)
    return Answer.Table(
      hangs.rows,
      [
        .words("Assumption") { $0.swing.title }, .words("Low") { $0.swing.low.value },
        .words("High") { $0.swing.high.value },
        .figure("At low", unit: unit) { hangs.text($0.low) },
        .figure("At high", unit: unit) { hangs.text($0.high) },
        .figure("Range", unit: unit) { hangs.text(Estimate($0.span)) },
      ])
  }

  /// The same beside the chart, in three columns.
  var hangsShortTable: Answer.Table? {
    guard let hangs else { return nil }
    let unit = hangs.unit(currency)
    return Answer.Table(
      hangs.rows,
      [
        .words("Assumption") { $0.swing.title },
        .figure("At low", unit: unit) { hangs.text(Estimate($0.low.value)) },
        .figure("At high", unit: unit) { hangs.text(Estimate($0.high.value)) },
      ])
  }

  /// Where the low and the high values are from.
  package var swingTable: Answer.Table? {
    hangs.map { hangs in
      Answer.Table(
        hangs.rows,
        [
          .words("Assumption") { $0.swing.title }, .words("Low") { $0.swing.low.value },
          .words("High") { $0.swing.high.value }, .words("From") { $0.swing.source },
        ])
    }
  }

  /// The difference, its range over the assumptions, on what most of it hangs, and where it turns.
  package var hangsSentences: [String] {
    guard let hangs, let widest = hangs.rows.first else { return [] }
    guard isEverDone else { return [unfinishedSentence] }
    let (first, second) = hangsNames(hangs)
    let range = hangs.range
    let sentence =
      "\(baseClause(hangs)); with one assumption low or "
      + "high that is between \(hangs.side(range.lowerBound, currency)) and "
      + "\(hangs.side(range.upperBound, currency))."
    let most = "Most of it hangs on \(widest.swing.title.lowercasedFirst)."
    let turns = hangs.turns.map { "\($0.row.swing.title.lowercasedFirst) (\($0.end.value))" }
    let further = turns.count - Self.mostTurns
    let named =
      turns.prefix(Self.mostTurns)
      + (further > 0 ? ["at \(counted(further, "other end")) of the table"] : [])
    let other = hangs.base.value < 0 ? first : second
    let better = hangs.measure == .days ? "sooner" : "cheaper"
    let turned =
      turns.isEmpty
      ? "None of them by itself makes \(other) the \(better) one."
      : "\(other) is the \(better) one with \(Array(named).alternatives)."
    return [sentence, most, turned]
  }

  /// The difference with everything as stated, as in `9650 costs CAD 800 a year less than 9950`; with its
  /// interval where that leaves both ways open.
  private func baseClause(_ hangs: SeasonHangs) -> String {
    let (first, second) = hangsNames(hangs)
    let isWithoutOwning = hangs.measure == .seasonCost && !results.input.prices.carts.isEmpty
    let note = isWithoutOwning ? ", owning left out" : ""
    let isOfDays = hangs.measure == .days
    let ends = hangs.base.bounds
    if max(-ends.lowerBound, ends.upperBound) < (isOfDays ? 0.005 : 0.5) {
      return
        "\(first) \(isOfDays ? "is done when \(second) is" : "costs as much as \(second)")\(note)"
    }
    guard let interval = hangs.base.interval, interval.contains(0) else {
      return "\(first) \(hangs.verb(hangs.base.value, currency)) than \(second)\(note)"
    }
    let alike =
      isOfDays ? "is done about when \(second) is" : "costs about as much as \(second)\(note)"
    let span = self.interval(signed(hangs.base), isOfDays ? 2 : 0)
    return "\(first) \(alike) (\(hangs.side(hangs.base.value, currency)); 95 % interval \(span))"
  }

  /// Both carts by name.
  func hangsNames(_ hangs: SeasonHangs) -> (first: String, second: String) {
    (results.carts[hangs.carts.first].cart.name, results.carts[hangs.carts.second].cart.name)
  }

  /// How many ends at which the answer turns are named.
  private static let mostTurns = 4
}

extension SeasonHangs {
  /// What a difference is in, as columns have it.
  func unit(_ currency: String) -> String { measure == .days ? "days" : currency }

  func text(_ difference: Estimate) -> String { difference.text(measure == .days ? 2 : 0) }

  /// As in `costs CAD 800 a year less`.
  fileprivate func verb(_ value: Double, _ currency: String) -> String {
    measure == .days ? "is done \(side(value, currency))" : "costs \(side(value, currency))"
  }

  /// As in `CAD 800 a year less`, or `0.3 days later`.
  fileprivate func side(_ value: Double, _ currency: String) -> String {
    let size = text(Estimate(abs(value)))
    if measure == .days { return "\(size) days \(value < 0 ? "later" : "sooner")" }
    return "\(currency) \(size) a year \(value < 0 ? "more" : "less")"
  }
}
