import AirCartDocuments
import AirCartReports

/// Runs the tool: finds the verb, parses its arguments, runs it, reports what went wrong.
///
/// The verbs are those besides `help` and `completions`, in the order of help.
package func run(arguments: [String], console: Console, verbs: [any Verb]) -> ExitCode {
  CommandRun(arguments: arguments, console: console, verbs: verbs).exitCode()
}

private struct CommandRun {
  let arguments: [String]
  let console: Console
  let tool: ToolDescription
  /// Those besides the ones that every tool has.
  private let given: [any Verb]
  let verbs: [any Verb]
  /// Whether errors are for a program.
  private let isJSON: Bool

  init(arguments: [String], console: Console, verbs: [any Verb]) {
    self.arguments = arguments
    self.console = console.colored(GlobalOptions.color(in: arguments))
    isJSON = GlobalOptions.asksForJSON(arguments)
    tool = .aircart(verbs: verbs.map(\.description))
    given = verbs
    self.verbs = verbs + [CompletionsVerb(tool: tool), HelpVerb(tool: tool)]
  }

  func exitCode() -> ExitCode {
    let verb = arguments.first.flatMap { tool.verb(named: $0) }
    let language = LanguageOption.language(of: arguments, verb: verb, console)
    return Language.$current.withValue(language) { answered() }
  }

  private func answered() -> ExitCode {
    do {
      let code = try dispatch()
      try console.output.flush()
      return code
    } catch WriteError.brokenPipe {
      return .success
    } catch let mistake as MistakeOfMeaning {
      return fail(mistake.error, showsUsage: false)
    } catch {
      return fail(error)
    }
  }

  private func dispatch() throws -> ExitCode {
    guard let first = arguments.first else { return showConciseHelp() }
    if first == "__complete" { return try complete() }
    if first.hasPrefix("-"), first != "-" { return try runWithoutVerb(first) }
    guard let verb = verbs.first(where: { $0.description.name == first }) else {
      throw tool.unknownVerb(first)
    }
    return try run(verb)
  }

  private func run(_ verb: any Verb) throws -> ExitCode {
    let description = verb.description
    if ArgumentParser.asksForHelp(arguments) { return try showHelp(of: description) }
    var parsed = try ArgumentParser.parse(Array(arguments.dropFirst()), for: description)
    // Inside a bundle, as in -qh, only the parser finds it.
    if parsed.isOn("help") { return try showHelp(of: description) }
    let added: [String]
    do {
      let completed = try parsed.withLine(console).withSetup(console)
      parsed = completed.arguments
      added = completed.added
    } catch let error as any ExplainedError {
      throw MistakeOfMeaning(error: error)
    }
    let options = try GlobalOptions(parsed)
    try options.require(description.formats, of: description.name)
    do {
      try OutputFiles.check(parsed, console)
      return try verb.run(parsed, console: console.configured(by: options))
    } catch let report as DiagnosticReport {
      report.show(on: console, as: options.format)
      if options.format != .json, let origin = CommandError.origin(of: added) {
        tell(localized("Help:"), origin)
      }
      return report.exitCode
    } catch let error as any ExplainedError {
      throw MistakeOfMeaning(error: CommandError(error, with: added))
    }
  }

  /// What a verb refuses that a well-formed command line says: how it is used is no help there.
  private struct MistakeOfMeaning: Error {
    let error: any ExplainedError
  }

  /// Tells the script of a shell what may stand at the end of a line, given as one text or in words.
  private func complete() throws -> ExitCode {
    guard arguments.count > 2, arguments[1] == "line" else {
      return try offer(Array(arguments.dropFirst(2)))
    }
    let line = arguments[2].shellWords
    return try offer(Array(line.words.dropFirst()), without: line.beforeSign)
  }

  private func offer(_ words: [String], without start: String = "") throws -> ExitCode {
    let question = CompletionQuestion(words, of: tool) { line in
      let arguments = line.split(separator: " ").map { String($0) }
      let (code, output) = console.capturing {
        CommandRun(arguments: arguments, console: $0, verbs: given).exitCode()
      }
      return code == .success ? output.split(separator: "\n").map { String($0) } : []
    }
    try console.print(question.answer.lines(without: start))
    return .success
  }

  private func showHelp(of verb: VerbDescription) throws -> ExitCode {
    try console.print(Help(tool: tool, width: console.width).detail(of: verb))
    return .success
  }

  private func showConciseHelp() -> ExitCode {
    for line in Help(tool: tool, width: console.width).concise() {
      console.errors.writeIgnoringFailure(line + "\n")
    }
    return .usage
  }

  private func runWithoutVerb(_ first: String) throws -> ExitCode {
    if ArgumentParser.asksForHelp(arguments) {
      try console.print(Help(tool: tool, width: console.width).overview())
      return .success
    }
    guard first == "--version" else { throw misplacedOption(first) }
    guard arguments.count == 1 else {
      throw CommandError.unexpectedArguments(arguments.dropFirst())
    }
    try console.print("\(tool.name) \(tool.version)")
    return .success
  }

  private func misplacedOption(_ word: String) -> CommandError {
    let spelling = String(word.prefix { $0 != "=" })
    let known = tool.verbs.flatMap(\.optionSpellings)
    guard !known.contains(spelling) else {
      return CommandError(
        "The option '\(spelling)' stands before the subcommand.",
        remedy: "Options stand after the subcommand, as in 'aircart plan \(spelling)'.")
    }
    let names = ToolDescription.options.flatMap(\.longSpellings)
    return .unknown("option", spelling, suggestions: closestNames(to: spelling, among: names))
  }
}

// MARK: Errors

extension CommandError {
  /// The same error, naming the options that no one typed but the setup added.
  fileprivate init(_ error: any ExplainedError, with added: [String]) {
    let parts = [error.remedy, Self.origin(of: added)].compactMap(\.self)
    self.init(
      error.exitCode, Phrase(verbatim: error.message),
      remedy: parts.isEmpty ? nil : Phrase(verbatim: parts.joined(separator: "\n      ")))
  }

  /// That options come from the setup, and how to leave them out; `nil` of none.
  fileprivate static func origin(of added: [String]) -> String? {
    if added.isEmpty { return nil }
    return added.count == 1
      ? localized("\(added[0]) comes from your setup; --no-setup leaves it out.")
      : localized(
        "\(added.joined(separator: " ")) come from your setup; --no-setup leaves them out.")
  }

  /// Says of a file what could not be done with it, by its name in the current folder.
  init(_ error: OutputError, on console: Console) {
    let isWritten = error.kind == .writeFailed
    let start = console.place(of: "")
    let isInside = !start.isEmpty && error.path.hasPrefix(start)
    let path = isInside ? String(error.path.dropFirst(start.count)) : error.path
    let end = error.reason.hasSuffix(".") ? "" : "."
    self.init(
      isWritten ? .writeFailure : .cannotCreate,
      isWritten
        ? "'\(path)' cannot be written: \(error.reason)\(end)"
        : "'\(path)' cannot be created: \(error.reason)\(end)",
      remedy: Phrase(verbatim: error.remedy))
  }
}

extension CommandRun {
  /// Reports an error; earlier output of the verb goes out first to keep the order.
  private func fail(_ error: any Error, showsUsage: Bool = true) -> ExitCode {
    try? console.output.flush()
    let explained = explain(error)
    if isJSON {
      console.errors.writeIgnoringFailure(explained.jsonLine)
    } else {
      report(explained, showsUsage: showsUsage)
    }
    return explained.exitCode
  }

  private func explain(_ error: any Error) -> any ExplainedError {
    switch error {
    case let explained as any ExplainedError: explained
    case let output as OutputError: CommandError(output, on: console)
    case WriteError.failed(let number):
      CommandError(.writeFailure, "Standard output cannot be written: \(systemMessage(number)).")
    default:
      CommandError(
        .internalFault, "Something failed that should not have: \(String(describing: error))",
        remedy: "This is a fault of \(tool.name); please report it with the command line.")
    }
  }

  private func report(_ error: any ExplainedError, showsUsage: Bool) {
    tell(console.errorStyle(localized("Error:"), as: .error), error.message)
    if let remedy = error.remedy { tell(localized("Help:"), remedy) }
    guard error.exitCode == .usage, showsUsage else { return }
    let verb = arguments.first.flatMap { tool.verb(named: $0) }
    let command = verb.map { "\(tool.name) \($0.name)" } ?? tool.name
    tell(localized("Usage:"), verb?.usage(of: tool.name) ?? tool.usage)
    tell(" ", localized("See '\(command) --help' for more information."))
  }

  /// Text that may quote the command line must not carry its control characters to a terminal.
  private func tell(_ heading: String, _ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.printable)
    let whole = "\(heading) \(lines.joined(separator: "\n"))"
    console.errors.writeIgnoringFailure(whole.hanging(at: console.width) + "\n")
  }
}

extension ExplainedError {
  /// The error for other programs, in the keys of a diagnostic, on a line.
  var jsonLine: String {
    let value: JSONValue = [
      "file": nil, "line": nil, "column": nil, "endColumn": nil, "pointer": nil,
      "code": .string(exitCode.word), "message": .string(message),
      "suggestion": nil, "remedy": remedy.map { .string($0.onOneLine) } ?? .null,
    ]
    return value.text(.compact) + "\n"
  }
}

extension String {
  /// The text without the line breaks and indents that are for a terminal.
  fileprivate var onOneLine: String {
    split(separator: "\n").map { String($0).trimmed }.joined(separator: " ")
  }

  /// The text of diagnostics with what is no excerpt of a file wrapped to a width.
  func wrappedDiagnostics(at width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isExcerpt = line.trimmed.hasPrefix("|") || line.contains(" | ")
      return isExcerpt ? String(line) : String(line).hanging(at: width)
    }.joined(separator: "\n")
  }

  /// The text wrapped to a width, what goes on below indented; what is in single quotes is for
  /// pasting and stays whole.
  func hanging(at width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = String(line.prefix { $0 == " " })
      let glued = String(line.dropFirst(start.count)).gluingQuotes
      let lines = glued.wrapped(to: max(1, width - start.count - 8)).map {
        $0.replacing("\u{A0}", with: " ").trimmed
      }
      return start + lines.joined(separator: "\n        ")
    }.joined(separator: "\n")
  }

  /// The text with spaces that do not break between two single quotes and behind another space.
  private var gluingQuotes: String {
    var isQuoted = false
    var previous: Character = " "
    return String(
      map { character in
        defer { previous = character }
        // An apostrophe follows a letter.
        if character == "'" { isQuoted = isQuoted ? false : !previous.isLetter }
        return (isQuoted || previous == " ") && character == " " ? "\u{A0}" : character
      })
  }
}
