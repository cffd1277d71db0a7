import AirCart
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

  /// Writes the whole folder, which appears complete or not at all.
  ///
  /// - Throws: `OutputError`; an older folder is then where it was.
  package func write(to path: String, overwrites: Bool = false) throws -> OutputFolder.Outcome {
    var folder = try OutputFolder(path, overwrites: overwrites)
    try write(report.dataTable, to: Self.tablePath, in: &folder)
    try write(report.quantileTable, to: Self.quantilePath, in: &folder)
    if let variation {
      for figure in variation.figures {
        let matrix = "matrices/\(figure.name)-by-\(variation.name).csv"
        try write(variation.matrix(figure), to: matrix, in: &folder)
      }
    }
    if let trace { try write(trace.table, to: Self.tracePath, in: &folder) }
    try write(SeasonDocument(report, variation: variation).text, to: Self.documentPath, in: &folder)
    try write(SeasonPage(report, variation: variation).text, to: Self.pagePath, in: &folder)
    let page = SeasonHTMLPage(report, variation: variation, trace: trace, run)
    try write(page.text, to: SeasonHTMLPage.path, in: &folder)
    for chart in page.charts {
      for scheme in ColorTokens.Scheme.allCases {
        try write(chart.text(scheme), to: chart.path(scheme), in: &folder)
      }
    }
    return try folder.commit(
      Manifest(
        version: run.version, inputs: run.inputs, options: run.options, axes: .array([])))
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
