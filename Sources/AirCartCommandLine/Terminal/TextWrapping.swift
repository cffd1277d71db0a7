import AirCartDocuments
package import AirCartReports

extension String {
  /// The text padded with spaces to a display width; longer text is returned unchanged.
  package func padded(to width: Int, alignment: Alignment = .leading) -> String {
    let padding = String(repeating: " ", count: Swift.max(0, width - displayWidth))
    return alignment == .leading ? self + padding : padding + self
  }

  /// Breaks the text at spaces into lines of at most `width` columns.
  ///
  /// Line feeds stay breaks. A word wider than a line is broken inside: nothing is ever cut off.
  package func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var filler = LineFiller(width: Swift.max(1, width))
      for word in paragraph.split(separator: " ") { filler.add(word) }
      return filler.finish()
    }
  }
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
    breakLine()
    for character in word { add(character) }
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
