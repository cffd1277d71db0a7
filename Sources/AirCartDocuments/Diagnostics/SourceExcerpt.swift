/// The line of a diagnostic as it is shown, and where the carets under it go.
///
/// Tabs become spaces, characters that would disturb a terminal are replaced, and a long line is
/// cut on both sides of the span.
struct SourceExcerpt: Equatable {
  /// The line, or the part of it around the span.
  let line: String
  /// The columns before the carets.
  let indentation: Int
  /// The number of carets, at least one.
  let width: Int

  private static let lineWidth = 92
  private static let spanWidth = 56
  private static let tabWidth = 4
  /// Bytes beyond this distance from the span cannot be on the shown line.
  private static let reach = 1_024

  /// One character as shown, with the columns that it takes.
  private typealias Cell = (text: String, width: Int)

  init(of span: Range<Int>, in source: SourceText) {
    let line = source.lineBytes(around: span.lowerBound)
    let start = min(max(span.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(span.upperBound, start), line.upperBound)
    let first = Self.boundary(start - Self.reach, in: source, within: line.lowerBound...start)
    let seen = Self.boundary(start + Self.reach, in: source, within: start...end)
    let last = Self.boundary(seen + Self.reach, in: source, within: seen...line.upperBound)
    var column = 0
    let before = Self.cells(source.bytes[first..<start], &column)
    let marked = Self.cells(source.bytes[start..<seen], &column)
    let after = Self.cells(source.bytes[seen..<last], &column)
    self.init(before, marked, after)
  }

  private init(_ before: [Cell], _ marked: [Cell], _ after: [Cell]) {
    let isLong = Self.width(before) + Self.width(marked) + Self.width(after) > Self.lineWidth
    let shown = isLong ? Self.clip(marked, to: Self.spanWidth) : marked
    let rest = Self.lineWidth - Self.width(shown)
    let behind = isLong ? Self.clip(after, to: max(rest - Self.width(before), rest / 2)) : after
    let room = rest - Self.width(behind)
    let ahead = isLong ? Self.clip(before.reversed(), to: room).reversed().map { $0 } : before
    line = (ahead + shown + behind).map(\.text).joined()
    indentation = Self.width(ahead)
    width = max(1, Self.width(shown))
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// The longest start of some cells that fits, with an ellipsis where something is left out.
  private static func clip(_ cells: [Cell], to limit: Int) -> [Cell] {
    guard width(cells) > limit else { return cells }
    var kept: [Cell] = []
    var used = 1
    for cell in cells where used <= limit {
      used += cell.width
      if used <= limit { kept.append(cell) }
    }
    return kept + [("…", 1)]
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, _ column: inout Int) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      let width = scalar == "\t" ? tabWidth - column % tabWidth : scalar.displayWidth
      column += width
      let text = scalar == "\t" ? String(repeating: " ", count: width) : scalar.harmless
      return (text, width)
    }
  }

  /// The start of the scalar that a byte belongs to, so that no window starts inside one.
  ///
  /// The limits hold for any bytes, UTF-8 or not.
  private static func boundary(
    _ offset: Int, in source: SourceText, within limits: ClosedRange<Int>
  ) -> Int {
    guard offset > limits.lowerBound else { return limits.lowerBound }
    guard offset < limits.upperBound else { return limits.upperBound }
    var offset = offset
    while offset > limits.lowerBound, source.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
