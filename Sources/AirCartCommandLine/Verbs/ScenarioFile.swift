import AirCartReports
import AirCartScenarios

/// The text of a scenario and what the manifest says of it.
struct ScenarioFile {
  let source: SourceText
  let input: Manifest.Input

  /// Reads the file, or standard input for `-`.
  init(_ path: String, _ console: Console) throws {
    source =
      path == "-"
      ? SourceText(name: "<stdin>", bytes: try console.readInput())
      : try Self.text(of: path, console)
    input = Manifest.Input(
      path: path == "-" ? "<stdin>" : path, sha256: SHA256.digest(of: source.bytes),
      bytes: source.bytes.count)
  }

  private static func text(of path: String, _ console: Console) throws -> SourceText {
    do {
      return try SourceText(contentsOfFile: path)
    } catch {
      throw DiagnosticError(
        DiagnosticReport(error, on: SourceText(name: path, bytes: [])),
        error.code == .unreadable ? .missingInput : .malformedData)
    }
  }

  /// The scenario; notes go to standard error, errors end the command.
  func scenario(_ console: Console) throws -> Scenario {
    let reading = Scenario.read(source)
    guard let scenario = reading.document else {
      throw DiagnosticError(reading.report, .malformedData)
    }
    if !reading.report.isEmpty { console.note(reading.report.text) }
    return scenario
  }
}

/// Diagnostics that end a command: they are shown as they are, without a heading.
struct DiagnosticError: Error {
  let report: DiagnosticReport
  let exitCode: ExitCode

  init(_ report: DiagnosticReport, _ exitCode: ExitCode) {
    self.report = report
    self.exitCode = exitCode
  }

  /// Runs a command and shows the diagnostics that end it, as text or as JSON lines.
  static func reported(
    on console: Console, as format: GlobalOptions.Format, _ command: () throws -> ExitCode
  ) rethrows -> ExitCode {
    do {
      return try command()
    } catch let error as DiagnosticError {
      let report = error.report
      console.errors.writeIgnoringFailure(format == .json ? report.jsonLines : report.text)
      return error.exitCode
    }
  }
}

extension DiagnosticReport {
  fileprivate init(_ diagnostic: Diagnostic, on source: SourceText) {
    self.init(on: source)
    add(diagnostic)
  }
}
