/// `aircart simulate`: seeding days and seasons, and how sure they are.
package struct SimulateVerb: Verb {
  package let description = VerbDescription(
    name: "simulate", abstract: "Simulate the seeding season with each cart.",
    discussion: """
      Reads a farm file and shows, for each cart, when the farm is done and how likely that is by \
      a given date, hours of seeding, filling, waiting and moving, stops, truckloads, and acres per \
      hour and day. With prices it shows what the \
      larger cart is worth a year. All carts meet the same weather and fields. Describe the \
      outfit, trucks and days under "season" in the file; the results name the defaults for what \
      you leave out. Text is in the farm's units unless --units is given; data files are always \
      in the farm's units, with tank volumes in bu. Results also go into Reports/<name>-season/. \
      Several farm files, or a folder of them, give one row each and no files.
      """,
    positionals: [
      PositionalDescription(
        "farm", arity: .oneOrMore,
        help: "A farm file, '-' for standard input, several files, or a folder.",
        completion: .file)
    ],
    options: SimulateOptionList.all,
    examples: [
      Example(
        "aircart simulate Scenarios/farm.json --replications 200 --seed 1",
        shows: "Which cart is done first, and how certain that is, into Reports/farm-season/."),
      Example(
        "aircart simulate Scenarios/farm.json --replications 100 --vary trucks=1...4",
        shows: "Days to finish for each cart with one to four trucks."),
      Example(
        "aircart simulate Scenarios/farm.json --carts 91300 --replications 1 --replication 0 "
          + "--trace trace.csv", shows: "One season of one cart, event by event."),
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
      [
        "output", "force", "part", "vary", "what-helps", "what-decides", "pair", "best-order",
        "trace",
      ], forMany: arguments, console)
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
