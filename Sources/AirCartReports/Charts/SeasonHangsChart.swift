import AirCartDocuments
import AirCartSimulation

/// What an answer hangs on: for every assumption a bar from the difference at its low value to that at its
/// high one, the widest first.
struct SeasonHangsChart {
  private let report: SeasonReport
  private let hangs: SeasonHangs
  private let ticks: AxisTicks
  /// Those that change anything.
  private let rows: [SeasonHangs.Row]

  /// `nil` where nobody asked.
  init?(_ report: SeasonReport) {
    guard let hangs = report.hangs, !hangs.rows.isEmpty else { return nil }
    self.report = report
    self.hangs = hangs
    rows = hangs.rows.filter { $0.span > 0 }
    let range = hangs.range
    ticks = AxisTicks([range.lowerBound, range.upperBound, 0])
  }

  private enum Size {
    static let width = 420.0
    static let edge = 16.0
    /// Room for half of the figure at an end of the axis.
    static let axis = 34.0
    static let top = 40.0
    static let row = 40.0
    static let bar = 14.0
    static let below = 42.0
  }

  private var base: Double { Size.top + Double(rows.count) * Size.row }

  private func x(_ value: Double) -> Double {
    Size.axis + ticks.share(value) * (Size.width - 2 * Size.axis)
  }

  private func text(_ value: Double) -> String { hangs.text(Estimate(value)) }

  var chart: Chart {
    let unit = hangs.unit(report.currency)
    let texts = rows.map { row in
      "\(row.swing.title): \(text(row.low.value)) at \(row.swing.low.value), "
        + "\(text(row.high.value)) at \(row.swing.high.value)"
    }
    return Chart(
      name: "hangs", title: SeasonReport.hangsHeading,
      description: "As stated \(text(hangs.base.value)) \(unit). "
        + texts.joined(separator: "; ") + ".",
      width: Size.width, height: base + Size.below,
      body: """
        \(StackedBars.legend([("low", "moving"), ("high", "seeding")], width: Size.width / 2))\
        \(axis(unit))\(rows.enumerated().map { bar($1, Size.top + Double($0) * Size.row) })
        """)
  }

  private func bar(_ row: SeasonHangs.Row, _ top: Double) -> HTML {
    let ends = [("moving", row.low.value), ("seeding", row.high.value)]
      .sorted { abs($0.1 - hangs.base.value) > abs($1.1 - hangs.base.value) }
    let bars = ends.map { color, value -> HTML in
      let (from, to) = (x(min(value, hangs.base.value)), x(max(value, hangs.base.value)))
      return .rect(color, (from, top + 18), (to - from, Size.bar))
    }
    let values = Self.span(row.swing.low.value, row.swing.high.value)
    return "\(bars)" + lines(top)
      + .text(row.swing.title.clipped(to: 36), "name", x: Size.edge, y: top + 12)
      + .label(values, "end", x: Size.width - Size.edge, y: top + 12) + "\n"
  }

  /// Both ends of a range, with a word that they share once: `10 … 14 %`, `CAD 68 … 112`.
  static func span(_ low: String, _ high: String) -> String {
    let (words, others) = (low.split(separator: " "), high.split(separator: " "))
    guard words.count == 2, others.count == 2 else { return "\(low) … \(high)" }
    if words[1] == others[1] { return "\(words[0]) … \(high)" }
    return "\(low) … \(words[0] == others[0] ? String(others[1]) : high)"
  }

  /// Beside a bar the difference as stated, and none.
  private func lines(_ top: Double) -> HTML {
    let line = { (value: Double) -> HTML in
      """
      <line class="threshold" x1="\(svg(x(value)))" x2="\(svg(x(value)))" y1="\(svg(top + 15))" \
      y2="\(svg(top + 35))"/>
      """
    }
    return line(hangs.base.value) + (hangs.base.value == 0 ? .empty : line(0))
  }

  private func axis(_ unit: String) -> HTML {
    let shown = ticks.ticks.map { (text: ticks.text($0).grouped, x: x($0)) }
    return "\(HTML.ticksBelow(shown, base: base))"
      + .label(axisTitle(unit), "middle", x: Size.width / 2, y: base + 34)
  }

  private func axisTitle(_ unit: String) -> String {
    let (first, second) = report.hangsNames(hangs)
    return hangs.measure == .days
      ? "days that \(first) is done sooner than \(second)"
      : "\(unit) a year that \(first) costs less than \(second)"
  }
}
