import AirCartDocuments
import AirCartReports

// Plans in and out of the folder.

extension PlansRun {
  /// Writes plans as JSON: one as it is kept, several as a list.
  ///
  /// - Returns: That data is malformed where all are asked for and some cannot be read.
  func export() throws -> ExitCode {
    let contents = try contents()
    let plans = try chosen(contents)
    let isOne = plans.count == 1 && !arguments.isOn("all")
    let text = isOne ? plans[0].text : SavedPlan.text(of: plans)
    let isWhole = contents.reports.isEmpty || !arguments.isOn("all")
    let code: ExitCode = isWhole ? .success : .malformedData
    guard let path = try arguments.outputFile("output"), path != "-" else {
      try console.output.write(text)
      return code
    }
    try AtomicFile.write(text, to: console.place(of: path))
    let missing = isWhole ? "" : ", without \(contents.reports.count) that cannot be read"
    console.note("Wrote \(plans.count.counted("plan")) to '\(path)'\(missing).")
    return code
  }

  private func chosen(_ contents: PlanStore.Contents) throws -> [SavedPlan] {
    guard !arguments.isOn("all") else {
      try requireNoWords()
      return contents.entries.map(\.plan)
    }
    let words = try requiredWords(
      "The name of a plan", example: "aircart plans export 'North quarter', or give --all")
    return try words.map { try newest($0, in: contents).plan }
  }

  // MARK: Import

  /// Takes in the plans of files; what is wrong in one does not keep out the others.
  func `import`() throws -> ExitCode {
    let paths = try requiredWords("A file", example: "aircart plans import plans.json")
    // Read before it waits for others, for one of them may be what feeds a pipe.
    let sources = paths.map { path in Result { try ScenarioFile(path, console).source } }
    return try store.alone { try take(sources) }
  }

  private func take(_ sources: [Result<SourceText, any Error>]) throws -> ExitCode {
    var intake = PlanIntake(store: store, known: try contents().entries.map(\.plan))
    var codes: [ExitCode] = [.success]
    var room = Self.mostShown
    for source in sources {
      var wrong: [DiagnosticReport] = []
      do {
        for reading in SavedPlan.read(try source.get()) {
          if let plan = reading.document {
            try intake.add(plan, console)
          } else {
            wrong.append(reading.report)
            codes.append(.malformedData)
          }
        }
      } catch let report as DiagnosticReport {
        wrong.append(report)
        codes.append(report.exitCode)
      }
      tell(wrong, within: &room)
    }
    intake.tellRest(console)
    try console.write(answer(intake, failures: codes.count - 1), as: format)
    return codes.max { $0.rawValue < $1.rawValue } ?? .success
  }

  /// The most diagnostics that an import shows of all files.
  private static let mostShown = 5 * DiagnosticReport.shownLimit

  /// Shows what is wrong with the plans of one file, as far as there is room.
  private func tell(_ reports: [DiagnosticReport], within room: inout Int) {
    guard !reports.isEmpty, room > 0 else { return }
    tell(reports, limit: min(room, DiagnosticReport.shownLimit))
    room -= min(room, DiagnosticReport.shownLimit, reports.reduce(0) { $0 + $1.diagnostics.count })
  }

  private func answer(_ intake: PlanIntake, failures: Int) -> Answer {
    let (added, present) = (intake.added, intake.present)
    var parts = ["Imported \(added.count.counted("plan"))"]
    if !present.isEmpty { parts.append("\(present.count) here already") }
    if failures > 0 { parts.append("\(failures) not readable") }
    return Answer(
      title: "", blocks: [.sentence(parts.joined(separator: ", ") + ".")],
      data: PlansAnswer(imported: (added, present, failures)).json,
      table: ResultTable(
        columns: [
          .init("imported", cells: .integers([added.count])),
          .init("already_here", cells: .integers([present.count])),
          .init("failed", cells: .integers([failures])),
        ], rowCount: 1))
  }
}

/// Plans on their way into the folder.
private struct PlanIntake {
  let store: PlanStore
  private(set) var known: [SavedPlan]
  private(set) var added: [SavedPlan] = []
  private(set) var present: [SavedPlan] = []
  /// How many plans were kept without results.
  private var unplanned = 0

  init(store: PlanStore, known: [SavedPlan]) {
    self.store = store
    self.known = known
  }

  /// Adds a plan unless it is there already; a stranger with its id leaves it its own.
  mutating func add(_ plan: SavedPlan, _ console: Console) throws {
    if let same = known.first(where: { $0.statesSameJob(as: plan) }) {
      present.append(same)
      return
    }
    var own = plan
    if !SavedPlan.isID(own.id) || store.holds(own.id) { own.id = PlanStore.newID() }
    if own.results == nil { own.results = results(of: own, console) }
    try store.add(own)
    known.append(own)
    added.append(own)
  }

  /// What a plan without results comes to today, where its cart and products are known.
  private mutating func results(of plan: SavedPlan, _ console: Console) -> SavedPlan.Results? {
    do {
      return SavedPlan.Results(try plan.document())
    } catch {
      unplanned += 1
      guard unplanned <= DiagnosticReport.shownLimit else { return nil }
      let reason = (error as? CommandError)?.message ?? "its job cannot be planned"
      console.note("Kept without results: \(reason)")
      return nil
    }
  }

  /// Counts the plans without results that were not told one by one.
  func tellRest(_ console: Console) {
    let rest = unplanned - DiagnosticReport.shownLimit
    if rest > 0 { console.note("Kept without results: \(rest) more.") }
  }
}
