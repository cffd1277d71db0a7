import AirCart
import AirCartDocuments
import AirCartReports
import Foundation

/// Carts compared on farms, from their files to the screen.
struct FarmRun {
  let arguments: ParsedArguments
  let console: Console
  /// The files and folders that were named.
  private let paths: [String]

  /// Begins a comparison on the farms that were named; `nil` where products were.
  ///
  /// A farm is what is called a file, `-` for standard input, or what has no `=` and is there.
  init?(_ arguments: ParsedArguments, _ console: Console) {
    paths = Self.paths(arguments, console)
    guard !paths.isEmpty else { return nil }
    self.arguments = arguments
    self.console = console
  }

  /// The farms among the words of a command line.
  static func paths(_ arguments: ParsedArguments, _ console: Console) -> [String] {
    arguments.positionals(JobOptions.products.name).filter { text in
      text == "-" || text.endsInJSON
        || (!text.contains("=") && FileManager.default.fileExists(atPath: console.place(of: text)))
    }
  }

  func execute() throws -> ExitCode {
    try FarmOptions.refuseJob(in: arguments)
    let words = arguments.positionals(JobOptions.products.name)
    try require(
      words.count == paths.count,
      "A farm file stands alone, and '\(words.first { !paths.contains($0) } ?? "")' is beside it.",
      remedy: paths.allSatisfy { $0 == "-" || $0.endsInJSON }
        ? "Products and rates stand in the farm file."
        : "If \(paths[0]) is a table of fields, 'aircart plan' reads it, and its --write-farm "
          + "farm.json writes it as a farm.")
    if let files = try FarmFile.many(paths, console) { return try execute(files) }
    let shown = try ProgressBar.during("comparing", on: console) {
      try comparison(of: paths[0], console)
    }
    let units: UnitSystem? = arguments.word("units")
    let sheet = try FillOptions.loadSheet(arguments)
    try sheet?.write(shown.yardSheet(units: units), on: console)
    guard sheet?.takesStandardOutput != true else { return .success }
    let isDetailed = arguments.isOn(JobOptions.details.name)
    try console.write(
      shown.answer(units: units, isDetailed: isDetailed), as: GlobalOptions(arguments).format)
    return .success
  }

  /// Compares the carts on each of many farms.
  private func execute(_ files: [FarmFile]) throws -> ExitCode {
    try FarmOptions.refuse(
      [FillOptions.loadSheet, JobOptions.details, JobOptions.advice].map(\.name),
      forMany: arguments, console)
    return try FarmsRun(files: files, arguments: arguments, console: console) { path in
      try comparison(of: path, console.silent).row(ofFile: path)
    }.execute()
  }

  private func comparison(of path: String, _ console: Console) throws -> FarmComparison {
    let (scenario, request) = try asked(path, console)
    do throws(FarmComparison.Refusal) {
      return try FarmComparison(scenario, as: request)
    } catch {
      throw CommandError(
        .malformedData, "\(error.sentence(scenario.farm)).",
        remedy: "Bring capacities, rates and areas to usual sizes.")
    }
  }

  /// The farm of a path with what was typed beside its file.
  private func asked(_ path: String, _ console: Console) throws -> (FarmScenario, FarmRequest) {
    let file = try ScenarioFile(path, console)
    let products = try KnownProducts(arguments, console).own
    var request: FarmRequest?
    let farm = try file.farm(console, products: products) { document in
      let known = try KnownCarts(arguments, console, hasSaddle: document.usesSaddleTank)
      let carts = JobOptions.light(
        try CartOptions.chosen(arguments, known, besides: document.carts),
        within: document.grossWeight, console)
      request = try FarmRequest(
        file.source, products: products, carts: carts, usesSaddleTank: document.usesSaddleTank)
      return carts
    }
    guard var request else { preconditionFailure("Carts are chosen for every farm.") }
    request.order = arguments.word(FarmOptions.order.name)
    request.carriesOver = arguments.flag(FarmOptions.carryOver.name) ?? true
    request.isAdvised = arguments.flag(JobOptions.advice.name) ?? true
    request.mayBlend = arguments.flag(BlendOptions.mayBlend.name) ?? true
    try ChoiceOptions.read(arguments, into: &request)
    do throws(ResolutionError) {
      return (try farm.stating(request), request)
    } catch {
      throw CommandError(error)
    }
  }
}

/// The options of a comparison that only a farm has, and those that a farm states itself.
enum FarmOptions {
  private static let heading = "Farms"

  static let order = OptionDescription.value(
    "order", placeholder: "order", help: "The order of the farm's fields, instead of the file's.",
    discussion:
      """
      All carts seed in one order: 'by-date' takes crops by their first seeding date, \
      'fewest-cleanouts' the order with the fewest clean-outs, summed over all carts. A tank is \
      cleaned out when it gets another product.
      """, allowedValues: FieldOrder.allCases.map(\.word), group: heading)

  static let carryOver = OptionDescription.flag(
    "carry-over", isNegatable: true,
    help: "Let leftover product continue on the next field, or not.",
    discussion: """
      Consecutive fields with the same products, each at its rates, then take as few \
      fills as the tanks can do along them, and tanks are chosen for that. With --no-carry-over each \
      field gets loads that run out with it. Both figures are always shown.
      """, defaultText: "yes", group: heading)

  static let all = [order, carryOver, FillOptions.loadSheet.under(heading)]

  /// Refuses options that mean nothing without a farm.
  static func refuse(in arguments: ParsedArguments) throws {
    guard let typed = all.first(where: { arguments.isTyped($0.name) }) else { return }
    throw CommandError(
      "The option '--\(typed.name)' is for a farm, and no farm file was named.",
      remedy: "Name one, as in: aircart compare Scenarios/farm.json --\(typed.name) …")
  }

  /// Refuses, of many farms, options that are for one, and carts that no farm can be given.
  static func refuse(
    _ names: [String], forMany arguments: ParsedArguments, _ console: Console
  ) throws {
    if let name = names.first(where: arguments.isTyped) {
      throw CommandError(
        "The option '--\(name)' is for one farm, and several were named.",
        remedy: "Leave it out, or name one farm file.")
    }
    for option in [CartOptions.carts, KnownProducts.option] {
      let names = arguments.value(option.name)?.commaSeparated ?? []
      try require(
        !names.contains("-"),
        "'--\(option.name) -' reads standard input, which serves one farm, and several were named.",
        remedy: "Write it to a file, as in --\(option.name) \(option.name).json.")
    }
    let known = try KnownCarts(arguments, console, hasSaddle: true)
    _ = try CartOptions.chosen(arguments, known, besides: [])
  }

  /// What goes with the comparison on a farm.
  private static let ofComparisons =
    CartOptions.choices + [KnownProducts.option, JobOptions.details, JobOptions.advice]
    + [BlendOptions.mayBlend] + ChoiceOptions.ofFarms + all

  /// Refuses options that state a job, which a farm states itself.
  static func refuseJob(
    in arguments: ParsedArguments, allowing allowed: [OptionDescription] = ofComparisons
  ) throws {
    let names = Set((allowed + [Setup.flag, LanguageOption.option]).map(\.name))
    let typed = arguments.verb.options.first {
      !names.contains($0.name) && arguments.isTyped($0.name)
    }
    guard let typed else { return }
    throw CommandError(
      "The option '--\(typed.name)' states a job, and a farm file states its own.",
      remedy: "Write it into the farm file; its keys are shown by: aircart schema farm")
  }
}
