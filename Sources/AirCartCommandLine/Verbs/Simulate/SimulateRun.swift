import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

struct SimulateRun: Run {
  let choices: SimulateChoices
  let console: Console
  private let farm: FarmScenario
  /// The rain from which the workable days are, where a station's was named.
  private let weather: StationWeather?
  /// The farm's file, then those of carts, of products and of rain.
  private let inputs: [Manifest.Input]
  /// The varied input, its values in the units of the run.
  private let levels: SeasonFactorLevels?
  /// The most seasons that are simulated; less for tests.
  var limit = SimulateChoices.replicationLimit

  init(_ choices: SimulateChoices, _ arguments: ParsedArguments, _ console: Console) throws {
    self.choices = choices
    self.console = console
    let file = try ScenarioFile(choices.farm, console)
    let products = try KnownProducts(arguments, console)
    var cartFiles: [Manifest.Input] = []
    farm = try file.farm(console, products: products.own) {
      let known = try KnownCarts(arguments, console, hasSaddle: $0.usesSaddleTank)
      cartFiles = known.files
      return JobOptions.light(
        try CartOptions.chosen(arguments, known, besides: $0.carts), within: $0.grossWeight, console
      )
    }
    let station = try choices.weather.map { try ScenarioFile($0, console) }
    weather = try station?.weather(for: farm.season.days)
    inputs = [file.input] + cartFiles + products.files + (station.map { [$0.input] } ?? [])
    levels = try choices.variation?.stated(in: choices.units ?? farm.farm.units)
  }

  /// A run as its manifest records it.
  init(
    again choices: SimulateChoices, on carts: [String], _ files: SeasonFiles, _ console: Console
  ) throws {
    self.choices = choices
    self.console = console
    inputs = files.inputs
    farm = try files.farm.farm(console, products: files.products) { own in
      let listed = CartCatalogue.all.map(\.name)
      // Bare weights of the command line are in pounds unless it says otherwise.
      let custom = try choices.carts.own(
        choices.units ?? .imperial, hasSaddle: own.usesSaddleTank)
      let directory = CartDirectory(
        ownCarts: files.carts + custom + own.carts.filter { !listed.contains($0.name) },
        usesSaddleTank: own.usesSaddleTank)
      return try carts.map { name in
        try own.carts.first { $0.name == name } ?? CatalogueNames.cart(named: name, in: directory)
      }
    }
    weather = try files.station?.weather(for: farm.season.days)
    levels = choices.variation
  }

  var options: RunOptions { choices.options }
  var run: Manifest.Run { Manifest.Run(.season, farm.name) }
  var usualFolder: String { "Reports/\(farm.name)-season" }

  func checkEarly() throws {
    _ = try pair
    if let trace = traceFile { try AtomicFile.checkWritable(console.place(of: trace)) }
  }

  func remarks(_ findings: Findings) -> [String] {
    let doubts = (farm.farm.doubts(in: farm.farm.units) + (levels?.doubts ?? []))
      .map { "warning: " + $0 }
    let warnings =
      doubts + (weather?.remarks.map { "uncertain: " + $0 } ?? []) + undecided(findings.report)
      + (findings.report.warnings + unreached(findings.report)).map { "uncertain: " + $0 }
    return options.format == .text ? warnings : warnings + farm.densityRemarks
  }

  func conclude(_ findings: Findings) throws {
    if let trace = traceFile { try write(trace, findings.study) }
  }

  /// The file of the season that is traced; `nil` where it goes to standard output.
  private var traceFile: String? { choices.trace.flatMap { $0 == "-" ? nil : $0 } }

  // MARK: - What is simulated

  private var title: String { "Season: \(farm.title ?? farm.name)" }

  /// The units of what is typed and of what people read.
  private var units: UnitSystem { choices.units ?? farm.farm.units }

  private var input: Season {
    var input = farm.season
    if let weather {
      weather.set(&input.days)
      input.station = station
    }
    if choices.isCertain { input.uncertainty = input.uncertainty.certain }
    return input
  }

  /// The name of the file of rain, without its folder.
  private var station: String? {
    choices.weather?.split(separator: "/").last.map { String($0) }
  }

  private func study(_ input: Season) throws -> SeasonStudy {
    try console.work("preparing") { _ in
      try SeasonStudy(
        input, carts: farm.carts.map { ($0.cart, $0.constraints) }, seed: choices.seed,
        threads: options.threads)
    }
  }

  /// The same seasons of one cart with one thing changed after the other, where that was asked.
  private func addHelp(to report: inout SeasonReport) throws {
    guard choices.asksWhatHelps, let cart = report.cartToHelp else { return }
    let count = report.results.replicationCount
    let changed = try SeasonHelp.changes(of: input, units).map { change in
      (change.title, try computed(study(change.input).only(carts: [cart]), 0..<count).carts[0])
    }
    report.compare(changed)
  }

  /// The best order of the crops with the cart that is the answer, where that was asked.
  private func addOrder(to report: inout SeasonReport) throws {
    guard choices.asksBestOrder, let cart = report.decision?.answer[0] else { return }
    let own = report.results.carts[cart]
    let stated = SeasonOrder.crops(of: own.season)
    let (orders, isComplete) = SeasonOrder.orders(of: stated)
    let count = report.results.replicationCount
    let outcome = { (crops: [Int], count: Int) in
      let study = try study(SeasonOrder.season(input, in: crops)).only(carts: [cart])
      return try computed(study, 0..<count).carts[0]
    }
    let costs = try orders.map { crops in
      try outcome(crops, min(count, SeasonOrder.trialYears)).costOrDays
    }
    guard let least = costs.min(), let place = costs.firstIndex(of: least) else { return }
    report.order = SeasonOrder(
      own, stated: stated, found: (orders[place], try outcome(orders[place], count)),
      tried: orders.count, isComplete: isComplete)
  }

  /// The same seasons of two carts with one assumption after the other low and high, where that was
  /// asked.
  private func addHangs(to report: inout SeasonReport) throws {
    guard choices.asksWhatDecides, let carts = try pair ?? report.cartsToCompare else { return }
    let count = report.results.replicationCount
    let outcomes = { (end: SeasonSwing.End) in
      try computed(study(end.input).only(carts: [carts.first, carts.second]), 0..<count)
    }
    let order = report.order.map { [SeasonSwing.order(input, best: $0.found)] } ?? []
    let changed = try (SeasonSwing.all(of: input, units) + order).map { swing in
      (swing, try outcomes(swing.low), try outcomes(swing.high))
    }
    report.hangs = SeasonHangs(report.results, carts: carts, changed: changed)
  }

  /// Says why nothing is shown of what decides, where that was asked.
  private func undecided(_ report: SeasonReport) -> [String] {
    guard choices.asksWhatDecides, report.hangs == nil, !report.ranking.isEmpty else { return [] }
    let places = (try? pair).map { [$0.first, $0.second] } ?? []
    let names = places.map { report.results.carts[$0] }.filter { !$0.isFeasible }.map(\.cart.name)
    let reason =
      names.isEmpty
      ? "no other cart has another season. Name more with --carts."
      : "\(names.listed) cannot be loaded for every crop. Name another --pair."
    return ["warning: --what-decides compares two carts, and " + reason]
  }

  /// The carts that are to be compared, by position; `nil` where none were named.
  private var pair: (first: Int, second: Int)? {
    get throws {
      guard let names = choices.pair else { return nil }
      let carts = farm.carts.map(\.cart.name)
      let places = try names.map { name in
        guard let place = carts.firstIndex(where: { $0.isSameWord(as: name) }) else {
          throw CommandError.invalid(
            name, "pair <cart,cart>", remedy: "The carts of this run are \(carts.listed).")
        }
        return place
      }
      return (places[0], places[1])
    }
  }

  /// What is simulated for every value of the varied input.
  private var variedInputs: [Season] {
    guard let levels else { return [] }
    return levels.values.map { value in
      var input = input
      levels.set(value, units, in: &input)
      return input
    }
  }

  func studies() throws -> [SeasonStudy.Replications] {
    try ([input] + variedInputs).map { try study($0).replications(0..<choices.replications) }
  }

  var work: (name: String, unit: String) { ("simulating", "seasons") }

  /// The same seasons for every value of the varied input.
  private func variation(replications: Int) throws -> SeasonVariation? {
    guard let levels else { return nil }
    let results = try variedInputs.map { try computed(study($0), 0..<replications) }
    return SeasonVariation(
      name: levels.factor.columnName(units), title: levels.factor.phrase(units),
      values: levels.values, results: results)
  }

  // MARK: - Computing

  /// The seasons, what they say, and what was varied.
  struct Findings {
    let study: SeasonStudy
    let report: SeasonReport
    let variation: SeasonVariation?
  }

  func computed() throws -> Findings {
    let study = try study(input)
    let results = try seasons(study)
    var report = SeasonReport(title: title, results: results, units: units)
    try addHelp(to: &report)
    try addOrder(to: &report)
    try addHangs(to: &report)
    return Findings(
      study: study, report: report, variation: try variation(replications: results.replicationCount)
    )
  }

  /// So many seasons as were asked for, or as many as the half width takes.
  private func seasons(_ study: SeasonStudy) throws -> SeasonResults {
    guard let halfWidth = choices.halfWidth else {
      return try computed(study, 0..<choices.replications)
    }
    let first = max(choices.replications, SeasonReport.leastReplications)
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
    try results(of: study.replications(range))
  }

  /// The farm among many.
  func row() throws -> FarmRow<SeasonReport.Figures> {
    try refusing {
      SeasonReport(title: title, results: try seasons(study(input)), units: units)
    }.row(ofFile: choices.farm, named: farm.name)
  }

  /// Says what is wrong by the names of carts, tanks and crops.
  func refusal(_ error: SeasonError) -> CommandError {
    switch error {
    case .cancelled: return .stopped
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
        remedy: Phrase(verbatim: message.remedy))
    }
  }

  private func number(_ value: Double) -> String { value.plain }

  // MARK: - Writing and telling

  var description: RunDescription {
    var recorded: [JSONValue.Member] = [
      .init("replications", .integer(choices.replications)),
      .init("seed", .string("\(choices.seed)")), .init("certain", .bool(choices.isCertain)),
    ]
    if let halfWidth = choices.halfWidth {
      recorded.append(.init("untilHalfWidthDays", .number(halfWidth)))
    }
    if let levels {
      recorded.append(.init("vary", .string(levels.factor.name)))
      recorded.append(.init("values", .array(levels.values.map { .number($0) })))
    }
    if choices.asksWhatHelps { recorded.append(.init("whatHelps", .bool(true))) }
    if choices.asksBestOrder { recorded.append(.init("bestOrder", .bool(true))) }
    if choices.asksWhatDecides { recorded.append(.init("whatDecides", .bool(true))) }
    if let pair = choices.pair {
      recorded.append(.init("pair", .string(pair.joined(separator: ","))))
    }
    if choices.replication > 0 {
      recorded.append(.init("replication", .integer(choices.replication)))
    }
    if let units = choices.units { recorded.append(.init("units", .string(units.name))) }
    if let station { recorded.append(.init("weather", .string(station))) }
    recorded += choices.carts.recorded
    recorded.append(.init("carts", .array(farm.carts.map { .string($0.cart.name) })))
    return RunDescription(
      run, title: title, version: ToolDescription.currentVersion, inputs: inputs, options: recorded)
  }

  /// One season of a cart, record by record.
  private func trace(_ study: SeasonStudy, cart: Int) -> SeasonTrace {
    let trace = study.trace(cart: cart, replication: choices.replication)
    return SeasonTrace(
      season: study.seasons[cart], replication: choices.replication, records: trace.records)
  }

  /// The season in the folder: that of the first cart of the ranking.
  private func traced(_ study: SeasonStudy, _ report: SeasonReport) -> SeasonTrace? {
    report.ranking.first.map { trace(study, cart: report.groups[$0][0]) }
  }

  func writer(_ findings: Findings) -> RunWriter {
    RunWriter(
      findings.report, variation: findings.variation,
      trace: traced(findings.study, findings.report), description)
  }

  /// Writes the season that was asked for, of the first cart of the command line.
  private func write(_ path: String, _ study: SeasonStudy) throws {
    let text = CSVFormat().text(of: trace(study, cart: 0).table)
    try AtomicFile.write(text, to: console.place(of: path))
    console.note("wrote \(path)")
  }

  func answer(_ findings: Findings) -> Answer {
    var answer = findings.report.answer(findings.variation)
    // Programs and pages are told on standard error.
    if options.format == .text {
      answer.blocks += weather.map { rainBlocks($0) } ?? []
      answer.blocks += Answer.notes(farm.densityRemarks + daysRemarks + lotRemarks)
    }
    return answer
  }

  /// Where the share of workable days is from, as long as nobody states one.
  private var daysRemarks: [String] {
    guard weather == nil, !choices.isCertain, farm.season.uncertainty.hasWeather,
      !farm.season.statedKeys.contains(Season.workable.key)
    else { return [] }
    let share = Season.workable.limit.unit.text(Season.workable.standard ?? 0, units) { $0.plain }
    return [
      "The share of workable days, \(share), is Nebraska's. Write yours as \"workable\" under \"days\", "
        + "also by month, or name a station's rain with --weather."
    ]
  }

  /// How lots of one seed are filled, where the farm has several.
  private var lotRemarks: [String] {
    let crops = farm.farm.cropsInTheSameTanks(farm.carts.map(\.constraints))
    let hasLots = crops.indices.contains { first in
      farm.farm.seededAlike(crops.indices.filter { crops[$0] == first }).count > 1
    }
    guard hasLots else { return [] }
    return [
      "Lots of one seed are filled one after the other here: each change of lot ends a fill. 'aircart plan' "
        + "and 'compare' give each lot its own tanks from the start where that saves fills."
    ]
  }

  private func rainBlocks(_ weather: StationWeather) -> [Answer.Block] {
    let share = { (value: Double) in
      DataUnit.share.text((value * 100).rounded() / 100, units) { $0.plain }
    }
    let table = Answer.Table(
      weather.months,
      [
        .words("From") { $0.from.text }, .words("Mean") { share($0.mean) },
        .words("Fewest") { share($0.least) }, .words("Most") { share($0.most) },
      ])
    return Answer.section(
      "Workable days by \(station ?? "rain")",
      [
        .table(table),
        .sentence(
          "\(weather.years.count) years, \(weather.years[0]) to \(weather.years[weather.years.count - 1]). "
            + "\(StationWeather.rule) Over the season \(share(weather.mean)) of the days are workable, with a "
            + "standard deviation of \(share(weather.deviation)) from year to year, of which "
            + "\(share(farm.season.days.yearDeviation)) is more than wet spells alone make."),
      ])
  }

  var next: RunFileName? { .report }

  func show(_ findings: Findings) throws {
    guard choices.trace == "-" else {
      return try console.write(answer(findings), as: options.format)
    }
    try console.output.write(CSVFormat().text(of: trace(findings.study, cart: 0).table))
  }
}
