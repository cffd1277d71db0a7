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

  package init(_ exitCode: ExitCode, _ message: String, remedy: String? = nil) {
    self.exitCode = exitCode
    self.message = message
    self.remedy = remedy
  }
}

/// Refuses what was typed unless a condition holds.
func require(
  _ holds: Bool, _ message: @autoclosure () -> String, remedy: @autoclosure () -> String? = nil
) throws(CommandError) {
  guard holds else { throw CommandError(.usage, message(), remedy: remedy()) }
}

extension Optional {
  /// The value, without which what was typed is refused.
  func required(
    _ message: @autoclosure () -> String, remedy: @autoclosure () -> String? = nil
  ) throws(CommandError) -> Wrapped {
    guard let self else { throw CommandError(.usage, message(), remedy: remedy()) }
    return self
  }
}

extension Optional where Wrapped: Comparable {
  /// The value within bounds; what was typed is refused where there is none or it lies outside.
  func required(
    in bounds: ClosedRange<Wrapped>, _ message: @autoclosure () -> String,
    remedy: @autoclosure () -> String? = nil
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

  /// One clause for help and manual.
  package var meaning: String {
    switch self {
    case .success: "done (also when the reader of the output has gone away)"
    case .negative: "the answer is no: a check failed, or a --fail-on condition holds"
    case .usage: "the command line cannot be understood"
    case .malformedData: "a scenario or result file is malformed"
    case .missingInput: "an input is missing or unreadable"
    case .internalFault: "an internal check failed: a fault of aircart"
    case .cannotCreate: "an output cannot be created"
    case .writeFailure: "writing an output failed"
    case .interrupted: "interrupted"
    }
  }
}
