import AirCart
import AirCartDocuments
import AirCartSimulation

/// One season day by day: a row for each day, the hours of work across.
struct SeasonTimelineChart {
  private let trace: SeasonTrace

  /// `nil` where nothing happened.
  init?(_ trace: SeasonTrace?) {
    guard let trace, !trace.records.isEmpty else { return nil }
    self.trace = trace
  }

  private enum Size {
    static let width = 420.0
    static let left = 60.0
    static let right = 20.0
    static let top = 60.0
    static let row = 22.0
    static let bar = 16.0
  }

  private var days: SeasonDays { trace.season.input.days }

  /// The days on which something happened, from the first to the last.
  private var dayCount: Int {
    let end = trace.records.map(\.begin).max() ?? 0
    return Int(end / 86_400) + 1
  }

  private func x(_ time: Double, day: Int) -> Double {
    let share = (time - days.beginning(ofDay: day)) / days.secondsPerDay
    return Size.left + min(1, max(0, share)) * (Size.width - Size.left - Size.right)
  }

  var chart: Chart {
    let parts = SeasonReport.hourParts(trace.season.input)
    let rows = (0..<dayCount).map(row)
    return Chart(
      name: "timeline",
      title: "Season \(trace.replication) with \(trace.season.cart.name), day by day",
      description: description, width: Size.width,
      height: Size.top + Double(dayCount) * Size.row + 8,
      body: "\(StackedBars.legend(parts, width: Size.width))\(hours)\(rows)")
  }

  private var description: String {
    let activities = SeasonReport.hourActivities(trace.season.input)
    let seconds = activities.map { activity in
      trace.records.filter { $0.activity == activity }.reduce(0) { $0 + $1.end - $1.begin }
    }
    let parts = zip(activities, seconds).map { activity, seconds in
      "\(fixed(seconds / 3_600, 1)) h \(activity.name)"
    }
    return "\(dayCount) days: " + parts.joined(separator: ", ") + "."
  }

  private var hours: HTML {
    let step = max(1, (days.hoursPerDay / 6).rounded(.up))
    let labels = stride(from: 0, through: days.hoursPerDay, by: step).map { hour in
      let time = days.beginning(ofDay: 0) + hour * 3_600
      let clock = String(SeasonTrace.clock(time).prefix(5))
      return HTML.label(clock, "middle", x: x(time, day: 0), y: Size.top - 6)
    }
    return "\(labels)"
  }

  private func row(_ day: Int) -> HTML {
    let top = Size.top + Double(day) * Size.row
    let own = trace.records.filter {
      Int($0.begin / 86_400) == day && SeasonActivity.ofHours.contains($0.activity)
    }
    let bars = own.map { record in
      let (from, to) = (x(record.begin, day: day), x(record.end, day: day))
      return HTML.rect(record.activity.name, (from, top), (max(0.4, to - from), Size.bar))
    }
    let date = days.start.adding(days: day).text
    return """
      <g class="day" id="day-\(day)">\
      \(HTML.label(date, "end", x: Size.left - 6, y: top + 13))\(bars)</g>

      """
  }
}
