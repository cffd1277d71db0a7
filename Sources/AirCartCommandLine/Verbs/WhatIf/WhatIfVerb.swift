import AirCart
import AirCartDocuments
import AirCartReports

/// `aircart whatif`: the exact values at which the plan or the number of fills changes.
struct WhatIfVerb: Verb {
  let description = VerbDescription(
    name: "whatif",
    abstract: "Vary one number of a job and show exactly where the plan or the fills change.",
    discussion: """
      Write one number as a range, two values with three points between: a product's rate, the \
      field, a density, or a factor on all rates. In the answer a bracket includes an end of an \
      interval, a parenthesis excludes it. \(JobOptions.jobNote) \
      Marginal values and limits are for the current value, \
      one-sided where the area per fill has a kink.
      """,
    positionals: [JobOptions.products],
    options: JobOptions.reading(
      [cart] + CartOptions.single.dropFirst() + [
        density, scale, at, fills, fillChanges, JobOptions.advice, Setup.flag,
      ] + JobOptions.statement),
    examples: [
      Example(
        "aircart whatif --cart 91300 --field 480ac Wheat=110 'Urea (46-0-0)=60...300'",
        shows: "Urea from 60 to 300 lb/ac on one cart."),
      Example(
        "aircart whatif --cart 9650 --field 40ac...2000ac Wheat=100 Canola=5",
        shows: "The field size."),
      Example(
        "aircart whatif --scale 0.8...1.2 --field 640ac Wheat=90 'Urea (46-0-0)=180'",
        shows: "All rates together, on each cart."),
      Example(
        "aircart whatif --cart 9950 --field 320ac --density Wheat=56...62 Wheat=100 --json",
        shows: "A density, as data for a script."),
      Example(
        "aircart whatif --cart 91300 --field 480ac --at 150 --fills 2 Wheat=110 'Urea (46-0-0)=60...300'",
        shows: "Marginal values at 150 lb/ac, and what two fills can do."),
    ])

  private static let allWord = "all"

  private static let cart = OptionDescription.value(
    "cart", short: "c", placeholder: "name", help: "The cart: a name, or a pair as in 91300+L9650.",
    discussion: "'all' tries each listed cart, or each of --carts.",
    completion: .names([allWord] + CartCatalogue.all.map(\.name)), defaultText: allWord)

  private static let scale = OptionDescription.value(
    "scale", placeholder: "range", help: "A factor on all rates, as in 0.8...1.2.")

  private static let density = OptionDescription.value(
    "density", placeholder: "product=range", help: "A product's density, as in Wheat=56...62.",
    completion: JobOptions.productRates)

  private static let at = OptionDescription.value(
    "at", placeholder: "value", help: "The current value, for marginal values and limits.",
    defaultText: "what a job file states, otherwise the middle of the range; 1 for --scale")

  private static let fills = OptionDescription.value(
    "fills", placeholder: "count", help: "The number of fills to give limits for.",
    defaultText: "as many as the job takes now")

  private static let fillChanges = OptionDescription.value(
    "fill-changes", placeholder: "count", help: "The most changes of the number of fills to list.",
    discussion: "The rest are counted. Changes of the plan are always listed.",
    defaultText: "\(WhatIf.defaultFillLimit)")

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let stated = try JobArgument(arguments, console)?
      .withoutTanks(arguments, console, keepsBlends: false)
    if stated == nil { try JobArgument.refuseStranger(arguments, console) }
    let arguments = stated?.spelledOut(arguments) ?? arguments
    let range = try VariedRange(
      arguments, knowing: KnownProducts(arguments, console).own, on: stated?.request)
    let fills = try count("fills", arguments)
    let fillLimit = try count("fill-changes", arguments) ?? WhatIf.defaultFillLimit
    let carts = JobOptions.light(
      try carts(arguments, console, for: range.base, stated), for: range.base, console)
    let document = try ProgressBar.during("searching", on: console) {
      let request = try WhatIfRequest(range, on: carts[0], fills: fills, fillLimit: fillLimit)
      do {
        return try request.document(
          on: carts, isAdvised: arguments.flag(JobOptions.advice.name) ?? true)
      } catch let error as WhatIfError {
        throw CommandError(error, carts)
      }
    }
    try console.write(document.answer, as: GlobalOptions(arguments).format)
    return .success
  }

  private func carts(
    _ arguments: ParsedArguments, _ console: Console, for job: PlanRequest, _ stated: JobArgument?
  ) throws -> [Cart] {
    var arguments = arguments
    let name = arguments.value("cart")
    let isOfAll = name?.isSameWord(as: Self.allWord) == true
    if isOfAll { arguments.typedValues["cart"] = nil }
    if let name, name.isSameWord(as: CartOptions.bestWord) {
      throw CommandError(
        "'--cart \(name)' is not a cart to vary a number on.",
        remedy: "Name a cart, or leave the option out for each of them.")
    }
    return try CartOptions.candidates(arguments, console, for: job, isOfAll ? nil : stated)
  }

  private func count(_ option: String, _ arguments: ParsedArguments) throws -> Int? {
    guard let text = arguments.value(option) else { return nil }
    return try Int(text).required(
      in: 1...Self.mostFills, "'--\(option) \(text)' is not a number of fills.",
      remedy: "Write a whole number from 1 to \(Self.mostFills).")
  }

  /// As many fills as anyone lists; more would be a table of thousands of pages.
  private static let mostFills = 10_000
}
