/// `aircart assess`: how good greedy and other rules are, beside the optimum.
struct AssessVerb: Verb {
  let description = VerbDescription(
    name: "assess", abstract: "Compare greedy and other rules with the optimum.",
    discussion: """
      Assesses a scenario's grid, random jobs with rates typical of the Prairies, or the worst \
      case over all demands: how often greedy is optimal, how much it leaves out, where it is worst \
      and what it did there, and the work of each method. A million random jobs on five carts \
      take seconds. Results also go into Reports/<name>-quality/.
      """,
    positionals: [
      PositionalDescription(
        "scenario", arity: .optional, help: "The scenario file; '-' reads standard input.",
        completion: .file)
    ], options: AssessOptionList.all,
    examples: [
      Example(
        "aircart assess Scenarios/cart-choice.json",
        shows: "Every cell of a scenario, into Reports/cart-choice-quality/."),
      Example(
        "aircart assess --random 2000 --seed 7 --products 2...5",
        shows: "Random jobs on all carts, with confidence intervals."),
      Example(
        "aircart assess --worst-case --carts 91300 --products 2...3",
        shows: "The job on which greedy is worst, with proof."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    try AssessRun(AssessChoices(arguments, console), console).execute()
  }
}
