import AirCartDocuments
package import AirCartReports

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
