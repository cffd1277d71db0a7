import AirCart
import AirCartDocuments
import AirCartReports
import Foundation

/// Carts compared on a farm, from its file to the screen.
struct FarmRun {
  let arguments: ParsedArguments
  let path: String
  let console: Console

  /// The path of the farm file that a comparison was given; `nil` where it was given products.
  ///
  /// A file is what is called one, `-` for standard input, or what has no `=` and is there.
  static func path(_ arguments: ParsedArguments, _ console: Console) -> String? {
    arguments.positionals(JobOptions.products.name).map(\.text).first { text in
      text == "-" || text.hasSuffix(".json") || text.hasSuffix(".json5")
        || (!text.contains("=") && console.hasFile(at: text))
    }
  }

  func execute() throws -> ExitCode {
    let format = try GlobalOptions(arguments).format
    try FarmOptions.refuseJob(in: arguments)
    let words = arguments.positionals(JobOptions.products.name).map(\.text)
    try require(
      words.count == 1,
      "A farm file stands alone, and '\(words.first { $0 != path } ?? path)' is beside it.",
      remedy: "Products and rates stand in the farm file.")
    let (scenario, request) = try asked()
    let shown = try ProgressBar.during("comparing", on: console) {
      do throws(FarmComparison.Refusal) {
        return try FarmComparison(scenario, as: request)
      } catch {
        throw CommandError(
          .malformedData, "\(error.sentence(scenario.farm)).",
          remedy: "Bring capacities, rates and areas to usual sizes.")
      }
    }
    let units = FarmOptions.units(arguments)
    let sheet = try FillOptions.loadSheet(arguments)
    try sheet?.write(shown.yardSheet(units: units), on: console)
    guard sheet?.takesStandardOutput != true else { return .success }
    let isDetailed = arguments.isOn(JobOptions.details.name)
    try console.write(shown.answer(units: units, isDetailed: isDetailed), as: format)
    return .success
  }

  /// The farm with what was typed beside its file.
  private func asked() throws -> (FarmScenario, FarmRequest) {
    let file = try ScenarioFile(path, console)
    let products = try KnownProducts(arguments, console).own
    var request: FarmRequest?
    let farm = try file.farm(console, products: products) { document in
      let known = try KnownCarts(arguments, console, hasSaddle: document.usesSaddleTank)
      let carts = try CartOptions.chosen(arguments, known, for: document)
      request = try FarmRequest(
        file.source, products: products, carts: carts, usesSaddleTank: document.usesSaddleTank)
      return carts
    }
    guard var request else { preconditionFailure("Carts are chosen for every farm.") }
    request.order = FarmOptions.order(arguments)
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

extension Console {
  /// Whether a path, meant from the current folder, leads to something other than a folder.
  fileprivate func hasFile(at path: String) -> Bool {
    var status = stat()
    return stat(place(of: path), &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }
}
