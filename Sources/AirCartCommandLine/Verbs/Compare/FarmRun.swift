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
    guard words.count == 1 else {
      throw CommandError(
        .usage,
        "A farm file stands alone, and '\(words.first { $0 != path } ?? path)' is beside it.",
        remedy: "Products and rates stand in the farm file.")
    }
    let farm = try ScenarioFile(path, console).farm(
      console, products: KnownProducts(arguments, console).own
    ) {
      try CartOptions.chosen(
        arguments, KnownCarts(arguments, console, hasSaddle: $0.usesSaddleTank), for: $0)
    }
    let scenario = try ChoiceOptions.read(arguments, into: farm)
    let comparison = try ProgressBar.during("comparing", on: console) {
      try self.comparison(scenario)
    }
    let isAdvised = arguments.flag(JobOptions.advice.name) ?? true
    let shown = isAdvised ? comparison.advised(keepApart: scenario.keepApart) : comparison
    let units = FarmOptions.units(arguments)
    let sheet = try FillOptions.loadSheet(arguments)
    try sheet?.write(shown.answer(units: units, isDetailed: true), on: console)
    guard sheet?.takesStandardOutput != true else { return .success }
    let isDetailed = arguments.isOn(JobOptions.details.name)
    try console.write(shown.answer(units: units, isDetailed: isDetailed), as: format)
    return .success
  }

  private func comparison(_ scenario: FarmScenario) throws -> FarmComparison {
    let order = FarmOptions.order(arguments) ?? scenario.order
    let plans = try plans(scenario.farm, scenario.carts, order)
    let comparison = FarmComparison(
      name: scenario.name, title: scenario.title, farm: scenario.farm,
      densities: scenario.densities, order: order,
      carriesOver: carriesOver,
      ranking: zip(scenario.carts, plans).map { level, plan in
        FarmComparison.Candidate(cart: level.cart, constraints: level.constraints, plan: plan)
      }
    ).tendered(on: scenario)
    let note = try densityNote(scenario, order, best: comparison.entries.first)
    return ([note].compactMap(\.self) + scenario.densityRemarks)
      .reduce(comparison) { $0.adding(note: $1) }
  }

  private var carriesOver: Bool { arguments.isOn(FarmOptions.carryOver.name) }

  private func plans(
    _ farm: Farm, _ levels: [FarmScenario.CartLevel], _ order: FieldOrder
  ) throws -> [FarmPlan] {
    try FarmPlan.plans(
      levels.map { level in
        do throws(FarmPlanError) {
          return try CartChoices(
            farm, cart: level.cart, constraints: level.constraints, order: order,
            carriesOver: carriesOver)
        } catch {
          throw CommandError(
            .malformedData,
            "The cart '\(level.cart.name)' cannot be planned on the farm: "
              + "\(error.reason(farm, on: level.cart)).",
            remedy: "Bring capacities, rates and areas to usual sizes.")
        }
      })
  }

  /// What the published densities of fertilizers would change for the best cart.
  private func densityNote(
    _ scenario: FarmScenario, _ order: FieldOrder, best: FarmComparison.Entry?
  ) throws -> String? {
    let products = scenario.listedFertilizers
    guard let best, let note = DensityNote(products: products, areas: nil, cart: "") else {
      return nil
    }
    let level = FarmScenario.CartLevel(
      cart: best.cart, constraints: best.candidate.constraints)
    let published = try plans(scenario.farm(with: .published), [level], order)[0]
    return note.text(
      scenario.farm.units, listedFills: best.plan.fills, publishedFills: published.fills,
      cart: best.cart.name)
  }
}

extension Console {
  /// Whether a path, meant from the current folder, leads to something other than a folder.
  fileprivate func hasFile(at path: String) -> Bool {
    var status = stat()
    return stat(place(of: path), &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }
}

extension FarmPlanError {
  /// What is refused, as the end of a sentence without its full stop.
  fileprivate func reason(_ farm: Farm, on cart: Cart) -> String {
    switch self {
    case .problem(let crop, let error):
      error.reason(farm.crops[crop].products.map(\.name), on: cart)
    case .allocation: "it has too many tanks or products"
    }
  }
}
