import AirCartDocuments
import AirCartSimulation

/// What would help a cart most: a bar for every change with its interval, the most first.
///
/// In money where prices are stated, in days otherwise.
struct SeasonHelpChart {
  private typealias Row = (title: String, saving: Estimate)

  private let report: SeasonReport
  private let rows: [Row]
  private let isMoney: Bool

  /// `nil` where nobody asked.
  init?(_ report: SeasonReport) {
    guard let help = report.help, !help.rows.isEmpty else { return nil }
    self.report = report
    isMoney = help.rows.allSatisfy { $0.worth != nil }
    rows = help.rows.map { ($0.title, $0.worth?.saving ?? $0.days) }
  }

  private enum Size {
    static let width = 420.0
    static let edge = 16.0
    static let top = 8.0
    static let row = 48.0
    static let bar = 18.0
  }

  /// The least and the most that are drawn: nothing, and the ends of intervals.
  private var range: ClosedRange<Double> {
    let all: [Double] = rows.reduce([0]) { $0 + $1.saving.ends + [$1.saving.value] }
    let least = all.min() ?? 0
    return least...max(all.max() ?? 0, least + 1e-9)
  }

  private func x(_ value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    return Size.edge + (value - range.lowerBound) / span * (Size.width - 2 * Size.edge)
  }

  private func text(_ saving: Estimate) -> String {
    isMoney
      ? "\(report.currency) \(saving.text(0)) a year" : "\(report.rounded(saving.value, 2)) days"
  }

  var chart: Chart {
    Chart(
      name: "help", title: report.helpHeading,
      description: rows.map { "\($0.title): \(text($0.saving))" }.joined(separator: "; ") + ".",
      width: Size.width, height: Size.top + Double(rows.count) * Size.row + 8,
      body: "\(rows.enumerated().map { bar($1, Size.top + Double($0) * Size.row) })")
  }

  private func bar(_ row: Row, _ top: Double) -> HTML {
    let (from, to) = (x(min(0, row.saving.value)), x(max(0, row.saving.value)))
    let middle = top + 20 + Size.bar / 2
    let ends = row.saving.ends
    let interval: HTML? =
      ends.isEmpty
      ? nil
      : """
      <path class="interval" d="M\(svg(x(ends[0]))) \(svg(middle))H\(svg(x(ends[1])))"/>
      """
    return """
      \(HTML.text(row.title.clipped(to: 32), "name", x: Size.edge, y: top + 14))\
      \(HTML.label(text(row.saving), "end", x: Size.width - Size.edge, y: top + 14))\
      \(HTML.rect("filling", (from, top + 20), (to - from, Size.bar)))\(interval)

      """
  }
}
