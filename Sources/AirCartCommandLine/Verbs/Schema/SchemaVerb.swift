import AirCartDocuments

/// `aircart schema`: the JSON schema of the files that a person writes.
struct SchemaVerb: Verb {
  let description = VerbDescription(
    name: "schema", abstract: "Write the JSON schema of scenarios and other files.",
    discussion: "An editor that knows the schema completes keys and marks mistakes while you type.",
    positionals: [
      PositionalDescription(
        "kind", arity: .optional, help: "The kind of file; scenario unless given.",
        allowedValues: DocumentKind.allCases.map(\.rawValue))
    ],
    examples: [
      Example(
        "aircart schema > scenario.schema.json",
        shows: "Beside the scenarios; a scenario names it as its \"$schema\"."),
      Example("aircart schema farm > farm.schema.json", shows: "The same for farms."),
    ], formats: [.text, .json])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let kind = arguments.positional("kind").flatMap { DocumentKind(rawValue: $0.text) }
    try console.output.write((kind ?? .scenario).schemaText)
    return .success
  }
}
