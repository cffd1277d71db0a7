import AirCartDocuments

/// `aircart help`: help for people, for programs, and the manual page.
struct HelpVerb: Verb {
  let tool: ToolDescription

  /// What explains words in place of a subcommand.
  private static let wordsTopic = "words"

  /// The description, which offers the names of the verbs that can be asked about.
  static func description(of verbs: [String]) -> VerbDescription {
    VerbDescription(
      name: "help", abstract: "Show help for aircart or for one subcommand.",
      positionals: [
        PositionalDescription(
          "subcommand", arity: .optional, help: "The subcommand to show help for.",
          discussion: "'\(wordsTopic)' explains the words on screens and what you can type.",
          completion: .names(verbs + [wordsTopic]))
      ], options: [.flag("man", help: "Write the manual page in roff.")],
      examples: [
        Example("aircart help completions", shows: "Help for one subcommand."),
        Example("aircart help words", shows: "Words, units, rates and targets."),
        Example("aircart help --json", shows: "All subcommands and options for a program."),
        Example("aircart help --man > aircart.1", shows: "The manual page as a file."),
      ], formats: [.text, .json])
  }

  var description: VerbDescription {
    tool.verb(named: "help") ?? Self.description(of: tool.verbs.map(\.name))
  }

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    if arguments.positional("subcommand")?.isSameWord(as: Self.wordsTopic) == true {
      try GlobalOptions(arguments).require([.text], of: "help words")
      try console.print(Help(tool: tool, width: console.width).words())
      return .success
    }
    let topic = try arguments.positional("subcommand").map { try verb(named: $0) }
    if arguments.isOn("man") {
      try checkNoTopic(topic)
      try GlobalOptions(arguments).require([.text], of: "help --man")
      try console.print(ManualPage(tool: tool).lines())
    } else if try GlobalOptions(arguments).format == .json {
      let verbs = topic.map { [$0] } ?? tool.verbs
      try console.print(HelpDocument(tool: tool, verbs: verbs).text)
    } else {
      let help = Help(tool: tool, width: console.width)
      try console.print(topic.map { help.detail(of: $0) } ?? help.overview())
    }
    return .success
  }

  private func verb(named name: String) throws(CommandError) -> VerbDescription {
    guard let verb = tool.verb(named: name) else { throw tool.unknownVerb(name) }
    return verb
  }

  private func checkNoTopic(_ topic: VerbDescription?) throws(CommandError) {
    guard let topic else { return }
    throw CommandError(
      "The manual page describes every subcommand, not '\(topic.name)' alone.",
      remedy: "Leave out either '--man' or '\(topic.name)'.")
  }
}

/// `aircart completions`: the script that teaches a shell to complete `aircart`.
struct CompletionsVerb: Verb {
  let tool: ToolDescription

  static let description = VerbDescription(
    name: "completions", abstract: "Write a completion script for a shell.",
    positionals: [
      PositionalDescription(
        "shell", help: "The shell to write it for.", allowedValues: Shell.allCases.map(\.rawValue))
    ],
    examples: [
      Example(
        "aircart completions bash > aircart.bash",
        shows: "Load it with 'source aircart.bash', now or in ~/.bashrc."),
      Example("aircart completions zsh > _aircart", shows: "Move it to a folder of $fpath."),
      Example("aircart completions fish | source", shows: "In fish, for this session."),
    ], formats: [.text])

  var description: VerbDescription { Self.description }

  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let shell = arguments.positional("shell").flatMap { Shell(rawValue: $0) }
    try console.print(shell?.completionScript(of: tool) ?? "")
    return .success
  }
}

extension ToolDescription {
  func unknownVerb(_ name: String) -> CommandError {
    .unknown(
      "subcommand", name, suggestions: closestNames(to: name, among: verbs.map(\.name), limit: 2))
  }
}
