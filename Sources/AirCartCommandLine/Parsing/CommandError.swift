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
