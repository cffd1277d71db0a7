package import AirCartSimulation

/// The report of a sweep: `report.html` and the charts beside it.
///
/// It stands on the same summary as the terminal and the other files; nothing here computes a
/// number that is not the engine's.
package struct SweepPage: Sendable {
  private let results: SweepResults
  private let summary: SweepSummary
  private let run: RunDescription
  private let command: PlanCommand

  package init(_ results: SweepResults, _ summary: SweepSummary, _ run: RunDescription) {
    self.results = results
    self.summary = summary
    self.run = run
    command = PlanCommand(results.grid, cartArguments: run.cartArguments)
  }

  private static let styles: [StaticString] = [
    PageAssets.tokensCSS, PageAssets.scalesCSS, PageAssets.baseCSS, PageAssets.planCSS,
    PageAssets.chartCSS, PageAssets.reportCSS,
  ]

  private static let scripts: [StaticString] = [
    PageAssets.elementsJS, PageAssets.htmlJS, PageAssets.columnsJS, PageAssets.pictureJS,
    PageAssets.planJS, PageAssets.matricesJS, PageAssets.inspectorJS, PageAssets.reportJS,
  ]

  private var metrics: [PageMetric] { PageMetric.all(of: results) }

  private var sections: [any PageSection] {
    let greedy = GreedySection(results, summary, command)
    return (greedy.map { [$0] } ?? []) + run.sections
  }

  /// Returns the text of the page; parts of its data are made by `map`, several at once.
  package func text(_ map: RunExecution.Map) -> String {
    var limit = PageSelection.cellLimit
    while true {
      let selection = PageSelection(results.grid, carts: summary.standing.shownCarts, limit: limit)
      let data = PageData(
        summary: summary, results: results, command: command, selection: selection, metrics: metrics
      ).text(map)
      // Two cells are left of the widest sweep; no other bound is needed.
      if data.utf8.count <= PageData.byteLimit || limit < 100 {
        return document(data, selection).text
      }
      limit = limit * PageData.byteLimit / data.utf8.count * 9 / 10
    }
  }

  private func document(_ data: String, _ selection: PageSelection) -> PageDocument {
    let provenance = ProvenanceSection(summary: summary, run: run, selection: selection)
    let map = SweepMap(.fills, of: results, summary)
    let matrices = MatrixSection(summary: summary, selection: selection, metrics: metrics, map: map)
    let choice = ChoiceSection(summary: summary)
    let body: HTML = """
      <a class="skip" href="#carts-title">Skip to the carts</a>
      \(HTML.header(run.title))
      <div class="layout" id="layout">
      <div class="side" id="side">
      \(contents)\(matrices.filters)</div>
      <main class="stack">
      <div class="first">\(choice.answer)\(choice.asked)</div>
      \(choice.table)\(lines)\(matrices.html)
      <details id="analysts"><summary class="card">For analysts</summary>
      \(matrices.cells)\(sections.map(\.card))\(provenance.card)</details>
      </main>
      <aside class="inspector card" id="inspector" aria-label="Plan of the chosen job" \
      tabindex="-1" hidden></aside>
      </div>
      <p class="vh" id="status" role="status"></p>
      \(HTML.footer("\(summary.sizeSentence) aircart \(run.version)."))
      """
    return PageDocument(
      title: run.title, styles: Self.styles, scripts: Self.scripts, data: data, body: body)
  }

  private var contents: HTML {
    let hasLines = RateLines(results, summary) != nil
    return .contents(
      [("carts-title", "Carts")] + (hasLines ? [("lines", "How far a fill lasts")] : [])
        + (metrics.contains { $0.key == PageMetric.fills.key }
          ? [("matrices", "Fills on every field")] : []) + [("analysts", "For analysts")]) + "\n"
  }

  private var lines: HTML? {
    RateLines(results, summary).map { lines in
      """
      <section class="card" id="lines" aria-labelledby="lines-title">
      <h2 id="lines-title">How far a fill lasts</h2>
      <p class="secondary">The same on every field. Each line is a cart\(lines.stripSentence)</p>
      \(lines.html)<details class="screen"><summary>The figures of the lines</summary>\(lines.table)</details>
      </section>

      """
    }
  }

  /// The charts of the page, each also a file.
  package var charts: [Chart] {
    let lines = RateLines(results, summary).map { [$0.chart] } ?? []
    let maps = metrics.filter { $0.key != PageMetric.gap.key }.compactMap {
      SweepMap($0, of: results, summary)?.chart
    }
    return lines + sections.flatMap(\.charts) + maps
  }
}
