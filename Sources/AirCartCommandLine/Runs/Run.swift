import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// A verb that computes for long and leaves a folder of files.
///
/// What such verbs share is here: refuse early, compute, write, tell, and stop on Ctrl-C.
protocol Run {
  /// What was computed, and checked.
  associatedtype Findings
  /// What is computed in parts.
  associatedtype Work: Study

  var console: Console { get }
  var options: RunOptions { get }
  /// Which run it is, so that another one is not written over it.
  var run: Manifest.Run { get }
  /// Where the files go unless `--output` says otherwise.
  var usualFolder: String { get }

  /// What a manifest says of it, without what lies beside its folder.
  var description: RunDescription { get }

  /// What is computed in parts, in the order in which `computed` asks for it.
  func studies() throws -> [Work]

  /// What computing it is called, and what is counted meanwhile.
  var work: (name: String, unit: String) { get }

  /// Who watches a study, with the bar of its progress.
  func watch(_ bar: ProgressBar) -> StudyWatch

  /// Says by names why a study cannot be computed.
  func refusal(_ error: Work.Failure) -> CommandError

  /// Refuses what would be lost after minutes of computing, beyond the folder.
  func checkEarly() throws

  /// Computes; a result that a check contradicts is an error and not a finding.
  func computed() throws -> Findings

  /// What writes the folder.
  func writer(_ findings: Findings) throws -> RunWriter

  /// The answer for standard output.
  func answer(_ findings: Findings) throws -> Answer

  /// What to know about the answer, for standard error.
  func remarks(_ findings: Findings) throws -> [String]

  /// What of the folder to look at next; `nil` where the answer says it already.
  var next: RunFileName? { get }

  /// Shows the answer in the format that was asked for.
  func show(_ findings: Findings) throws

  /// Does what comes after the answer.
  func conclude(_ findings: Findings) throws
}

extension Run {
  func watch(_ bar: ProgressBar) -> StudyWatch { bar.watch }

  func checkEarly() throws {}
  func remarks(_ findings: Findings) throws -> [String] { [] }

  func show(_ findings: Findings) throws { try console.write(answer(findings), as: options.format) }

  func conclude(_ findings: Findings) throws {}

  /// Where the files go, as it is shown.
  var folder: String { options.folder ?? usualFolder }

  /// Everything in order.
  func execute() throws -> ExitCode {
    if let part = options.part { return try execute(part) }
    try refuse()
    let findings = try refusing(computed)
    let outcome = try options.writesFiles ? write(to: folder) { try writer(findings) } : nil
    try show(findings)
    for remark in try remarks(findings) { console.note(Phrase(verbatim: remark)) }
    if let outcome { console.note(Phrase(verbatim: outcome.sentence(folder))) }
    try conclude(findings)
    if outcome != nil, let next, console.errors.isTerminal {
      console.note("Next: open \(folder)/\(next.rawValue)")
    }
    return .success
  }

  /// Refuses what could not be written, before anything is computed.
  func refuse() throws {
    try checkEarly()
    guard options.writesFiles else { return }
    try OutputFolder.checkWritable(
      console.place(of: folder), for: run, overwrites: options.overwrites)
  }

  /// Makes the folder of files at a path, once `check` has passed what was computed.
  func make(at path: String, check: (Findings) throws -> Void = { _ in }) throws {
    let findings = try refusing(computed)
    try check(findings)
    _ = try write(to: path) { try writer(findings) }
  }

  /// The results of a study: computed, or put together from its parts.
  func results(of study: Work) throws -> Work.Results {
    if let parts = options.parts {
      return try console.work("merging") { _ in try parts.results(of: study) }
    }
    return try console.work(work.name, on: study.size, unit: work.unit) { bar in
      try study.run(watch(bar))
    }
  }

  /// Computes what a part keeps.
  func records(of part: StudyPart) throws -> PartRecords {
    var records = PartRecords()
    for study in try studies() {
      try console.work(work.name, on: study.size / part.count, unit: work.unit) { bar in
        try study.record(part, into: &records, watch(bar))
      }
    }
    return records
  }

  /// Does what a study may refuse.
  func refusing<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as Work.Failure { throw refusal(error) }
  }

  func write(to folder: String, _ prepare: () throws -> RunWriter) throws -> OutputFolder.Outcome {
    let writer = try ProgressBar.during("drawing charts", on: console) {
      try Interrupt.deferred(prepare)
    }
    let threads = options.threads ?? hardwareThreads
    let bar = ProgressBar("writing", total: 100, unit: nil, console: console)
    defer { bar.finish() }
    let execution = RunExecution(
      piecesAtOnce: threads,
      map: { count, body in concurrentMap(count: count, threads: threads, body) },
      isCancelled: { Interrupt.isRequested },
      progress: { bar.update(done: $0.done * 100 / max(1, $0.total)) })
    do {
      return try Interrupt.deferred {
        try writer.write(
          to: console.place(of: folder), overwrites: options.overwrites, execution: execution)
      }
    } catch is RunCancelled {
      throw CommandError.stopped
    }
  }
}

extension Console {
  /// Does long work that looks at requests to stop, and shows under its name how far it has come.
  ///
  /// A total of `nil` cannot be measured.
  func work<Result>(
    _ name: String, on total: Int? = nil, unit: String? = nil,
    _ body: (ProgressBar) throws -> Result
  ) throws -> Result {
    let bar = ProgressBar(name, total: total, unit: unit, console: self)
    defer { bar.finish() }
    return try Interrupt.stoppable { try body(bar) }
  }
}

extension CommandError {
  /// The end of work that was asked to stop.
  static let stopped = CommandError(.interrupted, "Stopped. Nothing was written.")
}

extension OutputFolder.Outcome {
  func sentence(_ folder: String) -> String {
    switch self {
    case .created: "wrote \(folder)"
    case .replaced: "replaced \(folder)"
    case .unchanged: "unchanged: \(folder)"
    }
  }
}

extension SweepError {
  /// Says what cannot be computed, by the names of carts and products; `alternative` is what else
  /// helps where a cart is too large, as the end of a sentence.
  func shown(_ carts: [Cart], _ products: [String], alternative: String = "") -> CommandError {
    switch self {
    case .cancelled: .stopped
    case .tooManyCells:
      CommandError(
        .malformedData, "The grid has more cells than can be counted.",
        remedy: "Shorten its ranges or widen their steps.")
    case .allocation(let error, let cart):
      CommandError(
        .malformedData,
        "The cart '\(carts[cart].name)' is too much for the method: \(error.reason).",
        remedy: Phrase(verbatim: error.remedy(alternative)))
    case .job(let error, let cart):
      CommandError(
        .malformedData,
        "The numbers for the cart '\(carts[cart].name)' leave the range that can be computed: "
          + "\(error.reason(products, on: carts[cart])).",
        remedy: "Bring capacities and rates to usual sizes.")
    }
  }
}

extension AllocationError {
  fileprivate func remedy(_ alternative: String) -> String {
    switch self {
    case .tooManyAssignments(_, _, let method):
      "Use --methods greedy,optimal: \(method.name) takes it."
    default: "Leave out tanks or products\(alternative)."
    }
  }
}
