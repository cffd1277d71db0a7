import AirCartReports
import AirCartScenarios
import AirCartSimulation
import Foundation

/// A run as its folder records it, found sound: complete, unchanged, and of this version.
struct RecordedRun {
  let record: RunRecord
  private let folder: String
  private let console: Console

  /// Reads and checks a folder.
  ///
  /// - Throws: `CommandError` that names the file and the reason.
  init(_ folder: String, _ console: Console) throws {
    self.folder = folder
    self.console = console
    let manifest = "\(folder)/\(Manifest.fileName)"
    let source: SourceText
    do {
      source = try SourceText(contentsOfFile: console.place(of: manifest))
    } catch {
      throw CommandError(
        .missingInput, "'\(manifest)' cannot be read: no run of aircart is there.",
        remedy: "Make one with aircart sweep, or name another folder.")
    }
    do throws(Diagnostic) {
      record = try RunRecord(source)
    } catch {
      throw Self.refusal("'\(manifest)' is not the manifest of a run: \(error.message).")
    }
    try checkKind()
    try checkVersion()
    try checkFiles()
  }

  private func checkKind() throws {
    guard record.isSweep else {
      throw CommandError(
        .malformedData, "'\(folder)' is not the run of a sweep.",
        remedy: "Name the folder of one; studies beside it appear in its report.")
    }
  }

  private func checkVersion() throws {
    let version = record.version ?? "unknown"
    guard version == ToolDescription.currentVersion else {
      throw Self.refusal(
        "'\(folder)/\(Manifest.fileName)' is of version \(version); "
          + "this is \(ToolDescription.currentVersion).")
    }
  }

  private func checkFiles() throws {
    let objections = Manifest.verify(console.place(of: folder)).compactMap(\.objection)
    guard let first = objections.first else { return }
    let more = objections.count > 1 ? " (and \(objections.count - 1) more)" : ""
    throw Self.refusal("The run in '\(folder)' is not as it was written: \(first)\(more).")
  }

  private static func refusal(_ fact: String) -> CommandError {
    CommandError(
      .malformedData, fact, remedy: "Make the run again with aircart sweep and its scenario.")
  }

  /// The scenario, unchanged since the run, and what the manifest says of it.
  func scenario(named name: String?) throws -> (Scenario, Manifest.Input) {
    guard let recorded = record.scenario else {
      throw Self.refusal("'\(folder)/\(Manifest.fileName)' names no scenario.")
    }
    let path = try name ?? path(of: recorded)
    let file = try ScenarioFile(path, console)
    guard file.input.sha256.hexadecimal == recorded.sha256 else {
      throw CommandError(
        .malformedData, "'\(path)' is not the scenario of this run: it has other bytes.",
        remedy: "Make the run again, or name the scenario as it was with --scenario.")
    }
    let scenario = try file.scenario(console)
    guard record.hasAxes(of: scenario.grid) else {
      throw Self.refusal("'\(folder)/\(Manifest.fileName)' has other axes than '\(path)'.")
    }
    let input = Manifest.Input(
      path: recorded.path, sha256: file.input.sha256, bytes: file.input.bytes)
    return (scenario, input)
  }

  private func path(of recorded: RunRecord.Input) throws -> String {
    let name = recorded.path.split(separator: "/").last.map(String.init) ?? recorded.path
    let found = [recorded.path, "Scenarios/\(name)"].first {
      FileManager.default.fileExists(atPath: console.place(of: $0))
    }
    guard let found else {
      throw CommandError(
        .missingInput, "The scenario '\(recorded.path)' of '\(folder)' is not here.",
        remedy: "Name its file, as in --scenario Scenarios/cart-choice.json.")
    }
    return found
  }
}
