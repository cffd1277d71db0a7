import AirCartSimulation

/// When each cart is done: the share of seasons that are over by a day.
struct SeasonDaysChart {
  private let report: SeasonReport
  private let groups: [Int]

  /// The most carts that lines can tell apart.
  private static let limit = 8

  /// `nil` where no cart can be loaded.
  init?(_ report: SeasonReport) {
    groups = Array(report.ranking.prefix(Self.limit))
    self.report = report
    guard !groups.isEmpty else { return nil }
  }

  enum Size {
    static let width = 640.0
    static let height = 320.0
    static let left = 52.0
    static let right = 16.0
    static let top = 40.0
    static let bottom = 48.0
  }

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
    Size.height - Size.bottom - share * (Size.height - Size.bottom - Size.top)
  }

  var chart: Chart {
    Chart(
      name: "days", title: "When each cart is done", description: description, width: Size.width,
      height: Size.height,
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
    let base = Size.height - Size.bottom
    let step = max(1, (lastDay / 6).rounded(.up))
    let days = stride(from: 0, through: lastDay, by: step).map { day -> HTML in
      let date = report.results.input.days.start.adding(days: Int(day))
      return """
        <text class="label middle" x="\(svg(x(day)))" y="\(svg(base + 18))">\(date.text)</text>

        """
    }
    let shares = [0, 0.25, 0.5, 0.75, 1].map { share -> HTML in
      """
      <line class="grid" x1="\(svg(Size.left))" x2="\(svg(Size.width - Size.right))" \
      y1="\(svg(y(share)))" y2="\(svg(y(share)))"/>\
      <text class="label end" x="\(svg(Size.left - 6))" y="\(svg(y(share) + 4))">\
      \(report.rounded(share * 100, 0)) %</text>

      """
    }
    return """
      \(days)\(shares)<text class="label" x="4" y="16">Seasons that are over by …</text>

      """
  }

  /// A step at every season's end.
  private func curve(_ group: Int, place: Int) -> HTML {
    let own = report.outcome(ofGroup: group)
    let sorted = own.sample.values(.days).filter(\.isFinite).sorted()
    let count = Double(max(1, own.sample.count))
    var path = "M\(svg(x(0))) \(svg(y(0)))"
    var last = ""
    for (index, days) in sorted.enumerated() {
      let (across, up) = (svg(x(days)), svg(y(Double(index + 1) / count)))
      // Seasons that a drawing cannot tell apart make one step.
      if across == last, let cut = path.lastIndex(of: "V") { path = String(path[..<cut]) }
      path += (across == last ? "" : "H\(across)") + "V\(up)"
      last = across
    }
    path += "H\(svg(Size.width - Size.right))"
    let middle = own.quantile(0.2 + 0.12 * Double(place), .days).value
    let at = middle.isFinite ? middle : lastDay / 2
    let share = min(0.95, 0.2 + 0.12 * Double(place))
    return """
      <path class="line line-\(place % 4)" d="\(path)"/>\
      <text class="name" x="\(svg(x(at) + 6))" y="\(svg(y(share) + 14))">\
      \(report.name(ofGroup: group))</text>

      """
  }

  /// The day that the page's control moves.
  private var threshold: HTML {
    let day = min(lastDay, report.startDay)
    return """
      <line class="threshold" x1="\(svg(x(day)))" x2="\(svg(x(day)))" y1="\(svg(Size.top))" \
      y2="\(svg(Size.height - Size.bottom))"/>

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
