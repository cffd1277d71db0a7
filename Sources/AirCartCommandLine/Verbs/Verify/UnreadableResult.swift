/// Why a run cannot be checked, where no error in a file says so.
struct UnreadableResult: Error {
  let exitCode: ExitCode
  let text: String

  init(_ exitCode: ExitCode, _ fact: String, remedy: String) {
    self.exitCode = exitCode
    text = "error: \(fact)\n  = \(remedy)\n"
  }
}
