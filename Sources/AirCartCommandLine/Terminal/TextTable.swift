import AirCartDocuments
package import AirCartReports

/// A table for people: aligned columns where they fit, labelled lines where they do not.
package struct TextTable: Sendable {
  package typealias Column = Answer.Column

  /// Below this many columns a terminal shows a row as labelled lines.
  package static let narrowWidth = 60
  private static let gap = 2
  private static let leastWrappedWidth = 8

  package let columns: [Column]
  package let rows: [[Cell]]

  package init(columns: [Column], rows: [[Cell]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "every row has one cell per column")
    self.columns = columns
    self.rows = rows
  }

  /// The lines of the table, none wider than `width`.
  package func lines(width: Int, style: Style) -> [String] {
    guard width >= Self.narrowWidth, let widths = columnWidths(within: width) else {
      return labelledLines(width: width, style: style)
    }
    let titles = columns.map { Cell($0.heading, as: .secondary) }
    return ([titles] + rows).flatMap { lines(of: $0, widths: widths, style: style) }
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
    let wrapped = zip(row, widths).map { $0.text.wrapped(to: $1) }
    let height = wrapped.reduce(0) { max($0, $1.count) }
    return (0..<height).map { line in
      let texts = row.indices.map { index in
        let text = line < wrapped[index].count ? wrapped[index][line] : ""
        return styled(text, as: row[index].role, columns[index].alignment, to: widths[index], style)
      }
      return trimmedEnd(texts.joined(separator: String(repeating: " ", count: Self.gap)))
    }
  }

  private func styled(
    _ text: String, as role: Role?, _ alignment: Alignment, to width: Int, _ style: Style
  ) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.displayWidth))
    let colored = style(text, as: role)
    return alignment == .leading ? colored + padding : padding + colored
  }

  private func trimmedEnd(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

// MARK: Widths

extension TextTable {
  /// The width of each column, or nil when even broken names leave the table too wide.
  private func columnWidths(within width: Int) -> [Int]? {
    var widths = columns.indices.map(naturalWidth)
    let available = width - Self.gap * max(0, columns.count - 1)
    while widths.reduce(0, +) > available {
      guard let widest = widestWrapping(widths) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func naturalWidth(_ column: Int) -> Int {
    rows.reduce(columns[column].heading.displayWidth) { max($0, $1[column].text.displayWidth) }
  }

  /// The column to narrow next: one whose words stay whole, and only then one whose do not.
  private func widestWrapping(_ widths: [Int]) -> Int? {
    let candidates = widths.indices
      .filter { columns[$0].wraps && widths[$0] > Self.leastWrappedWidth }
    let whole = candidates.filter { widths[$0] > longestWord($0) }
    return (whole.isEmpty ? candidates : whole).max { widths[$0] < widths[$1] }
  }

  private func longestWord(_ column: Int) -> Int {
    let texts = [columns[column].heading] + rows.map { $0[column].text }
    return texts.flatMap { $0.split(separator: " ") }.reduce(0) { max($0, $1.displayWidth) }
  }
}
