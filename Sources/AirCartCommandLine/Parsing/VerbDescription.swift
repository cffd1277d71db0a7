/// A command line worth showing, and what it shows.
package struct Example: Equatable, Sendable {
  package let commandLine: String
  package let shows: String

  package init(_ commandLine: String, shows: String) {
    self.commandLine = commandLine
    self.shows = shows
  }
}

/// One verb as data: its help, its completions and its parser are read from this.
package struct VerbDescription: Equatable, Sendable {
  package let name: String
  /// One sentence.
  package let abstract: String
  package var discussion = ""
  package var positionals: [PositionalDescription] = []
  /// The verb's own options; the global ones belong to every verb.
  package var options: [OptionDescription] = []
  package var examples: [Example] = []
  /// The formats that its answer is written in; others are refused.
  package var formats = GlobalOptions.Format.typed

  /// Describes a verb.
  package init(
    name: String, abstract: String, discussion: String = "",
    positionals: [PositionalDescription] = [], options: [OptionDescription] = [],
    examples: [Example] = [], formats: [GlobalOptions.Format] = GlobalOptions.Format.typed
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
    self.formats = formats
  }

  /// The verb's own options, then the global ones.
  package var allOptions: [OptionDescription] { options + GlobalOptions.descriptions }

  /// Those that help and completions offer: none of formats where the answer is text alone.
  package var offeredOptions: [OptionDescription] {
    formats == [.text] ? allOptions.filter { !GlobalOptions.isOfFormats($0) } : allOptions
  }

  /// The usage line without its heading.
  package func usage(of tool: String) -> String {
    ([tool, name, "[<options>]"] + positionals.map(\.synopsis)).joined(separator: " ")
  }
}

/// The whole command-line tool as data.
package struct ToolDescription: Equatable, Sendable {
  package let name: String
  package let version: String

  /// The version of AirCart; CHANGELOG.md and CITATION.cff have the same.
  package static let currentVersion = "1.0.0"
  package let abstract: String
  package let discussion: String
  package let verbs: [VerbDescription]

  /// Describes a tool.
  package init(
    name: String, version: String, abstract: String, discussion: String, verbs: [VerbDescription]
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.discussion = discussion
    self.verbs = verbs
  }

  /// The tool `aircart` with the given verbs and those that every tool has.
  package static func aircart(verbs: [VerbDescription]) -> ToolDescription {
    ToolDescription(
      name: "aircart", version: currentVersion,
      abstract: "Decide which product goes in which tank of an air cart.",
      discussion: """
        For anyone who seeds with a multi-tank air cart: which product goes in which tank, how \
        far a fill lasts, which cart to run, what happens if a rate changes, and how good the \
        simple rule (greedy) is.
        """,
      verbs: withBuiltIns(verbs))
  }

  private static func withBuiltIns(_ verbs: [VerbDescription]) -> [VerbDescription] {
    let completions = CompletionsVerb.description
    let help = HelpVerb.description(of: verbs.map(\.name) + [completions.name])
    return verbs + [completions, help]
  }

  /// The usage line without its heading.
  package var usage: String { "\(name) <subcommand> [<options>]" }

  /// The options that are accepted instead of a verb.
  package static let options: [OptionDescription] = [
    .flag("version", help: "Show the version."),
    GlobalOptions.help,
  ]

  package func verb(named name: String) -> VerbDescription? { verbs.first { $0.name == name } }
}

/// One verb of the tool: its description, and what it does with its arguments.
package protocol Verb: Sendable {
  /// Everything that help, completions and the parser know about the verb.
  var description: VerbDescription { get }

  /// Does the work: results go to `console.output`, everything else to `console.errors`.
  func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode
}
