import AirCart
import AirCartDocuments
import AirCartSimulation

/// Writes a simulated season into a folder: tables, matrices, document, pages, charts, manifest.
package struct SeasonWriter {
  /// The figures of every cart.
  package static let tablePath = "season.csv"
  /// The days that every share of seasons does not exceed.
  package static let quantilePath = "quantiles.csv"
  /// The report for programs.
  package static let documentPath = "season.json"
  /// The report for people.
  package static let pagePath = "season.md"
  /// One season of the first cart, record by record.
  package static let tracePath = "trace.csv"

  private let report: SeasonReport
  private let variation: SeasonVariation?
  private let trace: SeasonTrace?
  private let run: RunDescription

  /// Prepares to write a report.
  package init(
    _ report: SeasonReport, variation: SeasonVariation?, trace: SeasonTrace?,
    _ run: RunDescription
  ) {
    self.report = report
    self.variation = variation
    self.trace = trace
    self.run = run
  }

  /// A file of the folder, complete.
  package struct File {
    let path: String
    let bytes: ByteBuffer
    let extent: Manifest.Extent
  }

  /// Everything but the manifest, made before anything is written: of many seasons it takes long.
  package func files() -> [File] {
    var files = [
      table(report.dataTable, Self.tablePath), table(report.quantileTable, Self.quantilePath),
    ]
    if let variation {
      files += variation.figures.map {
        table(variation.matrix($0), "matrices/\($0.name)-by-\(variation.name).csv")
      }
    }
    if let trace { files.append(table(trace.table, Self.tracePath)) }
    files.append(text(SeasonDocument(report, variation: variation).text, Self.documentPath))
    files.append(text(SeasonPage(report, variation: variation).text, Self.pagePath))
    let page = SeasonHTMLPage(report, variation: variation, trace: trace, run)
    files.append(text(page.text, SeasonHTMLPage.path))
    files += page.charts.map { text($0.text, $0.path) }
    return files
  }

  /// Writes the whole folder, where files appear when all are complete.
  ///
  /// - Throws: `OutputError`; an older run is then as it was.
  package func write(
    _ files: [File], to path: String, overwrites: Bool = false
  ) throws -> OutputFolder.Outcome {
    let manifest = Manifest(
      run.run, version: run.version, inputs: run.inputs, options: run.options, axes: .array([]))
    var folder = try OutputFolder(path, for: manifest, overwrites: overwrites)
    for file in files { try folder.write(file.bytes, to: file.path, extent: file.extent) }
    return try folder.commit()
  }

  private func table(_ table: ResultTable, _ path: String) -> File {
    var bytes = ByteBuffer()
    CSVFormat().write(table, to: &bytes)
    return File(path: path, bytes: bytes, extent: .rows(table.rowCount))
  }

  private func text(_ text: String, _ path: String) -> File {
    var bytes = ByteBuffer(capacity: text.utf8.count)
    bytes.append(text)
    return File(path: path, bytes: bytes, extent: .document)
  }
}
