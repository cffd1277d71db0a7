import AirCart
import AirCartReports

/// The tanks of one allocation: how much of what is in each, and what found no tank.
struct TankTable {
  let rows: [PlanDocument.TankRow]
  let unallocated: [PlanDocument.UnallocatedRow]
  let text: AmountText
  let showsEmptyTanks: Bool

  func lines(on console: Console) -> [String] {
    let width = Section.lineWidth(of: console)
    let table = TextTable(columns: Self.columns, rows: cells(console.glyphs))
    let tanks = rows.isEmpty ? [] : table.lines(width: width, style: console.outputStyle)
    let missing = unallocatedLines(width: width, style: console.outputStyle)
    return tanks + (missing.isEmpty || width >= TextTable.narrowWidth ? [] : [""]) + missing
  }

  private static let columns: [TextTable.Column] = [
    .init("Tank"), .init("Holds", alignment: .trailing), .init("Product", wraps: true),
    .init("Load", alignment: .trailing), .init("Fill", alignment: .trailing), .init(""),
    .init("Use"),
  ]

  private func cells(_ glyphs: Glyphs) -> [[Cell]] {
    let shown = rows.filter { showsEmptyTanks || $0.product != nil }
    return shown.map { cells($0, glyphs) } + subtotals
  }

  private func cells(_ row: PlanDocument.TankRow, _ glyphs: Glyphs) -> [Cell] {
    guard let product = row.product else {
      return [
        Cell(row.tank), Cell(text.capacity(row.capacity), as: .secondary),
        Cell("empty", as: .secondary), "", "", "", "",
      ]
    }
    let use = TankUse(percent: row.fillPercent)
    return [
      Cell(row.tank), Cell(text.capacity(row.capacity), as: .secondary), Cell(product),
      Cell(text.volume(row.amount), as: .amount), Cell(text.percent(row.fillPercent)),
      Cell(FillBar(percent: row.fillPercent).text(glyphs), as: use.role),
      Cell(use.word, as: use.role),
    ]
  }

  /// What a product comes to that is in several tanks; one tank has said it already.
  private var subtotals: [[Cell]] {
    var names: [String] = []
    for row in rows {
      if let name = row.product, !names.contains(name) { names.append(name) }
    }
    return names.compactMap { name in
      let own = rows.filter { $0.product == name }
      guard own.count > 1 else { return nil }
      let amount = own.reduce(0) { $0 + $1.amount.bushels }
      let capacity = own.reduce(0) { $0 + $1.capacity.bushels }
      return [
        Cell("\(own.count) tanks", as: .secondary),
        Cell(text.capacity(Volume(bushels: capacity)), as: .secondary), Cell(name),
        Cell(text.volume(Volume(bushels: amount)), as: .amount),
        Cell(text.percent(amount / capacity * 100)), "", "",
      ]
    }
  }

  private func unallocatedLines(width: Int, style: Style) -> [String] {
    let shown = unallocated.filter { $0.amount.bushels >= Tolerance.dust }
    return shown.flatMap { row in
      "UNALLOCATED  \(row.product.printable)  \(text.volume(row.amount))"
        .wrapped(to: width).map { style($0, as: .error) }
    }
  }
}
