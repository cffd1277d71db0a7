import Foundation

/// An answer in GitHub Flavored Markdown, which also reads well as plain text.
package struct MarkdownRenderer: Sendable {
  package init() {}

  package func text(of answer: Answer) -> String {
    let details = answer.details.filter { !Answer.isEmpty($0) }
    return (answer.document + details).map(text).joined(separator: "\n")
  }

  /// A block with the end of its last line.
  private func text(of block: Answer.Block) -> String {
    switch block {
    case .heading(let title, let level):
      String(repeating: "#", count: level) + " \(Self.escaped(title))\n"
    case .sentences(let sentences): sentences.map { "\(paragraph($0))\n" }.joined(separator: "\n")
    case .list(let items): items.map { "- \(paragraph($0))\n" }.joined()
    case .facts(let facts, _): facts.map(text).joined()
    case .table(let table): Self.text(of: table)
    case .command(let command): fenced([command], as: "sh")
    case .preformatted(let lines): fenced(lines, as: "text")
    case .blanks, .newPage, .picture: ""
    }
  }

  private func text(of fact: Answer.Fact) -> String {
    guard !fact.label.isEmpty else { return "- \(paragraph(fact.value.text))\n" }
    return "- \(paragraph(fact.label)): \(Self.escaped(fact.value.text))\n"
  }

  /// A line that is no heading, list or quotation, whatever it begins with.
  private func paragraph(_ text: String) -> String {
    let escaped = Self.escaped(text)
    guard let first = escaped.first, "#-+*>~`=_".contains(first) else { return escaped }
    return "\\" + escaped
  }

  /// A fence is longer than any in what it holds.
  private func fenced(_ lines: [String], as language: String) -> String {
    var fence = "```"
    while lines.contains(where: { $0.contains(fence) }) { fence += "`" }
    return "\(fence)\(language)\n\(lines.map { $0 + "\n" }.joined())\(fence)\n"
  }
}

extension MarkdownRenderer {
  /// The text escaped for a cell or a paragraph.
  ///
  /// A bar would end the cell, a line end would end the row, `<` could begin a tag and `[` a link.
  /// The backslash comes first, because it is what escapes.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "|", with: "\\|")
      .replacingOccurrences(of: "<", with: "\\<").replacingOccurrences(of: "[", with: "\\[")
      .replacingOccurrences(of: "]", with: "\\]").replacingOccurrences(of: "\r\n", with: "<br>")
      .replacingOccurrences(of: "\n", with: "<br>").replacingOccurrences(of: "\r", with: "<br>")
  }
}

// MARK: - Tables

extension MarkdownRenderer {
  private static func text(of table: Answer.Table) -> String {
    let columns = table.columns.enumerated().map { index, column in
      (column, table.rows.map { $0[index].text })
    }
    return text(of: columns, rowCount: table.rows.count)
  }

  /// A pipe table of GitHub Flavored Markdown, padded so that its source can be read.
  package static func text(
    of columns: [(Answer.Column, cells: [String])], rowCount: Int
  ) -> String {
    let columns = columns.map { ColumnText($0, $1) }
    return (0..<rowCount + 2).map { line in
      columns.map { "| \($0.padded(line)) " }.joined() + "|\n"
    }.joined()
  }

  /// The lines of one column: heading, rule, cells.
  private struct ColumnText {
    let texts: [String]
    let width: Int
    let alignment: Alignment

    init(_ column: Answer.Column, _ cells: [String]) {
      let heading = column.unit.isEmpty ? column.title : "\(column.title) (\(column.unit))"
      texts = ([heading] + cells).map(MarkdownRenderer.escaped)
      width = texts.reduce(3) { max($0, $1.count) }
      alignment = column.alignment
    }

    func padded(_ line: Int) -> String {
      if line == 1 { return rule }
      let text = texts[max(0, line - 1)]
      let space = String(repeating: " ", count: width - text.count)
      return alignment == .trailing ? space + text : text + space
    }

    private var rule: String {
      alignment == .trailing
        ? String(repeating: "-", count: width - 1) + ":" : String(repeating: "-", count: width)
    }
  }
}
