import AirCart
import AirCartDocuments
import AirCartReports

extension PlansRun {
  /// Names all plans, the newest first.
  func list() throws -> ExitCode {
    try requireNoWords()
    try console.write(answer(try contents()), as: format)
    return .success
  }

  private func answer(_ contents: PlanStore.Contents) -> Answer {
    let plans = contents.entries.map(\.plan)
    return Answer(
      title: "Saved plans",
      blocks: plans.isEmpty
        ? [.sentence("No plans are saved.")]
        : [.table(shown(plans, isDetailed: arguments.isOn("details")))],
      data: Self.json(contents), table: Self.table(plans))
  }

  private static func json(_ contents: PlanStore.Contents) -> JSONValue {
    let plans = contents.entries.map { entry -> JSONValue in
      let plan = entry.plan
      return [
        "id": .string(plan.id), "name": .string(plan.name), "saved": .string(plan.saved.text),
        "cart": .string(plan.cart.name), "field": .number(plan.field),
        "units": .string(plan.units.name), "path": .string(entry.path),
      ]
    }
    return [
      "schemaVersion": 1, "plans": .array(plans),
      "unreadable": .array(contents.reports.map { .string($0.source.name) }),
    ]
  }

  private static func table(_ plans: [SavedPlan]) -> ResultTable {
    ResultTable(
      columns: [
        .init("name", cells: .texts(plans.map(\.name))),
        .init("saved", cells: .texts(plans.map(\.saved.text))),
        .init("cart", cells: .texts(plans.map(\.cart.name))),
        .init("field", cells: .numbers(plans.map(\.field))),
        .init("units", cells: .texts(plans.map(\.units.name))),
        .init("id", cells: .texts(plans.map(\.id))),
      ], rowCount: plans.count)
  }

  private func shown(_ plans: [SavedPlan], isDetailed: Bool) -> Answer.Table {
    Answer.Table(
      plans,
      [
        .words("Name", as: .heading) { $0.name },
        .name("Saved", as: .secondary) { $0.saved.localText(console.environment) },
        .words("Cart") { $0.cart.name },
        .figure("Field", as: .amount) {
          "\($0.field.plain) \(AmountText(units: $0.units).areaUnit)"
        },
        .name("Units") { $0.units.name },
        .words("Id", as: .secondary) { isDetailed ? $0.id : "" },
      ])
  }
}
