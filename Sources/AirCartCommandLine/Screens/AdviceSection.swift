import AirCart
import AirCartDocuments
import AirCartReports

/// What is worth knowing, at the end of a screen; nothing where there is nothing to say.
struct AdviceSection {
  let notes: [AdviceNote]
  let document: PlanDocument
  let isDetailed: Bool
  let console: Console

  private var width: Int { Section.lineWidth(of: console) }

  var sections: [Section] {
    let hasTable = isDetailed && document.nutrientRows.count > 1
    return Self.plain(notes, console, followedBy: hasTable ? [""] + table : [])
  }

  /// Advice alone; nothing where there is none.
  static func plain(
    _ notes: [AdviceNote], _ console: Console, followedBy lines: [String] = []
  ) -> [Section] {
    guard !notes.isEmpty else { return [] }
    let width = Section.lineWidth(of: console)
    return [
      Section(
        title: "Advice", lines: notes.flatMap { $0.text.printable.wrapped(to: width) } + lines)
    ]
  }

  /// What each product delivers of each nutrient.
  private var table: [String] {
    let units = document.units
    let unit = units == .imperial ? "lb/ac" : "kg/ha"
    let rows = document.nutrientRows.map { row in
      [Cell(row.product)]
        + row.nutrients.named.map { _, rate in
          let value = units == .imperial ? rate.poundsPerAcre : rate.kilogramsPerHectare
          return Cell(value > 0 ? fixed(value, 1) : "")
        }
    }
    let names = document.nutrientRows.first?.nutrients.named.map(\.name) ?? []
    let columns =
      [TextTable.Column("Actual nutrient, \(unit)", wraps: true)]
      + names.map { TextTable.Column($0, alignment: .trailing) }
    return TextTable(columns: columns, rows: rows).lines(width: width, style: console.outputStyle)
  }
}
