import AirCartDocuments
import AirCartReports
import AirCartVerification

/// `aircart verify`: an independent check of result files.
struct VerifyVerb: Verb {
  let description = VerbDescription(
    name: "verify", abstract: "Recompute results from the problem alone and compare.",
    discussion: """
      A path is a document of plan --json, compare --json (of a job or a farm), whatif --json or \
      list validations --json, a load sheet in JSON or CSV, or the folder of a run; '-' reads a \
      document from standard input. A document has its request in it, which is planned again, by every allocation that there is where they can \
      be tried, and everything that the document says is compared. A load sheet in CSV has rows \
      alone, of which every tank must balance at every stop. A run is made again \
      and its files are compared byte for byte; cells of a sweep are also planned one by one. \
      The exit code is 1 when something is wrong.
      """,
    positionals: [
      PositionalDescription(
        "path", arity: .oneOrMore, help: "Documents of results, load sheets and folders of runs.",
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
    for path in arguments.positionals("path") {
      do {
        let result = try reader.result(of: path)
        results.append(result)
        codes.append(result.holds ? .success : .negative)
      } catch let report as DiagnosticReport {
        report.show(on: console, as: options.format)
        codes.append(report.exitCode)
      } catch let error as UnreadableResult {
        console.errors.writeIgnoringFailure(error.text)
        codes.append(error.exitCode)
      }
    }
    try console.write(VerificationResult.answer(results), as: options.format)
    // What could not be checked weighs more than what is wrong.
    return codes.max { $0.rawValue < $1.rawValue } ?? .success
  }
}
