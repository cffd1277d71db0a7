import AirCart
import AirCartDocuments
import AirCartSimulation

// The sections of a season's report, each with its chart and the table of the same figures.

struct SeasonDaysSection: PageSection {
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
      <div class="split"><figure>\(chart.inline)<figcaption class="caption">The further left a line, \
      the sooner its cart is done; the steeper, the surer.</figcaption></figure>
      <div><div class="control" id="control" hidden><label for="threshold">Done by <output \
      id="date" for="threshold"></output></label>
      <input type="range" id="threshold" min="1" max="\(count)" step="1" \
      value="\(Int(report.startDay))"></div>
      <ul class="notes" id="frequencies" aria-live="polite"></ul>
      \(HTML.table(report.dateTable, caption: "How likely each cart is done"))</div></div>

      """
  }
}

struct SeasonDotsSection: PageSection {
  let id = "dots"
  let title = "Fifty dots for each cart"
  let report: SeasonReport
  let chart: Chart

  init?(_ report: SeasonReport) {
    guard let chart = SeasonDotsChart(report)?.chart else { return nil }
    self.report = report
    self.chart = chart
  }

  var charts: [Chart] { [chart] }

  /// What the sign before a mean says.
  private var note: HTML {
    report.censoringSentence.map { "<p class=\"caption\">\($0)</p>" } ?? ""
  }

  var body: HTML {
    """
    <div class="split"><figure>\(chart.inline)<figcaption class="caption">Each dot is two of a \
    hundred seasons. Count the dots to the right of a date: so often is the cart later.\
    </figcaption></figure>
    <div>\(HTML.table(report.daysTable, caption: "Days to finish"))\(note)</div></div>

    """
  }
}

struct SeasonHoursSection: PageSection {
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
    <div class="split"><figure>\(chart.inline)<figcaption class="caption">Means over all seasons.\
    </figcaption></figure>
    <div>\(HTML.table(report.hoursTable, caption: "Mean hours"))</div></div>

    """
  }
}

struct SeasonTimelineSection: PageSection {
  let id = "timeline"
  let title = "One season, day by day"
  let chart: Chart

  init?(_ trace: SeasonTrace?) {
    guard let chart = SeasonTimelineChart(trace)?.chart else { return nil }
    self.chart = chart
  }

  var charts: [Chart] { [chart] }

  var body: HTML {
    """
    <div class="split"><figure>\(chart.inline)<figcaption class="caption">\(chart.title). Every \
    cart has the same weather; --replication and --trace write any other season.</figcaption></figure>
    <div class="control" id="day-control" hidden><div class="field"><label for="day">Day</label>
    <select id="day"><option value="">every day</option></select></div>
    <div id="day-work"></div></div></div>

    """
  }
}

struct SeasonTableSection: PageSection {
  let id = "tables"
  let title = "Tables"
  let report: SeasonReport
  let variation: SeasonVariation?

  init(_ report: SeasonReport, _ variation: SeasonVariation?) {
    self.report = report
    self.variation = variation
  }

  private var tables: [(String, ResultTable)] {
    var tables = [
      ("Differences in the same seasons", report.differenceTable),
      ("Tanks that run out before the planned stop", report.riskTable),
    ]
    if let costs = report.costTable { tables.append(("Costs and lateness", costs)) }
    if let products = report.productTable { tables.append(("Products", products)) }
    guard let variation else { return tables }
    return tables
      + variation.figures.map {
        ("\($0.title), by \(variation.title)", variation.matrix($0))
      }
  }

  var body: HTML {
    let parts = tables.map { title, table -> HTML in
      "<h3>\(title)</h3>\(HTML.table(table, caption: title))\n"
    }
    return """
      \(parts)<h3>What was assumed</h3>
      <div class="prose">\(HTML.table(report.assumptionTable, caption: "What was assumed"))</div>

      """
  }
}

struct SeasonProvenanceSection: PageSection {
  let id = "provenance"
  let title = "Where this comes from"
  let report: SeasonReport
  let run: RunDescription

  var body: HTML {
    """
    <p>\(report.sizeSentence)</p>
    \(run.provenance)
    <h3>Make it again</h3>
    <p>The same farm, carts, options and version give the same files, byte for byte.</p>
    \(HTML.command(command))<p class="caption">manifest.json beside this file lists every file with its digest; season.csv, \
    quantiles.csv, trace.csv and matrices/*.csv hold the tables of this page.</p>

    """
  }

  /// The command with the options that change results; carts other than the farm's stand above it.
  private var command: String {
    let words = run.options.compactMap { option -> String? in
      let value = option.value.plainText
      switch option.name {
      case "replications", "seed": return isCertain ? nil : "--\(option.name) \(value)"
      case "certain": return isCertain ? "--certain" : nil
      case "untilHalfWidthDays": return "--until-halfwidth \(value)d"
      case "units": return "--units \(value)"
      case "vary": return "--vary \(value)=\(levels)"
      default: return nil
      }
    }
    let farm = run.inputs.first.map { $0.path == "<stdin>" ? "-" : ShellWord.quoted($0.path) }
    return (["aircart simulate", farm ?? "-"] + words).joined(separator: " ")
  }

  private var isCertain: Bool {
    run.options.contains { $0.name == "certain" && $0.value == .bool(true) }
  }

  private var levels: String {
    let values = run.options.first { $0.name == "values" }?.value.plainText ?? ""
    return values.replacing(", ", with: ",")
  }
}
