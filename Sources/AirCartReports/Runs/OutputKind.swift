/// What a run's folder may hold beside the manifest; `--only` chooses by these names.
package enum OutputKind: String, CaseIterable, Sendable {
  /// `results.csv`, one row per cell.
  case results
  /// `matrices/`, one file per metric and cart.
  case matrices
  /// `arrays/`, one file per metric, and `axes.json`.
  case arrays
  /// `summary.json` and `summary.md`.
  case summary
  /// `report.html`, the page for people.
  case report
  /// `charts/`, the page's charts as files, each in light and dark.
  case charts
}

extension OutputKind {
  /// The table of all cells.
  package static let resultsPath = "results.csv"
  /// The summary for programs.
  package static let summaryDocumentPath = "summary.json"
  /// The summary for people.
  package static let summaryPagePath = "summary.md"
}
