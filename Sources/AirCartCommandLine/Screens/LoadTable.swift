import AirCart
import AirCartReports

/// The loading list: what goes into each tank by weight, for a full fill and for the last one.
///
/// The bushels of a full fill stand with the tanks of the plan and are not repeated; in metric
/// units litres stand beside the weight of either fill.
struct LoadTable {
  let document: PlanDocument
  let text: AmountText

  func lines(width: Int, style: Style) -> [String] {
    guard width < TextTable.narrowWidth else {
      return TextTable(columns: columns, rows: rows).lines(width: width, style: style)
    }
    return KeyValueList(rows.flatMap(entries)).lines(width: width, style: style)
  }

  /// The area of a last fill that is loaded otherwise than the others.
  private var lastFill: Area? {
    let filling = document.plan.fillPlan.filling
    guard !document.fitsInOneFill, !filling.isEven, !filling.isToBrim else { return nil }
    return document.plan.fillPlan.lastFill
  }

  private var columns: [TextTable.Column] {
    let titles = lastFill == nil ? ["Load"] : ["Full fill", "Last fill", ""]
    let litres = text.isMetric ? ["Litres"] : []
    return [.init("Tank"), .init("Product", wraps: true)]
      + (litres + titles).map { .init($0, alignment: .trailing) }
  }

  private var rows: [[Cell]] {
    document.loadRows.compactMap { row in
      guard let product = row.product else { return nil }
      var cells: [Cell] = [Cell(row.tank), Cell(product)]
      if text.isMetric { cells.append(Cell(text.litres(row.amount), as: .secondary)) }
      cells.append(Cell(text.mass(row.mass), as: .amount))
      return cells + lastCells(row)
    }
  }

  private func lastCells(_ row: PlanDocument.TankRow) -> [Cell] {
    guard let lastFill else { return [] }
    let share = lastFill.acres / document.plan.fillPlan.areaPerFill.acres
    let amount = Volume(bushels: row.amount.bushels * share)
    return [
      text.isMetric ? Cell(text.litres(amount), as: .secondary) : Cell(text.volume(amount)),
      Cell(text.mass(Mass(pounds: row.mass.pounds * share))),
    ]
  }

  /// The cells of one tank below one another.
  private func entries(_ cells: [Cell]) -> [KeyValueList.Entry] {
    let ofLastFill = lastFill == nil ? 0 : 2
    let full = cells.dropFirst(2).dropLast(ofLastFill)
    let last = cells.suffix(ofLastFill)
    return [.init(cells[0].text, cells[1])] + full.map { .init("", $0) }
      + (last.isEmpty
        ? [] : [.init("", Cell("last fill " + last.map(\.text).joined(separator: ", ")))])
  }
}
