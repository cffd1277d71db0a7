import AirCartDocuments

/// `aircart setup`: keeps the options that a person would type behind every job.
struct SetupVerb: Verb {
  static let name = "setup"

  /// The names of options that can be kept, in the order of the help.
  static let keptNames = Setup.options.map(\.name) + ["units"]

  private static let allWord = "all"

  private static let forget = OptionDescription.value(
    "forget", placeholder: "option", isRepeatable: true, help: "An option to keep no longer.",
    allowedValues: keptNames + [allWord])

  let description = VerbDescription(
    name: name, abstract: "Keep your cart, drill and units, so that you need not type them.",
    discussion: """
      'plan', 'compare', 'whatif', 'adjust' and 'plans save' then read your jobs as if these options stood behind \
      them, and say so. What is typed goes before what is kept; a file or a saved plan states what it needs and \
      takes nothing from here. Without options it shows what is kept, and in which file.
      """,
    options: Setup.options + [forget],
    examples: [
      Example("aircart setup --cart 9650 --units metric", shows: "Your cart, and your units."),
      Example("aircart setup", shows: "What is kept."),
      Example("aircart setup --forget cart", shows: "Let every cart be tried again."),
      Example("aircart setup --forget all", shows: "Begin anew."),
    ], formats: [.text])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let file = try SetupFile(console)
    let forgotten = arguments.values(Self.forget.name)
    var setup = forgotten.contains(Self.allWord) ? Setup() : try file.read()
    let before = setup.text
    for name in forgotten { setup.forget(name) }
    // An empty weight is that of the tanks.
    if forgotten.contains(CartOptions.tanks.name) { setup.forget(CartOptions.emptyWeight.name) }
    try setup.keep(Self.findable(arguments, from: console))
    if setup.text != before || !forgotten.isEmpty {
      try check(setup, console)
      try file.write(setup)
    }
    try console.print(
      setup.lines.isEmpty
        ? ["Nothing is kept. Give options, as in 'aircart setup --cart 9650'."]
        : setup.lines + ["Kept in \(file.path)"])
    return .success
  }

  /// The same with files by their whole path, so that they are found from any folder.
  private static func findable(
    _ arguments: ParsedArguments, from console: Console
  ) -> ParsedArguments {
    var arguments = arguments
    for name in [CartOptions.carts.name, KnownProducts.option.name] {
      arguments.typedValues[name] = arguments.typedValues[name]?.map { list in
        list.commaSeparated.map {
          name == KnownProducts.option.name || KnownCarts.isFile($0) ? console.place(of: $0) : $0
        }.joined(separator: ",")
      }
    }
    return arguments
  }

  /// Plans a small job with it, so that a mistake is told now and not at the next plan.
  private func check(_ setup: Setup, _ console: Console) throws {
    let verb = PlanVerb()
    let words = ["Wheat=1", "--field=1ac", "--no-setup"] + setup.lines
    let arguments = try ArgumentParser.parse(words, for: verb.description)
    var refusal: (any Error)?
    _ = console.capturing { silent in
      do {
        return try verb.run(arguments, console: silent)
      } catch {
        refusal = error
        return .usage
      }
    }
    if let refusal { throw refusal }
  }
}
