import AirCartDocuments
package import AirCartSimulation

// The files of each kind of run, in the order of writing.

extension RunWriter {
  /// Prepares to write a sweep: the outputs that are asked for.
  ///
  /// A caller that has the summary already passes it.
  package init(
    _ results: SweepResults, _ run: RunDescription,
    only kinds: Set<OutputKind> = Set(OutputKind.allCases), summary: SweepSummary? = nil
  ) {
    let axes = GridAxes(results.grid)
    let summary = summary ?? SweepSummary(results)
    let command = PlanCommand(results.grid, cartArguments: run.cartArguments)
    let page = SweepPage(results, summary, run)
    let files = OutputKind.allCases.filter(kinds.contains).flatMap { kind in
      switch kind {
      case .results: [RunFile(.results, csv: ResultTable(results))]
      case .matrices: RunFile.matrices(of: results, axes, summary.standing.ties)
      case .arrays: [SweepDataset(results: results, axes: axes, run: run).file]
      case .summary:
        RunFile.answer(
          summary.answer(title: run.title, command: command), .summaryDocument, .summaryPage)
      case .report: [RunFile(.report, text: page.text)]
      case .charts: page.charts.map { RunFile($0) }
      }
    }
    self.init(
      run, axes: axes.records,
      check: AgreementRecord(agreement: results.agreement, grid: results.grid).json, files: files)
  }

  /// Prepares to write a study of quality: tables, gap matrices and arrays, document and page.
  package init(_ report: QualityReport, _ run: RunDescription) {
    let axes = report.sweep.map { GridAxes($0.grid) }
    var files: [RunFile] = []
    if report.results != nil { files.append(RunFile(.quality, csv: report.dataTable)) }
    if !report.worstCases.isEmpty {
      files.append(RunFile(.worstCases, csv: report.worstCaseData))
    }
    if let sweep = report.sweep, let axes {
      files += RunFile.matrices(of: sweep, axes, CartStanding(sweep).ties)
      files.append(SweepDataset(results: sweep, axes: axes, run: run).file)
    }
    files += RunFile.answer(report.answer, .qualityDocument, .qualityPage)
    self.init(run, axes: axes?.records ?? .array([]), files: files)
  }

  /// Prepares to write a season: tables, matrices and arrays of what was varied, one season, document, pages.
  package init(
    _ report: SeasonReport, variation: SeasonVariation?, trace: SeasonTrace?, _ run: RunDescription
  ) {
    let page = SeasonHTMLPage(report, variation: variation, trace: trace, run)
    let matrices = variation.map { variation in
      variation.figures.map { figure in
        RunFile(
          path: "matrices/\(figure.name)-by-\(variation.name).csv", csv: variation.data(of: figure))
      } + [variation.dataset(run)]
    }
    self.init(
      run,
      files: [
        RunFile(.season, csv: report.dataTable), RunFile(.quantiles, csv: report.quantileTable),
      ] + (matrices ?? []) + (trace.map { [RunFile(.trace, csv: $0.table)] } ?? [])
        + RunFile.answer(report.answer(variation), .seasonDocument, .seasonPage)
        + [RunFile(.report) { page.text }] + page.charts.map { RunFile($0) })
  }
}

extension RunFile {
  /// One table for each metric of a sweep, carts that tie once.
  fileprivate static func matrices(
    of results: SweepResults, _ axes: GridAxes, _ ties: [[Int]]
  ) -> [RunFile] {
    results.metrics.map { metric in
      let matrix = SweepMatrix(metric, of: results, axes: axes, ties: ties)
      return RunFile(path: matrix.path, csv: matrix.table)
    }
  }

  /// What a run answers, for programs and for people.
  fileprivate static func answer(
    _ answer: Answer, _ document: RunFileName, _ page: RunFileName
  ) -> [RunFile] {
    [
      RunFile(document) { answer.data.text() + "\n" },
      RunFile(page) { MarkdownRenderer().text(of: answer) },
    ]
  }
}
