import AirCartDocuments
import AirCartReports

/// `aircart verify`: an independent check of result files.
struct VerifyVerb: Verb {
  let description = VerbDescription(
    name: "verify", abstract: "Recompute results from the problem alone and compare.",
    discussion: """
      A path is a document of plan --json or compare --json, a load sheet in JSON or CSV, or the \
      folder of a run; '-' reads a document from standard input. Plans are rebuilt from what the \
      document says of the job, every figure is recomputed, and what is called optimal is held \
      against every allocation that there is. Of a load sheet every tank must balance at every \
      stop; in JSON it has its plan, from which the stops are computed again. A run is made again \
      and its files are compared byte for byte; cells of a sweep are also planned one by one. \
      The exit code is 1 when something is wrong.
      """,
    positionals: [
      PositionalDescription(
        "path", arity: .oneOrMore, help: "Plan documents, load sheets and folders of runs.",
        completion: .file)
    ],
    options: [
      .value(
        "scenario", placeholder: "file", help: "The scenario that a run was made from.",
        discussion: "Without it, the file that the manifest names, or that name in Scenarios.",
        completion: .file),
      .value(
        "sample", placeholder: "count",
        help: "Plan so many cells of a sweep one by one, sampled by seed.",
        discussion: "All files are compared with those of a new sweep in any case.",
        defaultText: "all, of more than 20,000 cells 20,000"),
      .value(
        "seed", placeholder: "number", help: "The seed by which cells are sampled.",
        defaultText: "1"),
    ] + ScenarioCompanions.options,
    examples: [
      Example("aircart verify plan.json", shows: "A plan, and whether it is the best there is."),
      Example("aircart verify carts.json --json", shows: "A comparison; the answer for a program."),
      Example(
        "aircart verify Reports/reference-example", shows: "Every cell of a run, planned anew."),
      Example(
        "aircart verify Reports/reference-example --sample 1 --seed 7",
        shows: "Some cells of a large run."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let options = try GlobalOptions(arguments)
    let reader = try ResultReader(arguments, options, console)
    var results: [VerificationResult] = []
    var codes: [ExitCode] = [.success]
    for path in arguments.positionals("path").map(\.text) {
      do {
        let result = try reader.result(of: path)
        results.append(result)
        codes.append(result.holds ? .success : .negative)
      } catch let error as UnreadableResult {
        error.report(to: console, as: options.format)
        codes.append(error.exitCode)
      }
    }
    try console.write(VerificationResult.answer(results), as: options.format)
    // What could not be checked weighs more than what is wrong.
    return codes.max { $0.rawValue < $1.rawValue } ?? .success
  }
}
