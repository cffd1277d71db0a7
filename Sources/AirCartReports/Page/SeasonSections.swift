import AirCart
import AirCartDocuments
import AirCartSimulation

// The sections of a season's report, each with its chart and the table of the same figures.

/// A chart, and beside it the table of the same figures or what chooses among them.
struct SeasonChartSection: PageSection {
  let id: String
  let title: String
  let chart: Chart
  let caption: HTML
  let side: HTML

  var charts: [Chart] { [chart] }

  var body: HTML {
    """
    <div class="split"><figure>\(chart.inline)<figcaption class="caption">\(caption)</figcaption>\
    </figure>
    \(side)</div>

    """
  }
}

extension SeasonChartSection {
  static func days(_ report: SeasonReport) -> Self? {
    let side: HTML = """
      <div><div class="control" id="control" hidden><label for="threshold">Done by <output \
      id="date" for="threshold"></output></label>
      <input type="range" id="threshold" min="1" max="\(report.results.input.days.count)" step="1" \
      value="\(Int(report.startDay))"></div>
      <ul class="notes" id="frequencies" aria-live="polite"></ul>
      \(HTML.table(report.dateTable, caption: "How likely each cart is done"))</div>
      """
    return SeasonDaysChart(report).map {
      Self(
        id: "days", title: "When each cart is done", chart: $0.chart,
        caption:
          "The further left a line, the sooner its cart is done; the steeper, the surer.",
        side: side)
    }
  }

  static func dots(_ report: SeasonReport) -> Self? {
    // What the sign before a mean says.
    let note: HTML = report.censoringSentence.map { "<p class=\"caption\">\($0)</p>" } ?? ""
    return SeasonDotsChart(report).map {
      Self(
        id: "dots", title: "Fifty dots for each cart", chart: $0.chart,
        caption: """
          Each dot is two of a hundred seasons. Count the dots to the right of a date: so often is \
          the cart later.
          """,
        side: "<div>\(HTML.table(report.daysTable, caption: "Days to finish"))\(note)</div>")
    }
  }

  static func hours(_ report: SeasonReport) -> Self? {
    SeasonHoursChart(report).map {
      Self(
        id: "hours", title: "Hours", chart: $0.chart, caption: "Means over all seasons.",
        side: "<div>\(HTML.table(report.hoursTable, caption: "Mean hours"))</div>")
    }
  }

  static func timeline(_ trace: SeasonTrace?) -> Self? {
    SeasonTimelineChart(trace).map {
      Self(
        id: "timeline", title: "One season, day by day", chart: $0.chart,
        caption: """
          \($0.chart.title). Every cart has the same weather; --replication and --trace write any \
          other season.
          """,
        side: """
          <div class="control" id="day-control" hidden><div class="field"><label for="day">Day</label>
          <select id="day"><option value="">every day</option></select></div>
          <div id="day-work"></div></div>
          """)
    }
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
    if let worth = report.worthTable { tables.append((report.worthHeading, worth)) }
    if let help = report.helpTable { tables.append((report.helpHeading, help)) }
    if let costs = report.costTable { tables.append((report.costHeading, costs)) }
    tables.append(("Loads of trucks", report.haulTable))
    if let fit = report.fitTable { tables.append((SeasonReport.fitHeading, fit)) }
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
      case "whatHelps": return "--what-helps"
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
