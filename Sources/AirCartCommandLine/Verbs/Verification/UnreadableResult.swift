import AirCartScenarios

/// Why nothing at a path could be checked, as text that is ready for standard error.
struct UnreadableResult: Error {
  let exitCode: ExitCode
  private let text: String

  /// A file that is malformed, or cannot be read at all.
  init(_ report: DiagnosticReport) {
    let isMissing = report.diagnostics.contains { $0.code == .unreadable }
    exitCode = isMissing ? .missingInput : .malformedData
    text = report.text
  }

  /// A file with one error.
  init(_ diagnostic: Diagnostic, in source: SourceText) {
    var report = DiagnosticReport(on: source)
    report.add(diagnostic)
    self.init(report)
  }

  /// Something that is no error in a file.
  init(_ exitCode: ExitCode, _ message: String, remedy: String) {
    self.exitCode = exitCode
    text = "error: \(message)\n  = \(remedy)\n"
  }

  /// Writes the text; it has nothing in it that would disturb a terminal.
  func report(to console: Console) { console.errors.writeIgnoringFailure(text) }
}
