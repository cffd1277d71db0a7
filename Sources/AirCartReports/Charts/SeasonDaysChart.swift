import AirCartSimulation

/// When each cart is done: the share of seasons that are over by a day.
struct SeasonDaysChart {
  private let report: SeasonReport
  private let groups: [Int]
  /// The days across: from none to the last one on which a season ended, or all of them.
  let lastDay: Double

  /// The most carts that lines can tell apart.
  private static let limit = 4

  /// `nil` where no cart can be loaded.
  init?(_ report: SeasonReport) {
    groups = Array(report.ranking.prefix(Self.limit))
    self.report = report
    let days = groups.flatMap { report.outcome(ofGroup: $0).sample.values(.days) }
    let all = Double(report.results.input.days.count)
    lastDay = days.allSatisfy(\.isFinite) ? min(all, (days.max() ?? all).rounded(.up)) : all
    guard !groups.isEmpty else { return nil }
  }

  private enum Size {
    static let width = 420.0
    static let left = 52.0
    static let right = 16.0
    static let top = 28.0
    static let plot = 260.0
    static let bottom = 36.0
    /// Between a line and its name, and about the width of a letter of a name.
    static let gap = 18.0
    static let letter = 7.5
  }

  private var base: Double { Size.top + Size.plot }

  func x(_ days: Double) -> Double {
    Size.left + days / lastDay * (Size.width - Size.left - Size.right)
  }

  private func y(_ share: Double) -> Double { base - share * Size.plot }

  var chart: Chart {
    let curves = groups.enumerated().map { place, group -> HTML in
      "<path class=\"line line-\(place)\" d=\"\(path(group))\"/>\n"
    }
    return Chart(
      name: "days", title: "When each cart is done", description: description, width: Size.width,
      height: base + Size.bottom, body: "\(axes)\(curves)\(thresholds)\(labels)")
  }

  private var description: String {
    let lines = groups.map { group in
      let own = report.outcome(ofGroup: group)
      return "\(report.name(ofGroup: group)): half of the seasons within "
        + "\(report.text(ofDays: own.quantile(0.5, .days).value)) days, nine of ten within "
        + "\(report.text(ofDays: own.quantile(0.9, .days).value))"
    }
    return "The share of seasons that are over within a number of days. "
      + lines.joined(separator: "; ") + "."
  }

  private var axes: HTML {
    let shares = [0, 0.25, 0.5, 0.75, 1].map { share in
      HTML.rule(y: y(share), from: Size.left, to: Size.width - Size.right)
        + .label("\(report.rounded(share * 100, 0)) %", "end", x: Size.left - 6, y: y(share) + 4)
    }
    return "\(dates)\(shares)\(HTML.label("Seasons that are over by …", x: 4, y: Size.top - 14))\n"
  }

  private var dates: [HTML] {
    let step = max(1, (lastDay / 5).rounded(.up))
    return stride(from: 0, through: lastDay, by: step).map { day in
      let date = report.results.input.days.start.adding(days: Int(day))
      return .label(date.text, "middle", x: min(x(day), Size.width - 28), y: base + 25)
    }
  }

  /// The name of every line, beside it: that of the first before it, high up, the others after it,
  /// each below the last, so that lines close to each other can be told apart.
  private var labels: [HTML] {
    let heights = [0.88, 0.65, 0.42, 0.2]
    return groups.enumerated().map { place, group in
      let reached = report.outcome(ofGroup: group).finishProbability.value
      let share = min(heights[place], reached)
      let own = crossing(share, group)
      let all = groups.map { crossing(share, $0) }
      let name = report.name(ofGroup: group).clipped(to: 24)
      let after = (all.max() ?? own) + Size.gap
      let isBefore =
        place == 0 || after + Double(name.count) * Size.letter > Size.width - Size.right
      let end = isBefore ? (all.min() ?? own) - Size.gap : after
      return """
        <path class="line line-\(place) leader" d="M\(svg(own)) \(svg(y(share)))H\(svg(end))"/>\
        \(HTML.text(
          name, isBefore ? "name end" : "name", x: end + (isBefore ? -4 : 4), y: y(share) + 4))

        """
    }
  }

  /// Where a line reaches a share of the seasons; the right end where it does not.
  private func crossing(_ share: Double, _ group: Int) -> Double {
    let days = report.outcome(ofGroup: group).quantile(share, .days).value
    return x(min(lastDay, days))
  }

  /// A line that rises with every season's end.
  private func path(_ group: Int) -> String {
    let own = report.outcome(ofGroup: group)
    let sorted = own.sample.values(.days).filter(\.isFinite).sorted()
    let count = Double(max(1, own.sample.count))
    var path = "M\(svg(x(0))) \(svg(y(0)))"
    var last = ""
    for (index, days) in sorted.enumerated() {
      // Seasons that a drawing cannot tell apart make one step.
      let across = svg((x(days) * 2).rounded(.toNearestOrEven) / 2)
      if across == last, let cut = path.lastIndex(of: "V") { path = String(path[..<cut]) }
      path += (across == last ? "" : "H\(across)") + "V\(svg(y(Double(index + 1) / count)))"
      last = across
    }
    return path + "H\(svg(Size.width - Size.right))"
  }

  /// The heights of so many years of ten, from none to all.
  var heights: [Double] { (0...10).map { y(Double($0) / 10) } }

  /// The day and the share that the page's controls move.
  private var thresholds: HTML {
    let day = x(min(lastDay, report.startDay))
    let share = y(Double(SeasonReport.startYears) / 10)
    return """
      <line class="threshold" id="at-day" x1="\(svg(day))" x2="\(svg(day))" \
      y1="\(svg(Size.top))" y2="\(svg(base))"/>
      <line class="threshold" id="at-share" x1="\(svg(Size.left))" \
      x2="\(svg(Size.width - Size.right))" y1="\(svg(share))" y2="\(svg(share))"/>

      """
  }
}

extension SeasonReport {
  /// The years of ten at which the page begins.
  static let startYears = SeasonDecision.usualYears

  /// The day at which the threshold begins: that which half of the seasons of the first cart keep.
  var startDay: Double {
    guard let best = ranking.first else { return 1 }
    let half = outcome(ofGroup: best).quantile(0.5, .days).value
    return half.isFinite ? half.rounded(.up) : Double(results.input.days.count)
  }
}
