import AirCartReports
import AirCartScenarios

extension ResultReader {
  /// Holds a season's files against their manifest, and against the same season simulated again.
  func season(
    _ record: RunRecord, _ manifest: SourceText, _ folder: String
  ) throws -> VerificationResult {
    guard let season = SeasonRecord(record.options) else {
      throw UnreadableResult(
        .malformedData,
        "the options in \((folder + "/" + Manifest.fileName).quoted) are not those of a season",
        remedy: "make it again with aircart simulate")
    }
    var findings = manifestFindings(folder)
    let again = try SeasonCheck(record: record, season: season, console: console)
      .findings(in: resolved(folder), scenario: try? scenarioPath(of: record, folder))
    findings.add(again.findings)
    return VerificationResult(
      path: folder,
      subject: .season(
        files: again.fileCount, isMadeAgain: again.reason == nil, reason: again.reason),
      findings: findings)
  }

  /// Holds the files of a study of quality against their manifest.
  func study(_ folder: String) -> VerificationResult {
    VerificationResult(path: folder, subject: .study, findings: manifestFindings(folder))
  }

  private func manifestFindings(_ folder: String) -> Findings {
    var findings = Findings()
    for discrepancy in Manifest.verify(resolved(folder)) { findings.add(discrepancy) }
    return findings
  }
}
