import AirCartScenarios

/// `aircart schema`: the JSON schema of scenario files.
struct SchemaVerb: Verb {
  let description = VerbDescription(
    name: "schema", abstract: "Write the JSON schema of scenario files.",
    discussion: "An editor that knows the schema completes keys and marks mistakes while you type.",
    examples: [
      Example(
        "aircart schema > scenario.schema.json",
        shows: "Beside the scenarios; a scenario names it as its \"$schema\".")
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    try console.output.write(ScenarioDescription.schemaText)
    return .success
  }
}
