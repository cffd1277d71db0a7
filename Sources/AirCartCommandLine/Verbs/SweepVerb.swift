import AirCartReports
import AirCartScenarios
import AirCartSimulation

/// `aircart sweep`: a scenario's grid over carts, field sizes and rates, in parallel, into files.
struct SweepVerb: Verb {
  let description = VerbDescription(
    name: "sweep", abstract: "Compute every cart, field size and rate of a scenario into files.",
    discussion: """
      Every cell gets the reference rule, the optimum, fills and weight. The exhaustive search \
      checks the optimum on every cell, or on cells drawn by seed where that would take too long. \
      Tables, matrices, arrays, a summary and a manifest go into Reports/<name>/; a folder that \
      AirCart wrote is replaced as a whole, when everything is complete.
      """,
    positionals: [
      PositionalDescription(
        "scenario", arity: .one, help: "The scenario file; '-' reads standard input.",
        completion: .file)
    ],
    options: SweepOptionList.all,
    examples: [
      Example(
        "aircart sweep Scenarios/cart-choice.json",
        shows: "All carts over field sizes and rates, into Reports/cart-choice/."),
      Example(
        "aircart sweep Scenarios/rate-what-if.json --output Runs/rates --only results,matrices",
        shows: "Tables alone, into a folder of your own."),
      Example(
        "aircart sweep Scenarios/metric.json --methods greedy,exhaustive --dry-run",
        shows: "What would be computed, how large it is and where it would go."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let choices = try SweepChoices(arguments)
    return try DiagnosticError.reported(on: console, as: choices.format) {
      let file = try ScenarioFile(arguments.positional("scenario")?.text ?? "-", console)
      let scenario = try file.scenario(console)
      let run = SweepRun(
        scenario: scenario, input: file.input, choices: choices, console: console)
      return choices.isDryRun ? try run.describe() : try run.execute()
    }
  }
}
