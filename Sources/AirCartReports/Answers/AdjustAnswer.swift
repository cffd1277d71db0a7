import AirCart
import AirCartDocuments

extension AdjustDocument {
  /// The real rates, what is left, and the plan of the rest.
  package func answer(isDetailed: Bool) -> Answer {
    Answer(
      title: ([offSentence, lastsSentence].compactMap(\.self)).joined(separator: " "),
      blocks: [.sentences([seededSentence, firstTankSentence].compactMap(\.self))]
        + Answer.section("Rates", [.table(productsTable)])
        + Answer.section("Tanks", [.table(tanksTable)])
        + Answer.notes(notes) + restBlocks(isDetailed: isDetailed),
      data: jsonValue, table: tankRows)
  }

  private var amounts: AmountText { plan.amounts }

  // MARK: Sentences

  /// How far each product is off, as in "Wheat goes out 4.2 % over its stated rate, Canola as stated".
  private var offSentence: String {
    let clauses = rates.products.enumerated().map { place, applied in
      let verb = place == 0 ? " goes out" : ""
      let rate = place == 0 ? "its stated rate" : "it"
      let off = fixed(abs(applied.deviationPercent), 1)
      let clause =
        off == "0.0"
        ? "as stated" : "\(off.grouped) % \(applied.ratio > 1 ? "over" : "under") \(rate)"
      return "\(name(of: applied.product))\(verb) \(clause)"
    }
    return clauses.joined(separator: ", ") + "."
  }

  private var lastsSentence: String? {
    guard unseeded.acres > 0 else { return "The field is finished." }
    guard let first = rates.first else { return nil }
    let lasts = "At these rates what is left lasts \(amounts.area(first.lasts))"
    return min(first.lasts, rates.firstTank?.lasts ?? first.lasts) < unseeded
      ? "\(lasts), until \(name(of: first.product)) runs out."
      : "\(lasts), enough for the rest of the field."
  }

  private var seededSentence: String {
    "\(amounts.area(rates.seeded)) of \(amounts.area(plan.job.area))\(plan.overlapText) are seeded "
      + "with \(plan.cart.name); \(amounts.area(unseeded)) are left."
  }

  /// Which tank is empty first, and that its meter does not run as the other tanks' of its product.
  private var firstTankSentence: String? {
    guard unseeded.acres > 0, let (tank, lasts) = rates.firstTank, lasts.acres > 0,
      let applied = rates.products.first(where: { $0.product == tank.product })
    else { return nil }
    let product = name(of: tank.product)
    let sentence = "\(name(of: tank)) (\(product)) is empty first, after \(amounts.area(lasts))"
    return lasts.acres < applied.lasts.acres * 0.99
      ? "\(sentence) as its meter has run; the plan has all tanks of \(product) run out together."
      : "\(sentence)."
  }

  // MARK: Tables

  private var productsTable: Answer.Table {
    Answer.Table(
      rates.products,
      [
        .words("Product") { name(of: $0.product) },
        .figure("Stated") { amounts.rate($0.stated) },
        .figure("Real", as: .amount) { amounts.rate($0.real) },
        .figure("Off") { signed($0.deviationPercent) },
        .figure("Gone") { amounts.mass($0.gone) },
        .figure("Lasts") { amounts.area($0.lasts) },
      ])
  }

  private var tanksTable: Answer.Table {
    Answer.Table(
      rates.tanks,
      [
        .name("Tank") { name(of: $0) },
        .words("Product") { name(of: $0.product) },
        .figure("Filled") { volume($0.filled, in: $0) },
        .figure("Left", as: .amount) { volume($0.left, in: $0) },
        .figure("Gone") { volume($0.gone, in: $0) },
        .figure("Lasts") { rates.lasts($0).map(amounts.area) ?? "" },
      ])
  }

  private func volume(_ volume: Volume, in tank: RealRates.Tank) -> String {
    amounts.volume(volume, isLiquid: plan.cart.tanks[tank.tank].isLiquid)
  }

  private func signed(_ percent: Double) -> String {
    (percent <= -0.05 ? "−" : "+") + amounts.percent(abs(percent))
  }

  // MARK: The rest

  /// What to load at each stop; with details, the whole plan.
  private func restBlocks(isDetailed: Bool) -> [Answer.Block] {
    guard let rest else { return [] }
    let loads = LoadSheetDocument(rest)?.stopBlocks() ?? []
    return Answer.section(
      "The rest of the field, at the \(keepsRates ? "stated" : "real") rates",
      [.sentences([rest.answerLine] + rest.cleanOuts)])
      + (isDetailed
        ? rest.answer(isDetailed: true).blocks : loads + Answer.notes(rest.notes))
  }
}
