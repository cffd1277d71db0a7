import AirCartDocuments

/// `aircart verify`: an independent check of result files.
struct VerifyVerb: Verb {
  let description = VerbDescription(
    name: "verify", abstract: "Recompute results from the job alone, and compare.",
    discussion: """
      Give it what plan, compare, whatif or list validations wrote with --json, a load sheet in \
      JSON or CSV, or the folder of a run; '-' reads standard input. The job in a document is \
      planned again, by exhaustive search where that is possible, and every figure is compared. In \
      a load sheet in CSV, each tank must balance at each stop. A run is computed again and its \
      files are compared byte for byte; cells of a sweep are also planned one by one. The exit \
      code is 1 when something is wrong.
      """,
    positionals: [
      PositionalDescription(
        "path", arity: .oneOrMore, help: "Results in JSON, load sheets and run folders.",
        completion: .file)
    ],
    options: [
      .value(
        "scenario", placeholder: "file", help: "The scenario of a run.",
        discussion: "Otherwise the file that the manifest names, or its namesake in Scenarios.",
        completion: .file),
      .value(
        "sample", placeholder: "count",
        help: "The number of sampled cells of a sweep to plan one by one.",
        discussion: "Either way, all files are compared with those of a new sweep.",
        defaultText: "all, but at most 20,000"),
      .value(
        "seed", placeholder: "number", help: "The seed for sampling cells.",
        defaultText: "1"),
    ] + ScenarioCompanions.options,
    examples: [
      Example("aircart verify plan.json", shows: "A plan, and whether it is the best possible."),
      Example(
        "aircart verify carts.json --json", shows: "A comparison, with the answer for a program."),
      Example(
        "aircart verify Reports/reference-example", shows: "Every cell of a run, planned again."),
      Example(
        "aircart verify Reports/cart-choice --sample 100 --seed 7",
        shows: "Some cells of a larger run."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let options = try GlobalOptions(arguments)
    let reader = try ResultReader(arguments, options, console)
    var results: [VerificationResult] = []
    var unchecked: [String] = []
    var codes: [ExitCode] = [.success]
    for path in arguments.positionals("path") {
      do {
        let result = try reader.result(of: path)
        results.append(result)
        codes.append(result.holds ? .success : .negative)
      } catch let report as DiagnosticReport {
        report.show(on: console, as: options.format)
        unchecked.append(path)
        codes.append(report.exitCode)
      } catch let error as UnreadableResult {
        error.show(on: console, as: options.format)
        unchecked.append(path)
        codes.append(error.exitCode)
      }
    }
    try console.write(VerificationResult.answer(results, unchecked: unchecked), as: options.format)
    // What could not be checked weighs more than what is wrong.
    return codes.max { $0.rawValue < $1.rawValue } ?? .success
  }
}
