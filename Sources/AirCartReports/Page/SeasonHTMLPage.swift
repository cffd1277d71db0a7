import AirCart
import AirCartDocuments
import AirCartSimulation

/// The report of a simulated season as a page: `report.html` and the charts beside it.
package struct SeasonHTMLPage: Sendable {
  private let report: SeasonReport
  private let trace: SeasonTrace?
  private let run: RunDescription
  private let lead: [any PageSection]
  private let cards: [any PageSection]
  private let further: [any PageSection]

  package init(
    _ report: SeasonReport, variation: SeasonVariation?, trace: SeasonTrace?, _ run: RunDescription
  ) {
    self.report = report
    self.trace = trace
    self.run = run
    let varied = SeasonVariationSection(report, variation).map { [$0 as any PageSection] } ?? []
    lead =
      [SeasonChartSection.days(report), .costs(report), .hangs(report), .help(report)].compactMap(
        \.self) + varied
    cards = [SeasonChartSection.hours(report), .dots(report)].compactMap(\.self)
    let timeline = SeasonChartSection.timeline(trace).map { [$0 as any PageSection] } ?? []
    further =
      timeline + [
        SeasonTableSection(report: report, variation: variation),
        SeasonProvenanceSection(report: report, run: run),
      ]
  }

  private var sections: [any PageSection] { lead + cards + further }

  /// The charts of the page, each also a file.
  package var charts: [Chart] { sections.flatMap(\.charts) }

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
    """
    <a class="skip" href="#days">Skip to the days</a>
    \(HTML.header(report.title))
    <div class="layout season">
    <div class="side">\(HTML.contents(sections.map { ($0.id, $0.title) }))</div>
    <main class="stack">
    \(answer)\(lead.map(\.card))
    <div class="cards">\(cards.map(\.card))</div>
    \(further.map(\.card))</main>
    </div>
    \(HTML.footer("\(report.sizeSentence) aircart \(run.version)."))
    """
  }

  /// The answer, first of all, and how sure that is.
  private var answer: HTML {
    let verdict = report.answerNames.map { names -> HTML in
      "<p class=\"verdict\">\(HTML.name(names))</p>\n"
    }
    let answers = report.answerSentences.map { sentence -> HTML in "<p>\(sentence)</p>\n" }
    let details = report.warnings.map { sentence -> HTML in
      "<p class=\"secondary\">Uncertain: \(sentence)</p>\n"
    }
    return """
      <section class="card answer" aria-labelledby="answer-title">
      <h2 id="answer-title">Which cart?</h2>
      \(verdict)\(answers)\(details)</section>

      """
  }

  /// What the script reads: how many seasons of each cart are over by each day.
  private var data: String {
    let days = report.results.input.days
    let chart = SeasonDaysChart(report)
    let carts = report.ranking.map { group -> JSONValue in
      let values = report.outcome(ofGroup: group).sample.values(.days)
      let done = (0...days.count).map { day in values.count { $0 <= Double(day) } }
      let dates = (0...10).map { report.date(ofGroup: group, inYears: $0) }
      return [
        "name": .string(report.name(ofGroup: group)),
        "done": .array(done.map { .string(frequency($0)) }),
        "by": .array(dates.map { $0.map { .string($0.text) } ?? .null }),
      ]
    }
    let positions = (0...days.count).map { day -> JSONValue in
      .number(chart.map { ($0.x(Double(day)) * 100).rounded() / 100 } ?? 0)
    }
    let dates = (0...days.count).map { days.start.adding(days: $0 - 1).text }
    let value: JSONValue = [
      "sentence": .string(Wording.doneBy(of: hundred)), "dated": .string(Wording.doneInYears),
      "undated": .string(Wording.undoneInYears), "carts": .array(carts), "x": .array(positions),
      "y": .array((chart?.heights ?? []).map { .number(($0 * 100).rounded() / 100) }),
      "dates": .array(dates.map { .string($0) }),
      "last": .number(chart?.lastDay ?? Double(days.count)), "work": .array(trace?.workByDay ?? []),
    ]
    return value.text(.compact)
  }

  /// The seasons in which others are counted: a hundred, or all where there are fewer.
  private var hundred: Int { min(100, report.results.replicationCount) }

  /// So many seasons counted in a hundred, or in all where there are fewer.
  private func frequency(_ seasons: Int) -> String {
    guard report.results.replicationCount > hundred else { return "\(seasons)" }
    let percent = Double(seasons) / Double(report.results.replicationCount) * 100
    if percent > 0, percent < 0.5 { return "fewer than 1" }
    if percent < 100, percent >= 99.5 { return "more than 99" }
    return fixed(percent, 0)
  }
}

// MARK: - What the page needs of a season

extension SeasonTrace {
  /// The work of each day: from, to, what, and in which field.
  fileprivate var workByDay: [JSONValue] {
    let shown = records.filter { SeasonActivity.ofHours.contains($0.activity) }
    let last = shown.map { Int($0.begin / 86_400) }.max() ?? -1
    return (0..<(last + 1)).map { day in
      .array(shown.filter { Int($0.begin / 86_400) == day }.map(work))
    }
  }

  private func work(_ record: SeasonRecord) -> JSONValue {
    let place = season.fields[record.field]
    let farm = season.input.farm
    let field = "\(farm.fields[place.number].name), \(farm.crops[place.crop].name)"
    return .array(
      [
        String(Self.clock(record.begin).prefix(5)), String(Self.clock(record.end).prefix(5)),
        record.activity.name, record.activity == .wet ? "" : field,
      ].map(JSONValue.string))
  }
}
