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
    paths = arguments.positionals(JobOptions.products.name).filter { text in
      text == "-" || text.hasSuffix(".json") || text.hasSuffix(".json5")
        || (!text.contains("=") && FileManager.default.fileExists(atPath: console.place(of: text)))
    }
    guard !paths.isEmpty else { return nil }
    self.arguments = arguments
    self.console = console
  }

  func execute() throws -> ExitCode {
    try FarmOptions.refuseJob(in: arguments)
    let words = arguments.positionals(JobOptions.products.name)
    try require(
      words.count == paths.count,
      "A farm file stands alone, and '\(words.first { !paths.contains($0) } ?? "")' is beside it.",
      remedy: "Products and rates stand in the farm file.")
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
      let carts = try CartOptions.chosen(arguments, known, besides: document.carts)
      request = try FarmRequest(
        file.source, products: products, carts: carts, usesSaddleTank: document.usesSaddleTank)
      return carts
    }
    guard var request else { preconditionFailure("Carts are chosen for every farm.") }
    request.order = arguments.word(FarmOptions.order.name)
    request.carriesOver = arguments.isOn(FarmOptions.carryOver.name)
    request.isAdvised = arguments.flag(JobOptions.advice.name) ?? true
    try ChoiceOptions.read(arguments, into: &request)
    do throws(ResolutionError) {
      return (try farm.stating(request), request)
    } catch {
      throw CommandError(error)
    }
  }
}
