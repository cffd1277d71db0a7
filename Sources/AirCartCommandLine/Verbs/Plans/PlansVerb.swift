import AirCart
import AirCartDocuments
import AirCartReports

/// `aircart plans`: plans that are kept under a name.
struct PlansVerb: Verb {
  let description = VerbDescription(
    name: "plans", abstract: "Save, list, show, export, import and delete plans.",
    discussion: PlansAction.allCases.map { "'\($0.rawValue)' \($0.summary). " }.joined()
      + """
      Each plan is a file in your data folder, or in AIRCART_HOME if that is set. A file that \
      cannot be read is named and left alone.
      """,
    positionals: [
      PositionalDescription(
        "action", help: "What to do.", allowedValues: PlansAction.allCases.map(\.rawValue)),
      PositionalDescription(
        "names", arity: .any, help: "Plans by name or id, or what the action needs.",
        discussion: """
          'save' takes a name for the plan, then products as 'plan' does; 'import' takes files, \
          or '-' for standard input.
          """,
        completion: .afterFirst(PlansAction.allCases.map { .init($0.rawValue, $0.completion) })),
    ], options: PlansAction.allOptions,
    examples: [
      Example(
        "aircart plans save 'South half' --cart 91300 --field 320ac Wheat=100 Canola=5",
        shows: "Saves a job with its cart and its results."),
      Example("aircart plans list", shows: "All plans, the newest first."),
      Example("aircart plans show 'North quarter'", shows: "The plan, computed again."),
      Example(
        "aircart plans export --all > plans.json", shows: "All plans in one file, to share."),
      Example("aircart plans import plans.json", shows: "Adds them; no plan is kept twice."),
      Example("aircart plans delete 'North quarter' --yes", shows: "Removes a plan, in a script."),
      Example("aircart plans path", shows: "Where the files are."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    guard let action = arguments.positional("action").flatMap({ PlansAction(rawValue: $0) })
    else { preconditionFailure("the parser lets known actions through only") }
    try action.check(arguments)
    let options = try GlobalOptions(arguments)
    try options.require(action.formats, of: "plans \(action.rawValue)")
    return try PlansRun(
      arguments: arguments, console: console, store: try PlanStore(console), format: options.format
    ).execute(action)
  }
}

/// One run of `aircart plans`; each action has its own file.
struct PlansRun {
  let arguments: ParsedArguments
  let console: Console
  let store: PlanStore
  let format: GlobalOptions.Format

  /// Does what was asked for.
  func execute(_ action: PlansAction) throws -> ExitCode {
    switch action {
    case .save: try save()
    case .list: try list()
    case .show: try show()
    case .export: try export()
    case .import: try `import`()
    case .delete: try delete()
    case .path: try path()
    }
  }

  /// The words after the action.
  var words: [String] { arguments.positionals("names") }

  /// The plans of the folder; what is wrong with files goes to standard error.
  func contents() throws -> PlanStore.Contents {
    let contents = try store.contents()
    tell(contents.reports)
    return contents
  }

  /// Shows what is wrong with files, the first diagnostics of them all.
  func tell(_ reports: [DiagnosticReport], limit: Int = DiagnosticReport.shownLimit) {
    console.errors.writeIgnoringFailure(
      format == .json
        ? DiagnosticReport.jsonLines(of: reports, limit: limit)
        : DiagnosticReport.text(of: reports, limit: limit))
  }

  /// Whether a person at the terminal says yes; Enter alone means no.
  func agrees(to question: String) throws -> Bool {
    console.errors.writeIgnoringFailure("\(question) [y/N] ")
    let answer = try console.input.readLine()?.trimmed.lowercased()
    return answer == "y" || answer == "yes"
  }

  /// Refuses words where an action takes none.
  func requireNoWords() throws(ParserError) {
    guard words.isEmpty else { throw .unexpectedArguments(words) }
  }

  /// Writes the folder of the plans.
  func path() throws -> ExitCode {
    try requireNoWords()
    let folder = store.folder
    let answer = Answer(
      title: "", blocks: [.preformatted([folder])], data: PlansAnswer(path: folder).json,
      table: ResultTable(columns: [.init("path", cells: .texts([folder]))], rowCount: 1))
    try console.write(answer, as: format)
    return .success
  }
}
