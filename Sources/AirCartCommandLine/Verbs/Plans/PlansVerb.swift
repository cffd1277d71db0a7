import AirCart
import AirCartDocuments
import AirCartReports

/// `aircart plans`: plans that are kept under a name.
struct PlansVerb: Verb {
  static let name = "plans"

  let description = VerbDescription(
    name: name, abstract: "Save, list, show and delete plans.",
    discussion: PlansAction.allCases.map { "'\($0.rawValue)' \($0.summary). " }.joined()
      + """
      Each plan is a job file in your data folder, or in AIRCART_HOME if that is set: copy files \
      out of it to share plans, and into it to take them in. A file that cannot be read is named \
      and left alone.
      """,
    positionals: [
      PositionalDescription(
        "action", help: "What to do.", allowedValues: PlansAction.allCases.map(\.rawValue)),
      PositionalDescription(
        "names", arity: .any, help: "Plans by name.",
        discussion: """
          'save' takes a name for the plan, then products as 'plan' does.
          """,
        completion: .afterFirst(PlansAction.allCases.map { .init($0.rawValue, $0.completion) })),
    ], options: PlansAction.allOptions,
    examples: [
      Example(
        "aircart plans save 'South half' --cart 91300 --field 320ac Wheat=100 Canola=5",
        shows: "Saves a job with its cart and its results."),
      Example("aircart plans list", shows: "All plans, the newest first."),
      Example("aircart plans show 'North quarter'", shows: "The plan, computed again."),
      Example("aircart plans delete 'North quarter' --yes", shows: "Removes a plan, in a script."),
      Example("aircart plans path", shows: "The folder of the files, to copy from and into."),
    ])

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    guard let action = arguments.positional("action").flatMap({ PlansAction(rawValue: $0) })
    else { preconditionFailure("the parser lets known actions through only") }
    try action.check(arguments)
    let options = try GlobalOptions(arguments)
    try options.require(GlobalOptions.Format.typed, of: "plans \(action.rawValue)")
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

  func execute(_ action: PlansAction) throws -> ExitCode {
    switch action {
    case .save: try save()
    case .list: try list()
    case .show: try show()
    case .delete: try delete()
    case .path: try path()
    }
  }

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
        : DiagnosticReport.text(of: reports, limit: limit)
          .wrappedDiagnostics(at: console.width))
  }

  /// Whether a person at the terminal says yes; Enter alone means no.
  func agrees(to question: String) throws -> Bool {
    console.errors.writeIgnoringFailure("\(question) [y/N] ")
    let answer = try console.input.readLine()?.trimmed.lowercased()
    return answer == "y" || answer == "yes"
  }

  /// Refuses words where an action takes none.
  func requireNoWords() throws(CommandError) {
    guard words.isEmpty else { throw .unexpectedArguments(words[...]) }
  }

  /// Refuses a name that is typed as several words.
  static func requireOne(_ words: ArraySlice<String>) throws(CommandError) {
    guard words.count > 1 else { return }
    let name = words.joined(separator: " ").shellQuoted
    throw .unexpectedArguments(
      words.dropFirst(), remedy: "Put a name with spaces in quotes, as in \(name).")
  }

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

/// What an action on saved plans says to programs; what it has nothing to say about is left out.
struct PlansAnswer {
  /// A saved plan beside the plan of today.
  typealias Shown = (saved: SavedPlan, today: PlanDocument)

  var path: String?
  var contents: PlanStore.Contents?
  var shown: Shown?
  var saved: SavedPlan?
  var replaced: [PlanStore.Entry] = []
  var deleted: [PlanStore.Entry]?

  static let table = OutputTable<PlansAnswer>(
    "an answer about saved plans",
    [
      .schemaVersion(3),
      .init(ifAny: .path, .text, "The folder of the plans, or the file of the one saved.") {
        $0.path
      },
      .init(ifAny: "plans", .list(PlanStore.Entry.table), "The plans, the newest first.") {
        $0.contents?.entries
      },
      .init(ifAny: "unreadable", .list(.text), "Files that are not plans.") {
        $0.contents?.reports.map(\.source.name)
      },
      .init(ifAny: .plan, SavedPlan.shape, "The plan as it is saved.") {
        $0.saved ?? $0.shown?.saved
      },
      .init(ifAny: "replaced", .list(.text), "The files of the plans that it replaced.") {
        $0.replaced.isEmpty ? nil : $0.replaced.map(\.path)
      },
      .init(ifAny: "today", .object(PlanDocument.table), "Its answer by this version.") {
        $0.shown?.today
      },
      .init(ifAny: .differences, .list(.text), "How that differs from the answer of then.") {
        $0.shown.flatMap { $0.saved.differences(from: $0.today) }
      },
      .init(ifAny: "deleted", .list(.text), "The files of the plans that are gone.") {
        $0.deleted?.map(\.path)
      },
    ])

  var json: JSONValue { Self.table.json(self) }
}

extension PlanStore.Entry {
  fileprivate static let table = OutputTable<PlanStore.Entry>(
    "a saved plan",
    [
      .init(.name, .text, "The name.") { $0.plan.name },
      .init("saved", .text, "When it was saved.") { $0.plan.saved.text },
      .init(.cart, .text, "The cart.") { $0.plan.request.cart.name },
      .init(.field, .number, "The field, in acres or hectares.") { $0.plan.request.field },
      .init(.units, .word(UnitSystem.allCases.map(\.name)), "The units of the plan.") {
        $0.plan.request.units.name
      },
      .init(.path, .text, "The file.") { $0.path },
    ])
}
