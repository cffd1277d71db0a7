import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation

// MARK: - Runs

extension ResultReader {
  /// Makes a run again from what its manifest says, and compares every file.
  func run(_ folder: String) throws -> VerificationResult {
    let source = try ScenarioFile(folder + "/" + Manifest.fileName, console).source
    let record: RunRecord
    do throws(Diagnostic) {
      record = try RunRecord(source)
    } catch {
      throw DiagnosticReport(error, on: source)
    }
    var remake = Remake(
      record: record, folder: folder, findings: manifestFindings(folder), run: .init(record.kind))
    if let reason = reasonAgainst(record) {
      remake.run.reason = reason
    } else {
      try again(&remake)
    }
    return VerificationResult(path: folder, subject: .run(remake.run), findings: remake.findings)
  }

  private func again(_ remake: inout Remake) throws {
    do {
      switch remake.record.kind {
      case .sweep: try sweepAgain(&remake)
      case .season: try seasonAgain(&remake)
      case .study: try studyAgain(&remake)
      }
    } catch let error as CommandError where error.exitCode == .usage {
      // A name that nobody typed now, such as a cart's: the manifest has it.
      throw UnreadableResult(
        .malformedData,
        "the manifest of \(remake.folder.quoted) does not describe a run: \(error.message)",
        remedy: error.remedy ?? "make the run again")
    }
  }

  private func manifestFindings(_ folder: String) -> Findings {
    var findings = Findings()
    for discrepancy in Manifest.verify(console.place(of: folder)) { findings.add(discrepancy) }
    return findings
  }

  /// Why a run cannot be made again, whatever its files say; `nil` where it can.
  private func reasonAgainst(_ record: RunRecord) -> String? {
    guard record.version == ToolDescription.currentVersion else {
      return "version \(record.version ?? "unknown") made it, and this is "
        + ToolDescription.currentVersion
    }
    return record.part.map {
      "it is part \($0.index) of \($0.count): merge them and verify the run"
    }
  }

  /// Makes a run in a folder that is removed afterwards, and compares the files.
  private func compare(_ remake: inout Remake, _ make: (String) throws -> Void) throws {
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-verify-\(UUID().uuidString)").path
    try Interrupt.deferred {
      defer { try? FileManager.default.removeItem(atPath: made) }
      try make(made)
      let comparison = FolderComparison(of: console.place(of: remake.folder), with: made)
      remake.run.files = comparison.fileCount
      remake.findings.add(comparison.findings)
    }
  }

  /// Whether the digests of what a run was made from are those of the manifest.
  private func compareInputs(_ inputs: [Manifest.Input], _ remake: inout Remake) -> Bool {
    let before = remake.findings.count
    for (index, input) in inputs.enumerated() {
      let stated = remake.record.inputs
      remake.findings.compare(
        index < stated.count ? stated[index].sha256 : nil, input.sha256.hexadecimal, .scenario,
        at: "\(Manifest.fileName), /inputs/\(index)/sha256")
    }
    guard remake.findings.count > before else { return true }
    remake.run.reason = "a file that it was made from has changed"
    return false
  }

  // MARK: Sweeps

  private func sweepAgain(_ remake: inout Remake) throws {
    let (record, folder) = (remake.record, remake.folder)
    var loaded = try scenario(of: record, folder)
    let grid = loaded.scenario.grid
    let sample = CellSample(of: grid.cellCount, asked: sample, seed: seed)
    remake.run.cells = grid.cellCount
    (remake.run.planned, remake.run.seed) = (sample.rows.count, sample.seed)
    try checkMemory(grid)
    tellSample(sample, grid, folder)
    guard compareInputs(loaded.inputs, &remake) else { return }
    loaded.rename(as: record)
    let run = SweepRun(
      loaded, choices: SweepChoices(record, RunOptions(threads: threads)), console: console)
    try compare(&remake) { made in
      try run.make(at: made, studiesBeside: studiesPath(of: record, folder)) { results in
        try Interrupt.stoppable {
          try compareCells(sample, results, exact: record.methods.contains(.optimal))
        }
      }
    }
  }

  /// Plans cells one by one.
  private func compareCells(_ sample: CellSample, _ results: SweepResults, exact: Bool) throws {
    let bar = ProgressBar(total: sample.rows.count, console: console)
    defer { bar.finish() }
    do throws(CellCheck.Fault) {
      try CellCheck(sample, threads: threads).compare(results, exact: exact, bar.watch)
    } catch .unplanned {
      throw CommandError(
        .malformedData, "A cell of the scenario cannot be planned: no method takes it.")
    } catch .disagreement(let metric, let row, let swept, let planned) {
      throw CommandError(
        .internalFault,
        "Sweep and plan disagree about \(metric) of cell \(row): \(swept) and \(planned).",
        remedy: "This is a fault of aircart; please report it with the scenario.")
    }
  }

  /// The scenario with the carts and products of the run.
  private func scenario(of record: RunRecord, _ folder: String) throws -> LoadedScenario {
    try LoadedScenario(
      scenarioPath(of: record, folder), with: ScenarioCompanions(arguments, or: record), console)
  }

  /// What `--scenario` names, or the file of the manifest, here or among the scenarios.
  private func scenarioPath(of record: RunRecord, _ folder: String) throws -> String {
    guard let found = scenario ?? record.scenarioPath(console) else {
      throw UnreadableResult(
        .missingInput,
        "the scenario \((record.scenario?.path ?? "of the run").quoted) of \(folder.quoted) "
          + "is not here", remedy: "name its file, as in --scenario Scenarios/cart-choice.json")
    }
    return found
  }

  /// The path beside which the studies in a run's report lie; `nil` where it shows none.
  private func studiesPath(of record: RunRecord, _ folder: String) -> String? {
    guard let name = record.studiedName else { return nil }
    let parent = folder.trimmedSlashes.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    let paths = [folder, (parent.isEmpty ? "" : parent + "/") + name, "Reports/\(name)"]
    return paths.first {
      FileManager.default.fileExists(atPath: console.place(of: $0.trimmedSlashes + "-quality"))
    }
  }

  private func tellSample(_ sample: CellSample, _ grid: SweepGrid, _ folder: String) {
    guard self.sample == nil, let seed = sample.seed else { return }
    console.note(
      "\(folder): of \(grid.cellCount.grouped) cells \(sample.rows.count.grouped) are planned "
        + "one by one, sampled with seed \(seed); --sample \(grid.cellCount) takes all.")
  }

  private func checkMemory(_ grid: SweepGrid) throws {
    let needed = Sweep.resultBytes(grid, SweepOptions())
    let limit = Double(ProcessInfo.processInfo.physicalMemory) * Self.memoryShare
    try require(
      needed <= limit,
      "Checking \(grid.cellCount.grouped) cells takes \(fixed(needed / 1e9, 1)) GB; "
        + "\(fixed(limit / 1e9, 1)) GB may be used.",
      remedy: "Verify on a machine with more memory.")
  }

  // MARK: Seasons

  private func seasonAgain(_ remake: inout Remake) throws {
    let (record, folder) = (remake.record, remake.folder)
    guard let choices = SimulateChoices(record, RunOptions(threads: threads)) else {
      throw UnreadableResult(
        .malformedData,
        "the options in \((folder + "/" + Manifest.fileName).quoted) are not those of a season",
        remedy: "make it again with aircart simulate")
    }
    guard !record.inputs.isEmpty, let farm = try? scenarioPath(of: record, folder) else {
      remake.run.reason = "its farm file is not here; name it with --scenario"
      return
    }
    let missing = record.inputs.dropFirst().first {
      !FileManager.default.fileExists(atPath: console.place(of: $0.path))
    }
    if let missing {
      remake.run.reason = "\(missing.path.quoted) is not here"
      return
    }
    let files = try SeasonFiles(farm, of: record, console)
    guard compareInputs(files.inputs, &remake) else { return }
    let run = try SimulateRun(again: choices, on: record.carts ?? [], files, console)
    try compare(&remake) { try run.make(at: $0) }
  }

  // MARK: Studies of quality

  private func studyAgain(_ remake: inout Remake) throws {
    let record = remake.record
    guard var choices = AssessChoices(record, RunOptions(threads: threads)) else {
      throw UnreadableResult(
        .malformedData,
        "the options in \((remake.folder + "/" + Manifest.fileName).quoted) are not those of a "
          + "run", remedy: "make the run again")
    }
    var loaded = try record.scenario.map { _ in try scenario(of: record, remake.folder) }
    if !record.isOfScenario { try choices.readCarts(of: record, console) }
    guard compareInputs(loaded?.inputs ?? choices.cartFiles, &remake) else { return }
    loaded?.rename(as: record)
    let run = AssessRun(choices, loaded, console)
    try compare(&remake) { try run.make(at: $0) }
  }
}

/// A run on its way to being compared with itself made again.
struct Remake {
  let record: RunRecord
  let folder: String
  var findings: Findings
  var run: VerificationResult.Run
}

extension LoadedScenario {
  /// Names the files as a manifest does.
  mutating func rename(as record: RunRecord) {
    for index in inputs.indices where index < record.inputs.count {
      inputs[index].path = record.inputs[index].path
    }
    companions = ScenarioCompanions(record)
  }
}
