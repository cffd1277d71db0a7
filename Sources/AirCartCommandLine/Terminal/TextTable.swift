import AirCart
import AirCartDocuments
package import AirCartReports

/// A table for people: aligned columns where they fit, without minor ones if need be, and labelled lines
/// where they do not.
package struct TextTable: Sendable {
  package typealias Column = Answer.Column

  /// Below this many columns a terminal shows a row as labelled lines.
  package static let narrowWidth = 60
  private static let gap = 2
  private static let leastWrappedWidth = 8
  private static let leastBarWidth = 5

  package let columns: [Column]
  package let rows: [[Cell]]

  package init(columns: [Column], rows: [[Cell]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "every row has one cell per column")
    self.columns = columns
    self.rows = rows
  }

  /// The lines of the table, none wider than `width`.
  ///
  /// Where minor columns are left out, the last line names them. A table that has all columns may be
  /// wider: as wide as it needs to be.
  package func lines(width: Int, hasAllColumns: Bool = false, style: Style) -> [String] {
    if hasAllColumns, let lines = alignedLines(width: leastWidth(from: width), style: style) {
      return lines
    }
    guard width >= Self.narrowWidth else { return labelledLines(width: width, style: style) }
    for table in [self, withoutBars] {
      if let lines = table.alignedLines(width: width, style: style) { return lines }
    }
    return linesWithoutMinorColumns(width: width, style: style)
      ?? labelledLines(width: width, style: style)
  }

  private var withoutBars: TextTable { keeping { !$0.isBar } }

  private func keeping(_ isKept: (Column) -> Bool) -> TextTable {
    let kept = columns.indices.filter { isKept(columns[$0]) }
    return TextTable(
      columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
  }

  /// The lines under their titles, or `nil` where they do not fit.
  private func alignedLines(width: Int, style: Style) -> [String]? {
    guard let widths = columnWidths(within: width) else { return nil }
    let titles = columns.map { Cell($0.heading, as: .secondary) }
    return ([titles] + rows).flatMap { lines(of: $0, widths: widths, style: style) }
  }

  /// The lines without the last minor column, or the last few, and which those are; `nil` where the table
  /// is too wide without all of them.
  private func linesWithoutMinorColumns(width: Int, style: Style) -> [String]? {
    let minor = withoutBars.columns.filter(\.isMinor)
    for count in minor.indices.map({ $0 + 1 }) {
      let omitted = Array(minor.suffix(count))
      let table = withoutBars.keeping { !omitted.contains($0) }
      guard let lines = table.alignedLines(width: width, style: style) else { continue }
      return lines + [""] + Self.note(omitting: omitted, width: width)
    }
    return nil
  }

  /// Says which columns are left out, and what shows them.
  private static func note(omitting columns: [Column], width: Int) -> [String] {
    let titles = columns.map(\.title).listed
    let note =
      columns.count == 1
      ? localized("Left out for lack of room: \(titles). '--columns all' shows it.")
      : localized("Left out for lack of room: \(titles). '--columns all' shows them.")
    return note.wrapped(to: width)
  }

  /// The least width, of at least `width`, that has room for all columns.
  private func leastWidth(from width: Int) -> Int {
    var enough = width
    while columnWidths(within: enough) == nil { enough += 1 }
    return enough
  }

  /// One block of labelled lines per row, a blank line between blocks; empty cells have no line.
  private func labelledLines(width: Int, style: Style) -> [String] {
    let blocks = rows.map { row in
      let filled = zip(columns, row).filter { !$1.text.isEmpty }
      return KeyValueList(filled.map { .init($0.heading, $1.text, as: $1.role) })
        .lines(width: width, style: style)
    }
    return Array(blocks.joined(separator: [""]))
  }

  private func lines(of row: [Cell], widths: [Int], style: Style) -> [String] {
    let wrapped = row.indices.map { index in
      columns[index].isBar
        ? [shortened(row[index].text, to: widths[index])]
        : row[index].text.wrapped(to: widths[index])
    }
    let height = wrapped.reduce(0) { max($0, $1.count) }
    return (0..<height).map { line in
      let texts = row.indices.map { index in
        let text = line < wrapped[index].count ? wrapped[index][line] : ""
        return styled(text, as: row[index].role, columns[index].alignment, to: widths[index], style)
      }
      return texts.joined(separator: String(repeating: " ", count: Self.gap)).trimmedEnd
    }
  }

  /// A bar in fewer cells, with its first and its last: something in a tank still shows, and so does
  /// what it lacks.
  private func shortened(_ bar: String, to width: Int) -> String {
    let cells = Array(bar)
    guard cells.count > width, width > 1 else { return bar }
    return String((0..<width).map { cells[$0 * (cells.count - 1) / (width - 1)] })
  }

  private func styled(
    _ text: String, as role: Role?, _ alignment: Alignment, to width: Int, _ style: Style
  ) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.displayWidth))
    let colored = style(text, as: role)
    return alignment == .leading ? colored + padding : padding + colored
  }

  // MARK: Widths

  /// The width of each column, or nil when even broken names leave the table too wide; names are
  /// broken only where there is no bar that could be left out.
  private func columnWidths(within width: Int) -> [Int]? {
    var widths = columns.indices.map(naturalWidth)
    let available = width - Self.gap * max(0, columns.count - 1)
    while widths.reduce(0, +) > available {
      guard let widest = columnToNarrow(widths) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func naturalWidth(_ column: Int) -> Int {
    rows.reduce(columns[column].heading.displayWidth) { max($0, $1[column].text.displayWidth) }
  }

  /// The column to narrow next: a bar, then one whose words stay whole, and only then, where none is
  /// very narrow, one whose do not.
  private func columnToNarrow(_ widths: [Int]) -> Int? {
    let bars = widths.indices.filter { columns[$0].isBar }
    let words = widths.indices.filter { columns[$0].wraps }
    let mayBreak = bars.isEmpty && words.allSatisfy { widths[$0] >= Self.leastWrappedWidth }
    let candidates = [
      bars.filter { widths[$0] > Self.leastBarWidth },
      words.filter { widths[$0] > longestWord($0) },
      mayBreak ? words.filter { widths[$0] > Self.leastWrappedWidth } : [],
    ]
    return candidates.first { !$0.isEmpty }?.max { widths[$0] < widths[$1] }
  }

  private func longestWord(_ column: Int) -> Int {
    let texts = [columns[column].heading] + rows.map { $0[column].text }
    return texts.flatMap { $0.split(separator: " ") }.reduce(0) { max($0, $1.displayWidth) }
  }
}

/// Labels with their values, one per line, the values in one column.
package struct KeyValueList: Sendable {
  package typealias Entry = Answer.Fact

  package let entries: [Entry]
  /// Values of a summary are right-aligned.
  package let alignment: Alignment

  package init(_ entries: [Entry], alignment: Alignment = .leading) {
    self.entries = entries
    self.alignment = alignment
  }

  /// The lines, none wider than `width`; long values wrap in their column.
  package func lines(width: Int, style: Style) -> [String] {
    let keyWidth = entries.reduce(0) { max($0, $1.label.printable.displayWidth) } + 2
    let valueColumn = keyWidth <= width / 2 ? keyWidth : 2
    let widest = entries.reduce(0) { max($0, $1.value.text.displayWidth) }
    let valueWidth = max(1, min(widest, width - valueColumn))
    return entries.flatMap {
      lines(of: $0, column: valueColumn, valueWidth: valueWidth, width: width, style: style)
    }
  }

  private func lines(
    of entry: Entry, column: Int, valueWidth: Int, width: Int, style: Style
  ) -> [String] {
    let key = entry.label.printable
    let values = entry.value.text.wrapped(to: valueWidth).map { value in
      let padded =
        alignment == .trailing ? value.padded(to: valueWidth, alignment: .trailing) : value
      return style(padded, as: entry.value.role)
    }
    let indent = String(repeating: " ", count: column)
    guard key.displayWidth + 2 <= column, let first = values.first else {
      return key.wrapped(to: width).map { style($0, as: .secondary) } + values.map { indent + $0 }
    }
    let head = style(key, as: .secondary) + String(repeating: " ", count: column - key.displayWidth)
    return [head + first] + values.dropFirst().map { indent + $0 }
  }
}

extension String {
  /// The text padded with spaces to a display width; longer text is returned unchanged.
  package func padded(to width: Int, alignment: Alignment = .leading) -> String {
    let padding = String(repeating: " ", count: Swift.max(0, width - displayWidth))
    return alignment == .leading ? self + padding : padding + self
  }

  /// Breaks the text at spaces into lines of at most `width` columns.
  ///
  /// Line feeds stay breaks. A number stays with its unit and with a label before it, as in Tank 1. A
  /// word wider than a line is broken inside: nothing is ever cut off.
  package func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var filler = LineFiller(width: Swift.max(1, width))
      for word in paragraph.split(separator: " ") { filler.add(word) }
      return filler.finish()
    }
  }
}

extension Substring {
  /// Whether it is written as the code of a currency is: CAD.
  fileprivate var isCurrency: Bool { count == 3 && allSatisfy { $0.isASCII && $0.isUppercase } }
}

/// Fills lines greedily with words.
private struct LineFiller {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0

  init(width: Int) { self.width = width }

  mutating func add(_ word: Substring) {
    let wordWidth = word.displayWidth
    if !line.isEmpty, lineWidth + 1 + wordWidth <= width {
      line += " " + word
      lineWidth += 1 + wordWidth
      return
    }
    let first = takePartner(of: word)
    breakLine()
    if let first {
      line = "\(first) \(word)"
      lineWidth = line.displayWidth
    } else {
      for character in word { add(character) }
    }
  }

  /// Takes off the end of the line what is to stay with a word, where there is room for both.
  private mutating func takePartner(of word: Substring) -> Substring? {
    guard let space = line.lastIndex(of: " ") else { return nil }
    let last = line[space...].dropFirst()
    let unit = String(word.prefix { !".,;:)".contains($0) })
    let isUnit = last.last?.isNumber == true && (unit == "%" || TypedUnit(spelling: unit) != nil)
    let isNumber = word.first?.isNumber == true && (last == "Tank" || last.isCurrency)
    guard isUnit || isNumber, last.displayWidth + 1 + word.displayWidth <= width else {
      return nil
    }
    line = String(line[..<space])
    return last
  }

  private mutating func add(_ character: Character) {
    if lineWidth > 0, lineWidth + character.displayWidth > width { breakLine() }
    line.append(character)
    lineWidth += character.displayWidth
  }

  private mutating func breakLine() {
    if !line.isEmpty { lines.append(line) }
    line = ""
    lineWidth = 0
  }

  mutating func finish() -> [String] {
    breakLine()
    return lines.isEmpty ? [""] : lines
  }
}
