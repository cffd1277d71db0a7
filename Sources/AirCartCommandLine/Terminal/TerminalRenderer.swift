import AirCartDocuments
import AirCartReports

/// An answer on a terminal: headings with what is below them, indented where there is room.
struct TerminalRenderer {
  let console: Console

  private static let indent = 2

  private var style: Style { console.outputStyle }
  private var isIndented: Bool { console.width - Self.indent >= TextTable.narrowWidth }

  /// The lines of the whole answer.
  func lines(of answer: Answer) -> [String] {
    lines(of: [.heading(answer.title, level: 1)] + answer.blocks)
  }

  /// A blank line stands between blocks, and none below a heading.
  func lines(of blocks: [Answer.Block]) -> [String] {
    var lines: [String] = []
    var isBelowHeading = true
    for block in blocks {
      let own = self.lines(of: block)
      guard !own.isEmpty else { continue }
      let isHeading = if case .heading = block { true } else { false }
      if !lines.isEmpty, isHeading || !isBelowHeading { lines.append("") }
      lines += own
      isBelowHeading = isHeading
    }
    return lines
  }

  private func lines(of block: Answer.Block) -> [String] {
    if case .heading(let title, _) = block {
      return spelled(title).wrapped(to: console.width).map { style($0, as: .heading) }
    }
    let (width, prefix) =
      isIndented
      ? (console.width - Self.indent, String(repeating: " ", count: Self.indent))
      : (console.width, "")
    return lines(of: block, width: width).map { $0.isEmpty ? $0 : prefix + $0 }
  }

  private func lines(of block: Answer.Block, width: Int) -> [String] {
    switch block {
    case .heading: []
    case .sentences(let sentences): sentences.flatMap { spelled($0).wrapped(to: width) }
    case .list(let items): items.flatMap { item(spelled($0), width) }
    case .facts(let facts, let alignment):
      KeyValueList(
        facts.map { .init($0.label, spelled($0.value)) }, alignment: alignment
      ).lines(width: width, style: style)
    case .table(let table):
      TextTable(columns: table.columns, rows: table.rows.map { $0.map(spelled) })
        .lines(width: width, style: style)
    case .command(let command): [command.printable]
    case .preformatted(let lines): lines.map(\.printable)
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
  func spelling(_ text: String) -> String {
    guard self == .ascii else { return text }
    return Self.spellings.reduce(text) { $0.replacing($1.sign, with: $1.ascii) }
  }

  private static let spellings: [(sign: String, ascii: String)] = [
    ("✓ ok", "ok"), ("✓", "ok"), ("▲", "!"), ("✖", "x"), ("⇧", "^"), ("█", "#"), ("░", "."),
  ]
}

extension Console {
  /// Writes an answer to standard output in the format that was asked for.
  func write(_ answer: Answer, as format: GlobalOptions.Format) throws {
    switch format {
    case .text: try print(TerminalRenderer(console: self).lines(of: answer))
    case .json: try print(answer.data.text())
    case .csv: try output.write(CSVFormat().text(of: answer.table))
    case .markdown: try output.write(MarkdownRenderer().text(of: answer))
    }
  }
}
