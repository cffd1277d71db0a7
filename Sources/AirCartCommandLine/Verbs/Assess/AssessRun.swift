import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// One assessment of methods: over a scenario, over random jobs, or of worst cases.
struct AssessRun: Run {
  let choices: AssessChoices
  let loaded: LoadedScenario?
  let console: Console

  init(_ choices: AssessChoices, _ console: Console) throws {
    let loaded = try choices.scenario.map {
      try LoadedScenario($0, with: choices.companions, console)
    }
    self.init(choices, loaded, console)
  }

  /// A study of a scenario that was read.
  init(_ choices: AssessChoices, _ loaded: LoadedScenario?, _ console: Console) {
    self.choices = choices
    self.loaded = loaded
    self.console = console
  }

  var options: RunOptions { choices.options }
  var usualFolder: String { "Reports/\(name)-quality" }

  private var scenario: Scenario? { loaded?.scenario }

  // MARK: - What is assessed

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

  var run: Manifest.Run {
    if let scenario { return Manifest.Run(.quality, scenario.name) }
    return Manifest.Run(choices.random == nil ? .worstCase : .randomQuality, name)
  }

  private var title: String {
    if let scenario { return "Quality of the methods: \(scenario.title ?? scenario.name)" }
    return choices.random == nil
      ? "The worst that greedy can do" : "Quality of the methods on random jobs"
  }

  // MARK: - Computing

  func computed() throws -> QualityReport {
    let report = QualityReport(
      title: title, results: try studies().first.map(results), sweep: try sweep(),
      worstCases: try worstCases(), cartArguments: cartArguments)
    if let results = report.results, !results.exactMethodsAgree { throw disagreement(report) }
    return report
  }

  func studies() throws -> [QualityStudy] {
    try source.map { [try QualityStudy($0, threads: options.threads)] } ?? []
  }

  var work: (name: String, unit: String) { ("comparing methods", "jobs") }

  func refusal(_ error: SweepError) -> CommandError {
    error.shown(levels.map(\.cart), scenario?.grid.products.map(\.name) ?? [])
  }

  /// The gap of every cell of a scenario, for the matrices.
  private func sweep() throws -> SweepResults? {
    guard let scenario else { return nil }
    var asked = SweepOptions()
    asked.methods = [.greedy, .optimal]
    asked.metrics = [.gap]
    asked.threads = options.threads
    let sweep = try Sweep(scenario.grid, options: asked)
    return try console.work("sweeping", on: scenario.grid.cellCount, unit: "cells") { bar in
      try sweep.run(bar.watch)
    }
  }

  private func worstCases() throws -> [QualityReport.CartWorstCase] {
    guard choices.seeksWorstCase else { return [] }
    let arguments = cartArguments
    let jobs = levels.indices.flatMap { cart in
      productCounts(levels[cart].cart).map { (cart: cart, products: $0) }
    }
    try require(
      !jobs.isEmpty, "No cart has as many tanks as products are asked for.",
      remedy: "Worst cases are searched on carts of at most ten tanks.")
    let weights = jobs.map { job in
      WorstCaseSearch.roughWork(tanks: levels[job.cart].cart.tanks.count, products: job.products)
    }
    return try console.work("searching worst cases", on: SharedProgress.total) { bar in
      let progress = SharedProgress(weights: weights, on: bar)
      return concurrentMap(count: jobs.count, threads: options.threads) { index in
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
  }

  private func productCounts(_ cart: Cart) -> [Int] {
    let tanks = cart.tanks.count
    return tanks > WorstCaseSearch.tankLimit ? [] : choices.productCounts.filter { $0 <= tanks }
  }

  /// Two exact methods differ, or a heuristic is better: a fault of ours, never hidden.
  private func disagreement(_ report: QualityReport) -> CommandError {
    CommandError(
      .internalFault, "\(report.agreementSentence ?? "") Nothing was written.",
      remedy: "Please report it with the command line and the scenario.")
  }

  // MARK: - Writing and telling

  func writer(_ report: QualityReport) -> RunWriter { RunWriter(report, description) }

  var description: RunDescription {
    var recorded: [JSONValue.Member] = []
    if let random = choices.random {
      recorded += [
        .init("random", .integer(random.count)), .init("seed", .string("\(random.seed)")),
        .init("densities", .string(random.densities.name)),
      ]
    }
    if choices.random != nil || choices.seeksWorstCase {
      let counts = choices.productCounts
      recorded.append(
        .init("products", [.integer(counts.lowerBound), .integer(counts.upperBound)]))
    }
    if let loaded {
      recorded += loaded.companions.recorded
    } else {
      recorded.append(.init("carts", .array(levels.map { .string($0.cart.name) })))
      if !choices.hasSaddle { recorded.append(.init("saddle", false)) }
    }
    recorded.append(.init("worstCase", .bool(choices.seeksWorstCase)))
    return RunDescription(
      run, title: title, version: ToolDescription.currentVersion,
      inputs: loaded?.inputs ?? choices.cartFiles, options: recorded)
  }

  func answer(_ report: QualityReport) -> Answer {
    var answer = report.answer
    // Programs and pages are told on standard error.
    if options.format == .text { answer.blocks += Answer.notes(densityRemarks) }
    return answer
  }

  func remarks(_ report: QualityReport) -> [String] {
    options.format == .text ? [] : densityRemarks
  }

  private var densityRemarks: [String] { scenario?.densityRemarks ?? [] }

  var next: RunFileName? { .qualityPage }
}
