import AirCart
import AirCartDocuments
import AirCartReports

extension PlansRun {
  /// Names all plans, the newest first.
  func list() throws -> ExitCode {
    try requireNoWords()
    let contents = try contents()
    let plans = contents.entries.map(\.plan)
    switch format {
    case .json: try console.print(Self.json(contents).text())
    case .csv: try console.output.write(CSVFormat().text(of: Self.table(plans)))
    case .markdown: try console.output.write(MarkdownFormat().text(of: Self.table(plans)))
    case .text: try console.print(lines(plans))
    }
    return .success
  }

  private static func json(_ contents: PlanStore.Contents) -> JSONValue {
    let plans = contents.entries.map { entry -> JSONValue in
      let plan = entry.plan
      return [
        "id": .string(plan.id), "name": .string(plan.name), "saved": .string(plan.saved.text),
        "cart": .string(plan.request.cart.name), "field": .number(plan.request.field),
        "units": .string(plan.request.units.name), "path": .string(entry.path),
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
        .init("name", title: "Name", cells: .texts(plans.map(\.name))),
        .init("saved", title: "Saved", cells: .texts(plans.map(\.saved.text))),
        .init("cart", title: "Cart", cells: .texts(plans.map(\.request.cart.name))),
        .init("field", title: "Field", cells: .numbers(plans.map(\.request.field))),
        .init("units", title: "Units", cells: .texts(plans.map(\.request.units.name))),
        .init("id", title: "Id", cells: .texts(plans.map(\.id))),
      ], rowCount: plans.count)
  }

  private func lines(_ plans: [SavedPlan]) -> [String] {
    guard !plans.isEmpty else { return ["No plans are saved."] }
    let isDetailed = arguments.isOn("details")
    var columns: [TextTable.Column] = [
      .init("Name", wraps: true), .init("Saved"), .init("Cart", wraps: true),
      .init("Field", alignment: .trailing), .init("Units"),
    ]
    if isDetailed { columns.append(.init("Id", wraps: true)) }
    let rows = plans.map { plan in
      [
        Cell(plan.name, as: .heading),
        Cell(plan.saved.localText(console.environment), as: .secondary),
        Cell(plan.request.cart.name),
        Cell(
          "\(plan.request.field.plain) \(plan.request.units == .imperial ? "ac" : "ha")",
          as: .amount),
        Cell(plan.request.units.name),
      ] + (isDetailed ? [Cell(plan.id, as: .secondary)] : [])
    }
    return TextTable(columns: columns, rows: rows)
      .lines(width: console.width, style: console.outputStyle)
  }
}
