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
