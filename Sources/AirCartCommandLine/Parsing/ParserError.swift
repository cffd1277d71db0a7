import AirCartDocuments

/// Why a command line cannot be understood: facts here, the sentences below.
package enum ParserError: Error, Equatable {
  case unknownVerb(String, suggestions: [String])
  case optionBeforeVerb(String)
  case unknownOption(String, suggestions: [String])
  case missingValue(OptionDescription)
  case unexpectedValue(String, option: String)
  case repeatedOption(OptionDescription, first: String, second: String)
  case contradictoryFlags(OptionDescription)
  case valueNotAllowed(String, synopsis: String, allowed: [String])
  case missingArgument(PositionalDescription)
  case unexpectedArguments([String])
}

extension ParserError: ExplainedError {
  package var exitCode: ExitCode { .usage }

  package var message: String {
    switch self {
    case .unknownVerb(let name, let suggestions):
      "Unknown subcommand '\(name)'.\(didYouMean(suggestions))"
    case .optionBeforeVerb(let option): "The option '\(option)' stands before the subcommand."
    case .unknownOption(let option, let suggestions):
      "Unknown option '\(option)'.\(didYouMean(suggestions))"
    case .missingValue(let option): "Missing value for '\(option.synopsis)'"
    case .unexpectedValue(let value, let option):
      "The option '\(option)' does not take any value, but '\(value)' was specified."
    case .repeatedOption(let option, let first, let second):
      "The option '\(option.synopsis)' was given more than once: '\(first)' and '\(second)'."
    case .contradictoryFlags(let option):
      "The options '--\(option.name)' and '--no-\(option.name)' contradict each other."
    case .valueNotAllowed(let value, let synopsis, let allowed):
      "The value '\(value)' is invalid for '\(synopsis)'.\(offer(value, among: allowed))"
    case .missingArgument(let positional): "Missing expected argument '<\(positional.name)>'"
    case .unexpectedArguments(let arguments): unexpected(arguments)
    }
  }

  package var remedy: String? {
    switch self {
    case .optionBeforeVerb(let option):
      "Options stand after the subcommand, as in 'aircart plan \(option)'."
    case .missingValue(let option): "\(option.synopsis)  \(option.helpWithValues)"
    case .missingArgument(let positional): "<\(positional.name)>  \(positional.helpWithValues)"
    default: nil
    }
  }

  /// More names than this are a catalogue, not a sentence.
  private static let mostListed = 10

  private func didYouMean(_ names: [String]) -> String {
    names.isEmpty ? "" : " Did you mean \(quoted(names).listed(joinedBy: "or"))?"
  }

  private func offer(_ value: String, among allowed: [String]) -> String {
    let close = closestNames(to: value, among: allowed, limit: 1)
    guard close.isEmpty else { return didYouMean(close) }
    guard allowed.count <= Self.mostListed else {
      let some = quoted(allowed.prefix(Self.mostListed)).listed(joinedBy: "or")
      return " Please provide \(some), or one of \(allowed.count - Self.mostListed) more."
    }
    return " Please provide one of \(quoted(allowed).listed(joinedBy: "or"))."
  }

  private func unexpected(_ arguments: [String]) -> String {
    let names = quoted(arguments).joined(separator: ", ")
    return arguments.count == 1
      ? "Unexpected argument \(names)" : "\(arguments.count) unexpected arguments: \(names)"
  }

  private func quoted(_ names: some Sequence<String>) -> [String] { names.map { "'\($0)'" } }
}
