import AirCartDocuments

/// Why nothing at a path could be checked.
struct UnreadableResult: Error {
  /// What is said about it.
  private enum Reason {
    case diagnostics(DiagnosticReport)
    case fact(String, remedy: String)
  }

  let exitCode: ExitCode
  private let reason: Reason

  /// A file that is malformed, or cannot be read at all.
  init(_ report: DiagnosticReport) {
    let isMissing = report.diagnostics.contains { $0.code == .unreadable }
    exitCode = isMissing ? .missingInput : .malformedData
    reason = .diagnostics(report)
  }

  /// A file with one error.
  init(_ diagnostic: Diagnostic, in source: SourceText) {
    var report = DiagnosticReport(on: source)
    report.add(diagnostic)
    self.init(report)
  }

  /// Something that is no error in a file.
  init(_ exitCode: ExitCode, _ fact: String, remedy: String) {
    self.exitCode = exitCode
    reason = .fact(fact, remedy: remedy)
  }

  /// Writes to standard error what was found: diagnostics as lines of JSON where those are asked
  /// for.
  func report(to console: Console, as format: GlobalOptions.Format) {
    switch reason {
    case .diagnostics(let report):
      console.errors.writeIgnoringFailure(format == .json ? report.jsonLines : report.text)
    case .fact(let fact, let remedy):
      console.errors.writeIgnoringFailure("error: \(fact)\n  = \(remedy)\n")
    }
  }
}
