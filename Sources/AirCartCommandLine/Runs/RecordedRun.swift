import AirCartDocuments
import AirCartReports
import Foundation

/// A run as its folder records it, found sound: complete, unchanged, and of this version.
struct RecordedRun {
  let record: RunRecord
  private let folder: String
  private let console: Console

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
    let objections = ProgressBar.during("hashing", on: console) {
      Manifest.verify(console.place(of: folder)).compactMap(\.objection)
    }
    guard let first = objections.first else { return }
    let more = objections.count > 1 ? " (and \(objections.count - 1) more)" : ""
    throw Self.refusal("The run in '\(folder)' is not as it was written: \(first)\(more).")
  }

  private static func refusal(_ fact: Phrase) -> CommandError {
    CommandError(
      .malformedData, fact, remedy: "Make the run again with aircart sweep and its scenario.")
  }

  /// The scenario and what stood beside it, unchanged since the run, by the manifest's names.
  func scenario(named name: String?, with companions: ScenarioCompanions) throws -> LoadedScenario {
    guard let recorded = record.scenario else {
      throw Self.refusal("'\(folder)/\(Manifest.fileName)' names no scenario.")
    }
    guard let path = name ?? record.scenarioPath(console) else {
      throw CommandError(
        .missingInput, "The scenario '\(recorded.path)' of '\(folder)' is not here.",
        remedy: "Name its file, as in --scenario Scenarios/cart-choice.json.")
    }
    var loaded = try LoadedScenario(path, with: companions, console)
    for (index, input) in loaded.inputs.enumerated() {
      try check(input, against: index < record.inputs.count ? record.inputs[index] : nil)
      loaded.inputs[index].path = record.inputs[index].path
    }
    guard record.hasAxes(of: loaded.scenario.grid) else {
      throw Self.refusal("'\(folder)/\(Manifest.fileName)' has other axes than '\(path)'.")
    }
    loaded.companions = ScenarioCompanions(record)
    return loaded
  }

  private func check(
    _ input: Manifest.Input, against recorded: RunRecord.Input?
  ) throws(CommandError) {
    guard input.sha256.hexadecimal != recorded?.sha256 else { return }
    let isScenario = recorded?.path == record.scenario?.path
    throw CommandError(
      .malformedData,
      "'\(input.path)' is not \(isScenario ? "the scenario" : "a file") of this run: it has other "
        + "bytes.",
      remedy: isScenario
        ? "Make the run again, or name the scenario as it was with --scenario."
        : "Make the run again, or name the files as they were with --carts and --products.")
  }
}

extension RunRecord {
  /// The file of the scenario or farm: as the manifest names it, here or among the scenarios; `nil`
  /// where it is not.
  func scenarioPath(_ console: Console) -> String? {
    guard let path = inputs.first?.path else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return [path, "Scenarios/\(name)"].first {
      FileManager.default.fileExists(atPath: console.place(of: $0))
    }
  }
}
