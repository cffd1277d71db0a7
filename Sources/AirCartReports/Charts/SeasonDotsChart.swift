import AirCartSimulation

/// Days to finish as fifty dots for each cart, each dot two seasons of a hundred; of fewer seasons a dot for
/// each.
///
/// Quantile dot plots (Kay and others, CHI 2016): probabilities that can be counted.
struct SeasonDotsChart {
  /// A cart's name, and the middle of every fiftieth of its seasons.
  private typealias Row = (name: String, quantiles: [Double])

  private let report: SeasonReport
  private let rows: [Row]
  private let firstDay: Double
  private let lastDay: Double

  /// How many dots each cart has.
  private let dots: Int

  private static let mostDots = 50

  /// `nil` where no cart can be loaded.
  init?(_ report: SeasonReport) {
    guard !report.ranking.isEmpty else { return nil }
    self.report = report
    let dots = min(Self.mostDots, report.results.replicationCount)
    self.dots = dots
    rows = report.ranking.map { (report.name(ofGroup: $0), Self.quantiles(report, $0, dots)) }
    let finite = rows.flatMap(\.quantiles).filter(\.isFinite)
    let all = Double(report.results.input.days.count)
    lastDay = min(all, (finite.max() ?? all).rounded(.up) + 1)
    firstDay = max(0, (finite.min() ?? 0).rounded(.down) - 1)
  }

  private enum Size {
    static let width = 420.0
    static let left = 16.0
    static let right = 16.0
    static let bottom = 32.0
    static let dot = 8.0
  }

  /// Whether every season has a dot.
  private var isWhole: Bool { report.results.replicationCount <= Self.mostDots }

  var title: String { isWhole ? "A dot for each season" : "Fifty dots for each cart" }

  /// What a dot stands for, as the beginning of a sentence.
  var meaning: String {
    isWhole ? "Each dot is one season" : "Each dot is two of a hundred seasons"
  }

  private static func quantiles(_ report: SeasonReport, _ group: Int, _ dots: Int) -> [Double] {
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
  private func columns(_ row: Row) -> [Int] {
    row.quantiles.filter(\.isFinite).map { Int((x($0) / Size.dot).rounded(.down)) }
  }

  /// The height of a row: its name, and the highest of all stacks.
  private var rowHeight: Double {
    let highest = rows.map { row in
      Dictionary(grouping: columns(row), by: \.self).values.map(\.count).max() ?? 0
    }
    return 32 + Double(highest.max() ?? 0) * Size.dot
  }

  var chart: Chart {
    let height = rowHeight
    let drawn = rows.enumerated().map { drawing($1, Double($0) * height, height) }
    let base = Double(rows.count) * height
    return Chart(
      name: "dots", title: title, description: description,
      width: Size.width, height: base + Size.bottom, body: "\(drawn)\(axis(y: base))")
  }

  private var description: String {
    "\(meaning), at the day of its end; dots of one day are stacked. Seasons that are not done in "
      + "time have no dot: "
      + rows.map { "\($0.name) \(missing($0)) of \(dots)" }.joined(separator: ", ") + "."
  }

  private func missing(_ row: Row) -> Int { row.quantiles.count { !$0.isFinite } }

  private func drawing(_ row: Row, _ top: Double, _ height: Double) -> HTML {
    let base = top + height - 4
    var stacks: [Int: Int] = [:]
    var dots = HTML.empty
    for column in columns(row) {
      let below = stacks[column, default: 0]
      stacks[column] = below + 1
      let across = (Double(column) + 0.5) * Size.dot
      let up = base - (Double(below) + 0.5) * Size.dot
      dots += "<circle class=\"dot\" cx=\"\(svg(across))\" cy=\"\(svg(up))\" r=\"3.4\"/>"
    }
    return """
      \(HTML.text(row.name.clipped(to: 40), "name", x: Size.left, y: top + 18))\
      \(late(row, y: top + 18))\
      \(HTML.rule(y: base, from: Size.left, to: Size.width - Size.right))\(dots)

      """
  }

  /// Seasons that are not done in time have no dot; their number is at the right.
  private func late(_ row: Row, y: Double) -> HTML? {
    let count = missing(row)
    guard count > 0 else { return nil }
    return .label(
      "\(count) of \(dots) not done in time", "end", x: Size.width - Size.right, y: y)
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
