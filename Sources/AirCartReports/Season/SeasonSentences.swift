import AirCart
import AirCartSimulation

extension SeasonReport {
  /// What was simulated, in a sentence.
  package var sizeSentence: String {
    let input = results.input
    let fields = input.farm.fields.count
    var acres = 0.0
    for field in input.farm.fields.indices { acres += input.farm.area(ofField: field).acres }
    let days = input.days
    return
      "\(rounded(acres, 0)) ac in \(fields) \(fields == 1 ? "field" : "fields"), from "
      + "\(days.start.text) to \(days.end.text), \(rounded(days.hoursPerDay, 1)) h a day; "
      + "\(results.replicationCount) seasons with seed \(results.seed), the same for every cart."
  }

  /// The first cart and when it is done, and how sure that is.
  package var answerSentences: [String] {
    guard let best = ranking.first else {
      return ["No cart can be loaded for every crop."] + infeasibleSentences
    }
    let own = outcome(ofGroup: best)
    let (half, nine) = (own.quantile(0.5, .days).value, own.quantile(0.9, .days).value)
    var sentence = "\(name(ofGroup: best)) finishes first"
    if ranking.count == 1 { sentence = name(ofGroup: best) }
    let byHalf = date(afterDays: half).map { "by \($0.text)" } ?? "not in this season"
    let byNine = date(afterDays: nine).map { "by \($0.text)" } ?? "not in this season"
    return [
      "\(sentence): in half of the seasons \(byHalf), in nine of ten \(byNine)."
    ] + tightSentence(own) + infeasibleSentences
  }

  /// Says so where the season is too short, with the share of the farm that is done.
  private func tightSentence(_ outcome: CartOutcome) -> [String] {
    let share = outcome.finishProbability.value
    guard share < 1 else { return [] }
    let done = outcome.mean(.shareDone).value
    let days = results.input.days
    return [
      "In \(rounded((1 - share) * 100, 1)) % of the seasons it is not done by \(days.end.text); "
        + "on average \(rounded(done * 100, 1)) % of the farm is seeded by then."
    ]
  }

  private var infeasibleSentences: [String] {
    results.carts.compactMap { cart in
      cart.season.infeasibility.map { infeasibility in
        let crop = results.input.farm.crops[infeasibility.crop].name
        return "\(cart.cart.name) cannot be loaded for \(crop): \(infeasibility.reason.sentence)."
      }
    }
  }

  /// Whether each cart is really slower than the first.
  package var differenceSentences: [String] {
    guard let best = ranking.first else { return [] }
    return ranking.dropFirst().map { group in
      let difference = difference(fromBestTo: group)
      let interval = interval(difference.days, 1)
      let carts = (name(ofGroup: best), name(ofGroup: group))
      guard difference.isReal else {
        return
          "\(carts.0) and \(carts.1) cannot be told apart: the difference is "
          + "\(rounded(difference.days.value, 2)) days, 95 % interval "
          + "\(self.interval(difference.days, 2))."
      }
      return
        "\(carts.0) finishes \(rounded(difference.days.value, 1)) days sooner than \(carts.1), "
        + "95 % interval \(interval)."
    }
  }

  /// Half the width of the widest interval of mean days.
  package var widestHalfWidth: Double {
    ranking.map { group in
      let interval = outcome(ofGroup: group).censoredDays
      return ConfidenceInterval.normal(interval).map { ($0.upperBound - $0.lowerBound) / 2 }
        ?? .infinity
    }.max() ?? 0
  }

  /// Half a width beyond which a mean is called uncertain, in days.
  package static let acceptedHalfWidth = 0.25

  /// What to do where intervals are too wide to rely on.
  package var warnings: [String] {
    guard let best = ranking.first, results.input.uncertainty != results.input.uncertainty.certain
    else { return [] }
    var warnings: [String] = []
    let half = widestHalfWidth
    if !half.isFinite {
      warnings.append("One season says nothing about others. --replications 2000 does.")
    } else if half > Self.acceptedHalfWidth {
      let ratio = half / Self.acceptedHalfWidth
      let count = Double(results.replicationCount) * ratio * ratio
      let needed = Int((count / 100).rounded(.up)) * 100
      warnings.append(
        "The mean days are only known to ± \(rounded(half, 2)). --replications \(needed) or "
          + "--until-halfwidth \(rounded(Self.acceptedHalfWidth, 2))d narrows that.")
    }
    let second = ranking.dropFirst().first
    if let second, !difference(fromBestTo: second).isReal, half <= Self.acceptedHalfWidth {
      warnings.append(
        "\(name(ofGroup: best)) and \(name(ofGroup: second)) cannot be told apart; more "
          + "--replications may do it.")
    }
    return warnings
  }
}

extension Infeasibility {
  /// The reason, as the end of a sentence.
  fileprivate var sentence: String {
    switch self {
    case .moreProductsThanTanks(let products, let tanks):
      "\(products) products, but only \(tanks) \(tanks == 1 ? "tank" : "tanks")"
    case .noAllowedTank: "the rules leave a product no tank"
    case .constraintsConflict: "the rules leave the products no tanks together"
    case .reservesOutweighLimit: "the reserves alone weigh more than the limit allows"
    case .nothingApplied: "nothing is applied"
    }
  }
}
