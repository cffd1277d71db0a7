import AirCart
import AirCartDocuments
import AirCartReports

extension PlansRun {
  /// Names all plans, the newest first.
  func list() throws -> ExitCode {
    try requireNoWords()
    let isBare = arguments.isOn(PlansAction.names.name)
    let other = arguments.isOn("details") ? "--details" : "--format \(format.rawValue)"
    try require(
      !isBare || (format == .text && !arguments.isOn("details")),
      "The options '--names' and '\(other)' contradict each other.",
      remedy: "Leave one of them out.")
    let contents = try contents()
    try console.write(isBare ? names(contents) : answer(contents), as: format)
    return .success
  }

  /// Each name once, for scripts and for the shell's completion.
  private func names(_ contents: PlanStore.Contents) -> Answer {
    let names = contents.entries.map(\.plan.name).distinct
    return Answer(
      title: "", blocks: [.preformatted(names)], data: PlansAnswer(contents: contents).json,
      table: ResultTable(columns: [.init("name", cells: .texts(names))], rowCount: names.count))
  }

  private func answer(_ contents: PlanStore.Contents) -> Answer {
    let plans = contents.entries.map(\.plan)
    return Answer(
      title: "Saved plans",
      blocks: plans.isEmpty
        ? [.sentence("No plans are saved.")]
        : [.table(shown(plans, isDetailed: arguments.isOn("details")))],
      data: PlansAnswer(contents: contents).json, table: Self.table(plans))
  }

  private static func table(_ plans: [SavedPlan]) -> ResultTable {
    ResultTable(
      columns: [
        .init("name", cells: .texts(plans.map(\.name))),
        .init("saved", cells: .texts(plans.map(\.saved.text))),
        .init("cart", cells: .texts(plans.map(\.request.cart.name))),
        .init("field", cells: .numbers(plans.map(\.request.field))),
        .init("units", cells: .texts(plans.map(\.request.units.name))),
        .init("id", cells: .texts(plans.map(\.id))),
      ], rowCount: plans.count)
  }

  private func shown(_ plans: [SavedPlan], isDetailed: Bool) -> Answer.Table {
    Answer.Table(
      plans,
      [
        .words("Name", as: .heading) { $0.name },
        .name("Saved", as: .secondary) { $0.saved.localText(console.environment) },
        .words("Cart") { $0.request.cart.name },
        .figure("Field", as: .amount) {
          "\($0.request.field.plain) \(AmountText(units: $0.request.units).areaUnit)"
        },
        .name("Units") { $0.request.units.name },
        .words("Id", as: .secondary) { isDetailed ? $0.id : "" },
      ])
  }
}
