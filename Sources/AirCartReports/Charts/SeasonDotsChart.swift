import AirCartSimulation

/// Days to finish as fifty dots for each cart, each dot two seasons of a hundred.
///
/// Quantile dot plots (Kay and others, CHI 2016): probabilities that can be counted.
struct SeasonDotsChart {
  private let report: SeasonReport

  private static let dots = 50

  /// `nil` where no cart can be loaded.
  init?(_ report: SeasonReport) {
    self.report = report
    guard !report.ranking.isEmpty else { return nil }
  }

  private enum Size {
    static let width = 420.0
    static let left = 16.0
    static let right = 16.0
    static let bottom = 32.0
    static let dot = 8.0
  }

  private var lastDay: Double {
    let all = Double(report.results.input.days.count)
    let greatest = report.ranking.flatMap { quantiles($0) }.filter(\.isFinite).max() ?? all
    return min(all, greatest.rounded(.up) + 1)
  }

  private var firstDay: Double {
    let least = report.ranking.flatMap { quantiles($0) }.filter(\.isFinite).min() ?? 0
    return max(0, least.rounded(.down) - 1)
  }

  /// The middle of every fiftieth of the seasons.
  private func quantiles(_ group: Int) -> [Double] {
    let sorted = report.outcome(ofGroup: group).sample.values(.days).sorted()
    guard !sorted.isEmpty else { return [] }
    return (0..<Self.dots).map { dot in
      let share = (Double(dot) + 0.5) / Double(Self.dots)
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
      <text class="name" x="\(svg(Size.left))" y="\(svg(top + 18))">\
      \(report.name(ofGroup: group).clipped(to: 40))</text>\(late(group, y: top + 18))
      <line class="grid" x1="\(svg(Size.left))" x2="\(svg(Size.width - Size.right))" \
      y1="\(svg(base))" y2="\(svg(base))"/>\(dots)

      """
  }

  /// Seasons that are not done in time have no dot; their number is at the right.
  private func late(_ group: Int, y: Double) -> HTML? {
    let count = quantiles(group).count { !$0.isFinite }
    guard count > 0 else { return nil }
    return """
      <text class="label end" x="\(svg(Size.width - Size.right))" y="\(svg(y))">\
      \(count) of \(Self.dots) not done in time</text>
      """
  }

  private func axis(y: Double) -> HTML {
    let step = max(1, ((lastDay - firstDay) / 5).rounded(.up))
    let labels = stride(from: firstDay, through: lastDay, by: step).map { day -> HTML in
      let date = report.results.input.days.start.adding(days: Int(day))
      let at = min(max(x(day), 32), Size.width - 32)
      return
        "<text class=\"label middle\" x=\"\(svg(at))\" y=\"\(svg(y + 20))\">\(date.text)</text>\n"
    }
    return "\(labels)"
  }
}
