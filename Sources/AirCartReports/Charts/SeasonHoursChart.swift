import AirCartSimulation

/// The mean hours of a season by what they were spent on, one bar for each cart.
struct SeasonHoursChart {
  private let report: SeasonReport

  /// `nil` where no cart can be loaded.
  init?(_ report: SeasonReport) {
    self.report = report
    guard !report.ranking.isEmpty else { return nil }
  }

  private enum Size {
    static let width = 420.0
    static let left = 16.0
    static let right = 16.0
    static let top = 40.0
    static let row = 52.0
    static let bar = 20.0
  }

  /// What the hours are, in the order of the bars.
  static let parts: [(activity: SeasonActivity, metric: SeasonMetric)] = [
    (.seeding, .seedingHours), (.filling, .fillingHours), (.waiting, .waitingHours),
    (.moving, .movingHours), (.wet, .wetHours),
  ]

  private func hours(_ group: Int) -> [Double] {
    Self.parts.map { report.outcome(ofGroup: group).mean($0.metric).value }
  }

  private var most: Double {
    report.ranking.map { hours($0).reduce(0, +) }.max().map { max(1e-9, $0) } ?? 1
  }

  var chart: Chart {
    let height = Size.top + Double(report.ranking.count) * Size.row + 8
    let bars = report.ranking.enumerated().map { bar($1, Size.top + Double($0) * Size.row) }
    return Chart(
      name: "hours", title: "Mean hours of a season", description: description,
      width: Size.width, height: height, body: "\(SeasonLegend.html(width: Size.width))\(bars)")
  }

  private var description: String {
    report.ranking.map { group in
      let parts = zip(Self.parts, hours(group)).map { part, hours in
        "\(report.rounded(hours, 1)) h \(part.activity.name)"
      }
      return "\(report.name(ofGroup: group)): " + parts.joined(separator: ", ")
    }.joined(separator: "; ") + "."
  }

  private func bar(_ group: Int, _ top: Double) -> HTML {
    let scale = (Size.width - Size.left - Size.right) / most
    var across = Size.left
    var parts = HTML.empty
    for (part, hours) in zip(Self.parts, hours(group)) where hours > 0 {
      let width = hours * scale
      parts += """
        <rect class="\(part.activity.name)" x="\(svg(across))" y="\(svg(top + 18))" \
        width="\(svg(width))" height="\(svg(Size.bar))"/>
        """
      if width > 32 {
        parts += """
          <text class="value on-\(part.activity.name)" x="\(svg(across + width / 2))" y="\(svg(top + 32))">\
          \(report.rounded(hours, 0)) h</text>
          """
      }
      across += width
    }
    return """
      <text class="name" x="\(svg(Size.left))" y="\(svg(top + 12))">\
      \(report.name(ofGroup: group).clipped(to: 40))</text>\(parts)

      """
  }
}

/// The activities with their colours, in one row.
enum SeasonLegend {
  static func html(width: Double) -> HTML {
    let step = (width - 32) / Double(SeasonActivity.ofHours.count)
    let items = SeasonActivity.ofHours.enumerated().map { place, activity -> HTML in
      let x = 16 + Double(place) * step
      return """
        <rect class="\(activity.name)" x="\(svg(x))" y="12" width="14" height="14"/>\
        <text class="label" x="\(svg(x + 20))" y="24">\(activity.name)</text>

        """
    }
    return "\(items)"
  }
}
