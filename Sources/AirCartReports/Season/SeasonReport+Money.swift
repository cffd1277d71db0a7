import AirCart
import AirCartDocuments
import AirCartSimulation

// What carts are worth, in money, as far as the farm states prices.

extension SeasonReport {
  /// What the first of the ranking is worth over another group; `nil` where nothing has a price.
  func worth(over group: Int) -> SeasonWorth? {
    SeasonWorth(outcome(ofGroup: ranking[0]), over: outcome(ofGroup: group))
  }

  /// What the first cart saves over the second in days and money, and what it may cost more.
  package var worthSentences: [String] {
    guard ranking.count > 1 else { return [] }
    let second = ranking[1]
    guard let worth = worth(over: second) else { return [differenceSentence(second)] }
    return [differenceSentence(second) + " " + savingSentence(worth), priceSentence(worth)]
  }

  private func savingSentence(_ worth: SeasonWorth) -> String {
    let parts = [
      ("filling", worth.filling), ("waiting", worth.waiting), ("moving", worth.moving),
      ("lateness", worth.lateness),
    ].compactMap { name, value in value.map { "\(name) \(whole($0))" } }
    let verb = worth.saving.value < 0 ? "costs \(currency)" : "saves \(currency)"
    let extra = worth.saving.value < 0 ? " more" : ""
    return "It \(verb) \(range(signed(worth.saving))) a year\(extra): "
      + (worth.saving.value < 0 ? "savings by " : "") + parts.joined(separator: ", ") + "."
  }

  private func priceSentence(_ worth: SeasonWorth) -> String {
    guard worth.saving.value > 0 else { return "So it is not worth a higher price." }
    let input = results.input
    let share = text(input.prices.ownershipShare, .percent)
    let limit =
      "So it may cost \(currency) \(range(worth.mayCostMore)) more to buy, at "
      + "\(input.statedKeys.contains("prices.ownership") ? "" : "an assumed ")\(share) of the price "
      + "a year"
    guard let difference = worth.priceDifference else {
      return limit + "; what the carts cost is not stated."
    }
    guard difference > 0 else { return limit + ". It costs no more." }
    let price = ". It costs \(currency) \(whole(difference)) more, which is "
    let years = worth.paybackYears.map { rounded($0.value, $0.value < 10 ? 1 : 0) } ?? "–"
    return limit + price + verdict(difference, worth.mayCostMore)
      + ": the saving pays that back in \(years) years."
  }

  /// Whether a price is above what a cart is worth, by the interval of that.
  private func verdict(_ price: Double, _ worth: Estimate) -> String {
    let ends = worth.interval ?? worth.value...worth.value
    if price > ends.upperBound { return "too much" }
    return price < ends.lowerBound ? "worth it" : "about what it is worth"
  }

  // MARK: Tables

  /// What a year costs with each cart, part by part; `nil` where nothing has a price.
  package var costTable: ResultTable? {
    let input = results.input
    guard
      SeasonMetric.seasonCost.isKnown(in: input) || !input.prices.carts.isEmpty
        || SeasonMetric.lateAcres.isKnown(in: input)
    else { return nil }
    let acres = input.farm.fields.indices.reduce(0) { $0 + input.farm.area(ofField: $1).acres }
    let part = { (metric: SeasonMetric) in
      { metric.isKnown(in: input) ? whole(outcome(ofGroup: $0).mean(metric).value) : "–" }
    }
    let price = SeasonUnit.valuePerAcre
    return table(
      ranking,
      [
        ("Outfit", "", part(.cost)), ("Trucks", "", part(.truckCost)),
        ("Yield lost", unit(.acres), { mean(.lateAcres, ofGroup: $0, .acres, 1) }),
        ("Lateness", "", part(.lateValue)),
        ("Owning", "", { whole(outcome(ofGroup: $0).ownership ?? .nan) }),
        ("All", "", { whole(outcome(ofGroup: $0).yearCost ?? .nan) }),
        (
          "All", unit(price),
          { amount((outcome(ofGroup: $0).yearCost ?? .nan) / acres, price, 2) }
        ),
      ])
  }

  /// What the first cart is worth over each other; `nil` where nothing has a price.
  package var worthTable: ResultTable? {
    let groups = ranking.dropFirst().filter { worth(over: $0) != nil }
    guard !groups.isEmpty else { return nil }
    let own = { (value: @escaping (SeasonWorth) -> String) in
      { (group: Int) in worth(over: group).map(value) ?? "–" }
    }
    return table(
      Array(groups),
      [
        ("Saves a year", "", own { sum($0.saving) }),
        ("May cost more", "", own { sum($0.mayCostMore) }),
        ("Costs more", "", own { $0.priceDifference.map(whole) ?? "–" }),
        ("Paid back", "years", own { rounded($0.paybackYears?.value ?? .nan, 1) }),
      ], heading: "Against")
  }

  /// The heading of ``costTable``.
  package var costHeading: String { "What a year costs, in \(currency)" }

  /// The heading of ``worthTable``.
  package var worthHeading: String {
    "What \(ranking.first.map(name) ?? "") is worth, in \(currency)"
  }

  // MARK: Text

  /// What money is counted in.
  package var currency: String { results.input.prices.currency }

  /// A sum without decimals, as in `3,126`.
  func whole(_ value: Double) -> String {
    Int(exactly: value.rounded(.toNearestOrAwayFromZero))?.grouped ?? "–"
  }

  /// A sum as in `3,126 ± 210`.
  func sum(_ estimate: Estimate) -> String {
    let half = estimate.interval.map { ($0.upperBound - $0.lowerBound) / 2 }
    return whole(estimate.value) + (half.map { " ± \(whole($0))" } ?? "")
  }

  /// A sum with its interval, as in `3,126 (2,700 to 3,550)`.
  func range(_ estimate: Estimate) -> String {
    whole(estimate.value)
      + (estimate.interval.map { " (\(whole($0.lowerBound)) to \(whole($0.upperBound)))" } ?? "")
  }
}
