import AirCartDocuments
import AirCartSimulation

// The sections of a season's report, each with its chart and the table of the same figures.

/// A chart with what is said of it, and beside it what chooses among its figures.
struct SeasonChartSection: PageSection {
  let id: String
  let title: String
  let chart: Chart
  let caption: HTML
  var side: HTML = .empty

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
      <div class="control" id="control" hidden><div><label for="threshold">Done by <output \
      id="date" for="threshold"></output></label>
      <input type="range" id="threshold" min="1" max="\(report.results.input.days.count)" step="1" \
      value="\(Int(report.startDay))">
      <ul class="notes" id="frequencies" aria-live="polite"></ul></div>
      <div><label for="years">In <output id="share" for="years"></output> years of 10</label>
      <input type="range" id="years" min="1" max="10" step="1" value="\(SeasonReport.startYears)">
      <ul class="notes" id="dates" aria-live="polite"></ul></div></div>
      """
    return SeasonDaysChart(report).map {
      Self(
        id: "days", title: "When each cart is done", chart: $0.chart,
        caption: "Further left is earlier; steeper is more certain.", side: side)
    }
  }

  static func costs(_ report: SeasonReport) -> Self? {
    report.costChart.map { chart in
      let worth = report.worthTable.map { table -> HTML in
        "<h3>\(report.worthHeading)</h3>\(HTML.table(table, caption: report.worthHeading))"
      }
      return Self(
        id: "costs", title: report.costHeading, chart: chart,
        caption: "Means over all seasons. What nobody stated a price for is left out.",
        side: "<div>\(worth)</div>")
    }
  }

  static func hangs(_ report: SeasonReport) -> Self? {
    SeasonHangsChart(report).map {
      let sentences = report.hangsSentences.map { sentence -> HTML in "<p>\(sentence)</p>\n" }
      let table = report.hangsShortTable.map { HTML.table($0, caption: SeasonReport.hangsHeading) }
      return Self(
        id: "hangs", title: SeasonReport.hangsHeading, chart: $0.chart,
        caption: "\(report.hangsNote)", side: "<div>\(sentences)\(table)</div>")
    }
  }

  static func help(_ report: SeasonReport) -> Self? {
    SeasonHelpChart(report).map {
      Self(
        id: "help", title: report.helpHeading, chart: $0.chart, caption: "\(report.helpNote)",
        side: report.helpTable.map { HTML.table($0, caption: report.helpHeading) } ?? .empty)
    }
  }

  static func dots(_ report: SeasonReport) -> Self? {
    SeasonDotsChart(report).map {
      Self(
        id: "dots", title: $0.title, chart: $0.chart,
        caption: """
          \($0.meaning). Count the dots to the right of a date: so often is the cart later.
          """)
    }
  }

  static func hours(_ report: SeasonReport) -> Self? {
    report.hoursChart.map {
      Self(id: "hours", title: "Hours", chart: $0, caption: "Means over all seasons.")
    }
  }

  static func timeline(_ trace: SeasonTrace?) -> Self? {
    SeasonTimelineChart(trace).map {
      Self(
        id: "timeline", title: "One season, day by day", chart: $0.chart,
        caption: """
          \($0.chart.title). Every cart has the same weather; <code>--replication</code> and \
          <code>--trace</code> write any other season.
          """,
        side: """
          <div class="control" id="day-control" hidden><div class="field"><label for="day">Day</label>
          <select id="day"><option value="">every day</option></select></div>
          <div id="day-work"></div></div>
          """)
    }
  }
}

/// The figures along what is varied, and what each step is worth.
struct SeasonVariationSection: PageSection {
  let id = "variation"
  let title: String
  let charts: [Chart]
  private let sentences: [String]
  private let hasIntervals: Bool

  /// `nil` where nothing was varied, or nothing can be drawn.
  init?(_ report: SeasonReport, _ variation: SeasonVariation?) {
    guard let variation else { return nil }
    charts = variation.drawnFigures.compactMap {
      SeasonVariationChart($0, variation, report)?.chart
    }
    guard !charts.isEmpty else { return nil }
    title = "By \(variation.title)"
    sentences = variation.sentences(report)
    hasIntervals = report.hasIntervals
  }

  private var caption: HTML? {
    guard hasIntervals else { return nil }
    return """
      <p class="caption">The bars are 95 % intervals. All carts have the same weather, so that \
      differences between carts are surer than their bars say.</p>

      """
  }

  var body: HTML {
    let figures = charts.map { chart -> HTML in "<figure>\(chart.inline)</figure>\n" }
    let notes = sentences.map { sentence -> HTML in "<p>\(sentence)</p>\n" }
    return """
      <div class="split">\(figures)</div>
      \(caption)\(notes)
      """
  }
}

/// Every table of a season, each behind its heading.
struct SeasonTableSection: PageSection {
  let id = "tables"
  let title = "Tables"
  let report: SeasonReport
  let variation: SeasonVariation?

  private var tables: [(title: String, table: Answer.Table?)] {
    let varied = variation.map { variation in
      variation.figures.map {
        (title: "\($0.title), by \(variation.title)", table: variation.matrix($0))
      }
    }
    return [
      ("Days to finish", report.daysTable), ("How likely each cart is done", report.dateTable),
      ("Differences in the same seasons", report.ranking.count > 1 ? report.differenceTable : nil),
      (report.costHeading, report.costTable), (report.acreHeading, report.acreTable),
      ("Mean hours", report.hoursTable), ("Loads of trucks", report.haulTable),
      (SeasonReport.fitHeading, report.fitTable), ("Products", report.productTable),
    ] + (varied ?? []) + [
      ("What was assumed", report.assumptionTable), (SeasonReport.hangsHeading, report.hangsTable),
      ("What low and high are from", report.swingTable),
    ]
  }

  var body: HTML {
    let parts = tables.compactMap { title, table in
      table.flatMap { table -> HTML? in
        guard !table.rows.isEmpty else { return nil }
        let note: HTML? = title == "Days to finish" ? note : nil
        return """
          <details><summary>\(title)</summary>\(HTML.table(table, caption: title))\(note)</details>

          """
      }
    }
    return "\(parts)"
  }

  /// What the sign before a mean says.
  private var note: HTML? {
    report.censoringSentence.map { "<p class=\"caption\">\($0)</p>" }
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

  /// Names or files as an option takes them.
  private static func listed(_ text: String) -> String {
    ShellWord.quoted(text.replacing(", ", with: ","))
  }

  /// The command with the options that change results.
  private var command: String {
    let words = run.options.compactMap { option -> String? in
      let value = option.value.plainText
      switch option.name {
      case "replications", "seed": return isCertain ? nil : "--\(option.name) \(value)"
      case "certain": return isCertain ? "--certain" : nil
      case "untilHalfWidthDays": return "--until-halfwidth \(value)d"
      case "whatHelps": return "--what-helps"
      case "whatDecides": return "--what-decides"
      case "bestOrder": return "--best-order"
      case "namedCarts": return "--carts \(Self.listed(value))"
      case "tanks": return "--tanks \(ShellWord.quoted(value))"
      case "emptyWeight": return "--empty-weight \(ShellWord.quoted(value))"
      case "pairs": return "--pairs"
      case "products": return "--products \(Self.listed(value))"
      case "replication": return "--replication \(value) --trace trace.csv"
      case "pair": return "--pair \(ShellWord.quoted(value))"
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
