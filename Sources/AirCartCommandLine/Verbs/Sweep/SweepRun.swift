import AirCart
import AirCartDocuments
package import AirCartReports
package import AirCartSimulation

/// One sweep of a checked scenario.
package struct SweepRun: Run {
  let loaded: LoadedScenario
  let choices: SweepChoices
  let console: Console
  /// Whether the report alone was asked for, of a run that is there.
  var isReport = false
  /// The path beside which the studies lie that the report shows; `nil` for none.
  private var studiesPath: String?
  /// Changes the sweep before it runs, for tests that must see a fault found.
  var plant: (inout Sweep) -> Void = { _ in }

  package init(
    _ loaded: LoadedScenario, choices: SweepChoices, console: Console, isReport: Bool = false,
    plant: @escaping (inout Sweep) -> Void = { _ in }
  ) {
    self.loaded = loaded
    self.choices = choices
    self.console = console
    self.isReport = isReport
    self.plant = plant
    studiesPath = folder
  }

  var options: RunOptions { choices.options }
  var run: Manifest.Run { Manifest.Run(.sweep, scenario.name) }
  var usualFolder: String { "Reports/\(scenario.name)" }

  private var scenario: Scenario { loaded.scenario }
  private var grid: SweepGrid { scenario.grid }
  private var cartArguments: [[String]] { CartArguments.all(of: grid) }

  /// Says what would be done, and refuses what would be refused.
  func describe() throws -> ExitCode {
    let preview = SweepPreview(
      grid: grid, bytes: bytes, limit: choices.memoryLimit,
      isLimitTyped: choices.typesMemoryLimit, folder: folder)
    try console.write(preview.answer(title: description.title), as: options.format)
    try refuse()
    return .success
  }

  // MARK: - Computing

  /// The values and what they amount to.
  struct Findings {
    let results: SweepResults
    let summary: SweepSummary
  }

  private var bytes: Double {
    Sweep.resultBytes(grid, choices.sweepOptions) / Double(options.part?.count ?? 1)
  }

  func checkEarly() throws {
    try require(
      bytes <= choices.memoryLimit,
      "The sweep's \(grid.cellCount) cells would take \(sizeText(bytes)) of memory; "
        + "the limit is \(sizeText(choices.memoryLimit)).",
      remedy: "Sweep fewer rates or field sizes, compute less with --methods greedy, or raise "
        + "the limit with --max-memory.")
    try ProcessLimits.check(bytes: bytes)
  }

  func computed() throws -> Findings {
    let results = try results(of: sweep())
    let summary = ProgressBar.during("summing up", on: console) {
      SweepSummary(results, threads: options.threads)
    }
    guard results.agreement.holds else { throw disagreement(summary) }
    return Findings(results: results, summary: summary)
  }

  private func sweep() throws -> Sweep {
    var sweep = try Sweep(grid, options: choices.sweepOptions)
    plant(&sweep)
    return sweep
  }

  func studies() throws -> [Sweep] { [try sweep()] }

  var work: (name: String, unit: String) { ("sweeping", "cells") }

  func watch(_ bar: ProgressBar) -> StudyWatch {
    // It comes after the other one, and moves only with the checking.
    let (clock, start) = (console.clock, console.clock())
    let check = ProgressBar("checking", total: 100, unit: nil, console: console) {
      .seconds(clock() - start)
    }
    var watch = bar.watch
    watch.checking = { done, total in
      bar.finish()
      check.update(done: done * 100 / max(1, total))
    }
    return watch
  }

  func refusal(_ error: SweepError) -> CommandError {
    error.shown(
      grid.carts.map(\.cart), grid.products.map(\.name), alternative: ", or use --methods greedy")
  }

  /// The exhaustive search found a better or a worse value: a fault of ours, never hidden.
  private func disagreement(_ summary: SweepSummary) -> CommandError {
    let cell = summary.agreement.worst?.cell
    let command = cell.map { ": " + PlanCommand(grid, cartArguments: cartArguments).text($0) }
    return CommandError(
      .internalFault, "\(summary.agreementSentence) Nothing was written.",
      remedy: "This is a fault of aircart; please report it with this cell\(command ?? ".")")
  }

  /// Makes the folder of files at a path, once `check` has passed the results.
  ///
  /// The studies that the report shows lie beside `studies`; `nil` for none.
  func make(
    at path: String, studiesBeside studies: String?, check: (SweepResults) throws -> Void
  ) throws {
    var run = self
    run.studiesPath = studies
    try run.make(at: path) { try check($0.results) }
  }

  // MARK: - Writing and telling

  func writer(_ findings: Findings) -> RunWriter {
    RunWriter(
      findings.results, describedWithStudies, only: choices.kinds, summary: findings.summary)
  }

  package var description: RunDescription {
    RunDescription(
      run, title: scenario.title ?? scenario.name, version: ToolDescription.currentVersion,
      inputs: loaded.inputs,
      options: [
        .init("methods", .array(choices.methods.map { .string($0.rawValue) })),
        .init("seed", .string("\(choices.seed)")),
        .init("densities", .string(scenario.densities.name)),
        .init(
          "only",
          .array(OutputKind.allCases.filter(choices.kinds.contains).map { .string($0.rawValue) })),
      ] + loaded.companions.recorded, cartArguments: cartArguments)
  }

  /// With the studies that the report shows, where it is written.
  private var describedWithStudies: RunDescription {
    var description = description
    guard choices.kinds.contains(.report), let studiesPath else { return description }
    let found = ReportStudies(beside: studiesPath, of: loaded.inputs[0], console: console)
    description.sections = found.sections
    description.inputs += found.inputs
    return description
  }

  func answer(_ findings: Findings) throws -> Answer {
    let command = PlanCommand(grid, cartArguments: cartArguments)
    var answer = findings.summary.answer(title: description.title, command: command)
    guard !isReport else { return reported(findings.summary) }
    // Programs and pages get nothing that the folder has not; they are told on standard error.
    guard options.format == .text else { return answer }
    answer.blocks += Answer.notes(try scenario.densityNotes())
    answer.blocks += Answer.section("Advice", [.sentences(advice)])
    return answer
  }

  func remarks(_ findings: Findings) throws -> [String] {
    guard options.format != .text, !isReport else { return [] }
    return try scenario.densityNotes() + advice
  }

  private var advice: [String] { choices.isAdvised ? scenario.pairAdvice.map(\.text) : [] }

  var next: RunFileName? {
    if isReport { return nil }
    let files: [(OutputKind, RunFileName)] = [
      (.report, .report), (.summary, .summaryPage), (.results, .results),
    ]
    return files.first { choices.kinds.contains($0.0) }?.1
  }

  /// The answer in a sentence, and where the page is.
  private func reported(_ summary: SweepSummary) -> Answer {
    let path = "\(folder)/\(RunFileName.report.rawValue)"
    return Answer(
      title: "", blocks: [.sentences([summary.choiceSentence, path].compactMap(\.self))],
      data: WrittenPage(path: path).json,
      table: ResultTable(columns: [.init("report", cells: .texts([path]))], rowCount: 1))
  }
}
