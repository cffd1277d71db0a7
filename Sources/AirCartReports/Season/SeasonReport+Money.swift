import AirCart
import AirCartDocuments
import AirCartSimulation

// What carts are worth, in money, as far as the farm states prices.

extension SeasonReport {
  /// What the first of the ranking is worth over another group; `nil` where nothing has a price.
  func worth(over group: Int) -> SeasonWorth? { worth(ranking[0], over: group) }

  private func worth(_ first: Int, over second: Int) -> SeasonWorth? {
    SeasonWorth(outcome(ofGroup: first), over: outcome(ofGroup: second))
  }

  /// What of the answer and the cart that comes nearest the sooner one saves in days and money, and what
  /// it may cost more.
  package var worthSentences: [String] {
    guard let pair else { return [] }
    let difference = differenceSentence(pair.sooner, pair.later)
    guard let worth = worth(pair.sooner, over: pair.later) else { return [difference] }
    guard isEverDone else { return [difference + " " + unfinishedSentence] }
    return [
      difference + " " + savingSentence(worth, pricedName(ofGroup: pair.sooner)),
      priceSentence(worth, pair),
    ].compactMap(\.self)
  }

  /// That costs are of different acres where no cart finishes.
  var unfinishedSentence: String {
    "No cart finishes, so that their costs are those of different acres: give the season more days to "
      + "compare them."
  }

  /// What the first saves, and the parts of it that matter: 1 % of it and more.
  private func savingSentence(_ worth: SeasonWorth, _ cart: String) -> String {
    let saving = worth.saving
    if saving.isNoMoney { return "They cost the same a season." }
    if saving.interval?.contains(0) == true {
      let lead = results.input.prices.carts.isEmpty ? "In money" : "In money, owning left out,"
      return "\(lead) they cannot be told apart: \(currency) \(range(saving)) a year."
    }
    let parts = [
      ("filling", worth.filling), ("waiting", worth.waiting), ("moving", worth.moving),
      ("lateness", worth.lateness),
    ].compactMap { name, value in
      value.flatMap { abs($0) < abs(saving.value) / 100 ? nil : "\(name) \(whole($0))" }
    }.joined(separator: ", ")
    let amount = "\(currency) \(range(signed(saving))) a year"
    return saving.value < 0
      ? "\(cart) costs \(amount) more: savings by \(parts)." : "\(cart) saves \(amount): \(parts)."
  }

  /// What the sooner one may cost more and what it does; `nil` where neither is known.
  private func priceSentence(_ worth: SeasonWorth, _ pair: (sooner: Int, later: Int)) -> String? {
    let saving = worth.saving
    if saving.isNoMoney || saving.interval?.contains(0) == true {
      return priceNote(worth, of: pricedName(ofGroup: pair.sooner), pair)
    }
    let note = priceNote(worth, of: "It", pair)
    guard saving.value > 0 else {
      return "So it is not worth a higher price." + (note.map { " \($0)" } ?? "")
    }
    let input = results.input
    let share = text(input.prices.ownershipShare, .share)
    let limit =
      "So it may cost \(currency) \(range(worth.mayCostMore)) more to buy, at "
      + "\(input.statedKeys.contains("prices.ownership") ? "" : "an assumed ")\(share) of the price "
      + "a year"
    guard let difference = worth.priceDifference, difference > 0 else {
      return limit + (note.map { ". \($0)" } ?? "; what the carts cost is not stated.")
    }
    let price = ". It costs \(currency) \(whole(difference)) more, which is "
    let years = worth.paybackYears?.value ?? .infinity
    let verdict = verdict(difference, worth.mayCostMore)
    let isLong = years > Self.mostYears
    // The verdict is by what owning costs a year, which many years of paying back would contradict.
    if isLong, verdict != Self.tooMuch { return limit + price + verdict + "." }
    let payback =
      isLong
      ? "does not pay that back in \(Int(Self.mostYears)) years"
      : "pays that back in \(rounded(years, years < 10 ? 1 : 0)) years"
    return limit + price + verdict + ": the saving \(payback)."
  }

  /// How the prices of both differ, or which one is not stated; `nil` where neither is stated.
  private func priceNote(
    _ worth: SeasonWorth, of first: String, _ pair: (sooner: Int, later: Int)
  ) -> String? {
    guard let difference = worth.priceDifference else {
      let unpriced = [pair.sooner, pair.later].filter { outcome(ofGroup: $0).price == nil }
      return unpriced.count == 1
        ? "The price of \(name(ofGroup: unpriced[0])) is not stated." : nil
    }
    guard difference != 0 else { return "Both cost the same to buy." }
    return "\(first) costs \(currency) \(whole(abs(difference))) "
      + "\(difference < 0 ? "less" : "more") to buy."
  }

  /// Years beyond which a price is not paid back by a cart that lasts as long as carts do.
  private static let mostYears = 30.0

  private static let tooMuch = "too much"

  /// Whether a price is above what a cart is worth, by the interval of that.
  private func verdict(_ price: Double, _ worth: Estimate) -> String {
    let ends = worth.bounds
    if price > ends.upperBound { return Self.tooMuch }
    return price < ends.lowerBound ? "worth it" : "about what it is worth"
  }

  // MARK: Tables

  /// What a year costs with each cart, part by part; `nil` where nothing has a price.
  package var costTable: Answer.Table? {
    let input = results.input
    guard
      SeasonMetric.seasonCost.isKnown(in: input) || !input.prices.carts.isEmpty
        || SeasonMetric.lateAcres.isKnown(in: input)
    else { return nil }
    let acres = input.farm.fields.indices.reduce(0) { $0 + input.farm.area(ofField: $1).acres }
    let part = { (metric: SeasonMetric) in
      { metric.isKnown(in: input) ? whole(outcome(ofGroup: $0).mean(metric).value) : "–" }
    }
    let price = DataUnit.valuePerAcre
    return table(
      ranking,
      [
        ("Outfit", "", part(.cost)), ("Trucks", "", part(.truckCost)),
        ("Yield lost", unit(.acres), { mean(.lateAcres, ofGroup: $0, .acres, 1) }),
        ("Lateness", "", part(.lateValue)),
        ("Owning", "", { whole(outcome(ofGroup: $0).ownership ?? .nan) }),
        ("All", "", { whole(outcome(ofGroup: $0).yearCost?.value ?? .nan) }),
        (
          "All", unit(price),
          { amount((outcome(ofGroup: $0).yearCost?.value ?? .nan) / acres, price, 2) }
        ),
      ], isOfMoney: true)
  }

  /// What filling, waiting, other work (seeding, moving, repairs), lateness and owning cost an acre or hectare; `nil` where
  /// nothing has a price.
  package var acreTable: Answer.Table? {
    let input = results.input
    guard SeasonMetric.seasonCost.isKnown(in: input) else { return nil }
    let acres = input.farm.fields.indices.reduce(0) { $0 + input.farm.area(ofField: $1).acres }
    let price = DataUnit.valuePerAcre
    let part = { (cost: @escaping (CartOutcome.Parts) -> Double?) in
      { (group: Int) in amount((cost(outcome(ofGroup: group).parts) ?? .nan) / acres, price, 2) }
    }
    return table(
      ranking,
      [
        ("Filling", "", part { $0.filling }), ("Waiting", "", part { $0.waiting }),
        ("Other work", "", part { $0.others }), ("Lateness", "", part { $0.lateness }),
        ("Owning", "", part { $0.owning }), ("All", "", part { $0.all }),
      ], isOfMoney: true)
  }

  var acreHeading: String { "What a year costs, in \(currency)\(unit(.valuePerAcre))" }

  /// What the first cart is worth over each other; `nil` where nothing has a price.
  package var worthTable: Answer.Table? {
    let groups = isEverDone ? ranking.dropFirst().filter { worth(over: $0) != nil } : []
    guard !groups.isEmpty else { return nil }
    let own = { (value: @escaping (SeasonWorth) -> String) in
      { (group: Int) in worth(over: group).map(value) ?? "–" }
    }
    return table(
      Array(groups),
      [
        ("Saves a year", "", own { $0.saving.text(0) }),
        ("May cost more", "", own { $0.mayCostMore.text(0) }),
        ("Costs more", "", own { $0.priceDifference.map(whole) ?? "–" }),
        ("Paid back", "years", own { rounded($0.paybackYears?.value ?? .nan, 1) }),
      ], heading: "Against", isOfMoney: true)
  }

  package var costHeading: String { "What a year costs, in \(currency)" }

  package var worthHeading: String {
    "What \(ranking.first.map(pricedName) ?? "") is worth, in \(currency)"
  }

  // MARK: Text

  /// What money is counted in.
  package var currency: String { results.input.prices.currency }

  /// A sum without decimals, as in `3,126`.
  func whole(_ value: Double) -> String { Estimate(value).text(0) }

  /// A sum with its interval, as in `3,126 (2,700 to 3,550)`.
  func range(_ estimate: Estimate) -> String {
    whole(estimate.value)
      + (estimate.interval.map { " (\(whole($0.lowerBound)) to \(whole($0.upperBound)))" } ?? "")
  }
}
