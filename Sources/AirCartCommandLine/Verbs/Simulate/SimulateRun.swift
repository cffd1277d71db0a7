import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// One simulation from its options to files and a screen.
struct SimulateRun {
  private let choices: SimulateChoices
  private let console: Console
  private let farm: FarmScenario
  /// The farm's file, then those of carts and products.
  private let inputs: [Manifest.Input]
  /// The most seasons that are simulated; less for tests.
  var limit = SimulateChoices.replicationLimit

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

  /// A run as its manifest records it.
  ///
  /// - Throws: `CommandError` where a cart is known no more.
  init(again record: SeasonRecord, _ files: SeasonFiles, _ console: Console) throws {
    choices = SimulateChoices(record, farm: files.inputs[0].path)
    self.console = console
    inputs = files.inputs
    farm = try files.farm.farm(console, products: files.products) { own in
      let listed = CartCatalogue.all.map(\.name)
      let directory = CartDirectory(
        ownCarts: files.carts + own.carts.filter { !listed.contains($0.name) },
        usesSaddleTank: own.usesSaddleTank)
      return try record.carts.map { name in
        try own.carts.first { $0.name == name } ?? CatalogueNames.cart(named: name, in: directory)
      }
    }
  }

  /// Everything in order: refuse early, compute, tell, write.
  func execute() throws -> ExitCode {
    do {
      return try finished()
    } catch let error as OutputError {
      let typed = choices.trace.map { path($0) == error.path ? $0 : folder } ?? folder
      throw CommandError(error.shown(as: typed, console))
    }
  }

  /// The files of the season, and what writes them.
  func made() throws -> (files: [SeasonWriter.File], writer: SeasonWriter) {
    let study = try study(input)
    let results = try results(study)
    let report = SeasonReport(title: title, results: results, units: units)
    let variation = try variation(replications: results.replicationCount)
    let writer = writer(report, variation, study)
    return (writer.files(), writer)
  }

  private func finished() throws -> ExitCode {
    try checkOutputs()
    let study = try study(input)
    let results = try results(study)
    let report = SeasonReport(title: title, results: results, units: units)
    let variation = try variation(replications: results.replicationCount)
    try show(report, variation, study)
    for warning in report.warnings + unreached(report) { console.note("uncertain: " + warning) }
    if choices.writesFiles { try write(report, variation, study) }
    if let trace = choices.trace, trace != "-" { try write(trace, study) }
    return .success
  }

  /// What was computed for minutes must not be lost for a folder that is not there.
  private func checkOutputs() throws {
    if choices.writesFiles {
      try OutputFolder.checkWritable(path(folder), for: run, overwrites: choices.overwrites)
    }
    if let trace = choices.trace, trace != "-" { try AtomicFile.checkWritable(path(trace)) }
  }
}

// MARK: - What is simulated

extension SimulateRun {
  /// Which run it is.
  private var run: Manifest.Run { Manifest.Run(.season, farm.name) }

  private var title: String { "Season: \(farm.title ?? farm.name)" }

  /// The units of what is typed and of what people read.
  private var units: UnitSystem { choices.units ?? farm.farm.units }

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
    try ProgressBar.during("preparing", on: console) {
      try stoppable { () throws(SeasonError) in
        try SeasonStudy(
          input, carts: farm.carts.map { ($0.cart, $0.constraints) }, seed: choices.seed,
          threads: choices.threads, isCancelled: { Interrupt.isRequested })
      }
    }
  }

  /// The same seasons for every value of the varied input.
  private func variation(replications: Int) throws -> SeasonVariation? {
    guard let levels = choices.variation else { return nil }
    let results = try levels.values.map { value in
      var input = input
      levels.factor.set(value, units, in: &input)
      return try computed(study(input), 0..<replications)
    }
    return SeasonVariation(
      name: levels.factor.columnName(units), title: levels.factor.title(units),
      values: levels.values, results: results)
  }
}

// MARK: - Computing

extension SimulateRun {
  /// The seasons, with the reserve that holds run-outs to 5 % of their stops.
  private func results(_ study: SeasonStudy) throws -> SeasonResults {
    var results = try seasons(study)
    let bar = ProgressBar(
      total: study.seasons.count, unit: "reserves", console: console)
    defer { bar.finish() }
    try stoppable { () throws(SeasonError) in
      try study.findReserves(
        for: &results, isCancelled: { Interrupt.isRequested },
        progress: { bar.update(done: $0) })
    }
    return results
  }

  /// Runs what looks at requests to stop.
  private func stoppable<Result>(
    _ body: () throws(SeasonError) -> Result
  ) throws -> Result {
    try Interrupt.stoppable {
      do throws(SeasonError) {
        return try body()
      } catch {
        throw refusal(error)
      }
    }
  }

  /// So many seasons as were asked for, or as many as the half width takes.
  private func seasons(_ study: SeasonStudy) throws -> SeasonResults {
    guard let halfWidth = choices.halfWidth else {
      return try computed(study, 0..<choices.replications)
    }
    let first = max(choices.replications, SimulateChoices.leastReplications)
    var results = try computed(study, 0..<min(first, limit))
    while results.replicationCount < limit, widestHalfWidth(results) > halfWidth {
      let count = results.replicationCount
      results.append(try computed(study, count..<min(limit, 2 * count)))
    }
    return results
  }

  private func widestHalfWidth(_ results: SeasonResults) -> Double {
    SeasonReport(title: title, results: results).widestHalfWidth
  }

  /// Says so where the half width that was asked for is not reached.
  private func unreached(_ report: SeasonReport) -> [String] {
    guard let asked = choices.halfWidth, report.widestHalfWidth > asked else { return [] }
    return [
      "After \(report.results.replicationCount.grouped) seasons, the most that are simulated, the "
        + "mean days are known to ± \(number(report.widestHalfWidth)) and not to \(number(asked)). "
        + "Ask for less with --until-halfwidth."
    ]
  }

  private func computed(_ study: SeasonStudy, _ range: Range<Int>) throws -> SeasonResults {
    let total = range.count * study.seasons.count
    let bar = ProgressBar(total: total, unit: "seasons", console: console)
    defer { bar.finish() }
    return try stoppable { () throws(SeasonError) in
      try study.run(
        replications: range, isCancelled: { Interrupt.isRequested },
        progress: { bar.update(done: $0) })
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
    case .farm(_, let cart):
      return CommandError(
        .malformedData,
        "The cart '\(farm.carts[cart].cart.name)' and the farm's crops are beyond what can be "
          + "planned.",
        remedy: "At most \(SubsetProgramme.tankLimit) tanks and "
          + "\(SubsetProgramme.productLimit) products can be simulated.")
    default:
      let message = error.message(in: units)
      return CommandError(
        .malformedData,
        "This season cannot be simulated: \(message.sentence).",
        remedy: message.remedy)
    }
  }

  private func number(_ value: Double) -> String { value.plain }
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
    if choices.replication > 0 {
      options.append(.init("replication", .integer(choices.replication)))
    }
    if let units = choices.units { options.append(.init("units", .string(units.name))) }
    options.append(.init("carts", .array(farm.carts.map { .string($0.cart.name) })))
    return RunDescription(
      run, title: title, version: ToolDescription.currentVersion, inputs: inputs,
      options: options)
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

  /// Writes the folder of files.
  private func write(
    _ report: SeasonReport, _ variation: SeasonVariation?, _ study: SeasonStudy
  ) throws {
    let writer = writer(report, variation, study)
    let files = ProgressBar.during("summing up", on: console, writer.files)
    let outcome = try Interrupt.deferred {
      try writer.write(files, to: path(folder), overwrites: choices.overwrites)
    }
    console.note(sentence(for: outcome))
  }

  private func writer(
    _ report: SeasonReport, _ variation: SeasonVariation?, _ study: SeasonStudy
  ) -> SeasonWriter {
    SeasonWriter(report, variation: variation, trace: traced(study, report), description)
  }

  /// Writes the season that was asked for, of the first cart of the command line.
  private func write(_ path: String, _ study: SeasonStudy) throws {
    var buffer = ByteBuffer()
    CSVFormat().write(trace(study, cart: 0).table, to: &buffer)
    try AtomicFile.write(buffer, to: self.path(path))
    console.note("wrote \(path)")
  }

  private func show(
    _ report: SeasonReport, _ variation: SeasonVariation?, _ study: SeasonStudy
  ) throws {
    if choices.trace == "-" {
      return try console.output.write(CSVFormat().text(of: trace(study, cart: 0).table))
    }
    switch choices.format {
    case .json:
      try console.output.write(SeasonDocument(report, variation: variation).text)
    case .csv:
      let table = variation.map { $0.matrix($0.figures[0]) } ?? report.dataTable
      try console.output.write(CSVFormat().text(of: table))
    case .markdown:
      try console.output.write(SeasonPage(report, variation: variation).text)
    case .text, .html:
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
