import AirCart
import AirCartReports
import AirCartScenarios
import Foundation

/// Simulates a recorded season again and compares the files of its folder, byte for byte.
struct SeasonCheck {
  let record: RunRecord
  let season: SeasonRecord
  let console: Console

  /// What making a season again found.
  struct Outcome {
    var findings = Findings()
    /// The files that were compared.
    var fileCount = 0
    /// Why nothing could be made again; `nil` where it was.
    var reason: String?
  }

  /// Compares a folder with the same season made again in a folder that is removed afterwards.
  ///
  /// - Parameters:
  ///   - folder: The season's folder.
  ///   - scenario: The farm file; `nil` where it was not found.
  /// - Returns: Every file that differs, or why none could be made.
  /// - Throws: `CommandError` when it is interrupted.
  func findings(in folder: String, scenario: String?) throws -> Outcome {
    guard let scenario, !record.inputs.isEmpty else {
      return Outcome(reason: "its farm file is not here; name it with --scenario")
    }
    if let reason = reasonAgainst { return Outcome(reason: reason) }
    var outcome = Outcome()
    let run: SimulateRun
    do {
      let files = try SeasonFiles(scenario, of: record, console)
      compare(files.inputs, &outcome.findings)
      guard outcome.findings.count == 0 else {
        outcome.reason = "a file that it was made from has changed"
        return outcome
      }
      run = try SimulateRun(again: season, files, console)
    } catch let error as DiagnosticError {
      throw UnreadableResult(error.report)
    } catch let error as CommandError {
      return Outcome(reason: error.message)
    }
    try compare(folder, with: run, &outcome)
    return outcome
  }

  /// Why a season cannot be made again, whatever its farm says; `nil` where it can.
  private var reasonAgainst: String? {
    guard record.version == ToolDescription.currentVersion else {
      return "it is of version \(record.version ?? "unknown"); this is "
        + ToolDescription.currentVersion
    }
    let missing = record.inputs.dropFirst().first {
      !FileManager.default.fileExists(atPath: console.place(of: $0.path))
    }
    return missing.map { "\($0.path.quoted) is not here" }
  }

  private func compare(_ inputs: [Manifest.Input], _ findings: inout Findings) {
    for (index, (stated, found)) in zip(record.inputs, inputs).enumerated() {
      findings.compare(
        stated.sha256, found.sha256.hexadecimal, .scenario,
        at: "\(Manifest.fileName), /inputs/\(index)/sha256")
    }
  }

  private func compare(
    _ folder: String, with run: SimulateRun, _ outcome: inout Outcome
  ) throws {
    let (files, writer) = try run.made()
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-verify-\(UUID().uuidString)").path
    try Interrupt.deferred {
      defer { try? FileManager.default.removeItem(atPath: made) }
      _ = try writer.write(files, to: made)
      compare(folder, with: made, &outcome)
    }
  }

  private func compare(_ folder: String, with made: String, _ outcome: inout Outcome) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: made)) ?? []
    for path in paths.sorted() {
      guard let bytes = contents(ofPlainFile: made + "/" + path) else { continue }
      outcome.fileCount += 1
      compare(contents(ofPlainFile: folder + "/" + path), with: bytes, path, &outcome.findings)
    }
  }

  /// Names the first line that differs.
  private func compare(
    _ found: Data?, with expected: Data, _ path: String, _ findings: inout Findings
  ) {
    findings.valueCount += 1
    guard found != expected else { return }
    guard let found else {
      return findings.add(.remade, at: path, found: "no file", expected: "a file")
    }
    let lines = (found.lines, expected.lines)
    let place = zip(lines.0, lines.1).enumerated().first { $0.element.0 != $0.element.1 }
    let line = place?.offset ?? min(lines.0.count, lines.1.count)
    findings.add(
      .remade, at: "\(path), line \(line + 1)", found: lines.0.text(at: line),
      expected: lines.1.text(at: line))
  }
}

extension Data {
  fileprivate var lines: [Data] { split(separator: 0x0A, omittingEmptySubsequences: false) }
}

extension [Data] {
  /// A line as it is shown, or that there is none.
  fileprivate func text(at line: Int) -> String {
    indices.contains(line) ? String(decoding: self[line], as: UTF8.self).clipped : "no line"
  }
}
