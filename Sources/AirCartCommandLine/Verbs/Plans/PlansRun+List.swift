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
    case .json: try console.print(PlansAnswer(contents: contents).text)
    case .csv: try console.output.write(CSVFormat().text(of: Self.table(plans)))
    case .markdown: try console.output.write(MarkdownFormat().text(of: Self.table(plans)))
    case .text: try console.print(lines(plans))
    }
    return .success
  }

  private static func table(_ plans: [SavedPlan]) -> ResultTable {
    ResultTable(
      columns: [
        .init("name", title: "Name", cells: .texts(plans.map(\.name))),
        .init("saved", title: "Saved", cells: .texts(plans.map(\.saved.text))),
        .init("cart", title: "Cart", cells: .texts(plans.map(\.cart.name))),
        .init("field", title: "Field", cells: .numbers(plans.map(\.field))),
        .init("units", title: "Units", cells: .texts(plans.map(\.units.name))),
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
        Cell(plan.saved.localText(console.environment), as: .secondary), Cell(plan.cart.name),
        Cell("\(plan.field.plain) \(plan.units == .imperial ? "ac" : "ha")", as: .amount),
        Cell(plan.units.name),
      ] + (isDetailed ? [Cell(plan.id, as: .secondary)] : [])
    }
    return TextTable(columns: columns, rows: rows)
      .lines(width: console.width, style: console.outputStyle)
  }
}
