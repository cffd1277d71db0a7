import AirCart
import AirCartDocuments
import AirCartSimulation

extension Farm {
  /// How many fields there are: `3 fields`, or `3 fields, 6 with their zones`.
  var fieldsText: String {
    let count = counted(fieldCount, "field")
    guard fieldCount < fields.count else { return count }
    return localized("\(count), \(fields.count) with their zones")
  }
}

extension SeasonReport {
  /// What was simulated, in a sentence; where no cart can be loaded, the farm and its days.
  package var sizeSentence: String {
    let input = results.input
    let area = AmountText(units: units).roundedArea(input.farm.area())
    let days = input.days
    let farm = "\(area) in \(input.farm.fieldsText)"
    let season =
      "\(days.start.text) to \(days.end.text), \(rounded(days.hoursPerDay, 1)) h a day"
    guard !ranking.isEmpty else { return "\(farm), from \(season)." }
    return "\(farm), from \(season); \(counted(results.replicationCount, "season")) with seed "
      + "\(results.seed), the same for every cart."
  }

  /// Which cart is the answer, what the one that comes nearest has against it, and how sure that is.
  package var answerSentences: [String] {
    guard let decision else {
      return ["Nothing was simulated: no cart can be loaded for every crop."] + infeasibleSentences
    }
    let isDone = isEverDone || ranking.count == 1
    return decision.statements.map(statementText.text) + unpricedSentences(decision)
      + worthSentences + orderSentences
      + (isDone ? tightSentence(results.carts[decision.answer[0]]) : []) + infeasibleSentences
  }

  /// Statements about the seasons in words.
  var statementText: StatementText {
    StatementText(units: units, carts: results.carts.map(\.cart.name), currency: currency)
  }

  /// Where what a year costs decides: the carts that have no price, and therefore no part in that.
  private func unpricedSentences(_ decision: SeasonDecision) -> [String] {
    guard decision.ground == .cost else { return [] }
    let names = ranking.filter { outcome(ofGroup: $0).price == nil }.map { name(ofGroup: $0) }
    guard !names.isEmpty else { return [] }
    let further = names.count - Self.mostUnpriced
    let told =
      names.prefix(Self.mostUnpriced)
      + (further > 0 ? [counted(further, "other cart")] : [])
    return [
      "The price of \(Array(told).listed) is not stated, so that what a year costs is compared without "
        + "\(names.count == 1 ? "it" : "them")."
    ]
  }

  /// How many carts without a price are named.
  private static let mostUnpriced = 3

  /// Says so where more than one season of 200 is too short, with the share of the farm that is done.
  private func tightSentence(_ outcome: CartOutcome) -> [String] {
    let share = outcome.finishProbability.value
    guard share < 0.995 else { return [] }
    if results.replicationCount == 1 {
      return ["\(percentage(outcome.mean(.shareDone).value)) of the farm is seeded by then."]
    }
    let done = outcome.mean(.shareDone).value
    let days = results.input.days
    return [
      "In \(percentage(1 - share)) of the seasons \(outcome.cart.name) is not done by "
        + "\(days.end.text); on average \(percentage(done)) of the farm is seeded by then."
    ]
  }

  /// The share of seasons in time, as a cell of a table: never everything where some are too short.
  static func inTime(_ share: Double) -> String {
    share < 1 && share >= 0.999_5 ? "> 99.9 %" : Estimate(share * 100).text(1) + " %"
  }

  /// A share that is not rounded to everything, which it is not.
  private func percentage(_ share: Double) -> String {
    if share < 1, share >= 0.999_5 { return "more than 99.9 %" }
    return rounded(share * 100, 1) + " %"
  }

  /// Why carts cannot be loaded, each reason once, and whether blends would help.
  private var infeasibleSentences: [String] {
    let farm = results.input.farm
    let found = results.carts.compactMap { outcome in
      outcome.infeasibility.map { (cart: outcome.cart, crop: $0.crop, reason: $0.reason) }
    }
    let reasons = found.grouped { "\(farm.crops[$0.crop].name): \($0.reason.sentence)." }
    let blends = found.lazy.compactMap {
      farm.blendSentence(ofCrop: $0.crop, on: $0.cart, $0.reason)
    }
    return reasons.map { "\($1.map(\.cart.name).listed) cannot be loaded for \($0)" }
      + [blends.first].compactMap(\.self)
  }

  /// With which carts a crew leaves trucks in the yard.
  package var crewSentences: [String] {
    guard let trucks = results.input.tender.trucks else { return [] }
    return ranking.grouped { outcome(ofGroup: $0).season.crew.trucks ?? trucks }
      .filter { $0.key < trucks }
      .map { used, groups in
        "With \(groups.map { name(ofGroup: $0) }.listed) the crew uses \(used) of the \(trucks) trucks: "
          + "more would finish no sooner."
      }
  }

  /// What the sign before a mean says, where there is one.
  package var censoringSentence: String? {
    guard ranking.contains(where: { outcome(ofGroup: $0).isCensored }) else { return nil }
    return "\(Self.censoringMark): a season that is too short counts as "
      + "\(counted(results.input.days.count, "day")) in means and differences."
  }

  /// Before a mean to which seasons contribute that are too short.
  static let censoringMark = "≥"

  /// Whether one group is really sooner than another.
  func differenceSentence(_ first: Int, _ second: Int) -> String {
    isEverDone ? daysSentence(first, second) : shareSentence(first, second)
  }

  private func daysSentence(_ best: Int, _ group: Int) -> String {
    let difference = difference(of: best, from: group)
    let carts = (name(ofGroup: best), name(ofGroup: group))
    let days = difference.days
    if days.isNone {
      return "\(carts.0) and \(carts.1) finish at the same time."
    }
    if isCertain || results.replicationCount == 1 {
      return "\(carts.0) finishes \(lead(days, 2).text) \(carts.1)."
    }
    guard difference.isReal else {
      return "\(carts.0) and \(carts.1) cannot be told apart: the difference is "
        + "\(rounded(days.value, 2)) days, the simulation's own 95 % interval \(interval(days, 2))."
    }
    let lead = lead(days, 2)
    return "\(carts.0) finishes \(lead.text) \(carts.1); the simulation's own 95 % interval is "
      + "\(lead.interval)."
  }

  /// A lead as in `0.8 days sooner than`, `later than` where it is negative, with its interval that
  /// way round.
  func lead(_ days: Estimate, _ digits: Int) -> (text: String, interval: String) {
    let turned = signed(days)
    let number = rounded(turned.value, digits)
    let direction = days.value < 0 ? "later" : "sooner"
    let isNone = number == rounded(0, digits)
    return (
      isNone ? "at the same time as" : "\(number) days \(direction) than",
      interval(isNone ? days : turned, digits)
    )
  }

  /// An estimate without its sign, its interval turned with it.
  func signed(_ estimate: Estimate) -> Estimate {
    guard estimate.value < 0 else { return estimate }
    return Estimate(
      -estimate.value, interval: estimate.interval.map { -$0.upperBound ... -$0.lowerBound })
  }

  /// The difference where no season is long enough: in shares of the farm.
  private func shareSentence(_ best: Int, _ group: Int) -> String {
    let share = difference(of: best, from: group).share
    let carts = (name(ofGroup: best), name(ofGroup: group))
    let percent = Estimate(
      share.value * 100,
      interval: share.interval.map { ($0.lowerBound * 100)...($0.upperBound * 100) })
    let certainty =
      isCertain ? "" : "; the simulation's own 95 % interval is \(interval(signed(percent), 1))"
    return "\(carts.0) seeds \(shareLead(share.value)) than \(carts.1)\(certainty)."
  }

  /// As in `1.5 % of the farm more`, or `less`.
  func shareLead(_ share: Double) -> String {
    "\(rounded(abs(share) * 100, 1)) % of the farm \(share < 0 ? "less" : "more")"
  }

  /// Whether figures have intervals: of one season there are none.
  var hasIntervals: Bool { results.replicationCount > 1 }

  /// Whether there is one season only, in which everything is as expected.
  private var isCertain: Bool {
    results.input.uncertainty == results.input.uncertainty.certain
  }

  /// Half the width of the widest interval of mean days.
  package var widestHalfWidth: Double {
    ranking.map { group in
      let interval = outcome(ofGroup: group).censoredDays
      return ConfidenceInterval.student(interval).map { ($0.upperBound - $0.lowerBound) / 2 }
        ?? .infinity
    }.max() ?? 0
  }

  /// The fewest seasons by which an interval is judged: a few may agree by accident.
  package static let leastReplications = 100

  /// Half a width beyond which a mean is called uncertain, in days.
  package static let acceptedHalfWidth = 0.25

  /// What to do where intervals are too wide to rely on.
  package var warnings: [String] {
    guard let best = ranking.first, !isCertain else { return [] }
    var warnings: [String] = []
    let (half, count) = (widestHalfWidth, results.replicationCount)
    let isRough = count < Self.leastReplications
    let rough = isRough ? "With \(count) seasons all intervals are rough. " : ""
    if !half.isFinite {
      warnings.append("One season says nothing about others. --replications 2000 does.")
    } else if half > Self.acceptedHalfWidth {
      let ratio = half / Self.acceptedHalfWidth
      let needed = Int((Double(count) * ratio * ratio / 100).rounded(.up)) * 100
      warnings.append(
        rough + "The mean days are only known to ± \(rounded(half, 2)). --replications \(needed) "
          + "or --until-halfwidth \(rounded(Self.acceptedHalfWidth, 2))d narrows that.")
    } else if isRough {
      warnings.append(rough + "--replications 2000 makes them reliable.")
    }
    let second = ranking.dropFirst().first
    if let second, !isRough, !isToldApart(second), half <= Self.acceptedHalfWidth {
      warnings.append(
        "\(name(ofGroup: best)) and \(name(ofGroup: second)) cannot be told apart; more "
          + "--replications may do it.")
    }
    return warnings
  }

  private func isToldApart(_ group: Int) -> Bool {
    let difference = difference(fromBestTo: group)
    if difference.days.isNone, difference.share.isNone { return true }
    return isEverDone ? difference.isReal : difference.share.interval?.contains(0) == false
  }
}

extension Infeasibility {
  /// The reason in data files.
  var name: String {
    switch self {
    case .moreProductsThanTanks: "more-products-than-tanks"
    case .noAllowedTank: "no-allowed-tank"
    case .constraintsConflict: "constraints-conflict"
    case .reservesOutweighLimit: "reserves-outweigh-limit"
    case .nothingApplied: "nothing-applied"
    }
  }

  /// The reason, as the end of a sentence.
  var sentence: String {
    switch self {
    case .moreProductsThanTanks(let products, let tanks):
      "\(products) products, but only \(counted(tanks, "tank"))"
    case .noAllowedTank: "the rules leave a product no tank"
    case .constraintsConflict: "the rules leave the products no tanks together"
    case .reservesOutweighLimit: "the reserves alone weigh more than the limit allows"
    case .nothingApplied: "nothing is applied"
    }
  }
}
