import AirCartDocuments

/// Help for programs: the description of the tool as JSON.
struct HelpDocument {
  let tool: ToolDescription
  /// Those of its verbs that are asked for.
  let verbs: [VerbDescription]

  /// The document as text without a final line feed.
  var text: String { Self.table.json(self).text() }

  static let table = OutputTable<HelpDocument>(
    "help",
    [
      .schemaVersion(1),
      .init(.name, .text, "The tool.") { $0.tool.name },
      .init(.version, .text, "Its version.") { $0.tool.version },
      .init(.abstract, .text, "What it is.") { $0.tool.abstract },
      .init(.discussion, .text, "More about it.") { $0.tool.discussion },
      .init("globalOptions", .list(option), "The options of every subcommand.") { _ in
        GlobalOptions.descriptions
      },
      .init("subcommands", .list(subcommand), "The subcommands.") { help in
        help.verbs.map { (help.tool, $0) }
      },
      .init("exitCodes", .list(exit), "The exit codes.") { _ in ExitCode.allCases },
    ])

  private static let subcommand = OutputTable<(tool: ToolDescription, verb: VerbDescription)>(
    "a subcommand",
    [
      .init(.name, .text, "The name.") { $0.verb.name },
      .init(.abstract, .text, "What it does.") { $0.verb.abstract },
      .init(ifAny: .discussion, .text, "More about it.") { $0.verb.discussion.unlessEmpty },
      .init("usage", .text, "How it is written.") { $0.verb.usage(of: $0.tool.name) },
      .init("arguments", .list(argument), "What it takes by place.") { $0.verb.positionals },
      .init(.options, .list(option), "Its own options.") { $0.verb.options },
      .init("examples", .list(example), "Examples.") { $0.verb.examples },
    ])

  private static let option = OutputTable<OptionDescription>(
    "an option",
    [
      .init(.name, .text, "The name without dashes.") { $0.name },
      .init(ifAny: "short", .text, "One letter for it.") { $0.short.map { String($0) } },
      .init(ifAny: .value, .text, "What its value is; a flag has none.") { $0.placeholder },
      .init("isNegatable", .flag, "Whether --no- and its name switches it off.") { $0.isNegatable },
      .init("isRepeatable", .flag, "Whether it may be given again.") { $0.isRepeatable },
      .init(.help, .text, "What it does.") { $0.help },
      .init(ifAny: .discussion, .text, "More about it.") { $0.discussion.unlessEmpty },
      .init(ifAny: .allowedValues, .list(.text), "The only values.") {
        $0.allowedValues.unlessEmpty
      },
      .init(ifAny: "defaultValue", .text, "What holds without it.") { $0.defaultText },
      .init(ifAny: "group", .text, "The heading above it.") { $0.group },
    ])

  private static let argument = OutputTable<PositionalDescription>(
    "an argument",
    [
      .init(.name, .text, "The name.") { $0.name },
      .init("isRequired", .flag, "Whether it must be given.") { $0.isRequired },
      .init("isRepeating", .flag, "Whether several may be given.") { $0.isRepeating },
      .init(.help, .text, "What it is.") { $0.help },
      .init(ifAny: .discussion, .text, "More about it.") { $0.discussion.unlessEmpty },
      .init(ifAny: .allowedValues, .list(.text), "The only values.") {
        $0.allowedValues.unlessEmpty
      },
    ])

  private static let example = OutputTable<Example>(
    "an example",
    [
      .init("commandLine", .text, "The command.") { $0.commandLine },
      .init("shows", .text, "What it shows.") { $0.shows },
    ])

  private static let exit = OutputTable<ExitCode>(
    "an exit code",
    [
      .init(.code, .whole, "The code.") { Int($0.rawValue) },
      .init(.meaning, .text, "What it means.") { $0.meaning },
    ])
}

extension Collection {
  fileprivate var unlessEmpty: Self? { isEmpty ? nil : self }
}
