import AirCartDocuments
import AirCartReports

/// `aircart assess`: how good greedy and other rules are, beside the optimum.
struct AssessVerb: Verb {
  let description = VerbDescription(
    name: "assess", abstract: "Compare greedy and other rules with the optimum.",
    discussion: """
      Over a scenario's grid, over random jobs with rates typical on the Prairies, or over all \
      demands in search of the worst one: how often greedy is optimal, how much it leaves over, \
      where it is worst and what it did there; the methods side by side, with their work. A \
      million random jobs on five carts take seconds. Everything goes into \
      Reports/<name>-quality/ as well.
      """,
    positionals: [
      PositionalDescription(
        "scenario", arity: .optional, help: "The scenario file; '-' reads standard input.",
        completion: .file)
    ],
    options: AssessOptionList.all,
    examples: [
      Example(
        "aircart assess Scenarios/cart-choice.json",
        shows: "Every cell of a scenario, into Reports/cart-choice-quality/."),
      Example(
        "aircart assess --random 2000 --seed 7 --products 2...5",
        shows: "Random jobs on all carts, with confidence intervals."),
      Example(
        "aircart assess --worst-case --carts 91300 --products 2...3",
        shows: "The job on which greedy is worst, proven to be the worst."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    try AssessRun(AssessChoices(arguments, console), console).execute()
  }
}
