import AirCartSimulation

/// Days to finish as fifty dots for each cart, each dot two seasons of a hundred.
///
/// Quantile dot plots (Kay and others, CHI 2016): probabilities that can be counted.
struct SeasonDotsChart {
  private let report: SeasonReport
  /// The middle of every fiftieth of the seasons, by group.
  private let quantiles: [Int: [Double]]
  private let firstDay: Double
  private let lastDay: Double

  private static let dots = 50

  /// `nil` where no cart can be loaded.
  init?(_ report: SeasonReport) {
    self.report = report
    quantiles = Dictionary(
      uniqueKeysWithValues: report.ranking.map { ($0, Self.quantiles(report, $0)) })
    let finite = quantiles.values.joined().filter(\.isFinite)
    let all = Double(report.results.input.days.count)
    lastDay = min(all, (finite.max() ?? all).rounded(.up) + 1)
    firstDay = max(0, (finite.min() ?? 0).rounded(.down) - 1)
    guard !report.ranking.isEmpty else { return nil }
  }

  private enum Size {
    static let width = 420.0
    static let left = 16.0
    static let right = 16.0
    static let bottom = 32.0
    static let dot = 8.0
  }

  private func quantiles(_ group: Int) -> [Double] { quantiles[group] ?? [] }

  private static func quantiles(_ report: SeasonReport, _ group: Int) -> [Double] {
    let sorted = report.outcome(ofGroup: group).sample.values(.days).sorted()
    guard !sorted.isEmpty else { return [] }
    return (0..<dots).map { dot in
      let share = (Double(dot) + 0.5) / Double(dots)
      return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
    }
  }

  private func x(_ days: Double) -> Double {
    let span = max(1, lastDay - firstDay)
    return Size.left + (days - firstDay) / span * (Size.width - Size.left - Size.right)
  }

  /// For each dot the column in which it stands: dots of one width stand on each other.
  private func columns(_ group: Int) -> [Int] {
    quantiles(group).filter(\.isFinite).map { Int((x($0) / Size.dot).rounded(.down)) }
  }

  /// The height of a row: its name, and the highest of all stacks.
  private var rowHeight: Double {
    let highest = report.ranking.map { group in
      Dictionary(grouping: columns(group), by: \.self).values.map(\.count).max() ?? 0
    }
    return 32 + Double(highest.max() ?? 0) * Size.dot
  }

  var chart: Chart {
    let row = rowHeight
    let rows = report.ranking.enumerated().map { self.row($1, Double($0) * row, row) }
    let base = Double(report.ranking.count) * row
    return Chart(
      name: "dots", title: "Fifty dots for each cart", description: description,
      width: Size.width, height: base + Size.bottom, body: "\(rows)\(axis(y: base))")
  }

  private var description: String {
    "Each dot is two of a hundred seasons, at the day on which they end; dots of one "
      + "day are stacked. Seasons that are not done in time have no dot: "
      + report.ranking.map { group in
        let missing = quantiles(group).count { !$0.isFinite }
        return "\(report.name(ofGroup: group)) \(missing) of \(Self.dots)"
      }.joined(separator: ", ") + "."
  }

  private func row(_ group: Int, _ top: Double, _ height: Double) -> HTML {
    let base = top + height - 4
    var stacks: [Int: Int] = [:]
    var dots = HTML.empty
    for column in columns(group) {
      let below = stacks[column, default: 0]
      stacks[column] = below + 1
      let across = (Double(column) + 0.5) * Size.dot
      let up = base - (Double(below) + 0.5) * Size.dot
      dots += "<circle class=\"dot\" cx=\"\(svg(across))\" cy=\"\(svg(up))\" r=\"3.4\"/>"
    }
    return """
      \(HTML.text(report.name(ofGroup: group).clipped(to: 40), "name", x: Size.left, y: top + 18))\
      \(late(group, y: top + 18))\
      \(HTML.rule(y: base, from: Size.left, to: Size.width - Size.right))\(dots)

      """
  }

  /// Seasons that are not done in time have no dot; their number is at the right.
  private func late(_ group: Int, y: Double) -> HTML? {
    let count = quantiles(group).count { !$0.isFinite }
    guard count > 0 else { return nil }
    return .label(
      "\(count) of \(Self.dots) not done in time", "end", x: Size.width - Size.right, y: y)
  }

  private func axis(y: Double) -> HTML {
    let step = max(1, ((lastDay - firstDay) / 5).rounded(.up))
    let labels = stride(from: firstDay, through: lastDay, by: step).map { day in
      let date = report.results.input.days.start.adding(days: Int(day))
      return HTML.label(date.text, "middle", x: min(max(x(day), 32), Size.width - 32), y: y + 20)
    }
    return "\(labels)"
  }
}
