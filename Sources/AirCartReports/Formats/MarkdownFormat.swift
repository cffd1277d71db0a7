package import AirCartDocuments
import Foundation

/// A pipe table of GitHub Flavored Markdown, padded so that it also reads well as plain text.
///
/// Made for people: headings are titles with units, numbers are rounded where the column says so and
/// stand to the right. A missing cell is blank.
package struct MarkdownFormat: ReportFormat {
  /// Creates the format.
  package init() {}

  package func write(_ table: ResultTable, to output: inout ByteBuffer) {
    guard !table.columns.isEmpty else { return }
    let columns = table.columns.map { column in
      (Answer.Column(column), (0..<table.rowCount).map { column.displayText($0) })
    }
    output.append(MarkdownRenderer.text(of: columns, rowCount: table.rowCount))
  }
}

extension MarkdownFormat {
  /// The text escaped for a cell or a paragraph.
  ///
  /// A bar would end the cell, a line end would end the row, `<` could begin a tag and `[` a link.
  /// The backslash comes first, because it is what escapes.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "|", with: "\\|")
      .replacingOccurrences(of: "<", with: "\\<")
      .replacingOccurrences(of: "[", with: "\\[")
      .replacingOccurrences(of: "]", with: "\\]")
      .replacingOccurrences(of: "\r\n", with: "<br>")
      .replacingOccurrences(of: "\n", with: "<br>")
      .replacingOccurrences(of: "\r", with: "<br>")
  }
}

extension ResultTable.Column {
  /// The cell of a row as people read it; empty where it is missing.
  package func displayText(_ row: Int) -> String {
    switch cells {
    case .number(let value): displayText(value(row))
    case .integer(let value): value(row).map(String.init) ?? ""
    case .text(let value): value(row) ?? ""
    case .label(let names, let place): place(row).map { names[$0] } ?? ""
    }
  }

  private func displayText(_ value: Double) -> String {
    guard let fractionDigits else { return value.plain }
    return fixed(value, fractionDigits)
  }
}
