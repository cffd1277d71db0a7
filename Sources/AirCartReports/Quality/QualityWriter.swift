import AirCart
import AirCartSimulation

/// Writes a quality report into a folder: table, document, page, gap matrices, manifest.
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

  /// Writes the whole folder, which appears complete or not at all.
  ///
  /// - Throws: `OutputError`; an older folder is then where it was.
  package func write(to path: String, overwrites: Bool = false) throws -> OutputFolder.Outcome {
    var folder = try OutputFolder(path, overwrites: overwrites)
    if report.results != nil { try write(report.dataTable, to: Self.tablePath, in: &folder) }
    if !report.worstCases.isEmpty {
      try write(report.worstCaseData, to: Self.worstCasePath, in: &folder)
    }
    for matrix in matrices { try write(matrix.table, to: matrix.path, in: &folder) }
    try write(QualityDocument(report).text, to: Self.documentPath, in: &folder)
    try write(QualityPage(report).text, to: Self.pagePath, in: &folder)
    return try folder.commit(manifest)
  }

  /// What the manifest says of the run.
  private var manifest: Manifest {
    Manifest(
      version: run.version, inputs: run.inputs, options: run.options,
      axes: report.sweep.map { GridAxes($0.grid).records } ?? .array([]))
  }

  /// The gap of every cell, as a sweep's matrices are.
  private var matrices: [SweepMatrix] {
    guard let sweep = report.sweep else { return [] }
    let axes = GridAxes(sweep.grid)
    return sweep.metrics.flatMap { metric in
      sweep.grid.carts.indices.map { SweepMatrix(metric, cart: $0, of: sweep, axes: axes) }
    }
  }

  private func write(
    _ table: ResultTable, to path: String, in folder: inout OutputFolder
  ) throws {
    var buffer = ByteBuffer()
    CSVFormat().write(table, to: &buffer)
    try folder.write(buffer, to: path, extent: .rows(table.rowCount))
  }

  private func write(_ text: String, to path: String, in folder: inout OutputFolder) throws {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(text)
    try folder.write(buffer, to: path)
  }
}

extension QualityReport {
  /// The table of `worst-cases.csv`.
  package var worstCaseData: ResultTable {
    let rows = worstCases
    let list = { (values: [Double]) in
      values.map { NumberText.shortest($0) ?? "" }.joined(separator: ";")
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
