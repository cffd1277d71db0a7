import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// One assessment from its options to files and a screen.
struct AssessRun {
  private let choices: AssessChoices
  private let console: Console
  private let loaded: LoadedScenario?

  /// Reads the scenario, where there is one.
  init(_ choices: AssessChoices, _ console: Console) throws {
    self.choices = choices
    self.console = console
    loaded = try choices.scenario.map {
      try LoadedScenario($0, with: choices.companions, console)
    }
  }

  /// A study as its manifest records it.
  init(_ choices: AssessChoices, _ loaded: LoadedScenario?, _ console: Console) {
    self.choices = choices
    self.loaded = loaded
    self.console = console
  }

  private var scenario: Scenario? { loaded?.scenario }

  /// Everything in order: refuse early, compute, check, write, tell.
  func execute() throws -> ExitCode {
    do {
      return try finished()
    } catch let error as OutputError {
      throw CommandError(error.shown(as: folder, console))
    }
  }

  private func finished() throws -> ExitCode {
    try OutputFolder.checkWritable(path(folder), for: run, overwrites: choices.overwrites)
    let report = try report()
    let outcome = try write(QualityWriter(report, description))
    try show(report)
    console.note(sentence(for: outcome))
    return .success
  }

  /// The report and what writes its files.
  func made() throws -> QualityWriter { QualityWriter(try report(), description) }

  private func report() throws -> QualityReport {
    let study = try prepared()
    let results = try study.map { study in try Interrupt.stoppable { try computed(study) } }
    let report = QualityReport(
      title: title, results: results, sweep: try Interrupt.stoppable(sweep),
      worstCases: try Interrupt.stoppable(worstCases), cartArguments: cartArguments)
    if let results, !results.exactMethodsAgree { throw disagreement(report) }
    return report
  }
}

// MARK: - What is assessed

extension AssessRun {
  private var source: QualitySource? {
    if let scenario { return .grid(scenario.grid) }
    return choices.random.map { .random($0, carts: choices.carts) }
  }

  /// The carts of the study, or those of which worst cases are searched.
  private var levels: [SweepGrid.CartLevel] {
    source?.carts ?? choices.carts.map { SweepGrid.CartLevel(cart: $0, constraints: []) }
  }

  private var cartArguments: [[String]] {
    if let scenario { return CartArguments.all(of: scenario.grid) }
    return levels.map {
      CartArguments(cart: $0.cart, constraints: $0.constraints, products: []).words
    }
  }

  private var name: String {
    if let scenario { return scenario.name }
    return choices.random == nil ? "worst-case" : "random"
  }

  /// Which run it is.
  private var run: Manifest.Run {
    if let scenario { return Manifest.Run(.quality, scenario.name) }
    return Manifest.Run(choices.random == nil ? .worstCase : .randomQuality, name)
  }

  private var title: String {
    if let scenario { return "Quality of the methods: \(scenario.title ?? scenario.name)" }
    return choices.random == nil
      ? "The worst that greedy can do" : "Quality of the methods on random jobs"
  }

  /// Where the files go, as it is shown.
  private var folder: String { choices.output ?? "Reports/\(name)-quality" }

  private func path(_ folder: String) -> String { console.place(of: folder) }
}

// MARK: - Computing

extension AssessRun {
  private func prepared() throws -> QualityStudy? {
    do {
      return try source.map { source throws(SweepError) in
        try QualityStudy(source, threads: choices.threads)
      }
    } catch {
      throw refusal(error)
    }
  }

  private func computed(_ study: QualityStudy) throws -> QualityResults {
    let bar = ProgressBar(total: study.source.jobCount, unit: "jobs", console: console)
    defer { bar.finish() }
    do {
      return try study.run(
        isCancelled: { Interrupt.isRequested }, progress: { bar.update(done: $0) })
    } catch {
      throw refusal(error)
    }
  }

  /// The gap of every cell of a scenario, for the matrices.
  private func sweep() throws -> SweepResults? {
    guard let scenario else { return nil }
    var options = SweepOptions()
    options.methods = [.greedy, .optimal]
    options.metrics = [.gap]
    options.threads = choices.threads
    let bar = ProgressBar(total: scenario.grid.cellCount, console: console)
    defer { bar.finish() }
    do {
      return try Sweep(scenario.grid, options: options)
        .run(isCancelled: { Interrupt.isRequested }, progress: { bar.update(done: $0) })
    } catch {
      throw refusal(error)
    }
  }

  private func worstCases() throws -> [QualityReport.CartWorstCase] {
    guard choices.seeksWorstCase else { return [] }
    let arguments = cartArguments
    let jobs = levels.indices.flatMap { cart in
      productCounts(levels[cart].cart).map { (cart: cart, products: $0) }
    }
    guard !jobs.isEmpty else {
      throw CommandError(
        .usage, "No cart has as many tanks as products are asked for.",
        remedy: "Worst cases are searched on carts of at most ten tanks.")
    }
    let progress = SharedProgress(
      weights: jobs.map { job in
        WorstCaseSearch.roughWork(
          tanks: levels[job.cart].cart.tanks.count, products: job.products)
      }, console)
    defer { progress.bar.finish() }
    return concurrentMap(count: jobs.count, threads: choices.threads) { index in
      let (cart, products) = jobs[index]
      let capacities = levels[cart].cart.tanks.map { $0.capacity.bushels }
      let search = WorstCaseSearch(capacities: capacities, productCount: products)
      return QualityReport.CartWorstCase(
        cart: levels[cart].cart.name, arguments: arguments[cart],
        worstCase: search.run(
          isCancelled: { Interrupt.isRequested },
          progress: { progress.update(index, share: $0) }))
    }
  }

  private func productCounts(_ cart: Cart) -> [Int] {
    let tanks = cart.tanks.count
    return tanks > WorstCaseSearch.tankLimit ? [] : choices.productCounts.filter { $0 <= tanks }
  }

  private var productNames: [String] { scenario?.grid.products.map(\.name) ?? [] }

  private func refusal(_ error: SweepError) -> CommandError {
    switch error {
    case .cancelled: CommandError(.interrupted, "Stopped. Nothing was written.")
    case .allocation(_, let cart):
      CommandError(
        .malformedData, "The cart '\(levels[cart].cart.name)' has too many tanks or products.",
        remedy: "At most \(SubsetProgramme.tankLimit) tanks and "
          + "\(SubsetProgramme.productLimit) products can be assessed.")
    case .problem(let error, let cart):
      CommandError(
        .malformedData,
        "The numbers for the cart '\(levels[cart].cart.name)' leave the range that can be "
          + "computed: \(error.reason(productNames, on: levels[cart].cart)).",
        remedy: "Bring capacities and rates to usual sizes.")
    }
  }

  /// Two exact methods differ, or a heuristic is better: a fault of ours, never hidden.
  private func disagreement(_ report: QualityReport) -> CommandError {
    CommandError(
      .internalFault, (report.agreementSentence ?? "") + " Nothing was written.",
      remedy: "Please report it with the command line and the scenario.")
  }
}

// MARK: - Writing and telling

extension AssessRun {
  private func write(_ writer: QualityWriter) throws -> OutputFolder.Outcome {
    do {
      return try Interrupt.deferred {
        try writer.write(
          to: path(folder), overwrites: choices.overwrites,
          isCancelled: { Interrupt.isRequested })
      }
    } catch is RunCancelled {
      throw refusal(.cancelled)
    }
  }

  private var description: RunDescription {
    var options: [JSONValue.Member] = []
    if let random = choices.random {
      options += [
        .init("random", .integer(random.count)), .init("seed", .string("\(random.seed)")),
        .init("densities", .string(random.densities.name)),
      ]
    }
    if choices.random != nil || choices.seeksWorstCase {
      let counts = choices.productCounts
      options.append(
        .init("products", [.integer(counts.lowerBound), .integer(counts.upperBound)]))
    }
    if let loaded {
      options += loaded.companions.recorded
    } else {
      options.append(.init("carts", .array(levels.map { .string($0.cart.name) })))
      if !choices.hasSaddle { options.append(.init("saddle", false)) }
    }
    options.append(.init("worstCase", .bool(choices.seeksWorstCase)))
    return RunDescription(
      run, title: title, version: ToolDescription.currentVersion,
      inputs: loaded?.inputs ?? choices.cartFiles,
      options: options)
  }

  private func show(_ report: QualityReport) throws {
    switch choices.format {
    case .json: try console.output.write(QualityDocument(report).text)
    case .csv:
      let table = report.results == nil ? report.worstCaseData : report.dataTable
      try console.output.write(CSVFormat().text(of: table))
    case .markdown: try console.output.write(QualityPage(report).text)
    case .text: try console.print(AssessScreen(report: report, console: console).lines)
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
