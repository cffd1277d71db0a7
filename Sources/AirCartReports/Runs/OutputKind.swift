/// What a run's folder may hold beside the manifest; `--only` chooses by these names.
package enum OutputKind: String, CaseIterable, Sendable {
  /// `results.csv`, one row per cell.
  case results
  /// `matrices/`, one file per metric.
  case matrices
  /// `results.nc`, every metric as an array with its axes.
  case arrays
  /// `summary.json` and `summary.md`.
  case summary
  /// `report.html`, the page for people.
  case report
  /// `charts/`, the page's charts as files.
  case charts
}
