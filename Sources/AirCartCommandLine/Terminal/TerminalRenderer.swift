import AirCartDocuments
import AirCartReports

/// An answer on a terminal: headings with what is below them, indented where there is room.
struct TerminalRenderer {
  let console: Console

  private var style: Style { console.outputStyle }

  /// The whole answer: a blank line stands between blocks, and none below a heading.
  func text(of answer: Answer) -> String {
    var lines: [String] = []
    var indent = 0
    var isBelowHeading = true
    for block in answer.document {
      let isHeading = if case .heading = block { true } else { false }
      if isHeading || !isBelowHeading, !lines.isEmpty { lines.append("") }
      lines += self.lines(of: block, indent: isHeading ? 0 : indent)
      if isHeading { indent = Self.indent(on: console) }
      isBelowHeading = isHeading
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func indent(on console: Console) -> Int {
    let indent = 2
    return console.width - indent >= TextTable.narrowWidth ? indent : 0
  }

  private func lines(of block: Answer.Block, indent: Int) -> [String] {
    let prefix = String(repeating: " ", count: indent)
    return lines(of: block, width: console.width - indent)
      .map { $0.isEmpty ? $0 : prefix + $0 }
  }

  private func lines(of block: Answer.Block, width: Int) -> [String] {
    switch block {
    case .heading(let title, _): spelled(title).wrapped(to: width).map { style($0, as: .heading) }
    case .sentences(let sentences): sentences.flatMap { spelled($0).wrapped(to: width) }
    case .list(let items): items.flatMap { item(spelled($0), width) }
    case .facts(let facts, let alignment):
      KeyValueList(
        facts.map { .init($0.label, spelled($0.value.text), as: $0.value.role) },
        alignment: alignment
      ).lines(width: width, style: style)
    case .table(let table):
      TextTable(columns: table.columns, rows: table.rows.map { $0.map(spelled) })
        .lines(
          width: width, hasAllColumns: console.columns != .fitting, style: style)
    case .command(let command): [command.printable]
    case .preformatted(let lines): lines.map(\.printable)
    case .blanks, .newPage, .picture: []
    }
  }

  private func item(_ text: String, _ width: Int) -> [String] {
    text.wrapped(to: width - 2).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }

  // MARK: Characters

  private func spelled(_ text: String) -> String { console.glyphs.spelling(text.printable) }

  private func spelled(_ cell: Cell) -> Cell { Cell(spelled(cell.text), as: cell.role) }
}

extension Glyphs {
  /// The text in characters that the terminal has: signs and bars have a spelling in ASCII.
  package func spelling(_ text: String) -> String {
    guard self == .ascii else { return text }
    return Self.spellings.reduce(text) { $0.replacing($1.sign, with: $1.ascii) }
  }

  private static let spellings: [(sign: String, ascii: String)] = [
    ("✓ ok", "ok"), ("✓", "ok"), ("▲", "!"), ("✖", "x"), ("⇧", "^"), ("█", "#"), ("░", "."),
  ]
}
