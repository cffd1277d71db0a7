import Foundation

extension Console {
  /// The clock of this machine.
  package static let systemClock: @Sendable () -> Double = { Date().timeIntervalSince1970 }

  /// The console of this process.
  ///
  /// SIGPIPE is ignored from here on: a reader that goes away is then an error of `write`, which
  /// ends the run quietly, instead of the death of the process.
  package static func process() -> Console {
    signal(SIGPIPE, SIG_IGN)
    Interrupt.install()
    let output = FileDescriptor.standardOutput
    let errors = FileDescriptor.standardError
    return Console(
      output: TextStream(sink: output, isTerminal: output.isTerminal, capacity: 65_536),
      errors: TextStream(sink: errors, isTerminal: errors.isTerminal, capacity: 0),
      input: FileDescriptor.standardInput, environment: ProcessInfo.processInfo.environment,
      currentFolder: FileManager.default.currentDirectoryPath, terminalWidth: output.terminalWidth)
  }
}

extension ExitCode {
  package func endProcess() -> Never {
    exit(self == .interrupted ? Interrupt.exitStatus : rawValue)
  }
}
