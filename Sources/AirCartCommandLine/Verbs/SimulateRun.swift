import AirCart
import AirCartReports
import AirCartScenarios
import AirCartSimulation

/// One simulation from its options to files and a screen.
struct SimulateRun {
  private let choices: SimulateChoices
  private let console: Console
  private let farm: FarmScenario
  /// The farm's file, then those of carts and products.
  private let inputs: [Manifest.Input]

  /// Reads the farm.
  init(_ choices: SimulateChoices, _ arguments: ParsedArguments, _ console: Console) throws {
    self.choices = choices
    self.console = console
    let file = try ScenarioFile(choices.farm, console)
    let products = try KnownProducts(arguments, console)
    var cartFiles: [Manifest.Input] = []
    farm = try file.farm(console, products: products.own) {
      let known = try KnownCarts(arguments, console, hasSaddle: $0.usesSaddleTank)
      cartFiles = known.files
      return try CartOptions.chosen(arguments, known, for: $0)
    }
    inputs = [file.input] + cartFiles + products.files
  }

  /// Everything in order: refuse early, compute, write, tell.
  func execute() throws -> ExitCode {
    if choices.writesFiles {
      try OutputFolder.checkWritable(path(folder), overwrites: choices.overwrites)
    }
    Interrupt.install()
    let study = try study(input)
    let results = try results(study)
    let report = SeasonReport(title: title, results: results)
    let variation = try variation()
    if let trace = choices.trace { try write(trace, study) }
    try show(report, variation)
    for warning in report.warnings { console.note("uncertain: " + warning) }
    guard choices.writesFiles else { return .success }
    let outcome = try SeasonWriter(
      report, variation: variation, trace: traced(study, report), description
    )
    .write(to: path(folder), overwrites: choices.overwrites)
    console.note(sentence(for: outcome))
    return .success
  }
}

// MARK: - What is simulated

extension SimulateRun {
  private var title: String { "Season: \(farm.title ?? farm.name)" }

  private var folder: String { choices.output ?? "Reports/\(farm.name)-season" }

  private func path(_ folder: String) -> String {
    folder.hasPrefix("/") ? folder : console.currentFolder + "/" + folder
  }

  private var input: SeasonInput {
    var input = farm.season
    if choices.isCertain { input.uncertainty = input.uncertainty.certain }
    return input
  }

  private func study(_ input: SeasonInput) throws -> SeasonStudy {
    do {
      return try SeasonStudy(
        input, carts: farm.carts.map { ($0.cart, $0.constraints) }, seed: choices.seed,
        threads: choices.threads)
    } catch {
      throw refusal(error)
    }
  }

  private func variation() throws -> SeasonVariation? {
    guard let levels = choices.variation else { return nil }
    let results = try levels.values.map { value in
      var input = input
      levels.factor.set(value, in: &input)
      return try computed(study(input), 0..<choices.replications)
    }
    return SeasonVariation(
      name: levels.factor.columnName, title: levels.factor.title, values: levels.values,
      results: results)
  }
}

// MARK: - Computing

extension SimulateRun {
  /// So many seasons as were asked for, or as many as the half width takes.
  private func results(_ study: SeasonStudy) throws -> SeasonResults {
    var results = try computed(study, 0..<choices.replications)
    guard let halfWidth = choices.halfWidth else { return results }
    while results.replicationCount < SimulateChoices.replicationLimit,
      SeasonReport(title: title, results: results).widestHalfWidth > halfWidth
    {
      let count = results.replicationCount
      let next = min(SimulateChoices.replicationLimit, 2 * count)
      results.append(try computed(study, count..<next))
    }
    return results
  }

  private func computed(_ study: SeasonStudy, _ range: Range<Int>) throws -> SeasonResults {
    let total = range.count * study.seasons.count
    let bar = ProgressBar(total: total, unit: "seasons", console: console)
    defer { bar.finish() }
    do {
      return try study.run(
        replications: range, isCancelled: { Interrupt.isRequested },
        progress: { bar.update(done: $0) })
    } catch {
      throw refusal(error)
    }
  }

  /// Says what is wrong by the names of carts, tanks and crops.
  private func refusal(_ error: SeasonError) -> CommandError {
    switch error {
    case .cancelled: return CommandError(.interrupted, "Stopped. Nothing was written.")
    case .reserveFillsTank(let cart, let tank, let capacity, let reserve):
      let own = farm.carts[cart].cart
      return CommandError(
        .malformedData,
        "\(own.tanks[tank].name) of the cart '\(own.name)' holds \(number(capacity)) bu, and its "
          + "reserve is \(number(reserve)) bu.",
        remedy: "Lower \"reserve\" or \"reserveBushels\" under \"filling\".")
    case .tooFewCompartments(let crop, let products, let compartments):
      return CommandError(
        .malformedData,
        "A truck has \(compartments) \(compartments == 1 ? "compartment" : "compartments"), but \(farm.farm.crops[crop].name) takes "
          + "\(products) products.",
        remedy: "Give the truck more compartments, or leave \"compartments\" out.")
    case .farm(_, let cart):
      return CommandError(
        .malformedData,
        "The cart '\(farm.carts[cart].cart.name)' and the farm's crops are beyond what can be "
          + "planned.",
        remedy: "At most \(SubsetProgramme.tankLimit) tanks and "
          + "\(SubsetProgramme.productLimit) products can be simulated.")
    default:
      let message = error.message
      return CommandError(
        .malformedData,
        "The season cannot be: \(message.sentence).",
        remedy: message.remedy)
    }
  }

  private func number(_ value: Double) -> String { NumberText.shortest(value) ?? "" }
}

// MARK: - Writing and telling

extension SimulateRun {
  private var description: RunDescription {
    var options: [JSONValue.Member] = [
      .init("replications", .integer(choices.replications)),
      .init("seed", .string("\(choices.seed)")), .init("certain", .bool(choices.isCertain)),
    ]
    if let halfWidth = choices.halfWidth {
      options.append(.init("untilHalfWidthDays", .number(halfWidth)))
    }
    if let variation = choices.variation {
      options.append(.init("vary", .string(variation.factor.rawValue)))
      options.append(.init("values", .array(variation.values.map { .number($0) })))
    }
    options.append(.init("carts", .array(farm.carts.map { .string($0.cart.name) })))
    return RunDescription(
      title: title, version: ToolDescription.currentVersion, inputs: inputs, options: options)
  }

  /// One season of a cart, record by record.
  private func trace(_ study: SeasonStudy, cart: Int) -> SeasonTrace {
    let trace = study.trace(cart: cart, replication: choices.replication)
    return SeasonTrace(
      season: study.seasons[cart], replication: choices.replication, records: trace.records)
  }

  /// The season that stands in the folder: that of the first cart of the ranking.
  private func traced(_ study: SeasonStudy, _ report: SeasonReport) -> SeasonTrace? {
    report.ranking.first.map { trace(study, cart: report.groups[$0][0]) }
  }

  /// Writes the season that was asked for, of the first cart of the command line.
  private func write(_ path: String, _ study: SeasonStudy) throws {
    var buffer = ByteBuffer()
    CSVFormat().write(trace(study, cart: 0).table, to: &buffer)
    try AtomicFile.write(buffer, to: self.path(path))
    console.note("wrote \(path)")
  }

  private func show(_ report: SeasonReport, _ variation: SeasonVariation?) throws {
    switch choices.format {
    case .json: try console.output.write(SeasonDocument(report).text)
    case .csv:
      let table = variation.map { $0.matrix(SeasonVariation.figures[0]) } ?? report.dataTable
      try console.output.write(CSVFormat().text(of: table))
    case .markdown:
      try console.output.write(SeasonPage(report, variation: variation).text)
    case .text:
      try console.print(
        SimulateScreen(report: report, variation: variation, console: console).lines)
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
