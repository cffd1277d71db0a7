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
    static let width = 640.0
    static let left = 16.0
    static let right = 16.0
    static let row = 104.0
    static let top = 24.0
    static let bottom = 40.0
    static let radius = 4.0
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

  var chart: Chart {
    let height = Size.top + Double(report.ranking.count) * Size.row + Size.bottom
    let rows = report.ranking.enumerated().map { row($1, Size.top + Double($0) * Size.row) }
    return Chart(
      name: "dots", title: "Fifty dots for each cart", description: description,
      width: Size.width, height: height, body: "\(rows)\(axis(y: height - Size.bottom))")
  }

  private var description: String {
    "Each dot stands for two of a hundred seasons, at the day on which they are over; dots of one "
      + "day are stacked. Seasons that are not done in time have no dot: "
      + report.ranking.map { group in
        let missing = quantiles(group).count { !$0.isFinite }
        return "\(report.name(ofGroup: group)) \(missing) of \(Self.dots)"
      }.joined(separator: ", ") + "."
  }

  private func row(_ group: Int, _ top: Double) -> HTML {
    let base = top + Size.row - 16
    var stacks: [Int: Int] = [:]
    var dots = HTML.empty
    for days in quantiles(group) where days.isFinite {
      // Dots of one width of a dot stand on each other.
      let column = Int((x(days) / (2 * Size.radius)).rounded(.down))
      let height = stacks[column, default: 0]
      stacks[column] = height + 1
      let across = (Double(column) + 0.5) * 2 * Size.radius
      let up = base - Size.radius - Double(height) * 2 * Size.radius
      dots += "<circle class=\"dot\" cx=\"\(svg(across))\" cy=\"\(svg(up))\" r=\"3.4\"/>"
    }
    return """
      <text class="name" x="\(svg(Size.left))" y="\(svg(top + 14))">\
      \(report.name(ofGroup: group))</text>
      <line class="grid" x1="\(svg(Size.left))" x2="\(svg(Size.width - Size.right))" \
      y1="\(svg(base))" y2="\(svg(base))"/>\(dots)

      """
  }

  private func axis(y: Double) -> HTML {
    let step = max(1, ((lastDay - firstDay) / 6).rounded(.up))
    let labels = stride(from: firstDay, through: lastDay, by: step).map { day -> HTML in
      let date = report.results.input.days.start.adding(days: Int(day))
      let at = min(max(x(day), 32), Size.width - 32)
      return
        "<text class=\"label middle\" x=\"\(svg(at))\" y=\"\(svg(y + 18))\">\(date.text)</text>\n"
    }
    return "\(labels)"
  }
}
