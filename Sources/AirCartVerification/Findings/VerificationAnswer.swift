import AirCartDocuments
package import AirCartReports

extension VerificationResult {
  /// What checking several paths came to: a line for each, and its findings below it.
  package static func answer(_ results: [VerificationResult]) -> Answer {
    Answer(
      title: "", blocks: [.preformatted(results.flatMap(\.lines))],
      data: document.json(results), table: table(results))
  }

  private var verdict: String { holds ? "ok" : "wrong" }

  private var lines: [String] {
    let summary = "\(verdict): \(path): \(facts)"
    guard !holds else { return [summary] }
    let rest = findings.count - findings.kept.count
    let more = rest > 0 ? ["  and \(rest.grouped) more"] : []
    let count = findings.count.counted("finding")
    return ["\(summary), \(count)"] + findings.kept.map { "  \($0.text)" } + more
  }

  /// A row for each finding, and one for each path without any.
  private static func table(_ results: [VerificationResult]) -> ResultTable {
    let rows = results.flatMap { result -> [(result: VerificationResult, finding: Finding?)] in
      result.holds ? [(result, nil)] : result.findings.kept.map { (result, $0) }
    }
    return ResultTable(
      columns: [
        .init("path", cells: .texts(rows.map(\.result.path))),
        .init("verdict", cells: .texts(rows.map(\.result.verdict))),
        .init("place", cells: .texts(rows.map(\.finding?.place))),
        .init("rule", cells: .texts(rows.map(\.finding?.rule.rawValue))),
        .init("found", cells: .texts(rows.map(\.finding?.found))),
        .init("expected", cells: .texts(rows.map(\.finding?.expected))),
        .init("meaning", cells: .texts(rows.map(\.finding?.rule.sentence))),
      ], rowCount: rows.count)
  }
}
