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
    let columns = table.columns.map { Lines($0, rowCount: table.rowCount) }
    for line in 0..<(table.rowCount + 2) {
      for column in columns {
        output.append("| " as StaticString)
        output.append(column.padded(line))
        output.append(UInt8(ascii: " "))
      }
      output.append("|\n" as StaticString)
    }
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

/// The lines of one column: heading, rule, cells.
private struct Lines {
  private let texts: [String]
  private let width: Int
  private let isRight: Bool

  init(_ column: ResultTable.Column, rowCount: Int) {
    let heading = column.unit.isEmpty ? column.title : "\(column.title) (\(column.unit))"
    let cells = (0..<rowCount).map { MarkdownFormat.escaped(column.displayText($0)) }
    texts = [MarkdownFormat.escaped(heading)] + cells
    width = max(3, texts.map(\.count).max() ?? 0)
    isRight = column.kind != .text
  }

  func padded(_ line: Int) -> String {
    if line == 1 { return rule }
    let text = texts[line == 0 ? 0 : line - 1]
    let space = String(repeating: " ", count: width - text.count)
    return isRight ? space + text : text + space
  }

  private var rule: String {
    String(repeating: "-", count: isRight ? width - 1 : width) + (isRight ? ":" : "")
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
