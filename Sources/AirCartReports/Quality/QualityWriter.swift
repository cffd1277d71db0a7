import AirCart
import AirCartDocuments
import AirCartSimulation

/// Writes a quality report into a folder: tables, gap matrices and arrays, document, page, manifest.
package struct QualityWriter {
  /// The table of all carts, numbers of products and methods.
  package static let tablePath = "quality.csv"
  /// The worst cases over all demands.
  package static let worstCasePath = "worst-cases.csv"
  /// The report for programs.
  package static let documentPath = "quality.json"
  /// The report for people.
  package static let pagePath = "quality.md"

  private let report: QualityReport
  private let run: RunDescription

  /// Prepares to write a report.
  package init(_ report: QualityReport, _ run: RunDescription) {
    self.report = report
    self.run = run
  }

  /// Writes the whole folder, where files appear when all are complete.
  ///
  /// `isCancelled` is asked between pieces; once it says yes, nothing new stays.
  ///
  /// - Throws: `OutputError`, or `RunCancelled`; an older run is then as it was.
  package func write(
    to path: String, overwrites: Bool = false, isCancelled: () -> Bool = { false }
  ) throws -> OutputFolder.Outcome {
    var folder = try OutputFolder(path, for: manifest, overwrites: overwrites)
    for file in files { try write(file, in: &folder, isCancelled) }
    if isCancelled() { throw RunCancelled() }
    return try folder.commit()
  }

  /// What the manifest says of the run.
  private var manifest: Manifest {
    Manifest(
      run.run, version: run.version, inputs: run.inputs, options: run.options,
      axes: report.sweep.map { GridAxes($0.grid).records } ?? .array([]))
  }

  private func write(
    _ file: RunFile, in folder: inout OutputFolder, _ isCancelled: () -> Bool
  ) throws {
    try folder.write(file.path, extent: file.extent) { output in
      try output.append(file.header)
      for piece in 0..<file.pieceCount {
        if isCancelled() { throw RunCancelled() }
        try output.append(file.piece(piece))
      }
    }
  }
}

// MARK: - The files

extension QualityWriter {
  private var files: [RunFile] {
    tables + (report.sweep.map { matrices($0) + [dataset($0)] } ?? []) + [
      RunFile(text: QualityDocument(report).text, path: Self.documentPath),
      RunFile(text: QualityPage(report).text, path: Self.pagePath),
    ]
  }

  private var tables: [RunFile] {
    (report.results == nil ? [] : [RunFile(csv: report.dataTable, path: Self.tablePath)])
      + (report.worstCases.isEmpty
        ? [] : [RunFile(csv: report.worstCaseData, path: Self.worstCasePath)])
  }

  /// The gap of every cell, as a sweep's matrices are.
  private func matrices(_ sweep: SweepResults) -> [RunFile] {
    let axes = GridAxes(sweep.grid)
    let ties = CartStanding(sweep).ties
    return sweep.metrics.map { metric in
      let matrix = SweepMatrix(metric, of: sweep, axes: axes, ties: ties)
      return RunFile(csv: matrix.table, path: matrix.path)
    }
  }

  /// The same as a sweep's arrays are.
  private func dataset(_ sweep: SweepResults) -> RunFile {
    SweepDataset(sweep, axes: GridAxes(sweep.grid), run).file
  }
}

extension QualityReport {
  /// The table of `worst-cases.csv`.
  package var worstCaseData: ResultTable {
    let rows = worstCases
    let list = { (values: [Double]) in
      values.map(\.plain).joined(separator: ";")
    }
    return ResultTable(
      columns: [
        .init("cart", cells: .texts(rows.map(\.cart))),
        .init("products", cells: .integers(rows.map(\.worstCase.productCount))),
        .init("gap_of_demand", cells: .numbers(rows.map(\.worstCase.supremum))),
        .init("gap_bu", cells: .numbers(rows.map(\.worstCase.gap))),
        .init("attained", cells: .texts(rows.map { $0.worstCase.isAttained ? "yes" : "no" })),
        .init("proven", cells: .texts(rows.map { $0.worstCase.isProven ? "yes" : "no" })),
        .init("demands_bu", cells: .texts(rows.map { list($0.worstCase.demands) })),
        .init(
          "must_exceed",
          cells: .texts(
            rows.map { $0.worstCase.mustExceed.map { $0 ? "1" : "0" }.joined(separator: ";") })),
        .init("witness_bu", cells: .texts(rows.map { list($0.worstCase.witness) })),
        .init("witness_gap_of_demand", cells: .numbers(rows.map(\.worstCase.witnessValue))),
        .init("epsilon", cells: .numbers(rows.map(\.worstCase.epsilon))),
        .init("command", cells: .texts(rows.map(\.command))),
      ], rowCount: rows.count)
  }
}
