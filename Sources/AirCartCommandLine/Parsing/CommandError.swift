package import AirCartDocuments

/// An error that names what is wrong and what to do, for the person at the keyboard.
package protocol ExplainedError: Error {
  /// The fact, as a sentence with the values in it.
  var message: String { get }

  /// What to do about it, where there is something to do.
  var remedy: String? { get }

  /// How the process ends because of it.
  var exitCode: ExitCode { get }
}

/// A failure of a verb: how the process ends, what happened, what to do.
package struct CommandError: ExplainedError, Equatable {
  package let exitCode: ExitCode
  package let message: String
  package let remedy: String?

  package init(_ exitCode: ExitCode, _ message: Phrase, remedy: Phrase? = nil) {
    self.exitCode = exitCode
    self.message = message.text
    self.remedy = remedy?.text
  }

  init(_ message: Phrase, remedy: Phrase? = nil) { self.init(.usage, message, remedy: remedy) }

  package init(_ fault: TextFault) {
    self.init(Phrase(verbatim: fault.message), remedy: fault.remedy.map(Phrase.init(verbatim:)))
  }

  // MARK: Command lines that cannot be understood

  /// More names than this are a catalogue, not a sentence.
  private static let mostListed = 10

  static func unknown(_ what: String, _ name: String, suggestions: [String]) -> CommandError {
    CommandError("Unknown \(localized(word: what)) '\(name)'.\(didYouMean(suggestions))")
  }

  static func unexpectedValue(_ value: some StringProtocol, option: String) -> CommandError {
    CommandError("The option '\(option)' does not take any value, but '\(value)' was specified.")
  }

  static func unexpectedArguments(
    _ arguments: ArraySlice<String>, remedy: Phrase? = nil
  ) -> CommandError {
    let names = quoted(arguments).joined(separator: ", ")
    return CommandError(
      arguments.count == 1
        ? "Unexpected argument \(names)" : "\(arguments.count) unexpected arguments: \(names)",
      remedy: remedy)
  }

  package static func valueNotAllowed(
    _ value: String, synopsis: String, allowed: [String]
  ) -> CommandError {
    let close = closestNames(to: value, among: allowed, limit: 1)
    let some = quoted(allowed.prefix(mostListed)).alternatives
    let rest = allowed.count - mostListed
    let offer =
      !close.isEmpty
      ? didYouMean(close)
      : rest > 0
        ? localized(" Please provide \(some), or one of \(rest) more.")
        : localized(" Please provide one of \(some).")
    return CommandError("The value '\(value)' is invalid for '\(synopsis)'.\(offer)")
  }

  private static func didYouMean(_ names: [String]) -> String {
    names.isEmpty ? "" : localized(" Did you mean \(quoted(names).alternatives)?")
  }

  private static func quoted(_ names: some Sequence<String>) -> [String] { names.map { "'\($0)'" } }
}

/// Refuses what was typed unless a condition holds.
func require(
  _ holds: Bool, _ message: @autoclosure () -> Phrase, remedy: @autoclosure () -> Phrase? = nil
) throws(CommandError) {
  guard holds else { throw CommandError(message(), remedy: remedy()) }
}

extension Optional {
  /// The value, without which what was typed is refused.
  func required(
    _ message: @autoclosure () -> Phrase, remedy: @autoclosure () -> Phrase? = nil
  ) throws(CommandError) -> Wrapped {
    guard let self else { throw CommandError(message(), remedy: remedy()) }
    return self
  }
}

extension Optional where Wrapped: Comparable {
  /// The value within bounds; what was typed is refused where there is none or it lies outside.
  func required(
    in bounds: ClosedRange<Wrapped>, _ message: @autoclosure () -> Phrase,
    remedy: @autoclosure () -> Phrase? = nil
  ) throws(CommandError) -> Wrapped {
    try flatMap { bounds.contains($0) ? $0 : nil }.required(message(), remedy: remedy())
  }
}

/// What the process tells its caller when it ends; the numbers from 64 up are those of sysexits.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case negative = 1
  case usage = 64
  case malformedData = 65
  case missingInput = 66
  case internalFault = 70
  case cannotCreate = 73
  case writeFailure = 74
  case interrupted = 130

  /// The code of an error for other programs, stable over releases.
  var word: String {
    switch self {
    case .success, .negative, .internalFault: "E-INTERNAL"
    case .usage: "E-USAGE"
    case .malformedData: "E-DATA"
    case .missingInput: "E-UNREADABLE"
    case .cannotCreate: "E-CANNOT-CREATE"
    case .writeFailure: "E-WRITE"
    case .interrupted: "E-INTERRUPTED"
    }
  }

  /// One clause for help and manual.
  package var meaning: String {
    switch self {
    case .success: "done (also when the reader of the output has gone away)"
    case .negative: "the answer is no: a check failed, or a --fail-on condition holds"
    case .usage: "the command line cannot be understood"
    case .malformedData: "an input file is malformed"
    case .missingInput: "an input file is missing or unreadable"
    case .internalFault: "an internal check failed: a fault of aircart"
    case .cannotCreate: "an output cannot be created"
    case .writeFailure: "writing an output failed"
    case .interrupted: "interrupted"
    }
  }
}
