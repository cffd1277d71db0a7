import AirCartSimulation

/// When each cart is done: the share of seasons that are over by a day.
struct SeasonDaysChart {
  private let report: SeasonReport
  private let groups: [Int]

  /// The most carts that lines can tell apart.
  private static let limit = 4

  /// `nil` where no cart can be loaded.
  init?(_ report: SeasonReport) {
    groups = Array(report.ranking.prefix(Self.limit))
    self.report = report
    guard !groups.isEmpty else { return nil }
  }

  private enum Size {
    static let width = 420.0
    static let left = 52.0
    static let right = 16.0
    static let plot = 220.0
    static let bottom = 32.0
    static let key = 20.0
  }

  /// Where the plot begins: below the names of the lines and the axis.
  private var top: Double { 36 + Double(groups.count) * Size.key }

  private var base: Double { top + Size.plot }

  /// The days across: from none to the last one on which a season ended, or all of them.
  var lastDay: Double {
    let days = groups.flatMap { report.outcome(ofGroup: $0).sample.values(.days) }
    let finite = days.filter(\.isFinite)
    let all = Double(report.results.input.days.count)
    return finite.count == days.count ? min(all, (finite.max() ?? all).rounded(.up)) : all
  }

  func x(_ days: Double) -> Double {
    Size.left + days / lastDay * (Size.width - Size.left - Size.right)
  }

  private func y(_ share: Double) -> Double {
    base - share * Size.plot
  }

  var chart: Chart {
    Chart(
      name: "days", title: "When each cart is done", description: description, width: Size.width,
      height: base + Size.bottom,
      body: "\(axes)\(groups.enumerated().map { curve($1, place: $0) })\(threshold)")
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
    let shares = [0, 0.25, 0.5, 0.75, 1].map { share -> HTML in
      """
      <line class="grid" x1="\(svg(Size.left))" x2="\(svg(Size.width - Size.right))" \
      y1="\(svg(y(share)))" y2="\(svg(y(share)))"/>\
      <text class="label end" x="\(svg(Size.left - 6))" y="\(svg(y(share) + 4))">\
      \(report.rounded(share * 100, 0)) %</text>

      """
    }
    return """
      \(dates)\(shares)\
      <text class="label" x="4" y="\(svg(top - 16))">Seasons that are over by …</text>

      """
  }

  private var dates: [HTML] {
    let step = max(1, (lastDay / 5).rounded(.up))
    return stride(from: 0, through: lastDay, by: step).map { day -> HTML in
      let date = report.results.input.days.start.adding(days: Int(day))
      let at = min(x(day), Size.width - 28)
      return """
        <text class="label middle" x="\(svg(at))" y="\(svg(base + 20))">\(date.text)</text>

        """
    }
  }

  /// A line that rises with every season's end, and its name with a piece of it above the plot.
  private func curve(_ group: Int, place: Int) -> HTML {
    let key = 16 + Double(place) * Size.key
    return """
      <path class="line line-\(place)" d="\(path(group))"/>\
      <path class="line line-\(place)" d="M4 \(svg(key))h28"/>\
      <text class="name" x="40" y="\(svg(key + 4))">\(report.name(ofGroup: group).clipped(to: 40))</text>

      """
  }

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

  /// The day that the page's control moves.
  private var threshold: HTML {
    let day = min(lastDay, report.startDay)
    return """
      <line class="threshold" x1="\(svg(x(day)))" x2="\(svg(x(day)))" y1="\(svg(top))" \
      y2="\(svg(base))"/>

      """
  }
}

extension SeasonReport {
  /// The day at which the threshold begins: that which half of the seasons of the first cart keep.
  var startDay: Double {
    guard let best = ranking.first else { return 1 }
    let half = outcome(ofGroup: best).quantile(0.5, .days).value
    return half.isFinite ? half.rounded(.up) : Double(results.input.days.count)
  }
}
