import Foundation

/// Help for programs: the description of the tool as JSON, keys sorted.
struct HelpDocument: Encodable {
  struct Option: Encodable {
    let name: String
    let short: String?
    let value: String?
    let isNegatable: Bool
    let isRepeatable: Bool
    let help: String
    let discussion: String?
    let allowedValues: [String]?
    let defaultValue: String?
    let group: String?
  }

  struct Argument: Encodable {
    let name: String
    let isRequired: Bool
    let isRepeating: Bool
    let help: String
    let discussion: String?
    let allowedValues: [String]?
  }

  struct Demonstration: Encodable {
    let commandLine: String
    let shows: String
  }

  struct Subcommand: Encodable {
    let name: String
    let abstract: String
    let discussion: String?
    let usage: String
    let arguments: [Argument]
    let options: [Option]
    let examples: [Demonstration]
  }

  struct Exit: Encodable {
    let code: Int32
    let meaning: String
  }

  let schemaVersion = 1
  let name: String
  let version: String
  let abstract: String
  let discussion: String
  let globalOptions: [Option]
  let subcommands: [Subcommand]
  let exitCodes: [Exit]

  private enum CodingKeys: CodingKey {
    case schemaVersion
    case name
    case version
    case abstract
    case discussion
    case globalOptions
    case subcommands
    case exitCodes
  }

  /// Describes the tool with those of its verbs that are asked for.
  init(tool: ToolDescription, verbs: [VerbDescription]) {
    name = tool.name
    version = tool.version
    abstract = tool.abstract
    discussion = tool.discussion
    globalOptions = GlobalOptions.descriptions.map(Option.init)
    subcommands = verbs.map { Subcommand($0, tool: tool.name) }
    exitCodes = ExitCode.allCases.map { Exit(code: $0.rawValue, meaning: $0.meaning) }
  }

  /// The document as text without a final line feed.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension HelpDocument.Option {
  init(_ option: OptionDescription) {
    name = option.name
    short = option.short.map { String($0) }
    value = option.placeholder
    isNegatable = option.isNegatable
    isRepeatable = option.isRepeatable
    help = option.help
    discussion = option.discussion.isEmpty ? nil : option.discussion
    allowedValues = option.allowedValues.isEmpty ? nil : option.allowedValues
    defaultValue = option.defaultText
    group = option.group
  }
}

extension HelpDocument.Argument {
  init(_ positional: PositionalDescription) {
    name = positional.name
    isRequired = positional.isRequired
    isRepeating = positional.isRepeating
    help = positional.help
    discussion = positional.discussion.isEmpty ? nil : positional.discussion
    allowedValues = positional.allowedValues.isEmpty ? nil : positional.allowedValues
  }
}

extension HelpDocument.Subcommand {
  init(_ verb: VerbDescription, tool: String) {
    name = verb.name
    abstract = verb.abstract
    discussion = verb.discussion.isEmpty ? nil : verb.discussion
    usage = verb.usage(of: tool)
    arguments = verb.positionals.map(HelpDocument.Argument.init)
    options = verb.options.map(HelpDocument.Option.init)
    examples = verb.examples.map { .init(commandLine: $0.commandLine, shows: $0.shows) }
  }
}
