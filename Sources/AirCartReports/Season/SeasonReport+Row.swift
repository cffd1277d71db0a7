import AirCart
import AirCartDocuments
import AirCartSimulation

extension SeasonReport {
  /// The season of a farm among many: the first cart, and what it is worth over the next.
  package struct Figures: FarmFigures {
    package let carts: [String]
    let days: Estimate
    let finishProbability: Double
    let next: [String]
    let later: Estimate?
    let saving: Estimate?
    let currency: String

    package static let merit = (one: "finishes first", several: "finish first")

    package var isTied: Bool { later?.isNone ?? false }

    package static let columns: [FarmColumn<Self>] = [
      .names("carts", "The cart that finishes first, and those with the same seasons.") {
        $0.carts
      },
      .number("mean_days", in: "days", "Its mean days to finish.") { $0.days.value },
      .number("mean_low_days", in: "days", "The lower end of their 95 % interval.") {
        $0.days.interval?.lowerBound
      },
      .number("mean_high_days", in: "days", "The upper end.") { $0.days.interval?.upperBound },
      .number("finish_probability", "The share of years in which it is done in time.") {
        $0.finishProbability
      },
      .names("next_carts", "The cart that finishes next.") { $0.next },
      .number("later_days", in: "days", "How much later that is, in the same seasons.") {
        $0.later?.value
      },
      .number("later_low_days", in: "days", "The lower end of its 95 % interval.") {
        $0.later?.interval?.lowerBound
      },
      .number("later_high_days", in: "days", "The upper end.") { $0.later?.interval?.upperBound },
      .number("saving", "What the first saves a year over the next, owning left out.") {
        $0.saving?.value
      },
      .number("saving_low", "The lower end of its 95 % interval.") {
        $0.saving?.interval?.lowerBound
      },
      .number("saving_high", "The upper end.") { $0.saving?.interval?.upperBound },
      .text("currency", "What the saving is counted in.") { $0.saving == nil ? nil : $0.currency },
    ]

    package static var shown: [Answer.ColumnOf<Self>] {
      [
        .words("First") { $0.carts.joined(separator: Wording.equals) },
        .figure("Days", as: .amount) { $0.days.text(1) },
        .figure("In time") { SeasonReport.inTime($0.finishProbability) },
        .words("Next") { $0.next.joined(separator: Wording.equals) },
        .figure("Later by") { $0.later.map { Estimate($0.value).text(2) + " days" } ?? "" },
        .figure("Saves a year") { own in
          own.saving.map { "\(own.currency) \(Estimate($0.value).text(0))" } ?? ""
        },
      ]
    }
  }

  /// The season as the row of a file among many.
  package func row(ofFile file: String, named name: String) -> FarmRow<Figures> {
    let farm = results.input.farm
    guard let first = ranking.first else {
      return FarmRow(file: file, name: name, farm, figures: nil, problem: problem)
    }
    let next = ranking.dropFirst().first
    let figures = Figures(
      carts: names(ofGroup: first), days: outcome(ofGroup: first).mean(.days),
      finishProbability: outcome(ofGroup: first).finishProbability.value,
      next: next.map(names) ?? [], later: next.map { difference(fromBestTo: $0).days },
      saving: next.flatMap { worth(over: $0)?.saving }, currency: currency)
    return FarmRow(file: file, name: name, farm, figures: figures, problem: nil)
  }

  private func names(ofGroup group: Int) -> [String] {
    groups[group].map { results.carts[$0].cart.name }
  }

  private var problem: String {
    let found = results.carts.lazy.compactMap(\.infeasibility).first
    guard let (crop, reason) = found else { return "No cart can seed the farm." }
    return "\(results.input.farm.crops[crop].name) is infeasible: \(reason.sentence)."
  }
}
