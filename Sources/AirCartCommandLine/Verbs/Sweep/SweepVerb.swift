package import AirCartSimulation

/// `aircart sweep`: a scenario's grid over carts, field sizes and rates, in parallel, into files.
package struct SweepVerb: Verb {
  package let description = VerbDescription(
    name: "sweep", abstract: "Compute every cart, field size and rate of a scenario into files.",
    discussion: """
      Computes the simple rule (greedy), the optimum, fills and weight for every cell. An \
      exhaustive search cross-checks every cell, or a sample where that would take too long. \
      Tables, matrices, arrays, a report, a summary and a manifest go into Reports/<name>/ once \
      everything is complete, and replace an earlier run of the same scenario.
      """,
    positionals: [
      PositionalDescription(
        "scenario", arity: .one, help: "The scenario file; '-' reads standard input.",
        completion: .file)
    ], options: SweepOptionList.all,
    examples: [
      Example(
        "aircart sweep Scenarios/cart-choice.json",
        shows: "All carts over field sizes and rates, into Reports/cart-choice/."),
      Example(
        "aircart sweep Scenarios/rate-what-if.json --output Runs/rates --only results,matrices",
        shows: "Only tables, into another folder."),
      Example(
        "aircart sweep Scenarios/cart-choice.json --carts 91300,Scenarios/carts/deere.json "
          + "--output Runs/deere",
        shows: "Other carts than the scenario's, some of them from a file."),
      Example(
        "aircart sweep Scenarios/metric.json --methods greedy,exhaustive --dry-run",
        shows: "Shows how large the run would be and where it would go."),
    ])

  /// Changes the sweep before it runs, for tests that must see a fault found.
  private let plant: @Sendable (inout Sweep) -> Void

  package init(plant: @escaping @Sendable (inout Sweep) -> Void = { _ in }) { self.plant = plant }

  package func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let choices = try SweepChoices(arguments, console)
    let loaded = try LoadedScenario(
      arguments.positional("scenario") ?? "-", with: ScenarioCompanions(arguments), console)
    let run = SweepRun(loaded, choices: choices, console: console, plant: plant)
    return choices.isDryRun ? try run.describe() : try run.execute()
  }
}
