import AirCart
import AirCartSimulation
import Foundation

/// The report of a simulated season as a page: `report.html` and the charts beside it.
package struct SeasonHTMLPage: Sendable {
  private let report: SeasonReport
  private let variation: SeasonVariation?
  private let run: RunDescription
  private let sections: [any PageSection]

  /// The path in a season's folder.
  package static let path = "report.html"

  /// Prepares the report of a season.
  package init(
    _ report: SeasonReport, variation: SeasonVariation?, trace: SeasonTrace?,
    _ run: RunDescription
  ) {
    self.report = report
    self.variation = variation
    self.run = run
    let all: [(any PageSection)?] = [
      SeasonDaysSection(report), SeasonDotsSection(report), SeasonHoursSection(report),
      SeasonTimelineSection(trace), SeasonTableSection(report, variation),
    ]
    sections = all.compactMap { $0 }
  }

  /// The charts of the page, each to be written in both schemes.
  package var charts: [Chart] { sections.flatMap(\.charts) }

  /// A chart as a file of its own, with the colours of a scheme.
  package static func text(of chart: Chart, _ scheme: ColorTokens.Scheme) -> String {
    let style = ColorTokens(scheme).resolved(String(describing: PageAssets.seasonCSS))
    return chart.text(scheme).replacingOccurrences(of: "</style>", with: style + "</style>")
  }

  /// The text of the page.
  package var text: String {
    PageDocument(
      title: report.title,
      styles: [
        PageAssets.tokensCSS, PageAssets.scalesCSS, PageAssets.baseCSS, PageAssets.chartCSS,
        PageAssets.reportCSS, PageAssets.seasonCSS,
      ], scripts: [PageAssets.elementsJS, PageAssets.seasonJS], data: data, body: body
    ).text
  }

  private var body: HTML {
    let answers = (report.answerSentences + report.differenceSentences).map { sentence -> HTML in
      "<p>\(sentence)</p>\n"
    }
    let warnings = report.warnings.map { warning -> HTML in
      "<p class=\"caption\">Uncertain: \(warning)</p>\n"
    }
    let links = sections.map { section -> HTML in
      "<li><a href=\"#\(section.id)\">\(section.title)</a></li>"
    }
    let parts = sections.map { section -> HTML in
      """
      <section class="card" id="\(section.id)" aria-labelledby="\(section.id)-title">
      <h2 id="\(section.id)-title">\(section.title)</h2>
      \(section.body)</section>

      """
    }
    return """
      <a class="skip" href="#days">Skip to the days</a>
      <header class="top"><p class="caption">AirCart report</p><h1>\(HTML.name(report.title))</h1>\
      </header>
      <nav class="card contents" aria-label="Contents"><ul>\(links)</ul></nav>
      <main class="stack season">
      <section class="card" aria-label="Answer">\(answers)\(warnings)</section>
      \(parts)</main>
      <footer class="caption"><p>\(report.sizeSentence) aircart \(run.version).</p></footer>
      """
  }

  /// What the script reads: how many seasons of each cart are over by each day.
  private var data: String {
    let days = report.results.input.days
    let chart = SeasonDaysChart(report)
    let carts = report.ranking.map { group -> JSONValue in
      let values = report.outcome(ofGroup: group).sample.values(.days)
      let done = (0...days.count).map { day in values.count { $0 <= Double(day) } }
      return [
        "name": .string(report.name(ofGroup: group)),
        "done": .array(done.map { .integer($0) }),
      ]
    }
    let positions = (0...days.count).map { day -> JSONValue in
      .number(chart.map { ($0.x(Double(day)) * 100).rounded() / 100 } ?? 0)
    }
    let dates = (0...days.count).map { days.start.adding(days: $0 - 1).text }
    let value: JSONValue = [
      "replications": .integer(report.results.replicationCount),
      "carts": .array(carts), "x": .array(positions),
      "dates": .array(dates.map { .string($0) }),
      "last": .number(chart?.lastDay ?? Double(days.count)),
    ]
    return value.text(.compact)
  }
}

// MARK: - Sections

private struct SeasonDaysSection: PageSection {
  let id = "days"
  let title = "When each cart is done"
  let report: SeasonReport
  let chart: Chart

  init?(_ report: SeasonReport) {
    guard let chart = SeasonDaysChart(report)?.chart else { return nil }
    self.report = report
    self.chart = chart
  }

  var charts: [Chart] { [chart] }

  var body: HTML {
    let count = report.results.input.days.count
    return """
      <figure>\(chart.inline)<figcaption class="caption">The further left a line, the sooner its \
      cart is done; the steeper, the surer.</figcaption></figure>
      <div class="control" id="control" hidden><label for="threshold">Done by <output \
      id="date" for="threshold"></output></label>
      <input type="range" id="threshold" min="1" max="\(count)" step="1" \
      value="\(Int(report.startDay))"></div>
      <ul id="frequencies" aria-live="polite"></ul>
      <details><summary>Table</summary>\
      \(HTML.table(report.dateTable, caption: "How likely each cart is done"))</details>

      """
  }
}

private struct SeasonDotsSection: PageSection {
  let id = "dots"
  let title = "Fifty dots for each cart"
  let chart: Chart

  init?(_ report: SeasonReport) {
    guard let chart = SeasonDotsChart(report)?.chart else { return nil }
    self.chart = chart
  }

  var charts: [Chart] { [chart] }

  var body: HTML {
    """
    <figure>\(chart.inline)<figcaption class="caption">Each dot is two of a hundred seasons. Count \
    the dots to the right of a date: so often is the cart later.</figcaption></figure>

    """
  }
}

private struct SeasonHoursSection: PageSection {
  let id = "hours"
  let title = "Hours"
  let report: SeasonReport
  let chart: Chart

  init?(_ report: SeasonReport) {
    guard let chart = SeasonHoursChart(report)?.chart else { return nil }
    self.report = report
    self.chart = chart
  }

  var charts: [Chart] { [chart] }

  var body: HTML {
    """
    <figure>\(chart.inline)<figcaption class="caption">Means over all seasons.</figcaption></figure>
    <details><summary>Table</summary>\
    \(HTML.table(report.hoursTable, caption: "Mean hours"))</details>

    """
  }
}

private struct SeasonTimelineSection: PageSection {
  let id = "timeline"
  let title = "One season, day by day"
  let trace: SeasonTrace
  let chart: Chart

  init?(_ trace: SeasonTrace?) {
    guard let trace, let chart = SeasonTimelineChart(trace)?.chart else { return nil }
    self.trace = trace
    self.chart = chart
  }

  var charts: [Chart] { [chart] }

  var body: HTML {
    """
    <p>\(chart.title).</p>
    <div class="control" id="day-control" hidden><label for="day">Show</label>
    <select id="day"><option value="">every day</option></select></div>
    <figure>\(chart.inline)<figcaption class="caption">The same season for every cart; \
    --replication and --trace write any other.</figcaption></figure>

    """
  }
}

private struct SeasonTableSection: PageSection {
  let id = "tables"
  let title = "Tables"
  let report: SeasonReport
  let variation: SeasonVariation?

  init(_ report: SeasonReport, _ variation: SeasonVariation?) {
    self.report = report
    self.variation = variation
  }

  var body: HTML {
    var tables: [(String, ResultTable)] = [
      ("Days to finish", report.daysTable),
      ("Differences in the same seasons", report.differenceTable),
      ("Tanks that run out before the planned stop", report.riskTable),
    ]
    if let costs = report.costTable { tables.append(("Costs and lateness", costs)) }
    if let products = report.productTable { tables.append(("Products", products)) }
    if let variation {
      tables += SeasonVariation.figures.map {
        ("\($0.title), by \(variation.title)", variation.matrix($0))
      }
    }
    tables.append(("What was assumed", report.assumptionTable))
    let parts = tables.map { title, table -> HTML in
      "<h3>\(title)</h3>\(HTML.table(table, caption: title))\n"
    }
    return "\(parts)"
  }
}
