package import AirCartScenarios
package import AirCartSimulation
import Synchronization

/// What a run is beside its results: where it came from and what a person calls it.
package struct RunDescription: Sendable {
  /// Which run it is, so that another one is not written over it.
  package var run: Manifest.Run
  /// The title for people.
  package var title: String
  /// The version of the program.
  package var version: String
  /// What the run read.
  package var inputs: [Manifest.Input]
  /// The options that change results, in the order in which they shall stand.
  package var options: [JSONValue.Member]
  /// For each cart how it is selected on the command line; `nil` for `--cart` and its name.
  package var cartArguments: [[String]]?
  /// What else the report shows, such as a study of the same scenario.
  package var sections: [any PageSection]

  /// Creates a description.
  package init(
    _ run: Manifest.Run, title: String, version: String, inputs: [Manifest.Input] = [],
    options: [JSONValue.Member] = [], cartArguments: [[String]]? = nil,
    sections: [any PageSection] = []
  ) {
    self.run = run
    self.title = title
    self.version = version
    self.inputs = inputs
    self.options = options
    self.cartArguments = cartArguments
    self.sections = sections
  }
}

/// Writes a sweep into a folder: results, matrices, arrays, summary, report, charts, manifest.
///
/// Large files are made in pieces, several at once where the execution can, and written in order.
/// No more than those pieces is held in memory. The same sweep gives the same bytes, however it is
/// executed.
package struct RunWriter {
  private let results: SweepResults
  private let run: RunDescription
  private let kinds: Set<OutputKind>
  private let axes: GridAxes
  private let summary: SweepSummary?

  /// Prepares to write the outputs that are asked for.
  ///
  /// A caller that has the summary already passes it; otherwise it is made when it is needed.
  package init(
    _ results: SweepResults, _ run: RunDescription,
    only kinds: Set<OutputKind> = Set(OutputKind.allCases), summary: SweepSummary? = nil
  ) {
    self.results = results
    self.run = run
    self.summary = summary
    self.kinds = kinds
    axes = GridAxes(results.grid)
  }

  /// What the manifest says of the run; the folder adds what was written.
  package var manifest: Manifest {
    Manifest(
      run.run, version: run.version, inputs: run.inputs, options: run.options, axes: axes.records,
      check: results.agreement.record(in: results.grid))
  }

  /// Writes the whole folder, where files appear when all are complete.
  ///
  /// - Throws: `OutputError`, or `RunCancelled`; an older run is then as it was.
  package func write(
    to path: String, overwrites: Bool = false, execution: RunExecution = RunExecution()
  ) throws -> OutputFolder.Outcome {
    var folder = try OutputFolder(path, for: manifest, overwrites: overwrites)
    try write(into: &folder, execution: execution)
    return try folder.commit()
  }

  private func write(into folder: inout OutputFolder, execution: RunExecution) throws {
    var written = 0
    for plan in plans(execution.map) {
      if execution.isCancelled() { throw RunCancelled() }
      let file = plan()
      try write(file, into: &folder, after: written, execution)
      written += file.valueCount
      execution.progress(.init(done: written, total: valueCount))
    }
  }

  /// Writes a file, some pieces at a time.
  ///
  /// While pieces are made the ones before them are hashed and written, as one more of the things
  /// that the execution may do at once; so a second processor halves the time.
  private func write(
    _ file: RunFile, into folder: inout OutputFolder, after written: Int,
    _ execution: RunExecution
  ) throws {
    let output = Mutex(PieceOutput(try folder.open(file.path)))
    var made = [file.header]
    for first in stride(from: 0, to: file.pieceCount, by: execution.piecesAtOnce) {
      if execution.isCancelled() { throw RunCancelled() }
      let count = min(execution.piecesAtOnce, file.pieceCount - first)
      let (ready, piece) = (made, file.piece)
      let results = execution.map(count + 1) { item in
        guard item == 0 else { return piece(first + item - 1) }
        output.withLock { $0.append(ready) }
        return ByteBuffer(capacity: 0)
      }
      made = Array(results.dropFirst())
      try output.withLock { try $0.check() }
      let share = Double(first) / Double(file.pieceCount)
      let done = written + Int(share * Double(file.valueCount))
      execution.progress(.init(done: done, total: valueCount))
    }
    if execution.isCancelled() { throw RunCancelled() }
    let last = made
    try output.withLock { output in
      output.append(last)
      try output.check()
      try folder.close(&output.file, extent: file.extent)
    }
  }
}

/// A file that pieces are appended to; what goes wrong is kept until it is asked for.
private struct PieceOutput: ~Copyable {
  var file: FolderFile
  private var error: (any Error)?

  init(_ file: consuming FolderFile) { self.file = file }

  mutating func append(_ pieces: [ByteBuffer]) {
    do {
      for piece in pieces { try file.append(piece) }
    } catch {
      self.error = error
    }
  }

  /// Throws what went wrong.
  func check() throws { if let error { throw error } }
}

// MARK: - The files

extension RunWriter {
  /// What makes each file, in the order of writing.
  private func plans(_ map: @escaping RunExecution.Map) -> [() -> RunFile] {
    OutputKind.allCases.filter(kinds.contains).flatMap { kind in
      switch kind {
      case .results: [{ RunFile(csv: ResultTable(results), path: OutputKind.resultsPath) }]
      case .matrices: matrices
      case .arrays: arrays
      case .summary: summaries
      case .report: [{ RunFile(text: page.text(map), path: SweepPage.path) }]
      case .charts: charts
      }
    }
  }

  private var page: SweepPage { SweepPage(results, summary ?? SweepSummary(results), run) }

  private var charts: [() -> RunFile] {
    page.charts.flatMap { chart in
      ColorTokens.Scheme.allCases.map { scheme in
        { RunFile(text: chart.text(scheme), path: chart.path(scheme)) }
      }
    }
  }

  private var matrices: [() -> RunFile] {
    results.metrics.flatMap { metric in
      results.grid.carts.indices.map { cart in
        {
          let matrix = SweepMatrix(metric, cart: cart, of: results, axes: axes)
          return RunFile(csv: matrix.table, path: matrix.path)
        }
      }
    }
  }

  private var arrays: [() -> RunFile] {
    let arrays = results.metrics.map { metric in
      { RunFile(SweepArray(metric, of: results, axes: axes)) }
    }
    let text = { ArrayAxes.text(results.grid, metrics: results.metrics) }
    return arrays + [{ RunFile(text: text(), path: ArrayAxes.path) }]
  }

  private var summaries: [() -> RunFile] {
    let summary = self.summary ?? SweepSummary(results)
    let command = PlanCommand(results.grid, cartArguments: run.cartArguments)
    let document = SummaryDocument(summary, title: run.title, command: command)
    let page = SummaryPage(summary, title: run.title, command: command)
    return [
      { RunFile(text: document.text, path: OutputKind.summaryDocumentPath) },
      { RunFile(text: page.text, path: OutputKind.summaryPagePath) },
    ]
  }

  /// The values in all files: cells of tables with their axes, and elements of arrays.
  private var valueCount: Int {
    let cells = results.grid.cellCount
    let perMatrixRow = (axes.rates.first?.values.count ?? 1) + max(1, axes.rates.count)
    let matrixRows = axes.fields.count * (axes.rates.first?.stride ?? 1) * axes.carts.count
    return kinds.reduce(0) { sum, kind in
      switch kind {
      case .results: sum + cells * (axes.names.count + CellMetric.allCases.count)
      case .matrices: sum + results.metrics.count * matrixRows * perMatrixRow
      case .arrays: sum + results.metrics.count * cells
      case .summary, .report, .charts: sum
      }
    }
  }
}
