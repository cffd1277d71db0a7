import AirCartSimulation

// What a season consists of, in hours and in money: one bar for each cart.

extension SeasonReport {
  /// What the hours of a season are spent on: on repairs where something may break down.
  static func hourActivities(_ input: Season) -> [SeasonActivity] {
    SeasonActivity.ofHours.filter { $0 != .repair || input.breakdowns.arePossible }
  }

  /// The same as parts of a chart.
  static func hourParts(_ input: Season) -> [StackedBars.Part] {
    hourActivities(input).map { ($0.name, $0.name) }
  }

  /// The mean hours of a season by what they were spent on; `nil` where no cart can be loaded.
  var hoursChart: Chart? {
    guard !ranking.isEmpty else { return nil }
    let metrics = [
      SeasonMetric.seedingHours, .fillingHours, .waitingHours, .movingHours, .repairHours,
      .wetHours,
    ].filter { $0.isKnown(in: results.input) }
    return StackedBars(
      parts: Self.hourParts(results.input),
      rows: ranking.map { group in
        (name(ofGroup: group), metrics.map { outcome(ofGroup: group).mean($0).value })
      }, text: { "\(rounded($0, 0)) h" }
    ).chart(name: "hours", title: "Mean hours of a season")
  }

  /// What a year costs by what it is paid for, as far as that is stated; `nil` where nothing is.
  var costChart: Chart? {
    let input = results.input
    let metrics: [(name: String, color: String, metric: SeasonMetric)] = [
      ("outfit", "seeding", .cost), ("trucks", "filling", .truckCost),
      ("lateness", "waiting", .lateValue),
    ].filter { $0.2.isKnown(in: input) }
    let isOwned = !input.prices.carts.isEmpty
    guard !ranking.isEmpty, !metrics.isEmpty || isOwned else { return nil }
    return StackedBars(
      parts: metrics.map { ($0.name, $0.color) } + (isOwned ? [("owning", "wet")] : []),
      rows: ranking.compactMap { group in
        // A cart without a price has no sum that could stand beside the others'.
        let own = outcome(ofGroup: group)
        guard own.yearCost != nil else { return nil }
        let owning = isOwned ? [own.ownership].compactMap(\.self) : []
        return (pricedName(ofGroup: group), metrics.map { own.mean($0.metric).value } + owning)
      }, text: whole
    ).chart(name: "costs", title: costHeading)
  }
}
