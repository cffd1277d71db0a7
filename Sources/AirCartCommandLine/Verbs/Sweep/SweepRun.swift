import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// One sweep from a checked scenario to files and a screen.
struct SweepRun {
  private let loaded: LoadedScenario
  private let choices: SweepChoices
  private let console: Console
  /// Changes the sweep before it runs, for tests that must see a fault found.
  private let plant: (inout Sweep) -> Void
  /// Whether the report alone was asked for, of a run that is there.
  private let isReport: Bool

  init(
    _ loaded: LoadedScenario, choices: SweepChoices, console: Console, isReport: Bool = false,
    plant: @escaping (inout Sweep) -> Void = { _ in }
  ) {
    self.loaded = loaded
    self.choices = choices
    self.console = console
    self.isReport = isReport
    self.plant = plant
  }

  private var scenario: Scenario { loaded.scenario }
  private var grid: SweepGrid { scenario.grid }

  /// Where the files go, as it is shown.
  private var folder: String { choices.output ?? "Reports/\(scenario.name)" }

  /// Which run it is.
  private var run: Manifest.Run { Manifest.Run(.sweep, scenario.name) }

  /// Everything in order: refuse early, compute, check, write, tell.
  func execute() throws -> ExitCode {
    do {
      return try finished()
    } catch let error as OutputError {
      throw CommandError(error.shown(as: folder, console))
    }
  }

  private func finished() throws -> ExitCode {
    try checkMemory()
    try ProcessLimits.check(bytes: Sweep.resultBytes(grid, choices.sweepOptions))
    try OutputFolder.checkWritable(
      console.place(of: folder), for: run, overwrites: choices.overwrites)
    var sweep = try prepared()
    plant(&sweep)
    let results = try Interrupt.stoppable { try computed(sweep) }
    let summary = ProgressBar.during("summing up", on: console) { SweepSummary(results) }
    guard results.agreement.holds else { throw disagreement(summary) }
    let outcome = try write(results, summary, describedWithStudies(beside: folder), to: folder)
    try isReport ? showReport(summary) : show(summary)
    console.note(sentence(for: outcome))
    return .success
  }

  /// Makes the folder of files at a path, once `check` has passed the results.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - studies: Where the studies that the report shows lie beside; `nil` for none.
  ///   - check: Throws where the results are not to be written.
  /// - Throws: `CommandError` or `OutputError`, or what `check` throws.
  func make(
    at path: String, studiesBeside studies: String?, check: (SweepResults) throws -> Void
  ) throws {
    let results = try Interrupt.stoppable { try computed(prepared()) }
    try check(results)
    let summary = ProgressBar.during("summing up", on: console) { SweepSummary(results) }
    guard results.agreement.holds else { throw disagreement(summary) }
    let description = studies.map { describedWithStudies(beside: $0) } ?? description
    _ = try write(results, summary, description, to: path)
  }

  /// Says what would be done.
  func describe() throws -> ExitCode {
    let bytes = Sweep.resultBytes(grid, choices.sweepOptions)
    let preview = SweepPreview(
      grid: grid, bytes: bytes, limit: choices.memoryLimit,
      isLimitTyped: choices.typesMemoryLimit, folder: folder)
    switch choices.format {
    case .json: try console.print(preview.jsonValue.text())
    case .csv: try console.output.write(CSVFormat().text(of: preview.table))
    case .markdown: try console.output.write(MarkdownFormat().text(of: preview.table))
    case .text: try console.print(preview.lines)
    }
    return .success
  }
}

// MARK: - Refusing early

extension SweepRun {
  private func checkMemory() throws {
    let bytes = Sweep.resultBytes(grid, choices.sweepOptions)
    guard bytes > choices.memoryLimit else { return }
    throw CommandError(
      .usage,
      "The sweep's \(grid.cellCount) cells would take \(sizeText(bytes)) of memory; "
        + "the limit is \(sizeText(choices.memoryLimit)).",
      remedy: "Sweep fewer rates or field sizes, compute less with --methods greedy, or raise "
        + "the limit with --max-memory.")
  }

  private func prepared() throws -> Sweep {
    do {
      return try Sweep(grid, options: choices.sweepOptions)
    } catch {
      throw refusal(error)
    }
  }

  private func refusal(_ error: SweepError) -> CommandError {
    switch error {
    case .cancelled: interrupted
    case .allocation(let error, let cart):
      CommandError(
        .malformedData, "The cart '\(grid.carts[cart].cart.name)' is too large: \(error.reason)",
        remedy: error.remedy)
    case .problem(let error, let cart):
      CommandError(
        .malformedData,
        "The numbers for the cart '\(grid.carts[cart].cart.name)' leave the range that can be "
          + "computed: \(error.reason(grid.products.map(\.name), on: grid.carts[cart].cart)).",
        remedy: "Bring capacities and rates to usual sizes.")
    }
  }

  private var interrupted: CommandError {
    CommandError(.interrupted, "Stopped. Nothing was written.")
  }
}

extension AllocationError {
  /// What the method refuses, as the end of a sentence.
  fileprivate var reason: String {
    switch self {
    case .tooManyTanks(let count, let limit, let method):
      "\(count) tanks, and \(method.name) takes \(limit)."
    case .tooManyProducts(let count, let limit, let method):
      "\(count) products, and \(method.name) takes \(limit)."
    case .tooManyAssignments(let count, let limit, _):
      "\(fixed(count, 0)) assignments in a cell, and the exhaustive search takes "
        + "\(fixed(limit, 0))."
    case .constraintsNeed(let method): "its constraints need \(method.name)."
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .tooManyAssignments(_, _, let method):
      "Use --methods greedy,optimal: \(method.name) takes it."
    default: "Leave out tanks or products, or use --methods greedy."
    }
  }
}

// MARK: - Computing

extension SweepRun {
  private func computed(_ sweep: Sweep) throws -> SweepResults {
    let bar = ProgressBar(total: grid.cellCount, console: console)
    let check = ProgressBar(total: 100, unit: "% checked", console: console)
    defer {
      bar.finish()
      check.finish()
    }
    do {
      return try sweep.run(
        isCancelled: { Interrupt.isRequested }, progress: { bar.update(done: $0) },
        checking: { done, total in
          bar.finish()
          check.update(done: done * 100 / max(1, total))
        })
    } catch {
      throw refusal(error)
    }
  }

  /// The exhaustive search found a better or a worse value: a fault of ours, never hidden.
  private func disagreement(_ summary: SweepSummary) -> CommandError {
    let cell = summary.agreement.worst?.cell
    let command = cell.map { PlanCommand(grid, cartArguments: cartArguments).text($0) }
    return CommandError(
      .internalFault, summary.agreementSentence + " Nothing was written.",
      remedy: "This is a fault of aircart; please report it with this cell"
        + (command.map { ": \($0)" } ?? "."))
  }

  private var cartArguments: [[String]] { CartArguments.all(of: grid) }
}

// MARK: - Writing and telling

extension SweepRun {
  private func write(
    _ results: SweepResults, _ summary: SweepSummary, _ description: RunDescription,
    to folder: String
  ) throws -> OutputFolder.Outcome {
    let writer = RunWriter(results, description, only: choices.kinds, summary: summary)
    let threads = choices.threads ?? hardwareThreads
    let bar = ProgressBar(total: 100, unit: "%", console: console)
    defer { bar.finish() }
    let execution = RunExecution(
      piecesAtOnce: threads,
      map: { count, body in concurrentMap(count: count, threads: threads, body) },
      isCancelled: { Interrupt.isRequested },
      progress: { bar.update(done: $0.done * 100 / max(1, $0.total)) })
    do {
      return try Interrupt.deferred {
        try writer.write(
          to: console.place(of: folder), overwrites: choices.overwrites, execution: execution)
      }
    } catch is RunCancelled {
      throw interrupted
    }
  }

  private var description: RunDescription {
    RunDescription(
      run, title: scenario.title ?? scenario.name, version: ToolDescription.currentVersion,
      inputs: loaded.inputs,
      options: [
        .init("methods", .array(choices.methods.map { .string($0.rawValue) })),
        .init("seed", .string("\(choices.seed)")),
        .init("densities", .string(scenario.densities.name)),
        .init("only", .array(writtenKinds)),
      ] + loaded.companions.recorded, cartArguments: cartArguments)
  }

  /// With the studies beside the folder, where the report is written.
  private func describedWithStudies(beside folder: String) -> RunDescription {
    var description = description
    guard choices.kinds.contains(.report) else { return description }
    let studies = ReportStudies(beside: folder, of: loaded.inputs[0], console: console)
    description.sections = studies.sections
    description.inputs += studies.inputs
    return description
  }

  private var writtenKinds: [JSONValue] {
    OutputKind.allCases.filter(choices.kinds.contains).map { .string($0.rawValue) }
  }

  private func show(_ summary: SweepSummary) throws {
    let command = PlanCommand(grid, cartArguments: cartArguments)
    let title = description.title
    let note = try scenario.densityNote()
    let advice = choices.isAdvised ? scenario.pairAdvice : []
    if choices.format != .text {
      for text in [note].compactMap(\.self) + advice.map(\.text) { console.note(text) }
    }
    switch choices.format {
    case .json:
      try console.output.write(
        SummaryDocument(summary, title: title, command: command).text)
    case .csv: try console.output.write(CSVFormat().text(of: summary.cartData))
    case .markdown:
      try console.output.write(SummaryPage(summary, title: title, command: command).text)
    case .text:
      let screen = SweepScreen(
        summary: summary, title: title, command: command, console: console, note: note,
        advice: advice)
      try console.print(screen.lines)
    }
  }

  /// The answer, and where the page is.
  private func showReport(_ summary: SweepSummary) throws {
    let path = "\(folder)/\(SweepPage.path)"
    switch choices.format {
    case .json: try console.print(JSONValue.object([.init("report", .string(path))]).text())
    case .csv: try console.output.write("report\n\(path)\n")
    case .text, .markdown:
      try console.print([summary.choiceSentence, path].compactMap(\.self))
    }
  }

  private func sentence(for outcome: OutputFolder.Outcome) -> String {
    switch outcome {
    case .created: "wrote \(folder)"
    case .replaced: "replaced \(folder)"
    case .unchanged: "unchanged: \(folder)"
    }
  }
}
