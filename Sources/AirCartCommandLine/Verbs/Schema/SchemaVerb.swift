package import AirCartDocuments
import AirCartReports

/// `aircart schema`: the JSON schemas of the files that a person writes, and of results.
package struct SchemaVerb: Verb {
  package let description = VerbDescription(
    name: "schema", abstract: "Write the JSON schema of a file that you write, or of a result.",
    discussion: """
      With the schema of a file, an editor completes keys and marks mistakes while you type. The \
      schema of a result names every key with its unit; a result has imperial or metric keys, \
      as its scenario is.
      """,
    positionals: [
      PositionalDescription(
        "kind", arity: .optional, help: "The kind of document; scenario by default.",
        discussion: "You write \(Self.inputs.listed(joinedBy: "and")); the others are results.",
        allowedValues: Self.inputs + outputs.map(\.name))
    ],
    examples: [
      Example(
        "aircart schema > scenario.schema.json",
        shows: "Next to scenarios, which name it as their \"$schema\"."),
      Example("aircart schema farm > farm.schema.json", shows: "The same for farms."),
      Example("aircart schema plan", shows: "What plan --json writes."),
    ], formats: [.text, .json])

  private static let inputs = DocumentKind.allCases.map(\.rawValue)

  /// The results in the order of help.
  package static let outputs: [OutputSchema] = [
    OutputSchema("plan", .object(PlanDocument.table)),
    OutputSchema("fields-plan", .object(FieldsDocument.keys)),
    OutputSchema("comparison", .list(ComparisonDocument.table)),
    OutputSchema("farm-comparison", .object(FarmComparison.table)),
    OutputSchema("farm-comparisons", .list(FarmRow<FarmComparison.Figures>.keys)),
    OutputSchema("load-sheet", .object(LoadSheetDocument.table)),
    OutputSchema("what-if", .object(WhatIfDocument.table)),
    OutputSchema("adjustment", .object(AdjustDocument.table)),
    OutputSchema("summary", .object(SummaryDocument.table)),
    OutputSchema("preview", .object(SweepPreview.table)),
    OutputSchema("season", .object(SeasonDocument.table)),
    OutputSchema("farm-seasons", .list(FarmRow<SeasonReport.Figures>.keys)),
    OutputSchema("quality", .object(QualityReport.table)),
    OutputSchema("manifest", .object(Manifest.table)),
    OutputSchema("verification", .object(VerificationResult.document)),
    OutputSchema("saved-plans", .object(PlansAnswer.table)),
    OutputSchema("page", .object(WrittenPage.table)),
    OutputSchema("part", .object(WrittenPart.table)),
    OutputSchema("list", .object(ListDocument.table)),
    OutputSchema("help", .object(HelpDocument.table)),
  ]

  package func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let name = arguments.positional("kind") ?? DocumentKind.scenario.rawValue
    let output = Self.outputs.first { $0.name == name }
    try console.output.write(output?.text ?? (DocumentKind(rawValue: name) ?? .scenario).schemaText)
    return .success
  }
}
