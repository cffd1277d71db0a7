/// Sums of parts: one bar for each name, a part in each colour, the legend above.
struct StackedBars {
  /// A part of every sum: its name and the class of its colour.
  typealias Part = (name: String, color: String)
  /// A bar: its name, and how much each part is.
  typealias Row = (name: String, values: [Double])

  let parts: [Part]
  let rows: [Row]
  /// A number within its part, and the whole sum beside the name.
  let text: (Double) -> String

  private enum Size {
    static let width = 420.0
    static let edge = 16.0
    static let top = 40.0
    static let row = 52.0
    static let bar = 20.0
    /// About the width of a digit within a part.
    static let digit = 7.0
    /// About the width of a letter of a name.
    static let letter = 6.5
  }

  /// Returns the chart, described by all of its numbers.
  func chart(name: String, title: String) -> Chart {
    let description = rows.map { row in
      let parts = zip(parts, row.values).map { "\(text($1)) \($0.name)" }
      return "\(row.name): " + parts.joined(separator: ", ")
    }.joined(separator: "; ")
    let bars = rows.enumerated().map { bar($1, Size.top + Double($0) * Size.row) }
    return Chart(
      name: name, title: title, description: description + ".", width: Size.width,
      height: Size.top + Double(rows.count) * Size.row + 8,
      body: "\(Self.legend(parts, width: Size.width))\(bars)")
  }

  private func bar(_ row: Row, _ top: Double) -> HTML {
    let most = rows.map { $0.values.reduce(0, +) }.max() ?? 1
    let scale = (Size.width - 2 * Size.edge) / max(1e-9, most)
    var across = Size.edge
    var drawn = HTML.empty
    for (part, value) in zip(parts, row.values) where value > 0 {
      let (width, text) = (value * scale, text(value))
      drawn += .rect(part.color, (across, top + 18), (width, Size.bar))
      if width > Double(text.count) * Size.digit + 4 {
        drawn += .text(text, "value on-\(part.color)", x: across + width / 2, y: top + 32)
      }
      across += width
    }
    let sum = text(row.values.reduce(0, +))
    return .text(row.name.clipped(to: 32), "name", x: Size.edge, y: top + 12)
      + .label(sum, "end", x: Size.width - Size.edge, y: top + 12) + drawn + "\n"
  }

  /// The parts with their colours, in one row: as much room between them as their names leave.
  static func legend(_ parts: [Part], width: Double) -> HTML {
    let swatch = 18.0
    let widths = parts.map { swatch + Double($0.name.count) * Size.letter }
    let room = width - 2 * Size.edge - widths.reduce(0, +)
    let gap = min(24, room / Double(max(1, parts.count - 1)))
    var x = Size.edge
    var items = HTML.empty
    for (part, own) in zip(parts, widths) {
      items += .rect(part.color, (x, 12), (14, 14)) + .label(part.name, x: x + swatch, y: 24)
      x += own + gap
    }
    return items
  }
}
