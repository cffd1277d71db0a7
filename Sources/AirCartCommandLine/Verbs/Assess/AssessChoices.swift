import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

enum AssessOptionList {
  static let all: [OptionDescription] = [
    .value(
      "random", placeholder: "count", help: "Assess this many random jobs instead of a scenario."),
    .value(
      "seed", placeholder: "number", help: "The seed of random jobs.", defaultText: "1"),
    .value(
      KnownProducts.option.name, placeholder: "range|files",
      help: "Products of a job, as in 3 or 2...5; for a scenario, files that define products.",
      completion: .file, defaultText: "2...5"),
    .value(
      "densities", placeholder: "set", help: "The densities of random jobs.",
      discussion: "'drawn' varies them over their published ranges; 'published' does not.",
      allowedValues: RandomJobs.Densities.allCases.map(\.name), defaultText: "drawn"),
    .flag("worst-case", help: "Search all demands for the job on which greedy is worst."),
    CartOptions.comparedCarts, JobOptions.saddle,
    OutputOptions.folder(defaultText: "Reports/<name>-quality"), OutputOptions.force,
    PartOption.option,
  ]
}

struct AssessChoices {
  let scenario: String?
  let random: RandomJobs?
  let seeksWorstCase: Bool
  /// Numbers of products, for random jobs and worst cases.
  let productCounts: ClosedRange<Int>
  private(set) var carts: [Cart] = []
  /// The files that some of the carts are from.
  private(set) var cartFiles: [Manifest.Input] = []
  /// Whether the carts have their saddle tank, where no scenario says so.
  let hasSaddle: Bool
  /// What goes with the scenario.
  let companions: ScenarioCompanions
  var options: RunOptions

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    options = try RunOptions(arguments)
    options.part = try PartOption.part(arguments, console, without: ["worst-case"])
    scenario = arguments.positional("scenario")
    let typed = arguments.value(KnownProducts.option.name)
    let namesFiles = scenario != nil && typed.map(Self.isRange) == false
    companions = ScenarioCompanions(
      carts: arguments.value(CartOptions.carts.name), products: namesFiles ? typed : nil)
    productCounts = try Self.products(namesFiles ? nil : typed)
    random = try Self.random(arguments, productCounts)
    seeksWorstCase = arguments.isOn("worst-case")
    // Beside a scenario they are read with it.
    hasSaddle = arguments.flag(JobOptions.saddle.name) ?? true
    let known = try KnownCarts(
      scenario == nil ? companions.carts : nil, console, hasSaddle: hasSaddle)
    carts = known.chosen ?? known.listed
    cartFiles = known.files
    try check(arguments)
  }

  /// How many random jobs may be asked for.
  static let randomCounts = 1...100_000_000

  /// Refuses what contradicts itself, and options that would do nothing.
  private func check(_ arguments: ParsedArguments) throws {
    try require(
      scenario != nil || random != nil || seeksWorstCase, "There is nothing to assess.",
      remedy: "Name a scenario, or give --random 1000000, or --worst-case.")
    if let scenario, random != nil {
      throw CommandError(
        "The scenario '\(scenario)' and the option '--random' contradict each other.",
        remedy: "Assess one after the other.")
    }
    if random == nil {
      try refuse(
        ["seed", "densities", PartOption.option.name], arguments, "is about random jobs",
        remedy: "Add --random.")
    }
    guard scenario != nil else { return }
    try require(
      arguments.flag("saddle") == nil, "'--saddle' and '--no-saddle' are not for a scenario.",
      remedy: "A scenario says itself whether saddle tanks are used.")
    if !seeksWorstCase, companions.products == nil {
      try refuse(
        [KnownProducts.option.name], arguments, "gives a number, and a scenario names its products",
        remedy: "Give files of products, as in --products ours.json, or leave it out.")
    }
  }

  private func refuse(
    _ options: [String], _ arguments: ParsedArguments, _ reason: String, remedy: Phrase
  ) throws {
    for option in options where arguments.value(option) != nil {
      throw CommandError("The option '--\(option)' \(reason).", remedy: remedy)
    }
  }

  private static func random(
    _ arguments: ParsedArguments, _ productCounts: ClosedRange<Int>
  ) throws -> RandomJobs? {
    guard let count = try arguments.wholeNumber("random", in: randomCounts) else { return nil }
    return RandomJobs(
      count: count, seed: try arguments.seed(), productCounts: productCounts,
      densities: arguments.value("densities").flatMap(densities) ?? .drawn)
  }

  private static func densities(_ name: String) -> RandomJobs.Densities? {
    RandomJobs.Densities.allCases.first { $0.name == name }
  }

  /// Whether a text means numbers of products, and not files.
  private static func isRange(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }

  private static let usualProductCounts = 2...5

  private static func products(_ text: String?) throws -> ClosedRange<Int> {
    guard let text else { return usualProductCounts }
    let limit = PrairieRates.productLimit
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1],
      first >= 1, first <= last, last <= limit
    else {
      throw CommandError.invalid(
        text, "products <range>",
        remedy: "Give a number from 1 to \(limit), or two, as in 2...\(limit).")
    }
    return first...last
  }
}

// MARK: - As a manifest has them

extension AssessChoices {
  /// The choices by which a recorded study is made again, its carts and scenario aside; `nil` where
  /// it is not one.
  init?(_ record: RunRecord, _ run: RunOptions) {
    guard let options = record.options, let seeksWorstCase = options["worstCase"]?.bool else {
      return nil
    }
    let counts = options["products"]?.elements?.compactMap { $0.number.flatMap(Int.init(exactly:)) }
    let range = counts.flatMap { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil }
    if let stated = options["random"]?.number {
      guard let count = Int(exactly: stated), Self.randomCounts.contains(count), let range,
        let seed = record.seed, let densities = options["densities"]?.string.flatMap(Self.densities)
      else { return nil }
      random = RandomJobs(count: count, seed: seed, productCounts: range, densities: densities)
    } else {
      random = nil
    }
    scenario = nil
    companions = ScenarioCompanions(carts: nil, products: nil)
    self.seeksWorstCase = seeksWorstCase
    productCounts = range ?? Self.usualProductCounts
    hasSaddle = options["saddle"]?.bool ?? true
    self.options = run
  }

  /// Reads the carts of a recorded study without a scenario.
  mutating func readCarts(of record: RunRecord, _ console: Console) throws {
    let files = try record.inputs.map { try ScenarioFile($0.path, console) }
    let own = files.flatMap { CartList.read($0.source).document ?? [] }
    let directory = CartDirectory(ownCarts: own, usesSaddleTank: hasSaddle)
    carts = try (record.carts ?? []).map { try CatalogueNames.cart(named: $0, in: directory) }
    cartFiles = files.map(\.input)
  }
}
