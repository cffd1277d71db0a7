import AirCartDocuments
import AirCartReports

/// `aircart simulate`: seeding days and seasons, and how sure they are.
package struct SimulateVerb: Verb {
  package let description = VerbDescription(
    name: "simulate", abstract: "Simulate the seeding season with each cart.",
    discussion: """
      From a farm file: when each cart is done, hours seeding, filling, waiting and moving, stops, \
      acres per hour and day, how likely the farm is done by a date, how likely a tank runs out \
      before its planned stop; with prices, what the larger cart is worth a year and may cost more. \
      Every cart meets the same weather and fields, so that differences show early. The outfit, trucks and days stand under "season" in the file; \
      everything left out there is a default that the results name. Numbers and text are in the \
      farm's units unless --units says otherwise; files for programs are in bu, ac and lb. \
      Everything goes into Reports/<name>-season/ as well. Several farm files, or a folder of \
      them, give a row each and no files: the same seasons as each farm has alone.
      """,
    positionals: [
      PositionalDescription(
        "farm", arity: .oneOrMore,
        help: "The farm file, '-' for standard input; several files or a folder.",
        completion: .file)
    ],
    options: SimulateOptionList.all,
    examples: [
      Example(
        "aircart simulate Scenarios/farm.json --replications 200 --seed 1",
        shows: "Which cart is done first, and how sure that is, into Reports/farm-season/."),
      Example(
        "aircart simulate Scenarios/farm.json --replications 100 --vary trucks=1...4",
        shows: "Days to finish for every cart and number of trucks."),
      Example(
        "aircart simulate Scenarios/farm.json --carts 91300 --replications 1 --replication 0 "
          + "--trace trace.csv",
        shows: "One season of one cart, event by event."),
    ])

  /// The most seasons that are simulated; less for tests.
  private let replicationLimit: Int

  package init(replicationLimit: Int? = nil) {
    self.replicationLimit = replicationLimit ?? SimulateChoices.replicationLimit
  }

  package func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let choices = try SimulateChoices(arguments, console)
    let words = arguments.positionals("farm")
    guard let files = try FarmFile.many(words, console) else {
      return try run(choices, arguments, console).execute()
    }
    try FarmOptions.refuse(
      ["output", "force", "part", "vary", "what-helps", "trace"], forMany: arguments, console)
    return try FarmsRun(files: files, arguments: arguments, console: console) { path in
      var choices = choices
      choices.farm = path
      choices.options.threads = 1
      return try run(choices, arguments, console.silent).row()
    }.execute()
  }

  private func run(
    _ choices: SimulateChoices, _ arguments: ParsedArguments, _ console: Console
  ) throws -> SimulateRun {
    var run = try SimulateRun(choices, arguments, console)
    run.limit = replicationLimit
    return run
  }
}
