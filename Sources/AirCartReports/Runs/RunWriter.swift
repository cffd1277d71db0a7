package import AirCartDocuments
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
  private let sweepMatrices: [SweepMatrix]

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
    let axes = GridAxes(results.grid)
    self.axes = axes
    guard kinds.contains(.matrices) else {
      sweepMatrices = []
      return
    }
    let ties = summary?.standing.ties ?? CartStanding(results).ties
    sweepMatrices = results.metrics.map {
      SweepMatrix($0, of: results, axes: axes, ties: ties)
    }
  }

  /// What the manifest says of the run; the folder adds what was written.
  package var manifest: Manifest {
    Manifest(
      run.run, version: run.version, inputs: run.inputs, options: run.options, axes: axes.records,
      check: AgreementRecord(agreement: results.agreement, grid: results.grid).json)
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
      case .arrays: [{ SweepDataset(results, axes: axes, run).file }]
      case .summary: summaries
      case .report: [{ RunFile(text: page.text(map), path: SweepPage.path) }]
      case .charts: charts
      }
    }
  }

  private var page: SweepPage { SweepPage(results, summary ?? SweepSummary(results), run) }

  private var charts: [() -> RunFile] {
    page.charts.map { chart in { RunFile(text: chart.text, path: chart.path) } }
  }

  private var matrices: [() -> RunFile] {
    sweepMatrices.map { matrix in { RunFile(csv: matrix.table, path: matrix.path) } }
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
    let tables =
      (kinds.contains(.results) ? [ResultTable(results)] : []) + sweepMatrices.map(\.table)
    let numbers = kinds.contains(.arrays) ? SweepDataset(results, axes: axes, run).valueCount : 0
    return tables.reduce(numbers) { $0 + $1.rowCount * $1.columns.count }
  }
}
