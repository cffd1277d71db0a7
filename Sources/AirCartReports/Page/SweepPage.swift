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

  /// Prepares the report of a sweep.
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
    PageAssets.elementsJS, PageAssets.columnsJS, PageAssets.planJS, PageAssets.matricesJS,
    PageAssets.inspectorJS, PageAssets.reportJS,
  ]

  private var metrics: [PageMetric] {
    let reference = summary.standing.shownCarts.first.map { summary.carts[$0].name } ?? ""
    return PageMetric.all(of: results, areaUnit: summary.areaUnit, reference: reference)
  }

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
        summary: summary, results: results, command: command, selection: selection,
        metrics: metrics
      ).text(map)
      // Two cells are left of the widest sweep; no other bound is needed.
      if data.utf8.count <= PageData.byteLimit || limit < 100 {
        return document(data, selection).text
      }
      limit = limit * PageData.byteLimit / data.utf8.count * 9 / 10
    }
  }

  private func document(_ data: String, _ selection: PageSelection) -> PageDocument {
    let provenance = ProvenanceSection(summary, run, selection)
    let matrices = MatrixSection(summary, selection, metrics)
    let choice = ChoiceSection(summary)
    let parts = sections.map(section)
    let body: HTML = """
      <a class="skip" href="#matrices">Skip to the matrices</a>
      <header class="top"><p class="caption">AirCart report</p><h1>\(HTML.name(run.title))</h1>\
      </header>
      <div class="layout" id="layout">
      <div class="side" id="side">
      \(contents)\(matrices.filters)</div>
      <main class="stack">
      \(choice.answer)\(choice.table)\(matrices.html)\(pareto)\(parts)\(section(provenance))</main>
      <aside class="inspector card" id="inspector" aria-label="Plan of the chosen cell" \
      tabindex="-1" hidden></aside>
      </div>
      <p class="vh" id="status" role="status"></p>
      <p class="toast" id="toast" role="alert" hidden></p>
      <footer class="caption"><p>\(summary.sizeSentence) aircart \(run.version).</p></footer>
      """
    return PageDocument(
      title: run.title, styles: Self.styles, scripts: Self.scripts, data: data, body: body)
  }

  private var contents: HTML {
    let fixed = [("matrices", "Matrices")]
    let all = fixed + sections.map { ($0.id, $0.title) } + [("provenance", "Where this comes from")]
    let links = all.map { id, title -> HTML in "<li><a href=\"#\(id)\">\(title)</a></li>" }
    return "<nav class=\"card contents\" aria-label=\"Contents\"><ul>\(links)</ul></nav>\n"
  }

  private func section(_ section: any PageSection) -> HTML {
    """
    <section class="card" id="\(section.id)" aria-labelledby="\(section.id)-title">
    <h2 id="\(section.id)-title">\(section.title)</h2>
    \(section.body)</section>

    """
  }

  private var pareto: HTML? {
    ParetoChart(summary).map { pareto in
      """
      <section class="card" aria-labelledby="pareto-title">
      <h2 id="pareto-title">Fills and area per fill</h2>
      <figure>\(pareto.chart.inline)<figcaption class="caption">The best carts stand at the top \
      left. A hollow mark is a cart that another dominates; the numbers stand in the table above.\
      </figcaption></figure>
      </section>

      """
    }
  }
}

// MARK: - Charts as files

extension SweepPage {
  /// The most cells that a chart of matrices draws.
  private static let chartCellLimit = 1_500

  /// The charts of the page, each also a file.
  package var charts: [Chart] {
    let pareto = ParetoChart(summary).map { [$0.chart] } ?? []
    return pareto + sections.flatMap(\.charts) + matrixCharts
  }

  private var matrixCharts: [Chart] {
    let carts = Array(summary.standing.shownCarts.prefix(12))
    let slice = PageSelection(slicing: results.grid, carts: carts, limit: Self.chartCellLimit)
    return metrics.compactMap { HeatMapChart($0, of: results, summary, slice)?.chart }
  }
}
