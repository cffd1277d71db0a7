import AirCart
import AirCartDocuments
import AirCartReports

/// The tanks of one allocation: how much of what is in each, and what found no tank.
struct TankTable {
  let rows: [PlanDocument.TankRow]
  /// What products come to that are in several tanks.
  let subtotals: [String]
  let unallocated: [PlanDocument.UnallocatedRow]
  let text: AmountText
  let showsEmptyTanks: Bool

  func lines(on console: Console) -> [String] {
    let width = Section.lineWidth(of: console)
    let shown = rows.filter { showsEmptyTanks || $0.product != nil }
      .map { cells($0, console.glyphs) }
    let tanks =
      width < TextTable.narrowWidth
      ? KeyValueList(shown.flatMap(Self.entries)).lines(width: width, style: console.outputStyle)
      : TextTable(columns: Self.columns, rows: shown)
        .lines(width: width, style: console.outputStyle)
    let blocks = [
      shown.isEmpty ? [] : tanks,
      subtotals.flatMap { $0.printable.wrapped(to: width) },
      unallocatedLines(width: width, style: console.outputStyle),
    ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private static let columns: [TextTable.Column] = [
    .init("Tank"), .init("Product", wraps: true), .init("Load", alignment: .trailing),
    .init("Fill", alignment: .trailing), .init(""), .init("Use"),
  ]

  private func cells(_ row: PlanDocument.TankRow, _ glyphs: Glyphs) -> [Cell] {
    let capacity = text.capacity(row.capacity)
    guard let product = row.product else {
      return [Cell(row.tank), Cell("empty", as: .secondary), Cell("of \(capacity)"), "", "", ""]
    }
    let use = TankUse(percent: row.fillPercent)
    return [
      Cell(row.tank), Cell(product),
      Cell("\(fixed(row.amount.bushels, 1)) of \(capacity)", as: .amount),
      Cell(text.percent(row.fillPercent)),
      Cell(FillBar(percent: row.fillPercent).text(glyphs), as: use.role),
      Cell(use.word, as: use.role),
    ]
  }

  /// The cells of one tank below one another: product and load, bar, fill and use.
  private static func entries(_ cells: [Cell]) -> [KeyValueList.Entry] {
    let details = [cells[4], Cell("\(cells[3].text) \(cells[5].text)".trimmed, as: cells[5].role)]
    return [.init(cells[0].text, cells[1]), .init("", cells[2])]
      + details.filter { !$0.text.isEmpty }.map { .init("", $0) }
  }

  private func unallocatedLines(width: Int, style: Style) -> [String] {
    let shown = unallocated.filter { $0.amount.bushels >= Tolerance.dust }
    let names = shown.map(\.product.printable)
    let amounts = shown.map { text.volume($0.amount) }
    let nameWidth = names.map(\.displayWidth).max() ?? 0
    let amountWidth = amounts.map(\.displayWidth).max() ?? 0
    return zip(names, amounts).flatMap { name, amount in
      let line =
        "UNALLOCATED  \(name.padded(to: nameWidth))  "
        + amount.padded(to: amountWidth, alignment: .trailing)
      let lines = line.displayWidth <= width ? [line] : line.wrapped(to: width)
      return lines.map { style($0, as: .error) }
    }
  }
}
