import AirCartDocuments
import AirCartReports

/// `aircart merge`: the parts of a run put together.
struct MergeVerb: Verb {
  let description = VerbDescription(
    name: "merge", abstract: "Put the parts of a run together.",
    discussion: """
      The parts are the folders that sweep, simulate or assess wrote with --part, in any order, \
      or one folder that holds them all. \
      The merged files are byte for byte those of one run on one machine. If a part is missing, \
      changed, given twice or from another run, it is named and nothing is written.
      """,
    positionals: [
      PositionalDescription(
        "parts", arity: .oneOrMore, help: "The folders of all parts.", completion: .folder)
    ],
    options: [
      .value(
        "scenario", placeholder: "file",
        help: "The scenario or farm of the run.",
        discussion: "Otherwise the file that the parts name, or its namesake in Scenarios.",
        completion: .file), OutputOptions.folder(defaultText: "as for the whole run"),
      OutputOptions.force,
    ],
    examples: [
      Example(
        "aircart merge parts/1-of-2 parts/2-of-2 --output Reports/merged",
        shows: "What one machine would have written; 'aircart merge parts' does the same.")
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    var options = try RunOptions(arguments)
    let folders = arguments.positionals("parts").flatMap { PartFolders.parts(in: $0, console) }
    let parts = try PartFolders(folders, console)
    options.parts = parts
    let run = try run(of: parts.record, scenario: arguments.value("scenario"), options, console)
    try parts.check(run.description, threads: options.threads)
    return try run.execute()
  }

  /// The whole run of which a manifest is of a part.
  private func run(
    of record: RunRecord, scenario: String?, _ options: RunOptions, _ console: Console
  ) throws -> any Run {
    switch record.kind {
    case .sweep:
      var loaded = try LoadedScenario(
        path(scenario, record, console), with: ScenarioCompanions(record), console)
      loaded.rename(as: record)
      return SweepRun(loaded, choices: SweepChoices(record, options), console: console)
    case .season:
      guard let choices = SimulateChoices(record, options) else { throw unknown }
      let files = try SeasonFiles(path(scenario, record, console), of: record, console)
      return try SimulateRun(again: choices, on: record.carts ?? [], files, console)
    case .study:
      guard var choices = AssessChoices(record, options), choices.random != nil else {
        throw unknown
      }
      try choices.readCarts(of: record, console)
      return AssessRun(choices, nil, console)
    }
  }

  private func path(
    _ scenario: String?, _ record: RunRecord, _ console: Console
  ) throws(CommandError) -> String {
    if let path = scenario ?? record.scenarioPath(console) { return path }
    throw CommandError(
      .missingInput, "The file '\(record.inputs.first?.path ?? "")' of the parts is not here.",
      remedy: "Name it, as in --scenario Scenarios/cart-choice.json.")
  }

  private var unknown: CommandError {
    RecordedPart.refusal(
      "The parts do not say which run they are of.", remedy: "Compute them again with --part.")
  }
}
