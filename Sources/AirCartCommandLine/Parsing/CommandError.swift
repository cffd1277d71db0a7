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
